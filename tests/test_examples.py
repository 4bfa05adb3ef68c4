"""The examples run, in a short form, and leave the pictures that they promise."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = [
    ("character_model.py", ["--steps", "3"], "--curve", "characters.svg"),
    ("autoencoder.py", ["--epochs", "1"], "--picture", "digits.png"),
    ("cart_pole.py", ["--episodes", "3"], "--curve", "poles.svg"),
    ("heat_equation.py", ["--steps", "3"], "--picture", "heat.png"),
    ("gaussian_process.py", ["--steps", "5"], "--picture", "process.svg"),
]
BEGINNINGS = {".svg": b"<svg ", ".png": b"\x89PNG"}


@pytest.mark.parametrize(
    ("name", "short", "option", "picture"), EXAMPLES, ids=lambda v: str(v)[:20]
)
def test_it_runs(
    name: str, short: list[str], option: str, picture: str, repository: Path, tmp_path: Path
) -> None:
    if name == "autoencoder.py":
        pytest.importorskip("sklearn")
    command = [sys.executable, str(repository / "examples" / name), *short, option, picture]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() and "█" in done.stderr
    written = (tmp_path / picture).read_bytes()
    assert written.startswith(BEGINNINGS[Path(picture).suffix]) and len(written) > 500


@pytest.mark.parametrize("name", [name for name, *_ in EXAMPLES])
def test_it_is_short(name: str, repository: Path) -> None:
    assert len((repository / "examples" / name).read_text(encoding="utf-8").splitlines()) < 150
