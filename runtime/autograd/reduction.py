"""Making a gradient fit the tensor that it belongs to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gradsmith.tensor import Tensor
from gradsmith.traits import BACKEND_MASK, DTYPE_BITS, dtype_from_bits

if TYPE_CHECKING:
    from gradsmith.autograd.node import Node, OutputMetadata

__all__ = ["can_sum_to", "reduce_gradient", "sum_to"]


def can_sum_to(shape: tuple[int, ...], source: tuple[int, ...]) -> bool:
    """Whether a tensor of `shape` broadcasts to `source`, so that gradients may be summed back."""
    if len(shape) > len(source):
        return False
    return all(n == 1 or n == m for n, m in zip(reversed(shape), reversed(source)))


def sum_to(tensor: Tensor, shape: tuple[int, ...]) -> Tensor:
    """`tensor` summed over the dimensions along which `shape` was broadcast."""
    extra = tensor._data.ndim - len(shape)
    dims = list(range(extra))
    dims += [
        dim
        for dim, n in enumerate(tensor._data.shape)
        if dim >= extra and shape[dim - extra] == 1 and n != 1
    ]
    if dims:
        tensor = tensor.sum(dims, True)
    return tensor.view(shape) if extra else tensor


def reduce_gradient(grad: Any, metadata: OutputMetadata, node: Node, index: int) -> Tensor:
    """`grad`, which `node` returned for its input `index`, in the shape and dtype of that input.

    Sums over broadcast dimensions, takes the real part for a real input, casts.  Raises RuntimeError for
    a shape that no broadcast explains and for another device.
    """
    if not isinstance(grad, Tensor):
        raise TypeError(
            f"Function {node.name()} returned an invalid gradient at index {index} - expected a "
            f"Tensor or None but got {grad.__class__.__name__}"
        )
    shape, bits = metadata
    if grad._data.shape != shape:
        if not can_sum_to(shape, grad._data.shape):
            raise RuntimeError(
                f"Function {node.name()} returned an invalid gradient at index {index} - got "
                f"{list(grad._data.shape)} but expected shape compatible with {list(shape)}"
            )
        grad = sum_to(grad, shape)
    if (grad._bits ^ bits) & DTYPE_BITS:
        wanted = dtype_from_bits(bits)
        if wanted.category != 3 and grad.dtype.category == 3:
            grad = grad.real
        if grad.dtype is not wanted:
            grad = grad.to(wanted)
    if (grad._bits ^ bits) & BACKEND_MASK:
        from gradsmith.device import device_of_backend
        from gradsmith.traits import backend_of

        raise RuntimeError(
            f"Function {node.name()} returned an invalid gradient at index {index} - expected device "
            f"{device_of_backend(backend_of(bits))} but got {grad.device}"
        )
    return grad
