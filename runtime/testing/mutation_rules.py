"""Judges mutants of batching rules by the cases that reach them.

What single calls give does not depend on rules, so it is computed once, for as many mutants as there are; and the lines
that a case runs through say which mutants it could notice.  Of cases that take the same way through the rules, few are
kept.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

from ..core.dtypes import bool_, dtype, int64
from ..dispatch.operator import OpOverload
from ..dispatch.registry import REGISTRY
from .checks import CHECKS, is_asked, samples_of
from .checks_batching import (
    Case,
    batched_grad_cases,
    batched_refusal_cases,
    batched_write_cases,
    batching_cases,
    is_said,
)
from .failures import CheckFailure, NotApplicable
from .samples import NoSamples, Sample

_CASES = {
    "batching": batching_cases,
    "batched_writes": batched_write_cases,
    "batched_refusals": batched_refusal_cases,
    "batched_grad": batched_grad_cases,
}
_ORDER = list(_CASES)
_OF_ONE_WAY = 4
"""How many cases are kept that take the same way in the same layout."""
_OF_ANOTHER_DTYPE = 1
"""How many more of them in each further dtype, which rules seldom tell from the first."""

Line = tuple[str, int]
"""File and number of a line of a rule, or of a function that formulas call."""


@dataclass(frozen=True)
class ReachedCase:
    """A case that agrees, and what it takes."""

    case: Case
    lines: frozenset[Line]
    seconds: float


def judge_rule(
    mutant: Mapping[str, Any], in_place: Callable[[Mapping[str, Any]], Any]
) -> dict[str, str]:
    """Whether some case that reaches the mutant disagrees with it in place; see `mutation.judge` for what is returned.

    `mutant` has ``reached``: its module and the first and last line of its statement, and ``traced``, the modules of
    all rules.  `in_place` is a context with the mutant in its place.
    """
    module, first, last = mutant["reached"]
    wanted = {(file_of(module), line) for line in range(first, last + 1)}
    files = frozenset(map(file_of, mutant["traced"]))
    found = [
        one
        for name in mutant["operators"]
        for one in reached_cases(name, files)
        if not wanted.isdisjoint(one.lines)
    ]
    if not found:
        return {"reason": "no case of a check reaches it"}
    with in_place(mutant):
        for one in sorted(found, key=_sooner):
            failure = _failure(one.case)
            if failure is not None:
                return failure
    return {"reason": f"every check passes ({len(found)} cases reach it)"}


def prepare(operators: Sequence[str], traced: Sequence[str]) -> None:
    """Find the cases of some operators, which otherwise the first mutant waits for."""
    files = frozenset(map(file_of, traced))
    for name in operators:
        reached_cases(name, files)


def _sooner(one: ReachedCase) -> tuple[int, float]:
    return _ORDER.index(one.case.check), one.seconds


def _failure(case: Case) -> dict[str, str] | None:
    try:
        case.run()
    except NotApplicable as why:
        reason = f"{case.what}: {why}"
    except CheckFailure as failure:
        reason = failure.reason
    except Exception as error:  # what it returns may be nothing that can be compared
        reason = f"{case.what}: raises {type(error).__name__}: {error}"
    else:
        return None
    name = case.call.operator.name()
    return {"caught_by": case.check, "operator": name, "sample": case.call.name, "reason": reason}


@cache
def reached_cases(name: str, files: frozenset[str]) -> Sequence[ReachedCase]:
    """The cases of an operator that agree without a mutant, each with the lines of `files` that it runs through."""
    operator = REGISTRY[name]
    kept: list[ReachedCase] = []
    of_one_way: Counter[tuple[object, ...]] = Counter()
    for check in _CASES:
        if not is_asked(operator, check):
            continue
        for kind in CHECKS[check].dtypes:
            if kept and kind in (int64, bool_):
                break
            for sample in _samples(operator, check, kind):
                for one in _traced(check, sample, files):
                    way = check, one.case.what, one.lines
                    key = (*way, kind)
                    most = _OF_ANOTHER_DTYPE if of_one_way[way] >= _OF_ONE_WAY else _OF_ONE_WAY
                    if of_one_way[key] < most:
                        of_one_way[key] += 1
                        of_one_way[way] += 1
                        kept.append(one)
    return kept


def _samples(operator: OpOverload, check: str, kind: dtype) -> Iterator[Sample]:
    try:
        yield from samples_of(check, operator, kind)
    except (NoSamples, RuntimeError, ValueError):
        if not operator.signature.written:  # an in-place variant refuses what it cannot hold
            raise


def _traced(check: str, sample: Sample, files: frozenset[str]) -> Iterator[ReachedCase]:
    cases = _CASES[check](sample)
    while True:
        try:
            case = next(cases, None)
            if case is None:
                return
            case.run()  # kernels are resolved by now: the next time is the time that it takes
            begin = time.perf_counter()
            with lines_of(files) as lines:
                case.run()
        except NotApplicable:
            continue
        except CheckFailure as failure:
            if not is_said(failure):
                continue  # which other tests judge: it says nothing of mutants
            case = _SaidCase(**vars(case), words=str(failure.__cause__))
            begin = time.perf_counter()
            with lines_of(files) as lines:
                case.run()
        yield ReachedCase(case, frozenset(lines), time.perf_counter() - begin)


@dataclass(frozen=True)
class _SaidCase(Case):
    """What `vmap` refuses on its own account."""

    words: str

    def run(self) -> None:
        """CheckFailure unless it still does, in the same words."""
        try:
            super().run()
        except CheckFailure as failure:
            if str(failure.__cause__) == self.words:
                return
            raise
        reason = f"{self.what}: vmap does not refuse it any more"
        raise CheckFailure(self.check, self.call, reason)


@contextmanager
def lines_of(files: frozenset[str]) -> Iterator[set[Line]]:
    """The lines of `files` that run within the block."""
    lines: set[Line] = set()

    def line(frame: Any, event: str, argument: object) -> Any:
        lines.add((frame.f_code.co_filename, frame.f_lineno))
        return line

    def call(frame: Any, event: str, argument: object) -> Any:
        return line if frame.f_code.co_filename in files else None

    before = sys.gettrace()
    sys.settrace(call)
    try:
        yield lines
    finally:
        sys.settrace(before)


@cache
def file_of(module: str) -> str:
    """Where a module is written, as frames name it."""
    file = import_module(module).__file__
    assert file is not None
    return file
