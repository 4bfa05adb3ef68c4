"""Multi-head attention: the form of `gradsmith.nn.functional`."""

from __future__ import annotations

from math import sqrt

from gradsmith.generated import functions, nn

from ..core.dtypes import bool_
from ..core.handlers import shows_completed
from ..core.origin import warn_caller
from ..core.tensor import Tensor


@shows_completed
def multi_head_attention_forward(
    query: Tensor,
    key: Tensor,
    value: Tensor,
    embed_dim_to_check: int,
    num_heads: int,
    in_proj_weight: Tensor | None,
    in_proj_bias: Tensor | None,
    bias_k: Tensor | None,
    bias_v: Tensor | None,
    add_zero_attn: bool,
    dropout_p: float,
    out_proj_weight: Tensor,
    out_proj_bias: Tensor | None,
    training: bool = True,
    key_padding_mask: Tensor | None = None,
    need_weights: bool = True,
    attn_mask: Tensor | None = None,
    use_separate_proj_weight: bool = False,
    q_proj_weight: Tensor | None = None,
    k_proj_weight: Tensor | None = None,
    v_proj_weight: Tensor | None = None,
    static_k: Tensor | None = None,
    static_v: Tensor | None = None,
    average_attn_weights: bool = True,
    is_causal: bool = False,
) -> tuple[Tensor, Tensor | None]:
    """Attention of `num_heads` heads, between an input and an output projection.

    `query` is (L, N, E) or (L, E), `key` and `value` (S, N, ·) or (S, ·).  Returned are the result,
    shaped as `query`, and on request the weights, (N, L, S) averaged over heads or (N, H, L, S).
    Raises AssertionError or RuntimeError for shapes that do not fit.
    Vaswani et al., *Attention Is All You Need*, 2017, section 3.2.2.
    """
    _check_ranks(query, key, value, key_padding_mask, attn_mask, num_heads)
    batched = query.ndim == 3
    if not batched:
        query, key, value = query.unsqueeze(1), key.unsqueeze(1), value.unsqueeze(1)
        if key_padding_mask is not None:
            key_padding_mask = key_padding_mask.unsqueeze(0)
    length, batch, width = query.shape
    needs_mask = need_weights or not is_causal or key_padding_mask is not None
    names = ("key_padding_mask", "attn_mask")
    padding, mask = additive_masks(
        key_padding_mask, attn_mask if needs_mask else None, names, query
    )
    if is_causal and attn_mask is None:
        raise RuntimeError("Need attn_mask if specifying the is_causal hint.")
    if width != embed_dim_to_check:
        raise AssertionError(
            f"was expecting embedding dimension of {embed_dim_to_check}, but got {width}"
        )
    head_width = width // num_heads
    if head_width * num_heads != width:
        raise AssertionError(f"embed_dim {width} not divisible by num_heads {num_heads}")
    _check_shapes(query, key, value, padding, mask, num_heads, use_separate_proj_weight)
    if use_separate_proj_weight:
        if q_proj_weight is None or k_proj_weight is None or v_proj_weight is None:
            raise AssertionError("use_separate_proj_weight is True but a projection weight is None")
        biases = [None] * 3 if in_proj_bias is None else list(in_proj_bias.chunk(3))
        q = nn.linear(query, q_proj_weight, biases[0])
        k = nn.linear(key, k_proj_weight, biases[1])
        v = nn.linear(value, v_proj_weight, biases[2])
    else:
        if in_proj_weight is None:
            raise AssertionError("use_separate_proj_weight is False but in_proj_weight is None")
        q, k, v = _projected([query, key, value], in_proj_weight, in_proj_bias)
    if mask is not None and mask.ndim == 2:
        mask = mask.unsqueeze(0)
    if bias_k is not None and bias_v is not None:
        k = functions.cat([k, bias_k.repeat(1, batch, 1)])
        v = functions.cat([v, bias_v.repeat(1, batch, 1)])
        mask, padding = _one_more(mask), _one_more(padding)

    def by_head(tensor: Tensor) -> Tensor:
        return tensor.reshape(tensor.shape[0], batch * num_heads, head_width).transpose(0, 1)

    q = by_head(q)
    k = by_head(k) if static_k is None else static_k
    v = by_head(v) if static_v is None else static_v
    if add_zero_attn:
        nothing = functions.zeros(batch * num_heads, 1, head_width, dtype=k.dtype, device=k.device)
        k, v = functions.cat([k, nothing], 1), functions.cat([v, nothing], 1)
        mask, padding = _one_more(mask), _one_more(padding)
    source = k.shape[1]
    if padding is not None:
        spread = padding.reshape(batch, 1, 1, source).expand(-1, num_heads, -1, -1)
        spread = spread.reshape(batch * num_heads, 1, source)
        mask = spread if mask is None else mask + spread
    dropout = dropout_p if training else 0.0
    if need_weights:
        scores = functions.matmul(q * (1 / sqrt(head_width)), k.transpose(1, 2))
        if mask is not None:
            scores = scores + mask
        attention = scores.softmax(-1)
        if dropout > 0:
            attention = functions.dropout(attention, dropout, True)
        heads = functions.matmul(attention, v)
    else:
        shape = (batch, num_heads, -1, head_width)
        if mask is not None:
            many = mask.shape[0] != 1
            mask = mask.reshape(batch, num_heads, -1, source) if many else mask.unsqueeze(0)
        heads = nn.scaled_dot_product_attention(
            q.reshape(shape), k.reshape(shape), v.reshape(shape), mask, dropout, not needs_mask
        ).reshape(batch * num_heads, length, head_width)
    merged = heads.transpose(0, 1).reshape(length * batch, width)
    result = nn.linear(merged, out_proj_weight, out_proj_bias).reshape(length, batch, -1)
    if not batched:
        result = result.squeeze(1)
    if not need_weights:
        return result, None
    attention = attention.reshape(batch, num_heads, length, source)
    if average_attn_weights:
        attention = attention.mean(1)
    return result, attention if batched else attention.squeeze(0)


