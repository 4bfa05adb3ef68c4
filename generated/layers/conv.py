"""Layers: conv.

Generated from layers.yaml; edit that, not this file.
"""

from __future__ import annotations

from collections.abc import Sequence
from gradsmith.core.tensor import Tensor
from gradsmith.generated import functions
from gradsmith.nn import arguments
from gradsmith.nn.conv import _Convolution, _Transposed
from gradsmith.nn.init import kaiming_uniform_, uniform_by_fan_in_
from gradsmith.nn.lazy import _LazyConvXdMixin
from gradsmith.nn.parameter import Parameter
from math import sqrt
from typing import Any

__all__ = [
    "Conv1d",
    "Conv2d",
    "Conv3d",
    "ConvTranspose1d",
    "ConvTranspose2d",
    "ConvTranspose3d",
    "LazyConv1d",
    "LazyConv2d",
    "LazyConv3d",
    "LazyConvTranspose1d",
    "LazyConvTranspose2d",
    "LazyConvTranspose3d",
]


class _ConvNd(_Convolution):
    """Base class of convolutions over `_dims` dimensions; a size is one number or one for each
    dimension.
    """

    __constants__ = [
        'stride',
        'padding',
        'dilation',
        'groups',
        'padding_mode',
        'output_padding',
        'in_channels',
        'out_channels',
        'kernel_size',
    ]
    transposed: bool
    groups: int
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
        self.in_channels = arguments.grouped(in_channels, groups, 'in_channels')
        self.out_channels = arguments.grouped(out_channels, groups, 'out_channels')
        self.padding_mode = arguments.padding_mode(padding_mode)
        self.kernel_size = arguments.ntuple(kernel_size, self._dims)
        self.stride = arguments.ntuple(stride, self._dims)
        self.padding = arguments.padding(padding, self._dims)
        self.dilation = arguments.ntuple(dilation, self._dims)
        self.transposed = transposed
        self.output_padding = arguments.ntuple(output_padding, self._dims)
        self.groups = groups
        self._reversed_padding_repeated_twice = self._paddings()
        self.weight = Parameter(functions.empty(self._filters(), device=device, dtype=dtype))
        if bias:
            self.bias = Parameter(functions.empty((self.out_channels,), device=device, dtype=dtype))
        else:
            self.register_parameter("bias", None)
        self.reset_parameters()

    def reset_parameters(self) -> None:
        """Give the parameters their first values."""
        kaiming_uniform_(self.weight, a=sqrt(5))
        if self.bias is not None:
            uniform_by_fan_in_(self.bias, self.weight)

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        parts = []
        parts.append(f"{self.in_channels}")
        parts.append(f"{self.out_channels}")
        parts.append(f"kernel_size={self.kernel_size}")
        parts.append(f"stride={self.stride}")
        if self.padding != (0,) * len(self.padding):
            parts.append(f"padding={self.padding}")
        if self.dilation != (1,) * len(self.dilation):
            parts.append(f"dilation={self.dilation}")
        if self.output_padding != (0,) * len(self.output_padding):
            parts.append(f"output_padding={self.output_padding}")
        if self.groups != 1:
            parts.append(f"groups={self.groups}")
        if self.bias is None:
            parts.append(f"bias={False}")
        if self.padding_mode != 'zeros':
            parts.append(f"padding_mode={self.padding_mode}")
        return ", ".join(parts)


class _ConvTransposeNd(_Transposed, _ConvNd):
    """Base class of transposed convolutions, the gradients of convolutions with respect to their
    input.
    """

    def forward(self, input: Tensor, output_size: Sequence[int] | None = None) -> Tensor:
        """Compute the output."""
        return self._function()(
            input,
            self.weight,
            self.bias,
            self.stride,
            self.padding,
            self._output_padding(input, output_size),
            self.groups,
            self.dilation,
        )


class Conv1d(_ConvNd):
    """Cross-correlates the input (N, in_channels, *1 sizes) with the weight (out_channels,
    in_channels / groups, *kernel_size) and adds a bias.
    """

    _dims = 1

    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        kernel_size: int | tuple[int, ...],
        stride: int | tuple[int, ...] = 1,
        padding: str | int | tuple[int, ...] = 0,
        dilation: int | tuple[int, ...] = 1,
        groups: int = 1,
        bias: bool = True,
        padding_mode: str = 'zeros',
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__(
            in_channels,
            out_channels,
            kernel_size,
            stride,
            padding,
            dilation,
            False,
            0,
            groups,
            bias,
            padding_mode,
            device,
            dtype,
        )


