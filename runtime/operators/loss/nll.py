"""The negative log likelihood loss, over classes in dimension 1 (or 0, for a single sample)."""

from __future__ import annotations

from ...core.namespace import Array, certain, host, kept, np
from ...core.result import Result
from ..folds import maximum_reduce
from ..reduction.reduction import sum_all
from ..scalar_types import require_same_type, scalar_type_name


def several_targets() -> RuntimeError:
    """The error for a target that has more dimensions than one."""
    return RuntimeError("0D or 1D target tensor expected, multi-target not supported")


def _check(self: Array, target: Array, weight: Array | None) -> None:
    if target.dtype.name not in ("int64", "uint8"):
        raise RuntimeError(
            f"expected target dtype to be Long or Byte, but got {scalar_type_name(target.dtype)}"
        )
    classes = self.shape[-1] if self.ndim == 1 else self.shape[1]
    if weight is not None:
        if weight.shape != (classes,):
            raise RuntimeError(
                "weight tensor should be defined either for all"
                f" {classes} classes or no classes but got weight tensor of shape:"
                f" {list(weight.shape)}"
            )
        require_same_type(self, weight)


_LISTED = 32
"""Elements up to which Python compares faster than NumPy begins."""


def every_class_counts(target: Array, classes: int, ignore_index: int) -> bool:
    """Whether all of `target` are classes and none is ignored, in one reduction (negatives are huge)."""
    if target.dtype.char != "l" or not target.size or 0 <= ignore_index < classes:
        return False
    if target.size <= _LISTED and target.ndim == 1 and certain(True, False):
        numbers: list[int] = target.tolist()
        return min(numbers) >= 0 and max(numbers) < classes
    return certain(maximum_reduce(target.view(np.uint64), None) < classes, False)


@kept(64)
def class_positions(count: int) -> Array:
    """The numbers below `count`, read-only: rows to index with."""
    return host.arange(count)


def _weights(
    self: Array, target: Array, weight: Array | None, ignore_index: int
) -> tuple[Array, Array | None]:
    """Classes that may be indexed with, and the weight of each element (None if all are one)."""
    classes = self.shape[0] if self.ndim == 1 else self.shape[1]
    ignored = target == ignore_index
    if certain(ignored.any(), True):
        target = np.where(ignored, 0, target)
    else:
        ignored = None
    if target.size and (
        certain(target.min() < 0, False) or certain(target.max() >= classes, False)
    ):
        wrong = target[(target < 0) | (target >= classes)].ravel()[0]
        raise IndexError(f"Target {wrong} is out of bounds.")
    if weight is not None:
        each = weight[target]
        return target, each if ignored is None else np.where(ignored, weight.dtype.type(0), each)
    return target, None if ignored is None else (~ignored).astype(self.dtype)


def nll_loss2d_forward(
    self: Array, target: Array, weight: Array | None, reduction: int, ignore_index: int
) -> tuple[Array, Array]:
    """The loss of (N, C, H, W) log probabilities and (N, H, W) classes, or of fewer dimensions."""
    target, weights = _weights(self, target, weight, ignore_index)
    if self.ndim == 1:
        picked: Array = np.asarray(self[target])
    elif self.ndim == 2:
        picked = self[np.arange(self.shape[0]), target]
    else:
        picked = np.take_along_axis(self, target[:, None], 1)[:, 0]
    loss = -picked if weights is None else np.where(weights == 0, 0, -picked) * weights
    loss = np.asarray(loss, self.dtype)
    if reduction == 0:
        return loss, np.zeros((), self.dtype)
    total = np.asarray(loss.size if weights is None else weights.sum(), self.dtype)
    result = np.asarray(loss.sum(), self.dtype)
    if reduction == 1:
        with np.errstate(all="ignore"):
            result = np.asarray(result / total)
    return result, total


