"""Turns the tree of native_functions.yaml into operators, and collects all mistakes in one pass."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import fields, replace
from hashlib import sha256
from itertools import islice
from typing import Any

from ...schema.function_schema import FunctionSchema, OperatorName, SchemaKind
from ..diagnostics import Diagnostics, Location, Related, nearest, suggest
from ..project.memo import Memo
from ..yaml.syntax import Mapping as MappingNode
from ..yaml.syntax import Node, Scalar, Sequence, said_in, scalars
from .coded import Coder, Uncoded
from .conventions import broken_convention
from .fields import FIELDS, Field
from .misplaced import is_misplaced
from .numpy_ufuncs import REAL
from .rules import check_rules
from .types import (
    DeviceCheck,
    DtypeClass,
    NativeFunction,
    NativeFunctionsGroup,
    Pointwise,
    Precomputed,
    Promotion,
    UfuncInnerLoop,
    Variant,
)
from .values import Context, Rejected, describe

__all__ = [
    "FIELDS",
    "DeviceCheck",
    "DtypeClass",
    "Field",
    "NativeFunction",
    "NativeFunctionsGroup",
    "Pointwise",
    "Precomputed",
    "Promotion",
    "UfuncInnerLoop",
    "Variant",
    "check_references",
    "group_native_functions",
    "load_native_functions",
    "load_tags",
    "unread_operators",
]


def load_native_functions(
    node: Node | None,
    tags: Mapping[str, str] | None,
    diagnostics: Diagnostics,
    memo: Memo | None = None,
) -> tuple[NativeFunction, ...]:
    """The operators that a file defines, in its order, without the variants to be derived.

    `tags` is what `load_tags` returned, None if it could not read the file.  Every mistake is recorded in `diagnostics`; an entry
    whose schema cannot be read is left out, another bad field counts as not given.
    """
    context = Context(diagnostics, tags, memo or Memo())
    functions: dict[OperatorName, NativeFunction] = {}
    for entry in _entries(node, "operators", diagnostics):
        function = _load_function(entry, context)
        if function is None:
            continue
        if (first := functions.get(function.name)) is not None:
            _report_second(function, first, diagnostics)
            continue
        functions[function.name] = function
    return tuple(_with_overload_of_alias(f, functions) for f in functions.values())


def unread_operators(
    node: Node | None, functions: Iterable[NativeFunction], derivatives: Node | None = None
) -> frozenset[str]:
    """What the entries are called that `load_native_functions` had to leave out, as far as they say.

    Whatever else names them is not to blame, and so is not reported.  A second operator of one name was meant to have
    another: that which `derivatives` gives to its arguments.
    """
    items = node.items if isinstance(node, Sequence) else ()
    functions = tuple(functions)
    if len(items) == len(functions):
        return frozenset()
    entries = (item for item in items if isinstance(item, MappingNode) and item.entries)
    # A schema stands first; 'func' may be what is misspelt.
    written = (item.get("func") or item.entries[0][1] for item in entries)
    schemas = (scalar.text for schema in written for scalar in islice(scalars(schema), 1))
    known = {str(function.name): str(function.func) for function in functions}
    found = set()
    others = set()
    for schema in schemas:
        name, bracket, rest = schema.strip().partition("(")
        if known.get(name, schema) not in (schema, schema.strip()):
            others.add(bracket + rest)
        elif name not in known:
            found.update(name.split()[:1])
    entries_of_derivatives = derivatives.items if isinstance(derivatives, Sequence) else ()
    for item in entries_of_derivatives if others else ():
        said = item.get("name") if isinstance(item, MappingNode) else None
        name, bracket, rest = (said.text if isinstance(said, Scalar) else "").partition("(")
        if name not in known and bracket + rest in others:
            found.add(name)
    return frozenset(found)


def load_tags(node: Node | None, diagnostics: Diagnostics) -> dict[str, str]:
    """The tags that a file describes: name to description."""
    context = Context(diagnostics, {})
    tags: dict[str, str] = {}
    for entry in _entries(node, "tags", diagnostics):
        values = {}
        unknown = any(key.text not in ("tag", "desc") for key, _ in entry.entries)
        for key, value in entry.entries:
            if key.text not in ("tag", "desc"):
                hint = suggest(key.text, ("tag", "desc")) or "the fields are tag and desc"
                context.report(f"unknown field '{key.text}'", key.location, hint, "GS302")
            elif isinstance(value, Scalar) and isinstance(value.value, str):
                values[key.text] = " ".join(value.text.split())
            else:
                context.report(f"expected text, found {describe(value)}", value.location, None)
        if "tag" not in values and (unknown or entry.get("tag") is not None):
            continue  # which may be that one, misspelt
        if "tag" not in values:
            context.report("a tag without name", entry.location, "write '- tag: name'", "GS304")
        elif values["tag"] in tags:
            context.report(f"tag '{values['tag']}' stands twice", entry.location, "remove one")
        else:
            tags[values["tag"]] = values.get("desc", "")
    return tags


def group_native_functions(
    functions: Iterable[NativeFunction],
) -> tuple[NativeFunctionsGroup, ...]:
    """The functions by operator: those with one signature are variants of one operator.

    A variant that takes its scratch memory as arguments, and a second variant of one kind, is a group
    of its own.
    """
    by_signature: dict[FunctionSchema, dict[str, NativeFunction]] = defaultdict(dict)
    groups: list[dict[str, NativeFunction]] = []
    for function in functions:
        variants = by_signature[function.func.signature()]
        if function.variant in variants or function.kind is SchemaKind.scratch:
            variants = {}
        if not variants:
            groups.append(variants)
        variants[function.variant] = function
    return tuple(NativeFunctionsGroup(**variants) for variants in groups)


def check_references(
    functions: Iterable[NativeFunction],
    diagnostics: Diagnostics,
    unread: frozenset[str] = frozenset(),
) -> None:
    """Record every reference to an operator that does not exist or does not fit.

    `functions` are those of the file and those derived from them; `unread` is what
    `unread_operators` found.
    """
    unread_packets = {name.partition(".")[0] for name in unread}
    by_name = {function.name: function for function in functions}
    for function in by_name.values():
        for field in ("alias_of", "structured_delegate"):
            target: OperatorName | None = getattr(function, field)
            if target is None:
                continue
            other = by_name.get(target)
            where = function.field_location(field)
            if other is None:
                if target.packet in unread_packets:
                    continue
                hint = suggest(str(target), map(str, by_name)) or "define it, or leave this out"
                diagnostics.error("GS311", f"there is no operator '{target}'", where, hint)
            elif field == "alias_of":
                _check_alias(function, other, diagnostics)
            elif not other.structured:
                hint = "write structured: True there"
                diagnostics.error("GS309", f"'{target}' is not structured", where, hint)


def _with_overload_of_alias(
    function: NativeFunction, known: Mapping[OperatorName, NativeFunction]
) -> NativeFunction:
    """`alias_of: gt` of `greater.Tensor` means `gt.Tensor` if there is one."""
    target = function.alias_of
    if target is None or target.overload:
        return function
    same_overload = replace(target, overload=function.name.overload)
    return function.varied(alias_of=same_overload) if same_overload in known else function


def _check_alias(function: NativeFunction, other: NativeFunction, diagnostics: Diagnostics) -> None:
    if other is function:
        message = f"'{function.name}' is an alias of itself"
        where = function.field_location("alias_of")
        diagnostics.error("GS308", message, where, "name another operator")
        return
    if function.of_lists or _passed_on(function) == _passed_on(other):
        return
    message = f"'{function.name}' is an alias of '{other.name}' but differs from it: {other.func}"
    hint = f"copy the arguments and what is returned from '{other.name}'"
    related = _related("the other operator", other.location)
    diagnostics.error("GS308", message, function.location, hint, related)


def _passed_on(function: NativeFunction) -> tuple[object, ...]:
    """What an alias has in common with its operator, which it calls by position: all but arguments' names."""
    arguments = function.func.arguments
    return (
        function.func.returns,
        len(arguments.positional),
        [(a.type, a.annotation, a.default) for a in arguments.all],
    )


