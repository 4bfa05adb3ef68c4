"""Backward of reductions."""

from __future__ import annotations

from math import prod

from gradsmith.generated import functions

from ...core.tensor import Tensor
from ..dims import normalize_dims
from ..formulas_sums import added


def restore_reduced_dims(
    grad: Tensor, ndim: int, dim: tuple[int, ...] | int | None, keepdim: bool
) -> Tensor:
    """`grad` with extents of 1 where a reduction over `dim` dropped dimensions."""
    if keepdim or ndim == 0 or dim is None or dim == ():
        return grad
    for axis in sorted(normalize_dims(dim, ndim)):
        grad = grad.unsqueeze(axis)
    return grad


def mean_backward(
    grad: Tensor, shape: tuple[int, ...], dim: tuple[int, ...] | None, keepdim: bool
) -> Tensor:
    """The gradient of a mean over `dim`: shared equally."""
    ndim = len(shape)
    axes = normalize_dims(dim, ndim) if dim and ndim else range(ndim)
    count = prod(shape[axis] for axis in axes)
    # Divided before it is expanded: fewer elements.
    return (restore_reduced_dims(grad, ndim, dim, keepdim) / count).expand(shape)


def share_among_equal(
    grad: Tensor, self: Tensor, result: Tensor, dim: tuple[int, ...], keepdim: bool
) -> Tensor:
    """`grad` divided among the elements of `self` that equal the `result` of a reduction."""
    ndim = self.ndim
    chosen = restore_reduced_dims(result, ndim, dim, keepdim)
    # NaN is what a reduction over NaN gives, though it equals nothing.
    mask = (self == chosen).logical_or(self.isnan().logical_and(chosen.isnan()))
    return mask * (restore_reduced_dims(grad, ndim, dim, keepdim) / mask.sum(dim, True))


def pick_equal(
    self: Tensor, tangent: Tensor, result: Tensor, dim: tuple[int, ...], keepdim: bool
) -> Tensor:
    """The tangent of an extremum: the mean over the elements that equal it."""
    shares = share_among_equal(functions.ones_like(result), self, result, dim, keepdim)
    return (shares * tangent).sum(dim, keepdim)


def aminmax_backward(
    grad_min: Tensor | None,
    grad_max: Tensor | None,
    self: Tensor,
    smallest: Tensor,
    largest: Tensor,
    dim: int | None,
    keepdim: bool,
) -> Tensor | None:
    """The gradient of `aminmax`, whose outputs may have been used or not."""
    dims = () if dim is None else (dim,)
    return added(
        *(
            None if grad is None else share_among_equal(grad, self, chosen, dims, keepdim)
            for grad, chosen in ((grad_min, smallest), (grad_max, largest))
        )
    )


def value_selecting_reduction_backward(
    grad: Tensor, dim: int, indices: Tensor, sizes: tuple[int, ...], keepdim: bool
) -> Tensor:
    """Zeros of `sizes` with `grad` where a reduction over `dim` found its values."""
    if not keepdim:
        grad = grad.unsqueeze(dim)
        indices = indices.unsqueeze(dim)
    return grad.new_zeros(sizes).scatter(dim, indices, grad)


def gather_reduced(self: Tensor, dim: int, indices: Tensor, keepdim: bool) -> Tensor:
    """The elements of `self` where a reduction over `dim` found its values."""
    if keepdim:
        return self.gather(dim, indices)
    return self.gather(dim, indices.unsqueeze(dim)).squeeze(dim)


def prod_backward(grad: Tensor, self: Tensor) -> Tensor:
    """The gradient of the product of all elements."""
    return grad * _other_factors(self.reshape(-1), 0).reshape(self.shape).conj()


def prod_dim_backward(grad: Tensor, self: Tensor, dim: int, keepdim: bool) -> Tensor:
    """The gradient of a product over `dim`."""
    grad = restore_reduced_dims(grad, self.ndim, dim, keepdim)
    return grad * _other_factors(self, dim).conj()


def _other_factors(self: Tensor, dim: int) -> Tensor:
    """For each element, the product of all others along `dim`.

    That is the product of everything before it times that of everything behind it, which needs no division
    and so stands zeros.
    """
    rows = self.reshape(self.shape or (1,))
    shape = list(rows.shape)
    count, shape[dim] = shape[dim], 1
    one = rows.new_ones(shape)
    before = functions.cat([one, rows], dim).cumprod(dim).narrow(dim, 0, count)
    behind = functions.cat([rows, one], dim).flip((dim,)).cumprod(dim).flip((dim,))
    return (before * behind.narrow(dim, 1, count)).reshape(self.shape)
