"""Proofs of operators that YAML defines element by element: by pieces with SymPy, and point by point at many digits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any

import mpmath
import numpy
import sympy
from mpmath import mp

from ..autograd.engine.gradients import grad
from ..autograd.forward_ad import dual_level, make_dual, unpack_dual
from ..core.dtypes import bool_
from ..core.layout import memory_format
from ..core.lazy_elements import elements_of
from ..core.tensor import Tensor
from ..dispatch.operator import OpOverload
from ..testing.checks_gradient import differentiable, leaves
from ..testing.samples import Sample
from . import fields
from .arrays import ExactArray, _as_objects, _finished
from .calls import elements, on_device
from .definitions import Definition, _Evaluator
from .diagnosis import EXCHANGED, probable_mistake
from .fields import FIELD, Symbol, using
from .judge import TOLERANCE, Lines, Mismatch, calls_of
from .points import combinations, complex_points, named_points, real_points
from .rational import Irrational

_PRECISIONS = (160, 900)
"""Digits; the second where the first do not tell a difference from rounding."""
_STEP = 0.28
"""Differences are taken over this part of the digits, so that what they leave out is over twice as many."""
_CERTAIN = mpmath.mpf(10) ** -10
"""What part of a number a difference must be to be one whatever the digits."""
_SLOW = ("lowergamma", "uppergamma", "zeta", "polygamma", "hyp0f1")
_MOST_AGAIN = 16
"""Points that are looked at with more digits."""
_FIRST = 9
"""Points that are looked at before all others where a mistake is only to be noticed."""


@dataclass
class Elementwise:
    """An operator with a definition, with some values for the arguments that are not tensors."""

    operator: OpOverload
    definition: Definition
    sample: Sample
    said: Mapping[str, Any]
    """Its derivative's entry: domain, singular points, kinks."""

    def __post_init__(self) -> None:
        self.sample = leaves(self.sample)
        names = [p.name for p in self.operator.signature.parameters]
        defaults = {p.name: p.default for p in self.operator.signature.parameters}
        given = {**defaults, **dict(zip(names, self.sample.args)), **self.sample.kwargs}
        tensors = dict(self.sample.tensors())
        self.names = [name for name, t in differentiable(self.sample)]
        self.fixed = {name: t for name, t in tensors.items() if name not in self.names}
        self.parameters = {n: v for n, v in given.items() if n not in tensors}
        self.arguments = names
        with using(fields.DIGITS, _PRECISIONS[0]):
            self.near = self.named()
        self.is_complex = any(tensors[n].dtype.is_complex for n in self.names)
        self._values: dict[Any, Any] = {}

    @property
    def tensors(self) -> list[str]:
        """The tensor arguments, in the order of the schema."""
        return [n for n in self.arguments if n in self.names or n in self.fixed]

    def defined(self, values: Mapping[str, Any]) -> Any:
        """What the definition says; with digits once for each point, as gradients and tangents ask for the same ones."""
        every = {**self.parameters, **values}
        arguments = [every[name] for name in self.arguments]
        if FIELD.name != "digits":
            return self.definition(*arguments)
        key = (mp.dps, *(values[name] for name in values))
        if key not in self._values:
            self._values[key] = self.definition(*arguments)
        return self._values[key]

    def holds(self, text: str, values: Mapping[str, Any]) -> bool:
        """Whether a condition holds at a point; an empty one does not."""
        return bool(text) and bool(
            _Evaluator({**self.parameters, **values}).visit(Definition(text, ()).tree)
        )

    def run(self, tensors: Mapping[str, Tensor]) -> Tensor:
        """The operator itself; of several results the one that has derivatives, which the definition is of."""
        wanted = {id(t): tensors[name] for name, t in self.sample.tensors()}
        out: Tensor = self.chosen(self.sample.map(lambda t: wanted[id(t)]).run())
        return out

    def chosen(self, results: Any) -> Any:
        """Of several results the one that the definition is of."""
        if not isinstance(results, (tuple, list)):
            return results
        differentiable_ones = self.said["output_differentiability"]
        return next(r for r, has in zip(results, differentiable_ones, strict=True) if has)

    def named(self) -> list[Any]:
        """The points that the entry names."""
        texts = [
            self.definition.text,
            self.said.get("singular", ""),
            *(k["at"] for k in self.said.get("kinks", ())),
        ]
        return named_points(texts, self.parameters)

    def kink(self, values: Mapping[str, Any]) -> Mapping[str, str] | None:
        """What the entry says of the slopes at a kink."""
        for kink in self.said.get("kinks", ()):
            if self.holds(kink["at"], values):
                slopes: Mapping[str, str] = kink["slopes"]
                return slopes
        return None

    @property
    def largest(self) -> Any:
        """Beyond which mpmath takes too long for some functions, whose series grow with the argument."""
        return 40 if any(f"{name}(" in self.definition.text for name in _SLOW) else mpmath.inf

    @property
    def smallest(self) -> Any:
        """Below which mpmath takes too long for incomplete gamma functions."""
        return 1e-30 if "ergamma(" in self.definition.text else 0

    def columns(self, few: bool) -> list[list[Any]]:
        """Points for each tensor argument."""
        named, columns = self.named(), []
        for name in self.tensors:
            tensor = dict(self.sample.tensors())[name]
            if tensor.dtype.is_complex:
                columns.append([mpmath.mpc(p) for p in complex_points(named, few)])
            elif tensor.dtype.is_floating_point:
                columns.append([p for p in real_points(named, few) if abs(p) < self.largest])
            else:
                columns.append(_values(tensor))
        return columns