def _entries(node: Node | None, what: str, diagnostics: Diagnostics) -> list[MappingNode]:
    if node is None or (isinstance(node, Scalar) and node.value is None):
        return []
    if not isinstance(node, Sequence):
        message = f"expected a list of {what}, found {describe(node)}"
        diagnostics.error("GS301", message, node.location, "start each entry with '- '")
        return []
    entries = []
    for item in node.items:
        if isinstance(item, MappingNode):
            entries.append(item)
        else:
            message = f"expected an entry with fields, found {describe(item)}"
            diagnostics.error("GS301", message, item.location, "write 'field: value'")
    return entries


def _load_function(entry: MappingNode, context: Context) -> NativeFunction | None:
    """The operator of an entry.  One that was read before without a complaint is not parsed again."""
    # Where an entry ends depends on how it was read: remarks behind it are no part of what it says.
    key = f"{context.known_tags} {said_in(entry.source.text[entry.start : entry.end])}"
    known = context.memo.get("operator", key)
    if known is not None:
        return _known_function(entry, known, context)
    mistakes = len(context.diagnostics)
    function = _read_function(entry, context)
    if function is not None and function.is_read and len(context.diagnostics) == mistakes:
        context.memo.keep("operator", key, _for_memo(function))
    return function


def _digests(entry: MappingNode) -> tuple[str, str]:
    """Of the text of an entry, without its samples and with them."""
    text, start, end = entry.source.text, entry.start, entry.end
    samples = entry.get("samples")
    whole = said_in(text[start:end])
    less = whole if samples is None else text[start : samples.start] + text[samples.end : end]
    first, second = (sha256(said_in(said).encode()).hexdigest() for said in (less, whole))
    return first[:24], second[:24]


