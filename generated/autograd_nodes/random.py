"""Nodes of the backward graph: what each operator saves, and its derivative.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.autograd.nodes.node import Node
from gradsmith.autograd.nodes.saved import RELEASED, unpack
from gradsmith.generated.autograd_arrays import random as autograd_arrays
from gradsmith.generated.functions import _dirichlet_grad, _standard_gamma_grad, zeros, zeros_like
from typing import Any

YAML = "derivatives.yaml"


class NormalBackward1(Node):
    __slots__ = ()
    yaml_entry = "normal.Tensor_float"
    yaml_formulas = ("mean",)
    run_arrays = autograd_arrays.NormalBackward1

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_mean = zeros_like(grad)
        return (grad_mean,)


class NormalBackward2(Node):
    __slots__ = ()
    yaml_entry = "normal.float_Tensor"
    yaml_formulas = ("std",)
    run_arrays = autograd_arrays.NormalBackward2

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_std = zeros_like(grad)
        return (grad_std,)


class NormalBackward3(Node):
    __slots__ = ("mean_shape", "std_shape")
    yaml_entry = "normal.Tensor_Tensor"
    yaml_formulas = ("mean", "std")
    run_arrays = autograd_arrays.NormalBackward3

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_mean = None
        grad_std = None
        if edges[0] is not None:
            mean_shape = node.mean_shape
            grad_mean = zeros(mean_shape, dtype=grad.dtype, device=grad.device)
        if edges[1] is not None:
            std_shape = node.std_shape
            grad_std = zeros(std_shape, dtype=grad.dtype, device=grad.device)
        return (grad_mean, grad_std)


class NormalBackward0(Node):
    __slots__ = ()
    yaml_entry = "normal_functional"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.NormalBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = zeros_like(grad)
        return (grad_self,)


class UniformBackward0(Node):
    __slots__ = ()
    yaml_entry = "uniform"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.UniformBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = zeros_like(grad)
        return (grad_self,)


class RandomBackward0(Node):
    __slots__ = ()
    yaml_entry = "random"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.RandomBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = zeros_like(grad)
        return (grad_self,)


class RandomBackward1(Node):
    __slots__ = ()
    yaml_entry = "random.to"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.RandomBackward1

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = zeros_like(grad)
        return (grad_self,)


class RandomBackward2(Node):
    __slots__ = ()
    yaml_entry = "random.from"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.RandomBackward2

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = zeros_like(grad)
        return (grad_self,)


class LogNormalBackward0(Node):
    __slots__ = ()
    yaml_entry = "log_normal"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.LogNormalBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = zeros_like(grad)
        return (grad_self,)


class ExponentialBackward0(Node):
    __slots__ = ()
    yaml_entry = "exponential"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.ExponentialBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = zeros_like(grad)
        return (grad_self,)


class CauchyBackward0(Node):
    __slots__ = ()
    yaml_entry = "cauchy"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.CauchyBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = zeros_like(grad)
        return (grad_self,)


class GeometricBackward0(Node):
    __slots__ = ()
    yaml_entry = "geometric"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.GeometricBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = zeros_like(grad)
        return (grad_self,)


class BernoulliBackward0(Node):
    __slots__ = ()
    yaml_entry = "bernoulli"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.BernoulliBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = zeros_like(grad)
        return (grad_self,)


class BernoulliBackward1(Node):
    __slots__ = ()
    yaml_entry = "bernoulli.p"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.BernoulliBackward1

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = zeros_like(grad)
        return (grad_self,)


class BernoulliBackward2(Node):
    __slots__ = ("p_shape",)
    yaml_entry = "bernoulli.Tensor"
    yaml_formulas = ("self", "p")
    run_arrays = autograd_arrays.BernoulliBackward2

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_p = None
        if edges[1] is not None:
            p_shape = node.p_shape
            grad_p = zeros(p_shape, dtype=grad.dtype, device=grad.device)
        if edges[0] is not None:
            grad_self = zeros_like(grad)
        return (grad_self, grad_p)


class PoissonBackward0(Node):
    __slots__ = ()
    yaml_entry = "poisson"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.PoissonBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = zeros_like(grad)
        return (grad_self,)


class BinomialBackward0(Node):
    __slots__ = ("prob_shape",)
    yaml_entry = "binomial"
    yaml_formulas = ("count", "prob")
    run_arrays = autograd_arrays.BinomialBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_count = None
        grad_prob = None
        if edges[0] is not None:
            grad_count = zeros_like(grad)
        if edges[1] is not None:
            prob_shape = node.prob_shape
            grad_prob = zeros(prob_shape, dtype=grad.dtype, device=grad.device)
        return (grad_count, grad_prob)


class StandardGammaBackward0(Node):
    __slots__ = ("raw_self", "raw_result")
    saved_names = ("self", "result")
    yaml_entry = "_standard_gamma"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.StandardGammaBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        result = unpack(node.raw_result, node)
        grad_self = grad * _standard_gamma_grad(self, result)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED
        node.raw_result = RELEASED


class StandardGammaGradBackward0(Node):
    __slots__ = ()
    yaml_entry = "_standard_gamma_grad"
    yaml_formulas = ("self", "output")

    def run(node: Any, grads: Any) -> Any:
        edges = node.next_edges
        grad_self = None
        grad_output = None
        if edges[0] is not None or edges[1] is not None:
            raise NotImplementedError(
                "derivative for _standard_gamma_grad with respect to self, output is not implemented: the second derivative of a gamma variate in its concentration"
            )
        return (grad_self, grad_output)


class SampleDirichletBackward0(Node):
    __slots__ = ("raw_result", "raw_self")
    saved_names = ("result", "self")
    yaml_entry = "_sample_dirichlet"
    yaml_formulas = ("self",)

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        result = unpack(node.raw_result, node)
        self = unpack(node.raw_self, node)
        grad_self = (
            _dirichlet_grad(result, self, self.sum(-1, True).expand_as(self))
            * (grad - (result * grad).sum(-1, True))
        )
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_result = RELEASED
        node.raw_self = RELEASED


class DirichletGradBackward0(Node):
    __slots__ = ()
    yaml_entry = "_dirichlet_grad"
    yaml_formulas = ("x", "alpha", "total")

    def run(node: Any, grads: Any) -> Any:
        edges = node.next_edges
        grad_x = None
        grad_alpha = None
        grad_total = None
        if edges[0] is not None or edges[1] is not None or edges[2] is not None:
            raise NotImplementedError(
                "derivative for _dirichlet_grad with respect to x, alpha, total is not implemented: the second derivative of a Dirichlet variate in its concentrations"
            )
        return (grad_x, grad_alpha, grad_total)
