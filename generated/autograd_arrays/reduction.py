"""Derivatives over arrays: what a node runs where nothing is recorded and nobody looks on.

Each function is the namesake of its node class.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.autograd.engine.array_functions import array_of, asarray, deferred_kernels, ndarray
from typing import Any

_from = deferred_kernels(globals())
cumprod_backward = _from("gradsmith.operators.reduction.formulas_arrays:cumprod_backward")
expand = _from("gradsmith.operators.view.formulas_arrays:expand")
isnan = _from("np.isnan")
logical_not = _from("np.logical_not")
logsumexp_backward = _from("gradsmith.operators.reduction.formulas_arrays:logsumexp_backward")
mean_backward = _from("gradsmith.operators.reduction.formulas_arrays:mean_backward")
new_zeros = _from(".factory.factory:new_zeros")
numel = _from("gradsmith.autograd.engine.array_functions:numel")
prod_backward = _from("gradsmith.operators.reduction.formulas_arrays:prod_backward")
prod_dim_backward = _from("gradsmith.operators.reduction.formulas_arrays:prod_dim_backward")
restore_reduced_dims = _from("gradsmith.operators.reduction.formulas_arrays:restore_reduced_dims")
reversed_cumsum = _from("gradsmith.operators.reduction.formulas_arrays:reversed_cumsum")
scatter_add = _from(".indexing.scatter:scatter_add")
share_among_equal = _from("gradsmith.operators.reduction.formulas_arrays:share_among_equal")
std_backward = _from("gradsmith.operators.reduction.formulas_arrays:std_backward")
std_mean_backward = _from("gradsmith.operators.reduction.formulas_arrays:std_mean_backward")
value_selecting_reduction_backward = _from(
    "gradsmith.operators.reduction.formulas_arrays:value_selecting_reduction_backward"
)
var_backward = _from("gradsmith.operators.reduction.formulas_arrays:var_backward")
var_mean_backward = _from("gradsmith.operators.reduction.formulas_arrays:var_mean_backward")


def SumBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self_shape = node.self_shape
    grad_self = expand(grad, self_shape)
    return (grad_self,)


def SumBackward1(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self_shape = node.self_shape
    dim = node.raw_dim
    keepdim = node.raw_keepdim
    grad_self = expand(
        asarray(restore_reduced_dims(grad, len(self_shape), dim, keepdim)), self_shape
    )
    return (grad_self,)


def NansumBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    dim = node.raw_dim
    keepdim = node.raw_keepdim
    self = array_of(node.raw_self, node)
    grad_self = (
        expand(asarray(restore_reduced_dims(grad, self.ndim, dim, keepdim)), self.shape)
        * logical_not(isnan(self))
    )
    return (grad_self,)


def MeanBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self_shape = node.self_shape
    grad_self = expand(grad, self_shape) / numel(self_shape)
    return (grad_self,)


def MeanBackward1(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self_shape = node.self_shape
    dim = node.raw_dim
    keepdim = node.raw_keepdim
    grad_self = mean_backward(grad, self_shape, dim, keepdim)
    return (grad_self,)


def ProdBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self = array_of(node.raw_self, node)
    grad_self = prod_backward(grad, self)
    return (grad_self,)


def ProdBackward1(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self = array_of(node.raw_self, node)
    dim = node.raw_dim
    keepdim = node.raw_keepdim
    grad_self = prod_dim_backward(grad, self, dim, keepdim)
    return (grad_self,)


def AmaxBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self = array_of(node.raw_self, node)
    result = array_of(node.raw_result, node)
    dim = node.raw_dim
    keepdim = node.raw_keepdim
    grad_self = share_among_equal(grad, self, result, dim, keepdim)
    return (grad_self,)


def AminBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self = array_of(node.raw_self, node)
    result = array_of(node.raw_result, node)
    dim = node.raw_dim
    keepdim = node.raw_keepdim
    grad_self = share_among_equal(grad, self, result, dim, keepdim)
    return (grad_self,)


def MaxBackward1(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self = array_of(node.raw_self, node)
    result = array_of(node.raw_result, node)
    grad_self = share_among_equal(grad, self, result, (), False)
    return (grad_self,)


def MinBackward1(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self = array_of(node.raw_self, node)
    result = array_of(node.raw_result, node)
    grad_self = share_among_equal(grad, self, result, (), False)
    return (grad_self,)


def MaxBackward0(node: Any, grads: Any) -> Any:
    grad = grads[0]
    if grad is None:
        return (None,)
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    dim = node.raw_dim
    indices = array_of(node.raw_indices, node)
    self_shape = node.self_shape
    keepdim = node.raw_keepdim
    grad_self = value_selecting_reduction_backward(grad, dim, indices, self_shape, keepdim)
    return (grad_self,)


def MinBackward0(node: Any, grads: Any) -> Any:
    grad = grads[0]
    if grad is None:
        return (None,)
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    dim = node.raw_dim
    indices = array_of(node.raw_indices, node)
    self_shape = node.self_shape
    keepdim = node.raw_keepdim
    grad_self = value_selecting_reduction_backward(grad, dim, indices, self_shape, keepdim)
    return (grad_self,)


def VarBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self = array_of(node.raw_self, node)
    unbiased = node.raw_unbiased
    grad_self = var_backward(grad, self, None, 1 if unbiased else 0, False)
    return (grad_self,)


def VarBackward0_var_dim(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self = array_of(node.raw_self, node)
    dim = node.raw_dim
    unbiased = node.raw_unbiased
    keepdim = node.raw_keepdim
    grad_self = var_backward(grad, self, dim, 1 if unbiased else 0, keepdim)
    return (grad_self,)


def VarBackward0_var_correction(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self = array_of(node.raw_self, node)
    dim = node.raw_dim
    correction = node.raw_correction
    keepdim = node.raw_keepdim
    grad_self = var_backward(grad, self, dim, correction, keepdim)
    return (grad_self,)


def StdBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    result = array_of(node.raw_result, node)
    self = array_of(node.raw_self, node)
    unbiased = node.raw_unbiased
    grad_self = std_backward(result, grad, self, None, 1 if unbiased else 0, False)
    return (grad_self,)


def StdBackward0_std_dim(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    result = array_of(node.raw_result, node)
    self = array_of(node.raw_self, node)
    dim = node.raw_dim
    unbiased = node.raw_unbiased
    keepdim = node.raw_keepdim
    grad_self = std_backward(result, grad, self, dim, 1 if unbiased else 0, keepdim)
    return (grad_self,)


def StdBackward0_std_correction(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    result = array_of(node.raw_result, node)
    self = array_of(node.raw_self, node)
    dim = node.raw_dim
    correction = node.raw_correction
    keepdim = node.raw_keepdim
    grad_self = std_backward(result, grad, self, dim, correction, keepdim)
    return (grad_self,)


def VarMeanBackward0(node: Any, grads: Any) -> Any:
    self = array_of(node.raw_self, node)
    dim = node.raw_dim
    correction = node.raw_correction
    keepdim = node.raw_keepdim
    grad_self = var_mean_backward(grads[0], grads[1], self, dim, correction, keepdim)
    return (grad_self,)


def StdMeanBackward0(node: Any, grads: Any) -> Any:
    result0 = array_of(node.raw_result0, node)
    self = array_of(node.raw_self, node)
    dim = node.raw_dim
    correction = node.raw_correction
    keepdim = node.raw_keepdim
    grad_self = std_mean_backward(grads[0], grads[1], result0, self, dim, correction, keepdim)
    return (grad_self,)


def LogsumexpBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self = array_of(node.raw_self, node)
    result = array_of(node.raw_result, node)
    dim = node.raw_dim
    keepdim = node.raw_keepdim
    grad_self = logsumexp_backward(grad, self, result, dim, keepdim)
    return (grad_self,)


def MedianBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self = array_of(node.raw_self, node)
    result = array_of(node.raw_result, node)
    grad_self = share_among_equal(grad, self, result, (), False)
    return (grad_self,)


def MedianBackward1(node: Any, grads: Any) -> Any:
    grad = grads[0]
    if grad is None:
        return (None,)
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    dim = node.raw_dim
    indices = array_of(node.raw_indices, node)
    self_shape = node.self_shape
    keepdim = node.raw_keepdim
    grad_self = value_selecting_reduction_backward(grad, dim, indices, self_shape, keepdim)
    return (grad_self,)


def NanmedianBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self = array_of(node.raw_self, node)
    result = array_of(node.raw_result, node)
    grad_self = share_among_equal(grad, self, result, (), False)
    return (grad_self,)


def NanmedianBackward1(node: Any, grads: Any) -> Any:
    grad = grads[0]
    if grad is None:
        return (None,)
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    dim = node.raw_dim
    indices = array_of(node.raw_indices, node)
    self_shape = node.self_shape
    keepdim = node.raw_keepdim
    grad_self = value_selecting_reduction_backward(grad, dim, indices, self_shape, keepdim)
    return (grad_self,)


def ModeBackward0(node: Any, grads: Any) -> Any:
    grad = grads[0]
    if grad is None:
        return (None,)
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    dim = node.raw_dim
    indices = array_of(node.raw_indices, node)
    self_shape = node.self_shape
    keepdim = node.raw_keepdim
    grad_self = value_selecting_reduction_backward(grad, dim, indices, self_shape, keepdim)
    return (grad_self,)


def CumsumBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    dim = node.raw_dim
    grad_self = reversed_cumsum(grad, dim)
    return (grad_self,)


def CumprodBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self = array_of(node.raw_self, node)
    result = array_of(node.raw_result, node)
    dim = node.raw_dim
    grad_self = cumprod_backward(grad, self, result, dim)
    return (grad_self,)


def CummaxBackward0(node: Any, grads: Any) -> Any:
    grad = grads[0]
    if grad is None:
        return (None,)
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self_shape = node.self_shape
    dim = node.raw_dim
    indices = array_of(node.raw_indices, node)
    grad_self = scatter_add(new_zeros(grad, self_shape, None), dim, indices, grad)
    return (grad_self,)


def CumminBackward0(node: Any, grads: Any) -> Any:
    grad = grads[0]
    if grad is None:
        return (None,)
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self_shape = node.self_shape
    dim = node.raw_dim
    indices = array_of(node.raw_indices, node)
    grad_self = scatter_add(new_zeros(grad, self_shape, None), dim, indices, grad)
    return (grad_self,)
