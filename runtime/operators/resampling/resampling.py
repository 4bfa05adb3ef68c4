"""Resampling of regular grids: each output element is a weighted sum of a few input elements.

The weights are products of one weight per dimension, so every dimension is resampled on its own.
For one dimension they are a table of taps: which elements each output reads, and with what weight.
"""

from __future__ import annotations

from functools import partial
from math import floor
from typing import Any

from ...core.namespace import Array, DType, host, kept, np
from ...core.result import Result
from ..memory_formats import suggested_order
from ..scalar_types import not_implemented

Extents = tuple[int, ...]
Rows = tuple[Array, ...]


def upsample_shape(self: Array, output_size: tuple[int, ...], *rest: Any) -> Result:
    """The shape of any resampling to `output_size`; RuntimeError where there is nothing to resample."""
    if self.dtype.kind in "biu" and self.dtype != np.uint8:
        raise not_implemented("compute_indices_weights", self.dtype)
    rank = len(output_size)
    if self.ndim != rank + 2:
        raise RuntimeError(
            f"It is expected input_size equals to {rank + 2}, but got size {self.ndim}"
        )
    if min(self.shape[1:], default=1) <= 0 or min(output_size) <= 0:
        raise RuntimeError(
            "Input and output sizes should be greater than 0, but got input "
            f"{list(self.shape[2:])} output {list(output_size)}"
        )
    return Result((*self.shape[:2], *output_size), self.dtype, (), suggested_order(self))


def upsample_backward_shape(
    grad_output: Array, output_size: tuple[int, ...], input_size: tuple[int, ...], *rest: Any
) -> Result:
    """The shape and dtype of any resampling's gradient."""
    return Result(tuple(input_size), grad_output.dtype, (), suggested_order(grad_output))


def _resample(
    mode: str, self: Array, output_size: Extents, align_corners: bool, *scales: float | None
) -> Array:
    """`self` (N, C, *S) resampled to `output_size`.

    The `mode` is "nearest" (the nearest element at or before), "nearest-exact" (that whose centre is
    nearest), "linear" or "cubic" interpolation, or one of these two as wide as the output's spacing:
    "linear-aa", "cubic-aa".
    """
    rank = len(output_size)
    dtype = self.dtype
    wide = _working_dtype(dtype)
    nearest = mode.startswith("nearest")
    result = self if nearest else self.astype(wide, copy=False)
    for number in range(rank - 1, -1, -1):
        axis = number + 2
        indices, weights = _taps(
            mode, self.shape[axis], output_size[number], scales[number], align_corners, wide
        )
        if nearest:
            result = result.take(indices[0], axis)
            continue
        shape = (-1, *(1,) * (rank - 1 - number))
        total = result.take(indices[0], axis)
        total *= weights[0].reshape(shape)
        for tap, weight in zip(indices[1:], weights[1:]):
            part = result.take(tap, axis)
            part *= weight.reshape(shape)
            total += part
        result = total
    if dtype.kind in "iu" and not nearest:
        limits = np.iinfo(dtype)
        result = np.rint(result).clip(limits.min, limits.max)
    return result.astype(dtype, copy=False)


def _scatter(
    mode: str,
    grad_output: Array,
    output_size: Extents,
    input_size: Extents,
    align_corners: bool,
    *scales: float | None,
) -> Array:
    """The gradient of `_resample`, its transpose."""
    dtype = grad_output.dtype
    wide = _working_dtype(dtype)
    result = grad_output.astype(wide, copy=False)
    for number in range(grad_output.ndim - 2):
        axis = number + 2
        size = input_size[axis]
        runs, read, weights = _runs(
            mode, size, grad_output.shape[axis], scales[number], align_corners, wide
        )
        shape = (-1, *(1,) * (grad_output.ndim - 1 - axis))
        extents = list(result.shape)
        extents[axis] = size
        total = np.zeros(extents, wide)
        lead: tuple[slice | Array, ...] = (slice(None),) * axis
        for starts, elements, weight in zip(runs, read, weights):
            shares = result if mode.startswith("nearest") else result * weight.reshape(shape)
            total[(*lead, elements)] += np.add.reduceat(shares, starts, axis)
        result = total
    return result.astype(dtype, copy=False)


def _nearest(mode: str, self: Array, output_size: Extents, *scales: float | None) -> Array:
    """As `_resample`, where there are no corners to align."""
    return _resample(mode, self, output_size, False, *scales)


def _nearest_backward(
    mode: str, grad_output: Array, output_size: Extents, input_size: Extents, *scales: float | None
) -> Array:
    """The gradient of `_nearest`."""
    return _scatter(mode, grad_output, output_size, input_size, False, *scales)


upsample_nearest = partial(_nearest, "nearest")
upsample_nearest_backward = partial(_nearest_backward, "nearest")

upsample_nearest_exact = partial(_nearest, "nearest-exact")
upsample_nearest_exact_backward = partial(_nearest_backward, "nearest-exact")

upsample_linear1d = partial(_resample, "linear")
upsample_linear1d_backward = partial(_scatter, "linear")

upsample_bilinear2d = upsample_linear1d
upsample_bilinear2d_backward = upsample_linear1d_backward

upsample_trilinear3d = upsample_linear1d
upsample_trilinear3d_backward = upsample_linear1d_backward