def _values(tensor: Tensor) -> list[Any]:
    """Of integers those of the sample; of Booleans, both."""
    if tensor.dtype is bool_:
        return [False, True]
    return [FIELD.number(v) for v in {*elements_of(tensor).reshape(-1).tolist()}]


def _column(values: Sequence[Any], is_complex: bool) -> Any:
    """An array of the device."""
    if all(value.__class__ is bool for value in values):
        return numpy.array(values, bool).view(ExactArray)
    column = numpy.empty(len(values), object)
    column[:] = values
    return _finished(column, is_complex)


def variants(operator: OpOverload) -> Iterator[Sample]:
    """Samples that differ in the dtype, or in arguments that are not tensors; not those that ask for a layout of some shape."""
    seen = set()
    for sample in calls_of(operator, 40, 10**6):
        if any(isinstance(v, memory_format) for v in (*sample.args, *sample.kwargs.values())):
            continue
        plain = [repr(v) for v in sample.args if not isinstance(v, Tensor)]
        kinds = [(name, str(t.dtype), t.requires_grad) for name, t in sample.tensors()]
        key = (
            str(plain),
            str({n: v for n, v in sample.kwargs.items() if not isinstance(v, Tensor)}),
            str(kinds),
        )
        if key not in seen and differentiable(leaves(sample)):
            seen.add(key)
            yield sample


# -- by pieces ------------------------------------------------------------------------------------------

_WITNESSES = (
    "0.37", "-0.41", "1.7", "-2.3", "0.93", "-0.97", "5.3", "-4.1", "23.7", "-19.3", "57.1", "-61.3", "0.0031", "-0.0029", "1301.0", "-1207.0",
)  # fmt: skip
_MOST_OPERATIONS = 400


def by_pieces(call: Elementwise) -> tuple[set[str], list[str]]:
    """The lines proved symbolically, and why others are not.

    One run follows one piece of every function that it meets; there are as many runs as it takes to meet all that the
    witnesses meet.  An expression that SymPy brings to zero is zero for all numbers of the piece.
    """
    lines = Lines.of(call.operator)
    proved: dict[str, bool] = {}
    why: list[str] = []
    seen: set[str] = set()
    with using(fields.DIGITS, 60):
        named = call.named()
        values = [v for w in _WITNESSES if abs(v := mpmath.mpf(w)) < call.largest]
        values += [v for c in named for v in (c + mpmath.mpf("0.11"), c - mpmath.mpf("0.13"))]
        columns = []
        for name in call.tensors:
            tensor = dict(call.sample.tensors())[name]
            if tensor.dtype.is_complex:
                columns.append(
                    [
                        v * mpmath.expj(a)
                        for v, a in zip(values[:6], (0.4, 1.3, 2.0, -0.5, -1.2, -2.6))
                    ]
                )
            elif tensor.dtype.is_floating_point:
                columns.append(values)
            else:
                columns.append(_values(tensor))
        points = list(combinations(columns, 80 if len(columns) > 1 else 10**6))
    with using(fields.SYMBOLS, 60):
        for point in points:
            try:
                found = _piece(call, dict(zip(call.tensors, point)), lines)
            except Irrational as error:
                why.append(str(error))
                continue
            for line, difference in found:
                key = f"{line}: {difference}"
                if key in seen or difference.has(sympy.nan, sympy.zoo):
                    continue  # seen; or no derivative there, (-2) ** 3 in its exponent
                seen.add(key)
                zero = _is_zero(difference)
                proved[line] = proved.get(line, True) and zero
                if not zero:
                    why.append(f"SymPy leaves {str(difference)[:120]}")
    return {line for line, is_proved in proved.items() if is_proved}, why


