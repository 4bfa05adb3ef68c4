"""Meta kernels of Fourier transforms."""

from __future__ import annotations

from gradsmith.kernels import namespace
from gradsmith.kernels.namespace import Array, DType, empty, np

__all__ = ["meta_fft_c2r", "meta_fft_fftfreq", "meta_fft_r2c", "meta_fft_rfftfreq"]


def meta_fft_r2c(self: Array, dim: tuple[int, ...], normalization: int, onesided: bool) -> Array:
    """Complex; half the points along the last of `dim` when onesided."""
    shape = list(self.shape)
    if onesided:
        shape[dim[-1]] = shape[dim[-1]] // 2 + 1
    dtype = np.dtype(np.complex128 if self.dtype.char == "d" else np.complex64)
    return empty(tuple(shape), dtype)


def meta_fft_c2r(
    self: Array, dim: tuple[int, ...], normalization: int, last_dim_size: int
) -> Array:
    """Real, with the given number of points along the last of `dim`."""
    shape = list(self.shape)
    shape[dim[-1]] = last_dim_size
    return empty(tuple(shape), np.dtype(np.float64 if self.dtype.char == "D" else np.float32))


def meta_fft_fftfreq(n: int, d: float, dtype: DType | None) -> Array:
    """One frequency for each point."""
    return empty((n,), dtype or namespace.default_dtype())


def meta_fft_rfftfreq(n: int, d: float, dtype: DType | None) -> Array:
    """One frequency for each point of half a transform."""
    return empty((n // 2 + 1,), dtype or namespace.default_dtype())
