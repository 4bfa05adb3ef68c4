"""Gradients of matrix products that depend on the shapes of both factors."""

from __future__ import annotations

from collections.abc import Sequence

from gradsmith.generated import functions, nn_functional, raw

from ...autograd.nodes.recording import conj
from ...core.tensor import Tensor


def matmul_self_gradient(grad: Tensor, self_shape: Sequence[int], other: Tensor) -> Tensor:
    """The gradient of ``matmul(self, other)`` in `self`, up to the sum over broadcast batches."""
    other = conj(other)
    if len(self_shape) == 1:
        if other.ndim == 1:
            return grad * other
        return other.matmul(grad.unsqueeze(-1)).squeeze(-1)
    if other.ndim == 1:
        return grad.unsqueeze(-1) * other
    if len(self_shape) == 2 and other.ndim > 2:
        return raw.einsum("...ik,...jk->ij", [grad, other])
    return grad.matmul(other.transpose(-2, -1))


def matmul_other_gradient(grad: Tensor, self: Tensor, other_shape: Sequence[int]) -> Tensor:
    """The gradient of ``matmul(self, other)`` in `other`, up to the sum over broadcast batches."""
    self = conj(self)
    if self.ndim == 1:
        if len(other_shape) == 1:
            return self * grad
        return self.unsqueeze(-1) * grad.unsqueeze(-2)
    if self.ndim == 2 and len(other_shape) < 3:
        return self.transpose(-2, -1).matmul(grad)
    if len(other_shape) == 1:
        return raw.einsum("...ij,...i->j", [self, grad])
    if len(other_shape) == 2:
        return _over_rows(self, grad)
    return self.transpose(-2, -1).matmul(grad)


def _over_rows(left: Tensor, right: Tensor) -> Tensor:
    """The sum over all rows of two batches of the outer product of each with its like: (..., n) and (..., m) give (n, m)."""
    return left.flatten(0, -2).transpose(-2, -1).matmul(right.flatten(0, -2))


def linear_input_gradient(grad: Tensor, weight: Tensor) -> Tensor:
    """The gradient of `linear` in its input."""
    weight = conj(weight)
    return grad.unsqueeze(-1) * weight if weight.ndim == 1 else grad.matmul(weight)


def linear_weight_gradient(grad: Tensor, input: Tensor, weight_shape: Sequence[int]) -> Tensor:
    """The gradient of `linear` in its weight: one product over all rows of the batch."""
    other = conj(input)
    if len(weight_shape) == 1:
        return raw.einsum("...,...j->j", [grad, other])
    return grad.unsqueeze(-1) * other if input.ndim == 1 else _over_rows(grad, other)


def linear_tangent(
    input: Tensor,
    dinput: Tensor | None,
    weight: Tensor,
    dweight: Tensor | None,
    dbias: Tensor | None,
) -> Tensor | None:
    """How `linear` moves with its input, its weight and its bias."""
    linear = nn_functional.linear
    if dinput is None:
        return dbias if dweight is None else linear(input, dweight, dbias)
    moved = linear(dinput, weight, dbias)
    return moved if dweight is None else moved + linear(input, dweight)


def trace_gradient(grad: Tensor, shape: Sequence[int]) -> Tensor:
    """The gradient of `trace`: the incoming number along the diagonal."""
    return grad * functions.eye(shape[0], shape[1], dtype=grad.dtype, device=grad.device)
