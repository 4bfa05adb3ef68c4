"""Functions of `gradsmith.linalg`.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.dispatch.arguments import OPTIONAL_SIZES, SEQUENCES, TUPLES
from gradsmith.dispatch.call import MISSING, exact
from gradsmith.dispatch.state import state
from gradsmith.dtypes import dtype as dtype_class
from gradsmith.generated import operators
from gradsmith.traits import NUMBER_BITS

_linalg_diagonal_kernels = operators.linalg_diagonal.table
_linalg_matmul_kernels = operators.linalg_matmul.table
_linalg_multi_dot_kernels = operators.linalg_multi_dot.table
_linalg_cross_kernels = operators.linalg_cross.table
_linalg_vecdot_kernels = operators.linalg_vecdot.table
_linalg_matrix_power_kernels = operators.linalg_matrix_power.table
_linalg_inv_ex_kernels = operators.linalg_inv_ex.table
_linalg_inv_kernels = operators.linalg_inv.table
_linalg_solve_ex_kernels = operators.linalg_solve_ex.table
_linalg_solve_kernels = operators.linalg_solve.table
_linalg_solve_triangular_kernels = operators.linalg_solve_triangular.table
_linalg_cholesky_ex_kernels = operators.linalg_cholesky_ex.table
_linalg_cholesky_kernels = operators.linalg_cholesky.table
_linalg_qr_kernels = operators.linalg_qr.table
_linalg_householder_product_kernels = operators.linalg_householder_product.table
_linalg_lu_factor_ex_kernels = operators.linalg_lu_factor_ex.table
_linalg_lu_factor_kernels = operators.linalg_lu_factor.table
_linalg_lu_kernels = operators.linalg_lu.table
_linalg_lu_solve_kernels = operators.linalg_lu_solve.table
_linalg_ldl_factor_ex_kernels = operators.linalg_ldl_factor_ex.table
_linalg_ldl_factor_kernels = operators.linalg_ldl_factor.table
_linalg_ldl_solve_kernels = operators.linalg_ldl_solve.table
_linalg_det_kernels = operators.linalg_det.table
_linalg_slogdet_kernels = operators.linalg_slogdet.table
_linalg_eig_kernels = operators.linalg_eig.table
_linalg_eigvals_kernels = operators.linalg_eigvals.table
_linalg_eigh_kernels = operators.linalg_eigh.table
_linalg_eigvalsh_kernels = operators.linalg_eigvalsh.table
_linalg_svd_kernels = operators.linalg_svd.table
_linalg_svdvals_kernels = operators.linalg_svdvals.table
_linalg_pinv_atol_rtol_tensor_kernels = operators.linalg_pinv_atol_rtol_tensor.table
_linalg_pinv_atol_rtol_float_kernels = operators.linalg_pinv_atol_rtol_float.table
_linalg_pinv_kernels = operators.linalg_pinv.table
_linalg_pinv_rcond_tensor_kernels = operators.linalg_pinv_rcond_tensor.table
_linalg_lstsq_kernels = operators.linalg_lstsq.table
_linalg_matrix_rank_atol_rtol_float_kernels = operators.linalg_matrix_rank_atol_rtol_float.table
_linalg_matrix_rank_kernels = operators.linalg_matrix_rank.table
_linalg_cond_kernels = operators.linalg_cond.table
_linalg_cond_p_str_kernels = operators.linalg_cond_p_str.table
_linalg_tensorinv_kernels = operators.linalg_tensorinv.table
_linalg_tensorsolve_kernels = operators.linalg_tensorsolve.table
_linalg_vander_kernels = operators.linalg_vander.table
_linalg_matrix_exp_kernels = operators.linalg_matrix_exp.table
_linalg_vector_norm_kernels = operators.linalg_vector_norm.table
_linalg_matrix_norm_kernels = operators.linalg_matrix_norm.table
_linalg_matrix_norm_str_ord_kernels = operators.linalg_matrix_norm_str_ord.table
_linalg_norm_kernels = operators.linalg_norm.table
_linalg_norm_ord_str_kernels = operators.linalg_norm_ord_str.table
_linalg_diagonal_packet = operators.linalg_diagonal.packet
_linalg_matmul_packet = operators.linalg_matmul.packet
_linalg_multi_dot_packet = operators.linalg_multi_dot.packet
_linalg_cross_packet = operators.linalg_cross.packet
_linalg_vecdot_packet = operators.linalg_vecdot.packet
_linalg_matrix_power_packet = operators.linalg_matrix_power.packet
_linalg_inv_ex_packet = operators.linalg_inv_ex.packet
_linalg_inv_packet = operators.linalg_inv.packet
_linalg_solve_ex_packet = operators.linalg_solve_ex.packet
_linalg_solve_packet = operators.linalg_solve.packet
_linalg_solve_triangular_packet = operators.linalg_solve_triangular.packet
_linalg_cholesky_ex_packet = operators.linalg_cholesky_ex.packet
_linalg_cholesky_packet = operators.linalg_cholesky.packet
_linalg_qr_packet = operators.linalg_qr.packet
_linalg_householder_product_packet = operators.linalg_householder_product.packet
_linalg_lu_factor_ex_packet = operators.linalg_lu_factor_ex.packet
_linalg_lu_factor_packet = operators.linalg_lu_factor.packet
_linalg_lu_packet = operators.linalg_lu.packet
_linalg_lu_solve_packet = operators.linalg_lu_solve.packet
_linalg_ldl_factor_ex_packet = operators.linalg_ldl_factor_ex.packet
_linalg_ldl_factor_packet = operators.linalg_ldl_factor.packet
_linalg_ldl_solve_packet = operators.linalg_ldl_solve.packet
_linalg_det_packet = operators.linalg_det.packet
_linalg_slogdet_packet = operators.linalg_slogdet.packet
_linalg_eig_packet = operators.linalg_eig.packet
_linalg_eigvals_packet = operators.linalg_eigvals.packet
_linalg_eigh_packet = operators.linalg_eigh.packet
_linalg_eigvalsh_packet = operators.linalg_eigvalsh.packet
_linalg_svd_packet = operators.linalg_svd.packet
_linalg_svdvals_packet = operators.linalg_svdvals.packet
_linalg_pinv_packet = operators.linalg_pinv_atol_rtol_tensor.packet
_linalg_lstsq_packet = operators.linalg_lstsq.packet
_linalg_matrix_rank_packet = operators.linalg_matrix_rank_atol_rtol_tensor.packet
_linalg_cond_packet = operators.linalg_cond.packet
_linalg_tensorinv_packet = operators.linalg_tensorinv.packet
_linalg_tensorsolve_packet = operators.linalg_tensorsolve.packet
_linalg_vander_packet = operators.linalg_vander.packet
_linalg_matrix_exp_packet = operators.linalg_matrix_exp.packet
_linalg_vector_norm_packet = operators.linalg_vector_norm.packet
_linalg_matrix_norm_packet = operators.linalg_matrix_norm.packet
_linalg_norm_packet = operators.linalg_norm.packet

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


def diagonal(A, *, offset=0, dim1=-2, dim2=-1):
    """The diagonals of matrices."""
    if offset.__class__ is int and dim1.__class__ is int and dim2.__class__ is int:
        try:
            kernel = _linalg_diagonal_kernels[A._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(A, offset, dim1, dim2)
    return exact(_linalg_diagonal_packet, (A,), {"offset": offset, "dim1": dim1, "dim2": dim2})


def matmul(input, other, *, out=None):
    """The same as `matmul`."""
    if out is None:
        try:
            kernel = _linalg_matmul_kernels[(input._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other)
    return exact(_linalg_matmul_packet, (input, other), {"out": out})


def multi_dot(tensors, *, out=None):
    """The product of a chain of matrices in the order that costs least; the ends may be vectors."""
    if out is None and tensors.__class__ in SEQUENCES:
        try:
            bits = 0
            for item in tensors:
                bits |= item._bits
            kernel = _linalg_multi_dot_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(tensors)
    return exact(_linalg_multi_dot_packet, (tensors,), {"out": out})


def cross(input, other, *, dim=-1, out=None, **numpy_names):
    """The cross products of vectors of length 3 along `dim`."""
    if not numpy_names and out is None and dim.__class__ is int:
        try:
            kernel = _linalg_cross_kernels[(input._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other, dim)
    return exact(_linalg_cross_packet, (input, other), {"dim": dim, "out": out, **numpy_names})


def vecdot(x, y, *, dim=-1, out=None, **numpy_names):
    """The sums of products along `dim`, the first factor conjugated."""
    if not numpy_names and out is None and dim.__class__ is int:
        try:
            kernel = _linalg_vecdot_kernels[(x._bits | y._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(x, y, dim)
    return exact(_linalg_vecdot_packet, (x, y), {"dim": dim, "out": out, **numpy_names})


def matrix_power(input, n, *, out=None):
    """A square matrix multiplied by itself `n` times; a negative `n` inverts it first."""
    if out is None and n.__class__ is int:
        try:
            kernel = _linalg_matrix_power_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, n)
    return exact(_linalg_matrix_power_packet, (input, n), {"out": out})


def inv_ex(A, *, check_errors=False, out=None):
    """The inverses of square matrices, and for each 0 or where elimination met a zero."""
    if out is None and check_errors.__class__ is bool:
        try:
            kernel = _linalg_inv_ex_kernels[A._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(A, check_errors)
    return exact(_linalg_inv_ex_packet, (A,), {"check_errors": check_errors, "out": out})


def inv(A, *, out=None):
    """The inverses of square matrices."""
    if out is None:
        try:
            kernel = _linalg_inv_kernels[A._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(A)
    return exact(_linalg_inv_packet, (A,), {"out": out})


def solve_ex(A, B, *, left=True, check_errors=False, out=None):
    """The solutions of systems of linear equations, and for each matrix 0 or where elimination met
    a zero.
    """
    if out is None and left.__class__ is bool and check_errors.__class__ is bool:
        try:
            kernel = _linalg_solve_ex_kernels[(A._bits | B._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(A, B, left, check_errors)
    return exact(
        _linalg_solve_ex_packet, (A, B), {"left": left, "check_errors": check_errors, "out": out}
    )


def solve(A, B, *, left=True, out=None):
    """X with `A X = B`, or `X A = B` when not `left`; B may be vectors."""
    if out is None and left.__class__ is bool:
        try:
            kernel = _linalg_solve_kernels[(A._bits | B._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(A, B, left)
    return exact(_linalg_solve_packet, (A, B), {"left": left, "out": out})


def solve_triangular(input, B, *, upper, left=True, unitriangular=False, out=None):
    """X with `A X = B` for a triangular A; the other triangle is not read."""
    if (
        out is None
        and upper.__class__ is bool
        and left.__class__ is bool
        and unitriangular.__class__ is bool
    ):
        try:
            kernel = _linalg_solve_triangular_kernels[(input._bits | B._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, B, upper, left, unitriangular)
    return exact(
        _linalg_solve_triangular_packet,
        (input, B),
        {"upper": upper, "left": left, "unitriangular": unitriangular, "out": out},
    )


def cholesky_ex(input, *, upper=False, check_errors=False, out=None):
    """Cholesky factors, and for each matrix 0 or the order of the first minor that is not
    positive.
    """
    if out is None and upper.__class__ is bool and check_errors.__class__ is bool:
        try:
            kernel = _linalg_cholesky_ex_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, upper, check_errors)
    return exact(
        _linalg_cholesky_ex_packet,
        (input,),
        {"upper": upper, "check_errors": check_errors, "out": out},
    )


def cholesky(input, *, upper=False, out=None):
    """The lower triangular L with `A = L Lᴴ` of positive-definite matrices, or the upper U with `A
    = Uᴴ U`.
    """
    if out is None and upper.__class__ is bool:
        try:
            kernel = _linalg_cholesky_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, upper)
    return exact(_linalg_cholesky_packet, (input,), {"upper": upper, "out": out})


def qr(A, mode="reduced", *, out=None):
    """Q with orthonormal columns and upper triangular R with `A = Q R`."""
    if out is None and mode.__class__ is str:
        try:
            kernel = _linalg_qr_kernels[A._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(A, mode)
    return exact(_linalg_qr_packet, (A, mode), {"out": out})


def householder_product(input, tau, *, out=None):
    """The first columns of a product of Householder reflectors."""
    if out is None:
        try:
            kernel = _linalg_householder_product_kernels[(input._bits | tau._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, tau)
    return exact(_linalg_householder_product_packet, (input, tau), {"out": out})


def lu_factor_ex(A, *, pivot=True, check_errors=False, out=None):
    """L and U in one tensor, the pivots, and for each matrix 0 or where U's diagonal has a zero."""
    if out is None and pivot.__class__ is bool and check_errors.__class__ is bool:
        try:
            kernel = _linalg_lu_factor_ex_kernels[A._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(A, pivot, check_errors)
    return exact(
        _linalg_lu_factor_ex_packet,
        (A,),
        {"pivot": pivot, "check_errors": check_errors, "out": out},
    )


def lu_factor(A, *, pivot=True, out=None):
    """L and U in one tensor, and the pivots."""
    if out is None and pivot.__class__ is bool:
        try:
            kernel = _linalg_lu_factor_kernels[A._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(A, pivot)
    return exact(_linalg_lu_factor_packet, (A,), {"pivot": pivot, "out": out})


def lu(A, *, pivot=True, out=None):
    """P, L and U with `A = P L U`."""
    if out is None and pivot.__class__ is bool:
        try:
            kernel = _linalg_lu_kernels[A._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(A, pivot)
    return exact(_linalg_lu_packet, (A,), {"pivot": pivot, "out": out})


def lu_solve(LU, pivots, B, *, left=True, adjoint=False, out=None):
    """X with `A X = B`, given the LU factorization of A."""
    if out is None and left.__class__ is bool and adjoint.__class__ is bool:
        try:
            kernel = _linalg_lu_solve_kernels[(LU._bits | pivots._bits | B._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(LU, pivots, B, left, adjoint)
    return exact(
        _linalg_lu_solve_packet, (LU, pivots, B), {"left": left, "adjoint": adjoint, "out": out}
    )


def ldl_factor_ex(input, *, hermitian=False, check_errors=False, out=None):
    """L and D of a symmetric or Hermitian matrix in one tensor, the pivots and the info."""
    if out is None and hermitian.__class__ is bool and check_errors.__class__ is bool:
        try:
            kernel = _linalg_ldl_factor_ex_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, hermitian, check_errors)
    return exact(
        _linalg_ldl_factor_ex_packet,
        (input,),
        {"hermitian": hermitian, "check_errors": check_errors, "out": out},
    )


def ldl_factor(input, *, hermitian=False, out=None):
    """L and D of a symmetric or Hermitian matrix in one tensor, and the pivots."""
    if out is None and hermitian.__class__ is bool:
        try:
            kernel = _linalg_ldl_factor_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, hermitian)
    return exact(_linalg_ldl_factor_packet, (input,), {"hermitian": hermitian, "out": out})


def ldl_solve(LD, pivots, B, *, hermitian=False, out=None):
    """X with `A X = B`, given the LDL factorization of A."""
    if out is None and hermitian.__class__ is bool:
        try:
            kernel = _linalg_ldl_solve_kernels[(LD._bits | pivots._bits | B._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(LD, pivots, B, hermitian)
    return exact(_linalg_ldl_solve_packet, (LD, pivots, B), {"hermitian": hermitian, "out": out})


def det(A, *, out=None):
    """The determinants of square matrices."""
    if out is None:
        try:
            kernel = _linalg_det_kernels[A._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(A)
    return exact(_linalg_det_packet, (A,), {"out": out})


def slogdet(A, *, out=None):
    """The signs of determinants and the logarithms of their absolute values."""
    if out is None:
        try:
            kernel = _linalg_slogdet_kernels[A._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(A)
    return exact(_linalg_slogdet_packet, (A,), {"out": out})


def eig(input, *, out=None):
    """Complex eigenvalues of square matrices, and eigenvectors in columns."""
    if out is None:
        try:
            kernel = _linalg_eig_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_linalg_eig_packet, (input,), {"out": out})


def eigvals(input, *, out=None):
    """Complex eigenvalues of square matrices."""
    if out is None:
        try:
            kernel = _linalg_eigvals_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_linalg_eigvals_packet, (input,), {"out": out})


def eigh(input, UPLO="L", *, out=None):
    """Ascending eigenvalues of Hermitian matrices, and eigenvectors in columns."""
    if out is None and UPLO.__class__ is str:
        try:
            kernel = _linalg_eigh_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, UPLO)
    return exact(_linalg_eigh_packet, (input, UPLO), {"out": out})


def eigvalsh(input, UPLO="L", *, out=None):
    """Ascending eigenvalues of Hermitian matrices."""
    if out is None and UPLO.__class__ is str:
        try:
            kernel = _linalg_eigvalsh_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, UPLO)
    return exact(_linalg_eigvalsh_packet, (input, UPLO), {"out": out})


def svd(A, full_matrices=True, *, driver=None, out=None):
    """U, descending singular values and Vᴴ with `A = U diag(S) Vᴴ`."""
    if (
        out is None
        and full_matrices.__class__ is bool
        and (driver is None or driver.__class__ is str)
    ):
        try:
            kernel = _linalg_svd_kernels[A._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(A, full_matrices, driver)
    return exact(_linalg_svd_packet, (A, full_matrices), {"driver": driver, "out": out})


def svdvals(A, *, driver=None, out=None):
    """Descending singular values."""
    if out is None and (driver is None or driver.__class__ is str):
        try:
            kernel = _linalg_svdvals_kernels[A._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(A, driver)
    return exact(_linalg_svdvals_packet, (A,), {"driver": driver, "out": out})


def pinv(*args, **kwargs):
    """The Moore-Penrose inverse; singular values up to max(atol, rtol * largest) count as zero."""
    if not kwargs and len(args) == 1:
        try:
            kernel = _linalg_pinv_atol_rtol_tensor_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], None, None, False)
    if not kwargs and len(args) == 1:
        try:
            kernel = _linalg_pinv_atol_rtol_float_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], None, None, False)
    if not kwargs and len(args) == 2 and args[1].__class__ is float:
        try:
            kernel = _linalg_pinv_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1], False)
    if not kwargs and len(args) == 3 and args[1].__class__ is float and args[2].__class__ is bool:
        try:
            kernel = _linalg_pinv_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1], args[2])
    if not kwargs and len(args) == 2 and hasattr(args[1], "_bits"):
        try:
            kernel = _linalg_pinv_rcond_tensor_kernels[(args[0]._bits | args[1]._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1], False)
    if not kwargs and len(args) == 3 and hasattr(args[1], "_bits") and args[2].__class__ is bool:
        try:
            kernel = _linalg_pinv_rcond_tensor_kernels[(args[0]._bits | args[1]._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1], args[2])
    return exact(_linalg_pinv_packet, args, kwargs)


