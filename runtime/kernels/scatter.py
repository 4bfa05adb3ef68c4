"""Writing elements by index tensors, masks and positions.

No kernel writes to its input: each copies it and writes to the copy.
"""

from __future__ import annotations

from collections.abc import Callable

from gradsmith.kernels.dims import normalize_dim
from gradsmith.kernels.folds import add_at, or_at
from gradsmith.kernels.indexing import (
    as_numpy_index,
    check_bounds,
    check_gather,
    linear_positions,
    within,
    wrapped,
)
from gradsmith.kernels.namespace import Array, DType, np
from gradsmith.kernels.scalar_types import scalar_type_name

__all__ = [
    "index_add",
    "index_copy",
    "index_fill_scalar",
    "index_fill_tensor",
    "index_put",
    "index_reduce",
    "scatter_add",
    "scatter_reduce",
    "scatter_value_folded",
    "scatter_src",
    "scatter_folded",
    "scatter_value",
]

_FLOAT64 = np.dtype(np.float64)


def require_same_dtype(self: Array, other: Array, name: str, what: str = "source") -> None:
    if self.dtype != other.dtype:
        raise RuntimeError(
            f"{name}: self and {what} expected to have the same dtype, but got (self) "
            f"{scalar_type_name(self.dtype)} and ({what}) {scalar_type_name(other.dtype)}"
        )


# Rows this long are added faster one by one than element by element.
_LONG_ROW = 256


def add_at_key(target: Array, key: tuple[slice | Array, ...], values: Array) -> None:
    """Adds `values` in place at `key`, as often as a position occurs; `target` is contiguous.

    NumPy adds fast at one vector of places only, so the key becomes one.
    """
    if any(not isinstance(index, slice) and index.dtype.kind == "b" for index in key):
        add_at(target, key, values)
        return
    first = key[0]
    if len(key) == 1 and isinstance(first, np.ndarray) and first.ndim == 1:
        row = target.size // target.shape[0] if target.shape[0] else 0
        if row >= _LONG_ROW:
            values = np.broadcast_to(values, (first.size, *target.shape[1:]))
            for place, value in zip(
                wrapped(first, target.shape[0], "index").tolist(), values, strict=True
            ):
                target[place] += value
            return
    places = _places(target.shape, key)
    if values.shape != places.shape:
        values = np.broadcast_to(values, places.shape)
    add_at(target.reshape(-1), places.reshape(-1), values.reshape(-1))


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


def index_put(
    self: Array, indices: list[Array | None], values: Array, accumulate: bool = False
) -> Array:
    """`self` with `values` at `indices` (as for `index_tensor`), added there to `accumulate`."""
    require_same_dtype(self, values, "Index put requires the source and destination dtypes match")
    result = self.copy()
    key = as_numpy_index(self, indices)
    try:
        if not accumulate:
            result[key] = values
        elif self.dtype.kind == "b":
            or_at(result, key, values)
        else:
            add_at_key(result, key, values)
    except ValueError as error:
        raise RuntimeError(
            "shape mismatch: value tensor of shape "
            f"{list(values.shape)} cannot be broadcast to indexing result: {error}"
        ) from None
    return result


def _scattered(
    self: Array, dim: int, index: Array, src: Array | None, name: str
) -> tuple[Array, Array | None, Array | None]:
    """A flat copy of `self`, the places to write and the part of `src` that is written there."""
    axis = normalize_dim(dim, self.ndim)
    result = self.flatten()
    if src is not None:
        require_same_dtype(self, src, f"{name}()", "src")
    if index.size == 0:
        return result, None, None
    check_gather(self.shape, axis, index, name, src)
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


def scatter_src(self: Array, dim: int, index: Array, src: Array) -> Array:
    """`self` with ``self[i][index[i][j][k]][k] = src[i][j][k]`` for `dim` 1; likewise others."""
    result, key, part = _scattered(self, dim, index, src, "scatter")
    if key is not None:
        result[key] = part
    return result.reshape(self.shape)


def scatter_value(self: Array, dim: int, index: Array, value: complex) -> Array:
    """As `scatter_src`, with one number."""
    result, key, _ = _scattered(self, dim, index, None, "scatter")
    if key is not None:
        result[key] = value
    return result.reshape(self.shape)


def scatter_add(self: Array, dim: int, index: Array, src: Array) -> Array:
    """As `scatter_src`, but adding to what is there, as often as a position occurs."""
    result, key, part = _scattered(self, dim, index, src, "scatter_add")
    if key is not None and part is not None:
        if self.dtype.kind == "b":
            or_at(result, key, part)
        else:
            add_at(result, key, part)
    return result.reshape(self.shape)


def scatter_folded(self: Array, dim: int, index: Array, src: Array, reduce: str) -> Array:
    """`scatter` with ``reduce`` "add" or "multiply"."""
    result, key, part = _scattered(self, dim, index, src, "scatter")
    if key is not None:
        _old_reduction(reduce)(result, key, part)
    return result.reshape(self.shape)


def scatter_value_folded(self: Array, dim: int, index: Array, value: complex, reduce: str) -> Array:
    """`scatter` of one number with ``reduce`` "add" or "multiply"."""
    result, key, _ = _scattered(self, dim, index, None, "scatter")
    if key is not None:
        _old_reduction(reduce)(result, key, np.asarray(value).astype(self.dtype))
    return result.reshape(self.shape)


def _old_reduction(reduce: str) -> Callable[..., None]:
    if reduce == "add":
        return np.add.at
    if reduce == "multiply":
        return np.multiply.at
    raise RuntimeError("reduce argument must be either add or multiply.")


