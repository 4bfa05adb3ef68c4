"""Forward mode: the tangents of operators' outputs, from values and tangents of their arguments.

``jvp_<operator>`` takes an operator's arguments, its outputs, and for each argument of tensors the tangent,
or None for zero.  It returns the tangents of the outputs.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

# mypy: allow-untyped-defs
# Arguments are as the schema says; whoever calls these has checked them.

from gradsmith.autograd.forward.tangents import filled
from gradsmith.core.deferred import deferred_from
from gradsmith.generated import operators

_from = deferred_from(globals(), "gradsmith.operators.linalg.formulas_forward")
cholesky_tangent = _from("cholesky_tangent")
determinant_tangent = _from("determinant_tangent")
eigenvalue_tangent = _from("eigenvalue_tangent")
eigenvector_tangent = _from("eigenvector_tangent")
log_determinant_tangent = _from("log_determinant_tangent")
matrix_exp_tangent = _from("matrix_exp_tangent")
norm_tangent = _from("norm_tangent")
pseudo_inverse_tangent = _from("pseudo_inverse_tangent")
sign_determinant_tangent = _from("sign_determinant_tangent")
solve_tangent = _from("solve_tangent")
triangular_tangent = _from("triangular_tangent")

READS_SELF = {
    "linalg_solve_ex",
    "_linalg_solve_ex",
    "linalg_solve_triangular",
    "linalg_det",
    "_linalg_det",
    "linalg_slogdet",
    "_linalg_slogdet",
    "linalg_pinv_atol_rtol_tensor",
    "linalg_matrix_exp",
    "linalg_vector_norm",
}
"""Operators whose formula reads the value of the first argument: in-place variants must keep it."""


def jvp_linalg_inv_ex(A, check_errors, inverse, info, A_t):
    tangent_of_inverse = -inverse.matmul(A_t).matmul(inverse)
    return (tangent_of_inverse, None)


def jvp_linalg_solve_ex(A, B, left, check_errors, result, info, A_t, B_t):
    tangent_of_result = solve_tangent(A, filled(A_t, A), filled(B_t, B), result, left)
    return (tangent_of_result, None)


def jvp__linalg_solve_ex(A, B, left, check_errors, result, LU, pivots, info, A_t, B_t):
    tangent_of_result = solve_tangent(A, filled(A_t, A), filled(B_t, B), result, left)
    return (tangent_of_result, None, None, None)


def jvp_linalg_solve_triangular(self, B, upper, left, unitriangular, result, self_t, B_t):
    tangent = triangular_tangent(
        self, filled(self_t, self), filled(B_t, B), result, upper, left, unitriangular
    )
    return tangent


def jvp_linalg_cholesky_ex(self, upper, check_errors, L, info, self_t):
    tangent_of_L = cholesky_tangent(self_t, L, upper)
    return (tangent_of_L, None)


def jvp_linalg_det(A, result, A_t):
    return determinant_tangent(A, A_t, result)


def jvp__linalg_det(A, result, LU, pivots, A_t):
    tangent_of_result = determinant_tangent(A, A_t, result)
    return (tangent_of_result, None, None)


def jvp_linalg_slogdet(A, sign, logabsdet, A_t):
    tangent_of_sign = sign_determinant_tangent(A, A_t, sign)
    tangent_of_logabsdet = log_determinant_tangent(A, A_t)
    return (tangent_of_sign, tangent_of_logabsdet)


def jvp__linalg_slogdet(A, sign, logabsdet, LU, pivots, A_t):
    tangent_of_sign = sign_determinant_tangent(A, A_t, sign)
    tangent_of_logabsdet = log_determinant_tangent(A, A_t)
    return (tangent_of_sign, tangent_of_logabsdet, None, None)


def jvp__linalg_eigh(A, UPLO, compute_v, eigenvalues, eigenvectors, A_t):
    tangent_of_eigenvalues = eigenvalue_tangent(A_t, eigenvectors)
    tangent_of_eigenvectors = eigenvector_tangent(A_t, eigenvalues, eigenvectors)
    return (tangent_of_eigenvalues, tangent_of_eigenvectors)


def jvp_linalg_pinv_atol_rtol_tensor(self, atol, rtol, hermitian, result, self_t, atol_t, rtol_t):
    tangent = None
    if self_t is not None:
        tangent = pseudo_inverse_tangent(self, self_t, result)
    return tangent


def jvp_linalg_matrix_exp(self, result, self_t):
    return matrix_exp_tangent(self, self_t)


def jvp_linalg_vector_norm(self, ord, dim, keepdim, dtype, result, self_t):
    return norm_tangent(self, self_t, ord, result, dim, keepdim)
