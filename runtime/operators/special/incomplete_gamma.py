"""The regularised incomplete gamma functions P and Q.

The power series serves `x < a + 1` and Lentz' form of the continued fraction the rest (W. Gautschi, "A
computational procedure for incomplete gamma functions", ACM TOMS 5 (1979)); for large `a` near `x`,
where both are slow, N. M. Temme, "The asymptotic expansion of the incomplete gamma functions", SIAM
J. Math. Anal. 10 (1979), in its leading terms.
"""

from __future__ import annotations

from ...core.namespace import Array, certain, np
from ..pointwise.elementwise_blocks import in_memory_order
from .erf import erfc
from .gamma import log_gamma_positive

__all__ = ["igamma", "igammac"]

_MOST_TERMS = 2000
_PRECISION = 1e-16
_LARGE = 1e5


def _prefactor(a: Array, x: Array) -> Array:
    """x^a exp(-x) / gamma(a)."""
    result: Array = np.exp(a * np.log(x) - x - log_gamma_positive(a))
    return result


def _series(a: Array, x: Array) -> Array:
    """P(a, x) for x < a + 1."""
    term = 1 / a
    total = term
    denominator = a
    for _ in range(_MOST_TERMS):
        denominator = denominator + 1
        term = term * x / denominator
        total = total + term
        if not certain((np.absolute(term) > _PRECISION * np.absolute(total)).any(), True):
            break
    return total * _prefactor(a, x)


def _fraction(a: Array, x: Array) -> Array:
    """Q(a, x) for x >= a + 1."""
    tiny = 1e-300
    b = x + 1 - a
    c = np.full_like(b, 1 / tiny)
    d = 1 / np.where(b == 0, tiny, b)
    h = d
    for index in range(1, _MOST_TERMS):
        an = -index * (index - a)
        b = b + 2
        d = an * d + b
        d = 1 / np.where(np.absolute(d) < tiny, tiny, d)
        c = b + an / c
        c = np.where(np.absolute(c) < tiny, tiny, c)
        change = d * c
        h = h * change
        if not certain((np.absolute(change - 1) > _PRECISION * 4).any(), True):
            break
    return h * _prefactor(a, x)


def _temme(a: Array, x: Array) -> Array:
    """Q(a, x) for large a, with two terms of the expansion: relative error about 1 / a^2."""
    offset = (x - a) / a
    half_square = offset - np.log1p(offset)
    eta = np.copysign(np.sqrt(2 * np.maximum(half_square, 0)), offset)
    leading = 0.5 * erfc(eta * np.sqrt(a / 2))
    small = np.absolute(eta) < 1e-3
    safe = np.where(small, 1.0, eta)
    # 1/offset - 1/eta, by its Taylor series where the difference would cancel.
    first = np.where(
        small, -1 / 3 + eta / 12 - eta * eta / 135, 1 / np.where(small, 1.0, offset) - 1 / safe
    )
    return leading + np.exp(-a * half_square) / np.sqrt(2 * np.pi * a) * (first - 1 / (540 * a))


def _incomplete(a: Array, x: Array, upper: bool) -> Array:
    a, x = np.broadcast_arrays(a.astype(np.float64), x.astype(np.float64))
    valid = (a > 0) & (x > 0) & np.isfinite(a) & np.isfinite(x)
    large = valid & (a > _LARGE)
    use_series = x < a + 1
    plain = valid & ~large
    p = _series(np.where(plain & use_series, a, 1.0), np.where(plain & use_series, x, 0.5))
    q = _fraction(np.where(plain & ~use_series, a, 1.0), np.where(plain & ~use_series, x, 3.0))
    lower_half, upper_half = np.where(use_series, p, 1 - q), np.where(use_series, 1 - p, q)
    if certain(large.any(), True):
        tail = _temme(np.where(large, a, 1.0), np.where(large, x, 1.0))
        upper_half = np.where(large, tail, upper_half)
        lower_half = np.where(large, 1 - tail, lower_half)
    result = upper_half if upper else lower_half
    # The edges: a = 0 is all mass at zero, x = 0 none of it, infinity all.
    zero, one = (1.0, 0.0) if upper else (0.0, 1.0)
    result = np.where((x == 0) & (a > 0), zero, result)
    result = np.where((a == 0) & (x > 0), one, result)
    result = np.where(np.isinf(x) & np.isfinite(a) & (a > 0), one, result)
    result = np.where(np.isinf(a) & np.isfinite(x), zero, result)
    undefined = (x < 0) | (a < 0) | np.isnan(a) | np.isnan(x) | ((a == 0) & (x == 0))
    return np.where(undefined | (np.isinf(a) & np.isinf(x)), np.nan, result)


def igamma(self: Array, other: Array) -> Array:
    """The lower regularised incomplete gamma function P(self, other)."""
    turned = in_memory_order(igamma, self, other)
    if turned is not None:
        return turned
    with np.errstate(all="ignore"):
        return _incomplete(self, other, False).astype(self.dtype)


def igammac(self: Array, other: Array) -> Array:
    """The upper regularised incomplete gamma function Q(self, other)."""
    turned = in_memory_order(igammac, self, other)
    if turned is not None:
        return turned
    with np.errstate(all="ignore"):
        return _incomplete(self, other, True).astype(self.dtype)
