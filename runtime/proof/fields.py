"""The numbers that operators and formulas are run over, instead of floats.

rational   dual numbers over the rationals: exact, and they carry a derivative along
symbols    SymPy expressions, each with its value at one point, by which comparisons are decided: a run follows one
           piece of a function, and what comes out is what the function is on that piece
digits     mpmath's numbers, at as many digits as are asked for
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from fractions import Fraction
from typing import Any

import mpmath
import sympy
from mpmath import mp

from . import constants
from .rational import Dual, Gaussian, Irrational

__all__ = ["FIELD", "Field", "Symbol", "using"]


# -- digits ---------------------------------------------------------------------------------------------

_NAN = mpmath.nan


def _is_complex(value: Any) -> bool:
    return isinstance(value, mpmath.mpc)


def _real_only(function: Callable[..., Any]) -> Callable[..., Any]:
    """NaN where real arguments have no real value, as arrays of floats have it."""

    def evaluated(*args: Any) -> Any:
        if any(isinstance(x, mpmath.mpf) and mpmath.isnan(x) for x in args):
            return _NAN
        try:
            value = function(*args)
        except (ZeroDivisionError, OverflowError, ValueError):
            return _NAN
        if _is_complex(value) and not any(map(_is_complex, args)):
            return value.real if value.imag == 0 else _NAN
        return value

    return evaluated


def _log(x: Any) -> Any:
    return -mpmath.inf if x == 0 else mpmath.log(x)


def _log1p(x: Any) -> Any:
    return _log(1 + x) if x == -1 or abs(x) > 0.1 else mpmath.log1p(x)


def _atan2(y: Any, x: Any) -> Any:
    return mpmath.atan2(y, x)


def _expm1(x: Any) -> Any:
    return mpmath.expm1(x) if abs(x) < 1 else mpmath.exp(x) - 1


def _sign(x: Any) -> Any:
    if _is_complex(x):
        return x if x == 0 else x / abs(x)
    return mpmath.sign(x)


def _erfinv(x: Any) -> Any:
    """By Newton's method on the logarithm of the complement, from what it is far out."""
    if abs(x) >= 1:
        return mpmath.inf * _sign(x) if abs(x) == 1 else _NAN
    if abs(x) < 0.5:
        return mpmath.findroot(lambda y: mpmath.erf(y) - x, x * 0.9) if x != 0 else x
    rest = 1 - abs(x)
    far = -mpmath.log(rest)
    guess = mpmath.sqrt(far - mpmath.log(mpmath.pi * far) / 2) if far > 3 else mpmath.mpf(1)
    for _ in range(100):
        value = mpmath.erfc(guess)
        step = (
            mpmath.log(value / rest)
            * value
            * mpmath.exp(guess * guess)
            * mpmath.sqrt(mpmath.pi)
            / 2
        )
        guess = guess + step
        if abs(step) <= abs(guess) * mpmath.eps * 1000:
            return guess * _sign(x)
    raise Irrational("the inverse of the error function does not converge")


def _erfc(x: Any) -> Any:
    """Far out by its asymptotic series (NIST Handbook of Mathematical Functions, 7.12.1), where mpmath is slow."""
    if _is_complex(x) or x < 1e8:
        return mpmath.erfc(x)
    term = total = mpmath.mpf(1)
    for k in range(1, 200):
        term = -term * (2 * k - 1) / (2 * x * x)
        total += term
        if abs(term) < mpmath.eps:
            break
    return mpmath.exp(-x * x) / (x * mpmath.sqrt(mpmath.pi)) * total


def _polygamma(n: Any, x: Any) -> Any:
    """Close to zero by its recurrence, where mpmath is slow."""
    n = int(n)
    if _is_complex(x) or abs(x) > 1e-20 or x == 0:
        return mpmath.polygamma(n, x)
    return mpmath.polygamma(n, 1 + x) - (-1) ** n * mpmath.factorial(n) / x ** (n + 1)


def _round(x: Any) -> Any:
    return mpmath.nint(x)


_DIGITS: dict[str, Callable[..., Any]] = {
    "exp": mpmath.exp, "log": _log, "sqrt": mpmath.sqrt, "sin": mpmath.sin, "cos": mpmath.cos,
    "tan": mpmath.tan, "asin": mpmath.asin, "acos": mpmath.acos, "atan": mpmath.atan, "sinh": mpmath.sinh,
    "cosh": mpmath.cosh, "tanh": mpmath.tanh, "asinh": mpmath.asinh, "acosh": mpmath.acosh, "atanh": mpmath.atanh,
    "atan2": _atan2, "erf": mpmath.erf, "erfc": _erfc, "erfinv": _erfinv, "gamma": mpmath.gamma,
    "loggamma": lambda x: mpmath.log(abs(mpmath.gamma(x))) if x < 0 else mpmath.loggamma(x),
    "digamma": lambda x: _polygamma(0, x), "polygamma": _polygamma, "zeta": lambda s, a: mpmath.zeta(s, a),
    "besseli": lambda n, x: mpmath.besseli(int(n), x), "uppergamma": lambda s, x: mpmath.gammainc(s, x),
    "lowergamma": lambda s, x: mpmath.gammainc(s, 0, x),
    "hyp0f1": mpmath.hyp0f1,
    "hyp1f1": mpmath.hyp1f1,
    "arg": mpmath.arg, "log1p": _log1p, "expm1": _expm1,
}  # fmt: skip


