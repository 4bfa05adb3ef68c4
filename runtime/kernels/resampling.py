"""Resampling of regular grids: each output element is a weighted sum of a few input elements.

The weights are products of one weight per dimension, so every dimension is resampled on its own.
For one dimension they are a table of taps: which elements each output reads, and with what weight.
"""

from __future__ import annotations

from functools import lru_cache
from math import floor

from gradsmith.kernels.namespace import Array, DType, np

__all__ = [
    "upsample_bicubic2d",
    "upsample_bicubic2d_aa",
    "upsample_bicubic2d_aa_backward",
    "upsample_bicubic2d_backward",
    "upsample_bilinear2d",
    "upsample_bilinear2d_aa",
    "upsample_bilinear2d_aa_backward",
    "upsample_bilinear2d_backward",
    "upsample_linear1d",
    "upsample_linear1d_backward",
    "upsample_nearest",
    "upsample_nearest_backward",
    "upsample_nearest_exact",
    "upsample_nearest_exact_backward",
    "upsample_trilinear3d",
    "upsample_trilinear3d_backward",
]

Extents = tuple[int, ...]
Taps = tuple[Array, Array]
Scales = tuple[float | None, ...]


def upsample_nearest(self: Array, output_size: Extents, *scales: float | None) -> Array:
    """`self` (N, C, *S) resampled to `output_size` by the nearest element at or before."""
    return _resample("nearest", self, output_size, scales, False)


def upsample_nearest_backward(
    grad_output: Array, output_size: Extents, input_size: Extents, *scales: float | None
) -> Array:
    """The gradient of `upsample_nearest`."""
    return _scatter("nearest", grad_output, input_size, scales, False)


def upsample_nearest_exact(self: Array, output_size: Extents, *scales: float | None) -> Array:
    """`self` (N, C, *S) resampled to `output_size` by the element whose centre is nearest."""
    return _resample("nearest-exact", self, output_size, scales, False)


def upsample_nearest_exact_backward(
    grad_output: Array, output_size: Extents, input_size: Extents, *scales: float | None
) -> Array:
    """The gradient of `upsample_nearest_exact`."""
    return _scatter("nearest-exact", grad_output, input_size, scales, False)


def upsample_linear1d(
    self: Array, output_size: Extents, align_corners: bool, scales: float | None
) -> Array:
    """`self` (N, C, L) resampled by linear interpolation."""
    return _resample("linear", self, output_size, (scales,), align_corners)


def upsample_linear1d_backward(
    grad_output: Array,
    output_size: Extents,
    input_size: Extents,
    align_corners: bool,
    scales: float | None,
) -> Array:
    """The gradient of `upsample_linear1d`."""
    return _scatter("linear", grad_output, input_size, (scales,), align_corners)


def upsample_bilinear2d(
    self: Array,
    output_size: Extents,
    align_corners: bool,
    scales_h: float | None,
    scales_w: float | None,
) -> Array:
    """`self` (N, C, H, W) resampled by linear interpolation."""
    return _resample("linear", self, output_size, (scales_h, scales_w), align_corners)


def upsample_bilinear2d_backward(
    grad_output: Array,
    output_size: Extents,
    input_size: Extents,
    align_corners: bool,
    scales_h: float | None,
    scales_w: float | None,
) -> Array:
    """The gradient of `upsample_bilinear2d`."""
    return _scatter("linear", grad_output, input_size, (scales_h, scales_w), align_corners)


def upsample_trilinear3d(
    self: Array,
    output_size: Extents,
    align_corners: bool,
    scales_d: float | None,
    scales_h: float | None,
    scales_w: float | None,
) -> Array:
    """`self` (N, C, D, H, W) resampled by linear interpolation."""
    return _resample("linear", self, output_size, (scales_d, scales_h, scales_w), align_corners)


def upsample_trilinear3d_backward(
    grad_output: Array,
    output_size: Extents,
    input_size: Extents,
    align_corners: bool,
    scales_d: float | None,
    scales_h: float | None,
    scales_w: float | None,
) -> Array:
    """The gradient of `upsample_trilinear3d`."""
    scales = (scales_d, scales_h, scales_w)
    return _scatter("linear", grad_output, input_size, scales, align_corners)


def upsample_bicubic2d(
    self: Array,
    output_size: Extents,
    align_corners: bool,
    scales_h: float | None,
    scales_w: float | None,
) -> Array:
    """`self` (N, C, H, W) resampled by cubic convolution."""
    return _resample("cubic", self, output_size, (scales_h, scales_w), align_corners)


def upsample_bicubic2d_backward(
    grad_output: Array,
    output_size: Extents,
    input_size: Extents,
    align_corners: bool,
    scales_h: float | None,
    scales_w: float | None,
) -> Array:
    """The gradient of `upsample_bicubic2d`."""
    return _scatter("cubic", grad_output, input_size, (scales_h, scales_w), align_corners)


def upsample_bilinear2d_aa(
    self: Array,
    output_size: Extents,
    align_corners: bool,
    scales_h: float | None,
    scales_w: float | None,
) -> Array:
    """`self` (N, C, H, W) resampled by a triangle as wide as the output's spacing."""
    return _resample("linear-aa", self, output_size, (scales_h, scales_w), align_corners)


def upsample_bilinear2d_aa_backward(
    grad_output: Array,
    output_size: Extents,
    input_size: Extents,
    align_corners: bool,
    scales_h: float | None,
    scales_w: float | None,
) -> Array:
    """The gradient of `upsample_bilinear2d_aa`."""
    return _scatter("linear-aa", grad_output, input_size, (scales_h, scales_w), align_corners)


