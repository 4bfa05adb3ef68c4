"""The error function and its relatives.

Double precision:
- erf near zero: a polynomial in x^2 (its Chebyshev expansion on [0, 1]).
- erfcx elsewhere: M. M. Shepherd and J. G. Laframboise, "Chebyshev approximation of
  (1 + 2x) exp(x^2) erfc x in 0 <= x < infinity", Mathematics of Computation 36 (1981).
- exp(-x^2) is split at a multiple of 1/16, as in W. J. Cody, "Rational Chebyshev approximations for
  the error function", Mathematics of Computation 23 (1969), so that its tail keeps its digits.
- The inverse: polynomials in the two variables of M. Giles, "Approximating the erfinv function", GPU Computing
  Gems (2011), fitted by Lawson's iteration, suffice for single precision; for double a step of Halley's follows,
  and up to 1/2 another polynomial takes their place.
Single precision is computed in double and rounded, except erf of many elements and the normal distribution's tail
for activations, where speed matters and 3 and 5 units in the last place do not.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial

from ...core.constants import constant
from ...core.namespace import Array, Into, certain, host, kept, np
from ..pointwise.elementwise_blocks import by_blocks
from ..pointwise.vectorised import has_vector_loop, one_plus_exp
from ..scipy_routines import or_scipy
from .series import chebyshev, few_powers, horner, in_double, polynomial

# fmt: off
_ERF = (
    -0.04904612123469181, -0.14226120510371365, 0.010035582187599796, -0.0005768764699767485,
    2.741993125219606e-05, -1.1043175507344507e-06, 3.8488755420345036e-08, -1.1808582533875466e-09,
    3.2334215826050907e-11, -7.991015947004549e-13, 1.7990725113961456e-14, -3.718635487818693e-16,
    7.103599003714253e-18,
)
_ERFCX = (
    2.3551578691348034, -0.004590054580646478, -0.08424913336651792, 0.05920993999819189,
    -0.026658668435305753, 0.009074997670705265, -0.002413163540417608, 0.0004907758365258086,
    -6.916973302501207e-05, 4.13902798607301e-06, 7.74038306619849e-07, -2.1886401049234397e-07,
    1.076499946567091e-08, 4.521959811218287e-09, -7.754400208831351e-10, -6.318088340886684e-11,
    2.86879501093067e-11, 1.9455868545777347e-13, -9.65469674843344e-13, 3.25254814814874e-14,
    3.3478119482868056e-14, -1.864562880419313e-15, -1.2507950530688648e-15, 7.418235256624044e-17,
    5.068148904796111e-17, -2.2370566594359995e-18,
)
_LOG_ERFCX = (
    0.12276122706148143, 0.16572154359660715, -0.05607609633512171, 0.006765235531495545,
    -0.00021670821976891522, 9.461794207687063e-05, -3.563182267971455e-05, 1.1928471560853354e-06,
    5.728456439799775e-08, 2.543046023426836e-07, -1.3316147488723203e-08, -6.301046904762601e-09,
    -2.3292109351674e-09, 2.1126040466302918e-10, 1.2886886761697596e-10, 2.8287930616309246e-11,
    -3.594093232366973e-12, -2.4320100900641992e-12, -4.710889752063336e-13, 5.631946894748551e-14,
    4.764905742187119e-14, 1.0288845378247332e-14, -5.948103602563046e-16, -9.655501798187354e-16,
    -2.643838292170378e-16, -7.948937533769778e-18, 1.9005365681518367e-17, 7.204809172943724e-18,
)
_LOG_FROM, _LOG_SHIFT = 0.84, 0.75
_SINGLE_NUMERATOR = (
    1.1283791693755938, 0.18520334509141834, 0.054316914468995836, 0.0038496150241342773,
    0.000379608335455307, 4.684759629721516e-06, -1.3202144683429345e-08,
)
_SINGLE_DENOMINATOR = (
    1.0, 0.4974656049254013, 0.11395845540465911, 0.015462094752480119, 0.0013075698949088842,
    6.311041330178553e-05,
)

# atanh(erf(x)) / x over x^2, in its powers: minimax in units of the last place of erf.
_AS_TANH = (
    1.128379225730896, 0.10277006775140762, -0.00019578129285946488, -0.0006143649807199836,
    8.438468648819253e-05, -4.748047558678081e-06, 2.2770977992081498e-08, 5.605576891554165e-09,
)

# With t = x p(x^2) / q(x^2), erf(x) = t / sqrt(1 + t^2): the powers of p and q, likewise.
_SLOPE_NUMERATOR = (
    1.9744076010025688, 0.3760999052576825, 0.08011014932944026, 0.008350961583321399,
    0.00041246749148887707, 4.7191877811671336e-05,
)
_SLOPE_DENOMINATOR = (1.7497731920316948, -0.19737383801707542, 0.006095170155314441)

_HALF_ROOT_PI = 0.8862269254527580
_ROOT_HALF = 0.7071067811865476


# erfcx(d / sqrt(2)) / 2 over t = 1 / (1 + 0.35 d), in powers of t: a minimax fit on [0, 14] to 3e-8.
_TAIL = (
    0.139621407, 0.139861828, 0.119833116, 0.105507241, -0.0231085465, 0.159173004, -0.25571383,
    0.143971757, -0.0291459923,
)

# -log(Phi(x) / Phi(-x)) / x over x^2, in its powers: a minimax fit that keeps Phi's digits down to -2.5, and from 2.5 on
# what can be seen beside 1.
_MINUS_LOGIT = (
    -1.59577049669, -0.0726647477222, 6.46671925e-05, 0.00011040691, -7.8048487e-06, 2.465701e-07,
    -2.779795e-09,
)
_HALF_LOGIT = tuple([-0.5 * coefficient for coefficient in _MINUS_LOGIT])

# erfinv(x) / x, in w = -log(1 - x^2) around 2.5 up to 5, and beyond in its root around 4: up to the largest x below 1.
_ERFINV_NEAR = (
    1.5014093517, 0.24664027581, -0.0041773246137, -0.0012527048816, 0.00021826355754,
    -4.9987596534e-06, -3.4260143272e-06, 4.7969779928e-07, 1.6457380805e-08, -1.1022954322e-08,
    4.3705284894e-10, 1.3284457266e-10,
)
_ERFINV_FAR = (
    3.839783796533, 1.009493258969, 0.001259885536403, -0.0008690703654064, 0.0003206815266952,
    -0.0001175376367268, 5.641336305351e-05, -3.319475754968e-05, 1.769893780206e-05,
    -8.162702355464e-06, 3.705473814526e-06, -8.963288364272e-07, -5.379406271737e-07,
    4.350251347918e-07, -4.952667598518e-08, -3.06877885973e-08, 7.186515863256e-09,
)
# erfinv(x) / x over x^2 up to 1/4, in its powers, from its Chebyshev series in 60 digits.
_ERFINV_CENTRE = (
    0.886226925452758, 0.23201366653465413, 0.1275561753057083, 0.08655212922868404, 0.06495961852901483,
    0.051731253306841384, 0.04283740347363704, 0.036454827486340644, 0.03181583295152348,
    0.02694838724859272, 0.031010927474211324, -0.0017967450327210375, 0.08796124048790732,
    -0.09736287546380862, 0.12057541715794934,
)
# fmt: on
# The two of erf(x / sqrt(2)).
_HALF_SLOPE_NUMERATOR = tuple([c * 0.5 ** (k + 0.5) for k, c in enumerate(_SLOPE_NUMERATOR)])
_HALF_SLOPE_DENOMINATOR = tuple([c * 0.5**k for k, c in enumerate(_SLOPE_DENOMINATOR)])


@kept(1)
def _as_product() -> tuple[Array, Array]:
    """Powers, and the coefficients that the two polynomials have for them."""
    coefficients = host.array((_SINGLE_NUMERATOR, (*_SINGLE_DENOMINATOR, 0.0)))
    return host.arange(7.0), coefficients.T.copy()


def _rational(x: Array) -> Array:
    """erf by one rational function on [-4, 4], of relative error 2e-9, in the dtype of `x`."""
    x = np.minimum(np.maximum(x, -4.0), 4.0)
    square = x * x
    if x.ndim > 0 and x.size <= 64:
        # Few elements: both polynomials at once, as a product with the powers.
        powers, coefficients = _as_product()
        both = np.power.outer(square, powers) @ coefficients
        return np.asarray(x * (both[..., 0] / both[..., 1]), x.dtype)
    result = x * horner(_SINGLE_NUMERATOR, square)
    result /= horner(_SINGLE_DENOMINATOR, square)
    return result


# Up to so many elements Python's own takes less than the calls that an array needs.
_FEW = 32


def _erf_over_x_less_one(x: Array) -> Array:
    """erf(x) / x - 1 on [-1, 1]: small, so that what is added to it keeps its digits."""
    return chebyshev(_ERF, 2 * x * x - 1)


def _erf_near_zero(x: Array) -> Array:
    outcome: Array = x + x * _erf_over_x_less_one(x)
    return outcome


def _erfcx_positive(x: Array) -> Array:
    """exp(x^2) erfc(x) for x >= 0."""
    infinite = np.isinf(x)
    t = np.where(infinite, 1, (x - 3.75) / np.where(infinite, 1, x + 3.75))
    outcome: Array = chebyshev(_ERFCX, t) / (1 + 2 * x)
    return outcome


def _exp_minus_square(x: Array, factor: float = 1.0) -> Array:
    """exp(-factor x^2) with the digits that rounding x^2 would lose."""
    x = np.clip(x, -40, 40)
    coarse = np.rint(x * 1024) / 1024  # its square is exact
    outcome: Array = np.exp(coarse * coarse * -factor)
    outcome *= np.exp((coarse - x) * (coarse + x) * factor)
    return outcome


def _erfc_tail(x: Array) -> Array:
    """erfc(x) for x >= 0.84: exp(g - x^2) / x with g = log(x erfcx(x)), which is small, so that its error is."""
    x = np.clip(x, _LOG_FROM, 40)
    coarse = np.rint(x * 1024) / 1024
    log_erfcx = chebyshev(_LOG_ERFCX, 1 - 2 * (_LOG_FROM + 1) / (x + 1))
    tail: Array = np.exp(-_LOG_SHIFT - coarse * coarse)
    tail *= np.exp((coarse - x) * (coarse + x) + log_erfcx)
    tail /= x
    return tail


def _erfc(x: Array) -> Array:
    distance = np.absolute(x)
    tail = _erfc_tail(distance)
    tail = np.where(x < 0, 2 - tail, tail)
    near = np.clip(x, -1, 1)
    rest = near * _erf_over_x_less_one(near)
    # From 1/4 on the difference of the argument and 1/2 is exact, and so is that of it and 1/2.
    near = np.where(near < 0.25, 1 - (near + rest), 0.5 - (near - 0.5 + rest))
    return np.where(distance < _LOG_FROM, near, tail)


def _erf(x: Array) -> Array:
    distance = np.absolute(x)
    far = np.copysign(1 - _erfc_tail(distance), x)
    return np.where(distance < 1, _erf_near_zero(np.clip(x, -1, 1)), far)


# From so many elements on time goes to arithmetic, which single precision halves, and not to calls.
_MANY = 4096
# From here on erf is one in single precision, and the powers of its square are still numbers.
_ONE_FROM = 8.0


@by_blocks
def _single_erf(x: Array, into: Into = ...) -> Array:
    """erf to 3 units in the last place, as a function whose slope vanishes as that of erf does, of another that may be as inexact there.

    As the hyperbolic tangent of an odd polynomial where that has the widest vector instructions, else as a sine.
    """
    if has_vector_loop("expm1"):
        angle = horner(_AS_TANH, np.square(x, out=...))
        angle *= x
        return np.tanh(angle, out=into)
    return _as_sine(_SLOPE_NUMERATOR, _SLOPE_DENOMINATOR, x, into)


def _as_sine(
    numerator: Sequence[float], denominator: Sequence[float], x: Array, into: Into = ...
) -> Array:
    """t / sqrt(1 + t^2), in `into` if it is given, with t = x p(x^2) / q(x^2) of the powers of p and q."""
    x = np.clip(x, -_ONE_FROM, _ONE_FROM, out=None if into is ... else into)
    square = np.square(x, out=...)
    opposite = horner(numerator, square)
    opposite *= x
    hypotenuse = horner(denominator, square, x)
    hypotenuse *= hypotenuse
    hypotenuse += np.square(opposite, out=square)
    return np.divide(opposite, np.sqrt(hypotenuse, hypotenuse), out=hypotenuse)


def erf(self: Array) -> Array:
    """The error function, 2/sqrt(pi) times the integral of exp(-t^2) from 0 to x."""
    if self.dtype == np.float64:
        return in_double(_erf, self)
    if self.dtype == np.float32 and self.size >= _MANY:
        return _single_erf(self)
    if self.size <= _FEW and self.dtype == np.float32 and certain(True, False):
        few = [math.erf(x) for x in self.ravel().tolist()]
        return np.array(few, self.dtype).reshape(self.shape)
    # One rational function in double precision is within half a unit in the last place of float32.
    return in_double(lambda x: np.minimum(np.maximum(_rational(x), -1.0), 1.0), self)


erfc = partial(in_double, _erfc)
"""The complementary error function, 1 - erf(x), without cancellation."""


def _erfcx(x: Array) -> Array:
    positive = _erfcx_positive(np.absolute(x))
    reflected = 2 / _exp_minus_square(np.maximum(x, -27)) - positive
    return np.where(x < 0, np.where(x < -26.7, np.inf, reflected), positive)


erfcx = partial(in_double, _erfcx)
"""The scaled complementary error function, exp(x^2) erfc(x)."""


# Beyond this argument the ratios of repeated integrals are taken from their continued fraction.
_FRACTION_FROM = 2.0
_FRACTION_DEPTH = 60


def _erfcx_integral(n: int, x: Array) -> Array:
    # Forward, each difference takes from two values what they have in common: harmless while x is small.
    before, near = np.full_like(x, 1 / _HALF_ROOT_PI), _erfcx(x)
    below = np.minimum(x, _FRACTION_FROM)
    for order in range(1, n + 1):
        before, near = near, (before - 2 * below * near) / (2 * order)
    beyond = np.maximum(x, _FRACTION_FROM)
    ratio = np.zeros_like(x)
    far = np.full_like(x, 1 / _HALF_ROOT_PI)
    for order in range(n + _FRACTION_DEPTH, -1, -1):
        ratio = 1 / (2 * beyond + 2 * (order + 1) * ratio)
        if order <= n:
            far *= ratio
    return np.where(x < _FRACTION_FROM, near, far)


def erfcx_integral(n: int, self: Array) -> Array:
    """exp(x^2) times the n-th repeated integral of erfc, by which erfcx is differentiated.

    NIST Handbook of Mathematical Functions (2010), section 7.18: the recurrence of three terms, and
    beyond 2, where its differences cancel, the continued fraction of two successive integrals.
    """
    return in_double(partial(_erfcx_integral, n), self)


def _erfinv_start(x: Array, complement: Array) -> Array:
    """To a relative 4e-10; `complement` is 1 - |x|, known better than it can be found from x."""
    w = -np.log(complement * (2 - complement))
    ratio = horner(_ERFINV_NEAR, w - 2.5)
    far = w >= 5
    if certain(far.any(), True):
        if certain(True, False):
            ratio[far] = horner(_ERFINV_FAR, np.sqrt(w[far]) - 4)
        else:
            root = np.sqrt(np.maximum(w, 0))
            ratio = np.where(far, horner(_ERFINV_FAR, root - 4), ratio)
    return ratio * x


def _erfinv(x: Array, finish: bool = True) -> Array:
    """For `finish` to double precision: by a polynomial near zero, and by a step of Halley's method beyond."""
    distance = np.absolute(x)
    inside = distance < 1
    complement = np.where(inside, 1 - distance, 1)
    y = _erfinv_start(np.where(inside, x, 0), complement)
    if finish:
        # The residual is taken of erfc, which is small in the tails and therefore exact.
        residual = np.sign(x) * (complement - _erfc(np.absolute(y)))
        step = residual * _HALF_ROOT_PI / _exp_minus_square(y)
        y -= step / (1 + y * step)
        near = np.minimum(distance, 0.5)
        y = np.where(distance < 0.5, x * polynomial(_ERFINV_CENTRE, near * near), y)
    edge = np.where(distance == 1, np.copysign(np.inf, x), np.nan)
    return np.where(inside, y, edge)


