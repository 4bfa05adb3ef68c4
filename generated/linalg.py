"""Functions of `gradsmith.linalg`.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.core.bits import NUMBER_BITS
from gradsmith.core.dtypes import dtype as dtype_class
from gradsmith.core.state import MASKED, state
from gradsmith.core.tracebacks import trim
from gradsmith.dispatch.arguments import SEQUENCES, as_ints
from gradsmith.dispatch.call import MISSING, call_slow
from gradsmith.documentation import documented
from gradsmith.generated import operators

_linalg_diagonal_kernels = operators.linalg_diagonal.table


def diagonal(A, *, offset=0, dim1=-2, dim2=-1):
    """The diagonals of matrices."""
    if offset.__class__ is int and dim1.__class__ is int and dim2.__class__ is int:
        kernel = None
        try:
            kernel = _linalg_diagonal_kernels[A._bits_ & state.mask if MASKED else A._bits_]
            return kernel(A, offset, dim1, dim2)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        diagonal, operators.linalg_diagonal, (A,), {"offset": offset, "dim1": dim1, "dim2": dim2}
    )


_linalg_matmul_kernels = operators.linalg_matmul.table


def matmul(input, other, *, out=None):
    """The same as `matmul`."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is other._bits_ else input._bits_ | other._bits_
            kernel = _linalg_matmul_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(matmul, operators.linalg_matmul, (input, other), {"out": out})


_linalg_multi_dot_kernels = operators.linalg_multi_dot.table


def multi_dot(tensors, *, out=None):
    """The product of a chain of matrices, in the cheapest order; the first and last may be
    vectors.
    """
    if out is None and tensors.__class__ in SEQUENCES:
        kernel = None
        try:
            bits = 0
            for item in tensors:
                bits |= item._bits_
            kernel = _linalg_multi_dot_kernels[bits & state.mask if MASKED else bits]
            return kernel(tensors)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(multi_dot, operators.linalg_multi_dot, (tensors,), {"out": out})


_linalg_cross_kernels = operators.linalg_cross.table


def cross(input=MISSING, other=MISSING, *, dim=-1, out=None, **numpy_names):
    """The cross products of vectors of length 3 along `dim`."""
    if not numpy_names and out is None and dim.__class__ is int:
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is other._bits_ else input._bits_ | other._bits_
            kernel = _linalg_cross_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, other, dim)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        cross, operators.linalg_cross, (input, other), {"dim": dim, "out": out, **numpy_names}
    )


_linalg_vecdot_kernels = operators.linalg_vecdot.table


def vecdot(x=MISSING, y=MISSING, *, dim=-1, out=None, **numpy_names):
    """The sums of products along `dim`, the first factor conjugated."""
    if not numpy_names and out is None and dim.__class__ is int:
        kernel = None
        try:
            bits = x._bits_ if x._bits_ is y._bits_ else x._bits_ | y._bits_
            kernel = _linalg_vecdot_kernels[bits & state.mask if MASKED else bits]
            return kernel(x, y, dim)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        vecdot, operators.linalg_vecdot, (x, y), {"dim": dim, "out": out, **numpy_names}
    )


_linalg_matrix_power_kernels = operators.linalg_matrix_power.table


def matrix_power(input, n, *, out=None):
    """A square matrix multiplied by itself `n` times; a negative `n` inverts it first."""
    if out is None and n.__class__ is int:
        kernel = None
        try:
            bits = input._bits_
            kernel = _linalg_matrix_power_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, n)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(matrix_power, operators.linalg_matrix_power, (input, n), {"out": out})


_linalg_inv_ex_kernels = operators.linalg_inv_ex.table


def inv_ex(A, *, check_errors=False, out=None):
    """The inverses of square matrices, and for each 0 or where elimination met a zero."""
    if out is None and check_errors.__class__ is bool:
        kernel = None
        try:
            kernel = _linalg_inv_ex_kernels[A._bits_ & state.mask if MASKED else A._bits_]
            return kernel(A, check_errors)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        inv_ex, operators.linalg_inv_ex, (A,), {"check_errors": check_errors, "out": out}
    )


_linalg_inv_kernels = operators.linalg_inv.table


def inv(A, *, out=None):
    """The inverses of square matrices."""
    if out is None:
        kernel = None
        try:
            kernel = _linalg_inv_kernels[A._bits_ & state.mask if MASKED else A._bits_]
            return kernel(A)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(inv, operators.linalg_inv, (A,), {"out": out})


