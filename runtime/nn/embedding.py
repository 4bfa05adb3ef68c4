"""Tables of vectors that are looked up by number."""

from __future__ import annotations

from typing import Any, Self

from gradsmith.generated import functions

from ..autograd.grad_mode import no_grad
from ..core.tensor import Tensor
from . import functional as F
from .init import normal_
from .module import Module
from .parameter import Parameter

__all__ = ["Embedding", "EmbeddingBag"]


class _Table(Module):
    """A weight with a row for each number."""

    num_embeddings: int
    embedding_dim: int
    padding_idx: int | None
    max_norm: float | None
    norm_type: float
    scale_grad_by_freq: bool
    sparse: bool
    weight: Parameter

    def _make_weight(self, weight: Tensor | None, frozen: bool, device: Any, dtype: Any) -> None:
        size = (self.num_embeddings, self.embedding_dim)
        if self.padding_idx is not None:
            if not -size[0] <= self.padding_idx < size[0]:
                raise AssertionError("Padding_idx must be within num_embeddings")
            self.padding_idx %= size[0]
        if weight is not None and tuple(weight.shape) != size:
            raise AssertionError("Shape of weight does not match num_embeddings and embedding_dim")
        values = functions.empty(size, device=device, dtype=dtype) if weight is None else weight
        self.weight = Parameter(values, requires_grad=not frozen)
        if weight is None:
            self.reset_parameters()

    def reset_parameters(self) -> None:
        """Draw the weight from a normal distribution; the row of `padding_idx` is zero."""
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
        """A layer whose weight is the matrix `embeddings`; it learns only where not `freeze`."""
        if embeddings.dim() != 2:
            raise AssertionError("Embeddings parameter is expected to be 2-dimensional")
        given = dict(zip(cls._PRETRAINED, args, strict=False)) | kw
        layer = cls(*embeddings.shape, _weight=embeddings, **given)
        layer.weight.requires_grad = not freeze
        return layer

    _PRETRAINED: tuple[str, ...]
    """Arguments of `from_pretrained` behind the first two."""

    def _shown(self, *names: str) -> str:
        usual = {"norm_type": 2, "scale_grad_by_freq": False, "sparse": False}
        parts = [f"{self.num_embeddings}, {self.embedding_dim}"]
        for name in names:
            value = getattr(self, name)
            if value != usual.get(name):
                parts.append(f"{name}={value!r}")
        return ", ".join(parts)


class Embedding(_Table):
    """The rows of a weight (num_embeddings, embedding_dim) whose numbers the input has.

    The row of `padding_idx` gets no gradient.  Rows that are looked up are shortened to the norm `max_norm`.
    """

    __constants__ = [
        *("num_embeddings", "embedding_dim", "padding_idx", "max_norm", "norm_type"),
        *("scale_grad_by_freq", "sparse"),
    ]
    _PRETRAINED = ("padding_idx", "max_norm", "norm_type", "scale_grad_by_freq", "sparse")

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
        super().__init__()
        self.num_embeddings, self.embedding_dim = num_embeddings, embedding_dim
        self.padding_idx, self.max_norm, self.norm_type = padding_idx, max_norm, norm_type
        self.scale_grad_by_freq, self.sparse = scale_grad_by_freq, sparse
        self._make_weight(_weight, _freeze, device, dtype)

    def forward(self, input: Tensor) -> Tensor:
        """The rows, (*, embedding_dim) for an input (*)."""
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
        """The arguments that are not the default ones."""
        return self._shown("padding_idx", "max_norm", "norm_type", "scale_grad_by_freq", "sparse")


class EmbeddingBag(_Table):
    """Sums, means or maxima of the rows of a weight, over bags of numbers."""

    __constants__ = [
        *("num_embeddings", "embedding_dim", "max_norm", "norm_type", "scale_grad_by_freq"),
        *("mode", "sparse", "include_last_offset", "padding_idx"),
    ]
    _PRETRAINED = (
        *("max_norm", "norm_type", "scale_grad_by_freq", "mode", "sparse"),
        *("include_last_offset", "padding_idx"),
    )

    def __init__(
        self,
        num_embeddings: int,
        embedding_dim: int,
        max_norm: float | None = None,
        norm_type: float = 2.0,
        scale_grad_by_freq: bool = False,
        mode: str = "mean",
        sparse: bool = False,
        _weight: Tensor | None = None,
        include_last_offset: bool = False,
        padding_idx: int | None = None,
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__()
        self.num_embeddings, self.embedding_dim = num_embeddings, embedding_dim
        self.max_norm, self.norm_type = max_norm, norm_type
        self.scale_grad_by_freq = scale_grad_by_freq
        self.mode, self.sparse = mode, sparse
        self.include_last_offset, self.padding_idx = include_last_offset, padding_idx
        self._make_weight(_weight, False, device, dtype)

    def forward(
        self,
        input: Tensor,
        offsets: Tensor | None = None,
        per_sample_weights: Tensor | None = None,
    ) -> Tensor:
        """A row for each bag: for each row of a matrix, or for each part of a vector that an offset begins."""
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
        """The arguments that are not the default ones."""
        return self._shown("max_norm", "norm_type", "scale_grad_by_freq", "mode", "padding_idx")
