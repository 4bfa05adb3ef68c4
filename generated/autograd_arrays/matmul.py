"""Derivatives over arrays: what a node runs where nothing is recorded and nobody looks on.

Each function is the namesake of its node class.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.autograd.engine.array_functions import array_of, asarray, deferred_kernels, ndarray
from gradsmith.core.shared_loops import SHARED
from typing import Any

_from = deferred_kernels(globals())
bmm = _from(".matmul.matmul:bmm")
cdist_backward = _from(".matmul.distance:cdist_backward")
euclidean_dist_backward = _from(
    "gradsmith.operators.matmul.formulas_arrays:euclidean_dist_backward"
)
linalg_cross = _from(".matmul.distance:linalg_cross")
linear_input_gradient = _from("gradsmith.operators.matmul.formulas_arrays:linear_input_gradient")
linear_weight_gradient = _from("gradsmith.operators.matmul.formulas_arrays:linear_weight_gradient")
matmul = _from(".matmul.matmul:matmul")
matmul_other_gradient = _from("gradsmith.operators.matmul.formulas_arrays:matmul_other_gradient")
matmul_self_gradient = _from("gradsmith.operators.matmul.formulas_arrays:matmul_self_gradient")
mm = _from(".matmul.matmul:mm")
multiply = _from("np.multiply")
mv = _from(".matmul.matmul:mv")
outer = _from(".matmul.matmul:outer")
over_parts = _from("gradsmith.core.shared_loops:over_parts")
pdist_backward = _from(".matmul.distance:pdist_backward")
scaled = _from("gradsmith.operators.pointwise.formulas_arrays:scaled")
t = _from(".view.view:t")
to = _from("gradsmith.operators.pointwise.formulas_arrays:to")
trace_gradient = _from("gradsmith.operators.matmul.formulas_arrays:trace_gradient")


def MmBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_self = None
    grad_mat2 = None
    if edges[0] is not None:
        mat2 = array_of(node.raw_mat2, node)
        grad_self = mm(grad, t(mat2))
    if edges[1] is not None:
        self = array_of(node.raw_self, node)
        grad_mat2 = mm(t(self), grad)
    return (grad_self, grad_mat2)


def BmmBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_self = None
    grad_mat2 = None
    if edges[0] is not None:
        mat2 = array_of(node.raw_mat2, node)
        grad_self = bmm(grad, mat2.mT)
    if edges[1] is not None:
        self = array_of(node.raw_self, node)
        grad_mat2 = bmm(self.mT, grad)
    return (grad_self, grad_mat2)


def MvBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_self = None
    grad_vec = None
    if edges[0] is not None:
        vec = array_of(node.raw_vec, node)
        grad_self = outer(grad, vec)
    if edges[1] is not None:
        self = array_of(node.raw_self, node)
        grad_vec = mv(t(self), grad)
    return (grad_self, grad_vec)


def DotBackward0(node: Any, grad: Any) -> Any:
    edges = node.next_edges
    grad_self = None
    grad_tensor = None
    if edges[0] is not None:
        tensor = array_of(node.raw_tensor, node)
        grad_self = grad * tensor if grad.size < SHARED else over_parts(multiply, grad, tensor)
    if edges[1] is not None:
        self = array_of(node.raw_self, node)
        grad_tensor = grad * self if grad.size < SHARED else over_parts(multiply, grad, self)
    return (grad_self, grad_tensor)


def VdotBackward0(node: Any, grad: Any) -> Any:
    edges = node.next_edges
    grad_self = None
    grad_other = None
    if edges[0] is not None:
        other = array_of(node.raw_other, node)
        grad_self = grad * other if grad.size < SHARED else over_parts(multiply, grad, other)
    if edges[1] is not None:
        self = array_of(node.raw_self, node)
        grad_other = grad * self if grad.size < SHARED else over_parts(multiply, grad, self)
    return (grad_self, grad_other)


def OuterBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_self = None
    grad_vec2 = None
    if edges[0] is not None:
        vec2 = array_of(node.raw_vec2, node)
        grad_self = mv(grad, asarray(to(vec2, grad.dtype)))
    if edges[1] is not None:
        self = array_of(node.raw_self, node)
        grad_vec2 = mv(t(grad), asarray(to(self, grad.dtype)))
    return (grad_self, grad_vec2)


def MatmulBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_self = None
    grad_other = None
    if edges[0] is not None:
        self_shape = node.self_shape
        other = array_of(node.raw_other, node)
        grad_self = matmul_self_gradient(grad, self_shape, other)
    if edges[1] is not None:
        self = array_of(node.raw_self, node)
        other_shape = node.other_shape
        grad_other = matmul_other_gradient(grad, self, other_shape)
    return (grad_self, grad_other)


def LinearBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_input = None
    grad_weight = None
    grad_bias = None
    if edges[0] is not None:
        weight = array_of(node.raw_weight, node)
        grad_input = linear_input_gradient(grad, weight)
    if edges[1] is not None:
        input = array_of(node.raw_input, node)
        weight_shape = node.weight_shape
        grad_weight = linear_weight_gradient(grad, input, weight_shape)
    if edges[2] is not None:
        grad_bias = grad
    return (grad_input, grad_weight, grad_bias)


def AddmmBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_self = None
    grad_mat1 = None
    grad_mat2 = None
    if edges[0] is not None:
        beta = node.raw_beta
        grad_self = scaled(grad, beta)
    if edges[1] is not None:
        mat2 = array_of(node.raw_mat2, node)
        alpha = node.raw_alpha
        grad_mat1 = scaled(mm(grad, t(mat2)), alpha)
    if edges[2] is not None:
        mat1 = array_of(node.raw_mat1, node)
        alpha = node.raw_alpha
        grad_mat2 = scaled(mm(t(mat1), grad), alpha)
    return (grad_self, grad_mat1, grad_mat2)


def AddmvBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_self = None
    grad_mat = None
    grad_vec = None
    if edges[0] is not None:
        beta = node.raw_beta
        grad_self = scaled(grad, beta)
    if edges[1] is not None:
        vec = array_of(node.raw_vec, node)
        alpha = node.raw_alpha
        grad_mat = scaled(outer(grad, vec), alpha)
    if edges[2] is not None:
        mat = array_of(node.raw_mat, node)
        alpha = node.raw_alpha
        grad_vec = scaled(mv(t(mat), grad), alpha)
    return (grad_self, grad_mat, grad_vec)


def AddrBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_self = None
    grad_vec1 = None
    grad_vec2 = None
    if edges[0] is not None:
        beta = node.raw_beta
        grad_self = scaled(grad, beta)
    if edges[1] is not None:
        vec2 = array_of(node.raw_vec2, node)
        alpha = node.raw_alpha
        grad_vec1 = scaled(mv(grad, vec2), alpha)
    if edges[2] is not None:
        vec1 = array_of(node.raw_vec1, node)
        alpha = node.raw_alpha
        grad_vec2 = scaled(mv(t(grad), vec1), alpha)
    return (grad_self, grad_vec1, grad_vec2)


def AddbmmBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_self = None
    grad_batch1 = None
    grad_batch2 = None
    if edges[0] is not None:
        beta = node.raw_beta
        grad_self = scaled(grad, beta)
    if edges[1] is not None:
        batch2 = array_of(node.raw_batch2, node)
        alpha = node.raw_alpha
        grad_batch1 = scaled(matmul(grad, batch2.mT), alpha)
    if edges[2] is not None:
        batch1 = array_of(node.raw_batch1, node)
        alpha = node.raw_alpha
        grad_batch2 = scaled(matmul(batch1.mT, grad), alpha)
    return (grad_self, grad_batch1, grad_batch2)


def BaddbmmBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_self = None
    grad_batch1 = None
    grad_batch2 = None
    if edges[0] is not None:
        beta = node.raw_beta
        grad_self = scaled(grad, beta)
    if edges[1] is not None:
        batch2 = array_of(node.raw_batch2, node)
        alpha = node.raw_alpha
        grad_batch1 = scaled(bmm(grad, batch2.mT), alpha)
    if edges[2] is not None:
        batch1 = array_of(node.raw_batch1, node)
        alpha = node.raw_alpha
        grad_batch2 = scaled(bmm(batch1.mT, grad), alpha)
    return (grad_self, grad_batch1, grad_batch2)


def TraceBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self_shape = node.self_shape
    grad_self = trace_gradient(grad, self_shape)
    return (grad_self,)


def LinalgCrossBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_self = None
    grad_other = None
    if edges[0] is not None:
        other = array_of(node.raw_other, node)
        dim = node.raw_dim
        grad_self = linalg_cross(other, grad, dim)
    if edges[1] is not None:
        self = array_of(node.raw_self, node)
        dim = node.raw_dim
        grad_other = linalg_cross(grad, self, dim)
    return (grad_self, grad_other)


def CdistBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_x1 = None
    grad_x2 = None
    if edges[0] is not None:
        x1 = array_of(node.raw_x1, node)
        x2 = array_of(node.raw_x2, node)
        p = node.raw_p
        result = array_of(node.raw_result, node)
        grad_x1 = cdist_backward(grad, x1, x2, p, result)
    if edges[1] is not None:
        x2 = array_of(node.raw_x2, node)
        x1 = array_of(node.raw_x1, node)
        p = node.raw_p
        result = array_of(node.raw_result, node)
        grad_x2 = cdist_backward(grad.mT, x2, x1, p, result.mT)
    return (grad_x1, grad_x2)


def EuclideanDistBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_x1 = None
    grad_x2 = None
    if edges[0] is not None:
        x1 = array_of(node.raw_x1, node)
        x2 = array_of(node.raw_x2, node)
        result = array_of(node.raw_result, node)
        grad_x1 = euclidean_dist_backward(grad, x1, x2, result)
    if edges[1] is not None:
        x2 = array_of(node.raw_x2, node)
        x1 = array_of(node.raw_x1, node)
        result = array_of(node.raw_result, node)
        grad_x2 = euclidean_dist_backward(grad.mT, x2, x1, result.mT)
    return (grad_x1, grad_x2)


def PdistBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self = array_of(node.raw_self, node)
    p = node.raw_p
    result = array_of(node.raw_result, node)
    grad_self = pdist_backward(grad, self, p, result)
    return (grad_self,)
