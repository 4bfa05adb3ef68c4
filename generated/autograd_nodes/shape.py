"""Nodes of the backward graph: what each operator saves, and its derivative.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.autograd.nodes.node import Node
from gradsmith.core.deferred import deferred_from
from gradsmith.generated.autograd_arrays import shape as autograd_arrays
from gradsmith.generated.functions import zeros_like
from typing import Any

_from = deferred_from(globals(), "gradsmith.operators.view.formulas")
cat_backward = _from("cat_backward")
repeat_backward = _from("repeat_backward")

YAML = "derivatives.yaml"


class CatBackward0(Node):
    __slots__ = ("tensors_shape", "raw_dim", "tensors_count")
    yaml_entry = "cat"
    yaml_formulas = ("tensors",)
    run_arrays = autograd_arrays.CatBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_tensors: list[Any] = [None] * node.tensors_count
        if any(edges[: node.tensors_count]):
            tensors_shape = node.tensors_shape
            dim = node.raw_dim
            grad_tensors = cat_backward(grad, [x for x in tensors_shape], dim)
        return (*grad_tensors,)


class StackBackward0(Node):
    __slots__ = ("raw_dim", "tensors_count")
    yaml_entry = "stack"
    yaml_formulas = ("tensors",)
    run_arrays = autograd_arrays.StackBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_tensors: list[Any] = [None] * node.tensors_count
        if any(edges[: node.tensors_count]):
            dim = node.raw_dim
            grad_tensors = grad.unbind(dim)
        return (*grad_tensors,)


class CloneBackward0(Node):
    __slots__ = ()
    yaml_entry = "clone"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.CloneBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = grad
        return (grad_self,)


class ToCopyBackward0(Node):
    __slots__ = ()
    yaml_entry = "_to_copy"
    yaml_formulas = ("self",)
    crosses_devices = True
    run_arrays = autograd_arrays.ToCopyBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = grad
        return (grad_self,)


class CopyBackwards(Node):
    __slots__ = ()
    yaml_entry = "copy"
    yaml_formulas = ("self", "src")
    crosses_devices = True
    run_arrays = autograd_arrays.CopyBackwards

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_src = None
        if edges[0] is not None:
            grad_self = zeros_like(grad)
        if edges[1] is not None:
            grad_src = grad
        return (grad_self, grad_src)


class FillBackward0(Node):
    __slots__ = ()
    yaml_entry = "fill.Scalar"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.FillBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = zeros_like(grad)
        return (grad_self,)


class FillBackward1(Node):
    __slots__ = ()
    yaml_entry = "fill.Tensor"
    yaml_formulas = ("self", "value")
    run_arrays = autograd_arrays.FillBackward1

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_value = None
        if edges[0] is not None:
            grad_self = zeros_like(grad)
        if edges[1] is not None:
            grad_value = grad.sum()
        return (grad_self, grad_value)


class ZeroBackward0(Node):
    __slots__ = ()
    yaml_entry = "zero"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.ZeroBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = zeros_like(grad)
        return (grad_self,)


class FlipBackward0(Node):
    __slots__ = ("raw_dims",)
    yaml_entry = "flip"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.FlipBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        dims = node.raw_dims
        grad_self = grad.flip(dims)
        return (grad_self,)


class RollBackward0(Node):
    __slots__ = ("raw_shifts", "raw_dims")
    yaml_entry = "roll"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.RollBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        shifts = node.raw_shifts
        dims = node.raw_dims
        grad_self = grad.roll([-shift for shift in shifts], dims)
        return (grad_self,)


class Rot90Backward0(Node):
    __slots__ = ("raw_k", "raw_dims")
    yaml_entry = "rot90"
    yaml_formulas = ("self",)

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        k = node.raw_k
        dims = node.raw_dims
        grad_self = grad.rot90(-k, dims)
        return (grad_self,)


class RepeatBackward0(Node):
    __slots__ = ("raw_repeats", "self_shape")
    yaml_entry = "repeat"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.RepeatBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        repeats = node.raw_repeats
        self_shape = node.self_shape
        grad_self = repeat_backward(grad, repeats, self_shape)
        return (grad_self,)


class TrilBackward0(Node):
    __slots__ = ("raw_diagonal",)
    yaml_entry = "tril"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.TrilBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        diagonal = node.raw_diagonal
        grad_self = grad.tril(diagonal)
        return (grad_self,)


class TriuBackward0(Node):
    __slots__ = ("raw_diagonal",)
    yaml_entry = "triu"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.TriuBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        diagonal = node.raw_diagonal
        grad_self = grad.triu(diagonal)
        return (grad_self,)


class DiagEmbedBackward0(Node):
    __slots__ = ("raw_offset", "raw_dim1", "raw_dim2")
    yaml_entry = "diag_embed"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.DiagEmbedBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        offset = node.raw_offset
        dim1 = node.raw_dim1
        dim2 = node.raw_dim2
        grad_self = grad.diagonal(offset, dim1, dim2)
        return (grad_self,)
