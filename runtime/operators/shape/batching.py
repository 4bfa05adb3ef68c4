"""Batching rules of operators that arrange copies of elements."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gradsmith.generated import functions, raw

from ...core.tensor import Tensor
from ...dispatch.operator import OpOverload
from ..batching import Dim, Info, Ruled, check, every, front, lifted, promoted, rank
from ..dims import normalize_dim


def cat_rule(info: Info, in_dims: Sequence[Any], tensors: Sequence[Tensor], dim: int) -> Ruled:
    """Along the next dimension of batches that all tensors have; empty vectors, which fit everywhere, are left out."""
    own = [rank(t, d) for t, d in zip(tensors, in_dims[0])]
    check(0 not in own)
    most = max(own)
    whole = [every(t, d, info.batch_size) for t, d in zip(tensors, in_dims[0])]
    fitting = [t for t in whole if t.ndim - 1 == most or t.numel() or t.ndim != 2]
    return functions.cat(fitting, normalize_dim(dim, most) + 1).to(promoted(*whole)), 0


def stack_rule(info: Info, in_dims: Sequence[Any], tensors: Sequence[Tensor], dim: int) -> Ruled:
    """Along a dimension of the result behind the batch."""
    whole = [every(t, d, info.batch_size) for t, d in zip(tensors, in_dims[0])]
    return functions.stack(whole, normalize_dim(dim, whole[0].ndim) + 1), 0


def copy_rule(
    info: Info, in_dims: Sequence[Dim], self: Tensor, src: Tensor, non_blocking: bool
) -> Ruled:
    """What is copied broadcasts to what it takes the place of."""
    check(rank(src, in_dims[1]) <= rank(self, in_dims[0]))
    target = every(self, in_dims[0], info.batch_size)
    return raw.copy(target, lifted(src, in_dims[1], target.ndim - 1), non_blocking), 0


def fill_tensor_rule(info: Info, in_dims: Sequence[Dim], self: Tensor, value: Tensor) -> Ruled:
    """A number for each example is one to copy everywhere in it."""
    if in_dims[1] is None:
        return functions.fill(self, value), in_dims[0]
    check(value.ndim == 1)
    target = every(self, in_dims[0], info.batch_size)
    return raw.copy(target, lifted(value, in_dims[1], target.ndim - 1)), 0


def repeat_rule(info: Info, in_dims: Sequence[Dim], self: Tensor, repeats: Sequence[int]) -> Ruled:
    """New dimensions come between the batch and those that there are."""
    moved = front(self, in_dims[0])
    return lifted(moved, 0, len(repeats)).repeat(1, *repeats), 0


def roll_rule(
    info: Info, in_dims: Sequence[Dim], self: Tensor, shifts: Sequence[int], dims: Sequence[int]
) -> Ruled:
    """Without dimensions the elements of an example are rolled in one row."""
    moved = front(self, in_dims[0])
    own = moved.ndim - 1
    if not own:
        return moved.clone(), 0
    check(len(shifts) == (len(dims) or 1))
    if not dims:
        return moved.reshape(moved.shape[0], -1).roll(shifts, 1).reshape(moved.shape), 0
    return moved.roll(shifts, tuple(normalize_dim(d, own) + 1 for d in dims)), 0


def channel_shuffle_rule(info: Info, in_dims: Sequence[Dim], self: Tensor, groups: int) -> Ruled:
    """The channels of every image of every example."""
    moved = front(self, in_dims[0])
    check(moved.ndim >= 4)
    out = functions.channel_shuffle(moved.reshape(-1, *moved.shape[2:]), groups)
    return out.reshape(moved.shape), 0


def pixels_rule(
    operator: OpOverload, info: Info, in_dims: Sequence[Dim], self: Tensor, factor: int, /
) -> Ruled:
    """Images may have any dimensions before theirs."""
    moved = front(self, in_dims[0])
    check(moved.ndim >= 4)
    return operator(moved, factor), 0
