"""Layers: instancenorm.

Generated from layers.yaml; edit that, not this file.
"""

from __future__ import annotations

from gradsmith.generated.layers.batchnorm import _NormBase
from gradsmith.nn.batchnorm import _OfSamples
from gradsmith.nn.lazy import _LazyNormBase
from typing import Any

__all__ = [
    "InstanceNorm1d",
    "InstanceNorm2d",
    "InstanceNorm3d",
    "LazyInstanceNorm1d",
    "LazyInstanceNorm2d",
    "LazyInstanceNorm3d",
]


class _InstanceNorm(_OfSamples, _NormBase):
    """Normalizes each channel of each sample (Ulyanov et al., 2016)."""


class InstanceNorm1d(_InstanceNorm):
    """Normalizes each channel of each sample of (N, C, *1 sizes) to mean 0 and variance 1."""

    _input_dims = (1 + 1, 1 + 2)

    def __init__(
        self,
        num_features: int,
        eps: float = 1e-05,
        momentum: float = 0.1,
        affine: bool = False,
        track_running_stats: bool = False,
        device: Any = None,
        dtype: Any = None,
        *,
        bias: bool = True,
    ) -> None:
        super().__init__(
            num_features, eps, momentum, affine, track_running_stats, device, dtype, bias=bias
        )


class InstanceNorm2d(_InstanceNorm):
    """Normalizes each channel of each sample of (N, C, *2 sizes) to mean 0 and variance 1."""

    _input_dims = (2 + 1, 2 + 2)

    def __init__(
        self,
        num_features: int,
        eps: float = 1e-05,
        momentum: float = 0.1,
        affine: bool = False,
        track_running_stats: bool = False,
        device: Any = None,
        dtype: Any = None,
        *,
        bias: bool = True,
    ) -> None:
        super().__init__(
            num_features, eps, momentum, affine, track_running_stats, device, dtype, bias=bias
        )


class InstanceNorm3d(_InstanceNorm):
    """Normalizes each channel of each sample of (N, C, *3 sizes) to mean 0 and variance 1."""

    _input_dims = (3 + 1, 3 + 2)

    def __init__(
        self,
        num_features: int,
        eps: float = 1e-05,
        momentum: float = 0.1,
        affine: bool = False,
        track_running_stats: bool = False,
        device: Any = None,
        dtype: Any = None,
        *,
        bias: bool = True,
    ) -> None:
        super().__init__(
            num_features, eps, momentum, affine, track_running_stats, device, dtype, bias=bias
        )


class LazyInstanceNorm1d(_LazyNormBase, InstanceNorm1d):
    """An InstanceNorm1d that infers `num_features` from its first input."""

    cls_to_become = InstanceNorm1d

    def __init__(
        self,
        eps: float = 1e-05,
        momentum: float = 0.1,
        affine: bool = True,
        track_running_stats: bool = True,
        device: Any = None,
        dtype: Any = None,
        *,
        bias: bool = True,
    ) -> None:
        super().__init__(0, eps, momentum, affine, track_running_stats, device, dtype, bias=bias)


class LazyInstanceNorm2d(_LazyNormBase, InstanceNorm2d):
    """An InstanceNorm2d that infers `num_features` from its first input."""

    cls_to_become = InstanceNorm2d

    def __init__(
        self,
        eps: float = 1e-05,
        momentum: float = 0.1,
        affine: bool = True,
        track_running_stats: bool = True,
        device: Any = None,
        dtype: Any = None,
        *,
        bias: bool = True,
    ) -> None:
        super().__init__(0, eps, momentum, affine, track_running_stats, device, dtype, bias=bias)


class LazyInstanceNorm3d(_LazyNormBase, InstanceNorm3d):
    """An InstanceNorm3d that infers `num_features` from its first input."""

    cls_to_become = InstanceNorm3d

    def __init__(
        self,
        eps: float = 1e-05,
        momentum: float = 0.1,
        affine: bool = True,
        track_running_stats: bool = True,
        device: Any = None,
        dtype: Any = None,
        *,
        bias: bool = True,
    ) -> None:
        super().__init__(0, eps, momentum, affine, track_running_stats, device, dtype, bias=bias)
