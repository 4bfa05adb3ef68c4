"""Discrete Fourier transforms over several dimensions, by NumPy's pocketfft.

`normalization` is 0 for none, 1 for a division by the square root of the number of points, 2 for a
division by the number of points.  Single precision stays single.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from gradsmith.kernels import namespace
from gradsmith.kernels.namespace import Array, DType, np
from gradsmith.kernels.scalar_types import scalar_type_name

__all__ = ["fft_c2c", "fft_c2r", "fft_fftfreq", "fft_r2c", "fft_rfftfreq"]

_Norm: TypeAlias = Literal["backward", "ortho", "forward"]

# NumPy names the direction that divides.
_FORWARD: tuple[_Norm, ...] = ("backward", "ortho", "forward")
_INVERSE: tuple[_Norm, ...] = ("forward", "ortho", "backward")


def fft_c2c(self: Array, dim: tuple[int, ...], normalization: int, forward: bool) -> Array:
    """The complex transform along each of `dim`; RuntimeError unless `self` is complex."""
    if self.dtype.kind != "c":
        raise RuntimeError(f"Expected a complex tensor. Got {scalar_type_name(self.dtype)}")
    if not dim:
        return self.copy()
    if not self.size:
        return np.empty(self.shape, self.dtype)
    if forward:
        if len(dim) == 1:
            return np.fft.fft(self, None, dim[0], _FORWARD[normalization])
        return np.fft.fftn(self, None, dim, _FORWARD[normalization])
    if len(dim) == 1:
        return np.fft.ifft(self, None, dim[0], _INVERSE[normalization])
    return np.fft.ifftn(self, None, dim, _INVERSE[normalization])


def fft_r2c(self: Array, dim: tuple[int, ...], normalization: int, onesided: bool) -> Array:
    """The transform of real numbers; `onesided` leaves out the redundant half of the last of `dim`."""
    if self.dtype.char not in "fd":
        raise RuntimeError(f"Unsupported dtype {scalar_type_name(self.dtype)}")
    if not self.size:
        shape = list(self.shape)
        if onesided:
            shape[dim[-1]] = shape[dim[-1]] // 2 + 1
        return np.zeros(shape, np.complex64 if self.dtype.char == "f" else np.complex128)
    if not onesided:
        return np.fft.fftn(self, None, dim, _FORWARD[normalization])
    if len(dim) == 1:
        return np.fft.rfft(self, None, dim[0], _FORWARD[normalization])
    return np.fft.rfftn(self, None, dim, _FORWARD[normalization])


def fft_c2r(self: Array, dim: tuple[int, ...], normalization: int, last_dim_size: int) -> Array:
    """The inverse of a onesided transform, with `last_dim_size` real points along the last of `dim`."""
    if self.dtype.kind != "c":
        raise RuntimeError(f"Expected a complex tensor. Got {scalar_type_name(self.dtype)}")
    norm = _INVERSE[normalization]
    if not self.size:
        shape = list(self.shape)
        shape[dim[-1]] = last_dim_size
        return np.zeros(shape, np.float32 if self.dtype.char == "F" else np.float64)
    if len(dim) > 1:
        self = np.fft.ifftn(self, None, dim[:-1], norm)
    return np.fft.irfft(self, last_dim_size, dim[-1], norm)


def fft_fftfreq(n: int, d: float, dtype: DType | None) -> Array:
    """The frequencies of a transform of `n` points `d` apart: positive ones first."""
    dtype = dtype or namespace.default_dtype()
    counts = np.arange(n, dtype=np.float64)
    counts[(n + 1) // 2 :] -= n
    return (counts / (n * d)).astype(dtype)


def fft_rfftfreq(n: int, d: float, dtype: DType | None) -> Array:
    """The frequencies of a onesided transform of `n` points `d` apart."""
    dtype = dtype or namespace.default_dtype()
    return (np.arange(n // 2 + 1) / (n * d)).astype(dtype)
