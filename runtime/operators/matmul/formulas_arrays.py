"""Gradients of matrix products, over arrays."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

from ...core.namespace import Array, np
from ..linalg.checks import batched_product


def matmul_self_gradient(grad: Array, self_shape: tuple[int, ...], other: Array) -> Any:
    """The gradient of ``matmul(self, other)`` in `self`, up to the sum over broadcast batches."""
    if other.ndim == 2:
        return _rows_times(grad, other.T)
    if len(self_shape) == 1:
        return grad * other if other.ndim == 1 else np.matmul(other, grad[..., None])[..., 0]
    if other.ndim == 1:
        return grad[..., None] * other
    if len(self_shape) == 2:
        axes = (*range(other.ndim - 2), -1)
        return np.tensordot(grad, other, (axes, axes))
    return batched_product(grad, other.mT)


def matmul_other_gradient(grad: Array, self: Array, other_shape: tuple[int, ...]) -> Any:
    """The gradient of ``matmul(self, other)`` in `other`, up to the sum over broadcast batches."""
    if self.ndim == 1:
        if len(other_shape) == 1:
            return self * grad
        return self[:, None] * grad[..., None, :]
    if len(other_shape) > 2:
        return batched_product(self.mT, grad)
    if self.ndim == 2:
        return self.T.dot(grad)
    rows = _as_rows(self).T
    return rows.dot(grad.reshape(rows.shape[1], *grad.shape[self.ndim - 1 :]))


def linear_input_gradient(grad: Array, weight: Array) -> Any:
    """The gradient of `linear` in its input."""
    return grad[..., None] * weight if weight.ndim == 1 else _rows_times(grad, weight)


def linear_weight_gradient(grad: Array, input: Array, weight_shape: tuple[int, ...]) -> Any:
    """The gradient of `linear` in its weight: one product over all rows of the batch."""
    if input.ndim != 2:
        input = _as_rows(input)
        grad = grad.reshape(input.shape[0], *weight_shape[:-1])
    return grad.T.dot(input)


def _as_rows(array: Array) -> Any:
    """All but the last dimension as one; spelled out, since -1 says nothing about empty arrays."""
    return array.reshape(prod(array.shape[:-1]), array.shape[-1])


def _rows_times(rows: Array, matrix: Array) -> Any:
    """``rows @ matrix`` as one product, however many batch dimensions there are."""
    if rows.ndim <= 2:
        return rows.dot(matrix)  # `matmul` takes longer to begin
    shape = (*rows.shape[:-1], matrix.shape[-1])
    return _as_rows(rows).dot(matrix).reshape(shape)


def trace_gradient(grad: Array, shape: Sequence[int]) -> Any:
    """The gradient of `trace`: the incoming number along the diagonal."""
    return grad * np.eye(shape[0], shape[1], dtype=grad.dtype)


def euclidean_dist_backward(grad: Array, x1: Array, x2: Array, result: Array) -> Array:
    """The gradient of Euclidean distances in the rows of `x1`; zero where two rows coincide."""
    ratio = np.divide(grad, result, out=np.zeros_like(grad), where=result != 0)
    gradient: Array = x1 * np.add.reduce(ratio, -1)[..., None]
    gradient -= np.matmul(ratio, x2)
    return gradient
