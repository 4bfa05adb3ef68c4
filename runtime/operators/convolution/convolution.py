"""Convolutions, transposed or not, of any number of spatial dimensions, and their gradients."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import prod
from typing import Any

from ...core.namespace import Array, np
from ...core.result import Result
from ..blocks import each_part
from ..memory_formats import suggested_order
from ..scalar_types import c_type_name, scalar_type_name
from .columns import correlate, input_gradient, weight_gradient
from .windows import Extents, Geometry, output_extents


def convolution_shape(input: Array, weight: Array, bias: Array | None, /, *geometry: Any) -> Result:
    """What a convolution comes to; RuntimeError when its arguments do not fit together."""
    transposed = geometry[3]
    if bias is not None and bias.dtype != input.dtype and not transposed:
        raise RuntimeError(
            f"Input type ({c_type_name(input.dtype)}) and bias type ({c_type_name(bias.dtype)}) "
            "should be the same"
        )
    for other in (weight, bias):
        if other is not None and other.dtype != input.dtype:
            raise RuntimeError(
                f"expected scalar type {scalar_type_name(input.dtype)} but found "
                f"{scalar_type_name(other.dtype)}"
            )
    shape = shape_for(input.shape, weight.shape, None if bias is None else bias.shape, *geometry)
    order = suggested_order(input, 3) or suggested_order(weight, 3)
    return Result(shape, input.dtype, (), order)


@lru_cache(maxsize=1024)
def shape_for(
    input: Extents,
    weight: Extents,
    bias: Extents | None,
    stride: Extents,
    padding: Extents,
    dilation: Extents,
    transposed: bool,
    output_padding: Extents,
    groups: int,
) -> Extents:
    """As `convolution_shape`, of shapes: remembered, since a network asks the same again and again."""
    rank = len(weight) - 2
    if rank < 1:
        raise RuntimeError("weight should have at least three dimensions")
    if len(input) != len(weight):
        raise RuntimeError(
            f"Expected {len(weight)}-dimensional input for {len(weight)}-dimensional weight "
            f"{list(weight)}, but got {len(input)}-dimensional input of size {list(input)} instead"
        )
    geometry = {
        "stride": stride,
        "padding": padding,
        "dilation": dilation,
        "output_padding": output_padding,
    }
    for name, extents in geometry.items():
        if len(extents) not in (1, rank):
            raise RuntimeError(
                f"expected {name} to be a single integer value or a list of {rank} values to match "
                f"the convolution dimensions, but got {name}={list(extents)}"
            )
    if min(padding) < 0:
        raise RuntimeError("negative padding is not supported")
    if min(output_padding) < 0:
        raise RuntimeError("negative output_padding is not supported")
    if min(stride) <= 0:
        raise RuntimeError("non-positive stride is not supported")
    if min(dilation) <= 0:
        raise RuntimeError("dilation should be greater than zero")
    if groups <= 0:
        raise RuntimeError("non-positive groups is not supported")
    _check_channels(input, weight, bias, transposed, groups)
    stride, padding, dilation, output_padding = (
        each if len(each) == rank else each * rank for each in geometry.values()
    )
    spatial, kernel = input[2:], weight[2:]
    if transposed:
        out = _transposed_extents(spatial, kernel, stride, padding, dilation, output_padding)
        filters = weight[1] * groups
    else:
        out = _extents(spatial, kernel, stride, padding, dilation)
        filters = weight[0]
    if min(out) < 1:
        given, calculated = (" x ".join(map(str, sizes)) for sizes in (spatial, out))
        raise RuntimeError(
            f"Given input size per channel: ({given}). Calculated output size per channel: "
            f"({calculated}). Output size is too small"
        )
    if 0 in spatial and input[0] and input[1]:
        shown = [*input[:2], 1, *spatial] if rank == 1 else list(input)
        raise RuntimeError(
            f"Only zero batch or zero channel inputs are supported, but got input shape: {shown}"
        )
    return (input[0], filters, *out)


def _extents(
    spatial: Extents, kernel: Extents, stride: Extents, padding: Extents, dilation: Extents
) -> Extents:
    padded = tuple(size + 2 * pad for size, pad in zip(spatial, padding))
    reach = tuple(step * (width - 1) + 1 for step, width in zip(dilation, kernel))
    if any(size < width for size, width in zip(padded, reach)):
        raise RuntimeError(
            f"Calculated padded input size per channel: ({' x '.join(map(str, padded))}). "
            f"Kernel size: ({' x '.join(map(str, reach))}). "
            "Kernel size can't be greater than actual input size"
        )
    return output_extents(spatial, kernel, stride, padding, dilation)


def _transposed_extents(
    spatial: Extents,
    kernel: Extents,
    stride: Extents,
    padding: Extents,
    dilation: Extents,
    output_padding: Extents,
) -> Extents:
    if any(
        extra >= jump and extra >= step
        for extra, jump, step in zip(output_padding, stride, dilation)
    ):
        given = {"output_padding": output_padding, "stride": stride, "dilation": dilation}
        if len(stride) == 1:  # a line is an image one element high
            given = {"output_padding": (0, *output_padding)} | {
                name: (1, *each) for name, each in list(given.items())[1:]
            }
        words = " ".join(
            f"{name}_{axis}: {extent}"
            for name, each in given.items()
            for axis, extent in zip(("depth", "height", "width")[-len(each) :], each)
        )
        raise RuntimeError(
            f"output padding must be smaller than either stride or dilation, but got {words}"
        )
    return tuple(
        (size - 1) * jump - 2 * pad + step * (width - 1) + extra + 1
        for size, width, jump, pad, step, extra in zip(
            spatial, kernel, stride, padding, dilation, output_padding
        )
    )


def _check_channels(
    input: Extents, weight: Extents, bias: Extents | None, transposed: bool, groups: int
) -> None:
    if weight[0] < groups:
        raise RuntimeError(
            f"Given groups={groups}, expected weight to be at least {groups} at dimension 0, but "
            f"got weight of size {list(weight)} instead"
        )
    if weight[0] % groups:
        raise RuntimeError(
            f"Given groups={groups}, expected weight to be divisible by {groups} at dimension 0, "
            f"but got weight of size [{list(weight)}] instead"
        )
    expected = weight[0] if transposed else weight[1] * groups
    if input[1] != expected:
        kind = "transposed=1, " if transposed else f"groups={groups}, "
        raise RuntimeError(
            f"Given {kind}weight of size {list(weight)}, expected input{list(input)} to have "
            f"{expected} channels, but got {input[1]} channels instead"
        )
    filters = weight[1] * groups if transposed else weight[0]
    if bias is not None and bias != (filters,):
        kind = "transposed=1, " if transposed else ""
        raise RuntimeError(
            f"Given {kind}weight of size {list(weight)}, expected bias to be 1-dimensional with "
            f"{filters} elements, but got bias of size {list(bias)} instead"
        )


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
    *,
    out: Array,
) -> None:
    """Convolution of a batch (N, C, *S) with `weight`, (O, C/G, *K) or transposed (C, O/G, *K)."""
    rank = out.ndim - 2
    stride, padding, dilation = (filled(each, rank) for each in (stride, padding, dilation))
    source, matrix = _widened(input), _widened(weight)
    result = out if out.dtype == source.dtype else np.empty(out.shape, source.dtype)
    compute = input_gradient if transposed else correlate
    shift = None if bias is None else _widened(bias)
    _by_samples(compute, source, matrix, shift, Geometry(stride, padding, dilation, groups), result)
    if result is not out:
        out[...] = result


def convolution_backward_shape(
    grad_output: Array, input: Array, weight: Array, /, *rest: Any
) -> tuple[Result | None, Result | None, Result | None]:
    """Those gradients of `convolution` that the last argument asks for.  RuntimeError for other samples than the input's."""
    if len(grad_output) != len(input):
        raise RuntimeError(
            "convolution_backward(): expected grad_output and input to have the same batch size, but got grad_output "
            f"with sizes {list(grad_output.shape)} and input with sizes {list(input.shape)}"
        )
    order = suggested_order(input, 3) or suggested_order(weight, 3)
    output_mask = rest[-1]
    return (
        Result(input.shape, input.dtype, (), order) if output_mask[0] else None,
        Result(weight.shape, weight.dtype, (), order) if output_mask[1] else None,
        Result((grad_output.shape[1],), grad_output.dtype) if output_mask[2] else None,
    )


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
    stride, padding, dilation = (filled(each, rank) for each in (stride, padding, dilation))
    grad, source, matrix = _widened(grad_output), _widened(input), _widened(weight)
    dtype = input.dtype
    grad_input = grad_weight = grad_bias = None
    geometry = Geometry(stride, padding, dilation, groups)
    if output_mask[0]:
        if transposed:
            extents = output_extents(grad.shape[2:], weight.shape[2:], stride, padding, dilation)
            grad_input = np.empty((len(grad), len(weight), *extents), grad.dtype)
            _by_samples(correlate, grad, matrix, None, geometry, grad_input)
            if grad_input.shape != input.shape:  # output padding of a whole stride or more
                within = (slice(size) for size in input.shape)
                grad_input = np.ascontiguousarray(grad_input[*within])
        else:
            grad_input = np.empty(input.shape, grad.dtype)
            _by_samples(input_gradient, grad, matrix, None, geometry, grad_input)
        grad_input = grad_input.astype(dtype, copy=False)
    if output_mask[1]:
        above, below = (source, grad) if transposed else (grad, source)
        grad_weight = _weight_gradient(above, below, weight.shape[2:], geometry)
        grad_weight = grad_weight.astype(dtype, copy=False)
    if output_mask[2]:
        grad_bias = grad.sum((0, *range(2, grad.ndim))).astype(dtype, copy=False)
    return grad_input, grad_weight, grad_bias