class Conv2d(_ConvNd):
    """Cross-correlates the input (N, in_channels, *2 sizes) with the weight (out_channels,
    in_channels / groups, *kernel_size) and adds a bias.
    """

    _dims = 2

    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        kernel_size: int | tuple[int, ...],
        stride: int | tuple[int, ...] = 1,
        padding: str | int | tuple[int, ...] = 0,
        dilation: int | tuple[int, ...] = 1,
        groups: int = 1,
        bias: bool = True,
        padding_mode: str = 'zeros',
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__(
            in_channels,
            out_channels,
            kernel_size,
            stride,
            padding,
            dilation,
            False,
            0,
            groups,
            bias,
            padding_mode,
            device,
            dtype,
        )


class Conv3d(_ConvNd):
    """Cross-correlates the input (N, in_channels, *3 sizes) with the weight (out_channels,
    in_channels / groups, *kernel_size) and adds a bias.
    """

    _dims = 3

    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        kernel_size: int | tuple[int, ...],
        stride: int | tuple[int, ...] = 1,
        padding: str | int | tuple[int, ...] = 0,
        dilation: int | tuple[int, ...] = 1,
        groups: int = 1,
        bias: bool = True,
        padding_mode: str = 'zeros',
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__(
            in_channels,
            out_channels,
            kernel_size,
            stride,
            padding,
            dilation,
            False,
            0,
            groups,
            bias,
            padding_mode,
            device,
            dtype,
        )


class ConvTranspose1d(_ConvTransposeNd):
    """Transposed convolution: the gradient of Conv1d with respect to its input. The weight is
    (in_channels, out_channels / groups, *kernel_size).
    """

    _dims = 1

    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        kernel_size: int | tuple[int, ...],
        stride: int | tuple[int, ...] = 1,
        padding: int | tuple[int, ...] = 0,
        output_padding: int | tuple[int, ...] = 0,
        groups: int = 1,
        bias: bool = True,
        dilation: int | tuple[int, ...] = 1,
        padding_mode: str = 'zeros',
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__(
            in_channels,
            out_channels,
            kernel_size,
            stride,
            padding,
            dilation,
            True,
            output_padding,
            groups,
            bias,
            padding_mode,
            device,
            dtype,
        )


class ConvTranspose2d(_ConvTransposeNd):
    """Transposed convolution: the gradient of Conv2d with respect to its input. The weight is
    (in_channels, out_channels / groups, *kernel_size).
    """

    _dims = 2

    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        kernel_size: int | tuple[int, ...],
        stride: int | tuple[int, ...] = 1,
        padding: int | tuple[int, ...] = 0,
        output_padding: int | tuple[int, ...] = 0,
        groups: int = 1,
        bias: bool = True,
        dilation: int | tuple[int, ...] = 1,
        padding_mode: str = 'zeros',
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__(
            in_channels,
            out_channels,
            kernel_size,
            stride,
            padding,
            dilation,
            True,
            output_padding,
            groups,
            bias,
            padding_mode,
            device,
            dtype,
        )


class ConvTranspose3d(_ConvTransposeNd):
    """Transposed convolution: the gradient of Conv3d with respect to its input. The weight is
    (in_channels, out_channels / groups, *kernel_size).
    """

    _dims = 3

    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        kernel_size: int | tuple[int, ...],
        stride: int | tuple[int, ...] = 1,
        padding: int | tuple[int, ...] = 0,
        output_padding: int | tuple[int, ...] = 0,
        groups: int = 1,
        bias: bool = True,
        dilation: int | tuple[int, ...] = 1,
        padding_mode: str = 'zeros',
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__(
            in_channels,
            out_channels,
            kernel_size,
            stride,
            padding,
            dilation,
            True,
            output_padding,
            groups,
            bias,
            padding_mode,
            device,
            dtype,
        )


