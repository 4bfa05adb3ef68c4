"""Layers: pooling.

Generated from layers.yaml; edit that, not this file.
"""

from __future__ import annotations

from collections.abc import Sequence
from gradsmith.core.tensor import Tensor
from gradsmith.nn import arguments
from gradsmith.nn import functional as F
from gradsmith.nn.module import Module
from typing import Any

__all__ = [
    "AdaptiveAvgPool1d",
    "AdaptiveAvgPool2d",
    "AdaptiveAvgPool3d",
    "AdaptiveMaxPool1d",
    "AdaptiveMaxPool2d",
    "AdaptiveMaxPool3d",
    "AvgPool1d",
    "AvgPool2d",
    "AvgPool3d",
    "FractionalMaxPool2d",
    "FractionalMaxPool3d",
    "LPPool1d",
    "LPPool2d",
    "LPPool3d",
    "MaxPool1d",
    "MaxPool2d",
    "MaxPool3d",
    "MaxUnpool1d",
    "MaxUnpool2d",
    "MaxUnpool3d",
]


class _MaxPoolNd(Module):
    """Base class of max pooling layers."""

    __constants__ = ["kernel_size", "stride", "padding", "dilation", "return_indices", "ceil_mode"]
    kernel_size: int | tuple[int, ...]
    padding: int | tuple[int, ...]
    dilation: int | tuple[int, ...]
    return_indices: bool
    ceil_mode: bool

    def __init__(
        self,
        kernel_size: int | tuple[int, ...],
        stride: int | tuple[int, ...] | None = None,
        padding: int | tuple[int, ...] = 0,
        dilation: int | tuple[int, ...] = 1,
        return_indices: bool = False,
        ceil_mode: bool = False,
    ) -> None:
        super().__init__()
        self.kernel_size = kernel_size
        self.stride = kernel_size if stride is None else stride
        self.padding = padding
        self.dilation = dilation
        self.return_indices = return_indices
        self.ceil_mode = ceil_mode

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        return f"kernel_size={self.kernel_size}, stride={self.stride}, padding={self.padding}, dilation={self.dilation}, ceil_mode={self.ceil_mode}"


class MaxPool1d(_MaxPoolNd):
    """Takes the maximum of each window; with `return_indices` also returns its position."""

    def forward(self, input: Tensor) -> Any:
        """Compute the output."""
        return F.max_pool1d(
            input,
            self.kernel_size,
            self.stride,
            self.padding,
            self.dilation,
            ceil_mode=self.ceil_mode,
            return_indices=self.return_indices,
        )


class MaxPool2d(_MaxPoolNd):
    """Takes the maximum of each window; with `return_indices` also returns its position."""

    def forward(self, input: Tensor) -> Any:
        """Compute the output."""
        return F.max_pool2d(
            input,
            self.kernel_size,
            self.stride,
            self.padding,
            self.dilation,
            ceil_mode=self.ceil_mode,
            return_indices=self.return_indices,
        )


class MaxPool3d(_MaxPoolNd):
    """Takes the maximum of each window; with `return_indices` also returns its position."""

    def forward(self, input: Tensor) -> Any:
        """Compute the output."""
        return F.max_pool3d(
            input,
            self.kernel_size,
            self.stride,
            self.padding,
            self.dilation,
            ceil_mode=self.ceil_mode,
            return_indices=self.return_indices,
        )


class _MaxUnpoolNd(Module):
    """Base class of the partial inverses of max pooling layers."""


class MaxUnpool1d(_MaxUnpoolNd):
    """Partial inverse of MaxPool1d: puts each maximum back at the position given by `indices` and
    fills the rest with zeros.
    """

    __constants__ = ["kernel_size", "stride", "padding"]

    def __init__(
        self,
        kernel_size: int | tuple[int, ...],
        stride: int | tuple[int, ...] | None = None,
        padding: int | tuple[int, ...] = 0,
    ) -> None:
        super().__init__()
        self.kernel_size = arguments.ntuple(kernel_size, 1)
        self.stride = arguments.ntuple(kernel_size if stride is None else stride, 1)
        self.padding = arguments.ntuple(padding, 1)

    def forward(
        self, input: Tensor, indices: Tensor, output_size: Sequence[int] | None = None
    ) -> Tensor:
        """Compute the output."""
        return F.max_unpool1d(
            input, indices, self.kernel_size, self.stride, self.padding, output_size
        )

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        return f"kernel_size={self.kernel_size}, stride={self.stride}, padding={self.padding}"


