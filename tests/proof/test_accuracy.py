"""`gradsmith accuracy` sees what is exact, and what loses digits."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("mpmath", reason="holds results to many digits")
pytest.importorskip("sympy", reason="belongs to proofs")

from gradsmith.codegen.cli import main
from gradsmith.proof.accuracy import measurable, measure


def rows(name: str, dtype: str) -> dict[str, Any]:
    (call,) = [c for c in measurable(f"::{name}$") if not c.parameters]
    return {row.what: row for row in measure(call, dtype, 24)}


def test_derivatives_that_keep_their_digits_are_within_the_bound() -> None:
    for name in ("asin", "atan2"):
        found = rows(name, "float64")
        assert len(found) == (3 if name == "asin" else 5)
        assert all(row.points > 10 and row.beyond == 0 for row in found.values()), found


def test_a_derivative_that_loses_its_digits_is_seen_and_may_be_excused() -> None:
    """Those of the logistic function read the result, whose distance from one is gone beyond 40."""
    found = rows("log_sigmoid", "float64")
    assert found["first self"].beyond == 0 < found["second self"].beyond
    excused = rows("tanh", "float64")["first self"]
    assert excused.beyond == 0 < excused.excused


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "accuracy.md"
    chosen = ["--operators", "::exp$", "--dtypes", "float32", "--points", "12", "--jobs", "1"]
    assert main(["accuracy", *chosen, "--json", "--write", str(page)]) == 0
    found = json.loads(capsys.readouterr().out)["rows"]
    assert [row["what"] for row in found] == ["first self", "second self", "value"]
    assert "| `exp` | float32 | value |" in page.read_text(encoding="utf-8")
    assert main(["accuracy", "--operators", "no_such_operator"]) == 2
    assert main(["accuracy", "--dtypes", "float33"]) == 2
    assert "did you mean 'float32'" in capsys.readouterr().err
