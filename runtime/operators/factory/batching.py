"""Batching rules of factories that take a tensor's dtype and device: examples will be written to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gradsmith.generated import functions

from ...core.dtypes import complex128, float64, get_default_dtype
from ...core.layout import channels_last, channels_last_3d, contiguous_format
from ...core.tensor import Tensor
from ...dispatch.call import call
from ...dispatch.operator import OpOverload
from ..batching import Dim, Info, Ruled, check, front, rank


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


def linspace_rule(in_dims: Sequence[Dim], start: Any, end: Any, steps: int, dtype: Any) -> Ruled:
    """Between the ends of each example, from the nearer one as the operator itself counts."""
    found, kind = _spaced(in_dims, (start, end), steps, dtype)
    return found.to(kind), 0


def logspace_rule(
    in_dims: Sequence[Dim], start: Any, end: Any, steps: int, base: float, dtype: Any
) -> Ruled:
    """Powers of evenly spaced exponents."""
    found, kind = _spaced(in_dims, (start, end), steps, dtype)
    return functions.pow(base, found).to(kind), 0


def _spaced(
    in_dims: Sequence[Dim], bounds: Sequence[Any], steps: int, dtype: Any
) -> tuple[Tensor, Any]:
    """A row of `steps` numbers for each example in float64 or complex128, and the dtype that is wanted.

    Bounds of integers are integers.
    """
    ends = [
        e if isinstance(e, Tensor) else functions.scalar_tensor(e, dtype=_exact(e)) for e in bounds
    ]
    check(not any(map(rank, ends, in_dims)))
    is_complex = any(e.is_complex() for e in ends)
    default = get_default_dtype()
    kind = dtype or (default.to_complex() if is_complex else default)
    check(kind.is_complex or not is_complex)
    if kind.category < 2:
        ends = [e.to(kind) for e in ends]
    exact = complex128 if kind.is_complex else float64
    first, last = (e.reshape(-1, 1).to(exact) for e in ends)
    count = functions.arange(steps, dtype=float64)
    step = (last - first) / max(steps - 1, 1)
    from_start = first + step * count
    from_end = last - step * (steps - 1 - count)
    return functions.where(count < max(steps // 2, 1), from_start, from_end), kind


def _exact(number: complex) -> Any:
    return complex128 if isinstance(number, complex) else float64
