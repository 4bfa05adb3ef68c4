"""Powers, exponentials, logarithms and trigonometric functions."""

from __future__ import annotations

import sys

from ...core.constants import constant
from ...core.errors import noted
from ...core.namespace import Array, Into, certain, host, np
from ...core.result import Result, only_infers
from ..promotion import Number, as_number, dtype_of, is_exact, result_type_with_number, with_number
from ..result import laid_over
from ..scalar_types import number_in
from .elementwise_blocks import by_blocks
from .selection import keep_where
from .vectorised import log1p_of_fraction, one_plus_exp

_MANY = 4096
_LOG_TWO = 0.6931471805599453
_LOG2_E = 1.4426950408889634
_FEW = 2048
"""Elements up to which two conversions cost less than having NumPy convert in pieces."""


def _integer_power(self: Array, exponent: Array) -> Array:
    """Integer powers; to a negative exponent only 1 and -1 are not zero."""
    if exponent.dtype.kind != "i" or not certain((exponent < 0).any(), True):
        return np.power(self, exponent)
    power = np.power(self, np.maximum(exponent, 0))
    sign = np.where(exponent % 2 == 0, 1, self)
    inverse = np.where(np.absolute(self) == 1, sign, 0)
    return np.where(exponent < 0, inverse, power).astype(self.dtype)


def _no_powers() -> NotImplementedError:
    return NotImplementedError("\"pow\" not implemented for 'Bool'")


def pow_tensor(self: Array, exponent: Array) -> Array:
    """`self ** exponent` for tensors of one dtype."""
    if self.dtype.kind == "b":
        raise _no_powers()
    if is_exact(self.dtype):
        return _integer_power(self, exponent)
    return np.power(self, exponent)


def pow_scalar_exponent(self: Array, exponent: Number) -> Array:
    """`self ** exponent` for a Python number `exponent`."""
    if exponent.__class__ is int and exponent == 2 and self.dtype.kind in "fiuc":
        return np.multiply(self, self)
    self = with_number(self, exponent)
    if isinstance(exponent, int) and exponent < 0 and is_exact(self.dtype):
        raise noted(
            RuntimeError("Integers to negative integer powers are not allowed."),
            f"pow got dtype {self.dtype.name} and exponent {exponent}",
        )
    if exponent == 2:
        return np.multiply(self, self)
    if exponent == 0.5:
        return np.sqrt(self)
    if exponent == 3:
        return self * self * self
    if exponent == 1:
        return self.copy()
    if exponent == -1:
        return np.reciprocal(self)
    if exponent == 0:
        return np.ones_like(self, order="C")
    if (
        exponent == -0.5 and self.dtype.kind == "c"
    ):  # by its logarithm a large number would lose digits
        return rsqrt(self)
    outcome: Array = np.power(self, self.dtype.type(number_in(self.dtype, exponent)))
    return outcome


@only_infers
def pow_scalar_base_shape(self: Number, exponent: Array) -> Result:
    """The shape of `exponent`, in the dtype that the two come to."""
    return laid_over(result_type_with_number(exponent.dtype, self), exponent)


def pow_scalar_base(self: Number, exponent: Array) -> Array:
    """`self ** exponent` for a Python number `self`."""
    exponent = with_number(exponent, self)
    if exponent.dtype.kind == "b":
        raise _no_powers()
    base = as_number(self, exponent.dtype)
    if is_exact(exponent.dtype):
        return _integer_power(base, exponent)
    return np.power(base, exponent)


def exp2(self: Array) -> Array:
    """2 to the power of each element, complex ones included."""
    if self.dtype.kind != "c":
        return np.exp2(self)
    # Part by part: of an infinite number the product with a complex one would be NaN.
    exponent = np.empty_like(self)
    np.multiply(self.real, _LOG_TWO, exponent.real)
    np.multiply(self.imag, _LOG_TWO, exponent.imag)
    return np.exp(exponent)


