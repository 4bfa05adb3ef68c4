"""The results of shape functions: shapes and dtypes without elements."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

if TYPE_CHECKING:
    from .namespace import Array, DType

_Shape = TypeVar("_Shape", bound=Callable[..., Any])


class Result(NamedTuple):
    """The shape and dtype of an array to come, and how it lies in memory."""

    shape: tuple[int, ...]
    dtype: DType
    like: tuple[Array, ...] = ()
    """Arrays that broadcast to `shape` and whose order of strides it takes, as the result of a ufunc does."""
    order: tuple[int, ...] = ()
    """Its dimensions, the one of the longest steps first; without this and `like` it is contiguous."""


def only_infers(shape: _Shape) -> _Shape:
    """Decorates a shape function that no kernel waits for, unless it is given memory for its results.

    It refuses nothing, or only what such a kernel refuses in the same words on its way.
    """
    shape.only_infers = True  # type: ignore[attr-defined]
    return shape


def orders(function: _Shape) -> _Shape:
    """Decorates a shape function, or a kernel that has none, whose results of contiguous arguments need not be so."""
    function.orders = True  # type: ignore[attr-defined]
    return function


def before_promotion(
    check: Callable[..., None],
) -> Callable[[_Shape], _Shape]:
    """Decorates a kernel of promoted arrays that some dtypes are refused before they are promoted.

    `check` is called with the dtypes of its tensors as they are handed over, and raises.
    """

    def decorate(kernel: _Shape) -> _Shape:
        kernel.before_promotion = check  # type: ignore[attr-defined]
        return kernel

    return decorate
