"""How exact holomorphic operators and their derivatives are at complex numbers, in units in the last place of the modulus.

As `accuracy` for real numbers: what is true is the definition's value at many digits, and differences of such values.  An
error is the distance in the plane, as a part of the true number's modulus: a component that is small beside the other may
have fewer digits of its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

import mpmath
import numpy

from ..core.dtypes import complex64, complex128
from ..dispatch.operator import OpOverload
from . import fields
from .definitions import Definition
from .fields import using
from .forms import of_torch, ours, worst
from .pointwise import Elementwise, variants

COMPLEX: Mapping[str, tuple[Any, Any]] = {
    "complex64": (complex64, numpy.float32),
    "complex128": (complex128, numpy.float64),
}
_NOT_HOLOMORPHIC = ("abs(", "conj(", "re(", "im(", "arg(", "sign(", "<", ">", "==", "!=")
_DIGITS = (60, 160, 400, 1000)
_AGREE = mpmath.mpf(10) ** -20
_STEP = 0.28


def complex_calls(
    operator: OpOverload, definition: Definition, said: Mapping[str, Any]
) -> Iterator[Elementwise]:
    """The calls of an operator of one complex tensor, if its definition is of a holomorphic function."""
    if any(part in definition.text for part in _NOT_HOLOMORPHIC):
        return
    seen: set[str] = set()
    for sample in variants(operator):
        call = Elementwise(operator, definition, sample, said)
        tensors = [t for _, t in call.sample.tensors()]
        key = repr(call.parameters)
        if len(tensors) == 1 and call.names and tensors[0].dtype is complex128 and key not in seen:
            seen.add(key)
            yield call


def complex_points(real: Any, count: int) -> list[complex]:
    """Numbers all over the plane: moduli over the exponents of the dtype, denser around one, close to the axes, too."""
    info = numpy.finfo(real)
    random = numpy.random.default_rng(1)
    third = count // 3
    wide = numpy.exp2(numpy.linspace(info.minexp // 3, info.maxexp // 3, third))
    moduli = numpy.concatenate((wide, numpy.exp2(numpy.linspace(-7, 5, count - third))))
    angles = random.uniform(-numpy.pi, numpy.pi, count)
    axis = numpy.rint(angles / (numpy.pi / 2)) * (numpy.pi / 2)
    near = axis + numpy.exp2(-random.uniform(3, 20, count)) * random.choice((-1, 1), count)
    angles = numpy.where(numpy.arange(count) % 3 == 2, near, angles)
    parts = (moduli * numpy.cos(angles)).astype(real), (moduli * numpy.sin(angles)).astype(real)
    return [complex(x, y) for x, y in zip(*(p.astype(float).tolist() for p in parts))]


def holomorphic_truth(call: Elementwise, point: complex, order: int) -> Any:
    """The value or derivative at a point to some twenty digits; None where there is none, or it cannot be told.

    Of a difference of values that are nearly equal only as much is believed as their rounding leaves.
    """
    (name,) = call.names
    last = None
    for digits in _DIGITS:
        with using(fields.DIGITS, digits):
            z = mpmath.mpc(point)
            near = [abs(z - c) for c in (0, 1, -1, 1j, -1j, *call.near) if z != c]
            near += [abs(part) for part in (z.real, z.imag) if part]
            step = mpmath.mpf(10) ** -int(_STEP * digits) * min(near)
            try:
                values = [
                    call.defined({name: z + s}) for s in ((0, step, -step) if order else (0,))
                ]
            except (ValueError, ZeroDivisionError, OverflowError, mpmath.libmp.NoConvergence):
                return None
            if not all(map(mpmath.isfinite, values)):
                return None
            found, noise = values[0], mpmath.mpf(0)
            if order:
                here, ahead, behind = values
                found = (ahead - behind) / (2 * step)
                if order == 2:
                    found = (ahead - 2 * here + behind) / step**2
                noise = abs(here) / step**order * mpmath.mpf(10) ** (3 - digits)
            if noise > _AGREE * abs(found):
                last = None
                continue
            if last is not None and abs(found - last) <= _AGREE * abs(found):
                return found
            last = found
    return None


def measured(
    call: Elementwise, dtype_name: str, count: int, against: Sequence[str]
) -> Iterator[tuple[int, list[complex], Any, Any, Mapping[str, Any]]]:
    """For each order the points, the true numbers' moduli, our errors and those of others, as arrays."""
    dtype, real = COMPLEX[dtype_name]
    points = [p for p in complex_points(real, count) if _is_usable(call, p)]
    if not points:
        return
    (name,) = call.names
    columns = {name: numpy.array(points)}
    found = ours(call, dtype, columns, name)
    theirs = of_torch(call, dtype_name, columns, name) if "torch" in against else None
    for order in range(len(found[0][1])):
        truths = [holomorphic_truth(call, p, order) for p in points]
        # A gradient is the conjugate of the derivative.
        truths = [t if t is None or not order else mpmath.conj(t) for t in truths]
        sizes = numpy.array([numpy.nan if t is None else float(abs(t)) for t in truths])
        off = partial(_off, truths=truths)
        others = {}
        if theirs is not None and order < len(theirs[0][1]):
            others["torch"] = worst(theirs, order, off)[0]
        yield order, points, sizes, worst(found, order, off), others


def _is_usable(call: Elementwise, point: complex) -> bool:
    with using(fields.DIGITS, 60):
        at = {call.names[0]: mpmath.mpc(point)}
        return not call.holds(call.said.get("singular", ""), at)


def _off(got: Any, truths: Sequence[Any]) -> Any:
    """The distances from the truth; infinite for what is not finite."""
    found = []
    with mpmath.workdps(40):
        for value, truth in zip(got.tolist(), truths, strict=True):
            if truth is None:
                found.append(numpy.nan)
            elif not numpy.isfinite(value):
                found.append(numpy.inf)
            else:
                found.append(float(abs(mpmath.mpc(value) - truth)))
    return numpy.array(found)
