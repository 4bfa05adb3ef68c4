"""Batching rules of operators over images: samples of all examples become one batch of samples."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from gradsmith.generated import functions

from .batching import Dim, Info, Ruled, every, rank

if TYPE_CHECKING:
    from ..core.tensor import Tensor
    from ..dispatch.operator import OpOverload


def _folded(
    ndim: int, operator: OpOverload, info: Info, in_dims: Sequence[Dim], /, *args: Any
) -> Ruled:
    """Of images with `ndim` dimensions behind their channels; one without a batch of samples is a sample itself.

    A size that the operator is told (`input_size`) counts the samples of all examples.
    """
    size = info.batch_size
    parameters = operator.signature.parameters
    values = list(args)
    tensors = [n for n, p in enumerate(parameters) if p.is_tensor and args[n] is not None]
    own = rank(args[0], in_dims[0])
    if own not in (ndim + 1, ndim + 2):
        operator(*(a if d is None else a.select(d, 0) for a, d in zip(args, in_dims)))
    for n in tensors:
        whole = every(args[n], in_dims[n], size)
        values[n] = whole if own == ndim + 1 else whole.flatten(0, 1)
    for n, parameter in enumerate(parameters):
        if parameter.name == "input_size":
            values[n] = (size * args[n][0], *args[n][1:])
    out = operator(*values)
    if own == ndim + 2:
        out = _each(out, lambda t: t.unflatten(0, (size, t.shape[0] // size)))
    return out, (0 if not isinstance(out, tuple) else (0,) * len(out))


def _each(out: Any, change: Any) -> Any:
    return tuple(map(change, out)) if isinstance(out, tuple) else change(out)


folded_1d = partial(_folded, 1)
folded_2d = partial(_folded, 2)
folded_3d = partial(_folded, 3)


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
    numbers = numbers.flatten(0, 1)
    if images.ndim == ndim + 2:
        return operator(images, kernel_size, output_size, numbers), (0, 0)
    out = operator(images.flatten(0, 1), kernel_size, output_size, numbers)
    return tuple(t.unflatten(0, images.shape[:2]) for t in out), (0, 0)


fractional_2d = partial(_fractional, 2)
fractional_3d = partial(_fractional, 3)


def constant_pad_rule(
    info: Info, in_dims: Sequence[Dim], self: Tensor, pad: Sequence[int], value: Any
) -> Ruled:
    """Pads the last dimensions, of which the batch is none."""
    moved = every(self, in_dims[0], info.batch_size)
    if len(pad) > 2 * (moved.ndim - 1):
        functions.constant_pad_nd(moved[0], pad, value)
    return functions.constant_pad_nd(moved, pad, value), 0
