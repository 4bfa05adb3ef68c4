"""``gradsmith accuracy``: how exact operators and their derivatives are, in units in the last place."""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ..diagnostics import suggest

__all__ = ["add_to"]

_SERVER = "gradsmith.proof.accuracy"
"""Run in processes of its own: the generator imports nothing of the run time."""
_DTYPES = ("float32", "float64")
_LIBRARIES = ("torch", "scipy", "numpy")

Row = dict[str, Any]


def add_to(commands: Any) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "accuracy",
        help="measure operators and their derivatives in units in the last place",
        description="Holds values, first and second derivatives of operators that have a definition ('math:') to what that says "
        "at many digits, over all exponents and close to singular points.\n"
        "Exit status 1: something is off by more than 4 units (values) or 1e-6 and 1e-13 of it (derivatives in single and "
        "double precision), and 'accuracy:' in derivatives.yaml does not say why.",
    )
    parser.add_argument(
        "--operators",
        metavar="REGEX",
        default="",
        help="only operators in whose name this is found",
    )
    parser.add_argument(
        "--dtypes", metavar="DTYPE,…", default=",".join(_DTYPES), help=f"of {', '.join(_DTYPES)}"
    )
    parser.add_argument(
        "--points", type=int, default=90, help="how many, besides those close to singular points"
    )
    parser.add_argument(
        "--against",
        metavar="LIBRARY,…",
        default=",".join(_LIBRARIES),
        help="measured beside ours, where installed",
    )
    parser.add_argument(
        "--library", metavar="PACKAGE", action="append", default=[], help="import this first"
    )
    parser.add_argument(
        "--jobs",
        type=int,
        default=os.cpu_count() or 1,
        help="processes (default: one for each core)",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of text")
    parser.add_argument("--write", type=Path, metavar="FILE", help="write the table as Markdown")
    parser.add_argument("--traceback", action="store_true", help=argparse.SUPPRESS)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Measure; see `add_to`.  2: wrong use."""
    wrong = _wrong_use(options)
    if wrong is not None:
        print(f"gradsmith: {wrong}", file=sys.stderr)
        return 2
    with ThreadPoolExecutor(options.jobs) as pool:
        parts = list(pool.map(lambda part: _measured(options, part), range(options.jobs)))
    if any(part is None for part in parts):
        return 2
    rows = [row for part in parts if part for row in part]
    rows.sort(key=lambda row: (row["operator"], row["given"], row["dtype"], row["what"]))
    if not rows:
        print(
            f"gradsmith: no operator with a definition is called like {options.operators!r}",
            file=sys.stderr,
        )
        return 2
    if options.json:
        print(json.dumps({"rows": rows}, indent=2))
    else:
        print("\n".join(_text(rows)))
    if options.write is not None:
        options.write.write_text("\n".join(page(rows)) + "\n", encoding="utf-8")
    return 1 if any(row["beyond"] for row in rows) else 0


def _wrong_use(options: argparse.Namespace) -> str | None:
    if options.jobs < 1 or options.points < 4:
        return "--jobs must be at least 1, --points at least 4"
    for given, known in ((options.dtypes, _DTYPES), (options.against, _LIBRARIES)):
        for word in _words(given):
            if word not in known:
                return f"unknown choice '{word}'; {suggest(word, known) or 'there are ' + ', '.join(known)}"
    try:
        re.compile(options.operators)
    except re.error as error:
        return f"--operators is no regular expression: {error}"
    missing = [name for name in ("sympy", "mpmath") if find_spec(name) is None]
    return (
        f"this needs {' and '.join(missing)}; install with: pip install 'gradsmith[prove]'"
        if missing
        else None
    )


def _words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


def _measured(options: argparse.Namespace, part: int) -> list[Row] | None:
    """The rows of every so-many-th operator; None if the process failed, which has said why."""
    request = {
        "operators": options.operators, "dtypes": _words(options.dtypes), "points": options.points,
        "against": _words(options.against), "import": options.library, "part": part, "of": options.jobs,
    }  # fmt: skip
    command = [sys.executable, "-m", _SERVER, json.dumps(request)]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, encoding="utf-8")
    return [json.loads(line) for line in done.stdout.splitlines()] if done.returncode == 0 else None


def _shown(units: float) -> str:
    if units > 1e15:
        return "all lost"
    return f"{units:.1f}" if units < 1000 else f"{units:.0e}".replace("e+0", "e").replace("e+", "e")


def _name(row: Row) -> str:
    name = row["operator"].removeprefix("aten::")
    return f"{name}({row['given']})" if row["given"] else name


def _text(rows: Sequence[Row]) -> Iterable[str]:
    for row in rows:
        if row["beyond"]:
            at = ", ".join(f"{x:.17g}" for x in row["at"])
            yield f"{_name(row)}: {row['what']}, {row['dtype']}: off by {_shown(row['worst'])} units at {at}"
            yield f"    {row['beyond']} of {row['points']} points beyond the bound of {row['bound']:g} units"
    yield ""
    for dtype in dict.fromkeys(row["dtype"] for row in rows):
        for what in ("value", "first", "second"):
            chosen = [
                r for r in rows if r["dtype"] == dtype and r["what"].partition(" ")[0] == what
            ]
            if chosen:
                worst = max(r["worst"] for r in chosen)
                bad = sum(bool(r["beyond"]) for r in chosen)
                yield f"{dtype} {what:<7}{len(chosen):>4} rows  worst {_shown(worst):>9}  beyond the bound {bad:>3}"
    compared = [r for r in rows if r["theirs"]]
    if compared:
        even = sum(
            r["worst"] <= max(r["theirs"].get("torch", float("inf")), 0.5) * 1.01 + 0.5
            for r in compared
        )
        yield f"at least as exact as PyTorch: {even} of {len(compared)} rows"


_PAGE = """\
# How exact operators and their derivatives are

Written by `gradsmith accuracy --write docs/accuracy.md`; run it again after a change.

Each operator that has a definition (`math:` in `derivatives.yaml`) is held to that at many digits: its value, and its first and
second derivative, at points over all exponents of the dtype and close to the points that the definition names. The worst error
is in units in the last place of the true result, wherever that is a normal number. The bounds are 4 units for a value, 9 units
(1e-6) for a derivative in single and 450 units (1e-13) in double precision; where one is exceeded, `accuracy:` in
`derivatives.yaml` says where and why, those points are left out of the worst error, and counted under "excused".
Errors of PyTorch, SciPy and NumPy at the same points (none left out) are in the last column; "all lost" is an error of more
than 1e15 units, infinite and NaN included.
"""


def page(rows: Sequence[Row]) -> Iterable[str]:
    """The table as Markdown."""
    yield _PAGE
    yield "| operator | dtype | what | points | worst | at | excused | others |"
    yield "|---|---|---|---:|---:|---|---:|---|"
    for row in rows:
        at = ", ".join(f"{x:.6g}" for x in row["at"])
        others = ", ".join(f"{name} {_shown(units)}" for name, units in row["theirs"].items())
        excused = row["excused"] or ""
        cells = (
            f"`{_name(row)}`",
            row["dtype"],
            row["what"],
            row["points"],
            _shown(row["worst"]),
            at,
            excused,
            others,
        )
        yield "| " + " | ".join(map(str, cells)) + " |"
