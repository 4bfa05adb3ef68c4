"""Convolutions by XLA's own, and their three gradients as convolutions."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp

from ..cells import Cell

_Extents = tuple[int, ...]


def convolution(
    input: Cell,
    weight: Cell,
    bias: Cell | None,
    stride: _Extents,
    padding: _Extents,
    dilation: _Extents,
    transposed: bool,
    output_padding: _Extents,
    groups: int,
) -> Any:
    """Convolution of a batch (N, C, *S) with `weight`, (O, C/G, *K) or transposed (C, O/G, *K)."""
    rank = input.ndim - 2
    geometry = _Geometry(rank, stride, padding, dilation, transposed, output_padding, groups)
    result = geometry.convolved(input.value, weight.value)
    return result if bias is None else result + bias.value.reshape(-1, *(1,) * rank)


def convolution_backward(
    grad_output: Cell,
    input: Cell,
    weight: Cell,
    bias_sizes: _Extents | None,
    stride: _Extents,
    padding: _Extents,
    dilation: _Extents,
    transposed: bool,
    output_padding: _Extents,
    groups: int,
    output_mask: tuple[bool, ...],
) -> tuple[Any, Any, Any]:
    """The gradients of `convolution` that `output_mask` asks for, without any conjugation."""
    rank = input.ndim - 2
    geometry = _Geometry(rank, stride, padding, dilation, transposed, output_padding, groups)
    function = geometry.convolved
    grad = grad_output.value
    grad_input = grad_weight = grad_bias = None
    if output_mask[0]:
        (grad_input,) = jax.linear_transpose(lambda s: function(s, weight.value), input.value)(grad)
    if output_mask[1]:
        (grad_weight,) = jax.linear_transpose(lambda w: function(input.value, w), weight.value)(
            grad
        )
    if output_mask[2]:
        grad_bias = grad.sum((0, *range(2, grad.ndim))).astype(input.dtype)
    return grad_input, grad_weight, grad_bias


class _Geometry:
    """What a convolution is besides its tensors."""

    def __init__(
        self,
        rank: int,
        stride: _Extents,
        padding: _Extents,
        dilation: _Extents,
        transposed: bool,
        output_padding: _Extents,
        groups: int,
    ) -> None:
        def each(extents: _Extents) -> _Extents:
            """One extent stands for all."""
            extents = tuple(extents)
            return extents if len(extents) == rank else extents * rank

        self.stride, self.padding, self.dilation = map(each, (stride, padding, dilation))
        self.output_padding = each(output_padding)
        self.transposed = transposed
        self.groups = groups

    def convolved(self, source: Any, weight: Any) -> Any:
        """The convolution of `source` by the filters `weight`; that of small integers in int64."""
        if source.dtype.kind in "biu":
            wide = self._convolved(source.astype(jnp.int64), weight.astype(jnp.int64))
            return wide.astype(source.dtype)
        return self._convolved(source, weight)

    def _convolved(self, source: Any, weight: Any) -> Any:
        common = {
            "rhs_dilation": self.dilation,
            "dimension_numbers": _numbers(source.ndim),
            "feature_group_count": self.groups,
        }
        if not self.transposed:
            edges = [(p, p) for p in self.padding]
            return jax.lax.conv_general_dilated(source, weight, self.stride, edges, **common)
        # The transpose of a convolution: over the input with zeros in between, by the filters turned round.
        groups, (channels, out), kernel = self.groups, weight.shape[:2], weight.shape[2:]
        turned = jnp.flip(weight, range(2, weight.ndim))
        turned = turned.reshape(groups, channels // groups, out, *kernel).swapaxes(1, 2)
        turned = turned.reshape(groups * out, channels // groups, *kernel)
        reach = [d * (k - 1) for d, k in zip(self.dilation, kernel)]
        sides = zip(reach, self.padding, self.output_padding)
        edges = [(r - p, r - p + o) for r, p, o in sides]
        steps = (1,) * len(kernel)
        return jax.lax.conv_general_dilated(
            source, turned, steps, edges, lhs_dilation=self.stride, **common
        )


def _numbers(ndim: int) -> Any:
    """Batch and channels first, for arguments and result; filters and channels for the weight."""
    order = tuple(range(ndim))
    return jax.lax.ConvDimensionNumbers(order, order, order)
