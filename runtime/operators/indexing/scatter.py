"""Writing elements by index tensors, masks and positions.

A kernel writes to a copy of its input; to the input itself only where that is `out`, of the variant in place, and
only after everything that it refuses has been refused.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, cast

from ...core.errors import noted, overlap_error
from ...core.namespace import Array, DType, host, np
from ...core.result import Result
from ...core.shared_loops import copied
from ...core.threads import even
from ...core.warn import warn_caller_once
from ..blocks import each_block
from ..dims import normalize_dim
from ..factory.copy import converted
from ..folds import add_at, or_at
from ..row_additions import FEW as FEW_ADDED
from ..row_additions import add_rows, add_within_rows
from ..scalar_types import not_implemented, number_in, scalar_type_name
from .indexing import (
    FEW,
    as_numpy_index,
    block_positions,
    check_bounds,
    check_gather,
    index_message,
    linear_positions,
    places_of_block,
    rank_of_indexed,
    within,
    wrapped,
)


def require_same_dtype(self: Array, other: Array, name: str, what: str = "source") -> None:
    if self.dtype != other.dtype:
        raise RuntimeError(
            f"{name}: self and {what} expected to have the same dtype, but got (self) "
            f"{scalar_type_name(self.dtype)} and ({what}) {scalar_type_name(other.dtype)}"
        )


def _start(self: Array, out: Array | None, contiguous: bool = False) -> Array:
    """What to write to: `self` where that is `out`, a copy else; a copy too where it must be `contiguous` and is not."""
    if out is self and (self.flags.c_contiguous or not contiguous):
        return self
    return copied(self) if np is host else self.copy()


def _finished(result: Array, start: Array, out: Array | None) -> Array:
    """`result`, of what was written to `start`, in its shape, and in `out` if that is given."""
    if result.shape != start.shape:
        result = result.reshape(start.shape)
    if out is not None and start is not out:
        out[...] = result
    return result


def _apart(array: Array, start: Array, out: Array | None) -> Array:
    """`array`, or a copy of it where it would change as `start` is written to."""
    if start is not out or (array.base is None and start.base is None):
        return array
    return array.copy() if host.may_share_memory(array, start) else array


def add_at_key(target: Array, key: tuple[slice | Array, ...], values: Array) -> None:
    """Adds `values` in place at `key`, as often as a position occurs; `target` is contiguous.

    NumPy adds fast at one vector of places only, so the key becomes one.  The sum of Booleans is their `or`.
    """
    if target.dtype.kind == "b":
        or_at(target, key, values)
        return
    if any(not isinstance(index, slice) and index.dtype.kind == "b" for index in key):
        add_at(target, key, values)
        return
    first = key[0]
    if len(key) == 1 and isinstance(first, np.ndarray) and first.ndim == 1:
        if values.shape != (first.size, *target.shape[1:]):
            values = np.broadcast_to(values, (first.size, *target.shape[1:]))
        add_rows(target, wrapped(first, len(target), "index"), values)
        return
    places = _places(target.shape, key)
    if values.shape != places.shape:
        values = np.broadcast_to(values, places.shape)
    add_within_rows(target.reshape(1, -1), places.reshape(1, -1), values.reshape(1, -1))


def _places(shape: tuple[int, ...], key: tuple[slice | Array, ...]) -> Array:
    """The place in flattened memory of every element that `key` names, shaped like ``x[key]``."""
    strides = [1] * len(shape)
    for axis in range(len(shape) - 2, -1, -1):
        strides[axis] = strides[axis + 1] * shape[axis + 1]
    advanced = [axis for axis, index in enumerate(key) if not isinstance(index, slice)]
    if not advanced:
        return np.arange(shape[0] * strides[0] if shape else 1).reshape(shape)
    common: Array = np.zeros((), np.int64)
    for axis in advanced:
        index = key[axis]
        assert not isinstance(index, slice)
        common = common + wrapped(index, shape[axis], "index") * strides[axis]
    rest = [axis for axis in range(len(shape)) if axis not in advanced]
    adjacent = advanced[-1] - advanced[0] + 1 == len(advanced)
    before = [axis for axis in rest if adjacent and axis < advanced[0]]
    behind = rest[len(before) :]
    result = common.reshape(common.shape + (1,) * len(behind))
    for count, axis in enumerate(reversed(behind)):
        steps = np.arange(shape[axis]) * strides[axis]
        result = result + steps.reshape((-1,) + (1,) * count)
    for count, axis in enumerate(reversed(before)):
        steps = np.arange(shape[axis]) * strides[axis]
        result = result + steps.reshape((-1,) + (1,) * (common.ndim + len(behind) + count))
    return result


def index_put_shape(self: Array, indices: list[Array | None], values: Array, *rest: Any) -> Result:
    """The shape of `self`; RuntimeError for values of another dtype, unless it is one value where a mask is true."""
    if self.dtype != values.dtype and not _fills_mask(indices, values, *rest):
        raise RuntimeError(
            "Index put requires the source and destination dtypes match, got "
            f"{scalar_type_name(self.dtype)} for the destination and {scalar_type_name(values.dtype)} for the source."
        )
    return Result(self.shape, self.dtype, (self,))


def _fills_mask(indices: list[Array | None], values: Array, accumulate: bool = False) -> bool:
    """Whether one value is written where the only index, a mask, is true: it takes the dtype of what is written to."""
    if accumulate or values.size != 1:
        return False
    given = [index for index in indices if index is not None]
    return len(given) == 1 and given[0].dtype.kind == "b"


def _unfit_values(self: Array, key: tuple[slice | Array, ...], values: Array) -> RuntimeError:
    return RuntimeError(
        f"shape mismatch: value tensor of shape {list(values.shape)} cannot be broadcast to indexing result of "
        f"shape {list(self[key].shape)}"
    )


def _begin_together(read: Array, written: Array) -> bool:
    """Whether two arrays begin at one place in memory, as those that own theirs never do."""
    if read is written:
        return True
    if not isinstance(read, host.ndarray) or not isinstance(written, host.ndarray):
        return False
    if read.base is None and written.base is None:
        return False
    begins: bool = read.__array_interface__["data"] == written.__array_interface__["data"]
    return begins


def index_put(
    self: Array,
    indices: list[Array | None],
    values: Array,
    accumulate: bool = False,
    out: Array | None = None,
) -> Array:
    """`self` with `values` at `indices` (as for `index_tensor`), added there to `accumulate`; in `out` if it is given.

    RuntimeError for a single value of another dtype that does not fit into that of `self`, and where `out` itself is
    `values` or an index.  It may be a mask that one value fills.
    """
    fills_mask = _fills_mask(indices, values, accumulate)
    if out is not None and not fills_mask:
        for read in (values, *indices):
            if read is not None and read.size and _begin_together(read, out):
                raise overlap_error()
    if values.dtype != self.dtype:  # one value, for a mask
        if isinstance(values, host.ndarray):
            number_in(self.dtype, values.item())
        values = converted(values, self.dtype)
    first = indices[0] if len(indices) == 1 else None
    if (
        first is not None
        and first.dtype.kind == "b"
        and not values.ndim
        and not accumulate
        and first.ndim > 0
        and first.shape == self.shape[: first.ndim]
        and isinstance(first, host.ndarray)
    ):
        result = _start(self, out)
        result[_apart(first, result, out)] = values  # without asking where the mask is true
        return _finished(result, result, out)
    key = as_numpy_index(self, indices)
    if not fills_mask and values.ndim > rank_of_indexed(self, key):  # NumPy drops leading ones
        raise _unfit_values(self, key, values)
    result = _start(self, out, contiguous=accumulate)
    values = _apart(values, result, out)
    if result is out:
        key = tuple([i if isinstance(i, slice) else _apart(i, result, out) for i in key])
    try:
        if not accumulate:
            result[key] = values
        else:
            add_at_key(result, key, values)
    except IndexError as error:
        raise IndexError(index_message(self, key, error)) from None
    except ValueError:
        raise _unfit_values(self, key, values) from None
    return _finished(result, result, out)


def _check_scatter(name: str, self: Array, dim: int, index: Array, src: Array | None) -> Result:
    """The shape of `self`; RuntimeError where index and `src` do not fit, or `src` has another dtype."""
    axis = normalize_dim(dim, self.ndim)
    if src is not None:
        if self.dtype != src.dtype:
            raise noted(
                RuntimeError("scatter(): Expected self.dtype to be equal to src.dtype"),
                f"self.dtype is {self.dtype.name}, src.dtype is {src.dtype.name}",
            )
    if index.size:
        check_gather(self.shape, axis, index, name, src)
    return Result(self.shape, self.dtype)


scatter_add_shape = partial(_check_scatter, "scatter_add")


def _scattered(
    self: Array, dim: int, index: Array, src: Array | None, is_ours: bool = False
) -> tuple[Array, Array | None, Array | None]:
    """A flat copy of `self`, or itself if it is ours, the places to write and the part of `src` that is written there."""
    axis = normalize_dim(dim, self.ndim)
    result = self.reshape(-1) if is_ours else self.flatten()
    if index.size == 0:
        return result, None, None
    check_bounds(index, self.shape[axis] if self.ndim else 1, axis)
    if self.ndim <= 1 or index.ndim == 0:
        places = index.reshape(-1)
        return result, places, None if src is None else src.reshape(-1)[: places.size]
    places = linear_positions(self.shape, axis, index).reshape(-1)
    if src is None:
        return result, places, None
    if src.shape != index.shape:
        src = src[tuple(slice(0, extent) for extent in index.shape)]
    return result, places, src.reshape(-1)


def scatter_shape(
    self: Array, dim: int, index: Array, src: Array | complex, /, reduce: str | None = None
) -> Result:
    """The shape of `self`; RuntimeError where arguments do not fit it."""
    if reduce is not None and reduce not in _OLD_REDUCTIONS:
        raise RuntimeError("reduce argument must be either add or multiply.")
    return _check_scatter("scatter", self, dim, index, src if isinstance(src, np.ndarray) else None)


_OLD_REDUCTIONS: dict[str, Callable[..., None]] = {"add": np.add.at, "multiply": np.multiply.at}


def scatter(
    self: Array,
    dim: int,
    index: Array,
    src: Array | complex,
    /,
    reduce: str | None = None,
    out: Array | None = None,
) -> Array:
    """`self` with ``self[i][index[i][j][k]][k] = src[i][j][k]`` for `dim` 1; likewise others.

    Or with one number; or, where `reduce` is "add" or "multiply", with what is there and that added up or
    multiplied.  In `out` if it is given.
    """
    source = src if isinstance(src, np.ndarray) else None
    start = _start(self, out, contiguous=True)
    index = _apart(index, start, out)
    result, key, part = _scattered(start, dim, index, source, is_ours=True)
    if key is None:
        return _finished(result, start, out)
    if part is not None:
        part = _apart(part, start, out)
    if reduce is None:
        result[key] = number_in(self.dtype, cast(complex, src)) if source is None else part
    else:
        if source is not None:
            warn_caller_once(
                "The reduce argument of gradsmith.scatter with Tensor src is deprecated. Use gradsmith.scatter_reduce "
                "instead, which has more reductions."
            )
        part = np.asarray(src).astype(self.dtype) if part is None else part
        _OLD_REDUCTIONS[reduce](result, key, part)
    return _finished(result, start, out)


def scatter_add(self: Array, dim: int, index: Array, src: Array, out: Array | None = None) -> Array:
    """As `scatter`, but adding to what is there, as often as a position occurs."""
    start = _start(self, out, contiguous=True)
    index, src = _apart(index, start, out), _apart(src, start, out)
    return _finished(scatter_add_to(start, dim, index, src), start, out)


def scatter_add_to(target: Array, dim: int, index: Array, src: Array) -> Array:
    """The contiguous `target`, after `scatter_add` has been done to it."""
    if target.ndim > 1 and index.ndim > 1 and places_of_block(index) < len(index):
        return _added_in_blocks(target, normalize_dim(dim, target.ndim), index, src)
    result, key, part = _scattered(target, dim, index, src, is_ours=True)
    if key is not None and part is not None:
        if key.size <= FEW and result.dtype.kind != "b":
            add_at(result, key, part)
        else:
            _add(result.reshape(1, -1), key.reshape(1, -1), part.reshape(1, -1))
    return result.reshape(target.shape)


def _add(target: Array, places: Array, values: Array) -> None:
    """`add_within_rows`; the sum of Booleans is their `or`."""
    if target.dtype.kind != "b":
        add_within_rows(target, places, values)
        return
    rows = np.arange(len(target))[:, None]
    or_at(target, (rows, places), values)


def _added_in_blocks(result: Array, axis: int, index: Array, src: Array) -> Array:
    """`scatter_add` to `result`, a few slices of the first dimension at a time."""
    src = src[tuple([slice(extent) for extent in index.shape])]
    # Where each row of the index is one of the result, its elements are places there already.
    by_rows = axis == result.ndim - 1 and index.shape[1:-1] == result.shape[1:-1]

    def work(first: int, last: int) -> None:
        part = index[first:last]
        check_bounds(part, result.shape[axis], axis)
        if by_rows:
            own, places = result[first:last].reshape(-1, result.shape[-1]), part
        else:
            places, flat = block_positions(result, axis, index, first, last)
            own = flat.reshape(1, -1)
        shape = (len(own), part.size // len(own))
        _add(own, places.reshape(shape), src[first:last].reshape(shape))

    step = places_of_block(index)
    if axis:
        each_block(work, len(index), step)
    else:  # all slices add to the same elements
        for first, last in even(0, len(index), step):
            work(first, last)
    return result


_REDUCTIONS: dict[str, Callable[..., None]] = {
    "sum": np.add.at,
    "prod": np.multiply.at,
    "mean": np.add.at,
    "amax": np.maximum.at,
    "amin": np.minimum.at,
}
_EXTREMES = {"max": "amax", "min": "amin"}
"""Names that `scatter_reduce` takes besides, as PyTorch does; its gradient refuses them."""


def _identity(reduce: str, dtype: DType) -> object:
    if reduce in ("sum", "mean"):
        return 0
    if reduce == "prod":
        return 1
    if dtype.kind in "fV":
        return -np.inf if reduce == "amax" else np.inf
    if dtype.kind == "b":
        return reduce == "amin"
    limits = np.iinfo(dtype)
    return limits.min if reduce == "amax" else limits.max


def _reduce_at(
    result: Array,
    key: tuple[slice | Array, ...] | Array,
    part: Array,
    reduce: str,
    include_self: bool,
    name: str,
) -> None:
    """Folds `part` into `result` in place; `include_self` says whether what is there counts."""
    if result.dtype.kind == "c" and reduce in ("amax", "amin"):
        raise not_implemented(f"{name}_{reduce}", result.dtype)
    if not include_self:
        result[key] = _identity(reduce, result.dtype)
    _REDUCTIONS[reduce](result, key, part)
    if reduce == "mean":
        counts = (
            np.zeros(result.shape, np.int64)
            if not include_self
            else np.ones(result.shape, np.int64)
        )
        add_at(counts, key, 1)
        np.maximum(counts, 1, out=counts)
        if result.dtype.kind in "iu":
            np.floor_divide(result, counts, out=result, casting="unsafe")
        else:
            np.true_divide(result, counts.astype(result.real.dtype), out=result)


def scatter_reduce_shape(
    self: Array, dim: int, index: Array, src: Array, reduce: str, include_self: bool = True
) -> Result:
    """The shape of `self`; RuntimeError where arguments do not fit it."""
    if reduce not in _REDUCTIONS and reduce not in _EXTREMES:
        raise RuntimeError(f"reduce argument must be either {_any_of(_REDUCTIONS)}, got {reduce}")
    if reduce == "mean" and self.dtype.kind == "b":
        raise not_implemented("scatter_gather_tensor_cpu_reduce_mean", self.dtype)
    return _check_scatter("scatter_reduce", self, dim, index, src)


def _any_of(names: Iterable[str]) -> str:
    *most, last = names
    return f"{', '.join(most)} or {last}"


def scatter_reduce(
    self: Array, dim: int, index: Array, src: Array, reduce: str, include_self: bool = True
) -> Array:
    """As `scatter_add`, with another `reduce`: sum, prod, mean, amax or amin."""
    result, key, part = _scattered(self, dim, index, src)
    if key is not None and part is not None:
        reduce = _EXTREMES.get(reduce, reduce)
        _reduce_at(result, key, part, reduce, include_self, "scatter_reduce")
    return result.reshape(self.shape)


def _check_along(
    name: str, self: Array, dim: int, index: Array, source: Array | None, /, *rest: Any
) -> Result:
    """The shape of `self`; an error unless `index` is a vector, with a slice of `source` for each element."""
    copies = name == "index_copy_()"
    if index.dtype.kind != "i" or index.dtype.itemsize < 4:
        found = scalar_type_name(index.dtype)
        if source is None:
            raise IndexError(f"{name}: Expected dtype int64 for index.")
        if copies:
            raise RuntimeError(f"{name}: Expected a long tensor for index, but got {found}")
        raise RuntimeError(f"{name}: Expected dtype int32/int64 for index but got: {found}")
    if index.ndim > 1:
        raise IndexError(f"{name}: Index is supposed to be a vector, but got dim: {index.ndim}")
    axis = normalize_dim(dim, self.ndim)
    if source is not None:
        if copies:
            require_same_dtype(self, source, name)
        elif self.dtype != source.dtype:
            raise RuntimeError(
                f"{name}: self ({scalar_type_name(self.dtype)}) and source "
                f"({scalar_type_name(source.dtype)}) must have the same scalar type"
            )
        ours, theirs = self.shape, source.shape
        if copies and ours and theirs and len(ours) != len(theirs):
            raise IndexError(
                f"{name}: When source and destination are not scalars, their dimensionality must match. "
                f"Source dimensionality ({len(theirs)}), destination dimensionality ({len(ours)})"
            )
        scalar = copies and not (ours and theirs)
        if (ours and theirs) or scalar:
            ours = (*ours[:axis], *ours[axis + 1 :])
            theirs = (*theirs[:axis], *theirs[axis + 1 :])
        if ours != theirs and copies:
            raise RuntimeError(
                f"{name}: Source/destination tensor must have same slice shapes. Destination slice "
                f"shape: {' '.join(map(str, ours))} at dimension {axis} and source slice shape: "
                f"{' '.join(map(str, theirs))} at dimension 0."
            )
        if ours != theirs:
            raise RuntimeError(
                "source tensor shape must match self tensor shape, excluding the specified "
                f"dimension. Got self.shape = {list(self.shape)} source.shape = {list(source.shape)}"
            )
        count = source.shape[axis] if source.shape else 1
        if index.size != count:
            words = f"{name}: Number of indices ({index.size}) should be equal to source.size(dim)"
            if copies:
                raise IndexError(f"{words} ({count})")
            raise RuntimeError(f"{words}: ({count}), for dim: {axis}")
    return Result(self.shape, self.dtype)


index_add_shape = partial(_check_along, "index_add_()")
index_copy_shape = partial(_check_along, "index_copy_()")


def _along(
    self: Array, dim: int, index: Array, source: Array | None, name: str, is_ours: bool = False
) -> tuple[Array, tuple[slice | Array, ...]]:
    """A copy of `self` (1-d if it is 0-d), or itself if it is ours, and the key of the slices `index` of `dim`."""
    axis = normalize_dim(dim, self.ndim)
    result = self if is_ours else self.copy()
    if not result.ndim:
        result = result.reshape(1)
    vector = index if index.ndim == 1 else index.reshape(-1)
    if source is not None and vector.size and not within(vector, result.shape[axis]):
        extent = result.shape[axis]
        bad = vector.max() if vector.max() >= extent else vector.min()
        # As in PyTorch, whose kernels for vectors and for matrices disagree about the type.
        error = RuntimeError if name == "index_add_()" and result.ndim > 1 else IndexError
        raise error(f"{name}: index {bad} is out of bounds for dimension {axis} with size {extent}")
    if source is None:
        vector = wrapped(vector, result.shape[axis], name)
    return result, (slice(None),) * axis + (vector,)


def index_add(
    self: Array,
    dim: int,
    index: Array,
    source: Array,
    alpha: complex = 1,
    out: Array | None = None,
) -> Array:
    """`self` with ``alpha * source`` added to the slices `index` of `dim`; in `out` if it is given."""
    start = _start(self, out, contiguous=True)
    index, source = _apart(index, start, out), _apart(source, start, out)
    return _finished(index_add_to(start, dim, index, source, alpha), start, out)


def index_add_to(target: Array, dim: int, index: Array, source: Array, alpha: complex = 1) -> Array:
    """The contiguous `target`, after `index_add` has been done to it."""
    result, key = _along(target, dim, index, source, "index_add_()", is_ours=True)
    values = source if alpha == 1 else source * np.asarray(alpha).astype(target.dtype)
    if values.size < FEW_ADDED and target.dtype.kind != "b":
        add_at(result, key, values)
    else:
        add_at_key(result, key, values)
    return result if result.ndim == target.ndim else result.reshape(target.shape)


def index_copy(
    self: Array, dim: int, index: Array, source: Array, out: Array | None = None
) -> Array:
    """`self` with the slices `index` of `dim` replaced by those of `source`; in `out` if it is given."""
    start = _start(self, out)
    index = _apart(index, start, out)
    result, key = _along(start, dim, index, source, "index_copy_()", is_ours=True)
    result[key] = _apart(source, start, out)
    return _finished(result, start, out)


def index_fill_shape(self: Array, dim: int, index: Array, value: complex | Array) -> Result:
    """The shape of `self`; an error where arguments do not fit it, or `value` is more than a number."""
    is_complex = isinstance(value, complex)
    if isinstance(value, np.ndarray):
        if value.ndim:
            raise RuntimeError(
                "Only supports 0-dimension value tensor, but got tensor with "
                f"{value.ndim} dimension(s)"
            )
        is_complex = value.dtype.kind == "c"
    if is_complex and self.dtype.kind != "c":
        raise RuntimeError("index_fill_(): Converting complex Scalar to non-complex type")
    return _check_along("index_fill_()", self, dim, index, None)._replace(like=(self,))


def index_fill(
    self: Array, dim: int, index: Array, value: complex | Array, out: Array | None = None
) -> Array:
    """`self` with the slices `index` of `dim` filled with a number, or what a 0-d tensor holds; in `out` if it is given."""
    start = _start(self, out)
    index = _apart(index, start, out)
    result, key = _along(start, dim, index, None, "index_fill_()", is_ours=True)
    result[key] = value if isinstance(value, np.ndarray) else number_in(self.dtype, value)
    return _finished(result, start, out)


def index_reduce_shape(
    self: Array, dim: int, index: Array, source: Array, reduce: str, include_self: bool = True
) -> Result:
    """The shape of `self`; an error where arguments do not fit it."""
    names = [name for name in _REDUCTIONS if name != "sum"]
    if reduce not in names:
        raise RuntimeError(
            f"index_reduce(): Expected reduce to be one of {_any_of(names)} but got {reduce}."
        )
    if self.dtype.kind == "b":
        raise not_implemented("index_func_", self.dtype)
    return _check_along("index_reduce_()", self, dim, index, source)


def index_reduce(
    self: Array, dim: int, index: Array, source: Array, reduce: str, include_self: bool = True
) -> Array:
    """`self` with `source` folded into the slices `index` by prod, mean, amax or amin."""
    warn_caller_once("index_reduce() is in beta and the API may change at any time.")
    result, key = _along(self, dim, index, source, "index_reduce_()")
    if index.size:
        values = source.reshape(source.shape or (1,) * result.ndim)
        _reduce_at(result, key, values, reduce, include_self, "index_reduce")
    return result.reshape(self.shape)
