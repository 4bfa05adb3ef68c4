"""Batching rules of convolutions: examples are samples where the kernel is one, groups of channels where it is not."""

from __future__ import annotations

from collections.abc import Sequence

from gradsmith.generated import functions, raw

from ...core.tensor import Tensor
from ..batching import (
    Dim,
    Every,
    Info,
    Ruled,
    apart,
    channels,
    channels_apart,
    check,
    every,
    front,
    promoted,
    samples,
    shape_of,
)


def convolution_rule(
    info: Info,
    in_dims: Sequence[Dim],
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None,
    stride: Sequence[int],
    padding: Sequence[int],
    dilation: Sequence[int],
    transposed: bool,
    output_padding: Sequence[int],
    groups: int,
) -> Ruled:
    """One kernel: more samples.  One input: more channels of results.  Neither: a group of channels for each example."""
    size = info.batch_size
    rest = (stride, padding, dilation, transposed, output_padding)
    of, on, plus = in_dims[:3]
    if bias is not None:
        filters = shape_of(weight, on)[1 if transposed else 0] * (groups if transposed else 1)
        check(shape_of(bias, plus) == (filters,))
    if on is None:
        own = None if plus is not None else bias
        if of is None:
            out, dim = functions.convolution(input, weight, own, *rest, groups), None
        else:
            images = samples(front(input, of))
            flat = functions.convolution(images, weight, own, *rest, groups)
            out, dim = apart(flat, size), 0
        return (out, dim) if own is bias else _biased(out, dim, bias, plus)
    kernels = front(weight, on)
    if of is None and groups == 1:
        # Results of all examples, of one input.
        kernel = channels(kernels) if transposed else samples(kernels)
        out = functions.convolution(input, kernel, None, *rest, 1)
    else:
        images = every(input, of, size)
        out = functions.convolution(channels(images), samples(kernels), None, *rest, groups * size)
    return _biased(channels_apart(out, size), 0, bias, plus)


def _biased(out: Tensor, dim: Dim, bias: Tensor | None, plus: Dim) -> Ruled:
    """With a number for each channel."""
    if bias is None:
        return out, dim
    trailing = out.ndim - (2 if dim is None else 3)
    if plus is None:
        return out + bias.reshape(-1, *(1,) * trailing), 0
    shifts = front(bias, plus)
    return out + shifts.reshape(shifts.shape[0], 1, shifts.shape[1], *(1,) * trailing), 0


def convolution_backward_rule(
    in_dims: Sequence[Dim],
    grad_output: Every,
    input: Tensor,
    weight: Tensor,
    stride: Sequence[int],
    padding: Sequence[int],
    dilation: Sequence[int],
    transposed: bool,
    output_padding: Sequence[int],
    groups: int,
    output_mask: Sequence[bool],
) -> Ruled:
    """The gradient of an input that all share a kernel for is one of more samples; others are of groups of channels."""
    size = grad_output.shape[0]
    rest = (stride, padding, dilation, transposed, output_padding)
    outs: list[Tensor | None] = [None, None, None]
    needs_input, needs_weight, needs_bias = output_mask
    if needs_bias:
        kind = promoted(grad_output, input, weight)
        outs[2] = grad_output.sum((1, *range(3, grad_output.ndim)), dtype=kind)
    if needs_input and in_dims[2] is None:
        shape = (size, *shape_of(input, in_dims[1]))
        like = _shaped(input, (shape[0] * shape[1], *shape[2:]))
        found = raw.convolution_backward(
            samples(grad_output), like, weight, None, *rest, groups, (True, False, False)
        )
        outs[0] = found[0].reshape(shape)
        needs_input = False
    if needs_input or needs_weight:
        images, kernels = every(input, in_dims[1], size), every(weight, in_dims[2], size)
        first, second, *extents = kernels.shape
        flat = samples(kernels) if needs_input else _shaped(weight, (first * second, *extents))
        mask = (needs_input, needs_weight, False)
        found = raw.convolution_backward(
            channels(grad_output), channels(images), flat, None, *rest, groups * size, mask
        )
        if needs_input:
            outs[0] = channels_apart(found[0], size)
        if needs_weight:
            outs[1] = found[1].reshape(kernels.shape)
    return tuple(outs), 0


def _shaped(tensor: Tensor, shape: tuple[int, ...]) -> Tensor:
    """What stands for a tensor like `tensor`, of which only the shape matters."""
    return tensor.new_empty((1,)).expand(shape)
