"""Generated files that are not as YAML says, as diagnostics among the others."""

from __future__ import annotations

from pathlib import Path

from ..diagnostics import Diagnostics, Location
from ..pipeline import generate
from ..project.settings import load_project
from ..project.state import recall
from ..project.writer import State, compare


def diagnose_generated(root: Path, diagnostics: Diagnostics) -> None:
    """Record each file of the project at `root` that differs from what would be generated."""
    unsaid = Diagnostics()  # what lint has said already
    project = load_project(root, unsaid)
    if project is None:
        return
    files = generate(project, unsaid)
    if unsaid.has_errors:
        return
    for change in compare(project.root, files, project.output_folders, recall(project).outputs):
        if change.foreign:
            hint = "move it away or delete it"
        elif change.state is State.edited:
            hint = "change the YAML, or keep what is generated: gradsmith generate"
        else:
            hint = "run: gradsmith generate"
        message = f"not as generated: {change.state.value}"
        diagnostics.error("GS608", message, Location(change.path, 1, 1), hint)