def erfinv(self: Array) -> Array:
    """The inverse of the error function; NaN outside [-1, 1]."""
    return in_double(partial(_erfinv, finish=self.dtype == np.float64), self)


def normal_tail(distance: Array) -> tuple[Array, Array]:
    """The standard normal's probability beyond `distance`, which is not negative, and `exp(-distance^2 / 2)`.

    In single precision throughout for such arrays, to about 5 units in the last place.
    """
    if distance.dtype == np.float64:
        # Not erfc of a rounded d / sqrt(2): that would cost the tail digits in proportion to d^2.
        density = _exp_minus_square(distance, 0.5)
        return 0.5 * density * _erfcx_positive(distance * _ROOT_HALF), density
    density = np.multiply(distance, distance, out=...)
    dtype = distance.dtype
    one = constant(1, dtype)
    density *= constant(-0.5, dtype)
    np.exp(density, out=density)
    t = np.multiply(distance, constant(0.35, dtype), out=...)
    t += one
    np.divide(one, t, out=t)
    tail = few_powers(_TAIL, t) if t.ndim > 0 and t.size <= 64 else horner(_TAIL, t)
    tail *= t
    tail *= density
    return tail, density


ACCURATE_FROM = -2.3
"""Where `reciprocal_ndtr` begins to keep its digits."""


