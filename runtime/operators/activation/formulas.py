"""Derivative helpers of the activation functions."""

from __future__ import annotations

from typing import Any

from gradsmith.generated import functions, nn, raw

from ...core.tensor import Tensor


def within(grad: Any, self: Tensor, low: float, high: float) -> Any:
    """`grad` where `low < self < high`, zero elsewhere."""
    return functions.where((self > low) & (self < high), grad, 0)


def hardswish_backward(grad: Any, self: Tensor) -> Any:
    """0 up to -3, 1 from 3 on, `x / 3 + 1 / 2` between."""
    inner = functions.where(self < 3, grad * (self / 3 + 0.5), grad)
    return functions.where(self <= -3, 0, inner)


def log_sigmoid_backward(grad: Any, self: Tensor) -> Any:
    """`grad / (1 + exp(self))`, where nothing is infinite that is differentiated."""
    return grad * functions._logistic(-self)


def elu_double_backward(
    grad: Any,
    grad_output: Tensor,
    alpha: float,
    scale: float,
    input_scale: float,
    is_result: bool,
    self_or_result: Tensor,
) -> Any:
    """Gradient of `elu_backward` with respect to `self_or_result`."""
    if is_result:
        curvature: Any = grad * grad_output * input_scale
    else:
        exponential = (self_or_result * input_scale).exp()
        curvature = grad * grad_output * exponential * (input_scale**2 * alpha * scale)
    return functions.where(self_or_result >= 0, 0, curvature)


def gelu_double_backward(grad: Any, grad_output: Tensor, self: Tensor, approximate: str) -> Any:
    """`grad * grad_output` times the second derivative of `gelu`."""
    square = self * self
    if approximate == "none":
        # exp(-x^2 / 2) as at a multiple of 1/16, whose square is exact, times the rest: rounding x^2 would cost digits.
        near = (self * 16).round() / 16
        density = (near * near * -0.5).exp() * ((near - self) * (near + self) * 0.5).exp()
        return grad * grad_output * ((2 - square) * density * 0.3989422804014327)
    root, cubic = 0.7978845608028654, 0.044715
    cube = cubic * square
    angle = root * (self + self * cube)
    rate = root * (1 + 3 * cube)
    # Not 1 - tanh^2, which is zero beyond 20.
    inner, slope = angle.tanh(), angle.cosh().square().reciprocal()
    # (x (1 + t) / 2)'' = t' + x t'' / 2, where t' = slope * rate.
    second = slope * (6 * (cubic * self) * root) - 2 * inner * slope * rate * rate
    return grad * grad_output * (slope * rate + 0.5 * self * second)


def silu_double_backward(grad: Any, grad_output: Tensor, self: Tensor) -> Any:
    """`grad * grad_output` times the second derivative of `silu`."""
    weight, rest = self.sigmoid(), (-self).sigmoid()
    curvature = weight * rest * (2 - self * (self / 2).tanh())
    return grad.conj() * grad_output * curvature.conj()


def mish_double_backward(grad: Any, grad_output: Tensor, self: Tensor) -> Any:
    """`grad * grad_output` times the second derivative of `mish`."""
    # Not softplus, which leaves its logarithm out beyond a threshold.
    inner = -nn.log_sigmoid(-self)
    weight, rest = self.sigmoid(), (-self).sigmoid()
    slope = weight / inner.cosh().square()
    second = slope * rest - 2 * inner.tanh() * slope * weight
    return grad * grad_output * (2 * slope + self * second)


def softplus_double_backward(
    grad: Any, grad_output: Tensor, self: Tensor, beta: float, threshold: float
) -> Any:
    """`grad * grad_output` times the second derivative of `softplus`."""
    angle = self * beta
    # It is even: below zero the logistic function w is at most 1/2, and w (1 - w) keeps its digits.
    weight = functions.where(angle > 0, -angle, angle).sigmoid()
    curvature = raw.sigmoid_backward(grad * grad_output * beta, weight)
    return functions.where(angle >= threshold, 0, curvature)


def softmax_forward(self_t: Tensor, result: Tensor, dim: int) -> Tensor:
    """Forward derivative of `softmax`."""
    along = result * self_t
    return along - result * along.sum(dim, keepdim=True)


def log_softmax_forward(self_t: Tensor, result: Tensor, dim: int) -> Tensor:
    """Forward derivative of `log_softmax`."""
    return self_t - (result.exp() * self_t).sum(dim, keepdim=True)


def softmax_double_backward(grad: Tensor, grad_output: Tensor, output: Tensor, dim: int) -> Tensor:
    """Gradient of `_softmax_backward_data` with respect to the softmax."""
    along_grad = (grad * output).sum(dim, keepdim=True)
    along_output = (grad_output * output).sum(dim, keepdim=True)
    return grad * (grad_output - along_output) - grad_output * along_grad


def glu_gradient(grad: Tensor, self: Tensor, dim: int) -> Tensor:
    """The gradient of `glu` for both halves of `self`."""
    first, second = self.chunk(2, dim)
    gate = second.sigmoid()
    return functions.cat([grad * gate, grad * first * gate * (1 - gate)], dim)
