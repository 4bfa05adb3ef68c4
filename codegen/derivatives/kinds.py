"""Whether and how each operator is differentiated; there are four cases.

An operator has a formula, or it is composed of differentiable operators, or it is declared ``non_differentiable``, or
its formula is declared missing (``not_implemented("why")``).  An operator with none of these is an error: otherwise a
missing derivative would show only when somebody's training does not converge.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from enum import Enum

from ...schema.function_schema import SchemaKind
from ...schema.types import BaseType
from ..diagnostics import Diagnostics, Location
from ..model.native_functions import DtypeClass, NativeFunction
from ..yaml.loader import load
from .entries import DifferentiabilityInfo, Library, NotImplementedYet, load_derivatives

__all__ = ["Kind", "check_kinds", "kind_of", "zeros_in_place"]


class Kind(Enum):
    """What is said of an operator's derivative."""

    formula = "formula"
    composite = "composite"
    non_differentiable = "non_differentiable"
    not_implemented = "not_implemented"


def kind_of(function: NativeFunction, info: DifferentiabilityInfo | None) -> Kind | None:
    """The operator's kind; None if nothing is said where something should be.

    An operator that takes or returns no tensors, and an ``out=`` variant, has nothing to differentiate.
    """
    if info is not None:
        formulas = [g.formula for g in info.gradients if g.is_differentiable]
        if not formulas or not any(d is not False for d in info.output_differentiability):
            return Kind.non_differentiable
        missing = all(isinstance(formula, NotImplementedYet) for formula in formulas)
        return Kind.not_implemented if missing else Kind.formula
    origin = function.origin
    if function.has_composite_implicit or (origin is not None and origin.has_composite_implicit):
        return Kind.composite
    arguments = function.func.arguments
    takes_tensors = any(a.type.is_tensor_like for a in arguments.non_out)
    returns_tensors = any(r.type.is_tensor_like for r in function.func.returns)
    if takes_tensors and returns_tensors and not arguments.out:
        return None
    return Kind.non_differentiable


def check_kinds(
    functions: Iterable[NativeFunction],
    derivatives: Mapping[NativeFunction, DifferentiabilityInfo],
    diagnostics: Diagnostics,
    empty: Location | None = None,
) -> None:
    """Record every declared operator of which nothing is said, and every argument of the others.

    `empty` is the place of a file of derivatives that says nothing at all: then that is the one mistake. Where other
    mistakes were recorded only arguments are looked at, as an entry that was not read may speak of an operator.
    """
    only_arguments = diagnostics.has_errors
    unsaid = [f for f in functions if f.origin is None and kind_of(f, derivatives.get(f)) is None]
    if empty is not None and len(unsaid) > 1 and not only_arguments:
        names = ", ".join(str(f.name) for f in unsaid[:3])
        message = f"the file is empty, and {len(unsaid)} operators need an entry: {names}, …"
        diagnostics.error("GS419", message, empty, f"begin with '- name: {unsaid[0].func}'")
        return
    for function in functions:
        if function.origin is not None:
            continue
        info = derivatives.get(function)
        kind = kind_of(function, info)
        if info is not None and info.function is function:
            if _has_gradients(info) or info.mistaken:
                _check_arguments(info, diagnostics)
        if kind is None and not only_arguments:
            tensors = [a.name for a in function.func.arguments.non_out if a.type.is_tensor_like]
            first = tensors[0]
            diagnostics.error(
                "GS419",
                f"nothing is said of the derivative of '{function.name}'",
                function.location,
                f"in derivatives.yaml write 'name: {function.func}', and below it "
                f"'{first}: formula', '{first}: non_differentiable' or "
                f"'{first}: not_implemented(\"why\")'",
            )


def _has_gradients(info: DifferentiabilityInfo) -> bool:
    """Whether gradients may arrive: then every argument gets one, or is said to have none."""
    return any(answer is not False for answer in info.output_differentiability)


def _check_arguments(info: DifferentiabilityInfo, diagnostics: Diagnostics) -> None:
    """Record tensor arguments that no line speaks of: their gradients would be lost in silence."""
    for argument in info.function.func.arguments.non_out:
        name = argument.name
        if name in info.mistaken:
            continue
        if argument.type.is_tensor_like and info.gradient_of(name) is None:
            diagnostics.error(
                "GS424",
                f"nothing is said of the gradient of '{name}' of '{info.function.name}'",
                info.location,
                f"write '{name}: formula', '{name}: non_differentiable', "
                f"'{name}: must_not_require_grad' or '{name}: not_implemented(\"why\")'",
            )


def zeros_in_place(
    functions: Iterable[NativeFunction],
    derivatives: Mapping[NativeFunction, DifferentiabilityInfo],
    library: Library,
) -> dict[NativeFunction, DifferentiabilityInfo]:
    """Derivatives for in-place variants of operators that have none.

    A comparison gives a tensor without gradient.  In place it overwrites one that may well have a gradient,
    and that has to end there: what stands in the tensor now does not depend on what stood there before.
    """
    found = {}
    for function in functions:
        info = derivatives.get(function)
        if info is None or function.kind is not SchemaKind.inplace or not _overwrites(function):
            continue
        if kind_of(function, info) is not Kind.non_differentiable:
            continue
        zeros = "  self: grad.new_zeros(grad.shape)\n  result: self_t.new_zeros(self_t.shape)\n"
        text = f"- name: {function.func}\n{zeros}"
        diagnostics = Diagnostics()
        node = load(text, "derivatives.yaml", diagnostics)
        # Nobody wrote this formula: whether tensors have its method is not a mistake of a file.
        unchecked = replace(library, methods=None)
        (made,) = load_derivatives(node, [function], diagnostics, unchecked)
        assert not diagnostics.has_errors, diagnostics.render()
        found[function] = replace(made, location=info.location, entry=info.entry)
    return found


def _overwrites(function: NativeFunction) -> bool:
    """Whether the variant writes a tensor that may require grad."""
    carries = {DtypeClass.floating, DtypeClass.complex} & function.dtypes
    this = function.func.arguments.self_argument
    is_tensor = this is not None and this.type == BaseType("Tensor")
    return bool(carries) and is_tensor and len(function.func.returns) == 1
