"""Random edits of YAML and TOML: no traceback, no hang, no mistake without a place, no generated file that does not run.

``GRADSMITH_RANDOM_EDITS=3000`` says how many, of both kinds; what is drawn for fewer is drawn for more as well.
"""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

COUNT = int(os.environ.get("GRADSMITH_RANDOM_EDITS", "15"))

pytestmark = pytest.mark.skipif(
    not hasattr(os, "fork"), reason="what is generated is imported in a fork"
)


def swept(*options: str) -> dict[str, int]:
    """The tally of `random_edits.py`, run apart; fails with what it says of the first faults."""
    script = Path(__file__).with_name("random_edits.py")
    command = [sys.executable, str(script), "--count", str(COUNT), *options]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-1000:] + done.stderr[-3000:]
    *lines, tally = done.stdout.splitlines()
    found: dict[str, int] = ast.literal_eval(tally)
    assert "fault" not in found, "\n".join(lines[:60])
    return found


def test_edits_of_text() -> None:
    tally = swept("--seed", "1")
    assert tally["generated"] + tally["refused"] == COUNT
    assert tally["refused"] > COUNT // 2
    assert tally["refused with 1"] > tally["refused"] // 2, "one mistake has many diagnostics"


def test_edits_of_what_is_meant() -> None:
    tally = swept("--seed", "2", "--meant")
    assert tally["generated"] + tally["refused"] == COUNT
    assert tally["generated"] > COUNT // 10
