"""Batching rules of operators over images: samples of all examples become one batch of samples."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from gradsmith.generated import functions

from ..core.tensor import Tensor
from ..dispatch.call import call
from ..dispatch.operator import OpOverload
from .batching import Dim, Info, Ruled, apart, check, every, rank, samples


def _folded(
    ndim: int,
    operator: OpOverload,
    info: Info,
    in_dims: Sequence[Dim],
    /,
    *args: Any,
    alone: bool = True,
) -> Ruled:
    """Of images with `ndim` dimensions behind their channels; one without a batch of samples is a sample itself.

    The operator refuses such ones if not `alone`.
    A size that the operator is told (`input_size`) counts the samples of all examples.
    """
    size = info.batch_size
    values = list(args)
    tensors = [n for n in operator.signature.tensor_positions if args[n] is not None]
    own = rank(args[0], in_dims[0])
    check(own == ndim + 2 or (alone and own == ndim + 1))
    for n in tensors:
        whole = every(args[n], in_dims[n], size)
        values[n] = whole if own == ndim + 1 else samples(whole)
    for n, parameter in enumerate(operator.signature.parameters):
        if parameter.name == "input_size":
            values[n] = (size * args[n][0], *args[n][1:])
    out = call(operator, values)
    if own == ndim + 2:
        out = _each(out, lambda t: apart(t, size))
    return out, 0


def _each(out: Any, change: Any) -> Any:
    return tuple(map(change, out)) if isinstance(out, tuple) else change(out)


folded_1d = partial(_folded, 1)
folded_2d = partial(_folded, 2)
folded_3d = partial(_folded, 3)
sampled_1d = partial(_folded, 1, alone=False)
sampled_2d = partial(_folded, 2, alone=False)
sampled_3d = partial(_folded, 3, alone=False)


def _fractional(
    ndim: int,
    operator: OpOverload,
    info: Info,
    in_dims: Sequence[Dim],
    self: Tensor,
    kernel_size: Sequence[int],
    output_size: Sequence[int],
    random_samples: Tensor,
    /,
) -> Ruled:
    """As `_folded`: a sample's random numbers have a dimension for samples even where the sample has none."""
    size = info.batch_size
    images, numbers = every(self, in_dims[0], size), every(random_samples, in_dims[3], size)
    numbers = samples(numbers)
    if images.ndim == ndim + 2:
        return call(operator, [images, kernel_size, output_size, numbers]), (0, 0)
    out = call(operator, [samples(images), kernel_size, output_size, numbers])
    return tuple(apart(t, size) for t in out), (0, 0)


fractional_2d = partial(_fractional, 2)
fractional_3d = partial(_fractional, 3)


def constant_pad_rule(
    info: Info, in_dims: Sequence[Dim], self: Tensor, pad: Sequence[int], value: Any
) -> Ruled:
    """Pads the last dimensions, of which the batch is none."""
    moved = every(self, in_dims[0], info.batch_size)
    check(len(pad) <= 2 * (moved.ndim - 1))
    return functions.constant_pad_nd(moved, pad, value), 0
