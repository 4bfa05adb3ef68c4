"""What expressions of layers may call: functions declared in YAML, and handwritten functions of ``gradsmith.nn``."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterable
from dataclasses import replace
from pathlib import Path

from ...schema.function_schema import FunctionSchema
from ..project.installation import LAYER_SOURCES
from ..project.settings import Project
from .base import Base
from .layers import Argument, Known, arguments_of
from .operators import Operator
from .python_function import FUNCTIONAL
from .tensor_members import scope_of_classes


def known_to_layers(
    project: Project, operators: Iterable[Operator], base: Base, unread: Collection[str] = ()
) -> Known:
    """The namespaces ``F``, ``init``, ``arguments`` and a library's own, and what `function` may say."""
    operators = tuple(operators)
    by_hand = {name: _defined(paths) for name, paths in LAYER_SOURCES.items()}
    functions = {f"F.{name}": arguments for name, arguments in by_hand["F"].items()}
    spaces = {name: set(found) for name, found in by_hand.items()}
    own: set[str] = set()
    for operator in operators:
        if operator.has_function and not operator.is_out:
            own.add(operator.python_name)
            if project.extends:
                name = f"{project.namespace}.{operator.python_name}"
                functions.setdefault(name, _arguments(operator.schema))
        for python in operator.native.python:
            if python.module == FUNCTIONAL:
                functions[f"F.{python.name}"] = _arguments(python.signature or operator.schema)
    spaces["F"] |= {n.removeprefix("F.") for n in functions if n.startswith("F.")} | base.functional
    spaces[project.namespace if project.extends else "functions"] = own
    every = {f"{s}.{name}": given for s, found in by_hand.items() for name, given in found.items()}
    scope = replace(
        scope_of_classes(operators, base),
        spaces={space: dict.fromkeys(names, ()) for space, names in spaces.items()},
    )
    return Known(functions, spaces, base.layers, unread, scope, every | functions)


def _arguments(schema: FunctionSchema) -> tuple[Argument, ...]:
    keyword_only = schema.arguments.kwarg_only
    return tuple(
        Argument("input" if a.name == "self" else a.name, str(a.type), a.default, a in keyword_only)
        for a in schema.arguments.all
    )


def _defined(paths: Iterable[Path]) -> dict[str, tuple[Argument, ...]]:
    """The functions of some modules; none of a module that cannot be read, as its own import will say."""
    found: dict[str, tuple[Argument, ...]] = {}
    for path in paths:
        try:
            tree = ast.parse(path.read_text(encoding="utf-8"))
        except (OSError, SyntaxError):
            continue
        for node in tree.body:
            if isinstance(node, ast.FunctionDef):
                found[node.name] = arguments_of(node.args)
    return found
