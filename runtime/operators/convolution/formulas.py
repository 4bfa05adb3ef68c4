"""Derivative helpers of convolutions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gradsmith.generated import functions, raw

from ...core.tensor import Tensor
from ..formulas_sums import added

Extents = Sequence[int]


def convolution_forward(
    input: Tensor,
    input_tangent: Tensor | None,
    weight: Tensor,
    weight_tangent: Tensor | None,
    bias_tangent: Tensor | None,
    *geometry: Any,
) -> Tensor | None:
    """The tangent of a convolution, which is linear in its input, its weight and its bias."""
    convolve = functions.convolution
    total = added(
        None if input_tangent is None else convolve(input_tangent, weight, None, *geometry),
        None if weight_tangent is None else convolve(input, weight_tangent, None, *geometry),
    )
    if bias_tangent is None:
        return total
    part = bias_tangent.reshape(-1, *(1,) * (input.ndim - 2))
    return (
        part.expand(convolve(input, weight, None, *geometry).shape)
        if total is None
        else total + part
    )


def convolution_double_backward(
    grad_input: Tensor | None,
    grad_weight: Tensor | None,
    grad_bias: Tensor | None,
    grad_output: Tensor,
    input: Tensor,
    weight: Tensor,
    stride: Extents,
    padding: Extents,
    dilation: Extents,
    transposed: bool,
    output_padding: Extents,
    groups: int,
    needs_input_grad: Sequence[bool],
) -> tuple[Tensor | None, Tensor | None, Tensor | None]:
    """Gradients of `convolution_backward` with respect to `grad_output`, `input` and `weight`.

    The first three arguments are the gradients that arrived for its outputs.
    """
    geometry = (stride, padding, dilation, transposed, output_padding, groups)
    for_output: Tensor | None = None
    for_input: Tensor | None = None
    for_weight: Tensor | None = None
    if needs_input_grad[0]:
        for_output = convolution_forward(
            input.conj(), grad_input, weight.conj(), grad_weight, grad_bias, *geometry
        )
    outgoing = grad_output.conj()
    if needs_input_grad[1] and grad_weight is not None:
        for_input = raw.convolution_backward(
            outgoing, input, grad_weight, None, *geometry, (True, False, False)
        )[0]
    if needs_input_grad[2] and grad_input is not None:
        for_weight = raw.convolution_backward(
            outgoing, grad_input, weight, None, *geometry, (False, True, False)
        )[1]
    return for_output, for_input, for_weight
