"""Kernels of elementwise losses.

`reduction` is 0 for none, 1 for the mean, 2 for the sum.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from ...core.constants import constant
from ...core.errors import noted
from ...core.namespace import Array, DType, Into, certain, np
from ...core.result import Result
from ..blocks import each_block
from ..folds import add_reduce, and_reduce
from ..pointwise.elementwise_blocks import BLOCK, block_size, by_blocks
from ..promotion import CATEGORY, promote_dtypes
from ..result import laid_over
from ..scalar_types import not_implemented, scalar_type_name


def elementwise_loss_shape(self: Array, target: Array, reduction: int = 1) -> Result:
    """A loss of pairs of elements."""
    pairs = laid_over(promote_dtypes(self.dtype, target.dtype), self, target)
    return Result((), pairs.dtype) if reduction else pairs


def _of_one_dtype(self: Array, target: Array) -> tuple[Array, Array]:
    """Both in the dtype that PyTorch gives them, where NumPy's would be wider: float32 of float32 and int64."""
    dtype = promote_dtypes(self.dtype, target.dtype)
    return self.astype(dtype, copy=False), target.astype(dtype, copy=False)


def reduce_loss(loss: Array, reduction: int) -> Array:
    """The mean or the sum of `loss`, or itself; halves are added up in single precision."""
    if reduction == 0:
        return loss
    if loss.dtype.char in "fd":
        total: Array = add_reduce(loss, None, out=...)
        if reduction == 1:
            total = np.true_divide(total, constant(loss.size, total.dtype), out=...)
        return total
    added_in = np.float32 if loss.dtype.itemsize == 2 else loss.dtype
    reduced = loss.mean(dtype=added_in) if reduction == 1 else loss.sum(dtype=added_in)
    return np.asarray(reduced).astype(loss.dtype, copy=False)


def mse_loss(self: Array, target: Array, reduction: int = 1) -> Array:
    """Squared differences."""
    if self.dtype != target.dtype:
        self, target = _of_one_dtype(self, target)
    total = _added_up(self, target, _sum_of_squares) if reduction else None
    if total is not None:
        return (
            total if reduction == 2 else np.divide(total, constant(self.size, self.dtype), out=...)
        )
    difference: Array = self - target
    if reduction == 0:
        return difference * difference
    flat = difference.ravel()
    if flat.dtype.kind == "c" or flat.dtype.itemsize == 2:
        return reduce_loss(difference * difference, reduction)
    total = np.dot(flat, flat)
    if reduction == 2:
        return np.asarray(total)
    return np.asarray(total / flat.dtype.type(flat.size), flat.dtype)


def smooth_l1_loss_shape(self: Array, target: Array, reduction: int, beta: float) -> Result:
    """As `elementwise_loss_shape`; RuntimeError for a negative `beta`."""
    if beta < 0:
        raise noted(
            RuntimeError("smooth_l1_loss does not support negative values for beta."),
            f"beta is {beta}",
        )
    return elementwise_loss_shape(self, target, reduction)


def _distance(self: Array, target: Array, into: Into = ...) -> Array:
    difference = np.subtract(self, target, out=into)
    return np.absolute(difference, out=difference)


@by_blocks
def _smooth_distance(self: Array, target: Array, beta: float, into: Into = ...) -> Array:
    distance = _distance(self, target, into)
    if beta == 0:
        return distance
    half = _half_of_near(distance, beta)
    return half if beta == 1 else np.divide(half, constant(beta, distance.dtype), out=into)


def _half_of_near(distance: Array, bound: float) -> Array:
    """`0.5 d^2` where the distance d is below `bound`, `bound (d - 0.5 bound)` elsewhere: of the part n of d that is
    below, n (d - 0.5 n)."""
    near = _near(distance, bound)
    half: Array = np.multiply(near, constant(0.5, near.dtype), out=...)
    np.subtract(distance, half, half)
    half *= near
    return half


def _near(distance: Array, bound: float) -> Array:
    if distance.size < _FEW:
        return np.minimum(distance, constant(bound, distance.dtype))
    return np.clip(distance, 0, bound)