_linalg_solve_ex_kernels = operators.linalg_solve_ex.table


def solve_ex(A, B, *, left=True, check_errors=False, out=None):
    """The solutions of systems of linear equations, and for each matrix 0 or where elimination met
    a zero.
    """
    if out is None and left.__class__ is bool and check_errors.__class__ is bool:
        kernel = None
        try:
            bits = A._bits_ if A._bits_ is B._bits_ else A._bits_ | B._bits_
            kernel = _linalg_solve_ex_kernels[bits & state.mask if MASKED else bits]
            return kernel(A, B, left, check_errors)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        solve_ex,
        operators.linalg_solve_ex,
        (A, B),
        {"left": left, "check_errors": check_errors, "out": out},
    )


_linalg_solve_kernels = operators.linalg_solve.table


def solve(A, B, *, left=True, out=None):
    """X with `A X = B`, or `X A = B` when not `left`; B may be vectors."""
    if out is None and left.__class__ is bool:
        kernel = None
        try:
            bits = A._bits_ if A._bits_ is B._bits_ else A._bits_ | B._bits_
            kernel = _linalg_solve_kernels[bits & state.mask if MASKED else bits]
            return kernel(A, B, left)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(solve, operators.linalg_solve, (A, B), {"left": left, "out": out})


_linalg_solve_triangular_kernels = operators.linalg_solve_triangular.table


def solve_triangular(input, B, *, upper, left=True, unitriangular=False, out=None):
    """X with `A X = B` for a triangular A; the other triangle is not read."""
    if (
        out is None
        and upper.__class__ is bool
        and left.__class__ is bool
        and unitriangular.__class__ is bool
    ):
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is B._bits_ else input._bits_ | B._bits_
            kernel = _linalg_solve_triangular_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, B, upper, left, unitriangular)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        solve_triangular,
        operators.linalg_solve_triangular,
        (input, B),
        {"upper": upper, "left": left, "unitriangular": unitriangular, "out": out},
    )


_linalg_cholesky_ex_kernels = operators.linalg_cholesky_ex.table


def cholesky_ex(input, *, upper=False, check_errors=False, out=None):
    """Cholesky factors, and for each matrix 0 or the order of the first minor that is not
    positive.
    """
    if out is None and upper.__class__ is bool and check_errors.__class__ is bool:
        kernel = None
        try:
            bits = input._bits_
            kernel = _linalg_cholesky_ex_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, upper, check_errors)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        cholesky_ex,
        operators.linalg_cholesky_ex,
        (input,),
        {"upper": upper, "check_errors": check_errors, "out": out},
    )


_linalg_cholesky_kernels = operators.linalg_cholesky.table


def cholesky(input, *, upper=False, out=None):
    """The lower triangular L with `A = L Lᴴ` of positive-definite matrices, or the upper U with `A
    = Uᴴ U`.
    """
    if out is None and upper.__class__ is bool:
        kernel = None
        try:
            kernel = _linalg_cholesky_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, upper)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(cholesky, operators.linalg_cholesky, (input,), {"upper": upper, "out": out})


_linalg_qr_kernels = operators.linalg_qr.table


def qr(A, mode="reduced", *, out=None):
    """Q with orthonormal columns and upper triangular R with `A = Q R`."""
    if out is None and mode.__class__ is str:
        kernel = None
        try:
            kernel = _linalg_qr_kernels[A._bits_ & state.mask if MASKED else A._bits_]
            return kernel(A, mode)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(qr, operators.linalg_qr, (A, mode), {"out": out})


_linalg_householder_product_kernels = operators.linalg_householder_product.table


def householder_product(input, tau, *, out=None):
    """The first columns of a product of Householder reflectors."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is tau._bits_ else input._bits_ | tau._bits_
            kernel = _linalg_householder_product_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, tau)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        householder_product, operators.linalg_householder_product, (input, tau), {"out": out}
    )


_linalg_lu_factor_ex_kernels = operators.linalg_lu_factor_ex.table


def lu_factor_ex(A, *, pivot=True, check_errors=False, out=None):
    """L and U in one tensor, the pivots, and for each matrix 0 or where U's diagonal has a zero."""
    if out is None and pivot.__class__ is bool and check_errors.__class__ is bool:
        kernel = None
        try:
            kernel = _linalg_lu_factor_ex_kernels[A._bits_ & state.mask if MASKED else A._bits_]
            return kernel(A, pivot, check_errors)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        lu_factor_ex,
        operators.linalg_lu_factor_ex,
        (A,),
        {"pivot": pivot, "check_errors": check_errors, "out": out},
    )


