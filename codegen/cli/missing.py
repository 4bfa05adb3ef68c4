"""``gradsmith missing``: which of gradsmith's operators a backend has no kernel for."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from ..diagnostics import Diagnostics
from ..project.settings import find_project, load_project

__all__ = ["add_to"]


def add_to(commands: Any) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "missing",
        help="list the operators that a backend lacks",
        description="Lists, by category, the operators of gradsmith that a backend has no kernel for.",
    )
    parser.add_argument("category", nargs="*", help="only these categories")
    parser.add_argument(
        "--project", type=Path, help="folder with pyproject.toml (default: found upwards)"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of text")
    parser.add_argument("--traceback", action="store_true", help=argparse.SUPPRESS)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print the report; 0 whatever is missing, 1 for mistakes in the project, 2 where there is no backend."""
    diagnostics = Diagnostics()
    root = options.project or find_project(Path.cwd())
    if root is None:
        print(
            "gradsmith: no pyproject.toml with [tool.gradsmith] here or above; give --project FOLDER",
            file=sys.stderr,
        )
        return 2
    project = load_project(Path(root).resolve(), diagnostics)
    if project is not None and not project.backend:
        print(
            "gradsmith: this project is no backend: [tool.gradsmith] does not say "
            'backend = "….yaml". `gradsmith new backend NAME` lays one down.',
            file=sys.stderr,
        )
        return 2
    from ..emit.backend import missing_lines, report_on
    from ..model.backend import load_backend

    model = None if project is None else load_backend(project, diagnostics)
    if model is None or diagnostics.has_errors:
        print(diagnostics.render(color=sys.stderr.isatty()), file=sys.stderr)
        return 1
    report = report_on(model)
    known = [category.name for category in report.categories]
    unknown = [name for name in options.category if name not in known]
    if unknown:
        print(
            f"gradsmith: there is no category '{unknown[0]}'; there are {', '.join(known)}",
            file=sys.stderr,
        )
        return 2
    if options.json:
        wanted = options.category or known
        categories = {
            c.name: {"supported": list(c.supported), "missing": list(c.missing)}
            for c in report.categories
            if c.name in wanted
        }
        counts = {n: getattr(report, n) for n in ("supported", "missing", "composite", "forms")}
        print(
            json.dumps(
                {
                    "device": report.device,
                    "fallback": report.fallback,
                    **counts,
                    "views": list(report.views),
                    "categories": categories,
                },
                indent=2,
            )
        )
        return 0
    print("\n".join(missing_lines(report, options.category)))
    print(
        f"\ndevice '{report.device}': {report.supported} operators supported, {report.missing} missing; "
        f"{report.forms} forms and {report.composite} compositions follow from others"
    )
    return 0
