"""The formulas of one entry of derivatives.yaml, for one dispatch key."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import product

from ..diagnostics import Related, nearest, suggest
from ..model.fields import FIELDS as FIELDS_OF_OPERATORS
from ..yaml.syntax import Node, Scalar, Sequence
from .cpp_formula import CppFormula
from .formula import Formula
from .names import Names
from .reads import Read
from .types import (
    Automatic,
    Expression,
    ForwardGradient,
    Gradient,
    NonDifferentiable,
    NotImplementedYet,
)

__all__ = ["FormulaLoader"]

NAME = re.compile(r"[^\s,](?:[^,]*[^\s,])?")
_EMPTY = re.compile(r"(?:^|(?<=,))\s*,|,(?=\s*$)")
"""A comma with nothing before or behind it."""
FIELDS = ("name", "output_differentiability", "dispatch")
"""The fields of an entry that are not formulas."""
_WITHOUT_GRADIENT = {str(word): word for word in (NonDifferentiable(), NonDifferentiable(True))}
"""What a line says instead of a formula; PyTorch's files have the second by saying nothing."""
CPP_NOT_IMPLEMENTED = re.compile(r'not_implemented(?:_list)?\("([^"]*)"\)')


@dataclass(frozen=True, slots=True)
class _Line:
    """`self, other: formula`, the names being arguments or outputs."""

    names: tuple[str, ...]
    key: Scalar
    formula: Scalar
    others: tuple[Scalar, ...] = ()
    """Further formulas for the same gradient."""


_AUTOMATIC = frozenset(automatic.value for automatic in Automatic)


