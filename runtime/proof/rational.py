"""Dual numbers over the rationals: arithmetic without rounding that carries a derivative along.

``a + b e`` with ``e * e = 0`` (Clifford, 1873): whatever is computed of ``x + u e`` by additions, products and quotients is
``f(x) + f'(x) u e``, exactly.  `a` and `b` are rational, or rational complex numbers (`Gaussian`).  What leaves the
rationals raises `Irrational`.
"""

from __future__ import annotations

from fractions import Fraction
from math import isqrt
from typing import Any


class Irrational(ArithmeticError):
    """The result is not a rational number, or there is none."""


class Unsupported(Exception):
    """Exact numbers cannot do this: neither is there a proof, nor a mistake."""


class Gaussian:
    """A complex number with rational parts."""

    __slots__ = ("im", "re")

    def __init__(self, re: Any, im: Any) -> None:
        self.re = re
        self.im = im

    def __add__(self, other: Any) -> Gaussian:
        if other.__class__ is Gaussian:
            return Gaussian(self.re + other.re, self.im + other.im)
        return Gaussian(self.re + other, self.im)

    __radd__ = __add__

    def __neg__(self) -> Gaussian:
        return Gaussian(-self.re, -self.im)

    def __sub__(self, other: Any) -> Any:
        return self + -other

    def __rsub__(self, other: Any) -> Any:
        return -self + other

    def __mul__(self, other: Any) -> Gaussian:
        if other.__class__ is Gaussian:
            return Gaussian(
                self.re * other.re - self.im * other.im, self.re * other.im + self.im * other.re
            )
        return Gaussian(self.re * other, self.im * other)

    __rmul__ = __mul__

    def inverse(self) -> Gaussian:
        """One over it; ZeroDivisionError for zero."""
        modulus = Fraction(self.re * self.re + self.im * self.im)
        return Gaussian(self.re / modulus, -self.im / modulus)

    def __eq__(self, other: object) -> bool:
        return bool(part_real(other) == self.re and part_imag(other) == self.im)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"({self.re} + {self.im}i)"


def part_real(value: Any) -> Any:
    """The real part of a rational number, complex or not."""
    return value.re if value.__class__ is Gaussian else value


def part_imag(value: Any) -> Any:
    """The imaginary part of a rational number, complex or not."""
    return value.im if value.__class__ is Gaussian else 0


def conjugate(value: Any) -> Any:
    """The complex conjugate of a rational number."""
    return Gaussian(value.re, -value.im) if value.__class__ is Gaussian else value


def _quotient(a: Any, b: Any) -> Any:
    try:
        return a * b.inverse() if b.__class__ is Gaussian else a * (1 / Fraction(b))
    except ZeroDivisionError:
        raise Irrational("a division by zero") from None


def _root(value: Any) -> Fraction:
    """The square root of a square; `Irrational` for anything else."""
    if value.__class__ is not Gaussian and value >= 0:
        fraction = Fraction(value)
        above, below = isqrt(fraction.numerator), isqrt(fraction.denominator)
        if above * above == fraction.numerator and below * below == fraction.denominator:
            return Fraction(above, below)
    raise Irrational(f"the square root of {value}")


