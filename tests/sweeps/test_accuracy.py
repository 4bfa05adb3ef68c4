"""Every operator with a definition keeps its bound: values, first and second derivatives, in single and double precision."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from gradsmith.codegen.cli.accuracy import shown_name

pytest.importorskip("mpmath", reason="holds results to many digits")
pytest.importorskip("sympy", reason="belongs to proofs")

Row = dict[str, Any]


@pytest.fixture(scope="module")
def rows(repository: Path) -> list[Row]:
    """All of them, at 70 points or more, for two arguments 210."""
    command = [sys.executable, "-m", "gradsmith.codegen", "accuracy", "--points", "70", "--json"]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, cwd=repository)
    found: list[Row] = json.loads(done.stdout)["rows"]
    return found


def test_no_operator_is_off_by_more_than_its_bound(rows: list[Row]) -> None:
    beyond = [row for row in rows if row["beyond"]]
    assert not beyond, beyond
    assert len({row["operator"] for row in rows}) > 80
    assert {row["what"].partition(" ")[0] for row in rows} == {"value", "first", "second"}


def test_there_are_seventy_points_or_two_hundred(rows: list[Row]) -> None:
    for row in rows:
        pairs = len(row["at"]) > 1 and not row["dtype"].startswith("complex")
        assert row["tried"] >= (200 if pairs else 70), row


def test_most_rows_are_as_exact_as_pytorchs(rows: list[Row]) -> None:
    """Within one unit in the last place, or a tenth, of PyTorch's worst error at the same points."""
    pytest.importorskip("torch", reason="is what ours is compared with")
    compared = [row for row in rows if "torch" in row["theirs"]]
    limits = [max(row["theirs"]["torch"] + 1, row["theirs"]["torch"] * 1.1) for row in compared]
    even = sum(row["everywhere"] <= limit for row, limit in zip(compared, limits, strict=True))
    assert even >= 0.95 * len(compared) > 500, f"{even} of {len(compared)}"


def test_the_page_has_these_rows(rows: list[Row], repository: Path) -> None:
    """`gradsmith accuracy --write docs/accuracy.md` was run since an operator was added."""
    page = (repository / "docs" / "accuracy.md").read_text(encoding="utf-8")
    for row in rows:
        assert f"| `{shown_name(row)}` | {row['dtype']} | {row['what']} |" in page
