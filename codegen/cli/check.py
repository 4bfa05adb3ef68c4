"""``gradsmith check``: what continuous integration asks: is YAML right, and is all generated from it?"""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

from ..diagnostics import Diagnostics
from ..project.settings import find_project
from . import generate
from .lint import add_format, lint, show
from .options import add_project, add_traceback

__all__ = ["add_to"]


def add_to(commands: Any) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "check",
        help="lint, and check that generated files are as YAML says",
        description="Runs `gradsmith lint` and `gradsmith generate --check`; writes nothing.",
        epilog="Exit status: 0 for nothing worse than warnings, 1 for findings, 2 for wrong use.",
    )
    add_project(parser)
    add_format(parser)
    parser.add_argument("--strict", action="store_true", help="exit 1 for warnings as well")
    add_traceback(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Check; see `add_to`."""
    from ..lint.generated import diagnose_generated
    from ..lint.settings import load_settings

    root = options.project or find_project(Path.cwd())
    if root is None:
        print(generate.NO_PROJECT, file=sys.stderr)
        return 2
    root = Path(root).resolve()
    mistakes = Diagnostics()
    settings = replace(load_settings(root, mistakes), dialect="gradsmith")
    result = lint([root], settings, mistakes)
    if not result.found.has_errors:
        diagnose_generated(root, result.found)
    return show([result], options.format, options.strict)
