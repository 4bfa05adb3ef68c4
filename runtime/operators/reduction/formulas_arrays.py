"""Derivatives of reductions, over arrays."""

from __future__ import annotations

from math import prod
from typing import Any

from ...core.constants import constant, places_in_column, places_in_row
from ...core.errors import NotPlain
from ...core.namespace import Array, np
from ..dims import normalize_dim, normalize_dims
from ..indexing.indexing import linear_positions
from ..view.view import expand
from .scan import reversed_sums

Dims = tuple[int, ...] | None

_FEW = 1024
"""Elements below which a copy costs less than arithmetic over strides of 0 does."""


def reversed_cumsum(grad: Array, dim: int) -> Any:
    """The sum of each element and those behind it."""
    return reversed_sums(grad, dim)


def restore_reduced_dims(grad: Array, ndim: int, dim: Dims | int, keepdim: bool) -> Any:
    """`grad` with extents of 1 where a reduction over `dim` dropped dimensions."""
    if keepdim or ndim == 0 or dim is None or dim == ():
        return grad
    shape = list(grad.shape)
    for axis in sorted(normalize_dims(dim, ndim)):
        shape.insert(axis, 1)
    return grad.reshape(shape)


def prod_backward(grad: Array, self: Array) -> Any:
    """The gradient of the product of all elements."""
    return grad * _other_factors(self.reshape(-1), 0).reshape(self.shape)


def prod_dim_backward(grad: Array, self: Array, dim: int, keepdim: bool) -> Any:
    """The gradient of a product over `dim`."""
    others = _other_factors(self, dim) if self.ndim else np.ones_like(self)
    return restore_reduced_dims(grad, self.ndim, dim, keepdim) * others


def _other_factors(self: Array, dim: int) -> Array:
    """For each element, the product of everything before it along `dim` times that of everything behind it."""
    if not self.size:
        return np.ones_like(self)
    rows = self.swapaxes(dim, -1)
    one = np.ones((*rows.shape[:-1], 1), rows.dtype)
    before = np.concatenate((one, rows[..., :-1]), -1)
    behind = np.concatenate((one, rows[..., :0:-1]), -1)
    np.multiply.accumulate(before, -1, None, before)
    np.multiply.accumulate(behind, -1, None, behind)
    before *= behind[..., ::-1]
    return before.swapaxes(dim, -1)


def mean_backward(grad: Array, shape: tuple[int, ...], dim: Dims, keepdim: bool) -> Any:
    """The gradient of a mean over `dim`: shared equally."""
    ndim = len(shape)
    if ndim == 2 and dim is not None and len(dim) == 1 and prod(shape) < _FEW:
        along = dim[0] % 2
        share = np.divide(grad, constant(shape[along], grad.dtype), out=...)
        return share.ravel()[(places_in_column if along else places_in_row)(*shape)]
    axes = normalize_dims(dim, ndim) if dim and ndim else range(ndim)
    count = prod([shape[axis] for axis in axes])
    if not count:
        return np.zeros(shape, grad.dtype)
    shared = np.divide(restore_reduced_dims(grad, ndim, dim, keepdim), count, out=...)
    if prod(shape) >= _FEW:
        return expand(shared, shape)
    repeated = np.empty(shape, shared.dtype)
    repeated[...] = shared
    return repeated


def share_among_equal(
    grad: Array, self: Array, result: Array, dim: tuple[int, ...], keepdim: bool
) -> Any:
    """`grad` divided among the elements of `self` that equal the `result` of a reduction."""
    ndim = self.ndim
    chosen = restore_reduced_dims(result, ndim, dim, keepdim)
    # NaN is what a reduction over NaN gives, though it equals nothing.
    mask = (self == chosen) | (np.isnan(self) & np.isnan(chosen))
    axes = normalize_dims(dim, ndim) if dim and ndim else None
    count = np.add.reduce(mask, axis=axes, dtype=grad.dtype, keepdims=True)
    return mask * (restore_reduced_dims(grad, ndim, dim, keepdim) / count)


def value_selecting_reduction_backward(
    grad: Array, dim: int, indices: Array, sizes: tuple[int, ...], keepdim: bool
) -> Any:
    """Zeros of `sizes` with `grad` where a reduction over `dim` found its values."""
    out = np.zeros(sizes, grad.dtype)
    if not sizes:
        out[...] = grad
        return out
    axis = normalize_dim(dim, len(sizes))
    if not keepdim:
        shape = (*sizes[:axis], 1, *sizes[axis + 1 :])
        grad, indices = grad.reshape(shape), indices.reshape(shape)
    out.reshape(-1)[linear_positions(sizes, axis, indices)] = grad
    return out


def var_backward(grad: Array, self: Array, dim: Dims, correction: Any, keepdim: bool) -> Any:
    """The gradient of a variance over `dim`."""
    ndim = self.ndim
    axes = normalize_dims(dim, ndim) if dim and ndim else tuple(range(ndim))
    count = prod([self.shape[axis] for axis in axes])
    freedom = count - (1 if correction is None else correction)
    scale = 2 / freedom if freedom else float("inf")
    mean = np.add.reduce(self, axis=axes, keepdims=True) / count
    return restore_reduced_dims(grad, ndim, dim, keepdim) * scale * (self - mean)


def std_backward(
    result: Array, grad: Array, self: Array, dim: Dims, correction: Any, keepdim: bool
) -> Any:
    """The gradient of a standard deviation over `dim`; zero where that is zero."""
    slope = np.where(result == 0, 0, grad / (result * 2))
    return var_backward(slope, self, dim, correction, keepdim)


def logsumexp_backward(grad: Array, self: Array, result: Array, dim: Dims, keepdim: bool) -> Array:
    """The gradient of a logarithm of a sum of exponentials: softmax."""
    spread = restore_reduced_dims(grad, self.ndim, dim, keepdim)
    shares = np.subtract(self, restore_reduced_dims(result, self.ndim, dim, keepdim), out=...)
    np.exp(shares, out=shares)
    outcome: Array = np.multiply(spread, shares, out=...)
    return outcome


def var_mean_backward(
    grad_var: Array | None,
    grad_mean: Array | None,
    self: Array,
    dim: Dims,
    correction: Any,
    keepdim: bool,
) -> Any:
    """The gradient of variance and mean, either of which may be unused."""
    of_mean = None if grad_mean is None else mean_backward(grad_mean, self.shape, dim, keepdim)
    if grad_var is None:
        return of_mean
    of_var = var_backward(grad_var, self, dim, correction, keepdim)
    return of_var if of_mean is None else of_var + of_mean


def std_mean_backward(
    grad_std: Array | None,
    grad_mean: Array | None,
    std: Array,
    self: Array,
    dim: Dims,
    correction: Any,
    keepdim: bool,
) -> Any:
    """The gradient of standard deviation and mean, either of which may be unused."""
    slope = None if grad_std is None else np.where(std == 0, 0, grad_std / (std * 2))
    return var_mean_backward(slope, grad_mean, self, dim, correction, keepdim)


def cumprod_backward(grad: Array, self: Array, result: Array, dim: int) -> Any:
    """The gradient of a running product of elements other than 0; zeros need tensors."""
    if grad.size <= 1:
        return grad
    if not self.all():
        raise NotPlain
    return reversed_sums(np.multiply(grad, result, out=...), dim) / self
