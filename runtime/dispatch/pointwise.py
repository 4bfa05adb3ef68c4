"""Kernels of pointwise operators, specialised for the dtypes of a call.

The bits under which a kernel is stored say which dtypes take part, so everything about promotion is
decided here, once: the usual case (all tensors of one dtype) calls the NumPy ufunc and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from inspect import signature
from typing import Any

import numpy as np

from gradsmith.dispatch.promotion import compute_dtype, dtypes_in
from gradsmith.dtypes import can_cast, dtype, dtype_of_numpy
from gradsmith.errors import MIXED_BOOL, broadcast_error, not_implemented_for
from gradsmith.kernels.namespace import Array, empty_together
from gradsmith.tensor import Tensor, allocate, wrap, wrap_on
from gradsmith.traits import (
    BACKEND_BITS,
    BACKEND_MASK,
    KEYSET_SHIFT,
    NUMBER_BITS,
    NUMBER_BITS_ALL,
    backend_of,
    bits_for,
)

__all__ = ["CATEGORY_INITIALS", "Pointwise"]

CATEGORY_INITIALS = "bifc"
"""Initials of the dtype categories, in their order, as `OperatorTraits.dtypes` writes them."""


class Pointwise:
    """What the kernels of one pointwise operator are made from."""

    __slots__ = ("name", "function", "general", "promotion", "tensors", "defaults", "dtypes")

    def __init__(
        self,
        name: str,
        function: Callable[..., Any] | None,
        general: Callable[..., Any] | None,
        promotion: str,
        tensors: tuple[int, ...],
        defaults: tuple[Any, ...],
        dtypes: str,
    ) -> None:
        self.name = name
        self.function = function
        """Over the tensors' arrays alone, when every other argument has its default; None for none."""
        self.general = general
        """Over all arguments; None when there are no others."""
        self.promotion = promotion
        self.tensors = tensors
        """Positions of the tensor arguments."""
        self.defaults = defaults
        """Defaults of the arguments behind the tensors."""
        self.dtypes = dtypes

    # -- arrays in, array out ---------------------------------------------------------------------

    def compute(self, bits: int) -> Callable[..., Array]:
        """A function over all arguments (tensors, numbers and the rest) that returns an array."""
        target = compute_dtype(bits, self.promotion)
        self._check_dtypes(target, bits)
        numpy_target = None if target is None else target.numpy
        positions = self.tensors
        function, general, defaults = self.function, self.general, self.defaults
        count = len(positions)
        leading = positions == tuple(range(count))

        def compute(*args: Any) -> Array:
            values = list(args)
            for position in positions:
                value = values[position]
                if value is None:
                    continue
                if value.__class__ in NUMBER_BITS:
                    array = np.asarray(value)
                    values[position] = array if numpy_target is None else array.astype(numpy_target)
                else:
                    array = value._data
                    if numpy_target is not None and array.dtype != numpy_target:
                        array = array.astype(numpy_target)
                    values[position] = array
            try:
                if function is not None and leading and tuple(values[count:]) == defaults:
                    return function(*values[:count])  # type: ignore[no-any-return]
                assert general is not None
                return general(*values)  # type: ignore[no-any-return]
            except ValueError as error:
                raise broadcast_error(self.name, [values[p] for p in positions]) or error from None
            except TypeError as error:
                if target is None or not isinstance(function, np.ufunc):
                    raise
                raise not_implemented_for(self.name, target) from error

        return compute

    def _check_dtypes(self, target: dtype | None, bits: int) -> None:
        if not self.dtypes:
            return
        present = [*dtypes_in(bits)[0], *dtypes_in(bits)[1]]
        for d in present if target is None else [target]:
            if CATEGORY_INITIALS[d.category] not in self.dtypes:
                raise not_implemented_for(self.name, d)
        if self.name.partition(".")[0] in ("sub", "rsub"):
            # Promotion would hide the bool.
            if bits & NUMBER_BITS[bool] or any(d.name == "bool" for d in present):
                raise RuntimeError(MIXED_BOOL)

    # -- kernels ------------------------------------------------------------------------------------

    def functional(self, bits: int) -> Callable[..., Tensor]:
        """The kernel for arguments of these bits, on the backend that they name."""
        backend = bits & BACKEND_MASK
        if backend != 1 << KEYSET_SHIFT:
            return self._meta(bits)
        fast = self._fast(bits)
        if fast is not None:
            return fast
        compute = self.compute(bits)

        def kernel(*args: Any) -> Tensor:
            return wrap(compute(*args))

        return kernel

    def _fast(self, bits: int) -> Callable[..., Tensor] | None:
        """A kernel without casts, when all tensors have the dtype that is computed in."""
        function = self.function
        target = compute_dtype(bits, self.promotion)
        dimensioned, zero_dim = dtypes_in(bits)
        count = len(self.tensors)
        if (
            function is None
            or not (dimensioned or zero_dim)
            or any(d is not target for d in (*dimensioned, *zero_dim))
            or self.tensors != tuple(range(count))
            or (bits & NUMBER_BITS_ALL and (count != 2 or target is None))
        ):
            return None
        assert target is not None
        self._check_dtypes(target, bits)
        probe = np.ones((1,) if dimensioned else (), target.numpy)
        try:
            result = np.asarray(function(*[probe] * count))
        except TypeError:
            return None  # the general kernel raises the error that names the operator
        if not dimensioned:
            if not isinstance(function, np.ufunc):
                return None
            # `out=...` asks NumPy for a 0-d array where it would return a scalar.
            function = partial(function, out=...)
        out_bits = bits_for(dtype_of_numpy(result.dtype), not dimensioned)
        compute = self.compute(bits)
        defaults = self.defaults
        if count == 1 and not defaults:
            return _unary(function, out_bits)
        if count == 2 and not bits & NUMBER_BITS_ALL:
            if not defaults:
                return _binary(function, out_bits, compute)
            if len(defaults) == 1:
                return _binary_with_factor(function, out_bits, defaults[0], compute)
        elif count == 2 and len(defaults) < 2:
            default = defaults[0] if defaults else None
            return _binary_with_number(function, out_bits, default, compute, target.numpy)
        return None

    def _meta(self, bits: int) -> Callable[..., Tensor]:
        target = compute_dtype(bits, self.promotion)
        self._check_dtypes(target, bits)
        keyset = BACKEND_BITS[
            backend_of(bits)
        ]  # not that of the call, from which keys may be excluded
        positions = self.tensors
        function, general, count = self.function, self.general, len(self.tensors)

        def kernel(*args: Any) -> Tensor:
            probes = list(args)
            arrays = []
            for position in positions:
                value = args[position]
                if value is None:
                    continue
                if value.__class__ in NUMBER_BITS:
                    array = np.asarray(value)
                else:
                    array = value._data
                    arrays.append(array)
                probes[position] = np.ones(
                    (1,) * array.ndim, array.dtype if target is None else target.numpy
                )
            try:
                np.broadcast_shapes(*[a.shape for a in arrays])
            except ValueError as error:
                raise broadcast_error(self.name, arrays) or error from None
            if function is not None and tuple(args[count:]) == self.defaults:
                result = np.asarray(function(*probes[:count]))
            else:
                assert general is not None
                result = np.asarray(general(*probes))
            return wrap_on(empty_together(arrays, result.dtype), keyset)

        return kernel

    def inplace(self, bits: int) -> Callable[..., Tensor]:
        """The kernel of the in-place form: the result goes into the first argument."""
        name = self.name
        if bits & BACKEND_MASK != 1 << KEYSET_SHIFT:
            functional = self._meta(bits)

            def meta(self: Tensor, *rest: Any) -> Tensor:
                check_storable(name, self, functional(self, *rest)._data)
                return self

            return meta
        target = compute_dtype(bits, self.promotion)
        if self.promotion == "complex_to_float" and target is not None and target.is_complex:
            base = name.partition(".")[0]
            raise RuntimeError(f"In-place {base} is not supported for complex tensors.")
        compute = self.compute(bits)

        def kernel(self: Tensor, *rest: Any) -> Tensor:
            data = np.asarray(compute(self, *rest))
            check_storable(name, self, data)
            np.copyto(self._data, data, casting="unsafe")
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

        ufunc: Any = function
        general: Any = self.general
        stores = general is not None and "out" in signature(general).parameters

        def fast(self: Tensor, *rest: Any) -> Tensor:
            data = self._data
            if rest[count - 1 :] != defaults:
                other = rest[0]
                if not stores or other.__class__ in NUMBER_BITS or other._data.shape != data.shape:
                    return kernel(self, *rest)
                if not data.flags.writeable:
                    return kernel(self, *rest)  # raises
                general(data, other._data, *rest[1:], out=data)
                return self
            operands = [
                value if value.__class__ in NUMBER_BITS else value._data
                for value in rest[: count - 1]
            ]
            try:
                ufunc(data, *operands, out=data)
            except (ValueError, OverflowError, TypeError):
                return kernel(self, *rest)
            return self

        return fast