def has_reciprocal_ndtr(x: Array) -> bool:
    """Whether `reciprocal_ndtr` is the faster way for `x`."""
    return np is host and x.dtype == np.float32 and x.size >= _MANY


def reciprocal_ndtr(x: Array, into: Into = ...) -> Array:
    """One over the standard normal's distribution function, in single precision: to 9 units in the last
    place from `ACCURATE_FROM` on.

    As one and the exponential of minus its logit, an odd function close to a polynomial.
    """
    angle = horner(_MINUS_LOGIT, np.square(x, out=...), into)
    angle *= x
    return one_plus_exp(angle, angle)


def ndtr_less_half(x: Array, square: Array, into: Into = ...) -> Array:
    """The standard normal's distribution function less 1/2, in single precision, to an absolute 1e-7; `square` is that of `x`."""
    if has_vector_loop("expm1"):
        outcome = horner(_HALF_LOGIT, square, into)
        outcome *= x
        np.tanh(outcome, out=outcome)
    else:
        outcome = _as_sine(_HALF_SLOPE_NUMERATOR, _HALF_SLOPE_DENOMINATOR, x, into)
    outcome *= constant(0.5, outcome.dtype)
    return outcome


def _ndtr(x: Array) -> Array:
    distance = np.absolute(x)
    tail, _ = normal_tail(distance)
    centre = 0.5 + 0.5 * _erf_near_zero(np.clip(x * _ROOT_HALF, -1, 1))
    return np.where(distance < 0.7, centre, np.where(x < 0, tail, 1 - tail))