class _Arithmetic:
    """What Python's operators compute in each field."""

    def abs(self, x: Any) -> Any:
        return abs(x)

    def power(self, x: Any, y: Any) -> Any:
        return x**y

    def divide(self, x: Any, y: Any) -> Any:
        return x / y

    def less(self, x: Any, y: Any) -> bool:
        return bool(x < y)

    def equal(self, x: Any, y: Any) -> bool:
        return bool(x == y)


class Digits(_Arithmetic):
    """mpmath's numbers."""

    name = "digits"

    def number(self, value: Any) -> Any:
        if isinstance(value, (mpmath.mpf, mpmath.mpc)):
            return value
        if isinstance(value, complex):
            return mpmath.mpc(self.number(value.real), self.number(value.imag))
        if isinstance(value, float):
            if value != value or value in (float("inf"), float("-inf")):
                return mpmath.mpf(value)
            return constants.as_digits(value)
        if isinstance(value, Fraction):
            return mpmath.mpf(value.numerator) / value.denominator
        return mpmath.mpf(int(value))

    def sample(self, value: complex) -> Any:
        """The number `value` exactly."""
        return mpmath.mpmathify(value)

    def real(self, x: Any) -> Any:
        return x.real

    def imag(self, x: Any) -> Any:
        return x.imag

    def conj(self, x: Any) -> Any:
        return mpmath.conj(x) if _is_complex(x) else x

    def combine(self, re: Any, im: Any) -> Any:
        return mpmath.mpc(re, im)

    def as_complex(self, x: Any) -> Any:
        return mpmath.mpc(x)

    def is_complex(self, x: Any) -> bool:
        return _is_complex(x)

    def sign(self, x: Any) -> Any:
        return _sign(x)

    def floor(self, x: Any) -> Any:
        return mpmath.floor(x) if mpmath.isfinite(x) else x

    def ceil(self, x: Any) -> Any:
        return mpmath.ceil(x) if mpmath.isfinite(x) else x

    def round(self, x: Any) -> Any:
        return _round(x)

    def power(self, x: Any, y: Any) -> Any:
        if not _is_complex(y) and y == int(y) if mpmath.isfinite(y) and abs(y) < 10**9 else False:
            return _real_only(lambda a: a ** int(y.real))(x) if x != 0 or y >= 0 else _inf_of(x)
        if x == 0:
            return x * 0 if y.real > 0 else _inf_of(x)
        return _real_only(mpmath.power)(x, y)

    def divide(self, x: Any, y: Any) -> Any:
        if y == 0:
            if x == 0 or x != x:
                return _NAN
            return _NAN if _is_complex(x) or _is_complex(y) else mpmath.inf * _sign(x)
        return x / y

    def isnan(self, x: Any) -> bool:
        return bool(mpmath.isnan(x))

    def isinf(self, x: Any) -> bool:
        return bool(mpmath.isinf(x))

    def as_float(self, x: Any) -> complex:
        return complex(x) if _is_complex(x) else float(x)

    def call(self, name: str, *args: Any) -> Any:
        return _real_only(_DIGITS[name])(*args)


def _inf_of(x: Any) -> Any:
    return _NAN if _is_complex(x) else mpmath.inf


# -- rational -------------------------------------------------------------------------------------------