def lstsq(input, b, rcond=None, *, driver=None, out=None):
    """X that minimises |A X - b|, with residuals, ranks and singular values where the driver has
    them.
    """
    if (
        out is None
        and (rcond is None or rcond.__class__ is float)
        and (driver is None or driver.__class__ is str)
    ):
        try:
            kernel = _linalg_lstsq_kernels[(input._bits | b._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, b, rcond, driver)
    return exact(_linalg_lstsq_packet, (input, b, rcond), {"driver": driver, "out": out})


def matrix_rank(*args, **kwargs):
    """How many singular values exceed max(atol, rtol * largest)."""
    if not kwargs and len(args) == 1:
        try:
            kernel = _linalg_matrix_rank_atol_rtol_float_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], None, None, False)
    if not kwargs and len(args) == 2 and args[1].__class__ is float:
        try:
            kernel = _linalg_matrix_rank_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1], False)
    if not kwargs and len(args) == 3 and args[1].__class__ is float and args[2].__class__ is bool:
        try:
            kernel = _linalg_matrix_rank_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1], args[2])
    return exact(_linalg_matrix_rank_packet, args, kwargs)


def cond(input, p=MISSING, *, out=None):
    """The condition number of a matrix in a norm; by default the ratio of its singular values."""
    if out is None and (p is MISSING or (p is None or p.__class__ in NUMBER_BITS)):
        try:
            kernel = _linalg_cond_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, None if p is MISSING else p)
    if out is None and p.__class__ is str:
        try:
            kernel = _linalg_cond_p_str_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, p)
    return exact(_linalg_cond_packet, (input, p), {"out": out})


