"""Mutants of handwritten batching rules, and the operators that use each rule."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from ..model.batching import BatchKind
from ..pipeline import Model
from ..project.modules import SourceModules
from .helpers import MOST_CALLERS, Edit, Place, ReadFunction, edits_of, functions_in


def batching_edits(model: Model) -> Iterator[Edit]:
    """Every mistake in every function of the project's modules of batching rules.

    A function that rules call is judged by the operators of those rules, some of them where there are many.
    """
    project = model.project
    modules = SourceModules(project).batching
    functions = list(functions_in(modules, project, project.kernels_package))
    named = _named(model)
    of_name: dict[str, list[ReadFunction]] = {}
    for function in functions:
        of_name.setdefault(function.tree.name, []).append(function)
    reached: dict[Place, dict[str, str]] = {}
    for operator in model.operators:
        if operator.batch is None or operator.batch.kind is not BatchKind.function:
            continue
        module, _, first = operator.batch.function.rpartition(":")
        start = [m for m in _modules(functions, named) if m.endswith(module)]
        waiting: list[Place] = [(m, first) for m in start]
        seen: set[Place] = set()
        while waiting:
            place = waiting.pop()
            if place in seen:
                continue
            seen.add(place)
            waiting += [(place[0], name) for name in named.get(place, ())]
            alike = of_name.get(place[1], [])
            # Its own module's, or else what it imports.
            own = [f for f in alike if f.module == place[0]]
            for function in own or alike:
                served = reached.setdefault((function.module, place[1]), {})
                served[operator.name] = operator.batch.function
                called = {*function.called, *_asked(function)}
                waiting += [(function.module, name) for name in called]
    few = {place: _spread(rules)[: MOST_CALLERS + 1] for place, rules in reached.items()}
    yield from edits_of(functions, few, reached)


def _asked(function: ReadFunction) -> Iterator[str]:
    """What arguments go through on their way to a rule: `every` where they are annotated `Every`."""
    for parameter in function.tree.args.args:
        if parameter.annotation is not None:
            names = (n for n in ast.walk(parameter.annotation) if isinstance(n, ast.Name))
            yield from (name.id.lower() for name in names)


def _spread(rules: Mapping[str, str]) -> list[str]:
    """Operators by their rules, so that few of them have as many rules as can be: one of each, a second of each, …"""
    turn: Counter[str] = Counter()
    turns = {}
    for operator, rule in rules.items():
        turns[operator] = turn[rule]
        turn[rule] += 1
    return sorted(rules, key=turns.__getitem__)


def _modules(functions: Iterable[ReadFunction], named: Iterable[Place]) -> set[str]:
    """The modules that functions and other names are of."""
    return {f.module for f in functions} | {module for module, _ in named}


def _named(model: Model) -> dict[Place, set[str]]:
    """By module and name of classes and of values at the top of the modules, what is read in them: rules reach functions so."""
    found: dict[Place, set[str]] = {}
    for module in SourceModules(model.project).batching:
        for node in ast.parse(module.path.read_text(encoding="utf-8")).body:
            match node:
                case (
                    ast.Assign([ast.Name(name)])
                    | ast.AnnAssign(ast.Name(name))
                    | ast.ClassDef(name)
                ):
                    read = {n.id for n in ast.walk(node) if isinstance(n, ast.Name)}
                    place = f"{model.project.kernels_package}.{module.name}", name
                    found.setdefault(place, set()).update(read - {name})
    return found
