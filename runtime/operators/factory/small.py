"""Quick factories."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from ...core.bits import bits_for
from ...core.dtypes import dtype
from ...core.floating import fresh_context
from ...core.namespace import Array, DType, np
from ...core.tensor import Tensor, allocate, wrap_bits
from ...dispatch.factory_calls import copied_again
from ...dispatch.small import Calls, Kernel, in_place, of_any_layout, of_no_tensors
from ..scalar_types import number_in
from .copy import converted


@of_no_tensors
def copied(calls: Calls) -> Kernel:
    """The general kernel, whose result an equal call gets a copy of: the same arguments always make the same elements."""
    return copied_again(calls.general)


_AS_IT_IS = (None, None, None, False, None)
"""Layout, device, memory, whether to wait and memory format, where nothing but another dtype is asked for."""


_FEW = 4096


@cache
def _elements(own: dtype, wanted: dtype) -> tuple[DType, int, bool]:
    """What NumPy calls the dtype `wanted`, the bits of tensors of it, and whether NumPy converts all of `own` to it as PyTorch."""
    whole = own.is_floating_point and wanted.category == 1
    return wanted.numpy, bits_for(wanted, False), not (own.is_complex or whole)


def to_copy(calls: Calls) -> Kernel | None:
    """Contiguous tensors in another dtype."""
    if len(calls.dtypes) != 1:
        return None
    general, own = calls.general, calls.dtypes[0]

    def kernel(self: Tensor, wanted: dtype | None, *options: Any) -> Any:
        data = self._data_
        usual = options == _AS_IT_IS and wanted is not None and wanted is not own
        if not usual or not data.flags.c_contiguous:
            return general(self, wanted, *options)
        elements, bits, plain = _elements(own, wanted)
        run = fresh_context().run
        if plain and data.size < _FEW:
            return wrap_bits(run(data.astype, elements), bits)
        return wrap_bits(run(converted, data, elements), bits)

    return kernel


def zeros_like(calls: Calls) -> Kernel | None:
    """Zeros for tensors of one dtype, contiguous, when no option says otherwise."""
    return _alike(calls, np.zeros)


def empty_like(calls: Calls) -> Kernel | None:
    """As `zeros_like`, uninitialised."""
    return _alike(calls, np.empty)


def ones_like(calls: Calls) -> Kernel | None:
    """As `zeros_like`, of ones."""
    return _alike(calls, _ones)


def _ones(shape: tuple[int, ...], dtype: DType) -> Array:
    ones = np.empty(shape, dtype)
    ones.fill(1)
    return ones


def _alike(calls: Calls, make: Callable[[tuple[int, ...], DType], Array]) -> Kernel | None:
    if len(calls.dtypes) != 1:
        return None
    general, bits, numpy_dtype = calls.general, calls.bits(), calls.dtypes[0].numpy

    def kernel(self: Tensor, *options: Any) -> Any:
        data = self._data_
        if options != _NO_OPTIONS or not data.flags.c_contiguous:
            return general(self, *options)
        out = allocate()
        out._data_ = make(data.shape, numpy_dtype)
        out._bits_ = bits
        out._edge_ = None
        out._counter_ = None
        out._extra_ = None
        return out

    return kernel


def new_zeros(calls: Calls) -> Kernel | None:
    """Zeros of a size that is given, of the dtype of a tensor, when no option says otherwise."""
    return _of_size(calls, np.zeros)


def new_empty(calls: Calls) -> Kernel | None:
    """As `new_zeros`, uninitialised."""
    return _of_size(calls, np.empty)


def new_ones(calls: Calls) -> Kernel | None:
    """As `new_zeros`, of ones."""
    return _of_size(calls, _ones)


def _of_size(calls: Calls, make: Callable[[tuple[int, ...], DType], Array]) -> Kernel | None:
    if len(calls.dtypes) != 1:
        return None
    general, bits, numpy_dtype = calls.general, calls.bits(), calls.dtypes[0].numpy

    def kernel(self: Tensor, size: tuple[int, ...], *options: Any) -> Any:
        if options != _NO_SIZED_OPTIONS or not size or min(size) < 0:
            return general(self, size, *options)
        return wrap_bits(make(size, numpy_dtype), bits)

    return kernel


_NO_SIZED_OPTIONS = (None,) * 4
"""The same but for the memory format, which goes without saying."""
_NO_OPTIONS = (None,) * 5
"""Dtype, layout, device, whether memory is pinned, and memory format, where none is given."""


def full_like(calls: Calls) -> Kernel | None:
    """As `zeros_like`, of one number."""
    if len(calls.dtypes) != 1:
        return None
    general, bits, numpy_dtype = calls.general, calls.bits(), calls.dtypes[0].numpy

    def kernel(self: Tensor, fill_value: Any, *options: Any) -> Any:
        data = self._data_
        if options != _NO_OPTIONS or not data.flags.c_contiguous:
            return general(self, fill_value, *options)
        filled = np.empty(data.shape, numpy_dtype)
        filled.fill(number_in(numpy_dtype, fill_value))
        return wrap_bits(filled, bits)

    return kernel


@in_place
@of_any_layout
def zero(calls: Calls) -> Kernel:
    """Every element zero."""
    general = calls.general

    def kernel(self: Tensor) -> Any:
        data = self._data_
        if not data.flags.writeable:
            return general(self)
        data.fill(0)
        return self

    return kernel


@in_place
@of_any_layout
def fill(calls: Calls) -> Kernel | None:
    """Every element one number."""
    if len(calls.dtypes) != 1:
        return None
    general, dtype = calls.general, calls.dtypes[0].numpy

    def kernel(self: Tensor, value: Any) -> Any:
        data = self._data_
        if not data.flags.writeable:
            return general(self, value)
        fresh_context().run(data.fill, number_in(dtype, value))
        return self

    return kernel


@in_place
@of_any_layout
def copy(calls: Calls) -> Kernel | None:
    """The elements of a tensor of the same dtype."""
    if len(calls.dtypes) != 1:
        return None
    general = calls.general

    def kernel(self: Tensor, src: Tensor, non_blocking: bool) -> Any:
        data, found = self._data_, src._data_
        if data.flags.writeable and found.ndim <= data.ndim:
            try:
                data[...] = found
                return self
            except ValueError:  # which the general kernel explains
                pass
        return general(self, src, non_blocking)

    return kernel
