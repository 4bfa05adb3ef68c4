"""Warn if generated code is out of date, in commands that run it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from ..diagnostics import Diagnostics
from ..project.contents import Contents
from ..project.memo import Memo
from ..project.settings import Project, find_project, load_project
from ..project.state import FOLDER, generator_digest, input_digest, is_current, recall
from ..project.writer import compare


def warn_of_stale_code(start: Path, concerns: Callable[[Project], bool]) -> None:
    """Say on standard error that the project at or above `start` has to be generated, if it does and `concerns` says that it matters.

    In a project that is as its last run left it this takes a tenth of a second, else as long as generating does.
    """
    root = find_project(start)
    diagnostics = Diagnostics()
    project = None if root is None else load_project(root.resolve(), diagnostics)
    if project is None or not concerns(project):
        return
    generator, contents, remembered = generator_digest(), Contents(), recall(project)
    if is_current(project, remembered, input_digest(project, generator, contents)):
        return
    from ..pipeline import generate  # not at the top: mostly there is nothing to do

    memo = Memo()
    memo.attach(project.path(f"{FOLDER}/memo.bin"), generator)
    files = generate(project, diagnostics, memo, contents)
    if diagnostics.has_errors:
        why = "the YAML has mistakes: run `gradsmith lint`"
    else:
        found = compare(project.root, files, project.output_folders, remembered.outputs)
        changes = [change for change in found if change.path.endswith(".py")]  # what runs
        if not changes:
            return
        others = f" and {len(changes) - 1} other files are" if len(changes) > 1 else " is"
        why = f"{changes[0].path}{others} out of date: run `gradsmith generate`"
    print(f"gradsmith: generated files do not match the YAML; {why}", file=sys.stderr)
