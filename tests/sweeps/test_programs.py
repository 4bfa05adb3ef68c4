"""Programs in the style of examples and courses run under both libraries: another import line, the same seed, equal losses; or equal text, to the letter."""

from __future__ import annotations

import ast
import math
import os
import re
import subprocess
import sys
import warnings
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

torch = pytest.importorskip("torch", reason="the reference is not installed")


PROGRAMS = sorted((Path(__file__).parent / "programs").glob("*.py"))
PRINTED = sorted((Path(__file__).parent / "printed_programs").glob("*.py"))


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


def printed(source: str) -> str:
    """What a program prints in a process of its own, without the places of objects."""
    environment = os.environ | {"OMP_NUM_THREADS": "1"}
    command = [sys.executable, "-W", "ignore", "-"]
    done = subprocess.run(command, input=source, capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stderr[-2000:]
    return re.sub(r"0x[0-9a-f]+", "0x…", done.stdout)


_NUMBER = re.compile(r"-?\d+\.\d*(?:e[+-]\d+)?")


LAST_DIGIT = ("characters", "lion_sam_lookahead", "textbook_recurrence")
"""Programs whose last digits depend on the processor: without AVX-512 their sums of float32 are added in another order."""


def last_digit(number: str) -> Decimal:
    """A unit of the last digit that is printed."""
    exponent = Decimal(number).as_tuple().exponent
    assert isinstance(exponent, int)
    return Decimal(10) ** exponent


def assert_alike(ours: str, theirs: str) -> None:
    """The same letters, and the same numbers but for a unit of their last digits."""
    assert _NUMBER.sub("#", ours) == _NUMBER.sub("#", theirs)
    for mine, other in zip(_NUMBER.findall(ours), _NUMBER.findall(theirs), strict=True):
        assert abs(Decimal(mine) - Decimal(other)) <= min(map(last_digit, (mine, other)))


@pytest.mark.parametrize("program", PRINTED, ids=lambda path: path.stem)
def test_equal_to_the_letter(program: Path) -> None:
    source = program.read_text(encoding="utf-8")
    theirs = printed(source)
    assert len(theirs.splitlines()) > 8
    tree = ast.fix_missing_locations(_Imports().visit(ast.parse(source)))
    own = printed(ast.unparse(tree)).replace("gradsmith", "torch")
    for ours in (printed("import gradsmith.as_torch\n" + source), own):
        if program.stem in LAST_DIGIT:
            assert_alike(ours, theirs)
        else:
            assert ours == theirs


def test_other_numbers_are_not_alike() -> None:
    assert_alike("loss 1.2345 of 3", "loss 1.2346 of 3")
    for other in ("loss 1.2351 of 3", "loss 1.2345 of 4", "lost 1.2345 of 3"):
        with pytest.raises(AssertionError):
            assert_alike("loss 1.2345 of 3", other)
