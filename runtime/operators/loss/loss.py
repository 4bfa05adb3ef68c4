"""Kernels of elementwise losses.

`reduction` is 0 for none, 1 for the mean, 2 for the sum.
"""

from __future__ import annotations

from ...core.namespace import Array, certain, np
from ...core.result import Result
from ..pointwise.elementwise_blocks import by_blocks
from ..result import laid_over
from ..scalar_types import scalar_type_name


def elementwise_loss_shape(self: Array, target: Array, reduction: int = 1) -> Result:
    """A loss of pairs of elements."""
    pairs = laid_over(np.result_type(self, target), self, target)
    return Result((), pairs.dtype) if reduction else pairs


def reduce_loss(loss: Array, reduction: int) -> Array:
    """The mean or the sum of `loss`, or itself."""
    if reduction == 0:
        return loss
    return np.asarray(loss.mean() if reduction == 1 else loss.sum(), loss.dtype)


def mse_loss(self: Array, target: Array, reduction: int = 1) -> Array:
    """Squared differences."""
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


def smooth_l1_loss_shape(
    self: Array, target: Array, reduction: int = 1, beta: float = 1.0
) -> Result:
    """As `elementwise_loss_shape`; RuntimeError for a negative `beta`."""
    if beta < 0:
        raise RuntimeError("smooth_l1_loss does not support negative values for beta.")
    return elementwise_loss_shape(self, target, reduction)


@by_blocks
def smooth_l1_loss(self: Array, target: Array, reduction: int = 1, beta: float = 1.0) -> Array:
    """`0.5 d^2 / beta` where the distance d is below `beta`, `d - 0.5 beta` elsewhere.

    R. Girshick, "Fast R-CNN", ICCV 2015.
    """
    distance = np.absolute(self - target)
    if beta == 0:
        return reduce_loss(distance, reduction)
    near = 0.5 / beta * distance * distance
    return reduce_loss(np.where(distance < beta, near, distance - 0.5 * beta), reduction)


def huber_loss_shape(self: Array, target: Array, reduction: int = 1, delta: float = 1.0) -> Result:
    """As `elementwise_loss_shape`; RuntimeError for a `delta` that is not positive."""
    if not delta > 0:
        raise RuntimeError("huber_loss does not support non-positive values for delta.")
    if self.dtype.kind in "biu":
        raise RuntimeError(
            f"result type {scalar_type_name(target.dtype)} can't be cast to the desired output type "
            f"{scalar_type_name(self.dtype)}"
        )
    return elementwise_loss_shape(self, target, reduction)


@by_blocks
def huber_loss(self: Array, target: Array, reduction: int = 1, delta: float = 1.0) -> Array:
    """`0.5 d^2` where the distance d is at most `delta`, `delta (d - 0.5 delta)` elsewhere.

    P. J. Huber, "Robust estimation of a location parameter", Annals of Statistics 53 (1964).
    """
    distance = np.absolute(self - target)
    far = delta * (distance - 0.5 * delta)
    return reduce_loss(np.where(distance <= delta, 0.5 * distance * distance, far), reduction)


def weighted_loss_shape(
    self: Array, target: Array, weight: Array | None = None, reduction: int = 1
) -> Result:
    """A loss of pairs of elements with weights; RuntimeError unless the pairs are of one dtype."""
    if target.dtype != self.dtype:
        raise RuntimeError(
            f"Found dtype {scalar_type_name(target.dtype)} but expected {scalar_type_name(self.dtype)}"
        )
    return elementwise_loss_shape(self, target, reduction)


@by_blocks
def binary_cross_entropy(
    self: Array, target: Array, weight: Array | None = None, reduction: int = 1
) -> Array:
    """`-(target log(self) + (1 - target) log(1 - self))`, with logarithms not below -100.

    Raises RuntimeError for elements of `self` outside [0, 1].
    """
    if not certain(((self >= 0) & (self <= 1)).all(), True):
        raise RuntimeError("all elements of input should be between 0 and 1")
    loss = (target - 1) * np.maximum(np.log1p(-self), -100) - target * np.maximum(
        np.log(self), -100
    )
    return reduce_loss(loss if weight is None else loss * weight, reduction)
