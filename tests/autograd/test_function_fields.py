"""What a ctx may be told beyond tensors to save, what of it is kept, and for how long."""

from __future__ import annotations

import gc
import weakref
from collections import OrderedDict
from typing import Any

import pytest

import gradsmith as gs
from gradsmith.autograd import Function


def leaf(*values: float) -> gs.Tensor:
    return gs.tensor(list(values), requires_grad=True)


def made(forward: Any, backward: Any = lambda ctx, *g: g[0], **more: Any) -> Any:
    members = {"forward": staticmethod(forward), "backward": staticmethod(backward), **more}
    return type("Made", (Function,), members)


# -- what is saved -------------------------------------------------------------------------------------


@pytest.mark.parametrize("recorded", [True, False])
@pytest.mark.parametrize("what", ["argument", "output", "other"])
def test_what_jvp_needs_goes_when_the_call_returns(what: str, recorded: bool) -> None:
    seen: list[Any] = []

    def forward(ctx, x):
        out = x * 2
        kept = {"argument": x, "output": out, "other": x * 3}[what]
        seen.append(ctx)
        ctx.save_for_forward(kept)
        seen.append(weakref.ref(kept))
        return out

    gc.disable()
    try:
        x = gs.tensor([1.0], requires_grad=recorded) * 1
        out = made(forward, jvp=staticmethod(lambda ctx, t: t)).apply(x)
        assert seen[0].saved_for_forward is None
        del x, out
        seen[0].next_edges = ()
        assert seen[1]() is None
    finally:
        gc.enable()


def test_saved_tensors_are_kept_as_long_as_the_backward_that_runs_says() -> None:
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return x * 2

    def backward(ctx, g):
        ctx.maybe_clear_saved_tensors()
        try:
            seen.append(ctx.saved_tensors)
        except RuntimeError:
            seen.append(None)
        return g

    seen: list[Any] = []
    x = leaf(3.0)
    out = made(forward, backward).apply(x)
    out.grad_fn.maybe_clear_saved_tensors()  # no backward runs: nothing asks for their end
    out.backward(retain_graph=True)
    out.backward(retain_graph=True)
    assert [saved[0] is x for saved in seen] == [True, True]
    out.backward()
    assert seen[2] is None


def test_saved_tensors_that_may_be_asked_for_once() -> None:
    def forward(ctx, x):
        held = x * 3
        ctx.save_for_backward(held)
        ctx.seen = weakref.ref(held)
        return x * 2

    def backward(ctx, g):
        (held,) = ctx.saved_tensors
        del held
        assert ctx.seen() is None
        return g * 2

    x = leaf(1.0)
    out = made(forward, backward, clear_saved_tensors_on_access=True).apply(x)
    out.backward(retain_graph=True)
    assert x.grad.tolist() == [2.0]
    with pytest.raises(RuntimeError, match="can only be accessed once"):
        print(out.grad_fn.saved_tensors)


@pytest.mark.parametrize("option", ["clear_saved_tensors_on_access", "boxed_grads_call"])
def test_options_are_true_or_false(option: str) -> None:
    def backward(ctx, g):
        assert ctx.saved_tensors == ()
        return g

    out = made(lambda ctx, x: x * 2, backward, **{option: 1}).apply(leaf(1.0))
    with pytest.raises(RuntimeError, match=f"Made: {option} must be a bool, got int"):
        out.backward()


@pytest.mark.parametrize(
    "field", ["materialize_grads", "_materialize_non_diff_grads", "_is_pure_view"]
)
@pytest.mark.parametrize("value", [0, None, "yes"])
def test_flags_are_true_or_false(field: str, value: Any) -> None:
    def forward(ctx, x):
        setattr(ctx, field, value)
        return x

    with pytest.raises(TypeError, match=f"Made: {field} expects a bool"):
        made(forward).apply(leaf(1.0))


@pytest.mark.parametrize("field", ["to_save", "dirty_tensors", "non_differentiable"])
def test_fields_are_tuples(field: str) -> None:
    def forward(ctx, x):
        setattr(ctx, field, [x])
        return x

    with pytest.raises(
        RuntimeError, match=f"Made: {field} is expected to be a tuple, but is a list"
    ):
        made(forward).apply(leaf(1.0).clone())


