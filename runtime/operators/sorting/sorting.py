"""Sorting, selection by rank, and searching in sorted sequences."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from typing import Any

from ...core.constants import constant
from ...core.errors import noted
from ...core.namespace import Array, DType, certain, host, kept, np
from ...core.result import Result
from ...core.warn import warn_caller_once
from ..blocks import each_block
from ..dims import normalize_dim
from ..indexing.indexing import take_along
from ..reduction.reduction import reduced_shape, require_extent
from ..reduction.scan import cumulative_extremum_shape
from ..scalar_types import require_order, scalar_type_name

_BOOL = np.dtype(bool)

_INT32 = np.dtype(np.int32)
_INT64 = np.dtype(np.int64)


def _require_real(self: Array, name: str) -> None:
    if self.dtype.kind == "c":
        raise RuntimeError(f" {name} does not support complex dtypes on CPU")


def _keys(self: Array) -> Array:
    """What to sort by: bfloat16, which NumPy does not know, has its NaN in order as float32."""
    return self.astype(np.float32) if self.dtype.kind == "V" else self


def _by_slices(order: Callable[[Array], Array], array: Array, dtype: DType, axis: int) -> Array:
    """What `order` makes of `array` along `axis`, of large ones some slices of the first dimension at a time; of `dtype`, and
    contiguous."""
    if not axis or array.size < _SHARED:
        return order(array)
    result = np.empty(array.shape, dtype)

    def work(first: int, last: int) -> None:
        result[first:last] = order(array[first:last])

    each_block(work, len(array), max(_SHARED * len(array) // (2 * array.size), 1))
    return result


def _argsort(array: Array, axis: int, kind: Any = None) -> Array:
    if array.size < _SHARED:
        return array.argsort(axis, kind)
    return _by_slices(lambda part: part.argsort(axis, kind), array, _INT64, axis)


# Half as many elements are sorted while a thread is woken twenty times.
_SHARED = 1 << 17

# Up to here a stable sort is as fast as any.
_SHORT = 16


def _order(self: Array, axis: int, descending: bool, stable: bool = True) -> Array:
    """The order along `axis`; equal elements keep theirs, in both directions, if it is `stable`."""
    if not stable and self.shape[axis] > _SHORT:
        order = _argsort(_keys(self), axis)
        return np.flip(order, axis).copy() if descending else order
    return _first_in_order(self, self.shape[axis], axis, descending)


def _first_in_order(self: Array, count: int, axis: int, descending: bool) -> Array:
    """The first `count` in the order along `axis` in which equal elements keep theirs."""
    lead = (slice(None),) * axis
    extent = self.shape[axis]
    if not descending:
        order = _argsort(_keys(self), axis, "stable")
        return order if count == extent else order[(*lead, slice(count))].copy()
    backwards = (*lead, slice(None, None, -1))
    order = _argsort(_keys(self)[backwards], axis, "stable")
    # Where elements lie without gaps NumPy subtracts in a fraction of the time.
    places: Array = np.subtract(constant(extent - 1, _INT64), order)
    return places[backwards][(*lead, slice(count))].copy()


def sort_shape(self: Array, /, *rest: Any) -> tuple[Result, Result]:
    """Sorted elements and their places; the last arguments are the dimension and the direction."""
    values, places = cumulative_extremum_shape(self, rest[-2])
    return values._replace(like=(self,)), places._replace(like=(self,))


def sort(self: Array, dim: int = -1, descending: bool = False) -> tuple[Array, Array]:
    """Sorted elements along `dim` and where they came from; NaN counts as largest.

    The places of equal elements are in any order.
    """
    return sort_stable(self, False, dim, descending)


def sort_stable(
    self: Array, stable: bool | None, dim: int = -1, descending: bool = False
) -> tuple[Array, Array]:
    """As `sort`; equal elements keep their order if it is `stable`."""
    axis = normalize_dim(dim, self.ndim)
    _require_real(self, "Sort")
    if self.ndim == 0:
        return self.copy(), np.zeros((), _INT64)
    order = _order(self, axis, descending, bool(stable))
    if self.ndim == 1:
        return self[order], order
    return _elements_at(self, order, axis), order


_FEW = 4096


def _elements_at(self: Array, order: Array, axis: int) -> Array:
    """Those that `order` puts along `axis`."""
    if axis == 1 == self.ndim - 1 and self.size <= _FEW:
        count, width = self.shape
        found: Array = self.reshape(-1).take(order + _rows(count, width, order.shape[1]))
        return found
    return take_along(self, order, axis)


@kept(64)
def _rows(count: int, width: int, columns: int) -> Array:
    """Where `count` rows of `width` elements begin, in each of so many columns."""
    return host.repeat(host.arange(count) * width, columns).reshape(count, columns)


def argsort_shape(self: Array, /, *rest: Any) -> Result:
    """Places of sorted elements; arguments as of `sort_shape`."""
    return sort_shape(self, *rest)[1]


def argsort(self: Array, dim: int = -1, descending: bool = False) -> Array:
    """Where the sorted elements along `dim` came from."""
    return argsort_stable(self, False, dim, descending)


def argsort_stable(self: Array, stable: bool, dim: int = -1, descending: bool = False) -> Array:
    """As `argsort`; equal elements keep their order if it is `stable`."""
    axis = normalize_dim(dim, self.ndim)
    _require_real(self, "Sort")
    if self.ndim == 0:
        return np.zeros((), _INT64)
    return _order(self, axis, descending, stable)


def topk_shape(self: Array, k: int, dim: int = -1, *rest: Any) -> tuple[Result, Result]:
    """`k` elements of each row and their places; RuntimeError where a row has fewer."""
    if self.dtype.kind == "b":
        raise RuntimeError("topk does not support bool dtypes on CPU")
    axis = normalize_dim(dim, self.ndim)
    if not 0 <= k <= (self.shape[axis] if self.ndim else 1):
        raise noted(
            RuntimeError("selected index k out of range"),
            f"k is {k}, dimension {axis} of shape {list(self.shape)} has too few",
        )
    shape = (*self.shape[:axis], k, *self.shape[axis + 1 :]) if self.ndim else ()
    return Result(shape, self.dtype), Result(shape, _INT64)


def topk(
    self: Array, k: int, dim: int = -1, largest: bool = True, sorted: bool = True
) -> tuple[Array, Array]:
    """The `k` largest (or smallest) elements along `dim`, in order, and where they are."""
    _require_real(self, "topk")
    if self.ndim == 0:
        return self.copy(), np.zeros((), _INT64)
    axis = normalize_dim(dim, self.ndim)
    if not axis or self.size <= _TOGETHER:
        return _first_of_each(self, k, axis, largest)
    shape = (*self.shape[:axis], k, *self.shape[axis + 1 :])
    values, places = np.empty(shape, self.dtype), np.empty(shape, _INT64)

    def work(first: int, last: int) -> None:
        part = slice(first, last)
        values[part], places[part] = _first_of_each(self[part], k, axis, largest)

    each_block(work, len(self), max(_TOGETHER * len(self) // self.size, 1))
    return values, places


_TOGETHER = 1 << 19 if np is host else sys.maxsize
"""Of so many elements the first are found at a time: of half as many it takes a tenth longer, and threads meet at the interpreter."""


def _first_of_each(self: Array, k: int, axis: int, largest: bool) -> tuple[Array, Array]:
    """`topk` of an array along `axis`."""
    extent = self.shape[axis]
    lead = (slice(None),) * axis
    if k == 0 or extent <= 4 * k or extent < 64:
        order = _first_in_order(self, k, axis, largest)
        return _elements_at(self, order, axis), order
    found = _candidates(self, k, largest) if axis == self.ndim - 1 else None
    if found is not None:
        values, chosen = found
    else:
        if largest:
            chosen = np.argpartition(_keys(self), extent - k, axis)
            chosen = chosen[(*lead, slice(extent - k, None))]
        else:
            chosen = np.argpartition(_keys(self), k - 1, axis)[(*lead, slice(0, k))]
        chosen = np.sort(chosen, axis)  # equal elements in the order in which they stand
        values = take_along(self, chosen, axis)
    order = _order(values, axis, largest)[(*lead, slice(0, k))]
    return take_along(values, order, axis), take_along(chosen, order, axis)


_MANY = 4096
_GROUPS = 8
"""Of how many groups for each element that is wanted the largest elements are found: of more, few others are larger."""
_LEAST_GROUPS = 128
"""Fewer have too few elements side by side."""


def _candidates(self: Array, k: int, largest: bool) -> tuple[Array, Array] | None:
    """Some elements of each row and where they stand, in order, the `k` largest (or smallest) among them; else None.

    A partition of the elements takes NumPy half as long as one of their places: the last one that is chosen is found so, and the
    others are compared with it. Of long rows it is a partition of the largest elements of groups, which finds a bound
    that is somewhat lower. Rows with fewer candidates end with infinities. None for few elements, and where many equal the
    bound or one is NaN.
    """
    if self.size < _MANY or self.dtype.char not in "fd" or not certain(True, False):
        return None
    extent = self.shape[-1]
    rows = self.reshape(-1, extent)
    first, last = (np.maximum, -np.inf) if largest else (np.minimum, np.inf)
    groups = min(max(_GROUPS * k, _LEAST_GROUPS), extent // 2)
    most = rows
    if groups >= max(_GROUPS * k // 2, _LEAST_GROUPS) and self.size >= 4 * _MANY:
        in_groups = extent - extent % groups
        most = first.reduce(rows[:, :in_groups].reshape(len(rows), -1, groups), 1)
        first(most[:, : extent - in_groups], rows[:, in_groups:], out=most[:, : extent - in_groups])
    else:
        groups = extent
    place = groups - k if largest else k - 1
    ranked = _by_slices(lambda part: np.partition(part, place, 1), most, most.dtype, 1)
    bound = ranked[:, place : place + 1]
    if np.isnan(ranked[:, place:] if largest else bound).any():  # in order, NaN is the largest
        return None
    found = np.flatnonzero(rows >= bound if largest else rows <= bound)
    begins = np.arange(0, rows.size, extent)[:, None]
    width = k
    chosen = found.reshape(-1, k) if found.size == len(rows) * k else None
    if (
        chosen is None
        or (chosen[:, :1] < begins).any()
        or (chosen[:, -1:] - begins >= extent).any()
    ):
        starts = np.searchsorted(found, begins)
        counts = np.diff(starts, axis=0, append=found.size)
        width = int(counts.max())
        if width > 4 * k + _GROUPS:
            return None
        own = np.arange(width)
        chosen = found.take(starts + own, mode="clip")
        values = rows.reshape(-1).take(chosen)
        values[own >= counts] = last
    else:
        values = rows.reshape(-1).take(chosen)
    shape = (*self.shape[:-1], width)
    return values.reshape(shape), np.subtract(chosen, begins).reshape(shape)


def _pick(
    self: Array, order: Array, place: Array | int, axis: int, keepdim: bool
) -> tuple[Array, Array]:
    """The elements at `place` of an order along `axis`, and where they stand."""
    if isinstance(place, int):
        index = order[(slice(None),) * axis + (slice(place, place + 1),)]
    else:
        index = take_along(order, place, axis)
    values = take_along(self, index, axis)
    if keepdim:
        return values, index.copy()
    return values.squeeze(axis), index.squeeze(axis).copy()


def _ranked(self: Array, place: int, axis: int) -> Array:
    """An order along `axis` that is right at `place` at least."""
    if self.shape[axis] <= _SHORT:
        return _keys(self).argsort(axis, "stable")
    return _by_slices(lambda part: np.argpartition(part, place, axis), _keys(self), _INT64, axis)


def _picked_shape(name: str, self: Array, dim: int, keepdim: bool) -> tuple[Result, Result]:
    """One element of each row and its place; IndexError where rows are empty."""
    shape = reduced_shape(self.shape, (dim,), keepdim)
    axis = normalize_dim(dim, self.ndim)
    require_extent(f"{name}()", self.shape, axis)
    return Result(shape, self.dtype), Result(shape, _INT64)


median_dim_shape = partial(_picked_shape, "median")
mode_shape = partial(_picked_shape, "mode")


def kthvalue_shape(self: Array, k: int, dim: int, keepdim: bool) -> tuple[Result, Result]:
    """One element of each row and its place; RuntimeError where a row has fewer than `k`."""
    picked = _picked_shape("kthvalue", self, dim, keepdim)
    axis = normalize_dim(dim, self.ndim)
    if not 1 <= k <= (self.shape[axis] if self.ndim else 1):
        raise RuntimeError(f"kthvalue(): selected number k out of range for dimension {axis}")
    return picked


def kthvalue(self: Array, k: int, dim: int = -1, keepdim: bool = False) -> tuple[Array, Array]:
    """The `k`-th smallest element along `dim`, counted from 1, and where it is."""
    require_order(self, "kthvalue_cpu")
    if self.ndim == 0:
        return self.copy(), np.zeros((), _INT64)
    axis = normalize_dim(dim, self.ndim)
    return _pick(self, _ranked(self, k - 1, axis), k - 1, axis, keepdim)


def median_shape(self: Array) -> Result:
    """One element of the input's dtype."""
    return Result((), self.dtype)