def check_storable(name: str, out: Tensor, result: Array) -> None:
    """RuntimeError unless `result` may be stored in `out`: same shape, dtype category not above."""
    if not out._data.flags.writeable:
        raise unwritable_error(name, out._data)
    shape = out._data.shape
    if result.shape != shape:
        raise RuntimeError(
            f"output with shape {list(shape)} doesn't match the broadcast shape {list(result.shape)} "
            f"(in {name})"
        )
    source = dtype_of_numpy(result.dtype)
    if not can_cast(source, out.dtype):
        raise RuntimeError(
            f"result type {type_word(source)} can't be cast to the desired output type {type_word(out.dtype)} (in {name})"
        )


def unwritable_error(name: str, array: Array) -> RuntimeError:
    """Why `array` is read-only: its elements share memory, or the memory is not ours to write."""
    if any(step == 0 and extent > 1 for step, extent in zip(array.strides, array.shape)):
        return RuntimeError(
            "unsupported operation: more than one element of the written-to tensor refers to a single memory "
            f"location. Please clone() the tensor before performing the operation. (in {name})"
        )
    return RuntimeError(
        "unsupported operation: the written-to tensor is over read-only memory, such as that of a NumPy array "
        f"that is not writable. Please clone() the tensor before performing the operation. (in {name})"
    )