_linalg_lu_factor_kernels = operators.linalg_lu_factor.table


def lu_factor(A, *, pivot=True, out=None):
    """L and U in one tensor, and the pivots."""
    if out is None and pivot.__class__ is bool:
        kernel = None
        try:
            kernel = _linalg_lu_factor_kernels[A._bits_ & state.mask if MASKED else A._bits_]
            return kernel(A, pivot)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(lu_factor, operators.linalg_lu_factor, (A,), {"pivot": pivot, "out": out})


_linalg_lu_kernels = operators.linalg_lu.table


def lu(A, *, pivot=True, out=None):
    """P, L and U with `A = P L U`."""
    if out is None and pivot.__class__ is bool:
        kernel = None
        try:
            kernel = _linalg_lu_kernels[A._bits_ & state.mask if MASKED else A._bits_]
            return kernel(A, pivot)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(lu, operators.linalg_lu, (A,), {"pivot": pivot, "out": out})


_linalg_lu_solve_kernels = operators.linalg_lu_solve.table


def lu_solve(LU, pivots, B, *, left=True, adjoint=False, out=None):
    """X with `A X = B`, given the LU factorization of A."""
    if out is None and left.__class__ is bool and adjoint.__class__ is bool:
        kernel = None
        try:
            bits = LU._bits_ | pivots._bits_ | B._bits_
            kernel = _linalg_lu_solve_kernels[bits & state.mask if MASKED else bits]
            return kernel(LU, pivots, B, left, adjoint)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        lu_solve,
        operators.linalg_lu_solve,
        (LU, pivots, B),
        {"left": left, "adjoint": adjoint, "out": out},
    )


_linalg_ldl_factor_ex_kernels = operators.linalg_ldl_factor_ex.table


def ldl_factor_ex(input, *, hermitian=False, check_errors=False, out=None):
    """L and D of a symmetric or Hermitian matrix in one tensor, the pivots and the info."""
    if out is None and hermitian.__class__ is bool and check_errors.__class__ is bool:
        kernel = None
        try:
            bits = input._bits_
            kernel = _linalg_ldl_factor_ex_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, hermitian, check_errors)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        ldl_factor_ex,
        operators.linalg_ldl_factor_ex,
        (input,),
        {"hermitian": hermitian, "check_errors": check_errors, "out": out},
    )


_linalg_ldl_factor_kernels = operators.linalg_ldl_factor.table


def ldl_factor(input, *, hermitian=False, out=None):
    """L and D of a symmetric or Hermitian matrix in one tensor, and the pivots."""
    if out is None and hermitian.__class__ is bool:
        kernel = None
        try:
            bits = input._bits_
            kernel = _linalg_ldl_factor_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, hermitian)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        ldl_factor, operators.linalg_ldl_factor, (input,), {"hermitian": hermitian, "out": out}
    )


_linalg_ldl_solve_kernels = operators.linalg_ldl_solve.table


def ldl_solve(LD, pivots, B, *, hermitian=False, out=None):
    """X with `A X = B`, given the LDL factorization of A."""
    if out is None and hermitian.__class__ is bool:
        kernel = None
        try:
            bits = LD._bits_ | pivots._bits_ | B._bits_
            kernel = _linalg_ldl_solve_kernels[bits & state.mask if MASKED else bits]
            return kernel(LD, pivots, B, hermitian)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        ldl_solve, operators.linalg_ldl_solve, (LD, pivots, B), {"hermitian": hermitian, "out": out}
    )


_linalg_det_kernels = operators.linalg_det.table


def det(A, *, out=None):
    """The determinants of square matrices."""
    if out is None:
        kernel = None
        try:
            kernel = _linalg_det_kernels[A._bits_ & state.mask if MASKED else A._bits_]
            return kernel(A)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(det, operators.linalg_det, (A,), {"out": out})


_linalg_slogdet_kernels = operators.linalg_slogdet.table


def slogdet(A, *, out=None):
    """The signs of determinants and the logarithms of their absolute values."""
    if out is None:
        kernel = None
        try:
            kernel = _linalg_slogdet_kernels[A._bits_ & state.mask if MASKED else A._bits_]
            return kernel(A)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(slogdet, operators.linalg_slogdet, (A,), {"out": out})


_linalg_eig_kernels = operators.linalg_eig.table


