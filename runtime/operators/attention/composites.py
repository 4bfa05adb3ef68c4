"""Attention, in terms of matrix products and softmax."""

from __future__ import annotations

from math import sqrt

from gradsmith.generated import functions

from ...core.dtypes import bool_
from ...core.tensor import Tensor


def scaled_dot_product_attention(
    query: Tensor,
    key: Tensor,
    value: Tensor,
    attn_mask: Tensor | None,
    dropout_p: float,
    is_causal: bool,
    scale: float | None,
    enable_gqa: bool,
) -> Tensor:
    """Vaswani et al., *Attention Is All You Need*, 2017, section 3.2.1.

    A row that the mask leaves nothing of is zero.
    """
    if is_causal and attn_mask is not None:
        raise RuntimeError(
            "_scaled_dot_product_attention: Explicit attn_mask should not be set when "
            "is_causal=True"
        )
    for name, tensor in (("query", query), ("key", key), ("value", value)):
        if tensor.ndim < 2:
            raise RuntimeError(
                f"Expected query, key, and value to all be  at least 2 dimensional, but got {name} "
                f"of dimension {tensor.ndim}"
            )
        if tensor.dtype != query.dtype:
            raise RuntimeError(
                "Expected query, key, and value to have the same dtype, but got query.dtype: "
                f"{query.dtype} key.dtype: {key.dtype} and value.dtype: {value.dtype} instead."
            )
    if enable_gqa:
        # Each head of keys and values serves several heads of queries.
        heads = query.shape[-3]
        key = key.repeat_interleave(heads // key.shape[-3], -3)
        value = value.repeat_interleave(heads // value.shape[-3], -3)
    if scale is None:
        scale = 1 / sqrt(query.shape[-1]) if query.shape[-1] else 1.0
    if key.shape[-2] <= 2 * query.shape[-1] and query.dtype.itemsize > 2:
        # Few scores are as quickly multiplied as the query, of which graphs then keep no second one.
        scores = functions.matmul(query, key.transpose(-2, -1)).mul_(scale)
    else:
        scores = functions.matmul(query * scale, key.transpose(-2, -1))
    if is_causal:
        seen = functions.ones(
            query.shape[-2], key.shape[-2], dtype=bool_, device=query.device
        ).tril()
        scores = scores.masked_fill(seen.logical_not(), -float("inf"))
        weights = scores.softmax(-1)
    elif attn_mask is None:
        weights = scores.softmax(-1)
    else:
        if attn_mask.dtype == bool_:
            scores = scores.masked_fill(attn_mask.logical_not(), -float("inf"))
        else:
            scores = scores + attn_mask
        hidden = (scores == -float("inf")).all(-1, True)
        weights = scores.masked_fill(hidden, 0).softmax(-1).masked_fill(hidden, 0)
    if dropout_p > 0:
        weights = functions.dropout(weights, dropout_p, True)
    return functions.matmul(weights, value)
