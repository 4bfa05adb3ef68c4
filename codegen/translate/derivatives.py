"""Translates a derivatives.yaml, with the outcome for each formula."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from ...schema.function_schema import FunctionSchema
from ..derivatives.cpp_formula import CppFormula
from ..derivatives.types import (
    Automatic,
    DifferentiabilityInfo,
    ForwardGradient,
    Gradient,
    NonDifferentiable,
    NotImplementedYet,
)
from ..diagnostics import Location
from .expressions import Translator, Untranslatable, operators_by_name


@dataclass(frozen=True, slots=True)
class Line:
    """One line of an entry: what it was, and what it is in Python."""

    operator: str
    key: str
    """The dispatch key."""
    names: tuple[str, ...]
    is_forward: bool
    original: str
    text: str
    """Empty where it could not be translated."""
    reason: str
    location: Location | None

    @property
    def is_formula(self) -> bool:
        """Whether there was anything to translate."""
        return self.original not in _WORDS

    @property
    def label(self) -> str:
        """``addmm: mat1``."""
        return f"{self.operator}: {', '.join(self.names)}"


_WORDS = ("auto_linear", "auto_element_wise", "non_differentiable", "must_not_require_grad")


def translate(
    infos: Iterable[DifferentiabilityInfo], schemas: Iterable[FunctionSchema]
) -> Iterator[Line]:
    """Every line of every entry, in the order of the file."""
    operators: Mapping[str, list[FunctionSchema]] = operators_by_name(schemas)
    for info in infos:
        if info.entry and info.entry != str(info.function.name):
            continue  # an operator that copies a view has the view's formulas
        translator = Translator(info.function.func, operators)
        for gradient in info.gradients:
            yield _line(info, gradient.names, gradient, translator, False)
        for name in _unsaid(info):
            absent = Gradient((name,), NonDifferentiable(is_refused=True), location=info.location)
            yield _line(info, (name,), absent, translator, False)
        for tangent in info.forward:
            yield _line(info, tangent.outputs, tangent, translator, True)


def _unsaid(info: DifferentiabilityInfo) -> Iterator[str]:
    """The tensors that no line is about, beside others that have a gradient: PyTorch refuses those that require one."""
    if any(gradient.is_differentiable for gradient in info.gradients):
        for argument in info.function.func.arguments.non_out:
            if argument.type.is_tensor_like and info.gradient_of(argument.name) is None:
                yield argument.name


def _line(
    info: DifferentiabilityInfo,
    names: tuple[str, ...],
    line: Gradient | ForwardGradient,
    translator: Translator,
    is_forward: bool,
) -> Line:
    text, reason, original = "", "", ""
    named = [f"grad_{r.name}" for r in info.function.func.returns if r.name]
    gradient = "" if is_forward else named[0] if _reads(info, named) else "grad"
    if _reads(info, ["grads"]):
        gradient = gradient and "grads[0]"
    match line.formula:
        case NonDifferentiable() as word:
            text = original = str(word)
        case NotImplementedYet(why):
            text = original = f'not_implemented("{why}")'
        case Automatic() as automatic:
            text = original = automatic.value
        case CppFormula() as formula:
            original = " ".join(formula.text.split())
            try:
                text = translator.formula(formula.tree, gradient)
            except Untranslatable as error:
                reason = error.reason
        case _:
            raise TypeError(f"{info.function.name} has a formula that is not C++")
    return Line(
        str(info.function.name),
        info.dispatch_key,
        names,
        is_forward,
        original,
        text,
        reason,
        line.location,
    )


def _reads(info: DifferentiabilityInfo, names: Iterable[str]) -> bool:
    """Whether some formula for gradients reads one of these."""
    expressions = [g.expression for g in info.gradients if g.expression is not None]
    return any(read.name in names for e in expressions for read in e.reads)
