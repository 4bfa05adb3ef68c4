"""Arguments of table look-ups."""

from __future__ import annotations

from gradsmith.generated import functions

from ...autograd.grad_mode import no_grad
from ...core.errors import noted
from ...core.tensor import Tensor


def padding_row(weight: Tensor, padding_idx: int | None) -> int:
    """The row that gets no gradient, counted from the start; -1 for none."""
    if padding_idx is None:
        return -1
    count: int = weight.shape[0]
    if not -count <= padding_idx < count:
        raise noted(
            AssertionError("Padding_idx must be within num_embeddings"),
            f"padding_idx is {padding_idx}, weight has {count} rows",
        )
    return padding_idx % count


def renormalised(
    weight: Tensor, indices: Tensor, max_norm: float | None, norm_type: float
) -> Tensor:
    """The table, whose rows at `indices` were scaled down to the norm `max_norm`, in place."""
    if max_norm is not None:
        with no_grad():
            functions.embedding_renorm_(weight, indices, max_norm, norm_type)
    return weight
