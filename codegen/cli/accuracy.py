"""``gradsmith accuracy``: measure the errors of operators and their derivatives, in units in the last place."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Mapping, Sequence
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any

from ..diagnostics import Diagnostics, suggest
from ..project.processes import on_threads, start
from ..project.settings import find_project, load_project
from .options import add_jobs, add_json, add_operators, add_traceback

__all__ = ["add_to", "shown_name"]

_SERVER = "gradsmith.proof.accuracy"
"""Run in processes of its own: the generator imports nothing of the run time."""
_DTYPES = ("float32", "float64", "complex64", "complex128")
_LIBRARIES = ("torch", "scipy", "numpy")

Row = dict[str, Any]


def add_to(commands: Any) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "accuracy",
        help="measure the errors of operators and their derivatives in ulp",
        description="Compare values, first and second derivatives of operators that have a definition ('math:') with many digits of it, "
        "over all exponents and close to singular points. Reference values are cached in .gradsmith/references. "
        "Exit status: 1 if a value is off by more than 4 ulp, or a derivative by a relative error of 1e-6 (single precision) or "
        "1e-13 (double precision), without an explanation in 'accuracy:' of derivatives.yaml.",
    )
    add_operators(
        parser,
        "only operators whose name matches this (default with --library: the library's own)",
        default="",
    )
    parser.add_argument(
        "--dtypes",
        metavar="DTYPE,…",
        default=",".join(_DTYPES),
        help=f"some of {', '.join(_DTYPES)} (default: all)",
    )
    parser.add_argument(
        "--points",
        type=int,
        default=100,
        help="minimum number of points; three times as many for two arguments (default: 100)",
    )
    parser.add_argument(
        "--against",
        metavar="LIBRARY,…",
        default=",".join(_LIBRARIES),
        help="also measure these libraries, if installed",
    )
    parser.add_argument(
        "--library",
        metavar="PACKAGE",
        action="append",
        default=[],
        help="import this package first",
    )
    add_jobs(parser)
    add_json(parser)
    parser.add_argument("--write", type=Path, metavar="FILE", help="write the table as Markdown")
    add_traceback(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Measure; see `add_to`.  2: wrong use."""
    wrong = _wrong_use(options)
    if wrong is not None:
        print(f"gradsmith: {wrong}", file=sys.stderr)
        return 2
    parts = _measured(options)
    if parts is None:
        return 2
    rows = [row for part in parts for row in part]
    rows.sort(key=lambda row: (row["operator"], row["given"], row["dtype"], row["what"]))
    if not rows:
        named = f" has a name that contains {options.operators!r}" if options.operators else ""
        print(f"gradsmith: no operator with a definition ('math:'){named}", file=sys.stderr)
        return 2
    if options.json:
        print(json.dumps({"rows": rows}, indent=2))
    else:
        print("\n".join(_text(rows)))
    if options.write is not None:
        options.write.write_text("\n".join(page(rows, options.points)) + "\n", encoding="utf-8")
    return 1 if any(row["beyond"] for row in rows) else 0


def _wrong_use(options: argparse.Namespace) -> str | None:
    if options.points < 4:
        return "--points must be at least 4"
    for given, known in ((options.dtypes, _DTYPES), (options.against, _LIBRARIES)):
        for word in _words(given):
            if word not in known:
                return f"unknown choice '{word}'; {suggest(word, known) or 'there are ' + ', '.join(known)}"
    missing = [name for name in ("sympy", "mpmath") if find_spec(name) is None]
    return (
        f"this needs {' and '.join(missing)}; install with: pip install 'gradsmith[prove]'"
        if missing
        else None
    )


def _words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


def _measured(options: argparse.Namespace) -> list[list[Row]] | None:
    """The rows of each operator; None if a process failed, which has said why."""
    root = find_project(Path.cwd())
    project = None if root is None else load_project(root, Diagnostics())
    operators, libraries = options.operators, list(options.library)
    if project is not None and project.extends:
        libraries.append(project.import_package)
        operators = operators or f"^{project.namespace}::"
    request = {
        "operators": operators, "dtypes": _words(options.dtypes), "points": options.points,
        "against": _words(options.against), "import": libraries,
        "references": None if root is None else str(root / ".gradsmith" / "references"),
    }  # fmt: skip
    found: list[list[Row]] = []
    waiting = count()

    def work() -> bool:
        with start(_SERVER, project, json.dumps(request)) as process:
            assert process.stdin is not None and process.stdout is not None
            total = int(process.stdout.readline() or 0)
            for index in waiting:  # shared: `next` of a counter is atomic
                if index >= total:
                    break
                process.stdin.write(f"{index}\n")
                process.stdin.flush()
                reply = process.stdout.readline()
                if not reply:
                    return False
                found.append(json.loads(reply))
            process.stdin.close()
            return process.wait() == 0

    return found if all(on_threads(options.jobs, work)) else None


