"""The syntax tree of C++ expressions.  Every node has its position, as offsets into the text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple


class Literal(NamedTuple):
    """``1``, ``2.0f``, ``"text"``, ``true``, ``nullptr``; `kind` is int, float, str, bool or null."""

    kind: str
    text: str
    start: int
    end: int


class Name(NamedTuple):
    """``self``, ``at::sum``, ``std::vector<Tensor>``."""

    parts: tuple[str, ...]
    offsets: tuple[int, ...]
    """Where each part begins."""
    template: tuple[Expression, ...] | None
    start: int
    end: int

    @property
    def last(self) -> str:
        """The name without its namespaces."""
        return self.parts[-1]

    @property
    def qualified(self) -> str:
        """The name with its namespaces, as they are written."""
        return "::".join(self.parts)


class Member(NamedTuple):
    """``value.name``, or ``value->name``."""

    value: Expression
    name: str
    is_arrow: bool
    name_start: int
    template: tuple[Expression, ...] | None
    start: int
    end: int


class Call(NamedTuple):
    """``function(arguments)``."""

    function: Expression
    arguments: tuple[Expression, ...]
    start: int
    end: int


class Braces(NamedTuple):
    """``{a, b}``, or ``Type{a, b}``."""

    type: Name | None
    items: tuple[Expression, ...]
    start: int
    end: int


class Index(NamedTuple):
    """``value[index]``."""

    value: Expression
    subscript: Expression
    start: int
    end: int


class Unary(NamedTuple):
    """``-value``, ``!value``, ``*value``, ``&value``."""

    operator: str
    value: Expression
    start: int
    end: int


class Binary(NamedTuple):
    """``left + right``."""

    operator: str
    left: Expression
    right: Expression
    start: int
    end: int


class Conditional(NamedTuple):
    """``condition ? chosen : otherwise``."""

    condition: Expression
    chosen: Expression
    otherwise: Expression
    start: int
    end: int


class Lambda(NamedTuple):
    """``[&]() { return value; }``; of its body nothing but the expressions is kept."""

    parameters: tuple[str, ...]
    body: tuple[Expression, ...]
    start: int
    end: int


Expression = Literal | Name | Member | Call | Braces | Index | Unary | Binary | Conditional | Lambda


def children(node: Expression) -> tuple[Expression, ...]:
    """The expressions right below a node, from left to right; a template's are types, and left out."""
    match node:
        case Member():
            return (node.value,)
        case Call():
            return (node.function, *node.arguments)
        case Braces():
            return node.items
        case Index():
            return (node.value, node.subscript)
        case Unary():
            return (node.value,)
        case Binary():
            return (node.left, node.right)
        case Conditional():
            return (node.condition, node.chosen, node.otherwise)
        case Lambda():
            return node.body
        case _:
            return ()


def walk(node: Expression) -> Iterator[Expression]:
    """A node and everything below it, from left to right."""
    waiting = [node]
    while waiting:
        node = waiting.pop()
        yield node
        waiting.extend(reversed(children(node)))
