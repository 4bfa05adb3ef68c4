"""What nodes say that they are called, where it follows from the call: conditions of the field ``node``.

A condition is a Python expression over `ndim`, the number of the first output's dimensions, the differentiable arguments by
name, each of which says whether its gradient is asked for, and ``number(argument)``, whether a number is saved for it: no
longer once a backward has released what was saved.
"""

from __future__ import annotations

import ast
from collections.abc import Sequence

_ALLOWED = (
    *(ast.Expression, ast.BoolOp, ast.And, ast.Or, ast.UnaryOp, ast.Not, ast.Name, ast.Load),
    *(ast.Compare, ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt, ast.GtE, ast.Constant, ast.Call),
)


def read_condition(text: str, arguments: Sequence[str]) -> str | None:
    """The condition as an expression over `node`; None for what is no condition over these arguments."""
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
            case ast.Call(ast.Name("number"), [ast.Name(name)], []):
                return ast.parse(self.slots[name], mode="eval").body
        raise KeyError(ast.unparse(node.func))
