"""Convolutions, transposed or not, of any number of spatial dimensions, and their gradients."""

from __future__ import annotations

from gradsmith.kernels.convolution_columns import correlate, input_gradient, weight_gradient
from gradsmith.kernels.meta_convolution import convolution_shape
from gradsmith.kernels.namespace import Array, np

__all__ = ["convolution", "convolution_backward"]

Extents = tuple[int, ...]


def convolution(
    input: Array,
    weight: Array,
    bias: Array | None,
    stride: Extents,
    padding: Extents,
    dilation: Extents,
    transposed: bool,
    output_padding: Extents,
    groups: int,
) -> Array:
    """Convolution of a batch (N, C, *S) with `weight`, (O, C/G, *K) or transposed (C, O/G, *K)."""
    shape = convolution_shape(
        input, weight, bias, stride, padding, dilation, transposed, output_padding, groups
    )
    rank = len(shape) - 2
    stride, padding, dilation = (_fill(each, rank) for each in (stride, padding, dilation))
    source, matrix = _widened(input), _widened(weight)
    if not transposed:
        result = correlate(source, matrix, stride, padding, dilation, groups)
    else:
        result = input_gradient(source, matrix, shape[2:], stride, padding, dilation, groups)
    if bias is not None:
        result += bias.reshape(-1, *(1,) * rank)
    return result if result.dtype == input.dtype else result.astype(input.dtype)


def convolution_backward(
    grad_output: Array,
    input: Array,
    weight: Array,
    bias_sizes: Extents | None,
    stride: Extents,
    padding: Extents,
    dilation: Extents,
    transposed: bool,
    output_padding: Extents,
    groups: int,
    output_mask: tuple[bool, ...],
) -> tuple[Array | None, Array | None, Array | None]:
    """The gradients of `convolution` that `output_mask` asks for, without any conjugation.

    Conjugating `input` and `weight` is left to the caller: the operator is linear in each of its
    three tensors, so that its own derivatives are convolutions too.
    """
    rank = input.ndim - 2
    stride, padding, dilation = (_fill(each, rank) for each in (stride, padding, dilation))
    grad, source, matrix = _widened(grad_output), _widened(input), _widened(weight)
    dtype = input.dtype
    grad_input = grad_weight = grad_bias = None
    geometry = (stride, padding, dilation, groups)
    if output_mask[0]:
        if transposed:
            grad_input = correlate(grad, matrix, *geometry)
            if grad_input.shape != input.shape:  # output padding of a whole stride or more
                within = (slice(size) for size in input.shape)
                grad_input = np.ascontiguousarray(grad_input[*within])
        else:
            grad_input = input_gradient(grad, matrix, input.shape[2:], *geometry)
        grad_input = grad_input.astype(dtype, copy=False)
    if output_mask[1]:
        above, below = (source, grad) if transposed else (grad, source)
        grad_weight = weight_gradient(above, below, weight.shape[2:], *geometry)
        grad_weight = grad_weight.astype(dtype, copy=False)
    if output_mask[2]:
        grad_bias = grad.sum((0, *range(2, grad.ndim))).astype(dtype, copy=False)
    return grad_input, grad_weight, grad_bias


def _fill(extents: Extents, rank: int) -> Extents:
    """One extent stands for all."""
    return extents if len(extents) == rank else extents * rank


def _widened(array: Array) -> Array:
    """A contiguous array of numbers that matrix products have routines for: no two-byte floats.

    Gradients of sums are single elements spread out with strides of zero, which no routine takes.
    """
    dtype = array.dtype
    if dtype.itemsize == 2 and dtype.kind in "fV":
        return array.astype(np.float32, order="C")
    return np.ascontiguousarray(array)
