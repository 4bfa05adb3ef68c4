"""Nodes of the backward graph: what each operator saves, and its derivative.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.autograd.nodes.node import Node
from gradsmith.core.deferred import deferred_from
from gradsmith.generated.autograd_arrays import fft as autograd_arrays
from gradsmith.generated.functions import _fft_c2c
from typing import Any

_from = deferred_from(globals(), "gradsmith.operators.fft.formulas")
fft_c2r_gradient = _from("fft_c2r_gradient")
fft_r2c_gradient = _from("fft_r2c_gradient")

YAML = "derivatives.yaml"


class FftC2CBackward0(Node):
    __slots__ = ("raw_dim", "raw_normalization", "raw_forward")
    yaml_entry = "_fft_c2c"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.FftC2CBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        dim = node.raw_dim
        normalization = node.raw_normalization
        forward = node.raw_forward
        grad_self = _fft_c2c(grad, dim, normalization, not forward)
        return (grad_self,)


class FftR2CBackward0(Node):
    __slots__ = ("raw_dim", "raw_normalization", "raw_onesided", "self_shape")
    yaml_entry = "_fft_r2c"
    yaml_formulas = ("self",)

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        dim = node.raw_dim
        normalization = node.raw_normalization
        onesided = node.raw_onesided
        self_shape = node.self_shape
        grad_self = fft_r2c_gradient(grad, dim, normalization, onesided, self_shape[dim[-1]])
        return (grad_self,)


class FftC2RBackward0(Node):
    __slots__ = ("raw_dim", "raw_normalization")
    yaml_entry = "_fft_c2r"
    yaml_formulas = ("self",)

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        dim = node.raw_dim
        normalization = node.raw_normalization
        grad_self = fft_c2r_gradient(grad, dim, normalization)
        return (grad_self,)
