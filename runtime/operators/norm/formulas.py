"""Derivative helpers of normalisation.

Every normaliser here maps `x` to `x̂ = (x - E[x]) * rstd`, with `E` the mean over the elements that
are normalised together.  Its Jacobian is symmetric, so that one map serves both modes:
`P(v) = rstd * (v - E[v] - x̂ * E[v * x̂])`.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

from gradsmith.generated import functions

from ...core.tensor import Tensor
from .statistics import require_statistics

Gradients = tuple[Tensor | None, Tensor | None, Tensor | None]
NONE: Gradients = (None, None, None)


def group_norm_backward(
    grad: Tensor | None,
    grad_mean: Tensor | None,
    grad_rstd: Tensor | None,
    input: Tensor,
    mean: Tensor,
    rstd: Tensor,
    weight: Tensor | None,
    N: int,
    C: int,
    HxW: int,
    group: int,
    needs_input_grad: Sequence[bool],
) -> Gradients:
    """Gradients of `native_group_norm`, those of its statistics included."""
    results: Gradients = NONE
    if grad is not None:
        results = functions.native_group_norm_backward(
            grad,
            input,
            mean,
            rstd,
            weight,
            N,
            C,
            HxW,
            group,
            needs_input_grad,
        )
    if (grad_mean is None and grad_rstd is None) or not needs_input_grad[0]:
        return results
    groups = input.reshape(N, group, C // group * HxW)
    count = groups.shape[2]
    extra: Tensor | None = None
    if grad_mean is not None:
        extra = (grad_mean / count)[..., None].expand(groups.shape)
    if grad_rstd is not None:
        # The deviation's reciprocal falls by rstd² * x̂ / n for each element.
        centred = groups - groups.mean(2, True)
        part = -(grad_rstd * rstd**3 / count)[..., None] * centred
        extra = part if extra is None else extra + part
    assert extra is not None
    first = results[0]
    extra = extra.reshape(input.shape)
    return extra if first is None else first + extra, results[1], results[2]


def layer_norm_double_backward(
    grad_input: Tensor | None,
    grad_weight: Tensor | None,
    grad_bias: Tensor | None,
    grad_out: Tensor,
    input: Tensor,
    weight: Tensor | None,
    rstd: Tensor,
    normalized_shape: Sequence[int],
) -> Gradients:
    """Gradients of `native_layer_norm_backward` with respect to `grad_out`, `input`, `weight`."""
    dims = list(range(-len(normalized_shape), 0))
    return _double_backward(grad_input, grad_weight, grad_bias, grad_out, input, weight, rstd, dims)


def _shaped(shape: Sequence[int], *tensors: Tensor | None) -> list[Any]:
    """Those tensors that there are under another shape."""
    return [None if tensor is None else tensor.reshape(shape) for tensor in tensors]


def batch_norm_double_backward(
    grad_input: Tensor | None,
    grad_weight: Tensor | None,
    grad_bias: Tensor | None,
    grad_out: Tensor,
    input: Tensor,
    weight: Tensor | None,
    running_mean: Tensor | None,
    running_var: Tensor | None,
    train: bool,
    eps: float,
) -> Gradients:
    """Gradients of `native_batch_norm_backward` with respect to `input`, `weight`, `grad_out`."""
    shape = (input.shape[1], *(1,) * (input.ndim - 2))
    dims = [0, *range(2, input.ndim)]
    scale, for_weight, for_bias = _shaped(shape, weight, grad_weight, grad_bias)
    if train:
        centred = input - input.mean(dims, True)
        rstd = ((centred * centred).mean(dims, True) + eps).rsqrt()
        results = _double_backward(
            grad_input, for_weight, for_bias, grad_out, input, scale, rstd, dims
        )
    else:
        mean, var = require_statistics(running_mean, running_var)
        rstd = (var.reshape(shape) + eps).rsqrt()
        normal = (input - mean.reshape(shape)) * rstd
        results = _double_backward_of_scaling(
            grad_input, for_weight, for_bias, grad_out, normal, scale, rstd
        )
    full = results[2]
    reduced = None if full is None else full.sum(dims)
    return results[1], reduced, results[0]


def group_norm_double_backward(
    grad_input: Tensor | None,
    grad_weight: Tensor | None,
    grad_bias: Tensor | None,
    grad_out: Tensor,
    input: Tensor,
    weight: Tensor | None,
    rstd: Tensor,
    N: int,
    C: int,
    HxW: int,
    group: int,
) -> Gradients:
    """Gradients of `native_group_norm_backward` with respect to `grad_out`, `input`, `weight`."""
    shape, parameter = (N, group, C // group, HxW), (1, group, C // group, 1)
    of_input, of_out, from_input = _shaped(shape, grad_input, grad_out, input)
    of_weight, of_bias, scale = _shaped(parameter, grad_weight, grad_bias, weight)
    rstd = rstd.reshape(N, group, 1, 1)
    first, second, third = _double_backward(
        of_input, of_weight, of_bias, of_out, from_input, scale, rstd, [2, 3]
    )
    reduced = None if third is None else third.sum((0, 3)).reshape(C)
    return (*_shaped(input.shape, first, second), reduced)


def _double_backward(
    grad_input: Tensor | None,
    grad_weight: Tensor | None,
    grad_bias: Tensor | None,
    grad_out: Tensor,
    input: Tensor,
    weight: Tensor | None,
    rstd: Tensor,
    dims: list[int],
) -> Gradients:
    """Gradients of a normaliser's backward, with everything broadcast to the input's shape.

    With `a = weight * grad_out` its results are `P(a)`, the sum of `grad_out * x̂` and the sum of
    `grad_out`.  The weight's gradient is not yet summed.
    """
    # The statistics are taken again as functions of the input, so that they can be differentiated
    # too; `eps`, which nobody kept, is what makes them agree with those of the forward pass.
    centred = input - input.mean(dims, True)
    variance = (centred * centred).mean(dims, True)
    eps = rstd.detach() ** -2 - variance.detach()
    rstd = (variance + eps).rsqrt()
    normal = centred * rstd
    scaled = grad_out if weight is None else grad_out * weight
    for_out: Tensor | None = None
    for_input: Tensor | None = None
    for_weight: Tensor | None = None
    if grad_input is not None:
        projected = _project(grad_input, normal, rstd, dims)
        for_out = projected if weight is None else projected * weight
        for_weight = projected * grad_out
        along_u = (grad_input * normal).mean(dims, True)
        along_a = (scaled * normal).mean(dims, True)
        shared = (grad_input * scaled).mean(dims, True)
        shared = shared - grad_input.mean(dims, True) * scaled.mean(dims, True)
        shared = shared - along_u * along_a
        for_input = -(
            normal * (rstd * rstd * shared)
            + rstd * (along_a * projected + along_u * _project(scaled, normal, rstd, dims))
        )
    if grad_weight is not None:
        part = grad_weight * normal
        for_out = part if for_out is None else for_out + part
        part = _project(grad_weight * grad_out, normal, rstd, dims)
        for_input = part if for_input is None else for_input + part
    if grad_bias is not None:
        part = grad_bias.expand(grad_out.shape)
        for_out = part if for_out is None else for_out + part
    return for_out, for_input, for_weight


def _double_backward_of_scaling(
    grad_input: Tensor | None,
    grad_weight: Tensor | None,
    grad_bias: Tensor | None,
    grad_out: Tensor,
    normal: Tensor,
    weight: Tensor | None,
    rstd: Tensor,
) -> Gradients:
    """`_double_backward` where the statistics are constants."""
    for_out: Tensor | None = None
    for_input: Tensor | None = None
    for_weight: Tensor | None = None
    if grad_input is not None:
        for_out = grad_input * (rstd if weight is None else rstd * weight)
        for_weight = grad_input * grad_out * rstd
    if grad_weight is not None:
        part = grad_weight * normal
        for_out = part if for_out is None else for_out + part
        for_input = grad_weight * grad_out * rstd
    if grad_bias is not None:
        part = grad_bias.expand(grad_out.shape)
        for_out = part if for_out is None else for_out + part
    return for_out, for_input, for_weight


def _project(vector: Tensor, normal: Tensor, rstd: Tensor, dims: list[int]) -> Tensor:
    """The Jacobian of normalisation applied to `vector`."""
    along = (vector * normal).mean(dims, True)
    return rstd * (vector - vector.mean(dims, True) - normal * along)


def _normalized(input: Tensor, dims: list[int], eps: float) -> tuple[Tensor, Tensor]:
    """The input normalised, and by what it was scaled for that.

    Computed from the input and not from what the operator returned beside, through which no gradient flows: a tangent
    is differentiated in its turn.
    """
    wide = input.float() if input.dtype.itemsize < 4 else input
    centred = wide - wide.mean(dims, True)
    rstd = ((centred * centred).mean(dims, True) + eps).rsqrt()
    return centred * rstd, rstd


def layer_norm_forward(
    input: Tensor,
    input_tangent: Tensor | None,
    weight: Tensor | None,
    weight_tangent: Tensor | None,
    bias_tangent: Tensor | None,
    normalized_shape: Sequence[int],
    eps: float,
) -> Tensor | None:
    """The tangent of `native_layer_norm`'s first result."""
    dims = list(range(-len(normalized_shape), 0))
    normal, rstd = _normalized(input, dims, eps)
    moved = None if input_tangent is None else _project(input_tangent, normal, rstd, dims)
    return _affine_tangent(moved, normal, weight, weight_tangent, bias_tangent)


