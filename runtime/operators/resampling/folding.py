"""Windows of images as columns, and columns added back up to images."""

from __future__ import annotations

from math import prod
from typing import Any

from ...core.namespace import Array, host, kept, np
from ...core.result import Result
from ..convolution.windows import output_extents, pad_first, window_slices, windows_first

Extents = tuple[int, ...]


def _check_geometry(
    kernel_size: Extents, dilation: Extents, padding: Extents, stride: Extents
) -> None:
    for name, extents in (("kernel_size", kernel_size), ("dilation", dilation), ("stride", stride)):
        if min(extents) <= 0:
            raise RuntimeError(f"{name.replace('_size', ' size')} should be greater than zero")
    if min(padding) < 0:
        raise RuntimeError("padding should be non-negative")


def im2col_shape(
    self: Array, kernel_size: Extents, dilation: Extents, padding: Extents, stride: Extents
) -> Result:
    """The shape of `im2col`; RuntimeError when there are no windows."""
    _check_geometry(kernel_size, dilation, padding, stride)
    if self.ndim not in (3, 4) or any(size == 0 for size in self.shape[-3:]):
        raise RuntimeError(
            "Expected 3D or 4D (batch mode) tensor with possibly 0 batch size and other non-zero "
            f"dimensions for input, but got: {list(self.shape)}"
        )
    out = output_extents(self.shape[-2:], kernel_size, stride, padding, dilation)
    if min(out) < 1:
        raise RuntimeError(
            f"Given input with spatial size {tuple(self.shape[-2:])}, kernel_size={kernel_size}, "
            f"dilation={dilation}, padding={padding}, calculated shape of the "
            f"array of sliding blocks as {out}, but its components must be at least one."
        )
    return Result((*self.shape[:-3], self.shape[-3] * prod(kernel_size), prod(out)), self.dtype)


def im2col(
    self: Array, kernel_size: Extents, dilation: Extents, padding: Extents, stride: Extents
) -> Array:
    """Windows of (N, C, H, W) as columns: (N, C * KH * KW, L)."""
    images = self if self.ndim == 4 else self[None]
    out = output_extents(images.shape[2:], kernel_size, stride, padding, dilation)
    rows = self.shape[-3] * prod(kernel_size)
    padded = pad_first(images, padding)
    if prod(kernel_size) * prod(out) <= _FEW:
        planes = padded.reshape(*padded.shape[:2], prod(padded.shape[2:]))
        places = _places(padded.shape[2:], kernel_size, out, stride, dilation)
        return planes.take(places, 2).reshape(*self.shape[:-3], rows, prod(out))
    windows = windows_first(padded, kernel_size, out, stride, dilation)
    return windows.transpose(3, 0, 1, 2, 4, 5).copy().reshape(*self.shape[:-3], rows, prod(out))


_FEW = 1024
"""Elements of the columns of a plane that are read by their places: a view of its windows takes longer to make."""


@kept(64)
def _places(
    plane: Extents, kernel_size: Extents, out: Extents, stride: Extents, dilation: Extents
) -> Array:
    """Where in its plane each element of its columns is read: (KH * KW, L)."""
    rows, columns = (
        apart * host.arange(width)[:, None] + jump * host.arange(count)
        for width, count, jump, apart in zip(kernel_size, out, stride, dilation)
    )
    places: Array = rows[:, None, :, None] * plane[1] + columns[None, :, None, :]
    return places.reshape(prod(kernel_size), prod(out))


@kept(64)
def _windows(
    kernel_size: Extents, out: Extents, stride: Extents, dilation: Extents
) -> tuple[tuple[tuple[Any, ...], tuple[slice, ...]], ...]:
    """For each position in a window: where it is in columns (N, C, KH, KW, *L), and what all windows' elements there read."""
    return tuple(
        ((slice(None), slice(None), *position), window_slices(position, out, stride, dilation))
        for position in host.ndindex(*kernel_size)
    )


def col2im_shape(
    self: Array,
    output_size: Extents,
    kernel_size: Extents,
    dilation: Extents,
    padding: Extents,
    stride: Extents,
) -> Result:
    """The shape of `col2im`; RuntimeError when the columns do not fit it."""
    _check_geometry(kernel_size, dilation, padding, stride)
    if self.ndim not in (2, 3) or any(size == 0 for size in self.shape[-2:]):
        raise RuntimeError(
            "Expected 2D or 3D (batch mode) tensor for input with possibly 0 batch size and "
            f"non-zero dimensions for input, but got: {list(self.shape)}"
        )
    channels, rest = divmod(self.shape[-2], prod(kernel_size))
    if rest:
        raise RuntimeError(
            "Expected size of input's dimension 1 to be divisible by the product of kernel_size, "
            f"but got input.size(1)={self.shape[-2]} and kernel_size={kernel_size}."
        )
    out = output_extents(output_size, kernel_size, stride, padding, dilation)
    if prod(out) != self.shape[-1] or min(out) < 1:
        raise RuntimeError(
            f"Given output_size={output_size}, kernel_size={kernel_size}, dilation={dilation}, "
            f"padding={padding}, stride={stride}, expected size of input's dimension 2 to match "
            f"the calculated number of sliding blocks {' * '.join(map(str, out))} = {prod(out)}, "
            f"but got input.size(2)={self.shape[-1]}."
        )
    return Result((*self.shape[:-2], channels, *output_size), self.dtype)


def col2im(
    self: Array,
    output_size: Extents,
    kernel_size: Extents,
    dilation: Extents,
    padding: Extents,
    stride: Extents,
) -> Array:
    """Columns (N, C * KH * KW, L) added up where `im2col` would have read them."""
    channels = self.shape[-2] // prod(kernel_size)
    out = output_extents(output_size, kernel_size, stride, padding, dilation)
    columns = self.reshape(-1, channels, *kernel_size, *out)
    wide = np.float32 if self.dtype.itemsize == 2 else self.dtype
    extents = tuple(size + 2 * pad for size, pad in zip(output_size, padding))
    result = np.zeros((len(columns), channels, *extents), wide)
    for place, read in _windows(kernel_size, out, stride, dilation):
        result[read] += columns[place]
    (top, left), (height, width) = padding, output_size
    inner = result[:, :, top : top + height, left : left + width]
    return np.ascontiguousarray(inner, self.dtype).reshape(*self.shape[:-2], channels, *output_size)
