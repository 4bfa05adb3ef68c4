"""Whether a formula hands a tangent, or a gradient that arrives, to an operator that is not linear in it: ``self_t.cos()``.

Arithmetic is looked at where a formula is read.  Which operators are linear only their own derivatives say, so that this
comes after all of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from ...schema.function_schema import SchemaKind
from ..diagnostics import Diagnostics
from ..model.base import Base
from ..model.nonlinear import nonlinear_arguments
from ..model.types import NativeFunction
from ..project.memo import Memo
from .check import Scope, check_linearity
from .formula import Formula, words_of
from .names import gradient_names
from .types import DEFAULT, Automatic, DifferentiabilityInfo

__all__ = ["check_calls_of_tangents"]

Overloads = list[tuple[tuple[str, ...], frozenset[str]]]
"""Of each overload its arguments, and those in which it is not linear."""


def check_calls_of_tangents(
    infos: Iterable[DifferentiabilityInfo],
    functions: Iterable[NativeFunction],
    base: Base,
    diagnostics: Diagnostics,
    memo: Memo | None = None,
) -> None:
    """Report each formula that calls an operator, no overload of which is linear, with a tangent or a gradient that arrives."""
    memo = memo or Memo()
    infos = tuple(infos)
    said = {(d.location.file, d.location.line) for d in diagnostics.items if d.location}
    known = _known(infos, functions, base)
    for info in infos:
        for formula, usual in _formulas(info):
            named = memo.call(words_of, formula.text)
            called = [
                (name, [(arguments, sorted(nonlinear)) for arguments, nonlinear in known[name]])
                for name in named
                if name in known
            ]
            linear = sorted(usual.tangents), sorted(usual.gradients)
            key = repr((formula.text, linear, called))
            if memo.get("calls of tangents", key):
                continue
            where = formula.locate(0, len(formula.text))
            if (where.file, where.line) in said:
                continue  # something is wrong with the formula as it was read
            if check_linearity(formula.text, formula.tree, usual) is not None:
                continue  # it was said where the formula was read
            flaw = check_linearity(formula.text, formula.tree, replace(usual, packets=known))
            if flaw is not None:
                where = formula.locate(flaw.offset, flaw.length)
                diagnostics.error(flaw.code, flaw.message, where, flaw.hint)
            else:
                memo.keep("calls of tangents", key, True)


def _formulas(info: DifferentiabilityInfo) -> Iterator[tuple[Formula, Scope]]:
    """The formulas of an entry, and what each has to be linear in."""
    for tangent in info.forward:
        if isinstance(tangent.formula, Formula):
            of = frozenset(f"{name}_t" for name in tangent.tangents)
            yield tangent.formula, Scope({}, tangents=of)
    arriving = gradient_names(info.function, info.output_names)
    for gradient in info.gradients:
        if isinstance(gradient.formula, Formula):
            yield gradient.formula, Scope({}, gradients=frozenset(arriving))


def _known(
    infos: Iterable[DifferentiabilityInfo], functions: Iterable[NativeFunction], base: Base
) -> dict[str, Overloads]:
    """By packet, its functional overloads."""
    own: dict[str, frozenset[str]] = {}
    for info in infos:
        if info.dispatch_key != DEFAULT:
            continue
        arguments = [argument.name for argument in info.function.func.arguments.non_out]
        gradients = [(g.names, [str(s) for s in g.saved]) for g in info.gradients if g.expression]
        automatic = [f.formula.value for f in info.forward if isinstance(f.formula, Automatic)]
        own[str(info.function.name)] = nonlinear_arguments(arguments, gradients, automatic)
    known: dict[str, Overloads] = {}
    for operator in base.operators.values():
        if operator.is_function or operator.is_method:
            arguments = [argument["name"] for argument in operator.arguments]
            known.setdefault(operator.packet, []).append((tuple(arguments), operator.nonlinear))
    for function in functions:
        if function.func.kind is SchemaKind.functional:
            name = str(function.name)
            arguments = [argument.name for argument in function.func.arguments.non_out]
            row = tuple(arguments), own.get(name, frozenset())
            known.setdefault(name.partition(".")[0], []).append(row)
    return known
