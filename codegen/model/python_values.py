"""The parser of the field ``python``, which declares Python functions beyond the schema."""

from __future__ import annotations

from collections.abc import Callable

from ..derivatives.formula import Formula
from ..diagnostics import suggest
from ..yaml.syntax import Mapping as MappingNode
from ..yaml.syntax import Node, Scalar, Sequence
from .python_function import PythonFunction
from .values import Context, Rejected, describe, identifiers, prose, schema_from

_HINT = "write 'nn.functional.name(Tensor input) -> Tensor'"


def python_functions(node: Node, context: Context) -> tuple[PythonFunction, ...]:
    """One function or a list of them, each a signature or a mapping with more to say."""
    return tuple(
        _function(item, context) for item in (node.items if isinstance(node, Sequence) else (node,))
    )


def _function(node: Node, context: Context) -> PythonFunction:
    if isinstance(node, Scalar):
        return _signature(node, context)
    if not isinstance(node, MappingNode):
        raise context.reject(f"expected a function, found {describe(node)}", node.location, _HINT)
    head = node.get("def")
    if not isinstance(head, Scalar):
        raise context.reject("a Python function without 'def'", node.location, _HINT, "GS304")
    found = _signature(head, context)
    values = {}
    for key, value in node.entries:
        if key.text == "def":
            continue
        parse = _FIELDS.get(key.text)
        if parse is None:
            hint = suggest(key.text, (*_FIELDS, "def"))
            context.report(f"unknown field '{key.text}'", key.location, hint, "GS302")
        elif found.signature is None:
            hint = "give the function a signature, or leave this out"
            context.report(f"'{key.text}' of a mere name", key.location, hint, "GS308")
        else:
            values[key.text] = parse(value, context)
    return PythonFunction(
        found.module, found.name, found.signature, found.location, **values  # type: ignore[arg-type]
    )


def _signature(node: Scalar, context: Context) -> PythonFunction:
    qualified = node.text.partition("(")[0].strip()
    module, _, name = qualified.rpartition(".")
    if not name.isidentifier():
        raise context.reject(
            f"{describe(node)} is not a function of a module", node.location, _HINT
        )
    if qualified == node.text:
        return PythonFunction(module, name, None, node.location)
    signature = schema_from(node, len(module) + 1 if module else 0, context)
    return PythonFunction(module, name, signature, node.location)


def _expressions(node: Node, context: Context) -> tuple[Formula, ...]:
    return tuple(
        _expression(n, context) for n in (node.items if isinstance(node, Sequence) else (node,))
    )


def _expression(node: Node, context: Context) -> Formula:
    if not isinstance(node, Scalar) or node.value is None:
        hint = "write a Python expression"
        raise context.reject(f"expected an expression, found {describe(node)}", node.location, hint)
    formula = Formula.parse(node.text, node.locate, context.diagnostics, context.memo)
    if formula is None:
        raise Rejected(node.text)
    return formula


def _arguments(node: Node, context: Context) -> tuple[tuple[str, Formula], ...]:
    if not isinstance(node, MappingNode):
        hint = "write 'argument: expression' for each"
        raise context.reject(f"expected arguments, found {describe(node)}", node.location, hint)
    return tuple((key.text, _expression(value, context)) for key, value in node.entries)


_FIELDS: dict[str, Callable[[Node, Context], object]] = {
    "before": _expressions,
    "arguments": _arguments,
    "returns": _expression,
    "unused": identifiers,
    "doc": prose,
}
