"""Nodes of the backward graph: what each operator saves, and its derivative.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.autograd.nodes.node import Node
from gradsmith.autograd.nodes.recording import conj, unpack_or_number
from gradsmith.autograd.nodes.saved import RELEASED, unpack
from gradsmith.core.deferred import deferred_from
from gradsmith.generated.autograd_arrays import pointwise as autograd_arrays
from gradsmith.generated.functions import (
    _logistic,
    div,
    exp,
    exp2,
    hypot,
    imag,
    isnan,
    ones_like,
    polar,
    pow,
    real,
    sgn,
    where,
    xlogy,
    zeros_like,
)
from gradsmith.generated.operators import (
    _one_minus_square,
    _over_hypot,
    _sinc_slope,
    fake_quantize_per_channel_affine_cachemask_backward,
    fake_quantize_per_tensor_affine_cachemask_backward,
)
from gradsmith.generated.raw import sigmoid_backward, tanh_backward
from typing import Any

_from = deferred_from(globals(), "gradsmith.operators.pointwise.formulas")
angle_backward = _from("angle_backward")
asinh_backward = _from("asinh_backward")
atan2_backward = _from("atan2_backward")
clamp_backward = _from("clamp_backward")
clamp_backward_max = _from("clamp_backward_max")
clamp_backward_min = _from("clamp_backward_min")
copysign_backward = _from("copysign_backward")
div_mode_backward_other = _from("div_mode_backward_other")
div_mode_backward_self = _from("div_mode_backward_self")
extreme_backward = _from("extreme_backward")
logit_backward = _from("logit_backward")
pow_backward_exponent = _from("pow_backward_exponent")
pow_backward_self = _from("pow_backward_self")
scaled = _from("scaled")
sgn_backward = _from("sgn_backward")
where_finite = _from("where_finite")

YAML = "derivatives.yaml"


class AddBackward0(Node):
    __slots__ = ("raw_alpha",)
    yaml_entry = "add.Tensor"
    yaml_formulas = ("self", "other")
    run_arrays = autograd_arrays.AddBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_other = None
        if edges[1] is not None:
            alpha = node.raw_alpha
            grad_other = scaled(grad, alpha)
        if edges[0] is not None:
            grad_self = grad
        return (grad_self, grad_other)


class SubBackward0(Node):
    __slots__ = ("raw_alpha",)
    yaml_entry = "sub.Tensor"
    yaml_formulas = ("self", "other")
    run_arrays = autograd_arrays.SubBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_other = None
        if edges[1] is not None:
            alpha = node.raw_alpha
            grad_other = -scaled(grad, alpha)
        if edges[0] is not None:
            grad_self = grad
        return (grad_self, grad_other)


class RsubBackward0(Node):
    __slots__ = ("raw_alpha",)
    yaml_entry = "rsub.Tensor"
    yaml_formulas = ("self", "other")
    run_arrays = autograd_arrays.RsubBackward0

    def shown(node: Any) -> str:
        if not node.next_edges[1] is not None:
            return "RsubBackward1"
        return "RsubBackward0"

    def composition(node: Any) -> Any:
        if not node.next_edges[1] is not None:
            return (0,)
        return None

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_other = None
        if edges[1] is not None:
            grad_other = grad
        if edges[0] is not None:
            alpha = node.raw_alpha
            grad_self = -scaled(grad, alpha)
        return (grad_self, grad_other)


class MulBackward0(Node):
    __slots__ = ("raw_other", "raw_self")
    saved_names = ("other", "self")
    yaml_entry = "mul.Tensor"
    yaml_formulas = ("self", "other")
    run_arrays = autograd_arrays.MulBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_other = None
        if edges[1] is not None:
            self = unpack_or_number(node.raw_self, node)
            grad_other = grad * conj(self)
        if edges[0] is not None:
            other = unpack_or_number(node.raw_other, node)
            grad_self = grad * conj(other)
        return (grad_self, grad_other)

    def release_variables(node: Any) -> None:
        node.raw_other = RELEASED
        node.raw_self = RELEASED


class DivBackward0(Node):
    __slots__ = ("raw_other", "raw_self")
    saved_names = ("other", "self")
    yaml_entry = "div.Tensor"
    yaml_formulas = ("self", "other")
    run_arrays = autograd_arrays.DivBackward0

    def shown(node: Any) -> str:
        if isinstance(node.raw_self, (int, float, complex)):
            return "MulBackward0"
        return "DivBackward0"

    def composition(node: Any) -> Any:
        if isinstance(node.raw_self, (int, float, complex)):
            return (("ReciprocalBackward0", 1), None)
        return None

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_other = None
        if edges[1] is not None:
            self = unpack_or_number(node.raw_self, node)
            other = unpack_or_number(node.raw_other, node)
            grad_other = -grad * conj(self / other / other)
        if edges[0] is not None:
            other = unpack_or_number(node.raw_other, node)
            grad_self = grad / conj(other)
        return (grad_self, grad_other)

    def release_variables(node: Any) -> None:
        node.raw_other = RELEASED
        node.raw_self = RELEASED


class DivBackward2(Node):
    __slots__ = ("raw_other", "raw_rounding_mode", "raw_self")
    saved_names = ("other", "self")
    yaml_entry = "div.Tensor_mode"
    yaml_formulas = ("self", "other")
    run_arrays = autograd_arrays.DivBackward2

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_other = None
        if edges[1] is not None:
            self = unpack_or_number(node.raw_self, node)
            other = unpack_or_number(node.raw_other, node)
            rounding_mode = node.raw_rounding_mode
            grad_other = div_mode_backward_other(grad, self, other, rounding_mode)
        if edges[0] is not None:
            other = unpack_or_number(node.raw_other, node)
            rounding_mode = node.raw_rounding_mode
            grad_self = div_mode_backward_self(grad, other, rounding_mode)
        return (grad_self, grad_other)

    def release_variables(node: Any) -> None:
        node.raw_other = RELEASED
        node.raw_self = RELEASED


class NotImplemented_floor_divide(Node):
    __slots__ = ()
    yaml_entry = "floor_divide"
    yaml_formulas = ("self", "other")
    shown_name = "NotImplemented"

    def run(node: Any, grads: Any) -> Any:
        edges = node.next_edges
        grad_self = None
        grad_other = None
        if edges[0] is not None or edges[1] is not None:
            raise NotImplementedError(
                "derivative for floor_divide with respect to self, other is not implemented: a quotient rounded down is constant between its steps"
            )
        return (grad_self, grad_other)


class RemainderBackward0(Node):
    __slots__ = ("raw_self", "raw_other")
    saved_names = ("self", "other")
    yaml_entry = "remainder.Tensor"
    yaml_formulas = ("self", "other")

    def shown(node: Any) -> str:
        if node.next_edges[1] is not None:
            return "RemainderBackward1"
        return "RemainderBackward0"

    def composition(node: Any) -> Any:
        if node.next_edges[1] is not None:
            return None
        return (0,)

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_other = None
        if edges[1] is not None:
            self = unpack_or_number(node.raw_self, node)
            other = unpack_or_number(node.raw_other, node)
            grad_other = -grad * div(self, other, rounding_mode='floor')
        if edges[0] is not None:
            grad_self = grad
        return (grad_self, grad_other)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED
        node.raw_other = RELEASED


class FmodBackward0(Node):
    __slots__ = ("raw_self", "raw_other")
    saved_names = ("self", "other")
    yaml_entry = "fmod.Tensor"
    yaml_formulas = ("self", "other")

    def shown(node: Any) -> str:
        if node.next_edges[1] is not None:
            return "FmodBackward1"
        return "FmodBackward0"

    def composition(node: Any) -> Any:
        if node.next_edges[1] is not None:
            return None
        return (0,)

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_other = None
        if edges[1] is not None:
            self = unpack_or_number(node.raw_self, node)
            other = unpack_or_number(node.raw_other, node)
            grad_other = -grad * div(self, other, rounding_mode='trunc')
        if edges[0] is not None:
            grad_self = grad
        return (grad_self, grad_other)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED
        node.raw_other = RELEASED


class NegBackward0(Node):
    __slots__ = ()
    yaml_entry = "neg"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.NegBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = -grad
        return (grad_self,)


class ReciprocalBackward0(Node):
    __slots__ = ("raw_result",)
    saved_names = ("result",)
    yaml_entry = "reciprocal"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.ReciprocalBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        result = unpack(node.raw_result, node)
        grad_self = -grad * conj(result * result)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_result = RELEASED


class SquareBackward0(Node):
    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_entry = "square"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.SquareBackward0

    def shown(node: Any) -> str:
        return "PowBackward0"

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = grad * conj(2 * self)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class AddcmulBackward0(Node):
    __slots__ = ("raw_tensor2", "raw_value", "raw_tensor1")
    saved_names = ("tensor2", "tensor1")
    yaml_entry = "addcmul"
    yaml_formulas = ("self", "tensor1", "tensor2")
    run_arrays = autograd_arrays.AddcmulBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_tensor1 = None
        grad_tensor2 = None
        if edges[0] is not None:
            grad_self = grad
        if edges[1] is not None:
            tensor2 = unpack(node.raw_tensor2, node)
            value = node.raw_value
            grad_tensor1 = grad * conj(tensor2 * value)
        if edges[2] is not None:
            tensor1 = unpack(node.raw_tensor1, node)
            value = node.raw_value
            grad_tensor2 = grad * conj(tensor1 * value)
        return (grad_self, grad_tensor1, grad_tensor2)

    def release_variables(node: Any) -> None:
        node.raw_tensor2 = RELEASED
        node.raw_tensor1 = RELEASED


class AddcdivBackward0(Node):
    __slots__ = ("raw_value", "raw_tensor2", "raw_tensor1")
    saved_names = ("tensor2", "tensor1")
    yaml_entry = "addcdiv"
    yaml_formulas = ("self", "tensor1", "tensor2")
    run_arrays = autograd_arrays.AddcdivBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_tensor1 = None
        grad_tensor2 = None
        if edges[0] is not None:
            grad_self = grad
        if edges[1] is not None:
            value = node.raw_value
            tensor2 = unpack(node.raw_tensor2, node)
            grad_tensor1 = grad * conj(value / tensor2)
        if edges[2] is not None:
            value = node.raw_value
            tensor1 = unpack(node.raw_tensor1, node)
            tensor2 = unpack(node.raw_tensor2, node)
            grad_tensor2 = -grad * conj(value * tensor1 / (tensor2 * tensor2))
        return (grad_self, grad_tensor1, grad_tensor2)

    def release_variables(node: Any) -> None:
        node.raw_tensor2 = RELEASED
        node.raw_tensor1 = RELEASED


class LerpBackward1(Node):
    __slots__ = ("raw_weight", "raw_end", "raw_self")
    saved_names = ("weight", "end", "self")
    yaml_entry = "lerp.Tensor"
    yaml_formulas = ("self", "end", "weight")
    run_arrays = autograd_arrays.LerpBackward1

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_end = None
        grad_weight = None
        if edges[1] is not None:
            weight = unpack(node.raw_weight, node)
            grad_end = grad * conj(weight)
        if edges[0] is not None:
            weight = unpack(node.raw_weight, node)
            grad_self = grad * conj(1 - weight)
        if edges[2] is not None:
            end = unpack(node.raw_end, node)
            self = unpack(node.raw_self, node)
            grad_weight = grad * conj(end - self)
        return (grad_self, grad_end, grad_weight)

    def release_variables(node: Any) -> None:
        node.raw_weight = RELEASED
        node.raw_end = RELEASED
        node.raw_self = RELEASED


class LerpBackward0(Node):
    __slots__ = ("raw_weight",)
    yaml_entry = "lerp.Scalar"
    yaml_formulas = ("self", "end")
    run_arrays = autograd_arrays.LerpBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_end = None
        if edges[1] is not None:
            weight = node.raw_weight
            grad_end = grad * conj(weight)
        if edges[0] is not None:
            weight = node.raw_weight
            grad_self = grad * conj(1 - weight)
        return (grad_self, grad_end)


class PowBackward1(Node):
    __slots__ = ("raw_self", "raw_exponent", "raw_result")
    saved_names = ("self", "exponent", "result")
    yaml_entry = "pow.Tensor_Tensor"
    yaml_formulas = ("self", "exponent")
    run_arrays = autograd_arrays.PowBackward1

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_exponent = None
        if edges[1] is not None:
            self = unpack(node.raw_self, node)
            exponent = unpack(node.raw_exponent, node)
            result = unpack(node.raw_result, node)
            grad_exponent = pow_backward_exponent(grad, self, exponent, result)
        if edges[0] is not None:
            self = unpack(node.raw_self, node)
            exponent = unpack(node.raw_exponent, node)
            grad_self = pow_backward_self(grad, self, exponent)
        return (grad_self, grad_exponent)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED
        node.raw_exponent = RELEASED
        node.raw_result = RELEASED


class PowBackward0(Node):
    __slots__ = ("raw_self", "raw_exponent")
    saved_names = ("self",)
    yaml_entry = "pow.Tensor_Scalar"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.PowBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        exponent = node.raw_exponent
        grad_self = pow_backward_self(grad, self, exponent)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class PowBackward2(Node):
    __slots__ = ("raw_self", "raw_exponent", "raw_result")
    saved_names = ("exponent", "result")
    yaml_entry = "pow.Scalar"
    yaml_formulas = ("exponent",)
    run_arrays = autograd_arrays.PowBackward2

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = node.raw_self
        exponent = unpack(node.raw_exponent, node)
        result = unpack(node.raw_result, node)
        grad_exponent = pow_backward_exponent(grad, self, exponent, result)
        return (grad_exponent,)

    def release_variables(node: Any) -> None:
        node.raw_exponent = RELEASED
        node.raw_result = RELEASED


class ExpBackward0(Node):
    __slots__ = ("raw_result",)
    saved_names = ("result",)
    yaml_entry = "exp"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.ExpBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        result = unpack(node.raw_result, node)
        grad_self = grad * conj(result)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_result = RELEASED


class Exp2Backward0(Node):
    __slots__ = ("raw_result",)
    saved_names = ("result",)
    yaml_entry = "exp2"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.Exp2Backward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        result = unpack(node.raw_result, node)
        grad_self = grad * conj(result * 0.6931471805599453)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_result = RELEASED


class Expm1Backward0(Node):
    __slots__ = ("raw_result",)
    saved_names = ("result",)
    yaml_entry = "expm1"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.Expm1Backward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        result = unpack(node.raw_result, node)
        grad_self = grad * conj(result + 1)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_result = RELEASED


class LogBackward0(Node):
    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_entry = "log"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.LogBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = grad / conj(self)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class Log2Backward0(Node):
    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_entry = "log2"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.Log2Backward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = grad / conj(self * 0.6931471805599453)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class Log10Backward0(Node):
    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_entry = "log10"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.Log10Backward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = grad / conj(self * 2.302585092994046)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class Log1PBackward0(Node):
    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_entry = "log1p"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.Log1PBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = grad / conj(self + 1)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class SqrtBackward0(Node):
    __slots__ = ("raw_result",)
    saved_names = ("result",)
    yaml_entry = "sqrt"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.SqrtBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        result = unpack(node.raw_result, node)
        grad_self = grad / conj(2 * result)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_result = RELEASED


class RsqrtBackward0(Node):
    __slots__ = ("raw_result",)
    saved_names = ("result",)
    yaml_entry = "rsqrt"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.RsqrtBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        result = unpack(node.raw_result, node)
        grad_self = grad * conj(-0.5 * result.pow(3))
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_result = RELEASED


class LogaddexpBackward0(Node):
    __slots__ = ("raw_other", "raw_self")
    saved_names = ("other", "self")
    yaml_entry = "logaddexp"
    yaml_formulas = ("self", "other")
    run_arrays = autograd_arrays.LogaddexpBackward0

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
            grad_other = grad / conj(1 + exp(self - other))
        if edges[0] is not None:
            other = unpack(node.raw_other, node)
            self = unpack(node.raw_self, node)
            grad_self = grad / conj(1 + exp(other - self))
        return (grad_self, grad_other)

    def release_variables(node: Any) -> None:
        node.raw_other = RELEASED
        node.raw_self = RELEASED


class Logaddexp2Backward0(Node):
    __slots__ = ("raw_other", "raw_self")
    saved_names = ("other", "self")
    yaml_entry = "logaddexp2"
    yaml_formulas = ("self", "other")
    run_arrays = autograd_arrays.Logaddexp2Backward0

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
            grad_other = grad / (1 + exp2(self - other))
        if edges[0] is not None:
            other = unpack(node.raw_other, node)
            self = unpack(node.raw_self, node)
            grad_self = grad / (1 + exp2(other - self))
        return (grad_self, grad_other)

    def release_variables(node: Any) -> None:
        node.raw_other = RELEASED
        node.raw_self = RELEASED


class XlogyBackward0(Node):
    __slots__ = ("raw_self", "raw_other")
    saved_names = ("self", "other")
    yaml_entry = "xlogy.Tensor"
    yaml_formulas = ("self", "other")
    run_arrays = autograd_arrays.XlogyBackward0

    def shown(node: Any) -> str:
        if isinstance(node.raw_self, (int, float, complex)):
            return "XlogyBackward1"
        if isinstance(node.raw_other, (int, float, complex)):
            return "XlogyBackward2"
        return "XlogyBackward0"

    def composition(node: Any) -> Any:
        if isinstance(node.raw_self, (int, float, complex)):
            return (1,)
        if isinstance(node.raw_other, (int, float, complex)):
            return (0,)
        return None

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_other = None
        if edges[1] is not None:
            self = unpack_or_number(node.raw_self, node)
            other = unpack_or_number(node.raw_other, node)
            grad_other = grad * self / other
        if edges[0] is not None:
            self = unpack_or_number(node.raw_self, node)
            other = unpack_or_number(node.raw_other, node)
            grad_self = where((self == 0) & (other <= 0), 0, xlogy(grad, other))
        return (grad_self, grad_other)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED
        node.raw_other = RELEASED


class LdexpBackward0(Node):
    __slots__ = ("raw_other", "raw_result")
    saved_names = ("other", "result")
    yaml_entry = "ldexp.Tensor"
    yaml_formulas = ("self", "other")
    run_arrays = autograd_arrays.LdexpBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_other = None
        if edges[1] is not None:
            result = unpack(node.raw_result, node)
            grad_other = grad * conj(result * 0.6931471805599453)
        if edges[0] is not None:
            other = unpack(node.raw_other, node)
            grad_self = grad * conj(pow(2.0, other))
        return (grad_self, grad_other)

    def release_variables(node: Any) -> None:
        node.raw_other = RELEASED
        node.raw_result = RELEASED


class FrexpBackward0(Node):
    __slots__ = ("raw_exponent",)
    saved_names = ("exponent",)
    yaml_entry = "frexp.Tensor"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.FrexpBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        exponent = unpack(node.raw_exponent, node)
        grad_self = grad / exponent.to(grad.dtype).exp2()
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_exponent = RELEASED


class SinBackward0(Node):
    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_entry = "sin"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.SinBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = grad * conj(self.cos())
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class CosBackward0(Node):
    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_entry = "cos"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.CosBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = -grad * conj(self.sin())
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class TanBackward0(Node):
    __slots__ = ("raw_result",)
    saved_names = ("result",)
    yaml_entry = "tan"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.TanBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        result = unpack(node.raw_result, node)
        grad_self = grad * conj(1 + result * result)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_result = RELEASED


class AsinBackward0(Node):
    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_entry = "asin"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.AsinBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = grad * conj(_one_minus_square(self).rsqrt())
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class AcosBackward0(Node):
    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_entry = "acos"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.AcosBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = -grad * conj(_one_minus_square(self).rsqrt())
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class AtanBackward0(Node):
    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_entry = "atan"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.AtanBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = grad / conj(1 + self * self)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class SinhBackward0(Node):
    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_entry = "sinh"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.SinhBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = grad * conj(self.cosh())
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class CoshBackward0(Node):
    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_entry = "cosh"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.CoshBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = grad * conj(self.sinh())
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class TanhBackward0(Node):
    __slots__ = ("raw_result",)
    saved_names = ("result",)
    yaml_entry = "tanh"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.TanhBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        result = unpack(node.raw_result, node)
        grad_self = tanh_backward(grad, result)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_result = RELEASED


class OneMinusSquareBackward0(Node):
    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_entry = "_one_minus_square"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.OneMinusSquareBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = grad * conj(-2 * self)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class AsinhBackward0(Node):
    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_entry = "asinh"
    yaml_formulas = ("self",)

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = asinh_backward(grad, self)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class AcoshBackward0(Node):
    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_entry = "acosh"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.AcoshBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = grad * conj((self - 1).rsqrt() * (self + 1).rsqrt())
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class AtanhBackward0(Node):
    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_entry = "atanh"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.AtanhBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = grad / conj(_one_minus_square(self))
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class Atan2Backward0(Node):
    __slots__ = ("raw_self", "raw_other")
    saved_names = ("self", "other")
    yaml_entry = "atan2"
    yaml_formulas = ("self", "other")
    run_arrays = autograd_arrays.Atan2Backward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_other = None
        if edges[1] is not None:
            other = unpack(node.raw_other, node)
            self = unpack(node.raw_self, node)
            grad_other = -atan2_backward(grad, other, self)
        if edges[0] is not None:
            self = unpack(node.raw_self, node)
            other = unpack(node.raw_other, node)
            grad_self = atan2_backward(grad, self, other)
        return (grad_self, grad_other)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED
        node.raw_other = RELEASED


class TanhBackwardBackward0(Node):
    __slots__ = ("raw_output", "raw_grad_output")
    saved_names = ("output", "grad_output")
    yaml_entry = "tanh_backward"
    yaml_formulas = ("grad_output", "output")
    run_arrays = autograd_arrays.TanhBackwardBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_output = None
        grad_output = None
        if edges[0] is not None:
            output = unpack(node.raw_output, node)
            grad_grad_output = tanh_backward(grad, conj(output))
        if edges[1] is not None:
            grad_output = unpack(node.raw_grad_output, node)
            output = unpack(node.raw_output, node)
            grad_output = -2 * conj(grad) * grad_output * conj(output)
        return (grad_grad_output, grad_output)

    def release_variables(node: Any) -> None:
        node.raw_output = RELEASED
        node.raw_grad_output = RELEASED


class SincBackward0(Node):
    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_entry = "sinc"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.SincBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = grad * conj(_sinc_slope(self))
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class HypotBackward0(Node):
    __slots__ = ("raw_self", "raw_other")
    saved_names = ("self", "other")
    yaml_entry = "hypot"
    yaml_formulas = ("self", "other")
    run_arrays = autograd_arrays.HypotBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_other = None
        if edges[1] is not None:
            other = unpack(node.raw_other, node)
            self = unpack(node.raw_self, node)
            grad_other = grad * _over_hypot(other, self)
        if edges[0] is not None:
            self = unpack(node.raw_self, node)
            other = unpack(node.raw_other, node)
            grad_self = grad * _over_hypot(self, other)
        return (grad_self, grad_other)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED
        node.raw_other = RELEASED


class OverHypotBackward0(Node):
    __slots__ = ("raw_other", "raw_self")
    saved_names = ("other", "self")
    yaml_entry = "_over_hypot"
    yaml_formulas = ("self", "other")
    run_arrays = autograd_arrays.OverHypotBackward0

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
            grad_other = (
                -grad * (_over_hypot(self, other) * _over_hypot(other, self) / hypot(self, other))
            )
        if edges[0] is not None:
            other = unpack(node.raw_other, node)
            self = unpack(node.raw_self, node)
            grad_self = (
                grad * (_over_hypot(other, self) * (_over_hypot(other, self) / hypot(self, other)))
            )
        return (grad_self, grad_other)

    def release_variables(node: Any) -> None:
        node.raw_other = RELEASED
        node.raw_self = RELEASED


class Deg2RadBackward0(Node):
    __slots__ = ()
    yaml_entry = "deg2rad"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.Deg2RadBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = grad * 0.017453292519943295
        return (grad_self,)


class Rad2DegBackward0(Node):
    __slots__ = ()
    yaml_entry = "rad2deg"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.Rad2DegBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = grad * 57.29577951308232
        return (grad_self,)


class SigmoidBackward0(Node):
    __slots__ = ("raw_result",)
    saved_names = ("result",)
    yaml_entry = "sigmoid"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.SigmoidBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        result = unpack(node.raw_result, node)
        grad_self = sigmoid_backward(grad, result)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_result = RELEASED


class LogisticBackward0(Node):
    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_entry = "_logistic"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.LogisticBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = grad * conj(_logistic(self) * _logistic(-self))
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class SigmoidBackwardBackward0(Node):
    __slots__ = ("raw_output", "raw_grad_output")
    saved_names = ("output", "grad_output")
    yaml_entry = "sigmoid_backward"
    yaml_formulas = ("grad_output", "output")
    run_arrays = autograd_arrays.SigmoidBackwardBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_output = None
        grad_output = None
        if edges[0] is not None:
            output = unpack(node.raw_output, node)
            grad_grad_output = sigmoid_backward(grad, conj(output))
        if edges[1] is not None:
            grad_output = unpack(node.raw_grad_output, node)
            output = unpack(node.raw_output, node)
            grad_output = conj(grad) * grad_output * conj(1 - 2 * output)
        return (grad_grad_output, grad_output)

    def release_variables(node: Any) -> None:
        node.raw_output = RELEASED
        node.raw_grad_output = RELEASED


class LogitBackward0(Node):
    __slots__ = ("raw_self", "raw_eps")
    saved_names = ("self",)
    yaml_entry = "logit"
    yaml_formulas = ("self",)

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        eps = node.raw_eps
        grad_self = logit_backward(grad, self, eps)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class AbsBackward0(Node):
    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_entry = "abs"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.AbsBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = grad * self.sgn()
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class SignBackward0(Node):
    __slots__ = ()
    yaml_entry = "sign"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.SignBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = zeros_like(grad)
        return (grad_self,)


class SgnBackward0(Node):
    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_entry = "sgn"
    yaml_formulas = ("self",)

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = sgn_backward(grad, self, sgn(self))
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class CopysignBackward0(Node):
    __slots__ = ("raw_self", "raw_result")
    saved_names = ("self", "result")
    yaml_entry = "copysign.Tensor"
    yaml_formulas = ("self", "other")

    def shown(node: Any) -> str:
        if not node.next_edges[1] is not None:
            return "CopysignBackward1"
        return "CopysignBackward0"

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_other = None
        if edges[1] is not None:
            grad_other = zeros_like(grad)
        if edges[0] is not None:
            self = unpack_or_number(node.raw_self, node)
            result = unpack(node.raw_result, node)
            grad_self = copysign_backward(grad, self, result)
        return (grad_self, grad_other)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED
        node.raw_result = RELEASED


class FloorBackward0(Node):
    __slots__ = ()
    yaml_entry = "floor"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.FloorBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = zeros_like(grad)
        return (grad_self,)


class CeilBackward0(Node):
    __slots__ = ()
    yaml_entry = "ceil"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.CeilBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = zeros_like(grad)
        return (grad_self,)


class TruncBackward0(Node):
    __slots__ = ()
    yaml_entry = "trunc"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.TruncBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = zeros_like(grad)
        return (grad_self,)


class FracBackward0(Node):
    __slots__ = ()
    yaml_entry = "frac"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.FracBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = grad
        return (grad_self,)


class RoundBackward0(Node):
    __slots__ = ()
    yaml_entry = "round"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.RoundBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = zeros_like(grad)
        return (grad_self,)


class RoundBackward1(Node):
    __slots__ = ()
    yaml_entry = "round.decimals"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.RoundBackward1

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = zeros_like(grad)
        return (grad_self,)


class NotImplemented_heaviside(Node):
    __slots__ = ()
    yaml_entry = "heaviside"
    yaml_formulas = ("self", "values")
    shown_name = "NotImplemented"

    def run(node: Any, grads: Any) -> Any:
        edges = node.next_edges
        grad_self = None
        grad_values = None
        if edges[0] is not None:
            raise NotImplementedError(
                "derivative for heaviside with respect to self is not implemented: the step function has no derivative"
            )
        if edges[1] is not None:
            raise NotImplementedError(
                "derivative for heaviside with respect to values is not implemented: the step function has no derivative"
            )
        return (grad_self, grad_values)


class NextafterBackward0(Node):
    __slots__ = ("raw_self", "raw_other")
    saved_names = ("self", "other")
    yaml_entry = "nextafter"
    yaml_formulas = ("self", "other")
    run_arrays = autograd_arrays.NextafterBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_other = None
        if edges[1] is not None:
            grad_other = zeros_like(grad)
        if edges[0] is not None:
            self = unpack(node.raw_self, node)
            other = unpack(node.raw_other, node)
            grad_self = where(self == other, 0, grad)
        return (grad_self, grad_other)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED
        node.raw_other = RELEASED


class NanToNumBackward0(Node):
    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_entry = "nan_to_num"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.NanToNumBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = where_finite(grad, self)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class MaximumBackward0(Node):
    __slots__ = ("raw_self", "raw_other")
    saved_names = ("self", "other")
    yaml_entry = "maximum"
    yaml_formulas = ("self", "other")
    run_arrays = autograd_arrays.MaximumBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_other = None
        if edges[1] is not None:
            other = unpack(node.raw_other, node)
            self = unpack(node.raw_self, node)
            grad_other = extreme_backward(grad, other, self)
        if edges[0] is not None:
            self = unpack(node.raw_self, node)
            other = unpack(node.raw_other, node)
            grad_self = extreme_backward(grad, self, other)
        return (grad_self, grad_other)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED
        node.raw_other = RELEASED


class MinimumBackward0(Node):
    __slots__ = ("raw_other", "raw_self")
    saved_names = ("other", "self")
    yaml_entry = "minimum"
    yaml_formulas = ("self", "other")
    run_arrays = autograd_arrays.MinimumBackward0

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
            grad_other = extreme_backward(grad, self, other)
        if edges[0] is not None:
            other = unpack(node.raw_other, node)
            self = unpack(node.raw_self, node)
            grad_self = extreme_backward(grad, other, self)
        return (grad_self, grad_other)

    def release_variables(node: Any) -> None:
        node.raw_other = RELEASED
        node.raw_self = RELEASED


class FmaxBackward0(Node):
    __slots__ = ("raw_self", "raw_other")
    saved_names = ("self", "other")
    yaml_entry = "fmax"
    yaml_formulas = ("self", "other")
    run_arrays = autograd_arrays.FmaxBackward0

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
            grad_other = where((self >= other) | isnan(other), 0, grad)
        if edges[0] is not None:
            self = unpack(node.raw_self, node)
            other = unpack(node.raw_other, node)
            grad_self = where((self >= other) | isnan(other), grad, 0)
        return (grad_self, grad_other)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED
        node.raw_other = RELEASED


class FminBackward0(Node):
    __slots__ = ("raw_self", "raw_other")
    saved_names = ("self", "other")
    yaml_entry = "fmin"
    yaml_formulas = ("self", "other")
    run_arrays = autograd_arrays.FminBackward0

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
            grad_other = where((self <= other) | isnan(other), 0, grad)
        if edges[0] is not None:
            self = unpack(node.raw_self, node)
            other = unpack(node.raw_other, node)
            grad_self = where((self <= other) | isnan(other), grad, 0)
        return (grad_self, grad_other)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED
        node.raw_other = RELEASED


class ClampBackward0(Node):
    __slots__ = ("raw_self", "raw_min", "raw_max")
    saved_names = ("self", "min", "max")
    yaml_entry = "clamp.Tensor"
    yaml_formulas = ("self", "min", "max")

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_min = None
        grad_max = None
        if edges[2] is not None:
            self = unpack(node.raw_self, node)
            min = unpack(node.raw_min, node)
            max = unpack(node.raw_max, node)
            grad_max = clamp_backward_max(grad, self, min, max)
        if edges[1] is not None:
            self = unpack(node.raw_self, node)
            min = unpack(node.raw_min, node)
            max = unpack(node.raw_max, node)
            grad_min = clamp_backward_min(grad, self, min, max)
        if edges[0] is not None:
            self = unpack(node.raw_self, node)
            min = unpack(node.raw_min, node)
            max = unpack(node.raw_max, node)
            grad_self = clamp_backward(grad, self, min, max)
        return (grad_self, grad_min, grad_max)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED
        node.raw_min = RELEASED
        node.raw_max = RELEASED


class ClampBackward1(Node):
    __slots__ = ("raw_self", "raw_min", "raw_max")
    saved_names = ("self",)
    yaml_entry = "clamp"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.ClampBackward1

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        min = node.raw_min
        max = node.raw_max
        grad_self = clamp_backward(grad, self, min, max)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class ClampMinBackward1(Node):
    __slots__ = ("raw_self", "raw_min")
    saved_names = ("self", "min")
    yaml_entry = "clamp_min.Tensor"
    yaml_formulas = ("self", "min")
    run_arrays = autograd_arrays.ClampMinBackward1

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_min = None
        if edges[1] is not None:
            self = unpack(node.raw_self, node)
            min = unpack(node.raw_min, node)
            grad_min = where(self < min, grad, 0)
        if edges[0] is not None:
            self = unpack(node.raw_self, node)
            min = unpack(node.raw_min, node)
            grad_self = where(self >= min, grad, 0)
        return (grad_self, grad_min)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED
        node.raw_min = RELEASED


class ClampMinBackward0(Node):
    __slots__ = ("raw_self", "raw_min")
    saved_names = ("self",)
    yaml_entry = "clamp_min"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.ClampMinBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        min = node.raw_min
        grad_self = where(self >= min, grad, 0)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class ClampMaxBackward1(Node):
    __slots__ = ("raw_self", "raw_max")
    saved_names = ("self", "max")
    yaml_entry = "clamp_max.Tensor"
    yaml_formulas = ("self", "max")
    run_arrays = autograd_arrays.ClampMaxBackward1

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_max = None
        if edges[1] is not None:
            self = unpack(node.raw_self, node)
            max = unpack(node.raw_max, node)
            grad_max = where(self > max, grad, 0)
        if edges[0] is not None:
            self = unpack(node.raw_self, node)
            max = unpack(node.raw_max, node)
            grad_self = where(self <= max, grad, 0)
        return (grad_self, grad_max)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED
        node.raw_max = RELEASED


class ClampMaxBackward0(Node):
    __slots__ = ("raw_self", "raw_max")
    saved_names = ("self",)
    yaml_entry = "clamp_max"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.ClampMaxBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        max = node.raw_max
        grad_self = where(self <= max, grad, 0)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class WhereBackward0(Node):
    __slots__ = ("raw_condition",)
    saved_names = ("condition",)
    yaml_entry = "where.self"
    yaml_formulas = ("self", "other")
    run_arrays = autograd_arrays.WhereBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_other = None
        if edges[1] is not None:
            condition = unpack_or_number(node.raw_condition, node)
            grad_other = where(condition, 0, grad)
        if edges[0] is not None:
            condition = unpack_or_number(node.raw_condition, node)
            grad_self = where(condition, grad, 0)
        return (grad_self, grad_other)

    def release_variables(node: Any) -> None:
        node.raw_condition = RELEASED


class AngleBackward0(Node):
    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_entry = "angle"
    yaml_formulas = ("self",)

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = angle_backward(grad, self)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class ConjPhysicalBackward0(Node):
    __slots__ = ()
    yaml_entry = "conj_physical"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.ConjPhysicalBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = grad.conj_physical()
        return (grad_self,)


class ConjPhysicalBackward0__conj_physical(Node):
    __slots__ = ()
    yaml_entry = "_conj_physical"
    yaml_formulas = ("self",)
    shown_name = "ConjPhysicalBackward0"
    run_arrays = autograd_arrays.ConjPhysicalBackward0__conj_physical

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = grad.conj_physical()
        return (grad_self,)


class ComplexBackward0(Node):
    __slots__ = ()
    yaml_entry = "complex"
    yaml_formulas = ("real", "imag")

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_real = None
        grad_imag = None
        if edges[1] is not None:
            grad_imag = grad.imag
        if edges[0] is not None:
            grad_real = grad.real
        return (grad_real, grad_imag)


class PolarBackward0(Node):
    __slots__ = ("raw_angle", "raw_result")
    saved_names = ("angle", "result")
    yaml_entry = "polar"
    yaml_formulas = ("abs", "angle")

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_abs = None
        grad_angle = None
        if edges[0] is not None:
            angle = unpack(node.raw_angle, node)
            grad_abs = real(grad * conj(polar(ones_like(angle), angle)))
        if edges[1] is not None:
            result = unpack(node.raw_result, node)
            grad_angle = imag(grad * conj(result))
        return (grad_abs, grad_angle)

    def release_variables(node: Any) -> None:
        node.raw_angle = RELEASED
        node.raw_result = RELEASED


class FakeQuantizePerTensorAffineCachemaskBackward0(Node):
    __slots__ = ("raw_mask",)
    saved_names = ("mask",)
    yaml_entry = "fake_quantize_per_tensor_affine_cachemask"
    yaml_formulas = ("self",)

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        mask = unpack(node.raw_mask, node)
        grad_self = fake_quantize_per_tensor_affine_cachemask_backward(grad, mask)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_mask = RELEASED


class FakeQuantizePerTensorAffineCachemaskTensorQparamsBackward0(Node):
    __slots__ = ("raw_mask",)
    saved_names = ("mask",)
    yaml_entry = "_fake_quantize_per_tensor_affine_cachemask_tensor_qparams"
    yaml_formulas = ("self",)

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        mask = unpack(node.raw_mask, node)
        grad_self = fake_quantize_per_tensor_affine_cachemask_backward(grad, mask)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_mask = RELEASED


class FakeQuantizePerChannelAffineCachemaskBackward0(Node):
    __slots__ = ("raw_mask",)
    saved_names = ("mask",)
    yaml_entry = "fake_quantize_per_channel_affine_cachemask"
    yaml_formulas = ("self",)

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        mask = unpack(node.raw_mask, node)
        grad_self = fake_quantize_per_channel_affine_cachemask_backward(grad, mask)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_mask = RELEASED
