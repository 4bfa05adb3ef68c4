"""Numbers that kernels draw, as `gradsmith.operators.random.draws` has them for the CPU: here by `jax.random`.

The distributions are the same, the numbers are not.  Where the CPU's are NumPy's, these are cells.
"""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy

from ..core.generator import Generator
from .cells import Cell
from .generator import next_key

float32 = numpy.dtype(numpy.float32)
float64 = numpy.dtype(numpy.float64)


def _wide(dtype: Any) -> Any:
    """The dtype that numbers of `dtype` are drawn in."""
    return float64 if dtype == float64 else float32


def fused(a: Any, b: float, c: float) -> Any:
    """``a * b + c``."""
    return a * b + c


def doubles(generator: Generator, count: int) -> Cell:
    """Numbers of [0, 1) in float64."""
    return Cell(jax.random.uniform(next_key(generator), (count,), float64))


def below(generator: Generator, count: int, p: float) -> Cell:
    """Which of numbers of [0, 1) in float64 are less than `p`."""
    return Cell(jax.random.uniform(next_key(generator), (count,), float64) < p)


def floats(generator: Generator, count: int) -> Cell:
    """Numbers of [0, 1) in float32."""
    return Cell(jax.random.uniform(next_key(generator), (count,), float32))


def long_words(generator: Generator, count: int) -> Cell:
    """Words of 64 bits."""
    return Cell(jax.random.bits(next_key(generator), (count,), numpy.uint64))


def uniform_numbers(generator: Generator, count: int, low: float, high: float, dtype: Any) -> Cell:
    """Numbers of [low, high) in a real floating dtype, with `low` for those that are rounded to `high`."""
    drawn = jax.random.uniform(next_key(generator), (count,), _wide(dtype))
    numbers = (drawn * (high - low) + low).astype(dtype)
    return Cell(jnp.where(numbers == high, low, numbers).astype(dtype) if high > low else numbers)


def normal_numbers(
    generator: Generator, count: int, mean: float, std: float, dtype: Any, contiguous: bool = True
) -> Cell:
    """Normal numbers in a real floating dtype."""
    drawn = jax.random.normal(next_key(generator), (count,), _wide(dtype))
    return Cell((drawn * std + mean).astype(dtype))


def single_normals(generator: Generator, count: int) -> Cell:
    """Standard normal numbers in float64."""
    return Cell(jax.random.normal(next_key(generator), (count,), float64))


def exponential_numbers(generator: Generator, count: int, rate: float) -> Cell:
    """Numbers of the exponential distribution in float64."""
    return Cell(jax.random.exponential(next_key(generator), (count,), float64) / rate)


def integers(generator: Generator, count: int, low: int, high: int, most: int = 1 << 28) -> Cell:
    """Integers of [low, high) as int64, or beyond its range as uint64."""
    width = high - low
    words = jax.random.bits(next_key(generator), (count,), numpy.uint64)
    if width < 1 << 64:
        words = words % numpy.uint64(width)
    numbers = words.astype(numpy.int64) + numpy.int64(low)
    return Cell(numbers.astype(numpy.uint64) if high - 1 > (1 << 63) - 1 else numbers)


def permutation(generator: Generator, count: int) -> Cell:
    """The integers of [0, count) in random order, as int64."""
    drawn = jax.random.permutation(next_key(generator), count)
    return Cell(drawn.astype(numpy.int64))
