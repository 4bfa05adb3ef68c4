"""Pooling by the largest element of each window, its inverse, and their gradients.

A window's elements at one position are a strided slice of the input, so a pooling is as many
whole-array operations as a window has elements.
"""

from __future__ import annotations

from functools import lru_cache
from math import prod
from typing import Any

from gradsmith.kernels.blocks import blocks
from gradsmith.kernels.meta_pooling import fill_extents, pooled_shape
from gradsmith.kernels.namespace import Array, DType, np

__all__ = [
    "max_pool2d_with_indices",
    "max_pool2d_with_indices_backward",
    "max_pool3d_with_indices",
    "max_pool3d_with_indices_backward",
    "max_unpool2d",
    "max_unpool3d",
    "scatter_by_index",
    "smallest",
]

Extents = tuple[int, ...]


def max_pool2d_with_indices(
    self: Array,
    kernel_size: Extents,
    stride: Extents,
    padding: Extents,
    dilation: Extents,
    ceil_mode: bool,
) -> tuple[Array, Array]:
    """The largest element of each window of (…, C, H, W), and where in its H*W plane it is."""
    return _max_pool(2, self, kernel_size, stride, padding, dilation, ceil_mode)


def max_pool3d_with_indices(
    self: Array,
    kernel_size: Extents,
    stride: Extents,
    padding: Extents,
    dilation: Extents,
    ceil_mode: bool,
) -> tuple[Array, Array]:
    """The largest element of each window of (…, C, D, H, W), and where in its volume it is."""
    return _max_pool(3, self, kernel_size, stride, padding, dilation, ceil_mode)


def _max_pool(
    rank: int,
    self: Array,
    kernel_size: Extents,
    stride: Extents,
    padding: Extents,
    dilation: Extents,
    ceil_mode: bool,
) -> tuple[Array, Array]:
    kernel = fill_extents("kernel_size", kernel_size, rank)
    jumps = fill_extents("stride", stride, rank) if stride else kernel
    pads = fill_extents("padding", padding, rank)
    steps = fill_extents("dilation", dilation, rank)
    shape = pooled_shape(self, kernel, jumps, pads, steps, ceil_mode)
    spatial, out = self.shape[-rank:], shape[-rank:]
    reach = tuple(
        (extent - 1) * jump + step * (width - 1) + 1
        for extent, jump, step, width in zip(out, jumps, steps, kernel)
    )
    values = np.empty(shape, self.dtype)
    indices = np.empty(shape, np.int64)
    if not values.size:
        return values, indices
    # Samples and channels are planes; a few at a time, so that all passes find them in cache.
    planes = self.reshape(-1, *spatial)
    best, where = values.reshape(-1, *out), indices.reshape(-1, *out)
    places = _plane_indices(spatial, kernel, out, jumps, pads, steps)
    padded = any(pads) or any(far > size for far, size in zip(reach, spatial))
    extents = tuple(max(far, size + pad) for far, size, pad in zip(reach, spatial, pads))
    inside: Any = (slice(None), *(slice(pad, pad + size) for pad, size in zip(pads, spatial)))
    positions = list(np.ndindex(*kernel))
    for first, last in blocks(len(planes), prod(extents) * self.itemsize):
        source = planes[first:last]
        if padded:
            source = np.full((last - first, *extents), smallest(self.dtype), self.dtype)
            source[inside] = planes[first:last]
        slices = [source[_reads(position, steps, out, jumps)] for position in positions]
        _choose(slices, places, best[first:last], where[first:last])
    return values, indices


def _choose(slices: list[Array], places: list[Array], best: Array, where: Array) -> None:
    """The largest of `slices`, element by element, and the place of the first that is as large."""
    if len(slices) == 1:
        best[...] = slices[0]
    else:
        np.maximum(slices[0], slices[1], out=best)
    for part in slices[2:]:
        np.maximum(best, part, out=best)
    hunt_nan = best.dtype.kind not in "iub" and bool(np.isnan(best.max()))
    where[...] = places[-1]
    # Backwards, so that the first of several equal elements has the last word.
    for part, place in zip(slices[-2::-1], places[-2::-1]):
        hit = part == best
        if hunt_nan:
            hit |= np.isnan(part)
        np.copyto(where, place, where=hit)


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


