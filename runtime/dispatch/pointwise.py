"""Kernels of pointwise operators, specialized for the dtypes of a call.

The bits under which a kernel is stored determine which dtypes take part, so promotion is resolved here, once.  In the
usual case (all tensors have one dtype) the kernel just calls the NumPy ufunc.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from inspect import signature
from typing import Any, NamedTuple

import numpy as np

from ..core.bits import (
    BACKEND_BITS,
    BACKEND_MASK,
    KEYSET_SHIFT,
    NUMBER_BITS,
    NUMBER_BITS_ALL,
    STRIDED,
    backend_of,
    bits_for,
)
from ..core.dtypes import dtype, dtype_of_numpy
from ..core.errors import broadcast_error, kernel_name, not_implemented_for, noted
from ..core.floating import fresh_context, quiet
from ..core.namespace import (
    Array,
    DType,
    copied_in_order,
    empty_together,
    laid_out,
    order_together,
    places_in,
)
from ..core.shared_loops import SHARED, over_parts
from ..core.tensor import Tensor, allocate, wrap, wrap_on, wrap_strided
from .arguments import INTEGERS, array_of_number
from .outputs import check_castable
from .promotion import compute_dtype, dtypes_in

CATEGORY_INITIALS = "bifc"
"""Initials of the dtype categories, in their order, as `OperatorTraits.dtypes` writes them."""


class Pointwise(NamedTuple):
    """What the kernels of one pointwise operator are made from."""

    name: str
    function: Callable[..., Any] | None
    """Over the tensors' arrays alone, when every other argument has its default; None for none."""
    load_general: Callable[[], Callable[..., Any]] | None
    """Gives the kernel over all arguments, at little cost after the first time; None when there are no others."""
    promotion: str
    tensors: tuple[int, ...]
    """Positions of the tensor arguments."""
    defaults: tuple[Any, ...]
    """Defaults of the arguments behind the tensors."""
    dtypes: str
    refused_as: str = ""
    """The name in errors about dtypes, where one is declared."""
    bool_error: str = ""
    """What to say of Booleans, if anything more than that they are not implemented."""
    mixed_bool_error: str = ""
    """What to say of Booleans beside numbers, which are an error where this is not empty."""

    @property
    def general(self) -> Callable[..., Any] | None:
        """The kernel over all arguments, whose module is imported for the first call that needs it."""
        return None if self.load_general is None else self.load_general()

    # -- arrays in, array out ---------------------------------------------------------------------

    def compute(self, bits: int) -> Callable[..., Array]:
        """A function over all arguments (tensors, numbers and the rest) that returns an array."""
        target = compute_dtype(bits, self.promotion)
        self._check_dtypes(target, bits)
        return self._compute(target, None if target is None else target.numpy)

    def _compute(self, target: dtype | None, numpy_target: DType | None) -> Callable[..., Array]:
        """The function for one dtype, which has been checked; None where each tensor keeps its own."""
        positions = self.tensors
        function, defaults = self.function, self.defaults
        count = len(positions)
        leading = positions == tuple(range(count))

        def compute(*args: Any) -> Array:
            values = list(args)
            run = fresh_context().run
            for position in positions:
                value = values[position]
                if value is None:
                    continue
                if value.__class__ in NUMBER_BITS:
                    array = array_of_number(value)
                    if numpy_target is not None:
                        array = run(array.astype, numpy_target)
                    values[position] = array
                else:
                    array = value._data_
                    if numpy_target is not None and array.dtype != numpy_target:
                        array = run(array.astype, numpy_target)
                    values[position] = array
            try:
                rest = tuple(values[count:])
                if function is not None and leading and _are(rest, defaults):
                    return run(function, *values[:count])
                general = self.general
                assert general is not None
                return run(general, *values)
            except ValueError as error:
                raise broadcast_error(self.name, [values[p] for p in positions]) or error from None
            except TypeError as error:
                if target is None or not isinstance(function, np.ufunc):
                    raise
                raise not_implemented_for(
                    kernel_name(self.name, self.refused_as), target, self.bool_error
                ) from error

        return compute

    def _check_dtypes(self, target: dtype | None, bits: int) -> None:
        if not self.dtypes:
            return
        present = [*dtypes_in(bits)[0], *dtypes_in(bits)[1]]
        for d in present if target is None else [target]:
            if CATEGORY_INITIALS[d.category] not in self.dtypes:
                name = kernel_name(self.name, self.refused_as)
                raise not_implemented_for(name, d, self.bool_error)
        if self.mixed_bool_error:  # promotion would hide the bool
            if bits & NUMBER_BITS[bool] or any(d.name == "bool" for d in present):
                raise RuntimeError(self.mixed_bool_error)

    # -- kernels ------------------------------------------------------------------------------------

    def functional(self, bits: int) -> Callable[..., Tensor]:
        """The kernel for arguments of these bits, on the backend that they name."""
        backend = bits & BACKEND_MASK
        if backend != 1 << KEYSET_SHIFT:
            return self._meta(bits)
        if bits & STRIDED:
            return self._strided(bits)
        fast = self._fast(bits)
        if fast is not None:
            return fast
        compute = self.compute(bits)
        if self.load_general is not None and self._is_uniform(bits):
            if len(self.tensors) == 1 or len(self.tensors) == 3:
                assert self.general is not None
                return _general_of_one_dtype(self.general, len(self.tensors) == 1, compute)
            compute = partial(self._directly, compute)

        def kernel(*args: Any) -> Tensor:
            return wrap(compute(*args))

        return kernel

    def _is_uniform(self, bits: int) -> bool:
        """Whether all tensors have the dtype that is computed in, stand in front, and no number stands for one."""
        target = compute_dtype(bits, self.promotion)
        tensors = tuple(range(len(self.tensors)))
        dtypes = [d for found in dtypes_in(bits) for d in found]
        return (
            target is not None
            and all(d is target for d in dtypes)
            and self.tensors == tensors
            and not bits & NUMBER_BITS_ALL
        )

    def _strided(self, bits: int) -> Callable[..., Tensor]:
        """A kernel for tensors that need not be contiguous: its result lies as theirs together do."""
        compute, positions = self.compute(bits), self.tensors
        function = self.function
        fast = self._fast(bits)

        def kernel(*args: Any) -> Tensor:
            arrays = [args[p]._data_ for p in positions if isinstance(args[p], Tensor)]
            result = np.asarray(compute(*args))
            return wrap_strided(laid_out(result, order_together(arrays, result.shape)))

        if fast is None or function is None:
            return kernel
        if not isinstance(function, np.ufunc):  # it may lay its result out in any way
            return kernel if bits & NUMBER_BITS_ALL else _laid_out_afterwards(fast, len(positions))

        def as_numpy_lays_it(*args: Any) -> Tensor:
            out = fast(*args)
            if not out._data_.flags.c_contiguous:
                out._bits_ |= STRIDED
            return out

        if len(positions) == 1 or bits & NUMBER_BITS_ALL:
            return as_numpy_lays_it
        return _binary_of_two_layouts(function, fast, self.defaults)

    def _fast(self, bits: int) -> Callable[..., Tensor] | None:
        """A kernel without casts, when all tensors have the dtype that is computed in."""
        function = self.function
        target = compute_dtype(bits, self.promotion)
        dimensioned, zero_dim = dtypes_in(bits)
        count = len(self.tensors)
        if target is None and self.promotion == "none" and len({*dimensioned, *zero_dim}) == 1:
            target = (*dimensioned, *zero_dim)[0]  # nothing needs promotion
        if (
            function is None
            or not (dimensioned or zero_dim)
            or any(d is not target for d in (*dimensioned, *zero_dim))
            or self.tensors != tuple(range(count))
            or (bits & NUMBER_BITS_ALL and (count != 2 or target is None))
        ):
            return None
        assert target is not None
        if self.dtypes:
            self._check_dtypes(target, bits)
        numpy_target = target.numpy
        probe = np.ones((1,) if dimensioned else (), numpy_target)
        try:
            result = np.asarray(fresh_context().run(function, *[probe] * count))
        except TypeError:
            return None  # the general kernel raises the error that names the operator
        if not dimensioned:
            if not isinstance(function, np.ufunc):
                return None
            # `out=...` asks NumPy for a 0-d array where it would return a scalar.
            function = partial(function, out=...)
        # What is not a ufunc sees to large arrays itself.
        of_large = partial(over_parts, function) if isinstance(function, np.ufunc) else function
        out_dtype = target if result.dtype == numpy_target else dtype_of_numpy(result.dtype)
        out_bits = bits_for(out_dtype, not dimensioned)
        compute = self._compute(target, numpy_target)
        defaults = self.defaults
        if count == 1 and not defaults:
            return _unary(function, of_large, out_bits)
        if count == 2 and not bits & NUMBER_BITS_ALL:
            if not defaults:
                return _binary(function, of_large, out_bits, compute)
            if len(defaults) == 1:
                general = self.load_general if dimensioned else None
                return _binary_with_factor(
                    function, of_large, out_bits, defaults[0], compute, general
                )
        elif count == 2 and len(defaults) < 2:
            default = defaults[0] if defaults else None
            return _binary_with_number(function, of_large, out_bits, default, compute, target.numpy)
        return None

    def _directly(self, compute: Callable[..., Array], *args: Any) -> Array:
        """What `compute` does, of tensors that need no conversion and whatever other arguments."""
        count, general = len(self.tensors), self.general
        if general is None:
            return compute(*args)
        arrays = [None if tensor is None else tensor._data_ for tensor in args[:count]]
        try:
            return fresh_context().run(general, *arrays, *args[count:])
        except (ValueError, TypeError, RuntimeError):
            return compute(*args)  # says what is wrong

    def _meta(self, bits: int) -> Callable[..., Tensor]:
        target = compute_dtype(bits, self.promotion)
        self._check_dtypes(target, bits)
        keyset = BACKEND_BITS[
            backend_of(bits)
        ]  # not that of the call, from which keys may be excluded
        positions = self.tensors
        function, count = self.function, len(self.tensors)

        def kernel(*args: Any) -> Tensor:
            probes = list(args)
            arrays = []
            for position in positions:
                value = args[position]
                if value is None:
                    continue
                if value.__class__ in NUMBER_BITS:
                    array = array_of_number(value)
                else:
                    array = value._data_
                    arrays.append(array)
                probes[position] = np.ones(
                    (1,) * array.ndim, array.dtype if target is None else target.numpy
                )
            try:
                np.broadcast_shapes(*[a.shape for a in arrays])
            except ValueError as error:
                raise broadcast_error(self.name, arrays) or error from None
            if function is not None and _are(tuple(args[count:]), self.defaults):
                result = np.asarray(fresh_context().run(function, *probes[:count]))
            else:
                general = self.general
                assert general is not None
                result = np.asarray(fresh_context().run(general, *probes))
            return wrap_on(empty_together(arrays, result.dtype), keyset)

        return kernel

    def inplace(self, bits: int, functional: Callable[..., Tensor]) -> Callable[..., Tensor]:
        """The kernel of the in-place variant: the result, which `functional` computes, goes into the first argument."""
        name = self.name
        if bits & BACKEND_MASK != 1 << KEYSET_SHIFT:

            def meta(self: Tensor, *rest: Any) -> Tensor:
                check_storable(name, self, functional(self, *rest)._data_)
                return self

            return meta
        target = compute_dtype(bits, self.promotion)
        if self.promotion == "complex_to_float" and target is not None and target.is_complex:
            base = name.partition(".")[0]
            raise RuntimeError(f"In-place {base} is not supported for complex tensors.")

        def kernel(self: Tensor, *rest: Any) -> Tensor:
            found, data = functional(self, *rest)._data_, self._data_
            if found.shape == data.shape and found.dtype == data.dtype and data.flags.writeable:
                data[...] = found
                return self
            check_storable(name, self, found)
            fresh_context().run(np.copyto, data, found, casting="unsafe")
            return self

        function, defaults, count = self.function, self.defaults, len(self.tensors)
        target = compute_dtype(bits, self.promotion)
        dimensioned, zero_dim = dtypes_in(bits)
        if (
            not isinstance(function, np.ufunc)
            or self.promotion == "always_bool"
            or any(d is not target for d in (*dimensioned, *zero_dim))
            or bits & NUMBER_BITS[complex]
        ):
            return kernel

        return _inplace(function, self.general, bits, count, defaults, kernel)