def _shown(units: float) -> str:
    if units > 1e15:
        return "lost"
    return f"{units:.1f}" if units < 1000 else f"{units:.0e}".replace("e+0", "e").replace("e+", "e")


def shown_name(row: Mapping[str, Any]) -> str:
    """The operator as the table names it, with the parameters that it was given."""
    name = row["operator"].removeprefix("aten::")
    return f"{name}({row['given']})" if row["given"] else name


def _text(rows: Sequence[Row]) -> Iterable[str]:
    for row in rows:
        if row["beyond"]:
            at = ", ".join(f"{x:.17g}" for x in row["at"])
            yield (
                f"{shown_name(row)}: {row['what']}, {row['dtype']}: off by {_shown(row['worst'])} units at {at} "
                f"({row['form']})"
            )
            others = "".join(f"; {name} {_shown(units)}" for name, units in row["theirs"].items())
            yield f"    {row['beyond']} of {row['points']} points beyond the bound{others}"
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
    yield from _comparison(rows)


def _is_even(row: Row, units: float, part: float) -> bool:
    """Whether no point is worse than PyTorch's worst by more than so many units, or so great a part of it."""
    theirs = row["theirs"]["torch"]
    return bool(row["everywhere"] <= max(theirs + units, theirs * (1 + part)))


def _comparison(rows: Sequence[Row]) -> Iterable[str]:
    compared = [row for row in rows if "torch" in row["theirs"]]
    for word, units, part in (
        (("half a unit", 0.5, 0.01), ("one unit", 1.0, 0.1)) if compared else ()
    ):
        even = sum(_is_even(row, units, part) for row in compared)
        operators = {row["operator"] for row in compared}
        worse = {row["operator"] for row in compared if not _is_even(row, units, part)}
        yield (
            f"the worst error is PyTorch's, smaller, or within {word} or {part:.0%} of it in {even} of {len(compared)} rows "
            f"({even / len(compared):.1%}), and in all rows of {len(operators - worse)} of {len(operators)} operators"
        )


_PAGE = """\
# How exact operators and their derivatives are

Written by `gradsmith accuracy --write docs/accuracy.md`; run it again after a change.

Each operator that has a definition (`math:` in `derivatives.yaml`) is held to that at many digits: its value, and its first and
second derivative, at {points} points or more, for two arguments {pairs}, over all exponents of the dtype and close to the
points that the definition names. Each point is computed in six forms, as kernels have code of their own for few elements and for
many: in an array, in one that is strided, as one element (0-d), among few (8), and repeated in arrays of 5,000 and of 100,000
elements; "as" says in which form the worst was, and PyTorch is asked in the same ones. The worst error is in units in the last place of the true result, wherever that is a normal
number ("points"). The bounds are 4 units for a value, and for a derivative 1e-6 of it in single and 1e-13 in double precision (about
9 and 450 units); where one is exceeded, `accuracy:` in `derivatives.yaml` says where and why, and "excused" counts those
points. "worst" leaves them out; "everywhere" does not, nor do the errors of PyTorch, SciPy and NumPy at the same points. "lost"
is an error of more than 1e15 units, infinite and NaN included. Of holomorphic operators the same is measured at complex numbers
all over the plane: the error is a distance, in units in the last place of the modulus. Operators whose names begin with an
underscore are what derivatives are made of.
"""


def page(rows: Sequence[Row], points: int) -> Iterable[str]:
    """The table as Markdown."""
    yield _PAGE.format(points=points, pairs=3 * points)
    for line in _comparison(rows):
        yield f"{line[:1].upper()}{line[1:]}."
    yield ""
    yield "| operator | dtype | what | points | worst | at | as | excused | everywhere | PyTorch | SciPy | NumPy |"
    yield "|---|---|---|---:|---:|---|---|---:|---:|---:|---:|---:|"
    for row in rows:
        theirs = (_shown(row["theirs"][n]) if n in row["theirs"] else "" for n in _LIBRARIES)
        cells = (
            f"`{shown_name(row)}`",
            row["dtype"],
            row["what"],
            row["points"],
            _shown(row["worst"]),
            ", ".join(f"{x:.6g}" for x in row["at"]),
            row["form"],
            row["excused"] or "",
            _shown(row["everywhere"]) if row["excused"] else "",
            *theirs,
        )
        yield "| " + " | ".join(map(str, cells)) + " |"
