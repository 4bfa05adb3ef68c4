"""Nodes of the backward graph: what each operator saves, and its derivative.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.autograd.nodes.node import Node
from gradsmith.autograd.nodes.recording import conj
from gradsmith.autograd.nodes.saved import RELEASED, unpack
from gradsmith.core.deferred import deferred_from
from gradsmith.generated.autograd_arrays import sparse as autograd_arrays
from gradsmith.generated.functions import _sparse_mm_reduce_impl_backward, _sparse_sparse_matmul
from typing import Any

_from = deferred_from(globals(), "gradsmith.operators.pointwise.formulas")
scaled = _from("scaled")

_from = deferred_from(globals(), "gradsmith.operators.sparse.formulas")
as_mask = _from("as_mask")
product_at_coordinates = _from("product_at_coordinates")
sampled_addmm_backward = _from("sampled_addmm_backward")
sparse_mask_backward = _from("sparse_mask_backward")
to_dense_backward = _from("to_dense_backward")
to_layout = _from("to_layout")
values_at_backward = _from("values_at_backward")
values_at_coordinates = _from("values_at_coordinates")
values_backward = _from("values_backward")

YAML = "derivatives.yaml"


class SparseAddmmBackward0(Node):
    __slots__ = ("raw_beta", "raw_mat2", "raw_mat1", "raw_alpha")
    saved_names = ("mat2", "mat1")
    yaml_entry = "_sparse_addmm"
    yaml_formulas = ("self", "mat1", "mat2")

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_mat1 = None
        grad_mat2 = None
        if edges[1] is not None:
            mat2 = unpack(node.raw_mat2, node)
            mat1 = unpack(node.raw_mat1, node)
            alpha = node.raw_alpha
            grad_mat1 = scaled(product_at_coordinates(grad, mat2, mat1), alpha)
        if edges[2] is not None:
            mat1 = unpack(node.raw_mat1, node)
            alpha = node.raw_alpha
            grad_mat2 = scaled(conj(mat1).t().mm(grad), alpha)
        if edges[0] is not None:
            beta = node.raw_beta
            grad_self = scaled(grad, beta)
        return (grad_self, grad_mat1, grad_mat2)

    def release_variables(node: Any) -> None:
        node.raw_mat2 = RELEASED
        node.raw_mat1 = RELEASED


class SparseCooTensorWithDimsAndTensorsBackward0(Node):
    __slots__ = ("raw_indices",)
    saved_names = ("indices",)
    yaml_entry = "_sparse_coo_tensor_with_dims_and_tensors"
    yaml_formulas = ("values",)
    crosses_devices = True

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        indices = unpack(node.raw_indices, node)
        grad_values = values_at_coordinates(grad, indices)
        return (grad_values,)

    def release_variables(node: Any) -> None:
        node.raw_indices = RELEASED


class CoalesceBackward0(Node):
    __slots__ = ()
    yaml_entry = "_coalesce"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.CoalesceBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = grad
        return (grad_self,)


class ValuesBackward0(Node):
    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_entry = "values"
    yaml_formulas = ("self",)

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = values_backward(grad, self)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class ToSparseCsrBackward0(Node):
    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_entry = "_to_sparse_csr"
    yaml_formulas = ("self",)

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = to_layout(grad, self)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class ToSparseCscBackward0(Node):
    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_entry = "_to_sparse_csc"
    yaml_formulas = ("self",)

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = to_layout(grad, self)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class SparseCompressedTensorBackward0(Node):
    __slots__ = ("raw_result",)
    saved_names = ("result",)
    yaml_entry = "sparse_compressed_tensor.comp_plain_value_size"
    yaml_formulas = ("values",)
    crosses_devices = True

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        result = unpack(node.raw_result, node)
        grad_values = grad.sparse_mask(result).values()
        return (grad_values,)

    def release_variables(node: Any) -> None:
        node.raw_result = RELEASED


class ToSparseBackward0(Node):
    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_entry = "_to_sparse.sparse_dim"
    yaml_formulas = ("self",)

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = to_layout(grad, self)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class ToSparseBackward1(Node):
    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_entry = "_to_sparse"
    yaml_formulas = ("self",)

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = to_layout(grad, self)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class ToDenseBackward0(Node):
    __slots__ = ("raw_self", "raw_masked_grad")
    saved_names = ("self",)
    yaml_entry = "_to_dense"
    yaml_formulas = ("self",)

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        masked_grad = node.raw_masked_grad
        grad_self = to_dense_backward(grad, self, masked_grad)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class SparseMaskBackward0(Node):
    __slots__ = ("raw_self", "raw_mask")
    saved_names = ("self", "mask")
    yaml_entry = "sparse_mask"
    yaml_formulas = ("self",)

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        mask = unpack(node.raw_mask, node)
        grad_self = sparse_mask_backward(grad, self, mask)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED
        node.raw_mask = RELEASED


class ValuesAtBackward0(Node):
    __slots__ = ("raw_indices", "self_shape")
    saved_names = ("indices",)
    yaml_entry = "_values_at"
    yaml_formulas = ("self",)

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        indices = unpack(node.raw_indices, node)
        self_shape = node.self_shape
        grad_self = values_at_backward(grad, indices, self_shape)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_indices = RELEASED


class SparseSparseMatmulBackward0(Node):
    __slots__ = ("raw_other", "raw_self")
    saved_names = ("other", "self")
    yaml_entry = "_sparse_sparse_matmul"
    yaml_formulas = ("self", "other")

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
            grad_other = _sparse_sparse_matmul(conj(self).t(), grad).sparse_mask(as_mask(other))
        if edges[0] is not None:
            other = unpack(node.raw_other, node)
            self = unpack(node.raw_self, node)
            grad_self = _sparse_sparse_matmul(grad, conj(other).t()).sparse_mask(as_mask(self))
        return (grad_self, grad_other)

    def release_variables(node: Any) -> None:
        node.raw_other = RELEASED
        node.raw_self = RELEASED


class SparseMmReduceImplBackward0(Node):
    __slots__ = ("raw_self", "raw_other", "raw_reduce", "raw_result1")
    saved_names = ("self", "other", "result1")
    yaml_entry = "_sparse_mm_reduce_impl"
    yaml_formulas = ("self", "other")

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_other = None
        if edges[0] is not None or edges[1] is not None:
            self = unpack(node.raw_self, node)
            other = unpack(node.raw_other, node)
            reduce = node.raw_reduce
            result1 = unpack(node.raw_result1, node)
            needs_input_grad = (edges[0] is not None, edges[1] is not None)
            grad_self, grad_other = _sparse_mm_reduce_impl_backward(
                self, grad, other, reduce, result1, needs_input_grad
            )
        return (grad_self, grad_other)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED
        node.raw_other = RELEASED
        node.raw_result1 = RELEASED


class SparseMmReduceImplBackwardBackward0(Node):
    __slots__ = ()
    yaml_entry = "_sparse_mm_reduce_impl_backward"
    yaml_formulas = ("self", "grad_out", "weight")

    def run(node: Any, grads: Any) -> Any:
        edges = node.next_edges
        grad_self = None
        grad_grad_out = None
        grad_weight = None
        if edges[0] is not None or edges[1] is not None or edges[2] is not None:
            raise NotImplementedError(
                "derivative for _sparse_mm_reduce_impl_backward with respect to self, grad_out, weight is not implemented: _sparse_mm_reduce_impl_backward"
            )
        return (grad_self, grad_grad_out, grad_weight)


class SparseSampledAddmmBackward0(Node):
    __slots__ = ("raw_mat1", "raw_mat2", "raw_self", "raw_beta", "raw_alpha")
    saved_names = ("mat1", "mat2", "self")
    yaml_entry = "sparse_sampled_addmm"
    yaml_formulas = ("self", "mat1", "mat2")

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_mat1 = None
        grad_mat2 = None
        if edges[0] is not None or edges[1] is not None or edges[2] is not None:
            mat1 = unpack(node.raw_mat1, node)
            mat2 = unpack(node.raw_mat2, node)
            self = unpack(node.raw_self, node)
            beta = node.raw_beta
            alpha = node.raw_alpha
            needs_input_grad = (edges[0] is not None, edges[1] is not None, edges[2] is not None)
            grad_self, grad_mat1, grad_mat2 = sampled_addmm_backward(
                grad, mat1, mat2, self, beta, alpha, needs_input_grad
            )
        return (grad_self, grad_mat1, grad_mat2)

    def release_variables(node: Any) -> None:
        node.raw_mat1 = RELEASED
        node.raw_mat2 = RELEASED
        node.raw_self = RELEASED


class SmmBackward0(Node):
    __slots__ = ()
    yaml_entry = "smm"
    yaml_formulas = ("self", "mat2")

    def run(node: Any, grads: Any) -> Any:
        edges = node.next_edges
        grad_self = None
        grad_mat2 = None
        if edges[0] is not None or edges[1] is not None:
            raise NotImplementedError(
                "derivative for smm with respect to self, mat2 is not implemented: sspaddmm"
            )
        return (grad_self, grad_mat2)
