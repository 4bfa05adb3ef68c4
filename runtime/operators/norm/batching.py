"""Batching rules of normalizations: scaled and shifted afterwards where examples differ in that."""

from __future__ import annotations

from collections.abc import Sequence

from gradsmith.generated import functions, raw

from ...core.tensor import Tensor
from ..batching import (
    Dim,
    Every,
    Info,
    Ruled,
    channels,
    channels_apart,
    check,
    every,
    front,
    lifted,
    promoted,
    shape_of,
)
from .formulas import normalized_again


def _scaled(
    out: Tensor, weight: Tensor | None, at: Dim, bias: Tensor | None, plus: Dim, trailing: int
) -> Tensor:
    """``out * weight + bias`` of parameters with a batch or without, which stand before `trailing` dimensions."""
    own = out.ndim - 1
    if weight is not None:
        out = out * _spread(weight, at, own, trailing)
    if bias is not None:
        out = out + _spread(bias, plus, own, trailing)
    return out


def _spread(parameter: Tensor, dim: Dim, own: int, trailing: int) -> Tensor:
    """A parameter, to broadcast with a batch of examples of `own` dimensions."""
    moved = front(parameter, dim)
    moved = moved.reshape(*moved.shape, *(1,) * trailing)
    return lifted(moved, None if dim is None else 0, own)


def _fit(shape: Sequence[int], parameters: Sequence[Tensor | None], dims: Sequence[Dim]) -> bool:
    """Whether each of the parameters that there are has this shape in one example."""
    return all(
        t is None or shape_of(t, d) == tuple(shape) for t, d in zip(parameters, dims, strict=True)
    )


# -- over the last dimensions ---------------------------------------------------------------------------


def layer_norm_rule(
    in_dims: Sequence[Dim],
    input: Every,
    normalized_shape: Sequence[int],
    weight: Tensor | None,
    bias: Tensor | None,
    eps: float,
) -> Ruled:
    """The batch is one more of the dimensions that are not normalized over."""
    check(input.ndim > len(normalized_shape))
    check(_fit(normalized_shape, (weight, bias), in_dims[2:4]))
    if in_dims[2] is None and in_dims[3] is None:
        return functions.native_layer_norm(input, normalized_shape, weight, bias, eps), (0, 0, 0)
    out, mean, rstd = functions.native_layer_norm(input, normalized_shape, None, None, eps)
    return (_scaled(out, weight, in_dims[2], bias, in_dims[3], 0), mean, rstd), (0, 0, 0)


def layer_norm_backward_rule(
    in_dims: Sequence[Dim],
    grad_out: Every,
    input: Every,
    normalized_shape: Sequence[int],
    mean: Every,
    rstd: Every,
    weight: Tensor | None,
    bias: Tensor | None,
    output_mask: Sequence[bool],
) -> Ruled:
    """The parameters' gradients are sums over the dimensions of an example that are not normalized over.

    They depend on the input through its statistics, too, through which no gradient flows: those are computed again.
    """
    check(_fit(normalized_shape, (weight, bias), in_dims[5:7]) and grad_out.shape == input.shape)
    check(mean.shape == rstd.shape)  # though not every gradient reads `mean`
    over = tuple(range(1, input.ndim - len(normalized_shape)))
    grad = grad_out.to(promoted(grad_out, input))
    outs: list[Tensor | None] = [None, None, None]
    if output_mask[1] and weight is not None:
        dims = list(range(-len(normalized_shape), 0))
        product = grad * normalized_again(input.to(rstd.dtype), rstd, dims).normal
        outs[1] = product.sum(over) if over else product
    if output_mask[2] and bias is not None:
        outs[2] = grad.sum(over) if over else grad
    if output_mask[0]:
        if weight is not None:
            grad = grad * _spread(weight, in_dims[5], input.ndim - 1, 0)
        mask = (True, False, False)
        outs[0] = raw.native_layer_norm_backward(
            grad, input, normalized_shape, mean, rstd, None, None, mask
        )[0]
    return tuple(outs), 0


