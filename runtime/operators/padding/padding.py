"""Padding: with a constant, with a reflection of the tensor, with copies of its edges.

Reflection and replication gather along one dimension at a time; their gradients add the parts that
were copied back to where they came from.
"""

from __future__ import annotations

from functools import lru_cache, partial

from ...core.errors import noted
from ...core.namespace import Array, np
from ...core.result import Result
from ...core.shared_loops import copy_to
from ..memory_formats import suggested_order
from ..scalar_types import number_in

Pads = tuple[int, ...]


def constant_pad_nd_shape(self: Array, pad: Pads, value: float) -> Result:
    """The shape of a padded tensor; RuntimeError when `pad` does not fit it."""
    if len(pad) % 2:
        raise RuntimeError(f"Length of pad must be even but instead it equals {len(pad)}")
    if len(pad) > 2 * self.ndim:
        raise RuntimeError(
            "Length of pad should be no more than twice the number of dimensions of the input. "
            f"Pad length is {len(pad)} while the input has {self.ndim} dimensions."
        )
    shape = list(self.shape)
    for number in range(len(pad) // 2):
        axis = self.ndim - 1 - number
        before, after = pad[2 * number : 2 * number + 2]
        if shape[axis] + min(before, 0) < 0 or shape[axis] + min(after, 0) < 0:
            raise noted(
                RuntimeError("narrow(): length must be non-negative."),
                f"dimension {axis} has size {shape[axis]}, its padding is {[before, after]}",
            )
        shape[axis] += before + after
        if shape[axis] < 0:
            raise RuntimeError(
                f"The input size {self.shape[axis]}, plus negative padding {before} and {after} "
                "resulted in a negative output size, which is invalid. Check dimension "
                f"{axis} of your input."
            )
    return Result(tuple(shape), self.dtype, (), suggested_order(self))


def _padded_shape(reflect: bool, self: Array, padding: Pads) -> Result:
    """The shape of a tensor padded with itself; RuntimeError when it cannot be."""
    rank = len(padding) // 2
    if self.ndim not in (rank + 1, rank + 2) or any(size == 0 for size in self.shape[1:]):
        raise RuntimeError(
            f"Expected {rank + 1}D or {rank + 2}D (batch mode) tensor with possibly 0 batch size "
            f"and other non-zero dimensions for input, but got: {list(self.shape)}"
        )
    shape = list(self.shape)
    for number in range(rank):
        axis = self.ndim - 1 - number
        before, after = padding[2 * number : 2 * number + 2]
        size = self.shape[axis]
        if reflect and (before >= size or after >= size):
            raise RuntimeError(
                f"Argument #{4 + 2 * number}: Padding size should be less than the corresponding input "
                f"dimension, but got: padding ({before}, {after}) at dimension {axis} of input "
                f"{list(self.shape)}"
            )
        shape[axis] = size + before + after
        if shape[axis] < 1:
            raise RuntimeError(
                f"input (size: {size}) at dimension {axis} is too small. Calculated output size: "
                f"{shape[axis]}"
            )
    return Result(tuple(shape), self.dtype, (), suggested_order(self))


reflection_pad_shape = partial(_padded_shape, True)
replication_pad_shape = partial(_padded_shape, False)


def constant_pad_nd(self: Array, pad: Pads, value: float) -> Array:
    """`self` with `value` around it: `pad` holds (before, after) from the last dimension on.

    A negative number of elements cuts.
    """
    shape, target, source = _places(self.shape, pad)
    if value:
        result = np.full(shape, number_in(self.dtype, value), self.dtype)
    else:
        result = np.zeros(shape, self.dtype)
    copy_to(result[target], self[source])
    return result


@lru_cache(256)
def _places(
    extents: tuple[int, ...], pad: Pads
) -> tuple[list[int], tuple[slice, ...], tuple[slice, ...]]:
    """The padded shape, and where in it is what of the array."""
    shape = list(extents)
    source: list[slice] = [slice(None)] * len(extents)
    target: list[slice] = [slice(None)] * len(extents)
    for number in range(len(pad) // 2):
        before, after = pad[2 * number : 2 * number + 2]
        axis = len(extents) - 1 - number
        shape[axis] += before + after
        source[axis] = slice(max(-before, 0), extents[axis] - max(-after, 0))
        target[axis] = slice(max(before, 0), shape[axis] - max(after, 0))
    return shape, tuple(target), tuple(source)


def _gather(reflect: bool, self: Array, padding: Pads) -> Array:
    """`self` mirrored at the borders of its last dimensions, or those repeated beyond them."""
    array = self
    for number in range(len(padding) // 2):
        axis = array.ndim - 1 - number
        before, after = padding[2 * number : 2 * number + 2]
        if before or after:
            array = array.take(_sources(array.shape[axis], before, after, reflect), axis)
    return array if any(padding) else array.copy()


reflection_pad = partial(_gather, True)
replication_pad = partial(_gather, False)


def _sources(size: int, before: int, after: int, reflect: bool) -> Array:
    """Which element each padded position copies."""
    places = np.arange(-before, size + after)
    if reflect:
        places = np.abs(places)
        return (size - 1) - np.abs((size - 1) - places)
    return places.clip(0, size - 1)


def _scatter(reflect: bool, grad_output: Array, self: Array, padding: Pads) -> Array:
    """The gradient of `_gather`."""
    grad, shape = grad_output, self.shape
    dtype = grad.dtype
    if dtype.itemsize == 2:
        grad = grad.astype(np.float32)
    for number in range(len(padding) // 2):
        axis = grad.ndim - 1 - number
        before, after = padding[2 * number : 2 * number + 2]
        if before or after:
            grad = _fold(grad, axis, shape[axis], before, after, reflect)
    if not any(padding):
        return grad.copy()
    return np.ascontiguousarray(grad, dtype)


reflection_pad_backward = partial(_scatter, True)
replication_pad_backward = partial(_scatter, False)


def _fold(grad: Array, axis: int, size: int, before: int, after: int, reflect: bool) -> Array:
    """Adds what lies beyond the borders of one dimension to where it was copied from."""
    moved = np.moveaxis(grad, axis, -1)
    first, last = max(before, 0), before + size + min(after, 0)
    result = np.zeros((*moved.shape[:-1], size), grad.dtype)
    result[..., max(-before, 0) : size + min(after, 0)] = moved[..., first:last]
    if before > 0:
        if reflect:
            result[..., 1 : before + 1] += moved[..., before - 1 :: -1][..., :before]
        else:
            result[..., 0] += moved[..., :before].sum(-1)
    if after > 0:
        tail = moved[..., moved.shape[-1] - after :]
        if reflect:
            result[..., size - 1 - after : size - 1] += tail[..., ::-1]
        else:
            result[..., -1] += tail.sum(-1)
    return np.moveaxis(result, -1, axis)
