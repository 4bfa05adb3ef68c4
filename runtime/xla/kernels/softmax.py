"""Softmax and its logarithm, with their gradients: no blocks, and nothing in place."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy

from ...operators.reduction.softmax import require_floating
from ..cells import Cell, wide


def softmax_kernel(self: Cell, dim: int, dtype: Any = None) -> Any:
    """Exponentials along `dim` over their sum; of `dtype`, if it is given."""
    result = self.dtype if dtype is None else dtype
    require_floating(result, "softmax")
    if not self.ndim:
        return jnp.where(jnp.isnan(self.value), self.value, 1).astype(result)
    return jax.nn.softmax(wide(self.value.astype(result)), dim).astype(result)


def log_softmax_kernel(self: Cell, dim: int, dtype: Any = None) -> Any:
    """The logarithms of those."""
    result = self.dtype if dtype is None else dtype
    require_floating(result, "log_softmax")
    if not self.ndim:
        return jnp.where(jnp.isnan(self.value), self.value, 0).astype(result)
    return jax.nn.log_softmax(wide(self.value.astype(result)), dim).astype(result)


def half_softmax(self: Cell, dim: int, half_to_float: bool) -> Any:
    """`softmax_kernel`, of half precision in single precision if asked."""
    return softmax_kernel(self, dim, numpy.dtype(numpy.float32) if half_to_float else None)


def half_log_softmax(self: Cell, dim: int, half_to_float: bool) -> Any:
    """`log_softmax_kernel`, of half precision in single precision if asked."""
    return log_softmax_kernel(self, dim, numpy.dtype(numpy.float32) if half_to_float else None)


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
