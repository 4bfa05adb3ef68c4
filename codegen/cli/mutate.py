"""``gradsmith mutate``: plant mistakes in derivatives, and report those that no test catches."""

from __future__ import annotations

import argparse
import json
import re
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from ..diagnostics import Diagnostics
from ..mutation.definitions import definition_mutants, of_proved_lines
from ..mutation.exceptions import Exceptions, read_exceptions
from ..mutation.mutants import Mutant, mutants_of
from ..mutation.mutations import KINDS
from ..mutation.run import Verdict, judge_all
from ..pipeline import Model, build_model
from ..project.settings import find_project, load_project
from .options import add_jobs, add_json, add_operators, add_project, add_traceback
from .refusal import NO_PROJECT, refuse

__all__ = ["add_to"]

_EXCEPTIONS = "tests/operators/excused_mutants.toml"


def add_to(commands: Any) -> None:
    """Add the command to the parser."""
    kinds = "\n".join(f"  {kind:<12}{text}" for kind, text in KINDS.items())
    parser = commands.add_parser(
        "mutate",
        help="plant mistakes in derivatives, and report those that no test catches",
        description="Plant one mistake at a time in the formulas of derivatives.yaml, and run the checks of the operators\n"
        "concerned until one fails. Report the mutants that survive.\n\n"
        "With --helpers, mutate the functions that formulas call; with --batching, batching rules; with\n"
        "--definitions, definitions ('math'), judged by proofs. With --prove, proofs judge mutants of formulas.\n\n"
        "Exit status: 0 if every mutant was caught or excused, 1 if some survived or an exception excuses nothing.\n\n"
        f"kinds of mutants:\n{kinds}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_operators(
        parser,
        "search in 'OPERATOR: ARGUMENT'; for helpers and batching rules, in 'MODULE.FUNCTION' and in the names of "
        "operators whose derivatives or rules call the function, directly or not",
    )
    parser.add_argument(
        "--helpers",
        action="store_true",
        help="mutate the functions that formulas call, instead of the formulas",
    )
    parser.add_argument(
        "--batching",
        action="store_true",
        help="mutate handwritten batching rules, instead of formulas",
    )
    parser.add_argument(
        "--definitions",
        action="store_true",
        help="mutate definitions ('math'), which proofs must catch",
    )
    parser.add_argument(
        "--prove",
        action="store_true",
        help="judge mutants of proved formulas by proofs, instead of checks",
    )
    parser.add_argument("--kinds", metavar="KIND,…", help="only these kinds of mutants")
    parser.add_argument(
        "--part", metavar="K/N", type=_part, help="only the K-th of N parts, counted from 1"
    )
    add_jobs(parser)
    parser.add_argument(
        "--timeout",
        type=float,
        default=20.0,
        metavar="SECONDS",
        help="time limit for one mutant (default: 20)",
    )
    parser.add_argument(
        "--exceptions",
        metavar="FILE",
        help=f"file of excused mutants, relative to the project (default: {_EXCEPTIONS}, if it exists)",
    )
    parser.add_argument(
        "--list", action="store_true", help="list the mutants without running checks"
    )
    add_json(parser)
    add_project(parser)
    add_traceback(parser)
    parser.set_defaults(run=run)


def _part(text: str) -> tuple[int, int]:
    match = re.fullmatch(r"([0-9]+)/([0-9]+)", text)
    if match is None or not 1 <= int(match[1]) <= int(match[2]):
        raise argparse.ArgumentTypeError(
            f"write K/N with K from 1 to N, such as 3/20, not '{text}'"
        )
    return int(match[1]), int(match[2])


def run(options: argparse.Namespace) -> int:
    """Judge the mutants; see `add_to`.  2: wrong use."""
    diagnostics = Diagnostics()
    root: Path | None = options.project or find_project(Path.cwd())
    wrong = _wrong_use(options)
    if root is None or wrong is not None:
        print(NO_PROJECT if wrong is None else f"gradsmith: {wrong}", file=sys.stderr)
        return 2
    project = load_project(root.resolve(), diagnostics)
    model = None if project is None or diagnostics.has_errors else build_model(project, diagnostics)
    exceptions = Exceptions()
    if model is not None and (options.exceptions or model.project.path(_EXCEPTIONS).is_file()):
        name = options.exceptions or _EXCEPTIONS
        exceptions = read_exceptions(model.project.path(name), name, diagnostics)
    if model is None or diagnostics.has_errors:
        return refuse(diagnostics, options)
    every = list(_mutants(model, options))
    chosen = [mutant for mutant in every if _is_chosen(mutant, options)]
    if not chosen and not options.part and (every or _choice(options)):
        of = {"batching": "rule", "helpers": "helper", "definitions": "definition"}
        what = next((noun for way, noun in of.items() if getattr(options, way)), "formula")
        message = f"gradsmith: no mutant of a {what} is chosen: {_choice(options)}"
        if options.operators and (options.helpers or options.batching):
            message += f"; it is found in no MODULE.FUNCTION, and in the name of no operator that calls a {what}"
        print(message, file=sys.stderr)
        return 2
    if options.list:
        if options.json:
            print(json.dumps({"mutants": [_described(mutant) for mutant in chosen]}, indent=2))
        else:
            print("\n".join(map(str, chosen)))
        return 0
    begin = time.monotonic()
    verdicts = judge_all(
        chosen,
        model,
        options.jobs,
        options.timeout,
        _progress(len(chosen)),
        options.definitions or options.prove,
    )
    seconds = time.monotonic() - begin
    by_proof = options.definitions or options.prove
    excused = {}
    survivors = []
    for verdict in verdicts:
        if verdict.caught_by:
            continue
        reason = exceptions.reason(verdict.mutant, by_proof)
        if reason is None:
            survivors.append(verdict)
        else:
            excused[verdict.mutant.name] = reason
    unused = exceptions.unused(chosen, by_proof)
    idle = [f"excuses a mutant that is caught: {text}" for text in unused]
    if not (options.operators or options.kinds or options.part):
        every = [*mutants_of(model), *definition_mutants(model)]
        every += [*mutants_of(model, helpers=True), *mutants_of(model, batching=True)]
        idle += [f"is about no mutant: {text}" for text in exceptions.without_mutant(every)]
    if options.json:
        print(json.dumps(_report(verdicts, survivors, excused, idle, seconds), indent=2))
    else:
        print("\n".join(_lines(verdicts, survivors, idle, seconds)))
    return 1 if survivors or idle else 0


