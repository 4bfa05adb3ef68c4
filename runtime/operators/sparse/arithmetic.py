"""Arithmetic on sparse tensors: what keeps zeros zero works on values alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ...core.coo import Coo
from ...core.namespace import Array, np
from .coordinates import coo_sparse_mask, coo_values_at


def of_values(self: Coo, *, pointwise: Callable[..., Array]) -> Coo:
    """A function that is zero at zero: of the values, once each coordinate is there once."""
    own = self.coalesced()
    return own.of_values(pointwise(own.values))


def coo_neg(self: Coo) -> Coo:
    """The negative."""
    return self.of_values(-self.values)


def coo_pow(self: Coo, exponent: complex) -> Coo:
    """To a power.  RuntimeError for the zeroth, which is 1 at zero."""
    if exponent == 0:
        raise RuntimeError("cannot raise to zeroth power on sparse tensor; it would make it dense")
    own = self.coalesced()
    if isinstance(exponent, float) and own.dtype.kind in "biu":
        raise RuntimeError(
            f"pow: a fractional power cannot be stored as {own.dtype}; convert the sparse tensor before"
        )
    return own.of_values(own.values ** np.asarray(exponent, own.dtype))


def coo_add(self: Coo | Array, other: Coo | Array, alpha: complex) -> Coo | Array:
    """The sum of `self` and `alpha` times `other`; dense if `self` is, RuntimeError if `other` alone is."""
    if not isinstance(other, Coo):
        raise RuntimeError("add(sparse, dense) is not supported. Use add(dense, sparse) instead.")
    if self.shape != other.shape:
        sparse = isinstance(self, Coo)
        raise RuntimeError(
            f"add: expected sizes of 'self' and 'other' to match, but {list(self.shape)} != {list(other.shape)}"
            if sparse
            else f"add: expected 'self' and 'other' to have same size, but self has size {list(self.shape)} while other has "
            f"size {list(other.shape)} (FYI: dense-sparse addition does not currently support broadcasting)"
        )
    if alpha != 1:
        other = other.of_values(times(other.values, alpha))
    if not isinstance(self, Coo):
        found, own = self.copy(), other.coalesced()
        found[tuple(own.indices)] += own.values if own.sparse_dim else own.values.sum(0)
        return found
    if self.sparse_dim != other.sparse_dim:
        raise RuntimeError(
            "add: expected 'self' and 'other' to have same number of sparse dimensions, but "
            f"{self.sparse_dim} != {other.sparse_dim}"
        )
    if np.array_equal(self.indices, other.indices):
        flag = self.is_coalesced and other.is_coalesced
        return Coo(self.indices, self.values + other.values, self.shape, flag)
    indices = np.concatenate([self.indices, other.indices], 1)
    both = Coo(indices, np.concatenate([self.values, other.values]), self.shape)
    return both.coalesced() if self.is_coalesced and other.is_coalesced else both


def times(values: Array, factor: complex) -> Array:
    """`values` times a number.  RuntimeError for whole numbers and a factor that is none."""
    if isinstance(factor, float) and values.dtype.kind in "biu":
        raise RuntimeError(
            "For integral input tensors, argument alpha must not be a floating point number."
        )
    return np.asarray(values * np.asarray(factor, values.dtype))


def coo_sub(self: Coo | Array, other: Coo | Array, alpha: complex) -> Coo | Array:
    """`coo_add` with `-alpha`."""
    return coo_add(self, other, -alpha)


def coo_mul(self: Coo | Array, other: Coo | Array) -> Coo:
    """The product: at the coordinates of a sparse factor, or of both."""
    if isinstance(self, Coo) and isinstance(other, Coo):
        if other.shape != self.shape or other.sparse_dim != self.sparse_dim:
            raise RuntimeError(
                f"mul: expected sizes of 'self' and 'other' to match, but {list(self.shape)} != {list(other.shape)}"
            )
        left, right = self.coalesced(), other.coalesced()
        shared = np.isin(left.places(), right.places(), assume_unique=True)
        left = Coo(left.indices[:, shared], left.values[shared], left.shape, True)
        both = self.is_coalesced and other.is_coalesced
        return Coo(left.indices, left.values * coo_values_at(right, left.indices), left.shape, both)
    own: Any
    dense: Any
    own, dense = (self, other) if isinstance(self, Coo) else (other, self)
    return own.of_values(own.values * _at_coordinates(own, dense))  # type: ignore[no-any-return]


def _at_coordinates(own: Coo, dense: Array) -> Array:
    """The elements of `dense`, broadcast, at the coordinates of `own`."""
    if not dense.ndim:
        return dense
    try:
        wide = np.broadcast_to(dense, own.shape)
    except ValueError:
        raise RuntimeError(
            f"mul: a dense operand of size {list(dense.shape)} does not broadcast to the sparse one's {list(own.shape)}; "
            "call x.to_dense() before"
        ) from None
    return np.asarray(wide[tuple(own.indices)])


def coo_div(self: Coo, other: Array) -> Coo:
    """The quotient by a number.  RuntimeError for a divisor with dimensions, which might have zeros."""
    if not isinstance(self, Coo) or isinstance(other, Coo) or other.ndim:
        raise RuntimeError(
            "Sparse division requires a scalar or zero-dim dense tensor divisor (got shape "
            f"{list(other.shape)} for divisor)"
        )
    return self.of_values(self.values / other)


def coo_sum(self: Coo, dtype: Any) -> Array:
    """The sum of all elements; integers and Booleans add up in int64."""
    return np.asarray(self.values.sum(dtype=dtype or _summed(self.dtype)))


def coo_sum_dims(self: Coo, dim: Sequence[int] | None, keepdim: bool, dtype: Any) -> Coo | Array:
    """Sums along `dim`, sparse while a sparse dimension is left; with `keepdim` they keep extents of one."""
    dims = sorted({d % self.ndim for d in dim} if dim else range(self.ndim))
    count = self.sparse_dim
    dtype = dtype or _summed(self.dtype)
    axes = tuple(d - count + 1 for d in dims if d >= count)
    values = self.values.sum(axes, dtype=dtype, keepdims=keepdim)
    dropped = [d for d in dims if d < count]
    if keepdim:
        indices = self.indices.copy()
        indices[dropped] = 0
        shape = tuple(1 if d in dims else n for d, n in enumerate(self.shape))
        return Coo(indices, values, shape, self.is_coalesced and not dropped)
    shape = tuple(n for d, n in enumerate(self.shape) if d not in dims)
    if len(dropped) == count:
        return np.asarray(values.sum(0, dtype=dtype))
    indices = np.delete(self.indices, dropped, 0)
    found = Coo(indices, values, shape, self.is_coalesced and not dropped)
    return found.coalesced()


def _summed(dtype: np.dtype[Any]) -> Any:
    return np.int64 if dtype.kind in "biu" else dtype


def coo_any(self: Coo) -> Array:
    """Whether an element is true."""
    return np.asarray(self.values.any())


def coo_norm(self: Coo, ord: float, dim: Sequence[int] | None, keepdim: bool, dtype: Any) -> Array:
    """The norm of all elements, of an order above zero."""
    if dim is not None or not ord > 0:
        raise NotImplementedError(
            "norms of sparse tensors are there of all elements and of orders above zero; call x.to_dense() before"
        )
    from ..linalg.norm import linalg_vector_norm

    values = self.coalesced().values.reshape(-1)
    found = linalg_vector_norm(values, ord, None, False, dtype) if values.size else 0
    return np.asarray(found, dtype or values.real.dtype).reshape(
        (1,) * self.ndim if keepdim else ()
    )


def coo_threshold_backward(grad_output: Coo | Array, self: Coo, threshold: float) -> Coo:
    """The gradient where `self` is above `threshold`, which is zero or more."""
    if not isinstance(self, Coo) or threshold < 0:
        raise NotImplementedError(
            "threshold_backward of sparse tensors takes a sparse one and no threshold below zero; call x.to_dense() before"
        )
    own = self.coalesced()
    kept = own.values > threshold
    grads = coo_sparse_mask(grad_output, own)
    return own.of_values(np.where(kept, grads.values, np.zeros((), grads.dtype)))