class MaxUnpool2d(_MaxUnpoolNd):
    """Partial inverse of MaxPool2d: puts each maximum back at the position given by `indices` and
    fills the rest with zeros.
    """

    __constants__ = ["kernel_size", "stride", "padding"]

    def __init__(
        self,
        kernel_size: int | tuple[int, ...],
        stride: int | tuple[int, ...] | None = None,
        padding: int | tuple[int, ...] = 0,
    ) -> None:
        super().__init__()
        self.kernel_size = arguments.ntuple(kernel_size, 2)
        self.stride = arguments.ntuple(kernel_size if stride is None else stride, 2)
        self.padding = arguments.ntuple(padding, 2)

    def forward(
        self, input: Tensor, indices: Tensor, output_size: Sequence[int] | None = None
    ) -> Tensor:
        """Compute the output."""
        return F.max_unpool2d(
            input, indices, self.kernel_size, self.stride, self.padding, output_size
        )

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        return f"kernel_size={self.kernel_size}, stride={self.stride}, padding={self.padding}"


class MaxUnpool3d(_MaxUnpoolNd):
    """Partial inverse of MaxPool3d: puts each maximum back at the position given by `indices` and
    fills the rest with zeros.
    """

    __constants__ = ["kernel_size", "stride", "padding"]

    def __init__(
        self,
        kernel_size: int | tuple[int, ...],
        stride: int | tuple[int, ...] | None = None,
        padding: int | tuple[int, ...] = 0,
    ) -> None:
        super().__init__()
        self.kernel_size = arguments.ntuple(kernel_size, 3)
        self.stride = arguments.ntuple(kernel_size if stride is None else stride, 3)
        self.padding = arguments.ntuple(padding, 3)

    def forward(
        self, input: Tensor, indices: Tensor, output_size: Sequence[int] | None = None
    ) -> Tensor:
        """Compute the output."""
        return F.max_unpool3d(
            input, indices, self.kernel_size, self.stride, self.padding, output_size
        )

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        return f"kernel_size={self.kernel_size}, stride={self.stride}, padding={self.padding}"


class _AvgPoolNd(Module):
    """Base class of average pooling layers."""


class AvgPool1d(_AvgPoolNd):
    """Takes the mean of each window of a signal (N, C, L)."""

    __constants__ = ["kernel_size", "stride", "padding", "ceil_mode", "count_include_pad"]
    ceil_mode: bool
    count_include_pad: bool

    def __init__(
        self,
        kernel_size: int | tuple[int],
        stride: int | tuple[int] | None = None,
        padding: int | tuple[int] = 0,
        ceil_mode: bool = False,
        count_include_pad: bool = True,
    ) -> None:
        super().__init__()
        self.kernel_size = arguments.ntuple(kernel_size, 1)
        self.stride = arguments.ntuple(kernel_size if stride is None else stride, 1)
        self.padding = arguments.ntuple(padding, 1)
        self.ceil_mode = ceil_mode
        self.count_include_pad = count_include_pad

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.avg_pool1d(
            input,
            self.kernel_size,
            self.stride,
            self.padding,
            self.ceil_mode,
            self.count_include_pad,
        )

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        return f"kernel_size={self.kernel_size}, stride={self.stride}, padding={self.padding}"