def check_storable(name: str, out: Tensor, result: Array) -> None:
    """RuntimeError unless `result` may be stored in `out`: same shape, dtype category not above."""
    if not out._data_.flags.writeable:
        raise unwritable_error(name, out._data_)
    shape = out._data_.shape
    if result.shape != shape:
        text = f"output with shape {list(shape)} doesn't match the broadcast shape {list(result.shape)}"
        raise noted(RuntimeError(text), f"in {name}")
    check_castable(name, out, result.dtype)


def unwritable_error(name: str, array: Array) -> RuntimeError:
    """Why `array` is read-only: its elements share memory, or the memory is not ours to write."""
    if any(step == 0 and extent > 1 for step, extent in zip(array.strides, array.shape)):
        text = (
            "unsupported operation: more than one element of the written-to tensor refers to a single memory "
            "location. Please clone() the tensor before performing the operation."
        )
    else:
        text = (
            "unsupported operation: the written-to tensor is over read-only memory, such as that of a NumPy "
            "array that is not writable. Please clone() the tensor before performing the operation."
        )
    return noted(RuntimeError(text), f"in {name}")


def _are(values: tuple[Any, ...], defaults: tuple[Any, ...]) -> bool:
    """Whether the arguments have their defaults.  True and 1.0 equal 1, but are no `alpha` for every dtype."""
    return values == defaults and (not defaults or values[-1].__class__ is defaults[-1].__class__)


