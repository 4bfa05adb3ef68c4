"""Determines which names and expressions of an optimizer's step are tensors, one statement at a time."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterable


class TensorNames:
    """Names that are tensors where a step has come to."""

    def __init__(self, kept: Iterable[str], to_numbers: Collection[str]) -> None:
        self.kept = {"param", *kept}
        """Those that change by assignment: the parameter and its state."""
        self.names = {"grad", *self.kept}
        self.to_numbers = to_numbers
        """Functions whose results are numbers."""

    def __contains__(self, name: str) -> bool:
        return name in self.names

    def has(self, node: ast.AST) -> bool:
        """Whether an expression is a tensor, rather than a number."""
        match node:
            case ast.Call(func=ast.Name(id=name)) if name in self.to_numbers:
                return False
            case ast.Attribute():
                return False
            case ast.Name(id=name):
                return name in self.names
        return any(map(self.has, ast.iter_child_nodes(node)))

    def assign(self, name: str, is_tensor: bool) -> None:
        """From here on `name` is a tensor, or a number."""
        (self.names.add if is_tensor else self.names.discard)(name)
