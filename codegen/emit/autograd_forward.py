"""Emits forward mode: functions that compute the tangents of an operator's outputs from its formulas.

The tangent of an argument that has none is zero.  Formulas are linear in tangents, so a term is left out if the
tangents that it reads are absent; zeros are created only for terms that read several tangents.
"""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NoReturn

from ...schema.function_schema import Argument
from ..derivatives.entries import (
    Automatic,
    DifferentiabilityInfo,
    ForwardGradient,
    NotImplementedYet,
)
from ..derivatives.formula import Formula
from ..derivatives.rename import Renamer
from ..model.operators import Operator
from .autograd_saved import differentiable_inputs
from .python_source import python_name


@dataclass(frozen=True, slots=True)
class Step:
    """An assignment on the way to the tangents."""

    target: str
    value: str
    needed: tuple[str, ...] = ()
    """Tangents of which one must be there; none where the assignment is always made."""
    is_first: bool = False
    """Whether the target is None before, where tangents may be missing."""


@dataclass(frozen=True, slots=True)
class ForwardFormula:
    """The function of one operator: over its arguments, its outputs, and its arguments' tangents."""

    identifier: str
    parameters: tuple[str, ...]
    steps: tuple[Step, ...]
    returned: str
    refusal: str
    """The message of the error that stands in place of all else."""
    reads_self: bool
    """Whether the value of the first argument is read: in-place variants must keep it."""
    functions: tuple[str, ...]
    """Helpers and operators that the formulas call by bare name."""


def forward_formula(info: DifferentiabilityInfo, operator: Operator) -> ForwardFormula:
    """The function for `operator`, the one that `info` is about; see `autograd_saved.has_forward_formula`."""
    arguments = operator.schema.arguments.all
    tensors = [a for a in arguments if a.type.is_tensor_like]
    names = [python_name(a.name) for a in arguments]
    outputs = [python_name(name) for name in info.output_names]
    writer = _Writer(info, operator, {a.name: a for a in tensors})
    returned = refusal = ""
    try:
        returned = writer.write()
    except _Refused as refused:
        refusal = str(refused)
    return ForwardFormula(
        operator.identifier,
        (*names, *outputs, *(f"{a.name}_t" for a in tensors)),
        () if refusal else tuple(writer.steps),
        returned,
        refusal,
        any(
            tensors and tensors[0].name == names[0] and names[0] in _read_values(forward, info)
            for forward in info.forward
        ),
        tuple(sorted(writer.functions)),
    )


class _Refused(Exception):
    """The formula says that forward AD is not implemented."""


def _read_values(forward: ForwardGradient, info: DifferentiabilityInfo) -> set[str]:
    """The arguments whose values (not only their tangents or metadata) a formula may read."""
    if forward.formula is Automatic.element_wise:
        return {s.name for g in info.gradients for s in g.saved if not s.is_output}
    if not isinstance(forward.formula, Formula):
        return set()
    return {r.name.removesuffix("_p") for r in forward.formula.reads if r.attribute is None}


