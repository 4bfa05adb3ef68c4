"""Matrix products of two operands: mm, bmm, mv, dot, outer, matmul and linear.

Two-dimensional float and complex products use ``ndarray.dot``, which reaches the same BLAS routines as
``matmul`` at a third of its overhead for small operands; batches use ``matmul``.
"""

from __future__ import annotations

import sys
from math import prod
from typing import Any

from ...core.namespace import Array, DType, host, np
from ...core.result import Result
from ..linalg.checks import (
    broadcast_batches,
    check_expands,
    check_same_dtype,
    check_vectors,
    product,
)
from ..promotion import promote_dtypes
from ..scalar_types import require_same_type, scalar_type_name

_BLAS = frozenset("fdFD")


def matmul_shape(self: Array, other: Array) -> Result:
    """The shape of a product that broadcasts vectors and batches.

    Raises RuntimeError for 0-d operands, differing dtypes and shapes that do not fit.
    """
    dim, other_dim = self.ndim, other.ndim
    if dim == 2 and other_dim == 2:
        return mm_shape(self, other)
    if not dim or not other_dim:
        raise RuntimeError(
            "both arguments to matmul need to be at least 1D, "
            f"but they are {dim}D and {other_dim}D"
        )
    if dim == 1 and other_dim == 1:
        return vdot_shape(self, other)
    if other_dim == 1:
        check_vector_dtypes(other.dtype, self.dtype, other.dtype)
    elif other_dim == 2:
        check_same_dtype("expected m1 and m2", self, other)
    else:
        require_same_type(self, other)
    if self.shape[-1] != (other.shape[-2] if other_dim > 1 else other.shape[0]):
        _refuse_products(self, other)
    batch = broadcast_batches(self.shape[:-2], other.shape[:-2])
    columns = other.shape[-1:] if other_dim > 1 else ()
    return Result(batch + self.shape[-2:-1] + columns, self.dtype)


def mm_shape(self: Array, mat2: Array) -> Result:
    """The shape of a product of matrices; RuntimeError unless they fit and have one dtype."""
    if self.ndim != 2 or mat2.ndim != 2:
        raise RuntimeError("self must be a matrix" if self.ndim != 2 else "mat2 must be a matrix")
    if self.shape[1] != mat2.shape[0]:
        raise _unfit_matrices(self.shape, mat2.shape)
    check_same_dtype("expected m1 and m2", self, mat2)
    return Result((self.shape[0], mat2.shape[1]), self.dtype)


def _unfit_matrices(left: tuple[int, ...], right: tuple[int, ...]) -> RuntimeError:
    return RuntimeError(
        f"mat1 and mat2 shapes cannot be multiplied ({left[0]}x{left[1]} and {right[0]}x{right[1]})"
    )


def unfit_vector(size: int, mat: Array, vec: Array) -> RuntimeError:
    """The error of a vector that is not as long as the rows of a matrix; `size` is that of what is added."""
    return RuntimeError(
        f"size mismatch, got input ({size}), mat ({mat.shape[0]}x{mat.shape[1]}), "
        f"vec ({vec.shape[0]})"
    )


def _unfit_batches(count: int, inner: int, others: int, depth: int) -> RuntimeError:
    return RuntimeError(
        f"Expected size for first two dimensions of batch2 tensor to be: [{count}, {inner}] "
        f"but got: [{others}, {depth}]."
    )


def check_vector_dtypes(*dtypes: DType) -> None:
    """RuntimeError unless what is added, the matrix and the vector have one dtype."""
    if dtypes.count(dtypes[0]) != 3:
        first, second, third = map(scalar_type_name, dtypes)
        raise RuntimeError(
            f"addmv input tensors must have the same dtype, but got {first}, {second}, and {third}"
        )


def check_factor_dtypes(first: DType, second: DType) -> None:
    """RuntimeError unless factors of a product to which something is added have one dtype."""
    check_sum_dtypes(first, second, "mat1")


def check_sum_dtypes(first: DType, second: DType, name: str = "self") -> None:
    """RuntimeError unless what is added to a product has the dtype of that."""
    if first != second:
        raise RuntimeError(
            f"{name} and mat2 must have the same dtype, but got "
            f"{scalar_type_name(first)} and {scalar_type_name(second)}"
        )


def is_narrow(dtype: np.dtype[Any]) -> bool:
    """Whether products of this dtype, floats of two bytes, are computed in float32."""
    return dtype.itemsize == 2 and dtype.kind not in "iu"


