"""``gradsmith check``: lint YAML, and check that generated files are up to date, for continuous integration."""

from __future__ import annotations

import argparse
import gc
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

from ..diagnostics import Diagnostics
from ..pipeline import texts
from ..project.memo import Memo
from ..project.settings import find_project, load_project
from .lint import Linted, add_format, show
from .options import add_project, add_traceback, no_such_path
from .refusal import NO_PROJECT

__all__ = ["add_to"]


def add_to(commands: Any) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "check",
        help="lint, and check that generated files are up to date",
        description="Run `gradsmith lint` and `gradsmith generate --check`; write nothing. Meant for continuous integration.",
        epilog="Exit status: 0 for nothing worse than warnings, 1 for findings, 2 for wrong usage.",
    )
    parser.add_argument(
        "path",
        nargs="?",
        type=Path,
        metavar="PATH",
        help="a folder in the project, or a file (default: the current folder)",
    )
    add_project(parser)
    add_format(parser)
    parser.add_argument("--strict", action="store_true", help="exit with 1 for warnings as well")
    add_traceback(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Check; see `add_to`."""
    from ..emit.backend import generate_backend
    from ..lint.generated import diagnose_generated
    from ..lint.own_files import judge_project, read_project
    from ..lint.settings import load_settings
    from ..lint.silence import filtered

    path: Path = options.path or Path.cwd()
    if not path.exists():
        print(f"gradsmith: {no_such_path(path)}", file=sys.stderr)
        return 2
    path = path.resolve()
    root = options.project or find_project(path if path.is_dir() else path.parent)
    if root is None:
        print(NO_PROJECT, file=sys.stderr)
        return 2
    gc.disable()  # one pass that keeps nearly all it makes
    root = Path(root).resolve()
    found = Diagnostics()
    settings = replace(load_settings(root, found), dialect="gradsmith")
    project = load_project(root, found)
    # One model serves both questions, and nothing is believed of earlier runs.
    memo = Memo()
    model = None if project is None else read_project(project, found, memo)
    can_generate = project is not None and not found.has_errors
    if model is not None:
        judge_project(model, found, memo)
    shown = filtered(found, settings, True)
    if project is not None and can_generate and not shown.has_errors:
        unsaid = Diagnostics()  # what was said already
        files = generate_backend(project, unsaid) if model is None else texts(model, memo)
        if not unsaid.has_errors:
            diagnose_generated(project, files, shown)
    return show([Linted(root, shown)], options.format, options.strict)