def _general_of_one_dtype(general: Any, single: bool, compute: Any) -> Callable[..., Tensor]:
    """`general`, over one tensor or three that need no conversion, and whatever other arguments."""

    def of_one(self: Tensor, *rest: Any) -> Tensor:
        try:
            data = fresh_context().run(general, self._data_, *rest)
        except (ValueError, TypeError, RuntimeError):
            data = compute(self, *rest)  # says what is wrong
        return wrap(data)

    def of_three(self: Tensor, second: Any, third: Any, *rest: Any) -> Tensor:
        if second is None or third is None:
            return wrap(compute(self, second, third, *rest))
        try:
            data = fresh_context().run(general, self._data_, second._data_, third._data_, *rest)
        except (ValueError, TypeError, RuntimeError):
            data = compute(self, second, third, *rest)
        return wrap(data)

    return of_one if single else of_three


def _unary(function: Any, of_large: Any, bits: int) -> Callable[..., Tensor]:
    run = fresh_context().run

    def kernel(self: Tensor) -> Tensor:
        out = allocate()
        data = self._data_
        try:
            out._data_ = run(function if data.size < SHARED else of_large, data)
        except RuntimeError:  # another thread is in this context
            out._data_ = fresh_context().run(function, data)
        out._bits_ = bits
        out._edge_ = None
        out._counter_ = None
        out._extra_ = None
        return out

    kernel._direct_ = (function, run, bits, kernel)  # type: ignore[attr-defined]
    return kernel


