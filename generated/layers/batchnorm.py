"""Layers: batchnorm.

Generated from layers.yaml; edit that, not this file.
"""

from __future__ import annotations

from gradsmith.core.tensor import Tensor
from gradsmith.generated import functions
from gradsmith.nn import arguments
from gradsmith.nn.batchnorm import _Norm, _OfBatch, _Synchronized
from gradsmith.nn.init import ones_, zeros_
from gradsmith.nn.lazy import _LazyNormBase
from gradsmith.nn.parameter import Parameter
from typing import Any

__all__ = [
    "BatchNorm1d",
    "BatchNorm2d",
    "BatchNorm3d",
    "LazyBatchNorm1d",
    "LazyBatchNorm2d",
    "LazyBatchNorm3d",
    "SyncBatchNorm",
]


class _NormBase(_Norm):
    """A norm over channels, the second dimension."""

    __constants__ = ['track_running_stats', 'momentum', 'eps', 'num_features', 'affine']
    num_features: int
    eps: float
    momentum: float | None
    affine: bool
    track_running_stats: bool
    weight: Parameter | None
    bias: Parameter | None
    running_mean: Tensor | None
    running_var: Tensor | None
    num_batches_tracked: Tensor | None

    def __init__(
        self,
        num_features: int,
        eps: float = 1e-05,
        momentum: float | None = 0.1,
        affine: bool = True,
        track_running_stats: bool = True,
        device: Any = None,
        dtype: Any = None,
        *,
        bias: bool = True,
    ) -> None:
        super().__init__()
        self.num_features = num_features
        self.eps = eps
        self.momentum = momentum
        self.affine = affine
        self.track_running_stats = track_running_stats
        if affine:
            self.weight = Parameter(
                functions.empty((self.num_features,), device=device, dtype=dtype)
            )
        else:
            self.register_parameter("weight", None)
        if affine and bias:
            self.bias = Parameter(functions.empty((self.num_features,), device=device, dtype=dtype))
        else:
            self.register_parameter("bias", None)
        self.register_buffer(
            "running_mean",
            (
                functions.zeros(num_features, device=device, dtype=dtype)
                if track_running_stats
                else None
            ),
        )
        self.register_buffer(
            "running_var",
            (
                functions.ones(num_features, device=device, dtype=dtype)
                if track_running_stats
                else None
            ),
        )
        self.register_buffer(
            "num_batches_tracked", arguments.counter(device) if track_running_stats else None
        )
        self.reset_parameters()

    def reset_parameters(self) -> None:
        """Give the parameters their first values."""
        if self.weight is not None:
            ones_(self.weight)
        if self.bias is not None:
            zeros_(self.bias)

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        return f"{self.num_features}, eps={self.eps}, momentum={self.momentum}, affine={self.affine}, bias={self.bias is not None}, track_running_stats={self.track_running_stats}"


class _BatchNorm(_OfBatch, _NormBase):
    """Normalizes each channel over the batch (Ioffe and Szegedy, 2015)."""


class BatchNorm1d(_BatchNorm):
    """Normalizes each channel of (N, C) or (N, C, L) to mean 0 and variance 1 over the batch, then
    applies a learned weight and bias. In evaluation it uses running estimates.
    """

    _input_dims = (2, 3)


class BatchNorm2d(_BatchNorm):
    """Normalizes each channel of (N, C, *2 sizes) to mean 0 and variance 1 over the batch, then
    applies a learned weight and bias. In evaluation it uses running estimates.
    """

    _input_dims = (2 + 2,)


class BatchNorm3d(_BatchNorm):
    """Normalizes each channel of (N, C, *3 sizes) to mean 0 and variance 1 over the batch, then
    applies a learned weight and bias. In evaluation it uses running estimates.
    """

    _input_dims = (3 + 2,)


class SyncBatchNorm(_Synchronized, _BatchNorm):
    """Batch norm of inputs (N, C, ...) of any number of dimensions. With a single process, this is
    also what PyTorch computes.
    """

    __constants__ = ['track_running_stats', 'momentum', 'eps', 'num_features', 'affine']
    process_group: Any

    def __init__(
        self,
        num_features: int,
        eps: float = 1e-05,
        momentum: float | None = 0.1,
        affine: bool = True,
        track_running_stats: bool = True,
        process_group: Any = None,
        device: Any = None,
        dtype: Any = None,
        *,
        bias: bool = True,
    ) -> None:
        super().__init__(
            num_features, eps, momentum, affine, track_running_stats, device, dtype, bias=bias
        )
        self.process_group = process_group


class LazyBatchNorm1d(_LazyNormBase, BatchNorm1d):
    """A BatchNorm1d that infers `num_features` from its first input."""

    cls_to_become = BatchNorm1d

    def __init__(
        self,
        eps: float = 1e-05,
        momentum: float | None = 0.1,
        affine: bool = True,
        track_running_stats: bool = True,
        device: Any = None,
        dtype: Any = None,
        *,
        bias: bool = True,
    ) -> None:
        super().__init__(0, eps, momentum, affine, track_running_stats, device, dtype, bias=bias)


class LazyBatchNorm2d(_LazyNormBase, BatchNorm2d):
    """A BatchNorm2d that infers `num_features` from its first input."""

    cls_to_become = BatchNorm2d

    def __init__(
        self,
        eps: float = 1e-05,
        momentum: float | None = 0.1,
        affine: bool = True,
        track_running_stats: bool = True,
        device: Any = None,
        dtype: Any = None,
        *,
        bias: bool = True,
    ) -> None:
        super().__init__(0, eps, momentum, affine, track_running_stats, device, dtype, bias=bias)


class LazyBatchNorm3d(_LazyNormBase, BatchNorm3d):
    """A BatchNorm3d that infers `num_features` from its first input."""

    cls_to_become = BatchNorm3d

    def __init__(
        self,
        eps: float = 1e-05,
        momentum: float | None = 0.1,
        affine: bool = True,
        track_running_stats: bool = True,
        device: Any = None,
        dtype: Any = None,
        *,
        bias: bool = True,
    ) -> None:
        super().__init__(0, eps, momentum, affine, track_running_stats, device, dtype, bias=bias)
