"""Checks that formulas pass tangents and incoming gradients only to operators that are linear in them.

``self_t.cos()`` is an error.  Arithmetic is checked where a formula is read.  Which operators are linear follows from
their own derivatives, so this check runs after all entries have been read.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from ...schema.function_schema import SchemaKind
from ..diagnostics import Diagnostics
from ..model.base import NOTHING, Base, BaseOperator
from ..model.nonlinear import (
    MADE,
    Dependence,
    Look,
    always_zero,
    look_of,
    nonlinear_arguments,
)
from ..model.types import NativeFunction
from ..project.memo import Memo
from .check import Scope, check_linearity
from .formula import Formula
from .names import WORD, gradient_names
from .types import DEFAULT, Automatic, DifferentiabilityInfo

__all__ = ["check_calls_of_tangents"]


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
    known = _Known(infos, functions, base, memo)

    @cache
    def facts(name: str) -> list[str]:
        return [each.facts() for each in known[name]]

    for info in infos:
        for formula, usual in _formulas(info):
            named = sorted(set(WORD.findall(formula.text)))
            called = [(name, facts(name)) for name in named if name in known]
            linear = sorted(usual.tangents), sorted(usual.gradients), usual.by_element
            key = repr((formula.text, linear, called))
            if memo.get("calls of tangents", key):
                continue
            where = formula.locate(0, len(formula.text))
            if (where.file, where.line) in said:
                continue  # something is wrong with the formula as it was read
            flaw = check_linearity(formula.text, formula.tree, replace(usual, packets=known))
            if flaw is None:
                memo.keep("calls of tangents", key, True)
            elif check_linearity(formula.text, formula.tree, usual) is None:
                # Otherwise it was said where the formula was read.
                where = formula.locate(flaw.offset, flaw.length)
                diagnostics.error(flaw.code, flaw.message, where, flaw.hint)


def _formulas(info: DifferentiabilityInfo) -> Iterator[tuple[Formula, Scope]]:
    """The formulas of an entry, and what each has to be linear in."""
    by_element = info.function.is_by_element
    for tangent in info.forward:
        if isinstance(tangent.formula, Formula):
            of = frozenset(f"{name}_t" for name in tangent.tangents)
            yield tangent.formula, Scope({}, tangents=of, by_element=by_element)
    arriving = gradient_names(info.function, info.output_names)
    for gradient in info.gradients:
        if isinstance(gradient.formula, Formula):
            scope = Scope({}, gradients=frozenset(arriving), by_element=by_element)
            yield gradient.formula, scope


class _Known(Mapping[str, Sequence[Dependence]]):
    """By packet, how its functional overloads depend on their arguments: found out when somebody asks."""

    def __init__(
        self,
        infos: Iterable[DifferentiabilityInfo],
        functions: Iterable[NativeFunction],
        base: Base,
        memo: Memo,
    ) -> None:
        self._base = base
        self._memo = memo
        self._infos = {str(i.function.name): i for i in infos if i.dispatch_key == DEFAULT}
        self._members: dict[str, list[BaseOperator | NativeFunction]] = {}
        self._found: dict[str, list[Dependence]] = {}
        for operator in base.operators.values():
            if operator.is_function or operator.is_method:
                self._members.setdefault(operator.packet, []).append(operator)
        for function in functions:
            if function.func.kind is SchemaKind.functional:
                self._members.setdefault(str(function.name).partition(".")[0], []).append(function)

    def __getitem__(self, packet: str) -> Sequence[Dependence]:
        found = self._found.get(packet)
        if found is None:
            found = self._found[packet] = [*map(self._dependence, self._members[packet])]
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(self._members)

    def __len__(self) -> int:
        return len(self._members)

    def __contains__(self, packet: object) -> bool:
        return packet in self._members

    def _dependence(self, member: BaseOperator | NativeFunction) -> Dependence:
        if not isinstance(member, NativeFunction):
            return member.dependence
        info = self._infos.get(str(member.alias_of or member.name))
        if info is None:
            arguments = tuple(argument.name for argument in member.func.arguments.non_out)
            return Dependence(arguments, look=_look(member))
        fields = self._memo.call(_dependence, info, self._base is not NOTHING)
        return replace(Dependence(*fields), look=_look(info.function))


def _dependence(info: DifferentiabilityInfo, is_of_library: bool) -> tuple[Any, ...]:
    """The fields of a `Dependence` before its look."""
    function = info.function
    arguments = tuple(argument.name for argument in function.func.arguments.non_out)
    written = [
        (one.names, [str(s) for s in one.saved], one.expression.text)
        for gradient in info.gradients
        for one in (gradient, *gradient.alternatives)
        if one.expression
    ]
    automatic = [f.formula.value for f in info.forward if isinstance(f.formula, Automatic)]
    cut = {name for g in info.gradients if not g.is_differentiable for name in g.names}
    cut = cut | always_zero(written) if any(info.output_differentiability) else set(arguments)
    if is_of_library and not function.is_view:
        cut = set()  # it may read no more than the shape
    return (
        arguments,
        nonlinear_arguments(arguments, written, automatic),
        Automatic.linear.value in automatic,
        frozenset(cut),
        not is_of_library and function.category in MADE,
    )


def _look(function: NativeFunction) -> Look:
    arguments = function.func.arguments.non_out
    typed = ((a.name, str(a.type), a.default) for a in arguments)
    tags = {*function.tags, *(("pointwise",) if function.is_by_element else ())}
    return look_of(typed, tags, function.category or "", function.operators)
