"""Window functions of Fourier analysis.

Formulas: Harris, "On the use of windows for harmonic analysis with the discrete Fourier transform"
(1978).  A periodic window is the symmetric one of one point more, without its last point.
"""

from __future__ import annotations

from typing import Any

from ...core.namespace import Array, DType, default_dtype, np
from ...core.result import Result, only_foretells
from ..scalar_types import scalar_type_name

__all__ = [
    "bartlett_window",
    "bartlett_window_periodic",
    "blackman_window",
    "blackman_window_periodic",
    "hamming_window",
    "hamming_window_periodic",
    "hamming_window_periodic_alpha",
    "hamming_window_periodic_alpha_beta",
    "hann_window",
    "hann_window_periodic",
    "kaiser_window",
    "kaiser_window_beta",
    "kaiser_window_periodic",
    "window_shape",
]


@only_foretells
def window_shape(window_length: int, /, *rest: Any) -> Result:
    """A vector; the dtype is the last argument."""
    return Result((window_length,), rest[-1] or default_dtype())


def _check(name: str, window_length: int, dtype: DType | None) -> DType:
    dtype = dtype or default_dtype()
    if dtype.kind not in "fV":
        raise RuntimeError(f"{name} expects floating point dtypes, got: {scalar_type_name(dtype)}")
    if window_length < 0:
        raise RuntimeError(
            f"{name} requires non-negative window_length, got window_length={window_length}"
        )
    return dtype


def _positions(window_length: int, periodic: bool) -> Array:
    """Where each sample lies in the window, from 0 to 1."""
    return np.arange(window_length) / max(window_length - (not periodic), 1)


def _cosines(
    name: str,
    window_length: int,
    periodic: bool,
    coefficients: tuple[float, ...],
    dtype: DType | None,
) -> Array:
    """A window that is a sum of cosines of alternating sign."""
    dtype = _check(name, window_length, dtype)
    if window_length == 1:
        return np.ones(1, dtype)
    turns = _positions(window_length, periodic) * (2 * np.pi)
    result = np.full(window_length, coefficients[0])
    for order, coefficient in enumerate(coefficients[1:], 1):
        result += (-1) ** order * coefficient * np.cos(order * turns)
    return result.astype(dtype)


def hann_window(window_length: int, dtype: DType | None) -> Array:
    """The periodic Hann window."""
    return hann_window_periodic(window_length, True, dtype)


def hann_window_periodic(window_length: int, periodic: bool, dtype: DType | None) -> Array:
    """``0.5 - 0.5 cos(2πx)``."""
    return _cosines("hann_window", window_length, periodic, (0.5, 0.5), dtype)


def hamming_window(window_length: int, dtype: DType | None) -> Array:
    """The periodic Hamming window."""
    return hamming_window_periodic(window_length, True, dtype)


def hamming_window_periodic(window_length: int, periodic: bool, dtype: DType | None) -> Array:
    """``0.54 - 0.46 cos(2πx)``."""
    return hamming_window_periodic_alpha_beta(window_length, periodic, 0.54, 0.46, dtype)


def hamming_window_periodic_alpha(
    window_length: int, periodic: bool, alpha: float, dtype: DType | None
) -> Array:
    """``alpha - 0.46 cos(2πx)``."""
    return hamming_window_periodic_alpha_beta(window_length, periodic, alpha, 0.46, dtype)


def hamming_window_periodic_alpha_beta(
    window_length: int, periodic: bool, alpha: float, beta: float, dtype: DType | None
) -> Array:
    """``alpha - beta cos(2πx)``."""
    return _cosines("hamming_window", window_length, periodic, (alpha, beta), dtype)


def blackman_window(window_length: int, dtype: DType | None) -> Array:
    """The periodic Blackman window."""
    return blackman_window_periodic(window_length, True, dtype)


def blackman_window_periodic(window_length: int, periodic: bool, dtype: DType | None) -> Array:
    """``0.42 - 0.5 cos(2πx) + 0.08 cos(4πx)``, never below zero."""
    result = _cosines("blackman_window", window_length, periodic, (0.42, 0.5, 0.08), dtype)
    return np.maximum(result, 0, out=result)


def bartlett_window(window_length: int, dtype: DType | None) -> Array:
    """The periodic triangular window."""
    return bartlett_window_periodic(window_length, True, dtype)


def bartlett_window_periodic(window_length: int, periodic: bool, dtype: DType | None) -> Array:
    """``1 - |2x - 1|``."""
    dtype = _check("bartlett_window", window_length, dtype)
    if window_length == 1:
        return np.ones(1, dtype)
    result: Array = (1 - np.abs(2 * _positions(window_length, periodic) - 1)).astype(dtype)
    return result


def kaiser_window(window_length: int, dtype: DType | None) -> Array:
    """The periodic Kaiser window of shape 12."""
    return kaiser_window_beta(window_length, True, 12.0, dtype)


def kaiser_window_periodic(window_length: int, periodic: bool, dtype: DType | None) -> Array:
    """The Kaiser window of shape 12."""
    return kaiser_window_beta(window_length, periodic, 12.0, dtype)


def kaiser_window_beta(
    window_length: int, periodic: bool, beta: float, dtype: DType | None
) -> Array:
    """``I0(beta sqrt(1 - (2x - 1)²)) / I0(beta)``."""
    dtype = _check("kaiser_window", window_length, dtype)
    if window_length == 1:
        return np.ones(1, dtype)
    ramp = 2 * _positions(window_length, periodic) - 1
    bell = np.i0(beta * np.sqrt(np.maximum(1 - ramp * ramp, 0)))
    return (bell / np.i0(beta)).astype(dtype)
