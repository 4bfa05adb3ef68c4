"""Nodes of the backward graph: what each operator saves, and its derivative.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.autograd.nodes.node import Node
from gradsmith.autograd.nodes.saved import RELEASED, unpack
from gradsmith.core.deferred import deferred_from
from gradsmith.generated.autograd_arrays import padding as autograd_arrays
from gradsmith.generated.nn import (
    reflection_pad1d,
    reflection_pad2d,
    reflection_pad3d,
    replication_pad1d,
    replication_pad2d,
    replication_pad3d,
)
from gradsmith.generated.operators import (
    reflection_pad1d_backward,
    reflection_pad2d_backward,
    reflection_pad3d_backward,
    replication_pad1d_backward,
    replication_pad2d_backward,
    replication_pad3d_backward,
)
from typing import Any

_from = deferred_from(globals(), "gradsmith.operators.padding.formulas")
constant_pad_backward = _from("constant_pad_backward")

YAML = "derivatives.yaml"


class ConstantPadNdBackward0(Node):
    __slots__ = ("raw_pad",)
    yaml_entry = "constant_pad_nd"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.ConstantPadNdBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        pad = node.raw_pad
        grad_self = constant_pad_backward(grad, pad)
        return (grad_self,)


class ReflectionPad1DBackward0(Node):
    __slots__ = ("raw_self", "raw_padding")
    saved_names = ("self",)
    yaml_entry = "reflection_pad1d"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.ReflectionPad1DBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        padding = node.raw_padding
        grad_self = reflection_pad1d_backward(grad, self, padding)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class ReflectionPad1DBackwardBackward0(Node):
    __slots__ = ("raw_padding", "self_shape")
    yaml_entry = "reflection_pad1d_backward"
    yaml_formulas = ("grad_output", "self")
    run_arrays = autograd_arrays.ReflectionPad1DBackwardBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_output = None
        grad_self = None
        if edges[0] is not None:
            padding = node.raw_padding
            grad_grad_output = reflection_pad1d(grad, padding)
        if edges[1] is not None:
            self_shape = node.self_shape
            grad_self = grad.new_zeros(self_shape)
        return (grad_grad_output, grad_self)


class ReflectionPad2DBackward0(Node):
    __slots__ = ("raw_self", "raw_padding")
    saved_names = ("self",)
    yaml_entry = "reflection_pad2d"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.ReflectionPad2DBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        padding = node.raw_padding
        grad_self = reflection_pad2d_backward(grad, self, padding)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class ReflectionPad2DBackwardBackward0(Node):
    __slots__ = ("raw_padding", "self_shape")
    yaml_entry = "reflection_pad2d_backward"
    yaml_formulas = ("grad_output", "self")
    run_arrays = autograd_arrays.ReflectionPad2DBackwardBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_output = None
        grad_self = None
        if edges[0] is not None:
            padding = node.raw_padding
            grad_grad_output = reflection_pad2d(grad, padding)
        if edges[1] is not None:
            self_shape = node.self_shape
            grad_self = grad.new_zeros(self_shape)
        return (grad_grad_output, grad_self)


class ReflectionPad3DBackward0(Node):
    __slots__ = ("raw_self", "raw_padding")
    saved_names = ("self",)
    yaml_entry = "reflection_pad3d"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.ReflectionPad3DBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        padding = node.raw_padding
        grad_self = reflection_pad3d_backward(grad, self, padding)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class ReflectionPad3DBackwardBackward0(Node):
    __slots__ = ("raw_padding", "self_shape")
    yaml_entry = "reflection_pad3d_backward"
    yaml_formulas = ("grad_output", "self")
    run_arrays = autograd_arrays.ReflectionPad3DBackwardBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_output = None
        grad_self = None
        if edges[0] is not None:
            padding = node.raw_padding
            grad_grad_output = reflection_pad3d(grad, padding)
        if edges[1] is not None:
            self_shape = node.self_shape
            grad_self = grad.new_zeros(self_shape)
        return (grad_grad_output, grad_self)


class ReplicationPad1DBackward0(Node):
    __slots__ = ("raw_self", "raw_padding")
    saved_names = ("self",)
    yaml_entry = "replication_pad1d"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.ReplicationPad1DBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        padding = node.raw_padding
        grad_self = replication_pad1d_backward(grad, self, padding)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class ReplicationPad1DBackwardBackward0(Node):
    __slots__ = ("raw_padding", "self_shape")
    yaml_entry = "replication_pad1d_backward"
    yaml_formulas = ("grad_output", "self")
    run_arrays = autograd_arrays.ReplicationPad1DBackwardBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_output = None
        grad_self = None
        if edges[0] is not None:
            padding = node.raw_padding
            grad_grad_output = replication_pad1d(grad, padding)
        if edges[1] is not None:
            self_shape = node.self_shape
            grad_self = grad.new_zeros(self_shape)
        return (grad_grad_output, grad_self)


class ReplicationPad2DBackward0(Node):
    __slots__ = ("raw_self", "raw_padding")
    saved_names = ("self",)
    yaml_entry = "replication_pad2d"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.ReplicationPad2DBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        padding = node.raw_padding
        grad_self = replication_pad2d_backward(grad, self, padding)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class ReplicationPad2DBackwardBackward0(Node):
    __slots__ = ("raw_padding", "self_shape")
    yaml_entry = "replication_pad2d_backward"
    yaml_formulas = ("grad_output", "self")
    run_arrays = autograd_arrays.ReplicationPad2DBackwardBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_output = None
        grad_self = None
        if edges[0] is not None:
            padding = node.raw_padding
            grad_grad_output = replication_pad2d(grad, padding)
        if edges[1] is not None:
            self_shape = node.self_shape
            grad_self = grad.new_zeros(self_shape)
        return (grad_grad_output, grad_self)


class ReplicationPad3DBackward0(Node):
    __slots__ = ("raw_self", "raw_padding")
    saved_names = ("self",)
    yaml_entry = "replication_pad3d"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.ReplicationPad3DBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        padding = node.raw_padding
        grad_self = replication_pad3d_backward(grad, self, padding)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class ReplicationPad3DBackwardBackward0(Node):
    __slots__ = ("raw_padding", "self_shape")
    yaml_entry = "replication_pad3d_backward"
    yaml_formulas = ("grad_output", "self")
    run_arrays = autograd_arrays.ReplicationPad3DBackwardBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_output = None
        grad_self = None
        if edges[0] is not None:
            padding = node.raw_padding
            grad_grad_output = replication_pad3d(grad, padding)
        if edges[1] is not None:
            self_shape = node.self_shape
            grad_self = grad.new_zeros(self_shape)
        return (grad_grad_output, grad_self)
