"""Window functions with SciPy's conventions: symmetric unless ``sym=False`` asks for a periodic one.

Sources: Harris, "On the use of windows for harmonic analysis with the discrete Fourier transform" (1978);
Nuttall, "Some windows with very good sidelobe behavior" (1981).  All take the number of points `M` and
return a vector of them; ValueError for a negative `M` and for dtypes other than float32 and float64.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from functools import wraps
from inspect import Parameter, signature
from typing import TYPE_CHECKING, Any, Protocol

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


class Window(Protocol):
    """A window function: what all of them take, and `parameters` of its own."""

    def __call__(
        self,
        M: int,
        *,
        sym: bool = True,
        dtype: Any = None,
        layout: Any = strided,
        device: Any = None,
        requires_grad: bool = False,
        **parameters: Any,
    ) -> Tensor:
        """A vector of `M` points."""


def _window(name: str) -> Callable[[Callable[..., Tensor]], Window]:
    """Decorates what makes the points of a window, `points(M, sym, dtype, device, **parameters)`.

    Messages about what all windows take speak of `name`.
    """

    def decorate(points: Callable[..., Tensor]) -> Window:
        @wraps(points)
        def window(
            M: int,
            *,
            sym: bool = True,
            dtype: Any = None,
            layout: Any = strided,
            device: Any = None,
            requires_grad: bool = False,
            **parameters: Any,
        ) -> Tensor:
            dtype = _checked(name, M, dtype, layout)
            result = points(M, sym, dtype, device, **parameters)
            if requires_grad is not None:
                check_flag("window", "requires_grad", requires_grad)
            return result.requires_grad_() if requires_grad else result

        # As PyTorch's: a window's own parameters before those of all.
        count, *shared, _ = signature(window, follow_wrapped=False).parameters.values()
        own = [p for p in signature(points).parameters.values() if p.kind is Parameter.KEYWORD_ONLY]
        window.__signature__ = signature(window).replace(parameters=[count, *own, *shared])  # type: ignore[attr-defined]
        return window

    return decorate


def _checked(name: str, M: int, dtype: Any, layout: Any) -> Any:
    """The dtype, or the default one."""
    dtype = get_default_dtype() if dtype is None else as_dtype(dtype, name)
    if not isinstance(M, int) and not hasattr(M, "_bits_"):
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
    return functions.linspace(start, end, M, dtype=dtype, layout=strided, device=device)


def _span(M: int, sym: bool) -> int:
    """Steps from the first point to the last, which a periodic window leaves out."""
    return M if not sym and M > 1 else M - 1


@_window("exponential")
def exponential(
    M: int, sym: bool, dtype: Any, device: Any, *, center: float | None = None, tau: float = 1.0
) -> Tensor:
    """``exp(-|n - center| / tau)``; the center of a periodic window may be chosen."""
    if tau <= 0:
        raise ValueError(f"Tau must be positive, got: {tau} instead.")
    if sym and center is not None:
        raise ValueError("Center must be None for symmetric windows")
    middle = _span(M, sym) / 2.0 if center is None else center
    return (-_steps(-middle / tau, (-middle + M - 1) / tau, M, dtype, device).abs()).exp()


@_window("cosine")
def cosine(M: int, sym: bool, dtype: Any, device: Any) -> Tensor:
    """Half a sine wave: ``sin(π (n + 0.5) / M)``."""
    step = math.pi / max(_span(M, sym) + 1, 1)
    return _steps(0.5 * step, (0.5 + M - 1) * step, M, dtype, device).sin()


@_window("gaussian")
def gaussian(M: int, sym: bool, dtype: Any, device: Any, *, std: float = 1.0) -> Tensor:
    """``exp(-(n / std)² / 2)`` around the middle."""
    if std <= 0:
        raise ValueError(f"Standard deviation must be positive, got: {std} instead.")
    scale = 1 / (std * math.sqrt(2))
    start = -_span(M, sym) / 2.0
    steps = _steps(start * scale, (start + M - 1) * scale, M, dtype, device)
    return (-(steps * steps)).exp()


@_window("kaiser")
def kaiser(M: int, sym: bool, dtype: Any, device: Any, *, beta: float = 12.0) -> Tensor:
    """``I0(beta sqrt(1 - x²)) / I0(beta)`` for x from -1 to 1."""
    if beta < 0:
        raise ValueError(f"beta must be non-negative, got: {beta} instead.")
    return functions.kaiser_window(M, periodic=not sym, beta=beta, dtype=dtype, device=device)


def _cosines(M: int, sym: bool, dtype: Any, device: Any, *a: float) -> Tensor:
    """The sum of cosines with the coefficients `a`, of alternating sign."""
    if M <= 1:
        return functions.ones(M, dtype=dtype, layout=strided, device=device)
    turn = 2 * math.pi / _span(M, sym)
    angles = _steps(0, (M - 1) * turn, M, dtype, device)
    orders = functions.arange(len(a), dtype=dtype, device=device).unsqueeze(-1)
    signed = [(-1) ** order * value for order, value in enumerate(a)]
    amplitudes = tensor(signed, dtype=dtype, device=device).unsqueeze(-1)
    return ((orders * angles).cos() * amplitudes).sum(0)


@_window("general_cosine")
def general_cosine(M: int, sym: bool, dtype: Any, device: Any, *, a: Iterable[float]) -> Tensor:
    """The sum of cosines with the coefficients `a`, of alternating sign."""
    if M and not isinstance(a, Iterable):
        raise TypeError("Coefficients must be a list/tuple")
    coefficients = list(a) if M else []
    if M and not coefficients:
        raise ValueError("Coefficients cannot be empty")
    return _cosines(M, sym, dtype, device, *coefficients)


@_window("general_cosine")
def general_hamming(M: int, sym: bool, dtype: Any, device: Any, *, alpha: float = 0.54) -> Tensor:
    """``alpha - (1 - alpha) cos(2πn / (M - 1))``."""
    return _cosines(M, sym, dtype, device, alpha, 1.0 - alpha)


@_window("general_cosine")
def hamming(M: int, sym: bool, dtype: Any, device: Any) -> Tensor:
    """The raised cosine on a pedestal of 0.08."""
    return _cosines(M, sym, dtype, device, 0.54, 1.0 - 0.54)


@_window("general_cosine")
def hann(M: int, sym: bool, dtype: Any, device: Any) -> Tensor:
    """The raised cosine that reaches zero at both ends."""
    return _cosines(M, sym, dtype, device, 0.5, 0.5)


@_window("blackman")
def blackman(M: int, sym: bool, dtype: Any, device: Any) -> Tensor:
    """Two cosines with the coefficients 0.42, 0.5 and 0.08."""
    return _cosines(M, sym, dtype, device, 0.42, 0.5, 0.08)


@_window("bartlett")
def bartlett(M: int, sym: bool, dtype: Any, device: Any) -> Tensor:
    """The triangle that is zero at both ends."""
    return functions.bartlett_window(M, periodic=not sym, dtype=dtype, device=device)


@_window("general_cosine")
def nuttall(M: int, sym: bool, dtype: Any, device: Any) -> Tensor:
    """Three cosines with sidelobes below -93 dB."""
    return _cosines(M, sym, dtype, device, 0.3635819, 0.4891775, 0.1365995, 0.0106411)
