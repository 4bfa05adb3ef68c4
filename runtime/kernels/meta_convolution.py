"""Shapes of convolutions, and what is checked before one is computed."""

from __future__ import annotations

from functools import lru_cache

from gradsmith.kernels.convolution_windows import output_extents
from gradsmith.kernels.namespace import Array, empty

__all__ = [
    "convolution_backward_meta",
    "convolution_meta",
    "convolution_shape",
]

Extents = tuple[int, ...]


def convolution_meta(
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
    """The shape and dtype of `convolution`."""
    shape = convolution_shape(
        input, weight, bias, stride, padding, dilation, transposed, output_padding, groups
    )
    return empty(shape, input.dtype)


def convolution_backward_meta(
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
    """The shapes and dtypes of `convolution_backward`."""
    return (
        empty(input.shape, input.dtype) if output_mask[0] else None,
        empty(weight.shape, weight.dtype) if output_mask[1] else None,
        empty((grad_output.shape[1],), grad_output.dtype) if output_mask[2] else None,
    )


def convolution_shape(
    input: Array,
    weight: Array,
    bias: Array | None,
    stride: Extents,
    padding: Extents,
    dilation: Extents,
    transposed: bool,
    output_padding: Extents,
    groups: int,
) -> Extents:
    """The shape of a convolution's result; RuntimeError when its arguments do not fit together."""
    if input.dtype != weight.dtype or (bias is not None and bias.dtype != input.dtype):
        _refuse_dtypes(input, weight, bias)
    return _shape(
        input.shape,
        weight.shape,
        None if bias is None else bias.shape,
        tuple(stride),
        tuple(padding),
        tuple(dilation),
        transposed,
        tuple(output_padding),
        groups,
    )


@lru_cache(maxsize=1024)
def _shape(
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
    """`convolution_shape` of shapes: remembered, since a network asks the same again and again."""
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
    if any(size < (0 if transposed else 1) for size in out):
        raise RuntimeError(
            f"Given input size per channel: {list(spatial)}. Calculated output size per channel: "
            f"{list(out)}. Output size is too small"
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
        raise RuntimeError(
            "output padding must be smaller than either stride or dilation, but got "
            f"output_padding: {list(output_padding)}, stride: {list(stride)}, "
            f"dilation: {list(dilation)}"
        )
    return tuple(
        (size - 1) * jump - 2 * pad + step * (width - 1) + extra + 1
        for size, width, jump, pad, step, extra in zip(
            spatial, kernel, stride, padding, dilation, output_padding
        )
    )


def _refuse_dtypes(input: Array, weight: Array, bias: Array | None) -> None:
    if input.dtype != weight.dtype:
        raise RuntimeError(
            f"Input type ({input.dtype}) and weight type ({weight.dtype}) should be the same"
        )
    if bias is not None:
        raise RuntimeError(
            f"Input type ({input.dtype}) and bias type ({bias.dtype}) should be the same"
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
            f"but got weight of size {list(weight)} instead"
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
