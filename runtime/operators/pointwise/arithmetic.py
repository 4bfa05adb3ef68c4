"""Arithmetic, rounding and sign: the operators that are not a NumPy function as they stand.

Operators that are one (`exp`, `maximum`, ...) name it in `native_functions.yaml` and need no kernel.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from ...core.constants import constant
from ...core.errors import C_WORDS, noted
from ...core.namespace import Array, DType, Into, certain, default_dtype, host, kept, np
from ...core.result import Result, before_promotion, only_infers
from ...core.shared_loops import SHARED
from ..dims import check_int64
from ..promotion import INT64, Number, dtype_of, is_exact, promote, promote_dtypes
from ..result import laid_over
from ..scalar_types import not_implemented, number_in
from .elementwise_blocks import by_blocks, of_single_pass, of_two_passes
from .selection import select

# Arithmetic


def _check_alpha(dtype: DType, alpha: Number) -> None:
    if isinstance(alpha, bool):
        if dtype.kind != "b":
            raise RuntimeError("Boolean alpha only supported for Boolean results.")
    elif isinstance(alpha, float) and is_exact(dtype):
        raise RuntimeError(
            "For integral input tensors, argument alpha must not be a floating point number."
        )
    elif type(alpha).__name__ == "complex" and dtype.kind != "c":
        raise RuntimeError(
            "For non-complex input tensors, argument alpha must not be a complex number."
        )


def _scaled(other: Array, alpha: complex) -> Array:
    """`alpha * other`, in the dtype of `other`: modulo the range of an unsigned integer, as truth of a Boolean."""
    if isinstance(other, np.ndarray) and other.dtype.kind in "buV":
        return np.asarray(alpha).astype(other.dtype) * other
    return alpha * other


def _with_product(operation: Any, self: Array, other: Array, alpha: Number, out: Any) -> Array:
    """`operation` of `self` and `alpha * other`, in `out` if it is given.

    In single precision for half, which rounds once then.
    """
    if alpha.__class__ is float and self.__class__ is other.__class__ is np.ndarray:
        if self.dtype is other.dtype and self.dtype.char in "fd" and abs(alpha) <= _LARGEST:
            return operation(self, np.multiply(other, np.array(alpha, self.dtype), out=...), out)  # type: ignore[no-any-return]
    dtype = dtype_of(self, other)
    _check_alpha(dtype, alpha)
    if alpha == 1:
        return operation(self, other, out)  # type: ignore[no-any-return]
    factor = number_in(dtype, alpha)
    if dtype.itemsize != 2 or dtype.kind not in "fV":
        return operation(self, _scaled(other, factor), out)  # type: ignore[no-any-return]
    product = np.asarray(other, np.float32) * np.asarray(factor, dtype).astype(np.float32)
    result = np.asarray(operation(np.asarray(self, np.float32), product)).astype(dtype)
    if out is None:
        return result
    out[...] = result
    return out  # type: ignore[no-any-return]


_LARGEST = 3e38
"""Numbers up to this are such in single precision as well."""


def add(self: Array, other: Array, alpha: Number = 1, out: Array | None = None) -> Array:
    """`self + alpha * other`, in `out` if it is given."""
    return _with_product(np.add, self, other, alpha, out)


def sub(self: Array, other: Array, alpha: Number = 1, out: Array | None = None) -> Array:
    """`self - alpha * other`, in `out` if it is given."""
    return _with_product(np.subtract, self, other, alpha, out)


def reversed_subtract(self: Array, other: Array) -> Array:
    """`other - self`."""
    if self.size >= SHARED:
        return _large_reversed_subtract(self, other)
    return np.subtract(other, self)


@partial(by_blocks, cut=of_single_pass)
def _large_reversed_subtract(self: Array, other: Array, into: Into = ...) -> Array:
    result: Array = np.subtract(other, self, out=into)
    return result


def rsub(self: Array, other: Array, alpha: Number = 1) -> Array:
    """`other - alpha * self`."""
    return sub(other, self, alpha)


@partial(by_blocks, cut=of_single_pass)
def square(self: Array, into: Into = ...) -> Array:
    """`self * self`; the square of a boolean is an int64."""
    if self.dtype.kind == "b":
        return self.astype(INT64)
    return np.square(self, out=into)


@partial(by_blocks, cut=of_two_passes)
def addcmul(
    self: Array, tensor1: Array, tensor2: Array, value: Number = 1, into: Into = ...
) -> Array:
    """`self + value * tensor1 * tensor2`."""
    if value != 1:
        tensor1 = np.multiply(tensor1, number_in(tensor1.dtype, value), out=into)
    return np.add(self, np.multiply(tensor1, tensor2, out=into), out=into)


def _no_division_of_integers(self: DType, tensor1: DType, tensor2: DType) -> None:
    if is_exact(tensor1) and is_exact(tensor2):
        raise RuntimeError(
            "Integer division with addcdiv is no longer supported; convert one of tensor1 and"
            " tensor2 to a floating point dtype, or use torch.div with a rounding mode and addition."
        )


@before_promotion(_no_division_of_integers)
@by_blocks
def addcdiv(self: Array, tensor1: Array, tensor2: Array, value: Number = 1) -> Array:
    """`self + value * tensor1 / tensor2`; a quotient of integers is a RuntimeError, beside whatever it is added to."""
    quotient = np.divide(tensor1, tensor2)
    return self + (quotient if value == 1 else number_in(quotient.dtype, value) * quotient)


def _check_divisor(self: Array | Number, other: Array | Number) -> None:
    divisor = np.asarray(other)
    if is_exact(divisor.dtype) and not certain(divisor.all(), True) and np.size(self):
        raise noted(
            RuntimeError("ZeroDivisionError"), f"a divisor of dtype {divisor.dtype.name} is zero"
        )


def floor_divide(self: Array, other: Array) -> Array:
    """The quotient rounded down; an integer division by zero is a RuntimeError."""
    if is_exact(dtype_of(self, other)):
        _check_divisor(self, other)
    elif (
        np is host and self.size >= _MANY and self.dtype == other.dtype and self.dtype.char in "fd"
    ):
        return _float_floor_divide(self, other)
    return np.floor_divide(self, other)


@by_blocks
def _float_floor_divide(self: Array, other: Array) -> Array:
    # As `np.floor_divide` computes it, one number after the other: the quotient of what the remainder leaves, which is nearly whole.
    zero = constant(0, self.dtype)
    rest = np.fmod(self, other)
    quotient = np.divide(self, other)
    exact = np.divide(np.subtract(self, rest), other)
    wrong = np.not_equal(np.less(rest, zero), np.less(other, zero))
    wrong &= np.not_equal(rest, zero)
    exact -= wrong.view(np.int8)
    whole = np.floor(exact)
    whole += np.greater(np.subtract(exact, whole), constant(0.5, self.dtype)).view(np.int8)
    whole = select(np.not_equal(exact, zero), whole, np.copysign(zero, quotient))
    return select(np.broadcast_to(np.not_equal(other, zero), whole.shape), whole, quotient)


def remainder(self: Array, other: Array) -> Array:
    """The remainder with the sign of the divisor, zeros with that of the dividend; integers by zero are a RuntimeError."""
    if is_exact(dtype_of(self, other)):
        _check_divisor(self, other)
        return np.remainder(self, other)
    if np is host and self.size <= _FEWEST and self.dtype is other.dtype and self.dtype.kind == "f":
        found: Array = np.remainder(self, other, out=...)
        if found.size <= _FEWEST and 0 not in found.ravel().tolist():
            return found
    return _float_remainder(self, other)


_FEWEST = 32
"""Elements up to which a list is made and searched in less time than two functions of NumPy take."""


@by_blocks
def _float_remainder(self: Array, other: Array) -> Array:
    # `np.remainder` computes it so, too, one number after the other, and gives zeros the sign of the divisor.
    rest = _rest(self, other)
    zero = constant(0, rest.dtype)
    wrong = np.not_equal(np.less(rest, zero), np.less(other, zero))
    wrong &= np.not_equal(rest, zero)
    return select(wrong, rest + other, rest)


def fmod(self: Array, other: Array) -> Array:
    """The remainder with the sign of the dividend; integers by zero are a RuntimeError."""
    if is_exact(dtype_of(self, other)):
        _check_divisor(self, other)
        return np.fmod(self, other)
    return _float_fmod(self, other)


@by_blocks
def _float_fmod(self: Array, other: Array) -> Array:
    return _rest(self, other)


_EXACT = 2.0**28


def _rest(self: Array, other: Array) -> Array:
    """`np.fmod` of floating numbers, which NumPy computes one after the other.

    Of many in single precision those in double give the same result in a tenth of the time: below 2**28 the quotient is rounded
    towards zero without error, its product with the divisor is exact, and so is the difference.
    """
    if self.size < _MANY or not self.dtype.char == other.dtype.char == "f" or np is not host:
        return np.fmod(self, other, out=...)
    wide, divisor = self.astype(np.float64), other.astype(np.float64)
    quotient = np.divide(wide, divisor)
    np.trunc(quotient, quotient)
    most = np.absolute(quotient).max()
    quotient *= divisor
    rest = np.subtract(wide, quotient, quotient)
    # Neither is true of NaN, which also comes of infinities and of division by zero.
    if not (most < _EXACT and rest.max() < np.inf):
        return np.fmod(self, other, out=...)
    return np.copysign(rest.astype(np.float32), self)


def div_mode(self: Array, other: Array, rounding_mode: str | None) -> Array:
    """The quotient, rounded as `rounding_mode` says."""
    dtype = dtype_of(self, other)
    if rounding_mode is None:
        if is_exact(dtype):
            return np.divide(self, other, dtype=default_dtype(), casting="unsafe")
        return np.divide(self, other)
    if dtype.kind in "bc":
        raise not_implemented(f"div_{rounding_mode}", dtype)
    if rounding_mode == "floor":
        return floor_divide(self, other)
    if rounding_mode != "trunc":
        raise RuntimeError(
            "div expected rounding_mode to be one of None, 'trunc', or 'floor' but found"
            f" '{rounding_mode}'"
        )
    if not is_exact(dtype):
        return np.trunc(np.divide(self, other))
    _check_divisor(self, other)
    if dtype.kind != "i":
        return np.floor_divide(self, other)
    # Exact for every integer: the remainder with the dividend's sign makes the division even.
    result: Array = np.floor_divide(self - np.fmod(self, other), other)
    return result


def _dtype_of_lerp(self: Array, end: Array, weight: Array | Number) -> DType:
    """The dtype of both ends, promoted with a weight of no dimensions; RuntimeError where others have another one."""
    for name, other in (("end", end), ("weight", weight)):
        if not isinstance(other, np.ndarray) or other.dtype == self.dtype:
            continue
        if name == "end" or other.ndim:
            raise RuntimeError(
                f"expected dtype {C_WORDS[self.dtype.name]} for `{name}` but got dtype {C_WORDS[other.dtype.name]}"
            )
    if not isinstance(weight, np.ndarray):
        number_in(self.dtype, weight)
    elif weight.dtype != self.dtype:
        if self.ndim or end.ndim:
            return promote(self.dtype, weight)
        return promote_dtypes(self.dtype, weight.dtype)
    dtype: DType = self.dtype
    return dtype


@only_infers
def lerp_shape(self: Array, end: Array, weight: Array | Number) -> Result:
    """What all broadcast to; RuntimeError unless they have one dtype, which a weight of no dimensions need not have."""
    return laid_over(_dtype_of_lerp(self, end, weight), self, end, weight)


def lerp(self: Array, end: Array, weight: Array | Number) -> Array:
    """`self + weight * (end - self)`, evaluated from the nearer end so that both are met exactly."""
    dtype = _dtype_of_lerp(self, end, weight)
    if isinstance(weight, np.ndarray) and weight.dtype != dtype:
        weight = weight.astype(dtype)
    if self.dtype != dtype:
        self, end = self.astype(dtype), end.astype(dtype)
    return _lerp(self, end, weight)


def from_nearer_end(weight: Number, dtype: DType) -> tuple[bool, Any]:
    """Whether the start is the nearer end for a `weight`, and which part of the way it is from there.

    Both are those of the weight as `dtype` holds it, as for a tensor of weights: next to 1 that makes a difference.
    """
    # Zeros equal each other, whatever their signs, and so do parts of complex numbers.
    if weight.__class__ is float and weight:
        return _remembered_nearer_end(weight, dtype)
    return _nearer_end(weight, dtype)


def _nearer_end(weight: Number, dtype: DType) -> tuple[bool, Any]:
    rounded = dtype.type(weight)
    near = bool(abs(rounded) < 0.5)
    return near, rounded if near else 1 - rounded


@kept(64)
def _remembered_nearer_end(weight: float, dtype: DType) -> tuple[bool, Any]:
    near, part = _nearer_end(weight, dtype)
    return near, host.asarray(part)


@by_blocks
def _lerp(self: Array, end: Array, weight: Array | Number, into: Into = ...) -> Array:
    if not isinstance(weight, np.ndarray) and self.dtype.char in "fdFD":
        near, part = from_nearer_end(weight, self.dtype)
        rest = np.subtract(end, self, out=into)
        np.multiply(rest, part, out=rest)
        result: Array = np.add(self, rest, out=rest) if near else np.subtract(end, rest, out=rest)
        return result
    difference = end - self
    if isinstance(weight, np.ndarray):
        from_self, from_end = self + weight * difference, end - difference * (1 - weight)
        return select(np.absolute(weight) < 0.5, from_self, from_end)
    if abs(weight) < 0.5:
        return self + weight * difference
    return end - difference * (1 - weight)


# Rounding and sign


def sign(self: Array) -> Array:
    """-1, 0 or 1; the sign of NaN is 0."""
    if self.dtype.kind == "f":
        if self.size >= _MANY:
            return _float_sign(self)
        found = np.sign(self)
        return np.fmax(found, np.fmin(found, constant(0, self.dtype)))
    return self.copy() if self.dtype.kind == "b" else np.sign(self)


@by_blocks
def _float_sign(self: Array) -> Array:
    # The comparisons leave NaN at 0, where np.sign would keep it.
    zero = constant(0, self.dtype)
    above, below = self > zero, self < zero
    narrow = np.subtract(above.view(np.int8), below.view(np.int8))
    return narrow.astype(self.dtype)


_MANY = 4096


def sgn(self: Array) -> Array:
    """`self / abs(self)` for complex tensors (zero for zero), `sign` for others."""
    if self.dtype.kind != "c":
        return sign(self)
    modulus = np.absolute(self)
    return np.divide(self, modulus, out=np.zeros_like(self), where=modulus != 0)


def frac(self: Array) -> Array:
    """The fractional part, with the sign of the element."""
    return self - np.trunc(self)


def round_half_even(self: Array) -> Array:
    """The nearest integer, halves to the even one; integers are copied."""
    return self.copy("K") if is_exact(self.dtype) else np.rint(self)


def round_decimals(self: Array, decimals: int) -> Array:
    """Rounded to `decimals` decimal places."""
    check_int64(decimals)
    if is_exact(self.dtype):
        return self.copy("K")
    factor = self.dtype.type(10.0 ** abs(decimals) if abs(decimals) <= 308 else np.inf)
    result: Array
    if decimals < 0:
        result = np.rint(self / factor) * factor
    else:
        result = np.rint(self * factor) / factor
    return result


def heaviside(self: Array, values: Array) -> Array:
    """0 below zero, 1 above, `values` at zero (and 0 for NaN)."""
    if self.dtype != values.dtype:
        raise RuntimeError("heaviside is not yet implemented for tensors with different dtypes.")
    if self.dtype.kind == "f":  # in which NumPy's function keeps NaN
        return np.heaviside(np.fmax(self, constant(-np.inf, self.dtype)), values)
    zero = constant(0, self.dtype)
    return np.where(self == zero, values, (self > zero).astype(self.dtype))


def nan_to_num(
    self: Array,
    nan: float | None = None,
    posinf: float | None = None,
    neginf: float | None = None,
) -> Array:
    """Finite stand-ins for NaN and the infinities."""
    if is_exact(self.dtype):
        return self.copy("K")
    if self.dtype.kind == "V":  # bfloat16, in which NumPy sees neither NaN nor infinities
        posinf = _MOST_BFLOAT16 if posinf is None else posinf
        neginf = -_MOST_BFLOAT16 if neginf is None else neginf
        return nan_to_num(self.astype(np.float32), nan, posinf, neginf).astype(self.dtype)
    if np is host and self.size <= _FEW and 0 not in np.isfinite(self, out=...).tobytes():
        return self.copy("K")
    if posinf is neginf is None and self.dtype.kind == "f":
        most = float(np.finfo(self.dtype).max)
        return _nan_to_num(self, 0.0 if nan is None else nan, most)
    return np.nan_to_num(
        self, copy=True, nan=0.0 if nan is None else nan, posinf=posinf, neginf=neginf
    )


@by_blocks
def _nan_to_num(self: Array, nan: float, most: float, into: Into = ...) -> Array:
    """With `most`, the largest number of the dtype, for infinity."""
    finite: Array = np.clip(self, -most, most, out=None if into is ... else into)
    np.copyto(finite, nan, where=np.isnan(self))
    return finite


_FEW = 4096
"""Elements up to which asking whether all are finite costs less than NumPy's preparations."""

_MOST_BFLOAT16 = (2 - 2.0**-7) * 2.0**127
"""The largest number of eight binary digits and the exponents of float32."""
