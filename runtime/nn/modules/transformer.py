"""Transformers (Vaswani et al., 2017): encoder, decoder, and both together."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

from gradsmith.generated import functions
from gradsmith.generated.layers.dropout import Dropout
from gradsmith.generated.layers.linear import Linear
from gradsmith.generated.layers.normalization import LayerNorm

from ...autograd.grad_mode import is_grad_enabled
from ...core.errors import noted
from ...core.origin import warn_caller
from ...core.tensor import Tensor
from .. import functional as F
from ..container import ModuleList
from ..functional_attention import additive_masks
from ..init import xavier_uniform_
from ..module import Module
from .attention import MultiheadAttention

__all__ = [
    "Transformer",
    "TransformerDecoder",
    "TransformerDecoderLayer",
    "TransformerEncoder",
    "TransformerEncoderLayer",
]

Activation = str | Callable[[Tensor], Tensor]


def _square_mask(size: int, device: Any = None, dtype: Any = None) -> Tensor:
    """Minus infinity above the diagonal, zero elsewhere."""
    full = functions.full((size, size), -float("inf"), device=device, dtype=dtype)
    return functions.triu(full, 1)


def _get_clones(module: Module, N: int) -> ModuleList:
    """`N` copies of a module."""
    return ModuleList([copy.deepcopy(module) for _ in range(N)])


def _get_activation_fn(activation: str) -> Callable[[Tensor], Tensor]:
    """The function ``relu`` or ``gelu``; RuntimeError for other names."""
    if activation not in ("relu", "gelu"):
        raise RuntimeError(f"activation should be relu/gelu, not {activation}")
    return getattr(F, activation)  # type: ignore[no-any-return]


def _is_causal(mask: Tensor | None, told: bool | None, tensor: Tensor, batch_first: bool) -> bool:
    """Whether attention is causal: as `told`, or if that is None, whether `mask` is the causal mask."""
    if told is not None or mask is None:
        return told is True
    size = tensor.size(0 if tensor.dim() == 2 or not batch_first else 1)
    causal = _square_mask(size, mask.device, mask.dtype)
    return mask.shape == causal.shape and bool((mask == causal).all())


class _Layer(Module):
    """The common base of encoder and decoder layers."""

    __constants__ = ["norm_first"]
    activation: Callable[[Tensor], Tensor]
    _attentions: tuple[str, ...]
    """The names of the attention modules, in order."""

    def __init__(
        self,
        d_model: int,
        nhead: int,
        dim_feedforward: int = 2048,
        dropout: float = 0.1,
        activation: Activation = F.relu,
        layer_norm_eps: float = 1e-5,
        batch_first: bool = False,
        norm_first: bool = False,
        bias: bool = True,
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__()
        made = {"device": device, "dtype": dtype}
        for name in self._attentions:
            attention = MultiheadAttention(
                d_model, nhead, dropout=dropout, bias=bias, batch_first=batch_first, **made
            )
            setattr(self, name, attention)
        self.linear1 = Linear(d_model, dim_feedforward, bias=bias, **made)
        self.dropout = Dropout(dropout)
        self.linear2 = Linear(dim_feedforward, d_model, bias=bias, **made)
        self.norm_first = norm_first
        blocks = range(1, len(self._attentions) + 2)
        for block in blocks:
            norm = LayerNorm(d_model, eps=layer_norm_eps, bias=bias, **made)
            setattr(self, f"norm{block}", norm)
        for block in blocks:
            setattr(self, f"dropout{block}", Dropout(dropout))
        self.activation = (
            _get_activation_fn(activation) if isinstance(activation, str) else activation
        )

    def _residual(self, x: Tensor, norm: Module, block: Callable[[Tensor], Tensor]) -> Tensor:
        return x + block(norm(x)) if self.norm_first else norm(x + block(x))

    def _attended(
        self,
        attention: Module,
        x: Tensor,
        memory: Tensor,
        mask: Tensor | None,
        padding: Tensor | None,
        is_causal: bool,
    ) -> Tensor:
        out: Tensor = attention(
            *(x, memory, memory),
            attn_mask=mask,
            key_padding_mask=padding,
            need_weights=False,
            is_causal=is_causal,
        )[0]
        return out

    def _sa_block(
        self, x: Tensor, mask: Tensor | None, padding: Tensor | None, is_causal: bool = False
    ) -> Tensor:
        out: Tensor = self.dropout1(self._attended(self.self_attn, x, x, mask, padding, is_causal))
        return out

    def _ff_block(self, x: Tensor) -> Tensor:
        fed = self.linear2(self.dropout(self.activation(self.linear1(x))))
        out: Tensor = getattr(self, f"dropout{len(self._attentions) + 1}")(fed)
        return out

    def __setstate__(self, state: dict[str, Any]) -> None:
        super().__setstate__({"activation": F.relu, **state})  # which older states lack


class TransformerEncoderLayer(_Layer):
    """Self-attention and a feed-forward network, each with a residual connection and layer norm (before it if `norm_first`)."""

    _attentions = ("self_attn",)

    def forward(
        self,
        src: Tensor,
        src_mask: Tensor | None = None,
        src_key_padding_mask: Tensor | None = None,
        is_causal: bool = False,
    ) -> Tensor:
        """The encoded `src`, of its shape.  Masks are True, or minus infinity, at positions that are not attended to."""
        names = ("src_key_padding_mask", "src_mask")
        padding, mask = additive_masks(src_key_padding_mask, src_mask, names, src)

        def attention(x: Tensor) -> Tensor:
            return self._sa_block(x, mask, padding, is_causal)

        return self._residual(
            self._residual(src, self.norm1, attention), self.norm2, self._ff_block
        )


class TransformerDecoderLayer(_Layer):
    """Self-attention, attention to the encoder's output, and a feed-forward network."""

    _attentions = ("self_attn", "multihead_attn")

    def forward(
        self,
        tgt: Tensor,
        memory: Tensor,
        tgt_mask: Tensor | None = None,
        memory_mask: Tensor | None = None,
        tgt_key_padding_mask: Tensor | None = None,
        memory_key_padding_mask: Tensor | None = None,
        tgt_is_causal: bool = False,
        memory_is_causal: bool = False,
    ) -> Tensor:
        """The decoded `tgt`, of its shape; `memory` is the encoder's output."""

        def own(x: Tensor) -> Tensor:
            return self._sa_block(x, tgt_mask, tgt_key_padding_mask, tgt_is_causal)

        def other(x: Tensor) -> Tensor:
            return self._mha_block(
                x, memory, memory_mask, memory_key_padding_mask, memory_is_causal
            )

        x = self._residual(self._residual(tgt, self.norm1, own), self.norm2, other)
        return self._residual(x, self.norm3, self._ff_block)

    def _mha_block(
        self,
        x: Tensor,
        mem: Tensor,
        mask: Tensor | None,
        padding: Tensor | None,
        is_causal: bool = False,
    ) -> Tensor:
        out: Tensor = self.dropout2(
            self._attended(self.multihead_attn, x, mem, mask, padding, is_causal)
        )
        return out


