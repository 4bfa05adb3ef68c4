"""Largest and smallest elements, where they are, and the logical reductions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...core.namespace import Array, np
from ...core.result import Result
from ..dims import normalize_dim
from ..folds import add_reduce, and_reduce, maximum_reduce, minimum_reduce, or_reduce
from ..scalar_types import scalar_type_name
from .grouped import WORTHWHILE, reduce_groups, row_maxima, row_minima
from .reduction import reduced_axes, reduced_shape

__all__ = [
    "all_all",
    "all_dim",
    "all_dims",
    "amax",
    "amin",
    "aminmax",
    "aminmax_shape",
    "any_all",
    "any_dim",
    "any_dims",
    "argmax_shape",
    "argmin_shape",
    "argmax",
    "argmin",
    "count_nonzero",
    "count_nonzero_dims",
    "count_shape",
    "max_dim_shape",
    "min_dim_shape",
    "amax_shape",
    "amin_shape",
    "logical_all_shape",
    "logical_dim_shape",
    "logical_dims_shape",
    "max_all",
    "max_dim",
    "min_all",
    "min_dim",
    "max_shape",
    "min_shape",
]

_BOOL = np.dtype(bool)

_INT64 = np.dtype(np.int64)
_BYTE = np.dtype(np.uint8)
_SMALL = 4096


_NO_DIM = "{}(): Expected reduction dim to be specified for input.numel() == 0."


def logical_dims_shape(
    self: Array, dim: tuple[int, ...] | None = None, keepdim: bool = False
) -> Result:
    """Truth values over `dim`; an empty tuple reduces nothing."""
    shape = self.shape if dim == () else reduced_shape(self.shape, dim, keepdim)
    return Result(shape, _BYTE if self.dtype == _BYTE else _BOOL)


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


def amax_shape(self: Array, dim: tuple[int, ...] = (), keepdim: bool = False) -> Result:
    """A reduction over `dim` (all for an empty tuple) that keeps the dtype.

    Raises RuntimeError or IndexError when a result would see no element.
    """
    return _extremum_shape(self, dim, keepdim, "amax")


def amin_shape(self: Array, dim: tuple[int, ...] = (), keepdim: bool = False) -> Result:
    """As `amax_shape`."""
    return _extremum_shape(self, dim, keepdim, "amin")


def _extremum_shape(self: Array, dim: tuple[int, ...] | None, keepdim: bool, name: str) -> Result:
    shape = reduced_shape(self.shape, dim, keepdim)
    if 0 in self.shape:
        _require_elements(self, reduced_axes(dim, self.ndim), name)
    return Result(shape, self.dtype)


def amax(self: Array, dim: tuple[int, ...] = (), keepdim: bool = False) -> Array:
    """The largest element over `dim` (all for an empty tuple); NaN wins."""
    if len(dim) == 1 and 0 < self.size < _SMALL and self.ndim and self.dtype.char in "fdl":
        return maximum_reduce(self, dim[0], None, None, keepdim)
    _require_order(self, "amax")
    return _extremum(self, reduced_axes(dim, self.ndim), keepdim, row_maxima, maximum_reduce)


def amin(self: Array, dim: tuple[int, ...] = (), keepdim: bool = False) -> Array:
    """The smallest element over `dim` (all for an empty tuple); NaN wins."""
    if len(dim) == 1 and 0 < self.size < _SMALL and self.ndim and self.dtype.char in "fdl":
        return minimum_reduce(self, dim[0], None, None, keepdim)
    _require_order(self, "amin")
    return _extremum(self, reduced_axes(dim, self.ndim), keepdim, row_minima, minimum_reduce)


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


def aminmax_shape(
    self: Array, dim: int | None = None, keepdim: bool = False
) -> tuple[Result, Result]:
    """Smallest and largest over `dim`, or over everything; errors as those of `amax_shape`."""
    if dim is None and 0 in self.shape:
        raise RuntimeError(
            "aminmax(): cannot compute aminmax over an empty dimension as the operation has no identity"
        )
    result = _extremum_shape(self, None if dim is None else (dim,), keepdim, "aminmax")
    return result, result


def aminmax(self: Array, dim: int | None = None, keepdim: bool = False) -> tuple[Array, Array]:
    """The smallest and the largest element over `dim`, or over everything."""
    _require_order(self, "aminmax")
    axes = None if dim is None else reduced_axes((dim,), self.ndim)
    return (
        minimum_reduce(self, axes, None, None, keepdim),
        maximum_reduce(self, axes, None, None, keepdim),
    )


def max_shape(self: Array) -> Result:
    """One element of the input's dtype; RuntimeError where there is none to choose from."""
    return _extremum_shape(self, None, False, "max")


def min_shape(self: Array) -> Result:
    """As `max_shape`."""
    return _extremum_shape(self, None, False, "min")


