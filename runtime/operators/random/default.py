"""Random kernels of operators that take no generator: they draw from the default one."""

from __future__ import annotations

from ...core.generator import default_generator
from ...core.namespace import Array, DType
from . import random

__all__ = [
    "rand",
    "rand_like",
    "randint",
    "randint_like",
    "randint_like_low",
    "randint_low",
    "randn",
    "randn_like",
    "randperm",
]


def rand(size: tuple[int, ...], dtype: DType | None) -> Array:
    """Uniform numbers of [0, 1)."""
    return random.rand_generator(size, default_generator.numpy, dtype)


def randn(size: tuple[int, ...], dtype: DType | None) -> Array:
    """Numbers of the standard normal distribution."""
    return random.randn_generator(size, default_generator.numpy, dtype)


def rand_like(self: Array, dtype: DType | None, memory_format: object = None) -> Array:
    """Uniform numbers of [0, 1) in the shape and (unless given) the dtype of `self`."""
    return random.rand_like_generator(self, default_generator.numpy, dtype)


def randn_like(self: Array, dtype: DType | None, memory_format: object = None) -> Array:
    """Standard normal numbers in the shape and (unless given) the dtype of `self`."""
    return random.randn_like_generator(self, default_generator.numpy, dtype)


def randint(high: int, size: tuple[int, ...], dtype: DType | None) -> Array:
    """Integers of [0, high)."""
    return random.randint_generator(high, size, default_generator.numpy, dtype)


def randint_low(low: int, high: int, size: tuple[int, ...], dtype: DType | None) -> Array:
    """Integers of [low, high)."""
    return random.randint_low_generator(low, high, size, default_generator.numpy, dtype)


def randint_like(
    self: Array, high: int, dtype: DType | None, memory_format: object = None
) -> Array:
    """Integers of [0, high) in the shape and (unless given) the dtype of `self`."""
    return random.randint_like_generator(self, high, default_generator.numpy, dtype)


def randint_like_low(
    self: Array, low: int, high: int, dtype: DType | None, memory_format: object = None
) -> Array:
    """Integers of [low, high) in the shape and (unless given) the dtype of `self`."""
    return random.randint_like_low_generator(self, low, high, default_generator.numpy, dtype)


def randperm(n: int, dtype: DType | None) -> Array:
    """The integers of [0, n) in random order."""
    return random.randperm_generator(n, default_generator.numpy, dtype)
