"""Pooling by windows that XLA reduces."""

from __future__ import annotations

from functools import partial
from math import prod
from typing import Any

import jax
import jax.numpy as jnp
import numpy

from ..cells import Cell, wide

_Extents = tuple[int, ...]


def _each(extents: _Extents, rank: int) -> _Extents:
    extents = tuple(extents)
    return extents if len(extents) == rank else extents * rank


def _extent(size: int, kernel: int, step: int, pad: int, spread: int, ceil: bool) -> int:
    """How many windows there are along a dimension; the last begins within it, or its padding before it."""
    reach = size + 2 * pad - spread * (kernel - 1) - 1
    count = (reach + (step - 1 if ceil else 0)) // step + 1
    return count - 1 if ceil and (count - 1) * step >= size + pad else count


def _edges(
    sizes: _Extents, kernel: _Extents, step: _Extents, pad: _Extents, spread: _Extents, ceil: bool
) -> list[tuple[int, int]]:
    """Padding before and behind, so that there are as many windows as there should be."""
    edges = []
    for n, k, s, p, d in zip(sizes, kernel, step, pad, spread):
        count = _extent(n, k, s, p, d, ceil)
        edges.append((p, max((count - 1) * s + d * (k - 1) + 1 - n - p, 0)))
    return edges


def _windowed(value: Any, kernel: _Extents, step: _Extents, spread: _Extents, edges: Any, fill: Any) -> list[Any]:  # fmt: skip
    """For each place in a window, what all windows have there."""
    rank = len(kernel)
    lead = value.ndim - rank
    padded = jnp.pad(value, [(0, 0)] * lead + list(edges), constant_values=fill)
    counts = [
        (padded.shape[lead + i] - spread[i] * (kernel[i] - 1) - 1) // step[i] + 1
        for i in range(rank)
    ]
    found = []
    for place in numpy.ndindex(*kernel):
        key: list[Any] = [slice(None)] * lead
        for i in range(rank):
            start = place[i] * spread[i]
            key.append(slice(start, start + (counts[i] - 1) * step[i] + 1, step[i]))
        found.append(padded[tuple(key)])
    return found


def _max_pool(
    rank: int,
    self: Cell,
    kernel_size: _Extents,
    stride: _Extents = (),
    padding: _Extents = (0,),
    dilation: _Extents = (1,),
    ceil_mode: bool = False,
) -> tuple[Any, Any]:
    """The largest element of each window, the first of them, or the first NaN; and where in its plane it is."""
    kernel = _each(kernel_size, rank)
    step = _each(stride, rank) if len(stride) else kernel
    pad, spread = _each(padding, rank), _each(dilation, rank)
    value = self.value
    sizes = self.shape[-rank:]
    edges = _edges(sizes, kernel, step, pad, spread, ceil_mode)
    floating = self.dtype.kind not in "biu"
    least = -jnp.inf if floating else jnp.iinfo(self.dtype).min
    parts = _windowed(value, kernel, step, spread, edges, least)
    lead = (1,) * (value.ndim - rank)
    best = jax.lax.reduce_window(
        value,
        numpy.asarray(least, value.dtype)[()],
        jax.lax.max,
        (*lead, *kernel),
        (*lead, *step),
        [(0, 0)] * len(lead) + edges,
        window_dilation=(*lead, *spread),
    )
    # The values first: to carry places along with them takes several times as long.
    kind = jnp.int32 if prod(sizes) < 1 << 31 else jnp.int64
    places = numpy.arange(prod(sizes), dtype=kind).reshape(sizes)
    where = _windowed(places, kernel, step, spread, edges, -1)
    index = jnp.broadcast_to(jnp.asarray(-1, kind), best.shape)
    for part, at in zip(parts[::-1], where[::-1]):
        chosen = part == best
        if floating:
            chosen = chosen | jnp.isnan(part)
        if any(map(any, edges)):  # padding is never chosen, not even before -inf
            chosen = chosen & (at >= 0)
        index = jnp.where(chosen, at, index)
    return best, index.astype(jnp.int64)


max_pool2d_with_indices = partial(_max_pool, 2)
max_pool3d_with_indices = partial(_max_pool, 3)


def _max_pool_backward(rank: int, grad_output: Cell, self: Cell, *rest: Any) -> Any:
    """The gradient of `_max_pool`: `grad_output` at the chosen elements."""
    *_, indices = rest
    planes = self.shape[:-rank]
    count = prod(planes)
    size = prod(self.shape[-rank:])
    windows = prod(grad_output.shape[-rank:])
    zeros = jnp.zeros((count, size), grad_output.dtype)
    rows = jnp.arange(count)[:, None]
    grads = grad_output.value.reshape(count, windows)
    found = zeros.at[rows, indices.value.reshape(count, windows)].add(grads)
    return found.reshape(self.shape)


