"""Nothing in a graph holds an output in a cycle: without the garbage collector everything goes at once."""

import gc
import weakref
from collections.abc import Callable

import pytest

import gradsmith as gs
from gradsmith.autograd import Function
from gradsmith.autograd.graph import (
    allow_mutation_on_saved_tensors,
    get_gradient_edge,
    register_multi_grad_hook,
    save_on_cpu,
    saved_tensors_hooks,
)
from gradsmith.utils.checkpoint import checkpoint


def leaf(*values: float) -> gs.Tensor:
    return gs.tensor(list(values), requires_grad=True)


class SavesAll(Function):
    @staticmethod
    def forward(ctx, x, items):
        y = x.exp()
        ctx.save_for_backward(x, y)
        return y, *(y * item for item in items)

    @staticmethod
    def backward(ctx, g, *rest):
        _, y = ctx.saved_tensors
        return g * y, list(rest)


class ReturnsItsInput(Function):
    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return x

    @staticmethod
    def backward(ctx, g):
        return g


class Doubles(Function):
    @staticmethod
    def forward(ctx, x):
        x.mul_(2)
        ctx.mark_dirty(x)
        ctx.save_for_backward(x)
        return x

    @staticmethod
    def backward(ctx, g):
        return g * 2


def _function() -> gs.Tensor:
    return SavesAll.apply(leaf(1.0), [leaf(2.0)])[0]


def _changed_view() -> gs.Tensor:
    h = leaf(1.0, 2.0) * 1
    v = h[:1]
    v.mul_(leaf(2.0))
    w = h[1:]
    w.mul_(leaf(3.0))
    h.retain_grad()
    return h


def _view_after_its_base_changed() -> gs.Tensor:
    h = leaf(1.0, 2.0) * 1
    v = h[:1]
    h.exp_()
    assert v.grad_fn is not None
    return v


def _hooks() -> gs.Tensor:
    x = leaf(1.0)
    y = x.exp()
    y.register_hook(lambda g: g * 2)
    y.grad_fn.register_prehook(lambda grads: None)
    y.grad_fn.register_hook(lambda ins, outs: None)
    y.retain_grad()
    return y


def _multi_hook() -> gs.Tensor:
    y = leaf(1.0).exp()
    register_multi_grad_hook((y, y * 2), lambda grads: None)
    return y


def _packed(identity: bool) -> gs.Tensor:
    with saved_tensors_hooks(lambda t: t if identity else t.clone(), lambda t: t):
        return leaf(1.0).exp().sigmoid()


def _on_cpu() -> gs.Tensor:
    with save_on_cpu():
        return leaf(1.0).exp().sigmoid()


def _copied() -> gs.Tensor:
    with allow_mutation_on_saved_tensors():
        y = leaf(1.0).exp()
        y.add_(1)
        y.sum().backward()
        return y


def _checkpoint(use_reentrant: bool) -> gs.Tensor:
    return checkpoint(lambda x: x.exp().sigmoid(), leaf(1.0), use_reentrant=use_reentrant)


def _edge() -> gs.Tensor:
    y = leaf(1.0).exp()
    get_gradient_edge(y)
    assert y.grad_fn is not None and y.grad_fn._saved_result is not None
    y.grad_fn.metadata["note"] = "kept"
    return y


MAKERS: dict[str, Callable[[], gs.Tensor]] = {
    "function": _function,
    "function that returns its input": lambda: ReturnsItsInput.apply(leaf(1.0) * 1),
    "function in place": lambda: Doubles.apply(leaf(1.0) * 1),
    "function in place on a view": lambda: Doubles.apply((leaf(1.0, 2.0) * 1)[:1]),
    "changed view": _changed_view,
    "view after its base changed": _view_after_its_base_changed,
    "hooks": _hooks,
    "hook on several": _multi_hook,
    "packed as it is": lambda: _packed(True),
    "packed as a copy": lambda: _packed(False),
    "on cpu": _on_cpu,
    "copied before changes": _copied,
    "checkpoint, reentrant": lambda: _checkpoint(True),
    "checkpoint": lambda: _checkpoint(False),
    "edges and saved values": _edge,
}


@pytest.mark.parametrize("run", [False, True], ids=["forward", "backward"])
@pytest.mark.parametrize("name", MAKERS)
def test_an_output_goes_with_its_last_reference(name, run) -> None:
    gc.collect()
    gc.disable()
    try:
        out = MAKERS[name]()
        if run and name != "copied before changes":
            out.sum().backward(retain_graph=True)
        node = weakref.ref(out.grad_fn)
        alive = weakref.ref(out)
        del out
        assert alive() is None
        assert node() is None
    finally:
        gc.enable()


def test_what_a_function_saved_goes_with_backward() -> None:
    gc.disable()
    try:
        h = leaf(1.0) * 1
        y = SavesAll.apply(h, [leaf(2.0)])[0]
        alive = weakref.ref(h)
        del h
        assert alive() is not None
        y.sum().backward()
        assert alive() is None
    finally:
        gc.enable()


def test_what_a_checkpoint_computed_again_goes_with_backward() -> None:
    seen = []

    def function(x):
        h = x.exp()
        seen.append(weakref.ref(h))
        return h.sin().sum()

    gc.disable()
    try:
        x = leaf(1.0)
        out = checkpoint(function, x, use_reentrant=False)
        assert [ref() is None for ref in seen] == [True]
        out.backward(retain_graph=True)
        assert [ref() is None for ref in seen] == [True, True]
    finally:
        gc.enable()


def test_a_checkpoint_within_one_keeps_no_argument() -> None:
    seen = []

    def inner(h):
        return h.sin().exp()

    def outer(x):
        h = x.exp()
        seen.append(weakref.ref(h))
        return checkpoint(inner, h, use_reentrant=False)

    gc.disable()
    try:
        x = leaf(1.0)
        out = checkpoint(outer, x, use_reentrant=False)
        assert seen[0]() is None
        out.sum().backward()
        assert [ref() is None for ref in seen] == [True, True]
    finally:
        gc.enable()


class KeepsItsOutput(Function):
    @staticmethod
    def forward(ctx, x):
        ctx.kept = x * 2
        return ctx.kept

    @staticmethod
    def backward(ctx, g):
        return g * 2


def _in_a_field() -> gs.Tensor:
    return KeepsItsOutput.apply(leaf(1.0))


def _in_a_hook() -> gs.Tensor:
    y = leaf(1.0) * 2
    y.register_hook(lambda g: g * y.detach())
    return y


def _in_its_gradient() -> gs.Tensor:
    x = leaf(1.0)
    (x * x).backward(create_graph=True)
    return x


def _for_its_hooks() -> gs.Tensor:
    x = leaf(1.0)
    x.register_post_accumulate_grad_hook(lambda tensor: None)
    (x * x).backward()
    return x


@pytest.mark.parametrize("make", [_in_a_field, _in_a_hook, _in_its_gradient, _for_its_hooks])
@pytest.mark.filterwarnings("ignore")
def test_programs_may_tie_cycles(make: Callable[[], gs.Tensor]) -> None:
    gc.collect()
    gc.disable()
    try:
        tensor = make()
        alive = weakref.ref(tensor._edge_[0] if make is _in_its_gradient else tensor)
        del tensor
        assert alive() is not None
        gc.collect()
        assert alive() is None
    finally:
        gc.enable()
