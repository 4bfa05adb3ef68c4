"""Formula helpers of attention over tensors: with all scores at once, and differentiable themselves."""

from __future__ import annotations

from ...core.tensor import Tensor
from ..formulas_sums import added
from .composites import attention_weights


def attention_backward(
    grad: Tensor,
    query: Tensor,
    key: Tensor,
    value: Tensor,
    output: Tensor,
    logsumexp: Tensor,
    is_causal: bool,
    scale: float,
) -> tuple[Tensor, Tensor, Tensor]:
    """Gradients of `attention` with respect to query, key and value.

    The weights are computed again, to be differentiable.
    """
    weights = attention_weights(query, key, is_causal, scale)
    slopes = grad.matmul(value.mT)
    slopes = weights * (slopes - (weights * slopes).sum(-1, True)) * scale
    return (
        slopes.matmul(key),
        slopes.mT.matmul(query),
        weights.mT.matmul(grad),
    )


def attention_tangent(
    query: Tensor,
    key: Tensor,
    value: Tensor,
    dquery: Tensor | None,
    dkey: Tensor | None,
    dvalue: Tensor | None,
    is_causal: bool,
    scale: float,
) -> Tensor | None:
    """How the output of `attention` moves with query, key and value."""
    weights = attention_weights(query, key, is_causal, scale)
    moved = added(
        None if dquery is None else dquery.matmul(key.mT) * scale,
        None if dkey is None else query.matmul(dkey.mT) * scale,
    )
    if moved is not None:
        moved = (weights * (moved - (weights * moved).sum(-1, True))).matmul(value)
    return added(moved, None if dvalue is None else weights.matmul(dvalue))