class _Stack(Module):
    """A stack of copies of one layer, optionally followed by a norm."""

    __constants__ = ["norm"]

    def __init__(self, layer: Module, num_layers: int, norm: Module | None) -> None:
        super().__init__()
        if not isinstance(layer, Module):
            kind = type(layer).__name__
            raise TypeError(f"{type(self).__name__}(): the layer must be a Module, not {kind}")
        self.layers = ModuleList(copy.deepcopy(layer) for _ in range(num_layers))
        self.num_layers = num_layers
        self.norm = norm

    def _batch_first(self) -> bool:
        return bool(self.layers[0].self_attn.batch_first)

    def _normed(self, x: Tensor) -> Tensor:
        return x if self.norm is None else self.norm(x)


class TransformerEncoder(_Stack):
    """A stack of `num_layers` encoder layers.

    As in PyTorch, evaluation without gradients returns zeros for padding, if `enable_nested_tensor` is set and the
    layers support it.
    """

    def __init__(
        self,
        encoder_layer: Module,
        num_layers: int,
        norm: Module | None = None,
        enable_nested_tensor: bool = True,
        mask_check: bool = True,
    ) -> None:
        super().__init__(encoder_layer, num_layers, norm)
        self.enable_nested_tensor = enable_nested_tensor
        why_not = _why_padding_stays(encoder_layer)
        self.use_nested_tensor = enable_nested_tensor and not why_not
        if enable_nested_tensor and why_not:
            warn_caller(
                f"enable_nested_tensor is True, but self.use_nested_tensor is False because {why_not}"
            )
        self.mask_check = mask_check

    def forward(
        self,
        src: Tensor,
        mask: Tensor | None = None,
        src_key_padding_mask: Tensor | None = None,
        is_causal: bool | None = None,
    ) -> Tensor:
        """The encoded `src`.  If `is_causal` is None, `mask` is inspected for being causal."""
        names = ("src_key_padding_mask", "mask")
        padding, mask = additive_masks(src_key_padding_mask, mask, names, src)
        causal = _is_causal(mask, is_causal, src, self._batch_first())
        out = src
        for layer in self.layers:
            out = layer(out, src_mask=mask, is_causal=causal, src_key_padding_mask=padding)
        if padding is not None and mask is None and self._skips_padding(src, padding):
            out = out.masked_fill(functions.ne(padding, 0).unsqueeze(-1), 0.0)
        return self._normed(out)

    def _skips_padding(self, src: Tensor, padding: Tensor) -> bool:
        if not self.use_nested_tensor or self.layers[0].training or src.dim() != 3:
            return False
        if is_grad_enabled() and (
            src.requires_grad or any(p.requires_grad for p in self.layers[0].parameters())
        ):
            return False
        hidden = functions.ne(padding, 0).int()
        return not self.mask_check or bool((hidden.diff(dim=1) >= 0).all())


