"""``gradsmith compat OLD NEW``: compare the operators of two versions, and report changes that break programs."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable
from datetime import date
from pathlib import Path
from typing import Any

from ..compat.allowed import AllowedError, load_allowed
from ..compat.changes import Change, compare
from ..compat.versions import Version, VersionError, load_version
from .options import add_json, add_traceback

__all__ = ["add_to"]


def add_to(commands: Any) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "compat",
        help="compare the operators of two versions",
        description="Compare two versions of operators by PyTorch's compatibility rules. A version is a file, a folder with "
        "native_functions.yaml, a git revision, REVISION:PATH, or torch==2.13.",
        epilog="Exit status: 0 if programs for the old version run on the new one, 1 if not, 2 for wrong usage.",
    )
    parser.add_argument("old", metavar="OLD", help="the old version")
    parser.add_argument("new", metavar="NEW", help="the new version")
    parser.add_argument(
        "--for",
        dest="backend",
        type=Path,
        metavar="FILE",
        help="compare only operators listed in this backend file, and report its schemas that differ from NEW",
    )
    parser.add_argument(
        "--forward",
        action="store_true",
        help="also exit with 1 if new programs break on the old version",
    )
    parser.add_argument(
        "--allow",
        type=Path,
        metavar="FILE",
        help="allowed breaks, one per line: 'name until DATE: why'",
    )
    parser.add_argument(
        "--today", type=date.fromisoformat, help="the date for --allow (default: today)"
    )
    parser.add_argument("--root", type=Path, default=Path("."), help="folder of the git repository")
    add_json(parser)
    add_traceback(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Compare; see `add_to`."""
    try:
        old = load_version(options.old, options.root)
        new = load_version(options.new, options.root)
        backend = load_version(str(options.backend), Path(".")) if options.backend else None
        allowed = load_allowed(options.allow) if options.allow else ()
    except (VersionError, AllowedError, OSError, UnicodeDecodeError) as error:
        print(f"gradsmith: {error}", file=sys.stderr)
        return 2
    changes: Iterable[Change] = compare(old.operators, new.operators)
    drifted: tuple[Change, ...] = ()
    if backend is not None:
        listed = set(backend.listed or backend.operators)
        changes = [change for change in changes if change.name in listed]
        drifted = _drifted(backend, new)
    today = options.today or date.today()
    kept = {c.name for c in changes if any(entry.covers(c.name, today) for entry in allowed)}
    expired = [e for e in allowed if e.until < today]
    breaking = [
        c
        for c in (*changes, *drifted)
        if c.name not in kept and (c.backward or (options.forward and c.forward))
    ]
    if options.json:
        print(
            json.dumps(
                {
                    "old": old.label,
                    "new": new.label,
                    "changes": [{**c.to_json(), "allowed": c.name in kept} for c in changes],
                    "drifted": [c.to_json() for c in drifted],
                    "breaks": sorted({c.name for c in breaking}),
                },
                indent=2,
            )
        )
        return 1 if breaking else 0
    for change in changes:
        _print(change, change.name in kept, options.forward)
    for change in drifted:
        print(f"drifted  {change.name}")
        if change.kind == "changed":
            print(f"  here: {change.old}\n  {new.label}: {change.new}")
        for reason in change.backward:
            print(f"  {reason}")
    for entry in expired:
        print(f"allowed until {entry.until}, which is past: {entry.pattern}")
    counts = {k: sum(c.kind == k for c in changes) for k in ("added", "removed", "changed")}
    said = ", ".join(f"{count} {kind}" for kind, count in counts.items())
    drift = f", {len(drifted)} drifted" if backend is not None else ""
    print(
        f"{old.label} -> {new.label}: {said}{drift}; {len(breaking)} break{'s' * (len(breaking) == 1)} programs"
    )
    return 1 if breaking else 0


def _drifted(backend: Version, new: Version) -> tuple[Change, ...]:
    """The schemas of a backend's file that are not those of a version, and the names that it does not have."""
    own = {n: s for n, s in backend.operators.items() if n in new.operators}
    changed = compare(own, {name: new.operators[name] for name in own})
    gone = [
        n for n in backend.listed or () if n not in new.operators and n not in backend.operators
    ]
    why = ("the new version does not have it",)
    return (*changed, *(Change(name, "removed", name, "", backward=why) for name in gone))


def _print(change: Change, is_allowed: bool, forward: bool) -> None:
    word = {"added": "added  ", "removed": "removed", "changed": "changed"}[change.kind]
    mark = " (allowed)" if is_allowed else " BREAKS" if change.backward else ""
    print(f"{word}  {change.name}{mark}")
    if change.kind == "changed":
        print(f"  old: {change.old}\n  new: {change.new}")
        for reason in change.backward:
            print(f"  {reason}")
        for reason in change.forward if forward else ():
            print(f"  new programs on the old version: {reason}")
