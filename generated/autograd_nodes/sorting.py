"""Nodes of the backward graph: what each operator saves, and its derivative.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.autograd.nodes.node import Node
from gradsmith.autograd.nodes.saved import RELEASED, unpack
from gradsmith.core.deferred import deferred_from
from gradsmith.generated.autograd_arrays import sorting as autograd_arrays
from typing import Any

_from = deferred_from(globals(), "gradsmith.operators.reduction.formulas")
value_selecting_reduction_backward = _from("value_selecting_reduction_backward")

YAML = "derivatives.yaml"


class SortBackward0(Node):
    __slots__ = ("raw_dim", "raw_indices", "self_shape")
    saved_names = ("indices",)
    yaml_entry = "sort"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.SortBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        dim = node.raw_dim
        indices = unpack(node.raw_indices, node)
        self_shape = node.self_shape
        grad_self = value_selecting_reduction_backward(grad, dim, indices, self_shape, True)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_indices = RELEASED


class SortBackward1(Node):
    __slots__ = ("raw_dim", "raw_indices", "self_shape")
    saved_names = ("indices",)
    yaml_entry = "sort.stable"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.SortBackward1

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        dim = node.raw_dim
        indices = unpack(node.raw_indices, node)
        self_shape = node.self_shape
        grad_self = value_selecting_reduction_backward(grad, dim, indices, self_shape, True)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_indices = RELEASED


class TopkBackward0(Node):
    __slots__ = ("raw_dim", "raw_indices", "self_shape")
    saved_names = ("indices",)
    yaml_entry = "topk"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.TopkBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        dim = node.raw_dim
        indices = unpack(node.raw_indices, node)
        self_shape = node.self_shape
        grad_self = value_selecting_reduction_backward(grad, dim, indices, self_shape, True)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_indices = RELEASED


class KthvalueBackward0(Node):
    __slots__ = ("raw_dim", "raw_indices", "self_shape", "raw_keepdim")
    saved_names = ("indices",)
    yaml_entry = "kthvalue"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.KthvalueBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        dim = node.raw_dim
        indices = unpack(node.raw_indices, node)
        self_shape = node.self_shape
        keepdim = node.raw_keepdim
        grad_self = value_selecting_reduction_backward(grad, dim, indices, self_shape, keepdim)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_indices = RELEASED


class UniqueBackward0(Node):
    __slots__ = ()
    yaml_entry = "_unique"
    yaml_formulas = ("self",)

    def run(node: Any, grads: Any) -> Any:
        raise NotImplementedError(
            "derivative for _unique with respect to self is not implemented: _unique"
        )


class Unique2Backward0(Node):
    __slots__ = ()
    yaml_entry = "_unique2"
    yaml_formulas = ("self",)

    def run(node: Any, grads: Any) -> Any:
        raise NotImplementedError(
            "derivative for _unique2 with respect to self is not implemented: _unique2"
        )


class UniqueDimBackward0(Node):
    __slots__ = ()
    yaml_entry = "unique_dim"
    yaml_formulas = ("self",)

    def run(node: Any, grads: Any) -> Any:
        raise NotImplementedError(
            "derivative for unique_dim with respect to self is not implemented: unique_dim"
        )


class UniqueConsecutiveBackward0(Node):
    __slots__ = ()
    yaml_entry = "unique_consecutive"
    yaml_formulas = ("self",)

    def run(node: Any, grads: Any) -> Any:
        raise NotImplementedError(
            "derivative for unique_consecutive with respect to self is not implemented: unique_consecutive"
        )


class UniqueDimConsecutiveBackward0(Node):
    __slots__ = ()
    yaml_entry = "unique_dim_consecutive"
    yaml_formulas = ("self",)

    def run(node: Any, grads: Any) -> Any:
        raise NotImplementedError(
            "derivative for unique_dim_consecutive with respect to self is not implemented: unique_dim_consecutive"
        )
