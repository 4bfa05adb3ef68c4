"""How exact pointwise operators and their derivatives are, in units in the last place.

What is true is said by the operator's definition (`math`): its value at many digits, and differences of such values for the
derivatives.  Every result is held to that, at points over all exponents of the dtype and close to the points that the
definition names.  Other libraries are measured at the same points, where they are installed.

``python -m gradsmith.proof.accuracy REQUEST`` is what ``gradsmith accuracy`` runs.
"""

from __future__ import annotations

import json
import math
import re
import sys
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import mpmath
import numpy

from ..autograd.engine.gradients import grad
from ..core.dtypes import float32, float64
from ..core.tensor import Tensor
from ..dispatch.operator import OpOverload
from ..testing.declarations import declaration_of, declared_operators
from . import fields
from .definitions import Definition
from .fields import using
from .pointwise import Elementwise, variants

__all__ = ["BOUNDS", "Measured", "measure", "measurable"]

BOUNDS: Mapping[str, tuple[float, float]] = {"float32": (4.0, 9.0), "float64": (4.0, 450.0)}
"""By dtype, how many units in the last place a value and a derivative may be off: the latter 1e-6 and 1e-13 of it."""

_DTYPES: Mapping[str, tuple[Any, Any]] = {
    "float32": (float32, numpy.float32),
    "float64": (float64, numpy.float64),
}
_DIGITS = (120, 330, 1000)
"""Tried one after the other, until two agree."""
_AGREE = mpmath.mpf(10) ** -22
_ORDERS = ("value", "first", "second")


@dataclass(frozen=True)
class Measured:
    """One operator with one choice of its other arguments: its value, or a derivative, in one dtype."""

    operator: str
    given: str
    """The arguments that are no tensors, where they are not the defaults."""
    dtype: str
    what: str
    """``value``, or ``first self`` and ``second self``: derivatives in an argument."""
    points: int
    """At how many points there is a normal number to be held to."""
    worst: float
    """In units in the last place."""
    at: tuple[float, ...]
    bound: float
    beyond: int
    """Points that are off by more than the bound, and not excused."""
    excused: int
    """Points that are off by more, where the declaration says why."""
    theirs: Mapping[str, float]
    """What the worst of other libraries is, by their names."""
    not_worse: float
    """The part of the points at which the first of the others is no more exact, within half a unit."""


# -- points -----------------------------------------------------------------------------------------


