"""Derivative helpers of normalisation.

Every normaliser here maps `x` to `x̂ = (x - E[x]) * rstd`, with `E` the mean over the elements that
are normalised together.  Its Jacobian is symmetric, so that one map serves both modes:
`P(v) = rstd * (v - E[v] - x̂ * E[v * x̂])`.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any, NamedTuple

from gradsmith.generated import raw

from ...core.tensor import Tensor
from ...core.type_info import finfo
from ..formulas_sums import added
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
        results = raw.native_group_norm_backward(
            grad, input, mean, rstd, weight, N, C, HxW, group, needs_input_grad
        )
    if not needs_input_grad[0]:
        return results
    groups = input.reshape(N, group, C // group * HxW)
    count = groups.shape[2]
    of_mean = of_rstd = None
    if grad_mean is not None:
        of_mean = (grad_mean / count)[..., None].expand(groups.shape)
    if grad_rstd is not None:
        # The deviation's reciprocal falls by rstd² * x̂ / n for each element.
        centred = groups - groups.mean(2, True)
        of_rstd = -(grad_rstd * rstd**3 / count)[..., None] * centred
    of_statistics = _shaped(input.shape, added(of_mean, of_rstd))
    return added(results[0], *of_statistics), results[1], results[2]


def _shaped(shape: Sequence[int], *tensors: Tensor | None) -> list[Any]:
    """Those tensors that there are under another shape."""
    return [None if tensor is None else tensor.reshape(shape) for tensor in tensors]


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
    normal = normalized_again(input, rstd, list(range(-len(normalized_shape), 0)))
    return _double_backward(grad_input, grad_weight, grad_bias, grad_out, weight, normal)


def rms_norm_double_backward(
    grad_input: Tensor | None,
    grad_weight: Tensor | None,
    grad_out: Tensor,
    input: Tensor,
    weight: Tensor | None,
    rstd: Tensor,
    normalized_shape: Sequence[int],
) -> Gradients:
    """Gradients of `_fused_rms_norm_backward` with respect to `grad_out`, `input`, `weight`."""
    dims = list(range(-len(normalized_shape), 0))
    normal = normalized_again(_wide(input), rstd, dims, less_mean=False)
    return _double_backward(grad_input, grad_weight, None, grad_out, weight, normal)


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
    of_weight, of_bias, scale = _shaped(_of_channels(input), grad_weight, grad_bias, weight)
    normal = _normalized_channels(input, running_mean, running_var, train, eps)
    first, second, third = _double_backward(grad_input, of_weight, of_bias, grad_out, scale, normal)
    reduced = None if third is None else third.sum(_but_channels(input))
    return second, reduced, first


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
    normal = normalized_again(from_input, rstd.reshape(N, group, 1, 1), [2, 3])
    first, second, third = _double_backward(of_input, of_weight, of_bias, of_out, scale, normal)
    reduced = None if third is None else third.sum((0, 3)).reshape(C)
    return (*_shaped(input.shape, first, second), reduced)


def _double_backward(
    grad_input: Tensor | None,
    grad_weight: Tensor | None,
    grad_bias: Tensor | None,
    grad_out: Tensor,
    weight: Tensor | None,
    normalized: _Normalized,
) -> Gradients:
    """Gradients of a normaliser's backward, with everything broadcast to the input's shape.

    With `a = weight * grad_out` its results are `P(a)`, the sum of `grad_out * x̂` and the sum of
    `grad_out`.  The weight's gradient is not yet summed.
    """
    normal, rstd, dims, less_mean = normalized
    project = normalized.project
    projected = None if grad_input is None else project(grad_input)
    for_out = added(
        projected if projected is None or weight is None else projected * weight,
        None if grad_weight is None else grad_weight * normal,
        None if grad_bias is None else grad_bias.expand(grad_out.shape),
    )
    curved: Tensor | None = None
    if grad_input is not None and projected is not None and dims:
        scaled = grad_out if weight is None else grad_out * weight
        along_u = (grad_input * normal).mean(dims, True)
        along_a = (scaled * normal).mean(dims, True)
        shared = (grad_input * scaled).mean(dims, True)
        if less_mean:
            shared = shared - grad_input.mean(dims, True) * scaled.mean(dims, True)
        shared = shared - along_u * along_a
        curved = -(
            normal * (rstd * rstd * shared)
            + rstd * (along_a * projected + along_u * project(scaled))
        )
    sloped = None if grad_weight is None else project(grad_weight * grad_out)
    return for_out, added(curved, sloped), None if projected is None else projected * grad_out


class _Normalized(NamedTuple):
    """An input normalised, and how."""

    normal: Tensor
    rstd: Tensor
    dims: list[int]
    """What its statistics were taken over; none where they are constants."""
    less_mean: bool = True
    """Whether the mean was subtracted."""

    def project(self, vector: Tensor) -> Tensor:
        """The Jacobian of the normalisation applied to `vector`."""
        if self.dims:
            along = (vector * self.normal).mean(self.dims, True)
            if self.less_mean:
                vector = vector - vector.mean(self.dims, True)
            vector = vector - self.normal * along
        return self.rstd * vector


def _centred(input: Tensor, dims: list[int], less_mean: bool) -> tuple[Tensor, Tensor]:
    """The input, less its mean if that is wanted, and the mean of its square."""
    centred = input - input.mean(dims, True) if less_mean else input
    return centred, (centred * centred).mean(dims, True)


def _normalized(input: Tensor, dims: list[int], eps: float, less_mean: bool = True) -> _Normalized:
    """The input normalised over `dims`.

    Computed from the input and not from what the operator returned beside, through which no gradient flows: a tangent
    is differentiated in its turn.
    """
    centred, square = _centred(input, dims, less_mean)
    rstd = (square + eps).rsqrt()
    return _Normalized(centred * rstd, rstd, dims, less_mean)


def normalized_again(
    input: Tensor, rstd: Tensor, dims: list[int], less_mean: bool = True
) -> _Normalized:
    """As `_normalized`, where nobody kept `eps`: it is what makes the statistics agree with those of the forward pass."""
    centred, square = _centred(input, dims, less_mean)
    rstd = (square + (rstd.detach() ** -2 - square.detach())).rsqrt()
    return _Normalized(centred * rstd, rstd, dims, less_mean)


def _normalized_channels(
    input: Tensor,
    running_mean: Tensor | None,
    running_var: Tensor | None,
    training: bool,
    eps: float,
) -> _Normalized:
    """The input normalised over all but its channels, or in evaluation mode by the running statistics."""
    if training:
        return _normalized(input, _but_channels(input), eps)
    mean, var = require_statistics(running_mean, running_var)
    shape = _of_channels(input)
    rstd = (var.reshape(shape) + eps).rsqrt()
    return _Normalized((input - mean.reshape(shape)) * rstd, rstd, [])


def _of_channels(input: Tensor) -> tuple[int, ...]:
    """The shape of a number for each channel, to broadcast with `input`."""
    return (input.shape[1], *(1,) * (input.ndim - 2))


def _but_channels(input: Tensor) -> list[int]:
    """The dimensions that are not that of the channels."""
    return [0, *range(2, input.ndim)]


def _wide(input: Tensor) -> Tensor:
    """Sums over numbers of two bytes need more digits."""
    return input.float() if input.dtype.itemsize < 4 else input


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
    normalized = _normalized(_wide(input), list(range(-len(normalized_shape), 0)), eps)
    moved = None if input_tangent is None else normalized.project(input_tangent)
    return _affine_tangent(moved, normalized.normal, weight, weight_tangent, bias_tangent)


def rms_norm_forward(
    input: Tensor,
    input_tangent: Tensor | None,
    weight: Tensor | None,
    weight_tangent: Tensor | None,
    normalized_shape: Sequence[int],
    eps: float | None,
) -> Tensor | None:
    """The tangent of `_fused_rms_norm`'s first result."""
    wide = _wide(input)
    dims = list(range(-len(normalized_shape), 0))
    least = finfo(wide.dtype).eps if eps is None else eps
    normalized = _normalized(wide, dims, least, less_mean=False)
    moved = None if input_tangent is None else normalized.project(input_tangent)
    return _affine_tangent(moved, normalized.normal, weight, weight_tangent, None)


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
    wide = _wide(input) if training else input
    normalized = _normalized_channels(wide, running_mean, running_var, training, eps)
    moved = None if input_tangent is None else normalized.project(input_tangent)
    parameters = _shaped(_of_channels(input), weight, weight_tangent, bias_tangent)
    return _affine_tangent(moved, normalized.normal, *parameters)


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
    shape = (input.shape[0], group, prod(input.shape[1:]) // group)
    normalized = _normalized(_wide(input).reshape(shape), [2], eps)
    moved: Tensor | None = None
    if input_tangent is not None:
        moved = normalized.project(input_tangent.reshape(shape))
    parameters = _shaped(_of_channels(input), weight, weight_tangent, bias_tangent)
    moved, normal = _shaped(input.shape, moved, normalized.normal)
    return _affine_tangent(moved, normal, *parameters)


def _affine_tangent(
    moved: Tensor | None,
    normal: Tensor,
    weight: Tensor | None,
    weight_tangent: Tensor | None,
    bias_tangent: Tensor | None,
) -> Tensor | None:
    """The tangent of `weight * x̂ + bias`, where `moved` is that of `x̂`."""
    return added(
        moved if moved is None or weight is None else moved * weight,
        None if weight_tangent is None else normal * weight_tangent,
        bias_tangent,
    )
