"""Meta kernels of matrix products: shapes and dtypes, with the shape errors of the real kernels."""

from __future__ import annotations

from gradsmith.kernels.linalg_checks import broadcast_batches
from gradsmith.kernels.namespace import Array, empty, np

__all__ = [
    "meta_addbmm",
    "meta_addmm",
    "meta_addmv",
    "meta_baddbmm",
    "meta_bmm",
    "meta_broadcast",
    "meta_cdist_backward",
    "meta_cdist_forward",
    "meta_linear",
    "meta_matmul",
    "meta_mm",
    "meta_mv",
    "meta_outer",
    "meta_pdist_backward",
    "meta_pdist_forward",
    "meta_scalar",
    "meta_trace",
]

Number = bool | int | float | complex


def meta_scalar(self: Array, *rest: object) -> Array:
    """A 0-d result in the dtype of `self`."""
    return empty((), self.dtype)


def meta_broadcast(self: Array, other: Array, *rest: object) -> Array:
    """A result of the shape that two operands broadcast to."""
    return empty(broadcast_batches(self.shape, other.shape), np.result_type(self, other))


def meta_mm(self: Array, mat2: Array) -> Array:
    """The shape of a product of matrices."""
    if self.ndim != 2 or mat2.ndim != 2:
        raise RuntimeError("self must be a matrix" if self.ndim != 2 else "mat2 must be a matrix")
    if self.shape[1] != mat2.shape[0]:
        raise RuntimeError(
            "mat1 and mat2 shapes cannot be multiplied "
            f"({self.shape[0]}x{self.shape[1]} and {mat2.shape[0]}x{mat2.shape[1]})"
        )
    return empty((self.shape[0], mat2.shape[1]), self.dtype)


def meta_bmm(self: Array, mat2: Array) -> Array:
    """The shape of a batch of products."""
    if self.ndim != 3 or mat2.ndim != 3:
        which = "batch1" if self.ndim != 3 else "batch2"
        raise RuntimeError(f"{which} must be a 3D tensor")
    if self.shape[0] != mat2.shape[0] or self.shape[2] != mat2.shape[1]:
        raise RuntimeError(
            "Expected size for first two dimensions of batch2 tensor to be: "
            f"[{self.shape[0]}, {self.shape[2]}] but got: [{mat2.shape[0]}, {mat2.shape[1]}]."
        )
    return empty((self.shape[0], self.shape[1], mat2.shape[2]), self.dtype)


def meta_mv(self: Array, vec: Array) -> Array:
    """The shape of a matrix times a vector."""
    if self.ndim != 2 or vec.ndim != 1 or self.shape[1] != vec.shape[0]:
        raise RuntimeError(f"size mismatch, got mat {list(self.shape)}, vec {list(vec.shape)}")
    return empty(self.shape[:1], self.dtype)


def meta_outer(self: Array, vec2: Array) -> Array:
    """The shape of an outer product."""
    if self.ndim != 1 or vec2.ndim != 1:
        which, ndim = ("self", self.ndim) if self.ndim != 1 else ("vec2", vec2.ndim)
        raise RuntimeError(f"outer: Expected 1-D argument {which}, but got {ndim}-D")
    return empty((self.shape[0], vec2.shape[0]), np.result_type(self, vec2))


def meta_matmul(self: Array, other: Array) -> Array:
    """The shape of a product that broadcasts vectors and batches."""
    if not self.ndim or not other.ndim:
        raise RuntimeError(
            "both arguments to matmul need to be at least 1D, "
            f"but they are {self.ndim}D and {other.ndim}D"
        )
    inner = other.shape[-2] if other.ndim > 1 else other.shape[0]
    if self.shape[-1] != inner:
        raise RuntimeError(
            f"mat1 and mat2 shapes cannot be multiplied ({list(self.shape)} and {list(other.shape)})"
        )
    batch = broadcast_batches(self.shape[:-2], other.shape[:-2])
    rows = self.shape[-2:-1]
    columns = other.shape[-1:] if other.ndim > 1 else ()
    return empty(batch + rows + columns, self.dtype)


def meta_linear(input: Array, weight: Array, bias: Array | None) -> Array:
    """The shape of ``input @ weight.T``."""
    return meta_matmul(input, weight.T)


def meta_addmm(self: Array, mat1: Array, mat2: Array, beta: Number, alpha: Number) -> Array:
    """The shape of the product."""
    return meta_mm(mat1, mat2)


def meta_addmv(self: Array, mat: Array, vec: Array, beta: Number, alpha: Number) -> Array:
    """The shape of the product."""
    return meta_mv(mat, vec)


def meta_baddbmm(self: Array, batch1: Array, batch2: Array, beta: Number, alpha: Number) -> Array:
    """The shape of the products."""
    return meta_bmm(batch1, batch2)


def meta_addbmm(self: Array, batch1: Array, batch2: Array, beta: Number, alpha: Number) -> Array:
    """The shape of one of the products."""
    return empty(meta_bmm(batch1, batch2).shape[1:], self.dtype)


def meta_trace(self: Array) -> Array:
    """0-d; bool and integers sum to int64."""
    if self.ndim != 2:
        raise RuntimeError(f"trace: expected a matrix, but got tensor with dim {self.ndim}")
    return empty((), np.dtype(np.int64) if self.dtype.kind in "biu" else self.dtype)


def meta_cdist_forward(x1: Array, x2: Array, p: float, compute_mode: int | None) -> Array:
    """(…, rows of x1, rows of x2)."""
    batch = broadcast_batches(x1.shape[:-2], x2.shape[:-2])
    return empty((*batch, x1.shape[-2], x2.shape[-2]), np.result_type(x1, x2))


def meta_cdist_backward(grad: Array, x1: Array, x2: Array, p: float, cdist: Array) -> Array:
    """The shape of x1 with the batch broadcast."""
    return empty((*grad.shape[:-2], *x1.shape[-2:]), x1.dtype)


def meta_pdist_forward(self: Array, p: float) -> Array:
    """One distance for each pair of rows."""
    rows = self.shape[0]
    return empty((rows * (rows - 1) // 2,), self.dtype)


def meta_pdist_backward(grad: Array, self: Array, p: float, pdist: Array) -> Array:
    """The shape of the rows."""
    return empty(self.shape, self.dtype)