def _for_memo(function: NativeFunction) -> list[Any]:
    """The fields that an entry gives, and the names of those that have to be read anew."""
    assert function.syntax is not None
    coder = Coder(function.syntax)
    kept: list[tuple[str, Any]] = []
    others = []
    for field in fields(NativeFunction):
        value = getattr(function, field.name)
        if field.name == "syntax" or value == field.default or value in ((), {}):
            continue
        try:
            kept.append((field.name, coder.coded(value)))
        except Uncoded:
            others.append(field.name)
    return [kept, others]


def _known_function(entry: MappingNode, known: Any, context: Context) -> NativeFunction:
    coder = Coder(entry)
    values = {name: coder.value(coded) for name, coded in known[0]}
    for name in known[1]:
        node = entry.get(name)
        assert node is not None
        values[name] = FIELDS[name].parse(node, context)
    values["syntax"] = entry
    return NativeFunction.read(values)


def _read_function(entry: MappingNode, context: Context) -> NativeFunction | None:
    if is_misplaced(entry, "func", FIELDS, context.diagnostics):
        return None
    values: dict[str, Any] = {"syntax": entry, "said": _digests(entry)}
    sound = complete = True
    for key, node in entry.entries:
        field = FIELDS.get(key.text)
        if field is None:
            hint = suggest(key.text, FIELDS)
            if key.text == "name" and entry.get("func") is None:
                hint = "did you mean 'func'?"
            elif hint is None and key.text in _schema_names(entry):
                hint = "write formulas in derivatives.yaml"
            hint = hint or "docs/yaml-fields.md lists the fields"
            context.report(f"unknown field '{key.text}'", key.location, hint, "GS302")
            complete = False
            continue
        mistakes = len(context.diagnostics)
        try:
            values[key.text] = field.parse(node, context)
        except Rejected:
            pass
        # What is wrong in one field contradicts others only because of that.
        sound = sound and len(context.diagnostics) == mistakes
    func: FunctionSchema | None = values.get("func")
    if func is None:
        if entry.get("func") is None and all(
            key.text != "name" and nearest(key.text, FIELDS) != "func" for key, _ in entry.entries
        ):
            hint = "write 'func: name(arguments) -> returns'"
            context.report("an entry without func", entry.location, hint, "GS304")
        return None
    implied = _implied_tags(func, values.get("pointwise") is not None, context.tags or {})
    values["tags"] = values.get("tags", frozenset()) | implied
    values["is_read"] = complete and sound
    # A field that could not be read may be the one that names the kernel.
    if values["is_read"] and _is_composite_by_default(values):
        values["dispatch"] = {"CompositeImplicitAutograd": func.name.identifier}
    pointwise: Pointwise | None = values.get("pointwise")
    if pointwise is not None and pointwise.is_ufunc and pointwise.name in REAL:
        # With another kernel beside it, that one may know more.
        if "dispatch" not in values:
            values.setdefault("dtypes", frozenset(DtypeClass) - {DtypeClass.complex})
    function = NativeFunction.read(values)
    if sound:
        _check_conventions(function, context)
        # A field that is misspelt is missing where others need it.
        if complete:
            check_rules(function, context.diagnostics)
    return function


def _schema_names(entry: MappingNode) -> frozenset[str]:
    """What derivatives of the entry's operator may have lines for, as far as its schema says."""
    schema = entry.get("func")
    words = re.findall(r"\w+", schema.text) if isinstance(schema, Scalar) else ()
    return frozenset(("result", *words))


def _is_composite_by_default(values: Mapping[str, object]) -> bool:
    if "dispatch" in values:
        return False  # also when it is empty: then all kernels are registered elsewhere
    others = ("structured", "structured_delegate", "pointwise", "alias_of")
    return not any(values.get(field) for field in (*others, "manual_kernel_registration"))


def _implied_tags(
    func: FunctionSchema, is_pointwise: bool, known: Mapping[str, str]
) -> frozenset[str]:
    implied = set()
    if is_pointwise:
        implied.add("pointwise")
    if func.name.namespace in (None, "aten"):
        implied.add("pt2_compliant_tag")
    if func.arguments.out:
        implied.add("out")
    if func.name.name.inplace:
        implied.add("inplace")
    return frozenset(implied.intersection(known))


def _check_conventions(function: NativeFunction, context: Context) -> None:
    error = broken_convention(function.func)
    node = function.syntax.get("func") if function.syntax else None
    if error is not None and isinstance(node, Scalar):
        where = node.locate(error.offset, error.length)
        context.report(error.message, where, error.hint, error.code)


def _report_second(second: NativeFunction, first: NativeFunction, diagnostics: Diagnostics) -> None:
    hint = "remove one, or give it an overload name of its own"
    related = _related("first defined here", first.location)
    message = f"operator '{second.name}' is defined twice"
    diagnostics.error("GS305", message, second.location, hint, related)


def _related(message: str, location: Location | None) -> tuple[Related, ...]:
    return () if location is None else (Related(message, location),)
