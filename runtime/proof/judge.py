"""Whether the formulas of an operator are its derivative, at the samples that it is declared with.

Over the rationals the question is decided: both sides of ``<v, J u> = <J* v, u>`` are polynomials, or quotients of such,
in the numbers of `u`, `v` and the arguments, and two different ones agree at a random point of so many bits by a chance of
less than one in 2^16 for each call (Schwartz, 1980; Zippel, 1979).
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import mpmath
import numpy

from gradsmith.generated import functions

from ..autograd.engine.gradients import grad
from ..autograd.forward_ad import dual_level, make_dual
from ..core import dtypes
from ..core.lazy_elements import elements_of
from ..core.tensor import Tensor
from ..dispatch.operator import OpOverload
from ..testing.checks_gradient import differentiable, evaluate, leaves
from ..testing.declarations import declaration_of
from ..testing.failures import tensors_of
from ..testing.samples import NoSamples, Sample, samples
from .arrays import _as_objects
from .calls import Call, inner, slopes
from .diagnosis import probable_mistake
from .fields import FIELD

TOLERANCE = mpmath.mpf(10) ** -50
_NOTHING = mpmath.mpf(10) ** -90
"""Samples have numbers of magnitude 1: what is smaller is what rounding leaves of a zero."""


class Mismatch(Exception):
    """A formula is not the derivative: what it gave and what it should have given, and where."""

    def __init__(
        self, line: str, what: str, where: str, found: Any, expected: Any, mistake: str = ""
    ) -> None:
        super().__init__(f"{line}: {what} at {where}: {found}, not {expected}")
        self.line, self.what, self.where = line, what, where
        self.found, self.expected, self.mistake = found, expected, mistake
        self.is_certain = False
        """Whether no greater number of digits can make it good: the difference is far beyond what rounding leaves."""

    @property
    def told(self) -> str:
        """What is wrong, in a sentence."""
        return f"{self.what} is not the derivative"


class Broken(Mismatch):
    """A formula raises an error, over ordinary numbers as over exact ones."""

    def __init__(self, line: str, what: str, where: str, error: Exception) -> None:
        super().__init__(
            line, what, where, f"{type(error).__name__}: {error}", f"a {what.partition(' ')[0]}"
        )

    @property
    def told(self) -> str:
        return f"{self.what} raises an error"


class Unable(Exception):
    """Nothing can be said: why."""


def calls_of(
    operator: OpOverload, most: int, largest: int, finite: bool = True
) -> Iterator[Sample]:
    """The smallest of the operator's samples, of each dtype that it takes and each of its lines.

    All numbers are `finite`, or in each sample some are not.
    """
    for dtype in (dtypes.float64, dtypes.complex128):
        try:
            found = list(samples(operator, dtype=dtype, requires_grad=True))
        except (NoSamples, RuntimeError, NotImplementedError, ValueError):
            continue
        found = [_short(s) for s in found if all(_is_finite(t) for _, t in s.tensors()) == finite]
        sized = [
            (sum(t.numel() for _, t in s.tensors()), place, s) for place, s in enumerate(found)
        ]
        fitting = sorted((size, place) for size, place, _ in sized if 0 < size <= largest)
        if not fitting:
            fitting = sorted((size, place) for size, place, _ in sized if size)[:1]
        chosen = [place for _, place in fitting[:most]]
        given = {name for place in chosen for name in _given(found[place])}
        for _, place in fitting[most:]:  # what gives an argument that no smaller one does
            if not _given(found[place]) <= given:
                chosen.append(place)
                given |= _given(found[place])
        for place in sorted(chosen):
            yield found[place]


def unsampled(operator: OpOverload) -> str:
    """Why there are no samples of an operator, of any dtype; empty where there are some."""
    reasons = []
    for dtype in (dtypes.float64, dtypes.complex128):
        try:
            if list(samples(operator, dtype=dtype, requires_grad=True)):
                return ""
        except (NoSamples, RuntimeError, NotImplementedError, ValueError) as error:
            reasons.append(f"it has no samples ({dtype.name}): {error}")
    return next(iter(reasons), "it has no samples")


def _given(sample: Sample) -> set[str]:
    """What a sample tries: the tensors that it gives, and of other arguments each way to go and each kind of number."""
    parameters = sample.operator.signature.parameters
    values = {**{p.name: v for p, v in zip(parameters, sample.args)}, **sample.kwargs}
    types = {p.name: p.type for p in parameters}
    ways = {
        f"{name}: complex" if isinstance(value, complex) else f"{name}={value}"
        for name, value in values.items()
        if isinstance(value, (bool, complex)) or (types[name] == "int" and value is not None)
    }
    return ways | {name.partition("[")[0] for name, _ in sample.tensors()}


def _is_finite(tensor: Tensor) -> bool:
    return bool(numpy.isfinite(elements_of(tensor)).all())


def _short(sample: Sample) -> Sample:
    """The sample with numbers of few bits, so that what formulas do with Python's floats is exact."""

    def number(value: Any) -> Any:
        if isinstance(value, float) and math.isfinite(value):
            mantissa, exponent = math.frexp(value)
            return math.ldexp(round(mantissa * 1024) / 1024, exponent)
        return value

    kwargs = {name: number(value) for name, value in sample.kwargs.items()}
    return replace(sample, args=tuple(map(number, sample.args)), kwargs=kwargs)


