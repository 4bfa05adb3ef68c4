"""Examples run on packages that the command has made of a run of theirs, and come to the same."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from gradsmith.codegen.cli import main

EXAMPLES = {
    "character_model.py": "--steps 3 --curve out.svg",
    "heat_equation.py": "--steps 3 --picture out.png",
    "gaussian_process.py": "--steps 5 --picture out.svg",
}


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_runs_on_its_own_package(
    name: str,
    repository: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    # Without the rest of the repository beside it, which would be imported instead.
    for file in (repository / "examples").glob("*.py"):
        shutil.copy(file, tmp_path)
    words = ["--from-trace", name, "--arguments", EXAMPLES[name], "--into", "slim"]
    assert main(["generate", *words]) == 0
    said = capsys.readouterr().out
    assert "import " in said and "over NumPy's own" in said
    outputs = []
    for path in ("", "slim"):
        done = subprocess.run(
            [sys.executable, name, *EXAMPLES[name].split()],
            env=os.environ | {"PYTHONPATH": path},
            capture_output=True,
            text=True,
        )
        assert not done.returncode, done.stderr
        outputs.append(done.stdout)
    assert outputs[0] == outputs[1]
