"""``gradsmith prove``: proves that the formulas of derivatives.yaml are derivatives."""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ..diagnostics import Diagnostics
from ..model.operators import Operator
from ..pipeline import Model, build_model
from ..project.memo import Memo
from ..project.settings import find_project, load_project
from ..project.state import FOLDER, generator_digest
from ..proof.derive import Underivable, derive
from ..proof.entries import Entry, Line, Record
from ..proof.record import digests, provable
from ..proof.run import Verdict, prove_all, request_of

__all__ = ["add_to"]

_METHODS = {
    "exact": "decided over the rationals: adjointness and dual numbers, no rounding",
    "symbolic": "brought to zero by SymPy, piece by piece",
    "digits": "held to fifty digits at many points, next to every singular one",
}


def add_to(commands: Any) -> None:
    """Add the command to the parser."""
    methods = "\n".join(f"  {name:<10}{text}" for name, text in _METHODS.items())
    parser = commands.add_parser(
        "prove",
        help="prove that formulas are derivatives",
        description="Proves every formula of derivatives.yaml whose proof is not kept in proofs.json beside it.\n"
        f"Exit status 0: all is proved or excused; 1: a formula is wrong or unproved.\n\nhow:\n{methods}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--operators", metavar="REGEX", help="only operators in whose name this is found"
    )
    parser.add_argument("--anew", action="store_true", help="prove what is proved already, too")
    parser.add_argument(
        "--check", action="store_true", help="prove nothing; fail where a proof is out of date"
    )
    parser.add_argument(
        "--jobs",
        type=int,
        default=os.cpu_count() or 1,
        help="processes (default: one for each core)",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of text")
    parser.add_argument(
        "--project", type=Path, help="folder with pyproject.toml (default: found upwards)"
    )
    parser.add_argument("--traceback", action="store_true", help=argparse.SUPPRESS)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Prove; see `add_to`.  2: wrong use."""
    started = time.monotonic()
    diagnostics = Diagnostics()
    root: Path | None = options.project or find_project(Path.cwd())
    wrong = _wrong_use(options, root)
    if wrong is not None or root is None:
        print(f"gradsmith: {wrong}", file=sys.stderr)
        return 2
    project = load_project(root.resolve(), diagnostics)
    model = None
    if project is not None and not diagnostics.has_errors:
        memo = Memo()
        memo.attach(project.path(f"{FOLDER}/memo.jsonl"), generator_digest())
        model = build_model(project, diagnostics, memo)
    if model is None or diagnostics.has_errors:
        print(diagnostics.render(color=sys.stderr.isatty()), file=sys.stderr)
        return 1
    now = digests(model)
    record = Record.read(model.project.proofs)
    chosen = [
        (o, info) for o, info in provable(model) if re.search(options.operators or "", o.name)
    ]
    if options.operators and not chosen:
        print(
            f"gradsmith: no operator with a formula is called like {options.operators!r}",
            file=sys.stderr,
        )
        return 2
    stale = [
        (o, info) for o, info in chosen
        if options.anew or (known := record.entries.get(o.name)) is None or known.digest != now[o.name]
    ]  # fmt: skip
    if options.check:
        return _check([o for o, _ in stale], record, chosen, options)
    made = prove_all(
        [partial(request_of, info, model) for _, info in stale],
        model,
        options.jobs,
        _progress(len(stale)),
    )
    found = {o.name: verdicts for (o, _), verdicts in zip(stale, made)}
    entries = {name: e for name, e in record.entries.items() if name in now}
    for name, verdicts in found.items():
        if any(v.wrong for v in verdicts):
            entries.pop(name, None)
        else:
            lines = tuple(
                Line(v.line, v.method, v.reason if not v.method else "") for v in verdicts
            )
            entries[name] = Entry(now[name], lines)
    if entries != record.entries:
        Record(entries).write(model.project.proofs)
    return _report(model, chosen, entries, found, options, time.monotonic() - started)


def _wrong_use(options: argparse.Namespace, root: Path | None) -> str | None:
    if root is None:
        return "no pyproject.toml with [tool.gradsmith] here or above; give --project FOLDER"
    if options.jobs < 1:
        return "--jobs must be at least 1"
    try:
        re.compile(options.operators or "")
    except re.error as error:
        return f"--operators is no regular expression: {error}"
    if not options.check:
        missing = [name for name in ("sympy", "mpmath") if find_spec(name) is None]
        if missing:
            return (
                f"proofs need {' and '.join(missing)}; install with: pip install 'gradsmith[prove]'"
            )
    return None


def _check(
    stale: Sequence[Operator], record: Record, chosen: Sequence[Any], options: argparse.Namespace
) -> int:
    names = [o.name for o in stale]
    if options.json:
        print(json.dumps({"outdated": names, "operators": len(chosen)}, indent=2))
    else:
        for name in names:
            print(
                f"{name}: {'the proof is out of date' if name in record.entries else 'not proved yet'}"
            )
        print(f"{len(chosen) - len(names)} of {len(chosen)} proofs are of the formulas as they are")
    return 1 if names else 0


def _progress(total: int) -> Any:
    if not sys.stderr.isatty():
        return lambda done: None

    def show(done: int) -> None:
        end = "\n" if done == total else ""
        print(f"\r{done} of {total} operators", end=end, file=sys.stderr, flush=True)

    return show


def _report(
    model: Model,
    chosen: Sequence[Any],
    entries: Mapping[str, Entry],
    found: Mapping[str, Sequence[Verdict]],
    options: argparse.Namespace,
    seconds: float,
) -> int:
    excused = {
        (o.name, line): why
        for o, info in chosen
        if info.definition
        for line, why in info.definition.not_proved
    }
    lines = [
        (o.name, line)
        for o, _ in chosen
        for line in (entries[o.name].lines if o.name in entries else ())
    ]
    wrong = [v for verdicts in found.values() for v in verdicts if v.wrong]
    left = [
        (name, line) for name, line in lines
        if not line.method and (name, line.name) not in excused and (name, "") not in excused
    ]  # fmt: skip
    methods = Counter(line.method or "not proved" for _, line in lines)
    infos = {o.name: info for o, info in chosen}
    if options.json:
        report = {
            "operators": len(chosen),
            "proved_now": len(found),
            "methods": dict(methods),
            "wrong": [{**asdict(v), "right": _right(v, infos[v.operator])} for v in wrong],
            "not_proved": [
                {"operator": n, "line": l.name, "reason": l.reason}
                for n, l in lines
                if not l.method
            ],
            "lines": [{"operator": n, "line": l.name, "method": l.method} for n, l in lines],
            "seconds": round(seconds, 1),
        }
        print(json.dumps(report, indent=2, ensure_ascii=False))
        return 1 if wrong or left else 0
    for verdict in wrong:
        print(_told(verdict, infos[verdict.operator]))
    for name, line in left:
        print(f"{infos[name].location}: {name}: {line.name}: not proved: {line.reason}")
        print("  say why under 'not_proved:', or give the operator a definition, 'math:'")
    total = len(lines) + len(wrong)
    print(f"{'lines':<12}{total:>6}")
    for method in (*_METHODS, "not proved"):
        if methods[method]:
            print(f"{method:<12}{methods[method]:>6}  {100 * methods[method] / total:5.1f} %")
    if wrong:
        print(f"{'wrong':<12}{len(wrong):>6}")
    print(f"{len(found)} of {len(chosen)} operators proved anew in {seconds:.1f} s")
    return 1 if wrong or left else 0


def _right(verdict: Verdict, info: Any) -> str:
    """The formula that SymPy has for the line; empty where it has none."""
    arguments = [a.name for a in info.function.func.arguments.all]
    if info.definition is None or not info.definition.math or verdict.line not in arguments:
        return ""
    try:
        return derive(info.definition.math, arguments, [verdict.line], refuse=False)[
            verdict.line
        ].backward
    except Underivable:
        return ""


def _told(verdict: Verdict, info: Any) -> str:
    """A wrong formula: where it stands, the point, both values, and what is probably meant."""
    place, text = info.location, ""
    for row in (*info.gradients, *info.forward):
        names = getattr(row, "names", None) or row.outputs
        if ", ".join(names) == verdict.line:
            place = row.location or place
            text = getattr(row.formula, "text", "") or getattr(row.formula, "value", "")
    lines = [
        f"{place}: {verdict.operator}: {verdict.line}: {verdict.reason}",
        f"    formula:  {text}",
        f"    at:       {verdict.where}",
        f"    gives:    {verdict.found}",
        f"    must be:  {verdict.expected}",
    ]
    if verdict.mistake:
        lines.append(f"    probably: {verdict.mistake}")
    right = _right(verdict, info)
    if right:
        lines.append(f"    right:    {right}")
    return "\n".join(lines)