def log10(self: Array) -> Array:
    """Decimal logarithm; of single precision in double, as NumPy's own is off by two units in the last place."""
    if self.dtype != np.float32:
        return np.log10(self)
    if self.size < _FEW:
        return np.log10(self.astype(np.float64), out=...).astype(np.float32)
    return np.log10(self, np.empty_like(self), dtype=np.float64, casting="unsafe")


def log1p(self: Array) -> Array:
    """Logarithm of one plus each element.

    For a complex z = x + iy, log|1 + z| is half of log1p(x (2 + x) + y^2), which keeps its digits
    near zero.
    """
    if self.dtype.kind != "c":
        return np.log1p(self)
    x = self.real.astype(np.float64)
    y = self.imag.astype(np.float64)
    modulus = np.hypot(1 + x, y)
    logarithm = np.where(
        np.absolute(self) < 1, 0.5 * np.log1p(x * (2 + x) + y * y), np.log(modulus)
    )
    return (logarithm + 1j * np.arctan2(y, 1 + x)).astype(self.dtype)


def one_minus_square(self: Array) -> Array:
    """`1 - self ** 2` with its digits near -1 and 1."""
    outcome: Array = (1 - self) * (1 + self)
    return outcome


def over_hypot(self: Array, other: Array) -> Array:
    """`self / hypot(self, other)`: the sine of an angle."""
    return self / np.hypot(self, other)


def rsqrt(self: Array) -> Array:
    """`1 / sqrt(self)`."""
    result = np.sqrt(self, out=...)
    # A division has vector instructions, `reciprocal` has none.
    return np.divide(constant(1, result.dtype), result, out=result)


def logaddexp2(self: Array, other: Array) -> Array:
    """`log2(2 ** self + 2 ** other)`.

    Of two numbers that are close to each other this is the greater one, one more, and the logarithm of what their mean is
    of it: close to the zero, at -1, that keeps the digits that a logarithm near one has not.
    """
    if self.dtype.itemsize < 8:
        return np.logaddexp2(self, other)
    larger = np.maximum(self, other)
    # Equal ones may be infinite, which have no difference.
    apart = np.where(self == other, 0, np.absolute(self - other))
    close = np.log1p(0.5 * np.expm1(apart * -_LOG_TWO))
    far = np.log1p(np.exp2(-apart))
    near = apart < 1
    rest = np.where(near, close, far) * _LOG2_E
    return np.where(near, larger + 1, larger) + rest


def logaddexp(self: Array, other: Array) -> Array:
    """`log(exp(self) + exp(other))`, complex arguments included.

    Complex ones: NaN in both parts where either argument has a NaN; the angle of the logarithm of zero
    is that of `other`.
    """
    if self.dtype.kind != "c":
        return (_logaddexp_of_many if self.size >= _MANY and np is host else np.logaddexp)(
            self, other
        )
    swap = self.real < other.real
    larger = np.where(swap, other, self)
    smaller = np.where(swap, self, other)
    difference = smaller - larger
    result: Array = larger + log1p(np.exp(difference))
    unbounded = np.isinf(larger.real) & (self.real == other.real)
    if certain(unbounded.any(), True):
        unlimited = np.where(other.real < 0, other, np.log(np.exp(self) + np.exp(other)))
        result = np.where(unbounded, unlimited, result)
    undefined = np.isnan(larger) | np.isnan(smaller)
    if certain(undefined.any(), True):
        result = np.where(undefined, complex(np.nan, np.nan), result)
    return result.astype(self.dtype, copy=False)


@by_blocks
def _logaddexp_of_many(self: Array, other: Array, into: Into = ...) -> Array:
    """`logaddexp` of real numbers by functions that NumPy vectorizes, in a quarter of the time of its own."""
    rest = np.subtract(self, other, out=into)
    np.absolute(rest, rest)
    np.negative(rest, rest)
    np.fmin(rest, constant(0, rest.dtype), out=rest)  # equal infinities have no difference
    rest = log1p_of_fraction(np.exp(rest, rest), rest)
    return np.add(np.maximum(self, other), rest, out=rest)


def xlogy(self: Array, other: Array) -> Array:
    """`self * log(other)`, zero where `self` is zero and `other` is not NaN."""
    dtype = dtype_of(self, other)
    return _times_logarithm(np.asarray(self, dtype), np.asarray(other, dtype))


