"""Reading elements by index tensors, masks and positions."""

from __future__ import annotations

from math import prod

from ...core.errors import noted
from ...core.namespace import Array, certain, empty, host, kept, np
from ...core.package_name import package_name
from ...core.result import Result
from ...core.shared_loops import SHARED_COPY
from ...core.threads import get_threads, portions, share
from ...core.warn import warn_caller
from ..blocks import BLOCK_BYTES, each_block
from ..broadcasting import broadcast
from ..dims import normalize_dim
from ..folds import maximum_reduce
from ..pointwise.elementwise_blocks import BLOCK
from ..scalar_types import scalar_type_name

_INT64 = np.dtype(np.int64)


def check_index_dtype(index: Array, name: str) -> None:
    """RuntimeError unless `index` is of int64."""
    if index.dtype != _INT64:
        raise RuntimeError(
            f"{name}: Expected a long tensor for index, but got {scalar_type_name(index.dtype)}"
        )


def wrapped(index: Array, extent: int, what: str) -> Array:
    """`index` counted from the front; IndexError when an element is out of range."""
    if index.size:
        if index.dtype in _UNSIGNED and _is_within(index, extent, False):
            return index
        low, high = index.min(), index.max()
        if certain(high >= extent, False) or certain(low < -extent, False):
            bad = high if high >= extent else low
            raise IndexError(f"{what}: index {bad} is out of bounds for size {extent}")
        if certain(low < 0, True):
            return np.where(index < 0, index + extent, index)
    return index


def as_numpy_index(self: Array, indices: list[Array | None]) -> tuple[slice | Array, ...]:
    """The NumPy index of a list in which a hole stands for a whole dimension.

    Boolean (and uint8) masks stand for as many dimensions as they have.  Raises IndexError for
    other types than int32, int64 and Booleans, for too many indices and for masks of other shapes.
    """
    result: list[slice | Array] = []
    axis = 0
    for index in indices:
        if index is None:
            result.append(slice(None))
            axis += 1
            continue
        kind = index.dtype.kind
        if kind == "i" and index.dtype.itemsize >= 4:
            result.append(index)
            axis += 1
        elif kind == "b" or index.dtype == np.uint8:
            if kind != "b":
                warn_caller(
                    f"indexing with dtype {package_name.shown}.uint8 is now deprecated, please use a dtype "
                    f"{package_name.shown}.bool instead."
                )
            shape = self.shape[axis : axis + index.ndim]
            if index.shape != shape:
                raise IndexError(
                    f"The shape of the mask {list(index.shape)} at index {axis} does not match the "
                    f"shape of the indexed tensor {list(self.shape)} at index {axis}"
                )
            # Positions rather than the mask itself: a 0-d mask indexes no dimension, and
            # broadcasting with other indices follows the positions.
            if index.ndim:
                result.extend(np.nonzero(index))
            else:
                result.append(index.astype(bool))
            axis += index.ndim
        else:
            raise noted(
                IndexError("tensors used as indices must be long, int, byte or bool tensors"),
                f"one at dimension {axis} has dtype {index.dtype.name}",
            )
    if axis > self.ndim:
        raise _too_many_indices(self, indices)
    return tuple(result)


def _too_many_indices(self: Array, indices: list[Array | None]) -> IndexError:
    return IndexError(f"too many indices for tensor of dimension {self.ndim} (got {len(indices)})")


def index_tensor_meta(self: Array, indices: list[Array | None]) -> Array:
    """Elements at index tensors; masks are refused, as their count of true elements is unknown."""
    for index in indices:
        if index is not None and (index.dtype.kind == "b" or index.dtype == np.uint8):
            raise NotImplementedError(
                "index: the shape of the result depends on the elements of a mask, which a meta "
                "tensor does not have"
            )
    places = [axis for axis, index in enumerate(indices) if index is not None]
    if len(indices) > self.ndim:
        raise _too_many_indices(self, indices)
    shape = self.shape
    try:
        common = np.broadcast_shapes(*(index.shape for index in indices if index is not None))
    except ValueError:
        shapes = ", ".join(str(list(index.shape)) for index in indices if index is not None)
        raise IndexError(
            "shape mismatch: indexing tensors could not be broadcast together with shapes "
            f"{shapes}"
        ) from None
    if not places:
        return empty(shape, self.dtype)
    kept = tuple(extent for axis, extent in enumerate(shape) if axis not in places)
    together = places[-1] - places[0] + 1 == len(places)
    front = places[0] if together else 0
    return empty((*kept[:front], *common, *kept[front:]), self.dtype)


