"""Gradients of convolutions with respect to input and weight, as functions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..autograd.engine.gradients import grad
from ..autograd.grad_mode import enable_grad
from ..core.tensor import Tensor
from . import functional


def _input(dims: int) -> Any:
    convolution = getattr(functional, f"conv{dims}d")

    def conv_input(
        input_size: Sequence[int],
        weight: Tensor,
        grad_output: Tensor,
        stride: Any = 1,
        padding: Any = 0,
        dilation: Any = 1,
        groups: int = 1,
    ) -> Tensor:
        with enable_grad():
            given = grad_output.new_zeros(tuple(input_size), requires_grad=True)
            out = convolution(given, weight.detach(), None, stride, padding, dilation, groups)
        return grad(out, given, grad_output)[0]

    return _named(conv_input, f"conv{dims}d_input", "input, whose size is `input_size`")


def _weight(dims: int) -> Any:
    convolution = getattr(functional, f"conv{dims}d")

    def conv_weight(
        input: Tensor,
        weight_size: Sequence[int],
        grad_output: Tensor,
        stride: Any = 1,
        padding: Any = 0,
        dilation: Any = 1,
        groups: int = 1,
    ) -> Tensor:
        with enable_grad():
            given = grad_output.new_zeros(tuple(weight_size), requires_grad=True)
            out = convolution(input.detach(), given, None, stride, padding, dilation, groups)
        return grad(out, given, grad_output)[0]

    return _named(conv_weight, f"conv{dims}d_weight", "weight, whose size is `weight_size`")


def _named(function: Any, name: str, what: str) -> Any:
    function.__name__ = function.__qualname__ = name
    function.__doc__ = (
        f"The gradient of a convolution in its {what}, where that of its output is `grad_output`."
    )
    return function


conv1d_input, conv2d_input, conv3d_input = map(_input, (1, 2, 3))
conv1d_weight, conv2d_weight, conv3d_weight = map(_weight, (1, 2, 3))
