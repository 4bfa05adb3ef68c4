"""The handwritten functions of ``gradsmith.optim`` that expressions of optimizers may call."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from ..derivatives.check import Scope
from ..derivatives.helpers import Helper, read_helpers
from ..diagnostics import Diagnostics, Location
from ..project.contents import Contents
from ..project.installation import OPTIMIZER_SOURCES
from ..project.modules import SourceModule
from .base import Base
from .operators import Operator
from .tensor_members import scope_of_classes


@dataclass(frozen=True, slots=True)
class UpdateFunctions:
    """Names of functions by what they are for."""

    first_values: Mapping[str, Helper]
    """What a tensor of the state begins as."""
    to_tensors: tuple[str, ...]
    to_numbers: tuple[str, ...]
    """Functions of tensors whose results are numbers."""
    scope: Scope = field(default_factory=lambda: Scope({}))
    """The same for those who look at what kind each value is."""


def known_to_optimizers(
    operators: Iterable[Operator] = (), base: Base | None = None
) -> UpdateFunctions:
    """What the modules export; of an update, what is annotated as a number is one.

    `operators` are what tensors have methods for, besides those of `base`.
    """
    updates, first = (ast.parse(p.read_text(encoding="utf-8")) for p in OPTIMIZER_SOURCES)
    numbers = tuple(
        node.name
        for node in updates.body
        if isinstance(node, ast.FunctionDef)
        and isinstance(node.returns, ast.Name)
        and node.returns.id == float.__name__
    )
    tensors = tuple(name for name in exported(updates) if name not in numbers)
    contents = Contents()
    modules = [SourceModule(path, path.stem, path.name, contents) for path in OPTIMIZER_SOURCES]
    defined = read_helpers(modules, Diagnostics())
    helpers = {name: defined[name] for name in numbers}
    for name in tensors:
        helpers[name] = replace(defined.get(name, _operator(name)), returns="Tensor")
    scope = replace(scope_of_classes(operators, base), helpers=helpers)
    first_values = {name: defined[name] for name in exported(first)}
    return UpdateFunctions(first_values, tensors, numbers, scope)


def _operator(name: str) -> Helper:
    """An operator under its own name, which takes what it takes."""
    return Helper(name, (), (), frozenset(), True, True, "", Location("", 1, 1))


def exported(tree: ast.Module) -> tuple[str, ...]:
    """What a module lists in ``__all__``."""
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            return tuple(ast.literal_eval(node.value))
    return ()
