"""Gradients of matrix products that depend on the shapes of both factors."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import TYPE_CHECKING

from gradsmith.generated import functions, nn_functional

from ...dispatch.namespaces import ops

if TYPE_CHECKING:
    from ...core.tensor import Tensor

__all__ = [
    "linear_input_gradient",
    "linear_tangent",
    "linear_weight_gradient",
    "matmul_other_gradient",
    "matmul_self_gradient",
    "trace_gradient",
]


def _conjugate(tensor: Tensor) -> Tensor:
    return tensor.conj() if tensor.is_complex() else tensor


def matmul_self_gradient(grad: Tensor, self_shape: Sequence[int], other: Tensor) -> Tensor:
    """The gradient of ``matmul(self, other)`` in `self`, up to the sum over broadcast batches."""
    other = _conjugate(other)
    if len(self_shape) == 1:
        if other.ndim == 1:
            return grad * other
        return other.matmul(grad.unsqueeze(-1)).squeeze(-1)
    if other.ndim == 1:
        return grad.unsqueeze(-1) * other
    if len(self_shape) == 2 and other.ndim > 2:
        batch = list(range(other.ndim - 2))
        result: Tensor = ops.aten.tensordot.default(grad, other, [*batch, -1], [*batch, -1])
        return result
    return grad.matmul(other.mT)


def matmul_other_gradient(grad: Tensor, self: Tensor, other_shape: Sequence[int]) -> Tensor:
    """The gradient of ``matmul(self, other)`` in `other`, up to the sum over broadcast batches."""
    self = _conjugate(self)
    if self.ndim == 1:
        if len(other_shape) == 1:
            return self * grad
        return self.unsqueeze(-1) * grad.unsqueeze(-2)
    if len(other_shape) == 1:
        rows = self.reshape(grad.numel(), self.shape[-1])
        return rows.t().mv(grad.reshape(-1))
    if len(other_shape) == 2 and self.ndim > 2:
        count = prod(self.shape[:-1])
        rows = self.reshape(count, self.shape[-1])
        return rows.t().mm(grad.reshape(count, grad.shape[-1]))
    return self.mT.matmul(grad)


def linear_input_gradient(grad: Tensor, weight: Tensor) -> Tensor:
    """The gradient of `linear` in its input."""
    weight = _conjugate(weight)
    return grad.unsqueeze(-1) * weight if weight.ndim == 1 else grad.matmul(weight)


def linear_weight_gradient(grad: Tensor, input: Tensor, weight_shape: Sequence[int]) -> Tensor:
    """The gradient of `linear` in its weight: one product over all rows of the batch."""
    input = _conjugate(input)
    width = input.shape[-1]
    if len(weight_shape) == 1:
        return input.reshape(grad.numel(), width).t().mv(grad.reshape(-1))
    if grad.ndim == 1:
        return functions.outer(grad, input)
    if grad.ndim > 2:
        count = prod(input.shape[:-1])
        grad, input = grad.reshape(count, weight_shape[0]), input.reshape(count, width)
    return grad.t().mm(input)


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