def upsample_bicubic2d_aa(
    self: Array,
    output_size: Extents,
    align_corners: bool,
    scales_h: float | None,
    scales_w: float | None,
) -> Array:
    """`self` (N, C, H, W) resampled by a cubic kernel as wide as the output's spacing."""
    return _resample("cubic-aa", self, output_size, (scales_h, scales_w), align_corners)


def upsample_bicubic2d_aa_backward(
    grad_output: Array,
    output_size: Extents,
    input_size: Extents,
    align_corners: bool,
    scales_h: float | None,
    scales_w: float | None,
) -> Array:
    """The gradient of `upsample_bicubic2d_aa`."""
    return _scatter("cubic-aa", grad_output, input_size, (scales_h, scales_w), align_corners)


def _resample(
    mode: str, self: Array, output_size: Extents, scales: Scales, align_corners: bool
) -> Array:
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
    mode: str, grad: Array, input_size: Extents, scales: Scales, align_corners: bool
) -> Array:
    """The transpose of `_resample`."""
    dtype = grad.dtype
    wide = _working_dtype(dtype)
    result = grad.astype(wide, copy=False)
    for number in range(grad.ndim - 2):
        axis = number + 2
        size = input_size[axis]
        indices, weights = _taps(mode, size, grad.shape[axis], scales[number], align_corners, wide)
        shape = (-1, *(1,) * (grad.ndim - 1 - axis))
        extents = list(result.shape)
        extents[axis] = size
        total = np.zeros(extents, wide)
        lead = (slice(None),) * axis
        for tap, weight in zip(indices, weights):
            # Taps never decrease, so what one element receives is a run.
            starts = np.flatnonzero(np.diff(tap, prepend=-1))
            shares = result if mode.startswith("nearest") else result * weight.reshape(shape)
            total[(*lead, tap[starts])] += np.add.reduceat(shares, starts, axis)
        result = total
    return result.astype(dtype, copy=False)


def _working_dtype(dtype: DType) -> DType:
    return np.dtype(np.float64 if dtype == np.float64 else np.float32)


@lru_cache(maxsize=256)
def _taps(
    mode: str, size: int, out: int, scale: float | None, align_corners: bool, dtype: DType
) -> Taps:
    """Elements read and their weights, each (taps, out); positions are computed in `dtype`."""
    number = dtype.type
    places = np.arange(out).astype(dtype)
    if mode.startswith("nearest"):
        # PyTorch computes these positions in single precision whatever the input is.
        step = np.float32(1 / scale) if scale else np.float32(size) / np.float32(out)
        if mode == "nearest-exact":
            chosen = np.floor((np.arange(out, dtype=np.float32) + np.float32(0.5)) * step)
        elif out in (size, 2 * size):
            # PyTorch looks at no scale where the extents are so.
            chosen = np.floor(np.arange(out, dtype=np.float32) * np.float32(size / out))
        else:
            chosen = np.floor(np.arange(out, dtype=np.float32) * step)
        return np.minimum(chosen.astype(np.int64), size - 1)[None], np.ones((1, out), dtype)
    if align_corners:
        ratio = number((size - 1) / (out - 1)) if out > 1 else number(0)
    else:
        if mode == "linear" and out == size:
            scale = None  # as above
        ratio = number(1 / scale) if scale else number(size) / number(out)
    if mode.endswith("-aa"):
        return _wide_taps(mode, size, out, float(ratio), dtype)
    source = places * ratio if align_corners else (places + number(0.5)) * ratio - number(0.5)
    if mode == "linear":
        source = np.maximum(source, 0)
        first = np.minimum(source.astype(np.int64), size - 1)
        rest = np.clip(source - first.astype(dtype), 0, 1)
        second = np.minimum(first + 1, size - 1)
        return np.stack([first, second]), np.stack([1 - rest, rest]).astype(dtype)
    first = np.floor(source).astype(np.int64)
    rest = source - first.astype(dtype)
    indices = np.stack([first - 1, first, first + 1, first + 2]).clip(0, size - 1)
    distances = np.stack([rest + 1, rest, 1 - rest, 2 - rest])
    return indices, _cubic(distances, -0.75).astype(dtype)


def _wide_taps(mode: str, size: int, out: int, ratio: float, dtype: DType) -> Taps:
    """Taps of a kernel stretched to the output's spacing, where that is the larger."""
    reach = (1.0 if mode == "linear-aa" else 2.0) * max(ratio, 1.0)
    stretch = max(ratio, 1.0)
    count = int(np.ceil(reach)) * 2 + 1
    indices = np.zeros((count, out), np.int64)
    weights = np.zeros((count, out), np.float64)
    for place in range(out):
        centre = ratio * (place + 0.5)
        first = max(floor(centre - reach + 0.5), 0)
        last = min(floor(centre + reach + 0.5), size)
        read = np.arange(first, first + count)
        distance = np.abs((read - centre + 0.5) / stretch)
        weight = np.maximum(1 - distance, 0) if mode == "linear-aa" else _cubic(distance, -0.5)
        weight = np.where(read < last, weight, 0)
        indices[:, place] = read.clip(0, size - 1)
        weights[:, place] = weight / weight.sum()
    return indices, weights.astype(dtype)


def _cubic(distance: Array, sharpness: float) -> Array:
    """Keys, *Cubic Convolution Interpolation for Digital Image Processing*, 1981, equation 15."""
    a = sharpness
    near = ((a + 2) * distance - (a + 3)) * distance * distance + 1
    far = ((distance - 5) * distance + 8) * distance * a - 4 * a
    result: Array = np.where(distance <= 1, near, np.where(distance < 2, far, 0))
    return result