def index_tensor(self: Array, indices: list[Array | None]) -> Array:
    """Elements at `indices`, one tensor per dimension, broadcast against each other.

    As in NumPy, the broadcast dimensions stand where the indices stood if those are next to one
    another, else first.  Raises IndexError for positions out of bounds.
    """
    result: Array
    if len(indices) == 1 and indices[0] is not None and indices[0].dtype.kind == "b":
        mask = indices[0]
        if mask.ndim and mask.shape == self.shape[: mask.ndim]:
            result = self[mask]
            return result
    key = as_numpy_index(self, indices)
    if self.size >= SHARED_COPY and len(key) == 1 and get_threads() > 1:
        places = key[0]
        if (
            self.flags.c_contiguous
            and isinstance(places, np.ndarray)
            and places.dtype.kind == "i"
            and places.ndim
            and within(places, len(self))
        ):
            return rows_at(self, places)
    try:
        result = self[key]
    except IndexError as error:
        raise IndexError(index_message(self, key, error)) from None
    if result.base is not None:
        return result.copy()  # 0-d indices count as integers, for which NumPy returns a view
    return result if isinstance(result, np.ndarray) else np.asarray(result)


def rank_of_indexed(self: Array, key: tuple[slice | Array, ...]) -> int:
    """How many dimensions ``self[key]`` has."""
    ranks = [index.ndim for index in key if not isinstance(index, slice)]
    return self.ndim - len(ranks) + max(ranks, default=0)


def index_message(self: Array, key: tuple[slice | Array, ...], error: IndexError) -> str:
    """PyTorch's words for NumPy's `error` about ``self[key]``."""
    arrays = [index for index in key if not isinstance(index, slice)]
    try:
        np.broadcast_shapes(*(array.shape for array in arrays))
    except ValueError:
        shapes = ", ".join(str(list(array.shape)) for array in arrays)
        return (
            "shape mismatch: indexing tensors could not be broadcast together with shapes "
            f"{shapes}"
        )
    for axis, index in enumerate(key):
        if not isinstance(index, slice) and index.dtype.kind == "i" and index.size:
            extent = self.shape[axis]
            if not extent:
                return "index is out of bounds for dimension with size 0"
            for bad in (int(index.max()), int(index.min())):
                if not -extent <= bad < extent:
                    return f"index {bad} is out of bounds for dimension {axis} with size {extent}"
    return str(error)


def index_select_shape(self: Array, dim: int, index: Array) -> Result:
    """As many slices as the vector `index` has elements.

    RuntimeError for an index of another type than int32 and int64, IndexError for one of more dimensions.
    """
    if index.dtype.kind != "i" or index.dtype.itemsize < 4:
        raise noted(
            RuntimeError("index_select(): Expected dtype int32 or int64 for index"),
            f"its dtype is {index.dtype.name}",
        )
    if index.ndim > 1:
        raise noted(
            IndexError("index_select(): Index is supposed to be a vector"),
            f"index has shape {list(index.shape)}",
        )
    axis = normalize_dim(dim, self.ndim)
    if self.ndim == 0:
        if index.size != 1:
            raise IndexError("index_select(): Index to scalar can have only 1 value")
        return Result((), self.dtype)
    return Result((*self.shape[:axis], index.size, *self.shape[axis + 1 :]), self.dtype)


def index_select(self: Array, dim: int, index: Array) -> Array:
    """The slices of `dim` that the vector `index` names.

    Raises IndexError for positions outside the dimension (negative ones included; RuntimeError along
    dimension 1).
    """
    axis = normalize_dim(dim, self.ndim)
    if self.ndim == 0:
        _require_range(index, 1, dim)
        return self.copy()
    _require_range(index, self.shape[axis], axis)
    places = index.reshape(-1)
    return rows_at(self, places) if axis == 0 else self.take(places, axis, mode="clip")


def rows_at(table: Array, places: Array) -> Array:
    """``table[places]`` of places that are all there, read by several threads if they are many."""
    row = table.shape[1:]
    each = prod(row)
    large = np is host and places.size * each >= SHARED_COPY and table.flags.c_contiguous
    if not large or get_threads() == 1:
        return table.take(places, 0, mode="clip")
    flat = places.reshape(-1)
    result = np.empty((flat.size, *row), table.dtype)

    def work(first: int, last: int) -> None:
        table.take(flat[first:last], 0, result[first:last], "clip")

    share(work, portions(flat.size, each))
    return result.reshape(*places.shape, *row)


def _require_range(index: Array, extent: int, dim: int) -> None:
    if index.size and not within(index, extent):
        bad = index.max() if index.max() >= extent else index.min()
        if dim == 1:  # as in PyTorch, which takes a way of its own along it
            raise RuntimeError(f"INDICES element is out of DATA bounds, id={bad} axis_dim={extent}")
        note = f"{bad} is out of bounds for dimension {dim} with size {extent}"
        raise noted(IndexError("index out of range in self"), note)


