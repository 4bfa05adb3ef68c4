"""Meta kernels of factories: the size and dtype of what the factory would make, untouched memory."""

from __future__ import annotations

from gradsmith.kernels import factory, namespace
from gradsmith.kernels.namespace import Array, DType, empty, np

__all__ = [
    "meta_arange",
    "meta_arange_start",
    "meta_arange_start_step",
    "meta_eye",
    "meta_eye_m",
    "meta_full",
    "meta_full_like",
    "meta_linspace",
    "meta_logspace",
    "meta_new_full",
    "meta_range_step",
    "meta_window",
]

Number = bool | int | float | complex


def meta_full(size: tuple[int, ...], fill_value: Number, dtype: DType | None) -> Array:
    """What `full` returns, unfilled."""
    return factory.empty_size(size, dtype or factory.fill_dtype(fill_value))


def meta_full_like(
    self: Array, fill_value: Number, dtype: DType | None, memory_format: object = None
) -> Array:
    """What `full_like` returns, unfilled."""
    return factory.empty_like(self, dtype)


def meta_new_full(
    self: Array, size: tuple[int, ...], fill_value: Number, dtype: DType | None
) -> Array:
    """What `new_full` returns, unfilled."""
    return factory.empty_size(size, dtype or self.dtype)


def meta_arange(end: float, dtype: DType | None) -> Array:
    """What `arange(end)` returns, unfilled."""
    return meta_arange_start_step(0, end, 1, dtype)


def meta_arange_start(start: float, end: float, dtype: DType | None) -> Array:
    """What `arange(start, end)` returns, unfilled."""
    return meta_arange_start_step(start, end, 1, dtype)


def meta_arange_start_step(start: float, end: float, step: float, dtype: DType | None) -> Array:
    """What `arange(start, end, step)` returns, unfilled."""
    count = factory.count_steps(start, end, step, inclusive=False)
    return empty((count,), dtype or factory.arange_dtype(start, end, step))


def meta_range_step(start: float, end: float, step: float, dtype: DType | None) -> Array:
    """What `range(start, end, step)` returns, unfilled."""
    count = factory.count_steps(start, end, step, inclusive=True)
    return empty((count,), dtype or namespace.default_dtype())


def meta_linspace(start: Number, end: Number, steps: int, dtype: DType | None) -> Array:
    """What `linspace` returns, unfilled."""
    return factory.empty_size((steps,), factory.spaced_dtype(start, end, dtype))


def meta_logspace(
    start: Number, end: Number, steps: int, base: float, dtype: DType | None
) -> Array:
    """What `logspace` returns, unfilled."""
    return factory.empty_size((steps,), factory.spaced_dtype(start, end, dtype))


def meta_eye(n: int, dtype: DType | None) -> Array:
    """What `eye(n)` returns, unfilled."""
    return factory.empty_size((n, n), dtype)


def meta_eye_m(n: int, m: int, dtype: DType | None) -> Array:
    """What `eye(n, m)` returns, unfilled."""
    return factory.empty_size((n, m), dtype)


def meta_window(window_length: int, *rest: object) -> Array:
    """What a window function returns, unfilled; the dtype is the last argument."""
    dtype = rest[-1]
    if not isinstance(dtype, np.dtype):
        dtype = namespace.default_dtype()
    return empty((window_length,), dtype)
