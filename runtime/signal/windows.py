"""Window functions with SciPy's conventions: symmetric unless ``sym=False`` asks for a periodic one.

Sources: Harris, "On the use of windows for harmonic analysis with the discrete Fourier transform" (1978);
Nuttall, "Some windows with very good sidelobe behavior" (1981).  All take the number of points `M` and
return a vector of them; ValueError for a negative `M` and for dtypes other than float32 and float64.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from gradsmith.generated import functions

from ..api.creation import as_dtype, tensor
from ..core.dtypes import float32, float64, get_default_dtype
from ..core.handlers import check_flag
from ..core.layout import strided

if TYPE_CHECKING:
    from ..core.tensor import Tensor

__all__ = [
    "bartlett",
    "blackman",
    "cosine",
    "exponential",
    "gaussian",
    "general_cosine",
    "general_hamming",
    "hamming",
    "hann",
    "kaiser",
    "nuttall",
]


def _check(name: str, M: int, dtype: Any, layout: Any) -> Any:
    dtype = get_default_dtype() if dtype is None else as_dtype(dtype, name)
    if not isinstance(M, int) and not hasattr(M, "_bits"):
        raise TypeError(f"{name}(): argument 'M' must be int, not {type(M).__name__}")
    if M < 0:
        raise ValueError(f"{name} requires non-negative window length, got M={M}")
    if layout is not strided:
        raise ValueError(
            f"{name} is implemented for strided tensors only, got: torch.{layout.name}"
        )
    if dtype not in (float32, float64):
        raise ValueError(f"{name} expects float32 or float64 dtypes, got: torch.{dtype.name}")
    return dtype


def _steps(start: float, end: float, M: int, dtype: Any, device: Any) -> Tensor:
    return functions.linspace(start, end, M, dtype=dtype, device=device)


def _finished(window: Tensor, requires_grad: bool) -> Tensor:
    if requires_grad is not None:
        check_flag("window", "requires_grad", requires_grad)
    return window.requires_grad_() if requires_grad else window


def _short(M: int, dtype: Any, device: Any, requires_grad: bool) -> Tensor:
    """The window of no points."""
    return _finished(functions.empty((M,), dtype=dtype, device=device), requires_grad)


def exponential(
    M: int,
    *,
    center: float | None = None,
    tau: float = 1.0,
    sym: bool = True,
    dtype: Any = None,
    layout: Any = strided,
    device: Any = None,
    requires_grad: bool = False,
) -> Tensor:
    """``exp(-|n - center| / tau)``; the center of a periodic window may be chosen."""
    dtype = _check("exponential", M, dtype, layout)
    if tau <= 0:
        raise ValueError(f"Tau must be positive, got: {tau} instead.")
    if sym and center is not None:
        raise ValueError("Center must be None for symmetric windows")
    if M == 0:
        return _short(M, dtype, device, requires_grad)
    middle = (M if not sym and M > 1 else M - 1) / 2.0 if center is None else center
    steps = _steps(-middle / tau, (-middle + M - 1) / tau, M, dtype, device)
    return _finished((-steps.abs()).exp(), requires_grad)


def cosine(
    M: int,
    *,
    sym: bool = True,
    dtype: Any = None,
    layout: Any = strided,
    device: Any = None,
    requires_grad: bool = False,
) -> Tensor:
    """Half a sine wave: ``sin(π (n + 0.5) / M)``."""
    dtype = _check("cosine", M, dtype, layout)
    if M == 0:
        return _short(M, dtype, device, requires_grad)
    step = math.pi / (M + 1 if not sym and M > 1 else M)
    angles = _steps(0.5 * step, (0.5 + M - 1) * step, M, dtype, device)
    return _finished(angles.sin(), requires_grad)


def gaussian(
    M: int,
    *,
    std: float = 1.0,
    sym: bool = True,
    dtype: Any = None,
    layout: Any = strided,
    device: Any = None,
    requires_grad: bool = False,
) -> Tensor:
    """``exp(-(n / std)² / 2)`` around the middle."""
    dtype = _check("gaussian", M, dtype, layout)
    if std <= 0:
        raise ValueError(f"Standard deviation must be positive, got: {std} instead.")
    if M == 0:
        return _short(M, dtype, device, requires_grad)
    scale = 1 / (std * math.sqrt(2))
    start = -(M if not sym and M > 1 else M - 1) / 2.0
    steps = _steps(start * scale, (start + M - 1) * scale, M, dtype, device)
    return _finished((-(steps * steps)).exp(), requires_grad)


def kaiser(
    M: int,
    *,
    beta: float = 12.0,
    sym: bool = True,
    dtype: Any = None,
    layout: Any = strided,
    device: Any = None,
    requires_grad: bool = False,
) -> Tensor:
    """``I0(beta sqrt(1 - x²)) / I0(beta)`` for x from -1 to 1."""
    dtype = _check("kaiser", M, dtype, layout)
    if beta < 0:
        raise ValueError(f"beta must be non-negative, got: {beta} instead.")
    window = functions.kaiser_window(M, periodic=not sym, beta=beta, dtype=dtype, device=device)
    return _finished(window, requires_grad)


def general_cosine(
    M: int,
    *,
    a: Iterable[float],
    sym: bool = True,
    dtype: Any = None,
    layout: Any = strided,
    device: Any = None,
    requires_grad: bool = False,
) -> Tensor:
    """The sum of cosines with the coefficients `a`, of alternating sign."""
    dtype = _check("general_cosine", M, dtype, layout)
    if M == 0:
        return _short(M, dtype, device, requires_grad)
    if not isinstance(a, Iterable):
        raise TypeError("Coefficients must be a list/tuple")
    coefficients = list(a)
    if not coefficients:
        raise ValueError("Coefficients cannot be empty")
    if M == 1:
        return _finished(functions.ones(1, dtype=dtype, device=device), requires_grad)
    turn = 2 * math.pi / (M if not sym else M - 1)
    angles = _steps(0, (M - 1) * turn, M, dtype, device)
    orders = functions.arange(len(coefficients), dtype=dtype, device=device).unsqueeze(-1)
    signed = tensor(
        [(-1) ** order * value for order, value in enumerate(coefficients)],
        dtype=dtype,
        device=device,
    )
    waves = (orders * angles).cos() * signed.unsqueeze(-1)
    return _finished(waves.sum(0), requires_grad)


def general_hamming(
    M: int,
    *,
    alpha: float = 0.54,
    sym: bool = True,
    dtype: Any = None,
    layout: Any = strided,
    device: Any = None,
    requires_grad: bool = False,
) -> Tensor:
    """``alpha - (1 - alpha) cos(2πn / (M - 1))``."""
    return general_cosine(
        M,
        a=[alpha, 1.0 - alpha],
        sym=sym,
        dtype=dtype,
        layout=layout,
        device=device,
        requires_grad=requires_grad,
    )


def hamming(
    M: int,
    *,
    sym: bool = True,
    dtype: Any = None,
    layout: Any = strided,
    device: Any = None,
    requires_grad: bool = False,
) -> Tensor:
    """The raised cosine on a pedestal of 0.08."""
    return general_hamming(
        M, sym=sym, dtype=dtype, layout=layout, device=device, requires_grad=requires_grad
    )


def hann(
    M: int,
    *,
    sym: bool = True,
    dtype: Any = None,
    layout: Any = strided,
    device: Any = None,
    requires_grad: bool = False,
) -> Tensor:
    """The raised cosine that reaches zero at both ends."""
    return general_hamming(
        M,
        alpha=0.5,
        sym=sym,
        dtype=dtype,
        layout=layout,
        device=device,
        requires_grad=requires_grad,
    )


def blackman(
    M: int,
    *,
    sym: bool = True,
    dtype: Any = None,
    layout: Any = strided,
    device: Any = None,
    requires_grad: bool = False,
) -> Tensor:
    """Two cosines with the coefficients 0.42, 0.5 and 0.08."""
    dtype = _check("blackman", M, dtype, layout)
    return general_cosine(
        M,
        a=[0.42, 0.5, 0.08],
        sym=sym,
        dtype=dtype,
        layout=layout,
        device=device,
        requires_grad=requires_grad,
    )


def bartlett(
    M: int,
    *,
    sym: bool = True,
    dtype: Any = None,
    layout: Any = strided,
    device: Any = None,
    requires_grad: bool = False,
) -> Tensor:
    """The triangle that is zero at both ends."""
    dtype = _check("bartlett", M, dtype, layout)
    window = functions.bartlett_window(M, periodic=not sym, dtype=dtype, device=device)
    return _finished(window, requires_grad)


def nuttall(
    M: int,
    *,
    sym: bool = True,
    dtype: Any = None,
    layout: Any = strided,
    device: Any = None,
    requires_grad: bool = False,
) -> Tensor:
    """Three cosines with sidelobes below -93 dB."""
    return general_cosine(
        M,
        a=[0.3635819, 0.4891775, 0.1365995, 0.0106411],
        sym=sym,
        dtype=dtype,
        layout=layout,
        device=device,
        requires_grad=requires_grad,
    )
