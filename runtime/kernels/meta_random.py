"""Meta kernels of random operators: sizes and dtypes; nothing is drawn."""

from __future__ import annotations

from gradsmith.kernels.factory import empty_size
from gradsmith.kernels.namespace import Array, DType, empty, np

__all__ = [
    "meta_multinomial",
    "meta_normal_float_float",
    "meta_normal_float_tensor",
    "meta_normal_tensor_tensor",
    "meta_randint",
    "meta_randint_generator",
    "meta_randint_like",
    "meta_randint_like_generator",
    "meta_randint_like_low",
    "meta_randint_like_low_generator",
    "meta_randint_low",
    "meta_randint_low_generator",
    "meta_random_like",
    "meta_random_size",
    "meta_randperm",
    "meta_randperm_generator",
]

_INT64: DType = np.dtype(np.int64)


def meta_random_size(size: tuple[int, ...], generator: object, dtype: DType | None) -> Array:
    """What `rand` and `randn` return."""
    return empty_size(size, dtype)


def meta_random_like(
    self: Array, generator: object, dtype: DType | None, memory_format: object = None
) -> Array:
    """What `rand_like` and `randn_like` return."""
    return empty(self.shape, dtype or self.dtype)


def meta_randint(high: int, size: tuple[int, ...], dtype: DType | None) -> Array:
    """What `randint(high, size)` returns."""
    return empty_size(size, dtype or _INT64)


def meta_randint_generator(
    high: int, size: tuple[int, ...], generator: object, dtype: DType | None
) -> Array:
    """What `randint(high, size)` returns."""
    return empty_size(size, dtype or _INT64)


def meta_randint_low(low: int, high: int, size: tuple[int, ...], dtype: DType | None) -> Array:
    """What `randint(low, high, size)` returns."""
    return empty_size(size, dtype or _INT64)


def meta_randint_low_generator(
    low: int, high: int, size: tuple[int, ...], generator: object, dtype: DType | None
) -> Array:
    """What `randint(low, high, size)` returns."""
    return empty_size(size, dtype or _INT64)


def meta_randint_like(
    self: Array, high: int, dtype: DType | None, memory_format: object = None
) -> Array:
    """What `randint_like(self, high)` returns."""
    return empty(self.shape, dtype or self.dtype)


def meta_randint_like_generator(
    self: Array, high: int, generator: object, dtype: DType | None, memory_format: object = None
) -> Array:
    """What `randint_like(self, high)` returns."""
    return empty(self.shape, dtype or self.dtype)


def meta_randint_like_low(
    self: Array, low: int, high: int, dtype: DType | None, memory_format: object = None
) -> Array:
    """What `randint_like(self, low, high)` returns."""
    return empty(self.shape, dtype or self.dtype)


def meta_randint_like_low_generator(
    self: Array,
    low: int,
    high: int,
    generator: object,
    dtype: DType | None,
    memory_format: object = None,
) -> Array:
    """What `randint_like(self, low, high)` returns."""
    return empty(self.shape, dtype or self.dtype)


def meta_randperm(n: int, dtype: DType | None) -> Array:
    """What `randperm` returns."""
    return empty_size((n,), dtype or _INT64)


def meta_randperm_generator(n: int, generator: object, dtype: DType | None) -> Array:
    """What `randperm` returns."""
    return empty_size((n,), dtype or _INT64)


def meta_normal_float_float(
    mean: float, std: float, size: tuple[int, ...], generator: object, dtype: DType | None
) -> Array:
    """What `normal(mean, std, size)` returns."""
    return empty_size(size, dtype)


def meta_normal_float_tensor(mean: float, std: Array, generator: object) -> Array:
    """What `normal` with a tensor of deviations returns."""
    return empty(std.shape, std.dtype)


def meta_normal_tensor_tensor(mean: Array, std: Array, generator: object) -> Array:
    """What `normal` with two tensors returns."""
    return empty(np.broadcast_shapes(mean.shape, std.shape), mean.dtype)


def meta_multinomial(self: Array, num_samples: int, replacement: bool, generator: object) -> Array:
    """Indices for each row of weights."""
    return empty((*self.shape[:-1], num_samples), _INT64)
