"""Functions of which NumPy has loops of vector instructions on some machines and not on others.

Where ``expm1``, ``exp2`` and ``log1p`` have such a loop they are faster than ``exp`` and ``log``; elsewhere they compute one
element after the other and take ten times as long.
"""

from __future__ import annotations

from functools import cache

from ...core.constants import constant
from ...core.namespace import Array, Into, host, np

_LARGE = 4096
_LOG2_E = 1.4426950408889634


@cache
def _has_vector_loop(name: str) -> bool:
    """Whether the ufunc `name` has one in single precision on this machine."""
    loops = host.lib.introspect.opt_func_info(f"^{name}$", "float32").get(name, {})
    return any(not loop["current"].startswith("baseline") for loop in loops.values())


def one_plus_exp(x: Array, into: Into = ...) -> Array:
    """`1 + exp(x)`, in `into` if it is given, which may be `x`."""
    if x.dtype == np.float32 and x.size >= _LARGE and _has_vector_loop("expm1"):
        power, one = np.expm1(x, out=into), 2
    else:
        power, one = np.exp(x, out=into), 1
    return np.add(power, constant(one, power.dtype), out=power)


def exp_for_sum(x: Array, factor: float = 1.0, into: Into = ...) -> Array:
    """`exp(factor * x)` for a product up to zero, to be added to a one: small results have fewer digits, as many as the
    sum can use.  In `into` if it is given, which may be `x`.
    """
    if x.dtype == np.float32 and _has_vector_loop("exp2"):
        result = np.multiply(x, constant(factor * _LOG2_E, x.dtype), out=into)
        return np.exp2(result, result)
    if factor != 1:
        x = np.multiply(x, constant(factor, x.dtype), out=into)
    return np.exp(x, out=into)


def expm1_negative(x: Array) -> Array:
    """`exp(x) - 1` for `x <= 0`.

    Where it must, by the half angle formula of the hyperbolic tangent, which is fast on every machine.
    """
    if x.dtype != np.float32 or _has_vector_loop("expm1"):
        return np.expm1(x, out=...)
    half = np.tanh(np.multiply(x, constant(0.5, x.dtype), out=...), out=...)
    rest = np.subtract(constant(1, x.dtype), half, out=...)
    return np.divide(np.multiply(half, constant(2, x.dtype), out=half), rest, out=half)


def log1p_positive(x: Array, into: Into = ...) -> Array:
    """`log(1 + x)` for `x >= 0`, in `into` if it is given, which may be `x`.

    Where it must, by the logarithm, with the rounding of `1 + x` made up for.
    """
    if x.dtype != np.float32 or x.size < _LARGE or _has_vector_loop("log1p"):
        return np.log1p(x, out=into)
    total = x + 1
    lost = x - (total - 1)
    lost /= total
    np.log(total, out=total)
    outcome: Array = np.add(total, lost, out=total if into is ... else into)
    return outcome
