"""The handwritten functions of ``gradsmith.optim`` that expressions of optimizers may call."""

from __future__ import annotations

import ast
from dataclasses import dataclass

from ..project.installation import OPTIMIZER_SOURCES


@dataclass(frozen=True, slots=True)
class UpdateFunctions:
    """Names of functions by what they are for."""

    first_values: tuple[str, ...]
    """What a tensor of the state begins as."""
    to_tensors: tuple[str, ...]
    to_numbers: tuple[str, ...]
    """Functions of tensors whose results are numbers."""


def known_to_optimizers() -> UpdateFunctions:
    """What the modules export; of an update, what is annotated as a number is one."""
    updates, first = (ast.parse(p.read_text(encoding="utf-8")) for p in OPTIMIZER_SOURCES)
    numbers = tuple(
        node.name
        for node in updates.body
        if isinstance(node, ast.FunctionDef)
        and isinstance(node.returns, ast.Name)
        and node.returns.id == float.__name__
    )
    tensors = exported(updates)
    return UpdateFunctions(
        exported(first), tuple(name for name in tensors if name not in numbers), numbers
    )


def exported(tree: ast.Module) -> tuple[str, ...]:
    """What a module lists in ``__all__``."""
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            return tuple(ast.literal_eval(node.value))
    return ()
