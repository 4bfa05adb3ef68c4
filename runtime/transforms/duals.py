"""Dual tensors of forward mode within `vmap`: made and taken apart below the level, where tangents are carried."""

from __future__ import annotations

from typing import Any

from ..autograd.forward_ad import UnpackedDualTensor, make_dual, unpack_dual
from ..core.state import state
from ..core.tensor import Tensor
from ..dispatch.namespaces import ops
from .batches import batch_of, without_batch
from .levels import BatchLevel

__all__ = ["make_dual_of_examples", "unpack_dual_of_examples"]


def make_dual_of_examples(tensor: Tensor, tangent: Tensor) -> Tensor:
    """`make_dual` on a level of `vmap`: either may be the same for all examples."""
    level: BatchLevel = state.level
    here = level.below()
    try:
        primal, dim = _leading(tensor, level)
        moved, moved_dim = _leading(tangent, level)
        if dim is None and moved_dim is None:
            return make_dual(primal, moved)
        if dim is None:
            primal = _repeated(primal, level)
        if moved_dim is None:
            moved = _repeated(moved, level)
        dual = make_dual(primal, moved)
    finally:
        level.back(here)
    return batch_of(dual, 0, level)


def unpack_dual_of_examples(tensor: Tensor) -> UnpackedDualTensor:
    """`unpack_dual` on a level of `vmap`."""
    level: BatchLevel = state.level
    value, dim = without_batch(tensor, level)
    here = level.below()
    try:
        primal, tangent = unpack_dual(value)
    finally:
        level.back(here)
    parts: list[Any] = [
        part if dim is None or part is None else batch_of(part, dim, level)
        for part in (primal, tangent)
    ]
    return UnpackedDualTensor(*parts)


def _leading(tensor: Tensor, level: BatchLevel) -> tuple[Tensor, int | None]:
    """The tensor below the level, with its examples along dimension 0."""
    value, dim = without_batch(tensor, level)
    return (ops.aten.movedim.int(value, dim, 0) if dim else value), dim


def _repeated(value: Tensor, level: BatchLevel) -> Tensor:
    """`value` for each example."""
    return ops.aten.expand.default(value, [level.batch_size, *value._data_.shape])  # type: ignore[no-any-return]
