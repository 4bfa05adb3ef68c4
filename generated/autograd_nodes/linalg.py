"""Nodes of the backward graph: what each operator saves, and its derivative.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.autograd.nodes.node import Node
from gradsmith.autograd.nodes.saved import RELEASED, unpack
from gradsmith.core.deferred import deferred_from
from gradsmith.generated.autograd_arrays import linalg as autograd_arrays
from gradsmith.generated.functions import cholesky_solve
from typing import Any

_from = deferred_from(globals(), "gradsmith.operators.linalg.formulas")
cholesky_gradient = _from("cholesky_gradient")
cholesky_inverse_gradient = _from("cholesky_inverse_gradient")
cholesky_solve_factor_gradient = _from("cholesky_solve_factor_gradient")
determinant_gradient = _from("determinant_gradient")
inverse_gradient = _from("inverse_gradient")
least_squares_gradient = _from("least_squares_gradient")
lu_factor_gradient = _from("lu_factor_gradient")
lu_unpack_gradient = _from("lu_unpack_gradient")
norm_gradient = _from("norm_gradient")
pseudo_inverse_gradient = _from("pseudo_inverse_gradient")
qr_gradient = _from("qr_gradient")
sign_log_determinant_gradient = _from("sign_log_determinant_gradient")
solve_gradients = _from("solve_gradients")
triangular_left_gradient = _from("triangular_left_gradient")
triangular_right_gradient = _from("triangular_right_gradient")
triangular_solve_matrix_gradient = _from("triangular_solve_matrix_gradient")
triangular_solve_self_gradient = _from("triangular_solve_self_gradient")

_from = deferred_from(globals(), "gradsmith.operators.linalg.formulas_forward")
matrix_exp_tangent = _from("matrix_exp_tangent")

_from = deferred_from(globals(), "gradsmith.operators.linalg.formulas_spectral")
eigen_gradient = _from("eigen_gradient")
hermitian_eigen_gradient = _from("hermitian_eigen_gradient")
singular_value_gradient = _from("singular_value_gradient")

YAML = "derivatives.yaml"


class LinalgInvExBackward0(Node):
    __slots__ = ("raw_inverse",)
    saved_names = ("inverse",)
    yaml_entry = "linalg_inv_ex"
    yaml_formulas = ("A",)
    run_arrays = autograd_arrays.LinalgInvExBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        inverse = unpack(node.raw_inverse, node)
        grad_A = inverse_gradient(grad, inverse)
        return (grad_A,)

    def release_variables(node: Any) -> None:
        node.raw_inverse = RELEASED


class LinalgSolveExBackward0(Node):
    __slots__ = ("raw_A", "raw_result", "raw_left")
    saved_names = ("A", "result")
    yaml_entry = "linalg_solve_ex"
    yaml_formulas = ("A", "B")
    run_arrays = autograd_arrays.LinalgSolveExBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_A = None
        grad_B = None
        if edges[0] is not None or edges[1] is not None:
            A = unpack(node.raw_A, node)
            result = unpack(node.raw_result, node)
            left = node.raw_left
            needs_input_grad = (edges[0] is not None, edges[1] is not None)
            grad_A, grad_B = solve_gradients(grad, A, result, left, needs_input_grad)
        return (grad_A, grad_B)

    def release_variables(node: Any) -> None:
        node.raw_A = RELEASED
        node.raw_result = RELEASED


class LinalgSolveExBackward0__linalg_solve_ex(Node):
    __slots__ = ("raw_A", "raw_result", "raw_left")
    saved_names = ("A", "result")
    yaml_entry = "_linalg_solve_ex"
    yaml_formulas = ("A", "B")
    shown_name = "LinalgSolveExBackward0"
    run_arrays = autograd_arrays.LinalgSolveExBackward0__linalg_solve_ex

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_A = None
        grad_B = None
        if edges[0] is not None or edges[1] is not None:
            A = unpack(node.raw_A, node)
            result = unpack(node.raw_result, node)
            left = node.raw_left
            needs_input_grad = (edges[0] is not None, edges[1] is not None)
            grad_A, grad_B = solve_gradients(grad, A, result, left, needs_input_grad)
        return (grad_A, grad_B)

    def release_variables(node: Any) -> None:
        node.raw_A = RELEASED
        node.raw_result = RELEASED


class LinalgSolveTriangularBackward0(Node):
    __slots__ = ("raw_self", "raw_result", "raw_upper", "raw_left", "raw_unitriangular")
    saved_names = ("self", "result")
    yaml_entry = "linalg_solve_triangular"
    yaml_formulas = ("self", "B")

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_B = None
        if edges[1] is not None:
            self = unpack(node.raw_self, node)
            upper = node.raw_upper
            left = node.raw_left
            unitriangular = node.raw_unitriangular
            grad_B = triangular_right_gradient(grad, self, upper, left, unitriangular)
        if edges[0] is not None:
            self = unpack(node.raw_self, node)
            result = unpack(node.raw_result, node)
            upper = node.raw_upper
            left = node.raw_left
            unitriangular = node.raw_unitriangular
            grad_self = triangular_left_gradient(grad, self, result, upper, left, unitriangular)
        return (grad_self, grad_B)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED
        node.raw_result = RELEASED


class TriangularSolveBackward0(Node):
    __slots__ = ("raw_A", "raw_upper", "raw_transpose", "raw_unitriangular", "raw_solution")
    saved_names = ("A", "solution")
    yaml_entry = "triangular_solve"
    yaml_formulas = ("self", "A")

    def run(node: Any, grads: Any) -> Any:
        if not any(grad is not None for grad in grads):
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_A = None
        if edges[1] is not None:
            A = unpack(node.raw_A, node)
            solution = unpack(node.raw_solution, node)
            upper = node.raw_upper
            transpose = node.raw_transpose
            unitriangular = node.raw_unitriangular
            grad_A = triangular_solve_matrix_gradient(
                grads[0], grads[1], A, solution, upper, transpose, unitriangular
            )
        if edges[0] is not None:
            A = unpack(node.raw_A, node)
            upper = node.raw_upper
            transpose = node.raw_transpose
            unitriangular = node.raw_unitriangular
            grad_self = triangular_solve_self_gradient(grads[0], A, upper, transpose, unitriangular)
        return (grad_self, grad_A)

    def release_variables(node: Any) -> None:
        node.raw_A = RELEASED
        node.raw_solution = RELEASED


class LinalgCholeskyExBackward0(Node):
    __slots__ = ("raw_L", "raw_upper")
    saved_names = ("L",)
    yaml_entry = "linalg_cholesky_ex"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.LinalgCholeskyExBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        L = unpack(node.raw_L, node)
        upper = node.raw_upper
        grad_self = cholesky_gradient(grad, L, upper)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_L = RELEASED


class CholeskySolveBackward0(Node):
    __slots__ = ("raw_input2", "raw_upper", "raw_result")
    saved_names = ("input2", "result")
    yaml_entry = "cholesky_solve"
    yaml_formulas = ("self", "input2")
    run_arrays = autograd_arrays.CholeskySolveBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_input2 = None
        if edges[1] is not None:
            input2 = unpack(node.raw_input2, node)
            result = unpack(node.raw_result, node)
            upper = node.raw_upper
            grad_input2 = cholesky_solve_factor_gradient(grad, input2, result, upper)
        if edges[0] is not None:
            input2 = unpack(node.raw_input2, node)
            upper = node.raw_upper
            grad_self = cholesky_solve(grad, input2, upper)
        return (grad_self, grad_input2)

    def release_variables(node: Any) -> None:
        node.raw_input2 = RELEASED
        node.raw_result = RELEASED


class CholeskyInverseBackward0(Node):
    __slots__ = ("raw_self", "raw_result", "raw_upper")
    saved_names = ("self", "result")
    yaml_entry = "cholesky_inverse"
    yaml_formulas = ("self",)

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        result = unpack(node.raw_result, node)
        upper = node.raw_upper
        grad_self = cholesky_inverse_gradient(grad, self, result, upper)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED
        node.raw_result = RELEASED


class LinalgQrBackward0(Node):
    __slots__ = ("raw_Q", "raw_R", "raw_mode")
    saved_names = ("Q", "R")
    yaml_entry = "linalg_qr"
    yaml_formulas = ("A",)

    def run(node: Any, grads: Any) -> Any:
        if not any(grad is not None for grad in grads):
            return (None,)
        Q = unpack(node.raw_Q, node)
        R = unpack(node.raw_R, node)
        mode = node.raw_mode
        grad_A = qr_gradient(grads[0], grads[1], Q, R, mode)
        return (grad_A,)

    def release_variables(node: Any) -> None:
        node.raw_Q = RELEASED
        node.raw_R = RELEASED


class GeqrfBackward0(Node):
    __slots__ = ()
    yaml_entry = "geqrf"
    yaml_formulas = ("self",)

    def run(node: Any, grads: Any) -> Any:
        raise NotImplementedError(
            "derivative for geqrf with respect to self is not implemented: the derivative of packed Householder reflectors"
        )


class LinalgLuFactorExBackward0(Node):
    __slots__ = ("raw_LU", "raw_pivots")
    saved_names = ("LU", "pivots")
    yaml_entry = "linalg_lu_factor_ex"
    yaml_formulas = ("A",)

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        LU = unpack(node.raw_LU, node)
        pivots = unpack(node.raw_pivots, node)
        grad_A = lu_factor_gradient(grad, LU, pivots)
        return (grad_A,)

    def release_variables(node: Any) -> None:
        node.raw_LU = RELEASED
        node.raw_pivots = RELEASED


class LuUnpackBackward0(Node):
    __slots__ = ("LU_data_shape",)
    yaml_entry = "lu_unpack"
    yaml_formulas = ("LU_data",)

    def run(node: Any, grads: Any) -> Any:
        if not any(grad is not None for grad in grads):
            return (None,)
        LU_data_shape = node.LU_data_shape
        grad_L = grads[1]
        grad_U = grads[2]
        grad_LU_data = lu_unpack_gradient(grad_L, grad_U, LU_data_shape)
        return (grad_LU_data,)


class NotImplemented_linalg_ldl_factor_ex(Node):
    __slots__ = ()
    yaml_entry = "linalg_ldl_factor_ex"
    yaml_formulas = ("self",)
    shown_name = "NotImplemented"

    def run(node: Any, grads: Any) -> Any:
        raise NotImplementedError(
            "derivative for linalg_ldl_factor_ex with respect to self is not implemented: the derivative of the LDL factorization"
        )


class NotImplemented_linalg_ldl_solve(Node):
    __slots__ = ()
    yaml_entry = "linalg_ldl_solve"
    yaml_formulas = ("LD", "B")
    shown_name = "NotImplemented"

    def run(node: Any, grads: Any) -> Any:
        edges = node.next_edges
        grad_LD = None
        grad_B = None
        if edges[1] is not None:
            raise NotImplementedError(
                "derivative for linalg_ldl_solve with respect to B is not implemented: the derivative of the LDL solution"
            )
        if edges[0] is not None:
            raise NotImplementedError(
                "derivative for linalg_ldl_solve with respect to LD is not implemented: the derivative of the LDL solution"
            )
        return (grad_LD, grad_B)


class LinalgDetBackward0(Node):
    __slots__ = ("raw_A", "raw_result")
    saved_names = ("A", "result")
    yaml_entry = "linalg_det"
    yaml_formulas = ("A",)
    run_arrays = autograd_arrays.LinalgDetBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        A = unpack(node.raw_A, node)
        result = unpack(node.raw_result, node)
        grad_A = determinant_gradient(grad, A, result)
        return (grad_A,)

    def release_variables(node: Any) -> None:
        node.raw_A = RELEASED
        node.raw_result = RELEASED


class LinalgDetBackward0__linalg_det(Node):
    __slots__ = ("raw_A", "raw_result")
    saved_names = ("A", "result")
    yaml_entry = "_linalg_det"
    yaml_formulas = ("A",)
    shown_name = "LinalgDetBackward0"
    run_arrays = autograd_arrays.LinalgDetBackward0__linalg_det

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        A = unpack(node.raw_A, node)
        result = unpack(node.raw_result, node)
        grad_A = determinant_gradient(grad, A, result)
        return (grad_A,)

    def release_variables(node: Any) -> None:
        node.raw_A = RELEASED
        node.raw_result = RELEASED


class LinalgSlogdetBackward0(Node):
    __slots__ = ("raw_A", "raw_sign")
    saved_names = ("A", "sign")
    yaml_entry = "linalg_slogdet"
    yaml_formulas = ("A",)

    def run(node: Any, grads: Any) -> Any:
        if not any(grad is not None for grad in grads):
            return (None,)
        A = unpack(node.raw_A, node)
        sign = unpack(node.raw_sign, node)
        grad_sign = grads[0]
        grad_logabsdet = grads[1]
        grad_A = sign_log_determinant_gradient(grad_sign, grad_logabsdet, A, sign)
        return (grad_A,)

    def release_variables(node: Any) -> None:
        node.raw_A = RELEASED
        node.raw_sign = RELEASED


class LinalgSlogdetBackward0__linalg_slogdet(Node):
    __slots__ = ("raw_A", "raw_sign")
    saved_names = ("A", "sign")
    yaml_entry = "_linalg_slogdet"
    yaml_formulas = ("A",)
    shown_name = "LinalgSlogdetBackward0"

    def run(node: Any, grads: Any) -> Any:
        if not any(grad is not None for grad in grads):
            return (None,)
        A = unpack(node.raw_A, node)
        sign = unpack(node.raw_sign, node)
        grad_sign = grads[0]
        grad_logabsdet = grads[1]
        grad_A = sign_log_determinant_gradient(grad_sign, grad_logabsdet, A, sign)
        return (grad_A,)

    def release_variables(node: Any) -> None:
        node.raw_A = RELEASED
        node.raw_sign = RELEASED


class LinalgEigBackward0(Node):
    __slots__ = ("raw_eigenvalues", "raw_eigenvectors")
    saved_names = ("eigenvalues", "eigenvectors")
    yaml_entry = "linalg_eig"
    yaml_formulas = ("self",)

    def run(node: Any, grads: Any) -> Any:
        if not any(grad is not None for grad in grads):
            return (None,)
        eigenvalues = unpack(node.raw_eigenvalues, node)
        eigenvectors = unpack(node.raw_eigenvectors, node)
        grad_eigenvalues = grads[0]
        grad_eigenvectors = grads[1]
        grad_self = eigen_gradient(grad_eigenvalues, grad_eigenvectors, eigenvalues, eigenvectors)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_eigenvalues = RELEASED
        node.raw_eigenvectors = RELEASED


class LinalgEigvalsBackward0(Node):
    __slots__ = ()
    yaml_entry = "_linalg_eigvals"
    yaml_formulas = ("self",)

    def run(node: Any, grads: Any) -> Any:
        raise NotImplementedError(
            "derivative for _linalg_eigvals with respect to self is not implemented: the derivative of eigenvalues without eigenvectors"
        )


class LinalgEighBackward0(Node):
    __slots__ = ("raw_eigenvalues", "raw_eigenvectors")
    saved_names = ("eigenvalues", "eigenvectors")
    yaml_entry = "_linalg_eigh"
    yaml_formulas = ("A",)

    def run(node: Any, grads: Any) -> Any:
        if not any(grad is not None for grad in grads):
            return (None,)
        eigenvalues = unpack(node.raw_eigenvalues, node)
        eigenvectors = unpack(node.raw_eigenvectors, node)
        grad_eigenvalues = grads[0]
        grad_eigenvectors = grads[1]
        grad_A = hermitian_eigen_gradient(
            grad_eigenvalues, grad_eigenvectors, eigenvalues, eigenvectors
        )
        return (grad_A,)

    def release_variables(node: Any) -> None:
        node.raw_eigenvalues = RELEASED
        node.raw_eigenvectors = RELEASED


class LinalgSvdBackward0(Node):
    __slots__ = ("raw_U", "raw_S", "raw_Vh")
    saved_names = ("U", "S", "Vh")
    yaml_entry = "_linalg_svd"
    yaml_formulas = ("A",)

    def run(node: Any, grads: Any) -> Any:
        if not any(grad is not None for grad in grads):
            return (None,)
        U = unpack(node.raw_U, node)
        S = unpack(node.raw_S, node)
        Vh = unpack(node.raw_Vh, node)
        grad_U = grads[0]
        grad_S = grads[1]
        grad_Vh = grads[2]
        grad_A = singular_value_gradient(grad_U, grad_S, grad_Vh, U, S, Vh)
        return (grad_A,)

    def release_variables(node: Any) -> None:
        node.raw_U = RELEASED
        node.raw_S = RELEASED
        node.raw_Vh = RELEASED


class LinalgPinvBackward0(Node):
    __slots__ = ("raw_self", "raw_result")
    saved_names = ("self", "result")
    yaml_entry = "linalg_pinv.atol_rtol_tensor"
    yaml_formulas = ("self",)

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        result = unpack(node.raw_result, node)
        grad_self = pseudo_inverse_gradient(grad, self, result)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED
        node.raw_result = RELEASED


class LinalgLstsqBackward0(Node):
    __slots__ = ("raw_self", "raw_b", "raw_solution")
    saved_names = ("self", "b", "solution")
    yaml_entry = "linalg_lstsq"
    yaml_formulas = ("self", "b")

    def run(node: Any, grads: Any) -> Any:
        if not any(grad is not None for grad in grads):
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_b = None
        if edges[0] is not None or edges[1] is not None:
            self = unpack(node.raw_self, node)
            b = unpack(node.raw_b, node)
            solution = unpack(node.raw_solution, node)
            needs_input_grad = (edges[0] is not None, edges[1] is not None)
            grad_self, grad_b = least_squares_gradient(
                grads[0], grads[1], self, b, solution, needs_input_grad
            )
        return (grad_self, grad_b)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED
        node.raw_b = RELEASED
        node.raw_solution = RELEASED


class LinalgMatrixExpBackward0(Node):
    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_entry = "linalg_matrix_exp"
    yaml_formulas = ("self",)

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = matrix_exp_tangent(self.mH, grad)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class LinalgVectorNormBackward0(Node):
    __slots__ = ("raw_self", "raw_ord", "raw_result", "raw_dim", "raw_keepdim")
    saved_names = ("self", "result")
    yaml_entry = "linalg_vector_norm"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.LinalgVectorNormBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        ord = node.raw_ord
        result = unpack(node.raw_result, node)
        dim = node.raw_dim
        keepdim = node.raw_keepdim
        grad_self = norm_gradient(grad, self, ord, result, dim, keepdim)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED
        node.raw_result = RELEASED


class DistBackward0(Node):
    __slots__ = ("raw_self", "raw_other", "raw_p", "raw_result")
    saved_names = ("self", "other", "result")
    yaml_entry = "dist"
    yaml_formulas = ("self", "other")
    run_arrays = autograd_arrays.DistBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_other = None
        if edges[1] is not None:
            self = unpack(node.raw_self, node)
            other = unpack(node.raw_other, node)
            p = node.raw_p
            result = unpack(node.raw_result, node)
            grad_other = -norm_gradient(grad, self - other, p, result, None, False)
        if edges[0] is not None:
            self = unpack(node.raw_self, node)
            other = unpack(node.raw_other, node)
            p = node.raw_p
            result = unpack(node.raw_result, node)
            grad_self = norm_gradient(grad, self - other, p, result, None, False)
        return (grad_self, grad_other)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED
        node.raw_other = RELEASED
        node.raw_result = RELEASED