def linear_positions(shape: tuple[int, ...], axis: int, index: Array) -> Array:
    """For each element of `index`: its place in a flattened array of `shape`, along `axis`.

    One vector of places is read and written several times as fast as a tuple of index arrays.
    """
    if len(shape) == 2 and 0 < index.size <= FEW and isinstance(index, host.ndarray):
        width = shape[1]
        places: Array = index if axis else index * width
        return places + _beginnings(index.shape, axis, width)  # type: ignore[no-any-return]
    stride = 1
    result: Array | None = None
    step: Array | None
    for i in range(len(shape) - 1, -1, -1):
        if i == axis:
            step = index * stride if stride != 1 else index
        else:
            extent = index.shape[i]
            # A stride of 0 means that there are no elements, and so no places.
            step = np.arange(0, extent * stride, stride) if extent > 1 and stride else None
            if step is not None:
                step = step.reshape((extent,) + (1,) * (len(shape) - 1 - i))
        if step is not None:
            result = step if result is None else _sum_of_places(result, step, index)
        stride *= shape[i]
    assert result is not None
    return result


@kept(256)
def _beginnings(shape: tuple[int, int], axis: int, width: int) -> Array:
    """Where in a flattened matrix of rows of `width` elements the row or the column of each element of an index of `shape` begins."""
    row, column = host.indices(shape)
    beginnings: Array = row * max(width, 1) if axis else column
    return beginnings


def _sum_of_places(left: Array, right: Array, index: Array) -> Array:
    """The sum of two, one of which may be `index`; in the memory of one that has its shape and is not."""
    if index.dtype != _INT64 or index.size < BLOCK:
        return left + right
    for larger, other in ((left, right), (right, left)):
        if larger.shape == index.shape:
            out = np.empty(index.shape, _INT64) if larger is index else larger
            return broadcast(np.add, larger, other, out)
    return left + right


def check_gather(
    self_shape: tuple[int, ...], axis: int, index: Array, name: str, src: Array | None = None
) -> None:
    """RuntimeError unless `index` fits `self` (and `src`) in every dimension but `axis`."""
    if index.dtype.kind != "i" or index.dtype.itemsize < 4:
        raise RuntimeError(f"{name}(): Expected dtype int32/int64 for index")
    if max(index.ndim, 1) != max(len(self_shape), 1):
        raise RuntimeError(
            "Index tensor must have the same number of dimensions as "
            f"{'input' if name == 'gather' else 'self'} tensor"
        )
    for i, (extent, limit) in enumerate(zip(index.shape, self_shape, strict=False)):
        if i != axis and extent > limit:
            raise RuntimeError(
                f"Size does not match at dimension {i} expected index {list(index.shape)} to be no "
                f"larger than self {list(self_shape)} apart from dimension {axis}"
                if name == "gather"
                else _larger(self_shape, axis, index, src)
            )
    if src is not None:
        if max(index.ndim, 1) != max(src.ndim, 1):
            raise RuntimeError("Index tensor must have the same number of dimensions as src tensor")
        if any(n > limit for n, limit in zip(index.shape, src.shape or (1,), strict=False)):
            raise RuntimeError(_larger(self_shape, axis, index, src))


def _larger(self_shape: tuple[int, ...], axis: int, index: Array, src: Array | None) -> str:
    """What is wrong where `index` reads or writes beyond `self` or `src`."""
    beside = "" if src is None else f" and to be no larger size than src {list(src.shape)}"
    return (
        f"Expected index {list(index.shape)} to be no larger than self {list(self_shape)} apart from "
        f"dimension {axis}{beside}"
    )


_UNSIGNED = {np.dtype(np.int64): np.dtype(np.uint64), np.dtype(np.int32): np.dtype(np.uint32)}


def within(index: Array, extent: int) -> bool:
    """Whether every element of an int32 or int64 `index` is in [0, extent).

    Seen as unsigned, negative numbers are larger than any extent: one pass instead of two.
    """
    return _is_within(index, extent, True)


def _is_within(index: Array, extent: int, unknown: bool) -> bool:
    """As `within`; `unknown` is said of elements that nobody can look at."""
    if index.size <= FEW and index.__class__ is host.ndarray:
        few: list[int] = index.tolist() if index.ndim == 1 else index.reshape(-1).tolist()
        return min(few) >= 0 and max(few) < extent
    return certain(maximum_reduce(index.view(_UNSIGNED[index.dtype]), None) < extent, unknown)


FEW = 32
"""Up to how many elements Python's own arithmetic is quicker than a reduction."""


def check_bounds(index: Array, extent: int, axis: int) -> None:
    """RuntimeError unless every element of `index` is in [0, extent)."""
    if index.size and not within(index, extent):
        low, high = int(index.min()), int(index.max())
        raise RuntimeError(
            f"index {low if low < 0 else high} is out of bounds for dimension {axis} with size "
            f"{extent}"
        )


