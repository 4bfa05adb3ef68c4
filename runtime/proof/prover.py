"""Proves the formulas of one operator, each by the strongest means that there is for it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import mpmath

from ..dispatch.operator import OpOverload
from ..dispatch.registry import REGISTRY
from ..testing.declarations import declaration_of, declared_operators
from ..testing.samples import Sample
from . import fields
from .arrays import _as_objects
from .calls import DIGITS as DIFFERENCE_DIGITS
from .calls import Call
from .device import Installed, install
from .fields import using
from .judge import Lines, Mismatch, at_sample, broken, calls_of, requiring_grad, unsampled
from .pointwise import Elementwise, at_points, by_pieces, variants
from .rational import Irrational, Unsupported

__all__ = ["METHODS", "Verdict", "operators", "prove"]

METHODS = ("exact", "symbolic", "digits")
"""How a line is proved: decided over the rationals, by SymPy, or held to fifty digits at many points."""


@dataclass(frozen=True)
class Verdict:
    """What became of one line of an entry."""

    operator: str
    line: str
    method: str
    """One of `METHODS`; empty where it is not proved."""
    reason: str = ""
    """Why it is not, or only to fifty digits."""
    wrong: bool = False
    where: str = ""
    found: str = ""
    expected: str = ""
    mistake: str = ""
    """What it probably is."""


@cache
def _installed() -> Installed:
    return install()


@cache
def _names(operator: OpOverload) -> str:
    return operator.name().partition("::")[2]


_OTHERWISE = {"variant_of", "alias_of", "each_of"}
"""What is said of operators that take their meaning from others."""


def operators() -> list[OpOverload]:
    """Those with lines to prove: variants and other names have those of their origin."""
    return [
        operator
        for operator in declared_operators(sparse=True)
        if not _OTHERWISE & set(declaration_of(operator)) and lines_of(operator)
    ]


def lines_of(operator: OpOverload) -> tuple[str, ...]:
    """The lines of an operator's entry that have a formula."""
    lines = Lines.of(operator)
    return tuple(dict.fromkeys([*lines.backward.values(), *lines.forward.values()]))


def define(given: Iterable[OpOverload] | None = None) -> Installed:
    """The device, with the definitions of all operators."""
    installed = _installed()
    wanted = REGISTRY.values() if given is None else given
    installed.define(
        {
            operator.name(): entry["math"]
            for operator in list(wanted)
            if "math" in (entry := declaration_of(operator).get("derivative") or {})
            and not _OTHERWISE & set(declaration_of(operator))
        }
    )
    return installed


class _Ledger:
    """How each line fared at each sample: the weakest means counts."""

    def __init__(self) -> None:
        self.real: dict[str, str] = {}
        self.complex: dict[str, str] = {}
        self.at = ""
        """The sample that is tried now."""

    def tried(self, samples: Iterable[Sample]) -> Iterator[Sample]:
        """The samples one after the other, each noted as the one that is tried."""
        for sample in samples:
            self.at = f"{sample.name} ({sample.dtype.name})"
            yield sample

    def enter(self, lines: Iterable[str], method: str, is_complex: bool) -> None:
        table = self.complex if is_complex else self.real
        for line in lines:
            before = table.get(line, method)
            table[line] = max(before, method, key=METHODS.index)

    def method(self, line: str) -> str:
        """The means for real numbers, by which formulas are counted; complex ones may have needed a weaker one."""
        return self.real.get(line, self.complex.get(line, ""))


