"""Batching rules of embeddings: the tables of all examples one below the other."""

from __future__ import annotations

from collections.abc import Sequence

from gradsmith.generated import functions, raw

from ...core.dtypes import int64
from ...core.tensor import Tensor
from ...dispatch.operator import OpOverload
from ..batching import Dim, Every, Info, Ruled, check, every


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
    """One table for all: more rows to look up.  The same rows for all: tables side by side.

    Frequencies count within an example, so that each has a table then.
    """
    if in_dims[0] is None and not scale_grad_by_freq:
        out = functions.embedding(weight, indices, padding_idx, scale_grad_by_freq, sparse)
        return out, in_dims[1]
    tables = every(weight, in_dims[0], info.batch_size)
    size, rows, width = tables.shape
    if in_dims[1] is None and not scale_grad_by_freq:
        out = tables.index_select(1, indices.reshape(-1)).reshape(size, *indices.shape, width)
    else:
        indices = every(indices, in_dims[1], size)
        # Gathering refuses rows that an example's table does not have.
        places = indices.reshape(size, -1, 1)
        if scale_grad_by_freq:
            tables.gather(1, places)
            flat = tables.reshape(size * rows, width)
            out = functions.embedding(flat, _below(indices, rows), -1, True, sparse)
        else:
            out = tables.gather(1, places.expand(-1, -1, width)).reshape(*indices.shape, width)
    if padding_idx >= 0:
        padding = _padding_rows(tables, padding_idx)
        padding = padding.reshape(size, *(1,) * (out.ndim - 2), width)
        out = functions.where((indices != padding_idx).unsqueeze(-1), out, padding)
    return out, 0


def _padding_rows(tables: Tensor, padding_idx: int) -> Tensor:
    """The rows of all tables that receive no gradient, side by side as the one padding row of a table.

    Their tangents are those of any row.
    """
    rows = tables.select(1, padding_idx).reshape(1, -1)
    nothing = functions.zeros((1,), dtype=int64, device=tables.device)
    return functions.embedding(rows, nothing, 0)


def embedding_dense_backward_rule(
    grad_output: Every,
    indices: Every,
    num_weights: int,
    padding_idx: int,
    scale_grad_by_freq: bool,
) -> Ruled:
    """The gradients of all tables; what arrives at the padding is dropped before its row has another number."""
    size, grad = indices.shape[0], grad_output
    check(grad.shape[:-1] == indices.shape)
    if padding_idx >= 0:
        grad = grad * (indices != padding_idx).unsqueeze(-1)
    out = raw.embedding_dense_backward(
        grad, _below(indices, num_weights), size * num_weights, -1, scale_grad_by_freq
    )
    return out.reshape(size, num_weights, -1), 0


def one_hot_rule(
    operator: OpOverload, in_dims: Sequence[Dim], self: Tensor, num_classes: int
) -> Ruled:
    """A dimension more behind all others; RuntimeError where the number of classes depends on elements."""
    if num_classes <= 0:
        raise RuntimeError(
            "vmap: When vmap-ing torch.nn.functional.one_hot, please provide an explicit positive num_classes argument."
        )
    return operator(self, num_classes), in_dims[0]
