"""Numbers that stand for sizes: PyTorch's compiler has such, here all sizes are numbers, and these functions Python's."""

from __future__ import annotations

import builtins
import math
from collections.abc import Iterable
from typing import Any

from ..core.handlers import shows_handlers


class SymInt:
    """For annotations and `isinstance`: no size is one."""


class SymFloat:
    """Like `SymInt`."""


class SymBool:
    """Like `SymInt`."""


@shows_handlers
def sym_int(a: Any) -> int:
    """The whole number towards zero."""
    return int(a)


@shows_handlers
def sym_float(a: Any) -> float:
    """The number as one with a point."""
    return float(a)


@shows_handlers
def sym_not(a: Any) -> bool:
    """The other truth value."""
    return not a


@shows_handlers
def sym_sqrt(a: Any) -> float:
    """The square root."""
    return math.sqrt(a)


@shows_handlers
def sym_max(a: Any, b: Any) -> Any:
    """The larger number, a float where one of them is."""
    return _alike(builtins.max(a, b), a, b)


@shows_handlers
def sym_min(a: Any, b: Any) -> Any:
    """The smaller number, a float where one of them is."""
    return _alike(builtins.min(a, b), a, b)


def _alike(value: Any, *given: Any) -> Any:
    return float(value) if any(isinstance(g, float) for g in given) else value


@shows_handlers
def sym_sum(args: Iterable[Any]) -> Any:
    """The sum of the numbers."""
    return sum(args)


@shows_handlers
def sym_ite(b: Any, t: Any, f: Any) -> Any:
    """`t` where `b` is true, else `f`."""
    return t if b else f


@shows_handlers
def _assert(condition: Any, message: str) -> None:
    """AssertionError with `message` unless `condition` is true."""
    if not condition:
        raise AssertionError(message)
