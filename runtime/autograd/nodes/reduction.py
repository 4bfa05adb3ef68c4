"""Reduces a gradient to the shape and dtype of the tensor that it belongs to."""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import TYPE_CHECKING, Any, cast

from ...core.bits import (
    ANY_SPARSE,
    BACKEND_MASK,
    CPU_BITS,
    DTYPE_BITS,
    FORWARD_GRAD,
    INDIRECT,
    dtype_from_bits,
)
from ...core.constants import ones_vector
from ...core.floating import fresh_context
from ...core.namespace import Array, np
from ...core.state import state
from ...core.tensor import Tensor, wrap

if TYPE_CHECKING:
    from .node import Edge, Node, OutputMetadata

add_reduce: Callable[..., Array] = np.add.reduce
_SMALL = 4096
"""Elements from which on the operator's kernel, which adds in blocks, is worth its call."""

_SHORT = 128
"""Rows up to which a product with ones adds as exactly as a pairwise sum, in a third of the time."""

_WIDE = 8
"""Columns from which on that product takes less time than the operator's kernel."""

__all__ = ["can_sum_to", "reduce_gradient", "sum_array_to", "sum_to", "together"]


def can_sum_to(shape: tuple[int, ...], source: tuple[int, ...]) -> bool:
    """Whether a tensor of `shape` broadcasts to `source`, so that gradients may be summed back."""
    if len(shape) > len(source):
        return False
    return all(n == 1 or n == m for n, m in zip(reversed(shape), reversed(source)))


def sum_to(tensor: Tensor, shape: tuple[int, ...]) -> Tensor:
    """`tensor` summed over the dimensions along which `shape` was broadcast."""
    if state.recorder is not None and not state.grad_enabled and state.recorder.is_over_arrays:
        return state.recorder.sum_to(tensor, shape)  # type: ignore[no-any-return]
    if tensor._bits_ & ANY_SPARSE and not shape:
        return tensor.sum()
    data = tensor._data_
    extra = data.ndim - len(shape)
    dims = tuple(range(extra)) + tuple(
        dim
        for dim, n in enumerate(data.shape)
        if dim >= extra and shape[dim - extra] == 1 and n != 1
    )
    if (
        state.mask
        and not state.grad_enabled
        and tensor.__class__ is Tensor
        and tensor._bits_ & (CPU_BITS | FORWARD_GRAD | INDIRECT) == CPU_BITS
        and data.size < _SMALL
        and data.dtype.itemsize > 2
    ):
        # Nobody can see this sum: no operator needs to be called for it.
        total = fresh_context().run(add_reduce, data, dims, data.dtype, None, True)
        return wrap(total.reshape(shape))
    if dims:
        tensor = tensor.sum(dims, True)
    return tensor.view(shape) if extra else tensor


def sum_array_to(array: Array, shape: tuple[int, ...], node: Node, edge: Edge) -> Array:
    """Like `sum_to`, of an array that `node` returned for an edge; to be run in a quiet context.

    Raises RuntimeError for a shape that no broadcast explains.
    """
    source = array.shape
    if source[1:] == shape:
        small = array.size < _SMALL
        if len(source) == 2 and source[0] <= _SHORT and array.dtype.char in "fd":
            if small or array.flags.c_contiguous:
                return ones_vector(source[0], array.dtype).dot(array)  # type: ignore[no-any-return]
        if small:
            return add_reduce(array, 0)
    if not can_sum_to(shape, source):
        index = node.next_edges.index(edge)
        raise RuntimeError(
            f"Function {node.name()} returned an invalid gradient at index {index} - got {list(source)} but "
            f"expected shape compatible with {list(shape)}"
        )
    extra = len(source) - len(shape)
    axes = tuple(
        axis
        for axis, extent in enumerate(source)
        if axis < extra or (extent != 1 and shape[axis - extra] == 1)
    )
    if array.size < _SMALL:
        return add_reduce(array, axes, None, None, True).reshape(shape)
    if extra == len(axes) and array.dtype.char in "fd" and array.flags.c_contiguous:
        rows = array.reshape(-1, prod(shape))
        if rows.shape[1] >= _WIDE and len(rows) <= _SHORT**2:
            return _column_sums(rows).reshape(shape)
    return wrap(array).sum(axes, True)._data_.reshape(shape)


def _column_sums(rows: Array) -> Array:
    """The sum of each column of a matrix, as exact as a pairwise sum: `_SHORT` rows at a time, then those sums."""
    whole = len(rows) // _SHORT * _SHORT
    ones = ones_vector(_SHORT, rows.dtype)
    sums: Array = np.matmul(ones, rows[:whole].reshape(-1, _SHORT, rows.shape[1]))
    if whole < len(rows):
        sums = np.concatenate([sums, ones[None, : len(rows) - whole].dot(rows[whole:])])
    return add_reduce(sums, 0)


def together(present: Tensor, grad: Tensor) -> Tensor:
    """The sum of two gradients, of which a dense one comes first."""
    return grad + present if present._bits_ & ANY_SPARSE else present + grad


def reduce_gradient(grad: Any, metadata: OutputMetadata, node: Node | None, index: int) -> Tensor:
    """`grad`, which `node` returned for its input `index`, in the shape and dtype of that input.

    Without `node` it is the gradient of root `index` of a backward.
    Sums over broadcast dimensions, takes the real part for a real input, casts.  Raises RuntimeError for
    a shape that no broadcast explains and for another device.
    """
    if not isinstance(grad, Tensor):
        raise TypeError(
            f"{_source(node)}invalid gradient at index {index} - expected a "
            f"Tensor or None but got {grad.__class__.__name__}"
        )
    shape, bits = metadata
    if grad._data_.shape != shape:
        if not can_sum_to(shape, grad._data_.shape):
            raise RuntimeError(
                f"{_source(node)}invalid gradient at index {index} - got "
                f"{list(grad._data_.shape)} but expected shape compatible with {list(shape)}"
            )
        grad = sum_to(grad, shape)
    if (grad._bits_ ^ bits) & DTYPE_BITS and bits & DTYPE_BITS:  # none: any will do
        wanted = dtype_from_bits(bits)
        if wanted.category != 3 and grad.dtype.category == 3:
            grad = grad.real
        if grad.dtype is not wanted:
            grad = grad.to(wanted)
    if (grad._bits_ ^ bits) & BACKEND_MASK:
        from ...core.bits import backend_of
        from ...core.device import device, device_of_backend

        if node is not None and node.crosses_devices and not grad.is_meta:
            return cast(Tensor, grad.to(device(device_of_backend(backend_of(bits)))))
        raise RuntimeError(
            f"{_source(node)}invalid gradient at index {index} - expected device "
            f"{device_of_backend(backend_of(bits))} but got {grad.device}"
        )
    return cast(Tensor, grad)


def _source(node: Node | None) -> str:
    return "" if node is None else f"Function {node.name()} returned an "
