"""Tensors brought to some number of dimensions, or to one shape."""

from __future__ import annotations

from typing import Any

from ...core.errors import broadcast_error
from ...core.size import broadcast_shapes
from ...core.tensor import Tensor


def listed(tensors: tuple[Any, ...]) -> list[Tensor]:
    """The tensors of a call ``f(a, b)`` or ``f([a, b])``; TypeError for anything else."""
    given = tensors
    if len(tensors) == 1 and isinstance(tensors[0], (list, tuple)):
        given = tuple(tensors[0])
    for place, tensor in enumerate(given):
        if not hasattr(tensor, "_bits_"):
            raise TypeError(
                f"expected Tensor as element {place} in argument 0, but got {type(tensor).__name__}"
            )
    return list(given)


def _raised(tensors: tuple[Any, ...], one: Any) -> Any:
    raised = tuple(map(one, listed(tensors)))
    single = len(tensors) == 1 and not isinstance(tensors[0], (list, tuple))
    return raised[0] if single else raised


def as_vector(tensor: Tensor) -> Tensor:
    """`tensor` with one dimension at least."""
    return tensor if tensor._data_.ndim else tensor.reshape((1,))


def atleast_1d(*tensors: Any) -> Any:
    """Each tensor with one dimension at least; a tuple for several tensors."""
    return _raised(tensors, as_vector)


def as_matrix(tensor: Tensor) -> Tensor:
    """`tensor` with two dimensions at least: a vector becomes a row."""
    rank = tensor._data_.ndim  # which costs less than the attribute of tensors
    if rank == 0:
        return tensor.reshape((1, 1))
    return tensor.unsqueeze(0) if rank == 1 else tensor


def atleast_2d(*tensors: Any) -> Any:
    """Each tensor with two dimensions at least: vectors become rows."""
    return _raised(tensors, as_matrix)


def as_volume(tensor: Tensor) -> Tensor:
    if tensor.ndim == 0:
        return tensor.reshape((1, 1, 1))
    if tensor.ndim == 1:
        return tensor.unsqueeze(0).unsqueeze(-1)
    return tensor.unsqueeze(-1) if tensor.ndim == 2 else tensor


def atleast_3d(*tensors: Any) -> Any:
    """Each tensor with three dimensions at least: a vector of n becomes 1 x n x 1."""
    return _raised(tensors, as_volume)


def broadcast_tensors(*tensors: Any) -> tuple[Tensor, ...]:
    """The tensors expanded to the shape they broadcast to; those that have it are returned themselves."""
    given = listed(tensors)
    try:
        shape = broadcast_shapes(*(tuple(tensor.shape) for tensor in given))
    except RuntimeError as error:
        raise broadcast_error("broadcast_tensors", given) or error from None
    return tuple(t if tuple(t.shape) == shape else t.expand(shape) for t in given)
