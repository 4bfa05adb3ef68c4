"""Quantiles: sorted elements, and what lies between two of them."""

from __future__ import annotations

from functools import partial

from gradsmith.generated import functions

from ...core.batches import holds
from ...core.dtypes import float32, float64, int64
from ...core.tensor import Tensor
from ..dims import normalize_dim

_INTERPOLATIONS = ("linear", "lower", "higher", "midpoint", "nearest")


def _check(self: Tensor, q: Tensor, interpolation: str) -> None:
    if self.numel() == 0:
        raise RuntimeError("quantile() input tensor must be non-empty")
    if q.ndim > 1:
        raise RuntimeError("quantile() q must be a scalar or 1D tensor")
    if self.dtype not in (float32, float64):
        raise RuntimeError("quantile() input tensor must be either float or double dtype")
    if q.dtype != self.dtype:
        raise RuntimeError("quantile() q tensor must be same dtype as the input tensor")
    if interpolation not in _INTERPOLATIONS:
        raise RuntimeError(
            "quantile() interpolation must be one of linear, lower, higher, midpoint or nearest, "
            f"but got {interpolation}"
        )


def _quantile(
    skip_nan: bool, self: Tensor, q: Tensor, dim: int | None, keepdim: bool, interpolation: str
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
    ordered = functions.sort(rows, -1)[0]
    extent = ordered.shape[-1]
    missing = ordered.isnan()
    ranks = q.reshape((-1,))
    if skip_nan:
        count = missing.logical_not().sum((-1,), True)
        places = (ranks * (count - 1)).clamp(min=0)
    else:
        # NaN sorts last, so the last place holds one if there is any.
        any_missing = missing.any(-1, True)
        places = functions.where(any_missing, float(extent - 1), ranks * (extent - 1))
    places = places.to(self.dtype)
    if interpolation == "lower":
        places = places.floor()
    elif interpolation == "higher":
        places = places.ceil()
    elif interpolation == "nearest":
        places = places.round()
    below = places.to(int64)
    result = ordered.gather(-1, below)
    if interpolation in ("linear", "midpoint"):
        weight = functions.full_like(places, 0.5) if interpolation == "midpoint" else places - below
        result = functions.lerp(result, ordered.gather(-1, places.ceil().to(int64)), weight)
    # The quantiles are along the last dimension; they become the first one.
    result = result.movedim(-1, 0)
    shape = (q.numel(), *kept_shape) if keepdim else tuple(result.shape)
    return functions._unsafe_view(result, shape if q.ndim else shape[1:])


def _of_tensor(
    skip_nan: bool, self: Tensor, q: Tensor, dim: int | None, keepdim: bool, interpolation: str
) -> Tensor:
    """The `q`-quantiles along `dim`; for several, along a new first dimension."""
    if q.numel() and not holds(((q >= 0).logical_and(q <= 1)).all(), True):
        raise RuntimeError("quantile() q values must be in the range [0, 1]")
    return _quantile(skip_nan, self, q, dim, keepdim, interpolation)


def _of_scalar(
    skip_nan: bool, self: Tensor, q: float, dim: int | None, keepdim: bool, interpolation: str
) -> Tensor:
    """The `q`-quantile along `dim`."""
    if not 0 <= q <= 1:
        raise RuntimeError(f"quantile() q must be in the range [0, 1] but got {q}")
    single = functions.scalar_tensor(q, dtype=self.dtype, device=self.device)
    return _quantile(skip_nan, self, single, dim, keepdim, interpolation)


quantile = partial(_of_tensor, False)
quantile_scalar = partial(_of_scalar, False)

# Of the elements that are not NaN.
nanquantile = partial(_of_tensor, True)
nanquantile_scalar = partial(_of_scalar, True)
