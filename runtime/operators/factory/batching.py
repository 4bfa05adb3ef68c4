"""Batching rules of factories that take a tensor's dtype and device: examples will be written to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from gradsmith.generated import functions

from ...core.dtypes import float64, get_default_dtype
from ...core.layout import channels_last, channels_last_3d, contiguous_format
from ...core.tensor import Tensor
from ...dispatch.call import call
from ..batching import Dim, Info, Ruled, check, front, rank

if TYPE_CHECKING:
    from ...dispatch.operator import OpOverload


def new_tensor(
    operator: OpOverload,
    info: Info,
    in_dims: Sequence[Dim],
    self: Tensor,
    size: Sequence[int],
    /,
    *rest: Any,
) -> Ruled:
    """A tensor for each example, so that what differs between them may be written there."""
    return call(operator, [self, (info.batch_size, *size), *rest]), 0


def new_empty_strided_rule(
    operator: OpOverload,
    info: Info,
    in_dims: Sequence[Dim],
    self: Tensor,
    size: Sequence[int],
    stride: Sequence[int],
    /,
    *rest: Any,
) -> Ruled:
    """Examples one behind the other, each with as much memory as its strides reach."""
    reach = 0 if 0 in size else 1 + sum((n - 1) * step for n, step in zip(size, stride))
    return call(operator, [self, (info.batch_size, *size), (reach, *stride), *rest]), 0


def formatted(
    operator: OpOverload, info: Info, in_dims: Sequence[Dim], self: Tensor, /, *rest: Any
) -> Ruled:
    """Element by element.  Examples are laid out one behind the other where a format is asked for.

    That of images is the usual one here, as a batch of images has none of theirs.
    """
    *options, wanted = rest
    if wanted in (channels_last, channels_last_3d):
        check(rank(self, in_dims[0]) == (4 if wanted is channels_last else 5))
        wanted = contiguous_format
    dim = in_dims[0]
    if wanted is contiguous_format:
        self, dim = front(self, dim), 0
    return call(operator, [self, *options, wanted]), dim


def linspace_rule(
    info: Info,
    in_dims: Sequence[Dim],
    start: Any,
    end: Any,
    steps: int,
    dtype: Any,
    layout: Any,
    device: Any,
    pin_memory: Any,
) -> Ruled:
    """Between the ends of each example, from the nearer one as the operator itself counts."""
    check(not any(isinstance(e, Tensor) and rank(e, d) for e, d in zip((start, end), in_dims)))
    kind = get_default_dtype() if dtype is None else dtype
    count = functions.arange(steps, dtype=kind.to_real() if kind.is_complex else kind)
    exact = float64 if kind.category < 2 else kind
    first, last = (e.reshape(-1, 1).to(exact) if isinstance(e, Tensor) else e for e in (start, end))
    step = (last - first) / max(steps - 1, 1)
    from_start = first + step * count
    from_end = last - step * (steps - 1 - count)
    out = functions.where(count < steps // 2 if steps > 1 else count < 1, from_start, from_end)
    return out.to(kind), 0


def logspace_rule(
    info: Info,
    in_dims: Sequence[Dim],
    start: Any,
    end: Any,
    steps: int,
    base: float,
    dtype: Any,
    layout: Any,
    device: Any,
    pin_memory: Any,
) -> Ruled:
    """Powers of what `linspace` gives."""
    out, dim = linspace_rule(info, in_dims, start, end, steps, float64, layout, device, pin_memory)
    return functions.pow(base, out).to(dtype or get_default_dtype()), dim