class Rational(_Arithmetic):
    """Dual numbers over the rationals."""

    name = "rational"

    def number(self, value: Any) -> Any:
        if value.__class__ is Dual:
            return value
        if isinstance(value, (bool, int)):
            return Dual(int(value))
        if isinstance(value, float):
            return Dual(_fraction(value))
        if isinstance(value, complex):
            return Dual(Gaussian(_fraction(value.real), _fraction(value.imag)))
        if isinstance(value, Fraction):
            return Dual(value)
        return self.number(value.item())

    def sample(self, value: complex) -> Any:
        if isinstance(value, complex):
            return Dual(Gaussian(_short(value.real), _short(value.imag)))
        return Dual(_short(value))

    def real(self, x: Any) -> Any:
        return x.real_part()

    def imag(self, x: Any) -> Any:
        return x.imag_part()

    def conj(self, x: Any) -> Any:
        return x.conjugate()

    def combine(self, re: Any, im: Any) -> Any:
        return re + im * Dual(Gaussian(0, 1))

    def as_complex(self, x: Any) -> Any:
        return x if x.a.__class__ is Gaussian else Dual(Gaussian(x.a, 0), x.b)

    def is_complex(self, x: Any) -> bool:
        return x.a.__class__ is Gaussian

    def sign(self, x: Any) -> Any:
        if x.a.__class__ is Gaussian:
            return x if x.a == 0 and x.b == 0 else x / abs(x)
        if x.a == 0 and x.b != 0:
            raise Irrational("the slope of a sign at zero")
        return Dual((x.a > 0) - (x.a < 0))

    def floor(self, x: Any) -> Any:
        return x.__floor__()

    def ceil(self, x: Any) -> Any:
        return x.__ceil__()

    def round(self, x: Any) -> Any:
        return x.rounded()

    def isnan(self, x: Any) -> bool:
        return False

    def isinf(self, x: Any) -> bool:
        return False

    def as_float(self, x: Any) -> complex:
        return complex(x) if x.a.__class__ is Gaussian else float(x)

    def call(self, name: str, *args: Any) -> Any:
        if name == "sqrt":
            return args[0].sqrt()
        if all(x.b == 0 for x in args) and name in ("exp", "log", "sin", "cos", "log1p", "expm1"):
            if args[0] == (1 if name == "log" else 0):
                return Dual(1 if name in ("exp", "cos") else 0)
        raise Irrational(name)


def _fraction(value: float) -> Any:
    """The rational number that `value` was written for; `Irrational` if it was written for none."""
    if value == int(value) if abs(value) < 2.0**53 else False:
        return int(value)
    if value != value or value in (float("inf"), float("-inf")):
        raise Irrational(repr(value))
    number = constants.meant(value)
    if not number.is_Rational:
        raise Irrational(str(number))
    return Fraction(int(number.p), int(number.q))


_SHORT = 1 << 20


def _short(value: float) -> Any:
    """`value` to about twenty bits: any numbers will do that samples draw, and short ones are quicker."""
    scaled = (
        Fraction(round(value * _SHORT), _SHORT)
        if value == value and abs(value) < 2.0**60
        else value
    )
    return int(scaled) if scaled == int(scaled) else scaled


# -- symbols --------------------------------------------------------------------------------------------

