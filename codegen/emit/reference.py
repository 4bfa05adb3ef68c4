"""Emits the reference: ``docs/operators/<category>.md`` with one section for each packet, and the index."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from dataclasses import dataclass
from functools import partial
from typing import Any

from ..derivatives.entries import (
    Automatic,
    DifferentiabilityInfo,
    NonDifferentiable,
    NotImplementedYet,
)
from ..model.batching import BatchKind, BatchRule
from ..model.native_functions import DtypeClass, NativeFunction, Promotion
from ..model.operators import Operator
from ..model.special_methods import SYNTAX
from ..project.memo import Memo
from .bindings import Binding
from .python_functions import python_signature
from .render import render
from .stubs import signature_head, signatures_of

_MODULES = {"nn": "nn.functional"}
"""Modules that Python has under another name than ``python_module``."""

_PROMOTION = {
    Promotion.default: "computed in the common dtype of the arguments",
    Promotion.int_to_float: "computed in the common dtype; integers become the default float dtype",
    Promotion.always_bool: "compared in the common dtype; the result is bool",
    Promotion.complex_to_float: "computed in the common dtype; of complex numbers a real result",
    Promotion.bool_to_long: "computed in the common dtype, in int64 for bool",
}


@dataclass(frozen=True, slots=True)
class Section:
    """What a page says of one packet."""

    name: str
    """As the heading has it: ``add``, ``linalg.inv``."""
    internal: bool
    """Whether its name starts with an underscore: the index leaves it out."""
    signatures: tuple[str, ...]
    doc: str
    facts: tuple[str, ...]
    """One line each: variants, dtypes, what it is an alias of."""
    gradients: tuple[str, ...]
    """One line for each formula."""
    schemas: tuple[str, ...]

    @property
    def anchor(self) -> str:
        """What links to the heading."""
        return self.name.replace(".", "").lower()


@dataclass(frozen=True, slots=True)
class ReferencePage:
    """The operators of one category."""

    category: str
    header: str
    sections: tuple[Section, ...]


@dataclass(frozen=True, slots=True)
class PageLinks:
    """What the index says of a page."""

    category: str
    sections: tuple[tuple[str, str], ...]
    """Names with anchors, of those that programs call."""


@dataclass(frozen=True, slots=True)
class IndexPage:
    """Links to the pages."""

    header: str
    pages: tuple[PageLinks, ...]
    count: int
    """Of operators: overloads and derived variants included."""


def reference_pages(
    header: str,
    root: str,
    operators: Sequence[Operator],
    bindings: Mapping[str, Sequence[Binding]],
    derivatives: Mapping[NativeFunction, DifferentiabilityInfo],
    outs: Mapping[str, Sequence[Operator]],
    memo: Memo,
) -> dict[PageLinks, str]:
    """The texts of the pages in alphabetical order; `root` is the package that users import, `bindings` by module."""
    functions = {b.operators[0].packet: b for members in bindings.values() for b in members}
    packets: dict[str, list[Operator]] = {}
    names = {operator.packet for operator in operators}
    for operator in operators:
        packets.setdefault(_functional_packet(operator, names), []).append(operator)
    wanted: dict[str, dict[str, Callable[[], list[Any]]]] = {}
    for packet, members in packets.items():
        category = next((o.native.category for o in members if o.native.category), "other")
        function = functions.get(packet)
        facts = _facts_of_section(root, packet, members, function, derivatives, outs)
        row = partial(_row, root, packet, members, function, derivatives, outs)
        wanted.setdefault(category, {})[facts] = row
    pages = {}
    for category, rows in sorted(wanted.items()):
        facts = " ".join((header, *rows))
        make = partial(_page, category, header, rows, memo)
        sections, text = memo.latest("reference page", category, facts, make)
        pages[PageLinks(category, sections)] = text
    return pages


def _page(
    category: str, header: str, rows: Mapping[str, Callable[[], list[Any]]], memo: Memo
) -> tuple[tuple[tuple[str, str], ...], str]:
    """What the index says of the sections of a page, and its text; `rows` are by their facts."""
    sections = [Section(*memo.of("section", facts, row)) for facts, row in rows.items()]
    sections.sort(key=_place)
    text = render("reference.md", ReferencePage(category, header, tuple(sections)))
    return tuple((s.name, s.anchor) for s in sections if not s.internal), text


def _place(section: Section) -> tuple[bool, str]:
    return section.internal, section.name


def _functional_packet(operator: Operator, names: Set[str]) -> str:
    """In-place variants stand with what they are variants of."""
    functional = operator.packet.removesuffix("_")
    if operator.variant_of:
        return operator.variant_of.partition(".")[0]
    return functional if operator.is_inplace and functional in names else operator.packet


def _facts_of_section(
    root: str,
    packet: str,
    members: Sequence[Operator],
    function: Binding | None,
    derivatives: Mapping[NativeFunction, DifferentiabilityInfo],
    outs: Mapping[str, Sequence[Operator]],
) -> str:
    """What a `_row` for the same follows from."""
    infos = [derivatives.get(operator.native) for operator in members]
    overloads = function.operators if function else ()
    variants = outs.get(overloads[0].packet, ()) if overloads else ()
    facts = (
        f"{root} {packet} {function and function.name}",
        *(operator.facts for operator in members),
        *(info.facts if info else "-" for info in infos),
        "function",
        *(operator.facts for operator in overloads),
        "outs",
        *(operator.facts for operator in variants),
    )
    return " ".join(facts)


def _row(
    root: str,
    packet: str,
    members: Sequence[Operator],
    function: Binding | None,
    derivatives: Mapping[NativeFunction, DifferentiabilityInfo],
    outs: Mapping[str, Sequence[Operator]],
) -> list[Any]:
    """The fields of a `Section`."""
    first = members[0]
    signatures = []
    module = _MODULES.get(first.module, first.module)
    functions = [p for o in members for p in o.native.python if p.signature is not None]
    # What is in `nn` itself programs see only where nothing else is said.
    if function is not None and first.is_public and not (functions and first.module):
        prefix = ".".join(part for part in (root, module, function.name) if part)
        for signature in signatures_of(function, outs, method=False):
            signatures.append(signature_head(prefix, signature, method=False).removesuffix(": ..."))
    for python in functions:
        prefix = f"{root}.{python.qualified}"
        signatures.append(
            signature_head(prefix, python_signature(python), method=False).removesuffix(": ...")
        )
    return [
        f"{module}.{first.python_name}" if module else packet,
        first.python_name.startswith("_"),
        tuple(signatures),
        first.doc,
        tuple(_facts(packet, members)),
        tuple(_gradients(members, derivatives)),
        tuple(o.schema_text for o in _declared(members)),
    ]


def _declared(members: Sequence[Operator]) -> Sequence[Operator]:
    """Those that are not variants of others."""
    plain = [o for o in members if not (o.variant_of or o.is_out or o.is_inplace)]
    return plain or [o for o in members if not o.variant_of]


def _facts(packet: str, members: Sequence[Operator]) -> Iterable[str]:
    first = members[0].native
    if not members[0].is_public and not any(o.native.python for o in members):
        yield f"Programs call it as `gradsmith.ops.{members[0].namespace}.{packet}`."
    variants = []
    if any(o.has_method and not o.is_inplace for o in members):
        variants.append(f"method `Tensor.{members[0].python_name}`")
    inplace = sorted({o.packet for o in members if o.is_inplace and o.packet != packet})
    variants += [f"in place `{name}`" for name in inplace]
    if any(o.is_out for o in members):
        variants.append("`out=`")
    syntax = list(dict.fromkeys(s for o in members for s in _syntax(o)))
    if syntax:
        variants.append("in Python " + ", ".join(f"`{s}`" for s in syntax))
    if variants:
        yield f"Variants: {'; '.join(variants)}."
    if first.promotion in _PROMOTION:
        yield f"Dtypes: {_PROMOTION[first.promotion]}{_accepted(first)}."
    elif accepted := _accepted(first):
        yield f"Dtypes: {accepted.removeprefix('; ')}."
    if any(o.numbers or o.native.numbers_become_tensors for o in members):
        yield "A Python number may stand for a tensor."
    if any(o.native.is_view for o in members):
        yield "The result shares memory with its argument."
    rules = {_batched(o.batch) for o in members if o.batch is not None} - {""}
    if len(rules) == 1:
        yield f"Under `vmap`: {rules.pop()}."
    if "nondeterministic_seeded" in first.tags:
        yield "Draws random numbers: from `generator`, or from the default one."


def _batched(rule: BatchRule) -> str:
    match rule.kind:
        case BatchKind.loop:
            return f"called for each example; {rule.function}"
        case BatchKind.refused:
            return "refused, since its result is a Python value"
        case BatchKind.draws:
            return "by what `randomness` says"
        case BatchKind.composition:
            return "as the operators that it is composed of"
        case BatchKind.constant:
            return ""
    return "all examples at once"


def _accepted(native: NativeFunction) -> str:
    accepted = [c.value for c in DtypeClass if c in native.dtypes]
    return "" if len(accepted) == len(DtypeClass) else f"; accepts {', '.join(accepted)}"


def _syntax(operator: Operator) -> Iterable[str]:
    for name in operator.native.operators:
        if name in SYNTAX and not operator.is_inplace:
            yield SYNTAX[name]
        elif (plain := name.replace("__i", "__", 1)) in SYNTAX and operator.is_inplace:
            yield SYNTAX[plain].replace(" y", "= y").replace(" =", "=")


def _gradients(
    members: Sequence[Operator], derivatives: Mapping[NativeFunction, DifferentiabilityInfo]
) -> Iterable[str]:
    functional = _declared(members)
    alias_of = functional[0].native.alias_of
    if alias_of is not None:
        yield f"that of `{str(alias_of).partition('.')[0]}`"
        return
    several = sum(o.native in derivatives for o in functional) > 1
    for operator in functional:
        info = derivatives.get(operator.native)
        if info is None:
            continue
        label = f"`{operator.name}`, " if several else ""
        for line in _formulas(info):
            yield label + line
    if not any(o.native in derivatives for o in functional):
        composite = any(o.native.has_composite_implicit for o in functional)
        yield "that of the operators it is composed of" if composite else "none"


def _formulas(info: DifferentiabilityInfo) -> Iterable[str]:
    differentiable = [g for g in info.gradients if not isinstance(g.formula, NonDifferentiable)]
    for gradient in differentiable:
        names = ", ".join(f"`{name}`" for name in gradient.names)
        match gradient.formula:
            case NotImplementedYet(reason):
                yield f"{names}: not implemented ({reason})"
            case NonDifferentiable():
                pass
            case formula:
                yield f"{names}: `{formula.text}`"
    if not differentiable:
        yield "none"
    for tangent in info.forward:
        names = ", ".join(f"`{name}`" for name in tangent.outputs)
        match tangent.formula:
            case Automatic.linear:
                yield f"tangent of {names}: the operator is linear"
            case Automatic.element_wise:
                yield f"tangent of {names}: as backward, element by element"
            case NotImplementedYet(reason):
                yield f"tangent of {names}: not implemented ({reason})"
            case formula:
                yield f"tangent of {names}: `{formula.text}`"