class _Writer:
    def __init__(
        self, info: DifferentiabilityInfo, operator: Operator, tensors: dict[str, Argument]
    ) -> None:
        self.info = info
        self.operator = operator
        self.tensors = tensors
        self.inputs = [name for name, _ in differentiable_inputs(info)]
        self.lists = {name for name, is_list in differentiable_inputs(info) if is_list}
        self.steps: list[Step] = []
        self.functions: set[str] = set()
        self.optional: set[str] = set()
        """Tangents that the formula at hand takes as None for zero."""

    def write(self) -> str:
        """Collects the steps; the expression to return."""
        if len(self.info.output_names) == 1:
            (forward,) = self.info.forward
            return self.single(forward)
        returned = dict.fromkeys(self.info.output_names, "None")
        for forward in self.info.forward:
            targets = [f"tangent_of_{name}" for name in forward.outputs]
            returned.update(zip(forward.outputs, targets, strict=True))
            if isinstance(forward.formula, NotImplementedYet):
                self.refuse(forward.formula)
            assert isinstance(forward.formula, Formula)
            self.functions.update(forward.functions)
            self.optional = set(forward.optional)
            if len(targets) > 1:
                source = self.source(forward.formula.tree, self.filled(forward.tangents))
                needed = self.needed(self.inputs)
                if needed:
                    self.steps += (Step(target, "None") for target in targets)
                self.steps.append(Step(", ".join(targets), source, needed))
            else:
                self.sum(targets[0], forward.formula, forward.tangents)
        return f"({', '.join(returned.values())})"

    def single(self, forward: ForwardGradient) -> str:
        match forward.formula:
            case Automatic.linear:
                return self.where_needed(self.linear())
            case Automatic.element_wise:
                return self.where_needed(self.element_wise())
            case NotImplementedYet() as formula:
                self.refuse(formula)
            case Formula() as formula:
                self.functions.update(forward.functions)
                self.optional = set(forward.optional)
                if len(self.tensors) == 1:
                    return self.source(formula.tree, {})
                self.sum("tangent", formula, forward.tangents)
                return "tangent"
        raise AssertionError(forward.formula)

    def refuse(self, formula: NotImplementedYet) -> NoReturn:
        raise _Refused(f"forward AD of {self.operator.name} is not implemented: {formula.reason}")

    def linear(self) -> str:
        """The operator itself, applied to the tangents."""
        filled = self.filled(self.inputs) if len(self.inputs) > 1 else {}
        values = []
        for argument in self.operator.schema.arguments.all:
            name = argument.name
            if name not in self.inputs:
                values.append(python_name(name))
            elif name in self.lists:
                values.append(f"filled_list({name}_t, {python_name(name)})")
            else:
                values.append(filled.get(f"{name}_t", f"{name}_t"))
        target = f"operators.{self.operator.identifier}"
        return f"call({target}, [{', '.join(values)}])"

    def element_wise(self) -> str:
        """The backward formula with the tangent as gradient; both conjugated, since it has the factor so."""
        (gradient,) = (g for g in self.info.gradients if g.expression is not None)
        (name,) = self.inputs
        formula = gradient.formula
        assert isinstance(formula, Formula)
        self.functions.update(gradient.functions)
        self.steps.append(Step("grad", f"conj({name}_t)", self.needed(self.inputs)))
        if gradient.reads_needs_input_grad:
            self.steps.append(Step("needs_input_grad", "(True,)"))
        rename: dict[tuple[str, str | None], str] = {
            (f"grad_{output}", None): "grad" for output in self.info.output_names
        }
        return f"conj({formula.source(rename, conjugate='conj')})"

    def sum(self, target: str, formula: Formula, tangents: Sequence[str]) -> None:
        """Assigns the formula to `target`, term by term."""
        terms = list(_terms(formula.tree, True))
        read = [[t for t in tangents if _reads(term, f"{t}_t")] for _, term in terms]
        if not all(read):
            terms, read = [(True, formula.tree)], [list(tangents)]
        unset = True
        for (positive, term), names in zip(terms, read, strict=True):
            several = len(names) > 1 or names[0] in self.lists
            source = self.source(term, self.filled(names) if several else {})
            if unset and positive and source == f"{names[0]}_t":
                self.steps.append(Step(target, source))
                unset = False
                continue
            if unset:
                value = source if positive else self.source(ast.UnaryOp(ast.USub(), term), {})
            else:
                value = f"{'plus' if positive else 'minus'}({target}, {source})"
            needed = self.needed(names)
            self.steps.append(Step(target, value, needed, bool(needed) and unset))
            unset = False

    def needed(self, names: Sequence[str]) -> tuple[str, ...]:
        """What must be there for a formula that reads these tangents; nothing where one of them surely is.

        The call has a tangent, but that may be of a tensor along which nothing is differentiated.
        """
        return () if set(names) == set(self.tensors) else tuple(f"{name}_t" for name in names)

    def where_needed(self, value: str) -> str:
        """An expression for `value`, which reads every tangent, and None where there is none."""
        needed = self.needed(self.inputs)
        if not needed:
            return value
        self.steps.append(Step("tangent", value, needed, is_first=True))
        return "tangent"

    def filled(self, names: Iterable[str]) -> dict[str, str]:
        """Expressions for tangents that may be absent where zeros are wanted then."""
        return {
            f"{name}_t": (
                f"filled{'_list' if name in self.lists else ''}({name}_t, {python_name(name)})"
            )
            for name in names
            if name not in self.optional
        }

    def source(self, tree: ast.expr, filled: dict[str, str]) -> str:
        rename: dict[tuple[str, str | None], str] = {
            (name, None): text for name, text in filled.items()
        }
        rename |= {(f"{name}_p", None): python_name(name) for name in self.tensors}
        return ast.unparse(Renamer(rename, "conj").visit(copy.deepcopy(tree)))


def _terms(tree: ast.expr, positive: bool) -> Iterable[tuple[bool, ast.expr]]:
    """The terms of a sum, with their signs."""
    match tree:
        case ast.BinOp(left, ast.Add(), right):
            yield from _terms(left, positive)
            yield from _terms(right, positive)
        case ast.BinOp(left, ast.Sub(), right):
            yield from _terms(left, positive)
            yield from _terms(right, not positive)
        case ast.UnaryOp(ast.USub(), operand):
            yield from _terms(operand, not positive)
        case _:
            yield positive, tree


def _reads(tree: ast.expr, name: str) -> bool:
    return any(isinstance(node, ast.Name) and node.id == name for node in ast.walk(tree))