class Dual:
    """The number ``a + b e``; `b` is 0 where nothing is differentiated."""

    __slots__ = ("a", "b")

    def __init__(self, a: Any, b: Any = 0) -> None:
        self.a = a
        self.b = b

    @staticmethod
    def of(value: Any) -> Dual:
        """`value`, any number, as one of these."""
        if value.__class__ is Dual:
            return value
        from .fields import FIELD

        return FIELD.number(value)  # type: ignore[no-any-return]

    def __add__(self, other: Any) -> Dual:
        other = other if other.__class__ is Dual else Dual.of(other)
        return Dual(self.a + other.a, self.b + other.b)

    __radd__ = __add__

    def __neg__(self) -> Dual:
        return Dual(-self.a, -self.b)

    def __pos__(self) -> Dual:
        return self

    def __sub__(self, other: Any) -> Dual:
        other = other if other.__class__ is Dual else Dual.of(other)
        return Dual(self.a - other.a, self.b - other.b)

    def __rsub__(self, other: Any) -> Dual:
        return Dual.of(other) - self

    def __mul__(self, other: Any) -> Dual:
        other = other if other.__class__ is Dual else Dual.of(other)
        a, b, c, d = self.a, self.b, other.a, other.b
        if b.__class__ is int and not b:
            return Dual(a * c, 0 if d.__class__ is int and not d else a * d)
        return Dual(a * c, b * c if d.__class__ is int and not d else a * d + b * c)

    __rmul__ = __mul__

    def __truediv__(self, other: Any) -> Dual:
        other = Dual.of(other)
        value = _quotient(self.a, other.a)
        return Dual(value, _quotient(self.b - value * other.b, other.a))

    def __rtruediv__(self, other: Any) -> Dual:
        return Dual.of(other) / self

    def __pow__(self, other: Any) -> Dual:
        exponent = Dual.of(other)
        power = exponent.a
        if exponent.b != 0:
            raise Irrational("a power whose exponent varies")
        if power.__class__ is Gaussian and power.im == 0:
            power = power.re
        if power.__class__ is Gaussian:
            raise Irrational("a complex power")
        twice = 2 * power
        if twice != int(twice):
            raise Irrational(f"the power {power}")
        base = self if power == int(power) else self.sqrt()
        count = int(power) if base is self else int(twice)
        result = Dual(1)
        for _ in range(abs(count)):
            result = result * base
        return result if count >= 0 else 1 / result

    def __rpow__(self, other: Any) -> Any:
        return Dual.of(other) ** self

    def __abs__(self) -> Dual:
        if self.a.__class__ is Gaussian:
            return (self * self.conjugate()).real_part().sqrt()
        if self.a == 0 and self.b != 0:
            raise Irrational("the slope of a modulus at zero")
        return -self if self.a < 0 else self

    def __floordiv__(self, other: Any) -> Dual:
        return Dual((self / other).ordered() // 1)

    def __mod__(self, other: Any) -> Dual:
        outcome: Dual = self - Dual.of(other) * (self // other)
        return outcome

    def __floor__(self) -> Dual:
        return Dual(self.ordered() // 1)

    def __ceil__(self) -> Dual:
        return Dual(-(-self.ordered() // 1))

    def __trunc__(self) -> Dual:
        return self.__floor__() if self.ordered() >= 0 else self.__ceil__()

    def rounded(self) -> Dual:
        """The nearest integer, the even one of two."""
        return Dual(round(Fraction(self.ordered())))

    def sqrt(self) -> Dual:
        """The square root of a square."""
        root = Dual(_root(self.a))
        return (
            root
            if self.b.__class__ is int and not self.b
            else Dual(root.a, (Dual(self.b) / (2 * root)).a)
        )

    def conjugate(self) -> Dual:
        """The complex conjugate."""
        return Dual(conjugate(self.a), conjugate(self.b))

    def real_part(self) -> Dual:
        """The real part."""
        return Dual(part_real(self.a), part_real(self.b))

    def imag_part(self) -> Dual:
        """The imaginary part."""
        return Dual(part_imag(self.a), part_imag(self.b))

    def ordered(self) -> Any:
        """The value, by which it is compared; TypeError for a complex one."""
        if self.a.__class__ is Gaussian:
            if self.a.im == 0:
                return self.a.re
            raise TypeError("complex numbers have no order")
        return self.a

    def __lt__(self, other: Any) -> bool:
        return bool(self.ordered() < _plain(other))

    def __le__(self, other: Any) -> bool:
        return bool(self.ordered() <= _plain(other))

    def __gt__(self, other: Any) -> bool:
        return bool(self.ordered() > _plain(other))

    def __ge__(self, other: Any) -> bool:
        return bool(self.ordered() >= _plain(other))

    def __eq__(self, other: object) -> bool:
        if isinstance(other, float):
            return bool(self.a == other)
        return bool(self.a == Dual.of(other).a)

    __hash__ = None  # type: ignore[assignment]

    def __bool__(self) -> bool:
        return bool(self.a != 0)

    def __float__(self) -> float:
        return float(self.ordered())

    def __complex__(self) -> complex:
        return complex(float(part_real(self.a)), float(part_imag(self.a)))

    def __int__(self) -> int:
        return int(self.ordered())

    def __repr__(self) -> str:
        return f"Dual({self.a!r}, {self.b!r})"


def _plain(other: Any) -> Any:
    return other if isinstance(other, float) else Dual.of(other).ordered()
