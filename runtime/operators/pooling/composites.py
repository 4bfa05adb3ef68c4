"""Pooling in terms of other pooling operators."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from gradsmith.generated import functions, nn

from ...core.tensor import Tensor
from ..composite_results import first_result

Extents = tuple[int, ...]


def max_pool1d_with_indices(
    self: Tensor,
    kernel_size: Extents,
    stride: Extents,
    padding: Extents,
    dilation: Extents,
    ceil_mode: bool,
) -> tuple[Tensor, Tensor]:
    """A sequence is an image one element high; RuntimeError where pooling of one would speak of two dimensions."""
    stride = stride or kernel_size
    _check_one(
        "max_pool1d()", kernel_size=kernel_size, stride=stride, padding=padding, dilation=dilation
    )
    width, jump, pad, step = kernel_size[0], stride[0], padding[0], dilation[0]
    _check_sequence("max_pool1d", self, may_be_empty=False)
    for name, value in (("kernel_size", width), ("stride", jump), ("dilation", step)):
        if value <= 0:
            raise RuntimeError(f"max_pool1d() {name} must be greater than zero, but got {value}")
    room = self.shape[-1] + 2 * pad - step * (width - 1) - 1
    count = (room + (jump - 1 if ceil_mode else 0)) // jump + 1
    if count <= 0 and 0 <= pad <= width // 2:
        raise RuntimeError(f"max_pool1d() Invalid computed output size: {count}")
    values, indices = nn.max_pool2d_with_indices(
        self.unsqueeze(-2), (1, width), (1, jump), (0, pad), (1, step), ceil_mode
    )
    return values.squeeze(-2), indices.squeeze(-2)


max_pool1d = partial(first_result, functions.max_pool1d_with_indices)
max_pool2d = partial(first_result, nn.max_pool2d_with_indices)
max_pool3d = partial(first_result, nn.max_pool3d_with_indices)


def avg_pool1d(
    self: Tensor,
    kernel_size: Extents,
    stride: Extents,
    padding: Extents,
    ceil_mode: bool,
    count_include_pad: bool,
) -> Tensor:
    """A sequence is an image one element high."""
    _check_sequence("avg_pool1d()", self)
    stride = stride or kernel_size
    _check_one("avg_pool1d()", kernel_size=kernel_size, stride=stride, padding=padding)
    extents = (1, *kernel_size), (1, *stride), (0, *padding)
    image = self.unsqueeze(-2)
    return nn.avg_pool2d(image, *extents, ceil_mode, count_include_pad).squeeze(-2)


def adaptive_avg_pool1d(self: Tensor, output_size: Extents) -> Tensor:
    """A sequence is an image one element high."""
    _check_sequence("adaptive_avg_pool1d()", self)
    _check_one("adaptive_avg_pool1d()", output_size=output_size)
    return nn.adaptive_avg_pool2d(self.unsqueeze(-2), (1, *output_size)).squeeze(-2)


def adaptive_max_pool1d(self: Tensor, output_size: Extents) -> tuple[Tensor, Tensor]:
    """A sequence is an image one element high."""
    _check_sequence("adaptive_max_pool1d()", self)
    _check_one("adaptive_max_pool1d()", output_size=output_size)
    values, indices = nn.adaptive_max_pool2d(self.unsqueeze(-2), (1, *output_size))
    flat = indices.squeeze(-2)  # first, as in PyTorch: handlers see the order
    return values.squeeze(-2), flat


def _adaptive_mean(
    pool: Callable[..., Tensor], dims: Extents, self: Tensor, output_size: Extents
) -> Tensor:
    """The mean over `dims`, all of a plane or a volume, where one window covers it; else by `pool`."""
    if all(size == 1 for size in output_size) and self.numel():
        if self.ndim in (len(dims) + 1, len(dims) + 2):
            return self.mean(dims, True)
    return pool(self, output_size)


adaptive_avg_pool2d = partial(_adaptive_mean, functions._adaptive_avg_pool2d, (-1, -2))
adaptive_avg_pool3d = partial(_adaptive_mean, functions._adaptive_avg_pool3d, (-1, -2, -3))


def _check_one(function: str, **extents: Extents) -> None:
    """RuntimeError unless each of the arguments is one number."""
    for name, given in extents.items():
        if len(given) != 1:
            raise RuntimeError(
                f"{function} argument '{name}' should contain one int (got {len(given)})"
            )


def _check_sequence(name: str, self: Tensor, may_be_empty: bool = True) -> None:
    if self.ndim not in (2, 3) or (not may_be_empty and 0 in self.shape[-2:]):
        raise RuntimeError(
            f"{name}: Expected 2D or 3D (batch mode) tensor with optional 0 dim batch size for "
            f"input, but got: {list(self.shape)}"
        )
