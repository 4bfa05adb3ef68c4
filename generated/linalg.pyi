"""Functions of `gradsmith.linalg`.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

# pyright: reportPrivateUsage=false

from collections.abc import Sequence
from typing import overload

from gradsmith.dtypes import dtype
from gradsmith.generated import return_types
from gradsmith.tensor import Tensor
from gradsmith.types import Number

__all__ = [
    "cholesky",
    "cholesky_ex",
    "cond",
    "cross",
    "det",
    "diagonal",
    "eig",
    "eigh",
    "eigvals",
    "eigvalsh",
    "householder_product",
    "inv",
    "inv_ex",
    "ldl_factor",
    "ldl_factor_ex",
    "ldl_solve",
    "lstsq",
    "lu",
    "lu_factor",
    "lu_factor_ex",
    "lu_solve",
    "matmul",
    "matrix_exp",
    "matrix_norm",
    "matrix_power",
    "matrix_rank",
    "multi_dot",
    "norm",
    "pinv",
    "qr",
    "slogdet",
    "solve",
    "solve_ex",
    "solve_triangular",
    "svd",
    "svdvals",
    "tensorinv",
    "tensorsolve",
    "vander",
    "vecdot",
    "vector_norm",
]

def diagonal(A: Tensor, *, offset: int = 0, dim1: int = -2, dim2: int = -1) -> Tensor:
    """The diagonals of matrices."""

def matmul(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The same as `matmul`."""

def multi_dot(tensors: Sequence[Tensor], *, out: Tensor | None = None) -> Tensor:
    """The product of a chain of matrices in the order that costs least; the ends may be vectors."""

def cross(input: Tensor, other: Tensor, *, dim: int = -1, out: Tensor | None = None) -> Tensor:
    """The cross products of vectors of length 3 along `dim`."""

def vecdot(x: Tensor, y: Tensor, *, dim: int = -1, out: Tensor | None = None) -> Tensor:
    """The sums of products along `dim`, the first factor conjugated."""

def matrix_power(input: Tensor, n: int, *, out: Tensor | None = None) -> Tensor:
    """A square matrix multiplied by itself `n` times; a negative `n` inverts it first."""

def inv_ex(
    A: Tensor,
    *,
    check_errors: bool = False,
    out: tuple[Tensor, Tensor] | None = None,
) -> return_types.linalg_inv_ex:
    """The inverses of square matrices, and for each 0 or where elimination met a zero."""

