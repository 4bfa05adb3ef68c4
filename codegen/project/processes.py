"""Processes that run the library: they read a request a line, and print a reply a line.

The generator knows nothing of the runtime, nor the runtime of the generator: between them go these lines.
"""

from __future__ import annotations

import os
import subprocess
import sys

from .settings import Project


def start(module: str, project: Project | None, *arguments: str) -> subprocess.Popen[str]:
    """``python -m module`` with its input and output at hand; the package of a library can be imported in it."""
    environment = None
    if project is not None and project.extends:
        path = str(project.import_root), os.environ.get("PYTHONPATH", "")
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, path))}
    return subprocess.Popen(
        [sys.executable, "-m", module, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=environment,
    )
