"""``gradsmith missing``: list the operators that a backend has no kernel for."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Collection
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..diagnostics import Diagnostics, in_color, suggest
from ..project.settings import find_project, load_project
from .options import add_json, add_project, add_traceback
from .refusal import NO_PROJECT, refuse

if TYPE_CHECKING:
    from ..torch_dialect.release import Release

__all__ = ["add_to"]


def add_to(commands: Any) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "missing",
        help="list the operators that a backend lacks",
        description="List by category the operators for which a backend has no kernel.",
    )
    parser.add_argument("category", nargs="*", help="only these categories or families")
    parser.add_argument(
        "--of",
        type=Path,
        metavar="FILE",
        help="a PyTorch backend's file (see `gradsmith lint --dialect torch`): list which of PyTorch's operators it lacks",
    )
    parser.add_argument(
        "--core", action="store_true", help="with --of: only PyTorch's core operators"
    )
    parser.add_argument(
        "--reach",
        action="store_true",
        help="with --of: for each missing operator, the composite operators that need it, most first",
    )
    add_project(parser)
    add_json(parser)
    add_traceback(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print the report; 0 whatever is missing, 1 for mistakes in the project, 2 where there is no backend."""
    if options.of is not None:
        return _foreign(options)
    diagnostics = Diagnostics()
    root = options.project or find_project(Path.cwd())
    if root is None:
        print(NO_PROJECT, file=sys.stderr)
        return 2
    project = load_project(Path(root).resolve(), diagnostics)
    if project is not None and not project.backend:
        print(
            "gradsmith: this project is not a backend: [tool.gradsmith] has no setting 'backend'; "
            "`gradsmith new backend NAME` creates one",
            file=sys.stderr,
        )
        return 2
    from ..emit.backend import missing_lines, report_on
    from ..model.backend import load_backend

    model = None if project is None else load_backend(project, diagnostics)
    if model is None or diagnostics.has_errors:
        return refuse(diagnostics, options)
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
        counts = {n: getattr(report, n) for n in ("supported", "missing", "composite", "variants")}
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
        f"{report.variants} variants and {report.composite} compositions follow from others"
    )
    return 0


def _foreign(options: argparse.Namespace) -> int:
    """Report on a file that lists operators of PyTorch; 1 for mistakes in it, 2 if it is no such file."""
    from ..foreign.dialect import read_file
    from ..foreign.kinds import kind_of, load_kinds
    from ..foreign.missing import missing_of
    from ..lint.settings import load_settings
    from ..torch_dialect.release import load_release
    from ..yaml.loader import load

    if not options.of.is_file():
        print(f"gradsmith: there is no file {options.of}", file=sys.stderr)
        return 2
    diagnostics = Diagnostics()
    root = options.project or find_project(options.of.absolute().parent) or Path.cwd()
    settings = load_settings(root, diagnostics)
    described = load_kinds(settings.table, root, diagnostics)
    node = load(options.of, options.of.as_posix(), diagnostics)
    kind = None if node is None else kind_of(options.of.as_posix(), node, described)
    if node is None or diagnostics.has_errors:
        return refuse(diagnostics, options)
    if kind is None:
        print(
            f"gradsmith: {options.of} does not look like a list of operators; describe its format in "
            "[tool.gradsmith.files] of pyproject.toml",
            file=sys.stderr,
        )
        return 2
    listed = read_file(node, kind, diagnostics)
    if diagnostics.has_errors:
        print(diagnostics.render(color=in_color(sys.stderr)), file=sys.stderr)
    release = load_release(kind.torch or None)
    report = missing_of((entry.name for entry in listed), release, options.core)
    unknown = [name for name in options.category if name not in report.families]
    if unknown:
        known = suggest(unknown[0], report.families) or f"there are {', '.join(report.families)}"
        print(f"gradsmith: there is no family '{unknown[0]}'; {known}", file=sys.stderr)
        return 2
    status = int(diagnostics.has_errors)
    chosen = {
        n: f for n, f in report.families.items() if n in (options.category or report.families)
    }
    counts = {kind: report.count(kind) for kind in ("supported", "missing", "generic")}
    lacking = {n.partition(".")[0] for family in chosen.values() for n in family.missing}
    lacking -= {
        n.partition(".")[0] for family in report.families.values() for n in family.supported
    }
    reach = _reach_of(lacking, release) if options.reach else {}
    if options.json:
        families = {name: vars(family) for name, family in chosen.items()}
        totals = {**counts, "composite": report.composite}
        found = {"torch": release.version, **totals, "families": families}
        print(json.dumps(found | ({"reach": reach} if options.reach else {}), indent=2))
        return status
    for name, family in chosen.items():
        total = len(family.supported) + len(family.missing) + len(family.generic)
        print(f"{name}: {len(family.supported)} of {total}")
        if family.missing:
            print(f"  missing: {', '.join(family.missing)}")
        if family.generic:
            print(f"  by a kernel for all backends: {', '.join(family.generic)}")
    if options.reach:
        print("\nmissing, and needed by compositions, as gradsmith composes them:")
        for packet, needing in reach.items():
            print(f"{len(needing):5d}  {packet}: {', '.join(needing)}")
    print(
        f"\nPyTorch {release.version}{', core' if options.core else ''}: {counts['supported']} operators supported, "
        f"{counts['missing']} missing; {counts['generic']} run by a kernel for all backends, and {report.composite} are "
        "made of others"
    )
    return status


def _reach_of(lacking: Collection[str], release: Release) -> dict[str, tuple[str, ...]]:
    from ..foreign.reach import compositions_needing
    from ..selection.reach import gradsmith_itself

    return compositions_needing(lacking, release, gradsmith_itself())
