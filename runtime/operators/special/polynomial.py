"""Orthogonal polynomials of any degree, by their three-term recurrences.

NIST Handbook of Mathematical Functions (2010), table 18.9.1. Degrees are truncated to integers; a
negative one gives zero. The Chebyshev polynomials of high degree are taken from their trigonometric
form within (-1, 1), where it is exact and costs the same for every degree.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...core.namespace import Array, certain, np
from ..pointwise.elementwise_blocks import in_memory_order

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
_LARGEST_PLAIN_DEGREE = 6


def _degree(n: Array) -> Array:
    return np.trunc(n).astype(np.int64)


def _recur(x: Array, degree: Array, first: Array, step: _Step) -> Array:
    """The polynomial of each element's degree; `step(x, p(k), p(k-1), k)` is p(k+1)."""
    x, degree = np.broadcast_arrays(x, degree)
    previous, current = np.ones(x.shape), np.broadcast_to(first, x.shape)
    result = np.where(degree == 0, previous, np.where(degree == 1, current, 0.0))
    highest = int(degree.max(initial=0))
    for k in range(1, highest):
        previous, current = current, step(x, current, previous, k)
        result = np.where(degree == k + 1, current, result)
        if not certain(np.isfinite(current).any(), True):
            return np.where(degree > k + 1, current, result)
    return result


def _in_double(function: Callable[[Array, Array], Array], x: Array, n: Array) -> Array:
    turned = in_memory_order(lambda a, b: _in_double(function, a, b), x, n)
    if turned is not None:
        return turned
    with np.errstate(all="ignore"):
        return function(x.astype(np.float64), _degree(n)).astype(x.dtype)


def _chebyshev_step(x: Array, current: Array, previous: Array, k: int) -> Array:
    return 2 * x * current - previous


def _chebyshev(
    x: Array, degree: Array, first: Array, trigonometric: Callable[[Array, Array], Array]
) -> Array:
    inside = (degree > _LARGEST_PLAIN_DEGREE) & (np.absolute(x) < 1)
    plain = _recur(x, np.where(inside, 0, degree), first, _chebyshev_step)
    if not certain(inside.any(), True):
        return plain
    return np.where(inside, trigonometric(np.arccos(np.clip(x, -1, 1)), degree), plain)


def _t(x: Array, n: Array) -> Array:
    return _chebyshev(x, n, x, lambda angle, k: np.cos(k * angle))


def _u(x: Array, n: Array) -> Array:
    return _chebyshev(x, n, 2 * x, lambda angle, k: np.sin((k + 1) * angle) / np.sin(angle))


def _v(x: Array, n: Array) -> Array:
    return _chebyshev(
        x, n, 2 * x - 1, lambda angle, k: np.cos((k + 0.5) * angle) / np.cos(angle / 2)
    )


def _w(x: Array, n: Array) -> Array:
    return _chebyshev(
        x, n, 2 * x + 1, lambda angle, k: np.sin((k + 0.5) * angle) / np.sin(angle / 2)
    )


def chebyshev_polynomial_t(x: Array, n: Array) -> Array:
    """Chebyshev polynomial of the first kind."""
    return _in_double(_t, x, n)


def chebyshev_polynomial_u(x: Array, n: Array) -> Array:
    """Chebyshev polynomial of the second kind."""
    return _in_double(_u, x, n)


def chebyshev_polynomial_v(x: Array, n: Array) -> Array:
    """Chebyshev polynomial of the third kind."""
    return _in_double(_v, x, n)


def chebyshev_polynomial_w(x: Array, n: Array) -> Array:
    """Chebyshev polynomial of the fourth kind."""
    return _in_double(_w, x, n)


def shifted_chebyshev_polynomial_t(x: Array, n: Array) -> Array:
    """Chebyshev polynomial of the first kind at `2 x - 1`."""
    return _in_double(lambda y, k: _t(2 * y - 1, k), x, n)


def shifted_chebyshev_polynomial_u(x: Array, n: Array) -> Array:
    """Chebyshev polynomial of the second kind at `2 x - 1`."""
    return _in_double(lambda y, k: _u(2 * y - 1, k), x, n)


def shifted_chebyshev_polynomial_v(x: Array, n: Array) -> Array:
    """Chebyshev polynomial of the third kind at `2 x - 1`."""
    return _in_double(lambda y, k: _v(2 * y - 1, k), x, n)


def shifted_chebyshev_polynomial_w(x: Array, n: Array) -> Array:
    """Chebyshev polynomial of the fourth kind at `2 x - 1`."""
    return _in_double(lambda y, k: _w(2 * y - 1, k), x, n)


def hermite_polynomial_h(x: Array, n: Array) -> Array:
    """Physicists' Hermite polynomial."""
    step: Any = lambda x, current, previous, k: 2 * (x * current - k * previous)  # noqa: E731
    return _in_double(lambda y, k: _recur(y, k, 2 * y, step), x, n)


def hermite_polynomial_he(x: Array, n: Array) -> Array:
    """Probabilists' Hermite polynomial."""
    step: Any = lambda x, current, previous, k: x * current - k * previous  # noqa: E731
    return _in_double(lambda y, k: _recur(y, k, y, step), x, n)


def _laguerre_step(x: Array, current: Array, previous: Array, k: int) -> Array:
    result: Array = ((2 * k + 1 - x) * current - k * previous) / (k + 1)
    return result


def laguerre_polynomial_l(x: Array, n: Array) -> Array:
    """Laguerre polynomial."""
    return _in_double(lambda y, k: _recur(y, k, 1 - y, _laguerre_step), x, n)


def _legendre_step(x: Array, current: Array, previous: Array, k: int) -> Array:
    result: Array = ((2 * k + 1) * x * current - k * previous) / (k + 1)
    return result


def legendre_polynomial_p(x: Array, n: Array) -> Array:
    """Legendre polynomial."""
    return _in_double(lambda y, k: _recur(y, k, y, _legendre_step), x, n)
