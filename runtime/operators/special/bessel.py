"""Bessel functions of order zero and one, ordinary and modified.

Chebyshev series in the manner of C. W. Clenshaw, "Chebyshev series for mathematical functions", NPL
Mathematical Tables 5 (1962): near zero of the function (after its logarithmic part), far from it of
the functions that multiply Hankel's asymptotic form.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial

from ...core.namespace import Array, certain, np
from ..pointwise.elementwise_blocks import by_blocks
from ..pointwise.exponential import sine_and_cosine_of_pi
from . import bessel_coefficients as table
from .series import SMALL, chebyshev, chebyshev_from_end, in_double, polynomial

_TWO_OVER_PI = 0.6366197723675814


# Modified functions of the first kind


def _in_pieces(
    here: Array, x: Array, inside: Callable[[Array], Array], outside: Callable[[Array], Array]
) -> Array:
    """`inside` where it is `here` and `outside` elsewhere, each of no more elements than it must be."""
    if certain(here.all(), False):
        return inside(x)
    if not certain(here.any(), True):
        return outside(x)
    if certain(True, False):
        result, there = np.empty_like(x), ~here
        result[here] = inside(x[here])
        result[there] = outside(x[there])
        return result
    return np.where(here, inside(x), outside(x))


def _i_scaled(
    x: Array, near: Sequence[float], far: Sequence[float], powers: tuple[float, ...]
) -> Array:
    """exp(-x) I(x) for x >= 0; up to 8 of order one divided by x."""

    def closest(x: Array) -> Array:  # t, which is x / 4 - 1, would lose the digits of x
        return chebyshev_from_end(near, np.minimum(x, 1) / 4)

    def middle(x: Array) -> Array:
        x = np.clip(x, 1, 8)
        if x.size <= SMALL:  # few calls too, and no digit lost: the terms of `chebyshev` cancel
            series: Array = np.exp(-x) * polynomial(powers, x * x / 4)
            return series
        return chebyshev(near, x / 4 - 1)

    def close(x: Array) -> Array:
        return _in_pieces(x < 1, x, closest, middle)

    def beyond(x: Array) -> Array:
        x = np.maximum(x, 8)
        return chebyshev(far, 16 / x - 1) / np.sqrt(x)

    return _in_pieces(x <= 8, x, close, beyond)


def _i0e(x: Array) -> Array:
    return _i_scaled(np.absolute(x), table.I0_NEAR, table.I0_FAR, _I0_POWERS)


def _i1e(x: Array) -> Array:
    distance = np.absolute(x)
    scaled = _i_scaled(distance, table.I1_NEAR, table.I1_FAR, _I1_POWERS)
    return np.where(distance <= 8, x * scaled, np.copysign(scaled, x))


def _times_exponential(scaled: Array, x: Array) -> Array:
    """`scaled * exp(|x|)` in two steps, so that it overflows only where the product does; NaN at infinity, as SciPy's."""
    root = np.exp(np.absolute(x) / 2)
    return np.where(np.isinf(x), np.nan, scaled * root * root)


_SERIES_UP_TO = 8.0
# Power series over x^2 / 4, all of whose terms are positive, for x up to 8.
_I0_POWERS = tuple(1 / math.factorial(k) ** 2 for k in range(25))
_I1_POWERS = tuple(0.5 / (math.factorial(k) * math.factorial(k + 1)) for k in range(25))


def i0(self: Array) -> Array:
    """Modified Bessel function of the first kind of order zero."""

    def far(x: Array) -> Array:
        return np.absolute(_times_exponential(_i0e(x), x))

    def series(x: Array) -> Array:
        x = np.minimum(np.absolute(x), _SERIES_UP_TO)
        return polynomial(_I0_POWERS, x * x / 4)

    return in_double(lambda x: _in_pieces(np.absolute(x) <= _SERIES_UP_TO, x, series, far), self)


i0e = partial(in_double, _i0e)
"""exp(-|x|) I0(x)."""


def i1(self: Array) -> Array:
    """Modified Bessel function of the first kind of order one."""

    def far(x: Array) -> Array:
        return _times_exponential(_i1e(x), x)

    def series(x: Array) -> Array:
        x = np.minimum(np.maximum(x, -_SERIES_UP_TO), _SERIES_UP_TO)
        return x * polynomial(_I1_POWERS, x * x / 4)

    return in_double(lambda x: _in_pieces(np.absolute(x) <= _SERIES_UP_TO, x, series, far), self)


i1e = partial(in_double, _i1e)
"""exp(-|x|) I1(x)."""


def _near_zero(n: int, square: Array, first: float) -> Array:
    """The sum of `square ** k / (k! (n + first) (n + first + 1) ... (n + first + k - 1))`."""
    total = np.ones_like(square)
    for k in range(_TERMS, 0, -1):
        total *= square / (k * (n + first + k - 1))
        total += 1
    return total


