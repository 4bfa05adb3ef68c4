"""Default values: what may stand behind `=` in a schema, and what it means in Python."""

from __future__ import annotations

import math
import re
from functools import lru_cache
from typing import TypeAlias

from .reader import Reader


class Name(str):
    """A default that is a name: `contiguous_format`, `strided`, `long`, `Mean`."""

    __slots__ = ()

    def __repr__(self) -> str:
        return str(self)


Literal: TypeAlias = "bool | int | float | str | Name | tuple[Literal, ...] | None"

DTYPES = {
    "bool": "bool_",
    **dict.fromkeys(("uint8", "byte"), "uint8"),
    **dict.fromkeys(("int8", "char"), "int8"),
    **dict.fromkeys(("int16", "short"), "int16"),
    **dict.fromkeys(("int32", "int"), "int32"),
    **dict.fromkeys(("int64", "long"), "int64"),
    **dict.fromkeys(("float16", "half"), "float16"),
    "bfloat16": "bfloat16",
    **dict.fromkeys(("float32", "float"), "float32"),
    **dict.fromkeys(("float64", "double"), "float64"),
    **dict.fromkeys(("complex64", "cfloat"), "complex64"),
    **dict.fromkeys(("complex128", "cdouble"), "complex128"),
    **{name: name for name in ("uint16", "uint32", "uint64")},
}
"""The dtypes by the names that schemas have for them, as they are called in ``gradsmith.core.dtypes``."""
LAYOUTS = (
    "strided",
    "sparse_coo",
    "sparse_csr",
    "sparse_csc",
    "sparse_bsr",
    "sparse_bsc",
    "jagged",
)
MEMORY_FORMATS = ("contiguous_format", "preserve_format", "channels_last", "channels_last_3d")
REDUCTIONS: dict[str, Literal] = {"Mean": 1, "Sum": 2}
"""The numbers of reductions by the names that defaults have for them."""
INT64 = range(-(2**63), 2**63)
"""The whole numbers that an argument can be."""

_CONSTANTS: dict[str, Literal] = {
    "None": None,
    "True": True,
    "False": False,
    "inf": float("inf"),
    "-inf": float("-inf"),
    "nan": float("nan"),
}
_HINTS = {
    "true": "write True",
    "false": "write False",
    "null": "write None",
    "none": "write None",
    "nullptr": "write None",
    "nullopt": "write None",
    "{": "write a list in brackets: [0, 1]",
    "(": "write a list in brackets: [0, 1]",
}
_ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "0": "\0"}
_LONGEST_NUMBER = 400  # digits; Python itself refuses to read an int of more than 4,300
_DEEPEST_LIST = 8


@lru_cache(maxsize=4096)
def parse_literal(text: str) -> Literal:
    """The Python value of a default as the schema spells it.

    Numbers, strings, `True`, `False` and `None` are themselves, a list becomes a tuple, and
    any other name a `Name`.  Raises SchemaError.
    """
    if text in _CONSTANTS:
        return _CONSTANTS[text]
    if len(text) < 10 and text.isascii() and text.isdecimal():
        return int(text)
    reader = Reader(text)
    value = read_literal(reader)
    reader.expect_end("the default value")
    return value


def default_value(text: str, type: str) -> Literal:
    """The Python value of the default of an argument, from what the schema writes as default and as type.

    A reduction is its number; one number for a list of a size stands for all elements; a dtype, a layout
    or a memory format is the `Name` that the schema gives it.
    """
    value = parse_literal(text)
    if value.__class__ is Name:
        return REDUCTIONS.get(str(value), value)
    if not type.endswith(("]", "]?")) or value is None or isinstance(value, tuple):
        return value
    size = type[type.rindex("[") + 1 : type.rindex("]")]
    return (value,) * int(size) if size else value


def read_literal(reader: Reader, depth: int = 0) -> Literal:
    """Consume one literal."""
    token = reader.peek
    if token in _CONSTANTS:
        reader.index += 1
        return _CONSTANTS[token]
    if token in _HINTS:
        raise reader.error(f"'{token}' is not a default value", hint=_HINTS[token])
    if token == "[":
        return _read_list(reader, depth)
    if token[:1] in ("'", '"') and len(token) > 1:
        reader.index += 1
        return _unescape(token[1:-1])
    if token.isascii() and token.lstrip("-")[:1].isdigit():
        return _read_number(reader, token)
    return Name(reader.take_name("a default value"))


def _read_number(reader: Reader, token: str) -> int | float:
    if len(token) > _LONGEST_NUMBER:
        raise reader.error(f"a number of more than {_LONGEST_NUMBER} characters")
    if token.lstrip("-").isdigit():
        reader.index += 1
        return int(token)
    value = float(token)
    if math.isinf(value):
        raise reader.error(f"{token} exceeds what a float holds", hint="write inf", code="GS203")
    if not value and re.match(r"-?[0.]*[1-9]", token):
        raise reader.error(
            f"{token} is smaller than what a float holds", hint="write 0.0", code="GS203"
        )
    reader.index += 1
    return value


def _read_list(reader: Reader, depth: int) -> tuple[Literal, ...]:
    if depth == _DEEPEST_LIST:
        raise reader.error(f"lists are nested more than {_DEEPEST_LIST} deep")
    reader.index += 1
    values: list[Literal] = []
    while not reader.accept("]"):
        if values:
            reader.expect(",", "an element of a list")
        values.append(read_literal(reader, depth + 1))
    return tuple(values)


def _unescape(body: str) -> str:
    if "\\" not in body:
        return body
    pieces = []
    characters = iter(body)
    for character in characters:
        if character == "\\":
            escaped = next(characters)  # the token's pattern promises that there is one
            character = _ESCAPES.get(escaped, escaped)
        pieces.append(character)
    return "".join(pieces)