def mm(self: Array, mat2: Array, *, out: Array | None = None) -> Array:
    """The product of the matrices `self` (n, k) and `mat2` (k, m): a matrix (n, m), in `out` if given."""
    if self.dtype.char in _BLAS:
        return self.dot(mat2, out)
    return product(self, mat2, out)


def check_batches(batch1: Array, batch2: Array) -> None:
    """RuntimeError unless both are batches of matrices."""
    if batch1.ndim != 3 or batch2.ndim != 3:
        raise RuntimeError(f"batch{1 if batch1.ndim != 3 else 2} must be a 3D tensor")


def bmm_shape(self: Array, mat2: Array) -> Result:
    """The shape of a batch of products; RuntimeError unless they fit and have one dtype."""
    check_batches(self, mat2)
    require_same_type(self, mat2)
    batch, rows, inner = self.shape
    if mat2.shape[0] != batch or mat2.shape[1] != inner:
        raise _unfit_batches(batch, inner, *mat2.shape[:2])
    return Result((batch, rows, mat2.shape[2]), self.dtype)


def bmm(self: Array, mat2: Array, *, out: Array | None = None) -> Array:
    """Matrix products of a batch: (b, n, k) and (b, k, m) give (b, n, m), in `out` if it is given."""
    return product(self, mat2, out)


def mv_shape(self: Array, vec: Array) -> Result:
    """The shape of a matrix times a vector; RuntimeError unless they fit and have one dtype."""
    if self.ndim != 2 or vec.ndim != 1:
        raise RuntimeError(f"vector + matrix @ vector expected, got 1, {self.ndim}, {vec.ndim}")
    if self.shape[1] != vec.shape[0]:
        raise unfit_vector(self.shape[0], self, vec)
    check_vector_dtypes(vec.dtype, self.dtype, vec.dtype)
    return Result(self.shape[:1], self.dtype)


def mv(self: Array, vec: Array) -> Array:
    """The product of a matrix (n, m) and a vector (m,): a vector (n,)."""
    if self.dtype.char in _BLAS:
        result: Array = self.dot(vec)
        return result
    return product(self, vec[:, None])[:, 0]


def vdot_shape(self: Array, other: Array, /) -> Result:
    """A 0-d result; RuntimeError unless there are two vectors of one length and dtype."""
    if self.ndim != 1 or other.ndim != 1:
        raise RuntimeError(f"1D tensors expected, but got {self.ndim}D and {other.ndim}D tensors")
    if self.dtype != other.dtype:
        raise RuntimeError(
            "dot : expected both vectors to have same dtype, but found "
            f"{scalar_type_name(self.dtype)} and {scalar_type_name(other.dtype)}"
        )
    if self.shape != other.shape:
        raise RuntimeError(
            "inconsistent tensor size, expected tensor "
            f"[{self.shape[0]}] and src [{other.shape[0]}] to have the same number of elements, "
            f"but got {self.shape[0]} and {other.shape[0]} elements respectively"
        )
    return Result((), self.dtype)


def dot(self: Array, tensor: Array) -> Array:
    """The sum of the products of two vectors, without conjugation."""
    if self.dtype.char in _BLAS:
        return np.asarray(self.dot(tensor))
    return product(self[None, :], tensor[:, None])[0, 0, ...]


def vdot(self: Array, other: Array) -> Array:
    """The sum of the products of two vectors, the first one conjugated."""
    if self.dtype.kind == "c":
        return np.asarray(np.vdot(self, other))
    return dot(self, other)


def outer_shape(self: Array, vec2: Array) -> Result:
    """The shape of an outer product."""
    check_vectors("outer", self=self, vec2=vec2)
    return Result((self.shape[0], vec2.shape[0]), promote_dtypes(self.dtype, vec2.dtype))


def outer(self: Array, vec2: Array) -> Array:
    """The products of each element of one vector with each of another: (n,) and (m,) give (n, m)."""
    dtype = promote_dtypes(self.dtype, vec2.dtype)
    result: Array = self.astype(dtype, copy=False)[:, None] * vec2.astype(dtype, copy=False)
    return result


def matmul(self: Array, other: Array) -> Array:
    """The matrix product with the broadcasting of vectors, matrices and batches of matrices.

    A batch times one matrix is one large product when the batch's rows lie in memory as a matrix.
    """
    dim, other_dim = self.ndim, other.ndim
    if dim == 2 and other_dim == 2:
        return mm(self, other)
    if dim == 1 and other_dim == 1:
        return dot(self, other)
    inner = other.shape[-2] if other_dim > 1 else other.shape[0]
    if other_dim <= 2 and (dim < 3 or self.flags.c_contiguous) and self.dtype.char in _BLAS:
        if dim < 3:
            result: Array = self.dot(other)
            return result
        rows = self.reshape(-1, inner).dot(other) if inner else None
        if rows is not None:
            result = rows.reshape(self.shape[:-1] + other.shape[1:])
            return result
    if dim == 1:
        return product(self[None, :], other)[..., 0, :]
    if other_dim == 1:
        return product(self, other[:, None])[..., 0]
    return product(self, other)


