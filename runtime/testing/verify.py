"""What ``gradsmith verify`` does: every check for every operator of a library, on samples of its own.

The command line hands its request over as JSON (``python -m gradsmith.testing.verify REQUEST``), since the
generator, which it belongs to, imports nothing of the runtime.
"""

from __future__ import annotations

import json
import os
import sys
import traceback
import warnings
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase

from ..core.dtypes import dtype, float32, float64
from ..dispatch.operator import OpOverload
from ..dispatch.registry import REGISTRY
from .checks import CHECKS, applies, exemption
from .declarations import declaration_of, relatives
from .failures import CheckFailure, NotApplicable
from .opcheck import run_test_util
from .samples import NoSamples, Sample, samples
from .verify_targets import WrongUse, namespaces_of


@dataclass(frozen=True)
class Column:
    """One check of the table."""

    name: str
    util: str
    """Name for `opcheck`, or empty."""
    dtypes: tuple[dtype, ...] = ()
    requires_grad: bool = False
    exempt: tuple[str, ...] = ()
    """Names of checks in ``exempt`` of YAML that excuse from it."""

    def check(self, sample: Sample) -> None:
        """Put the question to one call.  Raises CheckFailure, or NotApplicable."""
        if not self.util:
            CHECKS[self.name].function(sample)
        elif sample.projections and self.name == "gradient":
            # Arguments are symmetric, say: differences have to keep within such matrices.
            for name in self.exempt:
                CHECKS[name].function(sample)
        else:
            run_test_util(self.util, sample.operator, sample.args, dict(sample.kwargs))


def _of_declarations(name: str) -> Column:
    return Column(name, "", CHECKS[name].dtypes, CHECKS[name].requires_grad)


_GENERAL = CHECKS["schema"].dtypes
COLUMNS = {
    column.name: column
    for column in (
        Column("schema", "test_schema", _GENERAL, exempt=("schema",)),
        Column("registration", "test_autograd_registration", (float64,), True),
        Column("fake", "test_faketensor", _GENERAL, exempt=("meta",)),
        Column("sizes", "test_aot_dispatch_dynamic", (float64,), True, ("meta",)),
        Column(
            "gradient",
            "test_gradient",
            CHECKS["first_order"].dtypes,
            True,
            ("first_order", "second_order", "immutable_gradients"),
        ),
        _of_declarations("variants"),
        _of_declarations("backends"),
        _of_declarations("views"),
        _of_declarations("decomposition"),
        _of_declarations("forward_mode"),
        _of_declarations("nan"),
        _of_declarations("strides"),
        _of_declarations("promotion"),
        _of_declarations("precision"),
        _of_declarations("defaults"),
        _of_declarations("effect"),
        _of_declarations("batching"),
        _of_declarations("batched_grad"),
    )
}
"""The checks by the names that the command knows; those without a `util` are of `gradsmith.testing.checks`."""


@dataclass(frozen=True)
class Outcome:
    """What a check came to for one operator."""

    status: str
    """``ok``, ``FAIL`` or ``skip``."""
    samples: int = 0
    """On how many calls it was run."""
    reason: str = ""
    """Why it failed or was skipped, in a line."""
    message: str = ""
    """All that the failure says."""


@dataclass
class OperatorReport:
    """The row of one operator."""

    operator: OpOverload
    outcomes: dict[str, Outcome] = field(default_factory=dict)


def verify(
    target: str, *, operators: Sequence[str] = (), checks: Sequence[str] = (), seed: int = 0
) -> Iterator[OperatorReport]:
    """Import `target` (a package, a namespace, a project's folder, a file) and check its operators one by one.

    `operators` are names or patterns (``bump``, ``bump.out``, ``moving_*``), `checks` names of `COLUMNS`
    or of `opcheck`'s checks; all for none.  Raises `WrongUse` for what is not there.
    """
    columns = _columns(checks)
    namespaces = namespaces_of(target)
    found = [o for o in list(REGISTRY.values()) if o.namespace in namespaces]
    if operators:
        found = _selected(found, operators)
    if not found:
        raise WrongUse(f"no operators in namespace {', '.join(sorted(namespaces))}")
    for operator in found:
        report = OperatorReport(operator)
        for column in columns:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                report.outcomes[column.name] = _outcome(operator, column, seed)
        yield report