def _binary(function: Any, of_large: Any, bits: int, compute: Any) -> Callable[..., Tensor]:
    run = fresh_context().run

    def kernel(self: Tensor, other: Tensor) -> Tensor:
        out = allocate()
        data = self._data_
        try:
            out._data_ = run(function if data.size < SHARED else of_large, data, other._data_)
        except (ValueError, RuntimeError):  # of the latter: another thread is in this context
            return wrap(compute(self, other))
        out._bits_ = bits
        out._edge_ = None
        out._counter_ = None
        out._extra_ = None
        return out

    kernel._direct_ = (function, run, bits, kernel)  # type: ignore[attr-defined]
    return kernel


def _binary_with_factor(
    function: Any, of_large: Any, bits: int, default: Any, compute: Any, load_general: Any
) -> Callable[..., Tensor]:
    """Like `_binary`, with one more argument, such as the ``alpha`` of a sum, of which other values are `load_general`'s."""

    run = fresh_context().run

    def kernel(self: Tensor, other: Tensor, factor: Any) -> Tensor:
        out = allocate()
        data = self._data_
        try:
            if factor is default:
                out._data_ = run(function if data.size < SHARED else of_large, data, other._data_)
            elif load_general is None:
                return wrap(compute(self, other, factor))
            else:
                out._data_ = run(load_general(), data, other._data_, factor)
        except (ValueError, TypeError, RuntimeError):
            return wrap(compute(self, other, factor))  # or another thread is in this context
        out._bits_ = bits
        out._edge_ = None
        out._counter_ = None
        out._extra_ = None
        return out

    kernel._direct_ = (function, run, bits, kernel)  # type: ignore[attr-defined]
    return kernel


