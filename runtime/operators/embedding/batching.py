"""Batching rules of embeddings: the tables of all examples one below the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from gradsmith.generated import functions

from ..batching import Dim, Info, Ruled, every, front

if TYPE_CHECKING:
    from ...core.tensor import Tensor
    from ...dispatch.operator import OpOverload


def _below(indices: Tensor, rows: int) -> Tensor:
    """The rows of each example's table, `rows` of them, where tables stand one below the other."""
    size = indices.shape[0]
    first = functions.arange(size, device=indices.device) * rows
    return indices + first.reshape(size, *(1,) * (indices.ndim - 1))


def embedding_rule(
    info: Info,
    in_dims: Sequence[Dim],
    weight: Tensor,
    indices: Tensor,
    padding_idx: int,
    scale_grad_by_freq: bool,
    sparse: bool,
) -> Ruled:
    """One table for all: more rows to look up.  The same rows for all: tables side by side."""
    if in_dims[0] is None:
        out = functions.embedding(weight, indices, padding_idx, scale_grad_by_freq, sparse)
        return out, in_dims[1]
    tables = front(weight, in_dims[0])
    if in_dims[1] is None:
        return (
            tables.index_select(1, indices.reshape(-1)).reshape(
                info.batch_size, *indices.shape, tables.shape[2]
            ),
            0,
        )
    rows = front(indices, in_dims[1])
    # Gathering refuses rows that an example's table does not have.
    places = rows.reshape(info.batch_size, -1, 1).expand(-1, -1, tables.shape[2])
    return tables.gather(1, places).reshape(*rows.shape, tables.shape[2]), 0


def embedding_dense_backward_rule(
    info: Info,
    in_dims: Sequence[Dim],
    grad_output: Tensor,
    indices: Tensor,
    num_weights: int,
    padding_idx: int,
    scale_grad_by_freq: bool,
) -> Ruled:
    """The gradients of all tables; what arrives at the padding is dropped before its row has another number."""
    size = info.batch_size
    grad, rows = every(grad_output, in_dims[0], size), every(indices, in_dims[1], size)
    if padding_idx >= 0:
        grad = grad * (rows != padding_idx).unsqueeze(-1)
    out = functions.embedding_dense_backward(
        grad, _below(rows, num_weights), size * num_weights, -1, scale_grad_by_freq
    )
    return out.reshape(size, num_weights, -1), 0


def one_hot_rule(
    operator: OpOverload, info: Info, in_dims: Sequence[Dim], self: Tensor, num_classes: int, /
) -> Ruled:
    """A dimension more behind all others; RuntimeError where the number of classes depends on elements."""
    if num_classes <= 0:
        raise RuntimeError(
            "vmap: When vmap-ing torch.nn.functional.one_hot, please provide an explicit positive num_classes argument."
        )
    return operator(self, num_classes), in_dims[0]
