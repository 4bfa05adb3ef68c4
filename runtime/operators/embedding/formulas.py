"""Derivative helpers of table look-ups."""

from __future__ import annotations

from gradsmith.generated import functions

from ...core.tensor import Tensor

_MEAN = 1
_MAX = 2
"""The mode of `_embedding_bag` that takes maxima."""


def embedding_bag_tangent(
    weight: Tensor,
    indices: Tensor,
    offsets: Tensor,
    mode: int,
    per_sample_weights: Tensor | None,
    include_last_offset: bool,
    padding_idx: int,
    bag_size: Tensor,
    maximum_indices: Tensor,
) -> Tensor:
    """The bags of the tangent of `weight`; maxima are taken where those of the weights themselves are."""
    if mode != _MAX:
        return functions._embedding_bag(
            weight,
            indices,
            offsets,
            mode=mode,
            per_sample_weights=per_sample_weights,
            include_last_offset=include_last_offset,
            padding_idx=padding_idx,
        )[0]
    return _maxima(weight, bag_size, maximum_indices)


def _maxima(table: Tensor, bag_size: Tensor, maximum_indices: Tensor) -> Tensor:
    """The elements of `table` where those of the weights are greatest in their bag, zeros for an empty one."""
    return table.gather(0, maximum_indices).masked_fill((bag_size == 0).unsqueeze(-1), 0)


def embedding_double_backward(
    grad: Tensor, indices: Tensor, padding_idx: int, scale_grad_by_freq: bool
) -> Tensor:
    """Gradient of `embedding_dense_backward`: what it added up, looked up."""
    if scale_grad_by_freq:
        raise RuntimeError("embedding: double backward with scale_grad_by_freq is not supported")
    rows = functions.embedding(grad, indices)
    return rows.masked_fill((indices == padding_idx).unsqueeze(-1), 0)


def embedding_bag_weights_double_backward(
    grads: Tensor,
    grad: Tensor,
    weight: Tensor,
    indices: Tensor,
    offset2bag: Tensor,
    padding_idx: int,
) -> tuple[Tensor, Tensor]:
    """The gradients of the bags' gradient `grad` and of the table `weight`.

    Each index has the inner product of its row of `weight` and its bag's row of `grad`; `grads` is the
    gradient of these products.
    """
    each = grads.masked_fill(indices == padding_idx, 0).unsqueeze(-1)
    to_bags = functions.zeros_like(grad).index_add(
        0, offset2bag, each * weight.index_select(0, indices)
    )
    to_rows = functions.zeros_like(weight).index_add(
        0, indices, each * grad.index_select(0, offset2bag)
    )
    return to_bags, to_rows


def embedding_bag_double_backward(
    grads: Tensor,
    grad: Tensor,
    indices: Tensor,
    offset2bag: Tensor,
    bag_size: Tensor,
    maximum_indices: Tensor,
    scale_grad_by_freq: bool,
    mode: int,
    per_sample_weights: Tensor | None,
    padding_idx: int,
) -> tuple[Tensor, Tensor | None]:
    """The gradients of the bags' gradient `grad` and of the weights of samples, from that of the table.

    Spreading the bags' gradient over the rows is linear in it; its transpose fills bags from rows.  Raises
    RuntimeError with `scale_grad_by_freq`.
    """
    if scale_grad_by_freq:
        raise RuntimeError(
            "embedding_bag: double backward with scale_grad_by_freq is not supported"
        )
    if mode == _MAX:
        return _maxima(grads, bag_size, maximum_indices), None
    rows = grads.index_select(0, indices)
    rows = rows.masked_fill((indices == padding_idx).unsqueeze(-1), 0)
    of_weights = None
    if per_sample_weights is not None:
        of_weights = (rows * grad.index_select(0, offset2bag)).sum(-1)
        rows = rows * per_sample_weights.unsqueeze(-1)
    if mode == _MEAN:
        sizes = bag_size.index_select(0, offset2bag).clamp(min=1)
        rows = rows / sizes.unsqueeze(-1)
    return functions.zeros_like(grad).index_add(0, offset2bag, rows), of_weights
