"""Shapes of pooling, and what is checked before any is computed."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from gradsmith.kernels.namespace import Array, DType, empty, np

__all__ = [
    "adaptive_avg_pool2d_meta",
    "adaptive_avg_pool3d_meta",
    "adaptive_max_pool2d_meta",
    "adaptive_max_pool3d_meta",
    "adaptive_shape",
    "avg_pool2d_meta",
    "avg_pool3d_meta",
    "fill_extents",
    "fractional_max_pool2d_meta",
    "fractional_max_pool3d_meta",
    "like_second",
    "max_pool2d_with_indices_meta",
    "max_pool3d_with_indices_meta",
    "max_unpool2d_meta",
    "max_unpool3d_meta",
    "pooled_shape",
]

Extents = tuple[int, ...]
INDEX: DType = np.dtype(np.int64)


def fill_extents(name: str, extents: Extents, rank: int) -> Extents:
    """One extent stands for all of `rank`."""
    if len(extents) == rank:
        return extents
    if len(extents) == 1:
        return extents * rank
    words = {1: "one int", 2: "two ints", 3: "three ints"}[rank]
    raise RuntimeError(f"{name} must either be a single int, or a tuple of {words}")


@lru_cache(maxsize=1024)
def pooled_shape(
    shape: Extents,
    kernel: Extents,
    stride: Extents,
    padding: Extents,
    dilation: Extents,
    ceil_mode: bool,
) -> Extents:
    """What pooling makes of a tensor of `shape`; RuntimeError when there is nothing to be made."""
    rank = len(kernel)
    if len(shape) not in (rank + 1, rank + 2):
        raise RuntimeError(
            f"Expected {rank + 1}D or {rank + 2}D (batch mode) tensor for input with shape "
            f"{list(shape)}"
        )
    if any(size == 0 for size in shape[1:]):
        raise RuntimeError(
            f"Expected {rank + 1}D or {rank + 2}D (batch mode) tensor with optional 0 dim batch "
            f"size for input, but got: {list(shape)}"
        )
    if min(kernel) <= 0:
        raise RuntimeError("kernel size should be greater than zero, but got " + _by(kernel))
    if min(stride) <= 0:
        raise RuntimeError(f"stride should not be zero, but got {_by(stride)}")
    if min(dilation) <= 0:
        raise RuntimeError("dilation should be greater than zero, but got " + _by(dilation))
    for width, pad, step in zip(kernel, padding, dilation):
        if pad < 0:
            raise RuntimeError(f"pad must be non-negative, but got pad: {pad}")
        if pad > ((width - 1) * step + 1) // 2:
            raise RuntimeError(
                "pad should be at most half of effective kernel size, but got "
                f"pad={pad}, kernel_size={width} and dilation={step}"
            )
    spatial = shape[-rank:]
    out = []
    for size, width, jump, pad, step in zip(spatial, kernel, stride, padding, dilation):
        room = size + 2 * pad - step * (width - 1) - 1
        extent = (room + (jump - 1 if ceil_mode else 0)) // jump + 1
        if ceil_mode and (extent - 1) * jump >= size + pad:
            extent -= 1  # every window starts inside the input or the padding before it
        out.append(extent)
    if min(out) < 1:
        raise RuntimeError(
            f"Given input size: ({_by((shape[-rank - 1], *spatial))}). Calculated output "
            f"size: ({_by((shape[-rank - 1], *out))}). Output size is too small"
        )
    return (*shape[:-rank], *out)


def adaptive_shape(self: Array, output_size: Extents, rank: int) -> Extents:
    """The shape of `self` after adaptive pooling; RuntimeError when it cannot be pooled."""
    output_size = fill_extents("output_size", output_size, rank)
    if min(output_size) < 0:
        raise RuntimeError(
            "adaptive pooling: elements of output_size must be greater than or equal to 0"
        )
    if self.ndim not in (rank + 1, rank + 2) or any(size == 0 for size in self.shape[-rank:]):
        raise RuntimeError(
            f"adaptive pooling: Expected {rank + 1}D or {rank + 2}D tensor with non-zero size for "
            f"non-batch dimensions, but got {list(self.shape)}"
        )
    return (*self.shape[:-rank], *output_size)


def like_second(first: Array, second: Array, *rest: Any) -> Array:
    """A result of the second argument's shape: most pooling gradients."""
    return empty(second.shape, first.dtype)


def _max_pool_meta(
    rank: int,
    self: Array,
    kernel_size: Extents,
    stride: Extents,
    padding: Extents,
    dilation: Extents,
    ceil_mode: bool,
) -> tuple[Array, Array]:
    kernel = fill_extents("kernel_size", kernel_size, rank)
    shape = pooled_shape(
        self.shape,
        kernel,
        fill_extents("stride", stride, rank) if stride else kernel,
        fill_extents("padding", padding, rank),
        fill_extents("dilation", dilation, rank),
        ceil_mode,
    )
    return empty(shape, self.dtype), empty(shape, INDEX)


