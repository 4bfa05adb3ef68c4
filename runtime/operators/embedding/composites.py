"""Bags of rows, in terms of the operator that keeps what its gradient needs."""

from __future__ import annotations

from typing import Any

from gradsmith.generated import functions

from ...core.dtypes import int64
from ...core.tensor import Tensor
from .embedding import no_classes, number_of_classes, unknown_number_of_classes


def embedding_bag(
    weight: Tensor, indices: Tensor, offsets: Tensor, /, *rest: Any
) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """`embedding_bag` in which every index counts, or all but the last argument of nine, `padding_idx`."""
    *options, padding_idx = rest if len(rest) == 6 else (*rest, None)
    if padding_idx is None:
        padding_idx = -1
    elif not -weight.shape[0] <= padding_idx < weight.shape[0]:
        raise RuntimeError(
            f"padding_idx must be within the number of embeddings, -{weight.shape[0]} through "
            f"{weight.shape[0] - 1}, but got {padding_idx}"
        )
    elif padding_idx < 0:
        padding_idx += weight.shape[0]
    arguments: Any = (weight, indices, offsets, *options, padding_idx)
    return functions._embedding_bag(*arguments)


def one_hot_decomposed(self: Tensor, num_classes: int = -1) -> Tensor:
    """Ones scattered into zeros.  RuntimeError for classes that are no int64, negative or too many."""
    if self.dtype is not int64:
        raise no_classes()
    if not self.numel():
        if num_classes <= 0:
            raise unknown_number_of_classes()
        return self.new_empty([*self.shape, num_classes])
    lowest, highest = functions.aminmax(self)
    num_classes = number_of_classes(lowest.item(), highest.item(), num_classes)
    result = functions.zeros([*self.shape, num_classes], dtype=self.dtype, device=self.device)
    return result.scatter_(-1, self.unsqueeze(-1), 1)
