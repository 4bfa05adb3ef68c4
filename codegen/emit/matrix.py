"""Emits ``docs/operators/matrix.md``: one row with the capabilities of each operator."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from ..derivatives.entries import DifferentiabilityInfo, Gradient, NotImplementedYet
from ..derivatives.kinds import Kind, kind_of
from ..model.batching import BatchKind
from ..model.kernels import UNKNOWABLE
from ..model.native_functions import DtypeClass, NativeFunction
from ..model.operators import Operator
from ..project.memo import Memo
from ..proof.proofs_file import Entry

__all__ = ["Exemption", "MatrixPage", "Row", "matrix_page"]

YES, NO, NOTHING = "yes", "no", "–"
_PARTS = "parts"


@dataclass(frozen=True, slots=True)
class Row:
    """One operator; each cell says ``yes``, ``no``, ``parts`` (as its parts can) or a dash.

    Where its arguments differ, ``backward`` says which is which.
    """

    name: str
    kind: str
    forward: str
    backward: str
    second_order: str
    forward_mode: str
    complex: str
    meta: str
    batched: str
    inplace: str
    out: str
    proved: str
    """How its formulas are proved; which are not."""


@dataclass(frozen=True, slots=True)
class Exemption:
    """A check that an operator need not pass."""

    operator: str
    check: str
    reason: str


@dataclass(frozen=True, slots=True)
class Looping:
    """An operator that is called for each example, and why."""

    operator: str
    reason: str


@dataclass(frozen=True, slots=True)
class MatrixPage:
    """All operators that are not variants and no other names of others."""

    header: str
    looping: tuple[Looping, ...]
    """Those that `vmap` calls for each example."""
    kinds: tuple[tuple[str, int], ...]
    """Each kind with the number of its operators."""
    rows: tuple[Row, ...]
    exemptions: tuple[Exemption, ...]
    proved: tuple[tuple[str, int], ...]
    """By method, the number of lines; empty for a project that proves none."""
    unproved: tuple[Exemption, ...]
    """Lines that are not proved, in place of checks."""


def matrix_page(
    header: str,
    operators: Sequence[Operator],
    derivatives: Mapping[NativeFunction, DifferentiabilityInfo],
    proofs: Mapping[str, Entry],
    memo: Memo,
) -> MatrixPage:
    """The page, rows in alphabetical order."""
    variants: dict[str, set[str]] = {}
    for operator in operators:
        if operator.variant_of:
            variants.setdefault(operator.variant_of, set()).add(
                "out" if operator.is_out else "inplace" if operator.is_inplace else ""
            )
    missing = _not_implemented(operators, derivatives)
    shown = sorted(
        (o for o in operators if not (o.variant_of or o.native.alias_of or o.is_out)),
        key=lambda o: o.name,
    )
    wanted = []
    for operator in shown:
        info = derivatives.get(operator.native)
        own = sorted(variants.get(operator.name, ()))
        unwritten = sorted(missing.intersection(_called(info)))
        proof = proofs.get(operator.name)
        proved = NOTHING if proof is None else _proved(proof)
        facts = f"{operator.facts} {info.facts if info else '-'} {own} {unwritten} {proved}"
        wanted.append((facts, partial(_row, operator, info, own, bool(unwritten), proved)))
    rows = [Row(*row) for row in memo.each("rows of the matrix", wanted)]
    counts = [(kind.value, sum(row.kind == kind.value for row in rows)) for kind in Kind]
    return MatrixPage(
        header,
        tuple(
            Looping(o.name, o.batch.function)
            for o in shown
            if o.batch is not None and o.batch.kind is BatchKind.loop
        ),
        tuple(counts),
        tuple(rows),
        tuple(
            Exemption(o.name, check, reason)
            for o in shown
            for check, reason in o.native.exempt.items()
        ),
        _methods(proofs),
        tuple(
            Exemption(name, line.name, line.reason)
            for name, entry in sorted(proofs.items())
            for line in entry.lines
            if not line.method
        ),
    )


def _methods(proofs: Mapping[str, Entry]) -> tuple[tuple[str, int], ...]:
    counts = Counter(line.method or "not proved" for e in proofs.values() for line in e.lines)
    words = ("exact", "symbolic", "digits", "not proved")
    return tuple((word, counts[word]) for word in words if counts[word])


def _not_implemented(
    operators: Iterable[Operator], derivatives: Mapping[NativeFunction, DifferentiabilityInfo]
) -> frozenset[str]:
    """Packets of which an overload has a derivative that nobody has written down."""
    found = set()
    for operator in operators:
        info = derivatives.get(operator.native)
        if info and any(isinstance(g.formula, NotImplementedYet) for g in info.gradients):
            found.add(operator.packet)
    return frozenset(found)


def _row(
    operator: Operator,
    info: DifferentiabilityInfo | None,
    variants: Sequence[str],
    calls_missing: bool,
    proved: str,
) -> tuple[str, ...]:
    """The fields of a `Row`; `calls_missing` says that a gradient calls what has a derivative that nobody has written."""
    native = operator.native
    kind = kind_of(native, info)
    assert kind is not None  # the project has been checked
    return (
        operator.name,
        kind.value,
        YES,
        _backward(kind, info),
        _second_order(native, kind, info, calls_missing),
        _forward_mode(kind, info),
        YES if DtypeClass.complex in native.dtypes - native.refuses else NO,
        _meta(operator),
        _batched(operator),
        YES if "inplace" in variants or operator.is_inplace else NO,
        YES if "out" in variants else NO,
        proved,
    )


def _called(info: DifferentiabilityInfo | None) -> set[str]:
    """What the gradients call."""
    gradients = () if info is None else info.gradients
    return {name for gradient in gradients for name in gradient.functions}


def _proved(proof: Entry) -> str:
    """``exact``, or several methods, and the lines that are not proved."""
    methods = list(dict.fromkeys(line.method for line in proof.lines if line.method))
    left = [line.name for line in proof.lines if not line.method]
    if left and methods:
        return f"{', '.join(methods)}; {NO}: `{'`, `'.join(left)}`"
    return ", ".join(methods) or NO


def _backward(kind: Kind, info: DifferentiabilityInfo | None) -> str:
    match kind:
        case Kind.composite:
            return _PARTS
        case Kind.non_differentiable:
            return NOTHING
        case Kind.not_implemented:
            return NO
    assert info is not None
    arguments: dict[str, list[str]] = {YES: [], NO: [], NOTHING: []}
    for argument in info.function.func.arguments.non_out:
        if argument.type.is_tensor_like:
            arguments[_of_argument(info.gradient_of(argument.name))].append(argument.name)
    said = [(word, names) for word, names in arguments.items() if names]
    if len(said) == 1:
        return said[0][0]
    return "; ".join(f"{word}: `{'`, `'.join(names)}`" for word, names in said)


def _of_argument(gradient: Gradient | None) -> str:
    if gradient is None or not gradient.is_differentiable:
        return NOTHING
    return NO if isinstance(gradient.formula, NotImplementedYet) else YES


def _second_order(
    native: NativeFunction,
    kind: Kind,
    info: DifferentiabilityInfo | None,
    calls_missing: bool,
) -> str:
    if kind is Kind.non_differentiable:
        return NOTHING
    if kind is Kind.not_implemented or "second_order" in native.exempt:
        return NO
    if kind is Kind.composite or info is None:
        return _PARTS
    return NO if calls_missing else YES


def _forward_mode(kind: Kind, info: DifferentiabilityInfo | None) -> str:
    if kind is Kind.composite:
        return _PARTS
    if kind is Kind.non_differentiable:
        return NOTHING
    formulas = info.forward if info is not None else ()
    if kind is Kind.not_implemented and not formulas:
        return NO
    # Where no formula is given one is derived from that of the gradient.
    return NO if any(isinstance(f.formula, NotImplementedYet) for f in formulas) else YES


def _batched(operator: Operator) -> str:
    """The kind of its batching rule, or its name."""
    rule = operator.batch
    if rule is None or rule.kind is BatchKind.constant:
        return NOTHING
    match rule.kind:
        case BatchKind.composition:
            return _PARTS
        case BatchKind.function:
            return f"`{rule}`"
    return str(rule.kind.value)


def _meta(operator: Operator) -> str:
    if UNKNOWABLE & operator.native.tags or "meta" in operator.native.exempt:
        return NO
    keys = ("Meta", "CompositeExplicitAutograd", "CompositeImplicitAutograd")
    return YES if any(key in operator.kernels for key in keys) else NO