def rms_norm_rule(
    in_dims: Sequence[Dim],
    input: Every,
    normalized_shape: Sequence[int],
    weight: Tensor | None,
    eps: float | None,
) -> Ruled:
    """As `layer_norm_rule`."""
    check(input.ndim > len(normalized_shape))
    check(_fit(normalized_shape, (weight,), in_dims[2:3]))
    if in_dims[2] is None:
        return functions._fused_rms_norm(input, normalized_shape, weight, eps), (0, 0)
    out, rstd = functions._fused_rms_norm(input, normalized_shape, None, eps)
    return (_scaled(out, weight, in_dims[2], None, None, 0), rstd), (0, 0)


def rms_norm_backward_rule(
    in_dims: Sequence[Dim],
    grad_out: Every,
    input: Every,
    normalized_shape: Sequence[int],
    rstd: Every,
    weight: Tensor | None,
    output_mask: Sequence[bool],
) -> Ruled:
    """As `layer_norm_backward_rule`."""
    check(_fit(normalized_shape, (weight,), in_dims[4:5]) and grad_out.shape == input.shape)
    over = tuple(range(1, input.ndim - len(normalized_shape)))
    grad = grad_out.to(promoted(grad_out, input))
    outs: list[Tensor | None] = [None, None]
    if output_mask[1] and weight is not None:
        dims = list(range(-len(normalized_shape), 0))
        wide = input.to(rstd.dtype)
        product = grad * normalized_again(wide, rstd, dims, less_mean=False).normal
        outs[1] = product.sum(over) if over else product
    if output_mask[0]:
        if weight is not None:
            grad = grad * _spread(weight, in_dims[4], input.ndim - 1, 0)
        mask = (True, False)
        outs[0] = functions._fused_rms_norm_backward(
            grad, input, normalized_shape, rstd, None, mask
        )[0]
    return tuple(outs), 0


# -- over groups of channels ----------------------------------------------------------------------------


def group_norm_rule(
    in_dims: Sequence[Dim],
    input: Every,
    weight: Tensor | None,
    bias: Tensor | None,
    N: int,
    C: int,
    HxW: int,
    group: int,
    eps: float,
) -> Ruled:
    """The samples of all examples are one batch."""
    size = input.shape[0]
    check(_fit((C,), (weight, bias), in_dims[1:3]))
    flat = input.flatten(0, 1)
    alike = in_dims[1] is None and in_dims[2] is None
    given = (weight, bias) if alike else (None, None)
    out, mean, rstd = functions.native_group_norm(flat, *given, size * N, C, HxW, group, eps)
    out, mean, rstd = (t.reshape(size, N, *t.shape[1:]) for t in (out, mean, rstd))
    if not alike:
        out = _scaled(out, weight, in_dims[1], bias, in_dims[2], out.ndim - 3)
    return (out, mean, rstd), (0, 0, 0)


def group_norm_backward_rule(
    in_dims: Sequence[Dim],
    grad_out: Every,
    input: Every,
    mean: Every,
    rstd: Every,
    weight: Tensor | None,
    N: int,
    C: int,
    HxW: int,
    group: int,
    output_mask: Sequence[bool],
) -> Ruled:
    """The parameters' gradients are sums over samples and places, for each channel of an example."""
    size = input.shape[0]
    check(_fit((C,), (weight,), in_dims[4:5]) and mean.shape == rstd.shape)
    outs: list[Tensor | None] = [None, None, None]
    grad = grad_out.to(promoted(grad_out, input))
    if output_mask[1]:
        grouped = input.to(rstd.dtype).reshape(size, N, group, -1)
        normal = normalized_again(grouped, rstd.unsqueeze(-1), [-1]).normal  # as of a layer's
        product = grad.reshape(size, N, C, HxW) * normal.reshape(size, N, C, HxW)
        outs[1] = product.sum((1, 3))
    if output_mask[2]:
        outs[2] = grad.reshape(size, N, C, HxW).sum((1, 3))
    if output_mask[0]:
        if weight is not None:
            grad = grad * _spread(weight, in_dims[4], input.ndim - 1, input.ndim - 3)
        grads, rows, means, scales = (
            t.reshape(size * N, *t.shape[2:]) for t in (grad, input, mean, rstd)
        )
        found = raw.native_group_norm_backward(
            grads, rows, means, scales, None, size * N, C, HxW, group, (True, False, False)
        )
        outs[0] = found[0].reshape(input.shape)
    return tuple(outs), 0


