"""``gradsmith explore``: write an HTML page of all operators of a project."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..diagnostics import Diagnostics
from ..project.settings import find_project, load_project
from .options import add_project, add_traceback, no_such_path
from .progress import progress
from .refusal import NO_PROJECT, refuse

__all__ = ["add_to"]


def add_to(commands: Any) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "explore",
        help="write an HTML page of all operators",
        description="Write a self-contained HTML page to search and filter operators, with the schema, dispatch table, formulas, "
        "YAML and generated code of each.",
    )
    parser.add_argument(
        "paths",
        nargs="*",
        type=Path,
        metavar="PATH",
        help="with --dialect torch: PyTorch's native_functions.yaml, derivatives.yaml, or a folder that contains them",
    )
    parser.add_argument(
        "--dialect",
        choices=("gradsmith", "torch"),
        default="gradsmith",
        help="the format of the files (default: gradsmith)",
    )
    parser.add_argument(
        "--output",
        type=Path,
        default=Path("operators.html"),
        help="output file (default: operators.html)",
    )
    add_project(parser)
    add_traceback(parser)
    parser.set_defaults(run=run)


@dataclass(frozen=True)
class Page:
    """What the template places."""

    title: str
    data: str
    """JSON that may stand in an HTML script."""


def run(options: argparse.Namespace) -> int:
    """Write the page; 1 where the files are wrong."""
    from ..emit.render import render

    diagnostics = Diagnostics()
    with progress("gradsmith: reading"):
        found = (
            _of_torch(options, diagnostics)
            if options.dialect == "torch"
            else _own(options, diagnostics)
        )
    if isinstance(found, int):
        return found
    if diagnostics.has_errors:
        return refuse(diagnostics, options)
    title, entries = found
    data = json.dumps(entries, ensure_ascii=False, separators=(",", ":")).replace("</", "<\\/")
    text = render("explorer.html", Page(title, data))
    try:
        options.output.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        print(f"gradsmith: cannot write {options.output}: {error.strerror}", file=sys.stderr)
        return 2
    size = options.output.stat().st_size / 2**20
    print(f"{options.output}: {len(entries)} operators, {size:.1f} MiB")
    return 0


Entries = tuple[str, list[dict[str, Any]]]


def _own(options: argparse.Namespace, diagnostics: Diagnostics) -> Entries | int:
    """Title and entries of a project; an exit status where there are none to show."""
    from ..explore.page_data import entries_of
    from ..pipeline import build_model

    root = options.project or find_project(Path.cwd())
    if root is None:
        print(NO_PROJECT, file=sys.stderr)
        return 2
    project = load_project(Path(root).resolve(), diagnostics)
    if project is not None and project.backend:
        print("gradsmith: a backend declares no operators", file=sys.stderr)
        return 2
    model = None if project is None else build_model(project, diagnostics)
    if model is None or diagnostics.has_errors:
        return "", []  # the diagnostics say why
    return model.project.namespace, entries_of(model)


def _of_torch(options: argparse.Namespace, diagnostics: Diagnostics) -> Entries | int:
    """The same for PyTorch's files."""
    from ..explore.torch_entries import entries_of_torch

    missing = next((path for path in options.paths if not path.exists()), None)
    if missing is not None or not options.paths:
        what = "name PyTorch's files" if missing is None else no_such_path(missing)
        print(f"gradsmith: {what}", file=sys.stderr)
        return 2
    return "PyTorch", entries_of_torch(options.paths, Path.cwd(), diagnostics)
