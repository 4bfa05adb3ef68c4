"""How operators depend on their arguments, by what their derivatives say and read."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass

from ..derivatives.metadata import METHODS

MADE = frozenset(("factory", "random"))
"""Categories of operators that make a tensor like another one."""
ZEROS = frozenset(("new_zeros", "zeros", "zeros_like"))
"""What a formula calls for a gradient of zero."""


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

    def facts(self) -> str:
        """The same as text that does not change from run to run."""
        sets = sorted(self.bent), sorted(self.cut)
        return repr((self.arguments, *sets, self.is_linear, self.is_made))

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
    ``self.shape``, which is no value), and its formula; `automatic` are the kinds of its forward derivatives that
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
