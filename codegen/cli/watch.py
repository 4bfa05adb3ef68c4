"""``gradsmith watch``: regenerate when an input file changes."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from ..diagnostics import Diagnostics
from ..project.settings import find_project, load_project
from ..project.state import input_files
from .options import add_project, add_traceback
from .refusal import NO_PROJECT

__all__ = ["Watcher", "add_to"]

LOOK = 0.2
"""Seconds between two looks at the files."""
QUIET = 0.15
"""Seconds without a change before generating: an editor saves several files, or one in several steps."""

State = Mapping[str, tuple[int, int]]


def add_to(commands: Any) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "watch",
        help="generate after every change",
        description="Generate now, and again after every change of YAML, kernels or settings, until interrupted. Changes made "
        "while it generates are combined into the next run.",
    )
    add_project(parser)
    add_traceback(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Watch until interrupted; 2 where there is no project."""
    root = options.project or find_project(Path.cwd())
    if root is None:
        print(NO_PROJECT, file=sys.stderr)
        return 2
    root = Path(root).resolve()
    watcher = Watcher(lambda: state_of(root), lambda: generate(root))
    try:
        watcher.watch()
    except KeyboardInterrupt:
        print()
    return 0


class Watcher:
    """Runs `build` once, and once more after each time that `look` has seen a change and then none for a while.

    A change while `build` runs is seen by the look that follows it: however many there were, one run takes them.
    """

    def __init__(
        self,
        look: Callable[[], State],
        build: Callable[[], object],
        wait: Callable[[float], object] = time.sleep,
    ) -> None:
        self.look = look
        self.build = build
        self.wait = wait

    def watch(self, rounds: Iterator[object] | None = None) -> None:
        """Watch for ever, or for as many looks as `rounds` has items."""
        before = self.look()  # what changes while it is built is a change
        self.build()
        for _ in iter(int, 1) if rounds is None else rounds:
            self.wait(LOOK)
            now = self.look()
            if now == before:
                continue
            before = self.settled(now)
            self.build()

    def settled(self, now: State) -> State:
        """The files once they stay as they are."""
        while True:
            self.wait(QUIET)
            later = self.look()
            if later == now:
                return now
            now = later


def state_of(root: Path) -> State:
    """Size and time of each file that the output depends on; of the settings alone where they are wrong."""
    project = load_project(root, Diagnostics())
    files = [root / "pyproject.toml"] if project is None else input_files(project)
    found = {}
    for file in files:
        try:
            status = os.stat(file)
            found[str(file)] = (status.st_mtime_ns, status.st_size)
        except OSError:
            continue
    return found


def generate(root: Path) -> int:
    """Generate in a process of its own, so that no memory is kept and the generator may change too."""
    print(time.strftime("-- %H:%M:%S"), flush=True)
    command = [sys.executable, "-m", __package__.rpartition(".")[0], "generate"]
    return subprocess.run([*command, "--project", str(root)], check=False).returncode
