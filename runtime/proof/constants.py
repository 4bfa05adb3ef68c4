"""Which number a constant of a formula means.

A formula writes ``0.6931471805599453``, the double next to ln 2, and a helper ``0.044715``.  At fifty digits the first is
wrong unless it is known for what it stands for, and the second is that decimal number, not the double next to it.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Any

import mpmath
import sympy


@cache
def _named() -> dict[float, Any]:
    """The doubles next to simple multiples of constants, and next to their quotients."""
    pi, one = sympy.pi, sympy.Integer(1)
    bases = [
        *(
            pi,
            sympy.sqrt(pi),
            sympy.sqrt(2 * pi),
            sympy.sqrt(2 / pi),
            pi**2,
            sympy.log(2 * pi),
            sympy.log(pi),
        ),
        *(sympy.log(2), sympy.log(10), sympy.sqrt(2), sympy.E, sympy.EulerGamma, sympy.sqrt(3)),
    ]
    found: dict[float, Any] = {}
    multiples = [sympy.Rational(n, d) for n in (1, 2, 3, 4, 5) for d in (1, 2, 3, 4, 6, 8, 180)]
    multiples += [sympy.Integer(180)]
    for base in bases:
        for power in (base, one / base):
            for multiple in multiples:
                value = multiple * power
                found.setdefault(float(value.evalf(40)), value)
    return found


@cache
def meant(value: float) -> Any:
    """The exact number that the double `value` was written for, as SymPy has it.

    A simple multiple of a known constant; a simple fraction; the decimal number, where it has few digits;
    the double itself otherwise.
    """
    named = _named().get(abs(value))
    if named is not None:
        return named if value > 0 else -named
    simple = Fraction(value).limit_denominator(400)
    if float(simple) == value:
        return sympy.Rational(simple.numerator, simple.denominator)
    text = repr(value)
    if len(text.partition("e")[0].strip("-0.").replace(".", "")) <= 12:
        return sympy.Rational(text)
    exact = Fraction(value)
    return sympy.Rational(exact.numerator, exact.denominator)


def as_digits(value: float) -> Any:
    """That number at the working precision."""
    return _evaluated(value, mpmath.mp.prec)


@cache
def _evaluated(value: float, precision: int) -> Any:
    number = meant(value)
    if number.is_Rational:
        return mpmath.mpf(int(number.p)) / int(number.q)
    return mpmath.mpmathify(number.evalf(int(precision * 0.302) + 10))