def tensorinv(input, ind=2, *, out=None):
    """The inverse of a tensor for `tensordot`."""
    if out is None and ind.__class__ is int:
        try:
            kernel = _linalg_tensorinv_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, ind)
    return exact(_linalg_tensorinv_packet, (input, ind), {"out": out})


def tensorsolve(input, other, dims=None, *, out=None):
    """X with `tensordot(self, X, X.ndim) = other`."""
    if out is None and (dims is None or dims.__class__ in TUPLES):
        try:
            kernel = _linalg_tensorsolve_kernels[(input._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other, dims)
    return exact(_linalg_tensorsolve_packet, (input, other, dims), {"out": out})


def vander(x, *, N=None):
    """The powers 0 to N - 1 of each element, along a new last dimension."""
    if N is None or N.__class__ is int:
        try:
            kernel = _linalg_vander_kernels[x._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(x, N)
    return exact(_linalg_vander_packet, (x,), {"N": N})


def matrix_exp(input):
    """The exponential of square matrices."""
    try:
        kernel = _linalg_matrix_exp_kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_linalg_matrix_exp_packet, (input,), {})


def vector_norm(input, ord=2, dim=None, keepdim=False, *, dtype=None, out=None, **numpy_names):
    """The norm of order `ord` along some dimensions, or over everything."""
    if (
        not numpy_names
        and out is None
        and ord.__class__ in NUMBER_BITS
        and dim.__class__ in OPTIONAL_SIZES
        and keepdim.__class__ is bool
        and (dtype is None or dtype.__class__ is dtype_class)
    ):
        try:
            kernel = _linalg_vector_norm_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, ord, (dim,) if dim.__class__ is int else dim, keepdim, dtype)
    return exact(
        _linalg_vector_norm_packet,
        (input, ord, dim, keepdim),
        {"dtype": dtype, "out": out, **numpy_names},
    )