def _added_up(self: Array, target: Array, of_block: Callable[[Array], Any]) -> Array | None:
    """The sum over many pairs that lie alike of what `of_block` adds up of their differences; else None."""
    if self.size <= 2 * BLOCK or self.dtype.char not in "fd" or target.dtype != self.dtype:
        return None
    if self.shape != target.shape or not (self.flags.c_contiguous and target.flags.c_contiguous):
        return None
    left, right = self.reshape(-1), target.reshape(-1)
    step = 2 * block_size(self.dtype)  # the seldomer threads meet at the interpreter
    parts = np.empty(-(-left.size // step), self.dtype)

    def work(first: int, last: int) -> None:
        parts[first // step] = of_block(np.subtract(left[first:last], right[first:last]))

    each_block(work, left.size, step)
    return np.add.reduce(parts, out=...)


def _sum_of_half_of_near(bound: float, difference: Array) -> Any:
    """The sum of `_half_of_near`, of products, without a place for each.

    Of n <= d the sum of n d is at least that of n n, of which half is taken off: nothing is lost.
    """
    near = np.clip(difference, -bound, bound)  # of one sign with the difference
    return np.dot(near, difference) - np.dot(near, near) / 2


def _sum_of_squares(difference: Array) -> Any:
    return np.dot(difference, difference)


_FEW = 4096
"""Elements up to which the call of `numpy.clip` costs more than what it saves."""


def smooth_l1_loss(self: Array, target: Array, reduction: int = 1, beta: float = 1.0) -> Array:
    """`0.5 d^2 / beta` where the distance d is below `beta`, `d - 0.5 beta` elsewhere.

    R. Girshick, "Fast R-CNN", ICCV 2015.
    """
    if self.dtype != target.dtype:
        self, target = _of_one_dtype(self, target)
    total = (
        _added_up(self, target, partial(_sum_of_half_of_near, beta)) if reduction and beta else None
    )
    if total is None:
        return reduce_loss(_smooth_distance(self, target, beta), reduction)
    total /= beta if reduction == 2 else beta * self.size
    return total


def huber_loss_shape(self: Array, target: Array, reduction: int = 1, delta: float = 1.0) -> Result:
    """As `elementwise_loss_shape`; RuntimeError for a `delta` that is not positive."""
    if not delta > 0:
        raise noted(
            RuntimeError("huber_loss does not support non-positive values for delta."),
            f"delta is {delta}",
        )
    return Result(
        elementwise_loss_shape(self, target, reduction).shape,
        _held_dtype("huber_cpu", self, target),
    )


def _held_dtype(kernel: str, self: Array, other: Array) -> DType:
    """The dtype of `self`, in which results are held whatever `other` is; RuntimeError where they cannot be.

    NotImplementedError for other dtypes than those of floating point numbers, after that.
    """
    held: DType = self.dtype
    result = promote_dtypes(held, other.dtype)
    if CATEGORY[result.kind] > CATEGORY[held.kind]:
        raise RuntimeError(
            f"result type {scalar_type_name(result)} can't be cast to the desired output type "
            f"{scalar_type_name(held)}"
        )
    if held.kind not in "fV":
        raise not_implemented(kernel, held)
    return held


@by_blocks
def _huber_distance(self: Array, target: Array, delta: float) -> Array:
    return _half_of_near(_distance(self, target), delta)


def huber_loss(self: Array, target: Array, reduction: int = 1, delta: float = 1.0) -> Array:
    """`0.5 d^2` where the distance d is at most `delta`, `delta (d - 0.5 delta)` elsewhere.

    P. J. Huber, "Robust estimation of a location parameter", Annals of Statistics 53 (1964).
    """
    if self.dtype != target.dtype:
        return huber_loss(*_of_one_dtype(self, target), reduction, delta).astype(self.dtype)
    total = _added_up(self, target, partial(_sum_of_half_of_near, delta)) if reduction else None
    if total is None:
        return reduce_loss(_huber_distance(self, target, delta), reduction)
    if reduction == 1:
        total /= self.size
    return total


def weighted_loss_shape(self: Array, target: Array, weight: Array | None, reduction: int) -> Result:
    """A loss of pairs of elements with weights; RuntimeError unless the pairs are of one dtype."""
    if target.dtype != self.dtype:
        raise RuntimeError(
            f"Found dtype {scalar_type_name(target.dtype)} but expected {scalar_type_name(self.dtype)}"
        )
    for other in (self, self if weight is None else weight):
        _held_dtype("binary_cross_entropy", self, other)
    return elementwise_loss_shape(self, target, reduction)


@by_blocks
def _cross_entropy(self: Array, target: Array, weight: Array | None) -> Array:
    one, lowest = constant(1, self.dtype), constant(-100, self.dtype)
    inside = np.less_equal(self, one)
    inside &= np.greater_equal(self, constant(0, self.dtype))
    if not certain(and_reduce(inside, None), True):
        raise noted(
            RuntimeError("all elements of input should be between 0 and 1"),
            f"binary_cross_entropy got {self.min()} to {self.max()}",
        )
    loss = np.subtract(target, constant(1, target.dtype)) * np.maximum(np.log1p(-self), lowest)
    loss -= target * np.maximum(np.log(self), lowest)
    return loss if weight is None else (loss * weight).astype(loss.dtype, copy=False)


def binary_cross_entropy(
    self: Array, target: Array, weight: Array | None = None, reduction: int = 1
) -> Array:
    """`-(target log(self) + (1 - target) log(1 - self))`, with logarithms not below -100.

    Raises RuntimeError for elements of `self` outside [0, 1].
    """
    return reduce_loss(_cross_entropy(self, target, weight), reduction)