class AvgPool2d(_AvgPoolNd):
    """Takes the mean of each window, or its sum divided by `divisor_override`."""

    __constants__ = [
        "kernel_size", "stride", "padding", "ceil_mode", "count_include_pad", "divisor_override"
    ]
    kernel_size: int | tuple[int, ...]
    padding: int | tuple[int, ...]
    ceil_mode: bool
    count_include_pad: bool
    divisor_override: int | None

    def __init__(
        self,
        kernel_size: int | tuple[int, ...],
        stride: int | tuple[int, ...] | None = None,
        padding: int | tuple[int, ...] = 0,
        ceil_mode: bool = False,
        count_include_pad: bool = True,
        divisor_override: int | None = None,
    ) -> None:
        super().__init__()
        self.kernel_size = kernel_size
        self.stride = kernel_size if stride is None else stride
        self.padding = padding
        self.ceil_mode = ceil_mode
        self.count_include_pad = count_include_pad
        self.divisor_override = divisor_override

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.avg_pool2d(
            input,
            self.kernel_size,
            self.stride,
            self.padding,
            self.ceil_mode,
            self.count_include_pad,
            self.divisor_override,
        )

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        return f"kernel_size={self.kernel_size}, stride={self.stride}, padding={self.padding}"


class AvgPool3d(_AvgPoolNd):
    """Takes the mean of each window, or its sum divided by `divisor_override`."""

    __constants__ = [
        "kernel_size", "stride", "padding", "ceil_mode", "count_include_pad", "divisor_override"
    ]
    kernel_size: int | tuple[int, ...]
    padding: int | tuple[int, ...]
    ceil_mode: bool
    count_include_pad: bool
    divisor_override: int | None

    def __init__(
        self,
        kernel_size: int | tuple[int, ...],
        stride: int | tuple[int, ...] | None = None,
        padding: int | tuple[int, ...] = 0,
        ceil_mode: bool = False,
        count_include_pad: bool = True,
        divisor_override: int | None = None,
    ) -> None:
        super().__init__()
        self.kernel_size = kernel_size
        self.stride = kernel_size if stride is None else stride
        self.padding = padding
        self.ceil_mode = ceil_mode
        self.count_include_pad = count_include_pad
        self.divisor_override = divisor_override

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.avg_pool3d(
            input,
            self.kernel_size,
            self.stride,
            self.padding,
            self.ceil_mode,
            self.count_include_pad,
            self.divisor_override,
        )

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        return f"kernel_size={self.kernel_size}, stride={self.stride}, padding={self.padding}"


class FractionalMaxPool2d(Module):
    """Takes the maximum of each of `output_size` windows whose positions are drawn at random
    (Graham, 2014).
    """

    __constants__ = ["kernel_size", "output_size", "output_ratio", "return_indices"]
    return_indices: bool
    _random_samples: Tensor | None

    def __init__(
        self,
        kernel_size: int | tuple[int, ...],
        output_size: int | tuple[int, ...] | None = None,
        output_ratio: float | tuple[float, ...] | None = None,
        return_indices: bool = False,
        _random_samples: Tensor | None = None,
    ) -> None:
        super().__init__()
        self.kernel_size = arguments.ntuple(kernel_size, 2)
        self.output_size = arguments.optional_ntuple(output_size, 2)
        self.output_ratio = arguments.ratio(output_ratio, output_size, 2, 'FractionalMaxPool2d')
        self.return_indices = return_indices
        self.register_buffer("_random_samples", _random_samples)

    def forward(self, input: Tensor) -> Any:
        """Compute the output."""
        return F.fractional_max_pool2d(
            input,
            self.kernel_size,
            self.output_size,
            self.output_ratio,
            self.return_indices,
            _random_samples=self._random_samples,
        )


class FractionalMaxPool3d(Module):
    """Takes the maximum of each of `output_size` windows whose positions are drawn at random
    (Graham, 2014).
    """

    __constants__ = ["kernel_size", "output_size", "output_ratio", "return_indices"]
    return_indices: bool
    _random_samples: Tensor | None

    def __init__(
        self,
        kernel_size: int | tuple[int, ...],
        output_size: int | tuple[int, ...] | None = None,
        output_ratio: float | tuple[float, ...] | None = None,
        return_indices: bool = False,
        _random_samples: Tensor | None = None,
    ) -> None:
        super().__init__()
        self.kernel_size = arguments.ntuple(kernel_size, 3)
        self.output_size = arguments.optional_ntuple(output_size, 3)
        self.output_ratio = arguments.ratio(output_ratio, output_size, 3, 'FractionalMaxPool3d')
        self.return_indices = return_indices
        self.register_buffer("_random_samples", _random_samples)

    def forward(self, input: Tensor) -> Any:
        """Compute the output."""
        return F.fractional_max_pool3d(
            input,
            self.kernel_size,
            self.output_size,
            self.output_ratio,
            self.return_indices,
            _random_samples=self._random_samples,
        )


