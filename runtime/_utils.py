"""Several tensors as one, and back: what programs that send gradients themselves use."""

from __future__ import annotations

from collections.abc import Sequence

from gradsmith.generated import functions

from .core.tensor import Tensor

__all__ = ["_flatten_dense_tensors", "_unflatten_dense_tensors"]


def _flatten_dense_tensors(tensors: Sequence[Tensor]) -> Tensor:
    """A 1-d copy of the elements of `tensors`, of one dtype, one tensor after the other."""
    return functions.cat([tensor.reshape((-1,)) for tensor in tensors])


def _unflatten_dense_tensors(flat: Tensor, tensors: Sequence[Tensor]) -> tuple[Tensor, ...]:
    """Views of `flat` that have the shapes of `tensors`: what `_flatten_dense_tensors` has made one.

    RuntimeError where `flat` has fewer elements.
    """
    found = []
    start = 0
    for tensor in tensors:
        count = tensor.numel()
        found.append(flat.narrow(0, start, count).view(tensor.shape))
        start += count
    return tuple(found)