class FormulaLoader:
    """Loads lines; records mistakes and leaves out what they make useless."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.diagnostics = names.diagnostics
        self.is_python = names.library is not None
        self.wrong: set[tuple[str, ...]] = set()
        """The lines in whose formulas a mistake is reported already."""
        self.is_mistaken = False
        """Whether something is reported of the arguments' lines, so that what follows from them is unknown."""
        self.mistaken: frozenset[str] = frozenset()
        """Arguments without a gradient that a line with a mistake is of, or may be of."""

    def load(
        self, lines: Iterable[tuple[Scalar, Node]]
    ) -> tuple[tuple[Gradient, ...], tuple[ForwardGradient, ...]]:
        """The gradients of arguments and the tangents of outputs that the lines give."""
        backward: list[_Line] = []
        forward: list[_Line] = []
        given: dict[str, Scalar] = {}
        lines = tuple(lines)
        before = len(self.diagnostics)
        for key, node in lines:
            line = self.line(key, node, given)
            if line is not None:
                of_arguments = line.names[0] in self.names.arguments
                (backward if of_arguments else forward).append(line)
        loaded = [(line, tuple(self.gradient(line))) for line in backward]
        others = [tuple(self.alternatives(line)) for line in backward]
        every = [g for (_, found), more in zip(loaded, others) for g in (*found, *more)]
        right = [g for g in every if g.names not in self.wrong]
        if self.check_gradient_names(right):
            self.check_kinds(right)
        self.check_kinds((g for g in every if g.names in self.wrong), is_wrong=True)
        gradients = self.fewest_saved(
            [(*found, *more) for (_, found), more in zip(loaded, others) if found]
        )
        differentiable = [
            name
            for line, found in loaded
            # An argument whose formula cannot be read was meant to have a derivative.
            if not found or found[0].is_differentiable
            for name in line.names
            if self.names.is_tensor(name)
        ]
        self.is_mistaken = len(self.diagnostics) > before
        found_of = {name for gradient in gradients for name in gradient.names}
        is_unread = len(backward) + len(forward) < len(lines)
        self.mistaken = frozenset(self.names.arguments if is_unread else given) - found_of
        tangents = (
            found
            for line in forward
            for found in self.tangent(line, differentiable, is_only=len(forward) == 1)
        )
        return gradients, tuple(tangents)

    def fewest_saved(self, choices: Iterable[tuple[Gradient, ...]]) -> tuple[Gradient, ...]:
        """Of each line's formulas one, so that together they keep as few tensors as can be; the first ones if there is a choice."""
        choices = tuple(choices)
        if all(len(choice) == 1 for choice in choices):
            return tuple(gradient for (gradient,) in choices)

        def cost(chosen: tuple[tuple[int, Gradient], ...]) -> tuple[int, int]:
            kept = {
                saved.name
                for _, gradient in chosen
                for saved in gradient.saved
                if saved.attribute is None and (saved.is_output or self.names.is_tensor(saved.name))
            }
            return len(kept), sum(place for place, _ in chosen)

        lines = [tuple(enumerate(choice)) for choice in choices]
        taken = min(product(*lines), key=cost)
        return tuple(
            (
                replace(gradient, alternatives=tuple(g for _, g in line if g is not gradient))
                if len(line) > 1
                else gradient
            )
            for line, (_, gradient) in zip(lines, taken)
        )

    # -- the left side --------------------------------------------------------------------------

    def alternatives_in(self, key: Scalar, node: Sequence) -> tuple[Scalar, ...] | None:
        """The formulas of a line that gives several; None where they are not such."""
        hint = "write a list of formulas for the same gradient, of which each may be taken"
        if len(node.items) < 2:
            message = f"a list for '{key.text}' has two formulas or more"
            single = "write the formula itself, in quotes if it begins with a bracket"
            self.diagnostics.error("GS404", message, node.location, single)
            return None
        found: dict[str, Scalar] = {}
        for item in node.items:
            if not isinstance(item, Scalar):
                message = f"expected a formula for '{key.text}'"
                self.diagnostics.error("GS404", message, item.location, hint)
                return None
            text = item.text.strip()
            if text in _WITHOUT_GRADIENT or "not_implemented(" in text:
                message = f"'{text}' stands beside formulas for '{key.text}'"
                self.diagnostics.error("GS410", message, item.location, "keep one or the other")
                return None
            first = found.setdefault(text, item)
            if first is not item:
                message = f"'{key.text}' has the same formula twice"
                related = (Related("the first one", first.location),)
                self.diagnostics.error("GS410", message, item.location, "leave one out", related)
                return None
        return tuple(found.values())

    def line(self, key: Scalar, node: Node, given: dict[str, Scalar]) -> _Line | None:
        others: tuple[Scalar, ...] = ()
        if isinstance(node, Sequence) and self.is_python and nearest(key.text, FIELDS) is None:
            formulas = self.alternatives_in(key, node)
            if formulas is None:
                return None
            node, *rest = formulas
            others = tuple(rest)
        if not isinstance(node, Scalar):
            field = nearest(key.text, FIELDS)
            if field is not None:
                message = f"there is no field '{key.text}'"
                hint = f"did you mean '{field}'?"
                self.diagnostics.error("GS404", message, key.location, hint)
                return None
            hint = "write the formula behind ':', between quotes if it contains ': ' or ' #'"
            message = f"expected a formula for '{key.text}'"
            self.diagnostics.error("GS404", message, node.location, hint)
            return None
        names = []
        refused = False
        for comma in _EMPTY.finditer(key.text):
            where = key.locate(comma.start(), 1)
            self.diagnostics.error("GS404", "a name is missing here", where, "remove the comma")
            refused = True
        for match in NAME.finditer(key.text):
            name = match[0]
            if not self.check_name(name, key, match.start()):
                refused = True
                continue
            if (first := given.setdefault(name, key)) is not key or name in names:
                related = (Related("the first one", first.location),)
                message = f"'{name}' has two formulas"
                where = key.locate(match.start(), len(name))
                self.diagnostics.error("GS410", message, where, "leave one out", related)
                refused = True
                continue
            names.append(name)
        if len({name in self.names.arguments for name in names}) > 1:
            message = "a line gives gradients of arguments or tangents of outputs, not both"
            self.diagnostics.error("GS408", message, key.location, "write two lines")
            return None
        if others and names and names[0] not in self.names.arguments:
            message = f"'{key.text}' has several formulas"
            hint = "tangents have one: they keep nothing, so there is nothing to choose"
            self.diagnostics.error("GS410", message, key.location, hint)
            return None
        # How many gradients its formula gives cannot be told of a line with a wrong name.
        return _Line(tuple(names), key, node, others) if names and not refused else None

    def check_name(self, name: str, key: Scalar, offset: int) -> bool:
        arguments, outputs = self.names.arguments, self.names.outputs
        if name in arguments or name in outputs:
            return True
        message = f"'{self.names.function.name}' has no argument or output '{name}'"
        hint = suggest(name, (*arguments, *outputs))
        if hint is None and name in FIELDS_OF_OPERATORS:
            hint = "move it to native_functions.yaml, of whose entries it is a field"
        if hint is None:
            hint = f"arguments: {', '.join(arguments)}; outputs: {', '.join(outputs)}"
        self.diagnostics.error("GS408", message, key.locate(offset, len(name)), hint)
        return False

    # -- gradients of arguments -----------------------------------------------------------------

    def gradient(self, line: _Line) -> Iterator[Gradient]:
        text = line.formula.text.strip()
        where = line.formula.location
        if text in _WITHOUT_GRADIENT and (self.is_python or text == "non_differentiable"):
            yield Gradient(line.names, _WITHOUT_GRADIENT[text], location=where)
            return
        for name in line.names:
            if not self.names.is_tensor(name):
                hint = "leave the line out: only tensors have gradients"
                message = f"'{name}' is of type {self.names.arguments[name]}"
                self.diagnostics.error("GS409", message, line.key.location, hint)
                return
        before = len(self.diagnostics)
        formula = self.parse(line.formula)
        if isinstance(formula, NotImplementedYet):
            yield Gradient(line.names, formula, location=where)
        elif formula is not None:
            reads = self.names.backward(formula, line.names)
            if len(self.diagnostics) > before:
                self.wrong.add(line.names)
            yield Gradient(
                line.names,
                formula,
                reads.saved,
                reads.gradients,
                reads.needs_input_grad,
                reads.functions,
                where,
            )

    def alternatives(self, line: _Line) -> Iterator[Gradient]:
        """The further formulas of a line."""
        for formula in line.others:
            yield from self.gradient(replace(line, formula=formula, others=()))

    def check_kinds(self, gradients: Iterable[Gradient], is_wrong: bool = False) -> None:
        """Check the kinds in formulas; `is_wrong` says that something else is wrong in them."""
        gradients = tuple(gradients)
        read = {i for gradient in gradients for i in gradient.gradients_read}
        for gradient in gradients:
            formula = gradient.formula
            if not isinstance(formula, Formula):
                continue
            before = len(self.diagnostics)
            several = len(read) > 1
            self.names.check_kinds(formula, gradient.names, several=several, is_wrong=is_wrong)
            if is_wrong:
                continue
            if not gradient.gradients_read and len(self.diagnostics) == before:
                message = f"the formula does not read {self.names.gradient_read()}"
                hint = "multiply by it, or write 'grad.new_zeros(…)' for a gradient that is always zero"
                if "grad" in self.names.arguments:
                    hint = "'grad' is an argument here: the gradient that arrives is 'grads[0]'"
                if formula.text == "None":
                    hint = "write 'non_differentiable' for an argument that never has a gradient"
                where = formula.locate(0, len(formula.text))
                self.diagnostics.error("GS422", message, where, hint)

    def check_gradient_names(self, gradients: Iterable[Gradient]) -> bool:
        """Whether an entry has one of `grad`, `grads[i]` and `grad_<name>` alone; records it if not."""
        mistakes = len(self.diagnostics)
        first: dict[str, tuple[Expression, Read]] = {}
        for gradient in gradients:
            expression = gradient.expression
            for read in expression.reads if expression is not None else ():
                if read.name in self.names.arguments:
                    continue
                kind = read.name if read.name in ("grad", "grads") else "grad_<name>"
                if kind == "grad_<name>" and self.names.named_gradient(read.name) is None:
                    continue
                assert expression is not None
                others = [other for other in first if other != kind]
                if others and kind not in first:
                    where = expression.locate(read.offset, len(read.name))
                    other, place = first[others[0]]
                    located = other.locate(place.offset, len(place.name))
                    message = f"'{read.name}' beside '{others[0]}': which gradients are meant?"
                    hint = "name all of them in one way: 'grads[0]' is 'grad'"
                    related = (Related(f"'{others[0]}' is read here", located),)
                    self.diagnostics.error("GS413", message, where, hint, related)
                first.setdefault(kind, (expression, read))
        return len(self.diagnostics) == mistakes

    # -- tangents of outputs --------------------------------------------------------------------

    def tangent(
        self, line: _Line, differentiable: list[str], is_only: bool
    ) -> Iterator[ForwardGradient]:
        text = line.formula.text.strip()
        where = line.formula.location
        if text in _AUTOMATIC:
            if self.check_automatic(line, differentiable, is_only):
                automatic, reads = Automatic(text), tuple(differentiable)
                yield ForwardGradient(line.names, automatic, reads, location=where)
            return
        before = len(self.diagnostics)
        formula = self.parse(line.formula)
        if isinstance(formula, NotImplementedYet):
            yield ForwardGradient(line.names, formula, location=where)
        elif formula is not None:
            # What has a line with a mistake was meant to have a derivative.
            mistaken = sorted(self.mistaken.difference(differentiable))
            known = [*differentiable, *filter(self.names.is_tensor, mistaken)]
            reads_of = self.names.forward(formula, known)
            if isinstance(formula, Formula):
                is_wrong = len(self.diagnostics) > before
                self.names.check_kinds(formula, line.names, known, is_wrong=is_wrong)
            if self.is_python and not reads_of.tangents and len(self.diagnostics) == before:
                message = "a forward formula that reads no tangent"
                have = " or ".join(f"'{name}_t'" for name in differentiable)
                self.diagnostics.error("GS416", message, where, f"it multiplies by {have}")
            yield ForwardGradient(
                line.names,
                formula,
                reads_of.tangents,
                reads_of.primals,
                reads_of.results,
                reads_of.functions,
                where,
                reads_of.optional,
            )

    def check_automatic(self, line: _Line, differentiable: list[str], is_only: bool) -> bool:
        text = line.formula.text.strip()
        reason = None
        if not is_only or len(line.names) > 1:
            reason = "it holds for operators with one differentiable output"
        elif not differentiable and self.is_mistaken:
            return False
        elif not differentiable:
            reason = "no argument has a derivative"
        elif text == Automatic.element_wise.value and len(differentiable) > 1:
            reason = f"several arguments have derivatives: {', '.join(differentiable)}"
        if reason is not None:
            hint = "write the formula out, with 'self_t' for the tangent of 'self'"
            message = f"{text} cannot be used: {reason}"
            self.diagnostics.error("GS416", message, line.formula.location, hint)
        return reason is None

    # -- the right side -------------------------------------------------------------------------

    def parse(self, scalar: Scalar) -> Expression | NotImplementedYet | None:
        """The formula that a scalar spells."""
        if not self.is_python:
            missing = CPP_NOT_IMPLEMENTED.fullmatch(scalar.text)
            if missing is not None:
                return NotImplementedYet(missing[1])
            return CppFormula.parse(scalar.text, scalar.locate, self.diagnostics)
        formula = Formula.parse(scalar.text, scalar.locate, self.diagnostics, self.names.memo)
        if formula is None:
            return None
        if "not_implemented" not in formula.text:
            self.names.check_calls(formula)
            return formula
        match formula.tree:
            case ast.Call(
                ast.Name("not_implemented"), [ast.Constant(str() as reason)], []
            ) if reason.strip():
                return NotImplementedYet(reason)
            case ast.Call(ast.Name("not_implemented")) | ast.Name("not_implemented"):
                hint = 'write not_implemented("why")'
                message = "not_implemented takes the reason, as a string"
                self.diagnostics.error("GS402", message, scalar.location, hint)
                return None
        self.names.check_calls(formula)
        return formula
