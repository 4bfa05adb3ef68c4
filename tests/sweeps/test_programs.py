"""Programs in the style of examples and courses run under both libraries: another import line, the same seed, equal losses."""

from __future__ import annotations

import ast
import math
import warnings
from pathlib import Path
from typing import Any

import pytest

torch = pytest.importorskip("torch", reason="the reference is not installed")


PROGRAMS = sorted((Path(__file__).parent / "programs").glob("*.py"))


class _Imports(ast.NodeTransformer):
    """`import torch` means gradsmith; nothing else of a program changes."""

    def visit_Import(self, node: ast.Import) -> ast.Import:
        for alias in node.names:
            if alias.name == "torch":
                alias.asname = alias.asname or "torch"
            alias.name = _ours(alias.name)
        return node

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.ImportFrom:
        node.module = _ours(node.module or "")
        return node


def _ours(module: str) -> str:
    first, dot, rest = module.partition(".")
    return f"gradsmith{dot}{rest}" if first == "torch" else module


def losses(program: Path, library: str) -> list[float]:
    """What a program leaves in `losses`."""
    tree = ast.parse(program.read_text(encoding="utf-8"))
    if library == "gradsmith":
        tree = ast.fix_missing_locations(_Imports().visit(tree))
    space: dict[str, Any] = {"__name__": program.stem}
    exec(compile(tree, str(program), "exec"), space)
    return [float(loss) for loss in space["losses"]]


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda path: path.stem)
def test_equal_losses(program: Path) -> None:
    torch.set_num_threads(1)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        ours, theirs = losses(program, "gradsmith"), losses(program, "torch")
    assert len(ours) == len(theirs) > 3
    assert all(map(math.isfinite, theirs))
    assert ours == pytest.approx(theirs, rel=1e-3, abs=1e-5)


def test_there_are_enough() -> None:
    assert len(PROGRAMS) >= 75
