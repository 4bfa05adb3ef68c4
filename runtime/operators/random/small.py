"""Quick random numbers: few at a time, in single precision, from the default generator."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import prod
from typing import Any, TypeAlias

from ...core.bits import bits_for
from ...core.dtypes import float32, get_default_dtype, int64
from ...core.generator import Generator, default_generator
from ...core.namespace import Array, np
from ...core.tensor import Tensor, wrap_bits
from ...dispatch.small import Calls, Kernel, in_place, of_no_tensors
from .draws import (
    FEW,
    FEW_EXCHANGES,
    few_exponentials,
    few_in_order,
    few_normals,
    few_uniforms,
)

_Draw: TypeAlias = Callable[[Generator, int], Sequence[float]]


def _alike(usual: tuple[Any, ...], draw: _Draw, calls: Calls) -> Kernel | None:
    """As many numbers as a tensor has, whose `usual` arguments follow it."""
    if calls.dtypes != (float32,):
        return None
    general, bits, dtype, array = calls.general, calls.bits(), float32.numpy, np.array

    def kernel(self: Tensor, *arguments: Any) -> Any:
        data = self._data_
        count = data.size
        if arguments != usual or count >= FEW or not data.flags.c_contiguous:
            return general(self, *arguments)
        numbers = array(draw(default_generator, count), dtype)
        return wrap_bits(numbers if data.ndim == 1 else numbers.reshape(data.shape), bits)

    return kernel


rand_like = partial(_alike, (None,) * 5, Generator.few_floats)
randn_like = partial(_alike, (None,) * 5, few_normals)


def _drawn_in_place(
    usual: tuple[Any, ...],
    takes: Callable[..., bool],
    draw: Callable[..., Sequence[float] | Array],
    calls: Calls,
) -> Kernel | None:
    """As many numbers as a tensor has, of the `usual` arguments or of parameters in front of no generator that `takes` is
    true of."""
    if calls.dtypes != (float32,):
        return None
    general = calls.general

    def kernel(self: Tensor, *arguments: Any) -> Any:
        data = self._data_
        count = data.size
        if count >= FEW or not data.flags.carray:
            return general(self, *arguments)
        if arguments == usual:
            numbers = draw(default_generator, count)
        else:
            *parameters, generator = arguments
            if generator is not None or not takes(*parameters):
                return general(self, *arguments)
            numbers = draw(default_generator, count, *parameters)
        if data.ndim == 1:
            data[...] = numbers
        else:
            data.reshape(-1)[...] = numbers
        return self

    return kernel


_LARGE = 1e38
"""Bounds up to here are no farther apart than the largest number of float32."""

uniform = in_place(
    partial(
        _drawn_in_place,
        (0.0, 1.0, None),
        lambda low, high: -_LARGE <= low <= high <= _LARGE,
        few_uniforms,
    )
)
normal = in_place(
    partial(
        _drawn_in_place,
        (0.0, 1.0, None),
        lambda mean, std: std >= 0 and (mean == 0 or std == 1),
        few_normals,
    )
)
exponential = in_place(
    partial(_drawn_in_place, (1.0, None), lambda rate: rate > 0, few_exponentials)
)


def bernoulli(calls: Calls) -> Kernel | None:
    """Ones with the probabilities that a tensor holds."""
    if calls.dtypes != (float32,):
        return None
    general, bits, dtype, array = calls.general, calls.bits(), float32.numpy, np.array

    def kernel(self: Tensor, generator: Any) -> Any:
        data = self._data_
        count = data.size
        if generator is not None or not 0 < count < FEW or not data.flags.c_contiguous:
            return general(self, generator)
        chances = data.reshape(-1).tolist()
        if len([chance for chance in chances if 0 <= chance <= 1]) != count:
            return general(self, generator)
        drawn = default_generator.few_floats(count)
        ones = array([number < chance for number, chance in zip(drawn, chances)], dtype)
        return wrap_bits(ones if data.ndim == 1 else ones.reshape(data.shape), bits)

    return kernel


def bernoulli_p(calls: Calls) -> Kernel | None:
    """Ones with one probability."""
    if calls.dtypes != (float32,):
        return None
    general, bits, dtype, array = calls.general, calls.bits(), float32.numpy, np.array

    def kernel(self: Tensor, p: float, generator: Any) -> Any:
        data = self._data_
        count = data.size
        usual = generator is None and 0 <= p <= 1
        if not usual or count >= FEW or not data.flags.c_contiguous:
            return general(self, p, generator)
        ones = array([number < p for number in default_generator.few_doubles(count)], dtype)
        return wrap_bits(ones if data.ndim == 1 else ones.reshape(data.shape), bits)

    return kernel


def _sized(draw: _Draw, calls: Calls) -> Kernel | None:
    if get_default_dtype() is not float32:  # another one has every kernel made anew
        return None
    general, dtype, array = calls.general, float32.numpy, np.array
    bits, bits_of_one = bits_for(float32, False), bits_for(float32, True)

    def kernel(size: tuple[int, ...], *options: Any) -> Any:
        count = prod(size)
        if options != _NO_OPTIONS or not 0 < count < FEW or (len(size) > 1 and min(size) < 0):
            return general(size, *options)
        numbers = array(draw(default_generator, count), dtype)
        if len(size) != 1:
            numbers = numbers.reshape(size)
        return wrap_bits(numbers, bits if size else bits_of_one)

    return kernel


_NO_OPTIONS = (None,) * 4
"""Dtype, layout, device and whether memory is pinned, where none is given."""


@of_no_tensors
def rand(calls: Calls) -> Kernel | None:
    """Uniform numbers, so many as a size says."""
    return _sized(Generator.few_floats, calls)


@of_no_tensors
def randn(calls: Calls) -> Kernel | None:
    """Normal numbers, so many as a size says."""
    return _sized(few_normals, calls)


_LONG = (int64, None, None, None)
"""The same options where the dtype is the one of integers that nobody asked for another of."""
_MOST_WIDE = 1 << 28
"""From how many different integers on words of 64 bits are drawn."""


def _integers(low: int, high: int, size: tuple[int, ...]) -> Tensor | None:
    """Integers of [low, high), so many as a size says; None where that takes more than remainders of words."""
    count, width = prod(size), high - low
    if not 0 < count < FEW or not 0 < width < _MOST_WIDE or abs(low) >= _MOST_WIDE:
        return None
    if len(size) > 1 and min(size) < 0:
        return None
    drawn = default_generator.few_words(count)
    numbers = np.array([low + word % width for word in drawn], int64.numpy)
    if len(size) != 1:
        numbers = numbers.reshape(size)
    return wrap_bits(numbers, bits_for(int64, not size))


@of_no_tensors
def randint(calls: Calls) -> Kernel:
    """Integers below one, so many as a size says."""
    general = calls.general

    def kernel(high: int, size: tuple[int, ...], *options: Any) -> Any:
        drawn = _integers(0, high, size) if options == _LONG else None
        return general(high, size, *options) if drawn is None else drawn

    return kernel


@of_no_tensors
def randint_low(calls: Calls) -> Kernel:
    """Integers between two, so many as a size says."""
    general = calls.general

    def kernel(low: int, high: int, size: tuple[int, ...], *options: Any) -> Any:
        drawn = _integers(low, high, size) if options == _LONG else None
        return general(low, high, size, *options) if drawn is None else drawn

    return kernel


@of_no_tensors
def randperm(calls: Calls) -> Kernel:
    """Few integers in random order."""
    general, dtype, bits = calls.general, int64.numpy, bits_for(int64, False)

    def kernel(n: int, *options: Any) -> Any:
        if options != _LONG or not 0 <= n < FEW_EXCHANGES:
            return general(n, *options)
        return wrap_bits(np.array(few_in_order(default_generator, n), dtype), bits)

    return kernel
