"""Pieces of Python source.

A construct is written on one line if it fits, and otherwise with one item on each line and a trailing comma.
"""

from __future__ import annotations

import keyword
from collections.abc import Iterable

from ...schema.function_schema import Argument, Name
from ...schema.literals import DTYPES, MEMORY_FORMATS

LINE_LENGTH = 100


def python_name(name: str) -> str:
    """`name`, with an underscore where Python keeps the word for itself."""
    return name + "_" if keyword.iskeyword(name) else name


def generated_from(yaml: str) -> str:
    """The docstring line of a module that is generated from a YAML file."""
    return f"Generated from {yaml.rpartition('/')[2]}; edit that, not this file."


def init_head(items: list[str], keyword_only: list[str]) -> str:
    """The definition of an ``__init__`` with these parameters."""
    parameters = [*items, *(["*"] if keyword_only else []), *keyword_only]
    return f"def __init__({', '.join(parameters)}) -> None:"


def quoted(text: str) -> str:
    """A string literal: double quotes unless that needs more escapes."""
    literal = repr(text)
    if literal.startswith("'") and '"' not in text:
        return '"' + literal[1:-1] + '"'
    return literal


def bracketed(
    prefix: str,
    items: Iterable[str],
    suffix: str,
    indent: int = 0,
    brackets: str = "()",
    base: int = 0,
    exploded: bool = False,
) -> str:
    """``prefix(a, b)suffix`` in one line if it fits, else the items in a line of their own, else one a line.

    With `exploded` they never share a line of their own.  The text starts behind `indent` spaces that the caller has
    written; further lines carry theirs, and all of them will be indented by `base` more.
    """
    parts = list(items)
    opening, closing = brackets[0], brackets[1]
    line = f"{prefix}{opening}{', '.join(parts)}{closing}{suffix}"
    if "\n" not in line and base + indent + len(line) <= LINE_LENGTH:
        return line
    pad = " " * (indent + 4)
    together = f"{pad}{', '.join(parts)}"
    if not exploded and "\n" not in together and base + len(together) <= LINE_LENGTH:
        return f"{prefix}{opening}\n{together}\n{' ' * indent}{closing}{suffix}"
    body = "".join(f"{pad}{part},\n" for part in parts)
    return f"{prefix}{opening}\n{body}{' ' * indent}{closing}{suffix}"


def call(function: str, items: Iterable[str], indent: int = 0) -> str:
    """A call of `function`."""
    return bracketed(function, items, "", indent)


def docstring(text: str, indent: int, base: int = 0) -> str:
    """A docstring with its quotes, wrapped to the line length; `base` as in `bracketed`."""
    text = " ".join(text.split()).replace("\\", "\\\\").replace('"""', "'''")
    if text.endswith('"'):
        text += " "
    if base + indent + len(text) + 6 <= LINE_LENGTH:
        return f'"""{text}"""'
    pad = " " * indent
    width = LINE_LENGTH - base - indent - 3
    lines = _wrap(text, width)
    if len(lines) == 1:  # it is only the quotes that do not fit
        lines = _wrap(text, len(text) - 1)
    return '"""' + f"\n{pad}".join(lines) + f'\n{pad}"""'


def _wrap(text: str, width: int) -> list[str]:
    import textwrap

    return textwrap.wrap(text, width, break_long_words=False, break_on_hyphens=False)


_NAMED = {**DTYPES, "strided": "strided", **{name: name for name in MEMORY_FORMATS}}
"""Defaults that schemas write as names, and generated modules import: dtypes, layouts, memory formats."""


def default_source(argument: Argument) -> str:
    """The default of `argument` as Python source."""
    value = argument.default_value
    if isinstance(value, int) and str(argument.type.without_optional) == "float":
        return repr(float(value))  # as kernels get it: a fast path asks for the class
    if isinstance(value, Name):
        return _NAMED.get(str(value), quoted(str(value)))
    if isinstance(value, tuple):
        items = ", ".join(repr(v) for v in value)
        return f"({items},)" if len(value) == 1 else f"({items})"
    return quoted(value) if isinstance(value, str) else repr(value)
