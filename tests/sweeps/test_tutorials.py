"""The tutorials, tried as a new user would: each file is written and each command run, in order, in a new folder.

A block ````` ```python FILE ````` is that file; ````` ```replace FILE WORD ````` takes the place of a word in one; in a block ````` ```console
````` what stands behind ``$`` is run, and the rest is what it prints, with ``…`` for what differs from run to run, or is left out. A number
behind ``console`` is the exit status of its first command.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

TUTORIALS = ("first-program.md", "first-library.md")
"""Those for who imports the run time, and for who writes a library; `tests/lint/test_tutorial.py` has that of editing YAML."""

_BLOCK = re.compile(r"^```(\w+)(?: ([^\n]*))?\n(.*?)^```$", re.M | re.S)


class _Reader:
    """Somebody who does what a tutorial says."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.path = [str(Path(sys.executable).parent), os.environ["PATH"]]
        self.imports: list[str] = []

    def follow(self, kind: str, words: str, text: str) -> None:
        if kind == "console":
            statuses = [int(words or 0)]
            for command, said in _commands(text):
                self.run(command, said, statuses.pop() if statuses else 0)
        elif kind == "replace":
            name, word = words.split()
            file = self.folder / name
            assert file.read_text(encoding="utf-8").count(word) == 1, f"{name}: one {word}"
            changed = file.read_text(encoding="utf-8").replace(word, text.rstrip("\n"))
            file.write_text(changed, encoding="utf-8")
        elif words:
            (self.folder / words).write_text(text, encoding="utf-8")

    def run(self, command: str, said: str, status: int) -> None:
        program, *words = shlex.split(command)
        if program == "cd":
            self.folder /= words[0]
            return
        if program == "pip":  # without a network: what it does is to let Python find the package
            assert words == ["install", "-e", "."]
            self.imports.append(str(self.folder / "src"))
            return
        modules = {"gradsmith": "gradsmith.codegen", "pytest": "pytest"}
        start = [] if program == "python" else ["-m", modules[program]]
        environment = {k: v for k, v in os.environ.items() if not k.startswith("PYTEST")}
        environment |= {"PYTHONPATH": os.pathsep.join(self.imports), "PYTHONIOENCODING": "utf-8"}
        done = subprocess.run(
            [sys.executable, *start, *words],
            cwd=self.folder,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
        )
        assert done.returncode == status, f"{command}\n{done.stdout}"
        expected = re.escape(said.strip()).replace("…", ".*")
        assert re.fullmatch(expected, done.stdout.strip(), re.S), f"{command}\n{done.stdout}"


def _commands(text: str) -> Iterator[tuple[str, str]]:
    """Each command of a block, with what it says."""
    for part in re.split(r"^\$ ", text, flags=re.M)[1:]:
        command, _, said = part.partition("\n")
        yield command, said


@pytest.mark.parametrize("name", TUTORIALS)
def test_everything_in_it_is_so(name: str, repository: Path, tmp_path: Path) -> None:
    reader = _Reader(tmp_path)
    text = (repository / "docs" / name).read_text(encoding="utf-8")
    blocks = list(_BLOCK.finditer(text))
    assert len(blocks) > 5
    for block in blocks:
        reader.follow(block[1], block[2] or "", block[3])


def test_a_reader_notices_what_is_not_so(tmp_path: Path) -> None:
    reader = _Reader(tmp_path)
    reader.follow("python", "one.py", "print(1)\n")
    reader.follow("console", "", "$ python one.py\n1\n")
    for wrong in ("$ python one.py\n2\n", "$ python none.py\n…\n"):
        with pytest.raises(AssertionError):
            reader.follow("console", "", wrong)
