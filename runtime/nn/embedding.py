"""The common base of embedding layers."""

from __future__ import annotations

from typing import Any, Self

from gradsmith.generated import functions

from ..autograd.grad_mode import no_grad
from ..core.errors import noted
from ..core.tensor import Tensor
from .init import normal_
from .module import Module
from .parameter import Parameter


class _Table(Module):
    """A weight with one row per index; `options` set how rows are looked up."""

    __constants__: list[str]
    num_embeddings: int
    embedding_dim: int
    padding_idx: int | None
    weight: Parameter

    def __init__(
        self,
        num_embeddings: int,
        embedding_dim: int,
        padding_idx: int | None,
        weight: Tensor | None,
        frozen: bool,
        device: Any,
        dtype: Any,
        **options: Any,
    ) -> None:
        super().__init__()
        for name, value in options.items():
            setattr(self, name, value)
        size = (num_embeddings, embedding_dim)
        self.num_embeddings, self.embedding_dim = size
        if padding_idx is not None:
            if not -num_embeddings <= padding_idx < num_embeddings:
                raise noted(
                    AssertionError("Padding_idx must be within num_embeddings"),
                    f"padding_idx is {padding_idx}, num_embeddings is {num_embeddings}",
                )
            padding_idx %= num_embeddings
        self.padding_idx = padding_idx
        if weight is not None and tuple(weight.shape) != size:
            raise noted(
                AssertionError("Shape of weight does not match num_embeddings and embedding_dim"),
                f"weight has shape {list(weight.shape)}, not {list(size)}",
            )
        values = functions.empty(size, device=device, dtype=dtype) if weight is None else weight
        self.weight = Parameter(values, requires_grad=not frozen)
        if weight is None:
            self.reset_parameters()

    def reset_parameters(self) -> None:
        """Initialize the weight from a normal distribution, and the row `padding_idx` with zeros."""
        normal_(self.weight)
        self._fill_padding_idx_with_zero()

    def _fill_padding_idx_with_zero(self) -> None:
        if self.padding_idx is not None:
            with no_grad():
                self.weight[self.padding_idx].fill_(0)

    @classmethod
    def from_pretrained(
        cls, embeddings: Tensor, freeze: bool = True, *args: Any, **kw: Any
    ) -> Self:
        """A layer whose weight is the matrix `embeddings`, trainable unless `freeze`."""
        if embeddings.dim() != 2:
            raise AssertionError("Embeddings parameter is expected to be 2-dimensional")
        given = dict(zip(cls.__constants__[2:], args, strict=False)) | kw
        layer = cls(*embeddings.shape, _weight=embeddings, **given)
        layer.weight.requires_grad = not freeze
        return layer