def _mutants(model: Model, options: argparse.Namespace) -> Iterable[Mutant]:
    if options.definitions:
        return definition_mutants(model)
    every = mutants_of(model, options.helpers, options.batching)
    return of_proved_lines(every, model) if options.prove else every


def _choice(options: argparse.Namespace) -> str:
    """The options that choose mutants, as they were given."""
    given = (("--operators", options.operators), ("--kinds", options.kinds))
    return " ".join(f"{name} {value}" for name, value in given if value)


def _wrong_use(options: argparse.Namespace) -> str | None:
    if not 0 < options.timeout < threading.TIMEOUT_MAX:
        return f"--timeout must be a number of seconds above 0, not {options.timeout}"
    ways = ("helpers", "batching", "definitions", "prove")
    given = [f"--{way}" for way in ways if getattr(options, way)]
    if len(given) > 1:
        return f"{' and '.join(given)} are different mutants; give one"
    for kind in options.kinds.split(",") if options.kinds else ():
        if kind not in KINDS:
            return f"there is no kind '{kind}'; there are {', '.join(KINDS)}"
    return None


def _is_chosen(mutant: Mutant, options: argparse.Namespace) -> bool:
    if options.operators and not any(re.search(options.operators, at) for at in mutant.places):
        return False
    if options.kinds and mutant.kind not in options.kinds.split(","):
        return False
    return options.part is None or mutant.part(options.part[1]) == options.part[0]


def _progress(total: int) -> Any:
    if not sys.stderr.isatty():
        return lambda done: None

    def show(done: int) -> None:
        if done % 20 == 0 or done == total:
            end = "\n" if done == total else ""
            print(f"\r{done} of {total} mutants", end=end, file=sys.stderr, flush=True)

    return show


def _lines(
    verdicts: Sequence[Verdict],
    survivors: Sequence[Verdict],
    idle: Sequence[str],
    seconds: float,
) -> list[str]:
    lines = []
    for verdict in survivors:
        lines += [str(verdict.mutant), f"  survives: {verdict.reason}", ""]
    lines += [*(f"{_EXCEPTIONS}: an exception {text}" for text in idle), *([""] if idle else [])]
    lines.append(f"{'kind':<12} {'mutants':>8} {'caught':>8} {'excused':>8} {'survived':>9}")
    surviving = {id(v.mutant) for v in survivors}
    for kind in (*KINDS, ""):
        of = [v for v in verdicts if kind in (v.mutant.kind, "")]
        if of:
            caught = sum(bool(v.caught_by) for v in of)
            lost = sum(id(v.mutant) in surviving for v in of)
            row = (len(of), caught, len(of) - caught - lost, lost)
            lines.append(f"{kind or 'all':<12} {row[0]:>8} {row[1]:>8} {row[2]:>8} {row[3]:>9}")
    by_check = Counter(v.caught_by for v in verdicts if v.caught_by)
    if by_check:
        lines.append("caught by " + ", ".join(f"{k}: {n}" for k, n in by_check.most_common()))
    elif not verdicts:
        lines.append("there is nothing to mutate")
    lines.append(f"{seconds:.0f} seconds")
    return lines


def _described(mutant: Mutant) -> dict[str, Any]:
    return {
        "formula": mutant.where,
        "kind": mutant.kind,
        "location": str(mutant.location),
        "change": mutant.change,
    }


def _report(
    verdicts: Sequence[Verdict],
    survivors: Sequence[Verdict],
    excused: dict[str, str],
    idle: Sequence[str],
    seconds: float,
) -> dict[str, Any]:
    def described(verdict: Verdict) -> dict[str, Any]:
        return {
            **_described(verdict.mutant),
            "caught_by": verdict.caught_by,
            "operator": verdict.operator,
            "sample": verdict.sample,
            "reason": verdict.reason,
        }

    return {
        "mutants": len(verdicts),
        "caught": sum(bool(v.caught_by) for v in verdicts),
        "excused": excused,
        "survivors": [described(v) for v in survivors],
        "useless_exceptions": list(idle),
        "seconds": round(seconds, 1),
        "verdicts": [described(v) for v in verdicts],
    }