def _refuse_products(self: Array, other: Array) -> None:
    dim, other_dim = self.ndim, other.ndim
    if other_dim == 1 and dim == 2:
        raise unfit_vector(self.shape[0], self, other)
    if other_dim <= 2 or dim <= 2:
        left = self.reshape(-1, self.shape[-1]) if dim <= 2 or self.size else self[..., -1, :]
        right = other.shape[-2:] if other_dim > 1 else (other.shape[0], 1)
        raise _unfit_matrices((left.shape[0], left.shape[-1]), right)
    count = prod(broadcast_batches(self.shape[:-2], other.shape[:-2]))
    raise _unfit_batches(count, self.shape[-1], count, other.shape[-2])


def linear_shape(input: Array, weight: Array, bias: Array | None) -> Result:
    """The shape of ``input @ weight.T``; RuntimeError unless all fit and have one dtype."""
    if not input.ndim or not weight.ndim:
        raise RuntimeError(
            "both arguments to linear need to be at least 1D, but they are "
            f"{input.ndim}D and {weight.ndim}D"
        )
    if weight.ndim > 2:
        raise RuntimeError(f"t() expects a tensor with <= 2 dimensions, but self is {weight.ndim}D")
    if bias is not None:
        check_sum_dtypes(bias.dtype, weight.dtype)
        check_factor_dtypes(input.dtype, weight.dtype)
    result = matmul_shape(input, weight.T)
    if bias is not None:
        check_expands(bias, result.shape)
    return result


_MANY = 500_000 if np is host else sys.maxsize
"""Multiplications of a product that OpenBLAS computes with copies of its factors."""


def goes_turned(rows: Array, matrix: Array) -> bool:
    """Whether ``(matrix @ rows.T).T`` takes less time than ``rows @ matrix.T``, which are equal up to rounding.

    OpenBLAS copies the second factor of a product block by block: of a few rows and a large matrix it should be the rows.
    They take half the time then in single precision; in double precision the difference is lost elsewhere.
    """
    count, width = rows.shape
    few: bool = 1 < count <= 64 and 8 * count <= width
    return few and bool(count * matrix.size >= _MANY) and rows.dtype.char == "f"


def linear(input: Array, weight: Array, bias: Array | None) -> Array:
    """``input @ weight.T + bias``: (..., k), (n, k) and (n,) give (..., n); a 1-d weight gives (...)."""
    if input.ndim == 2 and weight.ndim == 2 and input.dtype.char in _BLAS:
        # The common case, once more without matmul's questions.
        turned = goes_turned(input, weight)
        output: Array
        if turned:
            product = weight.dot(input.T).T
            output = (
                np.ascontiguousarray(product) if bias is None else np.add(product, bias, order="C")
            )
            return output
        if bias is None:
            return input.dot(weight.T)  # type: ignore[no-any-return]
        if bias.ndim == 1 and bias.shape[0] == weight.shape[0]:
            result = input.dot(weight.T)
            output = np.add(result, bias, result)
            return output
    if bias is not None and is_narrow(input.dtype):  # rounded once
        wide = [array.astype(np.float32) for array in (input, weight, bias)]
        return linear(*wide).astype(input.dtype)
    result = matmul(input, weight.T)
    if bias is None:
        return result
    if result.ndim:
        return np.add(result, bias, result)
    return np.add(result, bias, out=...)


def trace_shape(self: Array) -> Result:
    """0-d; bool and integers sum to int64."""
    if self.ndim != 2:
        raise RuntimeError(f"trace: expected a matrix, but got tensor with dim {self.ndim}")
    return Result((), np.dtype(np.int64) if self.dtype.kind in "biu" else self.dtype)


def trace(self: Array) -> Array:
    """The sum of the diagonal of a matrix; bool and integers sum to int64."""
    if self.dtype.kind in "biu":
        return np.asarray(self.trace(dtype=np.int64))
    if self.dtype.itemsize < 4:
        return np.asarray(self.trace(dtype=np.float32)).astype(self.dtype)
    return np.asarray(self.trace())
