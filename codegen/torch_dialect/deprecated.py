"""PyTorch's deprecated.yaml: old signatures, and the C++ call that each stands for."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from itertools import zip_longest

from ...schema.function_schema import Argument, FunctionSchema
from ..cpp.parser import CppError, parse
from ..cpp.syntax import Call, Literal, Name
from ..diagnostics import Diagnostics, Related, suggest
from ..model.native_functions import NativeFunction
from ..model.values import Context, Rejected, describe, schema
from ..yaml.syntax import Mapping, Node, Scalar, Sequence
from .catalogue import cpp_name

_FIELDS = ("name", "aten")
_ANY_NUMBER = ("Scalar", "int", "float", "SymInt", "bool")


def check_deprecated(
    node: Node | None,
    native: Iterable[NativeFunction],
    diagnostics: Diagnostics,
    unread: Collection[str] = (),
) -> None:
    """Record what is wrong with each entry; nothing of what calls the `unread` operators, which are declared with a mistake."""
    if node is None or (isinstance(node, Scalar) and node.value is None):
        return
    if not isinstance(node, Sequence):
        message = f"expected a list of deprecated calls, found {describe(node)}"
        diagnostics.error("GS301", message, node.location, "start each entry with '- '")
        return
    by_name: dict[str, list[NativeFunction]] = {}
    for function in native:
        by_name.setdefault(cpp_name(function.func), []).append(function)
    families = {name.partition(".")[0].rstrip("_") for name in unread}
    seen: dict[str, Mapping] = {}
    for entry in node.items:
        if not isinstance(entry, Mapping):
            hint = "write '- name: …' and below it 'aten: …'"
            diagnostics.error("GS301", "expected a deprecated call", entry.location, hint)
            continue
        func = _check_entry(entry, by_name, families, diagnostics)
        if func is not None:
            first = seen.setdefault(str(func), entry)
            if first is not entry:
                related = (Related("first given here", first.location),)
                message = f"'{func.name}' with these arguments stands twice"
                diagnostics.error("GS313", message, entry.location, "remove one", related)


def _check_entry(
    entry: Mapping,
    by_name: dict[str, list[NativeFunction]],
    unread: Collection[str],
    diagnostics: Diagnostics,
) -> FunctionSchema | None:
    """Record what is wrong with one entry; the schema of the form, if it can be read."""
    for key, _ in entry.entries:
        if key.text not in _FIELDS:
            hint = suggest(key.text, _FIELDS)
            diagnostics.error("GS302", f"unknown field '{key.text}'", key.location, hint)
    name, meant = entry.get("name"), entry.get("aten")
    for field, node in zip(_FIELDS, (name, meant), strict=True):
        if node is None and len(entry.entries) < len(_FIELDS):
            diagnostics.error("GS304", f"a deprecated call without {field}", entry.location)
        elif node is not None and not isinstance(node, Scalar):
            message = f"expected text, found {describe(node)}"
            diagnostics.error("GS303", message, node.location)
    if not isinstance(name, Scalar) or not isinstance(meant, Scalar):
        return None
    try:
        func = schema(name, Context(diagnostics, {}))
    except Rejected:
        return None
    _check_call(func, meant, by_name, unread, diagnostics)
    return func


def _check_call(
    func: FunctionSchema,
    meant: Scalar,
    by_name: dict[str, list[NativeFunction]],
    unread: Collection[str],
    diagnostics: Diagnostics,
) -> None:
    try:
        call = parse(meant.text)
    except CppError as error:
        where = meant.locate(error.offset, error.length)
        diagnostics.error("GS313", f"this is not a call: {error.message}", where, error.hint)
        return
    if not isinstance(call, Call) or not isinstance(call.function, Name):
        hint = "write the operator and its arguments by position: add(self, other, alpha)"
        diagnostics.error("GS313", "this is not a call of an operator", meant.location, hint)
        return
    operator = call.function.qualified
    if operator.removesuffix("_out").rstrip("_") in unread:
        return
    if operator not in by_name:
        where = meant.locate(call.function.start, len(operator))
        hint = suggest(operator, by_name) or "the operators are those of native_functions.yaml"
        diagnostics.error("GS311", f"there is no operator '{operator}'", where, hint)
        return
    own = {argument.name: argument for argument in func.arguments.all}
    given: list[Argument | None] = []
    for value in call.arguments:
        if isinstance(value, Name) and value.qualified in own:
            given.append(own[value.qualified])
        elif isinstance(value, Literal):
            given.append(None)
        else:
            text = meant.text[value.start : value.end]
            where = meant.locate(value.start, len(text))
            message = f"'{text}' is not an argument of '{func.name}'"
            diagnostics.error("GS313", message, where, suggest(text, own))
            return
    if not any(_fits(function, func, given) for function in by_name[operator]):
        shown = " or ".join(str(f.func) for f in by_name[operator][:3])
        message = f"no overload of '{operator}' takes these arguments"
        diagnostics.error("GS313", message, meant.location, f"there is {shown}")


def _fits(function: NativeFunction, func: FunctionSchema, given: list[Argument | None]) -> bool:
    """Whether an operator takes what a call passes, and returns what the older form does."""
    arguments = (*function.func.arguments.out, *function.func.arguments.non_out)
    if len(given) > len(arguments) or function.func.returns != func.returns:
        return False
    for wanted, argument in zip_longest(arguments, given[: len(arguments)]):
        if argument is None:
            is_literal = arguments.index(wanted) < len(given)
            fits = str(wanted.type) in _ANY_NUMBER if is_literal else wanted.default is not None
            if not fits:
                return False
        elif (argument.type, argument.annotation) != (wanted.type, wanted.annotation):
            return False
    return True
