"""Backward of running reductions."""

from __future__ import annotations

from math import inf

from gradsmith.generated import functions

from ...core.batches import holds
from ...core.tensor import Tensor


def reversed_cumsum(grad: Tensor, dim: int) -> Tensor:
    """The sum of each element and those behind it."""
    return grad.flip((dim,)).cumsum(dim).flip((dim,))


def _before(values: Tensor, reverse: bool, first: float = 0) -> Tensor:
    """The element before each along the last dimension, or behind it with `reverse`; `first` for one that has none."""
    return functions.constant_pad_nd(values, (-1, 1) if reverse else (1, -1), first)


def linear_recurrence_backward(grad: Tensor, ratios: Tensor, reverse: bool) -> Tensor:
    """The gradient of a linear recurrence with respect to its terms: the recurrence from the other end."""
    return functions._linear_recurrence(grad, _before(ratios, not reverse).conj(), not reverse)


def linear_recurrence_backward_ratios(
    grad: Tensor, ratios: Tensor, result: Tensor, reverse: bool
) -> Tensor:
    """The gradient of a linear recurrence with respect to its ratios."""
    return linear_recurrence_backward(grad, ratios, reverse) * _before(result, reverse).conj()


def linear_recurrence_forward(
    tangent: Tensor, ratios: Tensor, ratios_tangent: Tensor, result: Tensor, reverse: bool
) -> Tensor:
    """The tangent of a linear recurrence."""
    terms = tangent + ratios_tangent * _before(result, reverse)
    return functions._linear_recurrence(terms, ratios, reverse)


def cumprod_backward(grad: Tensor, self: Tensor, result: Tensor, dim: int) -> Tensor:
    """The gradient of a running product, without division where an element is zero."""
    if grad.numel() <= 1:
        return grad  # To the bit: quotients round, and have derivatives that are noise.
    if holds((self == 0).any(), True):
        factors, products = self.movedim(dim, -1), result.movedim(dim, -1)
        sums = linear_recurrence_backward(grad.movedim(dim, -1), factors, False)
        return (sums * _before(products, False, 1).conj()).movedim(-1, dim)
    return reversed_cumsum(grad * result.conj(), dim) / self.conj()


def cumprod_forward(self: Tensor, tangent: Tensor, result: Tensor, dim: int) -> Tensor:
    """The tangent of a running product, without division."""
    if self.numel() <= 1:
        return tangent
    terms = tangent.movedim(dim, -1) * _before(result.movedim(dim, -1), False, 1)
    return functions._linear_recurrence(terms, self.movedim(dim, -1), False).movedim(-1, dim)


def _shares(self: Tensor, result: Tensor, dim: int) -> tuple[Tensor, Tensor]:
    """By how much each running sum of exponentials grows with its own term, and with the sum before it.

    Both lie between zero and one.  `dim` is the last dimension of what is returned.  A sum of zero, whose logarithm is
    infinite, grows with none of its terms.
    """
    self, result = self.movedim(dim, -1), result.movedim(dim, -1)
    earlier = _before(result, False, -inf)
    own = self - result.masked_fill(functions.isneginf(functions.real(result)), 0)
    return own.exp(), (earlier - result).masked_fill(functions.isinf(earlier), 0).exp()


def logcumsumexp_backward(grad: Tensor, self: Tensor, result: Tensor, dim: int) -> Tensor:
    """The gradient of a running logarithm of sums of exponentials, without overflow."""
    if grad.ndim == 0 or grad.numel() == 0:
        return grad
    own, before = _shares(self, result, dim)
    sums = linear_recurrence_backward(grad.movedim(dim, -1), before, False)
    return (sums * own.conj()).movedim(-1, dim)


def logcumsumexp_forward(self: Tensor, tangent: Tensor, result: Tensor, dim: int) -> Tensor:
    """The tangent of a running logarithm of sums of exponentials, without overflow."""
    if self.ndim == 0 or self.numel() == 0:
        return tangent
    own, before = _shares(self, result, dim)
    terms = tangent.movedim(dim, -1) * own
    return functions._linear_recurrence(terms, before, False).movedim(-1, dim)
