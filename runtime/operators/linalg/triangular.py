"""Triangular systems, and what Cholesky factors solve by two of them."""

from __future__ import annotations

from ...core.namespace import Array, np
from ...core.result import Result, orders
from ...core.warn import warn_deprecated
from ..memory_formats import in_columns
from .checks import (
    broadcast_batches,
    broadcast_to_batch,
    check_equation,
    check_floating,
    check_matrix,
    check_same_dtype,
    check_square,
)
from .errors import raise_for_info
from .substitution import solve_triangle


@orders
def linalg_solve_triangular_shape(
    self: Array, B: Array, upper: bool, left: bool, unitriangular: bool
) -> Result:
    """The broadcast shape of B; RuntimeError unless A is square and fits it, and both have one dtype."""
    name = "linalg.solve_triangular"
    check_square(name, self)
    check_matrix(name, B, "B")
    if self.dtype != B.dtype:
        check_same_dtype(f"{name}: expected both operands", self, B)
    check_equation(name, self, B, left)
    return in_columns(broadcast_batches(self.shape[:-2], B.shape[:-2]) + B.shape[-2:], B.dtype)


@np.errstate(over="ignore", invalid="ignore", divide="ignore")
def linalg_solve_triangular(
    self: Array, B: Array, upper: bool, left: bool, unitriangular: bool
) -> Array:
    """X with ``A X = B`` (or ``X A = B``) for triangular A (…, n, n); batches broadcast.

    Only the named triangle of A is read; a unitriangular A is taken to have ones on the diagonal.
    """
    check_floating("linalg.solve_triangular", self)
    batch = broadcast_batches(self.shape[:-2], B.shape[:-2])
    right = broadcast_to_batch(B, batch)
    if not right.size:
        return np.zeros(right.shape, right.dtype)
    triangle = self
    if not left:
        triangle, right, upper = self.swapaxes(-1, -2), right.swapaxes(-1, -2), not upper
    solution = solve_triangle(broadcast_to_batch(triangle, batch), right, upper, unitriangular)
    return solution if left else np.ascontiguousarray(solution.swapaxes(-1, -2))


@orders
def triangular_solve_shape(
    self: Array, A: Array, upper: bool, transpose: bool, unitriangular: bool
) -> tuple[Result, Result]:
    """Both shapes with the batch broadcast; errors as those of `linalg_solve_triangular_shape`."""
    solution = linalg_solve_triangular_shape(A, self, upper, True, unitriangular)
    batch = broadcast_batches(self.shape[:-2], A.shape[:-2])
    return solution, in_columns(batch + A.shape[-2:], A.dtype)


def triangular_solve(
    self: Array, A: Array, upper: bool, transpose: bool, unitriangular: bool
) -> tuple[Array, Array]:
    """X with ``A X = self`` (or ``Aᵀ X = self``), and a copy of A, both broadcast over the batch."""
    warn_deprecated("triangular_solve", "linalg.solve_triangular")
    batch = broadcast_batches(self.shape[:-2], A.shape[:-2])
    matrix = A.swapaxes(-1, -2) if transpose else A
    solution = linalg_solve_triangular(matrix, self, upper != transpose, True, unitriangular)
    return solution, broadcast_to_batch(A, batch).copy()


@orders
def cholesky_solve_shape(self: Array, input2: Array, upper: bool) -> Result:
    """The broadcast shape of the right-hand side."""
    for name, array in (("b", self), ("u", input2)):
        if array.ndim < 2:
            raise RuntimeError(
                f"{name} should have at least 2 dimensions, but has {array.ndim} dimensions instead"
            )
    linalg_solve_triangular_shape(input2, self, upper, True, False)
    batch = broadcast_batches(self.shape[:-2], input2.shape[:-2])
    return in_columns(batch + self.shape[-2:], self.dtype)


def conjugate_transpose(matrix: Array) -> Array:
    """The conjugate transpose of the last two dimensions, a view of real numbers."""
    turned: Array = matrix.swapaxes(-1, -2)
    return np.conj(turned) if turned.dtype.kind == "c" else turned


def cholesky_solve(self: Array, input2: Array, upper: bool) -> Array:
    """X with ``A X = self``, where `input2` is the Cholesky factor of A; batches broadcast."""
    turned = conjugate_transpose(input2)
    lower, higher = (turned, input2) if upper else (input2, turned)
    half = linalg_solve_triangular(lower, self, False, True, False)
    return linalg_solve_triangular(higher, half, True, True, False)


@orders
def cholesky_inverse_shape(self: Array, upper: bool) -> Result:
    """The shape of the factors; an error unless they are square."""
    check_square("cholesky_inverse", self)
    return in_columns(self.shape, self.dtype)


def cholesky_inverse(self: Array, upper: bool) -> Array:
    """The inverse of the matrices whose Cholesky factors are given; LinAlgError for a zero on a diagonal."""
    if self.size:
        zero = self.diagonal(0, -2, -1) == 0
        raise_for_info("cholesky_inverse", np.where(zero.any(-1), zero.argmax(-1) + 1, 0))
    identity = np.eye(self.shape[-1], dtype=self.dtype)
    half = linalg_solve_triangular(self, identity, upper, True, False)
    turned = conjugate_transpose(half)
    result: Array = np.matmul(half, turned) if upper else np.matmul(turned, half)
    return result
