"""Orthogonal polynomials of any degree, by their three-term recurrences.

NIST Handbook of Mathematical Functions (2010), table 18.9.1. Degrees are truncated to integers; a
negative one gives zero. The Chebyshev polynomials of high degree are taken from their trigonometric
form within (-1, 1), where it is exact and costs the same for every degree.  As in PyTorch recurrences run in
the precision of their argument, so that large arguments of high degree are NaN.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...core.namespace import Array, certain, np

__all__ = [
    "chebyshev_polynomial_t",
    "chebyshev_polynomial_u",
    "chebyshev_polynomial_v",
    "chebyshev_polynomial_w",
    "hermite_polynomial_h",
    "hermite_polynomial_he",
    "laguerre_polynomial_l",
    "legendre_polynomial_p",
    "shifted_chebyshev_polynomial_t",
    "shifted_chebyshev_polynomial_u",
    "shifted_chebyshev_polynomial_v",
    "shifted_chebyshev_polynomial_w",
]

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


def _chebyshev_step(x: Array, current: Array, previous: Array, k: int) -> Array:
    return (x + x) * current - previous


def _chebyshev(
    x: Array, degree: Array, first: Array, trigonometric: _Closed, at_ends: _Closed
) -> Array:
    """`at_ends` of whether x is 1, not -1, and the degree; `trigonometric` of the angle and the degree."""
    x, degree, first = np.broadcast_arrays(x, degree, first)
    x, degree, first = x.reshape(-1), degree.reshape(-1), first.reshape(-1)
    ends = (np.absolute(x) == 1) & (degree >= 0)
    inside = (degree > _LARGEST_PLAIN_DEGREE) & (np.absolute(x) < 1)
    result = _recur(x, np.where(inside | ends, 0, degree), first, _chebyshev_step)
    if certain(ends.any(), True):
        result = np.where(ends, at_ends(x > 0, degree).astype(x.dtype), result)
    if certain(inside.any(), True):
        angle = np.arccos(np.where(inside, x, 0).astype(np.float64))
        result = np.where(inside, trigonometric(angle, degree).astype(x.dtype), result)
    return result


def _signed(degree: Array, size: Any) -> Array:
    """`size` for even degrees, and its negative for odd ones."""
    result: Array = np.where(degree % 2, -size, size)
    return result


def _t(x: Array, n: Array) -> Array:
    return _chebyshev(
        x,
        n,
        x,
        lambda angle, k: np.cos(k * angle),
        lambda one, k: np.where(one, 1, _signed(k, 1)),
    )


def _u(x: Array, n: Array) -> Array:
    return _chebyshev(
        x,
        n,
        x + x,
        lambda angle, k: np.sin((k + 1) * angle) / np.sin(angle),
        lambda one, k: np.where(one, k + 1, _signed(k, k + 1)),
    )


def _v(x: Array, n: Array) -> Array:
    return _chebyshev(
        x,
        n,
        x + x - 1,
        lambda angle, k: np.cos((k + 0.5) * angle) / np.cos(angle / 2),
        lambda one, k: np.where(one, 1, _signed(k, 2 * k + 1)),
    )


def _w(x: Array, n: Array) -> Array:
    return _chebyshev(
        x,
        n,
        x + x + 1,
        lambda angle, k: np.sin((k + 0.5) * angle) / np.sin(angle / 2),
        lambda one, k: np.where(one, 2 * k + 1, _signed(k, 1)),
    )


def chebyshev_polynomial_t(x: Array, n: Array) -> Array:
    """Chebyshev polynomial of the first kind."""
    return _computed(_t, x, n)


def chebyshev_polynomial_u(x: Array, n: Array) -> Array:
    """Chebyshev polynomial of the second kind."""
    return _computed(_u, x, n)


def chebyshev_polynomial_v(x: Array, n: Array) -> Array:
    """Chebyshev polynomial of the third kind."""
    return _computed(_v, x, n)


def chebyshev_polynomial_w(x: Array, n: Array) -> Array:
    """Chebyshev polynomial of the fourth kind."""
    return _computed(_w, x, n)


def shifted_chebyshev_polynomial_t(x: Array, n: Array) -> Array:
    """Chebyshev polynomial of the first kind at `2 x - 1`."""
    return _computed(lambda y, k: _t(y + y - 1, k), x, n)


def shifted_chebyshev_polynomial_u(x: Array, n: Array) -> Array:
    """Chebyshev polynomial of the second kind at `2 x - 1`."""
    return _computed(lambda y, k: _u(y + y - 1, k), x, n)


def shifted_chebyshev_polynomial_v(x: Array, n: Array) -> Array:
    """Chebyshev polynomial of the third kind at `2 x - 1`."""
    return _computed(lambda y, k: _v(y + y - 1, k), x, n)


def shifted_chebyshev_polynomial_w(x: Array, n: Array) -> Array:
    """Chebyshev polynomial of the fourth kind at `2 x - 1`."""
    return _computed(lambda y, k: _w(y + y - 1, k), x, n)


_LARGEST_HERMITE_DEGREE = {"f": 128, "d": 512}


def _hermite(x: Array, n: Array, first: Array, step: _Step) -> Array:
    """Beyond the degrees that any number of the type lets be finite, NaN."""
    high = n > _LARGEST_HERMITE_DEGREE.get(x.dtype.char, 128)
    result = _recur(x, np.where(high, 0, n), first, step)
    result[np.broadcast_to(high, np.broadcast_shapes(x.shape, n.shape)).reshape(-1)] = np.nan
    return result


def hermite_polynomial_h(x: Array, n: Array) -> Array:
    """Physicists' Hermite polynomial."""
    step: Any = lambda x, current, previous, k: (x + x) * current - 2 * k * previous  # noqa: E731
    return _computed(lambda y, k: _hermite(y, k, y + y, step), x, n)


def hermite_polynomial_he(x: Array, n: Array) -> Array:
    """Probabilists' Hermite polynomial."""
    step: Any = lambda x, current, previous, k: x * current - k * previous  # noqa: E731
    return _computed(lambda y, k: _hermite(y, k, y, step), x, n)


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


def legendre_polynomial_p(x: Array, n: Array) -> Array:
    """Legendre polynomial."""
    return _computed(_legendre, x, n)
