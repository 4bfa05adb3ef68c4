"""The gamma function's relatives: its logarithm and that one's derivatives, and Hurwitz' zeta function.

Recurrences carry the argument to where an expansion holds: Stirling's series (NIST Handbook of
Mathematical Functions (2010), sections 5.11 and 5.15) or, for the logarithm, a polynomial
around its zero at 2, and a Chebyshev series for digamma around its positive zero. Reflection serves negative arguments.
"""

from __future__ import annotations

import math
from functools import partial

from ...core.namespace import Array, certain, np
from ..dims import check_int64
from ..scipy_routines import or_scipy
from .series import chebyshev, horner, in_double, pairs_in_double, polynomial

# Of log(gamma(y)) / (y - 2) on [1.5, 2.5] in powers of y - 2, from its Chebyshev series in 60 digits.
# fmt: off
_LGAMMA = (
    0.42278433509846713, 0.32246703342411326, -0.06735230105319814, 0.020580808427780335,
    -0.007385551028668096, 0.002890510331036772, -0.0011927539120033873, 0.0005096695153484373,
    -0.00022315475069647703, 9.945767440096764e-05, -4.492635166770342e-05, 2.0505584372896933e-05,
    -9.438454884054723e-06, 4.3847319318293745e-06, -2.044935323180052e-06, 9.199898075671394e-07,
    -4.303234692956732e-07, 2.7880013392491846e-07, -1.341570273460026e-07,
)
# Of digamma(x) / (x - its zero) on [1, 2], computed in 60 digits.
_DIGAMMA_NEAR_ZERO = (
    1.967140520883134, -0.2270640863346444, 0.03336889902393011, -0.005320077271596548,
    0.0008788656937820505, -0.00014773492650606044, 2.5060543468359146e-05, -4.2721034029993324e-06,
    7.302769272465923e-07, -1.2502886813559594e-07, 2.1425009322359472e-08, -3.673295918565179e-09,
    6.299717236108931e-10, -1.080593028883266e-10, 1.853735192053638e-11, -3.18023536582553e-12,
    5.456147570322795e-13, -9.360993131036438e-14, 1.606064636295075e-14, -2.7555431377438815e-15,
    4.727736178601912e-16, -8.11148420346509e-17,
)
# fmt: on
_DIGAMMA_ZERO = (1.4616321449683622, 9.549995429965697e-17)
"""The zero, and what its double leaves of it."""

# B(2k) / (2k (2k - 1)), of Stirling's series.
_STIRLING = (1 / 12, -1 / 360, 1 / 1260, -1 / 1680, 1 / 1188, -691 / 360360, 1 / 156)
# B(2k) / (2k), of the series of digamma.
_DIGAMMA = (1 / 12, -1 / 120, 1 / 252, -1 / 240, 1 / 132, -691 / 32760, 1 / 12)
# B(2k) / (2k)!, of Euler and Maclaurin's formula.
_EULER_MACLAURIN = (
    1 / 12,
    -1 / 720,
    1 / 30240,
    -1 / 1209600,
    1 / 47900160,
    -691 / 1307674368000,
    1 / 74724249600,
    -3617 / 10670622842880000,
    43867 / 5109094217170944000,
)
_HALF_LOG_TWO_PI = 0.9189385332046728
# Below this, gamma(x) is 1 / x to the last digit.
_SMALLEST = 1e-300


def log_gamma_positive(x: Array) -> Array:
    """log(gamma(x)) for x > 0."""
    large = np.maximum(x, 8)
    inverse = 1 / large
    rest = inverse * horner(_STIRLING, inverse * inverse) + (_HALF_LOG_TWO_PI - 0.5)
    stirling = (large - 0.5) * (np.log(large) - 1) + rest  # two large terms would cancel
    y = np.clip(x, _SMALLEST, 8)
    product = np.ones_like(y)
    for _ in range(6):
        above = y >= 2.5
        y = np.where(above, y - 1, y)
        product = np.where(above, product * y, product)
    for _ in range(2):
        below = y < 1.5
        product = np.where(below, product / y, product)
        y = np.where(below, y + 1, y)
    # For 0.5 <= x < 1.5 the offset from 2 is x - 1: taken before the argument was rounded.
    offset = np.where((x >= 0.5) & (x < 1.5), x - 1, y - 2)
    logarithm = np.where(offset == x - 1, -np.log1p(np.maximum(offset, -0.5)), np.log(product))
    near = offset * polynomial(_LGAMMA, offset) + logarithm
    return np.where(x >= 8, stirling, np.where(x < _SMALLEST, -np.log(x), near))


def log_gamma_of_one_plus(a: Array) -> Array:
    """log(gamma(1 + a)) for 0 <= a <= 1.5, with the digits of `a` that its sum with one loses."""
    low = a <= 0.5
    offset = np.where(low, a, a - 1)
    near: Array = offset * polynomial(_LGAMMA, offset)
    return np.where(low, near - np.log1p(np.where(low, a, 0)), near)


def _lgamma(x: Array) -> Array:
    distance = np.absolute(x)
    positive = log_gamma_positive(distance)
    fraction = distance - np.floor(distance)
    sine = np.sin(np.pi * np.minimum(fraction, 1 - fraction))
    reflected = np.log(np.pi / np.absolute(distance * sine)) - positive
    # Close to zero both are the logarithm of 1 / |x|, and the product underflows.
    reflected = np.where(distance < 1e-20, positive, reflected)
    result = np.where(x > 0, positive, reflected)
    pole = (x <= 0) & (np.floor(x) == x) | np.isinf(x)
    return np.where(pole, np.inf, result)