def prove(operator: OpOverload, briefly: bool = False) -> list[Verdict]:
    """A verdict for each line, in their order; `briefly`, the first mistake will do, whatever it may come from."""
    installed = _installed()
    said = declaration_of(operator).get("derivative", {})
    excused: Mapping[str, str] = said.get("not_proved", {})
    ledger, why, stopped = _Ledger(), "", ""
    wrong: Mismatch | None = None
    lines = lines_of(operator)
    if not ("" in excused or all(line in excused for line in lines)):
        try:
            definition = installed.definitions.get(operator.name())
            if definition is not None and not definition.is_of_matrices:
                why = _by_definition(operator, definition, said, ledger, briefly)
            else:
                why = _by_kernel(operator, ledger)
        except Mismatch as mismatch:
            wrong = mismatch
        except Irrational as error:
            stopped = f"{error}, at {ledger.at}"
        except Exception as error:
            # A formula may break anything, or is what exact numbers cannot do.
            kind = "" if isinstance(error, Unsupported) else f"{type(error).__name__}: "
            stopped = f"{kind}{error}, at {ledger.at}"
            wrong = broken(operator)
    verdicts = []
    for line in lines:
        reason = excused.get(line, excused.get("", ""))
        method = ledger.method(line)
        if reason:
            verdicts.append(Verdict(_names(operator), line, "", reason))
        elif wrong is not None:
            concerned = wrong.line == line or wrong.line not in lines
            told = wrong.told if concerned else "another line is wrong"
            verdicts.append(
                Verdict(
                    _names(operator),
                    line,
                    "",
                    told,
                    concerned,
                    wrong.where,
                    str(wrong.found),
                    str(wrong.expected),
                    wrong.mistake,
                )
            )
        elif stopped:  # what the samples after it say is not known
            verdicts.append(Verdict(_names(operator), line, "", stopped))
        elif method:
            verdicts.append(
                Verdict(_names(operator), line, method, why if method == "digits" else "")
            )
        else:
            verdicts.append(
                Verdict(
                    _names(operator), line, "", why or unsampled(operator) or "no sample reaches it"
                )
            )
    return verdicts


def _by_definition(
    operator: OpOverload,
    definition: Any,
    said: Mapping[str, Any],
    ledger: _Ledger,
    briefly: bool,
) -> str:
    reasons: list[str] = []
    calls, at_every_point = [], []
    for sample in ledger.tried(variants(operator)):
        calls.append(Elementwise(operator, definition, sample, said))
        at_every_point.append(at_points(calls[-1], briefly=briefly))  # where mistakes show
    for call, seen in zip(calls, at_every_point):
        proved, why = by_pieces(call)
        reasons += why if not call.is_complex else []
        ledger.enter(seen & proved, "symbolic", call.is_complex)
        ledger.enter(seen - proved, "digits", call.is_complex)
    for sample in ledger.tried(calls_of(operator, 3, 24)):
        with using(fields.DIGITS, DIFFERENCE_DIGITS):
            at_sample(operator, sample, second=True)
    _beyond_numbers(operator, ledger)
    return reasons[0] if reasons else ""


def _by_kernel(operator: OpOverload, ledger: _Ledger) -> str:
    reason = ""
    for sample in ledger.tried(calls_of(operator, 6, 80)):
        is_complex = sample.dtype.is_complex
        try:
            if not sample.is_smooth:
                raise Irrational("a kink, where both sides have slopes of their own")
            seen, method = _over(fields.RATIONAL, operator, sample), "exact"
        except Irrational as error:
            reason = reason or str(error)
            seen, method = _over(fields.DIGITS, operator, sample), "digits"
            if not sample.is_smooth:
                continue
        ledger.enter(seen, method, is_complex)
    _beyond_numbers(operator, ledger)
    missing = [
        name for name, line in Lines.of(operator).backward.items() if not ledger.method(line)
    ]
    for sample in ledger.tried(calls_of(operator, 6, 80) if missing else ()):
        freed = requiring_grad(sample, missing)
        for field, method in ((fields.RATIONAL, "exact"), (fields.DIGITS, "digits")):
            try:
                ledger.enter(_over(field, operator, freed), method, sample.dtype.is_complex)
                break
            except Irrational:
                continue
    return reason


def _beyond_numbers(operator: OpOverload, ledger: _Ledger) -> None:
    """Hold every line to what results do where arguments are infinite or no numbers, and no result is.

    Such a result does not change with its argument.  Of complex numbers one part may be finite, which is left to convention.
    """
    for sample in ledger.tried(calls_of(operator, 6, 80, finite=False)):
        with using(fields.DIGITS, DIFFERENCE_DIGITS):
            call = Call(sample)
            results = [x for r in call.results(call.values) for x in _as_objects(r).reshape(-1)]
            if sample.dtype.is_floating_point and all(map(mpmath.isfinite, results)):
                at_sample(operator, sample, second=False)


def _over(field: fields.Field, operator: OpOverload, sample: Sample) -> set[str]:
    with using(field, DIFFERENCE_DIGITS):
        return at_sample(operator, sample, second=True)
