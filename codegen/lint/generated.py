"""Diagnostics for generated files that are not up to date."""

from __future__ import annotations

from collections.abc import Mapping

from ..diagnostics import Diagnostics, Location
from ..project.settings import Project
from ..project.state import recall
from ..project.writer import State, compare


def diagnose_generated(
    project: Project, files: Mapping[str, str], diagnostics: Diagnostics
) -> None:
    """Record each file of a project that differs from `files`, path to text of all that would be generated."""
    for change in compare(project.root, files, project.output_folders, recall(project).outputs):
        if change.foreign:
            hint = "move it away or delete it"
        elif change.state is State.line_ends:
            hint = "write '* text=auto eol=lf' to .gitattributes, and check the files out anew"
        elif change.state is State.edited:
            hint = "change the YAML, or keep what is generated: gradsmith generate"
        else:
            hint = "run: gradsmith generate"
        message = f"not as generated: {change.state.value}"
        diagnostics.error("GS608", message, Location(change.path, 1, 1), hint)
