"""How exact pointwise operators and their derivatives are, in units in the last place.

What is true is said by the operator's definition (`math`): its value at many digits, and differences of such values for the
derivatives (`references`).  Every result is held to that, at points over all exponents of the dtype and close to the points
that the definition names.  Other libraries are measured at the same points, where they are installed.

``python -m gradsmith.proof.accuracy REQUEST`` is what ``gradsmith accuracy`` runs.
"""

from __future__ import annotations

import json
import re
import sys
import warnings
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import mpmath
import numpy

from ..core.dtypes import float32, float64
from ..core.lazy_elements import elements_of
from ..dispatch.operator import OpOverload
from ..dispatch.registry import REGISTRY
from ..testing.declarations import declaration_of, declared_operators
from . import fields
from .complex_accuracy import COMPLEX, complex_calls, measured
from .definitions import Definition
from .fields import using
from .forms import of_torch, ours, worst
from .pointwise import Elementwise, variants
from .references import References

__all__ = [
    "BOUNDS",
    "Measured",
    "disagreement",
    "measurable",
    "measure",
    "parameters_given",
    "usable_points",
]

VALUE_BOUND = 4.0
"""By how many units in the last place a value may be off."""
BOUNDS: Mapping[str, float] = {
    "float32": 1e-6,
    "float64": 1e-13,
    "complex64": 1e-6,
    "complex128": 1e-13,
}
"""By dtype, what part of itself a derivative may be off by."""

_DTYPES: Mapping[str, tuple[Any, Any]] = {
    "float32": (float32, numpy.float32),
    "float64": (float64, numpy.float64),
}
_ORDERS = ("value", "first", "second")


@dataclass(frozen=True)
class Measured:
    """One operator with one choice of its other arguments: its value, or a derivative, in one dtype."""

    operator: str
    given: str
    """The arguments that are not tensors, where they are not the defaults."""
    dtype: str
    what: str
    """``value``, or ``first self`` and ``second self``: derivatives in an argument."""
    tried: int
    """At how many points it was computed."""
    points: int
    """At how many of them there is a normal number to be held to."""
    worst: float
    """In units in the last place, of all but the excused points."""
    relative: float
    """The same as a part of the number itself."""
    at: tuple[float, ...]
    """The arguments; of a complex one both parts."""
    form: str
    """In which form of the arguments: `0-d`, `strided` and so on."""
    beyond: int
    """Points that are off by more than the bound, and not excused."""
    excused: int
    """Points that are off by more, where the declaration says why."""
    everywhere: float
    """The worst of all points, excused ones included: what others are compared with."""
    theirs: Mapping[str, float]
    """What the worst of other libraries is, by their names."""


# -- points -----------------------------------------------------------------------------------------


def points_of(dtype: Any, named: Sequence[Any], count: int, few: bool = False) -> list[float]:
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
        for k in range(2, info.nmant - 2, 16 if few else 4)
    ]
    every = numpy.concatenate((found, -found, near)).astype(dtype)
    return sorted({float(x) for x in every if numpy.isfinite(x)})


def _candidates(call: Elementwise, dtype: Any, count: int) -> dict[str, Any]:
    """Points for all tensor arguments: of two, those of a grid, and pairs that are nearly equal."""
    with using(fields.DIGITS, 60):
        named = [c for c in call.named() if not isinstance(c, mpmath.mpc)]
    if len(call.tensors) == 1:
        return {call.tensors[0]: numpy.array(points_of(dtype, named, count))}
    axis = numpy.array(points_of(dtype, named[:3], count, few=True))
    first, second = (g.reshape(-1) for g in numpy.meshgrid(axis, axis, indexing="ij"))
    close = numpy.concatenate([(axis * (1 + 2.0**-k)).astype(dtype) for k in (3, 9, 17)])
    pairs = numpy.concatenate((first, numpy.tile(axis, 3))), numpy.concatenate((second, close))
    return dict(zip(call.tensors, (p.astype(float) for p in pairs)))