def matrix_norm(
    input,
    ord=MISSING,
    dim=(-2, -1),
    keepdim=False,
    *,
    dtype=None,
    out=None,
    **numpy_names,
):
    """The norm of order 1, 2, inf or a negative one of the matrices in two dimensions."""
    if (
        not numpy_names
        and out is None
        and ord.__class__ in NUMBER_BITS
        and dim.__class__ in TUPLES
        and keepdim.__class__ is bool
        and (dtype is None or dtype.__class__ is dtype_class)
    ):
        try:
            kernel = _linalg_matrix_norm_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, ord, dim, keepdim, dtype)
    if (
        not numpy_names
        and out is None
        and (ord is MISSING or ord.__class__ is str)
        and dim.__class__ in TUPLES
        and keepdim.__class__ is bool
        and (dtype is None or dtype.__class__ is dtype_class)
    ):
        try:
            kernel = _linalg_matrix_norm_str_ord_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, "fro" if ord is MISSING else ord, dim, keepdim, dtype)
    return exact(
        _linalg_matrix_norm_packet,
        (input,),
        {"ord": ord, "dim": dim, "keepdim": keepdim, "dtype": dtype, "out": out, **numpy_names},
    )


def norm(input, ord=MISSING, dim=None, keepdim=False, *, dtype=None, out=None, **numpy_names):
    """The norm of everything, of vectors along one dimension, or of matrices along two."""
    if (
        not numpy_names
        and out is None
        and (ord is MISSING or (ord is None or ord.__class__ in NUMBER_BITS))
        and dim.__class__ in OPTIONAL_SIZES
        and keepdim.__class__ is bool
        and (dtype is None or dtype.__class__ is dtype_class)
    ):
        try:
            kernel = _linalg_norm_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(
                input,
                None if ord is MISSING else ord,
                (dim,) if dim.__class__ is int else dim,
                keepdim,
                dtype,
            )
    if (
        not numpy_names
        and out is None
        and ord.__class__ is str
        and dim.__class__ in OPTIONAL_SIZES
        and keepdim.__class__ is bool
        and (dtype is None or dtype.__class__ is dtype_class)
    ):
        try:
            kernel = _linalg_norm_ord_str_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, ord, (dim,) if dim.__class__ is int else dim, keepdim, dtype)
    return exact(
        _linalg_norm_packet,
        (input,),
        {"ord": ord, "dim": dim, "keepdim": keepdim, "dtype": dtype, "out": out, **numpy_names},
    )