def nll_loss_shape(
    self: Array, target: Array, weight: Array | None, reduction: int, ignore_index: int
) -> tuple[Result, Result]:
    """The loss and the sum of the weights; An error unless `self` is (N, C) and `target` (N,), or (C,) and one."""
    if not 1 <= self.ndim <= 2:
        raise RuntimeError("input tensor should be 1D or 2D")
    if target.ndim > 1:
        raise several_targets()
    if self.ndim == 1 and target.ndim == 1 and target.shape[0] != 1:
        raise ValueError(
            f"For 1D input, 1D target must have size 1, but got target size: {target.shape[0]}"
        )
    if self.ndim == 2 and (target.ndim != 1 or target.shape[0] != self.shape[0]):
        raise RuntimeError(
            f"size mismatch (got input: {list(self.shape)}, target: {list(target.shape)})"
        )
    _check(self, target, weight)
    return _loss_shape(self, target, reduction)


def _loss_shape(self: Array, target: Array, reduction: int) -> tuple[Result, Result]:
    shape = () if reduction or self.ndim == 1 else target.shape
    return Result(shape, self.dtype), Result((), self.dtype)


def nll_loss_forward(
    self: Array, target: Array, weight: Array | None, reduction: int, ignore_index: int
) -> tuple[Array, Array]:
    """The loss of (N, C) log probabilities and N classes, and the sum of the weights."""
    if self.ndim == 1:  # one example: its loss is the sum of all
        return nll_loss2d_forward(self, target.reshape(()), weight, reduction or 2, ignore_index)
    if weight is None and every_class_counts(target, self.shape[1], ignore_index):
        picked = self[class_positions(self.shape[0]), target]
        np.negative(picked, picked)
        if reduction == 0:
            return picked, np.zeros((), self.dtype)
        count = np.array(target.size, self.dtype)
        total = np.asarray(sum_all(picked))
        return (np.true_divide(total, count, total) if reduction == 1 else total), count
    return nll_loss2d_forward(self, target, weight, reduction, ignore_index)


def nll_loss2d_shape(
    self: Array, target: Array, weight: Array | None, reduction: int, ignore_index: int
) -> tuple[Result, Result]:
    """The loss and the sum of the weights; RuntimeError unless `self` is (N, C, H, W) and `target` (N, H, W)."""
    if target.ndim != 3:
        raise RuntimeError(
            "only batches of spatial targets supported (3D tensors) but got targets of"
            f" dimension: {target.ndim}"
        )
    if self.ndim != 4:
        raise RuntimeError(
            "only batches of spatial inputs supported (4D tensors), but got input of"
            f" dimension: {self.ndim}"
        )
    if (self.shape[0], *self.shape[2:]) != target.shape:
        raise RuntimeError(
            f"size mismatch (got input: {list(self.shape)} , target: {list(target.shape)})"
        )
    _check(self, target, weight)
    return _loss_shape(self, target, reduction)


def nll_loss_backward(
    grad_output: Array,
    self: Array,
    target: Array,
    weight: Array | None,
    reduction: int,
    ignore_index: int,
    total_weight: Array,
) -> Array:
    """Gradient of both losses: of `self`, only shape and dtype are used."""
    if (
        weight is None
        and self.ndim == 2
        and every_class_counts(target, self.shape[1], ignore_index)
    ):
        gradient = np.zeros(self.shape, self.dtype)
        share = np.true_divide(grad_output, total_weight) if reduction == 1 else grad_output
        gradient[class_positions(self.shape[0]), target] = np.negative(share)
        return gradient
    if self.ndim == 1:
        target = target.reshape(())
    target, weights = _weights(self, target, weight, ignore_index)
    grad = -grad_output
    if reduction == 1:
        with np.errstate(all="ignore"):
            grad = np.asarray(grad / total_weight)
    if weights is not None:
        grad = np.where(weights == 0, self.dtype.type(0), grad * weights)
    result = np.zeros(self.shape, self.dtype)
    if self.ndim == 1:
        result[target] = grad
    elif self.ndim == 2:
        result[np.arange(self.shape[0]), target] = grad
    else:
        grad = np.broadcast_to(grad, target.shape)
        np.put_along_axis(result, target[:, None], grad[:, None], 1)
    return result
