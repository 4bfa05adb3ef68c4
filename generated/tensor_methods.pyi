"""Methods and operators of `Tensor`, one for each operator that YAML declares as a method.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from collections.abc import Sequence
from typing import Self, overload

from gradsmith.device import device
from gradsmith.dtypes import dtype
from gradsmith.generated import return_types
from gradsmith.layout import layout, memory_format
from gradsmith.random import Generator
from gradsmith.tensor import Tensor
from gradsmith.types import Number

class TensorMethods:
    """The generated part of `Tensor`."""

    __slots__: tuple[str, ...] = ()

    def add(self, other: Tensor | Number, *, alpha: Number = 1) -> Tensor:
        """Sum of `self` and `alpha` times `other`, element by element, with broadcasting."""

    def add_(self, other: Tensor | Number, *, alpha: Number = 1) -> Self:
        """Sum of `self` and `alpha` times `other`, element by element, with broadcasting; in
        place.
        """

    def sub(self, other: Tensor | Number, *, alpha: Number = 1) -> Tensor:
        """Difference of `self` and `alpha` times `other`, element by element, with broadcasting."""

    def sub_(self, other: Tensor | Number, *, alpha: Number = 1) -> Self:
        """Difference of `self` and `alpha` times `other`, element by element, with broadcasting; in
        place.
        """

    def subtract(self, other: Tensor | Number, *, alpha: Number = 1) -> Tensor:
        """Another name for `sub`."""

    def subtract_(self, other: Tensor | Number, *, alpha: Number = 1) -> Self:
        """Another name for `sub`; in place."""

    def mul(self, other: Tensor | Number) -> Tensor:
        """Product of `self` and `other`, element by element, with broadcasting."""

    def mul_(self, other: Tensor | Number) -> Self:
        """Product of `self` and `other`, element by element, with broadcasting; in place."""

    def multiply(self, other: Tensor | Number) -> Tensor:
        """Another name for `mul`."""

    def multiply_(self, other: Tensor | Number) -> Self:
        """Another name for `mul`; in place."""

    @overload
    def div(self, other: Tensor | Number) -> Tensor: ...
    @overload
    def div(self, other: Tensor | Number, *, rounding_mode: str | None) -> Tensor:
        """True quotient of `self` and `other`, element by element; integers are divided as floating
        point numbers.
        """

    @overload
    def div_(self, other: Tensor | Number) -> Self: ...
    @overload
    def div_(self, other: Tensor | Number, *, rounding_mode: str | None) -> Self:
        """True quotient of `self` and `other`, element by element; integers are divided as floating
        point numbers; in place.
        """

    @overload
    def divide(self, other: Tensor | Number) -> Tensor: ...
    @overload
    def divide(self, other: Tensor | Number, *, rounding_mode: str | None) -> Tensor:
        """Another name for `div`."""

    @overload
    def divide_(self, other: Tensor | Number) -> Self: ...
    @overload
    def divide_(self, other: Tensor | Number, *, rounding_mode: str | None) -> Self:
        """Another name for `div`; in place."""

    def true_divide(self, other: Tensor | Number) -> Tensor:
        """Another name for `div` without rounding."""

    def true_divide_(self, other: Tensor | Number) -> Self:
        """Another name for `div` without rounding; in place."""

    def floor_divide(self, other: Tensor | Number) -> Tensor:
        """Quotient of `self` and `other` rounded down, element by element. An integer division by
        zero is a RuntimeError.
        """

    def floor_divide_(self, other: Tensor | Number) -> Self:
        """Quotient of `self` and `other` rounded down, element by element. An integer division by
        zero is a RuntimeError; in place.
        """

    def remainder(self, other: Tensor | Number) -> Tensor:
        """Remainder of the division of `self` by `other` rounded down; it has the sign of `other`,
        as Python's `%`.
        """

    def remainder_(self, other: Tensor | Number) -> Self:
        """Remainder of the division of `self` by `other` rounded down; it has the sign of `other`,
        as Python's `%`; in place.
        """

    def fmod(self, other: Tensor | Number) -> Tensor:
        """Remainder of the division of `self` by `other` rounded towards zero; it has the sign of
        `self`, as C's `fmod`.
        """

    def fmod_(self, other: Tensor | Number) -> Self:
        """Remainder of the division of `self` by `other` rounded towards zero; it has the sign of
        `self`, as C's `fmod`; in place.
        """

    def neg(self) -> Tensor:
        """Each element with its sign turned."""

    def neg_(self) -> Self:
        """Each element with its sign turned; in place."""

    def negative(self) -> Tensor:
        """Another name for `neg`."""

    def negative_(self) -> Self:
        """Another name for `neg`; in place."""

    def positive(self) -> Tensor:
        """The tensor itself. A boolean tensor is a RuntimeError."""

    def reciprocal(self) -> Tensor:
        """One over each element."""

    def reciprocal_(self) -> Self:
        """One over each element; in place."""

    def square(self) -> Tensor:
        """Square of each element."""

    def square_(self) -> Self:
        """Square of each element; in place."""

    def addcmul(self, tensor1: Tensor, tensor2: Tensor, *, value: Number = 1) -> Tensor:
        """`self + value * tensor1 * tensor2`, element by element, with broadcasting."""

    def addcmul_(self, tensor1: Tensor, tensor2: Tensor, *, value: Number = 1) -> Self:
        """`self + value * tensor1 * tensor2`, element by element, with broadcasting; in place."""

    def addcdiv(self, tensor1: Tensor, tensor2: Tensor, *, value: Number = 1) -> Tensor:
        """`self + value * tensor1 / tensor2`, element by element, with broadcasting. Two integer
        operands of the division are a RuntimeError.
        """

    def addcdiv_(self, tensor1: Tensor, tensor2: Tensor, *, value: Number = 1) -> Self:
        """`self + value * tensor1 / tensor2`, element by element, with broadcasting. Two integer
        operands of the division are a RuntimeError; in place.
        """

    @overload
    def lerp(self, end: Tensor, weight: Tensor) -> Tensor: ...
    @overload
    def lerp(self, end: Tensor, weight: Number) -> Tensor:
        """Linear interpolation `self + weight * (end - self)`, with a weight for each element."""

    @overload
    def lerp_(self, end: Tensor, weight: Tensor) -> Self: ...
    @overload
    def lerp_(self, end: Tensor, weight: Number) -> Self:
        """Linear interpolation `self + weight * (end - self)`, with a weight for each element; in
        place.
        """

    @overload
    def pow(self, exponent: Tensor) -> Tensor: ...
    @overload
    def pow(self, exponent: Number) -> Tensor:
        """Each element of `self` raised to the corresponding element of `exponent`, with
        broadcasting.
        """

    @overload
    def pow_(self, exponent: Tensor) -> Self: ...
    @overload
    def pow_(self, exponent: Number) -> Self:
        """Each element of `self` raised to the corresponding element of `exponent`, with
        broadcasting; in place.
        """

    @overload
    def float_power(self, exponent: Tensor) -> Tensor: ...
    @overload
    def float_power(self, exponent: Number) -> Tensor:
        """Power computed in double precision, whatever the dtypes of the arguments."""

    @overload
    def float_power_(self, exponent: Tensor) -> Self: ...
    @overload
    def float_power_(self, exponent: Number) -> Self:
        """Power of a tensor that is in double precision, in place; in place."""

    def exp(self) -> Tensor:
        """e raised to each element."""

    def exp_(self) -> Self:
        """e raised to each element; in place."""

    def exp2(self) -> Tensor:
        """2 raised to each element."""

    def exp2_(self) -> Self:
        """2 raised to each element; in place."""

    def expm1(self) -> Tensor:
        """e raised to each element, less one; precise for elements near zero."""

    def expm1_(self) -> Self:
        """e raised to each element, less one; precise for elements near zero; in place."""

    def log(self) -> Tensor:
        """Natural logarithm of each element."""

    def log_(self) -> Self:
        """Natural logarithm of each element; in place."""

    def log2(self) -> Tensor:
        """Logarithm of each element in base 2."""

    def log2_(self) -> Self:
        """Logarithm of each element in base 2; in place."""

    def log10(self) -> Tensor:
        """Logarithm of each element in base 10."""

    def log10_(self) -> Self:
        """Logarithm of each element in base 10; in place."""

    def log1p(self) -> Tensor:
        """Natural logarithm of one plus each element; precise for elements near zero."""

    def log1p_(self) -> Self:
        """Natural logarithm of one plus each element; precise for elements near zero; in place."""

    def sqrt(self) -> Tensor:
        """Square root of each element."""

    def sqrt_(self) -> Self:
        """Square root of each element; in place."""

    def rsqrt(self) -> Tensor:
        """One over the square root of each element."""

    def rsqrt_(self) -> Self:
        """One over the square root of each element; in place."""

    def logaddexp(self, other: Tensor) -> Tensor:
        """Logarithm of the sum of the exponentials of `self` and `other`, without overflow."""

    def logaddexp2(self, other: Tensor) -> Tensor:
        """Logarithm in base 2 of the sum of `self` and `other` as powers of 2, without overflow."""

    def xlogy(self, other: Tensor | Number) -> Tensor:
        """`self * log(other)`, zero where `self` is zero (unless `other` is NaN)."""

    def xlogy_(self, other: Tensor | Number) -> Self:
        """`self * log(other)`, zero where `self` is zero (unless `other` is NaN); in place."""

    def ldexp(self, other: Tensor) -> Tensor:
        """`self` times 2 raised to `other`."""

    def ldexp_(self, other: Tensor) -> Self:
        """`self` times 2 raised to `other`; in place."""

    def frexp(self) -> return_types.frexp:
        """Mantissa (of absolute value in [0.5, 1)) and int32 exponent of each element."""

    def sin(self) -> Tensor:
        """Sine of each element, in radians."""

    def sin_(self) -> Self:
        """Sine of each element, in radians; in place."""

    def cos(self) -> Tensor:
        """Cosine of each element, in radians."""

    def cos_(self) -> Self:
        """Cosine of each element, in radians; in place."""

    def tan(self) -> Tensor:
        """Tangent of each element, in radians."""

    def tan_(self) -> Self:
        """Tangent of each element, in radians; in place."""

    def asin(self) -> Tensor:
        """Inverse sine of each element, in radians."""

    def asin_(self) -> Self:
        """Inverse sine of each element, in radians; in place."""

    def acos(self) -> Tensor:
        """Inverse cosine of each element, in radians."""

    def acos_(self) -> Self:
        """Inverse cosine of each element, in radians; in place."""

    def atan(self) -> Tensor:
        """Inverse tangent of each element, in radians."""

    def atan_(self) -> Self:
        """Inverse tangent of each element, in radians; in place."""

    def sinh(self) -> Tensor:
        """Hyperbolic sine of each element."""

    def sinh_(self) -> Self:
        """Hyperbolic sine of each element; in place."""

    def cosh(self) -> Tensor:
        """Hyperbolic cosine of each element."""

    def cosh_(self) -> Self:
        """Hyperbolic cosine of each element; in place."""

    def tanh(self) -> Tensor:
        """Hyperbolic tangent of each element."""

    def tanh_(self) -> Self:
        """Hyperbolic tangent of each element; in place."""

    def asinh(self) -> Tensor:
        """Inverse hyperbolic sine of each element."""

    def asinh_(self) -> Self:
        """Inverse hyperbolic sine of each element; in place."""

    def acosh(self) -> Tensor:
        """Inverse hyperbolic cosine of each element."""

    def acosh_(self) -> Self:
        """Inverse hyperbolic cosine of each element; in place."""

    def atanh(self) -> Tensor:
        """Inverse hyperbolic tangent of each element."""

    def atanh_(self) -> Self:
        """Inverse hyperbolic tangent of each element; in place."""

    def atan2(self, other: Tensor) -> Tensor:
        """Angle in radians, in (-pi, pi], of the point whose ordinate is `self` and whose abscissa
        is `other`.
        """

    def atan2_(self, other: Tensor) -> Self:
        """Angle in radians, in (-pi, pi], of the point whose ordinate is `self` and whose abscissa
        is `other`; in place.
        """

    def arctan2(self, other: Tensor) -> Tensor:
        """Another name for `atan2`."""

    def arctan2_(self, other: Tensor) -> Self:
        """Another name for `atan2`; in place."""

    def arcsin(self) -> Tensor:
        """Another name for `asin`."""

    def arcsin_(self) -> Self:
        """Another name for `asin`; in place."""

    def arccos(self) -> Tensor:
        """Another name for `acos`."""

    def arccos_(self) -> Self:
        """Another name for `acos`; in place."""

    def arctan(self) -> Tensor:
        """Another name for `atan`."""

    def arctan_(self) -> Self:
        """Another name for `atan`; in place."""

    def arcsinh(self) -> Tensor:
        """Another name for `asinh`."""

    def arcsinh_(self) -> Self:
        """Another name for `asinh`; in place."""

    def arccosh(self) -> Tensor:
        """Another name for `acosh`."""

    def arccosh_(self) -> Self:
        """Another name for `acosh`; in place."""

    def arctanh(self) -> Tensor:
        """Another name for `atanh`."""

    def arctanh_(self) -> Self:
        """Another name for `atanh`; in place."""

    def sinc(self) -> Tensor:
        """Normalised sinc, `sin(pi x) / (pi x)`, one at zero."""

    def sinc_(self) -> Self:
        """Normalised sinc, `sin(pi x) / (pi x)`, one at zero; in place."""

    def hypot(self, other: Tensor) -> Tensor:
        """Length of the hypotenuse of a right triangle whose legs are `self` and `other`."""

    def hypot_(self, other: Tensor) -> Self:
        """Length of the hypotenuse of a right triangle whose legs are `self` and `other`; in
        place.
        """

    def deg2rad(self) -> Tensor:
        """Degrees turned into radians."""

    def deg2rad_(self) -> Self:
        """Degrees turned into radians; in place."""

    def rad2deg(self) -> Tensor:
        """Radians turned into degrees."""

    def rad2deg_(self) -> Self:
        """Radians turned into degrees; in place."""

    def sigmoid(self) -> Tensor:
        """Logistic function, `1 / (1 + exp(-x))`."""

    def sigmoid_(self) -> Self:
        """Logistic function, `1 / (1 + exp(-x))`; in place."""

    def logit(self, eps: float | None = None) -> Tensor:
        """Logarithm of `x / (1 - x)`; with `eps`, elements are first clamped to `[eps, 1 -
        eps]`.
        """

    def logit_(self, eps: float | None = None) -> Self:
        """Logarithm of `x / (1 - x)`; with `eps`, elements are first clamped to `[eps, 1 - eps]`;
        in place.
        """

    def abs(self) -> Tensor:
        """Absolute value of each element; a complex one has a real result."""

    def abs_(self) -> Self:
        """Absolute value of each element; a complex one has a real result; in place."""

    def absolute(self) -> Tensor:
        """Another name for `abs`."""

    def absolute_(self) -> Self:
        """Another name for `abs`; in place."""

    def sign(self) -> Tensor:
        """-1, 0 or 1 with the sign of each element."""

    def sign_(self) -> Self:
        """-1, 0 or 1 with the sign of each element; in place."""

    def sgn(self) -> Tensor:
        """Sign of each element; for a complex one, the number of modulus one with the same angle
        (zero for zero).
        """

    def sgn_(self) -> Self:
        """Sign of each element; for a complex one, the number of modulus one with the same angle
        (zero for zero); in place.
        """

    def signbit(self) -> Tensor:
        """Whether the sign bit of each element is set."""

    def copysign(self, other: Tensor | Number) -> Tensor:
        """The magnitude of `self` with the sign of `other`."""

    def copysign_(self, other: Tensor | Number) -> Self:
        """The magnitude of `self` with the sign of `other`; in place."""

    def floor(self) -> Tensor:
        """Each element rounded down."""

    def floor_(self) -> Self:
        """Each element rounded down; in place."""

    def ceil(self) -> Tensor:
        """Each element rounded up."""

    def ceil_(self) -> Self:
        """Each element rounded up; in place."""

    def trunc(self) -> Tensor:
        """Each element rounded towards zero."""

    def trunc_(self) -> Self:
        """Each element rounded towards zero; in place."""

    def fix(self) -> Tensor:
        """Another name for `trunc`."""

    def fix_(self) -> Self:
        """Another name for `trunc`; in place."""

    def frac(self) -> Tensor:
        """Fractional part of each element, with its sign."""

    def frac_(self) -> Self:
        """Fractional part of each element, with its sign; in place."""

    @overload
    def round(self) -> Tensor: ...
    @overload
    def round(self, *, decimals: int) -> Tensor:
        """Each element rounded to the nearest integer, halves to the even one."""

    @overload
    def round_(self) -> Self: ...
    @overload
    def round_(self, *, decimals: int) -> Self:
        """Each element rounded to the nearest integer, halves to the even one; in place."""

    def heaviside(self, values: Tensor) -> Tensor:
        """Step function, 0 below zero, 1 above and `values` at zero. Both tensors must have the
        same dtype.
        """

    def heaviside_(self, values: Tensor) -> Self:
        """Step function, 0 below zero, 1 above and `values` at zero. Both tensors must have the
        same dtype; in place.
        """

    def nextafter(self, other: Tensor) -> Tensor:
        """The next floating point number after `self` towards `other`."""

    def nextafter_(self, other: Tensor) -> Self:
        """The next floating point number after `self` towards `other`; in place."""

    def gcd(self, other: Tensor) -> Tensor:
        """Greatest common divisor, element by element."""

    def gcd_(self, other: Tensor) -> Self:
        """Greatest common divisor, element by element; in place."""

    def lcm(self, other: Tensor) -> Tensor:
        """Least common multiple, element by element."""

    def lcm_(self, other: Tensor) -> Self:
        """Least common multiple, element by element; in place."""

    def nan_to_num(
        self,
        nan: float | None = None,
        posinf: float | None = None,
        neginf: float | None = None,
    ) -> Tensor:
        """NaN replaced by `nan` (zero if None), infinities by `posinf` and `neginf` (the largest
        and the least finite number if None).
        """

    def nan_to_num_(
        self,
        nan: float | None = None,
        posinf: float | None = None,
        neginf: float | None = None,
    ) -> Self:
        """NaN replaced by `nan` (zero if None), infinities by `posinf` and `neginf` (the largest
        and the least finite number if None); in place.
        """

    def maximum(self, other: Tensor) -> Tensor:
        """The larger of `self` and `other`, element by element; NaN if either is NaN."""

    def minimum(self, other: Tensor) -> Tensor:
        """The smaller of `self` and `other`, element by element; NaN if either is NaN."""

    def fmax(self, other: Tensor) -> Tensor:
        """The larger of `self` and `other`, element by element; a NaN yields to a number."""

    def fmin(self, other: Tensor) -> Tensor:
        """The smaller of `self` and `other`, element by element; a NaN yields to a number."""

    @overload
    def max(self, other: Tensor) -> Tensor: ...
    @overload
    def max(self) -> Tensor: ...
    @overload
    def max(self, dim: int, keepdim: bool = False) -> return_types.max:
        """Another name for `maximum`."""

    @overload
    def min(self, other: Tensor) -> Tensor: ...
    @overload
    def min(self) -> Tensor: ...
    @overload
    def min(self, dim: int, keepdim: bool = False) -> return_types.min:
        """Another name for `minimum`."""

    @overload
    def clamp(self, min: Tensor | None = None, max: Tensor | None = None) -> Tensor: ...
    @overload
    def clamp(self, min: Number | None = None, max: Number | None = None) -> Tensor:
        """Each element brought into `[min, max]`, with bounds that broadcast; at least one bound is
        required.
        """

    @overload
    def clamp_(self, min: Tensor | None = None, max: Tensor | None = None) -> Self: ...
    @overload
    def clamp_(self, min: Number | None = None, max: Number | None = None) -> Self:
        """Each element brought into `[min, max]`, with bounds that broadcast; at least one bound is
        required; in place.
        """

    @overload
    def clip(self, min: Tensor | None = None, max: Tensor | None = None) -> Tensor: ...
    @overload
    def clip(self, min: Number | None = None, max: Number | None = None) -> Tensor:
        """Another name for `clamp`."""

    @overload
    def clip_(self, min: Tensor | None = None, max: Tensor | None = None) -> Self: ...
    @overload
    def clip_(self, min: Number | None = None, max: Number | None = None) -> Self:
        """Another name for `clamp`; in place."""

    @overload
    def clamp_min(self, min: Tensor) -> Tensor: ...
    @overload
    def clamp_min(self, min: Number) -> Tensor:
        """Each element, or that of `min` where that is larger."""

    @overload
    def clamp_min_(self, min: Tensor) -> Self: ...
    @overload
    def clamp_min_(self, min: Number) -> Self:
        """Each element, or that of `min` where that is larger; in place."""

    @overload
    def clamp_max(self, max: Tensor) -> Tensor: ...
    @overload
    def clamp_max(self, max: Number) -> Tensor:
        """Each element, or that of `max` where that is smaller."""

    @overload
    def clamp_max_(self, max: Tensor) -> Self: ...
    @overload
    def clamp_max_(self, max: Number) -> Self:
        """Each element, or that of `max` where that is smaller; in place."""

    def where(self, condition: Tensor | Number, other: Tensor | Number) -> Tensor:
        """Elements of `self` where `condition` holds and of `other` elsewhere, with
        broadcasting.
        """

    def angle(self) -> Tensor:
        """Angle of each element in radians; for a real one, pi if it is negative and 0
        otherwise.
        """

    def conj_physical(self) -> Tensor:
        """Complex conjugate of each element, computed at once."""

    def conj_physical_(self) -> Self:
        """Complex conjugate of each element, computed at once; in place."""

    def bitwise_and(self, other: Tensor | Number) -> Tensor:
        """Bitwise (for bool, logical) and."""

    def bitwise_and_(self, other: Tensor | Number) -> Self:
        """Bitwise (for bool, logical) and; in place."""

    def bitwise_or(self, other: Tensor | Number) -> Tensor:
        """Bitwise (for bool, logical) or."""

    def bitwise_or_(self, other: Tensor | Number) -> Self:
        """Bitwise (for bool, logical) or; in place."""

    def bitwise_xor(self, other: Tensor | Number) -> Tensor:
        """Bitwise (for bool, logical) exclusive or."""

    def bitwise_xor_(self, other: Tensor | Number) -> Self:
        """Bitwise (for bool, logical) exclusive or; in place."""

    def bitwise_not(self) -> Tensor:
        """Bitwise (for bool, logical) complement."""

    def bitwise_not_(self) -> Self:
        """Bitwise (for bool, logical) complement; in place."""

    def bitwise_left_shift(self, other: Tensor | Number) -> Tensor:
        """The bits of `self` shifted to the left by `other` places."""

    def bitwise_left_shift_(self, other: Tensor | Number) -> Self:
        """The bits of `self` shifted to the left by `other` places; in place."""

    def bitwise_right_shift(self, other: Tensor | Number) -> Tensor:
        """The bits of `self` shifted to the right by `other` places, keeping the sign."""

    def bitwise_right_shift_(self, other: Tensor | Number) -> Self:
        """The bits of `self` shifted to the right by `other` places, keeping the sign; in place."""

    def eq(self, other: Tensor | Number) -> Tensor:
        """Whether each element of `self` is equal to that of `other`, with broadcasting."""

    def eq_(self, other: Tensor | Number) -> Self:
        """Whether each element of `self` is equal to that of `other`, with broadcasting; in
        place.
        """

    def ne(self, other: Tensor | Number) -> Tensor:
        """Whether each element of `self` differs from that of `other`, with broadcasting."""

    def ne_(self, other: Tensor | Number) -> Self:
        """Whether each element of `self` differs from that of `other`, with broadcasting; in
        place.
        """

    def not_equal(self, other: Tensor | Number) -> Tensor:
        """Another name for `ne`."""

    def not_equal_(self, other: Tensor | Number) -> Self:
        """Another name for `ne`; in place."""

    def lt(self, other: Tensor | Number) -> Tensor:
        """Whether each element of `self` is less than that of `other`, with broadcasting."""

    def lt_(self, other: Tensor | Number) -> Self:
        """Whether each element of `self` is less than that of `other`, with broadcasting; in
        place.
        """

    def less(self, other: Tensor | Number) -> Tensor:
        """Another name for `lt`."""

    def less_(self, other: Tensor | Number) -> Self:
        """Another name for `lt`; in place."""

    def le(self, other: Tensor | Number) -> Tensor:
        """Whether each element of `self` is at most that of `other`, with broadcasting."""

    def le_(self, other: Tensor | Number) -> Self:
        """Whether each element of `self` is at most that of `other`, with broadcasting; in
        place.
        """

    def less_equal(self, other: Tensor | Number) -> Tensor:
        """Another name for `le`."""

    def less_equal_(self, other: Tensor | Number) -> Self:
        """Another name for `le`; in place."""

    def gt(self, other: Tensor | Number) -> Tensor:
        """Whether each element of `self` is greater than that of `other`, with broadcasting."""

    def gt_(self, other: Tensor | Number) -> Self:
        """Whether each element of `self` is greater than that of `other`, with broadcasting; in
        place.
        """

    def greater(self, other: Tensor | Number) -> Tensor:
        """Another name for `gt`."""

    def greater_(self, other: Tensor | Number) -> Self:
        """Another name for `gt`; in place."""

    def ge(self, other: Tensor | Number) -> Tensor:
        """Whether each element of `self` is at least that of `other`, with broadcasting."""

    def ge_(self, other: Tensor | Number) -> Self:
        """Whether each element of `self` is at least that of `other`, with broadcasting; in
        place.
        """

    def greater_equal(self, other: Tensor | Number) -> Tensor:
        """Another name for `ge`."""

    def greater_equal_(self, other: Tensor | Number) -> Self:
        """Another name for `ge`; in place."""

    def logical_and(self, other: Tensor) -> Tensor:
        """Whether both elements are true (not zero)."""

    def logical_and_(self, other: Tensor) -> Self:
        """Whether both elements are true (not zero); in place."""

    def logical_or(self, other: Tensor) -> Tensor:
        """Whether either element is true (not zero)."""

    def logical_or_(self, other: Tensor) -> Self:
        """Whether either element is true (not zero); in place."""

    def logical_xor(self, other: Tensor) -> Tensor:
        """Whether exactly one of the elements is true (not zero)."""

    def logical_xor_(self, other: Tensor) -> Self:
        """Whether exactly one of the elements is true (not zero); in place."""

    def logical_not(self) -> Tensor:
        """Whether each element is false (zero)."""

    def logical_not_(self) -> Self:
        """Whether each element is false (zero); in place."""

    def isnan(self) -> Tensor:
        """Whether each element is NaN."""

    def isinf(self) -> Tensor:
        """Whether each element is infinite."""

    def isfinite(self) -> Tensor:
        """Whether each element is neither infinite nor NaN."""

    def isposinf(self) -> Tensor:
        """Whether each element is positive infinity."""

    def isneginf(self) -> Tensor:
        """Whether each element is negative infinity."""

    def isreal(self) -> Tensor:
        """Whether each element has no imaginary part."""

    def isclose(
        self,
        other: Tensor,
        rtol: float = 1e-05,
        atol: float = 1e-08,
        equal_nan: bool = False,
    ) -> Tensor:
        """Whether `abs(self - other) <= atol + rtol * abs(other)` or the elements are equal,
        element by element. Both tensors must have the same dtype; NaN is close to NaN only with
        `equal_nan`.
        """

    def allclose(
        self,
        other: Tensor,
        rtol: float = 1e-05,
        atol: float = 1e-08,
        equal_nan: bool = False,
    ) -> bool:
        """Whether every element is close in the sense of `isclose`."""

    def equal(self, other: Tensor) -> bool:
        """Whether both tensors have the same shape and the same elements."""

    def erf(self) -> Tensor:
        """Error function."""

    def erf_(self) -> Self:
        """Error function; in place."""

    def erfc(self) -> Tensor:
        """Complementary error function, `1 - erf(x)`, precise for large arguments."""

    def erfc_(self) -> Self:
        """Complementary error function, `1 - erf(x)`, precise for large arguments; in place."""

    def erfinv(self) -> Tensor:
        """Inverse of the error function."""

    def erfinv_(self) -> Self:
        """Inverse of the error function; in place."""

    def lgamma(self) -> Tensor:
        """Logarithm of the absolute value of the gamma function."""

    def lgamma_(self) -> Self:
        """Logarithm of the absolute value of the gamma function; in place."""

    def digamma(self) -> Tensor:
        """Derivative of `lgamma`."""

    def digamma_(self) -> Self:
        """Derivative of `lgamma`; in place."""

    def polygamma(self, n: int) -> Tensor:
        """The `n`-th derivative of `digamma`."""

    def polygamma_(self, n: int) -> Self:
        """The `n`-th derivative of `digamma`, in place; in place."""

    def mvlgamma(self, p: int) -> Tensor:
        """Logarithm of the multivariate gamma function of dimension `p`."""

    def mvlgamma_(self, p: int) -> Self:
        """Logarithm of the multivariate gamma function of dimension `p`; in place."""

    def igamma(self, other: Tensor) -> Tensor:
        """Lower regularised incomplete gamma function."""

    def igamma_(self, other: Tensor) -> Self:
        """Lower regularised incomplete gamma function; in place."""

    def igammac(self, other: Tensor) -> Tensor:
        """Upper regularised incomplete gamma function."""

    def igammac_(self, other: Tensor) -> Self:
        """Upper regularised incomplete gamma function; in place."""

    def i0(self) -> Tensor:
        """Modified Bessel function of the first kind of order zero."""

    def i0_(self) -> Self:
        """Modified Bessel function of the first kind of order zero; in place."""

    def relu(self) -> Tensor:
        """The larger of each element and zero."""

    def relu_(self) -> Self:
        """The larger of each element and zero; in place."""

    def threshold_(self, threshold: Number, value: Number) -> Self:
        """Each element, or `value` where it is not above `threshold`; in place."""

    def prelu(self, weight: Tensor) -> Tensor:
        """Each element, times `weight` where it is not positive; `weight` is one number, or one for
        each channel.
        """

    def hardshrink(self, lambd: Number = 0.5) -> Tensor:
        """Each element, or zero where its absolute value is at most `lambd`."""

    def softmax(self, dim: int, dtype: dtype | None = None) -> Tensor:
        """Exponentials along `dim` divided by their sum; computed in `dtype` if it is given."""

    def log_softmax(self, dim: int, dtype: dtype | None = None) -> Tensor:
        """Logarithm of `softmax`, computed without it; in `dtype` if it is given."""

    def dropout_(self, p: float, train: bool) -> Self:
        """Each element zeroed with probability `p`, the others divided by `1 - p`; the input itself
        unless `train`; in place.
        """

    def feature_dropout_(self, p: float, train: bool) -> Self:
        """Dropout of whole channels; in place."""

    def alpha_dropout_(self, p: float, train: bool) -> Self:
        """Dropout that keeps mean and variance of self-normalising networks; in place."""

    def feature_alpha_dropout_(self, p: float, train: bool) -> Self:
        """Alpha dropout of whole channels; in place."""

    @overload
    def sum(self, *, dtype: dtype | None = None) -> Tensor: ...
    @overload
    def sum(
        self,
        dim: int | Sequence[int] | None,
        keepdim: bool = False,
        *,
        dtype: dtype | None = None,
    ) -> Tensor:
        """Sum of all elements; integers and Booleans add up in int64."""

    def nansum(
        self,
        dim: int | Sequence[int] | None = None,
        keepdim: bool = False,
        *,
        dtype: dtype | None = None,
    ) -> Tensor:
        """Sum over the dimensions `dim` that counts NaN as zero."""

    @overload
    def mean(self, *, dtype: dtype | None = None) -> Tensor: ...
    @overload
    def mean(
        self,
        dim: int | Sequence[int] | None,
        keepdim: bool = False,
        *,
        dtype: dtype | None = None,
    ) -> Tensor:
        """Arithmetic mean of all elements; floating or complex types only."""

    def nanmean(
        self,
        dim: int | Sequence[int] | None = None,
        keepdim: bool = False,
        *,
        dtype: dtype | None = None,
    ) -> Tensor:
        """Arithmetic mean over the dimensions `dim` of the elements that are not NaN."""

    @overload
    def prod(self, *, dtype: dtype | None = None) -> Tensor: ...
    @overload
    def prod(self, dim: int, keepdim: bool = False, *, dtype: dtype | None = None) -> Tensor:
        """Product of all elements; integers and Booleans multiply in int64."""

    @overload
    def sum_to_size(self, size: Sequence[int]) -> Tensor: ...
    @overload
    def sum_to_size(self, *size: int) -> Tensor:
        """Sum over the dimensions along which `size` is broadcast to the tensor's shape."""

    @overload
    def count_nonzero(self, dim: int | None = None) -> Tensor: ...
    @overload
    def count_nonzero(self, dim: Sequence[int]) -> Tensor: ...
    @overload
    def count_nonzero(self, *dim: int) -> Tensor:
        """How many elements are not zero, along `dim` or in all."""

    def amax(self, dim: int | Sequence[int] = (), keepdim: bool = False) -> Tensor:
        """Largest element over the dimensions `dim`; gradients are shared among equal ones."""

    def amin(self, dim: int | Sequence[int] = (), keepdim: bool = False) -> Tensor:
        """Smallest element over the dimensions `dim`; gradients are shared among equal ones."""

    def aminmax(self, *, dim: int | None = None, keepdim: bool = False) -> return_types.aminmax:
        """Smallest and largest element, over `dim` or in all."""

    def argmax(self, dim: int | None = None, keepdim: bool = False) -> Tensor:
        """Position of the largest element along `dim`, or in the flattened tensor."""

    def argmin(self, dim: int | None = None, keepdim: bool = False) -> Tensor:
        """Position of the smallest element along `dim`, or in the flattened tensor."""

    @overload
    def all(self, dim: int, keepdim: bool = False) -> Tensor: ...
    @overload
    def all(self, dim: Sequence[int] | None = None, keepdim: bool = False) -> Tensor: ...
    @overload
    def all(self, *dim: int, keepdim: bool = False) -> Tensor:
        """Whether every element is nonzero."""

    @overload
    def any(self, dim: int, keepdim: bool = False) -> Tensor: ...
    @overload
    def any(self, dim: Sequence[int] | None = None, keepdim: bool = False) -> Tensor: ...
    @overload
    def any(self, *dim: int, keepdim: bool = False) -> Tensor:
        """Whether any element is nonzero."""

    @overload
    def var(self, unbiased: bool = True) -> Tensor: ...
    @overload
    def var(
        self,
        dim: int | Sequence[int] | None,
        unbiased: bool = True,
        keepdim: bool = False,
    ) -> Tensor: ...
    @overload
    def var(
        self,
        dim: int | Sequence[int] | None = None,
        *,
        correction: Number | None = None,
        keepdim: bool = False,
    ) -> Tensor:
        """Variance of all elements, unbiased (over count - 1) or not."""

    @overload
    def std(self, unbiased: bool = True) -> Tensor: ...
    @overload
    def std(
        self,
        dim: int | Sequence[int] | None,
        unbiased: bool = True,
        keepdim: bool = False,
    ) -> Tensor: ...
    @overload
    def std(
        self,
        dim: int | Sequence[int] | None = None,
        *,
        correction: Number | None = None,
        keepdim: bool = False,
    ) -> Tensor:
        """Standard deviation of all elements, unbiased (over count - 1) or not."""

    def logsumexp(self, dim: int | Sequence[int], keepdim: bool = False) -> Tensor:
        """Logarithm of the sum of exponentials over the dimensions `dim`, without overflow."""

    @overload
    def median(self) -> Tensor: ...
    @overload
    def median(self, dim: int, keepdim: bool = False) -> return_types.median:
        """The middle element, the lower one of two; NaN if any is."""

    @overload
    def nanmedian(self) -> Tensor: ...
    @overload
    def nanmedian(self, dim: int, keepdim: bool = False) -> return_types.nanmedian:
        """The middle element of those that are not NaN."""

    def mode(self, dim: int = -1, keepdim: bool = False) -> return_types.mode:
        """The most frequent elements along `dim` and where they last stand."""

    @overload
    def quantile(
        self,
        q: Tensor,
        dim: int | None = None,
        keepdim: bool = False,
        *,
        interpolation: str = "linear",
    ) -> Tensor: ...
    @overload
    def quantile(
        self,
        q: float,
        dim: int | None = None,
        keepdim: bool = False,
        *,
        interpolation: str = "linear",
    ) -> Tensor:
        """The `q`-quantiles along `dim`, between neighbours by `interpolation`."""

    @overload
    def nanquantile(
        self,
        q: Tensor,
        dim: int | None = None,
        keepdim: bool = False,
        *,
        interpolation: str = "linear",
    ) -> Tensor: ...
    @overload
    def nanquantile(
        self,
        q: float,
        dim: int | None = None,
        keepdim: bool = False,
        *,
        interpolation: str = "linear",
    ) -> Tensor:
        """The `q`-quantiles along `dim` of the elements that are not NaN."""

    def cumsum(self, dim: int, *, dtype: dtype | None = None) -> Tensor:
        """The sum of each element and those before it along `dim`."""

    def cumsum_(self, dim: int, *, dtype: dtype | None = None) -> Self:
        """The sum of each element and those before it along `dim`; in place."""

    def cumprod(self, dim: int, *, dtype: dtype | None = None) -> Tensor:
        """The product of each element and those before it along `dim`."""

    def cumprod_(self, dim: int, *, dtype: dtype | None = None) -> Self:
        """The product of each element and those before it along `dim`; in place."""

    def cummax(self, dim: int) -> return_types.cummax:
        """The largest element so far along `dim` and where it was last found."""

    def cummin(self, dim: int) -> return_types.cummin:
        """The smallest element so far along `dim` and where it was last found."""

    def logcumsumexp(self, dim: int) -> Tensor:
        """The logarithm of the running sum of exponentials along `dim`."""

    def diff(
        self,
        n: int = 1,
        dim: int = -1,
        prepend: Tensor | None = None,
        append: Tensor | None = None,
    ) -> Tensor:
        """Differences of neighbours along `dim`, taken `n` times."""

    def bincount(self, weights: Tensor | None = None, minlength: int = 0) -> Tensor:
        """How often each number occurs in a vector of integers, or the sum of its weights."""

    def histc(self, bins: int = 100, min: Number = 0, max: Number = 0) -> Tensor:
        """Counts in equal bins from `min` to `max`, or over the range of the data."""

    @overload
    def histogram(
        self,
        bins: Tensor,
        *,
        weight: Tensor | None = None,
        density: bool = False,
    ) -> return_types.histogram: ...
    @overload
    def histogram(
        self,
        bins: int = 100,
        *,
        range: Sequence[float] | None = None,
        weight: Tensor | None = None,
        density: bool = False,
    ) -> return_types.histogram:
        """Counts, weights or densities between given edges, and the edges."""

    def hash_tensor(
        self,
        dim: int | Sequence[int] = (),
        *,
        keepdim: bool = False,
        mode: int = 0,
    ) -> Tensor:
        """The exclusive or, over `dim`, of the bits of the elements."""

    def cov(
        self,
        *,
        correction: int = 1,
        fweights: Tensor | None = None,
        aweights: Tensor | None = None,
    ) -> Tensor:
        """Covariances of variables, one per row, over observations, one per column."""

    def corrcoef(self) -> Tensor:
        """Correlations of variables, one per row, over observations, one per column."""

    def alias(self) -> Tensor:
        """The same tensor as a view of itself."""

    def detach(self) -> Tensor:
        """A view that is not part of the graph."""

    @overload
    def view(self, size: Sequence[int]) -> Tensor: ...
    @overload
    def view(self, *size: int) -> Tensor: ...
    @overload
    def view(self, dtype: dtype) -> Tensor:
        """The same elements, in order, under another shape; strides must allow it."""

    def view_as(self, other: Tensor) -> Tensor:
        """The tensor viewed with the shape of `other`."""

    @overload
    def reshape(self, shape: Sequence[int]) -> Tensor: ...
    @overload
    def reshape(self, *shape: int) -> Tensor:
        """The same elements, in order, under another shape: a view if strides allow it, else a
        copy.
        """

    def reshape_as(self, other: Tensor) -> Tensor:
        """The tensor reshaped like `other`."""

    def flatten(self, start_dim: int = 0, end_dim: int = -1) -> Tensor:
        """The dimensions from `start_dim` to `end_dim` made one."""

    def unflatten(self, dim: int, sizes: Sequence[int]) -> Tensor:
        """One dimension made several; one of `sizes` may be -1."""

    def ravel(self) -> Tensor:
        """The tensor as a vector."""

    def contiguous(self, *, memory_format: memory_format = ...) -> Tensor:
        """The tensor itself if its elements lie in order in memory, else a copy."""

    @overload
    def permute(self, dims: Sequence[int]) -> Tensor: ...
    @overload
    def permute(self, *dims: int) -> Tensor:
        """The dimensions in another order."""

    def transpose(self, dim0: int, dim1: int) -> Tensor:
        """Two dimensions exchanged."""

    def t(self) -> Tensor:
        """The transpose of a matrix; vectors and scalars as they are."""

    def swapaxes(self, axis0: int, axis1: int) -> Tensor:
        """Two dimensions exchanged."""

    def swapdims(self, dim0: int, dim1: int) -> Tensor:
        """Two dimensions exchanged."""

    @overload
    def movedim(self, source: Sequence[int], destination: Sequence[int]) -> Tensor: ...
    @overload
    def movedim(self, source: int, destination: int) -> Tensor:
        """Dimensions moved from places `source` to places `destination`."""

    @overload
    def moveaxis(self, source: Sequence[int], destination: Sequence[int]) -> Tensor: ...
    @overload
    def moveaxis(self, source: int, destination: int) -> Tensor:
        """Dimensions moved from places `source` to places `destination`."""

    def numpy_T(self) -> Tensor:
        """The dimensions in reverse order."""

    def matrix_H(self) -> Tensor:
        """The conjugate transpose of a matrix."""

    def mT(self) -> Tensor:
        """The last two dimensions exchanged."""

    def mH(self) -> Tensor:
        """The last two dimensions exchanged and the elements conjugated."""

    def adjoint(self) -> Tensor:
        """The last two dimensions exchanged and the elements conjugated."""

    @overload
    def expand(self, size: Sequence[int], *, implicit: bool = False) -> Tensor: ...
    @overload
    def expand(self, *size: int, implicit: bool = False) -> Tensor:
        """Dimensions of extent 1 repeated to `size` without copying; -1 keeps an extent."""

    def expand_as(self, other: Tensor) -> Tensor:
        """The tensor expanded to the shape of `other`."""

    @overload
    def broadcast_to(self, size: Sequence[int]) -> Tensor: ...
    @overload
    def broadcast_to(self, *size: int) -> Tensor:
        """The tensor expanded to `size`."""

    @overload
    def squeeze(self) -> Tensor: ...
    @overload
    def squeeze(self, dim: int) -> Tensor: ...
    @overload
    def squeeze(self, dim: Sequence[int]) -> Tensor: ...
    @overload
    def squeeze(self, *dim: int) -> Tensor:
        """Without the dimensions of extent 1."""

    def unsqueeze(self, dim: int) -> Tensor:
        """With a new dimension of extent 1 at `dim`."""

    def select(self, dim: int, index: int) -> Tensor:
        """The slice at `index` along `dim`, which is dropped."""

    def slice(
        self,
        dim: int = 0,
        start: int | None = None,
        end: int | None = None,
        step: int = 1,
    ) -> Tensor:
        """Every `step`-th slice from `start` up to `end` along `dim`."""

    @overload
    def narrow(self, dim: int, start: int, length: int) -> Tensor: ...
    @overload
    def narrow(self, dim: int, start: Tensor, length: int) -> Tensor:
        """`length` slices from `start` on along `dim`."""

    def diagonal(self, offset: int = 0, dim1: int = 0, dim2: int = 1) -> Tensor:
        """The diagonal over two dimensions, which becomes the last dimension."""

    def unfold(self, dimension: int, size: int, step: int) -> Tensor:
        """Windows of `size` elements, `step` apart, along `dimension`, as a new last dimension."""

    def as_strided(
        self,
        size: Sequence[int],
        stride: Sequence[int],
        storage_offset: int | None = None,
    ) -> Tensor:
        """Any size and strides over the memory of the tensor."""

    @overload
    def split(self, split_size: int, dim: int = 0) -> tuple[Tensor, ...]: ...
    @overload
    def split(self, split_size: Sequence[int], dim: int = 0) -> tuple[Tensor, ...]: ...
    @overload
    def split(self, *split_size: int, dim: int = 0) -> tuple[Tensor, ...]:
        """Pieces of `split_size` along `dim`; the last may be smaller."""

    @overload
    def split_with_sizes(self, split_sizes: Sequence[int], dim: int = 0) -> tuple[Tensor, ...]: ...
    @overload
    def split_with_sizes(self, *split_sizes: int, dim: int = 0) -> tuple[Tensor, ...]:
        """Pieces of the given extents along `dim`."""

    def chunk(self, chunks: int, dim: int = 0) -> tuple[Tensor, ...]:
        """At most `chunks` pieces of equal extent along `dim`; the last may be smaller."""

    @overload
    def tensor_split(self, sections: int, dim: int = 0) -> tuple[Tensor, ...]: ...
    @overload
    def tensor_split(self, indices: Sequence[int], dim: int = 0) -> tuple[Tensor, ...]: ...
    @overload
    def tensor_split(self, *indices: int, dim: int = 0) -> tuple[Tensor, ...]: ...
    @overload
    def tensor_split(
        self,
        tensor_indices_or_sections: Tensor,
        dim: int = 0,
    ) -> tuple[Tensor, ...]:
        """Exactly `sections` pieces of nearly equal extent along `dim`."""

    @overload
    def hsplit(self, sections: int) -> tuple[Tensor, ...]: ...
    @overload
    def hsplit(self, indices: Sequence[int]) -> tuple[Tensor, ...]: ...
    @overload
    def hsplit(self, *indices: int) -> tuple[Tensor, ...]:
        """Pieces of equal extent along the second dimension (the first of a vector)."""

    @overload
    def vsplit(self, sections: int) -> tuple[Tensor, ...]: ...
    @overload
    def vsplit(self, indices: Sequence[int]) -> tuple[Tensor, ...]: ...
    @overload
    def vsplit(self, *indices: int) -> tuple[Tensor, ...]:
        """Pieces of equal extent along the first dimension."""

    @overload
    def dsplit(self, sections: int) -> tuple[Tensor, ...]: ...
    @overload
    def dsplit(self, indices: Sequence[int]) -> tuple[Tensor, ...]: ...
    @overload
    def dsplit(self, *indices: int) -> tuple[Tensor, ...]:
        """Pieces of equal extent along the third dimension."""

    def unbind(self, dim: int = 0) -> tuple[Tensor, ...]:
        """The slices along `dim`, which is dropped."""

    def unsafe_chunk(self, chunks: int, dim: int = 0) -> tuple[Tensor, ...]:
        """As `chunk`, for pieces that are written to."""

    def unsafe_split(self, split_size: int, dim: int = 0) -> tuple[Tensor, ...]:
        """As `split`, for pieces that are written to."""

    @overload
    def unsafe_split_with_sizes(
        self,
        split_sizes: Sequence[int],
        dim: int = 0,
    ) -> tuple[Tensor, ...]: ...
    @overload
    def unsafe_split_with_sizes(self, *split_sizes: int, dim: int = 0) -> tuple[Tensor, ...]:
        """As `split_with_sizes`, for pieces that are written to."""

    def conj(self) -> Tensor:
        """The conjugate of each element; a real tensor is its own."""

    def narrow_copy(self, dim: int, start: int, length: int) -> Tensor:
        """As `narrow`, as a copy."""

    def select_scatter(self, src: Tensor, dim: int, index: int) -> Tensor:
        """A copy with the slice at `index` along `dim` replaced by `src`."""

    def slice_scatter(
        self,
        src: Tensor,
        dim: int = 0,
        start: int | None = None,
        end: int | None = None,
        step: int = 1,
    ) -> Tensor:
        """A copy with a slice replaced by `src`."""

    def diagonal_scatter(
        self,
        src: Tensor,
        offset: int = 0,
        dim1: int = 0,
        dim2: int = 1,
    ) -> Tensor:
        """A copy with the diagonal replaced by `src`."""

    def as_strided_scatter(
        self,
        src: Tensor,
        size: Sequence[int],
        stride: Sequence[int],
        storage_offset: int | None = None,
    ) -> Tensor:
        """A copy with the elements that `as_strided` would show replaced by `src`."""

    def clone(self, *, memory_format: memory_format | None = None) -> Tensor:
        """A copy with memory of its own."""

    def copy_(self, src: Tensor, non_blocking: bool = False) -> Self:
        """`src` broadcast to the shape, and converted to the type, of `self`; in place."""

    @overload
    def fill_(self, value: Number) -> Self: ...
    @overload
    def fill_(self, value: Tensor) -> Self:
        """A tensor like `self` with every element `value`; in place."""

    def zero_(self) -> Self:
        """A tensor like `self` with every element zero; in place."""

    @overload
    def to(
        self,
        *,
        dtype: dtype | None = None,
        layout: layout | None = None,
        device: device | str | None = None,
        pin_memory: bool | None = None,
        non_blocking: bool = False,
        copy: bool = False,
        memory_format: memory_format | None = None,
    ) -> Tensor: ...
    @overload
    def to(
        self,
        device: device | str,
        dtype: dtype,
        non_blocking: bool = False,
        copy: bool = False,
        memory_format: memory_format | None = None,
    ) -> Tensor: ...
    @overload
    def to(
        self,
        dtype: dtype,
        non_blocking: bool = False,
        copy: bool = False,
        memory_format: memory_format | None = None,
    ) -> Tensor: ...
    @overload
    def to(
        self,
        other: Tensor,
        non_blocking: bool = False,
        copy: bool = False,
        memory_format: memory_format | None = None,
    ) -> Tensor:
        """The tensor in another type or on another device; itself if nothing changes."""

    def type_as(self, other: Tensor) -> Tensor:
        """The tensor in the type of another."""

    @overload
    def flip(self, dims: Sequence[int]) -> Tensor: ...
    @overload
    def flip(self, *dims: int) -> Tensor:
        """The order of the elements reversed along `dims`."""

    def fliplr(self) -> Tensor:
        """The order of the elements reversed along the second dimension."""

    def flipud(self) -> Tensor:
        """The order of the elements reversed along the first dimension."""

    def roll(self, shifts: int | Sequence[int], dims: int | Sequence[int] = ()) -> Tensor:
        """Elements moved along by `shifts`, around the end."""

    def rot90(self, k: int = 1, dims: Sequence[int] = (0, 1)) -> Tensor:
        """The tensor turned by `k` quarter turns in the plane of two dimensions."""

    @overload
    def repeat(self, repeats: Sequence[int]) -> Tensor: ...
    @overload
    def repeat(self, *repeats: int) -> Tensor:
        """The tensor tiled along each dimension; new dimensions come first."""

    @overload
    def tile(self, dims: Sequence[int]) -> Tensor: ...
    @overload
    def tile(self, *dims: int) -> Tensor:
        """The tensor tiled along its last dimensions."""

    @overload
    def repeat_interleave(
        self,
        repeats: Tensor,
        dim: int | None = None,
        *,
        output_size: int | None = None,
    ) -> Tensor: ...
    @overload
    def repeat_interleave(
        self,
        repeats: int,
        dim: int | None = None,
        *,
        output_size: int | None = None,
    ) -> Tensor:
        """Each slice of `dim` repeated as often as `repeats` says."""

    def tril(self, diagonal: int = 0) -> Tensor:
        """The lower triangle of each matrix, with zeros elsewhere."""

    def tril_(self, diagonal: int = 0) -> Self:
        """The lower triangle of each matrix, with zeros elsewhere; in place."""

    def triu(self, diagonal: int = 0) -> Tensor:
        """The upper triangle of each matrix, with zeros elsewhere."""

    def triu_(self, diagonal: int = 0) -> Self:
        """The upper triangle of each matrix, with zeros elsewhere; in place."""

    def diag(self, diagonal: int = 0) -> Tensor:
        """The matrix with a vector on its diagonal, or the diagonal of a matrix."""

    def diag_embed(self, offset: int = 0, dim1: int = -2, dim2: int = -1) -> Tensor:
        """Matrices whose diagonals are the last dimension."""

    def diagflat(self, offset: int = 0) -> Tensor:
        """The matrix with all elements on its diagonal."""

    def resolve_conj(self) -> Tensor:
        """The tensor itself; conjugates are always written out."""

    def resolve_neg(self) -> Tensor:
        """The tensor itself; negatives are always written out."""

    def index(self, indices: Sequence[Tensor | None]) -> Tensor:
        """Elements at index tensors or masks, one per dimension, broadcast against each other."""

    def gather(self, dim: int, index: Tensor, *, sparse_grad: bool = False) -> Tensor:
        """Elements along `dim` at positions that `index` gives for every other position."""

    def index_select(self, dim: int, index: Tensor) -> Tensor:
        """The slices of `dim` that a vector names."""

    def index_put(
        self,
        indices: Sequence[Tensor | None],
        values: Tensor,
        accumulate: bool = False,
    ) -> Tensor:
        """The tensor with `values` at index tensors or masks, added there to `accumulate`."""

    def index_put_(
        self,
        indices: Sequence[Tensor | None],
        values: Tensor,
        accumulate: bool = False,
    ) -> Self:
        """The tensor with `values` at index tensors or masks, added there to `accumulate`; in
        place.
        """

    def scatter_add(self, dim: int, index: Tensor, src: Tensor) -> Tensor:
        """The tensor with `src` added along `dim` at positions that `index` gives."""

    def scatter_add_(self, dim: int, index: Tensor, src: Tensor) -> Self:
        """The tensor with `src` added along `dim` at positions that `index` gives; in place."""

    def take(self, index: Tensor) -> Tensor:
        """Elements at positions of the flattened tensor."""

    def take_along_dim(self, indices: Tensor, dim: int | None = None) -> Tensor:
        """Elements along `dim` at positions that broadcast with the tensor."""

    def masked_select(self, mask: Tensor) -> Tensor:
        """The elements where a mask is true, as a vector."""

    def nonzero(self) -> Tensor:
        """The positions of nonzero elements, one row each."""

    def nonzero_static(self, *, size: int, fill_value: int = -1) -> Tensor:
        """The positions of nonzero elements, cut or filled to `size` rows."""

    def nonzero_numpy(self) -> tuple[Tensor, ...]:
        """The positions of nonzero elements, a vector per dimension."""

    def argwhere(self) -> Tensor:
        """The positions of nonzero elements, one row each."""

    @overload
    def scatter(self, dim: int, index: Tensor, src: Tensor) -> Tensor: ...
    @overload
    def scatter(self, dim: int, index: Tensor, value: Number) -> Tensor: ...
    @overload
    def scatter(self, dim: int, index: Tensor, src: Tensor, *, reduce: str) -> Tensor: ...
    @overload
    def scatter(self, dim: int, index: Tensor, value: Number, *, reduce: str) -> Tensor:
        """The tensor with `src` written along `dim` at positions that `index` gives."""

    @overload
    def scatter_(self, dim: int, index: Tensor, src: Tensor) -> Self: ...
    @overload
    def scatter_(self, dim: int, index: Tensor, value: Number) -> Self: ...
    @overload
    def scatter_(self, dim: int, index: Tensor, src: Tensor, *, reduce: str) -> Self: ...
    @overload
    def scatter_(self, dim: int, index: Tensor, value: Number, *, reduce: str) -> Self:
        """The tensor with `src` written along `dim` at positions that `index` gives; in place."""

    def scatter_reduce(
        self,
        dim: int,
        index: Tensor,
        src: Tensor,
        reduce: str,
        *,
        include_self: bool = True,
    ) -> Tensor:
        """The tensor with `src` folded into it by sum, prod, mean, amax or amin."""

    def scatter_reduce_(
        self,
        dim: int,
        index: Tensor,
        src: Tensor,
        reduce: str,
        *,
        include_self: bool = True,
    ) -> Self:
        """The tensor with `src` folded into it by sum, prod, mean, amax or amin; in place."""

    def index_add(
        self,
        dim: int,
        index: Tensor,
        source: Tensor,
        *,
        alpha: Number = 1,
    ) -> Tensor:
        """The tensor with `alpha` times `source` added to the slices `index` of `dim`."""

    def index_add_(self, dim: int, index: Tensor, source: Tensor, *, alpha: Number = 1) -> Self:
        """The tensor with `alpha` times `source` added to the slices `index` of `dim`; in place."""

    def index_copy(self, dim: int, index: Tensor, source: Tensor) -> Tensor:
        """The tensor with the slices `index` of `dim` replaced."""

    def index_copy_(self, dim: int, index: Tensor, source: Tensor) -> Self:
        """The tensor with the slices `index` of `dim` replaced; in place."""

    def fill_diagonal_(self, fill_value: Number, wrap: bool = False) -> Self:
        """The main diagonal, of a tensor of equal extents if it has more than two, filled with a
        number, in place; again and again down a tall matrix with `wrap`; in place.
        """

    @overload
    def index_fill(self, dim: int, index: Tensor, value: Number) -> Tensor: ...
    @overload
    def index_fill(self, dim: int, index: Tensor, value: Tensor) -> Tensor:
        """The tensor with the slices `index` of `dim` filled with a number."""

    @overload
    def index_fill_(self, dim: int, index: Tensor, value: Number) -> Self: ...
    @overload
    def index_fill_(self, dim: int, index: Tensor, value: Tensor) -> Self:
        """The tensor with the slices `index` of `dim` filled with a number; in place."""

    def index_reduce(
        self,
        dim: int,
        index: Tensor,
        source: Tensor,
        reduce: str,
        *,
        include_self: bool = True,
    ) -> Tensor:
        """The tensor with slices of `source` folded into the slices `index` of `dim`."""

    def index_reduce_(
        self,
        dim: int,
        index: Tensor,
        source: Tensor,
        reduce: str,
        *,
        include_self: bool = True,
    ) -> Self:
        """The tensor with slices of `source` folded into the slices `index` of `dim`; in place."""

    @overload
    def masked_fill(self, mask: Tensor, value: Number) -> Tensor: ...
    @overload
    def masked_fill(self, mask: Tensor, value: Tensor) -> Tensor:
        """The tensor with a number where a mask is true."""

    @overload
    def masked_fill_(self, mask: Tensor, value: Number) -> Self: ...
    @overload
    def masked_fill_(self, mask: Tensor, value: Tensor) -> Self:
        """The tensor with a number where a mask is true; in place."""

    def masked_scatter(self, mask: Tensor, source: Tensor) -> Tensor:
        """The tensor with the elements of `source`, in order, where a mask is true."""

    def masked_scatter_(self, mask: Tensor, source: Tensor) -> Self:
        """The tensor with the elements of `source`, in order, where a mask is true; in place."""

    def put(self, index: Tensor, source: Tensor, accumulate: bool = False) -> Tensor:
        """The tensor with `source` at positions of the flattened tensor."""

    def put_(self, index: Tensor, source: Tensor, accumulate: bool = False) -> Self:
        """The tensor with `source` at positions of the flattened tensor; in place."""

    @overload
    def sort(self, dim: int = -1, descending: bool = False) -> return_types.sort: ...
    @overload
    def sort(
        self,
        *,
        stable: bool | None,
        dim: int = -1,
        descending: bool = False,
    ) -> return_types.sort:
        """Sorted elements along `dim` and where they came from; NaN counts as largest."""

    @overload
    def argsort(self, dim: int = -1, descending: bool = False) -> Tensor: ...
    @overload
    def argsort(self, *, stable: bool, dim: int = -1, descending: bool = False) -> Tensor:
        """Where the sorted elements along `dim` came from."""

    def msort(self) -> Tensor:
        """The elements sorted along the first dimension."""

    def topk(
        self,
        k: int,
        dim: int = -1,
        largest: bool = True,
        sorted: bool = True,
    ) -> return_types.topk:
        """The `k` largest or smallest elements along `dim`, in order, and where they are."""

    def kthvalue(self, k: int, dim: int = -1, keepdim: bool = False) -> return_types.kthvalue:
        """The `k`-th smallest elements along `dim` and where they are."""

    def mm(self, mat2: Tensor) -> Tensor:
        """The product of two matrices, (n, k) and (k, m)."""

    def bmm(self, mat2: Tensor) -> Tensor:
        """The matrix products of a batch, (b, n, k) and (b, k, m)."""

    def mv(self, vec: Tensor) -> Tensor:
        """The product of a matrix (n, m) and a vector (m)."""

    def dot(self, tensor: Tensor) -> Tensor:
        """The sum of the products of two vectors."""

    def vdot(self, other: Tensor) -> Tensor:
        """The sum of the products of two vectors, the first one conjugated."""

    def outer(self, vec2: Tensor) -> Tensor:
        """The products of each element of one vector with each of another."""

    def ger(self, vec2: Tensor) -> Tensor:
        """The same as `outer`."""

    def matmul(self, other: Tensor) -> Tensor:
        """The matrix product: vectors, matrices and batches of matrices that broadcast."""

    def addmm(
        self,
        mat1: Tensor,
        mat2: Tensor,
        *,
        beta: Number = 1,
        alpha: Number = 1,
    ) -> Tensor:
        """`beta * self + alpha * (mat1 @ mat2)` for matrices."""

    def addmm_(
        self,
        mat1: Tensor,
        mat2: Tensor,
        *,
        beta: Number = 1,
        alpha: Number = 1,
    ) -> Self:
        """`beta * self + alpha * (mat1 @ mat2)` for matrices; in place."""

    def addmv(self, mat: Tensor, vec: Tensor, *, beta: Number = 1, alpha: Number = 1) -> Tensor:
        """`beta * self + alpha * (mat @ vec)` for a matrix and a vector."""

    def addmv_(self, mat: Tensor, vec: Tensor, *, beta: Number = 1, alpha: Number = 1) -> Self:
        """`beta * self + alpha * (mat @ vec)` for a matrix and a vector; in place."""

    def addr(
        self,
        vec1: Tensor,
        vec2: Tensor,
        *,
        beta: Number = 1,
        alpha: Number = 1,
    ) -> Tensor:
        """`beta * self + alpha * outer(vec1, vec2)`."""

    def addr_(self, vec1: Tensor, vec2: Tensor, *, beta: Number = 1, alpha: Number = 1) -> Self:
        """`beta * self + alpha * outer(vec1, vec2)`; in place."""

    def addbmm(
        self,
        batch1: Tensor,
        batch2: Tensor,
        *,
        beta: Number = 1,
        alpha: Number = 1,
    ) -> Tensor:
        """`beta * self` plus `alpha` times the sum of the matrix products of a batch."""

    def addbmm_(
        self,
        batch1: Tensor,
        batch2: Tensor,
        *,
        beta: Number = 1,
        alpha: Number = 1,
    ) -> Self:
        """`beta * self` plus `alpha` times the sum of the matrix products of a batch; in place."""

    def baddbmm(
        self,
        batch1: Tensor,
        batch2: Tensor,
        *,
        beta: Number = 1,
        alpha: Number = 1,
    ) -> Tensor:
        """`beta * self + alpha * (batch1 @ batch2)` for batches of matrices."""

    def baddbmm_(
        self,
        batch1: Tensor,
        batch2: Tensor,
        *,
        beta: Number = 1,
        alpha: Number = 1,
    ) -> Self:
        """`beta * self + alpha * (batch1 @ batch2)` for batches of matrices; in place."""

    def trace(self) -> Tensor:
        """The sum of the diagonal of a matrix."""

    def inner(self, other: Tensor) -> Tensor:
        """The sums of products over the last dimension of both tensors."""

    def kron(self, other: Tensor) -> Tensor:
        """The Kronecker product: each element of one tensor times all of the other."""

    def cross(self, other: Tensor, dim: int | None = None) -> Tensor:
        """The cross products of vectors of length 3 along `dim`, or along the first dimension of
        that length.
        """

    def matrix_power(self, n: int) -> Tensor:
        """A square matrix multiplied by itself `n` times; a negative `n` inverts it first."""

    def inverse(self) -> Tensor:
        """The same as `linalg.inv`."""

    def triangular_solve(
        self,
        A: Tensor,
        upper: bool = True,
        transpose: bool = False,
        unitriangular: bool = False,
    ) -> return_types.triangular_solve:
        """X with `A X = self` for a triangular A, and a copy of A. See
        `linalg.solve_triangular`.
        """

    def cholesky(self, upper: bool = False) -> Tensor:
        """The Cholesky factor of positive-definite matrices. See `linalg.cholesky`."""

    def cholesky_solve(self, input2: Tensor, upper: bool = False) -> Tensor:
        """X with `A X = self`, given the Cholesky factor of A."""

    def cholesky_inverse(self, upper: bool = False) -> Tensor:
        """The inverse of a matrix, given its Cholesky factor."""

    def qr(self, some: bool = True) -> return_types.qr:
        """The QR factorization. See `linalg.qr`."""

    def geqrf(self) -> return_types.geqrf:
        """QR as LAPACK packs it, with R in the upper triangle, Householder vectors below, and their
        scales.
        """

    def orgqr(self, input2: Tensor) -> Tensor:
        """The same as `linalg.householder_product`."""

    def ormqr(
        self,
        input2: Tensor,
        input3: Tensor,
        left: bool = True,
        transpose: bool = False,
    ) -> Tensor:
        """A matrix times the orthogonal matrix that Householder reflectors stand for."""

    def lu_solve(self, LU_data: Tensor, LU_pivots: Tensor) -> Tensor:
        """X with `A X = self`, given the LU factorization of A."""

    def det(self) -> Tensor:
        """The same as `linalg.det`."""

    def slogdet(self) -> return_types.slogdet:
        """The same as `linalg.slogdet`."""

    def logdet(self) -> Tensor:
        """The logarithms of determinants, NaN for a negative one."""

    def svd(self, some: bool = True, compute_uv: bool = True) -> return_types.svd:
        """U, descending singular values and V. See `linalg.svd`."""

    def pinverse(self, rcond: float = 1e-15) -> Tensor:
        """The Moore-Penrose inverse. See `linalg.pinv`."""

    def matrix_exp(self) -> Tensor:
        """The same as `linalg.matrix_exp`."""

    @overload
    def norm(self, p: Number = 2) -> Tensor: ...
    @overload
    def norm(self, p: Number | None, *, dtype: dtype) -> Tensor: ...
    @overload
    def norm(self, p: Number | None, dim: int | Sequence[int], keepdim: bool = False) -> Tensor: ...
    @overload
    def norm(
        self,
        p: Number | None,
        dim: int | Sequence[int],
        keepdim: bool,
        *,
        dtype: dtype,
    ) -> Tensor:
        """The p-norm of all elements."""

    def dist(self, other: Tensor, p: Number = 2) -> Tensor:
        """The p-norm of the difference of two tensors."""

    def renorm(self, p: Number, dim: int, maxnorm: Number) -> Tensor:
        """Slices along `dim` whose p-norm exceeds `maxnorm`, scaled down to it."""

    def renorm_(self, p: Number, dim: int, maxnorm: Number) -> Self:
        """Slices along `dim` whose p-norm exceeds `maxnorm`, scaled down to it; in place."""

    def stft(
        self,
        n_fft: int,
        hop_length: int | None = None,
        win_length: int | None = None,
        window: Tensor | None = None,
        center: bool = True,
        pad_mode: str = "reflect",
        normalized: bool = False,
        onesided: bool | None = None,
        return_complex: bool | None = None,
        align_to_window: bool | None = None,
    ) -> Tensor:
        """The transforms of overlapping, windowed frames of a signal."""

    def istft(
        self,
        n_fft: int,
        hop_length: int | None = None,
        win_length: int | None = None,
        window: Tensor | None = None,
        center: bool = True,
        normalized: bool = False,
        onesided: bool | None = None,
        length: int | None = None,
        return_complex: bool = False,
    ) -> Tensor:
        """The signal whose short-time Fourier transform is closest to the given one."""

    @overload
    def new_empty(
        self,
        size: Sequence[int],
        *,
        dtype: dtype | None = None,
        layout: layout | None = None,
        device: device | str | None = None,
        pin_memory: bool | None = None,
        requires_grad: bool = False,
    ) -> Tensor: ...
    @overload
    def new_empty(
        self,
        *size: int,
        dtype: dtype | None = None,
        layout: layout | None = None,
        device: device | str | None = None,
        pin_memory: bool | None = None,
        requires_grad: bool = False,
    ) -> Tensor:
        """An uninitialised tensor of the given size in the dtype of `self`."""

    def new_empty_strided(
        self,
        size: Sequence[int],
        stride: Sequence[int],
        *,
        dtype: dtype | None = None,
        layout: layout | None = None,
        device: device | str | None = None,
        pin_memory: bool | None = None,
        requires_grad: bool = False,
    ) -> Tensor:
        """An uninitialised tensor of the given size and strides in the dtype of `self`."""

    @overload
    def new_zeros(
        self,
        size: Sequence[int],
        *,
        dtype: dtype | None = None,
        layout: layout | None = None,
        device: device | str | None = None,
        pin_memory: bool | None = None,
        requires_grad: bool = False,
    ) -> Tensor: ...
    @overload
    def new_zeros(
        self,
        *size: int,
        dtype: dtype | None = None,
        layout: layout | None = None,
        device: device | str | None = None,
        pin_memory: bool | None = None,
        requires_grad: bool = False,
    ) -> Tensor:
        """Zeros of the given size in the dtype of `self`."""

    @overload
    def new_ones(
        self,
        size: Sequence[int],
        *,
        dtype: dtype | None = None,
        layout: layout | None = None,
        device: device | str | None = None,
        pin_memory: bool | None = None,
        requires_grad: bool = False,
    ) -> Tensor: ...
    @overload
    def new_ones(
        self,
        *size: int,
        dtype: dtype | None = None,
        layout: layout | None = None,
        device: device | str | None = None,
        pin_memory: bool | None = None,
        requires_grad: bool = False,
    ) -> Tensor:
        """Ones of the given size in the dtype of `self`."""

    def new_full(
        self,
        size: Sequence[int],
        fill_value: Number,
        *,
        dtype: dtype | None = None,
        layout: layout | None = None,
        device: device | str | None = None,
        pin_memory: bool | None = None,
        requires_grad: bool = False,
    ) -> Tensor:
        """One number everywhere, in the given size and the dtype of `self`."""

    def normal_functional(
        self,
        mean: float = 0,
        std: float = 1,
        *,
        generator: Generator | None = None,
    ) -> Tensor:
        """Normal numbers of one mean and standard deviation in the size and dtype of `self`."""

    def normal_(
        self,
        mean: float = 0,
        std: float = 1,
        *,
        generator: Generator | None = None,
    ) -> Self:
        """Normal numbers of one mean and standard deviation in the size and dtype of `self`; in
        place.
        """

    def uniform(
        self,
        from_: float = 0,
        to: float = 1,
        *,
        generator: Generator | None = None,
    ) -> Tensor:
        """Uniform numbers of [from, to) in the size and dtype of `self`."""

    def uniform_(
        self,
        from_: float = 0,
        to: float = 1,
        *,
        generator: Generator | None = None,
    ) -> Self:
        """Uniform numbers of [from, to) in the size and dtype of `self`; in place."""

    @overload
    def random(self, *, generator: Generator | None = None) -> Tensor: ...
    @overload
    def random(self, to: int, *, generator: Generator | None = None) -> Tensor: ...
    @overload
    def random(
        self,
        from_: int,
        to: int | None,
        *,
        generator: Generator | None = None,
    ) -> Tensor:
        """Integers from 0 to the dtype's largest, or to where a float still represents all of
        them.
        """

    @overload
    def random_(self, *, generator: Generator | None = None) -> Self: ...
    @overload
    def random_(self, to: int, *, generator: Generator | None = None) -> Self: ...
    @overload
    def random_(
        self,
        from_: int,
        to: int | None,
        *,
        generator: Generator | None = None,
    ) -> Self:
        """Integers from 0 to the dtype's largest, or to where a float still represents all of them;
        in place.
        """

    def log_normal(
        self,
        mean: float = 1,
        std: float = 2,
        *,
        generator: Generator | None = None,
    ) -> Tensor:
        """The exponential of normal numbers."""

    def log_normal_(
        self,
        mean: float = 1,
        std: float = 2,
        *,
        generator: Generator | None = None,
    ) -> Self:
        """The exponential of normal numbers; in place."""

    def exponential(self, lambd: float = 1, *, generator: Generator | None = None) -> Tensor:
        """Numbers of the exponential distribution of rate `lambd`."""

    def exponential_(self, lambd: float = 1, *, generator: Generator | None = None) -> Self:
        """Numbers of the exponential distribution of rate `lambd`; in place."""

    def cauchy(
        self,
        median: float = 0,
        sigma: float = 1,
        *,
        generator: Generator | None = None,
    ) -> Tensor:
        """Numbers of the Cauchy distribution."""

    def cauchy_(
        self,
        median: float = 0,
        sigma: float = 1,
        *,
        generator: Generator | None = None,
    ) -> Self:
        """Numbers of the Cauchy distribution; in place."""

    def geometric(self, p: float, *, generator: Generator | None = None) -> Tensor:
        """How many trials of probability `p` the first success takes."""

    def geometric_(self, p: float, *, generator: Generator | None = None) -> Self:
        """How many trials of probability `p` the first success takes; in place."""

    @overload
    def bernoulli(self, *, generator: Generator | None = None) -> Tensor: ...
    @overload
    def bernoulli(self, p: float, *, generator: Generator | None = None) -> Tensor: ...
    @overload
    def bernoulli(self, p: Tensor, *, generator: Generator | None = None) -> Tensor:
        """Ones with the probabilities that `self` holds, zeros otherwise."""

    @overload
    def bernoulli_(self, p: Tensor, *, generator: Generator | None = None) -> Self: ...
    @overload
    def bernoulli_(self, p: float = 0.5, *, generator: Generator | None = None) -> Self:
        """Ones with the probabilities `p`, zeros otherwise; in place."""

    def multinomial(
        self,
        num_samples: int,
        replacement: bool = False,
        *,
        generator: Generator | None = None,
    ) -> Tensor:
        """Indices drawn from each row of weights, with or without replacement."""

    def embedding_renorm_(self, indices: Tensor, max_norm: float, norm_type: float) -> Self:
        """The table `self` with the rows at `indices` scaled down to a norm of `max_norm` at most;
        in place.
        """

    def __add__(self, other: Tensor | Number) -> Tensor:
        """Sum of `self` and `alpha` times `other`, element by element, with broadcasting."""

    def __radd__(self, other: Tensor | Number) -> Tensor:
        """Sum of `self` and `alpha` times `other`, element by element, with broadcasting."""

    def __iadd__(self, other: Tensor | Number) -> Self:
        """Sum of `self` and `alpha` times `other`, element by element, with broadcasting; in
        place.
        """

    def __sub__(self, other: Tensor | Number) -> Tensor:
        """Difference of `self` and `alpha` times `other`, element by element, with broadcasting."""

    def __isub__(self, other: Tensor | Number) -> Self:
        """Difference of `self` and `alpha` times `other`, element by element, with broadcasting; in
        place.
        """

    def __rsub__(self, other: Tensor | Number) -> Tensor:
        """Difference of `other` and `alpha` times `self`, element by element."""

    def __mul__(self, other: Tensor | Number) -> Tensor:
        """Product of `self` and `other`, element by element, with broadcasting."""

    def __rmul__(self, other: Tensor | Number) -> Tensor:
        """Product of `self` and `other`, element by element, with broadcasting."""

    def __imul__(self, other: Tensor | Number) -> Self:
        """Product of `self` and `other`, element by element, with broadcasting; in place."""

    def __truediv__(self, other: Tensor | Number) -> Tensor:
        """True quotient of `self` and `other`, element by element; integers are divided as floating
        point numbers.
        """

    def __rtruediv__(self, other: Number) -> Tensor:
        """True quotient of `self` and `other`, element by element; integers are divided as floating
        point numbers.
        """

    def __rdiv__(self, other: Number) -> Tensor:
        """True quotient of `self` and `other`, element by element; integers are divided as floating
        point numbers.
        """

    def __itruediv__(self, other: Tensor | Number) -> Self:
        """True quotient of `self` and `other`, element by element; integers are divided as floating
        point numbers; in place.
        """

    def __floordiv__(self, other: Tensor | Number) -> Tensor:
        """Quotient of `self` and `other` rounded down, element by element. An integer division by
        zero is a RuntimeError.
        """

    def __rfloordiv__(self, other: Number) -> Tensor:
        """Quotient of `self` and `other` rounded down, element by element. An integer division by
        zero is a RuntimeError.
        """

    def __ifloordiv__(self, other: Tensor | Number) -> Self:
        """Quotient of `self` and `other` rounded down, element by element. An integer division by
        zero is a RuntimeError; in place.
        """

    def __mod__(self, other: Tensor | Number) -> Tensor:
        """Remainder of the division of `self` by `other` rounded down; it has the sign of `other`,
        as Python's `%`.
        """

    def __rmod__(self, other: Number) -> Tensor:
        """Remainder of the division of `self` by `other` rounded down; it has the sign of `other`,
        as Python's `%`.
        """

    def __imod__(self, other: Tensor | Number) -> Self:
        """Remainder of the division of `self` by `other` rounded down; it has the sign of `other`,
        as Python's `%`; in place.
        """

    def __neg__(self) -> Tensor:
        """Each element with its sign turned."""

    def __pos__(self) -> Tensor:
        """The tensor itself. A boolean tensor is a RuntimeError."""

    @overload
    def __pow__(self, other: Tensor) -> Tensor: ...
    @overload
    def __pow__(self, other: Number) -> Tensor:
        """Each element of `self` raised to the corresponding element of `exponent`, with
        broadcasting.
        """

    @overload
    def __ipow__(self, other: Tensor) -> Self: ...
    @overload
    def __ipow__(self, other: Number) -> Self:
        """Each element of `self` raised to the corresponding element of `exponent`, with
        broadcasting; in place.
        """

    def __rpow__(self, other: Number) -> Tensor:
        """The number `self` raised to each element of `exponent`."""

    def __abs__(self) -> Tensor:
        """Absolute value of each element; a complex one has a real result."""

    def __and__(self, other: Tensor | Number) -> Tensor:
        """Bitwise (for bool, logical) and."""

    def __rand__(self, other: Tensor | Number) -> Tensor:
        """Bitwise (for bool, logical) and."""

    def __iand__(self, other: Tensor | Number) -> Self:
        """Bitwise (for bool, logical) and; in place."""

    def __or__(self, other: Tensor | Number) -> Tensor:
        """Bitwise (for bool, logical) or."""

    def __ror__(self, other: Tensor | Number) -> Tensor:
        """Bitwise (for bool, logical) or."""

    def __ior__(self, other: Tensor | Number) -> Self:
        """Bitwise (for bool, logical) or; in place."""

    def __xor__(self, other: Tensor | Number) -> Tensor:
        """Bitwise (for bool, logical) exclusive or."""

    def __rxor__(self, other: Tensor | Number) -> Tensor:
        """Bitwise (for bool, logical) exclusive or."""

    def __ixor__(self, other: Tensor | Number) -> Self:
        """Bitwise (for bool, logical) exclusive or; in place."""

    def __invert__(self) -> Tensor:
        """Bitwise (for bool, logical) complement."""

    def __lshift__(self, other: Tensor | Number) -> Tensor:
        """The bits of `self` shifted to the left by `other` places."""

    def __rlshift__(self, other: Number) -> Tensor:
        """The bits of `self` shifted to the left by `other` places."""

    def __ilshift__(self, other: Tensor | Number) -> Self:
        """The bits of `self` shifted to the left by `other` places; in place."""

    def __rshift__(self, other: Tensor | Number) -> Tensor:
        """The bits of `self` shifted to the right by `other` places, keeping the sign."""

    def __rrshift__(self, other: Number) -> Tensor:
        """The bits of `self` shifted to the right by `other` places, keeping the sign."""

    def __irshift__(self, other: Tensor | Number) -> Self:
        """The bits of `self` shifted to the right by `other` places, keeping the sign; in place."""

    def __eq__(self, other: Tensor | Number) -> Tensor:  # type: ignore[override]
        """Whether each element of `self` is equal to that of `other`, with broadcasting."""

    def __ne__(self, other: Tensor | Number) -> Tensor:  # type: ignore[override]
        """Whether each element of `self` differs from that of `other`, with broadcasting."""

    def __lt__(self, other: Tensor | Number) -> Tensor:
        """Whether each element of `self` is less than that of `other`, with broadcasting."""

    def __le__(self, other: Tensor | Number) -> Tensor:
        """Whether each element of `self` is at most that of `other`, with broadcasting."""

    def __gt__(self, other: Tensor | Number) -> Tensor:
        """Whether each element of `self` is greater than that of `other`, with broadcasting."""

    def __ge__(self, other: Tensor | Number) -> Tensor:
        """Whether each element of `self` is at least that of `other`, with broadcasting."""

    def __matmul__(self, other: Tensor) -> Tensor:
        """The matrix product: vectors, matrices and batches of matrices that broadcast."""

    def __rmatmul__(self, other: Tensor) -> Tensor:
        """The matrix product: vectors, matrices and batches of matrices that broadcast."""
