"""``gradsmith generate``: write what YAML says, or check that it is written."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

from ..diagnostics import Diagnostics
from ..pipeline import generate
from ..project import find_project, load_project
from ..writer import Change, State, compare, diff, write

__all__ = ["add_to"]


def add_to(commands: Any) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "generate",
        help="write generated files, or check them",
        description="Generates everything from the project's YAML; writes only what changed.",
    )
    mode = parser.add_mutually_exclusive_group()
    mode.add_argument("--check", action="store_true", help="write nothing; exit 1 unless all is as generated")
    mode.add_argument("--dry-run", action="store_true", help="write nothing; say what would be written")
    parser.add_argument("--project", type=Path, help="folder with pyproject.toml (default: found upwards)")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of text")
    parser.add_argument("--no-diff", action="store_true", help="with --check: no diffs")
    parser.add_argument("--traceback", action="store_true", help="show the traceback of an internal error")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Generate; see `add_to`."""
    started = time.perf_counter()
    diagnostics = Diagnostics()
    root = options.project or find_project(Path.cwd())
    if root is None:
        print(
            "gradsmith: no pyproject.toml with [tool.gradsmith] here or above; give --project FOLDER",
            file=sys.stderr,
        )
        return 2
    project = load_project(Path(root).resolve(), diagnostics)
    files = {} if project is None else generate(project, diagnostics)
    if project is None or diagnostics.has_errors:
        _report(diagnostics, options)
        return 1
    changes = compare(project.root, files, (project.output, project.reference), {})
    if options.check:
        return _check(changes, len(files), diagnostics, options, started)
    if not options.dry_run:
        try:
            write(project.root, changes)
        except OSError as error:
            print(f"error[GS603]: cannot write {error.filename}: {error.strerror}", file=sys.stderr)
            return 2
    _summarise(changes, files, diagnostics, options, started)
    return 0


def _report(diagnostics: Diagnostics, options: argparse.Namespace) -> None:
    if options.json:
        print(json.dumps({"diagnostics": [d.to_json() for d in diagnostics.items]}, indent=2))
    else:
        print(diagnostics.render(color=sys.stderr.isatty()), file=sys.stderr)


def _check(
    changes: tuple[Change, ...],
    count: int,
    diagnostics: Diagnostics,
    options: argparse.Namespace,
    started: float,
) -> int:
    if options.json:
        findings = [{"path": c.path, "state": c.state.value, "diff": diff(c)} for c in changes]
        print(json.dumps({"files": count, "findings": findings}, indent=2))
        return 1 if changes else 0
    for change in changes:
        print(f"{change.path}: {change.state.value}")
        if not options.no_diff and change.state is not State.orphan:
            print(diff(change))
    seconds = time.perf_counter() - started
    if changes:
        print(f"{len(changes)} of {count} files differ; mend them with: gradsmith generate")
        return 1
    print(f"{count} files are as generated ({seconds:.2f} s)")
    return 0


def _kind(path: str) -> str:
    if path.endswith(".md"):
        return "reference pages"
    if path.endswith(".pyi"):
        return "stubs"
    return "schema" if path.endswith(".json") else "modules"


def _summarise(
    changes: tuple[Change, ...],
    files: dict[str, str],
    diagnostics: Diagnostics,
    options: argparse.Namespace,
    started: float,
) -> None:
    seconds = time.perf_counter() - started
    if options.json:
        changed = [{"path": c.path, "state": c.state.value} for c in changes]
        print(json.dumps({"files": len(files), "changed": changed, "seconds": round(seconds, 3)}, indent=2))
        return
    if diagnostics:
        print(diagnostics.render(color=sys.stderr.isatty()), file=sys.stderr)
    totals = Counter(_kind(path) for path in files)
    written = Counter(_kind(c.path) for c in changes if c.new is not None)
    removed = [c.path for c in changes if c.new is None]
    verb = "would write" if options.dry_run else "wrote"
    for kind, total in sorted(totals.items()):
        print(f"{kind:16s} {total:4d}  {verb} {written[kind]}")
    if removed:
        print(f"{'orphans':16s} {len(removed):4d}  {'would remove' if options.dry_run else 'removed'}: {', '.join(removed)}")
    print(f"{seconds:.2f} s")