def take_along(self: Array, index: Array, axis: int, is_within: bool = True) -> Array:
    """As `np.take_along_axis`, in a third of the time.

    Unless the index is known to be in bounds, RuntimeError where it is not.
    """
    step = places_of_block(index)
    if not is_within and (self.ndim == 1 or step >= len(index)):
        check_bounds(index, self.shape[axis], axis)
    if self.ndim == 1:
        return self.take(index, mode="clip")
    if step >= len(index):
        return self.reshape(-1).take(linear_positions(self.shape, axis, index), mode="clip")
    whole = np.ascontiguousarray(self)
    result = np.empty(index.shape, self.dtype)

    def work(first: int, last: int) -> None:
        if not is_within:
            check_bounds(index[first:last], whole.shape[axis], axis)
        places, own = block_positions(whole, axis, index, first, last)
        own.take(places, mode="clip", out=result[first:last])

    each_block(work, len(index), step)
    return result


def places_of_block(index: Array) -> int:
    """How many slices of the first dimension of `index`, of two or more, have places for a block.

    All of them where another namespace computes, whose programs need no blocks.
    """
    if index.size <= FEW:
        return len(index)
    each = max(index.size // max(len(index), 1), 1)
    if not isinstance(index, host.ndarray):
        return len(index)
    return max(BLOCK_BYTES // (each * _INT64.itemsize), 1)


def block_positions(
    whole: Array, axis: int, index: Array, first: int, last: int
) -> tuple[Array, Array]:
    """The places of ``index[first:last]`` along `axis`, and the part of the contiguous `whole` where they are, flattened."""
    own = whole[first:last] if axis else whole
    return linear_positions(whole.shape, axis, index[first:last]), own.reshape(-1)


def gather_shape(self: Array, dim: int, index: Array, sparse_grad: bool = False) -> Result:
    """As many elements as the index has, which fits `self` unless it has none."""
    axis = normalize_dim(dim, self.ndim)
    if index.size:
        check_gather(self.shape, axis, index, "gather")
    return Result(index.shape, self.dtype)


def gather(self: Array, dim: int, index: Array, sparse_grad: bool = False) -> Array:
    """``result[i][j][k] = self[i][index[i][j][k]][k]`` for `dim` 1, and likewise for others."""
    axis = normalize_dim(dim, self.ndim)
    if index.size == 0:
        return np.empty(index.shape, self.dtype)
    if self.ndim == 0 or index.ndim == 0:
        check_bounds(index, self.size, axis)
        return self.reshape(-1)[index.reshape(-1)].reshape(index.shape)
    return take_along(self, index, axis, is_within=False)


def take_shape(self: Array, index: Array) -> Result:
    """As many elements as the index has; RuntimeError unless it is of int64."""
    check_index_dtype(index, "take()")
    if self.size == 0 and index.size:
        raise IndexError("take(): tried to take from an empty tensor")
    return Result(index.shape, self.dtype)


def take(self: Array, index: Array) -> Array:
    """Elements at positions of the flattened tensor; negative ones count from the end."""
    return self.reshape(-1)[wrapped(index, self.size, "take()")]


def masked_select(self: Array, mask: Array) -> Array:
    """The elements of `self` where `mask` (both broadcast) is true, as a vector."""
    if mask.dtype.kind != "b":
        raise RuntimeError("masked_select: expected BoolTensor for mask")
    if self.shape != mask.shape:
        self, mask = np.broadcast_arrays(self, mask)
    return self.reshape(-1)[mask.reshape(-1)]


_FEW_PLACES = 512
"""Below how many elements NumPy's own search, dimension by dimension, is the quicker."""


def nonzero(self: Array) -> Array:
    """The positions of the nonzero elements, one row each."""
    if self.ndim == 0:
        return np.empty((int(bool(self)), 0), _INT64)
    if self.size < _FEW_PLACES:
        return np.array(self.nonzero(), _INT64).T
    (places,) = (self if self.dtype.kind == "b" else self != 0).reshape(-1).nonzero()
    result = np.empty((self.ndim, places.size), _INT64)
    for axis in range(self.ndim - 1, 0, -1):
        rest = places // self.shape[axis]
        np.subtract(places, rest * self.shape[axis], out=result[axis])
        places = rest
    result[0] = places
    return result.T


def nonzero_static_shape(self: Array, size: int, fill_value: int = -1) -> Result:
    """As many rows as asked for."""
    return Result((size, self.ndim), _INT64)


def nonzero_static(self: Array, size: int, fill_value: int = -1) -> Array:
    """As `nonzero`, cut or filled with `fill_value` to `size` rows."""
    if size < 0:
        raise RuntimeError("nonzero_static: 'size' must be an non-negative integer")
    found = nonzero(self)[:size]
    result = np.full((size, self.ndim), fill_value, _INT64)
    result[: len(found)] = found
    return result
