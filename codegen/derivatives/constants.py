"""Arithmetic of numbers alone, worked out before anything runs: what has no value, or none of 64 bits, is refused."""

from __future__ import annotations

import ast
import math
import operator
from collections.abc import Callable
from typing import Any, TypeAlias

from ...schema.literals import INT64

__all__ = ["OutOfRange", "check_constants"]

Number: TypeAlias = int | float | complex


class OutOfRange(Exception):
    """An expression of numbers that has no value which a tensor or an argument could take."""

    def __init__(self, node: ast.expr, reason: str, hint: str) -> None:
        super().__init__(reason)
        self.node = node
        self.reason = reason
        self.hint = hint


_OPERATIONS: dict[type[ast.AST], Callable[..., Any]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.Pow: operator.pow,
    ast.LShift: operator.lshift,
    ast.RShift: operator.rshift,
    ast.BitAnd: operator.and_,
    ast.BitOr: operator.or_,
    ast.BitXor: operator.xor,
    ast.UAdd: operator.pos,
    ast.USub: operator.neg,
    ast.Invert: operator.invert,
}
_SMALLER = "write a smaller number, or float('inf') for what is infinite"
_BITS = 64
"""Of whole numbers on the way: -2**63 has 64, and is one of 64 bits."""
_LONGEST = 100_000
"""Of lists that formulas repeat."""


def check_constants(tree: ast.AST) -> None:
    """Raise OutOfRange for the first part of an expression that is of numbers alone and cannot be computed."""
    _settle(tree, _value(tree))


def _settle(node: ast.AST, value: Number | None) -> None:
    """Hold what stands beside names, or by itself, to the range of an argument."""
    if isinstance(value, int) and value not in INT64:
        assert isinstance(node, ast.expr)
        raise OutOfRange(node, "whole numbers have 64 bits", _SMALLER)


def _value(node: ast.AST) -> Number | None:
    """What an expression of numbers alone is; None for all others, whose parts are checked."""
    parts: tuple[ast.expr, ...]
    match node:
        case ast.Constant(int() | float() | complex() as number) if not isinstance(number, bool):
            return _finite(node, number)
        case ast.BinOp(left, operation, right):
            parts = (left, right)
        case ast.UnaryOp(ast.UAdd() | ast.USub() | ast.Invert() as operation, operand):
            parts = (operand,)
        case _:
            for child in ast.iter_child_nodes(node):
                _settle(child, _value(child))
            return None
    values = [_value(part) for part in parts]
    known = [value for value in values if value is not None]
    apply = _OPERATIONS.get(type(operation))
    if isinstance(operation, ast.Mult) and any(isinstance(p, ast.List | ast.Tuple) for p in parts):
        for part, count in zip(parts, values, strict=True):
            if isinstance(count, int) and count > _LONGEST:
                assert isinstance(part, ast.expr)
                raise OutOfRange(part, "it makes a list too long", "write a smaller number")
    if apply is None or len(known) < len(values):
        for part, value in zip(parts, values, strict=True):
            _settle(part, value)
        return None
    return _finite(node, _applied(node, operation, apply, known))


def _applied(
    node: ast.expr, operation: ast.AST, apply: Callable[..., Any], values: list[Number]
) -> Number:
    if isinstance(operation, ast.Pow | ast.LShift):
        base, exponent = values
        if isinstance(base, int) and isinstance(exponent, int) and exponent > _BITS:
            # Python would compute all its digits.
            if abs(base) > 1 or (base and isinstance(operation, ast.LShift)):
                raise OutOfRange(node, "whole numbers have 64 bits", _SMALLER)
    try:
        value: Number = apply(*values)
    except ZeroDivisionError:
        raise OutOfRange(node, "it divides by zero", "write another divisor") from None
    except OverflowError:
        raise OutOfRange(node, "it exceeds what a float holds", _SMALLER) from None
    except (TypeError, ValueError) as problem:
        raise OutOfRange(node, str(problem), "write numbers that have a result") from None
    return value


def _finite(node: ast.expr, value: Number) -> Number:
    if isinstance(value, int):
        if value.bit_length() > _BITS:
            raise OutOfRange(node, "whole numbers have 64 bits", _SMALLER)
    elif not all(map(math.isfinite, (value.real, value.imag))):
        raise OutOfRange(node, "it exceeds what a float holds", _SMALLER)
    return value
