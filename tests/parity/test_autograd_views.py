"""Views and in-place changes beside PyTorch's."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from programs import Log, Program, Programs, agree_on, leaf

PROGRAMS = Programs()
program = PROGRAMS.add


def facts(log: Log, *tensors: Any) -> None:
    """What autograd says of each tensor."""
    for t in tensors:
        try:
            node = t.grad_fn
        except RuntimeError as error:
            node = str(error)[:40]
        log(t.requires_grad, t._version, t._is_view(), t._base is None, node)


# -- view operators × ways to make the view × ways to change --------------------------------------------

VIEWS: dict[str, Callable[[Any, Any], Any]] = {
    "slice": lambda m, h: h[1:],
    "select": lambda m, h: h[0],
    "view": lambda m, h: h.view(6),
    "view_as": lambda m, h: h.view_as(h),
    "t": lambda m, h: h.t(),
    "unsqueeze": lambda m, h: h.unsqueeze(0),
    "expand": lambda m, h: h.unsqueeze(0).expand(2, 2, 3),
    "diagonal": lambda m, h: h.diagonal(),
    "narrow": lambda m, h: h.narrow(1, 0, 2),
    "as_strided": lambda m, h: h.as_strided((2, 2), (3, 1), 1),
    "unbind": lambda m, h: h.unbind(0)[1],
    "split": lambda m, h: h.split(1, 0)[0],
    "chunk": lambda m, h: h.chunk(2, 1)[0],
    "chain": lambda m, h: h.t()[1:].view(-1) if h.t()[1:].is_contiguous() else h.t()[1:][0],
    "detach": lambda m, h: h.detach(),
    "data": lambda m, h: h.data,
    "alias": lambda m, h: h[...],
    "flatten": lambda m, h: h.flatten(),
    "clone": lambda m, h: h.clone(),
    "real": lambda m, h: h.real,
    "unfold": lambda m, h: h.unfold(1, 2, 1),
    "movedim": lambda m, h: h.movedim(0, 1),
    "squeeze": lambda m, h: h.unsqueeze(0).squeeze(0),
}

MADE: dict[str, Callable[[Any, Callable[[], Any]], Any]] = {
    "recorded": lambda m, make: make(),
    "no_grad": lambda m, make: _within(m.no_grad(), make),
    "inference": lambda m, make: _within(m.inference_mode(), make),
}

CHANGED: dict[str, Callable[[Any, Any, Any, Any], Any]] = {
    "view": lambda m, h, v, c: v.mul_(2),
    "base": lambda m, h, v, c: h.mul_(2),
    "view by one that requires grad": lambda m, h, v, c: v.mul_(c),
    "view without recording": lambda m, h, v, c: _within(m.no_grad(), lambda: v.mul_(2)),
    "base without recording": lambda m, h, v, c: _within(m.no_grad(), lambda: h.mul_(2)),
}

BASES: dict[str, Callable[[Any], Any]] = {
    "leaf": lambda m: m.arange(6.0).view(2, 3).clone().requires_grad_(),
    "computed": lambda m: m.arange(6.0).view(2, 3).clone().requires_grad_() * 1,
    "constant": lambda m: m.arange(6.0).view(2, 3).clone(),
}


def _within(context: Any, call: Callable[[], Any]) -> Any:
    with context:
        return call()


def _change(base: str, view: str, made: str, changed: str) -> Program:
    def run(m: Any, log: Log) -> None:
        h = BASES[base](m)
        c = m.tensor(3.0, requires_grad=True)
        v = MADE[made](m, lambda: VIEWS[view](m, h))
        facts(log, h, v)
        log.refusal(lambda: CHANGED[changed](m, h, v, c) is None)
        facts(log, h, v)
        log.refusal(lambda: (v * 2).sum().requires_grad)
        log(h, v)

        def gradients() -> Any:
            total = (h * h).sum() + (v * 3).sum()
            wanted = [t for t in (h, c) if t.requires_grad]
            return m.autograd.grad(total, wanted, allow_unused=True) if wanted else None

        log.refusal(gradients)

    return run


for _base in BASES:
    for _view in VIEWS:
        for _made in MADE:
            for _changed in CHANGED:
                if _view == "unfold" and _changed.startswith("view"):
                    continue  # its elements overlap: what such a change does is not defined
                PROGRAMS[f"{_base}, {_view}, {_made}, {_changed}"] = _change(
                    _base, _view, _made, _changed
                )


# -- single programs ---------------------------------------------------------------------------------------


@program
def versions_are_shared(m: Any, log: Log) -> None:
    x = m.zeros(3)
    v, d, e, c = x[1:], x.detach(), x.data, x.clone()
    x.add_(1)
    log([t._version for t in (x, v, d, e, c)])
    v.add_(1)
    log([t._version for t in (x, v, d, e, c)])
    d.add_(1)
    e.add_(1)
    c.add_(1)
    log([t._version for t in (x, v, d, e, c)])
    x[0] = 5
    x.zero_()
    x += 1
    log(x._version)


@program
def version_is_read_only(m: Any, log: Log) -> None:
    x = m.zeros(3)
    log.refusal(lambda: setattr(x, "_version", 3))
    log.refusal(lambda: setattr(x, "grad_fn", None))
    log.refusal(lambda: setattr(x, "is_leaf", False))


@program
def the_base_is_the_root(m: Any, log: Log) -> None:
    x = leaf(m, 1.0, 2.0)
    h = x * 1
    v = h[1:]
    w = v.view(1, 1)
    log(w._base is h, v._base is h, h._base, x[0]._base is x, w._is_view(), h._is_view())
    log(m.zeros(2)[0]._is_view())


@program
def detach(m: Any, log: Log) -> None:
    x = leaf(m, 1.0, 2.0)
    d = x.detach()
    log(d.requires_grad, d._is_view(), d.is_leaf, d._version)
    d.mul_(2)
    log(x, x._version, d._version)
    h = x * 1
    y = h * h
    h.detach().zero_()
    log.refusal(lambda: y.sum().backward(), "modified by an inplace operation")


@program
def data(m: Any, log: Log) -> None:
    x = leaf(m, 1.0, 2.0)
    h = x * 1
    y = h * h
    h.data.zero_()
    log(h._version)
    y.sum().backward()
    log(x.grad)
    x.data = m.ones(3)
    log(x, x.is_leaf, x.requires_grad)
    log.refusal(lambda: setattr(x, "data", m.ones(3, dtype=m.int64)), "must be floating point")
    log.refusal(lambda: setattr(x, "data", 3), "")


@program
def data_of_another_size_before_backward(m: Any, log: Log) -> None:
    x = leaf(m, 1.0, 2.0)
    x.grad = m.ones(2)
    x.data = m.ones(3)
    log(x.grad)
    (x * 2).sum()


@program
def detach_in_place(m: Any, log: Log) -> None:
    x = leaf(m, 1.0, 2.0)
    h = x * 1
    d = h.detach_()
    log(d is h, h.requires_grad, h.is_leaf, h.grad_fn)
    log.refusal(lambda: (x * 1)[0].detach_(), "Can't detach views in-place")
    x.detach_()
    log(x.requires_grad)


@program
def set_(m: Any, log: Log) -> None:
    x = m.zeros(2)
    y = m.ones(3)
    x.set_(y)
    log(x, x._version, y._version)
    x.add_(1)
    log(y, y._version, x._version)
    z = m.arange(6.0)
    log(m.zeros(2).set_(), m.zeros(2).set_(z, 1, (2, 2), (2, 1)), m.zeros(2).set_(z, 1, (2, 2)))
    log(m.zeros(2).set_(z.untyped_storage()), m.zeros(2).set_(z.untyped_storage(), 2, (2,)))
    log.refusal(lambda: m.zeros(2).set_(m.ones(2, dtype=m.float64)), "Could not set tensor of type")
    log.refusal(lambda: m.zeros(2).set_(3))


@program
def set_of_a_computed_tensor(m: Any, log: Log) -> None:
    x = leaf(m, 1.0, 2.0)
    h = x * 1
    y = h * h
    h.set_(m.ones(3))
    log(h, h.requires_grad, h.is_leaf)
    log.refusal(lambda: y.sum().backward(), "is at version 1; expected version 0 instead")
    z = m.zeros(2).set_(x * 1)
    log(z.requires_grad)


@program
def set_of_a_leaf(m: Any, log: Log) -> None:
    x = leaf(m, 1.0)
    log.refusal(lambda: x.set_(m.ones(3)), "")
    with m.no_grad():
        x.set_(m.ones(3))
    log(x, x.requires_grad)


@program
def unsafe_preserve_version_counter(m: Any, log: Log) -> None:
    x = leaf(m, 1.0, 2.0)
    h = x * 1
    y = h * h
    with m.autograd._unsafe_preserve_version_counter(h):
        h.detach().mul_(2)
        log(h._version)
    log(h._version)
    y.sum().backward()
    log(x.grad)
    a, b = m.zeros(1), m.zeros(1)
    with m.autograd._unsafe_preserve_version_counter((a, b)):
        a.add_(1)
        b.add_(1)
    log(a._version, b._version, a, b)


@program
def leaf_refusals(m: Any, log: Log) -> None:
    x = leaf(m, 1.0, 2.0)
    says = "leaf Variable that requires grad"
    log.refusal(lambda: x.add_(1), says)
    log.refusal(lambda: x[0].add_(1), says)
    log.refusal(lambda: x.__setitem__(0, 1), says)
    log.refusal(lambda: x.__setitem__(slice(None), 1), says)
    log.refusal(lambda: m.add(m.ones(2), 1, out=x), "")
    log.refusal(lambda: x.copy_(m.ones(2)), says)
    log.refusal(lambda: x.zero_(), says)
    log.refusal(lambda: x.resize_(3), "")
    log.refusal(lambda: x.t_(), "")
    log(x, x._version)
    with m.no_grad():
        x.add_(1)
        x[0] = 5
    log(x, x._version)


@program
def out_arguments(m: Any, log: Log) -> None:
    x = leaf(m, 1.0, 2.0)
    log.refusal(lambda: m.add(x, 1, out=m.ones(2)), "support automatic differentiation")
    log.refusal(lambda: m.add(m.ones(2), 1, out=x * 1), "support automatic differentiation")
    with m.no_grad():
        out = m.ones(2)
        log(m.add(x, 1, out=out) is out, out._version)


@program
def expanded(m: Any, log: Log) -> None:
    h = leaf(m, 1.0) * 1
    e = h.expand(3)
    log.refusal(lambda: e.mul_(2), "Please clone() the tensor before performing the operation")
    log.refusal(lambda: e.add_(m.ones(3)), "Please clone() the tensor before performing")
    log.refusal(lambda: e.zero_(), "Please clone() the tensor before performing")
    log.refusal(lambda: e.fill_(3), "Please clone() the tensor before performing")
    log.refusal(lambda: e.copy_(m.ones(3)), "Please clone() the tensor before performing")
    log(h, h._version)


@program
def in_place_on_a_view_of_a_constant(m: Any, log: Log) -> None:
    x = leaf(m, 3.0)
    z = m.zeros(3)
    v = z[1:2]
    v.copy_(x)
    log(z.requires_grad, z.is_leaf, z.grad_fn, v.grad_fn)
    (z * m.tensor([1.0, 2.0, 3.0])).sum().backward()
    log(x.grad)


@program
def another_view_sees_the_change(m: Any, log: Log) -> None:
    x = leaf(m, 3.0)
    z = m.zeros(3)
    v, w = z[1:], z[:2]
    log(w.requires_grad)
    v.mul_(x)
    log(w.requires_grad, w.grad_fn, z.grad_fn, v.grad_fn)
    w.add_(x)
    log(v.grad_fn, z)
    z.sum().backward()
    log(x.grad)


@program
def setitem_history(m: Any, log: Log) -> None:
    x = leaf(m, 3.0)
    h = m.zeros(2, 2)
    h[0, 0] = x[0]
    h[1] = h[0] * 2
    h[:, 1] = x * 5
    log(h.grad_fn, h)
    h.sum().backward()
    log(x.grad)


@program
def a_saved_base_changed_through_a_view(m: Any, log: Log) -> None:
    x = leaf(m, 1.0, 2.0)
    h = x * 1
    y = h * h
    h[0].mul_(2)
    log.refusal(lambda: y.sum().backward(), "is at version 1; expected version 0 instead")


@program
def a_saved_result_changed(m: Any, log: Log) -> None:
    x = leaf(m, 1.0, 2.0)
    y = x.exp()
    y.add_(1)
    log.refusal(lambda: y.sum().backward(), "which is output 0 of")


@program
def an_unneeded_value_changed(m: Any, log: Log) -> None:
    x = leaf(m, 1.0, 2.0)
    h = x * 1
    y = h + 1
    h.mul_(5)
    y.sum().backward()
    log(x.grad)


@program
def requires_grad_on_a_view_and_base(m: Any, log: Log) -> None:
    b = m.zeros(3)
    v = b[1:]
    v.requires_grad_()
    log(v.is_leaf, b.requires_grad, v._is_view())
    log.refusal(lambda: b.mul_(2), "")
    log.refusal(lambda: v.mul_(2), "")
    b2 = m.zeros(3)
    w = b2[1:]
    b2.requires_grad_()
    log(w.requires_grad, w.is_leaf, w.grad_fn)
    log.refusal(lambda: w.mul_(2), "")


@program
def requires_grad_off_on_a_computed_tensor(m: Any, log: Log) -> None:
    h = leaf(m, 1.0) * 1
    log.refusal(lambda: h.requires_grad_(False), "you can only change requires_grad flags of leaf")
    h.requires_grad_(True)
    log(h.requires_grad)
    log.refusal(lambda: setattr(h, "requires_grad", False), "you can only change requires_grad")
    log.refusal(lambda: setattr(m.ones(1, dtype=m.int64), "requires_grad", True), "floating point")


@program
def is_leaf(m: Any, log: Log) -> None:
    x = leaf(m, 1.0)
    with m.no_grad():
        u = x * 1
    log([t.is_leaf for t in (x, x * 1, m.ones(1), m.ones(1) * 2, x.detach(), u, x.clone())])
    log(x.output_nr, (x * 1).output_nr, x.unbind()[0].output_nr)


@program
def multi_output_views(m: Any, log: Log) -> None:
    h = leaf(m, 1.0, 2.0, 3.0, 4.0) * 1
    for make in (
        lambda: h.unbind()[0],
        lambda: h.split(2)[0],
        lambda: h.chunk(2)[1],
        lambda: h.tensor_split(2)[1],
        lambda: h.split([1, 3])[1],
    ):
        v = make()
        log(v._is_view(), v._base is h, v.output_nr)
        log.refusal(lambda: v.mul_(2), "is a view and is being modified inplace")  # noqa: B023
        with m.no_grad():
            v.mul_(1)
        log.refusal(lambda: v.grad_fn, "")  # noqa: B023


@program
def multi_output_views_of_a_constant(m: Any, log: Log) -> None:
    z = m.zeros(4)
    a, b = z.split(2)
    a.mul_(2)
    log(z._version)
    log.refusal(lambda: a.mul_(leaf(m, 1.0)), "is a view and is being modified inplace")
    log.refusal(lambda: b.add_(leaf(m, 1.0)), "")


@program
def multi_output_view_then_base_changed(m: Any, log: Log) -> None:
    h = leaf(m, 1.0, 2.0) * 1
    a, b = h.unbind()
    h.mul_(2)
    log.refusal(lambda: a * 2, "its base or another view of its base has been modified inplace")
    log.refusal(lambda: b.grad_fn, "")


@program
def a_view_of_a_multi_output_view(m: Any, log: Log) -> None:
    h = leaf(m, 1.0, 2.0, 3.0, 4.0) * 1
    v = h.split(2)[0][:1]
    log.refusal(lambda: v.mul_(2), "")
    w = h[:3].split(1)[0]
    log.refusal(lambda: w.mul_(2), "")


@program
def no_grad_views(m: Any, log: Log) -> None:
    h = leaf(m, 1.0, 2.0) * 1
    with m.no_grad():
        v = h[:1]
        w = v.view(1, 1)
    log(v._is_view(), v.requires_grad, w.requires_grad)
    log.refusal(lambda: v.mul_(2), "A view was created in no_grad mode and is being modified")
    log.refusal(lambda: w.mul_(2), "")
    u = v.view(1, 1)
    log(u.requires_grad, u.grad_fn)
    log.refusal(lambda: u.mul_(2), "")
    with m.no_grad():
        v.mul_(2)
    log(h)


@program
def a_no_grad_view_whose_base_is_changed(m: Any, log: Log) -> None:
    h = leaf(m, 1.0, 2.0) * 1
    with m.no_grad():
        v = h[:1]
    h.mul_(2)
    log.refusal(
        lambda: v.grad_fn, "A view was created in no_grad mode and its base or another view"
    )


@program
def enable_grad_views_within_no_grad(m: Any, log: Log) -> None:
    h = leaf(m, 1.0, 2.0) * 1
    with m.no_grad(), m.enable_grad():
        v = h[:1]
    v.mul_(2)
    h.sum().backward()
    log(h.grad_fn, v.grad_fn)


@program
def copy_slices_next_functions(m: Any, log: Log) -> None:
    x = leaf(m, 1.0, 2.0)
    c = leaf(m, 3.0)
    h = x * 1
    h[:1].mul_(c)
    log([n for n, _ in h.grad_fn.next_functions], h.grad_fn)
    (h * h).sum().backward()
    log(x.grad, c.grad)


@program
def create_graph_through_copy_slices(m: Any, log: Log) -> None:
    x = leaf(m, 1.0, 2.0)
    c = leaf(m, 3.0)
    h = x * x
    h[:1].mul_(c)
    (g,) = m.autograd.grad((h * h).sum(), x, create_graph=True)
    log(g, m.autograd.grad(g.sum(), [x, c]))


@program
def chained_views_changed(m: Any, log: Log) -> None:
    x = m.arange(12.0).requires_grad_()
    h = (x * 1).view(3, 4)
    a = h.t()
    b = a[1:3]
    c = b[:, 0]
    c.mul_(10)
    log(h._base is None, h._is_view(), c._base.shape, h.grad_fn, a.grad_fn, b.grad_fn)
    (h * h).sum().backward()
    log(x.grad)


@program
def real_and_imaginary_views(m: Any, log: Log) -> None:
    x = m.tensor([1 + 2j, 3 - 1j], requires_grad=True)
    z = x * 1
    z.real.mul_(2)
    z.imag[0] = 5.0
    log(z, z.grad_fn)
    (z * z.conj()).real.sum().backward()
    log(x.grad)


@program
def view_as_real(m: Any, log: Log) -> None:
    x = m.tensor([1 + 2j, 3 - 1j], requires_grad=True)
    z = x * 1
    m.view_as_real(z)[..., 1].mul_(3)
    (z * z.conj()).real.sum().backward()
    log(x.grad, z)


@program
def in_place_chains(m: Any, log: Log) -> None:
    x = leaf(m, 1.0, 2.0)
    h = x * 1
    for k in range(4):
        h[k % 2].mul_(2 + k)
        h.add_(1)
    h.sum().backward()
    log(x.grad, h._version)


@program
def an_in_place_self_argument(m: Any, log: Log) -> None:
    x = leaf(m, 1.0, 2.0)
    h = x * 1
    h.mul_(h)
    log.refusal(lambda: h.sum().backward(), "")
    h = x * 1
    h.add_(h)
    h.sum().backward()
    log(x.grad)


@program
def retained_view_graph(m: Any, log: Log) -> None:
    x = leaf(m, 1.0, 2.0)
    h = x * 1
    h[:1].mul_(2)
    h.sum().backward(retain_graph=True)
    h.sum().backward()
    log(x.grad)
    log.refusal(lambda: h.sum().backward(), "Trying to backward through the graph a second time")


@program
def increment_version(m: Any, log: Log) -> None:
    x = leaf(m, 1.0, 2.0)
    h = x * 1
    y = h * h
    m.autograd.graph.increment_version(h)
    log(h._version)
    log.refusal(lambda: y.sum().backward(), "modified by an inplace operation")
    m.autograd.graph.increment_version([h, x])
    log(h._version, x._version)
    log.refusal(lambda: m.autograd.graph.increment_version([]), "")
    with m.inference_mode():
        t = m.ones(1)
    log.refusal(lambda: m.autograd.graph.increment_version(t), "")


@program
def resize_and_transpose_in_place(m: Any, log: Log) -> None:
    x = m.arange(6.0).view(2, 3).clone().requires_grad_()
    h = x * 1
    h.t_()
    log(h.shape, h.grad_fn is None)
    h.unsqueeze_(0)
    h.squeeze_(0)
    log(h.shape, h.is_leaf)
    (h * m.arange(6.0).view(3, 2)).sum().backward()
    log(x.grad)
    v = (x * 1)[0]
    log.refusal(lambda: v.unsqueeze_(0).shape, "")


@program
def aliases_of_a_leaf(m: Any, log: Log) -> None:
    x = leaf(m, 1.0, 2.0)
    v = x[:]
    w = x.view(2)
    log(v.grad_fn, w._base is x)
    with m.no_grad():
        x.add_(1)
    log(v.grad_fn, v)
    v.sum().backward()
    log(x.grad)


@program
def set_grad(m: Any, log: Log) -> None:
    x = leaf(m, 1.0, 2.0)
    log.refusal(lambda: setattr(x, "grad", m.ones(3)), "")
    log.refusal(lambda: setattr(x, "grad", m.ones(2, dtype=m.float64)), "")
    log.refusal(lambda: setattr(x, "grad", 3), "")
    log.refusal(lambda: setattr(x, "grad", x), "can't assign Variable as its own grad")
    x.grad = m.ones(2)
    (x * 2).sum().backward()
    log(x.grad)
    del x.grad
    log(x.grad)
    log((x * 1).grad)


@program
def deepcopy(m: Any, log: Log) -> None:
    import copy

    x = leaf(m, 1.0, 2.0)
    x.grad = m.ones(2)
    y = copy.deepcopy(x)
    log(y is x, y, y.grad, y.requires_grad, y.is_leaf)
    log.refusal(lambda: copy.deepcopy(x * 1), "")


@pytest.mark.parametrize("name", PROGRAMS)
def test_programs(name: str) -> None:
    agree_on(PROGRAMS[name])
