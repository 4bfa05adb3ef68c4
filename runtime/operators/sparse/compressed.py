"""Compressed sparse matrices made from others, their parts, and arithmetic on them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...core.compressed import Compressed, compress_coo
from ...core.coo import Coo
from ...core.layout import LAYOUT_WORDS, sparse_coo, sparse_csr
from ...core.namespace import Array, default_dtype, np
from ..dims import normalize_dim
from .arithmetic import coo_add, coo_mul, coo_sum_dims, times
from .coordinates import coo_select, coo_sparse_mask, coo_unbind, coo_zeros


def compressed_alias(self: Compressed) -> Compressed:
    """The same indices and values."""
    return self.of_values(self.values)


def compressed_clone(self: Compressed, memory_format: Any) -> Compressed:
    """A copy with memory of its own."""
    return self.copy()


def compressed_to_copy(
    self: Compressed, dtype: Any, non_blocking: bool, memory_format: Any
) -> Compressed:
    """A copy as `dtype`, or as it is for None."""
    return self.copy() if dtype is None else self.copy().astype(dtype)


def compressed_copy(self: Compressed, src: Compressed, non_blocking: bool) -> Compressed:
    """`src` as the dtype of `self`.  RuntimeError for layouts or numbers of values that differ."""
    if not isinstance(self, Compressed):
        raise RuntimeError(
            f"copy_sparse_compressed_ expected sparse compressed tensor layout but got {layout_word(self)}"
        )
    if not isinstance(src, Compressed) or self.layout is not src.layout:
        raise RuntimeError(
            "torch.copy_: copy of sparse compressed tensors having different layouts is not supported. self layout is "
            f"{layout_word(self)} and src layout is {layout_word(src)}"
        )
    if self.nnz != src.nnz:
        raise RuntimeError(
            "torch.copy_: only sparse compressed tensors with the same number of specified elements are supported."
        )
    return src.copy().astype(self.dtype)


def layout_word(data: Any) -> str:
    """What messages call the layout."""
    return LAYOUT_WORDS[data.layout] if isinstance(data, (Coo, Compressed)) else "Strided"


def as_coo(data: Any) -> Any:
    """A compressed matrix by coordinates; anything else as it is."""
    return data.coo() if isinstance(data, Compressed) else data


def compressed_zeros(size: Sequence[int], dtype: Any, *, layout: Any) -> Compressed:
    """A matrix without elements but zeros."""
    if len(size) != 2:
        raise RuntimeError(
            "torch.empty: Only batched sparse compressed (non-block) tensors are supported, but got size "
            f"{list(size)}"
        )
    count = size[0] if layout is sparse_csr else size[1]
    indices = np.zeros(count + 1, np.int64), np.zeros(0, np.int64)
    return Compressed(layout, *indices, np.zeros(0, dtype or default_dtype()), tuple(size))


def compressed_empty(
    size: Sequence[int], dtype: Any, memory_format: Any, *, layout: Any
) -> Compressed:
    """As `compressed_zeros`."""
    return compressed_zeros(size, dtype, layout=layout)


def compressed_zeros_like(
    self: Compressed | Coo | Array, dtype: Any, memory_format: Any, *, layout: Any
) -> Compressed | Coo:
    """No elements but zeros, in the sizes of `self`, of its layout or the one asked for."""
    if layout is sparse_coo:
        return coo_zeros(self.shape, dtype or self.dtype)
    if not isinstance(self, Compressed):
        return compressed_zeros(self.shape, dtype or self.dtype, layout=layout)
    found = compressed_zeros(self.shape, dtype or self.dtype, layout=layout or self.layout)
    kind = self.plain.dtype
    indices = found.compressed.astype(kind), found.plain.astype(kind)
    return Compressed(found.layout, *indices, found.values, found.shape)


def compressed_empty_like(
    self: Compressed | Coo | Array, dtype: Any, memory_format: Any, *, layout: Any
) -> Compressed | Coo:
    """Zeros at the indices of `self`; those of another layout have none."""
    if isinstance(self, Compressed) and layout in (None, self.layout):
        return self.copy().of_values(np.zeros(self.nnz, dtype or self.dtype))
    return compressed_zeros_like(self, dtype, memory_format, layout=layout)


def compressed_ones_like(
    self: Compressed | Coo | Array, dtype: Any, memory_format: Any, *, layout: Any
) -> Compressed | Coo:
    """Ones at the indices of `self`, as in PyTorch, and zeros elsewhere."""
    found = compressed_empty_like(self, dtype, memory_format, layout=layout)
    return found.of_values(np.ones_like(found.values))


def compressed_new_zeros(self: Compressed, size: Sequence[int], dtype: Any, *, layout: Any) -> Any:
    """As `compressed_zeros`, in the layout and the dtype of `self`."""
    if layout is sparse_coo:
        return coo_zeros(size, dtype or self.dtype)
    return compressed_zeros(size, dtype or self.dtype, layout=layout or self.layout)


def compressed_zero(self: Compressed) -> Compressed:
    """As `compressed_zeros_like`."""
    found: Any = compressed_zeros_like(self, None, None, layout=None)
    return found  # type: ignore[no-any-return]


def compressed_fill(self: Compressed, value: Any) -> Compressed:
    """`value` at the indices of `self`."""
    return self.of_values(np.full_like(self.values, value))


def compressed_values(self: Compressed) -> Array:
    """The values, (nnz)."""
    return self.values


def compressed_to_dense(self: Compressed, dtype: Any, masked_grad: bool | None) -> Array:
    """All elements."""
    if dtype is not None:
        raise RuntimeError("dtype argument is not supported by sparse_csr_to_dense")
    return self.dense()


def compressed_sparse_mask(
    self: Compressed | Coo | Array, mask: Compressed | Coo
) -> Compressed | Coo:
    """The elements of `self` at the indices of `mask`, zeros included."""
    if not isinstance(mask, Compressed):
        return coo_sparse_mask(as_coo(self), mask)
    if not isinstance(self, (Coo, Compressed)) and self.shape == mask.shape:
        return mask.of_values(self[mask.places()])
    return mask.of_values(coo_sparse_mask(as_coo(self), mask.coo()).values)


def compressed_add(
    self: Compressed | Coo | Array, other: Compressed | Coo | Array, alpha: complex
) -> Compressed | Array:
    """The sum of `self` and `alpha` times `other`; dense if one of them is."""
    if isinstance(self, Compressed) and isinstance(other, Compressed) and self.shape != other.shape:
        raise RuntimeError(
            "torch.add: Expected input tensors to have the same shape, but got tensor `self` with shape "
            f"{list(self.shape)} and tensor `other` with shape {list(other.shape)}"
        )
    if self.shape != other.shape:
        dense, sparse = (self, other) if isinstance(other, (Coo, Compressed)) else (other, self)
        raise RuntimeError(
            f"add: expected 'self' and 'other' to have same size, but self has size {list(dense.shape)} while other has size "
            f"{list(sparse.shape)} (FYI: op2-sparse addition does not currently support broadcasting)"
        )
    left, right = as_coo(self), as_coo(other)
    if not isinstance(right, Coo):
        found: Any = coo_add(right if alpha == 1 else times(right, alpha), left, 1)
        return found  # type: ignore[no-any-return]
    found = coo_add(left, right, alpha)
    if not isinstance(found, Coo):
        return found  # type: ignore[no-any-return]
    first: Any = self if isinstance(self, Compressed) else other
    if isinstance(self, Compressed) and found.indices is left.indices:  # of both the same
        return self.of_values(found.values)
    return compress_coo(first.layout, found)


def compressed_mul(self: Compressed | Coo | Array, other: Compressed | Coo | Array) -> Compressed:
    """The product: at the indices of a sparse factor, or of both."""
    own: Any = self if isinstance(self, Compressed) else other
    given: Any = other if own is self else self
    if given.ndim and given.shape != own.shape:
        raise RuntimeError(
            "sparse_binary_op_intersection_cpu(): expects sparse inputs with equal dimensionality, number of sparse dimensions, "
            "and shape of sparse dimensions"
            if isinstance(given, (Coo, Compressed))
            else f"sparse_mask(): operands have incompatible sizes; self has size {list(given.shape)} but mask has size "
            f"{list(own.shape)}"
        )
    if not isinstance(given, (Coo, Compressed)):
        return own.of_values(coo_mul(own.coo(), given).values)  # type: ignore[no-any-return]
    left, right = own.coo(), as_coo(given)
    if left.is_coalesced and right.is_coalesced and np.array_equal(left.indices, right.indices):
        return own.of_values(left.values * right.values)  # type: ignore[no-any-return]
    return compress_coo(own.layout, coo_mul(left, right))


def compressed_sum_dims(
    self: Compressed, dim: Sequence[int] | None, keepdim: bool, dtype: Any
) -> Compressed | Array:
    """Sums along `dim`, whose extents become one.  RuntimeError without `keepdim`."""
    if not keepdim:
        raise RuntimeError("reduction operations on CSR tensors with keepdim=False is unsupported")
    found: Any = coo_sum_dims(self.coo(), dim, True, dtype)
    return compress_coo(self.layout, found)


def compressed_threshold_backward(
    grad_output: Compressed | Coo | Array, self: Compressed, threshold: float
) -> Compressed:
    """The gradient where `self` is above `threshold`."""
    if not isinstance(self, Compressed):
        raise NotImplementedError(
            "threshold_backward of compressed sparse tensors takes one; call x.to_dense() before"
        )
    grads: Any = compressed_sparse_mask(grad_output, self)
    kept = self.values > threshold
    return self.of_values(np.where(kept, grads.values, np.zeros((), grads.dtype)))


def compressed_transpose(self: Compressed, dim0: int, dim1: int) -> Compressed:
    """Two dimensions exchanged: by rows becomes by columns."""
    same = normalize_dim(dim0, 2) == normalize_dim(dim1, 2)
    return compressed_alias(self) if same else self.transposed()


def compressed_t(self: Compressed) -> Compressed:
    """The transpose: by rows becomes by columns."""
    return self.transposed()


def compressed_select(self: Compressed, dim: int, index: int) -> Coo | Array:
    """The slice of `dim` at `index`, by coordinates."""
    return coo_select(self.coo(), dim, index)


def compressed_unbind(self: Compressed, dim: int) -> list[Coo | Array]:
    """All slices of `dim`, by coordinates."""
    return coo_unbind(self.coo(), dim)
