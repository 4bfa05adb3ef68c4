"""Tensors made from nothing: constants, sequences, identities and uninitialised memory."""

from __future__ import annotations

import math
import struct
from typing import Any

from ...core.errors import noted
from ...core.namespace import Array, DType, default_dtype, empty_in_order, np
from ...core.result import Result, only_infers, orders
from ...core.warn import warn_caller
from ..memory_formats import order_of
from ..promotion import complex_of
from ..scalar_types import not_implemented, number_in

Number = bool | int | float | complex

_INT64 = np.dtype(np.int64)
_BOOL = np.dtype(np.bool_)


def _check_size(size: tuple[int, ...]) -> None:
    if size and min(size) < 0:
        negative = next(length for length in size if length < 0)
        raise RuntimeError(
            f"Trying to create tensor with negative dimension {negative}: {list(size)}"
        )


@orders
def empty_size(size: tuple[int, ...], dtype: DType | None, memory_format: Any = None) -> Array:
    """An uninitialised tensor of the given size."""
    _check_size(size)
    if memory_format is None:
        return np.empty(size, dtype or default_dtype())
    return empty_in_order(size, dtype or default_dtype(), order_of(memory_format, size))


def zeros(size: tuple[int, ...], dtype: DType | None) -> Array:
    """A tensor of zeros; the operating system clears the memory when it is first touched."""
    _check_size(size)
    return np.zeros(size, dtype or default_dtype())


def sized_shape(size: tuple[int, ...], /, *rest: Any) -> Result:
    """A size that is given, in the dtype that is the last argument, or the default one."""
    _check_size(size)
    return Result(tuple(size), rest[-1] or default_dtype())


@orders
def like_shape(self: Array, /, *rest: Any) -> Result:
    """The shape and, unless the last arguments are others, dtype and order of dimensions in memory of `self`."""
    *_, dtype, memory_format = rest
    order = order_of(memory_format, self.shape, self)
    return Result(self.shape, dtype or self.dtype, (), order)


def new_shape(self: Array, size: tuple[int, ...], /, *rest: Any) -> Result:
    """A size that is given, in the dtype that is the last argument, or that of `self`."""
    return sized_shape(size, rest[-1] or self.dtype)


def ones(first: Any, /, *rest: Any, out: Array) -> None:
    """Ones."""
    out.fill(1)


def fill_dtype(fill_value: Number) -> DType:
    """The dtype of a tensor that a Python number fills: bool, int64, or the default one."""
    if isinstance(fill_value, bool):
        return _BOOL
    if isinstance(fill_value, int):
        return _INT64
    default: DType = default_dtype()
    return complex_of(default) if isinstance(fill_value, complex) else default


def filled(result: Array, fill_value: Number) -> Array:
    """`result` with every element set; RuntimeError for a number that its dtype cannot hold."""
    result.fill(number_in(result.dtype, fill_value))
    return result


def full_shape(size: tuple[int, ...], fill_value: Number, dtype: DType | None) -> Result:
    """A size that is given, in the number's own dtype unless one is given."""
    return sized_shape(size, dtype or fill_dtype(fill_value))


def full(shaped: Any, fill_value: Number, /, *rest: Any, out: Array) -> None:
    """One number everywhere."""
    filled(out, fill_value)


def new_full(
    self: Array, size: tuple[int, ...], fill_value: Number, dtype: DType | None, *, out: Array
) -> None:
    """One number everywhere."""
    filled(out, fill_value)


@orders
def empty_like(self: Array, dtype: DType | None, memory_format: Any = None) -> Array:
    """An uninitialised tensor with the shape and (unless given) the order of dimensions in memory of `self`."""
    if memory_format is None and self.flags.c_contiguous:
        return np.empty(self.shape, dtype or self.dtype)
    order = order_of(memory_format, self.shape, self)
    return empty_in_order(self.shape, dtype or self.dtype, order)


@orders
def zeros_like(self: Array, dtype: DType | None, memory_format: Any = None) -> Array:
    """Zeros with the shape and (unless given) the order of dimensions in memory of `self`."""
    if memory_format is None and self.flags.c_contiguous:
        return np.zeros(self.shape, dtype or self.dtype)
    zeros = empty_like(self, dtype, memory_format)
    zeros.fill(0)
    return zeros


def new_empty(self: Array, size: tuple[int, ...], dtype: DType | None) -> Array:
    """An uninitialised tensor of the given size in the dtype of `self`."""
    return empty_size(size, dtype or self.dtype)


def new_zeros(self: Array, size: tuple[int, ...], dtype: DType | None) -> Array:
    """Zeros of the given size in the dtype of `self`."""
    return zeros(size, dtype or self.dtype)


@orders
def empty_strided(size: tuple[int, ...], stride: tuple[int, ...], dtype: DType | None) -> Array:
    """An uninitialised tensor with the strides (in elements) that were asked for."""
    _check_size(size)
    if len(size) != len(stride):
        raise RuntimeError(
            f"mismatch in length of strides and shape: {len(stride)} and {len(size)}"
        )
    if stride and min(stride) < 0:
        raise RuntimeError("Negative strides are not supported")
    dtype = dtype or default_dtype()
    extent = 0
    if 0 not in size:
        extent = 1 + sum((length - 1) * step for length, step in zip(size, stride))
    memory = np.empty(extent, dtype)
    return np.ndarray(size, dtype, memory, 0, tuple(step * dtype.itemsize for step in stride))


