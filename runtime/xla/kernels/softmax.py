"""Softmax and its logarithm, with their gradients: no blocks, and nothing in place."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy

from ...operators.reduction.softmax import require_floating
from ..cells import Cell, wide


def _softmax(name: str, alone: int, self: Cell, dim: int, dtype: Any = None) -> Any:
    """The function `name` of `jax.nn` along `dim`, of `dtype` if it is given; `alone` for a single number."""
    result = self.dtype if dtype is None else dtype
    require_floating(result, name)
    if not self.ndim:
        return jnp.where(jnp.isnan(self.value), self.value, alone).astype(result)
    return getattr(jax.nn, name)(wide(self.value.astype(result)), dim).astype(result)


softmax_kernel = partial(_softmax, "softmax", 1)
log_softmax_kernel = partial(_softmax, "log_softmax", 0)


def _half(kernel: Callable[..., Any], self: Cell, dim: int, half_to_float: bool) -> Any:
    """`kernel`, of half precision in single precision if asked."""
    return kernel(self, dim, numpy.dtype(numpy.float32) if half_to_float else None)


half_softmax = partial(_half, softmax_kernel)
half_log_softmax = partial(_half, log_softmax_kernel)


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