@by_blocks
def _times_logarithm(self: Array, other: Array) -> Array:
    product: Array = np.multiply(self, np.log(other))
    zero = np.equal(self, constant(0, self.dtype))
    return keep_where(np.logical_and(zero, ~np.isnan(other)), product, wanted=False)


@only_infers
def frexp_shape(self: Array) -> tuple[Result, Result]:
    """Mantissa and int32 exponent."""
    return laid_over(self.dtype, self), laid_over(np.dtype(np.int32), self)


def frexp(self: Array) -> tuple[Array, Array]:
    """Mantissa and int32 exponent."""
    mantissa, exponent = np.frexp(self)
    return mantissa, exponent


# Trigonometric and hyperbolic functions


@by_blocks
def tanh_backward(grad_output: Array, output: Array, into: Into = ...) -> Array:
    """`grad_output * (1 - output ** 2).conj()`."""
    one = constant(1, output.dtype)
    slope = np.subtract(one, output, out=into)  # and not one less a square, which is rounded
    slope *= np.add(one, output, out=...)
    if slope.dtype.kind == "c":
        np.conjugate(slope, slope)
    return np.multiply(grad_output, slope, out=_over(slope, grad_output, into))


_WORTH_REUSING = 2048 if np is host else sys.maxsize
"""Elements from which on a product that overwrites a factor takes less time than a new array, which has to find its place in
the cache."""


def _over(own: Array, other: Array, into: Into) -> Into:
    """Where the product of `own`, which the caller needs no longer, and `other` goes: over `own` if that looks as the
    product does, else `into`."""
    if into is not ... or own.size < _WORTH_REUSING:
        return into
    alike = own.shape == other.shape and own.strides == other.strides and own.dtype == other.dtype
    return own if alike else into


def logistic(x: Array, into: Into = ...) -> Array:
    """`1 / (1 + exp(-x))`; an overflow of the exponential gives the zero that is right."""
    result = np.negative(x, out=into)
    one_plus_exp(result, result)
    return np.divide(constant(1, result.dtype), result, out=result)


sigmoid = by_blocks(logistic)


@by_blocks
def sigmoid_backward(grad_output: Array, output: Array, into: Into = ...) -> Array:
    """`grad_output * (1 - output).conj() * output.conj()`, in this order, which overflows last."""
    if output.dtype.kind == "c":
        output = np.conjugate(output)
    slope = np.subtract(constant(1, output.dtype), output, out=into)
    slope = np.multiply(grad_output, slope, out=_over(slope, grad_output, into))
    return np.multiply(slope, output, out=_over(slope, output, into))


@by_blocks
def logit(self: Array, eps: float | None = None) -> Array:
    """`log(self / (1 - self))` of `self` clamped to `[eps, 1 - eps]`."""
    x = self if eps is None else np.minimum(np.maximum(self, eps), 1 - eps)
    return np.log(x / (1 - x))


@by_blocks
def sinc(self: Array) -> Array:
    """`sin(pi x) / (pi x)`, one at zero."""
    pi = self.dtype.type(np.pi)
    sine, _ = sine_and_cosine_of_pi(self)
    return np.where(self == 0, self.dtype.type(1), sine / np.where(self == 0, 1, self * pi))


def sine_and_cosine_of_pi(x: Array) -> tuple[Array, Array]:
    """sin(pi x) and cos(pi x): the nearest integer is taken off before pi is multiplied, which rounds."""
    whole = np.rint(x.real)
    angle_ = (x - whole) * x.dtype.type(np.pi)
    sign = 1 - 2 * (whole % 2)
    return np.sin(angle_) * sign, np.cos(angle_) * sign


def deg2rad(self: Array) -> Array:
    """Degrees to radians."""
    outcome: Array = self * self.dtype.type(np.pi / 180)
    return outcome


def rad2deg(self: Array) -> Array:
    """Radians to degrees."""
    outcome: Array = self * self.dtype.type(180 / np.pi)
    return outcome
