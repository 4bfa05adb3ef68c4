"""Finds what an expression reads and calls, and rejects syntax that formulas do not support."""

from __future__ import annotations

import ast
from dataclasses import dataclass

from .constants import no_number
from .metadata import metadata_of, metadata_of_elements


@dataclass(frozen=True, slots=True)
class Read:
    """A name that a formula reads.

    `attribute` is None when the value itself is read, and otherwise the piece of metadata that
    suffices: shape, dtype, device, layout, stride or storage_offset.  Of a list of tensors it
    is the metadata of each.  `index` is the constant k of `name[k]`, negative where it counts from the end.
    """

    name: str
    attribute: str | None
    offset: int
    index: int | None = None


@dataclass(frozen=True, slots=True)
class Call:
    """A call of a bare name, `helper(a, b, keyword=c)`.

    `is_open` says that a `*` or `**` hides how many arguments there are.
    """

    name: str
    offset: int
    positional: int
    keywords: tuple[str, ...]
    is_open: bool


class Refused(Exception):
    """The expression contains something that formulas do not have."""

    def __init__(
        self, message: str, offset: int, length: int, hint: str, code: str = "GS402"
    ) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.offset = offset
        self.length = length
        self.hint = hint


HELPER = "write a helper in the folder of formulas and call it here"

PLAIN = (
    ast.BinOp,
    ast.BoolOp,
    ast.Compare,
    ast.Constant,
    ast.IfExp,
    ast.List,
    ast.Slice,
    ast.Starred,
    ast.Tuple,
    ast.UnaryOp,
    ast.operator,
    ast.boolop,
    ast.cmpop,
    ast.unaryop,
    ast.expr_context,
)
REFUSED: dict[type[ast.AST], str] = {
    ast.NamedExpr: "an assignment",
    ast.Await: "await",
    ast.Yield: "yield",
    ast.YieldFrom: "yield",
    ast.JoinedStr: "an f-string",
    ast.Dict: "a dictionary",
    ast.Set: "a set",
    ast.DictComp: "a dictionary",
    ast.SetComp: "a set",
}


class ReadsAndCalls:
    """Collects reads and calls from left to right; raises Refused."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.encoded = None if text.isascii() else text.encode()
        self.reads: list[Read] = []
        self.calls: list[Call] = []

    def offset(self, column: int) -> int:
        """`ast` counts columns in UTF-8 bytes, everybody else in characters."""
        if self.encoded is None:
            return column
        return len(self.encoded[:column].decode(errors="ignore"))

    def read(
        self, name: ast.Name, bound: frozenset[str], attribute: str | None, index: int | None = None
    ) -> None:
        if name.id not in bound:
            self.reads.append(Read(name.id, attribute, self.offset(name.col_offset), index))

    def visit(self, node: ast.AST, bound: frozenset[str]) -> None:
        """Collect from an expression in which the names of `bound` are its own."""
        known = metadata_of(node) or metadata_of_elements(node)
        if known is not None and known.owner.id not in bound:
            self.read(known.owner, bound, known.attribute)
            if known.index is not None:
                self.visit(known.index, bound)
            if not isinstance(node, ast.ListComp | ast.GeneratorExp):
                return
        match node:
            case ast.Name():
                self.read(node, bound, None)
            case ast.Attribute(value, attribute):
                if attribute.startswith("_"):
                    raise self.refuse(node, f"'{attribute}' is private", HELPER, len(attribute))
                self.visit(value, bound)
            case ast.Call(function, arguments, keywords):
                self.visit_call(node, bound)
                for child in (function, *arguments, *(keyword.value for keyword in keywords)):
                    self.visit(child, bound)
            case ast.Subscript(ast.Name() as name, ast.Constant(int() as index)):
                self.read(name, bound, None, index)
            case ast.Subscript(
                ast.Name() as name, ast.UnaryOp(ast.USub(), ast.Constant(int() as index))
            ):
                self.read(name, bound, None, -index)
            case ast.Subscript(value, position):
                self.visit(value, bound)
                self.visit(position, bound)
            case ast.Lambda(parameters, body):
                for default in (*parameters.defaults, *filter(None, parameters.kw_defaults)):
                    self.visit(default, bound)
                names = {
                    node.arg
                    for node in ast.iter_child_nodes(parameters)
                    if isinstance(node, ast.arg)
                }
                self.visit(body, bound | names)
            case ast.ListComp(element, generators) | ast.GeneratorExp(element, generators):
                listed = known.owner if known is not None else None
                for generator in generators:
                    if generator.is_async:
                        raise self.refuse(node, "formulas have no async", HELPER)
                    if generator.iter is not listed or known is None:
                        self.visit(generator.iter, bound)
                    bound |= self.bound_by(generator.target)
                    for condition in generator.ifs:
                        self.visit(condition, bound)
                self.visit(element, bound)
            case _ if isinstance(node, PLAIN):
                for part in ast.iter_child_nodes(node):
                    self.visit(part, bound)
            case _:
                kind = REFUSED.get(type(node), f"'{type(node).__name__}'")
                raise self.refuse(node, f"{kind} has no place in a formula", HELPER)

    def bound_by(self, target: ast.expr) -> set[str]:
        """The names that a list comprehension gives to each item."""
        items = target.elts if isinstance(target, ast.Tuple | ast.List) else [target]
        for item in items:
            if not isinstance(item, ast.Name):
                message = "a list in brackets gives its items names, and nothing else"
                raise self.refuse(item, message, "write '… for x in …'")
        return {item.id for item in items if isinstance(item, ast.Name)}

    def visit_call(self, node: ast.Call, bound: frozenset[str]) -> None:
        if not isinstance(node.func, ast.Name) or node.func.id in bound:
            return
        keywords = tuple(keyword.arg for keyword in node.keywords if keyword.arg is not None)
        starred = any(isinstance(argument, ast.Starred) for argument in node.args)
        is_open = starred or len(keywords) < len(node.keywords)
        offset = self.offset(node.func.col_offset)
        self.calls.append(Call(node.func.id, offset, len(node.args), keywords, is_open))

    def check_constants(self, tree: ast.expr) -> None:
        """Raise for numbers that nothing can be computed with."""
        found = no_number(tree, self.text)
        if found is not None:
            raise Refused(found.message, found.offset, found.length, found.hint, "GS110")

    def refuse(self, node: ast.AST, message: str, hint: str, last: int | None = None) -> Refused:
        """The error for a node, or for its `last` characters."""
        assert isinstance(node, ast.expr)
        end = self.offset(node.end_col_offset or node.col_offset + 1)
        start = self.offset(node.col_offset) if last is None else end - last
        return Refused(message, start, end - start, hint)
