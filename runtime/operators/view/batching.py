"""Batching rules of views: the batch stays in front of what is looked at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gradsmith.generated import functions, raw

from ...core.tensor import Tensor
from ...dispatch.call import call
from ...dispatch.operator import OpOverload
from ..batching import Dim, Every, Front, Info, Ruled, check, front
from ..dims import normalize_dim, normalize_dims


def batch_in_front(
    operator: OpOverload, info: Info, in_dims: Sequence[Dim], self: Tensor, /, *rest: Any
) -> Ruled:
    """The operator looks at the last dimension, which must not be the batch."""
    moved = front(self, in_dims[0])
    check(moved.ndim > 1)
    return call(operator, [moved, *rest]), 0


def sized_view(
    operator: OpOverload, info: Info, in_dims: Sequence[Dim], self: Tensor, size: Sequence[int], /
) -> Ruled:
    """The size of an example behind that of the batch."""
    return call(operator, [front(self, in_dims[0]), (info.batch_size, *size)]), 0


def expand_rule(info: Info, self: Front, size: Sequence[int], implicit: bool) -> Ruled:
    """New dimensions come between the batch and those that there are."""
    new = len(size) - self.ndim + 1
    check(new >= 0 and -1 not in size[:new])
    if new > 0:
        self = self[(slice(None), *(None,) * new)]
    return self.expand((info.batch_size, *size), implicit=implicit), 0


def t_rule(in_dims: Sequence[Dim], self: Tensor) -> Ruled:
    """Swaps the two dimensions that are not the batch, wherever that is."""
    dim = in_dims[0]
    if self.ndim == 3:
        first, second = (d for d in range(3) if d != dim)
        return self.transpose(first, second), dim
    check(self.ndim < 3)
    return raw.alias(self), dim


def permute_rule(self: Front, dims: Sequence[int]) -> Ruled:
    """The dimensions of an example, counted where they are behind the batch."""
    own = self.ndim - 1
    check(len(dims) == own)
    return self.permute(0, *(d + 1 for d in normalize_dims(dims, own) if own)), 0


def squeeze_rule(self: Front) -> Ruled:
    """All dimensions of one, the batch excepted."""
    return self.squeeze(tuple(d for d in range(1, self.ndim) if self.shape[d] == 1)), 0


def new_dim(self: Front, dim: int) -> Ruled:
    """One dimension more, counted in the result."""
    return self.unsqueeze(normalize_dim(dim, self.ndim) + 1), 0


def diag_embed_rule(self: Front, offset: int, dim1: int, dim2: int) -> Ruled:
    """Two dimensions of a result, counted there."""
    check(self.ndim > 1)
    dims = (normalize_dim(dim, self.ndim) + 1 for dim in (dim1, dim2))
    return functions.diag_embed(self, offset, *dims), 0


def gradient_of_view(
    operator: OpOverload,
    info: Info,
    in_dims: Sequence[Dim],
    grad: Tensor,
    input_sizes: Sequence[int],
    /,
    *places: int,
) -> Ruled:
    """The gradient of a view's base, whose dimensions arguments called ``dim…`` count."""
    own = len(input_sizes)
    names = [p.name for p in operator.signature.parameters[2:]]
    moved = [
        normalize_dim(place, own) + 1 if name.startswith("dim") else place
        for name, place in zip(names, places)
    ]
    if not own:  # windows of an element, as of one in a row
        out = call(operator, [front(grad, in_dims[0]).unsqueeze(1), (info.batch_size, 1), *moved])
        return out.squeeze(1), 0
    return call(operator, [front(grad, in_dims[0]), (info.batch_size, *input_sizes), *moved]), 0


def as_strided_rule(
    operator: OpOverload,
    self: Front,
    size: Sequence[int],
    stride: Sequence[int],
    storage_offset: int | None,
) -> Ruled:
    """Each example is looked at in the same way from where it begins."""
    offset = self.storage_offset() if storage_offset is None else storage_offset
    return call(operator, [self, (self.shape[0], *size), (self.stride(0), *stride), offset]), 0


def as_strided_scatter_rule(
    self: Every,
    src: Every,
    size: Sequence[int],
    stride: Sequence[int],
    storage_offset: int | None,
) -> Ruled:
    """The same, of a copy that is written to."""
    moved = self.contiguous()
    sizes, strides = (moved.shape[0], *size), (moved.stride(0), *stride)
    return functions.as_strided_scatter(moved, src, sizes, strides, storage_offset), 0
