"""Generating our own tree: from nothing, after one edited operator, and unchanged.

    python benchmarks/generating.py [--rounds 7] [--json]

Medians of whole runs of ``python -m codegen generate`` in a copy of the repository, the interpreter's
start included.
"""

from __future__ import annotations

import argparse
import json
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGETS = {"from nothing": 5.0, "one operator edited": 1.0, "unchanged": 0.3}
"""Seconds that each may take."""


def copy_of_project(folder: Path) -> Path:
    """The files that the generator reads and writes, in `folder`."""
    project = folder / "project"
    for name in ("codegen", "templates", "generated", "runtime", "docs"):
        if (ROOT / name).is_dir():
            ignored = shutil.ignore_patterns("__pycache__")
            shutil.copytree(ROOT / name, project / name, ignore=ignored)
    for file in (*ROOT.glob("*.yaml"), ROOT / "pyproject.toml"):
        shutil.copy(file, project)
    return project


def measure(rounds: int) -> dict[str, float]:
    """Median seconds by what happened before."""
    with tempfile.TemporaryDirectory() as folder:
        project = copy_of_project(Path(folder))
        generate(project)  # writes bytecode
        before: dict[str, Callable[[], None]] = {
            "from nothing": lambda: remove_output(project),
            "one operator edited": lambda: edit_one(project),
            "unchanged": lambda: None,
        }
        seconds: dict[str, list[float]] = {name: [] for name in before}
        for _ in range(rounds):
            for name, prepare in before.items():
                prepare()
                seconds[name].append(generate(project))
        return {name: statistics.median(times) for name, times in seconds.items()}


def generate(project: Path) -> float:
    """Seconds of one run.

    Raises:
        subprocess.CalledProcessError: it failed.
    """
    started = time.perf_counter()
    subprocess.run(
        [sys.executable, "-m", "codegen", "generate"], cwd=project, check=True, capture_output=True
    )
    return time.perf_counter() - started


def remove_output(project: Path) -> None:
    """What was generated, and what the generator remembers, goes."""
    settings = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))
    gradsmith = settings["tool"]["gradsmith"]
    for name in (gradsmith["output"], gradsmith["reference"], ".gradsmith"):
        shutil.rmtree(project / name, ignore_errors=True)


def edit_one(project: Path) -> None:
    """Another word in one operator's doc, and its formula written the other way round."""
    for name, one, other in (
        ("native_functions.yaml", "doc: Sine of each", "doc: The sine of each"),
        ("derivatives.yaml", "self: grad * self.cos().conj()", "self: self.cos().conj() * grad"),
    ):
        file = project / name
        text = file.read_text(encoding="utf-8")
        old, new = (one, other) if one in text else (other, one)
        assert text.count(old) == 1, f"{name} has no longer one '{old}'"
        file.write_text(text.replace(old, new), encoding="utf-8")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    arguments = parser.parse_args()
    result = measure(arguments.rounds)
    if arguments.json:
        print(json.dumps(result, indent=2))
        return
    for name, seconds in result.items():
        print(f"{name:20} {seconds:.2f} s (at most {TARGETS[name]} s)")


if __name__ == "__main__":
    main()