def max_all(self: Array) -> Array:
    """The largest element; NaN wins."""
    _require_order(self, "max_all")
    return maximum_reduce(self, None)


def min_all(self: Array) -> Array:
    """The smallest element; NaN wins."""
    _require_order(self, "min_all")
    return minimum_reduce(self, None)


def _place_shape(self: Array, dim: int, keepdim: bool, name: str) -> Result:
    """Places along one dimension; complex numbers have no order."""
    shape = _extremum_shape(self, (dim,), keepdim, name).shape
    _require_real(self, name)
    return Result(shape, _INT64)


def max_dim_shape(self: Array, dim: int, keepdim: bool = False) -> tuple[Result, Result]:
    """Values and places of a reduction over one dimension; errors as those of `amax_shape`."""
    places = _place_shape(self, dim, keepdim, "max")
    return Result(places.shape, self.dtype), places


def min_dim_shape(self: Array, dim: int, keepdim: bool = False) -> tuple[Result, Result]:
    """As `max_dim_shape`."""
    places = _place_shape(self, dim, keepdim, "min")
    return Result(places.shape, self.dtype), places


def max_dim(self: Array, dim: int, keepdim: bool = False) -> tuple[Array, Array]:
    """The largest elements along `dim` and where they are first found; NaN wins."""
    if self.ndim == 0:
        return self.copy(), np.zeros((), _INT64)
    axis = normalize_dim(dim, self.ndim)
    indices = self.argmax(axis, keepdims=keepdim)
    return _extremum(self, (axis,), keepdim, row_maxima, maximum_reduce), indices


def min_dim(self: Array, dim: int, keepdim: bool = False) -> tuple[Array, Array]:
    """The smallest elements along `dim` and where they are first found; NaN wins."""
    if self.ndim == 0:
        return self.copy(), np.zeros((), _INT64)
    axis = normalize_dim(dim, self.ndim)
    indices = self.argmin(axis, keepdims=keepdim)
    return _extremum(self, (axis,), keepdim, row_minima, minimum_reduce), indices


def argmax_shape(self: Array, dim: int | None = None, keepdim: bool = False) -> Result:
    """Places of a reduction over `dim`, or over everything."""
    return _argument_shape(self, dim, keepdim, "argmax")


def argmin_shape(self: Array, dim: int | None = None, keepdim: bool = False) -> Result:
    """Places of a reduction over `dim`, or over everything."""
    return _argument_shape(self, dim, keepdim, "argmin")


def _argument_shape(self: Array, dim: int | None, keepdim: bool, name: str) -> Result:
    if self.dtype.kind == "b":
        raise RuntimeError(f"{name}(): does not support bool input")
    if dim is not None:
        return _place_shape(self, dim, keepdim, name)
    if self.size == 0:
        raise IndexError(_NO_DIM.format(name))
    _require_real(self, name)
    return Result((1,) * self.ndim if keepdim else (), _INT64)


def argmax(self: Array, dim: int | None = None, keepdim: bool = False) -> Array:
    """Where the largest element is first found along `dim`, or in the flattened tensor."""
    axis: Any = dim if self.ndim else None
    result: Array = self.argmax(axis, keepdims=keepdim)
    return result


def argmin(self: Array, dim: int | None = None, keepdim: bool = False) -> Array:
    """Where the smallest element is first found along `dim`, or in the flattened tensor."""
    axis: Any = dim if self.ndim else None
    result: Array = self.argmin(axis, keepdims=keepdim)
    return result


def logical_all_shape(self: Array) -> Result:
    """One truth value."""
    return Result((), _BYTE if self.dtype == _BYTE else _BOOL)


def all_all(self: Array) -> Array:
    """Whether every element is nonzero; a uint8 tensor gives a uint8."""
    return all_dims(self, None)


def logical_dim_shape(self: Array, dim: int, keepdim: bool = False) -> Result:
    """Truth values over one dimension."""
    return logical_dims_shape(self, (dim,), keepdim)


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


def count_shape(self: Array, dim: int | tuple[int, ...] | None = None) -> Result:
    """Counts over `dim`."""
    dims = (dim,) if isinstance(dim, int) else dim
    return Result(reduced_shape(self.shape, dims, False), _INT64)


def count_nonzero(self: Array, dim: int | None = None) -> Array:
    """How many elements are not zero, along `dim` or in all."""
    return count_nonzero_dims(self, () if dim is None else (dim,))


def count_nonzero_dims(self: Array, dim: tuple[int, ...]) -> Array:
    """How many elements over the dimensions `dim` (all for an empty tuple) are not zero."""
    axes = reduced_axes(dim, self.ndim)
    if axes is None:
        return np.array(np.count_nonzero(self), _INT64)
    return add_reduce(self != 0, axes, _INT64)