def _inplace(
    ufunc: Any,
    general: Any,
    bits: int,
    count: int,
    defaults: tuple[Any, ...],
    kernel: Callable[..., Tensor],
) -> Callable[..., Tensor]:
    """`ufunc` into the first of `count` arguments, of one dtype but for numbers; everything else is left to `kernel`.

    That of other arguments behind them than `defaults` is `general`'s, if it can write into an array.
    """
    run = fresh_context().run
    right_with_steps = count > 1 or _right_with_steps(ufunc, bits)

    def unary(self: Tensor) -> Tensor:
        data = self._data_
        if not right_with_steps and not data.flags.c_contiguous:
            return kernel(self)
        try:
            if data.size < SHARED:
                run(ufunc, data, data)
            else:
                over_parts(ufunc, data, out=data)
        except (
            ValueError,
            TypeError,
            RuntimeError,
        ):  # of the last: another thread is in this context
            return kernel(self)
        return self

    if count == 1 and not defaults:
        return unary
    default = defaults[0] if defaults else None
    stores = general is not None and "out" in signature(general).parameters
    whole = bool(bits & NUMBER_BITS[int])

    def binary(self: Tensor, other: Any, factor: Any = default) -> Tensor:
        data = self._data_
        if other.__class__ in NUMBER_BITS:
            value: Any = other
            if factor is not default or (
                whole and other.__class__ is int and other not in INTEGERS
            ):
                return kernel(
                    self, other, *[factor] * len(defaults)
                )  # of a number too large it raises
        else:
            value = other._data_
        if factor is not default:
            if not stores or value.shape != data.shape or not data.flags.writeable:
                return kernel(self, other, factor)
            fresh_context().run(general, data, value, factor, out=data)
            return self
        try:
            if data.size < SHARED:
                run(ufunc, data, value, out=data)
            else:
                over_parts(ufunc, data, value, out=data)
        except (ValueError, OverflowError, TypeError, RuntimeError):  # of the last as above
            return kernel(self, other, *[factor] * len(defaults))
        return self

    if count == 2 and len(defaults) < 2:
        return binary

    def variadic(self: Tensor, *rest: Any) -> Tensor:
        if not _are(rest[count - 1 :], defaults):
            return kernel(self, *rest)
        values = [x if x.__class__ in NUMBER_BITS else x._data_ for x in rest[: count - 1]]
        try:
            fresh_context().run(ufunc, self._data_, *values, out=self._data_)
        except (ValueError, OverflowError, TypeError):
            return kernel(self, *rest)
        return self

    return variadic


def _right_with_steps(ufunc: Any, bits: int) -> bool:
    """Whether `ufunc` overwrites each n-th element of an array as it should.

    NumPy 2.4 negates floats and 4-byte or 8-byte integers wrongly where they lie 16 or 64 bytes apart.
    """
    run = fresh_context().run
    (dtype,) = {d for found in dtypes_in(bits) for d in found}
    for step in range(2, 9):
        array = np.arange(8 * step).astype(dtype.numpy)[::step]
        expected = run(ufunc, array)
        if expected.dtype == array.dtype and not np.array_equal(run(ufunc, array, array), expected):
            return False
    return True


def _laid_out_afterwards(fast: Callable[..., Tensor], count: int) -> Callable[..., Tensor]:
    """Like `fast`, over so many tensors: the result is brought in order where it does not lie as PyTorch's does."""
    orders: dict[Any, tuple[int, ...]] = {}
    single = count == 1

    def kernel(self: Tensor, *rest: Any) -> Tensor:
        out = fast(self, *rest)
        left, data = self._data_, out._data_
        key: Any = (left.shape, left.strides)
        if not single:
            right = rest[0]._data_
            key = (key, right.shape, right.strides)
        order = orders.get(key)
        if order is None:
            if len(orders) >= _MOST_LAYOUTS:
                orders.clear()
            arrays = (left,) if single else (left, right)
            order = orders[key] = order_together(arrays, data.shape)
        if not (data.transpose(order) if order else data).flags.c_contiguous:
            data = out._data_ = copied_in_order(data, order)
        if not data.flags.c_contiguous:
            out._bits_ |= STRIDED
        return out

    return kernel


