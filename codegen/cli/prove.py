"""``gradsmith prove``: prove that the formulas in derivatives.yaml are correct."""

from __future__ import annotations

import argparse
import ast
import json
import re
import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ..diagnostics import Diagnostics
from ..model.operators import Operator
from ..pipeline import Model, build_model
from ..project.memo import Memo
from ..project.settings import Project, find_project, load_project
from ..project.state import FOLDER, generator_digest
from ..proof.derive import Underivable, derive
from ..proof.proofs_file import Entry, Line, Record
from ..proof.record import digests, provable
from ..proof.run import Prover, Verdict, prove_all, request_of, weakest
from .options import add_jobs, add_json, add_operators, add_project, add_traceback
from .refusal import NO_PROJECT, refuse

__all__ = ["add_to"]

_METHODS = {
    "exact": "decided in rational arithmetic, without rounding: adjointness, dual numbers",
    "symbolic": "the difference is simplified to zero by SymPy, piece by piece",
    "digits": "compared to fifty digits at many points, including next to every singular point",
}

_OR_DEFINE = ", or give the operator a definition, 'math:'"


def add_to(commands: Any) -> None:
    """Add the command to the parser."""
    methods = "\n".join(f"  {name:<10}{text}" for name, text in _METHODS.items())
    parser = commands.add_parser(
        "prove",
        help="prove that formulas are the derivatives",
        description="Prove every formula of derivatives.yaml that has no current proof in proofs.json.\n"
        f"Exit status: 0 if all are proved or excused, 1 if a formula is wrong or unproved.\n\nmethods:\n{methods}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_operators(parser, "only operators whose name matches this")
    parser.add_argument("--anew", action="store_true", help="also prove what is already proved")
    parser.add_argument(
        "--check",
        action="store_true",
        help="write nothing; fail if a proof is out of date or, with --anew, differs from the recorded one",
    )
    add_jobs(parser)
    add_json(parser)
    add_project(parser)
    add_traceback(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Prove; see `add_to`.  2: wrong use."""
    started = time.monotonic()
    diagnostics = Diagnostics()
    root: Path | None = options.project or find_project(Path.cwd())
    wrong = _wrong_use(options, root)
    if wrong is not None or root is None:
        print(wrong if wrong is NO_PROJECT else f"gradsmith: {wrong}", file=sys.stderr)
        return 2
    project = load_project(root.resolve(), diagnostics)
    if project is None or diagnostics.has_errors:
        return refuse(diagnostics, options)
    if _only_looks(options):
        return _prove(project, None, options, started)
    with Prover(project) as first:  # imports what it needs, while the project is read
        return _prove(project, first, options, started)


def _prove(
    project: Project, first: Prover | None, options: argparse.Namespace, started: float
) -> int:
    """Prove what is out of date, beginning with the process `first`; without one only check."""
    diagnostics, memo = Diagnostics(), Memo()
    memo.attach(project.path(f"{FOLDER}/memo.bin"), generator_digest())
    model = build_model(project, diagnostics, memo)
    if diagnostics.has_errors:
        return refuse(diagnostics, options)
    now = digests(model, memo)
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
    if first is None:
        return _check([o for o, _ in stale], record, chosen, options)
    # A formula that was not taken is proved as if it had been.
    asked = [(o, each) for o, i in stale for each in ((i, None), *i.variants)]
    made = prove_all(
        [partial(request_of, info, model) for _, (info, _) in asked],
        project,
        options.jobs,
        _progress(len(asked)),
        first,
    )
    found: dict[str, list[Verdict]] = {}
    for (o, (_, other)), verdicts in zip(asked, made):
        if other is None or other.expression is None:
            found[o.name] = verdicts
        else:
            told = [replace(v, formula=other.expression.text) for v in verdicts]
            found[o.name] = weakest(found[o.name], told)
    proved = {name: Entry(now[name], _lines(verdicts)) for name, verdicts in found.items()}
    wrong = {name for name, verdicts in found.items() if any(v.wrong for v in verdicts)}
    entries = {name: e for name, e in record.entries.items() if name in now} | proved
    differences: list[_Difference] = []
    if options.check and model.project.proofs.exists():  # else nothing is said that could be wrong
        names = [o.name for o, _ in chosen]
        gone = [] if options.operators else sorted(record.entries.keys() - now.keys())
        differences = list(_differences(record.entries, entries, [*names, *gone]))
    entries = {name: e for name, e in entries.items() if name not in wrong}
    is_new = not options.check and entries != record.entries
    if is_new:
        Record(entries).write(model.project.proofs)
    seconds = time.monotonic() - started
    return _report(model, chosen, entries, found, differences, options, seconds, is_new)


def _wrong_use(options: argparse.Namespace, root: Path | None) -> str | None:
    if root is None:
        return NO_PROJECT
    if not _only_looks(options):
        missing = [name for name in ("sympy", "mpmath") if find_spec(name) is None]
        if missing:
            return (
                f"proofs need {' and '.join(missing)}; install with: pip install 'gradsmith[prove]'"
            )
    return None


def _only_looks(options: argparse.Namespace) -> bool:
    """Whether the record is held to the texts alone, and nothing is proved."""
    return bool(options.check and not options.anew)


@dataclass(frozen=True, slots=True)
class _Difference:
    """One line of which the record says something else than its proof."""

    operator: str
    line: str
    recorded: str
    found: str


def _lines(verdicts: Sequence[Verdict]) -> tuple[Line, ...]:
    """What a record says of an entry; of a wrong formula none does, so that it is only looked at."""
    return tuple(
        Line(v.line, "wrong" if v.wrong else v.method, "" if v.method or v.wrong else v.reason)
        for v in verdicts
    )


def _differences(
    recorded: Mapping[str, Entry], found: Mapping[str, Entry], names: Sequence[str]
) -> Iterator[_Difference]:
    """What a record would say otherwise if it were written anew; of an entry that is out of date all lines."""
    for name in names:
        before, now = recorded.get(name), found.get(name)
        is_old = before is not None and now is not None and before.digest != now.digest
        said, shown = ({line.name: line for line in e.lines} if e else {} for e in (before, now))
        for line in dict.fromkeys((*said, *shown)):
            if is_old or said.get(line) != shown.get(line):
                age = " of other texts" if is_old else ""
                yield _Difference(name, line, _said(said.get(line)) + age, _said(shown.get(line)))


def _said(line: Line | None) -> str:
    if line is None:
        return "nothing"
    return line.method or f"not proved: {line.reason}"


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
    differences: Sequence[_Difference],
    options: argparse.Namespace,
    seconds: float,
    is_new: bool,
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
            "differences": [asdict(difference) for difference in differences],
            "seconds": round(seconds, 1),
        }
        print(json.dumps(report, indent=2, ensure_ascii=False))
        return 1 if wrong or left or differences else 0
    for verdict in wrong:
        print(_told(verdict, infos[verdict.operator]))
    for name, line in left:
        print(f"{infos[name].location}: {name}: {line.name}: not proved: {line.reason}")
        definition = infos[name].definition
        print(
            f"  say why under 'not_proved:'{'' if definition and definition.math else _OR_DEFINE}"
        )
    record = model.project.proofs.name
    for difference in differences:
        place = infos[difference.operator].location if difference.operator in infos else record
        print(
            f"{place}: {difference.operator}: {difference.line}: "
            f"{record} says '{difference.recorded}', the proof '{difference.found}'"
        )
    total = len(lines) + len(wrong)
    print(f"{'lines':<12}{total:>6}")
    for method in (*_METHODS, "not proved"):
        if methods[method]:
            print(f"{method:<12}{methods[method]:>6}  {100 * methods[method] / total:5.1f} %")
    if wrong:
        print(f"{'wrong':<12}{len(wrong):>6}")
    print(f"proved {len(found)} of {len(chosen)} operators in {seconds:.1f} s")
    if is_new:
        print(f"wrote {record}; run `gradsmith generate` to update the reference pages")
    return 1 if wrong or left or differences else 0


def _right(verdict: Verdict, info: Any) -> str:
    """The formula that SymPy has for the line; empty where it has none."""
    arguments = [a.name for a in info.function.func.arguments.all]
    if info.definition is None or not info.definition.math or verdict.line not in arguments:
        return ""
    try:
        right = derive(info.definition.math, arguments, [verdict.line], refuse=False)[
            verdict.line
        ].backward
    except Underivable:
        return ""
    return _conjugated(right) if verdict.expected.endswith("j)") else right


def _conjugated(formula: str) -> str:
    """A gradient by a derivative, which is of real numbers, for complex ones; empty where that is not a product with `grad`."""
    match ast.parse(formula, mode="eval").body:
        case ast.BinOp(ast.Name("grad"), ast.Mult() | ast.Div() as operation, other):
            sign = "*" if isinstance(operation, ast.Mult) else "/"
            return f"grad {sign} ({ast.unparse(other)}).conj()"
    return ""


def _told(verdict: Verdict, info: Any) -> str:
    """A wrong formula: where it stands, the point, both values, and what is probably meant."""
    place, text = info.location, ""
    others = [g for line in info.gradients for g in line.alternatives]
    for row in (*info.gradients, *others, *info.forward):
        names = getattr(row, "names", None) or row.outputs
        own = getattr(row.formula, "text", "") or getattr(row.formula, "value", "")
        if ", ".join(names) == verdict.line and verdict.formula in ("", own):
            place, text = row.location or place, own
            break
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
