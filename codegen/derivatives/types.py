"""The model of an entry of derivatives.yaml."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from enum import Enum
from hashlib import sha256

from ...schema.cached import cached_property
from ..diagnostics import Location
from ..model.types import NativeFunction
from .cpp_formula import CppFormula
from .definition import Definition
from .formula import Formula
from .shown_names import ShownName

__all__ = [
    "DEFAULT",
    "Automatic",
    "DifferentiabilityInfo",
    "Expression",
    "ForwardGradient",
    "Gradient",
    "NonDifferentiable",
    "NotImplementedYet",
    "SavedAttribute",
]

DEFAULT = "Default"
"""The dispatch key of formulas that hold wherever no other key has its own."""

Expression = Formula | CppFormula


class Automatic(Enum):
    """Forward derivatives that follow from the operator itself."""

    linear = "auto_linear"
    """The operator is linear: its forward derivative is the operator, applied to tangents."""
    element_wise = "auto_element_wise"
    """Each element depends on one: forward and backward multiply by the same derivative."""

    def __str__(self) -> str:
        return self.value


@dataclass(frozen=True, slots=True)
class NonDifferentiable:
    """`non_differentiable`: an argument that never has a gradient."""

    is_refused: bool = False
    """`must_not_require_grad`: a call whose argument requires one is refused, instead of dropping it."""

    def __str__(self) -> str:
        return "must_not_require_grad" if self.is_refused else "non_differentiable"


@dataclass(frozen=True, slots=True)
class NotImplementedYet:
    """`not_implemented("why")`: a gradient that exists, which nobody has written down."""

    reason: str

    def __str__(self) -> str:
        return f"not_implemented({self.reason!r})"


@dataclass(frozen=True, slots=True)
class SavedAttribute:
    """What a node keeps for a formula: an argument or output, or a piece of its metadata."""

    name: str
    attribute: str | None
    """None for the value; else shape, dtype, device, layout, stride or storage_offset."""
    is_output: bool

    def __str__(self) -> str:
        return self.name if self.attribute is None else f"{self.name}.{self.attribute}"


@dataclass(frozen=True, slots=True)
class Gradient:
    """The gradient of one argument, or of several that one formula gives together."""

    names: tuple[str, ...]
    formula: Expression | NonDifferentiable | NotImplementedYet
    saved: tuple[SavedAttribute, ...] = ()
    """In the order of reading; no metadata of what is saved itself."""
    gradients_read: frozenset[int] = frozenset()
    """The outputs whose gradients the formula reads; all of them if it reads `grads` as such."""
    reads_needs_input_grad: bool = False
    functions: tuple[str, ...] = ()
    """Helpers and operators that it calls by bare name, in the order of reading."""
    location: Location | None = field(default=None, compare=False)
    alternatives: tuple[Gradient, ...] = ()
    """What else the line says for the same gradient: formulas that were not taken, since they keep more."""

    @property
    def expression(self) -> Expression | None:
        """The formula if there is one to compute."""
        return self.formula if isinstance(self.formula, Formula | CppFormula) else None

    @property
    def is_differentiable(self) -> bool:
        """Whether the arguments can have a gradient, be it one that is not implemented."""
        return not isinstance(self.formula, NonDifferentiable)

    @property
    def is_refused(self) -> bool:
        """Whether a call is refused if the arguments require a gradient."""
        return isinstance(self.formula, NonDifferentiable) and self.formula.is_refused


@dataclass(frozen=True, slots=True)
class ForwardGradient:
    """The tangent of one output, or of several that one formula gives together."""

    outputs: tuple[str, ...]
    formula: Expression | Automatic | NotImplementedYet
    tangents: tuple[str, ...] = ()
    """The arguments whose tangents it reads, as `x_t`."""
    primals: tuple[str, ...] = ()
    """The arguments whose values it reads, as `x_p`, or as `x` if they have no derivative."""
    results: tuple[str, ...] = ()
    """The outputs that it reads."""
    functions: tuple[str, ...] = ()
    location: Location | None = field(default=None, compare=False)
    optional: tuple[str, ...] = ()
    """Of the tangents, those that may be given as None for zero."""


@dataclass(frozen=True)
class DifferentiabilityInfo:
    """The derivatives of an operator, for one dispatch key."""

    function: NativeFunction
    dispatch_key: str
    node: str | None
    """The name of the class of graph nodes, `MulBackward0`; None if no argument has a gradient."""
    gradients: tuple[Gradient, ...]
    forward: tuple[ForwardGradient, ...]
    output_names: tuple[str, ...]
    """By which formulas know the outputs: the names of the returns, or `result`, `result0`, …"""
    output_differentiability: tuple[bool | Expression, ...]
    """For each output whether it has a gradient; an expression is asked at each call."""
    location: Location | None = field(default=None, compare=False)
    entry: str = ""
    """The operator that the entry at `location` names."""
    node_name: str = ""
    """What its nodes say that they are called, where not as their class."""
    shown_names: tuple[ShownName, ...] = ()
    """What else its nodes may say, each with a condition over the node, of which the first that holds counts."""
    view_node: str = ""
    """Of an operator that copies what a view shows, and has the view's derivatives: the view's class of nodes."""
    definition: Definition | None = None
    """What the entry says of the operator as mathematics."""
    mistaken: frozenset[str] = field(default=frozenset(), compare=False)
    """Arguments that a line speaks of, or may speak of, in which there is a mistake: they have no gradient here."""

    @property
    def variants(self) -> Iterator[tuple[DifferentiabilityInfo, Gradient]]:
        """The derivatives with each formula that was not taken in its place, and that formula."""
        for gradient in self.gradients:
            for other in gradient.alternatives:
                exchanged = tuple(other if g is gradient else g for g in self.gradients)
                yield replace(self, gradients=exchanged), other

    @cached_property
    def facts(self) -> str:
        """A digest of every field but places: where the facts are the same, so is what is generated."""
        rows: list[object] = [self.function.facts, self.dispatch_key, self.node, self.output_names]
        for g in self.gradients:
            rows += g.names, _text(g.formula), g.functions, g.reads_needs_input_grad
            rows += (sorted(g.gradients_read),)
            rows += ((s.name, s.attribute, s.is_output) for s in g.saved)
            rows += ((_text(a.formula), *map(str, a.saved)) for a in g.alternatives)
        for f in self.forward:
            rows += f.outputs, _text(f.formula), f.functions
            rows += f.tangents, f.primals, f.results, f.optional
        rows += map(_text, self.output_differentiability)
        rows += self.entry, self.node_name, self.shown_names, self.view_node
        rows += () if self.definition is None else self.definition.texts
        return sha256(repr(rows).encode()).hexdigest()[:24]

    def gradient_of(self, argument: str) -> Gradient | None:
        """The gradient that an argument is given, or None."""
        return next((g for g in self.gradients if argument in g.names), None)

    @property
    def differentiable_arguments(self) -> tuple[str, ...]:
        """The arguments that can have a gradient, in the order of the schema."""
        named = {name for g in self.gradients if g.is_differentiable for name in g.names}
        return tuple(a.name for a in self.function.func.arguments.all if a.name in named)

    @property
    def saved(self) -> tuple[SavedAttribute, ...]:
        """What the formulas need together, in the order of reading.

        One formula may need a tensor where another needs its shape: both are listed, as either
        may be all that is asked for.
        """
        return tuple(dict.fromkeys(saved for g in self.gradients for saved in g.saved))


def _text(formula: object) -> tuple[str, str]:
    """What a formula says, and what it is."""
    spelled = formula.text if isinstance(formula, Formula | CppFormula) else repr(formula)
    return type(formula).__name__, spelled
