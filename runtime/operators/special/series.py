"""Evaluation of polynomials and Chebyshev series over arrays, and computing in double precision."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...core.constants import constant
from ...core.namespace import Array, DType, Into, host, kept, np
from ..pointwise.elementwise_blocks import BLOCK, in_blocks, in_memory_order

# Up to this many elements, calls cost more than arithmetic.
SMALL = 64


def horner(coefficients: Sequence[float], x: Array, into: Into = ...) -> Array:
    """The polynomial whose `coefficients` start with the constant one, in `into` if it is given, which is not `x`."""
    if len(coefficients) == 1:
        return np.full_like(x, coefficients[0], order="C")
    dtype = x.dtype
    result: Array = np.multiply(x, constant(coefficients[-1], dtype), out=into)
    np.add(result, constant(coefficients[-2], dtype), out=result)
    for coefficient in coefficients[-3::-1]:
        np.multiply(result, x, out=result)
        np.add(result, constant(coefficient, dtype), out=result)
    return result


@kept(8)
def _powers(coefficients: tuple[float, ...], dtype: DType) -> tuple[Array, Array]:
    return host.arange(len(coefficients), dtype=dtype), host.array(coefficients, dtype=dtype)


def few_powers(coefficients: tuple[float, ...], x: Array) -> Array:
    """As `horner`, for few elements in two calls, as a product with the powers."""
    orders, weights = _powers(coefficients, x.dtype)
    total: Array = np.power.outer(x, orders) @ weights
    return total


def polynomial(coefficients: tuple[float, ...], x: Array) -> Array:
    """As `horner`, in two calls for few elements, whose calls cost more than arithmetic."""
    if x.ndim > 0 and x.size <= SMALL:
        return few_powers(coefficients, x)
    return horner(coefficients, x)


@kept(64)
def _weights(coefficients: tuple[float, ...]) -> tuple[Array, Array]:
    weights = host.array(coefficients)
    weights[0] *= 0.5
    return host.arange(len(coefficients), dtype=host.float64), weights


def chebyshev(coefficients: Sequence[float], t: Array) -> Array:
    """The series c0/2 + c1 T1(t) + c2 T2(t) + ... by Clenshaw's recurrence.

    C. W. Clenshaw, "A note on the summation of Chebyshev series", Mathematical Tables and Other Aids
    to Computation 9 (1955). For few elements the polynomials are taken as cosines, in three calls.
    """
    if t.size <= SMALL and t.ndim:
        orders, weights = _weights(tuple(coefficients))
        # The constant comes last: of few terms it is most of the sum, and each of the others would be rounded to its digits.
        sum_of_cosines: Array = np.cos(np.multiply.outer(np.arccos(t), orders[1:])) @ weights[1:]
        sum_of_cosines += weights[0]
        return sum_of_cosines
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


def chebyshev_from_end(coefficients: Sequence[float], v: Array) -> Array:
    """As `chebyshev` at t = v - 1, with the digits of small `v` that the difference would lose.

    Clenshaw's recurrence over sums of two successive terms, by C. Reinsch; see J. Oliver, "An error analysis of the modified
    Clenshaw method", Journal of the Institute of Mathematics and its Applications 20 (1977).  For few elements
    T_k(v - 1) is the cosine of k times an angle that is small where `v` is, times (-1)^k.
    """
    if v.size <= SMALL and v.ndim:
        orders, weights = _weights(tuple(coefficients))
        signs = 1 - 2 * (orders % 2)
        angle = 2 * np.arcsin(np.sqrt(0.5 * v))
        rest: Array = np.cos(np.multiply.outer(angle, orders[1:])) @ (weights * signs)[1:]
        rest += weights[0]
        return rest
    twice = v + v
    term = np.full_like(v, coefficients[-1], order="C")
    both = term.copy()
    scratch = np.empty_like(term)
    for coefficient in coefficients[-2:0:-1]:
        np.multiply(twice, term, out=scratch)
        np.subtract(scratch, both, out=both)
        np.add(both, coefficient, out=both)
        np.subtract(both, term, out=term)
    return v * term - both + 0.5 * coefficients[0]


def in_double(function: Callable[[Array], Array], x: Array) -> Array:
    """`function` evaluated in double precision and rounded to the dtype of `x`."""
    if x.ndim > 1 and not x.flags.c_contiguous:
        turned = in_memory_order(lambda array: in_double(function, array), x)
        if turned is not None:
            return turned
    if x.ndim == 0:  # arithmetic of such arrays gives scalars, which nothing can be stored in
        return in_double(function, x.reshape(1)).reshape(())
    with np.errstate(all="ignore"):
        if x.dtype == np.float64:
            return in_blocks(function, x)
        if x.size <= SMALL:
            return np.asarray(function(x.astype(np.float64))).astype(x.dtype)
        return in_blocks(lambda block: function(block.astype(np.float64)), x)


def pairs_in_double(
    function: Callable[[Array, Array], Array], first: Array, second: Array
) -> Array:
    """`function` of what the two broadcast to, in double precision and rounded to the dtype of `first`.

    It is given arrays of one dimension, by blocks.
    """
    turned = in_memory_order(lambda a, b: pairs_in_double(function, a, b), first, second)
    if turned is not None:
        return turned
    a, b = np.broadcast_arrays(first, second)
    shape, a, b = a.shape, a.reshape(-1), b.reshape(-1)
    result = np.empty(a.shape, first.dtype)
    with np.errstate(all="ignore"):
        for start in range(0, a.size, BLOCK):
            part = slice(start, start + BLOCK)
            result[part] = function(a[part].astype(np.float64), b[part].astype(np.float64))
    return result.reshape(shape)