_REDUCTIONS: dict[str, Callable[..., None]] = {
    "sum": np.add.at,
    "mean": np.add.at,
    "prod": np.multiply.at,
    "amax": np.maximum.at,
    "amin": np.minimum.at,
}


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
    operation = _REDUCTIONS.get(reduce)
    if operation is None:
        raise RuntimeError(
            f"{name}: reduce argument must be either sum, prod, mean, amax or amin, got {reduce}."
        )
    if result.dtype.kind == "c" and reduce in ("amax", "amin"):
        raise NotImplementedError(
            f"\"{name}_{reduce}\" not implemented for '{scalar_type_name(result.dtype)}'"
        )
    if not include_self:
        result[key] = _identity(reduce, result.dtype)
    operation(result, key, part)
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


def scatter_reduce(
    self: Array, dim: int, index: Array, src: Array, reduce: str, include_self: bool = True
) -> Array:
    """As `scatter_add`, with another `reduce`: sum, prod, mean, amax or amin."""
    result, key, part = _scattered(self, dim, index, src, "scatter_reduce")
    if key is not None and part is not None:
        _reduce_at(result, key, part, reduce, include_self, "scatter_reduce")
    return result.reshape(self.shape)


def _along(
    self: Array, dim: int, index: Array, source: Array | None, name: str
) -> tuple[Array, tuple[slice | Array, ...], Array | None]:
    """A copy of `self` (1-d if it is 0-d), the key of the slices `index` of `dim`, and `source`."""
    if index.dtype.kind != "i" or index.dtype.itemsize < 4:
        error = RuntimeError if source is not None else IndexError
        raise error(f"{name}: Expected dtype int32/int64 for index")
    if index.ndim > 1:
        raise IndexError(f"{name}: Index is supposed to be a vector, but got dim: {index.ndim}")
    axis = normalize_dim(dim, self.ndim)
    result = self.copy()
    if self.ndim == 0:
        result = result.reshape(1)
    vector = index.reshape(-1)
    if source is not None:
        require_same_dtype(self, source, name)
        source = _matching_source(result, axis, vector, source, name)
    if source is not None and vector.size and not within(vector, result.shape[axis]):
        extent = result.shape[axis]
        bad = vector.max() if vector.max() >= extent else vector.min()
        # As in PyTorch, whose kernels for vectors and for matrices disagree about the type.
        error = RuntimeError if name == "index_add_()" and result.ndim > 1 else IndexError
        raise error(f"{name}: index {bad} is out of bounds for dimension {axis} with size {extent}")
    vector = wrapped(vector, result.shape[axis], name)
    return result, (slice(None),) * axis + (vector,), source


def _matching_source(result: Array, axis: int, vector: Array, source: Array, name: str) -> Array:
    if source.ndim == 0:
        source = source.reshape((1,) * result.ndim)
    expected = (*result.shape[:axis], vector.size, *result.shape[axis + 1 :])
    if source.shape != expected:
        raise RuntimeError(
            f"{name}: source tensor shape must match self tensor shape, excluding the specified "
            f"dimension, and the number of indices ({vector.size}): got self.shape = "
            f"{list(result.shape)}, source.shape = {list(source.shape)}"
        )
    return source


def index_add(self: Array, dim: int, index: Array, source: Array, alpha: complex = 1) -> Array:
    """`self` with ``alpha * source`` added to the slices `index` of `dim`."""
    result, key, values = _along(self, dim, index, source, "index_add_()")
    assert values is not None
    if alpha != 1:
        values = values * np.asarray(alpha).astype(self.dtype)
    if self.dtype.kind == "b":
        or_at(result, key, values)
    else:
        add_at_key(result, key, values)
    return result.reshape(self.shape)


def index_copy(self: Array, dim: int, index: Array, source: Array) -> Array:
    """`self` with the slices `index` of `dim` replaced by those of `source`."""
    result, key, values = _along(self, dim, index, source, "index_copy_()")
    result[key] = values
    return result.reshape(self.shape)


def index_fill_scalar(self: Array, dim: int, index: Array, value: complex) -> Array:
    """`self` with the slices `index` of `dim` filled with a number."""
    if isinstance(value, complex) and self.dtype.kind != "c":
        raise RuntimeError("index_fill_(): Converting complex Scalar to non-complex type")
    result, key, _ = _along(self, dim, index, None, "index_fill_()")
    result[key] = value
    return result.reshape(self.shape)


def index_fill_tensor(self: Array, dim: int, index: Array, value: Array) -> Array:
    """As `index_fill_scalar`, with the number in a 0-d tensor."""
    if value.ndim:
        raise RuntimeError(
            "Only supports 0-dimension value tensor, but got tensor with "
            f"{value.ndim} dimension(s)"
        )
    return index_fill_scalar(self, dim, index, value.item())


def index_reduce(
    self: Array, dim: int, index: Array, source: Array, reduce: str, include_self: bool = True
) -> Array:
    """`self` with `source` folded into the slices `index` by prod, mean, amax or amin."""
    if reduce not in ("prod", "mean", "amax", "amin"):
        raise RuntimeError(
            "index_reduce(): Expected reduce to be one of prod, mean, amax or amin but got "
            f"{reduce}."
        )
    result, key, values = _along(self, dim, index, source, "index_reduce_()")
    assert values is not None
    if index.size:
        _reduce_at(result, key, values, reduce, include_self, "index_reduce")
    return result.reshape(self.shape)
