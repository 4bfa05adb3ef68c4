"""Nodes of the backward graph: what each operator saves, and its derivative.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.autograd.nodes.node import Node
from gradsmith.generated.autograd_arrays import comparison as autograd_arrays
from typing import Any

YAML = "derivatives.yaml"


class EqBackward0(Node):
    __slots__ = ()
    yaml_entry = "eq.Tensor"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.EqBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = grad.new_zeros(grad.shape)
        return (grad_self,)


class NeBackward0(Node):
    __slots__ = ()
    yaml_entry = "ne.Tensor"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.NeBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = grad.new_zeros(grad.shape)
        return (grad_self,)


class LtBackward0(Node):
    __slots__ = ()
    yaml_entry = "lt.Tensor"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.LtBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = grad.new_zeros(grad.shape)
        return (grad_self,)


class LeBackward0(Node):
    __slots__ = ()
    yaml_entry = "le.Tensor"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.LeBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = grad.new_zeros(grad.shape)
        return (grad_self,)


class GtBackward0(Node):
    __slots__ = ()
    yaml_entry = "gt.Tensor"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.GtBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = grad.new_zeros(grad.shape)
        return (grad_self,)


class GeBackward0(Node):
    __slots__ = ()
    yaml_entry = "ge.Tensor"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.GeBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = grad.new_zeros(grad.shape)
        return (grad_self,)


class LogicalAndBackward0(Node):
    __slots__ = ()
    yaml_entry = "logical_and"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.LogicalAndBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = grad.new_zeros(grad.shape)
        return (grad_self,)


class LogicalOrBackward0(Node):
    __slots__ = ()
    yaml_entry = "logical_or"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.LogicalOrBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = grad.new_zeros(grad.shape)
        return (grad_self,)


class LogicalXorBackward0(Node):
    __slots__ = ()
    yaml_entry = "logical_xor"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.LogicalXorBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = grad.new_zeros(grad.shape)
        return (grad_self,)


class LogicalNotBackward0(Node):
    __slots__ = ()
    yaml_entry = "logical_not"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.LogicalNotBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = grad.new_zeros(grad.shape)
        return (grad_self,)
