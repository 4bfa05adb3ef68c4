"""Orthogonal polynomials of any degree, by their three-term recurrences.

NIST Handbook of Mathematical Functions (2010), table 18.9.1. Degrees are truncated to integers; a
negative one gives zero. The Chebyshev polynomials of high degree are taken from their trigonometric
form within (-1, 1), where it is exact and costs the same for every degree.  As in PyTorch recurrences run in
the precision of their argument, so that large arguments of high degree are NaN; those of Hermite in its range.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from ...core.namespace import Array, certain, np

_Step = Callable[[Array, Array, Array, int], Array]
_Closed = Callable[[Array, Array], Array]
_LARGEST_PLAIN_DEGREE = 6


def _degree(n: Array) -> Array:
    return np.trunc(n).astype(np.int64)


def _recur(x: Array, degree: Array, first: Array, step: _Step) -> Array:
    """The polynomial of each element's degree; `step(x, p(k), p(k-1), k)` is p(k+1).

    In the precision of `x`: what overflows on the way is NaN, as the difference of two infinities is.
    """
    x, degree, first = np.broadcast_arrays(x, degree, first)
    one, zero = x.dtype.type(1), x.dtype.type(0)
    result = np.where(degree == 0, one, np.where(degree == 1, first, zero)).reshape(-1)
    places = np.flatnonzero(degree > 1)
    x, degree, current = (array.reshape(-1)[places] for array in (x, degree, first))
    previous = np.ones_like(current)
    reached = 1
    while places.size:
        previous, current = current, step(x, current, previous, reached)
        reached += 1
        done = (degree == reached) | np.isnan(current)
        if done.any():
            result[places[done]] = current[done]
            left = ~done
            places, x, degree = places[left], x[left], degree[left]
            previous, current = previous[left], current[left]
    return result


def _computed(function: Callable[[Array, Array], Array], x: Array, n: Array) -> Array:
    with np.errstate(all="ignore"):
        result = function(x, _degree(n)).astype(x.dtype, copy=False)
    return result.reshape(np.broadcast_shapes(x.shape, n.shape))


def _signed(degree: Array, size: Any) -> Array:
    """`size` for even degrees, and its negative for odd ones."""
    result: Array = np.where(degree % 2, -size, size)
    return result


class _Kind(NamedTuple):
    """A kind of Chebyshev polynomials, all of which have one recurrence."""

    first: Callable[[Array], Array]
    """The polynomial of degree one."""
    trigonometric: _Closed
    """Of the angle whose cosine x is, and the degree."""
    at_ends: _Closed
    """Of whether x is 1, not -1, and the degree."""


_KINDS = {
    "t": _Kind(
        lambda x: x,
        lambda angle, k: np.cos(k * angle),
        lambda one, k: np.where(one, 1, _signed(k, 1)),
    ),
    "u": _Kind(
        lambda x: x + x,
        lambda angle, k: np.sin((k + 1) * angle) / np.sin(angle),
        lambda one, k: np.where(one, k + 1, _signed(k, k + 1)),
    ),
    "v": _Kind(
        lambda x: x + x - 1,
        lambda angle, k: np.cos((k + 0.5) * angle) / np.cos(angle / 2),
        lambda one, k: np.where(one, 1, _signed(k, 2 * k + 1)),
    ),
    "w": _Kind(
        lambda x: x + x + 1,
        lambda angle, k: np.sin((k + 0.5) * angle) / np.sin(angle / 2),
        lambda one, k: np.where(one, 2 * k + 1, _signed(k, 1)),
    ),
}


def _chebyshev(kind: _Kind, x: Array, degree: Array) -> Array:
    x, degree = (array.reshape(-1) for array in np.broadcast_arrays(x, degree))
    ends = (np.absolute(x) == 1) & (degree >= 0)
    inside = (degree > _LARGEST_PLAIN_DEGREE) & (np.absolute(x) < 1)
    step: _Step = lambda x, current, previous, k: (x + x) * current - previous  # noqa: E731
    result = _recur(x, np.where(inside | ends, 0, degree), kind.first(x), step)
    if certain(ends.any(), True):
        result = np.where(ends, kind.at_ends(x > 0, degree).astype(x.dtype), result)
    if certain(inside.any(), True):
        angle = np.arccos(np.where(inside, x, 0).astype(np.float64))
        result = np.where(inside, kind.trigonometric(angle, degree).astype(x.dtype), result)
    return result


def _chebyshev_polynomial(kind: str, shifted: bool, x: Array, n: Array) -> Array:
    """Chebyshev polynomials of the kind that is called so, at x or, `shifted`, at 2 x - 1."""

    def polynomial(x: Array, degree: Array) -> Array:
        return _chebyshev(_KINDS[kind], x + x - 1 if shifted else x, degree)

    return _computed(polynomial, x, n)


chebyshev_polynomial_t = partial(_chebyshev_polynomial, "t", False)
chebyshev_polynomial_u = partial(_chebyshev_polynomial, "u", False)
chebyshev_polynomial_v = partial(_chebyshev_polynomial, "v", False)
chebyshev_polynomial_w = partial(_chebyshev_polynomial, "w", False)
shifted_chebyshev_polynomial_t = partial(_chebyshev_polynomial, "t", True)
shifted_chebyshev_polynomial_u = partial(_chebyshev_polynomial, "u", True)
shifted_chebyshev_polynomial_v = partial(_chebyshev_polynomial, "v", True)
shifted_chebyshev_polynomial_w = partial(_chebyshev_polynomial, "w", True)


_LARGEST_HERMITE_DEGREE = {"f": 128, "d": 512}


def _within(largest: float, x: Array) -> Array:
    """`x` with infinities for what is beyond `largest`."""
    beyond = np.absolute(x) > largest
    return np.where(beyond, np.copysign(np.inf, x), x) if certain(beyond.any(), True) else x


def _hermite(x: Array, n: Array, factor: int) -> Array:
    """Of `factor` 1 the probabilists', of 2 the physicists', in double precision, since the recurrence cancels.

    With the range of the type of `x`, and NaN beyond the degrees that any number of the type lets be finite.
    """
    high = n > _LARGEST_HERMITE_DEGREE.get(x.dtype.char, 128)
    wide = x.astype(np.float64)
    # NumPy does not know bfloat16, whose range is that of single precision nearly.
    limits = np.finfo(np.float32 if x.dtype.kind == "V" else x.dtype)
    within = partial(_within, float(limits.max))

    def step(x: Array, current: Array, previous: Array, k: int) -> Array:
        return within(factor * x * current - within(factor * k * previous))

    result = _recur(wide, np.where(high, 0, n), factor * wide, step)
    result[np.broadcast_to(high, np.broadcast_shapes(x.shape, n.shape)).reshape(-1)] = np.nan
    return result


def hermite_polynomial_h(x: Array, n: Array) -> Array:
    """Physicists' Hermite polynomial."""
    return _computed(partial(_hermite, factor=2), x, n)


def hermite_polynomial_he(x: Array, n: Array) -> Array:
    """Probabilists' Hermite polynomial."""
    return _computed(partial(_hermite, factor=1), x, n)


def _laguerre_step(x: Array, current: Array, previous: Array, k: int) -> Array:
    result: Array = ((2 * k + (1 - x)) * current - k * previous) / (k + 1)
    return result


def laguerre_polynomial_l(x: Array, n: Array) -> Array:
    """Laguerre polynomial."""
    return _computed(
        lambda y, k: _recur(y, np.where((y == 0) & (k > 0), 0, k), 1 - y, _laguerre_step), x, n
    )


def _legendre_step(x: Array, current: Array, previous: Array, k: int) -> Array:
    result: Array = ((2 * k + 1) * x * current - k * previous) / (k + 1)
    return result


def _legendre(x: Array, n: Array) -> Array:
    ends = (np.absolute(x) == 1) & (n > 1)  # one, or minus one at -1 for odd degrees
    return _recur(x, np.where(ends, n % 2 * (x < 0), n), x, _legendre_step)


legendre_polynomial_p = partial(_computed, _legendre)
