"""The names of saved values that node classes and autograd kernels share."""

from __future__ import annotations

from ...schema.function_schema import Argument
from ..derivatives.entries import DifferentiabilityInfo, NotImplementedYet, SavedAttribute
from ..derivatives.formula import Formula
from .python_source import python_name


def records(info: DifferentiabilityInfo) -> bool:
    """Whether calls of the operator make nodes."""
    return info.node is not None and any(
        isinstance(g.formula, (Formula, NotImplementedYet)) for g in info.gradients
    )


def has_forward_formula(info: DifferentiabilityInfo) -> bool:
    """Whether formulas are written for every output that carries a gradient."""
    written = {name for forward in info.forward for name in forward.outputs}
    needed = {
        name
        for name, differentiable in zip(
            info.output_names, info.output_differentiability, strict=True
        )
        if differentiable is not False
    }
    return bool(written) and needed <= written


def saved_kind(info: DifferentiabilityInfo, saved: SavedAttribute) -> str:
    """``tensor``, ``list``, ``plain`` (numbers, sizes, flags) or ``metadata``."""
    if saved.attribute is not None:
        return "metadata"
    if saved.is_output:
        return "tensor"
    argument = argument_of(info, saved.name)
    if not argument.type.is_tensor_like:
        return "plain"
    return "list" if argument.type.without_optional.as_list is not None else "tensor"


def argument_of(info: DifferentiabilityInfo, name: str) -> Argument:
    return next(a for a in info.function.func.arguments.all if a.name == name)


def slot_of(saved: SavedAttribute) -> str:
    return (
        f"{saved.name}_{saved.attribute}" if saved.attribute else f"raw_{python_name(saved.name)}"
    )


def local_of(saved: SavedAttribute) -> str:
    return f"{saved.name}_{saved.attribute}" if saved.attribute else python_name(saved.name)


def is_list(info: DifferentiabilityInfo, name: str) -> bool:
    type = argument_of(info, name).type
    return type.is_tensor_like and type.without_optional.as_list is not None


def differentiable_inputs(info: DifferentiabilityInfo) -> list[tuple[str, bool]]:
    """Differentiable arguments in schema order, and whether each is a list."""
    return [(name, is_list(info, name)) for name in info.differentiable_arguments]


def is_refused(info: DifferentiabilityInfo, name: str) -> bool:
    """Whether a call is refused where the argument `name` requires a gradient."""
    gradient = info.gradient_of(name)
    return gradient is not None and gradient.is_refused


def is_of_list(info: DifferentiabilityInfo, saved: SavedAttribute) -> bool:
    return not saved.is_output and is_list(info, saved.name)
