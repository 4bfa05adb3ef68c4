"""Pooling by the largest element of each window, its inverse, and their gradients.

The largest is found dimension by dimension, last first.  Along the last one all planes are a single
row, of which what one window position reads is every `stride`-th element: long loops instead of one
for each short row; what straddles two rows is dropped.  Beside the largest so far goes its position in
the window, which only grows, so that a maximum keeps it up to date.
"""

from __future__ import annotations

from functools import lru_cache, partial
from math import prod
from typing import Any, NamedTuple

from ...core.namespace import Array, DType, certain, host, kept, np
from ...core.result import Result
from ..blocks import BLOCK_BYTES, each_block
from ..memory_formats import suggested_order
from ..pointwise.elementwise_blocks import BLOCK
from ..scalar_types import scalar_type_name
from .windows import Extents, Windows, pooled_shape, windows_of

_INT64 = np.dtype(np.int64)


def values_and_indices(self: Array, shape: Extents) -> tuple[Result, Result]:
    """Elements of `self`, and where they were."""
    order = suggested_order(self)
    return Result(shape, self.dtype, (), order), Result(shape, _INT64, (), order)


def _max_pool_shape(
    rank: int,
    self: Array,
    kernel_size: Extents,
    stride: Extents,
    padding: Extents,
    dilation: Extents,
    ceil_mode: bool,
) -> tuple[Result, Result]:
    """The shapes and dtypes of `_max_pool`."""
    windows = windows_of(rank, kernel_size, stride, padding, dilation)
    return values_and_indices(self, pooled_shape(self.shape, windows, ceil_mode))


max_pool2d_with_indices_shape = partial(_max_pool_shape, 2)
max_pool3d_with_indices_shape = partial(_max_pool_shape, 3)


def _max_pool(
    rank: int,
    self: Array,
    kernel_size: Extents,
    stride: Extents,
    padding: Extents,
    dilation: Extents,
    ceil_mode: bool,
    *,
    out: tuple[Array, Array] | None = None,
) -> tuple[Array, Array]:
    """The largest element of each window of the last `rank` dimensions, and where among those it is."""
    windows = windows_of(rank, kernel_size, stride, padding, dilation)
    shape = pooled_shape(self.shape, windows, ceil_mode)
    table = few_elements(self, windows, shape)
    if out is None and table is not None:
        return _gathered_largest(self, table, shape)
    if out is None:
        out = np.empty(shape, self.dtype), np.empty(shape, _INT64)
    largest_of_windows(self, windows, *out)
    return out


max_pool2d_with_indices = partial(_max_pool, 2)
max_pool3d_with_indices = partial(_max_pool, 3)