upsample_bicubic2d = partial(_resample, "cubic")
upsample_bicubic2d_backward = partial(_scatter, "cubic")

upsample_bilinear2d_aa = partial(_resample, "linear-aa")
upsample_bilinear2d_aa_backward = partial(_scatter, "linear-aa")

upsample_bicubic2d_aa = partial(_resample, "cubic-aa")
upsample_bicubic2d_aa_backward = partial(_scatter, "cubic-aa")


def _working_dtype(dtype: DType) -> DType:
    return np.dtype(np.float64 if dtype == np.float64 else np.float32)


@kept(256)
def _taps(
    mode: str, size: int, out: int, scale: float | None, align_corners: bool, dtype: DType
) -> tuple[Rows, Rows]:
    """Elements read and their weights by tap, each (out,)."""
    indices, weights = _matrices(mode, size, out, scale, align_corners, dtype)
    return tuple(indices), tuple(weights)


@kept(256)
def _runs(
    mode: str, size: int, out: int, scale: float | None, align_corners: bool, dtype: DType
) -> tuple[Rows, Rows, Rows]:
    """By tap: where runs of places that read the same element begin, those elements, and the weights.

    Taps never decrease, so what one element receives is a run.
    """
    indices, weights = _matrices(mode, size, out, scale, align_corners, dtype)
    starts = [host.flatnonzero(host.diff(tap, prepend=-1)) for tap in indices]
    return tuple(starts), tuple(tap[run] for tap, run in zip(indices, starts)), tuple(weights)


def _matrices(
    mode: str, size: int, out: int, scale: float | None, align_corners: bool, dtype: DType
) -> tuple[Array, Array]:
    """Elements read and their weights, each (taps, out); positions are computed in `dtype`."""
    number = dtype.type
    places = host.arange(out).astype(dtype)
    if mode.startswith("nearest"):
        # PyTorch computes these positions in single precision whatever the input is.
        step = host.float32(1 / scale) if scale else host.float32(size) / host.float32(out)
        if mode == "nearest-exact":
            chosen = host.floor((host.arange(out, dtype=host.float32) + host.float32(0.5)) * step)
        elif out in (size, 2 * size):
            # PyTorch looks at no scale where the extents are so.
            chosen = host.floor(host.arange(out, dtype=host.float32) * host.float32(size / out))
        else:
            chosen = host.floor(host.arange(out, dtype=host.float32) * step)
        return host.minimum(chosen.astype(host.int64), size - 1)[None], host.ones((1, out), dtype)
    if align_corners:
        ratio = number((size - 1) / (out - 1)) if out > 1 else number(0)
    else:
        if mode == "linear" and out == size:
            scale = None  # as above
        ratio = number(1 / scale) if scale else number(size) / number(out)
    if mode.endswith("-aa"):
        return _wide_taps(mode, size, out, ratio, dtype)
    if align_corners:
        source = places * ratio
    else:
        # One rounding, as of a fused multiply-add: half a position is lost where the two cancel.
        source = ((host.arange(out) + 0.5) * float(ratio) - 0.5).astype(dtype)
    if mode == "linear":
        source = host.maximum(source, 0)
        first = host.minimum(source.astype(host.int64), size - 1)
        rest = host.clip(source - first.astype(dtype), 0, 1)
        second = host.minimum(first + 1, size - 1)
        return host.stack([first, second]), host.stack([1 - rest, rest]).astype(dtype)
    first = host.floor(source).astype(host.int64)
    rest = source - first.astype(dtype)
    indices = host.stack([first - 1, first, first + 1, first + 2]).clip(0, size - 1)
    distances = host.stack([rest + 1, rest, 1 - rest, 2 - rest])
    return indices, _cubic(distances, -0.75).astype(dtype)


def _wide_taps(mode: str, size: int, out: int, ratio: Any, dtype: DType) -> tuple[Array, Array]:
    """Taps of a kernel stretched to the output's spacing, where that is the larger."""
    number = dtype.type
    stretch = max(ratio, number(1))
    squeeze = number(1) / stretch
    reach = number(1 if mode == "linear-aa" else 2) * stretch
    count = int(host.ceil(reach)) * 2 + 1
    indices = host.zeros((count, out), host.int64)
    weights = host.zeros((count, out), host.float64)
    for place in range(out):
        centre = ratio * number(place + 0.5)
        first = max(floor(centre - reach + 0.5), 0)
        last = min(floor(centre + reach + 0.5), size)
        read = host.arange(first, first + count)
        distance = host.abs((read.astype(dtype) - centre + number(0.5)) * squeeze)
        weight = host.maximum(1 - distance, 0) if mode == "linear-aa" else _cubic(distance, -0.5)
        weight = host.where(read < last, weight, 0)
        indices[:, place] = read.clip(0, size - 1)
        weights[:, place] = weight / weight.sum()
    return indices, weights.astype(dtype)


def _cubic(distance: Array, sharpness: float) -> Array:
    """Keys, *Cubic Convolution Interpolation for Digital Image Processing*, 1981, equation 15."""
    a = sharpness
    near = ((a + 2) * distance - (a + 3)) * distance * distance + 1
    far = ((distance - 5) * distance + 8) * distance * a - 4 * a
    result: Array = host.where(distance <= 1, near, host.where(distance < 2, far, 0))
    return result