def max_pool2d_with_indices_meta(
    self: Array,
    kernel_size: Extents,
    stride: Extents,
    padding: Extents,
    dilation: Extents,
    ceil_mode: bool,
) -> tuple[Array, Array]:
    """The shapes and dtypes of `max_pool2d_with_indices`."""
    return _max_pool_meta(2, self, kernel_size, stride, padding, dilation, ceil_mode)


def max_pool3d_with_indices_meta(
    self: Array,
    kernel_size: Extents,
    stride: Extents,
    padding: Extents,
    dilation: Extents,
    ceil_mode: bool,
) -> tuple[Array, Array]:
    """The shapes and dtypes of `max_pool3d_with_indices`."""
    return _max_pool_meta(3, self, kernel_size, stride, padding, dilation, ceil_mode)


def _avg_pool_meta(
    rank: int, self: Array, kernel_size: Extents, stride: Extents, padding: Extents, ceil: bool
) -> Array:
    kernel = fill_extents("kernel_size", kernel_size, rank)
    shape = pooled_shape(
        self.shape,
        kernel,
        fill_extents("stride", stride, rank) if stride else kernel,
        fill_extents("padding", padding, rank),
        (1,) * rank,
        ceil,
    )
    return empty(shape, self.dtype)


def avg_pool2d_meta(
    self: Array,
    kernel_size: Extents,
    stride: Extents,
    padding: Extents,
    ceil_mode: bool,
    count_include_pad: bool,
    divisor_override: int | None,
) -> Array:
    """The shape and dtype of `avg_pool2d`."""
    return _avg_pool_meta(2, self, kernel_size, stride, padding, ceil_mode)


def avg_pool3d_meta(
    self: Array,
    kernel_size: Extents,
    stride: Extents,
    padding: Extents,
    ceil_mode: bool,
    count_include_pad: bool,
    divisor_override: int | None,
) -> Array:
    """The shape and dtype of `avg_pool3d`."""
    return _avg_pool_meta(3, self, kernel_size, stride, padding, ceil_mode)


def adaptive_avg_pool2d_meta(self: Array, output_size: Extents) -> Array:
    """The shape and dtype of `_adaptive_avg_pool2d`."""
    return empty(adaptive_shape(self, output_size, 2), self.dtype)


def adaptive_avg_pool3d_meta(self: Array, output_size: Extents) -> Array:
    """The shape and dtype of `_adaptive_avg_pool3d`."""
    return empty(adaptive_shape(self, output_size, 3), self.dtype)


def adaptive_max_pool2d_meta(self: Array, output_size: Extents) -> tuple[Array, Array]:
    """The shapes and dtypes of `adaptive_max_pool2d`."""
    shape = adaptive_shape(self, output_size, 2)
    return empty(shape, self.dtype), empty(shape, INDEX)


def adaptive_max_pool3d_meta(self: Array, output_size: Extents) -> tuple[Array, Array]:
    """The shapes and dtypes of `adaptive_max_pool3d`."""
    shape = adaptive_shape(self, output_size, 3)
    return empty(shape, self.dtype), empty(shape, INDEX)


def max_unpool2d_meta(self: Array, indices: Array, output_size: Extents) -> Array:
    """The shape and dtype of `max_unpool2d`."""
    return empty((*self.shape[:-2], *output_size), self.dtype)


def max_unpool3d_meta(
    self: Array, indices: Array, output_size: Extents, stride: Extents, padding: Extents
) -> Array:
    """The shape and dtype of `max_unpool3d`."""
    return empty((*self.shape[:-3], *output_size), self.dtype)


def fractional_max_pool2d_meta(
    self: Array, kernel_size: Extents, output_size: Extents, random_samples: Array
) -> tuple[Array, Array]:
    """The shapes and dtypes of `fractional_max_pool2d`."""
    shape = (*self.shape[:-2], *fill_extents("output_size", output_size, 2))
    return empty(shape, self.dtype), empty(shape, INDEX)


def fractional_max_pool3d_meta(
    self: Array, kernel_size: Extents, output_size: Extents, random_samples: Array
) -> tuple[Array, Array]:
    """The shapes and dtypes of `fractional_max_pool3d`."""
    shape = (*self.shape[:-3], *fill_extents("output_size", output_size, 3))
    return empty(shape, self.dtype), empty(shape, INDEX)


def _by(extents: Extents) -> str:
    return "x".join(map(str, extents))
