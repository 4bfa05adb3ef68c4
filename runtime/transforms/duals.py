"""Dual tensors of forward mode within `vmap` and `functionalize`: made and taken apart below the level, which has no tangents."""

from __future__ import annotations

from typing import Any

from ..autograd.forward_ad import UnpackedDualTensor, make_dual, unpack_dual
from ..core.state import state
from ..core.tensor import Tensor
from ..dispatch.namespaces import ops
from .batches import batch_of, without_batch
from .cells import functional
from .functional_layer import lowered, raised
from .levels import BatchLevel, FunctionalLevel


def make_dual_below(tensor: Tensor, tangent: Tensor) -> Tensor:
    """`make_dual` on a level of `vmap`, where either may be the same for all examples, or of `functionalize`."""
    level: BatchLevel | FunctionalLevel = state.level
    here = level.below()
    if isinstance(level, FunctionalLevel):
        try:
            dual = make_dual(lowered(tensor, level), lowered(tangent, level))
        finally:
            level.back(here)
        return functional(dual, level)
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


def unpack_dual_below(tensor: Tensor) -> UnpackedDualTensor:
    """`unpack_dual` on a level of `vmap` or `functionalize`."""
    level: BatchLevel | FunctionalLevel = state.level
    if isinstance(level, FunctionalLevel):
        here = level.below()
        try:
            found = unpack_dual(lowered(tensor, level))
        finally:
            level.back(here)
        return UnpackedDualTensor(*raised(tuple(found), level))
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
