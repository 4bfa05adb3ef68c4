"""How operators depend on their arguments, according to their derivatives."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass

from ..derivatives.metadata import METHODS
from .special_methods import SYNTAX

MADE = frozenset(("factory", "random"))
"""Categories of operators that make a tensor like another one."""
_OF_SEVERAL = frozenset(
    ("fft", "linalg", "padding", "pooling", "recurrent", "resampling", "sorting")
)
"""Categories of operators whose elements are those of others in other places, or made of several."""
ZEROS = frozenset(("new_zeros", "zeros", "zeros_like"))
"""What a formula calls for a gradient of zero."""


@dataclass(frozen=True, slots=True)
class Look:
    """Where an operator has the elements of its results from, as its schema and its tags tell."""

    by_element: bool = False
    """Whether each is made of the one in its place in each argument."""
    of_several: bool = False
    """Whether they are others, or made of several, whatever it is given."""
    counts: frozenset[str] = frozenset()
    """Arguments that count something: dimensions, sizes, places."""
    by_default: frozenset[str] = frozenset()
    """Of these, the ones that are a number where nothing is given."""
    syntax: str = ""
    """Python's own way to write it: ``x * y``."""

    def facts(self) -> str:
        """The same as text that does not change from run to run."""
        sets = sorted(self.counts), sorted(self.by_default)
        return repr((self.by_element, self.of_several, *sets, self.syntax))


def look_of(
    arguments: Iterable[tuple[str, str, str | None]],
    tags: Collection[str],
    category: str,
    operators: Iterable[str],
) -> Look:
    """The look of an operator, of which `arguments` are names, types and defaults; `operators` are special methods."""
    by_element = "pointwise" in tags
    counting = {
        name: default
        for name, type, default in arguments
        if type.removesuffix("?").partition("[")[0] in ("int", "SymInt")
    }
    return Look(
        by_element,
        not by_element and ("reduction" in tags or category in _OF_SEVERAL),
        frozenset(counting),
        frozenset(n for n, default in counting.items() if default not in (None, "None")),
        next((SYNTAX[method] for method in operators if method in SYNTAX), ""),
    )


@dataclass(frozen=True, slots=True)
class Dependence:
    """What is surely known of how one overload depends on each of its arguments."""

    arguments: tuple[str, ...]
    bent: frozenset[str] = frozenset()
    """In which it is not linear."""
    is_linear: bool = False
    """Whether it says that it is linear in all its tensors."""
    cut: frozenset[str] = frozenset()
    """Whose gradients it does not pass on."""
    is_made: bool = False
    """Whether it makes a tensor of which its arguments tell no more than shape and dtype."""
    look: Look = Look()

    def facts(self) -> str:
        """The same as text that does not change from run to run."""
        sets = sorted(self.bent), sorted(self.cut)
        return repr((self.arguments, *sets, self.is_linear, self.is_made, self.look.facts()))

    def parameter(self, place: int | str) -> str:
        """What it calls what is given at a position, or by a name; empty where it takes nothing there."""
        if isinstance(place, int):
            return self.arguments[place] if place < len(self.arguments) else ""
        return "self" if place == "input" else place


def nonlinear_arguments(
    arguments: Collection[str],
    gradients: Iterable[tuple[Collection[str], Collection[str], str]],
    automatic: Collection[str],
) -> frozenset[str]:
    """Those whose gradient depends on them: it reads the result, or multiplies by the argument.

    `arguments` are the operator's; each of `gradients` has the arguments that it is of, what it reads (``self``, or
    ``self.shape``, which is not a value), and its formula; `automatic` are the kinds of its forward derivatives that
    follow from the operator.  Of an operator that says it is linear nothing is held against it: a gradient may be
    handed a tensor for its shape alone.
    """
    if "auto_linear" in automatic:
        return frozenset()
    found: set[str] = set()
    for names, reads, formula in gradients:
        values = {name for name in reads if "." not in name}
        if not values.isdisjoint(arguments):
            scaling = values if "auto_element_wise" in automatic else _factors(formula) & values
            found.update(scaling.intersection(names))
        if not values.issubset(arguments):
            found.update(names)
    return frozenset(found)


def always_zero(gradients: Iterable[tuple[Collection[str], Collection[str], str]]) -> set[str]:
    """The arguments whose gradient is written as zero, of the same rows."""
    found: set[str] = set()
    for names, _, formula in gradients:
        match _parsed(formula):
            case ast.Call(ast.Name(name) | ast.Attribute(_, name)) if name in ZEROS:
                found.update(names)
    return found


def _parsed(formula: str) -> ast.expr:
    """A formula's tree; that of nothing, for one of another dialect."""
    try:
        return ast.parse(formula, mode="eval").body
    except SyntaxError:
        return ast.Constant(None)


def _factors(formula: str) -> set[str]:
    """The names by whose elements a formula multiplies or divides: ``grad * self.sgn()``."""
    found: set[str] = set()
    for node in ast.walk(_parsed(formula)):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult | ast.Div):
            found.update(_elements(node.left))
            found.update(_elements(node.right))
    return found


def _elements(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Name(name):
            yield name
        case ast.UnaryOp(_, operand):
            yield from _elements(operand)
        case ast.Call(ast.Attribute(owner, method), []) if method not in METHODS:
            yield from _elements(owner)