def eig(input, *, out=None):
    """Complex eigenvalues of square matrices, and eigenvectors in columns."""
    if out is None:
        kernel = None
        try:
            kernel = _linalg_eig_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(eig, operators.linalg_eig, (input,), {"out": out})


_linalg_eigvals_kernels = operators.linalg_eigvals.table


def eigvals(input, *, out=None):
    """Complex eigenvalues of square matrices."""
    if out is None:
        kernel = None
        try:
            kernel = _linalg_eigvals_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(eigvals, operators.linalg_eigvals, (input,), {"out": out})


_linalg_eigh_kernels = operators.linalg_eigh.table


def eigh(input, UPLO="L", *, out=None):
    """Ascending eigenvalues of Hermitian matrices, and eigenvectors in columns."""
    if out is None and UPLO.__class__ is str:
        kernel = None
        try:
            kernel = _linalg_eigh_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, UPLO)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(eigh, operators.linalg_eigh, (input, UPLO), {"out": out})


_linalg_eigvalsh_kernels = operators.linalg_eigvalsh.table


def eigvalsh(input, UPLO="L", *, out=None):
    """Ascending eigenvalues of Hermitian matrices."""
    if out is None and UPLO.__class__ is str:
        kernel = None
        try:
            kernel = _linalg_eigvalsh_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, UPLO)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(eigvalsh, operators.linalg_eigvalsh, (input, UPLO), {"out": out})


_linalg_svd_kernels = operators.linalg_svd.table


def svd(A, full_matrices=True, *, driver=None, out=None):
    """U, descending singular values and Vᴴ with `A = U diag(S) Vᴴ`."""
    if (
        out is None
        and full_matrices.__class__ is bool
        and (driver is None or driver.__class__ is str)
    ):
        kernel = None
        try:
            kernel = _linalg_svd_kernels[A._bits_ & state.mask if MASKED else A._bits_]
            return kernel(A, full_matrices, driver)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(svd, operators.linalg_svd, (A, full_matrices), {"driver": driver, "out": out})


_linalg_svdvals_kernels = operators.linalg_svdvals.table


def svdvals(A, *, driver=None, out=None):
    """Descending singular values."""
    if out is None and (driver is None or driver.__class__ is str):
        kernel = None
        try:
            kernel = _linalg_svdvals_kernels[A._bits_ & state.mask if MASKED else A._bits_]
            return kernel(A, driver)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(svdvals, operators.linalg_svdvals, (A,), {"driver": driver, "out": out})


_linalg_pinv_atol_rtol_tensor_kernels = operators.linalg_pinv_atol_rtol_tensor.table
_linalg_pinv_atol_rtol_float_kernels = operators.linalg_pinv_atol_rtol_float.table
_linalg_pinv_kernels = operators.linalg_pinv.table
_linalg_pinv_rcond_tensor_kernels = operators.linalg_pinv_rcond_tensor.table


def pinv(*args, **kwargs):
    """The Moore-Penrose inverse; singular values up to rcond * largest count as zero."""
    if not kwargs and len(args) == 1:
        kernel = None
        try:
            bits = args[0]._bits_
            kernel = _linalg_pinv_atol_rtol_tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(args[0], None, None, False)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if not kwargs and len(args) == 1:
        kernel = None
        try:
            bits = args[0]._bits_
            kernel = _linalg_pinv_atol_rtol_float_kernels[bits & state.mask if MASKED else bits]
            return kernel(args[0], None, None, False)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if not kwargs and len(args) == 2 and (args[1].__class__ is float or args[1].__class__ is int):
        kernel = None
        try:
            kernel = _linalg_pinv_kernels[args[0]._bits_ & state.mask if MASKED else args[0]._bits_]
            return kernel(args[0], args[1] if args[1].__class__ is float else float(args[1]), False)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if (
        not kwargs
        and len(args) == 3
        and (args[1].__class__ is float or args[1].__class__ is int)
        and args[2].__class__ is bool
    ):
        kernel = None
        try:
            kernel = _linalg_pinv_kernels[args[0]._bits_ & state.mask if MASKED else args[0]._bits_]
            return kernel(
                args[0], args[1] if args[1].__class__ is float else float(args[1]), args[2]
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if not kwargs and len(args) == 2 and hasattr(args[1], "_bits_"):
        kernel = None
        try:
            bits = args[0]._bits_ | args[1]._bits_
            kernel = _linalg_pinv_rcond_tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(args[0], args[1], False)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if not kwargs and len(args) == 3 and hasattr(args[1], "_bits_") and args[2].__class__ is bool:
        kernel = None
        try:
            bits = args[0]._bits_ | args[1]._bits_
            kernel = _linalg_pinv_rcond_tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(args[0], args[1], args[2])
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(pinv, operators.linalg_pinv_atol_rtol_tensor, args, kwargs)


_linalg_lstsq_kernels = operators.linalg_lstsq.table


def lstsq(input, b, rcond=None, *, driver=None, out=None):
    """X that minimises |A X - b|, with residuals, ranks and singular values where the driver has
    them.
    """
    if (
        out is None
        and (rcond is None or rcond.__class__ is float or rcond.__class__ is int)
        and (driver is None or driver.__class__ is str)
    ):
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is b._bits_ else input._bits_ | b._bits_
            kernel = _linalg_lstsq_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input,
                b,
                rcond if rcond is None or rcond.__class__ is float else float(rcond),
                driver,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        lstsq, operators.linalg_lstsq, (input, b, rcond), {"driver": driver, "out": out}
    )


