"""Mistakes in batching rules written by hand, and which operators they serve."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from ..model.batching import BatchKind
from ..pipeline import Model
from ..project.modules import batching_modules
from .helpers import MOST_CALLERS, Edit, edits_of, functions_in

__all__ = ["batching_edits"]


def batching_edits(model: Model) -> Iterator[Edit]:
    """Every mistake in every function of the project's modules of batching rules.

    A function that rules call is judged by the operators of those rules, some of them where there are many.
    """
    project = model.project
    modules = batching_modules(project)
    functions = list(functions_in(modules, project, project.kernels_package))
    named = dict(_assigned(model))
    reached: dict[tuple[str, str], dict[str, None]] = {}
    for operator in model.operators:
        if operator.batch is None or operator.batch.kind is not BatchKind.function:
            continue
        waiting = [operator.batch.function.rpartition(":")[2]]
        seen: set[str] = set()
        while waiting:
            name = waiting.pop()
            if name in seen:
                continue
            seen.add(name)
            if name in named:
                waiting.append(named[name])
            for function in functions:
                if function.tree.name == name:
                    place = function.module, name
                    reached.setdefault(place, {})[operator.name] = None
                    waiting += function.called
    few = {place: list(operators)[: MOST_CALLERS + 1] for place, operators in reached.items()}
    yield from edits_of(functions, few)


def _assigned(model: Model) -> Iterator[tuple[str, str]]:
    """Names that are ``partial(function, …)``, with the function's."""
    for module in batching_modules(model.project):
        for node in ast.parse(module.path.read_text(encoding="utf-8")).body:
            match node:
                case ast.Assign(
                    targets=[ast.Name(id=name)],
                    value=ast.Call(func=ast.Name(id="partial"), args=[ast.Name(id=function), *_]),
                ):
                    yield name, function