class LazyConv1d(_LazyConvXdMixin, Conv1d):
    """A Conv1d that infers `in_channels` from its first input."""

    cls_to_become = Conv1d

    def __init__(
        self,
        out_channels: int,
        kernel_size: int | tuple[int, ...],
        stride: int | tuple[int, ...] = 1,
        padding: int | tuple[int, ...] = 0,
        dilation: int | tuple[int, ...] = 1,
        groups: int = 1,
        bias: bool = True,
        padding_mode: str = 'zeros',
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__(
            0,
            out_channels,
            kernel_size,
            stride,
            padding,
            dilation,
            groups,
            bias,
            padding_mode,
            device,
            dtype,
        )


class LazyConv2d(_LazyConvXdMixin, Conv2d):
    """A Conv2d that infers `in_channels` from its first input."""

    cls_to_become = Conv2d

    def __init__(
        self,
        out_channels: int,
        kernel_size: int | tuple[int, ...],
        stride: int | tuple[int, ...] = 1,
        padding: int | tuple[int, ...] = 0,
        dilation: int | tuple[int, ...] = 1,
        groups: int = 1,
        bias: bool = True,
        padding_mode: str = 'zeros',
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__(
            0,
            out_channels,
            kernel_size,
            stride,
            padding,
            dilation,
            groups,
            bias,
            padding_mode,
            device,
            dtype,
        )


class LazyConv3d(_LazyConvXdMixin, Conv3d):
    """A Conv3d that infers `in_channels` from its first input."""

    cls_to_become = Conv3d

    def __init__(
        self,
        out_channels: int,
        kernel_size: int | tuple[int, ...],
        stride: int | tuple[int, ...] = 1,
        padding: int | tuple[int, ...] = 0,
        dilation: int | tuple[int, ...] = 1,
        groups: int = 1,
        bias: bool = True,
        padding_mode: str = 'zeros',
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__(
            0,
            out_channels,
            kernel_size,
            stride,
            padding,
            dilation,
            groups,
            bias,
            padding_mode,
            device,
            dtype,
        )


class LazyConvTranspose1d(_LazyConvXdMixin, ConvTranspose1d):
    """A ConvTranspose1d that infers `in_channels` from its first input."""

    cls_to_become = ConvTranspose1d

    def __init__(
        self,
        out_channels: int,
        kernel_size: int | tuple[int, ...],
        stride: int | tuple[int, ...] = 1,
        padding: int | tuple[int, ...] = 0,
        output_padding: int | tuple[int, ...] = 0,
        groups: int = 1,
        bias: bool = True,
        dilation: int | tuple[int, ...] = 1,
        padding_mode: str = 'zeros',
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__(
            0,
            out_channels,
            kernel_size,
            stride,
            padding,
            output_padding,
            groups,
            bias,
            dilation,
            padding_mode,
            device,
            dtype,
        )


class LazyConvTranspose2d(_LazyConvXdMixin, ConvTranspose2d):
    """A ConvTranspose2d that infers `in_channels` from its first input."""

    cls_to_become = ConvTranspose2d

    def __init__(
        self,
        out_channels: int,
        kernel_size: int | tuple[int, ...],
        stride: int | tuple[int, ...] = 1,
        padding: int | tuple[int, ...] = 0,
        output_padding: int | tuple[int, ...] = 0,
        groups: int = 1,
        bias: bool = True,
        dilation: int | tuple[int, ...] = 1,
        padding_mode: str = 'zeros',
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__(
            0,
            out_channels,
            kernel_size,
            stride,
            padding,
            output_padding,
            groups,
            bias,
            dilation,
            padding_mode,
            device,
            dtype,
        )


class LazyConvTranspose3d(_LazyConvXdMixin, ConvTranspose3d):
    """A ConvTranspose3d that infers `in_channels` from its first input."""

    cls_to_become = ConvTranspose3d

    def __init__(
        self,
        out_channels: int,
        kernel_size: int | tuple[int, ...],
        stride: int | tuple[int, ...] = 1,
        padding: int | tuple[int, ...] = 0,
        output_padding: int | tuple[int, ...] = 0,
        groups: int = 1,
        bias: bool = True,
        dilation: int | tuple[int, ...] = 1,
        padding_mode: str = 'zeros',
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__(
            0,
            out_channels,
            kernel_size,
            stride,
            padding,
            output_padding,
            groups,
            bias,
            dilation,
            padding_mode,
            device,
            dtype,
        )