def max_pool2d_with_indices_backward(grad_output: Cell, self: Cell, kernel_size: _Extents, stride: _Extents, padding: _Extents, dilation: _Extents, ceil_mode: bool, indices: Cell) -> Any:  # fmt: skip
    """The gradient of `max_pool2d_with_indices`."""
    return _max_pool_backward(2, grad_output, self, indices)


def max_pool3d_with_indices_backward(grad_output: Cell, self: Cell, kernel_size: _Extents, stride: _Extents, padding: _Extents, dilation: _Extents, ceil_mode: bool, indices: Cell) -> Any:  # fmt: skip
    """The gradient of `max_pool3d_with_indices`."""
    return _max_pool_backward(3, grad_output, self, indices)


def _divisors(
    sizes: _Extents,
    kernel: _Extents,
    step: _Extents,
    pad: _Extents,
    ceil: bool,
    padded: bool,
    divisor: int | None,
) -> Any:
    """How many elements each window counts."""
    if divisor is not None:
        return divisor
    found: Any = 1
    rank = len(kernel)
    for axis, (n, k, s, p) in enumerate(zip(sizes, kernel, step, pad)):
        starts = numpy.arange(_extent(n, k, s, p, 1, ceil)) * s - p
        ends = numpy.minimum(starts + k, n + p)
        if not padded:
            starts, ends = numpy.maximum(starts, 0), numpy.minimum(ends, n)
        counts = ends - starts
        found = found * counts.reshape([-1 if a == axis else 1 for a in range(rank)])
    return found


def _window_sums(
    rank: int,
    value: Any,
    kernel_size: _Extents,
    stride: _Extents = (),
    padding: _Extents = (0,),
    ceil_mode: bool = False,
    *_: Any,
) -> Any:
    """The sum of each window, in the dtype of `value`."""
    kernel = _each(kernel_size, rank)
    step = _each(stride, rank) if len(stride) else kernel
    edges = _edges(value.shape[-rank:], kernel, step, _each(padding, rank), (1,) * rank, ceil_mode)
    lead = (1,) * (value.ndim - rank)
    return jax.lax.reduce_window(
        value,
        numpy.zeros((), value.dtype)[()],
        jax.lax.add,
        (*lead, *kernel),
        (*lead, *step),
        [(0, 0)] * len(lead) + edges,
    )


def _mean_of(
    total: Any,
    rank: int,
    shape: tuple[int, ...],
    kernel_size: _Extents,
    stride: _Extents = (),
    padding: _Extents = (0,),
    ceil_mode: bool = False,
    count_include_pad: bool = True,
    divisor_override: int | None = None,
) -> Any:
    """`total` over how many elements of an array of `shape` each window counts; of whole numbers cut off."""
    kernel = _each(kernel_size, rank)
    step = _each(stride, rank) if len(stride) else kernel
    pad = _each(padding, rank)
    counts = _divisors(
        shape[-rank:], kernel, step, pad, ceil_mode, count_include_pad, divisor_override
    )
    counts = jnp.broadcast_to(jnp.asarray(counts, total.dtype), total.shape)
    return jax.lax.div(total, counts)


def _avg_pool(rank: int, self: Cell, *rest: Any) -> Any:
    total = _window_sums(rank, wide(self.value), *rest)
    return _mean_of(total, rank, self.shape, *rest).astype(self.dtype)


def avg_pool2d(self: Cell, /, *rest: Any) -> Any:
    """The mean of each window of planes."""
    return _avg_pool(2, self, *rest)


def avg_pool3d(self: Cell, /, *rest: Any) -> Any:
    """The mean of each window of volumes."""
    return _avg_pool(3, self, *rest)


def _avg_pool_backward(rank: int, grad_output: Cell, self: Cell, *rest: Any) -> Any:
    """The gradient of `_avg_pool`: each window's share to all that it summed up."""
    share = _mean_of(wide(grad_output.value), rank, self.shape, *rest)
    if share.dtype.kind in "iu":  # JAX transposes functions of real numbers only
        share = share.astype(jnp.float64)
    source = jax.ShapeDtypeStruct(self.shape, share.dtype)
    (grad,) = jax.linear_transpose(lambda x: _window_sums(rank, x, *rest), source)(share)
    return grad.astype(self.dtype)


def avg_pool2d_backward(grad_output: Cell, self: Cell, /, *rest: Any) -> Any:
    """The gradient of `avg_pool2d`."""
    return _avg_pool_backward(2, grad_output, self, *rest)


def avg_pool3d_backward(grad_output: Cell, self: Cell, /, *rest: Any) -> Any:
    """The gradient of `avg_pool3d`."""
    return _avg_pool_backward(3, grad_output, self, *rest)
