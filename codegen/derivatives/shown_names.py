"""Names of nodes that depend on the call: conditions in the field ``node``.

A condition is a Python expression.  It may read `ndim` (the number of dimensions of the first output), the names of
differentiable arguments (whether their gradient is needed), ``rank(argument)`` (its number of dimensions) and
``number(argument)`` (whether a number is saved for it; False once a backward pass has released saved values).

Where PyTorch records several nodes and gradsmith one, a name may describe PyTorch's graph: ``AddmmBackward0(bias,
input, TBackward0(weight))`` lists where gradients go, in PyTorch's order: to arguments, to other nodes, or to `None`.
"""

from __future__ import annotations

import ast
from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

NODE_NAME = r"[A-Z][A-Za-z0-9]*Backward(?:s|[0-9]+)(?:_copy)?|NotImplemented"
"""What a node may be called, as a regular expression."""

Parts: TypeAlias = "tuple[int | str | Parts | None, ...]"
"""Where the gradients of a node go: to inputs by number, to a node of that name and what follows it, or nowhere."""


class ShownName(NamedTuple):
    """A name of a node, and when it has it."""

    name: str
    condition: str
    """An expression over `node`."""
    parts: Parts | None = None
    """Where its gradients go, if that is not to the inputs."""


_ALLOWED = (
    *(ast.Expression, ast.BoolOp, ast.And, ast.Or, ast.UnaryOp, ast.Not, ast.Name, ast.Load),
    *(ast.Compare, ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt, ast.GtE, ast.Constant, ast.Call),
)


def read_name(text: str, arguments: Sequence[str]) -> tuple[str, Parts | None] | None:
    """The name and the parts of ``Name`` or ``Name(argument, Name(…), None)``; None for what is neither."""
    try:
        tree = ast.parse(text.strip(), mode="eval").body
        match tree:
            case ast.Name(name):
                return name, None
            case ast.Call():
                called, *parts = _parts(tree, arguments)
                return str(called), tuple(parts)
    except (SyntaxError, ValueError):
        pass
    return None


def _parts(call: ast.Call, arguments: Sequence[str]) -> Parts:
    """The name that is called, then its parts; ValueError for what has no meaning."""
    match call:
        case ast.Call(ast.Name(name), [*parts], []):
            return name, *[_part(part, arguments) for part in parts]
    raise ValueError(ast.unparse(call))


def _part(part: ast.expr, arguments: Sequence[str]) -> int | Parts | None:
    match part:
        case ast.Constant(None):
            return None
        case ast.Name(name):
            return arguments.index(name)
        case ast.Call():
            return _parts(part, arguments)
    raise ValueError(ast.unparse(part))


def read_condition(text: str, arguments: Sequence[str]) -> str | None:
    """The condition as an expression over `node`; None for what is not a condition over these arguments."""
    try:
        tree = ast.parse(text.strip(), mode="eval")
    except SyntaxError:
        return None
    if not all(isinstance(each, _ALLOWED) for each in ast.walk(tree)):
        return None
    try:
        return ast.unparse(_OverNode(arguments).visit(tree))
    except KeyError:
        return None


def numbers_read(text: str) -> set[str]:
    """The arguments that a condition asks about with ``number(argument)``."""
    calls = [
        node
        for node in ast.walk(ast.parse(text.strip(), mode="eval"))
        if isinstance(node, ast.Call)
    ]
    return {
        name.id
        for call in calls
        for name in call.args
        if isinstance(name, ast.Name) and ast.unparse(call.func) == "number"
    }


class _OverNode(ast.NodeTransformer):
    """Puts in the place of each name what a node has of it; KeyError for a name that means nothing."""

    def __init__(self, arguments: Sequence[str]) -> None:
        self.sources = {"ndim": "len(node._metadata[0][0])"}
        self.slots = {}
        for number, name in enumerate(arguments):
            self.sources[name] = f"node.next_edges[{number}] is not None"
            self.slots[name] = f"isinstance(node.raw_{name}, (int, float, complex))"

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return ast.parse(self.sources[node.id], mode="eval").body

    def visit_Call(self, node: ast.Call) -> ast.expr:
        match node:
            case ast.Call(ast.Name("rank"), [ast.Name(name)], []) if name in self.slots:
                return ast.parse(f"node.rank('{name}')", mode="eval").body
            case ast.Call(ast.Name("number"), [ast.Name(name)], []):
                return ast.parse(self.slots[name], mode="eval").body
        raise KeyError(ast.unparse(node.func))
