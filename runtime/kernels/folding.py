"""Windows of images as columns, and columns added back up to images."""

from __future__ import annotations

from gradsmith.kernels.convolution_windows import (
    output_extents,
    pad_first,
    window_slices,
    windows_first,
)
from gradsmith.kernels.meta_folding import col2im_shape, im2col_shape
from gradsmith.kernels.namespace import Array, np

__all__ = ["col2im", "im2col"]

Extents = tuple[int, ...]


def im2col(
    self: Array, kernel_size: Extents, dilation: Extents, padding: Extents, stride: Extents
) -> Array:
    """Windows of (N, C, H, W) as columns: (N, C * KH * KW, L)."""
    shape = im2col_shape(self, kernel_size, dilation, padding, stride)
    images = self if self.ndim == 4 else self[None]
    out = output_extents(images.shape[2:], kernel_size, stride, padding, dilation)
    windows = windows_first(pad_first(images, padding), kernel_size, out, stride, dilation)
    return windows.transpose(3, 0, 1, 2, 4, 5).copy().reshape(shape)


def col2im(
    self: Array,
    output_size: Extents,
    kernel_size: Extents,
    dilation: Extents,
    padding: Extents,
    stride: Extents,
) -> Array:
    """Columns (N, C * KH * KW, L) added up where `im2col` would have read them."""
    shape = col2im_shape(self, output_size, kernel_size, dilation, padding, stride)
    channels = shape[-3]
    out = output_extents(output_size, kernel_size, stride, padding, dilation)
    columns = self.reshape(-1, channels, *kernel_size, *out)
    wide = np.float32 if self.dtype.itemsize == 2 else self.dtype
    extents = tuple(size + 2 * pad for size, pad in zip(output_size, padding))
    result = np.zeros((len(columns), channels, *extents), wide)
    for position in np.ndindex(*kernel_size):
        result[window_slices(position, out, stride, dilation)] += columns[:, :, *position]
    (top, left), (height, width) = padding, output_size
    inner = result[:, :, top : top + height, left : left + width]
    return np.ascontiguousarray(inner, self.dtype).reshape(shape)