def median(self: Array) -> Array:
    """The middle element, the lower one of two; NaN if any is, or if there is none."""
    require_order(self, "median_out_impl")
    if self.size == 0:
        return _nothing(self)
    flat = self.reshape(-1)
    place = (flat.size - 1) // 2
    if self.size <= _FEW and self.dtype.kind == "f" and np is host:
        # Few are sorted sooner than asked for NaN, which comes last.
        ordered = flat.copy()
        ordered.sort()
        last = ordered[-1]
        return np.array(np.nan if last != last else ordered[place], self.dtype)
    if self.dtype.kind in "fV":
        nan = np.isnan(flat).any()
        if certain(nan, True):
            return np.array(np.where(nan, np.nan, _at_rank(flat, place)), self.dtype)
    return np.array(_at_rank(flat, place), self.dtype)


def _at_rank(flat: Array, place: int) -> Array:
    result: Array = np.partition(_keys(flat), place)[place]
    return result


def nanmedian(self: Array) -> Array:
    """Median of all elements that are not NaN."""
    require_order(self, "median_out_impl")
    if self.dtype.kind not in "fV":
        return median(self)
    if not certain(True, False):
        ordered = np.sort(_keys(self.reshape(-1)))
        count = self.size - np.isnan(self).sum()
        return (
            np.array(ordered[np.maximum(count - 1, 0) // 2], self.dtype)
            if self.size
            else _nothing(self)
        )
    return median(self[~np.isnan(self)])


def _nothing(self: Array) -> Array:
    """What the median of no elements is."""
    if self.dtype.kind in "iu":
        return np.array(np.iinfo(self.dtype).min, self.dtype)
    return np.array(np.nan, self.dtype)


def _median(skip_nan: bool, self: Array, dim: int, keepdim: bool = False) -> tuple[Array, Array]:
    """The middle element along `dim` (the lower one of two) and where it is; NaN wins, or is skipped."""
    axis = normalize_dim(dim, self.ndim)
    require_order(self, "median_out_impl")
    if self.ndim == 0:
        return self.copy(), np.zeros((), _INT64)
    extent = self.shape[axis]
    middle = (extent - 1) // 2
    if self.dtype.kind not in "fV":
        return _pick(self, _ranked(self, middle, axis), middle, axis, keepdim)
    nan = np.isnan(self)
    if not certain(nan.any(), True):
        return _pick(self, _ranked(self, middle, axis), middle, axis, keepdim)
    order = _argsort(_keys(self), axis, "stable")
    missing = nan.sum(axis, keepdims=True)
    if skip_nan:
        place = np.maximum(extent - missing - 1, 0) // 2
    else:
        # NaN sorts last: the first of them is at extent - missing.
        place = np.where(missing > 0, extent - missing, middle)
    return _pick(self, order, place, axis, keepdim)


median_dim = partial(_median, False)
nanmedian_dim = partial(_median, True)


def mode(self: Array, dim: int = -1, keepdim: bool = False) -> tuple[Array, Array]:
    """The most frequent element along `dim`, the smallest of several, and where it last stands."""
    axis = normalize_dim(dim, self.ndim)
    require_order(self, "mode_cpu")
    if self.ndim == 0:
        return self.copy(), np.zeros((), _INT64)
    extent = self.shape[axis]
    rows = np.moveaxis(self, axis, -1)
    order = _argsort(_keys(rows), rows.ndim - 1, "stable")
    ordered = take_along(rows, order, rows.ndim - 1)
    # How long the run of equal elements is that ends at each place.
    steps = np.arange(extent)
    starts = np.empty(ordered.shape, bool)
    starts[..., 0] = True
    np.not_equal(ordered[..., 1:], ordered[..., :-1], out=starts[..., 1:])
    run = steps - np.maximum.accumulate(np.where(starts, steps, 0), -1)
    # The first place with the longest run ends the smallest of the most frequent elements.
    place = run.argmax(-1, keepdims=True)
    index = take_along(order, place, rows.ndim - 1)
    values = take_along(rows, index, rows.ndim - 1)
    if keepdim:
        return np.moveaxis(values, -1, axis), np.moveaxis(index, -1, axis)
    return values[..., 0], index[..., 0]


def _check_side(right: bool, side: str | None) -> None:
    if side not in (None, "left", "right"):
        raise RuntimeError(
            f"torch.searchsorted(): side can only be 'left' or 'right' but got {side}"
        )
    if right and side == "left":
        raise RuntimeError(
            "torch.searchsorted(): side and right can't be set to opposites, got side of left "
            "while right was True"
        )


def searchsorted_shape(
    sorted_sequence: Array,
    self: Array | complex,
    out_int32: bool = False,
    right: bool = False,
    side: str | None = None,
    sorter: Array | None = None,
) -> Result:
    """Places for each element, or one; RuntimeError where sequences, rows and the sorter do not fit together."""
    self = np.asarray(self)
    _check_side(right, side)
    rows = sorted_sequence.shape
    if sorter is not None and sorter.dtype != _INT64:
        raise RuntimeError(
            "torch.searchsorted(): sorter must be a tensor of long dtype but got dtype "
            f"{scalar_type_name(sorter.dtype)}"
        )
    if sorter is not None and sorter.shape != rows:
        raise RuntimeError(
            "torch.searchsorted(): boundary and sorter must have the same size, but got "
            f"boundary tensor {list(rows)} and got sorter tensor {list(sorter.shape)}"
        )
    if len(rows) != 1 and (not rows or rows[:-1] != self.shape[:-1]):
        raise RuntimeError(
            "torch.searchsorted(): boundaries tensor should be 1 dimension or the first N-1 "
            "dimensions of boundaries tensor and input value tensor must match, but we got "
            f"boundaries tensor {list(rows)} and input value tensor {list(self.shape)}"
        )
    return Result(self.shape, _INT32 if out_int32 else _INT64)


def searchsorted(
    sorted_sequence: Array,
    self: Array | complex,
    out_int32: bool = False,
    right: bool = False,
    side: str | None = None,
    sorter: Array | None = None,
) -> Array:
    """Where each element of `self` would have to be inserted to keep the sequence sorted.

    A one-dimensional sequence serves all elements, or one number; otherwise each row of `self` has its own.
    """
    self = np.asarray(self)
    for name, array in (("input value", self), ("boundary", sorted_sequence), ("sorter", sorter)):
        if array is not None and not array.flags.c_contiguous:
            warn_caller_once(
                f"searchsorted(): {name} tensor is non-contiguous, so that it is copied; pass a contiguous "
                f"{name} tensor if possible. This is said once in a program."
            )
    after = right or side == "right"
    dtype = _INT32 if out_int32 else _INT64
    if sorter is not None:
        beyond = (sorter < 0) | (sorter >= sorter.shape[-1])
        if certain(beyond.any(), False):
            raise RuntimeError("torch.searchsorted(): sorter index out of range")
        sorted_sequence = take_along(sorted_sequence, sorter, sorter.ndim - 1)
    if sorted_sequence.ndim == 1:
        found = sorted_sequence.searchsorted(self, "right" if after else "left")
        return np.asarray(found, dtype)
    return _search_rows(sorted_sequence, self, after).astype(dtype, copy=False)


def _search_rows(rows: Array, values: Array, after: bool) -> Array:
    """Binary search of every value in its row, all rows at once."""
    low = np.zeros(values.shape, np.int64)
    high = np.full(values.shape, rows.shape[-1], np.int64)
    for _ in range(rows.shape[-1].bit_length()):
        open_ = low < high
        middle = (low + high) // 2
        found = take_along(rows, np.minimum(middle, rows.shape[-1] - 1), rows.ndim - 1)
        # Stated negatively: a NaN value belongs behind everything.
        beyond = ~(found > values) if after else ~(found >= values)
        low = np.where(open_ & beyond, middle + 1, low)
        high = np.where(open_ & ~beyond, middle, high)
    return low


def bucketize_shape(
    self: Array | complex, boundaries: Array, out_int32: bool = False, right: bool = False
) -> Result:
    """A bucket for each element; RuntimeError unless `boundaries` are a vector."""
    if boundaries.ndim != 1:
        raise RuntimeError(f"boundaries tensor must be 1 dimension, but got dim({boundaries.ndim})")
    return Result(np.shape(self), _INT32 if out_int32 else _INT64)


def bucketize(self: Array | complex, boundaries: Array, out_int32: bool, right: bool) -> Array:
    """The number of the bucket, between one-dimensional `boundaries`, of each element or a number."""
    return searchsorted(boundaries, self, out_int32, right)


def isin_shape(elements: Array, test_elements: Array, *rest: Any) -> Result:
    """A truth value for each element; RuntimeError for complex numbers and Booleans."""
    for array in (elements, test_elements):
        if array.dtype.kind in "bc":
            raise RuntimeError(
                f"Unsupported input type encountered for isin(): {scalar_type_name(array.dtype)}"
            )
    return Result(elements.shape, _BOOL)


def truth_shape(elements: Array, *rest: Any) -> Result:
    """A truth value for each element; RuntimeError for a Boolean or complex number to look for."""
    _check_sought(rest[0])
    return Result(elements.shape, _BOOL)


def isin(elements: Array, test_elements: Array, assume_unique: bool, invert: bool) -> Array:
    """Whether each of `elements` occurs among `test_elements`."""
    return np.isin(elements, test_elements, assume_unique, invert)


def isin_tensor_scalar(
    elements: Array, test_element: complex, assume_unique: bool = False, invert: bool = False
) -> Array:
    """Whether each of `elements` equals a number."""
    result: Array = elements != test_element if invert else elements == test_element
    return result


def truth_scalar_shape(element: complex, *rest: Any) -> Result:
    """One truth value; RuntimeError for a Boolean or complex number to look for."""
    _check_sought(element)
    return Result((), _BOOL)


def _check_sought(number: object) -> None:
    if isinstance(number, (bool, complex)):
        word = "Bool" if isinstance(number, bool) else "ComplexDouble"
        raise RuntimeError(f"Unsupported input type encountered for isin(): {word}")


def isin_scalar_tensor(
    element: complex, test_elements: Array, assume_unique: bool = False, invert: bool = False
) -> Array:
    """Whether a number occurs among `test_elements`."""
    return np.asarray((test_elements == element).any() != invert)
