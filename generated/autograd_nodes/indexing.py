"""Nodes of the backward graph: what each operator saves, and its derivative.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.autograd.nodes.node import Node
from gradsmith.autograd.nodes.saved import RELEASED, unpack, unpack_list
from gradsmith.core.deferred import deferred_from
from gradsmith.generated.autograd_arrays import indexing as autograd_arrays
from gradsmith.generated.functions import _unique, where
from gradsmith.generated.operators import masked_scatter_backward
from gradsmith.generated.raw import index
from typing import Any

_from = deferred_from(globals(), "gradsmith.operators.indexing.formulas")
folding_backward = _from("folding_backward")
gather_backward = _from("gather_backward")
index_add_backward_source = _from("index_add_backward_source")
index_backward = _from("index_backward")
index_put_backward_self = _from("index_put_backward_self")
index_select_backward = _from("index_select_backward")
masked_select_backward = _from("masked_select_backward")

YAML = "derivatives.yaml"


class IndexBackward0(Node):
    __slots__ = ("self_shape", "raw_indices")
    saved_names = ("indices",)
    saved_lists = ("indices",)
    yaml_entry = "index.Tensor"
    yaml_formulas = ("self",)
    crosses_devices = True
    run_arrays = autograd_arrays.IndexBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self_shape = node.self_shape
        indices = unpack_list(node.raw_indices, node)
        grad_self = index_backward(grad, self_shape, indices)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_indices = RELEASED


class GatherBackward0(Node):
    __slots__ = ("self_shape", "raw_dim", "raw_index")
    saved_names = ("index",)
    yaml_entry = "gather"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.GatherBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self_shape = node.self_shape
        dim = node.raw_dim
        index = unpack(node.raw_index, node)
        grad_self = gather_backward(grad, self_shape, dim, index)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_index = RELEASED


class IndexSelectBackward0(Node):
    __slots__ = ("self_shape", "raw_dim", "raw_index")
    saved_names = ("index",)
    yaml_entry = "index_select"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.IndexSelectBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self_shape = node.self_shape
        dim = node.raw_dim
        index = unpack(node.raw_index, node)
        grad_self = index_select_backward(grad, self_shape, dim, index)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_index = RELEASED


class IndexPutBackward0(Node):
    __slots__ = ("raw_indices", "raw_accumulate")
    saved_names = ("indices",)
    saved_lists = ("indices",)
    yaml_entry = "index_put"
    yaml_formulas = ("self", "values")
    crosses_devices = True

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_values = None
        if edges[0] is not None:
            indices = unpack_list(node.raw_indices, node)
            accumulate = node.raw_accumulate
            grad_self = index_put_backward_self(grad, indices, accumulate)
        if edges[1] is not None:
            indices = unpack_list(node.raw_indices, node)
            grad_values = index(grad, indices)
        return (grad_self, grad_values)

    def release_variables(node: Any) -> None:
        node.raw_indices = RELEASED


class ScatterAddBackward0(Node):
    __slots__ = ("raw_dim", "raw_index")
    saved_names = ("index",)
    yaml_entry = "scatter_add"
    yaml_formulas = ("self", "src")
    run_arrays = autograd_arrays.ScatterAddBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_src = None
        if edges[0] is not None:
            grad_self = grad
        if edges[1] is not None:
            dim = node.raw_dim
            index = unpack(node.raw_index, node)
            grad_src = grad.gather(dim, index)
        return (grad_self, grad_src)

    def release_variables(node: Any) -> None:
        node.raw_index = RELEASED


class TakeBackward0(Node):
    __slots__ = ("self_shape", "raw_index")
    saved_names = ("index",)
    yaml_entry = "take"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.TakeBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self_shape = node.self_shape
        index = unpack(node.raw_index, node)
        grad_self = grad.new_zeros(self_shape).put(index, grad, True)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_index = RELEASED


class MaskedSelectBackward0(Node):
    __slots__ = ("self_shape", "raw_mask")
    saved_names = ("mask",)
    yaml_entry = "masked_select"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.MaskedSelectBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self_shape = node.self_shape
        mask = unpack(node.raw_mask, node)
        grad_self = masked_select_backward(grad, self_shape, mask)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_mask = RELEASED


class ScatterBackward0(Node):
    __slots__ = ("raw_dim", "raw_index")
    saved_names = ("index",)
    yaml_entry = "scatter.src"
    yaml_formulas = ("self", "src")
    run_arrays = autograd_arrays.ScatterBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_src = None
        if edges[0] is not None:
            dim = node.raw_dim
            index = unpack(node.raw_index, node)
            grad_self = grad.scatter(dim, index, 0)
        if edges[1] is not None:
            dim = node.raw_dim
            index = unpack(node.raw_index, node)
            grad_src = grad.gather(dim, index)
        return (grad_self, grad_src)

    def release_variables(node: Any) -> None:
        node.raw_index = RELEASED


class ScatterBackward1(Node):
    __slots__ = ("raw_dim", "raw_index")
    saved_names = ("index",)
    yaml_entry = "scatter.value"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.ScatterBackward1

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        dim = node.raw_dim
        index = unpack(node.raw_index, node)
        grad_self = grad.scatter(dim, index, 0)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_index = RELEASED


class NotImplemented_scatter_reduce(Node):
    __slots__ = ()
    yaml_entry = "scatter.reduce"
    yaml_formulas = ("self", "src")
    shown_name = "NotImplemented"

    def run(node: Any, grads: Any) -> Any:
        edges = node.next_edges
        grad_self = None
        grad_src = None
        if edges[0] is not None or edges[1] is not None:
            raise NotImplementedError(
                "derivative for scatter.reduce with respect to self, src is not implemented: scatter with a reduce argument; use scatter_reduce"
            )
        return (grad_self, grad_src)


class NotImplemented_scatter_value_reduce(Node):
    __slots__ = ()
    yaml_entry = "scatter.value_reduce"
    yaml_formulas = ("self",)
    shown_name = "NotImplemented"

    def run(node: Any, grads: Any) -> Any:
        raise NotImplementedError(
            "derivative for scatter.value_reduce with respect to self is not implemented: scatter with a reduce argument; use scatter_reduce"
        )


class ScatterReduceBackward0(Node):
    __slots__ = (
        "raw_self",
        "raw_dim",
        "raw_index",
        "raw_src",
        "raw_reduce",
        "raw_include_self",
        "raw_result",
    )
    saved_names = ("self", "index", "src", "result")
    yaml_entry = "scatter_reduce.two"
    yaml_formulas = ("self", "src")

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_src = None
        if edges[0] is not None or edges[1] is not None:
            self = unpack(node.raw_self, node)
            dim = node.raw_dim
            index = unpack(node.raw_index, node)
            src = unpack(node.raw_src, node)
            reduce = node.raw_reduce
            include_self = node.raw_include_self
            result = unpack(node.raw_result, node)
            grad_self, grad_src = folding_backward(
                'scatter_reduce', grad, self, dim, index, src, reduce, include_self, result
            )
        return (grad_self, grad_src)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED
        node.raw_index = RELEASED
        node.raw_src = RELEASED
        node.raw_result = RELEASED


class IndexAddBackward0(Node):
    __slots__ = ("raw_dim", "raw_index", "raw_alpha", "source_shape")
    saved_names = ("index",)
    yaml_entry = "index_add"
    yaml_formulas = ("self", "source")
    run_arrays = autograd_arrays.IndexAddBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_source = None
        if edges[0] is not None:
            grad_self = grad
        if edges[1] is not None:
            dim = node.raw_dim
            index = unpack(node.raw_index, node)
            alpha = node.raw_alpha
            source_shape = node.source_shape
            grad_source = index_add_backward_source(grad, dim, index, alpha, source_shape)
        return (grad_self, grad_source)

    def release_variables(node: Any) -> None:
        node.raw_index = RELEASED


class IndexCopyBackward0(Node):
    __slots__ = ("raw_dim", "raw_index", "source_shape")
    saved_names = ("index",)
    yaml_entry = "index_copy"
    yaml_formulas = ("self", "source")
    run_arrays = autograd_arrays.IndexCopyBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_source = None
        if edges[0] is not None:
            dim = node.raw_dim
            index = unpack(node.raw_index, node)
            grad_self = grad.index_fill(dim, index, 0)
        if edges[1] is not None:
            dim = node.raw_dim
            index = unpack(node.raw_index, node)
            source_shape = node.source_shape
            grad_source = index_add_backward_source(grad, dim, index, 1, source_shape)
        return (grad_self, grad_source)

    def release_variables(node: Any) -> None:
        node.raw_index = RELEASED


class IndexFillBackward0(Node):
    __slots__ = ("raw_dim", "raw_index")
    saved_names = ("index",)
    yaml_entry = "index_fill.int_Scalar"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.IndexFillBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        dim = node.raw_dim
        index = unpack(node.raw_index, node)
        grad_self = grad.index_fill(dim, index, 0)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_index = RELEASED


class IndexFillBackward1(Node):
    __slots__ = ("raw_dim", "raw_index")
    saved_names = ("index",)
    yaml_entry = "index_fill.int_Tensor"
    yaml_formulas = ("self", "value")

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_value = None
        if edges[0] is not None:
            dim = node.raw_dim
            index = unpack(node.raw_index, node)
            grad_self = grad.index_fill(dim, index, 0)
        if edges[1] is not None:
            dim = node.raw_dim
            index = unpack(node.raw_index, node)
            grad_value = grad.index_select(dim, _unique(index)[0]).sum()
        return (grad_self, grad_value)

    def release_variables(node: Any) -> None:
        node.raw_index = RELEASED


class IndexReduceBackward0(Node):
    __slots__ = (
        "raw_self",
        "raw_dim",
        "raw_index",
        "raw_source",
        "raw_reduce",
        "raw_include_self",
        "raw_result",
    )
    saved_names = ("self", "index", "source", "result")
    yaml_entry = "index_reduce"
    yaml_formulas = ("self", "source")

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_source = None
        if edges[0] is not None or edges[1] is not None:
            self = unpack(node.raw_self, node)
            dim = node.raw_dim
            index = unpack(node.raw_index, node)
            source = unpack(node.raw_source, node)
            reduce = node.raw_reduce
            include_self = node.raw_include_self
            result = unpack(node.raw_result, node)
            grad_self, grad_source = folding_backward(
                'index_reduce', grad, self, dim, index, source, reduce, include_self, result
            )
        return (grad_self, grad_source)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED
        node.raw_index = RELEASED
        node.raw_source = RELEASED
        node.raw_result = RELEASED


class MaskedFillBackward0(Node):
    __slots__ = ("raw_mask",)
    saved_names = ("mask",)
    yaml_entry = "masked_fill.Scalar"
    yaml_formulas = ("self",)
    crosses_devices = True
    run_arrays = autograd_arrays.MaskedFillBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        mask = unpack(node.raw_mask, node)
        grad_self = grad.masked_fill(mask, 0)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_mask = RELEASED


class MaskedFillBackward1(Node):
    __slots__ = ("raw_mask",)
    saved_names = ("mask",)
    yaml_entry = "masked_fill.Tensor"
    yaml_formulas = ("self", "value")
    crosses_devices = True
    run_arrays = autograd_arrays.MaskedFillBackward1

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_value = None
        if edges[0] is not None:
            mask = unpack(node.raw_mask, node)
            grad_self = grad.masked_fill(mask, 0)
        if edges[1] is not None:
            mask = unpack(node.raw_mask, node)
            grad_value = where(mask, grad, 0).sum()
        return (grad_self, grad_value)

    def release_variables(node: Any) -> None:
        node.raw_mask = RELEASED


class MaskedScatterBackward0(Node):
    __slots__ = ("raw_mask", "source_shape")
    saved_names = ("mask",)
    yaml_entry = "masked_scatter"
    yaml_formulas = ("self", "source")

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_source = None
        if edges[0] is not None:
            mask = unpack(node.raw_mask, node)
            grad_self = grad.masked_fill(mask, 0)
        if edges[1] is not None:
            mask = unpack(node.raw_mask, node)
            source_shape = node.source_shape
            grad_source = masked_scatter_backward(grad, mask, source_shape)
        return (grad_self, grad_source)

    def release_variables(node: Any) -> None:
        node.raw_mask = RELEASED


class PutBackward0(Node):
    __slots__ = ("raw_accumulate", "raw_index", "source_shape")
    saved_names = ("index",)
    yaml_entry = "put"
    yaml_formulas = ("self", "source")
    run_arrays = autograd_arrays.PutBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_source = None
        if edges[0] is not None:
            accumulate = node.raw_accumulate
            index = unpack(node.raw_index, node)
            source_shape = node.source_shape
            grad_self = grad if accumulate else grad.put(index, grad.new_zeros(source_shape), False)
        if edges[1] is not None:
            index = unpack(node.raw_index, node)
            source_shape = node.source_shape
            grad_source = grad.take(index).reshape(source_shape)
        return (grad_self, grad_source)

    def release_variables(node: Any) -> None:
        node.raw_index = RELEASED