def requiring_grad(sample: Sample, names: Iterable[str]) -> Sample:
    """The sample with what its line holds fixed requiring grad, for lines that nothing else reaches."""
    wanted = {id(t) for name, t in sample.tensors() if name.partition("[")[0] in names}

    def freed(tensor: Tensor) -> Tensor:
        may = tensor.dtype.is_floating_point or tensor.dtype.is_complex
        return tensor.requires_grad_() if id(tensor) in wanted and may else tensor

    return sample.map(freed)


@dataclass
class Lines:
    """The lines of an entry: which formula an argument, or an output, has."""

    backward: dict[str, str]
    forward: dict[int, str]

    @classmethod
    def of(cls, operator: OpOverload) -> Lines:
        derivative = declaration_of(operator).get("derivative", {})
        backward = {
            name: ", ".join(row["arguments"])
            for row in derivative.get("gradients", ())
            if "formula" in row
            for name in row["arguments"]
        }
        outputs = [r.get("name") for r in declaration_of(operator).get("returns", ())]
        forward: dict[int, str] = {}
        for row in derivative.get("forward", ()):
            for name in row["outputs"]:
                number = (
                    outputs.index(name) if name in outputs else int(re.sub(r"\D", "", name) or 0)
                )
                forward[number] = ", ".join(row["outputs"])
        return cls(backward, forward)


def _agree(found: Any, expected: Any, scale: Any) -> bool:
    if FIELD.name == "rational":
        return bool(found.a == expected.a)
    if mpmath.isnan(found) or mpmath.isnan(expected):
        return bool(mpmath.isnan(found) and mpmath.isnan(expected))
    return bool(
        found == expected or abs(found - expected) <= TOLERANCE * (abs(expected) + scale) + _NOTHING
    )


def _probable(found: Any, expected: Any) -> str:
    if FIELD.name == "rational":
        found, expected = (mpmath.mpmathify(FIELD.as_float(x)) for x in (found, expected))
    return probable_mistake(found, expected)


def _shown(value: Any) -> str:
    if FIELD.name == "rational":
        return str(FIELD.as_float(value))
    return str(mpmath.nstr(value, 20))