def _symbol(name: str, value: Any) -> Symbol:
    if isinstance(value, mpmath.mpc):
        return Symbol(sympy.Symbol(name), value)
    sign = {"positive": True} if value > 0 else {"negative": True} if value < 0 else {"real": True}
    return Symbol(sympy.Symbol(name, **sign), value)


def _array(value: Symbol | bool) -> Any:
    if isinstance(value, bool):
        return numpy.array(value).view(ExactArray)
    made = numpy.empty((), object)
    made[()] = value
    return _finished(made, FIELD.is_complex(value))


def _piece(call: Elementwise, point: Mapping[str, Any], lines: Lines) -> list[tuple[str, Any]]:
    """For each line, what must be zero on the piece of `point`."""
    symbols = {
        n: (
            _symbol(n, point[n])
            if n in call.names
            else (
                point[n]
                if point[n].__class__ is bool
                else (
                    FIELD.number(int(point[n].real))
                    if point[n] == int(point[n].real)
                    else _symbol(n, point[n])
                )
            )
        )
        for n in call.tensors
    }
    if call.said.get("domain") and not call.holds(call.said["domain"], symbols):
        return []
    if call.kink(symbols) is not None:
        return []  # no piece, but the point between two
    out = call.defined(symbols)
    if mpmath.isnan(out.value) or mpmath.isinf(out.value) or out.expr.has(sympy.zoo, sympy.nan):
        return []
    tensors = {n: on_device(_array(s), n in call.names) for n, s in symbols.items()}
    result = call.run(tensors)
    is_complex = FIELD.is_complex(out) or result.dtype.is_complex  # a constant is real
    v = _symbol("v", mpmath.mpf("0.7"))
    if is_complex:
        v = (
            _symbol("v", mpmath.mpc(0.7, 0.4))
            if call.is_complex
            else FIELD.combine(v, _symbol("w", mpmath.mpf("0.4")))
        )
    is_holomorphic = not out.expr.has(
        sympy.conjugate, sympy.re, sympy.im, sympy.Abs, sympy.arg, sympy.sign
    )
    if call.is_complex and not is_holomorphic:
        raise Irrational("not holomorphic")
    wanted = [tensors[n] for n in call.names]
    gradients = grad([result], wanted, [on_device(_array(v))], allow_unused=True)
    found = []
    for name, gradient in zip(call.names, gradients):
        line = lines.backward.get(name)
        if line is None:
            continue
        slope = sympy.diff(out.expr, symbols[name].expr)
        got = sympy.Integer(0) if gradient is None else _only(gradient).expr
        if call.is_complex:
            got = sympy.conjugate(got)
            found.append((line, got - sympy.conjugate(v.expr) * slope))
        else:
            expected = v.expr * slope
            if is_complex:
                expected = sympy.re(sympy.expand(sympy.conjugate(v.expr) * slope))
            found.append((line, got - expected))
    if lines.forward:
        line = next(iter(lines.forward.values()))
        expected = sympy.Integer(0)
        with dual_level():
            duals = {}
            for name, symbol in symbols.items():
                plain = on_device(_array(symbol))
                if name in call.names:
                    u = _symbol(
                        f"u_{name}",
                        mpmath.mpc(0.3, 0.8) if FIELD.is_complex(symbol) else mpmath.mpf("0.3"),
                    )
                    duals[name] = make_dual(plain, on_device(_array(u)))
                    expected = expected + sympy.diff(out.expr, symbol.expr) * u.expr
                else:
                    duals[name] = plain
            tangent = unpack_dual(call.run(duals)).tangent
            got = sympy.Integer(0) if tangent is None else _only(tangent).expr
        found.append((line, got - expected))
    return found


def _only(tensor: Tensor) -> Any:
    return _as_objects(elements(tensor.detach())).reshape(-1)[0]