_linalg_matrix_rank_atol_rtol_float_kernels = operators.linalg_matrix_rank_atol_rtol_float.table
_linalg_matrix_rank_kernels = operators.linalg_matrix_rank.table


def matrix_rank(*args, **kwargs):
    """How many singular values exceed `tol`."""
    if not kwargs and len(args) == 1:
        kernel = None
        try:
            bits = args[0]._bits_
            kernel = _linalg_matrix_rank_atol_rtol_float_kernels[
                bits & state.mask if MASKED else bits
            ]
            return kernel(args[0], None, None, False)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if not kwargs and len(args) == 2 and (args[1].__class__ is float or args[1].__class__ is int):
        kernel = None
        try:
            bits = args[0]._bits_
            kernel = _linalg_matrix_rank_kernels[bits & state.mask if MASKED else bits]
            return kernel(args[0], args[1] if args[1].__class__ is float else float(args[1]), False)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if (
        not kwargs
        and len(args) == 3
        and (args[1].__class__ is float or args[1].__class__ is int)
        and args[2].__class__ is bool
    ):
        kernel = None
        try:
            bits = args[0]._bits_
            kernel = _linalg_matrix_rank_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                args[0], args[1] if args[1].__class__ is float else float(args[1]), args[2]
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(matrix_rank, operators.linalg_matrix_rank_atol_rtol_tensor, args, kwargs)


_linalg_cond_kernels = operators.linalg_cond.table
_linalg_cond_p_str_kernels = operators.linalg_cond_p_str.table


def cond(input, p=MISSING, *, out=None):
    """The condition number of a matrix in a norm; by default the ratio of its singular values."""
    if out is None and (p is MISSING or p is None or p.__class__ in NUMBER_BITS):
        kernel = None
        try:
            kernel = _linalg_cond_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, None if p is MISSING else p)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if out is None and p.__class__ is str:
        kernel = None
        try:
            bits = input._bits_
            kernel = _linalg_cond_p_str_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, p)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(cond, operators.linalg_cond, (input, p), {"out": out})


_linalg_tensorinv_kernels = operators.linalg_tensorinv.table


def tensorinv(input, ind=2, *, out=None):
    """The inverse of a tensor for `tensordot`."""
    if out is None and ind.__class__ is int:
        kernel = None
        try:
            bits = input._bits_
            kernel = _linalg_tensorinv_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, ind)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(tensorinv, operators.linalg_tensorinv, (input, ind), {"out": out})


_linalg_tensorsolve_kernels = operators.linalg_tensorsolve.table


def tensorsolve(input, other, dims=None, *, out=None):
    """X with `tensordot(self, X, X.ndim) = other`."""
    if out is None and (dims is None or (ints_dims := as_ints(dims)) is not None):
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is other._bits_ else input._bits_ | other._bits_
            kernel = _linalg_tensorsolve_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, other, None if dims is None else ints_dims)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(tensorsolve, operators.linalg_tensorsolve, (input, other, dims), {"out": out})


_linalg_vander_kernels = operators.linalg_vander.table


def vander(x, *, N=None):
    """The powers 0 to N - 1 of each element, along a new last dimension."""
    if N is None or N.__class__ is int:
        kernel = None
        try:
            kernel = _linalg_vander_kernels[x._bits_ & state.mask if MASKED else x._bits_]
            return kernel(x, N)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(vander, operators.linalg_vander, (x,), {"N": N})


_linalg_matrix_exp_kernels = operators.linalg_matrix_exp.table


