"""Functions of `gradsmith.fft`.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

# pyright: reportPrivateUsage=false

from collections.abc import Sequence
from typing import overload

from gradsmith.device import device
from gradsmith.dtypes import dtype
from gradsmith.layout import layout
from gradsmith.tensor import Tensor

__all__ = [
    "fft",
    "fft2",
    "fftfreq",
    "fftn",
    "fftshift",
    "hfft",
    "hfft2",
    "hfftn",
    "ifft",
    "ifft2",
    "ifftn",
    "ifftshift",
    "ihfft",
    "ihfft2",
    "ihfftn",
    "irfft",
    "irfft2",
    "irfftn",
    "rfft",
    "rfft2",
    "rfftfreq",
    "rfftn",
]

def fft(
    input: Tensor,
    n: int | None = None,
    dim: int = -1,
    norm: str | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """The discrete Fourier transform along one dimension."""

def fft2(
    input: Tensor,
    s: int | Sequence[int] | None = None,
    dim: int | Sequence[int] = (-2, -1),
    norm: str | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """The discrete Fourier transform along two dimensions."""

def fftn(
    input: Tensor,
    s: int | Sequence[int] | None = None,
    dim: int | Sequence[int] | None = None,
    norm: str | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """The discrete Fourier transform along several dimensions."""

def ifft(
    input: Tensor,
    n: int | None = None,
    dim: int = -1,
    norm: str | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """The inverse discrete Fourier transform along one dimension."""

def ifft2(
    input: Tensor,
    s: int | Sequence[int] | None = None,
    dim: int | Sequence[int] = (-2, -1),
    norm: str | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """The inverse discrete Fourier transform along two dimensions."""

def ifftn(
    input: Tensor,
    s: int | Sequence[int] | None = None,
    dim: int | Sequence[int] | None = None,
    norm: str | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """The inverse discrete Fourier transform along several dimensions."""

def rfft(
    input: Tensor,
    n: int | None = None,
    dim: int = -1,
    norm: str | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Half the discrete Fourier transform of real numbers, the other half being its mirror image
    along one dimension.
    """

def rfft2(
    input: Tensor,
    s: int | Sequence[int] | None = None,
    dim: int | Sequence[int] = (-2, -1),
    norm: str | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Half the discrete Fourier transform of real numbers, the other half being its mirror image
    along two dimensions.
    """

def rfftn(
    input: Tensor,
    s: int | Sequence[int] | None = None,
    dim: int | Sequence[int] | None = None,
    norm: str | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Half the discrete Fourier transform of real numbers, the other half being its mirror image
    along several dimensions.
    """

def irfft(
    input: Tensor,
    n: int | None = None,
    dim: int = -1,
    norm: str | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """The inverse of `rfft` along one dimension."""

def irfft2(
    input: Tensor,
    s: int | Sequence[int] | None = None,
    dim: int | Sequence[int] = (-2, -1),
    norm: str | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """The inverse of `rfft2` along two dimensions."""

def irfftn(
    input: Tensor,
    s: int | Sequence[int] | None = None,
    dim: int | Sequence[int] | None = None,
    norm: str | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """The inverse of `rfftn` along several dimensions."""

def hfft(
    input: Tensor,
    n: int | None = None,
    dim: int = -1,
    norm: str | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """The discrete Fourier transform of a signal that is its own conjugate mirror image along one
    dimension.
    """

def hfft2(
    input: Tensor,
    s: int | Sequence[int] | None = None,
    dim: int | Sequence[int] = (-2, -1),
    norm: str | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """The discrete Fourier transform of a signal that is its own conjugate mirror image along two
    dimensions.
    """

def hfftn(
    input: Tensor,
    s: int | Sequence[int] | None = None,
    dim: int | Sequence[int] | None = None,
    norm: str | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """The discrete Fourier transform of a signal that is its own conjugate mirror image along
    several dimensions.
    """

def ihfft(
    input: Tensor,
    n: int | None = None,
    dim: int = -1,
    norm: str | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """The inverse of `hfft` along one dimension."""

def ihfft2(
    input: Tensor,
    s: int | Sequence[int] | None = None,
    dim: int | Sequence[int] = (-2, -1),
    norm: str | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """The inverse of `hfft2` along two dimensions."""

def ihfftn(
    input: Tensor,
    s: int | Sequence[int] | None = None,
    dim: int | Sequence[int] | None = None,
    norm: str | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """The inverse of `hfftn` along several dimensions."""

@overload
def fftfreq(
    n: int,
    d: float = 1.0,
    *,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
@overload
def fftfreq(n: int, d: float = 1.0, *, out: Tensor) -> Tensor:
    """The frequencies of a discrete Fourier transform."""

@overload
def rfftfreq(
    n: int,
    d: float = 1.0,
    *,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
@overload
def rfftfreq(n: int, d: float = 1.0, *, out: Tensor) -> Tensor:
    """The frequencies of a onesided discrete Fourier transform."""

def fftshift(input: Tensor, dim: int | Sequence[int] | None = None) -> Tensor:
    """Frequencies in ascending order."""

def ifftshift(input: Tensor, dim: int | Sequence[int] | None = None) -> Tensor:
    """The inverse of `fftshift`."""
