"""Attention, in terms of matrix products and softmax."""

from __future__ import annotations

from math import sqrt

from gradsmith.generated import functions

from ...core.dtypes import bool_, float32, float64
from ...core.errors import C_WORDS
from ...core.tensor import Tensor

_FUSED = (float32, float64)
_WHERE = ("cpu", "meta")
"""Where tiles are made: elsewhere who compiles the program does, or does without."""


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
    # Plain tuples, which cost less than Sizes.
    shape, keys, values = query._data_.shape, key._data_.shape, value._data_.shape
    if (
        attn_mask is None
        and dropout_p == 0
        and len(shape) >= 2
        and shape[:-2] == keys[:-2] == values[:-2]
        and shape[-1:] == keys[-1:]
        and keys[-2] == values[-2]
        and 0 not in (*shape, *values)
        and query.dtype in _FUSED
        and query.dtype is key.dtype is value.dtype
        and (where := query.device.type) in _WHERE
        and where == key.device.type == value.device.type
    ):
        # The usual case, in one operator.
        factor = 1 / sqrt(shape[-1]) if scale is None else scale
        output: Tensor = functions._attention(query, key, value, is_causal, factor)[0]
        # The node keeps its output; PyTorch's does so for four dimensions, and results of others may be changed in place.
        return output.clone() if output.requires_grad and len(shape) != 4 else output
    # Where PyTorch computes it in one operator, which also takes a mask beside the causal one.
    fixed = attn_mask is None or not attn_mask.requires_grad
    fused = (
        dropout_p == 0
        and fixed
        and len(shape) == len(keys) == len(values) == 4
        and shape[0] == keys[0] == values[0]
        and (enable_gqa or shape[1] == keys[1] == values[1])
        and shape[3] == keys[3] == values[3]
    )
    if (
        fused
        and is_causal
        and attn_mask is not None
        and all(tensor.stride(3) == 1 for tensor in (query, key, value))
    ):
        attn_mask, is_causal = _with_causal(attn_mask, shape[-2], keys[-2]), False
    output = attention_decomposed(
        query, key, value, attn_mask, dropout_p, is_causal, scale, enable_gqa
    )
    return _in_order_of(query, output) if fused and output.shape == shape else output


def _with_causal(mask: Tensor, rows: int, columns: int) -> Tensor:
    """What both `mask` and the causal one leave."""
    causal = functions.ones(rows, columns, dtype=bool_, device=mask.device).tril()
    if mask.dtype == bool_:
        return mask & causal
    return mask.masked_fill(~causal, -float("inf"))


def _in_order_of(query: Tensor, output: Tensor) -> Tensor:
    """`output`, which lies in memory as `query` does where PyTorch computes both in one operator."""
    if query.is_contiguous():
        return output
    order = sorted(range(4), key=lambda dim: -query.stride(dim))
    back = sorted(range(4), key=order.__getitem__)
    return output.permute(order).contiguous().permute(back)


def attention_decomposed(
    query: Tensor,
    key: Tensor,
    value: Tensor,
    attn_mask: Tensor | None = None,
    dropout_p: float = 0.0,
    is_causal: bool = False,
    scale: float | None = None,
    enable_gqa: bool = False,
) -> Tensor:
    """As `scaled_dot_product_attention`, by a matrix of all scores."""
    if is_causal and attn_mask is not None:
        raise RuntimeError(
            "_scaled_dot_product_attention: Explicit attn_mask should not be set when "
            "is_causal=True"
        )
    given = (query, key, value)
    if any(tensor.dtype != query.dtype for tensor in given):
        q, k, v = (C_WORDS[tensor.dtype.name] for tensor in given)
        raise RuntimeError(
            "Expected query, key, and value to have the same dtype, but got query.dtype: "
            f"{q} key.dtype: {k} and value.dtype: {v} instead."
        )
    if any(tensor.ndim < 2 for tensor in given):
        raise RuntimeError(
            "Expected query, key, and value to all be  at least 2 dimensional, but got query.dim: "
            f"{query.ndim} key.dim: {key.ndim} and value.dim: {value.ndim} instead."
        )
    if attn_mask is not None:
        attn_mask = _mask_for(query, attn_mask)
    if enable_gqa:
        # Each head of keys and values serves several heads of queries.
        heads = query.shape[-3]
        key = key.repeat_interleave(heads // key.shape[-3], -3)
        value = value.repeat_interleave(heads // value.shape[-3], -3)
    if scale is None:
        scale = 1 / sqrt(query.shape[-1]) if query.shape[-1] else 1.0
    if attn_mask is None:
        weights = attention_weights(query, key, is_causal, scale)
    else:
        scores = functions.matmul(query * scale, key.transpose(-2, -1))
        if attn_mask.dtype == bool_:
            scores = scores.masked_fill(attn_mask.logical_not(), -float("inf"))
        else:
            scores = scores + attn_mask
        hidden = (scores == -float("inf")).all(-1, True)
        weights = scores.masked_fill(hidden, 0).softmax(-1).masked_fill(hidden, 0)
    if dropout_p > 0:
        weights = functions.dropout(weights, dropout_p, True)
    return functions.matmul(weights, value)


def _mask_for(query: Tensor, mask: Tensor) -> Tensor:
    """Booleans as they are, numbers in the dtype of `query`; RuntimeError unless they have it or are float32."""
    if mask.dtype in (bool_, query.dtype):
        return mask
    if mask.dtype is not float32:
        words = C_WORDS[mask.dtype.name], C_WORDS[query.dtype.name]
        raise RuntimeError(
            "Expected attn_mask dtype to be bool or float or to match query dtype, but got "
            f"attn_mask.dtype: {words[0]} and  query.dtype: {words[1]} instead."
        )
    return mask.to(query.dtype)


def attention_weights(query: Tensor, key: Tensor, is_causal: bool, scale: float) -> Tensor:
    """The softmax of the scores; of a causal one, row i has no part of the columns beyond i."""
    scores = functions.matmul(query * scale, key.transpose(-2, -1))
    if is_causal:
        seen = functions.ones(
            query.shape[-2], key.shape[-2], dtype=bool_, device=query.device
        ).tril()
        scores = scores.masked_fill(seen.logical_not(), -float("inf"))
    return scores.softmax(-1)
