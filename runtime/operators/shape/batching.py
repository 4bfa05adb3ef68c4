"""Batching rules of operators that arrange copies of elements."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gradsmith.generated import functions, raw

from ...core.tensor import Tensor
from ...dispatch.operator import OpOverload
from ..batching import Dim, Every, Front, Info, Ruled, check, every, front, lifted, promoted, rank
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


def copy_rule(in_dims: Sequence[Dim], self: Every, src: Tensor, non_blocking: bool) -> Ruled:
    """What is copied broadcasts to what it takes the place of."""
    check(rank(src, in_dims[1]) < self.ndim)
    return raw.copy(self, lifted(src, in_dims[1], self.ndim - 1), non_blocking), 0


def fill_tensor_rule(info: Info, in_dims: Sequence[Dim], self: Tensor, value: Tensor) -> Ruled:
    """A number for each example is one to copy everywhere in it."""
    if in_dims[1] is None:
        return functions.fill(self, value), in_dims[0]
    check(value.ndim == 1)
    target = every(self, in_dims[0], info.batch_size)
    return raw.copy(target, lifted(value, in_dims[1], target.ndim - 1)), 0


def repeat_rule(self: Front, repeats: Sequence[int]) -> Ruled:
    """New dimensions come between the batch and those that there are."""
    return lifted(self, 0, len(repeats)).repeat(1, *repeats), 0


def roll_rule(self: Front, shifts: Sequence[int], dims: Sequence[int]) -> Ruled:
    """Without dimensions the elements of an example are rolled in one row."""
    own = self.ndim - 1
    if not own:
        return self.clone(), 0
    check(len(shifts) == (len(dims) or 1))
    if not dims:
        return self.reshape(self.shape[0], -1).roll(shifts, 1).reshape(self.shape), 0
    return self.roll(shifts, tuple(normalize_dim(d, own) + 1 for d in dims)), 0


def channel_shuffle_rule(self: Front, groups: int) -> Ruled:
    """The channels of every image of every example."""
    check(self.ndim >= 4)
    out = functions.channel_shuffle(self.reshape(-1, *self.shape[2:]), groups)
    return out.reshape(self.shape), 0


def pixels_rule(
    operator: OpOverload, info: Info, in_dims: Sequence[Dim], self: Tensor, factor: int, /
) -> Ruled:
    """Images may have any dimensions before theirs."""
    moved = front(self, in_dims[0])
    check(moved.ndim >= 4)
    return operator(moved, factor), 0
