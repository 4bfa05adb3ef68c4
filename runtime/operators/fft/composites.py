"""`gradsmith.fft`: the transforms with NumPy's conventions, by way of three primitive ones."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from gradsmith.generated import functions

from ...core.dtypes import bfloat16, complex64, complex128, float16, float64, get_default_dtype
from ...core.tensor import Tensor
from ..dims import normalize_dim, normalize_dim_of_some


def _normalization(norm: str | None, forward: bool) -> int:
    """0, 1 or 2 for no division, one by the root of the number of points, one by the number."""
    if norm is None or norm == "backward":
        return 0 if forward else 2
    if norm == "forward":
        return 2 if forward else 0
    if norm == "ortho":
        return 1
    raise RuntimeError(f'Invalid normalization mode: "{norm}"')


def _as_complex(self: Tensor) -> Tensor:
    if self.is_complex():
        return self
    self = _as_floating(self)
    return self.to(complex128 if self.dtype == float64 else complex64)


def _as_floating(self: Tensor) -> Tensor:
    if self.dtype in (float16, bfloat16):
        word = "Half" if self.dtype == float16 else "BFloat16"
        raise RuntimeError(f"Unsupported dtype {word}")
    if self.is_floating_point() or self.is_complex():
        return self
    return self.to(get_default_dtype())


def _resized(self: Tensor, sizes: Sequence[int], dims: Sequence[int]) -> Tensor:
    """`self` cut off or padded with zeros at the end of each of `dims`; -1 leaves one alone."""
    padding = [0] * (2 * self.ndim)
    pad = False
    for dim, size in zip(dims, sizes):
        have = self.shape[dim]
        if size == -1 or size == have:
            continue
        if size < have:
            self = self.narrow(dim, 0, size)
        else:
            pad = True
            padding[2 * (self.ndim - 1 - dim) + 1] = size - have
    return functions.constant_pad_nd(self, padding) if pad else self


def _no_points(count: int) -> RuntimeError:
    return RuntimeError(f"Invalid number of data points ({count}) specified")


def _one(self: Tensor, n: int | None, dim: int) -> tuple[int, int]:
    """The dimension from the front, and how many points to transform."""
    axis = normalize_dim_of_some(dim, self.ndim)
    count = self.shape[axis] if n is None else n
    if count < 1:
        raise _no_points(count)
    return axis, count


def _complex_transform(
    forward: bool, self: Tensor, n: int | None, dim: int, norm: str | None
) -> Tensor:
    """The transform along one dimension, cut off or padded to `n` points, or its inverse."""
    axis, count = _one(self, n, dim)
    mode = _normalization(norm, forward)
    if not self.is_complex() and forward:
        real = _resized(_as_floating(self), [count], [axis])
        return functions._fft_r2c(real, [axis], mode, False)
    return functions._fft_c2c(_resized(_as_complex(self), [count], [axis]), [axis], mode, forward)


fft_fft = partial(_complex_transform, True)
fft_ifft = partial(_complex_transform, False)


def _half_spectrum(
    forward: bool, self: Tensor, n: int | None, dim: int, norm: str | None
) -> Tensor:
    """The first half of the transform of real numbers, or the inverse of `hfft`."""
    name = "rfft" if forward else "ihfft"
    _check_real(self, f"{name} expects a real input tensor")
    axis, count = _one(self, n, dim)
    real = _resized(_as_floating(self), [count], [axis])
    half = functions._fft_r2c(real, [axis], _normalization(norm, forward), True)
    return half if forward else half.conj()


fft_rfft = partial(_half_spectrum, True)
fft_ihfft = partial(_half_spectrum, False)


def _check_real(self: Tensor, expectation: str) -> None:
    if self.is_complex():
        word = "ComplexFloat" if self.dtype == complex64 else "ComplexDouble"
        raise RuntimeError(f"{expectation}, but got {word}")


def _to_real(forward: bool, self: Tensor, n: int | None, dim: int, norm: str | None) -> Tensor:
    """From half a spectrum to `n` real points, by default an even number.

    The inverse of `rfft`, or, `forward`, the transform of a signal of which one half is given, the other
    being its mirror image.
    """
    axis = normalize_dim_of_some(dim, self.ndim)
    count = 2 * (self.shape[axis] - 1) if n is None else n
    if count < 1:
        raise _no_points(count)
    half = _resized(_as_complex(self), [count // 2 + 1], [axis])
    if forward:
        half = half.conj()
    return functions._fft_c2r(half, [axis], _normalization(norm, forward), count)


fft_irfft = partial(_to_real, False)
fft_hfft = partial(_to_real, True)


def _several(
    self: Tensor, s: Sequence[int] | None, dim: Sequence[int] | None
) -> tuple[list[int], list[int]]:
    """The dimensions from the front and how many points to transform along each."""
    if dim is not None:
        axes = [normalize_dim_of_some(one, self.ndim) for one in dim]
        if len(set(axes)) != len(axes):
            raise RuntimeError("FFT dims must be unique")
    if s is None:
        if dim is None:
            axes = list(range(self.ndim))
        sizes = [self.shape[axis] for axis in axes]
    else:
        if dim is not None and len(dim) != len(s):
            raise RuntimeError("When given, dim and shape arguments must have the same length")
        if len(s) > self.ndim:
            raise RuntimeError(
                f"Got shape with {len(s)} values but input tensor only has {self.ndim} dimensions."
            )
        if dim is None:
            axes = list(range(self.ndim - len(s), self.ndim))
        sizes = [self.shape[axis] if size == -1 else size for size, axis in zip(s, axes)]
    for size in sizes:
        if size <= 0:
            raise RuntimeError(f"Invalid number of data points ({size}) specified")
    return axes, sizes


def _transform(
    forward: bool,
    self: Tensor,
    s: Sequence[int] | None,
    dim: Sequence[int] | None,
    norm: str | None,
) -> Tensor:
    """The transform along several dimensions, by default all, or its inverse."""
    axes, sizes = _several(self, s, dim)
    mode = _normalization(norm, forward)
    resized = _resized(_as_complex(self), sizes, axes)
    return functions._fft_c2c(resized, axes, mode, forward)


fft_fftn = partial(_transform, True)
fft_ifftn = partial(_transform, False)


def _one_or_more(
    self: Tensor, s: Sequence[int] | None, dim: Sequence[int] | None, name: str
) -> tuple[list[int], list[int]]:
    """As `_several`; RuntimeError without any dimension."""
    axes, sizes = _several(self, s, dim)
    if not axes:
        raise RuntimeError(f"{name} must transform at least one axis")
    return axes, sizes


def fft_rfftn(
    self: Tensor, s: Sequence[int] | None, dim: Sequence[int] | None, norm: str | None
) -> Tensor:
    """The transform of real numbers along several dimensions, half of it along the last."""
    _check_real(self, "rfftn expects a real-valued input tensor")
    axes, sizes = _one_or_more(self, s, dim, "rfftn")
    resized = _resized(_as_floating(self), sizes, axes)
    return functions._fft_r2c(resized, axes, _normalization(norm, True), True)


def _half_sizes(
    self: Tensor, s: Sequence[int] | None, dim: Sequence[int] | None, name: str
) -> tuple[list[int], list[int], int]:
    """Dimensions, points of the half spectrum along each, and real points along the last."""
    axes, sizes = _one_or_more(self, s, dim, name)
    last = sizes[-1]
    if s is None or s[-1] == -1:
        last = 2 * (self.shape[axes[-1]] - 1)
    if last < 1:
        raise RuntimeError(f"Invalid number of data points ({last}) specified")
    sizes[-1] = last // 2 + 1
    return axes, sizes, last


def fft_irfftn(
    self: Tensor, s: Sequence[int] | None, dim: Sequence[int] | None, norm: str | None
) -> Tensor:
    """The inverse of `rfftn`."""
    axes, sizes, last = _half_sizes(self, s, dim, "irfftn")
    half = _resized(_as_complex(self), sizes, axes)
    return functions._fft_c2r(half, axes, _normalization(norm, False), last)


def fft_hfftn(
    self: Tensor, s: Sequence[int] | None, dim: Sequence[int] | None, norm: str | None
) -> Tensor:
    """The real transform of a signal that is its own mirror image, given by half along the last."""
    axes, sizes, last = _half_sizes(self, s, dim, "hfftn")
    half = _resized(_as_complex(self), sizes, axes)
    mode = _normalization(norm, True)
    if len(axes) > 1:
        half = functions._fft_c2c(half, axes[:-1], mode, True)
    return functions._fft_c2r(half.conj(), axes[-1:], mode, last)


def fft_ihfftn(
    self: Tensor, s: Sequence[int] | None, dim: Sequence[int] | None, norm: str | None
) -> Tensor:
    """The inverse of `hfftn`."""
    _check_real(self, "ihfftn expects a real-valued input tensor")
    axes, sizes = _one_or_more(self, s, dim, "ihfftn")
    mode = _normalization(norm, False)
    real = _resized(_as_floating(self), sizes, axes)
    half = functions._fft_r2c(real, axes[-1:], mode, True).conj()
    return functions._fft_c2c(half, axes[:-1], mode, False) if len(axes) > 1 else half


# Along two dimensions: the last two, where the schema's default says so.
fft_fft2 = fft_fftn
fft_ifft2 = fft_ifftn
fft_rfft2 = fft_rfftn
fft_irfft2 = fft_irfftn
fft_hfft2 = fft_hfftn
fft_ihfft2 = fft_ihfftn


def _shifted(inverse: bool, self: Tensor, dim: Sequence[int] | int | None) -> Tensor:
    """Frequencies in ascending order: the zero frequency moves to the middle, or back."""
    if isinstance(dim, int):
        dim = (dim,)
    axes = list(range(self.ndim)) if dim is None else [normalize_dim(one, self.ndim) for one in dim]
    if dim is not None and not axes:
        raise RuntimeError("`shifts` required")
    halves = [(self.shape[axis] + inverse) // 2 for axis in axes]
    return functions.roll(self, halves, axes) if axes else self.clone()


fft_fftshift = partial(_shifted, False)
fft_ifftshift = partial(_shifted, True)