def _by_samples(
    compute: Callable[[Array, Array, Array | None, Geometry, Array], None],
    input: Array,
    weight: Array,
    bias: Array | None,
    geometry: Geometry,
    result: Array,
) -> None:
    """`correlate` or `input_gradient` of some samples at a time."""
    if len(input) == 1:
        compute(input, weight, bias, geometry, result)
        return

    def work(first: int, last: int) -> None:
        compute(input[first:last], weight, bias, geometry, result[first:last])

    each_part(work, len(input), _products(input, weight.shape[1:], geometry))


def _weight_gradient(grad: Array, input: Array, kernel: Extents, geometry: Geometry) -> Array:
    """`weight_gradient`, added up in the order of samples, some of which are computed at a time."""
    parts: dict[int, Array] = {}

    def work(first: int, last: int) -> None:
        parts[first] = weight_gradient(grad[first:last], input[first:last], kernel, geometry)

    each_part(work, len(input), _products(grad, (input.shape[1], *kernel), geometry))
    first, *others = (parts[start] for start in sorted(parts))
    for part in others:
        first += part
    return first


def _products(each: Array, of_each: Extents, geometry: Geometry) -> int:
    """How many there are; of small matrices, those of groups or small samples, none that are worth a thread."""
    count = each.size * prod(of_each)
    return count if geometry.groups == 1 and count >= _OF_SAMPLE * len(each) else 0


_OF_SAMPLE = 1 << 22
"""With fewer in each sample, threads wait for each other between products: a convolution takes up to twice as long."""


def filled(extents: Extents, rank: int) -> Extents:
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
