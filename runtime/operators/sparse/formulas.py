"""Derivative helpers of sparse tensors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gradsmith.generated import functions

from ...core.compressed import Compressed
from ...core.layout import strided
from ...core.tensor import Tensor, wrap
from .composites import with_values


def values_backward(grad: Tensor, self: Tensor) -> Tensor:
    """The gradient of a coalesced tensor from that of its values."""
    return with_values(self, grad)


def values_at_coordinates(grad: Tensor, indices: Tensor) -> Tensor:
    """The gradient of the values at `indices` from that of the tensor that they make."""
    if grad.is_sparse:
        return functions._values_at(grad, indices)
    return grad[tuple(indices.unbind(0))]


def values_at_backward(grad: Tensor, indices: Tensor, size: Sequence[int]) -> Tensor:
    """The gradient of a tensor of `size` from that of its values at `indices`, which add up where one repeats."""
    return functions._sparse_coo_tensor_with_dims_and_tensors(
        len(indices), grad.ndim - 1, size, indices, grad
    )


def to_dense_backward(grad: Tensor, self: Tensor, masked_grad: bool | None) -> Tensor:
    """At the coordinates of `self`, unless `masked_grad` is False."""
    if masked_grad is False:
        if self.is_sparse:
            return grad.to_sparse(self.sparse_dim())
        return grad.to_sparse(layout=self.layout)
    return grad.sparse_mask(as_mask(self))


def as_mask(self: Tensor) -> Tensor:
    """A tensor of the coordinates of `self`, each once where it goes by coordinates."""
    return self.coalesce() if self.is_sparse else self


def to_layout(grad: Tensor, self: Tensor) -> Tensor:
    """The gradient in the layout of `self`, of which a conversion to another one is differentiated."""
    return grad.to_sparse(layout=self.layout)


def sparse_mask_backward(grad: Tensor, self: Tensor, mask: Tensor) -> Tensor:
    """At the coordinates of `mask`, as often as they are there; as dense as `self`."""
    at_mask = grad.sparse_mask(mask)
    return at_mask.to_sparse(layout=self.layout)


def product_at_coordinates(grad: Tensor, mat2: Tensor, mat1: Tensor) -> Tensor:
    """``grad.mm(mat2.conj().t())``, of which only the elements at the coordinates of a sparse `mat1` are computed."""
    if mat1.layout is strided or mat2.layout is not strided:
        return grad.mm(mat2.conj().t())
    own = as_mask(mat1)
    rows, columns = places(own)
    products = grad.index_select(0, rows) * mat2.conj().index_select(0, columns)
    return with_values(own, products.sum(1))


def places(self: Tensor) -> tuple[Tensor, ...]:
    """The rows and the columns of the values of a sparse matrix."""
    data: Any = self._data_
    if isinstance(data, Compressed):
        return tuple(map(wrap, data.places()))
    return tuple(self._indices().unbind(0))


def sampled_addmm_backward(
    grad: Tensor,
    mat1: Tensor,
    mat2: Tensor,
    self: Tensor,
    beta: complex,
    alpha: complex,
    needed: Sequence[bool],
) -> list[Tensor | None]:
    """The gradients of `sparse_sampled_addmm`: of what is added to, and of both matrices."""
    at_self = grad.sparse_mask(self)
    scaled = at_self if alpha == 1 else at_self * alpha
    return [
        (at_self if beta == 1 else at_self * beta) if needed[0] else None,
        scaled.mm(mat2.conj().t()) if needed[1] else None,
        mat1.conj().t().mm(scaled) if needed[2] else None,
    ]


def embedding_sparse_backward(
    grad: Tensor, indices: Tensor, num_weights: int, padding_idx: int, scale_grad_by_freq: bool
) -> Tensor:
    """The gradient of a table: the rows that were read, each as often as it was.

    Raises RuntimeError with `scale_grad_by_freq`.
    """
    if scale_grad_by_freq:
        raise _scaled_by_frequency()
    places, rows = indices.reshape(-1), grad.reshape(-1, grad.shape[-1])
    return _rows_of_table(places, rows, num_weights, padding_idx)


def _scaled_by_frequency() -> RuntimeError:
    return RuntimeError(
        "embedding_backward: scale_grad_by_freq not supported with sparse gradients"
    )


def _rows_of_table(places: Tensor, rows: Tensor, num_weights: int, padding_idx: int) -> Tensor:
    if padding_idx >= 0:
        kept = (places != padding_idx).nonzero().squeeze(1)
        places, rows = places.index_select(0, kept), rows.index_select(0, kept)
    size = [num_weights, rows.shape[-1]]
    return functions._sparse_coo_tensor_with_dims_and_tensors(
        1, 1, size, places.long().unsqueeze(0), rows
    )


def embedding_bag_sparse_backward(
    grad: Tensor,
    indices: Tensor,
    offset2bag: Tensor,
    bag_size: Tensor,
    num_weights: int,
    scale_grad_by_freq: bool,
    mode: int,
    per_sample_weights: Tensor | None,
    padding_idx: int,
) -> Tensor:
    """As `embedding_sparse_backward`, of bags that are summed (mode 0) or averaged (1)."""
    bagged = (offset2bag < len(grad)).nonzero().squeeze(1)
    indices, bags = indices.index_select(0, bagged), offset2bag.index_select(0, bagged)
    rows = grad.index_select(0, bags)
    if mode == 1:
        sizes = functions.clamp(bag_size.index_select(0, bags), min=1)
        rows = rows / sizes.unsqueeze(-1)
    if per_sample_weights is not None:
        rows = rows * per_sample_weights.index_select(0, bagged).unsqueeze(-1)
    if scale_grad_by_freq:
        raise _scaled_by_frequency()
    return _rows_of_table(indices, rows, num_weights, padding_idx)