def usable_points(call: Elementwise, dtype: Any, count: int) -> dict[str, Any]:
    """Where an operator is defined and has derivatives: at least `count` points, for two arguments three times as many."""
    wanted = count if len(call.tensors) == 1 else 3 * count
    columns: dict[str, Any] = {}
    for factor in (1, 1.5, 2, 3, 4, 6, 9):
        each = count if len(call.tensors) == 1 else 1.6 * count**0.5
        columns = _candidates(call, dtype, int(each * factor))
        rows = zip(*columns.values())
        kept = [i for i, row in enumerate(rows) if _usable(call, dict(zip(columns, row)))]
        columns = {n: c[kept] for n, c in columns.items()}
        if len(kept) >= wanted:
            break
    return columns


def _usable(call: Elementwise, point: Mapping[str, float]) -> bool:
    if any(abs(v) > call.largest or 0 < abs(v) < call.smallest for v in point.values()):
        return False
    if not {"domain", "singular", "kinks"} & set(call.said):
        return True
    with using(fields.DIGITS, 60):
        exact = {n: mpmath.mpf(float(v)) for n, v in point.items()}
        domain = call.said.get("domain")
        if domain and not call.holds(domain, exact):
            return False
        return not call.holds(call.said.get("singular", ""), exact) and call.kink(exact) is None


# -- what libraries say -----------------------------------------------------------------------------


def _value_of(library: str, call: Elementwise, dtype: Any, columns: Mapping[str, Any]) -> Any:
    """What the function of the same name in SciPy or NumPy says; None if it has none or takes other arguments."""
    name = call.operator.name().partition("::")[2].partition(".")[0].removeprefix("special_")
    function = getattr(import_module(library), name, None)
    if not callable(function) or list(columns) != call.arguments:
        return None
    try:
        with numpy.errstate(all="ignore"):
            return numpy.asarray(
                call.chosen(function(*[c.astype(dtype) for c in columns.values()])), float
            )
    except (TypeError, ValueError):
        return None


# -- measuring --------------------------------------------------------------------------------------


