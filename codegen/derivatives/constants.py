"""Constant folding.  Expressions without a value, or whose value exceeds 64 bits, are rejected."""

from __future__ import annotations

import ast
import math
import operator
import re
from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from ...schema.literals import INT64

__all__ = ["NoNumber", "OutOfRange", "check_constants", "no_number", "shortened", "value_of"]

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


def shortened(source: str) -> str:
    """Source text as a message quotes it."""
    return source if len(source) <= 30 else source[:27] + "…"


class NoNumber(NamedTuple):
    """A part of a text that is of numbers alone and cannot be computed."""

    offset: int
    """In characters."""
    length: int
    message: str
    hint: str


def no_number(tree: ast.AST, text: str) -> NoNumber | None:
    """The first part of what `text` was parsed to that is of numbers alone and cannot be computed; None if all can."""
    try:
        check_constants(tree, text)
    except OutOfRange as problem:
        node = problem.node
        written = ast.get_source_segment(text, node) or ast.unparse(node)
        lines = text.splitlines(keepends=True)
        before = lines[node.lineno - 1].encode()[: node.col_offset].decode(errors="ignore")
        offset = sum(map(len, lines[: node.lineno - 1])) + len(before)
        message = f"'{shortened(written)}' is not a number here: {problem.reason}"
        return NoNumber(offset, len(written), message, problem.hint)
    return None


def check_constants(tree: ast.AST, text: str = "") -> None:
    """Raise OutOfRange for the first part of an expression that is of numbers alone and cannot be computed.

    With the `text` that it was parsed from, numbers that a float rounds to 0 are found where they are written, too.
    """
    if text and not _DIGIT.search(text):
        return
    if text and _TINY.search(text):
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, float | complex):
                written = ast.get_source_segment(text, node) or ""
                if not node.value and _SOME_DIGIT.match(written):
                    raise OutOfRange(node, _UNDERFLOW, _LARGER)
    _settle(tree, value_of(tree))


_DIGIT = re.compile("[0-9]")
_TINY = re.compile(r"[\d.][eE]-\d{3}|0\.0{300}")
_SOME_DIGIT = re.compile(r"[0_.]*[1-9]")
_UNDERFLOW = "it is smaller than what a float holds"
_LARGER = "write a larger number, or zeros_like(…) for a gradient of zero"


def _settle(node: ast.AST, value: Number | None) -> None:
    """Hold what stands beside names, or by itself, to the range of an argument."""
    if isinstance(value, int) and value not in INT64:
        assert isinstance(node, ast.expr)
        raise OutOfRange(node, "whole numbers have 64 bits", _SMALLER)


def value_of(node: ast.AST) -> Number | None:
    """What an expression of numbers alone is; None for all others, whose parts are checked.  Raises OutOfRange."""
    parts: tuple[ast.expr, ...]
    match node:
        case ast.Constant(int() | float() | complex() as number) if not isinstance(number, bool):
            return _finite(node, number)
        case ast.BinOp(left, operation, right):
            parts = (left, right)
        case ast.UnaryOp(ast.UAdd() | ast.USub() | ast.Invert() as operation, operand):
            parts = (operand,)
        case ast.Name():
            return None
        case _:
            for child in ast.iter_child_nodes(node):
                _settle(child, value_of(child))
            return None
    values = [value_of(part) for part in parts]
    known = [value for value in values if value is not None]
    if isinstance(operation, ast.Div | ast.FloorDiv | ast.Mod):
        if values[0] is None and values[1] == 0:
            raise OutOfRange(parts[-1], "nothing is divided by it", "write another divisor")
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
    except ZeroDivisionError:  # 0 ** -1
        raise OutOfRange(node, "it divides by zero", "write another divisor") from None
    except OverflowError:
        raise OutOfRange(node, "it exceeds what a float holds", _SMALLER) from None
    except (TypeError, ValueError) as problem:
        raise OutOfRange(node, str(problem), "write numbers that have a result") from None
    vanishes = isinstance(operation, ast.Mult | ast.Div) and all(values)
    if value == 0 and (vanishes or (isinstance(operation, ast.Pow) and values[0])):
        raise OutOfRange(node, _UNDERFLOW, _LARGER)
    return value


def _finite(node: ast.expr, value: Number) -> Number:
    if isinstance(value, int):
        if value.bit_length() > _BITS:
            raise OutOfRange(node, "whole numbers have 64 bits", _SMALLER)
    elif not all(map(math.isfinite, (value.real, value.imag))):
        raise OutOfRange(node, "it exceeds what a float holds", _SMALLER)
    return value
