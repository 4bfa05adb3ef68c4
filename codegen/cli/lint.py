"""``gradsmith lint``: report mistakes in YAML files, and fix them."""

from __future__ import annotations

import argparse
import gc
import sys
from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from ..diagnostics import Diagnostic, Diagnostics, Severity, in_color, suggest
from ..lint.dialects import DIALECTS, OWN, dialect
from ..lint.settings import Settings, check_codes, load_settings
from ..project.settings import find_project
from .options import add_project, add_traceback, no_such_path

__all__ = ["Linted", "add_format", "add_to", "lint", "show"]

_ROUNDS = 10
"""How often --fix looks again: what is mended may uncover more."""


def add_to(commands: Any) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "lint",
        help="report mistakes in YAML files, and fix them",
        description="Report mistakes in YAML files, with their location and what to write instead. Write nothing unless --fix is given.",
        epilog="Exit status: 0 for nothing worse than warnings, 1 for mistakes, 2 for wrong usage.",
    )
    parser.add_argument(
        "paths",
        nargs="*",
        type=Path,
        metavar="PATH",
        help="files, or project folders (default: the project found upwards from here)",
    )
    add_project(parser)
    parser.add_argument("--dialect", metavar="NAME", help=f"one of {', '.join(DIALECTS)}")
    add_format(parser)
    parser.add_argument("--fix", action="store_true", help="apply the fixes that are certain")
    for name, does in (("select", "show only"), ("ignore", "do not show")):
        parser.add_argument(
            f"--{name}",
            metavar="CODE,…",
            help=f"{does} these codes, such as GS403, or GS4 for all codes that start with it",
        )
    parser.add_argument("--strict", action="store_true", help="exit with 1 for warnings as well")
    add_traceback(parser)
    parser.set_defaults(run=run)


def add_format(parser: argparse.ArgumentParser) -> None:
    """Add the option --format."""
    parser.add_argument(
        "--format",
        default="text",
        choices=("text", "json", "github", "gitlab", "sarif"),
        help="output format (default: text)",
    )
    parser.add_argument(
        "--json", action="store_const", const="json", dest="format", help="as --format json"
    )


@dataclass(frozen=True)
class Linted:
    """What was found in the project at `root`."""

    root: Path
    found: Diagnostics
    mended: int = 0


def run(options: argparse.Namespace) -> int:
    """Lint; see `add_to`."""
    gc.disable()  # one pass that keeps nearly all it makes
    codes = {name: _words(getattr(options, name)) for name in ("select", "ignore")}
    problem = check_codes((*codes["select"], *codes["ignore"]))
    if options.dialect is not None and options.dialect not in DIALECTS:
        hint = suggest(options.dialect, DIALECTS) or f"there are {', '.join(DIALECTS)}"
        problem = f"there is no dialect '{options.dialect}'; {hint}"
    asked: list[Path] = options.paths
    if options.project is not None:
        if asked:
            problem = "give files and folders, or --project, but not both"
        asked = [options.project]
    missing = next((path for path in asked if not path.exists()), None)
    if missing is not None:
        problem = no_such_path(missing)
    if problem is not None:
        print(f"gradsmith: {problem}", file=sys.stderr)
        return 2
    results = []
    for root, paths in _by_project(asked).items():
        mistakes = Diagnostics()
        settings = load_settings(root, mistakes).chosen(**codes)
        name = options.dialect or settings.dialect or OWN
        if name not in DIALECTS:
            hint = suggest(name, DIALECTS) or f"there are {', '.join(DIALECTS)}"
            print(
                f"gradsmith: pyproject.toml: there is no dialect '{name}'; {hint}", file=sys.stderr
            )
            return 2
        if name == OWN and not (root / "pyproject.toml").is_file():
            print(
                f"gradsmith: no pyproject.toml with [tool.gradsmith] in {paths[0]} or above; "
                "give a project's folder, or --dialect",
                file=sys.stderr,
            )
            return 2
        settings = replace(settings, dialect=name)
        results.append(lint(paths, settings, mistakes, options.fix))
    return show(results, options.format, options.strict)


def _words(text: str | None) -> list[str]:
    return [word.strip() for word in (text or "").split(",") if word.strip()]


def _by_project(paths: Iterable[Path]) -> dict[Path, list[Path]]:
    """By the folder of their project, or else the current one, the paths."""
    here = Path.cwd()
    found: dict[Path, list[Path]] = {}
    for path in list(paths) or [here]:
        absolute = path.resolve()
        folder = absolute if absolute.is_dir() else absolute.parent
        root = find_project(folder)
        if root is None:  # one whose table is misspelt says so
            root = folder if (folder / "pyproject.toml").is_file() else here
        found.setdefault(root, []).append(absolute)
    return found


def lint(paths: list[Path], settings: Settings, mistakes: Diagnostics, fix: bool = False) -> Linted:
    """What is wrong with `paths`, all of one project, and with its settings, which are `mistakes`."""
    found = _look(paths, settings, mistakes)
    mended = 0
    for _ in range(_ROUNDS if fix else 0):
        from ..lint.fixes import apply

        done = apply(settings.root, found.items)
        if not done:
            break
        mended += len(done)
        mistakes = Diagnostics()
        again = load_settings(settings.root, mistakes)
        found = _look(paths, replace(settings, table=again.table), mistakes)
    return Linted(settings.root, found, mended)


def _look(paths: list[Path], settings: Settings, mistakes: Diagnostics) -> Diagnostics:
    from ..lint.silence import filtered

    found = dialect(settings.dialect).diagnose(paths, settings)
    for source in mistakes.sources:
        found.sources.add(source)
    for item in mistakes.items:
        found.add(item)
    files = [path for path in paths if path.is_file()]
    whole = len(files) < len(paths)
    found = filtered(found, settings, whole)
    if whole:
        return found
    # Whether a name exists, other files say, and all are read; what is shown is of those that were asked for.
    asked = {
        (p.relative_to(settings.root) if p.is_relative_to(settings.root) else p).as_posix()
        for p in files
    }
    narrowed = Diagnostics(found.sources)
    for item in found.items:
        if _concerns(item, asked):
            narrowed.add(item)
    return narrowed


def _concerns(item: Diagnostic, files: set[str]) -> bool:
    """Whether an item is about some of these files, or about settings without which they cannot be judged."""
    return item.location is None or item.location.file in files or item.code.startswith("GS60")


def show(results: list[Linted], form: str, strict: bool) -> int:
    """Print what was found; the exit status."""
    from ..lint.report import FORMATS, Report

    here = Path.cwd()
    parts = [Report.of(r.root, r.found.items, r.found.sources, here, r.mended) for r in results]
    report = Report.joined(parts)
    text = FORMATS[form](report, in_color(sys.stdout))
    if text:
        print(text)
    worst = (Severity.ERROR, Severity.WARNING) if strict else (Severity.ERROR,)
    return 1 if any(report.count(severity) for severity in worst) else 0
