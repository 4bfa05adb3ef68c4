"""Backward of variances and logarithms of sums of exponentials."""

from __future__ import annotations

from math import prod
from typing import Any

from gradsmith.generated import functions

from ...core.tensor import Tensor
from ..dims import normalize_dims
from ..formulas_sums import added
from .formulas import mean_backward, restore_reduced_dims

Dims = tuple[int, ...] | None


def _scale(self: Tensor, dim: Dims, correction: Any) -> float:
    """Twice the reciprocal of what a variance divides by."""
    shape = self.shape
    axes = normalize_dims(dim, self.ndim) if dim and self.ndim else range(self.ndim)
    freedom = prod(shape[axis] for axis in axes) - (1 if correction is None else correction)
    return 2 / freedom if freedom else float("inf")


def var_backward(grad: Tensor, self: Tensor, dim: Dims, correction: Any, keepdim: bool) -> Tensor:
    """The gradient of a variance over `dim`."""
    spread = restore_reduced_dims(grad, self.ndim, dim, keepdim)
    return spread * _scale(self, dim, correction) * (self - self.mean(dim, True))


def var_forward(self: Tensor, tangent: Tensor, dim: Dims, correction: Any, keepdim: bool) -> Tensor:
    """The tangent of a variance over `dim`."""
    along = functions.real((self - self.mean(dim, True)).conj() * tangent)
    return along.sum(dim, keepdim) * _scale(self, dim, correction)


def std_backward(
    result: Tensor, grad: Tensor, self: Tensor, dim: Dims, correction: Any, keepdim: bool
) -> Tensor:
    """The gradient of a standard deviation over `dim`; zero where that is zero."""
    grad_var = (grad / (result * 2)).masked_fill(result == 0, 0)
    return var_backward(grad_var, self, dim, correction, keepdim)


def std_forward(
    result: Tensor, self: Tensor, tangent: Tensor, dim: Dims, correction: Any, keepdim: bool
) -> Tensor:
    """The tangent of a standard deviation over `dim`; zero where that is zero."""
    var_t = var_forward(self, tangent, dim, correction, keepdim)
    zero = result == 0
    return (var_t / (result.masked_fill(zero, 1) * 2)).masked_fill(zero, 0)


def var_mean_backward(
    grad_var: Tensor | None,
    grad_mean: Tensor | None,
    self: Tensor,
    dim: Dims,
    correction: Any,
    keepdim: bool,
) -> Tensor | None:
    """The gradient of variance and mean, either of which may be unused."""
    return added(
        None if grad_var is None else var_backward(grad_var, self, dim, correction, keepdim),
        None if grad_mean is None else mean_backward(grad_mean, self.shape, dim, keepdim),
    )


def std_mean_backward(
    grad_std: Tensor | None,
    grad_mean: Tensor | None,
    std: Tensor,
    self: Tensor,
    dim: Dims,
    correction: Any,
    keepdim: bool,
) -> Tensor | None:
    """The gradient of standard deviation and mean, either of which may be unused."""
    return added(
        None if grad_std is None else std_backward(std, grad_std, self, dim, correction, keepdim),
        None if grad_mean is None else mean_backward(grad_mean, self.shape, dim, keepdim),
    )


def _weights(self: Tensor, result: Tensor, dim: Dims, keepdim: bool) -> Tensor:
    """The share of each element in a sum of exponentials."""
    return (self - restore_reduced_dims(result, self.ndim, dim, keepdim)).exp()


def logsumexp_backward(
    grad: Tensor, self: Tensor, result: Tensor, dim: Dims, keepdim: bool
) -> Tensor:
    """The gradient of a logarithm of a sum of exponentials: softmax."""
    spread = restore_reduced_dims(grad, self.ndim, dim, keepdim)
    return spread * _weights(self, result, dim, keepdim).conj()


def logsumexp_forward(
    self: Tensor, tangent: Tensor, result: Tensor, dim: Dims, keepdim: bool
) -> Tensor:
    """The tangent of a logarithm of a sum of exponentials."""
    return (tangent * _weights(self, result, dim, keepdim)).sum(dim, keepdim)