class _LPPoolNd(Module):
    """Base class of power-average pooling layers."""

    __constants__ = ["norm_type", "kernel_size", "stride", "ceil_mode"]
    norm_type: float
    kernel_size: int | tuple[int, ...]
    stride: int | tuple[int, ...] | None
    ceil_mode: bool

    def __init__(
        self,
        norm_type: float,
        kernel_size: int | tuple[int, ...],
        stride: int | tuple[int, ...] | None = None,
        ceil_mode: bool = False,
    ) -> None:
        super().__init__()
        self.norm_type = norm_type
        self.kernel_size = kernel_size
        self.stride = stride
        self.ceil_mode = ceil_mode

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        return f"norm_type={self.norm_type}, kernel_size={self.kernel_size}, stride={self.stride}, ceil_mode={self.ceil_mode}"


class LPPool1d(_LPPoolNd):
    """Takes the `norm_type`-norm of each window."""

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.lp_pool1d(
            input, float(self.norm_type), self.kernel_size, self.stride, self.ceil_mode
        )


class LPPool2d(_LPPoolNd):
    """Takes the `norm_type`-norm of each window."""

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.lp_pool2d(
            input, float(self.norm_type), self.kernel_size, self.stride, self.ceil_mode
        )


class LPPool3d(_LPPoolNd):
    """Takes the `norm_type`-norm of each window."""

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.lp_pool3d(
            input, float(self.norm_type), self.kernel_size, self.stride, self.ceil_mode
        )


class _AdaptiveMaxPoolNd(Module):
    """Base class of layers of adaptive maximum pooling."""

    __constants__ = ["output_size", "return_indices"]
    output_size: Any
    return_indices: bool

    def __init__(self, output_size: Any, return_indices: bool = False) -> None:
        super().__init__()
        self.output_size = output_size
        self.return_indices = return_indices

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        return f"output_size={self.output_size}"


class AdaptiveMaxPool1d(_AdaptiveMaxPoolNd):
    """Takes the maximum over windows chosen to give the requested output size."""

    def forward(self, input: Tensor) -> Any:
        """Compute the output."""
        return F.adaptive_max_pool1d(input, self.output_size, self.return_indices)


class AdaptiveMaxPool2d(_AdaptiveMaxPoolNd):
    """Takes the maximum over windows chosen to give the requested output size."""

    def forward(self, input: Tensor) -> Any:
        """Compute the output."""
        return F.adaptive_max_pool2d(input, self.output_size, self.return_indices)


class AdaptiveMaxPool3d(_AdaptiveMaxPoolNd):
    """Takes the maximum over windows chosen to give the requested output size."""

    def forward(self, input: Tensor) -> Any:
        """Compute the output."""
        return F.adaptive_max_pool3d(input, self.output_size, self.return_indices)


class _AdaptiveAvgPoolNd(Module):
    """Base class of layers of adaptive average pooling."""

    __constants__ = ["output_size"]
    output_size: Any

    def __init__(self, output_size: Any) -> None:
        super().__init__()
        self.output_size = output_size

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        return f"output_size={self.output_size}"


class AdaptiveAvgPool1d(_AdaptiveAvgPoolNd):
    """Takes the mean over windows chosen to give the requested output size."""

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.adaptive_avg_pool1d(input, self.output_size)


class AdaptiveAvgPool2d(_AdaptiveAvgPoolNd):
    """Takes the mean over windows chosen to give the requested output size."""

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.adaptive_avg_pool2d(input, self.output_size)


class AdaptiveAvgPool3d(_AdaptiveAvgPoolNd):
    """Takes the mean over windows chosen to give the requested output size."""

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.adaptive_avg_pool3d(input, self.output_size)
