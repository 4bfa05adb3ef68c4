"""What formulas of distributions may call: operators, by module, and functions of ``gradsmith.distributions``."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

from ..project.installation import DISTRIBUTION_SOURCES
from .operators import Operator
from .optimizer_names import exported
from .python_function import FUNCTIONAL

SPACES = {"functions": "", "F": FUNCTIONAL, "special": "special", "linalg": "linalg"}
"""What formulas call modules of operators."""


@dataclass(frozen=True, slots=True)
class FormulaNames:
    """Names by where they are from."""

    constraints: tuple[str, ...]
    helpers: Mapping[str, str]
    """The module of each function, constant or transform that is known by its name alone."""
    spaces: Mapping[str, Collection[str]]
    """The functions of each of `SPACES`."""


def known_to_distributions(operators: Iterable[Operator]) -> FormulaNames:
    """What the modules export that formulas may call, and all operators that are functions."""
    trees = {
        name: exported(ast.parse(path.read_text(encoding="utf-8")))
        for name, path in DISTRIBUTION_SOURCES.items()
    }
    constraints = trees.pop("constraints")
    helpers = {name: module for module, names in trees.items() for name in names}
    found: dict[str, set[str]] = defaultdict(set)
    for operator in operators:
        if operator.has_function and not operator.is_out:
            found[operator.module].add(operator.python_name)
        for python in operator.native.python:
            found[python.module].add(python.name)
    spaces = {space: found[module] for space, module in SPACES.items()}
    return FormulaNames(constraints, helpers, spaces)
