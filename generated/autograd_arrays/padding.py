"""Derivatives over arrays: what a node runs where nothing is recorded and nobody looks on.

Each function is the namesake of its node class.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.autograd.engine.array_functions import array_of, asarray, deferred_kernels, ndarray
from typing import Any

_from = deferred_kernels(globals())
constant_pad_backward = _from("gradsmith.operators.padding.formulas_arrays:constant_pad_backward")
new_zeros = _from(".factory.factory:new_zeros")
reflection_pad = _from(".padding.padding:reflection_pad")
reflection_pad_backward = _from(".padding.padding:reflection_pad_backward")
replication_pad = _from(".padding.padding:replication_pad")
replication_pad_backward = _from(".padding.padding:replication_pad_backward")


def ConstantPadNdBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    pad = node.raw_pad
    grad_self = constant_pad_backward(grad, pad)
    return (grad_self,)


def ReflectionPad1DBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self = array_of(node.raw_self, node)
    padding = node.raw_padding
    grad_self = reflection_pad_backward(grad, self, padding)
    return (grad_self,)


def ReflectionPad1DBackwardBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_grad_output = None
    grad_self = None
    if edges[0] is not None:
        padding = node.raw_padding
        grad_grad_output = reflection_pad(grad, padding)
    if edges[1] is not None:
        self_shape = node.self_shape
        grad_self = new_zeros(grad, self_shape, None)
    return (grad_grad_output, grad_self)


def ReflectionPad2DBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self = array_of(node.raw_self, node)
    padding = node.raw_padding
    grad_self = reflection_pad_backward(grad, self, padding)
    return (grad_self,)


def ReflectionPad2DBackwardBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_grad_output = None
    grad_self = None
    if edges[0] is not None:
        padding = node.raw_padding
        grad_grad_output = reflection_pad(grad, padding)
    if edges[1] is not None:
        self_shape = node.self_shape
        grad_self = new_zeros(grad, self_shape, None)
    return (grad_grad_output, grad_self)


def ReflectionPad3DBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self = array_of(node.raw_self, node)
    padding = node.raw_padding
    grad_self = reflection_pad_backward(grad, self, padding)
    return (grad_self,)


def ReflectionPad3DBackwardBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_grad_output = None
    grad_self = None
    if edges[0] is not None:
        padding = node.raw_padding
        grad_grad_output = reflection_pad(grad, padding)
    if edges[1] is not None:
        self_shape = node.self_shape
        grad_self = new_zeros(grad, self_shape, None)
    return (grad_grad_output, grad_self)


def ReplicationPad1DBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self = array_of(node.raw_self, node)
    padding = node.raw_padding
    grad_self = replication_pad_backward(grad, self, padding)
    return (grad_self,)


def ReplicationPad1DBackwardBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_grad_output = None
    grad_self = None
    if edges[0] is not None:
        padding = node.raw_padding
        grad_grad_output = replication_pad(grad, padding)
    if edges[1] is not None:
        self_shape = node.self_shape
        grad_self = new_zeros(grad, self_shape, None)
    return (grad_grad_output, grad_self)


def ReplicationPad2DBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self = array_of(node.raw_self, node)
    padding = node.raw_padding
    grad_self = replication_pad_backward(grad, self, padding)
    return (grad_self,)


def ReplicationPad2DBackwardBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_grad_output = None
    grad_self = None
    if edges[0] is not None:
        padding = node.raw_padding
        grad_grad_output = replication_pad(grad, padding)
    if edges[1] is not None:
        self_shape = node.self_shape
        grad_self = new_zeros(grad, self_shape, None)
    return (grad_grad_output, grad_self)


def ReplicationPad3DBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self = array_of(node.raw_self, node)
    padding = node.raw_padding
    grad_self = replication_pad_backward(grad, self, padding)
    return (grad_self,)


def ReplicationPad3DBackwardBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_grad_output = None
    grad_self = None
    if edges[0] is not None:
        padding = node.raw_padding
        grad_grad_output = replication_pad(grad, padding)
    if edges[1] is not None:
        self_shape = node.self_shape
        grad_self = new_zeros(grad, self_shape, None)
    return (grad_grad_output, grad_self)
