"""The common base of convolutions in one, two and three dimensions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..core.tensor import Tensor
from . import functional as F
from .module import Module
from .parameter import Parameter


class _Convolution(Module):
    """The base of the convolutions in layers.yaml; the arguments are attributes."""

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
    _reversed_padding_repeated_twice: list[int]

    def _filters(self) -> tuple[int, ...]:
        """The shape of the weight."""
        sizes = (self.in_channels, self.out_channels)
        first, second = sizes if self.transposed else reversed(sizes)
        return (first, second // self.groups, *self.kernel_size)

    def _paddings(self) -> list[int]:
        """The padding as `pad` takes it: before and after each dimension, last dimension first."""
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

    def _function(self) -> Callable[..., Tensor]:
        kind = "conv_transpose" if self.transposed else "conv"
        return getattr(F, f"{kind}{self._dims}d")  # type: ignore[no-any-return]

    def _conv_forward(self, input: Tensor, weight: Tensor, bias: Tensor | None) -> Tensor:
        """Convolve with the given weight and bias."""
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


class _Transposed(_Convolution):
    """The base of transposed convolutions."""

    padding: tuple[int, ...]

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        mode = kwargs.get("padding_mode", args[10] if len(args) > 10 else "zeros")
        if mode != "zeros":
            name = type(self).__name__
            raise ValueError(f'Only "zeros" padding mode is supported for {name}')
        super().__init__(*args, **kwargs)

    def _output_padding(self, input: Tensor, output_size: Sequence[int] | None) -> tuple[int, ...]:
        """The output padding for which the output has size `output_size`."""
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
                f"requested an output size of {tuple(sizes)}, but valid sizes range from {least} to {most} "
                f"(for an input of {input.size()[2:]})"
            )
        return tuple(s - low for s, low in zip(sizes, least, strict=True))
