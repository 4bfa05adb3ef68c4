"""What formulas of distributions may call: operators, by module, and functions of ``gradsmith.distributions``."""

from __future__ import annotations

import ast
import math
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from inspect import signature

from ..derivatives.check import Scope
from ..derivatives.helpers import Helper, read_helpers
from ..derivatives.operators import Overload, overload
from ..derivatives.value_kinds import FLOAT
from ..diagnostics import Diagnostics, Location
from ..project.contents import Contents
from ..project.installation import DISTRIBUTION_SOURCES
from ..project.modules import SourceModule
from .layers import MATHEMATICS
from .operators import Operator
from .optimizer_names import exported
from .python_function import FUNCTIONAL
from .tensor_members import scope_of_classes

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
    scope: Scope = field(default_factory=lambda: Scope({}))
    """The same for those who look at what kind each value is."""


def known_to_distributions(operators: Iterable[Operator]) -> FormulaNames:
    """What the modules export that formulas may call, and all operators that are functions."""
    trees = {
        name: exported(ast.parse(path.read_text(encoding="utf-8")))
        for name, path in DISTRIBUTION_SOURCES.items()
    }
    constraints = trees.pop("constraints")
    helpers = {name: module for module, names in trees.items() for name in names}
    operators = tuple(operators)
    found: dict[str, dict[str, tuple[Overload, ...]]] = defaultdict(dict)
    for operator in operators:
        if operator.has_function and not operator.is_out:
            held = found[operator.module]
            of_schema = overload(operator.schema)
            held[operator.python_name] = (*held.get(operator.python_name, ()), of_schema)
    for operator in operators:
        for python in operator.native.python:
            found[python.module][python.name] = ()  # which takes more than the operator
    spaces = {space: found[module] for space, module in SPACES.items()}
    scope = replace(
        scope_of_classes(operators),
        values={n: FLOAT for n in MATHEMATICS if isinstance(getattr(math, n), float)},
        helpers={**_OF_NUMBERS, **_read_helpers()},
        spaces=spaces,
    )
    return FormulaNames(constraints, helpers, spaces, scope)


def _read_helpers() -> dict[str, Helper]:
    """What each function of ``gradsmith.distributions`` takes, which formulas call by its name alone."""
    path, contents = DISTRIBUTION_SOURCES["formulas"], Contents()
    paths = path, path.with_name("utils.py")  # from which some of them are
    modules = [SourceModule(path, path.stem, path.name, contents) for path in paths]
    exported_ones = exported(modules[0].tree)
    found = read_helpers(modules, Diagnostics())
    return {name: found[name] for name in exported_ones if name in found}


_ARGUMENTS = {math.log.__name__: ("x", "base")}
"""Those of functions that do not say themselves what they take."""


def _takes_a_number(name: str) -> bool:
    try:
        return str(signature(getattr(math, name))) == "(x, /)"
    except (TypeError, ValueError):  # of constants, and of what C code does not say
        return name in _ARGUMENTS


_OF_NUMBERS = {
    name: Helper(
        *(name, _ARGUMENTS.get(name, ("x",)), (), frozenset(("x",)), False, False, "math"),
        Location("", 1, 1),
        annotations=(("x", float.__name__),),
        returns=float.__name__,
    )
    for name in MATHEMATICS
    if _takes_a_number(name)
}
"""Functions of Python's ``math``, which take one number and know no tensors."""