def _check_ranks(
    query: Tensor,
    key: Tensor,
    value: Tensor,
    padding: Tensor | None,
    mask: Tensor | None,
    num_heads: int,
) -> None:
    """AssertionError unless all have a dimension of batches, or none has."""
    rank = query.ndim
    if rank not in (2, 3):
        raise AssertionError(
            f"query should be unbatched 2D or batched 3D tensor but received {rank}-D query tensor"
        )
    batched = f"For {'batched (3-D)' if rank == 3 else 'unbatched (2-D)'} `query`, expected"
    if key.ndim != rank or value.ndim != rank:
        raise AssertionError(
            f"{batched} `key` and `value` to be {rank}-D but found {key.ndim}-D and {value.ndim}-D "
            "tensors respectively"
        )
    if padding is not None and padding.ndim != rank - 1:
        raise AssertionError(
            f"{batched} `key_padding_mask` to be `None` or {rank - 1}-D but found {padding.ndim}-D "
            "tensor instead"
        )
    if mask is None:
        return
    if mask.ndim not in (2, 3):
        raise AssertionError(
            f"{batched} `attn_mask` to be `None`, 2-D or 3-D but found {mask.ndim}-D tensor instead"
        )
    expected = (num_heads, query.shape[0], key.shape[0])
    if rank == 2 and mask.ndim == 3 and mask.shape != expected:
        raise AssertionError(f"Expected `attn_mask` shape to be {expected} but got {mask.shape}")


def _check_shapes(
    query: Tensor,
    key: Tensor,
    value: Tensor,
    padding: Tensor | None,
    mask: Tensor | None,
    heads: int,
    separate: bool,
) -> None:
    """AssertionError or RuntimeError unless sizes fit; all are batched here."""
    ours, theirs = key.shape, value.shape
    if separate and ours[:2] != theirs[:2]:
        raise AssertionError(
            f"key's sequence and batch dims {ours[:2]} do not match value's {theirs[:2]}"
        )
    if not separate and ours != theirs:
        raise AssertionError(f"key shape {ours} does not match value shape {theirs}")
    (length, batch, _), source = query.shape, ours[0]
    if mask is not None:
        fits = (length, source) if mask.ndim == 2 else (batch * heads, length, source)
        if mask.shape != fits:
            raise RuntimeError(
                f"The shape of the {mask.ndim}D attn_mask is {mask.shape}, but should be {fits}."
            )
    if padding is not None:
        for dim, size in enumerate((batch, source)):
            if padding.shape[dim] != size:
                raise AssertionError(
                    f"Expected key_padded_mask.shape[{dim}] to be {size}, but got {padding.shape[dim]}"
                )


def _projected(sources: list[Tensor], weight: Tensor, bias: Tensor | None) -> list[Tensor]:
    """Each of (..., E) times its (E, E) of the rows of `weight`; those of one source are one product."""
    count, width = len(sources), sources[0].shape[-1]
    first = sources[0]
    if all(source is first for source in sources):
        packed = nn.linear(first, weight, bias).unflatten(-1, (count, width))
        return list(packed.movedim(-2, 0).contiguous().unbind(0))
    after = None if bias is None else bias[width:]
    start = None if bias is None else bias[:width]
    return [
        nn.linear(first, weight[:width], start),
        *_projected(sources[1:], weight[width:], after),
    ]


def additive_masks(
    padding: Tensor | None, mask: Tensor | None, names: tuple[str, str], like: Tensor
) -> tuple[Tensor | None, Tensor | None]:
    """Two masks to be added, which their `names` are for; a warning where they are of two dtypes."""
    if padding is not None and mask is not None and padding.dtype is not mask.dtype:
        warn_caller(
            "Support for mismatched {} and {} is deprecated. Use same type for both instead.".format(
                *names
            )
        )
    return _additive_mask(padding, names[0], like), _additive_mask(mask, names[1], like)


def _additive_mask(mask: Tensor | None, name: str, like: Tensor) -> Tensor | None:
    """A mask to be added: minus infinity where a boolean one is true.  AssertionError for one of integers."""
    if mask is None or mask.is_floating_point():
        return mask
    if mask.dtype is not bool_:
        raise AssertionError(f"only bool and floating types of {name} are supported")
    return functions.zeros_like(mask, dtype=like.dtype).masked_fill_(mask, -float("inf"))


def _one_more(mask: Tensor | None) -> Tensor | None:
    """`mask` with one more source that may be seen."""
    return None if mask is None else functions.constant_pad_nd(mask, (0, 1))
