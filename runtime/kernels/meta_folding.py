"""Shapes of images and of their windows as columns, and what is checked of them."""

from __future__ import annotations

from math import prod

from gradsmith.kernels.convolution_windows import output_extents
from gradsmith.kernels.namespace import Array, empty

__all__ = ["col2im_meta", "col2im_shape", "im2col_meta", "im2col_shape"]

Extents = tuple[int, ...]


def im2col_meta(
    self: Array, kernel_size: Extents, dilation: Extents, padding: Extents, stride: Extents
) -> Array:
    """The shape and dtype of `im2col`."""
    return empty(im2col_shape(self, kernel_size, dilation, padding, stride), self.dtype)


def col2im_meta(
    self: Array,
    output_size: Extents,
    kernel_size: Extents,
    dilation: Extents,
    padding: Extents,
    stride: Extents,
) -> Array:
    """The shape and dtype of `col2im`."""
    shape = col2im_shape(self, output_size, kernel_size, dilation, padding, stride)
    return empty(shape, self.dtype)


def im2col_shape(
    self: Array, kernel_size: Extents, dilation: Extents, padding: Extents, stride: Extents
) -> Extents:
    """The shape of `im2col`'s result; RuntimeError when there are no windows."""
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
            f"dilation={dilation}, padding={padding}, stride={stride}, calculated shape of the "
            f"array of sliding blocks as {out}, but its components must be at least one."
        )
    return (*self.shape[:-3], self.shape[-3] * prod(kernel_size), prod(out))


def col2im_shape(
    self: Array,
    output_size: Extents,
    kernel_size: Extents,
    dilation: Extents,
    padding: Extents,
    stride: Extents,
) -> Extents:
    """The shape of `col2im`'s result; RuntimeError when the columns do not fit it."""
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
    return (*self.shape[:-2], channels, *output_size)


def _check_geometry(
    kernel_size: Extents, dilation: Extents, padding: Extents, stride: Extents
) -> None:
    for name, extents in (("kernel_size", kernel_size), ("dilation", dilation), ("stride", stride)):
        if min(extents) <= 0:
            raise RuntimeError(f"{name.replace('_size', ' size')} should be greater than zero")
    if min(padding) < 0:
        raise RuntimeError("padding should be non-negative")