_SYMPY: dict[str, Callable[..., Any]] = {
    name: getattr(sympy, name)
    for name in ["exp", "log", "sqrt", "sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "asinh", "acosh", "atanh", "atan2", "erf", "erfc", "erfinv", "gamma", "loggamma", "digamma", "polygamma", "zeta", "besseli", "uppergamma", "lowergamma", "arg"]
}  # fmt: skip
_SYMPY["hyp0f1"] = lambda b, x: sympy.hyper([], [b], x)
_SYMPY["hyp1f1"] = lambda a, b, x: sympy.hyper([a], [b], x)
_SYMPY["log1p"] = lambda x: sympy.log(1 + x)
_SYMPY["expm1"] = lambda x: sympy.exp(x) - 1


class Symbol:
    """An expression with its value at a point."""

    __slots__ = ("expr", "value")

    def __init__(self, expr: Any, value: Any) -> None:
        self.expr = expr
        self.value = value

    @staticmethod
    def of(value: Any) -> Symbol:
        return value if value.__class__ is Symbol else SYMBOLS.number(value)

    def __add__(self, other: Any) -> Symbol:
        other = Symbol.of(other)
        return Symbol(self.expr + other.expr, self.value + other.value)

    def __radd__(self, other: Any) -> Symbol:
        return Symbol.of(other) + self

    def __neg__(self) -> Symbol:
        return Symbol(-self.expr, -self.value)

    def __pos__(self) -> Symbol:
        return self

    def __sub__(self, other: Any) -> Symbol:
        other = Symbol.of(other)
        return Symbol(self.expr - other.expr, self.value - other.value)

    def __rsub__(self, other: Any) -> Symbol:
        return Symbol.of(other) - self

    def __mul__(self, other: Any) -> Symbol:
        other = Symbol.of(other)
        return Symbol(self.expr * other.expr, self.value * other.value)

    def __rmul__(self, other: Any) -> Symbol:
        return Symbol.of(other) * self

    def __truediv__(self, other: Any) -> Symbol:
        other = Symbol.of(other)
        if other.expr == 0:
            raise Irrational("a division by zero")
        return Symbol(self.expr / other.expr, DIGITS.divide(self.value, other.value))

    def __rtruediv__(self, other: Any) -> Symbol:
        return Symbol.of(other) / self

    def __pow__(self, other: Any) -> Symbol:
        other = Symbol.of(other)
        return Symbol(self.expr**other.expr, DIGITS.power(self.value, other.value))

    def __rpow__(self, other: Any) -> Symbol:
        return Symbol.of(other) ** self

    def __abs__(self) -> Symbol:
        if self.expr.is_extended_real:
            return -self if self.value < 0 else self
        return Symbol(sympy.Abs(self.expr), abs(self.value))

    def conjugate(self) -> Symbol:
        return Symbol(sympy.conjugate(self.expr), mpmath.conj(self.value))

    def __lt__(self, other: Any) -> bool:
        return bool(self.value < Symbol.of(other).value)

    def __le__(self, other: Any) -> bool:
        return bool(self.value <= Symbol.of(other).value)

    def __gt__(self, other: Any) -> bool:
        return bool(self.value > Symbol.of(other).value)

    def __ge__(self, other: Any) -> bool:
        return bool(self.value >= Symbol.of(other).value)

    def __eq__(self, other: object) -> bool:
        return bool(self.value == Symbol.of(other).value)

    __hash__ = None  # type: ignore[assignment]

    def __bool__(self) -> bool:
        return bool(self.value != 0)

    def __float__(self) -> float:
        return float(self.value)

    def __complex__(self) -> complex:
        return complex(self.value)

    def __int__(self) -> int:
        return int(self.value)

    def __repr__(self) -> str:
        return f"Symbol({self.expr})"


class Symbols(_Arithmetic):
    """Expressions with a value each."""

    name = "symbols"

    def number(self, value: Any) -> Any:
        if value.__class__ is Symbol:
            return value
        if isinstance(value, float):
            if value != value or value in (float("inf"), float("-inf")):
                return Symbol(sympy.sympify(value), mpmath.mpf(value))
            return Symbol(constants.meant(value), constants.as_digits(value))
        if isinstance(value, complex):
            return self.combine(self.number(value.real), self.number(value.imag))
        if isinstance(value, (bool, int)):
            return Symbol(sympy.Integer(int(value)), mpmath.mpf(int(value)))
        return self.number(value.item())

    def sample(self, value: complex) -> Any:
        return self.number(value)

    def real(self, x: Any) -> Any:
        return Symbol(sympy.re(x.expr), x.value.real)

    def imag(self, x: Any) -> Any:
        return Symbol(sympy.im(x.expr), x.value.imag)

    def conj(self, x: Any) -> Any:
        return x.conjugate()

    def combine(self, re: Any, im: Any) -> Any:
        return Symbol(re.expr + sympy.I * im.expr, mpmath.mpc(re.value, im.value))

    def as_complex(self, x: Any) -> Any:
        return Symbol(x.expr, mpmath.mpc(x.value))

    def is_complex(self, x: Any) -> bool:
        return _is_complex(x.value)

    def sign(self, x: Any) -> Any:
        if x.expr.is_extended_real:
            return self.number(int(_sign(x.value)))
        return x / abs(x)

    def _step(self, x: Any, value: Any) -> Any:
        return self.number(int(value))

    def floor(self, x: Any) -> Any:
        return self._step(x, mpmath.floor(x.value))

    def ceil(self, x: Any) -> Any:
        return self._step(x, mpmath.ceil(x.value))

    def round(self, x: Any) -> Any:
        return self._step(x, mpmath.nint(x.value))

    def isnan(self, x: Any) -> bool:
        return bool(mpmath.isnan(x.value))

    def isinf(self, x: Any) -> bool:
        return bool(mpmath.isinf(x.value))

    def as_float(self, x: Any) -> complex:
        return DIGITS.as_float(x.value)

    def call(self, name: str, *args: Any) -> Any:
        if name not in _SYMPY:
            raise Irrational(f"SymPy has no {name}")
        value = DIGITS.call(name, *(x.value for x in args))
        if mpmath.isnan(value):
            return Symbol(sympy.nan, value)
        return Symbol(_SYMPY[name](*(x.expr for x in args)), value)


Field = Digits | Rational | Symbols
DIGITS, RATIONAL, SYMBOLS = Digits(), Rational(), Symbols()


class _Current:
    """The field in use: whatever arrays there are is over this one."""

    field: Any = DIGITS

    def __getattr__(self, name: str) -> Any:
        return getattr(self.field, name)


FIELD = _Current()


@contextmanager
def using(field: Field, digits: int = 60) -> Iterator[None]:
    """Compute over `field` meanwhile; mpmath's numbers have so many `digits`."""
    outer, FIELD.field = FIELD.field, field
    try:
        with mp.workdps(digits):
            yield
    finally:
        FIELD.field = outer