def broken(operator: OpOverload) -> Broken | None:
    """The formula that raises an error over ordinary numbers, too: what an error over exact ones may come from.

    None where the formulas run, or where the operator itself does not.
    """
    lines = Lines.of(operator)
    given = list(calls_of(operator, 6, 80))
    tried = {name.partition("[")[0] for s in given for name, _ in differentiable(leaves(s))}
    fixed = [name for name in lines.backward if name not in tried]
    for sample in (*given, *(requiring_grad(s, fixed) for s in given if fixed)):
        sample, where = leaves(sample), f"{sample.name} ({sample.dtype.name})"
        names = [name for name, _ in differentiable(sample)]
        try:
            evaluate(sample.map(lambda t: t.detach()))
        except Exception:
            continue  # the operator itself: no formula has run
        try:
            results = tensors_of(evaluate(sample))
        except Exception as error:
            return Broken(next(iter(lines.backward.values()), ""), "what is kept", where, error)
        for name in names:
            line = lines.backward.get(name.partition("[")[0])
            if line is not None:
                try:
                    _differentiate(sample, name)
                except Exception as error:
                    if is_absent(error):
                        continue
                    return Broken(line, f"gradient of '{name}'", where, error)
        reached = [
            line
            for position, line in lines.forward.items()
            if position < len(results) and results[position].requires_grad
        ]
        for moved in (names, *([name] for name in names)) if reached else ():
            try:
                _push(sample, moved)
            except Exception as error:
                if is_absent(error):
                    continue
                return Broken(reached[0], "tangent", where, error)
    return None


def is_absent(error: Exception) -> bool:
    """Whether the table says that there is no such derivative, and not a kernel that it does not take a dtype."""
    return isinstance(error, NotImplementedError) and "not implemented for '" not in str(error)


def _differentiate(sample: Sample, name: str) -> None:
    """The gradient for one argument of a call, and that one's gradients, over the numbers that the sample has.

    Both call operators, with all that these demand of their arguments, as every device does that has no kernel for a node.
    """
    wanted = next(t for n, t in differentiable(sample) if n == name)
    fresh = wanted.detach().requires_grad_()
    call = sample.map(lambda t: fresh if t is wanted else t.detach())
    results = [t for t in tensors_of(evaluate(call)) if t.requires_grad]
    if not results:
        return
    incoming = [functions.ones_like(t).requires_grad_() for t in results]
    for out, one in zip(results, incoming) if len(results) > 1 else ():
        grad([out], [fresh], [one], create_graph=True, allow_unused=True)
    (first,) = grad(results, [fresh], incoming, create_graph=True, allow_unused=True)
    if first is not None and first.requires_grad:
        grad([first], [fresh, *incoming], [functions.ones_like(first)], allow_unused=True)


def _push(sample: Sample, moved: Sequence[str]) -> None:
    """The tangents of a call, of which the arguments `moved` have some, over the numbers that the sample has."""
    with dual_level():
        duals = {
            id(t): make_dual(t.detach(), functions.ones_like(t.detach()))
            for name, t in differentiable(sample)
            if name in moved
        }
        evaluate(sample.map(lambda t: duals.get(id(t), t.detach())))


def at_sample(operator: OpOverload, sample: Sample, second: bool) -> set[str]:
    """Hold every line to the definition at a sample; the lines that at least one call was about.  Raises `Mismatch`."""
    lines = Lines.of(operator)
    call = Call(sample)
    seen: set[str] = set()
    if not call.names or not call.positions:
        return seen
    where = f"{sample.name} ({sample.dtype.name})"
    gradients = call.gradients(call.values, call.cotangents)
    for place, name in enumerate(call.names):
        if not call.values[place].size:
            continue
        line = lines.backward.get(name.partition("[")[0])
        only = [u if i == place else None for i, u in enumerate(call.directions)]
        truth = slopes(call.results, call.values, only)
        expected, size = _sum(inner(v, t) for v, t in zip(call.cotangents, truth))
        got, own = _sum(
            inner(g, u) for g, u in [(gradients[place], call.directions[place])] if g is not None
        )
        if not _agree(got, expected, size + own):
            raise Mismatch(
                f"{line}",
                f"<gradient of '{name}', u>",
                where,
                _shown(got),
                _shown(expected),
                _probable(got, expected),
            )
        if line is not None:
            seen.add(line)
        _check_alone(call, line, place, truth, where)
        _check_tangents(call, lines, only, truth, where, seen)
    if len(call.names) > 1:
        truth = slopes(call.results, call.values, call.directions)
        _check_tangents(call, lines, call.directions, truth, where, seen)
    if second and sample.is_smooth:
        _check_second(call, lines, where)
    return seen