def measurable(pattern: str) -> Iterator[Elementwise]:
    """Operators with a definition of one or two real tensors, element by element, once for each way that they are called.

    After them each operator's calls of one complex tensor, where it is holomorphic.
    """
    for operator in dict.fromkeys([*declared_operators(), *REGISTRY.values()]):  # then libraries'
        entry = declaration_of(operator)
        said = entry.get("derivative") or {}
        if (
            "math" not in said
            or {"variant_of", "alias_of", "each_of"} & set(entry)
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
        yield from complex_calls(operator, definition, said)


def parameters_given(call: Elementwise) -> str:
    """What the call gives apart from tensors, as it is written: ``n=2``, or nothing."""
    defaults = {p.name: p.default for p in call.operator.signature.parameters}
    return ", ".join(f"{n}={v!r}" for n, v in call.parameters.items() if v != defaults.get(n))


def _excused(call: Elementwise, point: Mapping[str, Any], what: str) -> bool:
    """Whether the declaration says why the bound does not hold here."""
    rules = [rule for rule in call.said.get("accuracy", ()) if what in rule["of"]]
    with using(fields.DIGITS, 60):
        exact = {n: mpmath.mpmathify(v) for n, v in point.items()}
        return any(_holds(call, rule["at"], exact) for rule in rules)


def _holds(call: Elementwise, text: str, exact: Mapping[str, Any]) -> bool:
    """A condition that orders its argument is of real ones; one of `re(self)`, `abs(self)` is of complex ones, too."""
    try:
        return call.holds(text, exact)
    except (TypeError, ValueError):
        if call.is_complex:
            return False
        raise


def _off(got: Any, head: Any, rest: Any) -> Any:
    """How far results are from the truth."""
    got = got.astype(float)
    with numpy.errstate(all="ignore"):
        return numpy.where(numpy.isfinite(got), numpy.abs((got - head) - rest), numpy.inf)


def _measure_complex(
    call: Elementwise, dtype_name: str, count: int, against: Sequence[str]
) -> Iterator[Measured]:
    """The rows of one operator at complex numbers."""
    real = COMPLEX[dtype_name][1]
    info: Any = numpy.finfo(real)
    for order, points, sizes, (off, forms), others in measured(call, dtype_name, count, against):
        normal = (sizes >= info.tiny) & (sizes <= info.max)
        if not normal.any():
            continue
        safe = numpy.where(normal, sizes, 1)
        unit = numpy.spacing(safe.astype(real)).astype(float)
        (name,) = call.names
        given = [{name: point} for point in points]
        yield _row(call, dtype_name, order, name, given, normal, off, forms, safe, unit, others)


def _row(
    call: Elementwise,
    dtype_name: str,
    order: int,
    argument: str,
    points: Sequence[dict[str, Any]],
    normal: Any,
    off: Any,
    forms: Sequence[str],
    sizes: Any,
    unit: Any,
    others: Mapping[str, Any],
) -> Measured:
    """What differences come to, at `points` where exact values of these `sizes` are `normal` numbers.

    `off` has our differences, and `forms` in which form each was found, `others` those of other libraries, `unit` the distance of two numbers at each value.
    """
    what = _ORDERS[order]
    units, relative = (numpy.where(normal, off / by, 0) for by in (unit, sizes))
    beyond = units > VALUE_BOUND if order == 0 else relative > BOUNDS[dtype_name]
    excused = numpy.zeros_like(beyond)
    for place in map(int, numpy.flatnonzero(beyond)):
        excused[place] = _excused(call, points[place], what)
    held = numpy.where(excused, -1, units)
    worst_at = int(numpy.argmax(held))
    numbers = tuple(points[worst_at].values())
    return Measured(
        call.operator.name(),
        parameters_given(call),
        dtype_name,
        what if order == 0 else f"{what} {argument}",
        len(points),
        int(normal.sum()),
        float(max(held[worst_at], 0)),
        float(relative[worst_at]),
        (numbers[0].real, numbers[0].imag) if call.is_complex else numbers,
        forms[worst_at],
        int((beyond & ~excused).sum()),
        int(excused.sum()),
        float(units.max()),
        {library: float((theirs / unit)[normal].max()) for library, theirs in others.items()},
    )


def measure(
    call: Elementwise,
    dtype_name: str,
    count: int = 100,
    against: Sequence[str] = (),
    references: References | None = None,
) -> Iterator[Measured]:
    """The rows of one operator in one dtype; none if that is complex and the call is not, or the other way."""
    if call.is_complex != (dtype_name in COMPLEX):
        return
    if call.is_complex:
        yield from _measure_complex(call, dtype_name, count, against)
        return
    ours_dtype, dtype = _DTYPES[dtype_name]
    info: Any = numpy.finfo(dtype)
    references = references or References(call, None)
    columns = usable_points(call, dtype, count)
    points = [dict(zip(columns, map(float, row))) for row in zip(*columns.values())]
    if not points:
        return
    for argument in call.names:
        found = ours(call, ours_dtype, columns, argument)
        theirs = of_torch(call, dtype_name, columns, argument) if "torch" in against else None
        for order in range(len(found[0][1])):
            if order == 0 and argument != call.names[0]:
                continue
            head, rest = references.of(points, argument, order)
            normal = (numpy.abs(head) >= info.tiny) & (numpy.abs(head) <= info.max)
            if not normal.any():
                continue
            off_by = partial(_off, head=head, rest=rest)
            theirs_off = {}
            if theirs is not None and order < len(theirs[0][1]):
                theirs_off["torch"] = worst(theirs, order, off_by)[0]
            if order == 0:
                others = _others(call, dtype, columns, against)
                theirs_off.update((library, off_by(value)) for library, value in others.items())
            sizes = numpy.abs(head)
            unit = numpy.spacing(sizes.astype(dtype)).astype(float)
            off, forms = worst(found, order, off_by)
            off = numpy.where(normal, off, 0)
            yield _row(
                *(call, dtype_name, order, argument, points, normal, off, forms),
                *(sizes, unit, theirs_off),
            )


def disagreement(operator: OpOverload, count: int = 12) -> str:
    """Where an operator's value is not what its definition says, or that has none; empty where they agree everywhere."""
    entry = declaration_of(operator)
    said = entry.get("derivative") or {}
    if "math" not in said:
        return ""
    definition = Definition(said["math"], [p.name for p in operator.signature.parameters])
    if definition.is_of_matrices:
        return ""
    for sample in variants(operator):
        call = Elementwise(operator, definition, sample, said)
        tensors = {name: t.detach() for name, t in call.sample.tensors()}
        rows = numpy.broadcast_arrays(*map(elements_of, tensors.values()))
        got = elements_of(call.run(tensors))
        if got.shape != rows[0].shape:
            return f"{sample.name}: {list(got.shape)}, not {list(rows[0].shape)}"
        points = [dict(zip(tensors, row)) for row in zip(*(r.reshape(-1).tolist() for r in rows))]
        where = _first_difference(call, points, got.reshape(-1).tolist())
        if where:
            return where
    for call in measurable(f"^{re.escape(operator.name())}$"):
        if call.is_complex:
            continue
        columns = usable_points(call, numpy.float64, count)
        points = [dict(zip(columns, map(float, row))) for row in zip(*columns.values())]
        if points:
            got = ours(call, float64, columns, call.names[0])[0][1][0][0]
            where = _first_difference(call, points, got)
            if where:
                return where
    return ""


def _first_difference(
    call: Elementwise, points: Sequence[Mapping[str, Any]], got: Sequence[Any]
) -> str:
    with using(fields.DIGITS, 60):
        for point, value in zip(points, got, strict=True):
            arguments = {n: mpmath.mpmathify(v) for n, v in point.items()}
            if not _is_inside(call, arguments):
                continue
            try:
                exact = mpmath.mpmathify(call.defined(arguments))
            except (OverflowError, mpmath.libmp.NoConvergence):
                continue  # too large for mpmath
            except (ArithmeticError, TypeError, ValueError) as error:
                return f"{point}: {value}, not {type(error).__name__}: {error}"
            size = abs(exact)
            if size and not (
                1e-300 < size < 1e300
            ):  # an infinity or NaN of the definition's is compared
                if mpmath.isfinite(size) or not numpy.isfinite(value):
                    continue
            if not abs(value - exact) <= 1e-6 * size + 1e-14:
                return f"{point}: {value}, not {mpmath.nstr(exact, 12)}"
    return ""


def _is_inside(call: Elementwise, arguments: Mapping[str, Any]) -> bool:
    """Whether the definition is meant to hold: all is finite, in the domain and at no singular point."""
    if not all(map(mpmath.isfinite, arguments.values())):
        return False
    domain, singular = (call.said.get(name, "") for name in ("domain", "singular"))
    return not (domain and not _holds(call, domain, arguments)) and not (
        singular and _holds(call, singular, arguments)
    )


def _others(
    call: Elementwise, dtype: Any, columns: Mapping[str, Any], against: Sequence[str]
) -> dict[str, Any]:
    """Values by SciPy and NumPy."""
    found = {
        library.partition(".")[0]: _value_of(library, call, dtype, columns)
        for library in ("scipy.special", "numpy")
        if library.partition(".")[0] in against
    }
    return {library: value for library, value in found.items() if value is not None}


def main() -> None:
    """Say how many calls there are to measure; then for each number of one that is read, a line with its rows."""
    request = json.loads(sys.argv[1])
    replies, sys.stdout = sys.stdout, sys.stderr
    warnings.simplefilter("ignore")
    for name in request.get("import", ()):
        import_module(name)
    against = [name for name in request["against"] if find_spec(name) is not None]
    folder = Path(request["references"]) if request.get("references") else None
    calls = list(measurable(request["operators"]))
    print(len(calls), file=replies, flush=True)
    for line in sys.stdin:
        call = calls[int(line)]
        references = References(call, folder)
        rows = [
            asdict(row)
            for dtype in request["dtypes"]
            for row in measure(call, dtype, request["points"], against, references)
        ]
        references.keep()
        print(json.dumps(rows), file=replies, flush=True)


if __name__ == "__main__":
    main()