def points_of(dtype: Any, named: Sequence[Any], count: int) -> list[float]:
    """Numbers of both signs over the exponents of `dtype`, denser around one, and close to each of the `named` ones."""
    info = numpy.finfo(dtype)
    random = numpy.random.default_rng(0)
    half = count // 2
    wide = numpy.exp2(numpy.linspace(info.minexp + 2, info.maxexp - 2, half // 2))
    usual = numpy.exp2(numpy.linspace(-12, 8, half - half // 2))
    found = numpy.concatenate((wide, usual)) * random.uniform(0.5, 1, half)
    near = [
        float(c) + side * 2.0**-k
        for c in named
        for side in (1, -1)
        for k in range(2, info.nmant - 2, 4)
    ]
    every = numpy.concatenate((found, -found, near)).astype(dtype)
    return sorted({float(x) for x in every if numpy.isfinite(x)})


# -- what is true -----------------------------------------------------------------------------------


def _derivative(call: Elementwise, point: Mapping[str, Any], name: str, order: int) -> Any:
    """By symmetric differences of the definition, over a step that is small to the digits in use."""
    if order == 0:
        return call.defined(point)
    x = point[name]
    near = [abs(x - c) for c in (0, *call.near) if x != c]
    step = mpmath.mpf(10) ** -int(0.28 * mpmath.mp.dps) * min(near, default=mpmath.mpf(1))
    ahead, behind = (call.defined({**point, name: x + s}) for s in (step, -step))
    if order == 1:
        return (ahead - behind) / (2 * step)
    return (ahead - 2 * call.defined(point) + behind) / step**2


def truth(call: Elementwise, point: Mapping[str, float], name: str, order: int) -> Any:
    """The value or derivative at a point to some twenty digits; None where there is none, or it cannot be told."""
    last = None
    for digits in _DIGITS:
        with using(fields.DIGITS, digits):
            exact = {n: mpmath.mpf(v) for n, v in point.items()}
            try:
                found = _derivative(call, exact, name, order)
            except (ValueError, ZeroDivisionError, OverflowError, mpmath.libmp.NoConvergence):
                return None
            if isinstance(found, mpmath.mpc) or not mpmath.isfinite(found):
                return None
            if last is not None and abs(found - last) <= _AGREE * abs(found):
                return found
            last = found
    return None


# -- what libraries say -----------------------------------------------------------------------------


def _ours(call: Elementwise, dtype: Any, columns: Mapping[str, Any], name: str) -> list[Any]:
    tensors = {n: _leaf(c, dtype, n == name) for n, c in columns.items()}
    out = call.run(tensors)
    return _differentiated(out, tensors[name], grad)


def _leaf(column: Any, dtype: Any, requires_grad: bool) -> Tensor:
    from ..api.creation import tensor

    return tensor(column.tolist(), dtype=dtype, requires_grad=requires_grad)


def _differentiated(out: Any, x: Any, grad_of: Callable[..., Any]) -> list[Any]:
    """The value and both derivatives as arrays; zeros where the result no longer depends on the argument."""
    found = [out.detach().numpy().astype(float)]
    for _ in range(2):
        if not out.requires_grad:
            found.append(numpy.zeros_like(found[0]))
            continue
        (out,) = grad_of([out.sum()], [x], create_graph=True, allow_unused=True)
        if out is None:
            found += [numpy.zeros_like(found[0])] * (3 - len(found))
            break
        found.append(out.detach().numpy().astype(float))
    return found


def _of_torch(
    call: Elementwise, dtype: str, columns: Mapping[str, Any], name: str
) -> list[Any] | None:
    torch = import_module("torch")
    packet, _, overload = call.operator.name().partition("::")[2].partition(".")
    theirs = getattr(getattr(torch.ops.aten, packet, None), overload or "default", None)
    if theirs is None:
        return None
    values = {
        n: torch.tensor(c.tolist(), dtype=getattr(torch, dtype), requires_grad=n == name)
        for n, c in columns.items()
    }
    given = {**call.parameters, **values}
    try:
        out = theirs(**{n: given[n] for n in call.arguments})
        return _differentiated(out, values[name], torch.autograd.grad)
    except (RuntimeError, NotImplementedError):
        return None


def _value_of(library: str, call: Elementwise, dtype: Any, columns: Mapping[str, Any]) -> Any:
    """What the function of the same name in SciPy or NumPy says; None if it has none or takes other arguments."""
    name = call.operator.name().partition("::")[2].partition(".")[0].removeprefix("special_")
    function = getattr(import_module(library), name, None)
    if not callable(function) or list(columns) != call.arguments:
        return None
    try:
        with numpy.errstate(all="ignore"):
            return numpy.asarray(function(*[c.astype(dtype) for c in columns.values()]), float)
    except (TypeError, ValueError):
        return None


# -- measuring --------------------------------------------------------------------------------------


def measurable(pattern: str) -> Iterator[Elementwise]:
    """Operators with a definition of one or two real tensors, element by element, once for each way that they are called."""
    for operator in declared_operators():
        entry = declaration_of(operator)
        said = entry.get("derivative", {})
        if (
            "math" not in said
            or {"form_of", "alias_of"} & set(entry)
            or not re.search(pattern, operator.name())
        ):
            continue
        definition = Definition(said["math"], [p.name for p in operator.signature.parameters])
        if definition.is_of_matrices:
            continue
        seen: set[str] = set()
        for sample in variants(operator):
            call = Elementwise(operator, definition, sample, said)
            shapes = {t.shape for _, t in call.sample.tensors()}
            key = repr(call.parameters)
            is_real = all(t.dtype is float64 for _, t in call.sample.tensors())
            if (
                not is_real
                or len(shapes) != 1
                or len(call.tensors) > 2
                or not call.names
                or key in seen
            ):
                continue
            if call.run(dict(call.sample.tensors())).dtype is float64:
                seen.add(key)
                yield call


def _given(call: Elementwise) -> str:
    defaults = {p.name: p.default for p in call.operator.signature.parameters}
    return ", ".join(f"{n}={v!r}" for n, v in call.parameters.items() if v != defaults.get(n))


def _columns(call: Elementwise, dtype: Any, count: int) -> dict[str, Any]:
    with using(fields.DIGITS, _DIGITS[0]):
        named = [c for c in call.named() if not isinstance(c, mpmath.mpc)]
    many = len(call.tensors) > 1
    axes = [
        points_of(dtype, named[:3] if many else named, 14 if many else count) for _ in call.tensors
    ]
    grid = numpy.meshgrid(*axes, indexing="ij")
    return dict(zip(call.tensors, (g.reshape(-1) for g in grid)))


def _usable(call: Elementwise, point: Mapping[str, float]) -> bool:
    with using(fields.DIGITS, 60):
        exact = {n: mpmath.mpf(v) for n, v in point.items()}
        if any(abs(v) > call.largest for v in exact.values()):
            return False
        domain = call.said.get("domain")
        if domain and not call.holds(domain, exact):
            return False
        return not call.holds(call.said.get("singular", ""), exact) and call.kink(exact) is None


def _excused(call: Elementwise, point: Mapping[str, float], what: str) -> bool:
    """Whether the declaration says why the bound does not hold here."""
    for rule in call.said.get("accuracy", ()):
        with using(fields.DIGITS, 60):
            if what in rule["of"] and call.holds(
                rule["at"], {n: mpmath.mpf(v) for n, v in point.items()}
            ):
                return True
    return False


def _units(got: float, exact: Any, dtype: Any) -> float:
    """How far `got` is from the truth in units in the last place of that."""
    if not math.isfinite(got):
        return math.inf
    with mpmath.workdps(60):
        unit = numpy.spacing(dtype(abs(float(exact))))
        return float(abs(mpmath.mpf(float(got)) - exact) / mpmath.mpf(float(unit)))


def measure(
    call: Elementwise, dtype_name: str, count: int = 90, against: Sequence[str] = ()
) -> Iterator[Measured]:
    """The rows of one operator in one dtype."""
    ours_dtype, dtype = _DTYPES[dtype_name]
    info: Any = numpy.finfo(dtype)
    columns = _columns(call, dtype, count)
    rows = [dict(zip(columns, map(float, row))) for row in zip(*columns.values())]
    kept = [i for i, point in enumerate(rows) if _usable(call, point)]
    rows = [rows[i] for i in kept]
    if not rows:
        return
    columns = {n: c[kept] for n, c in columns.items()}
    for argument in call.names:
        found = _ours(call, ours_dtype, columns, argument)
        theirs = _of_torch(call, dtype_name, columns, argument) if "torch" in against else None
        for order, what in enumerate(_ORDERS):
            if order == 0 and argument != call.names[0]:
                continue
            others = {"torch": theirs[order]} if theirs is not None else {}
            if order == 0:
                for library in ("scipy.special", "numpy"):
                    value = (
                        _value_of(library, call, dtype, columns)
                        if library.partition(".")[0] in against
                        else None
                    )
                    if value is not None:
                        others[library.partition(".")[0]] = value
            bound = BOUNDS[dtype_name][min(order, 1)]
            row = _Row(call, dtype, what, bound)
            for place, point in enumerate(rows):
                exact = truth(call, point, argument, order)
                if exact is not None and info.tiny <= abs(exact) <= info.max:
                    row.add(
                        point, exact, found[order][place], {n: v[place] for n, v in others.items()}
                    )
            if row.points:
                name = what if order == 0 else f"{what} {argument}"
                yield row.measured(call.operator, _given(call), dtype_name, name)


class _Row:
    """What is counted over the points."""

    def __init__(self, call: Elementwise, dtype: Any, what: str, bound: float) -> None:
        self.call, self.dtype, self.what, self.bound = call, dtype, what, bound
        self.points = self.beyond = self.excused = self.better = 0
        self.worst = 0.0
        self.at: tuple[float, ...] = ()
        self.theirs: dict[str, float] = {}

    def add(
        self, point: Mapping[str, float], exact: Any, got: float, others: Mapping[str, float]
    ) -> None:
        """Count one point."""
        self.points += 1
        off = _units(got, exact, self.dtype)
        for place, (name, value) in enumerate(others.items()):
            units = _units(value, exact, self.dtype)
            self.theirs[name] = max(self.theirs.get(name, 0.0), units)
            if place == 0:
                self.better += off <= max(units, 0.5) + 0.5
        if off > self.bound and _excused(self.call, point, self.what):
            self.excused += 1
            return
        self.beyond += off > self.bound
        if off >= self.worst:
            self.worst, self.at = off, tuple(point.values())

    def measured(self, operator: OpOverload, given: str, dtype: str, what: str) -> Measured:
        """The row."""
        part = self.better / self.points if self.theirs else 1.0
        return Measured(
            operator.name(), given, dtype, what, self.points, self.worst, self.at, self.bound,
            self.beyond, self.excused, self.theirs, part,
        )  # fmt: skip


def main() -> None:
    """Measure what the request asks for; one line of JSON for each row."""
    request = json.loads(sys.argv[1])
    warnings.simplefilter("ignore")
    for name in request.get("import", ()):
        import_module(name)
    against = [name for name in request["against"] if find_spec(name) is not None]
    calls = [
        c
        for place, c in enumerate(measurable(request["operators"]))
        if place % request["of"] == request["part"]
    ]
    for call in calls:
        for dtype in request["dtypes"]:
            for row in measure(call, dtype, request["points"], against):
                print(json.dumps(asdict(row)), flush=True)


if __name__ == "__main__":
    main()
