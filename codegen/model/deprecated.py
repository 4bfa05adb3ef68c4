"""Deprecated signatures that Python programs may still use: the entries of deprecated.yaml."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterable
from dataclasses import dataclass

from ...schema.function_schema import FunctionSchema
from ..diagnostics import Diagnostics, Location, suggest
from ..yaml.syntax import Mapping, Node, Scalar, Sequence
from .types import NativeFunction
from .values import Context, Rejected, schema

__all__ = ["DeprecatedCall", "load_deprecated"]

FIELDS = ("name", "aten")


_FORM = "write '- name: …' and below it 'aten: …'"
_HINTS = {
    "name": "write 'name: ' and the schema of the older form",
    "aten": "write 'aten: ' and the call that is meant: add(self, other, alpha)",
}
"""What to write, by the field that is missing."""


@dataclass(frozen=True, slots=True)
class DeprecatedCall:
    """A form of a function that is taken with a warning, and the call of an operator that it means."""

    func: FunctionSchema
    operator: NativeFunction
    """What is called; its variants are by such calls of theirs."""
    arguments: tuple[str, ...]
    """What the operator's arguments are, in their order: names of the form's own, or numbers."""


def load_deprecated(
    node: Node | None,
    functions: Iterable[NativeFunction],
    diagnostics: Diagnostics,
    unread: Collection[str] = (),
) -> tuple[DeprecatedCall, ...]:
    """The entries of the file, each checked against the operator that it calls; nothing is said of the `unread` ones."""
    if node is None:
        return ()
    if not isinstance(node, Sequence):
        diagnostics.error("GS301", "expected a list of deprecated calls", node.location, _FORM)
        return ()
    packets: dict[str, list[NativeFunction]] = {}
    unread_packets = {name.partition(".")[0] for name in unread}
    for function in functions:
        packets.setdefault(str(function.name).partition(".")[0], []).append(function)
    calls: dict[str, DeprecatedCall] = {}
    for entry in node.items:
        call = _load_call(entry, packets, unread_packets, diagnostics)
        if call is None:
            continue
        if str(call.func) in calls:
            message = f"'{call.func.name}' with these arguments stands twice"
            diagnostics.error("GS313", message, entry.location, "remove one")
        calls[str(call.func)] = call
    return tuple(calls.values())


def _load_call(
    entry: Node,
    packets: dict[str, list[NativeFunction]],
    unread: Collection[str],
    diagnostics: Diagnostics,
) -> DeprecatedCall | None:
    hint: str | None
    if not isinstance(entry, Mapping):
        diagnostics.error("GS301", "expected a deprecated call", entry.location, _FORM)
        return None
    unknown = [key for key, _ in entry.entries if key.text not in FIELDS]
    for key in unknown:
        hint = suggest(key.text, FIELDS) or f"the fields are {', '.join(FIELDS)}"
        diagnostics.error("GS302", f"unknown field '{key.text}'", key.location, hint)
    name, meant = entry.get("name"), entry.get("aten")
    for field, node in zip(FIELDS, (name, meant), strict=True):
        if not isinstance(node, Scalar) and not unknown:  # which may be that one, misspelt
            where = entry.location if node is None else node.location
            message = f"a deprecated call without {field}"
            diagnostics.error("GS304", message, where, _HINTS[field])
    if not isinstance(name, Scalar) or not isinstance(meant, Scalar):
        return None
    try:
        func = schema(name, Context(diagnostics, {}))
    except Rejected:
        return None
    arguments = _arguments(func, meant, diagnostics)
    packet = str(func.name).partition(".")[0]
    if arguments is None or packet in unread:
        return None
    if packet not in packets:
        hint = suggest(packet, packets)
        where = name.locate(0, len(packet))
        diagnostics.error("GS311", f"there is no operator '{packet}'", where, hint)
        return None
    operator = next((f for f in packets[packet] if _fits(f, func, arguments)), None)
    if operator is None:
        message = f"no overload of '{packet}' takes ({', '.join(arguments)}) of these types"
        hint = f"its schema is {packets[packet][0].func}"
        diagnostics.error("GS313", message, meant.location, hint)
        return None
    given, wanted = ([str(r.type) for r in f.returns] for f in (func, operator.func))
    if given != wanted:
        message = f"it returns ({', '.join(given)}), '{operator.name}' ({', '.join(wanted)})"
        start = name.text.rfind("->")
        where = name.locate(start, len(name.text) - start)
        diagnostics.error("GS313", message, where, f"the schema there is {operator.func}")
        return None
    return DeprecatedCall(func, operator, arguments)


def _arguments(
    func: FunctionSchema, meant: Scalar, diagnostics: Diagnostics
) -> tuple[str, ...] | None:
    """What the call in the field ``aten`` passes, each a name or a number; None where that is wrong."""

    def refuse(message: str, where: Location, hint: str | None = None) -> None:
        diagnostics.error("GS313", message, where, hint)

    try:
        call = ast.parse(meant.text, mode="eval").body
    except SyntaxError:
        call = None
    if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name) or call.keywords:
        hint = "write the operator and its arguments by position: add(self, other, alpha)"
        refuse("this is not a call of an operator", meant.location, hint)
        return None
    packet = str(func.name).partition(".")[0]
    if call.func.id != packet:
        where = meant.locate(call.func.col_offset, len(call.func.id))
        refuse(f"a call of '{packet}' cannot mean '{call.func.id}'", where, f"write {packet}")
        return None
    own = [argument.name for argument in func.arguments.all]
    found: list[str] = []
    for value in call.args:
        text = ast.unparse(value)
        where = meant.locate(value.col_offset, len(text))
        number = isinstance(value, ast.Constant) and value.value.__class__ in (int, float, bool)
        if not number and text not in own:
            hint = suggest(text, own) or f"the form above has {', '.join(own) or 'none'}"
            refuse(f"there is no argument '{text}'", where, hint)
            return None
        found.append(text)
    for name in own:
        if name not in found:
            refuse(f"'{name}' is not passed on", meant.location, "pass every argument")
            return None
    return tuple(found)


def _fits(operator: NativeFunction, func: FunctionSchema, arguments: tuple[str, ...]) -> bool:
    """Whether an overload takes such arguments; of another kind, such as in-place, it does not."""
    takes = operator.func.arguments.positional + operator.func.arguments.kwarg_only
    types = {argument.name: str(argument.type) for argument in func.arguments.all}
    return (
        operator.kind is func.kind
        and len(takes) == len(arguments)
        and all(
            types.get(name, str(argument.type)) == str(argument.type)
            for name, argument in zip(arguments, takes, strict=True)
        )
    )
