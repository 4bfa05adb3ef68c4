"""Small-array specializations, which serve the most common calls in as few steps as possible.

The cost of a call on a small tensor is Python frames and checks, not arithmetic.  An operator may therefore have a
specialization beside its general kernel (the field ``small`` in YAML), made at resolution for CPU tensors of one
dtype.  It computes the common case itself, from tensors to tensor, and passes everything else on to the general
kernel, which alone raises errors.  It replaces only the array kernel that YAML declares, so a kernel that a user
registers is never bypassed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias, TypeVar

from ..core.bits import (
    BACKEND_MASK,
    CPU_BITS,
    INFERENCE,
    KEYSET_SHIFT,
    NUMBER_BITS_ALL,
    STRIDED,
    bits_for,
)
from ..core.dtypes import dtype
from .kernel import load_kernel
from .promotion import dtypes_in

Kernel: TypeAlias = Callable[..., Any]
"""A function from tensors to tensor."""
_Factory = TypeVar("_Factory", bound=Callable[..., Any])


class Calls(NamedTuple):
    """The calls that a specialization is made for."""

    general: Callable[..., Any]
    """The kernel for every case, over all schema arguments by position."""
    dtypes: tuple[dtype, ...]
    """Of the tensors, none of which is 0-d; none where an operator has no tensors."""
    strided: int = 0
    """`STRIDED` where the result is as they are, and they need not be contiguous, else 0."""
    inplace: bool = False
    """Whether the kernel stores into the first tensor, which it returns."""

    @property
    def single(self) -> dtype | None:
        """The dtype of all tensors, when it is float32 or float64; else None."""
        only = self.dtypes[0]
        return only if len(self.dtypes) == 1 and only.name in ("float32", "float64") else None

    def bits(self, zero_dim: bool = False) -> int:
        """The bits of a result of the first dtype."""
        return bits_for(self.dtypes[0], zero_dim) | self.strided


def of_any_layout(factory: _Factory) -> _Factory:
    """Decorates a factory whose kernel's result is contiguous though its arguments need not be."""
    factory.of_any_layout = True  # type: ignore[attr-defined]
    return factory


def of_no_tensors(factory: _Factory) -> _Factory:
    """Decorates a factory for an operator without tensors, whose `Calls` have no dtypes."""
    factory.of_no_tensors = True  # type: ignore[attr-defined]
    return factory


def beside_zero_dim(factory: _Factory) -> _Factory:
    """Decorates a factory for tensors of which some may be 0-d, whose dtypes `Calls` does not name."""
    factory.beside_zero_dim = True  # type: ignore[attr-defined]
    return factory


def in_place(factory: _Factory) -> _Factory:
    """Decorates a factory for the in-place variant: its kernel stores into the first tensor, which it returns."""
    factory.in_place = True  # type: ignore[attr-defined]
    return factory


def in_place_too(factory: _Factory) -> _Factory:
    """Decorates a factory for both variants, which `Calls.inplace` tells apart."""
    factory.in_place_too = True  # type: ignore[attr-defined]
    return factory


_ONE_BACKEND = CPU_BITS & BACKEND_MASK


def small_form(
    where: str,
    kernel: Any,
    general: Callable[..., Any],
    bits: int,
    linked: bool = False,
    inplace: bool = False,
) -> Callable[..., Any]:
    """The small-array specialization of an array kernel for calls of these bits, or `general`.

    `where` is the operator's field ``small``: a factory that takes `Calls` and returns the kernel, or None
    when it has none for them.  With `linked` the result is a differentiable view of the first argument, with `inplace`
    it is that argument.
    """
    if not where or kernel.__class__ is not str:
        return general
    if bits & (NUMBER_BITS_ALL | INFERENCE) or bits & BACKEND_MASK != _ONE_BACKEND:
        return general
    if linked and bits >> KEYSET_SHIFT != CPU_BITS >> KEYSET_SHIFT:
        return general
    dimensioned, zero_dim = dtypes_in(bits)
    factory = load_kernel(where)
    if zero_dim and not hasattr(factory, "beside_zero_dim"):
        return general
    if bool(dimensioned) is hasattr(factory, "of_no_tensors"):
        return general
    if inplace is not hasattr(factory, "in_place") and not hasattr(factory, "in_place_too"):
        return general
    if bits & STRIDED and not (linked or hasattr(factory, "of_any_layout")):
        return general
    strided = bits & STRIDED if linked else 0
    return factory(Calls(general, tuple(dimensioned), strided, inplace)) or general