def _columns(names: Sequence[str]) -> list[Column]:
    by_util = {column.util: column for column in COLUMNS.values() if column.util}
    found = []
    for name in names:
        column = COLUMNS.get(name) or by_util.get(name)
        if column is None:
            raise WrongUse(f"there is no check '{name}'; there are {', '.join(COLUMNS)}")
        found.append(column)
    return found or list(COLUMNS.values())


def _selected(operators: Sequence[OpOverload], patterns: Sequence[str]) -> list[OpOverload]:
    kept: dict[OpOverload, None] = {}
    for pattern in patterns:
        matching = [o for o in operators if any(fnmatchcase(n, pattern) for n in _names(o))]
        if not matching:
            from difflib import get_close_matches

            close = get_close_matches(pattern, [n for o in operators for n in _names(o)], 1)
            hint = f"; did you mean '{close[0]}'?" if close else ""
            raise WrongUse(f"no operator is called '{pattern}'{hint}")
        kept.update(dict.fromkeys(matching))
    return list(kept)


def _names(operator: OpOverload) -> tuple[str, ...]:
    return operator.base, operator.name().partition("::")[2], operator.name()


# -- one operator, one check --------------------------------------------------------------------------


def _outcome(operator: OpOverload, column: Column, seed: int) -> Outcome:
    for name in (column.name, *column.exempt):
        excuse = exemption(operator, name) if name in CHECKS else None
        if excuse is not None:
            return Outcome("skip", reason=f"exempt: {excuse}")
    try:
        return _checked(operator, column, seed)
    except NoSamples as error:
        return Outcome("skip", reason=_line(str(error)))


def _checked(operator: OpOverload, column: Column, seed: int) -> Outcome:
    if column.name in CHECKS and not applies(operator, column.name):
        return Outcome("skip", reason="does not apply")
    if column.name == "forward_mode" and not (operator.generated or operator._can_decompose()):
        return Outcome("skip", reason="no forward formula can be registered at run time")
    probed = _valid(operator, column.dtypes, column.requires_grad, seed)
    if isinstance(probed, Outcome):
        return probed
    count = 0
    excuse = ""
    for sample in (sample for found in probed.values() for sample in found):
        try:
            column.check(sample)
        except NotApplicable as reason:
            excuse = excuse or str(reason)
            continue
        except Exception as error:
            failure = error
            if not isinstance(failure, CheckFailure):
                failure = CheckFailure(
                    column.name, sample, f"raises {type(error).__name__}: {error}"
                )
            message = str(failure)
            if failure.sample is None:
                message += f"\n  sample:   {sample}"
            return Outcome("FAIL", count, _line(failure.reason), message)
        count += 1
    return Outcome("ok", count) if count else Outcome("skip", reason=_line(excuse) or "no samples")


def _valid(
    operator: OpOverload, kinds: Sequence[dtype], requires_grad: bool, seed: int
) -> dict[dtype, list[Sample]] | Outcome:
    """Samples that the operator takes, by dtype.

    It has to take those that were declared for it, in float32 and float64; others are a guess, which it may refuse.
    Where it takes none, an error that is not a refusal is a failure.
    """
    declared = any(declaration_of(relative).get("samples") for relative in relatives(operator))
    recorded = requires_grad and not any(p.out for p in operator.signature.parameters)
    found: dict[dtype, list[Sample]] = {}
    refusal, fault = "", None
    for kind in kinds:
        taken = []
        try:
            made = list(samples(operator, dtype=kind, requires_grad=recorded, seed=seed))
        except NoSamples:
            raise
        except Exception as error:
            # A kernel may raise anything.  What an out= variant is to write to comes from a call of its functional operator.
            refusal = refusal or f"refuses {kind}: {error}"
            continue
        for sample in made:
            try:
                sample.map(lambda t: t.detach().clone()).call()
            except Exception as error:
                text = f"{type(error).__name__}: {error}"
                said = f"raises {text}"
                failed = Outcome("FAIL", 0, _line(said), f"{said}\n  sample:   {sample}")
                if declared and kind in (float32, float64):
                    return failed
                refusal = refusal or f"refuses {sample.name}: {text}"
                if not isinstance(error, (RuntimeError, ValueError, IndexError)):
                    fault = fault or failed
                continue
            taken.append(sample)
        if taken:
            found[kind] = taken
    skipped = Outcome("skip", reason=_line(refusal) or "no samples of these dtypes")
    return found or fault or skipped