# -- over samples ---------------------------------------------------------------------------------------


def _flat(tensor: Tensor | None, dim: Dim, size: int) -> Tensor | None:
    """A number for each channel of an example as one for each channel of all."""
    return None if tensor is None else every(tensor, dim, size).reshape(-1)


def batch_norm_rule(
    info: Info,
    in_dims: Sequence[Dim],
    input: Every,
    weight: Tensor | None,
    bias: Tensor | None,
    running_mean: Tensor | None,
    running_var: Tensor | None,
    training: bool,
    momentum: float,
    eps: float,
) -> Ruled:
    """The channels of all examples are channels.

    RuntimeError in training for running statistics that are no batch, which cannot be brought up to date for each
    example.
    """
    size = info.batch_size
    running = ((running_mean, in_dims[3]), (running_var, in_dims[4]))
    if training and any(t is not None and d is None for t, d in running):
        raise RuntimeError(
            "vmap: Batch norm got a batched tensor as input while the running_mean or running_var, which will be updated "
            "in place, were not batched.\nIf you are using a module and do not need eval mode, please set "
            "`track_running_stats` to be False, or call the module in eval mode."
        )
    check(_fit(input.shape[2:3], (weight, bias, running_mean, running_var), in_dims[1:5]))
    mean_now, var_now = (_flat(t, d, size) for t, d in running)
    if training:
        mean_now, var_now = (None if t is None else t.clone() for t in (mean_now, var_now))
    out, mean, invstd = functions.native_batch_norm(
        channels(input), None, None, mean_now, var_now, training, momentum, eps
    )
    if training:
        for (tensor, dim), flat in zip(running, (mean_now, var_now)):
            if flat is not None:
                assert tensor is not None and dim is not None
                front(tensor, dim).copy_(flat.reshape(size, -1))
    out = _scaled(channels_apart(out, size), weight, in_dims[1], bias, in_dims[2], input.ndim - 3)
    if not training:  # nothing is saved
        return (out, mean, invstd), (0, None, None)
    return (out, mean.reshape(size, -1), invstd.reshape(size, -1)), (0, 0, 0)


def batch_norm_backward_rule(
    info: Info,
    in_dims: Sequence[Dim],
    grad_out: Every,
    input: Every,
    weight: Tensor | None,
    running_mean: Tensor | None,
    running_var: Tensor | None,
    save_mean: Tensor | None,
    save_invstd: Tensor | None,
    train: bool,
    eps: float,
    output_mask: Sequence[bool],
) -> Ruled:
    """The channels of all examples are channels."""
    size = info.batch_size
    given = [
        t if t is not None and t.numel() else None
        for t in (weight, running_mean, running_var, save_mean, save_invstd)
    ]
    check(_fit(input.shape[2:3], given, in_dims[2:7]))
    scale, mean, var, batch_mean, batch_invstd = (
        _flat(t, d, size) for t, d in zip(given, in_dims[2:7])
    )
    found = raw.native_batch_norm_backward(
        *(channels(grad_out), channels(input), scale, mean, var, batch_mean, batch_invstd),
        *(train, eps, output_mask),
    )
    outs = [
        None if not wanted else channels_apart(out, size) if out.ndim > 1 else out.reshape(size, -1)
        for out, wanted in zip(found, output_mask)
    ]
    return tuple(outs), 0