def _binary_of_two_layouts(
    function: Any, fast: Callable[..., Tensor], defaults: tuple[Any, ...]
) -> Callable[..., Tensor]:
    """Like `fast`, for two tensors that may lie in different orders: the result lies as PyTorch's does.

    How that is depends on shapes and strides alone, so it is kept for each: an order that NumPy knows by a letter,
    or else the transposition of the operands, and of the result back.  Transposes cost less than memory given to
    NumPy in the right order.
    """
    run = fresh_context().run
    default = defaults[0] if defaults else None
    layouts: dict[Any, tuple[str, tuple[int, ...], tuple[int, ...], int]] = {}

    def kernel(self: Tensor, other: Tensor, factor: Any = default) -> Tensor:
        left, right = self._data_, other._data_
        shape, strides, steps = left.shape, left.strides, right.strides
        if shape == right.shape:
            if strides == steps:  # nobody disputes the order
                out = fast(self, other, factor) if defaults else fast(self, other)
                if not out._data_.flags.c_contiguous:
                    out._bits_ |= STRIDED
                return out
            found = layouts.get((shape, strides, steps))
            if found is not None and factor is default:
                letter, order, places, bits = found
                if order:
                    left, right = left.transpose(order), right.transpose(order)
                out = allocate()
                try:
                    data = run(function, left, right, order=letter)
                except RuntimeError:  # another thread is in this context
                    data = fresh_context().run(function, left, right, order=letter)
                out._data_ = data.transpose(places) if order else data
                out._bits_ = bits
                out._edge_ = None
                out._counter_ = None
                out._extra_ = None
                return out
        out = fast(self, other, factor) if defaults else fast(self, other)
        data = out._data_
        order = order_together((left, right), data.shape)
        data = out._data_ = laid_out(data, order)
        if not data.flags.c_contiguous:
            out._bits_ |= STRIDED
        if shape == right.shape:
            if len(layouts) >= _MOST_LAYOUTS:
                layouts.clear()
            if order == tuple(range(data.ndim))[::-1]:
                letter, order = "F", ()
            else:
                letter = "C"
            layouts[shape, strides, steps] = (letter, order, places_in(order), out._bits_)
        return out

    return kernel


_MOST_LAYOUTS = 256
"""Of how many layouts of two tensors a kernel remembers how the result lies."""
_CACHED_NUMBERS = 64
"""How many numbers a kernel keeps as arrays: the constants of a program."""


def _binary_with_number(
    function: Any, of_large: Any, bits: int, default: Any, compute: Any, dtype: Any
) -> Callable[..., Tensor]:
    """One operand is a Python number, which takes the array's dtype, as PyTorch has it.

    NumPy converts numbers at every call, which takes longer than a small sum; so they are kept as 0-d
    arrays of that dtype.  Zeros are not kept, since -0.0 equals 0.0.
    """
    arrays: dict[Any, Array] = {}
    run = fresh_context().run

    @quiet
    def array_of(number: Any) -> Array:
        array = array_of_number(number).astype(dtype)
        if number:
            if len(arrays) >= _CACHED_NUMBERS:
                arrays.clear()
            arrays[number] = array
        return array

    def kernel(self: Any, other: Any, factor: Any = default) -> Tensor:
        if factor is not default:
            return wrap(compute(self, other, factor))
        out = allocate()
        # Looked up once: between two look-ups another thread may empty the dictionary.
        if other.__class__ in NUMBER_BITS:
            left = self._data_
            large = left.size >= SHARED
            right = arrays.get(other)
            if right is None:
                right = array_of(other)
        else:
            left = arrays.get(self)
            if left is None:
                left = array_of(self)
            right = other._data_
            large = right.size >= SHARED
        try:
            out._data_ = run(of_large if large else function, left, right)
        except RuntimeError:  # another thread is in this context
            out._data_ = fresh_context().run(function, left, right)
        out._bits_ = bits
        out._edge_ = None
        out._counter_ = None
        out._extra_ = None
        return out

    return kernel
