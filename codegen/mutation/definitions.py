"""Mutants of definitions (`math`), and of formulas that have a proof.

Definitions and formulas are written independently, so the proof must find a mistake in either.  A mutant that can
still be proved shows that the proof would accept anything.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import replace

from ..model.operators import Operator
from ..pipeline import Model
from ..proof.record import provable
from .mutants import Mutant, kinds_of
from .mutations import mutations


def definition_mutants(model: Model) -> Iterator[Mutant]:
    """Every mutant of every definition of an operator that some line is proved of."""
    for operator, info in provable(model):
        definition = info.definition
        if definition is None or not definition.math or not _proved(operator, model):
            continue
        assert definition.location is not None
        text = definition.math
        arguments = [a.name for a in info.function.func.arguments.all]
        kinds = {name: kind for name, kind in kinds_of(info).items() if name in arguments}
        for mutation in mutations(ast.parse(text, mode="eval").body, text, kinds):
            after = mutation.apply(text)
            if ast.dump(ast.parse(after)) == ast.dump(ast.parse(text)):
                continue
            yield Mutant(
                f"{operator.name}: math",
                mutation.kind,
                definition.location,
                f"{mutation.before} -> {mutation.after}",
                text,
                after,
                (operator.name,),
                replace(info, definition=replace(definition, math=after)),
            )


def of_proved_lines(mutants: Iterable[Mutant], model: Model) -> Iterator[Mutant]:
    """Those of `mutants` that are about a line with a proof."""
    proved = {operator.name: _proved(operator, model) for operator, _ in provable(model)}
    for mutant in mutants:
        operator, _, line = mutant.where.partition(": ")
        if mutant.derivative is not None and line in proved.get(operator, ()):
            yield mutant


def _proved(operator: Operator, model: Model) -> frozenset[str]:
    entry = model.proofs.get(operator.name)
    return frozenset(line.name for line in entry.lines if line.method) if entry else frozenset()
