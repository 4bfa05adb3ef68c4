"""Hooks beside PyTorch's: their order, kind by kind, and what they may do."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from programs import Log, Program, Programs, agree_on, leaf

from tests.autograd.hook_scenes import KINDS, SHAPES, WAYS, run_scene

PROGRAMS = Programs()
program = PROGRAMS.add


# -- the table: every kind of hook at every place, under every way to run backward -----------------------


def _order(way: str, shape: str, kinds: tuple[str, ...]) -> Program:
    return lambda m, log: run_scene(m, log, way, shape, kinds)


for _way, _shape in itertools.product(WAYS, SHAPES):
    for _kind in KINDS:
        PROGRAMS[f"{_way}, {_shape}, {_kind}"] = _order(_way, _shape, (_kind,))
    PROGRAMS[f"{_way}, {_shape}, all"] = _order(_way, _shape, tuple(KINDS))


# -- what hooks may do ------------------------------------------------------------------------------------


@program
def a_tensor_hook_changes_the_gradient(m: Any, log: Log) -> None:
    x = leaf(m, 1.0)
    y = x * 2
    y.register_hook(lambda g: g * 10)
    y.register_hook(lambda g: log(g))
    y.register_hook(lambda g: g + 1)
    x.register_hook(lambda g: None)
    y.backward()
    log(x.grad)


@program
def a_tensor_hook_changes_its_argument(m: Any, log: Log) -> None:
    x = leaf(m, 1.0)
    y = x * 2
    y.register_hook(lambda g: g.mul_(10))
    y.backward(m.ones(1))
    log(x.grad)


@program
def what_tensor_hooks_must_not_return(m: Any, log: Log) -> None:
    def attempt(value: Any, says: str) -> None:
        x = leaf(m, 1.0, 2.0)

        def mine(g: Any) -> Any:
            return value

        x.register_hook(mine)
        log.refusal(lambda: (x * 2).sum().backward(), says)

    attempt(3, "")
    attempt("text", "")
    attempt(m.ones(3), "hook 'mine' has changed the size of value")
    attempt(m.ones(2, dtype=m.float64), "hook 'mine' has changed the type of value")
    attempt(m.ones(2, dtype=m.int64), "hook 'mine' has changed the type of value")
    attempt((m.ones(2),), "")
    attempt([m.ones(2)], "")
    attempt(False, "")


@program
def what_node_hooks_must_not_return(m: Any, log: Log) -> None:
    def attempt(kind: str, value: Any, says: str) -> None:
        x = leaf(m, 1.0, 2.0)
        y = x * 2

        def mine(*args: Any) -> Any:
            return value

        getattr(y.grad_fn, kind)(mine)
        log.refusal(lambda: y.sum().backward(), says)
        log(x.grad)

    for kind in ("register_prehook", "register_hook"):
        attempt(kind, 3, "")
        attempt(kind, (), "incorrect number of values")
        attempt(kind, (m.ones(2), m.ones(2), m.ones(2)), "incorrect number of values")
        attempt(kind, (3, None)[: 1 if kind == "register_prehook" else 2], "")
        attempt(kind, m.ones(2), "")
        attempt(kind, [m.ones(2)], "")
        attempt(
            kind,
            (m.ones(2, dtype=m.float64), None)[: 1 if kind[9] == "p" else 2],
            "has changed the type",
        )
        attempt(kind, (m.ones(3),) if kind == "register_prehook" else (m.ones(3), None), "")
        attempt(kind, (None,) if kind == "register_prehook" else (None, None), "")


@program
def node_hooks_change_gradients(m: Any, log: Log) -> None:
    x = leaf(m, 1.0)
    y = x * 2
    y.grad_fn.register_prehook(lambda outs: (outs[0] * 3,))
    y.grad_fn.register_prehook(lambda outs: log(list(outs)))
    y.grad_fn.register_hook(lambda ins, outs: (ins[0] + 1, *ins[1:]))
    y.grad_fn.register_hook(lambda ins, outs: log(list(ins), list(outs)))
    y.backward()
    log(x.grad)


@program
def hooks_of_accumulators(m: Any, log: Log) -> None:
    x = leaf(m, 1.0)
    node = (x * 2).grad_fn.next_functions[0][0]
    log(node, node.variable is x)
    node.register_prehook(lambda outs: (log("pre", list(outs)), (outs[0] * 3,))[1])
    node.register_hook(lambda ins, outs: log("post", list(ins), list(outs), x.grad))
    x.register_hook(lambda g: log("tensor", g))
    x.register_post_accumulate_grad_hook(lambda t: log("accumulated", t.grad))
    (x * 2).backward()
    log(x.grad)
    log(m.autograd.grad(x * 2, x))


@program
def hooks_that_raise(m: Any, log: Log) -> None:
    def fail(*args: Any) -> None:
        raise KeyError("mine")

    for register in (
        lambda x, y: y.register_hook(fail),
        lambda x, y: y.grad_fn.register_hook(fail),
        lambda x, y: y.grad_fn.register_prehook(fail),
        lambda x, y: x.register_hook(fail),
        lambda x, y: x.register_post_accumulate_grad_hook(fail),
    ):
        x = leaf(m, 1.0)
        y = x * 2
        register(x, y)
        log.refusal(lambda: y.backward(), "mine")  # noqa: B023
        log(x.grad)


@program
def hooks_that_remove_themselves(m: Any, log: Log) -> None:
    x = leaf(m, 1.0)
    y = x * 2
    handles = []

    def once(g: Any) -> None:
        log("once", g)
        handles[0].remove()

    handles.append(y.register_hook(once))
    y.register_hook(lambda g: log("always", g))
    y.backward(retain_graph=True)
    y.backward()


@program
def hooks_that_add_hooks(m: Any, log: Log) -> None:
    x = leaf(m, 1.0)
    y = x * 2

    def adds(g: Any) -> None:
        log("adds", g)
        x.register_hook(lambda g: log("added", g))

    y.register_hook(adds)
    y.backward(retain_graph=True)
    y.backward()


@program
def a_handle_as_a_context(m: Any, log: Log) -> None:
    x = leaf(m, 1.0)
    with x.register_hook(lambda g: log("within", g)):
        (x * 2).backward()
    (x * 2).backward()


@program
def a_post_accumulate_hook_that_clears_the_gradient(m: Any, log: Log) -> None:
    x = leaf(m, 1.0)

    def clear(t: Any) -> None:
        log(t is x, t.grad, m.is_grad_enabled())
        t.grad = None

    x.register_post_accumulate_grad_hook(clear)
    (x * 2).backward()
    (x * 3).backward()
    log(x.grad)


@program
def a_post_accumulate_hook_that_returns_something(m: Any, log: Log) -> None:
    x = leaf(m, 1.0)
    x.register_post_accumulate_grad_hook(lambda t: 3)
    log.refusal(lambda: (x * 2).backward(), "")


@program
def refused_registrations(m: Any, log: Log) -> None:
    x = leaf(m, 1.0)
    log.refusal(lambda: m.ones(1).register_hook(print), "doesn't require gradient")
    log.refusal(
        lambda: m.ones(1).register_post_accumulate_grad_hook(print), "doesn't require gradient"
    )
    log.refusal(lambda: (x * 2).register_post_accumulate_grad_hook(print), "on non-leaf tensors")
    log.refusal(lambda: m.ones(1).retain_grad(), "requires_grad=False")
    with m.no_grad():
        log.refusal(lambda: (x * 2).register_hook(print), "doesn't require gradient")


@program
def grad_mode_in_hooks(m: Any, log: Log) -> None:
    for create in (False, True):
        x = leaf(m, 1.0)
        y = x * x
        y.register_hook(lambda g: log("tensor", m.is_grad_enabled(), g.requires_grad))
        y.grad_fn.register_hook(lambda i, o: log("post", m.is_grad_enabled(), i[0].requires_grad))
        y.grad_fn.register_prehook(lambda o: log("pre", m.is_grad_enabled()))
        x.register_hook(lambda g: log("leaf", m.is_grad_enabled(), g.requires_grad))
        x.register_post_accumulate_grad_hook(lambda t: log("acc", m.is_grad_enabled()))
        y.backward(create_graph=create)


@program
def retain_grad(m: Any, log: Log) -> None:
    x = leaf(m, 1.0)
    y = x * 2
    x.retain_grad()
    log(x.retains_grad, y.retains_grad)
    y.retain_grad()
    y.retain_grad()
    y.register_hook(lambda g: g * 3)
    (y * y).backward(retain_graph=False)
    log(y.retains_grad, y.grad, x.grad)
    (y * 5).sum()
    y2 = y * 5
    y.grad = None
    log(y.grad, y2.grad_fn)


@program
def retain_grad_accumulates(m: Any, log: Log) -> None:
    x = leaf(m, 1.0)
    y = x * 2
    y.retain_grad()
    z = y * y
    z.backward(retain_graph=True)
    first = y.grad
    z.backward(retain_graph=True)
    log(y.grad, first, first is y.grad)
    z.backward(create_graph=True)
    log(y.grad, y.grad.requires_grad)


@program
def retain_grad_then_in_place(m: Any, log: Log) -> None:
    x = leaf(m, 1.0, 2.0)
    y = x * 2
    y.retain_grad()
    y.mul_(5)
    y.sum().backward()
    log(y.grad, x.grad)


@program
def retain_grad_of_a_view_then_base_in_place(m: Any, log: Log) -> None:
    x = leaf(m, 1.0, 2.0)
    y = x * 2
    v = y[:1]
    v.retain_grad()
    y.mul_(5)
    (v * 3 + y).sum().backward()
    log(v.grad, x.grad)


@program
def retain_grad_of_a_base_then_view_in_place(m: Any, log: Log) -> None:
    x = leaf(m, 1.0, 2.0)
    y = x * 2
    y.retain_grad()
    y[:1].mul_(5)
    (y * 3).sum().backward()
    log(y.grad, x.grad)


@program
def retain_grad_order(m: Any, log: Log) -> None:
    x = leaf(m, 1.0)
    y = x * 2
    y.retain_grad()
    y.grad_fn.register_prehook(lambda o: (o[0] * 7,))
    y.register_hook(lambda g: g * 3)
    y.backward()
    log(y.grad, x.grad)


@program
def a_hook_on_a_tensor_then_in_place(m: Any, log: Log) -> None:
    x = leaf(m, 1.0)
    y = x * 2
    y.register_hook(lambda g: log("before", g))
    y.mul_(5)
    y.register_hook(lambda g: log("after", g))
    (y * 3).backward()


@program
def a_hook_on_a_view_then_in_place(m: Any, log: Log) -> None:
    x = leaf(m, 1.0, 2.0)
    y = x * 2
    v = y[:1]
    v.register_hook(lambda g: log("view", g))
    y.register_hook(lambda g: log("base", g))
    v.mul_(5)
    v.register_hook(lambda g: log("view again", g))
    y.register_hook(lambda g: log("base again", g))
    (y * 3).sum().backward()
    log(x.grad)


@program
def a_hook_on_a_view_used_after_in_place(m: Any, log: Log) -> None:
    x = leaf(m, 1.0, 2.0)
    y = x * 2
    v = y[:1]
    v.mul_(5)
    v.register_hook(lambda g: log("view", g))
    (v * 3).sum().backward()
    log(x.grad)


@program
def hooks_of_one_output_of_several(m: Any, log: Log) -> None:
    x = leaf(m, 1.0, 2.0, 3.0)
    a, b, c = x.unbind()
    a.register_hook(lambda g: log("a", g))
    b.register_hook(lambda g: log("b", g))
    c.register_hook(lambda g: (log("c", g), g * 2)[1])
    a.grad_fn.register_prehook(lambda outs: log(list(outs)))
    (a * 2 + c * 3).backward()
    log(x.grad)


@program
def hooks_with_undefined_gradients(m: Any, log: Log) -> None:
    class Stop(m.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            return x * 1

        @staticmethod
        def backward(ctx, g):
            return None

    x = leaf(m, 1.0)
    h = x * 2
    h.register_hook(lambda g: log("tensor", g))
    h.grad_fn.register_prehook(lambda o: log("pre", list(o)))
    h.grad_fn.register_hook(lambda i, o: log("post", list(i), list(o)))
    x.register_hook(lambda g: log("leaf", g))
    x.register_post_accumulate_grad_hook(lambda t: log("acc", t.grad))
    Stop.apply(h).backward()
    log(x.grad)


# -- several tensors ------------------------------------------------------------------------------------


@program
def multi_grad_hook_all(m: Any, log: Log) -> None:
    x, y, z = leaf(m, 1.0), leaf(m, 2.0), leaf(m, 3.0)
    h = x * y
    handle = m.autograd.graph.register_multi_grad_hook(
        (x, y, z, h), lambda grads: log("all", list(grads))
    )
    h.register_hook(lambda g: log("h", g))
    (h * 1).backward(retain_graph=True)
    (h * z).backward(retain_graph=True)
    (h * 1).backward(inputs=[x], retain_graph=True)
    (h * 1).backward(inputs=[x, y], retain_graph=True)
    handle.remove()
    (h * 1).backward()


@program
def multi_grad_hook_any(m: Any, log: Log) -> None:
    x, y = leaf(m, 1.0), leaf(m, 2.0)
    h = x * y
    with m.autograd.graph.register_multi_grad_hook((x, y, h), lambda g: log("any", g), mode="any"):
        h.backward(retain_graph=True)
        h.backward(retain_graph=True)
        m.autograd.grad(h, y, retain_graph=True)
    h.backward()


@program
def multi_grad_hook_refusals(m: Any, log: Log) -> None:
    register = m.autograd.graph.register_multi_grad_hook
    log.refusal(lambda: register((leaf(m, 1.0),), print, mode="none"), "Expects mode to be one of")


@program
def multi_grad_hook_unused(m: Any, log: Log) -> None:
    x, y = leaf(m, 1.0), leaf(m, 2.0)
    m.autograd.graph.register_multi_grad_hook((y,), lambda g: log("never", list(g)))
    (x * 2).backward()


@program
def multi_grad_hook_raises(m: Any, log: Log) -> None:
    def fail(grads: Any) -> None:
        raise KeyError("mine")

    x = leaf(m, 1.0)
    m.autograd.graph.register_multi_grad_hook((x,), fail)
    log.refusal(lambda: (x * 2).backward(), "mine")
    log.refusal(lambda: (x * 2).backward(), "mine")


@program
def removable_handle(m: Any, log: Log) -> None:
    from importlib import import_module

    handle_type = import_module(m.__name__ + ".utils.hooks").RemovableHandle
    x = leaf(m, 1.0)
    a, b = x.register_hook(print), x.register_hook(print)
    log(isinstance(a, handle_type), a.id < b.id, type(a.id).__name__)
    a.remove()
    a.remove()
    b.remove()


@program
def a_hook_registered_under_requires_grad_off(m: Any, log: Log) -> None:
    x = leaf(m, 1.0)
    x.register_hook(lambda g: log("old", g))
    x.requires_grad_(False)
    x.requires_grad_(True)
    (x * 2).backward()
    log(x.grad)


@program
def hooks_and_detach_in_place(m: Any, log: Log) -> None:
    x = leaf(m, 1.0)
    y = x * 2
    y.register_hook(lambda g: log("old", g))
    z = y * 3
    y.detach_()
    z.backward()
    log(y.requires_grad, y.is_leaf)


@program
def hooks_see_a_capture_after_them(m: Any, log: Log) -> None:
    x = leaf(m, 1.0)
    h = x * 2
    h.register_hook(lambda g: g * 10)
    h.grad_fn.register_prehook(lambda o: (o[0] * 100,))
    log(m.autograd.grad(h * 3, [h, x]))
    x.register_hook(lambda g: g * 1000)
    log(m.autograd.grad(x * 3, [x]))


@program
def hooks_at_the_root(m: Any, log: Log) -> None:
    x = leaf(m, 1.0)
    h = x * 2
    h.register_hook(lambda g: (log("root", g), g * 10)[1])
    h.backward()
    log(x.grad)
    x.backward(m.ones(1))
    x.register_hook(lambda g: (log("leaf root", g), g * 10)[1])
    x.backward(m.ones(1))
    log(x.grad, m.autograd.grad(x, x, m.ones(1)))


@pytest.mark.parametrize("name", PROGRAMS)
def test_programs(name: str) -> None:
    agree_on(PROGRAMS[name])
