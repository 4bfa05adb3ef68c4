"""Discrete Fourier transforms over several dimensions, by NumPy's pocketfft or SciPy's.

`normalization` is 0 for none, 1 for a division by the square root of the number of points, 2 for a
division by the number of points.  Single precision stays single.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Literal, TypeAlias

from ...core.namespace import Array, DType, default_dtype, np
from ...core.result import Result, only_infers, orders
from ...core.threads import get_threads
from ..promotion import COMPLEX_OF
from ..scalar_types import REAL_OF, scalar_type_name
from ..scipy_routines import scipy_routine

_Norm: TypeAlias = Literal["backward", "ortho", "forward"]

# NumPy names the direction that divides.
_FORWARD: tuple[_Norm, ...] = ("backward", "ortho", "forward")
_INVERSE: tuple[_Norm, ...] = ("forward", "ortho", "backward")


def _transform(name: str, self: Array) -> Callable[..., Array]:
    """The transform `name`, which takes an array, extents, dimensions and who divides."""
    routine = scipy_routine(f"fft.{name}", self)
    if routine is None:
        return getattr(np.fft, name)  # type: ignore[no-any-return]
    return partial(routine, workers=get_threads()) if self.size >= _SHARED else routine


_SHARED = 1 << 17
"""From so many elements on threads are worth waking."""


def _order(self: Array, dim: tuple[int, ...]) -> tuple[int, ...]:
    """The dimensions as they lie in memory after a transform, those along which it goes last."""
    steps = self.strides
    others = [axis for axis in range(self.ndim) if axis not in dim]
    others.sort(key=lambda axis: -steps[axis])
    order = (*others, *dim)
    return () if order == tuple(range(self.ndim)) else order


def _longest_steps_first(self: Array, dim: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted((axis % self.ndim for axis in dim), key=lambda axis: -self.strides[axis]))


@orders
def fft_c2c_shape(self: Array, dim: tuple[int, ...], normalization: int, forward: bool) -> Result:
    """As many points; RuntimeError unless `self` is complex."""
    _require_complex(self)
    return Result(self.shape, self.dtype, (), _order(self, _longest_steps_first(self, dim)))


def _require_complex(self: Array) -> None:
    if self.dtype.kind != "c":
        raise RuntimeError(f"Expected a complex tensor. Got {scalar_type_name(self.dtype)}")


def fft_c2c(self: Array, dim: tuple[int, ...], normalization: int, forward: bool) -> Array:
    """The complex transform along each of `dim`."""
    if not dim:
        return self.copy()
    if not self.size:
        return np.empty(self.shape, self.dtype)
    if forward:
        if len(dim) == 1:
            return _transform("fft", self)(self, None, dim[0], _FORWARD[normalization])
        return _transform("fftn", self)(self, None, dim, _FORWARD[normalization])
    if len(dim) == 1:
        return _transform("ifft", self)(self, None, dim[0], _INVERSE[normalization])
    return _transform("ifftn", self)(self, None, dim, _INVERSE[normalization])


@orders
def fft_r2c_shape(self: Array, dim: tuple[int, ...], normalization: int, onesided: bool) -> Result:
    """Complex numbers, half the points along the last of `dim` when onesided; RuntimeError for other dtypes."""
    if self.dtype.char not in "fd":
        raise RuntimeError(f"Unsupported dtype {scalar_type_name(self.dtype)}")
    shape = list(self.shape)
    if onesided:
        shape[dim[-1]] = shape[dim[-1]] // 2 + 1
    last = dim[-1] % self.ndim
    order = _order(self, (*_longest_steps_first(self, dim[:-1]), last))
    return Result(tuple(shape), COMPLEX_OF[self.dtype], (), order)


def fft_r2c(self: Array, dim: tuple[int, ...], normalization: int, onesided: bool) -> Array:
    """The transform of real numbers; `onesided` leaves out the redundant half of the last of `dim`."""
    if not self.size:
        inferred = fft_r2c_shape(self, dim, normalization, onesided)
        return np.zeros(inferred.shape, inferred.dtype)
    if not onesided:
        return _transform("fftn", self)(self, None, dim, _FORWARD[normalization])
    if len(dim) == 1:
        return _transform("rfft", self)(self, None, dim[0], _FORWARD[normalization])
    return _transform("rfftn", self)(self, None, dim, _FORWARD[normalization])


@orders
def fft_c2r_shape(
    self: Array, dim: tuple[int, ...], normalization: int, last_dim_size: int
) -> Result:
    """Real numbers, `last_dim_size` along the last of `dim`; RuntimeError unless `self` is complex."""
    _require_complex(self)
    shape = list(self.shape)
    shape[dim[-1]] = last_dim_size
    last = dim[-1] % self.ndim
    order: tuple[int, ...] = tuple(range(self.ndim))
    if len(dim) > 1:  # a complex transform along the others comes first
        order = _order(self, _longest_steps_first(self, dim[:-1])) or order
    else:
        order = tuple(sorted(order, key=lambda axis: -self.strides[axis]))
    order = (*(axis for axis in order if axis != last), last)
    return Result(tuple(shape), REAL_OF[self.dtype], (), order)


def fft_c2r(self: Array, dim: tuple[int, ...], normalization: int, last_dim_size: int) -> Array:
    """The inverse of a onesided transform, with `last_dim_size` real points along the last of `dim`."""
    norm = _INVERSE[normalization]
    if not self.size:
        inferred = fft_c2r_shape(self, dim, normalization, last_dim_size)
        return np.zeros(inferred.shape, inferred.dtype)
    if len(dim) > 1:
        self = _transform("ifftn", self)(self, None, dim[:-1], norm)
    return _transform("irfft", self)(self, last_dim_size, dim[-1], norm)


@only_infers
def fft_fftfreq_shape(n: int, d: float, dtype: DType | None) -> Result:
    """One frequency for each point."""
    return Result((n,), dtype or default_dtype())


def fft_fftfreq(n: int, d: float, dtype: DType | None) -> Array:
    """The frequencies of a transform of `n` points `d` apart: positive ones first."""
    dtype = dtype or default_dtype()
    counts = np.arange(n, dtype=np.float64)
    counts[(n + 1) // 2 :] -= n
    return (counts / (n * d)).astype(dtype)


@only_infers
def fft_rfftfreq_shape(n: int, d: float, dtype: DType | None) -> Result:
    """One frequency for each point of half a transform."""
    return Result((n // 2 + 1,), dtype or default_dtype())


def fft_rfftfreq(n: int, d: float, dtype: DType | None) -> Array:
    """The frequencies of a onesided transform of `n` points `d` apart."""
    dtype = dtype or default_dtype()
    return (np.arange(n // 2 + 1) / (n * d)).astype(dtype)
