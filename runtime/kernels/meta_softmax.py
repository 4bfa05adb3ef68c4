"""Meta kernels of softmax and its logarithm."""

from __future__ import annotations

from gradsmith.kernels.dims import normalize_dim
from gradsmith.kernels.namespace import Array, DType, empty, np

__all__ = ["softmax_backward_meta", "softmax_half_to_float_meta", "softmax_meta"]


def softmax_meta(self: Array, dim: int, dtype: DType | None = None) -> Array:
    """As `softmax` and `log_softmax`."""
    normalize_dim(dim, self.ndim)
    return empty(self.shape, self.dtype if dtype is None else dtype)


def softmax_backward_meta(grad_output: Array, output: Array, dim: int, input_dtype: DType) -> Array:
    """As the gradients of both."""
    return empty(grad_output.shape, input_dtype)


def softmax_half_to_float_meta(self: Array, dim: int, half_to_float: bool) -> Array:
    """As `softmax_half_to_float` and its logarithm."""
    return softmax_meta(self, dim, np.dtype(np.float32) if half_to_float else None)
