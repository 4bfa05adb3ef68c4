"""Reductions of segments: neighbouring slices of one dimension, as many as lengths say."""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import Any

from ...core.namespace import Array, DType, certain, np
from ...core.result import Result
from ..dims import normalize_dim
from ..folds import add_at
from ..row_additions import add_rows
from ..scalar_types import not_implemented

_INTEGERS = (np.dtype(np.int32), np.dtype(np.int64))

_FOLDS: dict[str, tuple[Callable[..., None], float]] = {
    "sum": (add_rows, 0),
    "mean": (add_rows, 0),
    "prod": (np.multiply.at, 1),
    "max": (np.maximum.at, -np.inf),
    "amax": (np.maximum.at, -np.inf),
    "min": (np.minimum.at, np.inf),
    "amin": (np.minimum.at, np.inf),
}
"""How each reduction adds slices to what there is, and what it begins with."""


def no_segments() -> RuntimeError:
    """The error for segments that nothing tells apart."""
    return RuntimeError("segment_reduce(): Either lengths or offsets must be defined.")


def segment_reduce_shape(
    data: Array,
    reduce: str,
    lengths: Array | None,
    indices: Array | None,
    offsets: Array | None,
    axis: int,
    *rest: Any,
) -> Result:
    """A slice for each segment; RuntimeError unless each row before `axis` has its lengths, or its offsets."""
    if reduce not in _FOLDS:
        raise RuntimeError(
            f"reduce argument must be either sum, prod, mean, amax or amin, got {reduce}"
        )
    if not data.ndim:
        raise RuntimeError(
            "segment_reduce(): Expected data of one dimension or more, but got a number"
        )
    place = normalize_dim(axis, data.ndim)
    if lengths is None and offsets is None:
        raise no_segments()
    if indices is not None:
        raise RuntimeError("segment_reduce(): indices based reduction is not supported yet.")
    name, given = ("lengths", lengths) if offsets is None else ("offsets", offsets)
    assert given is not None
    if given.dtype not in _INTEGERS:
        raise not_implemented("segment_reduce", given.dtype)
    if given.ndim != place + 1:
        raise RuntimeError(
            f"segment_reduce(): Expected axis to be the last dimension of {name} but got {axis}."
        )
    if given.shape[:-1] != data.shape[:place]:
        raise RuntimeError(
            f"segment_reduce(): Expected {name} for each row of data before axis {axis}, but got {name} of shape "
            f"{list(given.shape)} and data of shape {list(data.shape)}"
        )
    count = given.shape[-1] - (name == "offsets")
    if count < 0:
        raise RuntimeError(
            "segment_reduce(): Expected offsets to have one element more than there are segments, but got none"
        )
    return Result((*data.shape[:place], count, *data.shape[place + 1 :]), data.dtype)


def segment_reduce(
    data: Array,
    reduce: str,
    lengths: Array | None,
    indices: Array | None,
    offsets: Array | None,
    axis: int,
    unsafe: bool,
    initial: float | None,
) -> Array:
    """Sums, means, products, maxima or minima of segments, which `initial` counts in.

    Segments without elements have `initial`, or the number that the reduction begins with, and NaN for a mean.
    RuntimeError for lengths below zero, and unless `unsafe` where they do not add up to the size of `axis`.
    """
    axis = normalize_dim(axis, data.ndim)
    extent, trailing = data.shape[axis], data.shape[axis + 1 :]
    rows, width = prod(data.shape[:axis]), prod(trailing)
    bounds = _bounds(lengths, offsets, extent, unsafe).reshape(rows, -1)
    count = bounds.shape[1] - 1
    places = _places(bounds, extent) + np.arange(rows)[:, None] * (count + 1)
    wide: DType = data.dtype if data.dtype.itemsize > 2 else np.dtype(np.float32)
    fold, neutral = _FOLDS[reduce]
    begin = neutral if initial is None else initial
    # Behind each row's segments is a place for what lies in none.
    target = np.full((rows * (count + 1), width), begin, wide)
    _fold_rows(fold, target, places.reshape(-1), data.reshape(rows * extent, width).astype(wide))
    result = target.reshape(rows, count + 1, width)[:, :count]
    if reduce == "mean":
        sizes = np.diff(bounds, axis=1)[:, :, None]
        empty = np.nan if initial is None else begin
        means = result / np.maximum(sizes, 1).astype(wide)
        result = np.where(sizes > 0, means, np.asarray(empty, wide))
    shape = (*data.shape[:axis], count, *trailing)
    return np.ascontiguousarray(result.reshape(shape).astype(data.dtype, copy=False))


def _fold_rows(fold: Callable[..., None], target: Array, places: Array, rows: Array) -> None:
    """Each of `rows` folded into the row of `target` that is its place."""
    if fold is add_rows:
        add_rows(target, places, rows)
        return
    # Unbuffered ufuncs are fast along one dimension.
    width = target.shape[1]
    elements = places[:, None] * width + np.arange(width)
    fold(target.reshape(-1), elements.reshape(-1), rows.reshape(-1))


def _bounds(lengths: Array | None, offsets: Array | None, extent: int, unsafe: bool) -> Array:
    """Where segments begin, and where the last ends; RuntimeError where they do not fit."""
    if offsets is not None:
        bounds = offsets.astype(np.int64, copy=False)
        if bounds.size and not certain((np.diff(bounds, axis=-1) >= 0).all(), True):
            raise RuntimeError("segment_reduce(): Expected offsets that do not fall.")
        if bounds.size and not certain(((bounds >= 0) & (bounds <= extent)).all(), True):
            raise RuntimeError(
                f"segment_reduce(): Expected offsets from 0 to {extent}, the size of data along axis."
            )
        return bounds
    if lengths is None:
        raise no_segments()
    ends = np.cumsum(lengths, axis=-1, dtype=np.int64)
    if lengths.size and not certain((lengths >= 0).all(), True):
        raise RuntimeError("lengths contains negative value!")
    if not unsafe and not certain((np.sum(lengths, axis=-1) == extent).all(), True):
        raise RuntimeError(
            "segment_reduce(): Expected all rows of lengths along axis to sum to data.size(lengths.dim()-1) "
            "when !unsafe."
        )
    return np.concatenate([np.zeros((*ends.shape[:-1], 1), np.int64), ends], axis=-1)


def _places(bounds: Array, extent: int) -> Array:
    """For each row of bounds, in which segment each of `extent` positions lies; behind all for one in none."""
    rows, many = bounds.shape
    marks = np.zeros((rows, extent + 1), np.int64)
    where = np.minimum(bounds, extent) + np.arange(rows)[:, None] * (extent + 1)
    add_at(marks.reshape(-1), where.reshape(-1), 1)
    begun = np.cumsum(marks, axis=1)[:, :extent]
    return np.where(begun == 0, many - 1, begun - 1)