_TERMS = 40


def _bessel_i_ratio(n: int, x: Array) -> Array:
    near = np.minimum(np.absolute(x), _SERIES_UP_TO)
    series = _near_zero(n, near * near / 4, 1.0) / (2.0**n * math.factorial(n))
    if certain((np.absolute(x) <= _SERIES_UP_TO).all(), False):
        return series
    far = np.maximum(np.absolute(x), _SERIES_UP_TO)
    before, ratio = _i0e(far), _i1e(far)
    if n == 0:
        ratio = before
    for order in range(1, n):
        before, ratio = ratio, before - 2 * order / far * ratio
    ratio = _times_exponential(ratio, far) / far**n
    return np.where(np.absolute(x) <= _SERIES_UP_TO, series, np.where(np.isinf(x), np.inf, ratio))


def bessel_i_ratio(n: int, self: Array) -> Array:
    """I(x) / x^n of order n, by which I of order one is differentiated: its derivative is x times the next one.

    NIST Handbook of Mathematical Functions (2010), sections 10.25 and 10.29: the power series up to 8, the
    recurrence beyond it.
    """
    return in_double(partial(_bessel_i_ratio, n), self)


_NODES = 64
_EXPANSION_FROM = 30.0
_EXPANSION_TERMS = 40


def _bessel_moment(n: int, x: Array) -> Array:
    distance = np.absolute(x)
    near = np.minimum(distance, _EXPANSION_FROM)
    total = np.exp(-2 * near) * (2.0 ** (n - 1)) + (0.5 if n == 0 else 0)
    for k in range(1, _NODES):
        height = 2 * math.sin(math.pi * k / (2 * _NODES)) ** 2
        total += height**n * np.exp(-height * near)
    far = 2 * np.maximum(distance, _EXPANSION_FROM)
    term = math.gamma(n + 0.5) / math.pi * 2.0**n / (far**n * np.sqrt(far))
    expansion = term
    for k in range(_EXPANSION_TERMS):
        term = term * ((k + 0.5) / (k + 1) * (n + k + 0.5)) / far
        expansion = expansion + term
    outcome: Array = np.where(distance <= _EXPANSION_FROM, total / _NODES, expansion)
    return outcome


def bessel_moment(self: Array, n: int) -> Array:
    """The mean of `(1 - cos t) ** n exp(-|x| (1 - cos t))` over t: for 0 `i0e`, and each one's derivative in `|x|`
    is minus the next, a sum of positive terms.

    By the trapezoidal rule, which converges like a series for periodic integrands (Trefethen and Weideman, "The
    exponentially convergent trapezoidal rule", SIAM Review 56 (2014)); beyond 30 by Watson's lemma.
    """
    return in_double(partial(_bessel_moment, n), self)


# Modified functions of the second kind


def _k_scaled(x: Array, order: int) -> Array:
    """exp(x) K(x); infinite at zero, NaN below."""
    small = np.clip(x, 0, 2)
    t = small * small / 2 - 1
    logarithm = np.log(small / 2)
    if order == 0:
        near = chebyshev(table.K0_NEAR, t) - logarithm * _i0e(small) * np.exp(small)
    else:
        near = chebyshev(table.K1_NEAR, t) / small + logarithm * _i1e(small) * np.exp(small)
    large = np.maximum(x, 2)
    far = chebyshev(table.K1_FAR if order else table.K0_FAR, 4 / large - 1) / np.sqrt(large)
    result = np.where(x <= 2, near * np.exp(small), far)
    return np.where(x > 0, result, np.where(x == 0, np.inf, np.nan))


def modified_bessel_k0(self: Array) -> Array:
    """Modified Bessel function of the second kind of order zero."""
    return in_double(lambda x: _k_scaled(x, 0) * np.exp(-x), self)


def modified_bessel_k1(self: Array) -> Array:
    """Modified Bessel function of the second kind of order one."""
    return in_double(lambda x: _k_scaled(x, 1) * np.exp(-x), self)


def scaled_modified_bessel_k0(x: Array) -> Array:
    """exp(x) K0(x)."""
    return in_double(lambda value: _k_scaled(value, 0), x)


def scaled_modified_bessel_k1(x: Array) -> Array:
    """exp(x) K1(x)."""
    return in_double(lambda value: _k_scaled(value, 1), x)


# Functions of the first and second kind


def _near_variable(x: Array) -> tuple[Array, Array]:
    small = np.minimum(x, 8)
    return small, small * small / 32 - 1


