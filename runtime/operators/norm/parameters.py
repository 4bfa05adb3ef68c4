"""What norms ask of their parameters, and the shapes and dtypes of statistics and of gradients."""

from __future__ import annotations

from typing import Any

from ...core.namespace import Array, DType, np
from ...core.result import Result
from ..memory_formats import suggested_order
from ..scalar_types import require_same_type

Shape = tuple[int, ...]
Mask = tuple[bool, ...]
Gradients = tuple[Array | None, Array | None, Array | None]
Results = tuple[Result | None, Result | None, Result | None]


def check_parameters(input: Array, channels: int | None, **parameters: Array | None) -> None:
    """RuntimeError unless parameters have a number for each channel, and the input's dtype.

    Those of half precision may be of single precision instead.
    """
    given = {name: each for name, each in parameters.items() if each is not None}
    mixed = False
    for name, parameter in given.items():
        mixed = mixed or parameter.dtype != input.dtype
        if channels is not None and parameter.shape != (channels,):
            raise RuntimeError(
                f"{name} should contain {channels} elements not {parameter.size} (of shape "
                f"{list(parameter.shape)})"
            )
    if not mixed:
        return
    first, *others = given.values()
    if first.dtype == input.dtype:
        for parameter in others:
            require_same_type(input, parameter)
    if any(p.dtype != np.float32 for p in given.values()):
        raise RuntimeError("mixed dtype (CPU): expect parameter to have scalar type of Float")
    if input.dtype.itemsize != 2 or input.dtype.kind in "biu":
        raise RuntimeError("mixed dtype (CPU): all inputs must share same datatype.")


def check_groups(input: Any, channels: int, groups: int) -> None:
    """RuntimeError unless the channels make up `groups` of one size."""
    if groups < 0:
        raise RuntimeError(f"Expected num groups to be greater than 0, got {groups}")
    if not groups or channels % groups:
        raise RuntimeError(
            "Expected number of channels in input to be divisible by num_groups, but got input of "
            f"shape {list(input.shape)} and num_groups={groups}"
        )


def check_normalized_shape(
    input: Any, normalized_shape: Shape, weight: Any, bias: Any = None
) -> None:
    """RuntimeError unless `normalized_shape` ends the input's shape and is the parameters' shape.

    Of arrays and of tensors.
    """
    shape = tuple(normalized_shape)
    if not shape:
        raise RuntimeError(
            "Expected normalized_shape to be at least 1-dimensional, i.e., containing at least one "
            "element, but got normalized_shape = []"
        )
    for name, parameter in (("weight", weight), ("bias", bias)):
        if parameter is not None and parameter.shape != shape:
            raise RuntimeError(
                f"Expected {name} to be of same shape as normalized_shape, but got {name} of shape "
                f"{list(parameter.shape)} and normalized_shape = {list(shape)}"
            )
    if input.shape[-len(shape) :] != shape:
        wanted = ", ".join(map(str, shape))
        raise RuntimeError(
            f"Given normalized_shape={list(shape)}, expected input with shape [*, {wanted}], but got "
            f"input of size{list(input.shape)}"
        )


def gradients_shape(input: Array, weight: Array | None, mask: Mask) -> Results:
    """Of an input (N, C, …), a weight and a bias of its channels: the gradients that `mask` asks for."""
    channels = Result((input.shape[1],), statistics_dtype(input.dtype, weight))
    return (
        Result(input.shape, input.dtype, (), suggested_order(input)) if mask[0] else None,
        channels if mask[1] else None,
        channels if mask[2] else None,
    )


def as_parameter(gradient: Array, parameter: Array) -> Array:
    """`gradient` in the shape and dtype of what it is the gradient of."""
    return gradient.reshape(parameter.shape).astype(parameter.dtype, copy=False)


def widened(array: Array) -> Array:
    """Two-byte floating numbers as four-byte ones: sums over them need the digits."""
    return array.astype(np.float32) if array.dtype.itemsize == 2 else array


def statistics_dtype(dtype: DType, *parameters: Array | None) -> DType:
    """What statistics are kept in: with two-byte inputs, the parameters' dtype if that is wider."""
    return next((p.dtype for p in parameters if p is not None and p.dtype != dtype), dtype)