def _line(text: str) -> str:
    return " ".join(text.split())


# -- the command --------------------------------------------------------------------------------------


def main(arguments: Sequence[str]) -> int:
    """Serve a request.  0: clean; 1: findings; 2: wrong use or internal failure."""
    request = json.loads(arguments[0])
    try:
        reports = verify(
            request["target"], operators=request["operators"], checks=request["checks"]
        )
        return _print_json(request["target"], reports) if request["json"] else _print(reports)
    except WrongUse as error:
        if request["json"]:
            print(json.dumps({"error": str(error)}, indent=2))
        else:
            print(f"gradsmith: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # Whoever read the table (`head`) has seen enough.  What Python flushes when it ends goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:  # no room for the table
        if request["traceback"]:
            traceback.print_exc()
        name = f"{error.filename}: " if error.filename is not None else ""
        print(f"gradsmith: {name}{error.strerror or error}", file=sys.stderr)
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 2
    except Exception as error:
        if request["traceback"]:
            traceback.print_exc()
        print(
            f"gradsmith: internal error: {type(error).__name__}: {error} (--traceback shows where)",
            file=sys.stderr,
        )
        return 2


def _print_json(target: str, reports: Iterator[OperatorReport]) -> int:
    rows = list(reports)
    document = {
        "version": 1,
        "target": target,
        "summary": _counts(rows),
        "operators": [
            {
                "name": report.operator.name(),
                "schema": report.operator._schema_text,
                "declared_at": report.operator.declared_at,
                "checks": {
                    name: {
                        "status": outcome.status,
                        "samples": outcome.samples,
                        "reason": outcome.reason,
                        "message": outcome.message,
                    }
                    for name, outcome in report.outcomes.items()
                },
            }
            for report in rows
        ],
    }
    print(json.dumps(document, indent=2))
    return 1 if document["summary"]["FAIL"] else 0  # type: ignore[index]


def _counts(reports: Sequence[OperatorReport]) -> dict[str, int]:
    counts = {"operators": len(reports), "ok": 0, "FAIL": 0, "skip": 0}
    for report in reports:
        for outcome in report.outcomes.values():
            counts[outcome.status] += 1
    return counts


def _print(reports: Iterator[OperatorReport]) -> int:
    """The table, row by row as it is found; below it why checks failed or were skipped."""
    rows: list[OperatorReport] = []
    for report in reports:
        if not rows:
            print(f"{'operator':<{_NAME}}" + "".join(f"{n:>14}" for n in report.outcomes))
        rows.append(report)
        cells = "".join(f"{_cell(outcome):>14}" for outcome in report.outcomes.values())
        print(f"{report.operator.name():<{_NAME}}{cells}", flush=True)
    for row in rows:
        for name, outcome in row.outcomes.items():
            if outcome.status == "FAIL":
                print(f"\nFAIL {name}: {outcome.message}")
    skipped: dict[str, list[str]] = {}
    for row in rows:
        for name, outcome in row.outcomes.items():
            if outcome.status == "skip":
                skipped.setdefault(outcome.reason, []).append(f"{row.operator.name()} {name}")
    if skipped:
        print("\nskipped:")
        for reason, places in skipped.items():
            shown = ", ".join(places[:3]) + (
                f" and {len(places) - 3} more" if len(places) > 3 else ""
            )
            print(f"  {shown}: {reason}")
    counts = _counts(rows)
    print(
        f"\n{counts['operators']} operators: {counts['ok']} checks ok, {counts['FAIL']} failed, "
        f"{counts['skip']} skipped"
    )
    return 1 if counts["FAIL"] else 0


_NAME = 36
"""Width of the column of names."""


def _cell(outcome: Outcome) -> str:
    return f"ok {outcome.samples}" if outcome.status == "ok" else outcome.status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
