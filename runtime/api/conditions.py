"""Conditions that a function demands of what it is given: `_check` and similar functions, as shape functions of custom operators call them.

Each raises an error of one class unless its condition holds. The message is a function, called only then.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gradsmith.generated import functions

from ..core import dtypes
from ..core.origin import warn_caller
from ..core.tensor import Tensor

_Message = Callable[[], object]

_UNSAID = "Expected cond to be True, but got False. (Give a message, a function that returns it, to say why.)"


def _check_with(error_type: type[Exception], cond: Any, message: _Message | None = None) -> None:
    """Raise `error_type` unless `cond`, with what `message` returns as its text.

    TypeError where `cond` is not a bool (a tensor belongs to `_check_tensor_all`), or `message` is not a function.
    """
    if not isinstance(cond, bool):
        if isinstance(cond, Tensor):
            raise TypeError(
                "cond must be a bool, but got a Tensor. For tensor conditions, use "
                "_check_tensor_all() to assert that all elements are true."
            )
        raise TypeError(f"cond must be a bool, but got {type(cond)}")
    if cond:
        return
    if message is None:
        raise error_type(_UNSAID)
    if not callable(message):
        raise TypeError("message must be a callable")
    raise error_type(str(message()))


def _check(cond: Any, message: _Message | None = None) -> None:
    """RuntimeError with the text that `message()` returns, unless `cond`, a bool."""
    _check_with(RuntimeError, cond, message)


def _check_index(cond: Any, message: _Message | None = None) -> None:
    """IndexError with the text that `message()` returns, unless `cond`, a bool."""
    _check_with(IndexError, cond, message)


def _check_value(cond: Any, message: _Message | None = None) -> None:
    """ValueError with the text that `message()` returns, unless `cond`, a bool."""
    _check_with(ValueError, cond, message)


def _check_type(cond: Any, message: _Message | None = None) -> None:
    """TypeError with the text that `message()` returns, unless `cond`, a bool."""
    _check_with(TypeError, cond, message)


def _check_not_implemented(cond: Any, message: _Message | None = None) -> None:
    """NotImplementedError with the text that `message()` returns, unless `cond`, a bool."""
    _check_with(NotImplementedError, cond, message)


def _check_is_size(i: Any, message: _Message | None = None, *, max: int | None = None) -> None:
    """RuntimeError unless the number `i` is at least 0, and at most `max`. Deprecated in favor of `_check`."""
    warn_caller("_check_is_size is deprecated: use _check(i >= 0) instead.", FutureWarning)
    _check(i >= 0, message)
    if max is not None:
        _check(i <= max, message)


def _check_tensor_all(cond: Any, message: _Message | None = None) -> None:
    """RuntimeError with the text that `message()` returns, unless all elements of `cond`, a tensor of bool, are true."""
    _check_tensor_all_with(RuntimeError, cond, message)


def _check_tensor_all_with(
    error_type: type[Exception], cond: Any, message: _Message | None = None
) -> None:
    """Like `_check_tensor_all`, with an error of `error_type`. TypeError where `cond` is not a tensor of bool."""
    if not isinstance(cond, Tensor):
        raise TypeError(f"cond must be a tensor, but got {type(cond)}")
    if cond.dtype.name != "bool":
        raise TypeError(f"cond tensor must have dtype torch.bool, but got {cond.dtype}")
    _check_with(error_type, bool(cond.all()), message)


def _assert_async(input: Tensor, assert_msg: str | None = None) -> None:
    """RuntimeError where the one element of `input` is zero, and where it has another number of elements."""
    if not bool(input):
        raise RuntimeError(assert_msg or "Expected Tensor with single nonzero value, but got zero")


def _shape_as_tensor(self: Tensor) -> Tensor:
    """The sizes, as a tensor of int64."""
    return functions.scalar_tensor(0, dtype=dtypes.int64).new_tensor(list(self.shape))
