"""What commands print when they cannot run: mistakes in a project's files, or that there is no project."""

from __future__ import annotations

import argparse
import json
import sys

from ..diagnostics import Diagnostics, in_color

NO_PROJECT = (
    "gradsmith: no pyproject.toml with [tool.gradsmith] here or above; give --project FOLDER"
)


def refuse(diagnostics: Diagnostics, options: argparse.Namespace, status: int = 1) -> int:
    """Print the diagnostics, to standard output as one JSON object if --json is given; the exit status."""
    if getattr(options, "json", False):
        print(json.dumps({"diagnostics": [d.to_json() for d in diagnostics.items]}, indent=2))
    else:
        print(diagnostics.render(color=in_color(sys.stderr)), file=sys.stderr)
    return status
