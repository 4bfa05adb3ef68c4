"""Normalisation over rows, groups and channels, with its gradients: formulas in one piece, which XLA fuses.

As those of the CPU (`gradsmith.operators.norm.sums`) they take the variance of the centred elements.
"""

from __future__ import annotations

from math import prod
from typing import Any

import jax.numpy as jnp

from ...operators.norm.statistics import require_statistics
from ..cells import Cell, wide

_Axes = tuple[int, ...]
_Mask = tuple[bool, bool, bool]


def native_layer_norm(
    input: Cell, normalized_shape: _Axes, weight: Cell | None, bias: Cell | None, eps: float
) -> tuple[Any, Any, Any]:
    """`input` over its last dimensions; the mean and the reciprocal deviation of each row."""
    rank = len(normalized_shape)
    axes = tuple(range(-rank, 0))
    x = wide(input.value)
    normal, mean, _, rstd = _normalized(x, axes, _value(weight), _value(bias), eps)
    return normal.astype(input.dtype), mean.astype(input.dtype), rstd.astype(input.dtype)


def native_layer_norm_backward(
    grad_out: Cell,
    input: Cell,
    normalized_shape: _Axes,
    mean: Cell,
    rstd: Cell,
    weight: Cell | None,
    bias: Cell | None,
    output_mask: _Mask,
) -> tuple[Any, Any, Any]:
    """The gradients of `native_layer_norm` that `output_mask` asks for."""
    rank = len(normalized_shape)
    axes, rest = tuple(range(-rank, 0)), tuple(range(input.ndim - rank))
    grad, x = wide(grad_out.value), wide(input.value)
    centred = (x - mean.value) * rstd.value
    return _asked(
        (_gradient(grad, centred, rstd.value, axes, _value(weight)), input),
        ((grad * centred).sum(rest), weight),
        (grad.sum(rest), bias),
        output_mask,
    )


def native_batch_norm(
    input: Cell,
    weight: Cell | None,
    bias: Cell | None,
    running_mean: Cell | None,
    running_var: Cell | None,
    training: bool,
    momentum: float,
    eps: float,
) -> tuple[Any, Any, Any]:
    """`input` (N, C, …) over all but its channels; the mean and the reciprocal deviation of each in training."""
    x = wide(input.value)
    kept = (input if weight is None else weight).dtype
    scale, shift = _per_channel(weight, x), _per_channel(bias, x)
    if not training:
        mean, variance = require_statistics(running_mean, running_var)
        factor = 1 / jnp.sqrt(_per_channel(variance, x).astype(x.dtype) + eps)
        factor = factor if scale is None else factor * scale
        offset = -_per_channel(mean, x) * factor
        result = x * factor + (offset if shift is None else offset + shift)
        none = jnp.zeros(0, kept)
        return result.astype(input.dtype), none, none
    axes = _all_but_channels(x)
    normal, mean_, variance_, rstd = _normalized(x, axes, scale, shift, eps)
    count = prod(x.shape[axis] for axis in axes)
    _move(running_mean, mean_, momentum)
    _move(running_var, variance_ * (count / max(count - 1, 1)), momentum)
    return normal.astype(input.dtype), _flat(mean_, kept), _flat(rstd, kept)


def native_batch_norm_backward(
    grad_out: Cell,
    input: Cell,
    weight: Cell | None,
    running_mean: Cell | None,
    running_var: Cell | None,
    save_mean: Cell | None,
    save_invstd: Cell | None,
    train: bool,
    eps: float,
    output_mask: _Mask,
) -> tuple[Any, Any, Any]:
    """The gradients of `native_batch_norm` that `output_mask` asks for."""
    grad, x = wide(grad_out.value), wide(input.value)
    axes, scale = _all_but_channels(x), _per_channel(weight, x)
    if train:
        statistics = require_statistics(save_mean, save_invstd, "save_mean and save_invstd")
        mean, rstd = (_per_channel(each, x) for each in statistics)
    else:
        mean, variance = (
            _per_channel(each, x) for each in require_statistics(running_mean, running_var)
        )
        rstd = 1 / jnp.sqrt(variance.astype(x.dtype) + eps)
    centred = (x - mean) * rstd
    if train:
        of_input = _gradient(grad, centred, rstd, axes, scale)
    else:
        of_input = grad * (rstd if scale is None else rstd * scale)
    kept = grad_out if weight is None else weight
    return _asked(
        (of_input, input),
        ((grad * centred).sum(axes), kept),
        (grad.sum(axes), kept),
        output_mask,
    )


