"""Largest and smallest elements, where they are, and the logical reductions."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from operator import methodcaller
from typing import NamedTuple

from ...core.namespace import Array, np
from ...core.result import Result
from ...core.shared_loops import SHARED
from ..blocks import by_slices
from ..dims import normalize_dim
from ..folds import add_reduce, and_reduce, maximum_reduce, minimum_reduce, or_reduce
from ..indexing.indexing import take_along
from ..scalar_types import require_order
from .grouped import WORTHWHILE, reduce_groups, row_maxima, row_minima
from .reduction import reduced_axes, reduced_shape, require_extent

_BOOL = np.dtype(bool)

_INT64 = np.dtype(np.int64)
_BYTE = np.dtype(np.uint8)
_SMALL = 4096


_NO_DIM = "{}(): Expected reduction dim to be specified for input.numel() == 0."


def logical_shape(
    self: Array, dim: int | tuple[int, ...] | None = None, keepdim: bool = False
) -> Result:
    """Truth values over `dim`; an empty tuple reduces nothing."""
    dims = (dim,) if isinstance(dim, int) else dim
    shape = self.shape if dims == () else reduced_shape(self.shape, dims, keepdim)
    return Result(shape, _BYTE if self.dtype == _BYTE else _BOOL)


def _require_real(self: Array, name: str) -> None:
    if self.dtype.kind == "c":
        raise RuntimeError(f"{name}(): does not support complex input")


def _require_elements(self: Array, axes: tuple[int, ...] | None, name: str) -> None:
    if axes is None:
        raise RuntimeError(
            _NO_DIM.format(name) + " Specify the reduction dim with the 'dim' argument."
        )
    for axis in axes:
        require_extent(f"{name}()", self.shape, axis)


def _extremum_shape(
    name: str, self: Array, dim: tuple[int, ...] | None = (), keepdim: bool = False
) -> Result:
    """A reduction over `dim` (all for an empty tuple) that keeps the dtype.

    Raises RuntimeError or IndexError when a result would see no element.
    """
    shape = reduced_shape(self.shape, dim, keepdim)
    if 0 in self.shape:
        _require_elements(self, reduced_axes(dim, self.ndim), name)
    return Result(shape, self.dtype)


amax_shape = partial(_extremum_shape, "amax")
amin_shape = partial(_extremum_shape, "amin")
max_shape = partial(_extremum_shape, "max")
min_shape = partial(_extremum_shape, "min")


class _Extremum(NamedTuple):
    """How the largest elements are found, or the smallest."""

    rows: Callable[[Array], Array]
    fold: Callable[..., Array]
    place: str
    """The method of arrays that says where, which begins sooner than NumPy's function."""


_LARGEST = _Extremum(row_maxima, maximum_reduce, "argmax")
_SMALLEST = _Extremum(row_minima, minimum_reduce, "argmin")


def _over_dims(
    name: str, extremum: _Extremum, self: Array, dim: tuple[int, ...] = (), keepdim: bool = False
) -> Array:
    """The largest (or smallest) element over `dim` (all for an empty tuple); NaN wins."""
    if len(dim) == 1 and 0 < self.size < _SMALL and self.ndim and self.dtype.char in "fdl":
        return extremum.fold(self, dim[0], None, None, keepdim)
    require_order(self, f"{name}_values_cpu")
    return _extremum(self, reduced_axes(dim, self.ndim), keepdim, extremum)


amax = partial(_over_dims, "max", _LARGEST)
amin = partial(_over_dims, "min", _SMALLEST)


def _extremum(
    self: Array, axes: tuple[int, ...] | None, keepdim: bool, extremum: _Extremum
) -> Array:
    if axes is not None and self.size >= WORTHWHILE and self.flags.c_contiguous:
        return reduce_groups(self, axes, keepdim, extremum.rows, extremum.fold)
    return extremum.fold(self, axes, None, None, keepdim)


def aminmax_shape(
    self: Array, dim: int | None = None, keepdim: bool = False
) -> tuple[Result, Result]:
    """Smallest and largest over `dim`, or over everything; errors as those of `amax_shape`."""
    if dim is None and 0 in self.shape:
        raise RuntimeError(
            "aminmax(): cannot compute aminmax over an empty dimension as the operation has no identity"
        )
    result = _extremum_shape("aminmax", self, () if dim is None else (dim,), keepdim)
    return result, result


def aminmax(self: Array, dim: int | None = None, keepdim: bool = False) -> tuple[Array, Array]:
    """The smallest and the largest element over `dim`, or over everything."""
    require_order(self, "aminmax_cpu")
    axes = None if dim is None else reduced_axes((dim,), self.ndim)
    return (
        minimum_reduce(self, axes, None, None, keepdim),
        maximum_reduce(self, axes, None, None, keepdim),
    )


