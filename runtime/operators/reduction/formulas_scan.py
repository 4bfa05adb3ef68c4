"""Backward of running reductions."""

from __future__ import annotations

from gradsmith.generated import functions

from ...autograd.grad_mode import is_grad_enabled
from ...core.batches import holds
from ...core.dtypes import bool_
from ...core.tensor import Tensor
from ...core.type_info import finfo


def reversed_cumsum(grad: Tensor, dim: int) -> Tensor:
    """The sum of each element and those behind it."""
    return grad.flip((dim,)).cumsum(dim).flip((dim,))


def cumprod_backward(grad: Tensor, self: Tensor, result: Tensor, dim: int) -> Tensor:
    """The gradient of a running product, without division by zero.

    Before the first zero of a row, products over the element itself give it back.  The first zero
    takes the products in which it is replaced by one; whatever stands behind it takes nothing.
    """
    if grad.numel() <= 1:
        return grad  # To the bit: quotients round, and have derivatives that are noise.
    zero = self == 0
    if is_grad_enabled() and holds(zero.any(), True):
        return _cumprod_backward_by_products(grad, self, dim)
    first = zero.logical_and(zero.cumsum(dim) == 1)
    mended = self.masked_fill(first, 1)
    before = reversed_cumsum(grad * result.conj(), dim) / self.conj()
    at_first = reversed_cumsum(grad * mended.cumprod(dim).conj(), dim)
    return functions.where(first, at_first, before.masked_fill(zero, 0))


def _cumprod_backward_by_products(grad: Tensor, self: Tensor, dim: int) -> Tensor:
    """The same from products that leave one element out each: O(n^2), and differentiable at zeros."""
    rows = self.movedim(dim, -1)
    count = rows.shape[-1]
    diagonal = functions.eye(count, dtype=bool_, device=rows.device)
    # Row i has the element i replaced by one.
    without = rows.unsqueeze(-2).masked_fill(diagonal, 1).cumprod(-1)
    shares = (grad.movedim(dim, -1).unsqueeze(-2) * without.conj()).triu()
    return shares.sum(-1).movedim(-1, dim)


def cumprod_forward(self: Tensor, tangent: Tensor, result: Tensor, dim: int) -> Tensor:
    """The tangent of a running product."""
    zero = self == 0
    first = zero.logical_and(zero.cumsum(dim) == 1)
    mended = self.masked_fill(first, 1).cumprod(dim)
    ratios = tangent / self.masked_fill(zero, 1)
    return result * ratios.cumsum(dim) + mended * tangent.masked_fill(
        first.logical_not(), 0
    ).cumsum(dim)


def _reversed_logcumsumexp(x: Tensor, dim: int) -> Tensor:
    return x.flip((dim,)).logcumsumexp(dim).flip((dim,))


def logcumsumexp_backward(grad: Tensor, self: Tensor, result: Tensor, dim: int) -> Tensor:
    """The gradient of a running logarithm of sums of exponentials, itself in logarithms.

    Positive and negative gradients have logarithms of their own.
    """
    if grad.ndim == 0 or grad.numel() == 0:
        return grad
    if grad.is_complex():
        logs = grad.conj().log() - result
        return (_reversed_logcumsumexp(logs, dim) + self).exp().conj()
    least = finfo(grad.dtype).min
    logs = grad.abs().log()
    positive = logs.masked_fill(grad <= 0, least)
    negative = logs.masked_fill(grad >= 0, least)
    above = (_reversed_logcumsumexp(positive - result, dim) + self).exp()
    below = (_reversed_logcumsumexp(negative - result, dim) + self).exp()
    return above - below


def logcumsumexp_forward(self: Tensor, tangent: Tensor, result: Tensor, dim: int) -> Tensor:
    """The tangent of a running logarithm of sums of exponentials."""
    top = functions.real(self).amax((dim,), True)
    return (tangent * (self - top).exp()).cumsum(dim) / (result - top).exp()
