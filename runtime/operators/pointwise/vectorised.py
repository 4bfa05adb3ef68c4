"""Functions of which NumPy has loops of vector instructions on some machines and not on others.

Where ``expm1``, ``exp2`` and ``log1p`` have such a loop they are faster than ``exp`` and ``log``; elsewhere they compute one
element after the other and take ten times as long.
"""

from __future__ import annotations

from functools import cache

from ...core.constants import constant
from ...core.namespace import Array, Into, host, np
from ..special.series import horner

_LARGE = 4096
_LOG2_E = 1.4426950408889634
# (2 artanh(z) / z - 2) / z^2 over z^2 up to 1/9, in its powers.
_ARTANH = (0.66666315, 0.4002491, 0.27960603, 0.28178335)

# r / tanh(r / 2) over r^2 up to the square of half the logarithm of 2, in its powers.
_EVEN_PART = (2.0, 0.16666626, -0.00276675)
# The logarithm of 2 in few digits, by which a product with a whole number is exact, and what they lack.
_LOG_2_HIGH, _LOG_2_LOW = 0.693359375, -2.12194440e-4
_ROUNDED_FROM = 12582912.0  # numbers close to 1.5 * 2^23 are whole
_ALL_GONE = -87.0  # below, exp(x) - 1 is -1, and powers of two are no longer normal


@cache
def has_vector_loop(name: str) -> bool:
    """Whether the ufunc `name` has one in single precision on this machine."""
    loops = host.lib.introspect.opt_func_info(f"^{name}$", "float32").get(name, {})
    return any(not loop["current"].startswith("baseline") for loop in loops.values())


def one_plus_exp(x: Array, into: Into = ...) -> Array:
    """`1 + exp(x)`, in `into` if it is given, which may be `x`."""
    if x.dtype == np.float32 and x.size >= _LARGE and has_vector_loop("expm1"):
        power, one = np.expm1(x, out=into), 2
    else:
        power, one = np.exp(x, out=into), 1
    return np.add(power, constant(one, power.dtype), out=power)


def exp_for_sum(x: Array, factor: float = 1.0, into: Into = ...) -> Array:
    """`exp(factor * x)` for a product up to zero, to be added to a one: small results have fewer digits, as many as the
    sum can use.  In `into` if it is given, which may be `x`.
    """
    if x.dtype == np.float32 and has_vector_loop("exp2"):
        result = np.multiply(x, constant(factor * _LOG2_E, x.dtype), out=into)
        return np.exp2(result, result)
    if factor != 1:
        x = np.multiply(x, constant(factor, x.dtype), out=into)
    return np.exp(x, out=into)


def expm1_negative(x: Array) -> Array:
    """`exp(x) - 1` for `x <= 0`.

    Where it must, with x = n log 2 + r as 2^n (exp(r) - 1) + (2^n - 1), of which the sum is the only one that rounds much:
    exp(r) - 1 is 2 r / (c - r) with c = r / tanh(r / 2), an even function. To 2.5 units in the last place.
    """
    if x.dtype != np.float32 or x.size < _LARGE or has_vector_loop("expm1"):
        return np.expm1(x, out=...)
    number = x.dtype.type
    x = np.clip(x, _ALL_GONE, 0)
    power = np.multiply(x, number(_LOG2_E), out=...)
    power += number(_ROUNDED_FROM)
    count = np.subtract(power, number(_ROUNDED_FROM), out=...)
    rest = np.multiply(count, number(_LOG_2_HIGH), out=...)
    np.subtract(x, rest, out=rest)
    count *= number(_LOG_2_LOW)
    rest -= count
    # What was rounded has n in its last bits, which become the exponent.
    bits = power.view(np.int32)
    np.left_shift(bits, 23, out=bits)
    bits += 127 << 23
    square = np.square(rest, out=count)
    divisor = horner(_EVEN_PART, square, x)
    divisor -= rest
    rest /= divisor
    rest += rest
    rest *= power
    power -= number(1)
    outcome: Array = np.add(rest, power, out=rest)
    return outcome


def log1p_positive(x: Array, into: Into = ...) -> Array:
    """`log(1 + x)` for `x >= 0`, in `into` if it is given, which may be `x`.

    Where it must, by the logarithm, with the rounding of `1 + x` made up for.
    """
    if x.dtype != np.float32 or x.size < _LARGE or has_vector_loop("log1p"):
        return np.log1p(x, out=into)
    total = x + 1
    lost = x - (total - 1)
    lost /= total
    np.log(total, out=total)
    outcome: Array = np.add(total, lost, out=total if into is ... else into)
    return outcome


def log1p_of_fraction(x: Array, into: Into = ...) -> Array:
    """`log(1 + x)` for `0 <= x <= 1`, in `into` if it is given, which may be `x`.

    Where it must, with z = x / (2 + x) as x less a product of z, which is small: 2 artanh(z) is x - z (x - z^2 ...).  To 1.4 units
    in the last place.
    """
    if x.dtype != np.float32 or x.size < _LARGE or has_vector_loop("log1p"):
        return np.log1p(x, out=into)
    z = np.add(x, constant(2, x.dtype), out=...)
    np.divide(x, z, out=z)
    square = np.square(z, out=...)
    lost = horner(_ARTANH, square)
    lost *= square
    np.subtract(x, lost, out=lost)
    lost *= z
    return np.subtract(x, lost, out=into)