def _why_padding_stays(layer: Module) -> str:
    """Why a layer does not support skipping padding; empty if it does."""
    name = "encoder_layer"
    if not isinstance(layer, TransformerEncoderLayer):
        return f"{name} was not TransformerEncoderLayer"
    if layer.norm_first:
        return f"{name}.norm_first was True"
    attention = layer.self_attn
    if not attention.batch_first:
        return f"{name}.self_attn.batch_first was not True(use batch_first for better inference performance)"
    if not attention._qkv_same_embed_dim:
        return f"{name}.self_attn._qkv_same_embed_dim was not True"
    if attention.in_proj_bias is None:
        return f"{name}.self_attn was passed bias=False"
    if layer.activation not in (F.relu, F.gelu):
        return f"{name}.activation_relu_or_gelu was not True"
    if layer.norm1.eps != layer.norm2.eps:
        return f"{name}.norm1.eps was not equal to {name}.norm2.eps"
    return f"{name}.self_attn.num_heads is odd" if attention.num_heads % 2 else ""


class TransformerDecoder(_Stack):
    """A stack of `num_layers` decoder layers."""

    def __init__(self, decoder_layer: Module, num_layers: int, norm: Module | None = None) -> None:
        super().__init__(decoder_layer, num_layers, norm)

    def forward(
        self,
        tgt: Tensor,
        memory: Tensor,
        tgt_mask: Tensor | None = None,
        memory_mask: Tensor | None = None,
        tgt_key_padding_mask: Tensor | None = None,
        memory_key_padding_mask: Tensor | None = None,
        tgt_is_causal: bool | None = None,
        memory_is_causal: bool = False,
    ) -> Tensor:
        """The decoded `tgt`.  If `tgt_is_causal` is None, `tgt_mask` is inspected for being causal."""
        causal = _is_causal(tgt_mask, tgt_is_causal, tgt, self._batch_first())
        out = tgt
        for layer in self.layers:
            out = layer(
                out,
                memory,
                tgt_mask=tgt_mask,
                memory_mask=memory_mask,
                tgt_key_padding_mask=tgt_key_padding_mask,
                memory_key_padding_mask=memory_key_padding_mask,
                tgt_is_causal=causal,
                memory_is_causal=memory_is_causal,
            )
        return self._normed(out)


