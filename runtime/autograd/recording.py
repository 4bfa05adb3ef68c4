"""Small pieces that generated autograd kernels and nodes are written with."""

from __future__ import annotations

from typing import Any

from gradsmith.autograd.node import Node, OutputMetadata
from gradsmith.autograd.saved import unpack
from gradsmith.dtypes import DTYPES
from gradsmith.tensor import Tensor
from gradsmith.traits import DIMENSIONED, NUMBER_BITS, REQUIRES_GRAD, ZERO_DIM

__all__ = ["DIFFERENTIABLE", "conj", "metadata_of", "set_history", "shape_of", "unpack_or_number"]

DIFFERENTIABLE = sum(DIMENSIONED[d.code] | ZERO_DIM[d.code] for d in DTYPES if d.category > 1)
"""Bits of the dtypes that carry gradients."""

_COMPLEX = sum(DIMENSIONED[d.code] | ZERO_DIM[d.code] for d in DTYPES if d.category == 3)


def conj(value: Any) -> Any:
    """``value.conj()``, at no cost for what is real; numbers have it too."""
    if value.__class__ in NUMBER_BITS:
        return value.conjugate() if value.__class__ is complex else value
    return value.conj() if value._bits & _COMPLEX else value


def unpack_or_number(saved: Any, node: Node) -> Any:
    """As `unpack`, where a Python number may have stood for the tensor."""
    if saved.__class__ is tuple:  # an input: never an output, which has three parts
        tensor = saved[0]
        counter = tensor._counter
        if counter is None or counter.version == saved[1]:
            return tensor
    return saved if saved.__class__ in NUMBER_BITS else unpack(saved, node)


def shape_of(value: Any) -> tuple[int, ...]:
    """The shape of a tensor, or of a number that stands for one."""
    return () if value.__class__ in NUMBER_BITS else value._data.shape


def metadata_of(out: Any) -> OutputMetadata:
    """What a node remembers of an output."""
    return (out._data.shape, out._bits) if isinstance(out, Tensor) else ((), 0)


def set_history(out: Tensor, node: Node, number: int) -> None:
    """Make `out` output `number` of `node`, if its dtype carries gradients."""
    if isinstance(out, Tensor) and out._bits & DIFFERENTIABLE:
        out._edge = (node, number)
        out._bits |= REQUIRES_GRAD
