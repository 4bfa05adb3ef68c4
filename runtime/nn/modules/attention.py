"""Multi-head attention with its projections."""

from __future__ import annotations

from typing import Any

from gradsmith.generated import functions
from gradsmith.generated.layers.linear import Linear

from ...core.errors import noted
from ...core.tensor import Tensor
from .. import functional as F
from ..functional_attention import additive_masks
from ..init import constant_, xavier_normal_, xavier_uniform_
from ..module import Module
from ..parameter import Parameter


class NonDynamicallyQuantizableLinear(Linear):
    """The output projection.  PyTorch's name: dynamic quantization must skip it."""


class MultiheadAttention(Module):
    """Multi-head attention with ``embed_dim / num_heads`` features per head (Vaswani et al., 2017).

    Inputs are (L, N, E), or (N, L, E) if `batch_first`; without a batch (L, E).  `add_bias_kv` adds a learned
    key and value, `add_zero_attn` one of zeros.
    """

    __constants__ = ["batch_first"]
    in_proj_weight: Parameter | None
    q_proj_weight: Parameter | None
    k_proj_weight: Parameter | None
    v_proj_weight: Parameter | None
    in_proj_bias: Parameter | None
    bias_k: Parameter | None
    bias_v: Parameter | None

    def __init__(
        self,
        embed_dim: int,
        num_heads: int,
        dropout: float = 0.0,
        bias: bool = True,
        add_bias_kv: bool = False,
        add_zero_attn: bool = False,
        kdim: int | None = None,
        vdim: int | None = None,
        batch_first: bool = False,
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        if embed_dim <= 0 or num_heads <= 0:
            raise ValueError(
                "embed_dim and num_heads must be greater than 0, got "
                f"embed_dim={embed_dim} and num_heads={num_heads} instead"
            )
        if embed_dim % num_heads:
            raise noted(
                AssertionError("embed_dim must be divisible by num_heads"),
                f"embed_dim is {embed_dim}, num_heads is {num_heads}",
            )
        super().__init__()
        self.embed_dim = embed_dim
        self.kdim = embed_dim if kdim is None else kdim
        self.vdim = embed_dim if vdim is None else vdim
        self._qkv_same_embed_dim = self.kdim == embed_dim and self.vdim == embed_dim
        self.num_heads = num_heads
        self.dropout = dropout
        self.batch_first = batch_first
        self.head_dim = embed_dim // num_heads

        def parameter(name: str, is_there: bool, *shape: int) -> None:
            values = functions.empty(shape, device=device, dtype=dtype) if is_there else None
            self.register_parameter(name, None if values is None else Parameter(values))

        apart = not self._qkv_same_embed_dim
        parameter("q_proj_weight", apart, embed_dim, embed_dim)
        parameter("k_proj_weight", apart, embed_dim, self.kdim)
        parameter("v_proj_weight", apart, embed_dim, self.vdim)
        parameter("in_proj_weight", not apart, 3 * embed_dim, embed_dim)
        parameter("in_proj_bias", bias, 3 * embed_dim)
        self.out_proj = NonDynamicallyQuantizableLinear(embed_dim, embed_dim, bias, device, dtype)
        if add_bias_kv:
            parameter("bias_k", True, 1, 1, embed_dim)
            parameter("bias_v", True, 1, 1, embed_dim)
        else:
            self.bias_k = self.bias_v = None
        self.add_zero_attn = add_zero_attn
        self._reset_parameters()

    def _reset_parameters(self) -> None:
        for weight in (
            self.in_proj_weight,
            *(self.q_proj_weight, self.k_proj_weight, self.v_proj_weight),
        ):
            if weight is not None:
                xavier_uniform_(weight)
        if self.in_proj_bias is not None:
            constant_(self.in_proj_bias, 0.0)
            assert self.out_proj.bias is not None
            constant_(self.out_proj.bias, 0.0)
        for bias in (self.bias_k, self.bias_v):
            if bias is not None:
                xavier_normal_(bias)

    def forward(
        self,
        query: Tensor,
        key: Tensor,
        value: Tensor,
        key_padding_mask: Tensor | None = None,
        need_weights: bool = True,
        attn_mask: Tensor | None = None,
        average_attn_weights: bool = True,
        is_causal: bool = False,
    ) -> tuple[Tensor, Tensor | None]:
        """The output, and the attention weights if `need_weights`; see `F.multi_head_attention_forward`."""
        swapped = self.batch_first and query.dim() == 3
        if swapped:
            turned = {id(source): source.transpose(1, 0) for source in (query, key, value)}
            # What was one source stays one, which is projected by one product.
            query, key, value = turned[id(query)], turned[id(key)], turned[id(value)]
        names = ("key_padding_mask", "attn_mask")
        padding, mask = additive_masks(key_padding_mask, attn_mask, names, query)
        output, weights = F.multi_head_attention_forward(
            query,
            key,
            value,
            self.embed_dim,
            self.num_heads,
            self.in_proj_weight,
            self.in_proj_bias,
            self.bias_k,
            self.bias_v,
            self.add_zero_attn,
            self.dropout,
            self.out_proj.weight,
            self.out_proj.bias,
            training=self.training,
            key_padding_mask=padding,
            need_weights=need_weights,
            attn_mask=mask,
            use_separate_proj_weight=not self._qkv_same_embed_dim,
            q_proj_weight=self.q_proj_weight,
            k_proj_weight=self.k_proj_weight,
            v_proj_weight=self.v_proj_weight,
            average_attn_weights=average_attn_weights,
            is_causal=is_causal,
        )
        return output.transpose(1, 0) if swapped else output, weights

    def __setstate__(self, state: dict[str, Any]) -> None:
        super().__setstate__({"_qkv_same_embed_dim": True, **state})  # which older states lack
