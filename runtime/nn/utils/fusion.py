"""Fusion of a layer with the batch norm after it, for evaluation."""

from __future__ import annotations

import copy
from typing import Any, TypeVar

from gradsmith.generated import functions

from ...core.refusing import refuses
from ...core.tensor import Tensor
from ..module import Module
from ..parameter import Parameter

__all__ = [
    "fuse_conv_bn_eval",
    "fuse_conv_bn_weights",
    "fuse_linear_bn_eval",
    "fuse_linear_bn_weights",
]

M = TypeVar("M", bound=Module)


def _fused(
    weight: Tensor,
    bias: Tensor | None,
    mean: Tensor,
    variance: Tensor,
    eps: float,
    scale: Tensor | None,
    shift: Tensor | None,
    channel: int,
) -> tuple[Parameter, Parameter]:
    factor = functions.rsqrt(variance + eps)
    factor = factor if scale is None else factor * scale
    shape = [1] * weight.dim()
    shape[channel] = -1
    moved = -mean if bias is None else bias - mean
    moved = moved * factor if shift is None else moved * factor + shift
    dtype = weight.dtype if bias is None else bias.dtype
    return (
        Parameter((weight * factor.reshape(shape)).to(weight.dtype), weight.requires_grad),
        Parameter(moved.to(dtype), bias is not None and bias.requires_grad),
    )


@refuses
def fuse_conv_bn_weights(
    conv_w: Tensor,
    conv_b: Tensor | None,
    bn_rm: Tensor,
    bn_rv: Tensor,
    bn_eps: float,
    bn_w: Tensor | None,
    bn_b: Tensor | None,
    transpose: bool = False,
) -> tuple[Parameter, Parameter]:
    """Weight and bias of a convolution fused with a batch norm; see `fuse_conv_bn_eval`."""
    return _fused(conv_w, conv_b, bn_rm, bn_rv, bn_eps, bn_w, bn_b, 1 if transpose else 0)


@refuses
def fuse_linear_bn_weights(
    linear_w: Tensor,
    linear_b: Tensor | None,
    bn_rm: Tensor,
    bn_rv: Tensor,
    bn_eps: float,
    bn_w: Tensor,
    bn_b: Tensor,
) -> tuple[Parameter, Parameter]:
    """Weight and bias of a linear layer fused with a batch norm."""
    return _fused(linear_w, linear_b, bn_rm, bn_rv, bn_eps, bn_w, bn_b, 0)


def _with_norm(layer: M, bn: Any, channel: int) -> M:
    if layer.training or bn.training:
        raise AssertionError("Fusion only for eval!")
    if bn.running_mean is None or bn.running_var is None:
        raise AssertionError("bn.running_mean and bn.running_var must not be None")
    out = copy.deepcopy(layer)
    statistics = (bn.running_mean, bn.running_var, bn.eps, bn.weight, bn.bias)
    out.weight, out.bias = _fused(layer.weight, layer.bias, *statistics, channel)
    return out


@refuses
def fuse_conv_bn_eval(conv: M, bn: Module, transpose: bool = False) -> M:
    """One convolution equivalent to `conv` followed by `bn`, both in evaluation mode."""
    return _with_norm(conv, bn, 1 if transpose else 0)


@refuses
def fuse_linear_bn_eval(linear: M, bn: Module) -> M:
    """One linear layer equivalent to `linear` followed by `bn`, both in evaluation mode."""
    outputs, features = linear.out_features, bn.num_features
    if features not in (outputs, 1):
        raise AssertionError(
            "To fuse, linear.out_features == bn.num_features or bn.num_features == 1, got "
            f"linear.out_features={outputs} and bn.num_features={features}"
        )
    return _with_norm(linear, bn, 0)
