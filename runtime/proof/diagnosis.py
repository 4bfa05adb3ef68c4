"""What is probably wrong with a formula, told from what it gives and what it should."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import mpmath

__all__ = ["EXCHANGED", "probable_mistake"]

EXCHANGED = "arguments that have changed places"
_NEAR = mpmath.mpf(10) ** -12
_LARGEST = 1e9
"""A greater factor is nobody's mistake, and may be more than a float holds."""


ANOTHER_BRANCH = "another branch of a logarithm, root or power, or a conj() within a sum"


def probable_mistake(found: Any, expected: Any, exchanged: Any = None) -> str:
    """A few words on the mistake that leads from the number `expected` to `found`; empty if none suggests itself.

    `exchanged` is what would be expected were two arguments to change places.
    """
    if found == 0:
        return "a factor or a branch that is zero here"
    if expected == 0 or not (mpmath.isfinite(found) and mpmath.isfinite(expected)):
        return "a term that should not be there" if expected == 0 else ""
    if _same(found, -expected):
        return "the sign"
    is_complex = mpmath.im(found) != 0 or mpmath.im(expected) != 0
    if is_complex and _same(found, mpmath.conj(expected)):
        return "a conj() that is missing, or one too many"
    if exchanged is not None and _same(found, exchanged):
        return EXCHANGED
    ratio = found / expected
    if abs(mpmath.im(ratio)) > _NEAR * abs(ratio):
        if not is_complex:
            return ""
        # Of a product, a conjugate of one factor leaves the modulus.
        is_turned = abs(abs(ratio) - 1) <= _NEAR
        return "a conj() that is missing, or one too many" if is_turned else ANOTHER_BRANCH
    real = mpmath.re(ratio)
    off = abs(real - 1)
    if off < 1e-4:
        return f"a constant that is off by {mpmath.nstr(off, 2)} of itself"
    if abs(real) > _LARGEST:
        return ""
    simple = Fraction(float(real)).limit_denominator(60)
    if simple and _same(real, mpmath.mpf(simple.numerator) / simple.denominator):
        return f"a factor of {simple}"
    return ""


def _same(x: Any, y: Any) -> bool:
    return bool(abs(x - y) <= _NEAR * abs(y))
