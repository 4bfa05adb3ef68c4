"""Window functions of Fourier analysis.

Formulas: Harris, "On the use of windows for harmonic analysis with the discrete Fourier transform"
(1978).  A periodic window is the symmetric one of one point more, without its last point.
"""

from __future__ import annotations

from typing import Any

from ...core.namespace import Array, DType, default_dtype, np
from ...core.result import Result, only_infers
from ..scalar_types import scalar_type_name


@only_infers
def window_shape(window_length: int, /, *rest: Any) -> Result:
    """A vector; the dtype is the last argument."""
    return Result((window_length,), rest[-1] or default_dtype())


def _read(
    name: str, window_length: int, rest: tuple[Any, ...], *defaults: float
) -> tuple[Any, ...]:
    """What follows the length, which is a dtype and some of these before it: whether the window is periodic
    (it is), and numbers with `defaults`.  The dtype comes first here."""
    *given, dtype = rest
    dtype = dtype or default_dtype()
    if dtype.kind not in "fV":
        raise RuntimeError(f"{name} expects floating point dtypes, got: {scalar_type_name(dtype)}")
    if window_length < 0:
        raise RuntimeError(
            f"{name} requires non-negative window_length, got window_length={window_length}"
        )
    return (dtype, *given, *(True, *defaults)[len(given) :])


def _positions(window_length: int, periodic: bool) -> Array:
    """Where each sample lies in the window, from 0 to 1."""
    return np.arange(window_length) / max(window_length - (not periodic), 1)


def _cosines(
    window_length: int, dtype: DType, periodic: bool, coefficients: tuple[float, ...]
) -> Array:
    """A window that is a sum of cosines of alternating sign."""
    if window_length == 1:
        return np.ones(1, dtype)
    turns = _positions(window_length, periodic) * (2 * np.pi)
    result = np.full(window_length, coefficients[0])
    for order, coefficient in enumerate(coefficients[1:], 1):
        result += (-1) ** order * coefficient * np.cos(order * turns)
    return result.astype(dtype)


def hann_window(window_length: int, /, *rest: Any) -> Array:
    """``0.5 - 0.5 cos(2πx)``."""
    dtype, periodic = _read("hann_window", window_length, rest)
    return _cosines(window_length, dtype, periodic, (0.5, 0.5))


def hamming_window(window_length: int, /, *rest: Any) -> Array:
    """``alpha - beta cos(2πx)``, by default of 0.54 and 0.46."""
    dtype, periodic, alpha, beta = _read("hamming_window", window_length, rest, 0.54, 0.46)
    return _cosines(window_length, dtype, periodic, (alpha, beta))


def blackman_window(window_length: int, /, *rest: Any) -> Array:
    """``0.42 - 0.5 cos(2πx) + 0.08 cos(4πx)``, never below zero."""
    dtype, periodic = _read("blackman_window", window_length, rest)
    result = _cosines(window_length, dtype, periodic, (0.42, 0.5, 0.08))
    return np.maximum(result, 0, out=result)


def bartlett_window(window_length: int, /, *rest: Any) -> Array:
    """``1 - |2x - 1|``, a triangle."""
    dtype, periodic = _read("bartlett_window", window_length, rest)
    if window_length == 1:
        return np.ones(1, dtype)
    result: Array = (1 - np.abs(2 * _positions(window_length, periodic) - 1)).astype(dtype)
    return result


def kaiser_window(window_length: int, /, *rest: Any) -> Array:
    """``I0(beta sqrt(1 - (2x - 1)²)) / I0(beta)``, by default of 12."""
    dtype, periodic, beta = _read("kaiser_window", window_length, rest, 12.0)
    if window_length == 1:
        return np.ones(1, dtype)
    ramp = 2 * _positions(window_length, periodic) - 1
    bell = np.i0(beta * np.sqrt(np.maximum(1 - ramp * ramp, 0)))
    return (bell / np.i0(beta)).astype(dtype)
