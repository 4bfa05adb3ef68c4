"""``gradsmith verify``: run every check on every operator of a library."""

from __future__ import annotations

import argparse
import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ..project.processes import command
from ..project.settings import Project
from .options import add_json, add_traceback
from .stale import warn_of_stale_code

__all__ = ["add_to"]

_SERVER = "gradsmith.testing.verify"
"""Run in a process of its own: the generator imports nothing of the runtime."""


def add_to(commands: Any) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "verify",
        help="check every operator of a library against its declaration",
        description="Import a library, call its operators on samples, and check schema, registration, fakes, sizes, gradients, "
        "variants, forward mode, strides and more.",
    )
    parser.add_argument(
        "target",
        metavar="NAME|PATH",
        help="a package, a namespace, the folder of a project, or a Python file that registers operators",
    )
    parser.add_argument(
        "--operators",
        metavar="OP,…",
        help="only these operators; may contain patterns such as 'moving_*'",
    )
    parser.add_argument(
        "--checks",
        metavar="CHECK,…",
        help="only these checks, such as schema,gradient or test_schema",
    )
    add_json(parser)
    add_traceback(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Verify; see `add_to`.  0: clean; 1: findings; 2: wrong use or internal failure."""
    request = {
        "target": options.target,
        "operators": _words(options.operators),
        "checks": _words(options.checks),
        "json": options.json,
        "traceback": options.traceback,
    }
    warn_of_stale_code(*_project_of(options.target))
    done = subprocess.run(command(_SERVER, json.dumps(request)))
    return done.returncode if done.returncode in (0, 1, 2) else 2


def _project_of(target: str) -> tuple[Path, Callable[[Project], bool]]:
    """Where the project of a target may be, and whether one that is there is it."""
    if Path(target).is_dir():
        return Path(target), lambda project: True

    def is_named(project: Project) -> bool:
        return target in (project.namespace, project.package.partition(".")[0])

    return Path.cwd(), is_named


def _words(text: str | None) -> list[str]:
    return [word.strip() for word in (text or "").split(",") if word.strip()]
