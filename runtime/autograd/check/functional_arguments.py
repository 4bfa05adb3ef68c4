"""Argument checks of `autograd.functional`: inputs, outputs and directions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from ...core.errors import noted
from ...core.tensor import Tensor
from ...dispatch.namespaces import ops

Tensors: TypeAlias = "tuple[Tensor, ...]"
TensorOrTuple: TypeAlias = "Tensor | tuple[Tensor, ...]"


def as_tuple(value: Any, what: str, function: str) -> tuple[bool, Tensors]:
    """Whether `value` is a tuple, and it as one.  TypeError for anything but tensors."""
    is_tuple = isinstance(value, tuple)
    values = value if is_tuple else (value,)
    for position, item in enumerate(values):
        if not isinstance(item, Tensor):
            if is_tuple:
                raise TypeError(
                    f"The {what} given to {function} must be either a Tensor or a tuple of Tensors but "
                    f"the value at index {position} has type {type(item)}."
                )
            raise TypeError(
                f"The {what} given to {function} must be either a Tensor or a tuple of Tensors but the "
                f"given {what} has type {type(item)}."
            )
    return is_tuple, tuple(values)


def prepared(inputs: Tensors, create_graph: bool, need_graph: bool) -> Tensors:
    """The inputs as the function gets them: fresh leaves, or part of the caller's graph."""
    prepared = []
    for tensor in inputs:
        if create_graph and tensor.requires_grad:
            prepared.append(tensor.view_as(tensor))
        else:
            prepared.append(tensor.detach().requires_grad_(need_graph))
    return tuple(prepared)


def finished(values: Any, create_graph: bool) -> Any:
    """What the caller gets: without history unless it asked for it."""
    if isinstance(values, tuple):
        return tuple(finished(value, create_graph) for value in values)
    return values if create_graph else values.detach()


def unpacked(is_tuple: bool, values: Sequence[Any]) -> Any:
    return values if is_tuple else values[0]


def handed(values: Tensors, is_tuple: bool, create_graph: bool) -> Any:
    """What the caller gets, in a tuple as it had them."""
    return unpacked(is_tuple, finished(values, create_graph))


def check_directions(v: Tensors, like: Tensors, is_tuple: bool) -> None:
    if len(v) != len(like):
        if is_tuple:
            raise RuntimeError(
                f"v is a tuple of invalid length: should be {len(like)} but got {len(v)}."
            )
        raise RuntimeError("The given v should contain a single Tensor.")
    for position, (direction, tensor) in enumerate(zip(v, like, strict=True)):
        if direction.shape != tensor.shape:
            entry = f"Entry {position} in " if is_tuple else ""
            raise RuntimeError(
                f"{entry}v has invalid size: should be {tensor.shape} but got {direction.shape}."
            )


def check_depends(outputs: Tensors, strict: bool) -> None:
    for position, output in enumerate(outputs):
        if strict and not output.requires_grad:
            raise RuntimeError(
                f"Output {position} of the user-provided function does not require gradients. The "
                "outputs must be computed in a differentiable manner from the input when running in "
                "strict mode."
            )


def check_first(gradients: Sequence[Tensor | None], strict: bool, message: str) -> None:
    """In strict mode refuse gradients that are not there, or that cannot be differentiated again."""
    if not strict:
        return
    for position, gradient in enumerate(gradients):
        if gradient is None:
            raise RuntimeError(INDEPENDENT.format(position))
        if not gradient.requires_grad:
            raise RuntimeError(message.format(position))


def or_zeros(values: Sequence[Tensor | None], like: Tensors, strict: bool, message: str) -> Tensors:
    """`values`, with zeros for what is independent; an error for that in strict mode."""
    filled = []
    for position, (value, tensor) in enumerate(zip(values, like, strict=True)):
        if value is None:
            if strict:
                raise RuntimeError(message.format(position))
            value = ops.aten.zeros_like(tensor)
        filled.append(value)
    return tuple(filled)


def check_recorded(values: Tensors, strict: bool, create_graph: bool, what: str) -> None:
    """In strict mode a graph that was asked for must be there."""
    for position, value in enumerate(values):
        if strict and create_graph and not value.requires_grad:
            raise RuntimeError(
                f"The {what} of the user-provided function is independent of input {position}. This is not "
                "allowed in strict mode when create_graph=True."
            )


INDEPENDENT = (
    "The output of the user-provided function is independent of input {}. This is not allowed in "
    "strict mode."
)
CONSTANT_GRADIENT = (
    "The gradient with respect to input {} is independent of the inputs of the user-provided function. This is "
    "not allowed in strict mode."
)
CONSTANT_JACOBIAN = (
    "While computing the hessian, found that the jacobian of the user-provided function with respect to input {} "
    "is independent of the input. This is not allowed in strict mode. You should ensure that your function is "
    "twice differentiable and that the jacobian depends on the inputs (this would be violated by a linear "
    "function for example)."
)
CONSTANT_HESSIAN = (
    "The hessian of the user-provided function with respect to input {} is independent of the input. This is not "
    "allowed in strict mode. You should ensure that your function is thrice differentiable and that the hessian "
    "depends on the inputs."
)


def single_value(output: Any, strict: bool, function: str) -> Tensor:
    is_tuple, outputs = as_tuple(output, "outputs of the user-provided function", function)
    check_depends(outputs, strict)
    if is_tuple:
        raise RuntimeError(f"The function given to {function} should return a single Tensor")
    if outputs[0].nelement() != 1:
        raise noted(
            RuntimeError(
                "The Tensor returned by the function given to "
                + function
                + " should contain a single element"
            ),
            f"it has shape {list(outputs[0].shape)}",
        )
    return outputs[0]


def direction(
    v: TensorOrTuple | None,
    like: Tensors,
    is_tuple: bool,
    create_graph: bool,
    function: str,
    are: str = "the input to the user-provided function is",
) -> Tensors:
    """`v`, in the shapes of `like`, or a one where that is of one element; `are` says what `like` are."""
    if v is not None:
        _, directions = as_tuple(v, "v", function)
        directions = prepared(directions, create_graph, False)
        check_directions(directions, like, is_tuple)
        return directions
    if len(like) != 1 or like[0].nelement() != 1:
        raise RuntimeError(
            f"The vector v can only be None if {are} a single Tensor with a single element."
        )
    return (ops.aten.ones_like(like[0]),)