def native_group_norm(
    input: Cell,
    weight: Cell | None,
    bias: Cell | None,
    N: int,
    C: int,
    HxW: int,
    group: int,
    eps: float,
) -> tuple[Any, Any, Any]:
    """`input` (N, C, …) over each of `group` groups of channels of each sample."""
    x = wide(input.value).reshape(N, group, C // group, HxW)
    kept = (input if weight is None else weight).dtype
    normal, mean, _, rstd = _normalized(
        x, (2, 3), _per_group(weight, group), _per_group(bias, group), eps
    )
    return (
        normal.reshape(input.shape).astype(input.dtype),
        mean.reshape(N, group).astype(kept),
        rstd.reshape(N, group).astype(kept),
    )


def native_group_norm_backward(
    grad_out: Cell,
    input: Cell,
    mean: Cell,
    rstd: Cell,
    weight: Cell | None,
    N: int,
    C: int,
    HxW: int,
    group: int,
    output_mask: _Mask,
) -> tuple[Any, Any, Any]:
    """The gradients of `native_group_norm` that `output_mask` asks for."""
    shape = (N, group, C // group, HxW)
    grad, x = wide(grad_out.value).reshape(shape), wide(input.value).reshape(shape)
    deviation = rstd.value.astype(x.dtype).reshape(N, group, 1, 1)
    centred = (x - mean.value.astype(x.dtype).reshape(N, group, 1, 1)) * deviation
    kept = grad_out if weight is None else weight
    of_input = _gradient(grad, centred, deviation, (2, 3), _per_group(weight, group))
    return _asked(
        (of_input.reshape(input.shape), input),
        ((grad * centred).sum((0, 3)).reshape(C), kept),
        (grad.sum((0, 3)).reshape(C), kept),
        output_mask,
    )


def _normalized(
    x: Any, axes: _Axes, scale: Any | None, shift: Any | None, eps: float
) -> tuple[Any, Any, Any, Any]:
    """`x` over `axes`, scaled and shifted; mean, variance and the reciprocal deviation, with extents of 1 for those."""
    count = max(prod(x.shape[axis] for axis in axes), 1)
    mean = x.sum(axes, keepdims=True) / count
    centred = x - mean
    variance = (centred * centred).sum(axes, keepdims=True) / count
    rstd = 1 / jnp.sqrt(variance + eps)
    normal = centred * rstd
    if scale is not None:
        normal = normal * scale
    return normal if shift is None else normal + shift, mean, variance, rstd


def _gradient(grad: Any, normal: Any, rstd: Any, axes: _Axes, scale: Any | None) -> Any:
    """Of what `_normalized` normalised to `normal`: Ioffe and Szegedy, *Batch Normalization* (2015), section 3, collected."""
    count = max(prod(normal.shape[axis] for axis in axes), 1)
    arrived = grad if scale is None else grad * scale
    shared = arrived.sum(axes, keepdims=True) / count
    along = (arrived * normal).sum(axes, keepdims=True) / count
    return rstd * (arrived - shared - normal * along)


def _asked(
    of_input: tuple[Any, Cell],
    of_weight: tuple[Any, Cell | None],
    of_bias: tuple[Any, Cell | None],
    mask: _Mask,
) -> tuple[Any, Any, Any]:
    """Those of three gradients that are asked for, in the dtypes of what stands beside each; None where that is None."""
    first, second, third = (
        gradient.astype(like.dtype) if wanted and like is not None else None
        for (gradient, like), wanted in zip((of_input, of_weight, of_bias), mask)
    )
    return first, second, third


def _value(cell: Cell | None) -> Any | None:
    return None if cell is None else cell.value


def _all_but_channels(x: Any) -> _Axes:
    return (0, *range(2, x.ndim))


def _per_channel(cell: Cell | None, x: Any) -> Any:
    """A number for each channel of `x`, so that it broadcasts."""
    return None if cell is None else cell.value.reshape((-1,) + (1,) * (x.ndim - 2))


def _per_group(cell: Cell | None, group: int) -> Any:
    """A number for each channel, by groups."""
    return None if cell is None else cell.value.reshape(group, -1, 1)


def _flat(statistic: Any, dtype: Any) -> Any:
    return statistic.reshape(-1).astype(dtype)


def _move(running: Cell | None, found: Any, momentum: float) -> None:
    """Let a running statistic go towards what a batch has, in place."""
    if running is not None:
        before = running.value
        running.set(before * (1 - momentum) + (found.reshape(-1) * momentum).astype(before.dtype))
