"""Layers: sparse.

Generated from layers.yaml; edit that, not this file.
"""

from __future__ import annotations

from gradsmith.core.tensor import Tensor
from gradsmith.nn import arguments
from gradsmith.nn import functional as F
from gradsmith.nn.embedding import _Table
from typing import Any

__all__ = ["Embedding", "EmbeddingBag"]


class Embedding(_Table):
    """Looks up rows of the weight (num_embeddings, embedding_dim) by index. Maps indices (*) to (*,
    embedding_dim). The row `padding_idx` gets no gradient. With `max_norm`, rows that are looked
    up are rescaled to at most that norm.
    """

    __constants__ = [
        'num_embeddings',
        'embedding_dim',
        'padding_idx',
        'max_norm',
        'norm_type',
        'scale_grad_by_freq',
        'sparse',
    ]

    def __init__(
        self,
        num_embeddings: int,
        embedding_dim: int,
        padding_idx: int | None = None,
        max_norm: float | None = None,
        norm_type: float = 2.0,
        scale_grad_by_freq: bool = False,
        sparse: bool = False,
        _weight: Tensor | None = None,
        _freeze: bool = False,
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__(
            num_embeddings,
            embedding_dim,
            padding_idx,
            _weight,
            _freeze,
            device,
            dtype,
            max_norm=max_norm,
            norm_type=norm_type,
            scale_grad_by_freq=scale_grad_by_freq,
            sparse=sparse,
        )

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.embedding(
            input,
            self.weight,
            self.padding_idx,
            self.max_norm,
            self.norm_type,
            self.scale_grad_by_freq,
            self.sparse,
        )

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        parts = []
        parts.append(f"{self.num_embeddings}")
        parts.append(f"{self.embedding_dim}")
        if self.padding_idx is not None:
            parts.append(f"padding_idx={self.padding_idx}")
        if self.max_norm is not None:
            parts.append(f"max_norm={self.max_norm}")
        if self.norm_type != 2:
            parts.append(f"norm_type={self.norm_type}")
        if self.scale_grad_by_freq:
            parts.append(f"scale_grad_by_freq={self.scale_grad_by_freq}")
        if self.sparse:
            parts.append(f"sparse={self.sparse}")
        return ", ".join(parts)


class EmbeddingBag(_Table):
    """Sums or averages the rows of the weight over each bag of indices, or takes their maximum. A
    bag is a row of a matrix of indices, or a slice of a vector that begins at one of `offsets`.
    """

    __constants__ = [
        'num_embeddings',
        'embedding_dim',
        'max_norm',
        'norm_type',
        'scale_grad_by_freq',
        'mode',
        'sparse',
        'include_last_offset',
        'padding_idx',
    ]

    def __init__(
        self,
        num_embeddings: int,
        embedding_dim: int,
        max_norm: float | None = None,
        norm_type: float = 2.0,
        scale_grad_by_freq: bool = False,
        mode: str = 'mean',
        sparse: bool = False,
        _weight: Tensor | None = None,
        include_last_offset: bool = False,
        padding_idx: int | None = None,
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__(
            num_embeddings,
            embedding_dim,
            padding_idx,
            _weight,
            False,
            device,
            dtype,
            max_norm=max_norm,
            norm_type=norm_type,
            scale_grad_by_freq=scale_grad_by_freq,
            mode=mode,
            sparse=sparse,
            include_last_offset=include_last_offset,
        )

    def forward(
        self, input: Tensor, offsets: Tensor | None = None, per_sample_weights: Tensor | None = None
    ) -> Tensor:
        """Compute the output."""
        return F.embedding_bag(
            input,
            self.weight,
            offsets,
            self.max_norm,
            self.norm_type,
            self.scale_grad_by_freq,
            self.mode,
            self.sparse,
            per_sample_weights,
            self.include_last_offset,
            self.padding_idx,
        )

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        parts = []
        parts.append(f"{self.num_embeddings}")
        parts.append(f"{self.embedding_dim}")
        if self.max_norm is not None:
            parts.append(f"max_norm={self.max_norm}")
        if self.norm_type != 2:
            parts.append(f"norm_type={self.norm_type}")
        if self.scale_grad_by_freq:
            parts.append(f"scale_grad_by_freq={self.scale_grad_by_freq}")
        parts.append(f"mode={repr(self.mode)}")
        if self.padding_idx is not None:
            parts.append(f"padding_idx={self.padding_idx}")
        return ", ".join(parts)