def _hankel(x: Array, order: int) -> tuple[Array, Array, Array, Array]:
    """The factor, phase functions and angle of the asymptotic form, for x >= 8."""
    large = np.maximum(x, 8)
    ratio = 8 / large
    t = 2 * ratio * ratio - 1
    p = chebyshev(table.P1_FAR if order else table.P0_FAR, t)
    q = chebyshev(table.Q1_FAR if order else table.Q0_FAR, t) * ratio
    angle = large - (2.356194490192345 if order else 0.7853981633974483)
    return np.sqrt(_TWO_OVER_PI / large), p, q, angle


def _j(x: Array, order: int) -> Array:
    """J(x) for x >= 0; NaN at infinity, as SciPy's."""
    small, t = _near_variable(x)
    near = chebyshev(table.J1_NEAR, t) * small if order else chebyshev(table.J0_NEAR, t)
    factor, p, q, angle = _hankel(x, order)
    far = factor * (p * np.cos(angle) - q * np.sin(angle))
    return np.where(x <= 8, near, np.where(np.isinf(x), np.nan, far))


def _y(x: Array, order: int) -> Array:
    """Y(x); minus infinity at zero, NaN below and at infinity, as SciPy's."""
    small, t = _near_variable(np.maximum(x, 0))
    logarithm = _TWO_OVER_PI * np.log(small)
    if order == 0:
        near = chebyshev(table.Y0_NEAR, t) + logarithm * chebyshev(table.J0_NEAR, t)
    else:
        near = small * (chebyshev(table.Y1_NEAR, t) + logarithm * chebyshev(table.J1_NEAR, t))
        near = near - _TWO_OVER_PI / small
    factor, p, q, angle = _hankel(x, order)
    far = factor * (p * np.sin(angle) + q * np.cos(angle))
    result = np.where(x <= 8, near, np.where(np.isinf(x), np.nan, far))
    return np.where(x > 0, result, np.where(x == 0, -np.inf, np.nan))


def bessel_j0(self: Array) -> Array:
    """Bessel function of the first kind of order zero."""
    return in_double(lambda x: _j(np.absolute(x), 0), self)


def bessel_j1(self: Array) -> Array:
    """Bessel function of the first kind of order one."""
    return in_double(lambda x: np.where(x < 0, -1.0, 1.0) * _j(np.absolute(x), 1), self)


def bessel_y0(self: Array) -> Array:
    """Bessel function of the second kind of order zero."""
    return in_double(lambda x: _y(x, 0), self)


def bessel_y1(self: Array) -> Array:
    """Bessel function of the second kind of order one."""
    return in_double(lambda x: _y(x, 1), self)


def _spherical_j0(x: Array) -> Array:
    quotient = np.sin(x) / x
    return np.where(x == 0, 1.0, np.where(np.isinf(x), 0.0, quotient))


spherical_bessel_j0 = partial(in_double, _spherical_j0)
"""sin(x) / x, one at zero."""


# Up to here, in units of pi, the power series is summed: half a turn of the sine.
_HALF_TURN = 1.0


def _sinc_ratio(n: int, x: Array) -> Array:
    z = x * np.pi
    small = np.absolute(x) <= _HALF_TURN
    near = np.where(small, z, 0)
    series = _near_zero(n, -near * near / 4, 1.5) / math.prod(range(1, 2 * n + 2, 2))
    far = np.where(small, 1, z)
    sine, before = sine_and_cosine_of_pi(np.where(small, 1, x))
    ratio = sine / far
    for order in range(n):
        before, ratio = ratio, ((2 * order + 1) * ratio - before) / far / far
    return np.where(small, series, ratio)


def _at_least_double(kernel: Callable[..., Array]) -> Callable[..., Array]:
    """The kernel of real or complex numbers, computed in double precision."""

    @by_blocks
    def run(self: Array, *rest: int) -> Array:
        wide = np.result_type(self.dtype, np.float64)
        return kernel(self.astype(wide), *rest).astype(self.dtype)

    return run


@_at_least_double
def sinc_ratio(self: Array, n: int) -> Array:
    """The spherical Bessel function of order n of z = pi x, over z^n: for 0 the sinc, and each one's derivative
    is -pi^2 x times the next.

    NIST Handbook of Mathematical Functions (2010), sections 10.49, 10.51 and 10.53.
    """
    return _sinc_ratio(n, self)


@_at_least_double
def sinc_slope(self: Array) -> Array:
    """The derivative of `sin(pi x) / (pi x)`: a series near zero, elsewhere `(cos(pi x) - sinc(x)) / x`."""
    small = np.absolute(self) <= _HALF_TURN
    near = np.where(small, self, 0)
    far = np.where(small, 1, self)
    sine, cosine = sine_and_cosine_of_pi(far)
    slope = (cosine - sine / (far * np.pi)) / far
    return np.where(small, -(np.pi**2) * near * _sinc_ratio(1, near), slope)
