"""What convolutions of one, two and three dimensions have in common."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

from gradsmith.generated import functions

from ..core.tensor import Tensor
from . import functional as F
from .arguments import ntuple
from .init import kaiming_uniform_, uniform_by_fan_in_
from .module import Module
from .parameter import Parameter

_MODES = ("zeros", "reflect", "replicate", "circular")


class _ConvNd(Module):
    """A convolution over `_dims` dimensions; sizes are one number, or one for each of these."""

    __constants__ = [
        *("stride", "padding", "dilation", "groups", "padding_mode", "output_padding"),
        *("in_channels", "out_channels", "kernel_size"),
    ]
    _dims: int
    in_channels: int
    out_channels: int
    kernel_size: tuple[int, ...]
    stride: tuple[int, ...]
    padding: str | tuple[int, ...]
    dilation: tuple[int, ...]
    transposed: bool
    output_padding: tuple[int, ...]
    groups: int
    padding_mode: str
    weight: Parameter
    bias: Parameter | None

    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        kernel_size: Any,
        stride: Any,
        padding: Any,
        dilation: Any,
        transposed: bool,
        output_padding: Any,
        groups: int,
        bias: bool,
        padding_mode: str,
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__()
        if groups <= 0:
            raise ValueError("groups must be a positive integer")
        for name, channels in (("in_channels", in_channels), ("out_channels", out_channels)):
            if channels % groups:
                raise ValueError(f"{name} must be divisible by groups")
        if padding_mode not in _MODES:
            raise ValueError(
                f"padding_mode must be one of {set(_MODES)}, but got padding_mode='{padding_mode}'"
            )
        self.in_channels, self.out_channels = in_channels, out_channels
        self.kernel_size = ntuple(kernel_size, self._dims)
        self.stride = ntuple(stride, self._dims)
        self.padding = padding if isinstance(padding, str) else ntuple(padding, self._dims)
        self.dilation = ntuple(dilation, self._dims)
        self.transposed = transposed
        self.output_padding = ntuple(output_padding, self._dims)
        self.groups = groups
        self.padding_mode = padding_mode
        self._reversed_padding_repeated_twice = self._paddings()
        first, second = (in_channels, out_channels) if transposed else (out_channels, in_channels)
        shape = (first, second // groups, *self.kernel_size)
        self.weight = Parameter(functions.empty(shape, device=device, dtype=dtype))
        if bias:
            self.bias = Parameter(functions.empty(out_channels, device=device, dtype=dtype))
        else:
            self.register_parameter("bias", None)
        self.reset_parameters()

    def _paddings(self) -> list[int]:
        """What `pad` is given: before and behind each dimension, the last one first."""
        if not isinstance(self.padding, str):
            return [size for size in reversed(self.padding) for _ in (0, 1)]
        if self.padding not in ("same", "valid"):
            raise ValueError(
                f"Invalid padding string {self.padding!r}, should be one of {{'same', 'valid'}}"
            )
        if self.padding == "valid":
            return [0, 0] * self._dims
        if any(stride != 1 for stride in self.stride):
            raise ValueError("padding='same' is not supported for strided convolutions")
        totals = [d * (k - 1) for d, k in zip(self.dilation, self.kernel_size, strict=True)]
        return [side for t in reversed(totals) for side in (t // 2, t - t // 2)]

    def reset_parameters(self) -> None:
        """Give weight and bias their first values."""
        kaiming_uniform_(self.weight, a=math.sqrt(5))
        if self.bias is not None:
            uniform_by_fan_in_(self.bias, self.weight)

    def _function(self) -> Callable[..., Tensor]:
        kind = "conv_transpose" if self.transposed else "conv"
        return getattr(F, f"{kind}{self._dims}d")  # type: ignore[no-any-return]

    def _conv_forward(self, input: Tensor, weight: Tensor, bias: Tensor | None) -> Tensor:
        """The convolution with another weight and bias."""
        padding: Any = self.padding
        if self.padding_mode != "zeros":
            input = F.pad(input, self._reversed_padding_repeated_twice, mode=self.padding_mode)
            padding = 0
        return self._function()(
            input, weight, bias, self.stride, padding, self.dilation, self.groups
        )

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return self._conv_forward(input, self.weight, self.bias)

    def extra_repr(self) -> str:
        """The arguments that are not the default ones."""
        parts = [f"{self.in_channels}, {self.out_channels}, kernel_size={self.kernel_size}"]
        parts.append(f"stride={self.stride}")
        for name, usual in (("padding", 0), ("dilation", 1), ("output_padding", 0)):
            value = getattr(self, name)
            if value != (usual,) * len(value):
                parts.append(f"{name}={value}")
        if self.groups != 1:
            parts.append(f"groups={self.groups}")
        if self.bias is None:
            parts.append("bias=False")
        if self.padding_mode != "zeros":
            parts.append(f"padding_mode={self.padding_mode}")
        return ", ".join(parts)


class _ConvTransposeNd(_ConvNd):
    """The transposed convolution: the gradient of a convolution with respect to its input."""

    padding: tuple[int, ...]

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        mode = kwargs.get("padding_mode", args[10] if len(args) > 10 else "zeros")
        if mode != "zeros":
            name = type(self).__name__
            raise ValueError(f'Only "zeros" padding mode is supported for {name}')
        super().__init__(*args, **kwargs)

    def _output_padding(self, input: Tensor, output_size: Sequence[int] | None) -> tuple[int, ...]:
        """What to add behind the output so that it has that size."""
        if output_size is None:
            return self.output_padding
        n = self._dims
        others = 2 if input.dim() == n + 2 else 1
        sizes = list(output_size)[others:] if len(output_size) == others + n else list(output_size)
        if len(sizes) != n:
            raise ValueError(
                f"ConvTranspose{n}D: for {input.dim()}D input, output_size must have {n} or "
                f"{others + n} elements (got {len(sizes)})"
            )
        least = [
            (input.size(i + others) - 1) * self.stride[i]
            - 2 * self.padding[i]
            + self.dilation[i] * (self.kernel_size[i] - 1)
            + 1
            for i in range(n)
        ]
        most = [low + stride - 1 for low, stride in zip(least, self.stride, strict=True)]
        if not all(low <= s <= high for low, s, high in zip(least, sizes, most, strict=True)):
            raise ValueError(
                f"requested an output size of {sizes}, but valid sizes range from {least} to {most} "
                f"(for an input of {input.size()[2:]})"
            )
        return tuple(s - low for s, low in zip(sizes, least, strict=True))

    def forward(self, input: Tensor, output_size: Sequence[int] | None = None) -> Tensor:
        """Compute the output, of `output_size` where a stride leaves a choice."""
        padding = self._output_padding(input, output_size)
        sizes = (self.stride, self.padding, padding, self.groups, self.dilation)
        return self._function()(input, self.weight, self.bias, *sizes)
