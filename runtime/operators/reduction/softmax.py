"""Softmax and its logarithm, with the gradients of both."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ...core.constants import SQUARES, ones_square, ones_vector
from ...core.namespace import Array, DType, certain, np
from ...core.result import Result
from ..broadcasting import broadcast
from ..dims import normalize_dim
from ..folds import add_reduce, maximum_reduce, minimum_reduce
from ..pointwise.vectorised import exp_for_sum
from ..row_blocks import in_column_blocks, in_row_blocks, row_maximum, row_sum
from ..scalar_types import not_implemented, require_same_type

_FEW = 512


def softmax_shape(self: Array, dim: int, dtype: DType | None = None) -> Result:
    """As `softmax` and `log_softmax`."""
    normalize_dim(dim, self.ndim)
    return Result(self.shape, self.dtype if dtype is None else dtype)


def require_floating(dtype: DType, name: str) -> None:
    """NotImplementedError unless softmax, called `name`, is there for elements of `dtype`."""
    if dtype.kind not in "fV":
        raise not_implemented(f"{name}_lastdim_kernel_impl", dtype)


def _prepare(self: Array, dim: int, dtype: DType | None, name: str) -> tuple[Array, int, DType]:
    """The array to compute with, its axis, and the dtype of the result."""
    axis = normalize_dim(dim, self.ndim)
    if dtype is not None and dtype != self.dtype:
        self = (self.real if self.dtype.kind == "c" and dtype.kind != "c" else self).astype(dtype)
    result_dtype = self.dtype
    require_floating(result_dtype, name)
    if result_dtype.itemsize == 2:
        self = self.astype(np.float32)
    return self, axis, result_dtype


def sum_along(x: Array, axis: int) -> Array:
    """The sum along `axis`, kept or, of a few short rows, repeated as often as the row has elements.

    Where it can be it is a product with ones, which takes a third of the time of NumPy's own sum.
    """
    if axis == x.ndim - 1 and x.size < _FEW and x.ndim < 3 and x.shape[-1] < SQUARES:
        if x.dtype.char in "fd":
            return x.dot(ones_square(x.shape[-1], x.dtype))  # type: ignore[no-any-return]
    if axis == x.ndim - 1 and x.size >= 4096 and x.dtype.kind == "f":
        outcome: Array = np.matmul(x, np.ones(x.shape[axis], x.dtype))[..., None]
        return outcome
    if axis == x.ndim - 1 == 1 and x.shape[1] <= 128 and x.dtype.char in "fd":
        return x.dot(ones_vector(x.shape[1], x.dtype))[:, None]  # type: ignore[no-any-return]
    return add_reduce(x, axis, None, None, True)


HIGHEST = 60.0
"""No sum of exponentials up to here is infinite, in single precision either."""
GREATEST = 1e30
"""A sum whose reciprocal has all digits, in single precision too."""


def between(total: Array, low: float, high: float) -> bool:
    """Whether all sums of exponentials are known to lie there, for which their maxima need not be taken off first.

    So one pass sees what two would: the exponentials tell that they are too large.
    """
    flat = total.reshape(-1)
    return certain(minimum_reduce(flat) >= low, False) and certain(
        maximum_reduce(flat) <= high, False
    )


def _softmax_of_rows(x: Array, result: Array) -> None:
    np.exp(x, result)
    total = row_sum(result)
    if between(total, 1, GREATEST):  # what is too small for the dtype then is so afterwards
        broadcast(np.multiply, result, np.reciprocal(total), result)
        return
    broadcast(np.subtract, x, row_maximum(x), result)
    np.exp(result, result)
    broadcast(np.multiply, result, np.reciprocal(row_sum(result)), result)


def _softmax_of_columns(x: Array, result: Array) -> None:
    np.exp(x, result)
    total = np.add.reduce(result, 1, keepdims=True)
    if between(total, 1, GREATEST):
        broadcast(np.multiply, result, np.reciprocal(total), result)
        return
    broadcast(np.subtract, x, np.maximum.reduce(x, 1, keepdims=True), result)
    np.exp(result, result)
    total = np.add.reduce(result, 1, keepdims=True)
    broadcast(np.multiply, result, np.reciprocal(total), result)


_LEAST, _MOST, _UNLIKELY = 1e-3, 1e5, -1.0
"""The logarithm of a sum from here to there, taken off a number, leaves a result up to the last about as many digits as that of
numbers less their maximum."""


def exponentials_of_rows(x: Array, result: Array) -> Array | None:
    """The sums of the exponentials of rows, which are in `result`, as a column; None where the maximum is to be taken off first,
    as their logarithms are not small."""
    np.exp(x, result)
    total = row_sum(result)
    return total if between(total, _LEAST, _MOST) else None


def _less_logarithm(x: Array, total: Array | None, result: Array) -> bool:
    """`x - log(total)` in `result`, if that loses nothing beside taking the maximum off first; whether it was."""
    if total is None:
        return False
    broadcast(np.subtract, x, np.log(total), result)
    return certain(maximum_reduce(result.reshape(-1)) <= _UNLIKELY, False)


def _log_softmax_of_rows(x: Array, result: Array) -> None:
    if _less_logarithm(x, exponentials_of_rows(x, result), result):
        return
    broadcast(np.subtract, x, row_maximum(x), result)
    broadcast(np.subtract, result, np.log(row_sum(exp_for_sum(result))), result)


def _log_softmax_of_columns(x: Array, result: Array) -> None:
    broadcast(np.subtract, x, np.maximum.reduce(x, 1, keepdims=True), result)
    total = np.add.reduce(exp_for_sum(result), 1, keepdims=True)
    broadcast(np.subtract, result, np.log(total), result)


def _softmax_backward_of_rows(grad_output: Array, output: Array, result: Array) -> None:
    broadcast(np.subtract, grad_output, np.vecdot(output, grad_output)[:, None], result)
    result *= output


def _softmax_backward_of_columns(grad_output: Array, output: Array, result: Array) -> None:
    total = np.add.reduce(np.multiply(grad_output, output, result), 1, keepdims=True)
    broadcast(np.subtract, grad_output, total, result)
    result *= output


def _log_softmax_backward_of_rows(grad_output: Array, output: Array, result: Array) -> None:
    np.exp(output, result)
    broadcast(np.multiply, result, row_sum(grad_output), result)
    np.subtract(grad_output, result, out=result)


def _log_softmax_backward_of_columns(grad_output: Array, output: Array, result: Array) -> None:
    np.exp(output, result)
    broadcast(np.multiply, result, np.add.reduce(grad_output, 1, keepdims=True), result)
    np.subtract(grad_output, result, out=result)


def _in_blocks(
    of_rows: Callable[..., None], of_columns: Callable[..., None], axis: int, *arrays: Array
) -> Array | None:
    """What one of the kernels makes of large `arrays`, the first along the last dimension, the other along another; None of small ones."""
    found = in_row_blocks(of_rows, axis, *arrays)
    return in_column_blocks(of_columns, axis, *arrays) if found is None else found


def softmax(self: Array, dim: int, dtype: DType | None = None) -> Array:
    """`exp(self)` over its sum along `dim`, with the maximum taken off first."""
    x, axis, result_dtype = _prepare(self, dim, dtype, "softmax")
    if x.ndim == 0:
        return np.asarray(np.exp(x - x)).astype(result_dtype, copy=False)
    if x.size == 0:
        return np.empty(x.shape, result_dtype)
    blocks = _in_blocks(_softmax_of_rows, _softmax_of_columns, axis, x)
    if blocks is not None:
        return blocks.astype(result_dtype, copy=False)
    result = np.subtract(x, maximum_reduce(x, axis, None, None, True))
    np.exp(result, result)
    np.true_divide(result, sum_along(result, axis), result)
    return result if result.dtype is result_dtype else result.astype(result_dtype)


def log_softmax(self: Array, dim: int, dtype: DType | None = None) -> Array:
    """The logarithm of `softmax`, computed without it."""
    x, axis, result_dtype = _prepare(self, dim, dtype, "log_softmax")
    if x.ndim == 0:
        return np.asarray(x - x).astype(result_dtype, copy=False)
    if x.size == 0:
        return np.empty(x.shape, result_dtype)
    blocks = _in_blocks(_log_softmax_of_rows, _log_softmax_of_columns, axis, x)
    if blocks is not None:
        return blocks.astype(result_dtype, copy=False)
    result = np.subtract(x, maximum_reduce(x, axis, None, None, True))
    total = sum_along(np.exp(result), axis)
    np.subtract(result, np.log(total, total), result)
    return result if result.dtype == result_dtype else result.astype(result_dtype)


def softmax_half_to_float_shape(self: Array, dim: int, half_to_float: bool) -> Result:
    """As `softmax_half_to_float` and its logarithm."""
    return softmax_shape(self, dim, np.dtype(np.float32) if half_to_float else None)


def _half_to_float(
    kernel: Callable[..., Array], self: Array, dim: int, half_to_float: bool
) -> Array:
    """`kernel`, of half precision in single precision if asked."""
    return kernel(self, dim, np.dtype(np.float32) if half_to_float else None)


softmax_half_to_float = partial(_half_to_float, softmax)
log_softmax_half_to_float = partial(_half_to_float, log_softmax)


def softmax_backward_shape(
    grad_output: Array, output: Array, dim: int, input_dtype: DType
) -> Result:
    """As the gradients of both; RuntimeError unless the two are of one shape and dtype."""
    if grad_output.shape != output.shape:
        raise RuntimeError(
            "Expected tensor for argument #1 'grad' to have same size as tensor for argument #2 "
            f"'output'; but {list(grad_output.shape)} does not equal {list(output.shape)}"
        )
    require_same_type(grad_output, output)
    normalize_dim(dim, output.ndim)
    return Result(grad_output.shape, input_dtype)


def softmax_backward(grad_output: Array, output: Array, dim: int, input_dtype: DType) -> Array:
    """`output * (grad_output - sum(grad_output * output))`."""
    if grad_output.ndim == 0:
        return np.asarray(output * (grad_output - output * grad_output)).astype(input_dtype)
    axis = dim % grad_output.ndim
    blocks = _in_blocks(
        _softmax_backward_of_rows, _softmax_backward_of_columns, axis, grad_output, output
    )
    if blocks is not None:
        return blocks.astype(input_dtype, copy=False)
    if axis == grad_output.ndim - 1 and output.size >= _FEW:
        total: Array = np.vecdot(output, grad_output)[..., None]
    else:
        total = sum_along(output * grad_output, axis)
    result: Array = grad_output - total
    result *= output
    return result.astype(input_dtype, copy=False)


def log_softmax_backward(grad_output: Array, output: Array, dim: int, input_dtype: DType) -> Array:
    """`grad_output - exp(output) * sum(grad_output)`."""
    if grad_output.ndim == 0:
        return np.asarray(grad_output - np.exp(output) * grad_output).astype(input_dtype)
    axis = dim % grad_output.ndim
    blocks = _in_blocks(
        _log_softmax_backward_of_rows, _log_softmax_backward_of_columns, axis, grad_output, output
    )
    if blocks is not None:
        return blocks.astype(input_dtype, copy=False)
    result = np.exp(output)
    result *= sum_along(grad_output, axis)
    np.subtract(grad_output, result, out=result)
    return result.astype(input_dtype, copy=False)