def batch_norm_forward(
    input: Tensor,
    input_tangent: Tensor | None,
    weight: Tensor | None,
    weight_tangent: Tensor | None,
    bias_tangent: Tensor | None,
    running_mean: Tensor | None,
    running_var: Tensor | None,
    training: bool,
    eps: float,
) -> Tensor | None:
    """The tangent of `native_batch_norm`'s first result."""
    shape = (input.shape[1], *(1,) * (input.ndim - 2))
    dims = [0, *range(2, input.ndim)]
    if training:
        normal, rstd = _normalized(input, dims, eps)
        moved = None if input_tangent is None else _project(input_tangent, normal, rstd, dims)
    else:
        mean, var = require_statistics(running_mean, running_var)
        rstd = (var.reshape(shape) + eps).rsqrt()
        normal = (input - mean.reshape(shape)) * rstd
        moved = None if input_tangent is None else input_tangent * rstd
    return _affine_tangent(moved, normal, *_shaped(shape, weight, weight_tangent, bias_tangent))


def group_norm_forward(
    input: Tensor,
    input_tangent: Tensor | None,
    weight: Tensor | None,
    weight_tangent: Tensor | None,
    bias_tangent: Tensor | None,
    group: int,
    eps: float,
) -> Tensor | None:
    """The tangent of `native_group_norm`'s first result."""
    samples, channels = input.shape[:2]
    shape = (samples, group, prod(input.shape[1:]) // group)
    grouped, rstd = _normalized(input.reshape(shape), [2], eps)
    moved: Tensor | None = None
    if input_tangent is not None:
        moved = _project(input_tangent.reshape(shape), grouped, rstd, [2]).reshape(input.shape)
    parameter = (channels, *(1,) * (input.ndim - 2))
    normal = grouped.reshape(input.shape)
    return _affine_tangent(moved, normal, *_shaped(parameter, weight, weight_tangent, bias_tangent))


def _affine_tangent(
    moved: Tensor | None,
    normal: Tensor,
    weight: Tensor | None,
    weight_tangent: Tensor | None,
    bias_tangent: Tensor | None,
) -> Tensor | None:
    """The tangent of `weight * x̂ + bias`, where `moved` is that of `x̂`."""
    total = moved if moved is None or weight is None else moved * weight
    if weight_tangent is not None:
        part = normal * weight_tangent
        total = part if total is None else total + part
    if bias_tangent is not None:
        total = bias_tangent if total is None else total + bias_tangent
    return total
