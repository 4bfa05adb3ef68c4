"""Softmax and its logarithm, with their gradients: no blocks, and nothing in place."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp

from ..cells import Cell, wide


def softmax_kernel(self: Cell, dim: int, half_to_float: bool) -> Any:
    """Exponentials along `dim` over their sum."""
    if not self.ndim:
        return jnp.ones_like(self.value)
    return jax.nn.softmax(wide(self.value), dim).astype(self.dtype)


def log_softmax_kernel(self: Cell, dim: int, half_to_float: bool) -> Any:
    """The logarithms of those."""
    if not self.ndim:
        return jnp.zeros_like(self.value)
    return jax.nn.log_softmax(wide(self.value), dim).astype(self.dtype)


def softmax_backward(grad_output: Cell, output: Cell, dim: int, input_dtype: Any) -> Any:
    """The gradient of `softmax_kernel`."""
    grad, y = wide(grad_output.value), wide(output.value)
    product = grad * y
    return (product - y * _sum(product, dim)).astype(input_dtype)


def log_softmax_backward(grad_output: Cell, output: Cell, dim: int, input_dtype: Any) -> Any:
    """The gradient of `log_softmax_kernel`."""
    grad, y = wide(grad_output.value), wide(output.value)
    return (grad - jnp.exp(y) * _sum(grad, dim)).astype(input_dtype)


def _sum(value: Any, dim: int) -> Any:
    return value.sum(dim, keepdims=True) if value.ndim else value