@orders
def new_empty_strided(
    self: Array, size: tuple[int, ...], stride: tuple[int, ...], dtype: DType | None
) -> Array:
    """An uninitialised tensor of the given size and strides in the dtype of `self`."""
    return empty_strided(size, stride, dtype or self.dtype)


@orders
def empty_permuted(
    size: tuple[int, ...], physical_layout: tuple[int, ...], dtype: DType | None
) -> Array:
    """An uninitialised tensor, dense in memory in the order of dimensions `physical_layout`."""
    if sorted(physical_layout) != list(range(len(size))):
        raise RuntimeError(
            f"Number of dimensions in size and physical_layout, or their values, do not match: "
            f"{list(size)} and {list(physical_layout)}"
        )
    memory = empty_size(tuple(size[dim] for dim in physical_layout), dtype)
    inverse = sorted(range(len(size)), key=physical_layout.__getitem__)
    return memory.transpose(inverse)


def scalar_tensor(s: Number, dtype: DType | None) -> Array:
    """A 0-d tensor that holds `s`, in the default dtype unless `dtype` is given."""
    return filled(np.empty((), dtype or default_dtype()), s)


def _real(number: Number) -> float:
    if isinstance(number, complex):
        raise RuntimeError("value cannot be converted to type double without overflow")
    return number


def _integer(number: float) -> int:
    """A whole number of 64 bits; RuntimeError for others."""
    if not math.isfinite(number):
        raise RuntimeError(f"unsupported range: {number}")
    whole = int(number)
    if not -(1 << 63) <= whole < 1 << 63:
        raise RuntimeError("value cannot be converted to type int64_t without overflow")
    return whole


def _count_steps(start: float, end: float, step: float, *, inclusive: bool) -> int:
    """How many elements a sequence with that step has; RuntimeError when it leads nowhere."""
    if step == 0:
        raise noted(RuntimeError("step must be nonzero"), f"from {start} to {end} with step {step}")
    if not (math.isfinite(start) and math.isfinite(end)):
        raise RuntimeError(f"unsupported range: {start} -> {end}")
    if (end < start) if step > 0 else (end > start):
        raise noted(
            RuntimeError("upper bound and lower bound inconsistent with step sign"),
            f"from {start} to {end} with step {step}",
        )
    if isinstance(start, int) and isinstance(end, int) and isinstance(step, int):
        whole = (end - start) // step if inclusive else -((start - end) // step)
    else:
        quotient = (end - start) / step
        whole = math.floor(quotient) if inclusive else math.ceil(quotient)
    return whole + 1 if inclusive else whole


def arange_dtype(*numbers: Number) -> DType:
    """The dtype of a sequence between such numbers: int64 for integers, else the default dtype."""
    if all(isinstance(number, int) for number in numbers):
        return _INT64
    return default_dtype()


def _sequence(start: float, step: float, count: int, dtype: DType) -> Array:
    if dtype.kind in "iu":
        start, step = int(start), int(step)
        end = start + step * count
        if step and -(1 << 62) < end < 1 << 62:
            return np.arange(start, end, step, dtype=np.int64).astype(dtype, copy=False)
    steps: Array = np.arange(count, dtype=np.float64)
    if step != 1:
        steps *= step
    if start != 0:
        steps += start
    return steps.astype(dtype, copy=False)


@only_infers
def arange_shape(first: Number, /, *rest: Any) -> Result:
    """``ceil((end - start) / step)`` elements; RuntimeError for a zero step, or one away from the end.

    The arguments are the end, or start and end, or start, end and step; and the dtype.
    """
    return _counted(*_bounds(first, *rest))


def _counted(start: Number, end: Number, step: Number, dtype: DType) -> Result:
    if dtype.kind in "bc":
        raise not_implemented("arange_cpu", dtype)
    start, end, step = _real(start), _real(end), _real(step)
    if dtype == _INT64:
        if step and not int(step):
            raise ValueError("step must be nonzero")
        start, end, step = _integer(start), _integer(end), int(step)
    return Result((_count_steps(start, end, step, inclusive=False),), dtype)


def _bounds(*given: Any) -> tuple[Number, Number, Number, DType]:
    """Start, end, step and dtype that arguments of `arange` mean."""
    *numbers, dtype = given
    if len(numbers) == 1:
        numbers = [0, *numbers]
    start, end, step = (*numbers, 1)[:3]
    return start, end, step, dtype or arange_dtype(*numbers)


def arange(first: Number, /, *rest: Any) -> Array:
    """``start, start + step, …`` up to but without the end; arguments as of `arange_shape`.

    Computed in float64 for floating dtypes, so that errors do not accumulate.
    """
    start, end, step, dtype = _bounds(first, *rest)
    (count,), *_ = _counted(start, end, step, dtype)
    return _sequence(_real(start), _real(step), count, dtype)