def inv(A: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The inverses of square matrices."""

def solve_ex(
    A: Tensor,
    B: Tensor,
    *,
    left: bool = True,
    check_errors: bool = False,
    out: tuple[Tensor, Tensor] | None = None,
) -> return_types.linalg_solve_ex:
    """The solutions of systems of linear equations, and for each matrix 0 or where elimination met
    a zero.
    """

def solve(A: Tensor, B: Tensor, *, left: bool = True, out: Tensor | None = None) -> Tensor:
    """X with `A X = B`, or `X A = B` when not `left`; B may be vectors."""

def solve_triangular(
    input: Tensor,
    B: Tensor,
    *,
    upper: bool,
    left: bool = True,
    unitriangular: bool = False,
    out: Tensor | None = None,
) -> Tensor:
    """X with `A X = B` for a triangular A; the other triangle is not read."""

def cholesky_ex(
    input: Tensor,
    *,
    upper: bool = False,
    check_errors: bool = False,
    out: tuple[Tensor, Tensor] | None = None,
) -> return_types.linalg_cholesky_ex:
    """Cholesky factors, and for each matrix 0 or the order of the first minor that is not
    positive.
    """

def cholesky(input: Tensor, *, upper: bool = False, out: Tensor | None = None) -> Tensor:
    """The lower triangular L with `A = L Lᴴ` of positive-definite matrices, or the upper U with `A
    = Uᴴ U`.
    """

def qr(
    A: Tensor,
    mode: str = "reduced",
    *,
    out: tuple[Tensor, Tensor] | None = None,
) -> return_types.linalg_qr:
    """Q with orthonormal columns and upper triangular R with `A = Q R`."""

def householder_product(input: Tensor, tau: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The first columns of a product of Householder reflectors."""

def lu_factor_ex(
    A: Tensor,
    *,
    pivot: bool = True,
    check_errors: bool = False,
    out: tuple[Tensor, Tensor, Tensor] | None = None,
) -> return_types.linalg_lu_factor_ex:
    """L and U in one tensor, the pivots, and for each matrix 0 or where U's diagonal has a zero."""

def lu_factor(
    A: Tensor,
    *,
    pivot: bool = True,
    out: tuple[Tensor, Tensor] | None = None,
) -> return_types.linalg_lu_factor:
    """L and U in one tensor, and the pivots."""

def lu(
    A: Tensor,
    *,
    pivot: bool = True,
    out: tuple[Tensor, Tensor, Tensor] | None = None,
) -> return_types.linalg_lu:
    """P, L and U with `A = P L U`."""

def lu_solve(
    LU: Tensor,
    pivots: Tensor,
    B: Tensor,
    *,
    left: bool = True,
    adjoint: bool = False,
    out: Tensor | None = None,
) -> Tensor:
    """X with `A X = B`, given the LU factorization of A."""

def ldl_factor_ex(
    input: Tensor,
    *,
    hermitian: bool = False,
    check_errors: bool = False,
    out: tuple[Tensor, Tensor, Tensor] | None = None,
) -> return_types.linalg_ldl_factor_ex:
    """L and D of a symmetric or Hermitian matrix in one tensor, the pivots and the info."""

def ldl_factor(
    input: Tensor,
    *,
    hermitian: bool = False,
    out: tuple[Tensor, Tensor] | None = None,
) -> return_types.linalg_ldl_factor:
    """L and D of a symmetric or Hermitian matrix in one tensor, and the pivots."""

def ldl_solve(
    LD: Tensor,
    pivots: Tensor,
    B: Tensor,
    *,
    hermitian: bool = False,
    out: Tensor | None = None,
) -> Tensor:
    """X with `A X = B`, given the LDL factorization of A."""

def det(A: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The determinants of square matrices."""

def slogdet(
    A: Tensor,
    *,
    out: tuple[Tensor, Tensor] | None = None,
) -> return_types.linalg_slogdet:
    """The signs of determinants and the logarithms of their absolute values."""

def eig(input: Tensor, *, out: tuple[Tensor, Tensor] | None = None) -> return_types.linalg_eig:
    """Complex eigenvalues of square matrices, and eigenvectors in columns."""

def eigvals(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Complex eigenvalues of square matrices."""

def eigh(
    input: Tensor,
    UPLO: str = "L",
    *,
    out: tuple[Tensor, Tensor] | None = None,
) -> return_types.linalg_eigh:
    """Ascending eigenvalues of Hermitian matrices, and eigenvectors in columns."""

def eigvalsh(input: Tensor, UPLO: str = "L", *, out: Tensor | None = None) -> Tensor:
    """Ascending eigenvalues of Hermitian matrices."""

def svd(
    A: Tensor,
    full_matrices: bool = True,
    *,
    driver: str | None = None,
    out: tuple[Tensor, Tensor, Tensor] | None = None,
) -> return_types.linalg_svd:
    """U, descending singular values and Vᴴ with `A = U diag(S) Vᴴ`."""

def svdvals(A: Tensor, *, driver: str | None = None, out: Tensor | None = None) -> Tensor:
    """Descending singular values."""

@overload
def pinv(
    input: Tensor,
    *,
    atol: Tensor | None = None,
    rtol: Tensor | None = None,
    hermitian: bool = False,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def pinv(
    input: Tensor,
    *,
    atol: float | None = None,
    rtol: float | None = None,
    hermitian: bool = False,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def pinv(
    input: Tensor,
    rcond: float,
    hermitian: bool = False,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def pinv(
    input: Tensor,
    rcond: Tensor,
    hermitian: bool = False,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """The Moore-Penrose inverse; singular values up to max(atol, rtol * largest) count as zero."""

def lstsq(
    input: Tensor,
    b: Tensor,
    rcond: float | None = None,
    *,
    driver: str | None = None,
    out: tuple[Tensor, Tensor, Tensor, Tensor] | None = None,
) -> return_types.linalg_lstsq:
    """X that minimises |A X - b|, with residuals, ranks and singular values where the driver has
    them.
    """

@overload
def matrix_rank(
    input: Tensor,
    *,
    atol: Tensor | None = None,
    rtol: Tensor | None = None,
    hermitian: bool = False,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def matrix_rank(
    input: Tensor,
    *,
    atol: float | None = None,
    rtol: float | None = None,
    hermitian: bool = False,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def matrix_rank(
    input: Tensor,
    tol: float,
    hermitian: bool = False,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def matrix_rank(
    input: Tensor,
    tol: Tensor,
    hermitian: bool = False,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """How many singular values exceed max(atol, rtol * largest)."""

@overload
def cond(input: Tensor, p: Number | None = None, *, out: Tensor | None = None) -> Tensor: ...
@overload
def cond(input: Tensor, p: str, *, out: Tensor | None = None) -> Tensor:
    """The condition number of a matrix in a norm; by default the ratio of its singular values."""

def tensorinv(input: Tensor, ind: int = 2, *, out: Tensor | None = None) -> Tensor:
    """The inverse of a tensor for `tensordot`."""

def tensorsolve(
    input: Tensor,
    other: Tensor,
    dims: Sequence[int] | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """X with `tensordot(self, X, X.ndim) = other`."""

def vander(x: Tensor, *, N: int | None = None) -> Tensor:
    """The powers 0 to N - 1 of each element, along a new last dimension."""

def matrix_exp(input: Tensor) -> Tensor:
    """The exponential of square matrices."""

def vector_norm(
    input: Tensor,
    ord: Number = 2,
    dim: int | Sequence[int] | None = None,
    keepdim: bool = False,
    *,
    dtype: dtype | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """The norm of order `ord` along some dimensions, or over everything."""

@overload
def matrix_norm(
    input: Tensor,
    ord: Number,
    dim: Sequence[int] = (-2, -1),
    keepdim: bool = False,
    *,
    dtype: dtype | None = None,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def matrix_norm(
    input: Tensor,
    ord: str = "fro",
    dim: Sequence[int] = (-2, -1),
    keepdim: bool = False,
    *,
    dtype: dtype | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """The norm of order 1, 2, inf or a negative one of the matrices in two dimensions."""

@overload
def norm(
    input: Tensor,
    ord: Number | None = None,
    dim: int | Sequence[int] | None = None,
    keepdim: bool = False,
    *,
    dtype: dtype | None = None,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def norm(
    input: Tensor,
    ord: str,
    dim: int | Sequence[int] | None = None,
    keepdim: bool = False,
    *,
    dtype: dtype | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """The norm of everything, of vectors along one dimension, or of matrices along two."""
