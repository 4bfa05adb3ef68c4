"""Quantiles: sorted elements, and what lies between two of them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial

from gradsmith.generated import functions, raw

from ...autograd.nodes.node import shown_as
from ...core.batches import holds
from ...core.dtypes import float32, float64, int64
from ...core.tensor import Tensor
from ..dims import normalize_dim

_INTERPOLATIONS = ("linear", "lower", "higher", "midpoint", "nearest")


def _check(self: Tensor, q: Tensor | None, interpolation: str) -> None:
    if self.numel() == 0:
        raise RuntimeError("quantile() input tensor must be non-empty")
    if q is not None and q.ndim > 1:
        raise RuntimeError("quantile() q must be a scalar or 1D tensor")
    if self.dtype not in (float32, float64):
        raise RuntimeError("quantile() input tensor must be either float or double dtype")
    if q is not None and q.dtype != self.dtype:
        raise RuntimeError("quantile() q tensor must be same dtype as the input tensor")
    if interpolation not in _INTERPOLATIONS:
        raise RuntimeError(
            "quantile() interpolation must be one of linear, lower, higher, midpoint or nearest, "
            f"but got {interpolation}"
        )


def _ordered(self: Tensor, dim: int | None) -> tuple[Tensor, tuple[int, ...]]:
    """The sorted elements, along the last dimension, and the shape of one quantile where dimensions are kept."""
    if dim is None:
        rows = self if self.ndim == 1 else self.reshape((-1,))
        kept_shape: tuple[int, ...] = (1,) * self.ndim
    else:
        axis = normalize_dim(dim, self.ndim)
        if self.ndim == 0:
            rows = self.reshape((1,))
        else:
            rows = self if axis == self.ndim - 1 else self.movedim(axis, -1)
        kept_shape = tuple(1 if i == axis else n for i, n in enumerate(self.shape))
    return functions.sort(rows, -1)[0], kept_shape


def _quantile(
    skip_nan: bool, self: Tensor, q: Tensor, dim: int | None, keepdim: bool, interpolation: str
) -> Tensor:
    """Elements at ranks ``q * (n - 1)`` of the sorted ones; NaN wherever one is unless skipped."""
    _check(self, q, interpolation)
    ordered, kept_shape = _ordered(self, dim)
    extent = ordered.shape[-1]
    ranks = q.reshape((-1,))
    if skip_nan:
        count = ordered.isnan().logical_not().sum((-1,), True)
        places = (ranks * (count - 1)).clamp(min=0)
    else:
        # NaN sorts last, so the last place holds one if there is any.
        places = functions.where(
            ordered.narrow(-1, extent - 1, 1).isnan(), float(extent - 1), ranks * (extent - 1)
        )
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
    if q.ndim == 0:
        return _viewed(result, kept_shape if keepdim else tuple(result.shape[:-1]))
    result = result.movedim(-1, 0)
    return _viewed(result, (q.numel(), *kept_shape) if keepdim else tuple(result.shape))


def _viewed(result: Tensor, shape: Sequence[int]) -> Tensor:
    return shown_as(functions._unsafe_view(result, shape), "SqueezeBackward4")


def _at_rank(self: Tensor, q: float, dim: int | None, keepdim: bool, interpolation: str) -> Tensor:
    """As `_quantile` of a number, NaN not skipped: its rank is the same in all rows."""
    _check(self, None, interpolation)
    ordered, kept_shape = _ordered(self, dim)
    number = self.dtype.numpy.type
    most = ordered.shape[-1] - 1
    rank = number(q) * number(most)
    below, above = min(math.floor(rank), most), min(math.ceil(rank), most)
    last = raw.slice(ordered, -1, most)
    if interpolation in ("linear", "midpoint"):
        weight = 0.5 if interpolation == "midpoint" else float(rank - number(below))
        result = functions.lerp(
            raw.slice(ordered, -1, below, below + 1),
            raw.slice(ordered, -1, above, above + 1),
            weight,
        )
    else:
        place = {"lower": below, "higher": above, "nearest": min(round(rank), most)}[interpolation]
        result = raw.slice(ordered, -1, place, place + 1)
    # NaN sorts last, so the last place holds one if there is any.
    result = functions.where(last.isnan(), last, result)
    return _viewed(result, kept_shape if keepdim else tuple(result.shape[:-1]))


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
        raise RuntimeError(f"quantile() q must be in the range [0, 1] but got {q:g}")
    if not skip_nan:
        return _at_rank(self, q, dim, keepdim, interpolation)
    single = functions.scalar_tensor(q, dtype=self.dtype, device=self.device)
    return _quantile(skip_nan, self, single, dim, keepdim, interpolation)


quantile = partial(_of_tensor, False)
quantile_scalar = partial(_of_scalar, False)

# Of the elements that are not NaN.
nanquantile = partial(_of_tensor, True)
nanquantile_scalar = partial(_of_scalar, True)
