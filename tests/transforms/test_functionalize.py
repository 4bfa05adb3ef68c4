"""`functionalize`: the same results, without operators that change tensors."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import gradsmith as gs
from gradsmith.autograd.forward_ad import dual_level, make_dual, unpack_dual
from gradsmith.func import functionalize, grad, jvp, vjp, vmap
from gradsmith.utils._python_dispatch import TorchDispatchMode


class Calls(TorchDispatchMode):
    """Which operators were called."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[Any] = []

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        self.seen.append(func)
        return func(*args, **(kwargs or {}))


def through_views(x: gs.Tensor) -> tuple[gs.Tensor, ...]:
    y = gs.zeros(4)
    y[1] = x[0]
    z = y.view(2, 2)
    z.t()[0].add_(x[:2])
    x.mul_(2)
    first, second = x.split(2)
    second.sub_(first)
    return y, z, x.sum(), second


def resized_and_out(x: gs.Tensor) -> gs.Tensor:
    out = gs.empty(0)
    gs.add(x, 1, out=out)
    return out.t_().exp_()


@pytest.mark.parametrize("remove", ["mutations", "mutations_and_views"])
@pytest.mark.parametrize("function", [through_views, resized_and_out])
def test_the_same_without_changes(function: Callable[..., Any], remove: str) -> None:
    given, alone = gs.arange(4.0), gs.arange(4.0)
    expected = function(alone)
    with Calls() as calls:
        found = functionalize(function, remove=remove)(given)
    gs.testing.assert_close(found, expected)
    gs.testing.assert_close(given, alone)
    changing = [op for op in calls.seen if op._schema.is_mutable]
    assert changing in ([], [gs.ops.aten.copy_.default])
    assert calls.seen[-len(changing) or len(calls.seen) :] == changing  # arguments, at the end
    if remove != "mutations":
        assert [op for op in calls.seen if op.is_view] == []


def test_batches_may_be_written_into_what_was_made_within() -> None:
    def filled(x: gs.Tensor) -> gs.Tensor:
        y = gs.zeros(3)
        y[1:] = x
        return y

    x = gs.ones(2, 2)
    with pytest.raises(RuntimeError, match="not being vmapped over"):
        vmap(filled)(x)
    assert vmap(functionalize(filled))(x).tolist() == [[0, 1, 1], [0, 1, 1]]


def test_gradients_pass_through() -> None:
    found = grad(lambda v: functionalize(through_views)(v.clone())[2])(gs.ones(4))
    assert found.tolist() == [0, 0, 2, 2]


def test_tangents_of_forward_mode_pass_through() -> None:
    def tangent(x: gs.Tensor) -> Any:
        with dual_level():
            y = make_dual(x, gs.ones_like(x)).sin().clone()
            y[0].mul_(2)
            return unpack_dual(y).tangent

    x = gs.arange(3.0)
    gs.testing.assert_close(functionalize(tangent)(x), tangent(x))
    gs.testing.assert_close(functionalize(vmap(lambda v: tangent(v.expand(2))))(x)[:, 1], x.cos())


def test_copied_views_lie_where_views_would() -> None:
    seen = []

    def strided(x: gs.Tensor) -> gs.Tensor:
        y = x.t()[1:]
        seen.append((y.stride(), y.is_contiguous(), y.t().is_contiguous()))
        return y

    x = gs.arange(6.0).view(2, 3)
    strided(x)
    functionalize(strided, remove="mutations_and_views")(x)
    assert seen == [((1, 3), False, False)] * 2


@pytest.mark.parametrize("remove", ["mutations", "mutations_and_views"])
def test_derivatives_within_see_changes_through_views(remove: str) -> None:
    def changed(x: gs.Tensor) -> gs.Tensor:
        y = x.clone()
        y[0] = y[1] * 2
        y.view(2, 2).t()[1].mul_(x[:2])
        return y * x

    x = gs.arange(4.0)
    for derivative in (
        lambda x: jvp(changed, (x,), (x.cos(),))[1],
        lambda x: vjp(changed, x)[1](x.cos())[0],
        grad(lambda x: changed(x).sum()),
    ):
        gs.testing.assert_close(functionalize(derivative, remove=remove)(x), derivative(x))


def test_other_options_are_refused() -> None:
    with pytest.raises(RuntimeError, match="invalid argument for remove=everything"):
        functionalize(through_views, remove="everything")
    captured = gs.zeros(3)
    with pytest.raises(RuntimeError, match="was not given and did not make"):
        functionalize(lambda x: captured.add_(x))(gs.ones(3))
    assert captured.tolist() == [0, 0, 0]
