"""Checks that programs make of numbers and tensors: errors of a class, with a message that is made when it is needed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gradsmith.generated import functions

from ..core import dtypes
from ..core.tensor import Tensor

__all__: list[str] = []

_Message = Callable[[], Any] | None

_UNSAID = (
    "Expected cond to be True, but got False. (Could this error message be improved? If so, please report an "
    "enhancement request to PyTorch.)"
)


def _check_with(error_type: type[Exception], cond: bool, message: _Message) -> None:
    """An `error_type` with what `message()` returns unless `cond` is True.

    TypeError for a condition that is no bool, and where it fails for a message that cannot be called.
    """
    if not isinstance(cond, bool):
        if isinstance(cond, Tensor):
            raise TypeError(
                "cond must be a bool, but got a Tensor. For tensor conditions, use torch._check_tensor_all() to assert "
                "that all elements are true."
            )
        raise TypeError(f"cond must be a bool, but got {type(cond)}")
    if cond:
        return
    if message is None:
        raise error_type(_UNSAID)
    if not callable(message):
        raise TypeError("message must be a callable")
    raise error_type(str(message()))


def _check(cond: bool, message: _Message = None) -> None:
    """RuntimeError unless `cond`."""
    _check_with(RuntimeError, cond, message)


def _check_index(cond: bool, message: _Message = None) -> None:
    """IndexError unless `cond`."""
    _check_with(IndexError, cond, message)


def _check_value(cond: bool, message: _Message = None) -> None:
    """ValueError unless `cond`."""
    _check_with(ValueError, cond, message)


def _check_type(cond: bool, message: _Message = None) -> None:
    """TypeError unless `cond`."""
    _check_with(TypeError, cond, message)


def _check_not_implemented(cond: bool, message: _Message = None) -> None:
    """NotImplementedError unless `cond`."""
    _check_with(NotImplementedError, cond, message)


def _check_is_size(i: int, message: _Message = None, *, max: int | None = None) -> None:
    """RuntimeError unless `i` is from 0 to `max`."""
    _check(i >= 0, message)
    if max is not None:
        _check(i <= max, message)


def _check_tensor_all_with(
    error_type: type[Exception], cond: Tensor, message: _Message = None
) -> None:
    """An `error_type` unless all elements of a bool tensor are true; TypeError for what is none."""
    if not isinstance(cond, Tensor):
        raise TypeError(f"cond must be a tensor, but got {type(cond)}")
    if cond.dtype is not dtypes.bool_:
        raise TypeError(f"cond tensor must have dtype torch.bool, but got {cond.dtype}")
    _check_with(error_type, bool(cond.all()), message)


def _check_tensor_all(cond: Tensor, message: _Message = None) -> None:
    """RuntimeError unless all elements of a bool tensor are true."""
    _check_tensor_all_with(RuntimeError, cond, message)


def _assert_async(input: Tensor, assert_msg: str | None = None) -> None:
    """RuntimeError where the one element of `input` is zero, and where it has another number of elements."""
    if not bool(input):
        raise RuntimeError(assert_msg or "Expected Tensor with single nonzero value, but got zero")


def _shape_as_tensor(self: Tensor) -> Tensor:
    """The sizes, as a tensor of int64."""
    return functions.scalar_tensor(0, dtype=dtypes.int64).new_tensor(list(self.shape))
