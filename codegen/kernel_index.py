"""Which functions the kernels' modules define: the closed world that YAML names may refer to."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from .memo import MEMO

__all__ = ["FunctionInfo", "KernelIndex", "scan_functions"]


@dataclass(frozen=True, slots=True)
class FunctionInfo:
    """A module-level function."""

    module: str
    name: str
    line: int
    required: int
    """Positional parameters without default."""
    accepted: int | None
    """Positional parameters in all; None for any number."""


@dataclass(frozen=True, slots=True)
class KernelIndex:
    """Functions by name; a name that several modules define is a mistake of the project."""

    functions: Mapping[str, tuple[FunctionInfo, ...]]

    def find(self, name: str) -> FunctionInfo | None:
        """The function called `name`, or ``module:name``; None when there is none."""
        module, _, bare = name.rpartition(":")
        found = self.functions.get(bare, ())
        if module:
            found = tuple(f for f in found if f.module == module)
        return found[0] if found else None


def scan_functions(folder: Path, recursive: bool = False) -> KernelIndex:
    """Public functions and assigned names at the top of every module in `folder`, by `ast`."""
    functions: dict[str, tuple[FunctionInfo, ...]] = {}
    for path in sorted(folder.rglob("*.py") if recursive else folder.glob("*.py")):
        module = ".".join(path.relative_to(folder).with_suffix("").parts)
        for info in _scan(path.read_bytes(), module):
            functions[info.name] = functions.get(info.name, ()) + (info,)
    return KernelIndex(functions)


def _scan(source: bytes, module: str) -> list[FunctionInfo]:
    rows = MEMO.get("kernels", source)
    if rows is not None:
        return [FunctionInfo(module, *row) for row in rows]
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError):
        return []  # the type check of the project reports it
    found = _functions(tree, module)
    MEMO.keep("kernels", source, [[f.name, f.line, f.required, f.accepted] for f in found])
    return found


def _functions(tree: ast.Module, module: str) -> list[FunctionInfo]:
    found = []
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("__"):
            arguments = node.args
            positional = len(arguments.posonlyargs) + len(arguments.args)
            found.append(
                FunctionInfo(
                    module,
                    node.name,
                    node.lineno,
                    positional - len(arguments.defaults),
                    None if arguments.vararg else positional,
                )
            )
        elif isinstance(node, (ast.Assign, ast.AnnAssign)):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            for target in targets:
                if isinstance(target, ast.Name) and not target.id.startswith("__"):
                    found.append(FunctionInfo(module, target.id, node.lineno, 0, None))
    return found