def _is_zero(difference: Any) -> bool:
    """Whether SymPy brings the expression to zero; too large ones are not tried."""
    if difference == 0:
        return True
    if difference.has(sympy.zoo, sympy.nan) or sympy.count_ops(difference) > _MOST_OPERATIONS:
        return False
    for step in (
        sympy.expand,
        lambda e: sympy.cancel(sympy.together(e)),
        lambda e: sympy.powsimp(sympy.expand(sympy.expand_func(e)), force=False),
        lambda e: sympy.cancel(sympy.together(sympy.expand(e.rewrite(sympy.exp)))),
        sympy.simplify,
        lambda e: sympy.simplify(sympy.expand_log(sympy.expand_func(e.rewrite(sympy.exp)))),
        lambda e: sympy.simplify(sympy.expand_func(e).rewrite(sympy.polygamma)),
        lambda e: sympy.simplify(sympy.expand_complex(e)),
    ):
        try:
            if step(difference) == 0:
                return True
        except (
            NotImplementedError,
            TypeError,
            ValueError,
            AttributeError,
            sympy.PolynomialError,
            RecursionError,
        ):
            continue
    return False


# -- point by point -------------------------------------------------------------------------------------

_POINTS = 120
"""At most so many points are looked at."""


def at_points(call: Elementwise, briefly: bool = False) -> set[str]:
    """Hold every line to difference quotients of the definition at many digits; the lines that this was about.

    A point where both sides have slopes of their own is a kink, of which the entry must say what is taken.  Raises
    `Mismatch`, which says what the mistake probably is, unless `briefly` asks for the first one that is found.
    """
    with using(fields.DIGITS, _PRECISIONS[0]):
        columns = call.columns(len(call.tensors) > 1)
        points = [dict(zip(call.tensors, p)) for p in combinations(columns, _POINTS)]
        equal = [c for c in columns[0] if len(call.names) == len(call.tensors) == 2][:40]
        points += [dict.fromkeys(call.tensors, c) for c in equal]
    seen: set[str] = set()
    if briefly:
        for chosen in (points[:: len(points) // _FIRST + 1], points):
            doubtful = _hold(call, chosen, _PRECISIONS[0], seen)
            certain = (problem for problem, _ in doubtful if problem.is_certain)
            for problem in chain(certain, _confirmed(call, doubtful, seen)):
                raise problem
        return seen
    doubtful = _hold(call, points, _PRECISIONS[0], seen)
    if doubtful:
        again = list({id(point): point for _, point in doubtful}.values())
        again = again[:: max(len(again) // _MOST_AGAIN, 1)]
        problems = _hold(call, again, _PRECISIONS[1], seen)
        if problems:
            told = Counter(problem.mistake for problem, _ in problems if problem.mistake)
            usual = told.most_common(1)[0][0] if told else ""
            usual = EXCHANGED if EXCHANGED in told else usual  # elsewhere that looks like a sign
            raise next(problem for problem, _ in problems if problem.mistake == usual)
    return seen


def _confirmed(
    call: Elementwise, doubtful: Sequence[tuple[Mismatch, Mapping[str, Any]]], seen: set[str]
) -> Iterator[Mismatch]:
    """What is wrong with more digits, too, one point after the other."""
    again = list({id(point): point for _, point in doubtful}.values())
    for point in again[:: max(len(again) // _MOST_AGAIN, 1)]:
        yield from (problem for problem, _ in _hold(call, [point], _PRECISIONS[1], seen))


def _usable(call: Elementwise, point: Mapping[str, Any]) -> bool:
    if call.said.get("domain") and not call.holds(call.said["domain"], point):
        return False
    if call.holds(call.said.get("singular", ""), point):
        return False
    try:
        value = call.defined(point)
    except (OverflowError, ValueError, mpmath.libmp.NoConvergence):
        return False  # too large for mpmath
    return bool(mpmath.isfinite(value) and abs(value) < mpmath.mpf(10) ** 4000)


def _quotients(
    call: Elementwise, point: Mapping[str, Any], name: str, direction: Any
) -> tuple[Any, Any, Any] | None:
    """The slopes to either side along a direction, and what of them may be rounding; None at the edge of the domain."""
    x = point[name]
    near = [abs(d) for c in (0, *call.near) for d in (x - c, (x - c).real, (x - c).imag) if d != 0]
    scale = mpmath.mpf(10) ** -int(_STEP * mp.dps) * min(near, default=mpmath.mpf(1))
    values = []
    for step in (0, scale, -scale):
        value = call.defined({**point, name: x + direction * step})
        if not mpmath.isfinite(value):
            return None
        values.append(value)
    here, ahead, behind = values
    far = call.defined({**point, name: x + 2 * direction * scale})
    farther = call.defined({**point, name: x - 2 * direction * scale})
    if not (mpmath.isfinite(far) and mpmath.isfinite(farther)):
        return None
    right = (4 * ahead - far - 3 * here) / (2 * scale)
    left = (3 * here - 4 * behind + farther) / (2 * scale)
    noise = abs(here) / scale * mpmath.mpf(10) ** (12 - mp.dps)
    return right, left, noise


def _close(x: Any, y: Any, noise: Any) -> bool:
    """Equal to fifty digits; where rounding may be more than that, only the greater number of digits tells."""
    if mpmath.isnan(x) or mpmath.isnan(y):
        return False
    allowed = TOLERANCE * max(abs(x), abs(y))
    if mp.dps > _PRECISIONS[0]:
        allowed = max(allowed, noise, mpmath.mpf(10) ** -int((2 * _STEP - 0.02) * mp.dps))
    return bool(x == y or abs(x - y) <= allowed)


def _hold(
    call: Elementwise, points: Sequence[Mapping[str, Any]], digits: int, seen: set[str]
) -> list[tuple[Mismatch, Mapping[str, Any]]]:
    """The points at which a line is not what it should be, with what is wrong there."""
    lines = Lines.of(call.operator)
    wrong: list[tuple[Mismatch, Mapping[str, Any]]] = []
    with using(fields.DIGITS, digits):
        usable = [p for p in points if _usable(call, p)]
        if not usable:
            return wrong
        arrays = {}
        for name in call.tensors:
            values = [p[name] for p in usable]
            arrays[name] = _column(values, isinstance(values[0], mpmath.mpc))
        tensors = {n: on_device(a.copy(), n in call.names) for n, a in arrays.items()}
        result = call.run(tensors)
        outs = [call.defined(p) for p in usable]
        is_complex = result.dtype.is_complex or any(isinstance(o, mpmath.mpc) for o in outs)
        parts = (mpmath.mpc(1), mpmath.mpc(0, 1)) if is_complex else (mpmath.mpf(1),)
        for v in parts:
            weights = numpy.empty(len(usable), object)
            weights[:] = [v] * len(usable)
            found = grad(
                [result], [tensors[n] for n in call.names], [on_device(_finished(weights, is_complex))],
                retain_graph=True, allow_unused=True,
            )  # fmt: skip
            for name, gradient in zip(call.names, found):
                line = lines.backward.get(name)
                if line is None:
                    continue
                seen.add(line)
                given = [FIELD.number(0)] * len(usable) if gradient is None else _list(gradient)
                for point, got in zip(usable, given):
                    problem = _gradient_at(call, line, point, name, v, got)
                    if problem is not None:
                        wrong.append((problem, point))
        if lines.forward:
            line = next(iter(lines.forward.values()))
            seen.add(line)
            for name in call.names:
                unit = (
                    (mpmath.mpc(1), mpmath.mpc(0, 1))
                    if isinstance(usable[0][name], mpmath.mpc)
                    else (mpmath.mpf(1),)
                )
                for u in unit:
                    tangents = _tangents(call, arrays, name, u)
                    for point, got in zip(usable, tangents):
                        problem = _tangent_at(call, line, point, name, u, got)
                        if problem is not None:
                            wrong.append((problem, point))
    return wrong


def _list(tensor: Tensor) -> list[Any]:
    return _as_objects(elements(tensor.detach())).reshape(-1).tolist()


def _tangents(call: Elementwise, arrays: Mapping[str, Any], name: str, u: Any) -> list[Any]:
    with dual_level():
        duals = {n: on_device(a.copy()) for n, a in arrays.items()}
        direction = numpy.empty(arrays[name].shape, object)
        direction[:] = [u] * len(direction)
        duals[name] = make_dual(
            duals[name], on_device(_finished(direction, isinstance(u, mpmath.mpc)))
        )
        tangent = unpack_dual(call.run(duals)).tangent
        return [FIELD.number(0)] * len(direction) if tangent is None else _list(tangent)


def _shown(point: Mapping[str, Any], call: Elementwise) -> str:
    given = ", ".join(f"{n} = {mpmath.nstr(v, 12)}" for n, v in point.items())
    rest = ", ".join(f"{n} = {v}" for n, v in call.parameters.items())
    return f"{given}; {rest}" if rest else given


def _gradient_at(
    call: Elementwise, line: str, point: Mapping[str, Any], name: str, v: Any, got: Any
) -> Mismatch | None:
    """The convention: the gradient's real part is ``Re(conj(v) df/dx)``, its imaginary part ``Re(conj(v) df/dy)``."""
    directions = (
        (mpmath.mpc(1), mpmath.mpc(0, 1))
        if isinstance(point[name], mpmath.mpc)
        else (mpmath.mpf(1),)
    )
    kink = call.kink(point)
    rows, noise, largest = [], mpmath.mpf(0), mpmath.mpf(0)
    for direction in directions:
        if kink is not None:
            slope = kink.get(name, kink.get("", "0"))
            value = FIELD.number(
                _Evaluator({**call.parameters, **point}).visit(Definition(slope, ()).tree)
            )
            rows.append((mpmath.conj(v) * value * direction).real)
            continue
        both = _quotients(call, point, name, direction)
        if both is None:
            return None
        right, left = ((mpmath.conj(v) * side).real for side in both[:2])
        noise = max(noise, both[2])
        largest = max(largest, abs(both[0]), abs(both[1]))
        if not (_close(right, left, noise) or abs(right - left) <= TOLERANCE * largest):
            if mp.dps == _PRECISIONS[0]:
                return Mismatch(line, "slope", _shown(point, call), "?", "?")  # looked at once more
            place = _shown(point, call)
            sides = f"{mpmath.nstr(left, 12)} to the left, {mpmath.nstr(right, 12)} to the right: say in 'kinks' what is taken"
            return Mismatch(line, f"a kink in '{name}'", place, mpmath.nstr(got, 12), sides)
        rows.append((right + left) / 2)
    parts = (got.real, got.imag) if len(rows) == 2 else (got.real,)
    size = max(largest, *map(abs, rows))
    if all(
        _close(part, row, noise) or abs(part - row) <= TOLERANCE * size
        for part, row in zip(parts, rows)
    ):
        return None
    expected = mpmath.mpc(*rows) if len(rows) == 2 else rows[0]
    mistake = probable_mistake(got, expected, _exchanged(call, point, name, v))
    what = f"gradient of '{name}'"
    found = Mismatch(
        line, what, _shown(point, call), mpmath.nstr(got, 20), mpmath.nstr(expected, 20), mistake
    )
    found.is_certain = _is_certain(got, expected, size, noise)
    return found


def _is_certain(got: Any, expected: Any, size: Any, noise: Any) -> bool:
    """Whether the difference is beyond all that rounding, or the width of the step, can have made."""
    apart = abs(got - expected)
    return bool(apart > _CERTAIN * max(size, abs(got)) and apart * _CERTAIN > noise)


def _exchanged(call: Elementwise, point: Mapping[str, Any], name: str, v: Any) -> Any:
    """The gradient of another argument: what a formula with exchanged arguments gives; None where there is no other."""
    others = [n for n in call.names if n != name]
    if not others or mpmath.im(v) != 0 or isinstance(point[name], mpmath.mpc):
        return None
    both = _quotients(call, point, others[0], mpmath.mpf(1))
    return None if both is None else v * both[0]


def _tangent_at(
    call: Elementwise, line: str, point: Mapping[str, Any], name: str, u: Any, got: Any
) -> Mismatch | None:
    kink = call.kink(point)
    if kink is not None:
        slope = kink.get(name, kink.get("", "0"))
        expected = (
            FIELD.number(_Evaluator({**call.parameters, **point}).visit(Definition(slope, ()).tree))
            * u
        )
        noise = mpmath.mpf(0)
    else:
        both = _quotients(call, point, name, u)
        if both is None:
            return None
        right, left, noise = both
        expected = (right + left) / 2
        if not _close(right, left, noise):
            if mp.dps == _PRECISIONS[0]:
                return Mismatch(line, "slope", _shown(point, call), "?", "?")
            return None  # the line of the gradient says what is wrong
    if _close(got, expected, noise):
        return None
    mistake = probable_mistake(got, expected)
    what = f"tangent for '{name}'"
    found = Mismatch(
        line, what, _shown(point, call), mpmath.nstr(got, 20), mpmath.nstr(expected, 20), mistake
    )
    found.is_certain = _is_certain(got, expected, abs(expected), noise)
    return found
