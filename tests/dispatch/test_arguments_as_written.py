"""Lists of sizes and dimensions, and integers for floats: as quick as tuples and floats, which nodes keep."""

from __future__ import annotations

import operator
import sys
from collections.abc import Callable, Sequence
from types import FrameType
from typing import Any

import numpy as np
import pytest

import gradsmith as gs
from gradsmith.nn import functional as F
from gradsmith.overrides import TorchFunctionMode

X = gs.arange(32.0).reshape(4, 8)
ROW = X[:1]
IMAGE = gs.arange(36.0).reshape(1, 1, 6, 6)

CALLS: dict[str, Callable[[Callable[..., Sequence[int]]], Any]] = {
    "reshape": lambda given: X.reshape(given(8, 4)),
    "view": lambda given: X.view(given(8, 4)),
    "permute": lambda given: X.permute(given(1, 0)),
    "expand": lambda given: ROW.expand(given(4, 8)),
    "sum": lambda given: X.sum(given(0, 1)),
    "sum by name": lambda given: X.sum(dim=given(0), keepdim=True),
    "amax": lambda given: gs.amax(X, given(0)),
    "flip": lambda given: X.flip(given(0)),
    "roll": lambda given: gs.roll(X, given(1), given(0)),
    "squeeze": lambda given: ROW.squeeze(given(0)),
    "unflatten": lambda given: X.unflatten(1, given(2, 4)),
    "layer_norm": lambda given: F.layer_norm(X, given(8)),
    "max_pool2d": lambda given: F.max_pool2d(IMAGE, given(2, 2)),
    "vector_norm": lambda given: gs.linalg.vector_norm(X, dim=given(1)),
    "zeros": lambda given: gs.zeros(given(2, 3)),
    "new_full": lambda given: X.new_full(given(2, 3), 1.5),
}


WITH_FLOATS: dict[str, Callable[[Callable[[float], float]], Any]] = {
    "smooth_l1_loss": lambda number: F.smooth_l1_loss(X, X * 2, beta=number(2)),
    "layer_norm": lambda number: F.layer_norm(X, (8,), eps=number(1)),
    "pad": lambda number: F.pad(X, (1, 1), value=number(3)),
    "cdist": lambda number: gs.cdist(X, X, p=number(1)),
    "isclose": lambda number: gs.isclose(X, X + 1, rtol=number(1)),
    "nan_to_num": lambda number: X.nan_to_num(number(0)),
}


def _tuple(*numbers: int) -> tuple[int, ...]:
    return numbers


def _list(*numbers: int) -> list[int]:
    return [*numbers]


def _python_calls(call: Callable[[], Any]) -> int:
    count = 0

    def watch(frame: FrameType, event: str, argument: Any) -> None:
        nonlocal count
        count += event == "call"

    sys.setprofile(watch)
    try:
        call()
    finally:
        sys.setprofile(None)
    return count


@pytest.mark.parametrize("name", CALLS)
def test_a_list_takes_as_many_calls_as_a_tuple(name: str) -> None:
    call = CALLS[name]
    for given in (_tuple, _list, _tuple, _list):
        result = call(given)
    assert gs.equal(result, call(_tuple))
    # Factories make a tuple of it in a comprehension.
    assert _python_calls(lambda: call(_list)) <= _python_calls(lambda: call(_tuple)) + 1


def test_nodes_and_remembered_calls_keep_no_list_of_the_program_s() -> None:
    x = gs.ones(2, 3, 4, requires_grad=True)
    dims = [0, 2]
    out = x.sum(dims)
    dims[:] = [1]
    out.backward(gs.tensor([1.0, 2.0, 3.0]))
    assert gs.equal(x.grad, gs.tensor([1.0, 2.0, 3.0]).view(3, 1).expand(2, 3, 4))
    size = [2, 3]
    for _ in range(3):
        assert gs.zeros(size).shape == (2, 3)
    size.append(4)
    assert gs.zeros(size).shape == (2, 3, 4)
    assert gs.zeros([2, 3]).shape == (2, 3)


class _Int(int):
    pass


@pytest.mark.parametrize("dims", [[0.0], ["a"], [[0]], [None]])
def test_lists_of_anything_else_are_refused_as_lists(dims: list[Any]) -> None:
    with pytest.raises(TypeError, match="list"):
        X.sum(dims)


def test_errors_name_what_was_given() -> None:
    with pytest.raises(TypeError, match="must be Tensor, not list"):
        X.add([0, 1])  # type: ignore[arg-type]


def test_integers_of_other_classes_are_taken() -> None:
    import numpy as np

    for zero in (_Int(0), np.int64(0), gs.tensor(0)):
        assert gs.equal(X.sum([zero]), X.sum((0,)))


@pytest.mark.parametrize("name", WITH_FLOATS)
def test_an_integer_takes_as_many_calls_as_a_float(name: str) -> None:
    call = WITH_FLOATS[name]
    for number in (float, int, float, int):
        result = call(number)
    assert gs.equal(result, call(float))
    assert _python_calls(lambda: call(int)) == _python_calls(lambda: call(float))


def test_nodes_keep_floats() -> None:
    x = X.clone().requires_grad_()
    saved = F.smooth_l1_loss(x, X, beta=2).grad_fn._saved_beta  # type: ignore[union-attr]
    assert saved == 2 and type(saved) is float


def test_what_no_float_holds_is_refused() -> None:
    with pytest.raises((OverflowError, RuntimeError, ValueError)):
        F.smooth_l1_loss(X, X, beta=10**400)
    with pytest.raises(TypeError, match="must be float, not str"):
        F.smooth_l1_loss(X, X, beta="1")  # type: ignore[arg-type]


_SCALARS = [np.float64(2), np.float32(0.5), np.int64(3), np.uint8(2), np.bool_(True)]


@pytest.mark.parametrize("scalar", _SCALARS, ids=lambda scalar: type(scalar).__name__)
def test_a_numpy_scalar_beside_an_operator_is_the_number_it_holds(scalar: Any) -> None:
    operations = (operator.add, operator.mul, operator.truediv, operator.gt)
    for x in (X, gs.arange(4), gs.tensor(2.0), X.detach().clone().requires_grad_()):
        for operation in operations:
            for given, number in (
                (operation(x, scalar), operation(x, scalar.item())),
                (operation(scalar, x), operation(scalar.item(), x)),
            ):
                assert given.dtype is number.dtype
                assert gs.equal(given, number)
                assert type(given.grad_fn) is type(number.grad_fn)
    x, y = X.clone(), X.clone()
    x *= scalar
    y *= scalar.item()
    assert gs.equal(x, y)
    once = _python_calls(lambda: X * scalar.item())
    assert _python_calls(lambda: X * scalar) <= once + 5


def test_handlers_are_told_of_numpy_scalars() -> None:
    told: list[Any] = []

    class Tells(TorchFunctionMode):
        def __torch_function__(
            self, func: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            told.append(args[1])
            return func(*args, **(kwargs or {}))

    with Tells():
        gs.equal(X * np.float64(2), X * 2.0)
    assert [type(value) for value in told[:2]] == [np.float64, float]


def test_numpy_scalars_that_hold_no_number_are_refused() -> None:
    with pytest.raises(TypeError):
        X * np.str_("2")
    with pytest.raises(TypeError):
        X + np.datetime64("2020-01-01")
