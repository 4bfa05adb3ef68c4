"""Layers: batchnorm.

Generated from layers.yaml; edit that, not this file.
"""

from __future__ import annotations

from gradsmith.nn.batchnorm import _BatchNorm
from gradsmith.nn.lazy import _LazyNormBase
from typing import Any

__all__ = [
    "BatchNorm1d",
    "BatchNorm2d",
    "BatchNorm3d",
    "LazyBatchNorm1d",
    "LazyBatchNorm2d",
    "LazyBatchNorm3d",
]


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
