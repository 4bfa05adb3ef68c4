"""Evaluation of polynomials and Chebyshev series over arrays, and computing in double precision."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gradsmith.kernels.namespace import Array, np

__all__ = ["chebyshev", "horner", "in_blocks", "in_double"]


_BLOCK = 16384


def horner(coefficients: Sequence[float], x: Array) -> Array:
    """The polynomial whose `coefficients` start with the constant one."""
    result = np.full_like(x, coefficients[-1], order="C")
    for coefficient in coefficients[-2::-1]:
        np.multiply(result, x, out=result)
        np.add(result, coefficient, out=result)
    return result


def chebyshev(coefficients: Sequence[float], t: Array) -> Array:
    """The series c0/2 + c1 T1(t) + c2 T2(t) + ... by Clenshaw's recurrence.

    C. W. Clenshaw, "A note on the summation of Chebyshev series", Mathematical Tables and Other Aids
    to Computation 9 (1955).
    """
    twice = t + t
    after_next = np.zeros_like(t, order="C")
    following = np.full_like(t, coefficients[-1], order="C")
    scratch = np.empty_like(after_next)
    for coefficient in coefficients[-2:0:-1]:
        np.multiply(twice, following, out=scratch)
        np.subtract(scratch, after_next, out=after_next)
        np.add(after_next, coefficient, out=after_next)
        after_next, following = following, after_next
    return t * following - after_next + 0.5 * coefficients[0]


def in_blocks(function: Callable[[Array], Array], x: Array) -> Array:
    """`function` of a large array piece by piece, so that its temporaries stay in the cache."""
    if x.size <= 2 * _BLOCK:
        return np.asarray(function(x))
    flat = x.reshape(-1)
    result = np.empty(flat.shape, x.dtype)
    for start in range(0, flat.size, _BLOCK):
        result[start : start + _BLOCK] = function(flat[start : start + _BLOCK])
    return result.reshape(x.shape)


def in_double(function: Callable[[Array], Array], x: Array) -> Array:
    """`function` evaluated in double precision and rounded to the dtype of `x`."""
    with np.errstate(all="ignore"):
        if x.dtype == np.float64:
            return in_blocks(function, x)
        if x.size <= 2 * _BLOCK:
            return np.asarray(function(x.astype(np.float64))).astype(x.dtype)
        return in_blocks(lambda block: function(block.astype(np.float64)), x)