def matrix_exp(input):
    """The exponential of square matrices."""
    kernel = None
    try:
        bits = input._bits_
        kernel = _linalg_matrix_exp_kernels[bits & state.mask if MASKED else bits]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(matrix_exp, operators.linalg_matrix_exp, (input,), {})


_linalg_vector_norm_kernels = operators.linalg_vector_norm.table


def vector_norm(
    input=MISSING, ord=2, dim=None, keepdim=False, *, dtype=None, out=None, **numpy_names
):
    """The norm of order `ord` along some dimensions, or over everything."""
    if (
        not numpy_names
        and out is None
        and ord.__class__ in NUMBER_BITS
        and (dim is None or dim.__class__ is int or (ints_dim := as_ints(dim)) is not None)
        and keepdim.__class__ is bool
        and (dtype is None or dtype.__class__ is dtype_class)
    ):
        kernel = None
        try:
            bits = input._bits_
            kernel = _linalg_vector_norm_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input,
                ord,
                (dim,) if dim.__class__ is int else None if dim is None else ints_dim,
                keepdim,
                dtype,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        vector_norm,
        operators.linalg_vector_norm,
        (input, ord, dim, keepdim),
        {"dtype": dtype, "out": out, **numpy_names},
    )


_linalg_matrix_norm_kernels = operators.linalg_matrix_norm.table
_linalg_matrix_norm_str_ord_kernels = operators.linalg_matrix_norm_str_ord.table


def matrix_norm(
    input=MISSING, ord=MISSING, dim=(-2, -1), keepdim=False, *, dtype=None, out=None, **numpy_names
):
    """The norm of order 1, 2, inf or a negative one of the matrices in two dimensions."""
    if (
        not numpy_names
        and out is None
        and ord.__class__ in NUMBER_BITS
        and (ints_dim := as_ints(dim)) is not None
        and keepdim.__class__ is bool
        and (dtype is None or dtype.__class__ is dtype_class)
    ):
        kernel = None
        try:
            bits = input._bits_
            kernel = _linalg_matrix_norm_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, ord, ints_dim, keepdim, dtype)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if (
        not numpy_names
        and out is None
        and (ord is MISSING or ord.__class__ is str)
        and (ints_dim := as_ints(dim)) is not None
        and keepdim.__class__ is bool
        and (dtype is None or dtype.__class__ is dtype_class)
    ):
        kernel = None
        try:
            bits = input._bits_
            kernel = _linalg_matrix_norm_str_ord_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, "fro" if ord is MISSING else ord, ints_dim, keepdim, dtype)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        matrix_norm,
        operators.linalg_matrix_norm,
        (input,),
        {"ord": ord, "dim": dim, "keepdim": keepdim, "dtype": dtype, "out": out, **numpy_names},
    )


_linalg_norm_kernels = operators.linalg_norm.table
_linalg_norm_ord_str_kernels = operators.linalg_norm_ord_str.table


def norm(
    input=MISSING, ord=MISSING, dim=None, keepdim=False, *, dtype=None, out=None, **numpy_names
):
    """The norm of everything, of vectors along one dimension, or of matrices along two."""
    if (
        not numpy_names
        and out is None
        and (ord is MISSING or ord is None or ord.__class__ in NUMBER_BITS)
        and (dim is None or dim.__class__ is int or (ints_dim := as_ints(dim)) is not None)
        and keepdim.__class__ is bool
        and (dtype is None or dtype.__class__ is dtype_class)
    ):
        kernel = None
        try:
            kernel = _linalg_norm_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(
                input,
                None if ord is MISSING else ord,
                (dim,) if dim.__class__ is int else None if dim is None else ints_dim,
                keepdim,
                dtype,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if (
        not numpy_names
        and out is None
        and ord.__class__ is str
        and (dim is None or dim.__class__ is int or (ints_dim := as_ints(dim)) is not None)
        and keepdim.__class__ is bool
        and (dtype is None or dtype.__class__ is dtype_class)
    ):
        kernel = None
        try:
            bits = input._bits_
            kernel = _linalg_norm_ord_str_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input,
                ord,
                (dim,) if dim.__class__ is int else None if dim is None else ints_dim,
                keepdim,
                dtype,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        norm,
        operators.linalg_norm,
        (input,),
        {"ord": ord, "dim": dim, "keepdim": keepdim, "dtype": dtype, "out": out, **numpy_names},
    )


__all__ = documented(globals(), "linalg_")
