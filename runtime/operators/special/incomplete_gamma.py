"""The regularised incomplete gamma functions P and Q.

The power series serves `x < a + 1` and Lentz' form of the continued fraction the rest (W. Gautschi, "A
computational procedure for incomplete gamma functions", ACM TOMS 5 (1979)); for large `a` near `x`,
where both are slow, N. M. Temme, "The asymptotic expansion of the incomplete gamma functions", SIAM
J. Math. Anal. 10 (1979), in its leading terms.  Q of small arguments, where P is nearly one, has a series of
its own, NIST Handbook of Mathematical Functions (2010), 8.7.3.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...core.namespace import Array, certain, np
from .erf import erfc
from .gamma import log_gamma_of_one_plus, log_gamma_positive
from .series import pairs_in_double

_MOST_TERMS = 3000
_LARGE = 1e5
_Step = Callable[..., tuple[Array, ...]]


def _prefactor(a: Array, x: Array) -> Array:
    """x^a exp(-x) / gamma(a)."""
    result: Array = np.exp(a * np.log(x) - x - log_gamma_positive(a))
    return result


def _settled(
    step: _Step, state: tuple[Array, ...], going: Callable[..., Array], result: int
) -> Array:
    """The number `result` of the state, arrays of one dimension, once no element is `going` any more.

    `step(index, *state)` is the next state.  When half of the elements are done they are left behind.
    """
    places: Array | None = None
    final = state[result]
    for index in range(1, _MOST_TERMS):
        state = step(index, *state)
        if index % 4 or not certain(True, False):
            continue
        unfinished = going(*state)
        count = np.count_nonzero(unfinished)
        if not count:
            break
        if 2 * count <= unfinished.size:
            if places is None:
                final, places = state[result], np.flatnonzero(unfinished)
            else:
                final[places] = state[result]
                places = places[unfinished]
            state = tuple(array[unfinished] for array in state)
    if places is None:
        return state[result]
    final[places] = state[result]
    return final


def _series(a: Array, x: Array, precision: float) -> Array:
    """P(a, x) for x < a + 1."""

    def step(index: int, x: Array, denominator: Array, term: Array, total: Array) -> Any:
        denominator = denominator + 1
        term = term * (x / denominator)
        return x, denominator, term, total + term

    def going(x: Array, denominator: Array, term: Array, total: Array) -> Array:
        return term > precision * total

    return _settled(step, (x, a, 1 / a, 1 / a), going, 3) * _prefactor(a, x)


def _fraction(a: Array, x: Array, precision: float) -> Array:
    """Q(a, x) for x >= a + 1."""
    tiny = 1e-300

    def step(index: int, a: Array, b: Array, c: Array, d: Array, h: Array, change: Array) -> Any:
        an = index * (a - index)
        b = b + 2
        d = an * d + b
        d = 1 / np.where(d == 0, tiny, d)
        c = b + an / c
        c = np.where(c == 0, tiny, c)
        change = d * c
        return a, b, c, d, h * change, change

    def going(a: Array, b: Array, c: Array, d: Array, h: Array, change: Array) -> Array:
        result: Array = np.absolute(change - 1) > precision
        return result

    b = x + 1 - a
    d = 1 / np.where(b == 0, tiny, b)
    state = (a, b, np.full_like(b, 1 / tiny), d, d, d)
    return _settled(step, state, going, 4) * _prefactor(a, x)


# From so large a product of an argument below 1/2 with the other's logarithm on, P leaves Q its digits.
_LEFT = -0.4
_SMALL_TERMS = 22


def _has_small_series(a: Array, x: Array) -> Array:
    """Where Q is small beside one, both arguments being small."""
    found: Array = np.where(x <= 0.5, a * np.log(np.clip(x, 1e-300, 0.5)) > _LEFT, a < 1.1 * x)
    return found & (x <= 1.1)


def _small_series(a: Array, x: Array) -> Array:
    """Q(a, x) where `_has_small_series` says so: one less the first term of P's alternating series, less the others."""
    logarithm = a * np.log(x) - log_gamma_of_one_plus(a)
    factor, rest = np.ones_like(x), np.zeros_like(x)
    for index in range(1, _SMALL_TERMS):
        factor = factor * (-x / index)
        rest = rest + factor / (a + index)
    result: Array = -np.expm1(logarithm) - np.exp(logarithm) * a * rest
    return result


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


def _of(
    function: Callable[[Array, Array], Array], where: Array, a: Array, x: Array, safe: float
) -> Array:
    """`function(a, x)` of the elements `where` it holds, anything elsewhere; it holds for (1, `safe`)."""
    if certain(True, False):
        result = np.zeros(a.shape)
        result[where] = function(a[where], x[where])
        return result
    return function(np.where(where, a, 1.0), np.where(where, x, safe))


def _incomplete(a: Array, x: Array, upper: bool, precision: float) -> Array:
    """P or, if `upper`, Q of arrays of one dimension."""
    valid = (a > 0) & (x > 0) & np.isfinite(a) & np.isfinite(x)
    large = valid & (a > _LARGE)
    plain = valid & ~large
    below = x < a + 1
    p = _of(lambda a, x: _series(a, x, precision), plain & below, a, x, 0.5)
    q = _of(lambda a, x: _fraction(a, x, precision), plain & ~below, a, x, 3.0)
    lower_half, upper_half = np.where(below, p, 1 - q), np.where(below, 1 - p, q)
    if upper:
        small = plain & below & _has_small_series(a, x)
        if certain(small.any(), True):
            upper_half = np.where(small, _of(_small_series, small, a, x, 0.9), upper_half)
    if certain(large.any(), True):
        tail = _of(_temme, large, a, x, 1.0)
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
    precision = 4e-16 if self.dtype == np.float64 else 1e-10
    return pairs_in_double(lambda a, x: _incomplete(a, x, False, precision), self, other)


def igammac(self: Array, other: Array) -> Array:
    """The upper regularised incomplete gamma function Q(self, other)."""
    precision = 4e-16 if self.dtype == np.float64 else 1e-10
    return pairs_in_double(lambda a, x: _incomplete(a, x, True, precision), self, other)
