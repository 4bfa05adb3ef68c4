"""Derivatives over arrays: what a node runs where nothing is recorded and nobody looks on.

Each function is the namesake of its node class.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.autograd.engine.array_functions import array_of, asarray, deferred_kernels, ndarray
from typing import Any

_from = deferred_kernels(globals())
cholesky_gradient = _from("gradsmith.operators.linalg.formulas_arrays:cholesky_gradient")
cholesky_solve = _from(".linalg.triangular:cholesky_solve")
cholesky_solve_factor_gradient = _from(
    "gradsmith.operators.linalg.formulas_arrays:cholesky_solve_factor_gradient"
)
determinant_gradient = _from("gradsmith.operators.linalg.formulas_arrays:determinant_gradient")
inverse_gradient = _from("gradsmith.operators.linalg.formulas_arrays:inverse_gradient")
norm_gradient = _from("gradsmith.operators.linalg.formulas_arrays:norm_gradient")
solve_gradients = _from("gradsmith.operators.linalg.formulas_arrays:solve_gradients")


def LinalgInvExBackward0(node: Any, grads: Any) -> Any:
    grad = grads[0]
    if grad is None:
        return (None,)
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    inverse = array_of(node.raw_inverse, node)
    grad_A = inverse_gradient(grad, inverse)
    return (grad_A,)


def LinalgSolveExBackward0(node: Any, grads: Any) -> Any:
    grad = grads[0]
    if grad is None:
        return (None,) * len(node.next_edges)
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_A = None
    grad_B = None
    if edges[0] is not None or edges[1] is not None:
        A = array_of(node.raw_A, node)
        result = array_of(node.raw_result, node)
        left = node.raw_left
        needs_input_grad = (edges[0] is not None, edges[1] is not None)
        grad_A, grad_B = solve_gradients(grad, A, result, left, needs_input_grad)
    return (grad_A, grad_B)


def LinalgSolveExBackward0__linalg_solve_ex(node: Any, grads: Any) -> Any:
    grad = grads[0]
    if grad is None:
        return (None,) * len(node.next_edges)
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_A = None
    grad_B = None
    if edges[0] is not None or edges[1] is not None:
        A = array_of(node.raw_A, node)
        result = array_of(node.raw_result, node)
        left = node.raw_left
        needs_input_grad = (edges[0] is not None, edges[1] is not None)
        grad_A, grad_B = solve_gradients(grad, A, result, left, needs_input_grad)
    return (grad_A, grad_B)


def LinalgCholeskyExBackward0(node: Any, grads: Any) -> Any:
    grad = grads[0]
    if grad is None:
        return (None,)
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    L = array_of(node.raw_L, node)
    upper = node.raw_upper
    grad_self = cholesky_gradient(grad, L, upper)
    return (grad_self,)


def CholeskySolveBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_self = None
    grad_input2 = None
    if edges[0] is not None:
        input2 = array_of(node.raw_input2, node)
        upper = node.raw_upper
        grad_self = cholesky_solve(grad, input2, upper)
    if edges[1] is not None:
        input2 = array_of(node.raw_input2, node)
        result = array_of(node.raw_result, node)
        upper = node.raw_upper
        grad_input2 = cholesky_solve_factor_gradient(grad, input2, result, upper)
    return (grad_self, grad_input2)


def LinalgDetBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    A = array_of(node.raw_A, node)
    result = array_of(node.raw_result, node)
    grad_A = determinant_gradient(grad, A, result)
    return (grad_A,)


def LinalgDetBackward0__linalg_det(node: Any, grads: Any) -> Any:
    grad = grads[0]
    if grad is None:
        return (None,)
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    A = array_of(node.raw_A, node)
    result = array_of(node.raw_result, node)
    grad_A = determinant_gradient(grad, A, result)
    return (grad_A,)


def LinalgVectorNormBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self = array_of(node.raw_self, node)
    ord = node.raw_ord
    result = array_of(node.raw_result, node)
    dim = node.raw_dim
    keepdim = node.raw_keepdim
    grad_self = norm_gradient(grad, self, ord, result, dim, keepdim)
    return (grad_self,)


def DistBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_self = None
    grad_other = None
    if edges[0] is not None:
        self = array_of(node.raw_self, node)
        other = array_of(node.raw_other, node)
        p = node.raw_p
        result = array_of(node.raw_result, node)
        grad_self = norm_gradient(grad, asarray(self - other), p, result, None, False)
    if edges[1] is not None:
        self = array_of(node.raw_self, node)
        other = array_of(node.raw_other, node)
        p = node.raw_p
        result = array_of(node.raw_result, node)
        grad_other = -norm_gradient(grad, asarray(self - other), p, result, None, False)
    return (grad_self, grad_other)
