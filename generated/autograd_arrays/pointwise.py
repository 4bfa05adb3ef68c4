"""Derivatives over arrays: what a node runs where nothing is recorded and nobody looks on.

Each function is the namesake of its node class.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.autograd.engine.array_functions import (
    LARGE,
    array_of,
    asarray,
    deferred_kernels,
    ndarray,
)
from gradsmith.core.shared_loops import SHARED
from typing import Any

_from = deferred_kernels(globals())
add = _from("np.add")
atan2_backward = _from("gradsmith.operators.pointwise.formulas_arrays:atan2_backward")
by_parts = _from("gradsmith.operators.pointwise.elementwise_blocks:by_parts")
by_pieces = _from("gradsmith.operators.pointwise.elementwise_blocks:by_pieces")
clamp_backward = _from("gradsmith.operators.pointwise.formulas_arrays:clamp_backward")
conj_physical = _from(".pointwise.complex:conj_physical")
cos = _from("np.cos")
cosh = _from("np.cosh")
div_mode_backward_other = _from(
    "gradsmith.operators.pointwise.formulas_arrays:div_mode_backward_other"
)
div_mode_backward_self = _from(
    "gradsmith.operators.pointwise.formulas_arrays:div_mode_backward_self"
)
divide = _from("np.divide")
exp = _from("np.exp")
exp2 = _from(".pointwise.exponential:exp2")
extreme_backward = _from("gradsmith.operators.pointwise.formulas_arrays:extreme_backward")
hypot = _from("np.hypot")
isnan = _from("np.isnan")
multiply = _from("np.multiply")
negative = _from("np.negative")
one_minus_square = _from(".pointwise.exponential:one_minus_square")
over_hypot = _from(".pointwise.exponential:over_hypot")
over_parts = _from("gradsmith.core.shared_loops:over_parts")
pow_backward_exponent = _from("gradsmith.operators.pointwise.formulas_arrays:pow_backward_exponent")
pow_backward_self = _from("gradsmith.operators.pointwise.formulas_arrays:pow_backward_self")
pow_scalar_base = _from(".pointwise.exponential:pow_scalar_base")
pow_scalar_exponent = _from(".pointwise.exponential:pow_scalar_exponent")
rsqrt = _from(".pointwise.exponential:rsqrt")
scaled = _from("gradsmith.operators.pointwise.formulas_arrays:scaled")
sgn = _from(".pointwise.arithmetic:sgn")
sigmoid = _from(".pointwise.exponential:sigmoid")
sigmoid_backward = _from(".pointwise.exponential:sigmoid_backward")
sin = _from("np.sin")
sinc_slope = _from(".special.bessel:sinc_slope")
sinh = _from("np.sinh")
square = _from("np.square")
subtract = _from("np.subtract")
tanh_backward = _from(".pointwise.exponential:tanh_backward")
to = _from("gradsmith.operators.pointwise.formulas_arrays:to")
where = _from(".pointwise.choice:where")
where_finite = _from("gradsmith.operators.pointwise.formulas_arrays:where_finite")
xlogy = _from(".pointwise.exponential:xlogy")
zeros_like = _from(".factory.factory:zeros_like")


def AddBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_self = None
    grad_other = None
    if edges[0] is not None:
        grad_self = grad
    if edges[1] is not None:
        alpha = node.raw_alpha
        grad_other = scaled(grad, alpha)
    return (grad_self, grad_other)


def SubBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_self = None
    grad_other = None
    if edges[0] is not None:
        grad_self = grad
    if edges[1] is not None:
        alpha = node.raw_alpha
        grad_other = -scaled(grad, alpha)
    return (grad_self, grad_other)


def RsubBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_self = None
    grad_other = None
    if edges[0] is not None:
        alpha = node.raw_alpha
        grad_self = -scaled(grad, alpha)
    if edges[1] is not None:
        grad_other = grad
    return (grad_self, grad_other)


def MulBackward0(node: Any, grad: Any) -> Any:
    edges = node.next_edges
    grad_self = None
    grad_other = None
    if edges[0] is not None:
        other = array_of(node.raw_other, node)
        grad_self = grad * other if grad.size < SHARED else over_parts(multiply, grad, other)
    if edges[1] is not None:
        self = array_of(node.raw_self, node)
        grad_other = grad * self if grad.size < SHARED else over_parts(multiply, grad, self)
    return (grad_self, grad_other)


def DivBackward0(node: Any, grad: Any) -> Any:
    edges = node.next_edges
    grad_self = None
    grad_other = None
    if edges[0] is not None:
        other = array_of(node.raw_other, node)
        grad_self = grad / other if grad.size < SHARED else over_parts(divide, grad, other)
    if edges[1] is not None:
        self = array_of(node.raw_self, node)
        other = array_of(node.raw_other, node)
        grad_other = (
            -grad * (self / other / other)
            if grad.size < LARGE
            else by_pieces(
                lambda grad, self, other, into=...: multiply(
                    negative(grad, out=into), self / other / other, out=into
                ),
                grad,
                self,
                other,
            )
        )
    return (grad_self, grad_other)


def DivBackward2(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_self = None
    grad_other = None
    if edges[0] is not None:
        other = array_of(node.raw_other, node)
        rounding_mode = node.raw_rounding_mode
        grad_self = div_mode_backward_self(grad, other, rounding_mode)
    if edges[1] is not None:
        self = array_of(node.raw_self, node)
        other = array_of(node.raw_other, node)
        rounding_mode = node.raw_rounding_mode
        grad_other = div_mode_backward_other(grad, self, other, rounding_mode)
    return (grad_self, grad_other)


def NegBackward0(node: Any, grad: Any) -> Any:
    grad_self = -grad if grad.size < SHARED else over_parts(negative, grad)
    return (grad_self,)


def ReciprocalBackward0(node: Any, grad: Any) -> Any:
    result = array_of(node.raw_result, node)
    grad_self = (
        -grad * (result * result)
        if grad.size < LARGE
        else by_pieces(
            lambda grad, result, into=...: multiply(
                negative(grad, out=into), result * result, out=into
            ),
            grad,
            result,
        )
    )
    return (grad_self,)


def SquareBackward0(node: Any, grad: Any) -> Any:
    self = array_of(node.raw_self, node)
    grad_self = (
        grad * (2 * self)
        if grad.size < SHARED
        else by_parts(
            lambda grad, self, into=...: multiply(grad, multiply(2, self, out=into), out=into),
            grad,
            self,
        )
    )
    return (grad_self,)


def AddcmulBackward0(node: Any, grad: Any) -> Any:
    edges = node.next_edges
    grad_self = None
    grad_tensor1 = None
    grad_tensor2 = None
    if edges[0] is not None:
        grad_self = grad
    if edges[1] is not None:
        tensor2 = array_of(node.raw_tensor2, node)
        value = node.raw_value
        grad_tensor1 = (
            grad * (tensor2 * value)
            if grad.size < SHARED
            else by_parts(
                lambda grad, tensor2, into=...: multiply(
                    grad, multiply(tensor2, value, out=into), out=into
                ),
                grad,
                tensor2,
            )
        )
    if edges[2] is not None:
        tensor1 = array_of(node.raw_tensor1, node)
        value = node.raw_value
        grad_tensor2 = (
            grad * (tensor1 * value)
            if grad.size < SHARED
            else by_parts(
                lambda grad, tensor1, into=...: multiply(
                    grad, multiply(tensor1, value, out=into), out=into
                ),
                grad,
                tensor1,
            )
        )
    return (grad_self, grad_tensor1, grad_tensor2)


def AddcdivBackward0(node: Any, grad: Any) -> Any:
    edges = node.next_edges
    grad_self = None
    grad_tensor1 = None
    grad_tensor2 = None
    if edges[0] is not None:
        grad_self = grad
    if edges[1] is not None:
        value = node.raw_value
        tensor2 = array_of(node.raw_tensor2, node)
        grad_tensor1 = (
            grad * (value / tensor2)
            if grad.size < SHARED
            else by_parts(
                lambda grad, tensor2, into=...: multiply(
                    grad, divide(value, tensor2, out=into), out=into
                ),
                grad,
                tensor2,
            )
        )
    if edges[2] is not None:
        value = node.raw_value
        tensor1 = array_of(node.raw_tensor1, node)
        tensor2 = array_of(node.raw_tensor2, node)
        grad_tensor2 = (
            -grad * (value * tensor1 / (tensor2 * tensor2))
            if grad.size < LARGE
            else by_pieces(
                lambda grad, tensor1, tensor2, into=...: multiply(
                    negative(grad, out=into), value * tensor1 / (tensor2 * tensor2), out=into
                ),
                grad,
                tensor1,
                tensor2,
            )
        )
    return (grad_self, grad_tensor1, grad_tensor2)


def LerpBackward1(node: Any, grad: Any) -> Any:
    edges = node.next_edges
    grad_self = None
    grad_end = None
    grad_weight = None
    if edges[0] is not None:
        weight = array_of(node.raw_weight, node)
        grad_self = (
            grad * (1 - weight)
            if grad.size < SHARED
            else by_parts(
                lambda grad, weight, into=...: multiply(
                    grad, subtract(1, weight, out=into), out=into
                ),
                grad,
                weight,
            )
        )
    if edges[1] is not None:
        weight = array_of(node.raw_weight, node)
        grad_end = grad * weight if grad.size < SHARED else over_parts(multiply, grad, weight)
    if edges[2] is not None:
        end = array_of(node.raw_end, node)
        self = array_of(node.raw_self, node)
        grad_weight = (
            grad * (end - self)
            if grad.size < SHARED
            else by_parts(
                lambda grad, end, self, into=...: multiply(
                    grad, subtract(end, self, out=into), out=into
                ),
                grad,
                end,
                self,
            )
        )
    return (grad_self, grad_end, grad_weight)


def LerpBackward0(node: Any, grad: Any) -> Any:
    edges = node.next_edges
    grad_self = None
    grad_end = None
    if edges[0] is not None:
        weight = node.raw_weight
        grad_self = (
            grad * (1 - weight) if grad.size < SHARED else over_parts(multiply, grad, 1 - weight)
        )
    if edges[1] is not None:
        weight = node.raw_weight
        grad_end = grad * weight if grad.size < SHARED else over_parts(multiply, grad, weight)
    return (grad_self, grad_end)


def PowBackward1(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_self = None
    grad_exponent = None
    if edges[0] is not None:
        self = array_of(node.raw_self, node)
        exponent = array_of(node.raw_exponent, node)
        grad_self = pow_backward_self(grad, self, exponent)
    if edges[1] is not None:
        self = array_of(node.raw_self, node)
        exponent = array_of(node.raw_exponent, node)
        result = array_of(node.raw_result, node)
        grad_exponent = pow_backward_exponent(grad, self, exponent, result)
    return (grad_self, grad_exponent)


def PowBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self = array_of(node.raw_self, node)
    exponent = node.raw_exponent
    grad_self = pow_backward_self(grad, self, exponent)
    return (grad_self,)


def PowBackward2(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self = node.raw_self
    exponent = array_of(node.raw_exponent, node)
    result = array_of(node.raw_result, node)
    grad_exponent = pow_backward_exponent(grad, self, exponent, result)
    return (grad_exponent,)


def ExpBackward0(node: Any, grad: Any) -> Any:
    result = array_of(node.raw_result, node)
    grad_self = grad * result if grad.size < SHARED else over_parts(multiply, grad, result)
    return (grad_self,)


def Exp2Backward0(node: Any, grad: Any) -> Any:
    result = array_of(node.raw_result, node)
    grad_self = (
        grad * (result * 0.6931471805599453)
        if grad.size < SHARED
        else by_parts(
            lambda grad, result, into=...: multiply(
                grad, multiply(result, 0.6931471805599453, out=into), out=into
            ),
            grad,
            result,
        )
    )
    return (grad_self,)


def Expm1Backward0(node: Any, grad: Any) -> Any:
    result = array_of(node.raw_result, node)
    grad_self = (
        grad * (result + 1)
        if grad.size < SHARED
        else by_parts(
            lambda grad, result, into=...: multiply(grad, add(result, 1, out=into), out=into),
            grad,
            result,
        )
    )
    return (grad_self,)


def LogBackward0(node: Any, grad: Any) -> Any:
    self = array_of(node.raw_self, node)
    grad_self = grad / self if grad.size < SHARED else over_parts(divide, grad, self)
    return (grad_self,)


def Log2Backward0(node: Any, grad: Any) -> Any:
    self = array_of(node.raw_self, node)
    grad_self = (
        grad / (self * 0.6931471805599453)
        if grad.size < SHARED
        else by_parts(
            lambda grad, self, into=...: divide(
                grad, multiply(self, 0.6931471805599453, out=into), out=into
            ),
            grad,
            self,
        )
    )
    return (grad_self,)


def Log10Backward0(node: Any, grad: Any) -> Any:
    self = array_of(node.raw_self, node)
    grad_self = (
        grad / (self * 2.302585092994046)
        if grad.size < SHARED
        else by_parts(
            lambda grad, self, into=...: divide(
                grad, multiply(self, 2.302585092994046, out=into), out=into
            ),
            grad,
            self,
        )
    )
    return (grad_self,)


def Log1PBackward0(node: Any, grad: Any) -> Any:
    self = array_of(node.raw_self, node)
    grad_self = (
        grad / (self + 1)
        if grad.size < SHARED
        else by_parts(
            lambda grad, self, into=...: divide(grad, add(self, 1, out=into), out=into), grad, self
        )
    )
    return (grad_self,)


def SqrtBackward0(node: Any, grad: Any) -> Any:
    result = array_of(node.raw_result, node)
    grad_self = (
        grad / (2 * result)
        if grad.size < SHARED
        else by_parts(
            lambda grad, result, into=...: divide(grad, multiply(2, result, out=into), out=into),
            grad,
            result,
        )
    )
    return (grad_self,)


def RsqrtBackward0(node: Any, grad: Any) -> Any:
    result = array_of(node.raw_result, node)
    grad_self = grad * (-0.5 * pow_scalar_exponent(result, 3))
    return (grad_self,)


def LogaddexpBackward0(node: Any, grad: Any) -> Any:
    edges = node.next_edges
    grad_self = None
    grad_other = None
    if edges[0] is not None:
        other = array_of(node.raw_other, node)
        self = array_of(node.raw_self, node)
        grad_self = (
            grad / (1 + exp(other - self))
            if grad.size < LARGE
            else by_pieces(
                lambda grad, other, self, into=...: divide(
                    grad, add(1, exp(subtract(other, self, out=into), out=into), out=into), out=into
                ),
                grad,
                other,
                self,
            )
        )
    if edges[1] is not None:
        self = array_of(node.raw_self, node)
        other = array_of(node.raw_other, node)
        grad_other = (
            grad / (1 + exp(self - other))
            if grad.size < LARGE
            else by_pieces(
                lambda grad, self, other, into=...: divide(
                    grad, add(1, exp(subtract(self, other, out=into), out=into), out=into), out=into
                ),
                grad,
                self,
                other,
            )
        )
    return (grad_self, grad_other)


def Logaddexp2Backward0(node: Any, grad: Any) -> Any:
    edges = node.next_edges
    grad_self = None
    grad_other = None
    if edges[0] is not None:
        other = array_of(node.raw_other, node)
        self = array_of(node.raw_self, node)
        grad_self = (
            grad / (1 + exp2(asarray(other - self)))
            if grad.size < LARGE
            else by_pieces(
                lambda grad, other, self, into=...: divide(
                    grad, add(1, exp2(asarray(other - self)), out=into), out=into
                ),
                grad,
                other,
                self,
            )
        )
    if edges[1] is not None:
        self = array_of(node.raw_self, node)
        other = array_of(node.raw_other, node)
        grad_other = (
            grad / (1 + exp2(asarray(self - other)))
            if grad.size < LARGE
            else by_pieces(
                lambda grad, self, other, into=...: divide(
                    grad, add(1, exp2(asarray(self - other)), out=into), out=into
                ),
                grad,
                self,
                other,
            )
        )
    return (grad_self, grad_other)


def XlogyBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_self = None
    grad_other = None
    if edges[0] is not None:
        self = array_of(node.raw_self, node)
        other = array_of(node.raw_other, node)
        grad_self = where(
            asarray((self == 0) & (other <= 0)), 0, asarray(xlogy(grad, asarray(other, grad.dtype)))
        )
    if edges[1] is not None:
        self = array_of(node.raw_self, node)
        other = array_of(node.raw_other, node)
        grad_other = (
            grad * self / other
            if grad.size < SHARED
            else by_parts(
                lambda grad, self, other, into=...: divide(
                    multiply(grad, self, out=into), other, out=into
                ),
                grad,
                self,
                other,
            )
        )
    return (grad_self, grad_other)


def LdexpBackward0(node: Any, grad: Any) -> Any:
    edges = node.next_edges
    grad_self = None
    grad_other = None
    if edges[0] is not None:
        other = array_of(node.raw_other, node)
        grad_self = grad * pow_scalar_base(2.0, other)
    if edges[1] is not None:
        result = array_of(node.raw_result, node)
        grad_other = (
            grad * (result * 0.6931471805599453)
            if grad.size < SHARED
            else by_parts(
                lambda grad, result, into=...: multiply(
                    grad, multiply(result, 0.6931471805599453, out=into), out=into
                ),
                grad,
                result,
            )
        )
    return (grad_self, grad_other)


def FrexpBackward0(node: Any, grads: Any) -> Any:
    grad = grads[0]
    if grad is None:
        return (None,)
    exponent = array_of(node.raw_exponent, node)
    grad_self = grad / exp2(asarray(to(exponent, grad.dtype)))
    return (grad_self,)


def SinBackward0(node: Any, grad: Any) -> Any:
    self = array_of(node.raw_self, node)
    grad_self = (
        grad * cos(self)
        if grad.size < SHARED
        else by_parts(
            lambda grad, self, into=...: multiply(grad, cos(self, out=into), out=into), grad, self
        )
    )
    return (grad_self,)


def CosBackward0(node: Any, grad: Any) -> Any:
    self = array_of(node.raw_self, node)
    grad_self = (
        -grad * sin(self)
        if grad.size < LARGE
        else by_pieces(
            lambda grad, self, into=...: multiply(negative(grad, out=into), sin(self), out=into),
            grad,
            self,
        )
    )
    return (grad_self,)


def TanBackward0(node: Any, grad: Any) -> Any:
    result = array_of(node.raw_result, node)
    grad_self = (
        grad * (1 + result * result)
        if grad.size < LARGE
        else by_pieces(
            lambda grad, result, into=...: multiply(
                grad, add(1, square(result, out=into), out=into), out=into
            ),
            grad,
            result,
        )
    )
    return (grad_self,)


def AsinBackward0(node: Any, grad: Any) -> Any:
    self = array_of(node.raw_self, node)
    grad_self = (
        grad * rsqrt(asarray(one_minus_square(self)))
        if grad.size < LARGE
        else by_pieces(
            lambda grad, self, into=...: multiply(
                grad, rsqrt(asarray(one_minus_square(self))), out=into
            ),
            grad,
            self,
        )
    )
    return (grad_self,)


def AcosBackward0(node: Any, grad: Any) -> Any:
    self = array_of(node.raw_self, node)
    grad_self = (
        -grad * rsqrt(asarray(one_minus_square(self)))
        if grad.size < LARGE
        else by_pieces(
            lambda grad, self, into=...: multiply(
                negative(grad, out=into), rsqrt(asarray(one_minus_square(self))), out=into
            ),
            grad,
            self,
        )
    )
    return (grad_self,)


def AtanBackward0(node: Any, grad: Any) -> Any:
    self = array_of(node.raw_self, node)
    grad_self = (
        grad / (1 + self * self)
        if grad.size < LARGE
        else by_pieces(
            lambda grad, self, into=...: divide(
                grad, add(1, square(self, out=into), out=into), out=into
            ),
            grad,
            self,
        )
    )
    return (grad_self,)


def SinhBackward0(node: Any, grad: Any) -> Any:
    self = array_of(node.raw_self, node)
    grad_self = (
        grad * cosh(self)
        if grad.size < SHARED
        else by_parts(
            lambda grad, self, into=...: multiply(grad, cosh(self, out=into), out=into), grad, self
        )
    )
    return (grad_self,)


def CoshBackward0(node: Any, grad: Any) -> Any:
    self = array_of(node.raw_self, node)
    grad_self = (
        grad * sinh(self)
        if grad.size < SHARED
        else by_parts(
            lambda grad, self, into=...: multiply(grad, sinh(self, out=into), out=into), grad, self
        )
    )
    return (grad_self,)


def TanhBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    result = array_of(node.raw_result, node)
    grad_self = tanh_backward(grad, result)
    return (grad_self,)


def OneMinusSquareBackward0(node: Any, grad: Any) -> Any:
    self = array_of(node.raw_self, node)
    grad_self = (
        grad * (-2 * self)
        if grad.size < SHARED
        else by_parts(
            lambda grad, self, into=...: multiply(grad, multiply(-2, self, out=into), out=into),
            grad,
            self,
        )
    )
    return (grad_self,)


def AcoshBackward0(node: Any, grad: Any) -> Any:
    self = array_of(node.raw_self, node)
    grad_self = (
        grad * (rsqrt(asarray(self - 1)) * rsqrt(asarray(self + 1)))
        if grad.size < LARGE
        else by_pieces(
            lambda grad, self, into=...: multiply(
                grad,
                multiply(rsqrt(asarray(self - 1)), rsqrt(asarray(self + 1)), out=into),
                out=into,
            ),
            grad,
            self,
        )
    )
    return (grad_self,)


def AtanhBackward0(node: Any, grad: Any) -> Any:
    self = array_of(node.raw_self, node)
    grad_self = grad / one_minus_square(self)
    return (grad_self,)


def Atan2Backward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_self = None
    grad_other = None
    if edges[0] is not None:
        self = array_of(node.raw_self, node)
        other = array_of(node.raw_other, node)
        grad_self = atan2_backward(grad, self, other)
    if edges[1] is not None:
        other = array_of(node.raw_other, node)
        self = array_of(node.raw_self, node)
        grad_other = -atan2_backward(grad, other, self)
    return (grad_self, grad_other)


def TanhBackwardBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_grad_output = None
    grad_output = None
    if edges[0] is not None:
        output = array_of(node.raw_output, node)
        grad_grad_output = tanh_backward(grad, output)
    if edges[1] is not None:
        grad_output = array_of(node.raw_grad_output, node)
        output = array_of(node.raw_output, node)
        grad_output = (
            -2 * grad * grad_output * output
            if grad.size < LARGE
            else by_pieces(
                lambda grad, grad_output, output, into=...: multiply(
                    multiply(multiply(-2, grad, out=into), grad_output, out=into), output, out=into
                ),
                grad,
                grad_output,
                output,
            )
        )
    return (grad_grad_output, grad_output)


def SincBackward0(node: Any, grad: Any) -> Any:
    self = array_of(node.raw_self, node)
    grad_self = grad * sinc_slope(self)
    return (grad_self,)


def HypotBackward0(node: Any, grad: Any) -> Any:
    edges = node.next_edges
    grad_self = None
    grad_other = None
    if edges[0] is not None:
        self = array_of(node.raw_self, node)
        other = array_of(node.raw_other, node)
        grad_self = grad * over_hypot(self, other)
    if edges[1] is not None:
        other = array_of(node.raw_other, node)
        self = array_of(node.raw_self, node)
        grad_other = grad * over_hypot(other, self)
    return (grad_self, grad_other)


def OverHypotBackward0(node: Any, grad: Any) -> Any:
    edges = node.next_edges
    grad_self = None
    grad_other = None
    if edges[0] is not None:
        other = array_of(node.raw_other, node)
        self = array_of(node.raw_self, node)
        grad_self = (
            grad * (over_hypot(other, self) * (over_hypot(other, self) / hypot(self, other)))
            if grad.size < LARGE
            else by_pieces(
                lambda grad, other, self, into=...: multiply(
                    grad,
                    multiply(
                        over_hypot(other, self),
                        divide(over_hypot(other, self), hypot(self, other, out=into), out=into),
                        out=into,
                    ),
                    out=into,
                ),
                grad,
                other,
                self,
            )
        )
    if edges[1] is not None:
        self = array_of(node.raw_self, node)
        other = array_of(node.raw_other, node)
        grad_other = (
            -grad * (over_hypot(self, other) * over_hypot(other, self) / hypot(self, other))
            if grad.size < LARGE
            else by_pieces(
                lambda grad, self, other, into=...: multiply(
                    negative(grad, out=into),
                    over_hypot(self, other) * over_hypot(other, self) / hypot(self, other),
                    out=into,
                ),
                grad,
                self,
                other,
            )
        )
    return (grad_self, grad_other)


def Deg2RadBackward0(node: Any, grad: Any) -> Any:
    grad_self = (
        grad * 0.017453292519943295
        if grad.size < SHARED
        else over_parts(multiply, grad, 0.017453292519943295)
    )
    return (grad_self,)


def Rad2DegBackward0(node: Any, grad: Any) -> Any:
    grad_self = (
        grad * 57.29577951308232
        if grad.size < SHARED
        else over_parts(multiply, grad, 57.29577951308232)
    )
    return (grad_self,)


def SigmoidBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    result = array_of(node.raw_result, node)
    grad_self = sigmoid_backward(grad, result)
    return (grad_self,)


def LogisticBackward0(node: Any, grad: Any) -> Any:
    self = array_of(node.raw_self, node)
    grad_self = (
        grad * (sigmoid(self) * sigmoid(asarray(-self)))
        if grad.size < LARGE
        else by_pieces(
            lambda grad, self, into=...: multiply(
                grad, multiply(sigmoid(self), sigmoid(asarray(-self)), out=into), out=into
            ),
            grad,
            self,
        )
    )
    return (grad_self,)


def SigmoidBackwardBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_grad_output = None
    grad_output = None
    if edges[0] is not None:
        output = array_of(node.raw_output, node)
        grad_grad_output = sigmoid_backward(grad, output)
    if edges[1] is not None:
        grad_output = array_of(node.raw_grad_output, node)
        output = array_of(node.raw_output, node)
        grad_output = (
            grad * grad_output * (1 - 2 * output)
            if grad.size < LARGE
            else by_pieces(
                lambda grad, grad_output, output, into=...: multiply(
                    multiply(grad, grad_output, out=into), 1 - 2 * output, out=into
                ),
                grad,
                grad_output,
                output,
            )
        )
    return (grad_grad_output, grad_output)


def AbsBackward0(node: Any, grad: Any) -> Any:
    self = array_of(node.raw_self, node)
    grad_self = grad * sgn(self)
    return (grad_self,)


def SignBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    grad_self = zeros_like(grad, None, None)
    return (grad_self,)


def FloorBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    grad_self = zeros_like(grad, None, None)
    return (grad_self,)


def CeilBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    grad_self = zeros_like(grad, None, None)
    return (grad_self,)


def TruncBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    grad_self = zeros_like(grad, None, None)
    return (grad_self,)


def FracBackward0(node: Any, grad: Any) -> Any:
    grad_self = grad
    return (grad_self,)


def RoundBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    grad_self = zeros_like(grad, None, None)
    return (grad_self,)


def RoundBackward1(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    grad_self = zeros_like(grad, None, None)
    return (grad_self,)


def NextafterBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_self = None
    grad_other = None
    if edges[0] is not None:
        self = array_of(node.raw_self, node)
        other = array_of(node.raw_other, node)
        grad_self = where(asarray(self == other), 0, grad)
    if edges[1] is not None:
        grad_other = zeros_like(grad, None, None)
    return (grad_self, grad_other)


def NanToNumBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self = array_of(node.raw_self, node)
    grad_self = where_finite(grad, self)
    return (grad_self,)


def MaximumBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_self = None
    grad_other = None
    if edges[0] is not None:
        self = array_of(node.raw_self, node)
        other = array_of(node.raw_other, node)
        grad_self = extreme_backward(grad, self, other)
    if edges[1] is not None:
        other = array_of(node.raw_other, node)
        self = array_of(node.raw_self, node)
        grad_other = extreme_backward(grad, other, self)
    return (grad_self, grad_other)


def MinimumBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_self = None
    grad_other = None
    if edges[0] is not None:
        other = array_of(node.raw_other, node)
        self = array_of(node.raw_self, node)
        grad_self = extreme_backward(grad, other, self)
    if edges[1] is not None:
        self = array_of(node.raw_self, node)
        other = array_of(node.raw_other, node)
        grad_other = extreme_backward(grad, self, other)
    return (grad_self, grad_other)


def FmaxBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_self = None
    grad_other = None
    if edges[0] is not None:
        self = array_of(node.raw_self, node)
        other = array_of(node.raw_other, node)
        grad_self = where(asarray((self >= other) | isnan(other)), grad, 0)
    if edges[1] is not None:
        self = array_of(node.raw_self, node)
        other = array_of(node.raw_other, node)
        grad_other = where(asarray((self >= other) | isnan(other)), 0, grad)
    return (grad_self, grad_other)


def FminBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_self = None
    grad_other = None
    if edges[0] is not None:
        self = array_of(node.raw_self, node)
        other = array_of(node.raw_other, node)
        grad_self = where(asarray((self <= other) | isnan(other)), grad, 0)
    if edges[1] is not None:
        self = array_of(node.raw_self, node)
        other = array_of(node.raw_other, node)
        grad_other = where(asarray((self <= other) | isnan(other)), 0, grad)
    return (grad_self, grad_other)


def ClampBackward1(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self = array_of(node.raw_self, node)
    min = node.raw_min
    max = node.raw_max
    grad_self = clamp_backward(grad, self, min, max)
    return (grad_self,)


def ClampMinBackward1(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_self = None
    grad_min = None
    if edges[0] is not None:
        self = array_of(node.raw_self, node)
        min = array_of(node.raw_min, node)
        grad_self = where(asarray(self >= min), grad, 0)
    if edges[1] is not None:
        self = array_of(node.raw_self, node)
        min = array_of(node.raw_min, node)
        grad_min = where(asarray(self < min), grad, 0)
    return (grad_self, grad_min)


def ClampMinBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self = array_of(node.raw_self, node)
    min = node.raw_min
    grad_self = where(asarray(self >= min), grad, 0)
    return (grad_self,)


def ClampMaxBackward1(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_self = None
    grad_max = None
    if edges[0] is not None:
        self = array_of(node.raw_self, node)
        max = array_of(node.raw_max, node)
        grad_self = where(asarray(self <= max), grad, 0)
    if edges[1] is not None:
        self = array_of(node.raw_self, node)
        max = array_of(node.raw_max, node)
        grad_max = where(asarray(self > max), grad, 0)
    return (grad_self, grad_max)


def ClampMaxBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self = array_of(node.raw_self, node)
    max = node.raw_max
    grad_self = where(asarray(self <= max), grad, 0)
    return (grad_self,)


def WhereBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_self = None
    grad_other = None
    if edges[0] is not None:
        condition = array_of(node.raw_condition, node)
        grad_self = where(condition, grad, 0)
    if edges[1] is not None:
        condition = array_of(node.raw_condition, node)
        grad_other = where(condition, 0, grad)
    return (grad_self, grad_other)


def ConjPhysicalBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    grad_self = conj_physical(grad)
    return (grad_self,)


def ConjPhysicalBackward0__conj_physical(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    grad_self = conj_physical(grad)
    return (grad_self,)