def test_an_input_returned_as_it_is_is_not_saved_apart() -> None:
    function = made(
        lambda x: x, setup_context=staticmethod(lambda ctx, given, out: ctx.save_for_backward(out))
    )
    with pytest.raises(
        RuntimeError, match="An input that has been returned as-is as output is being saved"
    ):
        function.apply(leaf(1.0))


# -- marks --------------------------------------------------------------------------------------------------


def test_outputs_without_gradient_may_get_none() -> None:
    def forward(ctx, x):
        ctx._materialize_non_diff_grads = False
        constant = x * 3
        ctx.mark_non_differentiable(constant)
        return x * 2, constant, x.long(), x * 4

    def backward(ctx, *grads):
        seen.extend(grads)
        return grads[0]

    seen: list[Any] = []
    made(forward, backward).apply(leaf(1.0))[0].backward()
    assert [grad is None for grad in seen] == [False, True, True, False]


def test_a_pure_view_may_be_changed() -> None:
    def forward(ctx, x):
        ctx._is_pure_view = True
        return x.view(-1)

    x = gs.ones(2, 2, requires_grad=True)
    base = x.clone()
    view = made(forward, lambda ctx, g: g.view(2, 2)).apply(base)
    view.mul_(3)
    base.sum().backward()
    assert x.grad.tolist() == [[3.0, 3.0], [3.0, 3.0]]
    with pytest.raises(RuntimeError, match="one input tensor and one output tensor, not 1 and 2"):
        made(lambda ctx, x: (forward(ctx, x), x * 2)).apply(x)


def test_what_is_dirty_and_has_no_gradient_keeps_its_history() -> None:
    def forward(ctx, x):
        ctx.mark_dirty(x)
        ctx.mark_non_differentiable(x)
        return x.mul_(2)

    x = leaf(1.0).clone()
    out = made(forward).apply(x)
    assert out is not x and not out.requires_grad
    assert x.grad_fn.name() == "CloneBackward0" and x.tolist() == [2.0]


def test_dirty_means_an_input() -> None:
    def forward(ctx, x):
        out = x * 2
        ctx.mark_dirty(out)
        return out

    with pytest.warns(UserWarning, match="received a tensor that was not an input"):
        made(forward).apply(leaf(1.0))


# -- nodes ---------------------------------------------------------------------------------------------------


def test_gradients_may_come_as_one_list() -> None:
    def backward(ctx, grads):
        first = weakref.ref(grads[0])
        total = grads.pop(0) + 1
        freed.append(first() is None)
        return total

    freed: list[bool] = []

    x = leaf(1.0)
    function = made(lambda ctx, x: (x * 1, x * 1), backward, boxed_grads_call=True)
    a, b = function.apply(x)
    (a * 2 + b * 3).sum().backward()
    assert x.grad.tolist() == [3.0]
    assert freed == [True]  # the engine holds nothing but the list
    assert function.apply(x)[0].grad_fn.apply(gs.ones(1), gs.ones(1)).tolist() == [2.0]


def test_a_node_may_be_given_another_place_in_the_order() -> None:
    order: list[str] = []

    def noting(name: str) -> Any:
        return made(lambda ctx, x: x * 1, lambda ctx, g: (order.append(name), g)[1])

    x = leaf(1.0)
    a, b = noting("a").apply(x), noting("b").apply(x)
    (a + b).backward(retain_graph=True)
    a.grad_fn._set_sequence_nr(b.grad_fn._sequence_nr() + 1)
    (a + b).backward()
    assert order == ["b", "a", "a", "b"]
    with pytest.raises(OverflowError):
        a.grad_fn._set_sequence_nr(-1)


def test_hooks_in_a_dictionary() -> None:
    x = leaf(1.0)
    out = x * 2
    out._backward_hooks = OrderedDict({0: lambda g: g * 10})
    out.grad_fn._register_hook_dict(out)
    out._backward_hooks[1] = lambda g: g + 1
    out.backward()
    assert x.grad.tolist() == [22.0]
    with pytest.raises(RuntimeError, match="expected a Tensor, got int"):
        out.grad_fn._register_hook_dict(3)
