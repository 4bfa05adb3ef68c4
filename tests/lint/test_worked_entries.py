"""The page of worked entries: all of it in one new library, whose examples run and whose operators are as they say."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from gradsmith.codegen.cli import main

PAGE = "docs/worked-entries.md"
_BLOCK = re.compile(r"^```(yaml|python)(?: ([\w./]+))?\n(.*?)^```$", re.M | re.S)

_RUN = """\
import doctest, sys
import gradsmith as gs
import mine
from gradsmith.testing import run_checks

examples = open(sys.argv[1], encoding="utf-8").read()
test = doctest.DocTestParser().get_doctest(examples, {"gs": gs, "mine": mine}, "page", sys.argv[1], 0)
runner = doctest.DocTestRunner()
runner.run(test)
for name in sys.argv[2:]:
    run_checks(f"mine::{name}")
sys.exit(runner.summarize(verbose=False).failed)
"""


def test_every_entry_is_complete_and_right(
    repository: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["new", "library", "mine"]) == 0
    text = (repository / PAGE).read_text(encoding="utf-8")
    assert len(re.findall(r"^## ", text, re.M)) == 13
    package = tmp_path / "mine" / "src" / "mine"
    examples, operators = "", []
    for _, name, block in _BLOCK.findall(text):
        if not name:
            examples += block + "\n"
            continue
        file = package / name
        before = file.read_text(encoding="utf-8") + "\n" if name.endswith(".yaml") else ""
        file.write_text(before + block, encoding="utf-8")
        operators += re.findall(r"^- func: (\w+)\(", block, re.M)
    monkeypatch.chdir(tmp_path / "mine")
    capsys.readouterr()
    assert main(["lint", "--strict"]) == 0, capsys.readouterr().out
    assert main(["generate"]) == 0
    page = tmp_path / "examples.txt"
    page.write_text(examples, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(package.parent)}
    done = subprocess.run(
        [sys.executable, "-c", _RUN, str(page), *operators],
        env=environment,
        capture_output=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stdout + done.stderr