def _check_alone(
    call: Call, line: str | None, place: int, truth: Sequence[Any], where: str
) -> None:
    """The gradient where only one of several results is used, and the others have none."""
    count = len(call.positions)
    for used in range(count) if count > 1 else ():
        alone = [v if i == used else None for i, v in enumerate(call.cotangents)]
        expected, size = inner(call.cotangents[used], truth[used])
        gradient = call.gradients(call.values, alone)[place]
        got, own = _sum(inner(g, call.directions[place]) for g in [gradient] if g is not None)
        if not _agree(got, expected, size + own):
            what = f"<gradient of '{call.names[place]}', u> of result {used} alone"
            mistake = _probable(got, expected)
            raise Mismatch(f"{line}", what, where, _shown(got), _shown(expected), mistake)


def _sum(pairs: Any) -> tuple[Any, Any]:
    total, size = FIELD.number(0), 0
    for value, own in pairs:
        total, size = total + value, size + own
    return total, size


def _check_tangents(
    call: Call,
    lines: Lines,
    directions: Sequence[Any],
    truth: Sequence[Any],
    where: str,
    seen: set[str],
) -> None:
    wanted = [(i, lines.forward[p]) for i, p in enumerate(call.positions) if p in lines.forward]
    if not wanted:
        return
    if "gauge_invariant" in declaration_of(call.sample.operator):
        wanted = [(i, next(iter(lines.forward.values()))) for i in range(len(call.positions))]
    tangents = call.tangents(directions)
    for i, line in wanted:
        expected = _as_objects(truth[i]).reshape(-1).tolist()
        if tangents[i] is None:
            found = [FIELD.number(0)] * len(expected)
        else:
            found = _as_objects(tangents[i]).reshape(-1).tolist()
        size = sum((abs(x) for x in expected), mpmath.mpf(0)) if FIELD.name != "rational" else 0
        for x, y in zip(found, expected, strict=True):
            if not _agree(x, y, size):
                raise Mismatch(line, "tangent", where, _shown(x), _shown(y), _probable(x, y))
        seen.add(line)
    if "gauge_invariant" in declaration_of(call.sample.operator):
        seen.update(lines.forward.values())


def _check_second(call: Call, lines: Lines, where: str) -> None:
    """The gradients of the gradients, against how the gradients change."""
    ws = call.directions
    try:
        by_values, by_cotangents = call.second_gradients(ws)
    except NotImplementedError as error:
        if is_absent(error):
            return
        raise
    count = len(call.names)
    points = [*call.values, *call.cotangents]
    for place, found in enumerate([*by_values, *by_cotangents]):
        u = call.directions[place] if place < count else call.cotangents[place - count]
        only = [u if i == place else None for i in range(len(points))]
        truth = slopes(lambda p: call.gradients(p[:count], p[count:]), points, only)
        expected, size = _sum(inner(w, t) for w, t in zip(ws, truth) if t is not None)
        got, own = _sum(inner(g, u) for g in [found] if g is not None)
        if not _agree(got, expected, size + own):
            name = call.names[place] if place < count else "the gradient"
            line = lines.backward.get(
                name.partition("[")[0], next(iter(lines.backward.values()), "")
            )
            raise Mismatch(
                line,
                f"second derivative with respect to '{name}'",
                where,
                _shown(got),
                _shown(expected),
                _probable(got, expected),
            )