@only_infers
def range_step_shape(start: Number, end: Number, step: Number, dtype: DType | None) -> Result:
    """As `arange_shape`, with `end`."""
    count = _count_steps(_real(start), _real(end), _real(step), inclusive=True)
    return Result((count,), dtype or default_dtype())


def range_step(start: Number, end: Number, step: Number, dtype: DType | None) -> Array:
    """``start, start + step, …`` up to and with `end`."""
    warn_caller(
        "gradsmith.range is deprecated, because its end belongs to it, other than that of Python's range: use "
        "gradsmith.arange"
    )
    (count,), dtype, *_ = range_step_shape(start, end, step, dtype)
    return _sequence(_real(start), _real(step), count, dtype)


def _spaced(start: Number, end: Number, steps: int, dtype: DType, fused: bool = False) -> Array:
    """`steps` evenly spaced numbers in float64 or complex128, counted from the nearer end."""
    if dtype.kind in "iu" and steps:
        start, end = number_in(dtype, start), number_in(dtype, end)
    wide = np.complex128 if dtype.kind == "c" else np.float64
    if steps == 1:
        return np.full(1, start, wide)
    result = np.arange(steps, dtype=wide)
    if not steps:
        return result
    half = steps // 2
    result[half:] -= steps - 1
    if fused and dtype.char in "fd":
        return _fused(result, start, end, half, dtype)
    result *= (end - start) / (steps - 1)
    result[:half] += start
    result[half:] += end
    return result


def _fused(counts: Array, start: Number, end: Number, half: int, dtype: DType) -> Array:
    """Multiples of a step in `dtype`, added to the ends and rounded once, as by a fused multiply-add.

    T. J. Dekker, "A floating-point technique for extending the available precision", Numerische Mathematik 18 (1971).
    """
    with np.errstate(over="ignore", invalid="ignore"):
        first, last = dtype.type(start), dtype.type(end)
        step = float((last - first) / dtype.type(len(counts) - 1))
        ends = np.where(np.arange(len(counts)) < half, float(first), float(last))
        if dtype.char == "f":
            summed: Array = ends + step * counts  # the product is exact in float64
            return summed
        (bits,) = struct.unpack("q", struct.pack("d", step))
        (upper,) = struct.unpack("d", struct.pack("q", bits & -(1 << 27)))
        product = upper * counts
        total = ends + product
        added = total - ends
        summed = total + ((ends - (total - added)) + (product - added) + (step - upper) * counts)
        return summed


def _spaced_dtype(start: Number, end: Number, dtype: DType | None) -> DType:
    """The dtype of numbers between `start` and `end`: the default one, complex if either is."""
    if dtype is not None:
        if dtype.kind != "c" and (isinstance(start, complex) or isinstance(end, complex)):
            raise RuntimeError(
                "linspace: inferred dtype complex can't be safely cast to a real dtype"
            )
        return dtype
    default: DType = default_dtype()
    if isinstance(start, complex) or isinstance(end, complex):
        return complex_of(default)
    return default


def linspace_shape(start: Number, end: Number, steps: int, dtype: DType | None) -> Result:
    """`steps` numbers, complex ones if an end is; RuntimeError for a negative count."""
    if steps < 0:
        raise noted(RuntimeError("number of steps must be non-negative"), f"steps is {steps}")
    return Result((steps,), _spaced_dtype(start, end, dtype))


def linspace(start: Number, end: Number, steps: int, dtype: DType | None) -> Array:
    """`steps` evenly spaced numbers from `start` to `end`, both included."""
    dtype = _spaced_dtype(start, end, dtype)
    return _spaced(start, end, steps, dtype, True).astype(dtype, copy=False)


def logspace_shape(
    start: Number, end: Number, steps: int, base: float, dtype: DType | None
) -> Result:
    """As `linspace_shape`."""
    return linspace_shape(start, end, steps, dtype)


def logspace(start: Number, end: Number, steps: int, base: float, dtype: DType | None) -> Array:
    """`base` to the power of `steps` evenly spaced exponents from `start` to `end`."""
    dtype = _spaced_dtype(start, end, dtype)
    exponents = _spaced(start, end, steps, dtype)
    with np.errstate(invalid="ignore", over="ignore"):
        result: Array = np.power(exponents.dtype.type(base), exponents).astype(dtype, copy=False)
        return result


def eye_shape(n: int, /, *rest: Any) -> Result:
    """A matrix, square unless a second extent is given before the dtype; RuntimeError for negative extents."""
    *columns, dtype = rest
    m = columns[0] if columns else n
    for name, value in (("n", n), ("m", m)):
        if value < 0:
            raise RuntimeError(f"{name} must be greater or equal to 0, got {value}")
    return Result((n, m), dtype or default_dtype())


def eye(n: int, /, *rest: Any) -> Array:
    """Ones on the main diagonal of a matrix of zeros; arguments as of `eye_shape`."""
    (n, m), dtype, *_ = eye_shape(n, *rest)
    result = np.zeros((n, m), dtype)
    result.ravel()[: min(n, m) * m : m + 1] = 1
    return result
