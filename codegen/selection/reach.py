"""Everything that a set of operators needs: the operators in their kernels, compositions and derivatives, transitively."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

from ...schema.cached import cached_property
from ..derivatives.formula import Formula
from ..diagnostics import Diagnostics
from ..emit.files import BINDING_MODULES
from ..emit.python_functions import called_packets
from ..model.operators import Operator
from ..model.python_function import METHODS
from ..pipeline import Model, build_model
from ..project.installation import own_project
from ..project.memo import Memo
from ..project.state import FOLDER, generator_digest
from .uses import (
    Function,
    Method,
    Name,
    Operation,
    Packet,
    Packets,
    Sources,
    Use,
    deferred,
    uses_of,
)


@dataclass(frozen=True)
class Program:
    """gradsmith as a whole: its operators and the modules of its run time."""

    model: Model
    sources: Sources
    memo: Memo
    """What generating it has left, to be read only."""

    @cached_property
    def packets(self) -> dict[str, list[Operator]]:
        """Operators by the name of their packet."""
        found: dict[str, list[Operator]] = {}
        for operator in self.model.operators:
            found.setdefault(operator.packet, []).append(operator)
        return found

    @cached_property
    def names(self) -> dict[Name, list[str]]:
        """By what generated modules define, the packets that it calls."""
        found: dict[Name, list[str]] = {}
        for operator in self.model.operators:
            found.setdefault(Name("operators", operator.identifier), []).append(operator.packet)
            if operator.has_function:
                module = BINDING_MODULES[operator.bound_in][0]
                found.setdefault(Name(module, operator.python_name), []).append(operator.packet)
            for python in operator.native.python:
                if not python.is_method:
                    name = Name(BINDING_MODULES[python.module][0], python.name)
                    found.setdefault(name, []).append(operator.packet)
        return found

    @cached_property
    def methods(self) -> dict[str, list[str]]:
        """By the name of a method or attribute of tensors, the packets that it calls."""
        found: dict[str, list[str]] = {}
        for operator in self.model.operators:
            if operator.has_method:
                found.setdefault(operator.packet, []).append(operator.packet)
            for python in operator.native.python:
                if python.module == METHODS:
                    found.setdefault(python.name, []).append(operator.packet)
        return found

    @cached_property
    def special(self) -> dict[str, list[str]]:
        """By the name of a special method, the packets that it calls."""
        found: dict[str, list[str]] = {}
        for operator in self.model.operators:
            for name in (*operator.native.operators, *operator.native.reflected_operators):
                found.setdefault(name, []).append(operator.packet)
        return found

    def needed(self, uses: Iterable[Use]) -> frozenset[str]:
        """The packets that `uses` come to, at any depth."""
        return _Search(self).run(uses)

    def composed_of(self, packet: str) -> frozenset[str]:
        """The other packets that a call of `packet` comes to where it and they are compositions."""
        search = _Search(self, composition_alone=True)
        return search.run([Packet(packet)]) - {packet}

    def uses_of_packet(self, packet: str, composition_alone: bool = False) -> Iterator[Use]:
        """What the operators of a packet use: what they are made of, their functions for Python, and their derivatives."""
        for operator in self.packets[packet]:
            others = (operator.pointwise, operator.shape, operator.small, operator.decomposition)
            for place in (*operator.kernels.values(), *others):
                if (named := deferred(place)) is not None:
                    yield Function(*named)
            native = operator.native
            for other in (native.alias_of, native.origin and native.origin.name):
                if other is not None:
                    yield Packet(str(other).partition(".")[0])
            if composition_alone:
                continue
            for python in native.python:
                if python.signature is not None:
                    yield from map(Packet, called_packets(operator, python))
                for formula in python.expressions:
                    yield from self._of_expression(formula.text)
            yield from self._of_derivative(operator)

    def _of_derivative(self, operator: Operator) -> Iterator[Use]:
        info = self.model.derivatives.get(operator.native)
        if info is None:
            return
        formulas = (*(line.formula for line in info.gradients), *(t.formula for t in info.forward))
        for formula in formulas:
            if isinstance(formula, Formula):
                yield from self._of_expression(formula.text)

    def _of_expression(self, text: str) -> Iterator[Use]:
        """What a formula, or an expression of the field ``python``, uses."""
        for use in uses_of(ast.parse(text, mode="eval")):
            if not isinstance(use, str):
                yield use
            elif (module := self._modules.get(use)) is not None:
                yield Function(module, use)
            elif use in self.model.bound:
                yield Packet(use)

    @cached_property
    def _modules(self) -> dict[str, str]:
        """Where what expressions call is defined, below the package."""
        places = {**self.model.conversions, **self.model.helper_modules}
        return {name: module.partition(".")[2] for name, module in places.items()}


@dataclass
class _Search:
    program: Program
    composition_alone: bool = False
    seen: set[Use] = field(default_factory=set)
    packets: set[str] = field(default_factory=set)

    def run(self, uses: Iterable[Use]) -> frozenset[str]:
        todo = list(uses)
        while todo:
            use = todo.pop()
            if use not in self.seen:
                self.seen.add(use)
                todo += self.follow(use)
        return frozenset(self.packets)

    def follow(self, use: Use) -> Iterator[Use]:
        """What `use` uses in turn."""
        program = self.program
        found: Iterable[str]
        match use:
            case Packet(packet):
                found = (packet,)
            case Packets(prefix):
                found = [packet for packet in program.packets if packet.startswith(prefix)]
            case Function(module, name):
                yield from self.of_function(module, name)
                return
            case Name():
                found = program.names.get(use, ())
            case Method(name):
                found = program.methods.get(name, ())
            case Operation(special):
                found = program.special.get(special, ())
        for packet in found:
            if packet not in self.packets:
                self.packets.add(packet)
                yield from program.uses_of_packet(packet, self.composition_alone)

    def of_function(self, module: str, name: str) -> Iterator[Use]:
        sources = self.program.sources
        if module not in sources:
            return
        source = sources.get(module)
        if name in source.definitions:
            yield from source.definitions[name]
        elif name in source.imported:
            home, original = source.imported[name]
            yield (
                Function(home, original)
                if home in sources
                else Name(home.partition(".")[2], original)
            )
        else:
            for star in source.stars:
                yield (
                    Function(star, name) if star in sources else Name(star.partition(".")[2], name)
                )


def gradsmith_itself() -> Program:
    """gradsmith as it is here, in a clone or installed; quick where it was generated, and its memo is at hand.

    Raises:
        ValueError: something is wrong with its files; the text says what.
    """
    diagnostics = Diagnostics()
    project, folders = own_project(diagnostics)
    memo = Memo()
    memo.attach(project.path(f"{FOLDER}/memo.bin"), generator_digest())
    model = build_model(project, diagnostics, memo)
    if diagnostics.has_errors:
        raise ValueError(diagnostics.render())
    return Program(model, Sources(folders), memo)


def restricted(model: Model, packets: frozenset[str]) -> Model:
    """`model` with the operators of some packets only."""
    operators = tuple(o for o in model.operators if o.packet in packets)
    functions = {o.native for o in operators}
    return replace(
        model,
        functions=tuple(f for f in model.functions if f in functions),
        operators=operators,
        derivatives={f: info for f, info in model.derivatives.items() if f in functions},
        deprecated=tuple(d for d in model.deprecated if d.operator in functions),
    )
