"""Operators that are composed of others: what calls the others, on the level that is open."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..core.bits import INDIRECT, KEYSET_SHIFT, OUTSIDE, PYTHON
from ..core.keysets import highest_key
from ..dispatch.kernel import Kernel, KernelKind
from ..dispatch.operator import OpOverload
from ..dispatch.wrapping import bind


def composed(operator: OpOverload, bits: int) -> Callable[..., Any] | None:
    """The composition of `operator` for calls with these bits, though another kernel may compute it; None for none."""
    composition = operator.declared_composition
    if composition is None and "CPU" not in operator.kernels:
        found = operator.kernels.get("CompositeExplicitAutograd")
        # A program's kernel at this key may be anything; a declared one is made of operators.
        composition = found if found is not None and found.is_declared else None
    return (
        composed_only(operator, bits)
        if composition is None
        else _bound(operator, composition, bits)
    )


def composed_only(operator: OpOverload, bits: int) -> Callable[..., Any] | None:
    """Like `composed`, for what is nothing but a composition."""
    entry = operator.entry(highest_key(_outside(bits) >> KEYSET_SHIFT))
    kernel = entry.kernel
    if entry.reason != "math kernel" or kernel is None or kernel.kind is KernelKind.variant:
        return None
    return _bound(operator, kernel, bits)


def _outside(bits: int) -> int:
    """The bits of such a call outside all transforms."""
    return (bits | OUTSIDE) & ~(INDIRECT | PYTHON)


def _bound(operator: OpOverload, kernel: Kernel, bits: int) -> Callable[..., Any]:
    whole = _outside(bits)
    return bind(operator, kernel, whole, whole >> KEYSET_SHIFT)