ndtr = partial(in_double, _ndtr)
"""The distribution function of the standard normal."""


def _ndtri(p: Array) -> Array:
    lower = np.minimum(p, 1 - p)
    inside = (p > 0) & (p < 1)
    lower = np.where(inside, lower, 0.25)
    # In the tail, erfc(y) = 2 lower is solved by Newton's steps on its logarithm, nearly a parabola.
    root = np.sqrt(-np.log(lower))
    y = root - np.log(root * 3.5449077018110318) / (2 * root)
    target = np.log(2 * lower)
    for _ in range(5):
        scaled = _erfcx_positive(np.maximum(y, 0))
        y = y + (np.log(scaled) - y * y - target) * scaled * _HALF_ROOT_PI
    y = np.where(lower < 0.1, -y, _erfinv(2 * lower - 1)) * 1.4142135623730951
    edge = np.where(p == 0, -np.inf, np.where(p == 1, np.inf, np.nan))
    return np.where(inside, np.where(p <= 0.5, y, -y), edge)


ndtri = partial(in_double, or_scipy("special.ndtri", _ndtri, 0))
"""The inverse of `ndtr`; NaN outside [0, 1]."""


def _log_ndtr(x: Array) -> Array:
    t = x * _ROOT_HALF
    left = np.log(0.5 * _erfcx_positive(np.maximum(-t, 0))) - t * t
    right = np.log1p(-_ndtr(np.minimum(-x, 1)))
    return np.where(x < -1, left, right)


log_ndtr = partial(in_double, _log_ndtr)
"""The logarithm of `ndtr`, precise in the lower tail."""