def largest_of_windows(self: Array, windows: Windows, values: Array, indices: Array) -> None:
    """The largest element of each window into `values`, and where in its plane it is into `indices`."""
    if not values.size:
        return
    # Samples and channels are planes; a few at a time, so that all passes find them in cache.
    rank = len(windows.kernel)
    spatial, out = self.shape[-rank:], values.shape[-rank:]
    table = few_elements(self, windows, values.shape)
    if table is not None:
        values[...], indices[...] = _gathered_largest(self, table, values.shape)
        return
    plan = _plan(spatial, out, windows)
    planes = np.ascontiguousarray(self).reshape(-1, *spatial)
    best, where = values.reshape(-1, *out), indices.reshape(-1, *out)

    def work(first: int, last: int) -> None:
        block = planes[first:last]
        if not plan.fits:
            block = np.full((last - first, *plan.extents), smallest(self.dtype), self.dtype)
            block[plan.target] = planes[first:last][plan.source]
        codes = _largest(block, windows, best[first:last])
        _decode(codes, windows, spatial, where[first:last])

    each_block(work, len(planes), max(BLOCK_BYTES // (prod(plan.extents) * self.itemsize), 1))


_FEW = 1024
"""Elements of all windows up to which gathering them takes less than a pass for each of a window's elements."""


def few_elements(self: Array, windows: Windows, shape: Extents) -> Array | None:
    """The places of the elements of windows, for a result of `shape`, if they are few enough to be gathered."""
    rank = len(windows.kernel)
    if not 0 < prod(shape) * prod(windows.kernel) <= _FEW or self.dtype.kind not in "fiub":
        return None
    return _elements(windows, shape[-rank:], self.shape[-rank:])


def _gathered_largest(self: Array, table: Array, shape: Extents) -> tuple[Array, Array]:
    """`largest_of_windows` where `table` has the places of their elements; the first of equal ones counts, or a NaN."""
    count, width = table.shape
    planes = self.reshape(prod(shape) // count, -1)
    flat = planes.take(table, 1).argmax(2)
    flat += _firsts(count, width)
    places = table.reshape(-1).take(flat)
    values = planes.reshape(-1).take(places + _firsts(len(planes), planes.shape[1])[:, None])
    return values.reshape(shape), places.reshape(shape)


@kept(64)
def _firsts(count: int, width: int) -> Array:
    """Where `count` rows of `width` begin."""
    return host.arange(0, count * width, width)


@kept(64)
def _elements(windows: Windows, out: Extents, spatial: Extents) -> Array | None:
    """Where in its plane each element of a window is: (windows, elements); None if elements lie apart.

    For what is padding, its nearest element, which its window has too: the first of the largest stays where it is.
    """
    if windows.dilation != (1,) * len(out):
        return None
    starts, offsets = _counted(windows, out, spatial)
    if not any(windows.padding) and all(
        (extent - 1) * jump + width <= size
        for extent, jump, width, size in zip(out, windows.stride, windows.kernel, spatial)
    ):
        return starts[0].reshape(-1, 1) + offsets[0]
    if not any(windows.padding):
        return None
    where: Array = host.zeros((), host.int64)
    for start, offset, size in zip(starts, offsets, spatial):
        where = where * size + (start[..., None] + offset).clip(0, size - 1)
    return where.reshape(-1, offsets[0].size)


class _Plan(NamedTuple):
    """What windows read of a plane."""

    extents: Extents
    """Of a plane with its padding, its rows a whole number of strides long."""
    fits: bool
    """Whether planes are like that as they come."""
    target: Any
    source: Any


@lru_cache(maxsize=256)
def _plan(spatial: Extents, out: Extents, windows: Windows) -> _Plan:
    kernel, jumps, pads, steps = windows
    reach = tuple(
        (extent - 1) * jump + step * (width - 1) + 1
        for extent, jump, step, width in zip(out, jumps, steps, kernel)
    )
    extents = (*reach[:-1], -(-reach[-1] // jumps[-1]) * jumps[-1])
    fits = (
        not any(pads)
        and spatial[-1] % jumps[-1] == 0
        and all(size >= extent for size, extent in zip(spatial, extents))
    )
    taken = [min(size, extent - pad) for size, extent, pad in zip(spatial, extents, pads)]
    target = (slice(None), *(slice(pad, pad + size) for pad, size in zip(pads, taken)))
    source = (slice(None), *(slice(size) for size in taken))
    return _Plan(extents, fits, target, source)


def _largest(block: Array, windows: Windows, best: Array) -> Array:
    """The largest element of each window into `best`; the position of the first such is returned.

    Positions count a window's elements in memory order.
    """
    kernel, jumps, _, steps = windows
    out = best.shape[1:]
    code_dtype = np.uint8 if prod(kernel) < 256 else np.int32
    width, jump, step = kernel[-1], jumps[-1], steps[-1]
    row = block.reshape(-1)
    count = (len(row) - 1 - step * (width - 1)) // jump + 1
    shape = (*block.shape[:-1], block.shape[-1] // jump)
    values, codes = np.empty(shape, block.dtype), np.zeros(shape, code_dtype)
    parts = [row[at * step : at * step + (count - 1) * jump + 1 : jump] for at in range(width)]
    flat = values.reshape(-1)
    flat[:count] = parts[0]
    flat[count:] = 0
    _keep_largest(flat[:count], codes.reshape(-1)[:count], parts[1:], 1, None)
    values, codes = values[..., : out[-1]], codes[..., : out[-1]]
    weight = width
    for axis in range(len(kernel) - 2, -1, -1):
        jump, step, span = jumps[axis], steps[axis], (out[axis] - 1) * jumps[axis] + 1
        places = [
            (*(slice(None),) * (axis + 1), slice(at * step, at * step + span, jump))
            for at in range(kernel[axis])
        ]
        parts, tags = [values[at] for at in places], [codes[at] for at in places]
        values, codes = parts[0].copy(), tags[0].copy()
        _keep_largest(values, codes, parts[1:], weight, tags[1:])
        weight *= kernel[axis]
    best[...] = values
    if best.dtype.kind not in "iub" and _has_nan(best.reshape(-1)):
        _prefer_nan(block, windows, best, codes)
    return codes


def _has_nan(row: Array) -> bool:
    """Whether the sum of squares is NaN, which neither infinities nor overflow can make it."""
    return certain(np.isnan(row.dot(row)), True)


def _keep_largest(
    values: Array, codes: Array, parts: list[Array], weight: int, tags: list[Array] | None
) -> None:
    """Replaces `values` by larger elements of `parts`, and `codes` by what stands for those."""
    hit = np.empty(values.shape, np.bool_)
    one = hit.view(np.uint8)  # the same bits as a number, which multiplies without a conversion
    tag = np.empty(codes.shape, codes.dtype)
    for number, part in enumerate(parts):
        np.greater(part, values, out=hit)
        np.maximum(values, part, out=values)
        if tags is None:
            np.multiply(one, codes.dtype.type((number + 1) * weight), out=tag)
        else:
            np.add(tags[number], codes.dtype.type((number + 1) * weight), out=tag)
            np.multiply(tag, one, out=tag)
        np.maximum(codes, tag, out=codes)


def _prefer_nan(block: Array, windows: Windows, best: Array, codes: Array) -> None:
    """Points `codes` at the first NaN of each window that has one."""
    kernel, jumps, _, steps = windows
    positions = list(np.ndindex(*kernel))
    for code in range(len(positions) - 1, -1, -1):
        part = block[_reads(positions[code], steps, best.shape[1:], jumps)]
        np.copyto(codes, codes.dtype.type(code), where=np.isnan(part))


def _reads(position: Extents, steps: Extents, out: Extents, jumps: Extents) -> Any:
    """What every window's element at `position` reads."""
    starts = [at * step for at, step in zip(position, steps)]
    return (
        ...,
        *(
            slice(start, start + (extent - 1) * jump + 1, jump)
            for start, extent, jump in zip(starts, out, jumps)
        ),
    )


def _decode(codes: Array, windows: Windows, spatial: Extents, where: Array) -> None:
    """Positions within windows as indices within planes."""
    starts, offsets = _origins(windows, codes.shape[1:], spatial)
    if not any(windows.padding):
        np.add(starts[0], offsets[0].take(codes), out=where)
        return
    # Padding is as small as can be: where it is the largest, so is its nearest element.
    where[...] = 0
    for start, offset, size in zip(starts, offsets, spatial):
        where *= size
        where += (start + offset.take(codes)).clip(0, size - 1)


@kept(64)
def _origins(
    windows: Windows, out: Extents, spatial: Extents
) -> tuple[tuple[Array, ...], tuple[Array, ...]]:
    """Where windows start, and how far from there each of their elements is.

    Without padding that is one index for the plane, otherwise one for each dimension.
    """
    return _counted(windows, out, spatial)


def _counted(
    windows: Windows, out: Extents, spatial: Extents
) -> tuple[tuple[Array, ...], tuple[Array, ...]]:
    """As `_origins`, by NumPy."""
    kernel, jumps, pads, steps = windows
    starts, offsets = [], []
    positions = host.indices(kernel, host.int64).reshape(len(kernel), -1)
    for axis, (extent, jump, pad, step) in enumerate(zip(out, jumps, pads, steps)):
        shape = (-1, *(1,) * (len(out) - 1 - axis))
        starts.append((host.arange(extent, dtype=host.int64) * jump - pad).reshape(shape))
        offsets.append(positions[axis] * step)
    if any(pads):
        return tuple(starts), tuple(offsets)
    start: Array = host.zeros((), host.int64)
    offset: Array = host.zeros((), host.int64)
    for each, shift, size in zip(starts, offsets, spatial):
        start, offset = start * size + each, offset * size + shift
    return (start,), (offset,)


def smallest(dtype: DType) -> float | int:
    """What every element of `dtype` is at least as large as."""
    if dtype.kind in "iu":
        return int(np.iinfo(dtype).min)
    return False if dtype.kind == "b" else -np.inf


def scatter_by_index_shape(grad_output: Array, self: Array, /, *rest: Any) -> Result:
    """The gradient of a pooling by the largest, whose last argument are indices for each of `grad_output`."""
    if grad_output.shape != rest[-1].shape:
        raise RuntimeError(
            f"Expected the gradient's shape {list(grad_output.shape)} to be the indices' shape "
            f"{list(rest[-1].shape)}"
        )
    return Result(self.shape, grad_output.dtype, (), suggested_order(self))


def _max_pool_backward(
    rank: int,
    grad_output: Array,
    self: Array,
    kernel_size: Extents,
    stride: Extents,
    padding: Extents,
    dilation: Extents,
    ceil_mode: bool,
    indices: Array,
) -> Array:
    """The gradient of `_max_pool`: `grad_output` at the chosen elements."""
    kernel, jumps, _, steps = windows_of(rank, kernel_size, stride, padding, dilation)
    apart = all(jump > step * (width - 1) for jump, step, width in zip(jumps, steps, kernel))
    return _scatter_by_index(grad_output, self.shape, indices, rank, apart)


max_pool2d_with_indices_backward = partial(_max_pool_backward, 2)
max_pool3d_with_indices_backward = partial(_max_pool_backward, 3)


def _largest_backward(rank: int, grad_output: Array, self: Array, /, *rest: Any) -> Array:
    """The gradient of a pooling by the largest of windows that may overlap; its last argument are the indices."""
    return _scatter_by_index(grad_output, self.shape, rest[-1], rank, False)


largest_of_planes_backward = partial(_largest_backward, 2)
largest_of_volumes_backward = partial(_largest_backward, 3)


def _scatter_by_index(grad: Array, shape: Extents, indices: Array, rank: int, apart: bool) -> Array:
    """Elements of `grad` added up at their plane `indices` in zeros of `shape`.

    `apart` promises that no index occurs twice in a plane.
    """
    result = np.zeros(shape, grad.dtype)
    if not grad.size:
        return result
    plane = prod(shape[-rank:])
    planes = result.size // plane
    if apart and result.size > 2 * BLOCK and np is host:
        own, grads = indices.reshape(planes, -1), grad.reshape(planes, -1)
        memory = result.reshape(planes, plane)
        step = max(BLOCK_BYTES // (plane * _INT64.itemsize), 1)
        starts = np.arange(0, step * plane, plane)[:, None]

        def work(first: int, last: int) -> None:
            places = own[first:last] + starts[: last - first]
            memory[first:last].reshape(-1)[places] = grads[first:last]

        each_block(work, planes, step)
        return result
    flat = indices.reshape(planes, -1) + np.arange(0, planes * plane, plane)[:, None]
    if apart:
        result.reshape(-1)[flat] = grad.reshape(planes, -1)
    elif grad.dtype.itemsize == 2:
        wide = np.zeros(result.size, np.float32)
        np.add.at(wide, flat.reshape(-1), grad.reshape(-1).astype(np.float32))
        result.reshape(-1)[...] = wide
    else:
        np.add.at(result.reshape(-1), flat.reshape(-1), grad.reshape(-1))
    return result


def max_unpool_shape(self: Array, indices: Array, output_size: Extents, /, *rest: Any) -> Result:
    """The shape and dtype of `max_unpool`."""
    if indices.dtype != _INT64:
        raise RuntimeError(
            f"elements in indices should be type int64 but got: {scalar_type_name(indices.dtype)}"
        )
    if indices.shape != self.shape:
        raise RuntimeError(
            f"Expected shape of indices to be same as that of the input tensor ({list(self.shape)}) "
            f"but got indices tensor with shape: {list(indices.shape)}"
        )
    rank = len(output_size)
    if self.ndim not in (rank + 1, rank + 2):
        raise RuntimeError(
            f"Input to max_unpooling{rank}d should be a {rank + 1}d or {rank + 2}d Tensor, but got a tensor with "
            f"{self.ndim} dimensions."
        )
    order = suggested_order(self)
    return Result((*self.shape[:-rank], *output_size), self.dtype, (), order)


def max_unpool(
    self: Array, indices: Array, output_size: Extents, /, *rest: Any, out: Array
) -> None:
    """Elements of `self` put at their `indices` in planes, or volumes, of `output_size` zeros."""
    if not self.size:
        out[...] = 0
        return
    plane = prod(output_size)
    planes = self.size // prod(self.shape[-len(output_size) :])
    flat = indices.reshape(planes, -1)
    low, high = flat.min(), flat.max()
    if certain((low < 0) | (high >= plane), False):
        raise RuntimeError(
            f"Found an invalid max index: {low if low < 0 else high} "
            f"(output volumes are of size {'x'.join(map(str, output_size))})"
        )
    out[...] = 0
    out.reshape(planes, plane)[np.arange(planes)[:, None], flat] = self.reshape(planes, -1)