def _of_all(name: str, fold: Callable[..., Array], self: Array) -> Array:
    """The largest (or smallest) element; NaN wins."""
    require_order(self, name)
    return fold(self, None)


max_all = partial(_of_all, "max_all", maximum_reduce)
min_all = partial(_of_all, "min_all", minimum_reduce)


def _place_shape(self: Array, dim: int, keepdim: bool, name: str) -> Result:
    """Places along one dimension; complex numbers have no order."""
    shape = _extremum_shape(name, self, (dim,), keepdim).shape
    _require_real(self, name)
    return Result(shape, _INT64)


def _with_places_shape(
    name: str, self: Array, dim: int, keepdim: bool = False
) -> tuple[Result, Result]:
    """Values and places of a reduction over one dimension; errors as those of `amax_shape`."""
    places = _place_shape(self, dim, keepdim, name)
    return Result(places.shape, self.dtype), places


max_dim_shape = partial(_with_places_shape, "max")
min_dim_shape = partial(_with_places_shape, "min")


def _with_places(
    extremum: _Extremum, self: Array, dim: int, keepdim: bool = False
) -> tuple[Array, Array]:
    """The largest (or smallest) elements along `dim` and where they are first found; NaN wins."""
    if self.ndim == 0:
        return self.copy(), np.zeros((), _INT64)
    axis = normalize_dim(dim, self.ndim)
    if self.size >= SHARED:
        indices = _places_of_large(extremum.place, self, axis)
        found = take_along(self, indices, axis), indices
        return found if keepdim else (found[0].squeeze(axis), indices.squeeze(axis))
    indices = getattr(self, extremum.place)(axis, keepdims=keepdim)
    return _extremum(self, (axis,), keepdim, extremum), indices


max_dim = partial(_with_places, _LARGEST)
min_dim = partial(_with_places, _SMALLEST)


def _places_of_large(place: str, self: Array, axis: int) -> Array:
    """Where the largest (or smallest) elements of a large array are along `axis`, which is kept."""
    return by_slices(methodcaller(place, axis, keepdims=True), self, axis, 1, _INT64)


def _argument_shape(
    name: str, self: Array, dim: int | None = None, keepdim: bool = False
) -> Result:
    """Places of a reduction over `dim`, or over everything."""
    if self.dtype.kind == "b":
        raise RuntimeError(f"{name}(): does not support bool input")
    if dim is not None:
        return _place_shape(self, dim, keepdim, name)
    if self.size == 0:
        raise IndexError(_NO_DIM.format(name))
    _require_real(self, name)
    return Result((1,) * self.ndim if keepdim else (), _INT64)


argmax_shape = partial(_argument_shape, "argmax")
argmin_shape = partial(_argument_shape, "argmin")


def _argument(place: str, self: Array, dim: int | None = None, keepdim: bool = False) -> Array:
    """Where the largest (or smallest) element is first found along `dim`, or in the flattened tensor."""
    if dim is not None and self.size >= SHARED:
        axis = normalize_dim(dim, self.ndim)
        places = _places_of_large(place, self, axis)
        return places if keepdim else places.squeeze(axis)
    result: Array = getattr(self, place)(dim if self.ndim else None, keepdims=keepdim)
    return result


argmax = partial(_argument, "argmax")
argmin = partial(_argument, "argmin")


def _logical(
    fold: Callable[..., Array],
    self: Array,
    dim: int | tuple[int, ...] | None = None,
    keepdim: bool = False,
) -> Array:
    """Truth values of the elements over `dim`, folded; none of them for ().  A uint8 tensor gives a uint8."""
    dims = (dim,) if isinstance(dim, int) else dim
    if dims == () and self.ndim:
        result: Array = self != 0
    else:
        result = fold(self, reduced_axes(dims, self.ndim), None, None, keepdim)
    return result.astype(_BYTE) if self.dtype == _BYTE else result


all_dims = partial(_logical, and_reduce)
any_dims = partial(_logical, or_reduce)


def count_shape(self: Array, dim: int | tuple[int, ...] | None = None) -> Result:
    """Counts over `dim`."""
    dims = (dim,) if isinstance(dim, int) else dim
    return Result(reduced_shape(self.shape, dims, False), _INT64)


def count_nonzero(self: Array, dim: int | tuple[int, ...] | None = None) -> Array:
    """How many elements over `dim` (all for None or an empty tuple) are not zero."""
    axes = reduced_axes((dim,) if isinstance(dim, int) else dim, self.ndim)
    if axes is None:
        return np.array(np.count_nonzero(self), _INT64)
    return add_reduce(self != 0, axes, _INT64)
