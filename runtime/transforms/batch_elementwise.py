"""Elementwise operators on a level of `vmap`, in as few steps as there can be.

Where examples lie side by side already, the operator computes them all as it stands: one call, in a frame of its own.
Anything else is left to the batching rule, and so is what is
refused, for it to say why.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import get_ident
from typing import Any

from ..core.bits import NUMBER_BITS, TRANSFORMED
from ..core.state import MASKED, state
from ..dispatch.operator import OpOverload
from .cells import BatchCell, batched

__all__ = ["REFUSALS", "side_by_side"]

Kernel = Callable[..., Any]
REFUSALS = (ArithmeticError, LookupError, NotImplementedError, RuntimeError, TypeError, ValueError)
"""What operators raise for arguments that do not fit."""


def side_by_side(operator: OpOverload, general: Kernel) -> Kernel:
    """`general`, the kernel by the rule of an elementwise operator, with the usual calls made at once."""
    signature = operator.signature
    if signature.returns != ("Tensor",) or signature.written or signature.list_positions:
        return general
    if signature.tensor_positions == (0,):
        return _of_one(operator, general)
    return _of_two(operator, general) if signature.tensor_positions == (0, 1) else general


def _of_one(operator: OpOverload, general: Kernel) -> Kernel:
    table = operator.table

    def of_one(self: Any, *rest: Any) -> Any:
        local = state.__dict__
        level = local["level"]
        cell = self._data_
        if cell.__class__ is not BatchCell or cell.level is not level:
            return general(self, *rest)
        value = cell.value
        mask = local["mask"]
        below = level.masks[mask]
        kernel = table.get(value._bits_ & below)
        if kernel is None:
            return general(self, *rest)
        local["level"] = level.parent
        local["mask"] = below
        try:
            out = kernel(value, *rest)
        except REFUSALS:
            out = None
        finally:
            local["level"] = level
            local["mask"] = mask
            MASKED.add(get_ident())
        if out is None:
            return general(self, *rest)
        return batched(out, cell.dim, level)

    return of_one


def _of_two(operator: OpOverload, general: Kernel) -> Kernel:
    table = operator.table

    def of_two(self: Any, given: Any, *rest: Any) -> Any:
        other = given
        local = state.__dict__
        level = local["level"]
        left: Any = getattr(self, "_data_", None)
        if left.__class__ is BatchCell and left.level is level:
            value, dim = left.value, left.dim
            if other.__class__ in NUMBER_BITS:
                bits = value._bits_ | NUMBER_BITS[other.__class__]
            else:
                right: Any = other._data_
                if right.__class__ is BatchCell and right.level is level:
                    # Ranks that differ would broadcast other dimensions than those of examples.
                    if right.dim != dim or len(right.shape) != len(left.shape):
                        return general(self, given, *rest)
                    other = right.value
                elif (
                    dim
                    or other._bits_ & TRANSFORMED
                    or right.ndim > len(left.shape)
                    or right.dtype != left.dtype
                ):
                    return general(self, given, *rest)
                bits = value._bits_ | other._bits_
        else:
            if self.__class__ in NUMBER_BITS or self._bits_ & TRANSFORMED:
                return general(self, given, *rest)
            right = getattr(other, "_data_", None)
            if (
                right.__class__ is not BatchCell
                or right.level is not level
                or right.dim
                or left.ndim > len(right.shape)
                or right.dtype != left.dtype
            ):
                return general(self, given, *rest)
            value, dim, other = self, 0, right.value
            bits = value._bits_ | other._bits_
        mask = local["mask"]
        below = level.masks[mask]
        kernel = table.get(bits & below)
        if kernel is None:
            return general(self, given, *rest)
        local["level"] = level.parent
        local["mask"] = below
        try:
            out = kernel(value, other, *rest)
        except REFUSALS:
            out = None
        finally:
            local["level"] = level
            local["mask"] = mask
            MASKED.add(get_ident())
        if out is None:
            return general(self, given, *rest)
        return batched(out, dim, level)

    return of_two