def type_word(d: dtype) -> str:
    """PyTorch's word for a dtype in messages."""
    from gradsmith.errors import TYPE_WORDS

    return TYPE_WORDS[d.name]


def _unary(function: Any, bits: int) -> Callable[..., Tensor]:
    def kernel(self: Tensor) -> Tensor:
        out = allocate()
        out._data = function(self._data)
        out._bits = bits
        out._edge = None
        out._counter = None
        out._extra = None
        return out

    return kernel


def _binary(function: Any, bits: int, compute: Any) -> Callable[..., Tensor]:
    def kernel(self: Tensor, other: Tensor) -> Tensor:
        out = allocate()
        try:
            out._data = function(self._data, other._data)
        except ValueError:
            return wrap(compute(self, other))
        out._bits = bits
        out._edge = None
        out._counter = None
        out._extra = None
        return out

    return kernel


def _binary_with_factor(
    function: Any, bits: int, default: Any, compute: Any
) -> Callable[..., Tensor]:
    """As `_binary`, with one more argument, such as the ``alpha`` of a sum."""

    def kernel(self: Tensor, other: Tensor, factor: Any) -> Tensor:
        if factor != default:
            return wrap(compute(self, other, factor))
        out = allocate()
        try:
            out._data = function(self._data, other._data)
        except ValueError:
            return wrap(compute(self, other, factor))
        out._bits = bits
        out._edge = None
        out._counter = None
        out._extra = None
        return out

    return kernel


_CACHED_NUMBERS = 64
"""How many numbers a kernel keeps as arrays: the constants of a program."""


def _binary_with_number(
    function: Any, bits: int, default: Any, compute: Any, dtype: Any
) -> Callable[..., Tensor]:
    """One operand is a Python number, which takes the array's dtype, as PyTorch has it.

    NumPy converts numbers at every call, which takes longer than a small sum; so they are kept as 0-d
    arrays of that dtype.  Zeros are not kept, since -0.0 equals 0.0.
    """
    arrays: dict[Any, Array] = {}

    def array_of(number: Any) -> Array:
        array = np.array(number).astype(dtype)
        if number:
            if len(arrays) >= _CACHED_NUMBERS:
                arrays.clear()
            arrays[number] = array
        return array

    def kernel(self: Any, other: Any, factor: Any = default) -> Tensor:
        if factor != default:
            return wrap(compute(self, other, factor))
        out = allocate()
        if other.__class__ in NUMBER_BITS:
            out._data = function(self._data, arrays[other] if other in arrays else array_of(other))
        else:
            out._data = function(arrays[self] if self in arrays else array_of(self), other._data)
        out._bits = bits
        out._edge = None
        out._counter = None
        out._extra = None
        return out

    return kernel
