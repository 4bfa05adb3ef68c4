"""Covariances and correlations."""

from __future__ import annotations

from typing import Any

from gradsmith.generated import functions

from ...core.dtypes import bool_
from ...core.tensor import Tensor
from ...core.warn import warn_caller


def _check_ndim(name: str, self: Tensor) -> None:
    if self.ndim > 2:
        raise RuntimeError(
            f"{name}(): expected input to have two or fewer dimensions but got an input with "
            f"{self.ndim} dimensions"
        )


def _check_weights(self: Tensor, weights: Tensor, name: str, kind: str) -> None:
    """RuntimeError unless there is a weight of that kind of dtype for each observation, and none is negative."""
    if weights.ndim > 1:
        raise RuntimeError(
            f"cov(): expected {name} to have one or fewer dimensions but got {name} with "
            f"{weights.ndim} dimensions"
        )
    floating = weights.is_floating_point()
    if weights.is_complex() or weights.dtype == bool_ or floating != (kind == "floating point"):
        raise RuntimeError(
            f"cov(): expected {name} to have {kind} dtype but got {name} with {weights.dtype} dtype"
        )
    if weights.numel() != self.shape[1]:
        raise RuntimeError(
            f"cov(): expected {name} to have the same numel as there are observations in the input "
            f"but got {weights.numel()} != {self.shape[1]}"
        )
    if weights.numel() and bool((weights < 0).any()):
        raise RuntimeError(f"cov(): {name} cannot be negative")


def cov(
    self: Tensor,
    correction: int = 1,
    fweights: Tensor | None = None,
    aweights: Tensor | None = None,
) -> Tensor:
    """Covariances of variables, one per row, over observations, one per column.

    `fweights` say how often each observation was made, `aweights` how much it counts.
    """
    _check_ndim("cov", self)
    if self.dtype == bool_:
        raise RuntimeError("cov(): bool dtype is not supported for input")
    rows = self if self.ndim == 2 else self.reshape((1, -1))
    weights: Tensor | None = None
    if fweights is not None:
        _check_weights(rows, fweights, "fweights", "integral")
        weights = fweights
    if aweights is not None:
        _check_weights(rows, aweights, "aweights", "floating point")
        weights = aweights if weights is None else weights * aweights
    total: Any
    if weights is None:
        total = rows.shape[1]
        mean = rows.sum((1,)) / total if total else rows.new_zeros((rows.shape[0],)) / 0
    else:
        total = weights.sum()
        if rows.shape[1] and not bool(total != 0):
            raise RuntimeError("cov(): weights sum to zero, can't be normalized")
        mean = (rows * weights).sum((1,)) / total
    freedom: Any = total - correction
    if aweights is not None and weights is not None and correction != 0:
        freedom = total - correction * (weights * aweights).sum() / total
    if bool(freedom <= 0):
        warn_caller(
            "cov(): degrees of freedom is <= 0. Correction should be strictly less than the number of observations."
        )
    freedom = freedom.clamp(min=0) if isinstance(freedom, Tensor) else max(freedom, 0)
    deviation = rows - mean.unsqueeze(1)
    weighted = deviation if weights is None else deviation * weights
    products = functions.mm(deviation, weighted.t().conj().to(deviation.dtype))
    result: Tensor = (products / freedom).squeeze()
    return result


def corrcoef(self: Tensor) -> Tensor:
    """Correlations of variables, one per row: covariances over products of standard deviations."""
    _check_ndim("corrcoef", self)
    covariances = cov(self)
    if covariances.ndim == 0:
        return covariances / covariances
    variances = covariances.diagonal()
    deviations = (functions.real(variances) if variances.is_complex() else variances).sqrt()
    scaled = covariances / deviations.unsqueeze(1) / deviations.unsqueeze(0)
    if scaled.is_complex():
        return functions.complex(
            functions.real(scaled).clamp(-1, 1), functions.imag(scaled).clamp(-1, 1)
        )
    return scaled.clamp(-1, 1)
