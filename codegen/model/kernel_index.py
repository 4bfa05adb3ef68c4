"""The functions in modules of kernels, which are all that YAML may refer to."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from ..diagnostics import Diagnostics, Location, Source, hint_for_syntax, not_text
from ..project.memo import Memo
from ..project.modules import SourceModule
from .kernel_parameters import Parameters


@dataclass(frozen=True, slots=True)
class FunctionInfo:
    """A module-level function."""

    module: str
    name: str
    line: int
    parameters: Parameters | None = None
    """None where they are not known: a name that was assigned anything but a function of the module."""


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

    def beside(self, kernel: str | None, suffix: str) -> FunctionInfo | None:
        """The function that is called as `kernel`, with `suffix` behind it: ``mm_shape``, ``mm_rule``."""
        return None if kernel is None else self.find(f"{kernel.rpartition(':')[2]}_{suffix}")


def scan_functions(
    modules: Iterable[SourceModule],
    memo: Memo | None = None,
    diagnostics: Diagnostics | None = None,
) -> KernelIndex:
    """Public functions and assigned names at the top of `modules`, by `ast`.

    A module that Python cannot read is recorded in `diagnostics`, where there are any, and counts as empty.
    """
    memo = memo or Memo()
    functions: dict[str, tuple[FunctionInfo, ...]] = {}
    for module in modules:
        for info in _scan(module, memo, diagnostics):
            functions[info.name] = functions.get(info.name, ()) + (info,)
    return KernelIndex(functions)


def _scan(module: SourceModule, memo: Memo, diagnostics: Diagnostics | None) -> list[FunctionInfo]:
    try:
        source, digest = module.content, module.digest
    except OSError as problem:
        if diagnostics is not None:
            message = f"the kernels cannot be read: {problem.strerror}"
            diagnostics.error("GS506", message, Location(module.file, 1, 1), "see to its rights")
        return []
    rows = memo.get("kernels", digest)
    if rows is not None:
        return [
            FunctionInfo(module.name, name, line, None if row is None else Parameters.from_row(row))
            for name, line, row in rows
        ]
    try:
        tree = module.tree
    except (SyntaxError, ValueError) as problem:
        if diagnostics is not None:
            text = Source(module.file, source.decode("utf-8", "replace"))
            diagnostics.sources.add(text)
            wrong = not_text(module.file, source)
            if wrong is not None:
                where, what, hint = wrong
                diagnostics.error("GS506", f"Python cannot read the kernels: {what}", where, hint)
                return []
            line, column = getattr(problem, "lineno", 0) or 1, getattr(problem, "offset", 0) or 1
            where = Location(module.file, line, column)
            message = f"Python cannot read the kernels: {getattr(problem, 'msg', problem)}"
            diagnostics.error("GS506", message, where, hint_for_syntax(text.text, where, message))
        return []
    found = _functions(tree, module.name)
    memo.keep("kernels", digest, [_row(info) for info in found])
    return found


def _row(info: FunctionInfo) -> list[Any]:
    return [info.name, info.line, None if info.parameters is None else info.parameters.row()]


def _functions(tree: ast.Module, module: str) -> list[FunctionInfo]:
    found: list[FunctionInfo] = []
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("__"):
            found.append(FunctionInfo(module, node.name, node.lineno, Parameters.of(node)))
        elif isinstance(node, (ast.Assign, ast.AnnAssign)):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            parameters = _assigned(node.value, found)
            for target in targets:
                if isinstance(target, ast.Name) and not target.id.startswith("__"):
                    found.append(FunctionInfo(module, target.id, node.lineno, parameters))
    return found


def _assigned(value: ast.expr | None, functions: Iterable[FunctionInfo]) -> Parameters | None:
    """The parameters of one of `functions`, or those that ``partial(function, …)`` leaves."""
    match value:
        case ast.Name(id=name):
            given = 0
        case ast.Call(func=ast.Name(id="partial"), args=[ast.Name(id=name), *first], keywords=[]):
            given = len(first)
        case _:
            return None
    known = {function.name: function.parameters for function in functions}
    parameters = known.get(name)
    return None if parameters is None else parameters.without_first(given)