class Transformer(Module):
    """An encoder, and a decoder that attends to its output."""

    def __init__(
        self,
        d_model: int = 512,
        nhead: int = 8,
        num_encoder_layers: int = 6,
        num_decoder_layers: int = 6,
        dim_feedforward: int = 2048,
        dropout: float = 0.1,
        activation: Activation = F.relu,
        custom_encoder: Any = None,
        custom_decoder: Any = None,
        layer_norm_eps: float = 1e-5,
        batch_first: bool = False,
        norm_first: bool = False,
        bias: bool = True,
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__()
        sizes = (d_model, nhead, dim_feedforward, dropout, activation, layer_norm_eps)
        given = (*sizes, batch_first, norm_first, bias, device, dtype)

        def norm() -> Module:
            return LayerNorm(d_model, layer_norm_eps, bias=bias, device=device, dtype=dtype)

        if custom_encoder is None:
            layer: Module = TransformerEncoderLayer(*given)
            custom_encoder = TransformerEncoder(layer, num_encoder_layers, norm())
        self.encoder = custom_encoder
        if custom_decoder is None:
            layer = TransformerDecoderLayer(*given)
            custom_decoder = TransformerDecoder(layer, num_decoder_layers, norm())
        self.decoder = custom_decoder
        self._reset_parameters()
        self.d_model, self.nhead, self.batch_first = d_model, nhead, batch_first

    def _reset_parameters(self) -> None:
        for parameter in self.parameters():
            if parameter.dim() > 1:
                xavier_uniform_(parameter)

    def forward(
        self,
        src: Tensor,
        tgt: Tensor,
        src_mask: Tensor | None = None,
        tgt_mask: Tensor | None = None,
        memory_mask: Tensor | None = None,
        src_key_padding_mask: Tensor | None = None,
        tgt_key_padding_mask: Tensor | None = None,
        memory_key_padding_mask: Tensor | None = None,
        src_is_causal: bool | None = None,
        tgt_is_causal: bool | None = None,
        memory_is_causal: bool = False,
    ) -> Tensor:
        """The decoded `tgt`, which attends to the encoded `src`."""
        batch = 0 if self.batch_first else 1
        if src.dim() == 3 and src.size(batch) != tgt.size(batch):
            raise noted(
                RuntimeError("the batch number of src and tgt must be equal"),
                f"src has {src.size(batch)} in dimension {batch}, tgt {tgt.size(batch)}",
            )
        if src.size(-1) != self.d_model or tgt.size(-1) != self.d_model:
            raise noted(
                RuntimeError("the feature number of src and tgt must be equal to d_model"),
                f"src has {src.size(-1)}, tgt {tgt.size(-1)}, d_model is {self.d_model}",
            )
        memory = self.encoder(
            src, mask=src_mask, src_key_padding_mask=src_key_padding_mask, is_causal=src_is_causal
        )
        out: Tensor = self.decoder(
            tgt,
            memory,
            tgt_mask=tgt_mask,
            memory_mask=memory_mask,
            tgt_key_padding_mask=tgt_key_padding_mask,
            memory_key_padding_mask=memory_key_padding_mask,
            tgt_is_causal=tgt_is_causal,
            memory_is_causal=memory_is_causal,
        )
        return out

    @staticmethod
    def generate_square_subsequent_mask(sz: int, device: Any = None, dtype: Any = None) -> Tensor:
        """The causal mask (sz, sz): minus infinity above the diagonal, zero elsewhere."""
        return _square_mask(sz, device, dtype)
