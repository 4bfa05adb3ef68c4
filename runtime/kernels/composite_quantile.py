"""Quantiles: sorted elements, and what lies between two of them."""

from __future__ import annotations

from typing import Any

import gradsmith as gs
from gradsmith import Tensor
from gradsmith.kernels.dims import normalize_dim

__all__ = ["nanquantile", "nanquantile_scalar", "quantile", "quantile_scalar"]

INTERPOLATIONS = ("linear", "lower", "higher", "midpoint", "nearest")


def _check(self: Tensor, q: Tensor, interpolation: str) -> None:
    if self.numel() == 0:
        raise RuntimeError("quantile() input tensor must be non-empty")
    if q.ndim > 1:
        raise RuntimeError("quantile() q must be a scalar or 1D tensor")
    if self.dtype not in (gs.float32, gs.float64):
        raise RuntimeError("quantile() input tensor must be either float or double dtype")
    if q.dtype != self.dtype:
        raise RuntimeError("quantile() q tensor must be same dtype as the input tensor")
    if interpolation not in INTERPOLATIONS:
        raise RuntimeError(
            "quantile() interpolation must be one of linear, lower, higher, midpoint or nearest, "
            f"but got {interpolation}"
        )


def _quantile(
    self: Tensor, q: Tensor, dim: int | None, keepdim: bool, interpolation: str, skip_nan: bool
) -> Tensor:
    """Elements at ranks ``q * (n - 1)`` of the sorted ones; NaN wherever one is unless skipped."""
    _check(self, q, interpolation)
    if dim is None:
        rows = self.reshape((-1,))
        kept_shape: tuple[int, ...] = (1,) * self.ndim
    else:
        axis = normalize_dim(dim, self.ndim)
        rows = self.reshape((1,)) if self.ndim == 0 else self.movedim(axis, -1)
        kept_shape = tuple(1 if i == axis else n for i, n in enumerate(self.shape))
    ordered = gs.sort(rows, -1)[0]
    extent = ordered.shape[-1]
    missing = ordered.isnan()
    ranks = q.detach().reshape((-1,))
    if skip_nan:
        count = missing.logical_not().sum((-1,), True)
        places = (ranks * (count - 1)).clamp(min=0)
    else:
        # NaN sorts last, so the last place holds one if there is any.
        any_missing = missing.any(-1, True)
        places = gs.where(any_missing, float(extent - 1), ranks * (extent - 1))
    places = places.to(self.dtype)
    if interpolation == "lower":
        places = places.floor()
    elif interpolation == "higher":
        places = places.ceil()
    elif interpolation == "nearest":
        places = places.round()
    below = places.to(gs.int64)
    result = ordered.gather(-1, below)
    if interpolation in ("linear", "midpoint"):
        weight = gs.full_like(places, 0.5) if interpolation == "midpoint" else places - below
        result = gs.lerp(result, ordered.gather(-1, places.ceil().to(gs.int64)), weight)
    # The quantiles are along the last dimension; they become the first one.
    result = result.movedim(-1, 0)
    if keepdim:
        result = result.reshape((q.numel(), *kept_shape))
    return result if q.ndim else result.squeeze(0)


def quantile(
    self: Tensor,
    q: Tensor,
    dim: int | None = None,
    keepdim: bool = False,
    interpolation: str = "linear",
) -> Tensor:
    """The `q`-quantiles along `dim`; for several, along a new first dimension."""
    if q.numel() and not bool(((q >= 0).logical_and(q <= 1)).all()):
        raise RuntimeError("quantile() q values must be in the range [0, 1]")
    return _quantile(self, q, dim, keepdim, interpolation, False)


def quantile_scalar(
    self: Tensor,
    q: float,
    dim: int | None = None,
    keepdim: bool = False,
    interpolation: str = "linear",
) -> Tensor:
    """The `q`-quantile along `dim`."""
    return _quantile(self, _as_tensor(self, q), dim, keepdim, interpolation, False)


def nanquantile(
    self: Tensor,
    q: Tensor,
    dim: int | None = None,
    keepdim: bool = False,
    interpolation: str = "linear",
) -> Tensor:
    """As `quantile`, of the elements that are not NaN."""
    if q.numel() and not bool(((q >= 0).logical_and(q <= 1)).all()):
        raise RuntimeError("quantile() q values must be in the range [0, 1]")
    return _quantile(self, q, dim, keepdim, interpolation, True)


def nanquantile_scalar(
    self: Tensor,
    q: float,
    dim: int | None = None,
    keepdim: bool = False,
    interpolation: str = "linear",
) -> Tensor:
    """As `quantile`, of the elements that are not NaN."""
    return _quantile(self, _as_tensor(self, q), dim, keepdim, interpolation, True)


def _as_tensor(self: Tensor, q: Any) -> Tensor:
    if not 0 <= q <= 1:
        raise RuntimeError(f"quantile() q must be in the range [0, 1] but got {q}")
    return gs.scalar_tensor(q, dtype=self.dtype, device=self.device)
