"""Derivatives over arrays: what a node runs where nothing is recorded and nobody looks on.

Each function is the namesake of its node class.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.autograd.engine.array_functions import asarray, deferred_kernels, ndarray
from gradsmith.core.shared_loops import SHARED
from typing import Any

_from = deferred_kernels(globals())
diagonal = _from(".view.view:diagonal")
diagonal_backward = _from(".view.view_backward:diagonal_backward")
diagonal_scatter = _from(".view.view_backward:diagonal_scatter")
negative = _from("np.negative")
new_zeros = _from(".factory.factory:new_zeros")
over_parts = _from("gradsmith.core.shared_loops:over_parts")
permute_backward = _from("gradsmith.operators.view.formulas_arrays:permute_backward")
pieces_backward = _from("gradsmith.operators.view.formulas_arrays:pieces_backward")
reshape = _from("gradsmith.operators.view.formulas_arrays:reshape")
select_backward = _from(".view.view_backward:select_backward")
select_int = _from(".view.view:select_int")
select_scatter = _from(".view.view_backward:select_scatter")
slice_part_backward = _from("gradsmith.operators.view.formulas_arrays:slice_part_backward")
slice_scatter = _from(".view.view_backward:slice_scatter")
slice_tensor = _from(".view.view:slice_tensor")
split_backward = _from("gradsmith.operators.view.formulas_arrays:split_backward")
squeeze_dim = _from(".view.view:squeeze_dim")
t = _from(".view.view:t")
transpose = _from(".view.view:transpose")
unbind_backward = _from("gradsmith.operators.view.formulas_arrays:unbind_backward")
unfold = _from(".view.view:unfold")
unfold_backward = _from(".view.view_backward:unfold_backward")
view_as_real = _from(".view.view:view_as_real")


def AliasBackward0(node: Any, grad: Any) -> Any:
    grad_self = grad
    return (grad_self,)


def ViewBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self_shape = node.self_shape
    grad_self = reshape(grad, self_shape)
    return (grad_self,)


def UnsafeViewBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self_shape = node.self_shape
    grad_self = reshape(grad, self_shape)
    return (grad_self,)


def PermuteBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    dims = node.raw_dims
    grad_self = permute_backward(grad, dims)
    return (grad_self,)


def TransposeBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    dim0 = node.raw_dim0
    dim1 = node.raw_dim1
    grad_self = transpose(grad, dim0, dim1)
    return (grad_self,)


def TBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    grad_self = t(grad)
    return (grad_self,)


def ExpandBackward0(node: Any, grad: Any) -> Any:
    grad_self = grad
    return (grad_self,)


def SqueezeBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self_shape = node.self_shape
    grad_self = reshape(grad, self_shape)
    return (grad_self,)


def SqueezeBackward1(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self_shape = node.self_shape
    grad_self = reshape(grad, self_shape)
    return (grad_self,)


def SqueezeBackward2(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self_shape = node.self_shape
    grad_self = reshape(grad, self_shape)
    return (grad_self,)


def UnsqueezeBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    dim = node.raw_dim
    grad_self = squeeze_dim(grad, dim)
    return (grad_self,)


def SelectBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self_shape = node.self_shape
    dim = node.raw_dim
    index = node.raw_index
    grad_self = select_backward(grad, self_shape, dim, index)
    return (grad_self,)


def SliceBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self_shape = node.self_shape
    dim = node.raw_dim
    start = node.raw_start
    end = node.raw_end
    step = node.raw_step
    grad_self = slice_part_backward(grad, self_shape, dim, start, end, step)
    return (grad_self,)


def DiagonalBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self_shape = node.self_shape
    offset = node.raw_offset
    dim1 = node.raw_dim1
    dim2 = node.raw_dim2
    grad_self = diagonal_backward(grad, self_shape, offset, dim1, dim2)
    return (grad_self,)


def UnfoldBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self_shape = node.self_shape
    dimension = node.raw_dimension
    size = node.raw_size
    step = node.raw_step
    grad_self = unfold_backward(grad, self_shape, dimension, size, step)
    return (grad_self,)


def SplitBackward0(node: Any, grads: Any) -> Any:
    if grads.__class__ is not list:
        grads = [grads]
    split_size = node.raw_split_size
    self_shape = node.self_shape
    dim = node.raw_dim
    grad_self = split_backward(grads, split_size, self_shape, dim)
    return (grad_self,)


def SplitWithSizesBackward0(node: Any, grads: Any) -> Any:
    if grads.__class__ is not list:
        grads = [grads]
    split_sizes = node.raw_split_sizes
    self_shape = node.self_shape
    dim = node.raw_dim
    grad_self = pieces_backward(grads, split_sizes, self_shape, dim)
    return (grad_self,)


def UnbindBackward0(node: Any, grads: Any) -> Any:
    if grads.__class__ is not list:
        grads = [grads]
    self_shape = node.self_shape
    dim = node.raw_dim
    grad_self = unbind_backward(grads, self_shape, dim)
    return (grad_self,)


def UnsafeSplitBackward0(node: Any, grads: Any) -> Any:
    if grads.__class__ is not list:
        grads = [grads]
    split_size = node.raw_split_size
    self_shape = node.self_shape
    dim = node.raw_dim
    grad_self = split_backward(grads, split_size, self_shape, dim)
    return (grad_self,)


def UnsafeSplitWithSizesBackward0(node: Any, grads: Any) -> Any:
    if grads.__class__ is not list:
        grads = [grads]
    split_sizes = node.raw_split_sizes
    self_shape = node.self_shape
    dim = node.raw_dim
    grad_self = pieces_backward(grads, split_sizes, self_shape, dim)
    return (grad_self,)


def ConjBackward0(node: Any, grad: Any) -> Any:
    grad_self = grad
    return (grad_self,)


def NegViewBackward0(node: Any, grad: Any) -> Any:
    grad_self = -grad if grad.size < SHARED else over_parts(negative, grad)
    return (grad_self,)


def ViewAsComplexBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    grad_self = view_as_real(grad)
    return (grad_self,)


def SelectBackwardBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    dim = node.raw_dim
    index = node.raw_index
    grad_grad_output = select_int(grad, dim, index)
    return (grad_grad_output,)


def SliceBackwardBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    dim = node.raw_dim
    start = node.raw_start
    end = node.raw_end
    step = node.raw_step
    grad_grad_output = slice_tensor(grad, dim, start, end, step)
    return (grad_grad_output,)


def DiagonalBackwardBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    offset = node.raw_offset
    dim1 = node.raw_dim1
    dim2 = node.raw_dim2
    grad_grad_output = diagonal(grad, offset, dim1, dim2)
    return (grad_grad_output,)


def UnfoldBackwardBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    dim = node.raw_dim
    size = node.raw_size
    step = node.raw_step
    grad_grad_in = unfold(grad, dim, size, step)
    return (grad_grad_in,)


def SelectScatterBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_self = None
    grad_src = None
    if edges[0] is not None:
        src_shape = node.src_shape
        dim = node.raw_dim
        index = node.raw_index
        grad_self = select_scatter(grad, new_zeros(grad, src_shape, None), dim, index)
    if edges[1] is not None:
        dim = node.raw_dim
        index = node.raw_index
        grad_src = select_int(grad, dim, index)
    return (grad_self, grad_src)


def SliceScatterBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_self = None
    grad_src = None
    if edges[0] is not None:
        src_shape = node.src_shape
        dim = node.raw_dim
        start = node.raw_start
        end = node.raw_end
        step = node.raw_step
        grad_self = slice_scatter(grad, new_zeros(grad, src_shape, None), dim, start, end, step)
    if edges[1] is not None:
        dim = node.raw_dim
        start = node.raw_start
        end = node.raw_end
        step = node.raw_step
        grad_src = slice_tensor(grad, dim, start, end, step)
    return (grad_self, grad_src)


def DiagonalScatterBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_self = None
    grad_src = None
    if edges[0] is not None:
        src_shape = node.src_shape
        offset = node.raw_offset
        dim1 = node.raw_dim1
        dim2 = node.raw_dim2
        grad_self = diagonal_scatter(grad, new_zeros(grad, src_shape, None), offset, dim1, dim2)
    if edges[1] is not None:
        offset = node.raw_offset
        dim1 = node.raw_dim1
        dim2 = node.raw_dim2
        grad_src = diagonal(grad, offset, dim1, dim2)
    return (grad_self, grad_src)
