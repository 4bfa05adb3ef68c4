"""The special methods behind Python's operators."""

from __future__ import annotations

SYNTAX = {
    "__abs__": "abs(x)",
    "__add__": "x + y",
    "__and__": "x & y",
    "__eq__": "x == y",
    "__floordiv__": "x // y",
    "__ge__": "x >= y",
    "__gt__": "x > y",
    "__invert__": "~x",
    "__le__": "x <= y",
    "__lshift__": "x << y",
    "__lt__": "x < y",
    "__matmul__": "x @ y",
    "__mod__": "x % y",
    "__mul__": "x * y",
    "__ne__": "x != y",
    "__neg__": "-x",
    "__or__": "x | y",
    "__pos__": "+x",
    "__pow__": "x ** y",
    "__rshift__": "x >> y",
    "__sub__": "x - y",
    "__truediv__": "x / y",
    "__xor__": "x ^ y",
}
"""Python's syntax by special method; in-place and reflected ones follow from these."""

_BINARY = tuple(name for name, syntax in SYNTAX.items() if syntax[0] == "x")

SPECIAL_METHODS = (
    *SYNTAX,
    *(f"__{kind}{name[2:]}" for name in (*_BINARY, "__div__") for kind in ("i", "r")),
)
"""All that Python calls for its operators, and what programs for Python 2 call."""
