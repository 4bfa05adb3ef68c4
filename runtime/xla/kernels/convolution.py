"""Convolutions by XLA's own, and their three gradients as convolutions.

On the CPU XLA's own is fast for many channels and one group only.  There groups are convolved one by one; filters
over few channels are sums of products with shifted inputs, which XLA fuses into one loop; and the gradient of such
filters is a product of matrices.  ``python -m benchmarks.scaling`` has a network of both kinds.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import prod
from typing import Any

import jax
import jax.numpy as jnp
import numpy

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
    grad = grad_output.value
    grad_input = grad_weight = grad_bias = None
    if output_mask[0]:
        grad_input = geometry.gradient_of_input(grad, input.value, weight.value)
    if output_mask[1]:
        grad_weight = geometry.gradient_of_weight(grad, input.value, weight.value)
    if output_mask[2]:
        grad_bias = grad.sum((0, *range(2, grad.ndim))).astype(input.dtype)
    return grad_input, grad_weight, grad_bias


_MOST_SHIFTS = 32
"""How many products a sum of shifted inputs has at most, each of which is code."""
_MOST_ELEMENTS = 512
"""Of how many elements all filters are at most where such a sum beats XLA's own."""
_MOST_GROUPS = 64
"""How many groups are convolved one by one at most, each of which is an operation of its own."""


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

    def gradient_of_input(self, grad: Any, source: Any, weight: Any) -> Any:
        """The gradient of `convolved` for `source`."""
        if self._is_of_planes(source, weight):
            function = self._shifted
        elif self._is_split(source):
            function = self._group_by_group
        else:
            function = self._by_library
        return jax.linear_transpose(lambda s: function(s, weight), source)(grad)[0]

    def gradient_of_weight(self, grad: Any, source: Any, weight: Any) -> Any:
        """The gradient of `convolved` for `weight`."""
        if self._is_of_planes(source, weight):
            return self._sums(grad, source, weight)
        if self._is_split(source):
            function = self._group_by_group
        elif self._is_on_cpu(source) and len(weight) >= prod(weight.shape[1:]):
            return self._product(grad, source, weight)
        else:
            function = self._by_library
        return jax.linear_transpose(lambda w: function(source, w), weight)(grad)[0]

    def _convolved(self, source: Any, weight: Any) -> Any:
        if self._is_of_planes(source, weight) or self._is_small(source, weight):
            return self._shifted(source, weight)
        if self._is_split(source):
            return self._group_by_group(source, weight)
        return self._by_library(source, weight)

    # -- which way is the fastest -----------------------------------------------------------------------

    def _is_on_cpu(self, source: Any) -> bool:
        """Whether there is a choice at all."""
        return (
            not self.transposed
            and source.dtype in (jnp.float32, jnp.float64)
            and jax.default_backend() == "cpu"
        )

    def _is_of_planes(self, source: Any, weight: Any) -> bool:
        """Whether each of several groups has one channel, and few places in its filters."""
        few = prod(weight.shape[2:]) <= _MOST_SHIFTS
        return self.groups > 1 == weight.shape[1] and few and self._is_on_cpu(source)

    def _is_small(self, source: Any, weight: Any) -> bool:
        """Whether all filters have so few elements that their sum is faster than XLA's own."""
        few = prod(weight.shape[1:]) <= _MOST_SHIFTS and weight.size <= _MOST_ELEMENTS
        return self.groups == 1 and few and self._is_on_cpu(source)

    def _is_split(self, source: Any) -> bool:
        """Whether there are groups, and not too many for a program of all."""
        return 1 < self.groups <= _MOST_GROUPS and self._is_on_cpu(source)

    # -- the ways -----------------------------------------------------------------------------------------

    def _shifts(self, source: Any, weight: Any) -> Iterator[tuple[tuple[int, ...], Any]]:
        """Each place in a filter, and what it meets of `source`."""
        edges = [(0, 0), (0, 0), *((p, p) for p in self.padding)]
        padded = jnp.pad(source, edges)
        extents = weight.shape[2:]
        for place in numpy.ndindex(*extents):
            key = [slice(None), slice(None)]
            facts = zip(padded.shape[2:], extents, place, self.stride, self.dilation)
            for size, extent, at, step, spread in facts:
                last = (size - spread * (extent - 1) - 1) // step * step
                key.append(slice(at * spread, at * spread + last + 1, step))
            yield place, padded[tuple(key)]

    def _shifted(self, source: Any, weight: Any) -> Any:
        """One group, or groups of one channel: the sum over places of products."""
        channels = weight.shape[1]
        total: Any = 0
        for place, part in self._shifts(source, weight):
            for channel in range(channels):
                taken = part[:, channel : channel + 1] if self.groups == 1 else part
                taken = jnp.repeat(taken, len(weight) // taken.shape[1], 1)
                factors = weight[(slice(None), channel, *place)]
                total = total + taken * factors.reshape(-1, *(1,) * len(place))
        return total

    def _sums(self, grad: Any, source: Any, weight: Any) -> Any:
        """The gradient of the filters of groups of one channel."""
        axes = (0, *range(2, grad.ndim))
        times = len(weight) // self.groups
        found = [
            (grad * jnp.repeat(part, times, 1)).sum(axes)
            for _, part in self._shifts(source, weight)
        ]
        return jnp.stack(found, -1).reshape(weight.shape)

    def _product(self, grad: Any, source: Any, weight: Any) -> Any:
        """The gradient of filters that have fewer elements than there are of them: the patches are less than `grad`."""
        count = len(source)
        patches = jnp.stack([part for _, part in self._shifts(source, weight)], 2)
        patches = patches.reshape(count, prod(weight.shape[1:]), -1)
        products = jnp.matmul(grad.reshape(count, len(weight), -1), patches.mT)
        return products.sum(0).reshape(weight.shape)

    def _group_by_group(self, source: Any, weight: Any) -> Any:
        alone = _Geometry(
            *(source.ndim - 2, self.stride, self.padding, self.dilation, False),
            *(self.output_padding, 1),
        )
        groups = zip(jnp.split(source, self.groups, 1), jnp.split(weight, self.groups, 0))
        return jnp.concatenate([alone._by_library(s, w) for s, w in groups], 1)

    def _by_library(self, source: Any, weight: Any) -> Any:
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