lgamma = partial(in_double, _lgamma)
"""The logarithm of the absolute value of the gamma function."""


def _digamma_positive(x: Array) -> Array:
    shifted = x
    correction = np.zeros_like(x)
    for _ in range(10):
        below = shifted < 10
        correction = np.where(below, correction + 1 / shifted, correction)
        shifted = np.where(below, shifted + 1, shifted)
    inverse = 1 / (shifted * shifted)
    series = np.log(shifted) - 0.5 / shifted - inverse * horner(_DIGAMMA, inverse) - correction
    near = x < 3
    if not certain(near.any(), True):
        return series
    y = np.where(near, x, 1.5)
    whole = np.where(y < 1, -1, np.where(y > 2, 1, 0))  # one step of the recurrence, to [1, 2]
    step = np.where(whole == 0, 0, whole / np.where(whole > 0, y - 1, y))
    y = y - whole
    zero, rest = _DIGAMMA_ZERO
    value = ((y - zero) - rest) * chebyshev(_DIGAMMA_NEAR_ZERO, 2 * y - 3) + step
    return np.where(near, value, series)


def _digamma(x: Array) -> Array:
    reflected = np.where(x < 0, 1 - x, np.where(x == 0, 1, x))
    positive = _digamma_positive(reflected)
    fraction = x - np.trunc(x)
    result = np.where(x < 0, positive - np.pi / np.tan(np.pi * fraction), positive)
    result = np.where((x < 0) & (fraction == 0), np.nan, result)
    return np.where(x == 0, np.copysign(np.inf, -x), result)


digamma = partial(in_double, or_scipy("special.digamma", _digamma, _SMALLEST))
"""The derivative of the logarithm of the gamma function."""


def _inverse_power(x: Array, exponent: Array | int) -> Array:
    """``x ** -exponent``; to an integer by squaring and multiplying."""
    if not isinstance(exponent, int):
        return np.power(x, -exponent)
    square = 1 / x
    result = square if exponent % 2 else None
    while exponent := exponent >> 1:
        square = square * square
        if exponent % 2:
            result = square if result is None else result * square
    assert result is not None
    return result


def _zeta(s: Array | int, q: Array) -> Array:
    """For arrays of one shape, or one integer `s`."""
    # Nine terms and then as many as carry q beyond 9, where the expansion holds.
    total = np.zeros_like(q)
    shifted = q
    for _ in range(9):
        total = total + _inverse_power(shifted, s)
        shifted = shifted + 1
    left = np.nonzero((shifted <= 9) & np.isfinite(shifted))
    for _ in range(100_000):
        if not left[0].size:
            break
        low = shifted[left]
        total[left] += _inverse_power(low, s if isinstance(s, int) else s[left])
        shifted[left] = low + 1
        left = tuple(places[low <= 8] for places in left)
    power = _inverse_power(shifted, s)
    # Not power * shifted: where power underflows, the tail need not.
    tail = _inverse_power(shifted, s - 1) / (s - 1) + 0.5 * power
    factor = s / shifted * power
    for index, coefficient in enumerate(_EULER_MACLAURIN):
        tail = tail + coefficient * factor
        factor = factor * ((s + 2 * index + 1) * (s + 2 * index + 2)) / (shifted * shifted)
    total = np.where(np.isnan(tail), total, total + tail)
    pole = (q <= 0) & (np.floor(q) == q)
    whole = isinstance(s, int) or np.floor(s) == s
    undefined = (s < 1) | ((q <= 0) & ~pole & np.logical_not(whole))
    result = np.where(undefined, np.nan, np.where(pole, np.inf, total))
    return np.where(s == 1, np.inf, result)


def zeta(self: Array, other: Array) -> Array:
    """Hurwitz' zeta function, the sum over k of `(k + other) ** -self`, for `self` above 1."""
    return pairs_in_double(_zeta, self, other)


def polygamma(n: int, self: Array) -> Array:
    """The n-th derivative of digamma, `(-1) ** (n + 1) * n! * zeta(n + 1, self)`."""
    if n < 0:
        raise RuntimeError("polygamma(n, x) does not support negative n.")
    check_int64(n)
    if n == 0:
        return digamma(self)
    factor = (math.gamma(n + 1.0) if n <= 170 else math.inf) * (1 if n % 2 else -1)
    return in_double(lambda x: _polygamma(n, factor, x), self)


_REFLECTED_BELOW = -20.0
_MOST_REFLECTED = 20


def _polygamma(n: int, factor: float, x: Array) -> Array:
    """By zeta; far below zero by reflection, NIST Handbook of Mathematical Functions (2010), 5.15.6."""
    below = (x < _REFLECTED_BELOW) & np.isfinite(x)
    if n > _MOST_REFLECTED or not certain(below.any(), True):
        return factor * _zeta(n + 1, x)
    values = factor * _zeta(n + 1, np.where(below, 1 - x, x))
    polynomial = np.polynomial.Polynomial(
        [0, 1]
    )  # of the cotangent c, whose derivative is -(1 + c^2)
    for _ in range(n):
        polynomial = polynomial.deriv() * np.polynomial.Polynomial([-1, 0, -1])
    fraction = np.where(below, x - np.rint(x), 0.25)
    cotangent = 1 / np.tan(np.pi * np.where(fraction == 0, 0.25, fraction))
    reflected = (-1) ** n * values - np.pi ** (n + 1) * polynomial(cotangent)
    reflected = np.where(fraction == 0, np.inf, reflected)
    return np.where(below, reflected, values)
