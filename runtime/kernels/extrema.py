"""Largest and smallest elements, where they are, and the logical reductions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gradsmith.kernels.dims import normalize_dim
from gradsmith.kernels.folds import (
    add_reduce,
    and_reduce,
    maximum_reduce,
    minimum_reduce,
    or_reduce,
)
from gradsmith.kernels.grouped import WORTHWHILE, reduce_groups, row_maxima, row_minima
from gradsmith.kernels.namespace import Array, np
from gradsmith.kernels.reduction import reduced_axes
from gradsmith.kernels.scalar_types import scalar_type_name

__all__ = [
    "all_all",
    "all_dim",
    "all_dims",
    "amax",
    "amin",
    "aminmax",
    "any_all",
    "any_dim",
    "any_dims",
    "argmax",
    "argmin",
    "count_nonzero",
    "count_nonzero_dims",
    "max_all",
    "max_dim",
    "min_all",
    "min_dim",
]

_INT64 = np.dtype(np.int64)
_BYTE = np.dtype(np.uint8)
_SMALL = 4096


_NO_DIM = "{}(): Expected reduction dim to be specified for input.numel() == 0."


def _require_order(self: Array, name: str) -> None:
    if self.dtype.kind == "c":
        raise NotImplementedError(
            f"\"{name}\" not implemented for '{scalar_type_name(self.dtype)}'"
        )


def _require_real(self: Array, name: str) -> None:
    if self.dtype.kind == "c":
        raise RuntimeError(f"{name}(): does not support complex input")


def _require_elements(self: Array, axes: tuple[int, ...] | None, name: str) -> None:
    if axes is None:
        raise RuntimeError(
            _NO_DIM.format(name) + " Specify the reduction dim with the 'dim' argument."
        )
    for axis in axes:
        if self.shape[axis] == 0:
            raise IndexError(f"{name}(): Expected reduction dim {axis} to have non-zero size.")


def amax(self: Array, dim: tuple[int, ...] = (), keepdim: bool = False) -> Array:
    """The largest element over `dim` (all for an empty tuple); NaN wins.

    Raises RuntimeError or IndexError when a result would see no element.
    """
    ndim = self.ndim
    if (
        len(dim) == 1
        and 0 < self.size < _SMALL
        and self.dtype.char in "fdl"
        and -ndim <= dim[0] < ndim
    ):
        return maximum_reduce(self, dim[0], None, None, keepdim)
    axes = reduced_axes(dim, ndim)
    if self.size == 0:
        _require_elements(self, axes, "amax")
    _require_order(self, "amax")
    return _extremum(self, axes, keepdim, row_maxima, maximum_reduce)


def amin(self: Array, dim: tuple[int, ...] = (), keepdim: bool = False) -> Array:
    """The smallest element over `dim` (all for an empty tuple); NaN wins."""
    ndim = self.ndim
    if (
        len(dim) == 1
        and 0 < self.size < _SMALL
        and self.dtype.char in "fdl"
        and -ndim <= dim[0] < ndim
    ):
        return minimum_reduce(self, dim[0], None, None, keepdim)
    axes = reduced_axes(dim, ndim)
    if self.size == 0:
        _require_elements(self, axes, "amin")
    _require_order(self, "amin")
    return _extremum(self, axes, keepdim, row_minima, minimum_reduce)


def _extremum(
    self: Array,
    axes: tuple[int, ...] | None,
    keepdim: bool,
    rows: Callable[[Array], Array],
    fold: Callable[..., Array],
) -> Array:
    if axes is not None and self.size >= WORTHWHILE and self.flags.c_contiguous:
        return reduce_groups(self, axes, keepdim, rows, fold)
    return fold(self, axes, None, None, keepdim)


def aminmax(self: Array, dim: int | None = None, keepdim: bool = False) -> tuple[Array, Array]:
    """The smallest and the largest element over `dim`, or over everything."""
    axes = None if dim is None else reduced_axes((dim,), self.ndim)
    if self.size == 0:
        _require_elements(self, axes, "aminmax")
    _require_order(self, "aminmax")
    return (
        minimum_reduce(self, axes, None, None, keepdim),
        maximum_reduce(self, axes, None, None, keepdim),
    )


def max_all(self: Array) -> Array:
    """The largest element; NaN wins."""
    if self.size == 0:
        _require_elements(self, None, "max")
    _require_order(self, "max_all")
    return maximum_reduce(self, None)


def min_all(self: Array) -> Array:
    """The smallest element; NaN wins."""
    if self.size == 0:
        _require_elements(self, None, "min")
    _require_order(self, "min_all")
    return minimum_reduce(self, None)


def _arg_axis(self: Array, dim: int, name: str) -> int:
    axis = normalize_dim(dim, self.ndim)
    if self.size == 0:
        _require_elements(self, (axis,), name)
    _require_real(self, name)
    return axis


def max_dim(self: Array, dim: int, keepdim: bool = False) -> tuple[Array, Array]:
    """The largest elements along `dim` and where they are first found; NaN wins."""
    axis = _arg_axis(self, dim, "max")
    if self.ndim == 0:
        return self.copy(), np.zeros((), _INT64)
    indices = self.argmax(axis, keepdims=keepdim)
    return _extremum(self, (axis,), keepdim, row_maxima, maximum_reduce), indices


def min_dim(self: Array, dim: int, keepdim: bool = False) -> tuple[Array, Array]:
    """The smallest elements along `dim` and where they are first found; NaN wins."""
    axis = _arg_axis(self, dim, "min")
    if self.ndim == 0:
        return self.copy(), np.zeros((), _INT64)
    indices = self.argmin(axis, keepdims=keepdim)
    return _extremum(self, (axis,), keepdim, row_minima, minimum_reduce), indices


def argmax(self: Array, dim: int | None = None, keepdim: bool = False) -> Array:
    """Where the largest element is first found along `dim`, or in the flattened tensor."""
    if dim is None:
        if self.size == 0:
            raise IndexError(_NO_DIM.format("argmax"))
        axis: Any = None
    else:
        axis = _arg_axis(self, dim, "argmax")
        if self.ndim == 0:
            axis = None
    _require_real(self, "argmax")
    result: Array = self.argmax(axis, keepdims=keepdim)
    return result


def argmin(self: Array, dim: int | None = None, keepdim: bool = False) -> Array:
    """Where the smallest element is first found along `dim`, or in the flattened tensor."""
    if dim is None:
        if self.size == 0:
            raise IndexError(_NO_DIM.format("argmin"))
        axis: Any = None
    else:
        axis = _arg_axis(self, dim, "argmin")
        if self.ndim == 0:
            axis = None
    _require_real(self, "argmin")
    result: Array = self.argmin(axis, keepdims=keepdim)
    return result


def all_all(self: Array) -> Array:
    """Whether every element is nonzero; a uint8 tensor gives a uint8."""
    return all_dims(self, None)


def all_dim(self: Array, dim: int, keepdim: bool = False) -> Array:
    """Whether every element along `dim` is nonzero."""
    axes = reduced_axes((dim,), self.ndim)
    return _logical(and_reduce(self, axes, None, None, keepdim), self)


def all_dims(self: Array, dim: tuple[int, ...] | None = None, keepdim: bool = False) -> Array:
    """Whether every element over the dimensions `dim` is nonzero; none of them for ()."""
    if dim == () and self.ndim:
        return _logical(self != 0, self)
    axes = reduced_axes(dim, self.ndim)
    return _logical(and_reduce(self, axes, None, None, keepdim), self)


def any_all(self: Array) -> Array:
    """Whether any element is nonzero; a uint8 tensor gives a uint8."""
    return any_dims(self, None)


def any_dim(self: Array, dim: int, keepdim: bool = False) -> Array:
    """Whether any element along `dim` is nonzero."""
    axes = reduced_axes((dim,), self.ndim)
    return _logical(or_reduce(self, axes, None, None, keepdim), self)


def any_dims(self: Array, dim: tuple[int, ...] | None = None, keepdim: bool = False) -> Array:
    """Whether any element over the dimensions `dim` is nonzero; none of them for ()."""
    if dim == () and self.ndim:
        return _logical(self != 0, self)
    axes = reduced_axes(dim, self.ndim)
    return _logical(or_reduce(self, axes, None, None, keepdim), self)


def _logical(result: Array, self: Array) -> Array:
    return result.astype(_BYTE) if self.dtype == _BYTE else result


def count_nonzero(self: Array, dim: int | None = None) -> Array:
    """How many elements are not zero, along `dim` or in all."""
    return count_nonzero_dims(self, () if dim is None else (dim,))


def count_nonzero_dims(self: Array, dim: tuple[int, ...]) -> Array:
    """How many elements over the dimensions `dim` (all for an empty tuple) are not zero."""
    axes = reduced_axes(dim, self.ndim)
    if axes is None:
        return np.array(np.count_nonzero(self), _INT64)
    return add_reduce(self != 0, axes, _INT64)