@lru_cache(maxsize=64)
def _plane_indices(
    spatial: Extents,
    kernel: Extents,
    out: Extents,
    jumps: Extents,
    pads: Extents,
    steps: Extents,
) -> list[Array]:
    """For each kernel position, the index within its plane of what each window has there.

    Padding counts as the nearest element: it is as small as can be, so that it is only chosen where
    all elements are.
    """
    along = []
    for size, width, extent, jump, pad, step in zip(spatial, kernel, out, jumps, pads, steps):
        places = np.arange(extent, dtype=np.int64) * jump - pad
        along.append([np.clip(places + at * step, 0, size - 1) for at in range(width)])
    tables = []
    for position in np.ndindex(*kernel):
        total = along[0][position[0]]
        for each, at, size in zip(along[1:], position[1:], spatial[1:]):
            total = (total * size)[..., None] + each[at]
        tables.append(total)
    return tables


def smallest(dtype: DType) -> float | int:
    """What every element of `dtype` is at least as large as."""
    if dtype.kind in "iu":
        return int(np.iinfo(dtype).min)
    return False if dtype.kind == "b" else -np.inf


def max_pool2d_with_indices_backward(
    grad_output: Array,
    self: Array,
    kernel_size: Extents,
    stride: Extents,
    padding: Extents,
    dilation: Extents,
    ceil_mode: bool,
    indices: Array,
) -> Array:
    """The gradient of `max_pool2d_with_indices`: `grad_output` at the chosen elements."""
    apart = _windows_apart(2, kernel_size, stride, dilation)
    return scatter_by_index(grad_output, self.shape, indices, 2, apart)


def max_pool3d_with_indices_backward(
    grad_output: Array,
    self: Array,
    kernel_size: Extents,
    stride: Extents,
    padding: Extents,
    dilation: Extents,
    ceil_mode: bool,
    indices: Array,
) -> Array:
    """The gradient of `max_pool3d_with_indices`: `grad_output` at the chosen elements."""
    apart = _windows_apart(3, kernel_size, stride, dilation)
    return scatter_by_index(grad_output, self.shape, indices, 3, apart)


def _windows_apart(rank: int, kernel: Extents, stride: Extents, dilation: Extents) -> bool:
    kernel = fill_extents("kernel_size", kernel, rank)
    jumps = fill_extents("stride", stride, rank) if stride else kernel
    steps = fill_extents("dilation", dilation, rank)
    return all(jump > step * (width - 1) for jump, step, width in zip(jumps, steps, kernel))


def scatter_by_index(grad: Array, shape: Extents, indices: Array, rank: int, apart: bool) -> Array:
    """Elements of `grad` added up at their plane `indices` in zeros of `shape`.

    `apart` promises that no index occurs twice in a plane.
    """
    if grad.shape != indices.shape:
        raise RuntimeError(
            f"Expected the gradient's shape {list(grad.shape)} to be the indices' shape "
            f"{list(indices.shape)}"
        )
    result = np.zeros(shape, grad.dtype)
    if not grad.size:
        return result
    plane = prod(shape[-rank:])
    planes = result.size // plane
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


def max_unpool2d(self: Array, indices: Array, output_size: Extents) -> Array:
    """Elements of `self` put at their plane `indices` in zeros of `output_size`."""
    return _max_unpool("max_unpooling2d", self, indices, output_size)


def max_unpool3d(
    self: Array, indices: Array, output_size: Extents, stride: Extents, padding: Extents
) -> Array:
    """Elements of `self` put at their volume `indices` in zeros of `output_size`."""
    return _max_unpool("max_unpooling3d", self, indices, output_size)


def _max_unpool(name: str, self: Array, indices: Array, output_size: Extents) -> Array:
    if indices.dtype != np.int64:
        raise RuntimeError("elements in indices should be type int64")
    if indices.shape != self.shape:
        raise RuntimeError(
            f"Expected shape of indices to be same as that of the input tensor ({list(self.shape)}) "
            f"but got indices tensor with shape: {list(indices.shape)}"
        )
    rank = len(output_size)
    if self.ndim not in (rank + 1, rank + 2):
        raise RuntimeError(
            f"Input to {name} should be a {rank + 1}d or {rank + 2}d Tensor, but got a tensor with "
            f"{self.ndim} dimensions."
        )
    result = np.zeros((*self.shape[:-rank], *output_size), self.dtype)
    if not self.size:
        return result
    plane = prod(output_size)
    planes = self.size // prod(self.shape[-rank:])
    flat = indices.reshape(planes, -1)
    low, high = int(flat.min()), int(flat.max())
    if low < 0 or high >= plane:
        raise RuntimeError(
            f"Found an invalid max index: {low if low < 0 else high} "
            f"(output volumes are of size {'x'.join(map(str, output_size))})"
        )
    result.reshape(planes, plane)[np.arange(planes)[:, None], flat] = self.reshape(planes, -1)
    return result
