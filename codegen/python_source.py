"""Pieces of Python source that black leaves alone.

The generator emits code in black's own style: one line where it fits, else one item a line with a
trailing comma.  A test runs black over the whole output.
"""

from __future__ import annotations

import keyword
from collections.abc import Iterable

from .schema import Argument, Type

__all__ = [
    "LINE_LENGTH",
    "assignment",
    "bracketed",
    "call",
    "default_source",
    "docstring",
    "python_name",
    "quoted",
]

LINE_LENGTH = 100


def python_name(name: str) -> str:
    """`name`, with an underscore where Python keeps the word for itself."""
    return name + "_" if keyword.iskeyword(name) else name


def quoted(text: str) -> str:
    """A string literal as black writes it: double quotes unless that needs more escapes."""
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
) -> str:
    """``prefix(a, b)suffix`` in one line if it fits, else with one item a line.

    The text starts behind `indent` spaces that the caller has written; further lines carry theirs, and
    all of them will be indented by `base` more.
    """
    parts = list(items)
    opening, closing = brackets[0], brackets[1]
    line = f"{prefix}{opening}{', '.join(parts)}{closing}{suffix}"
    if "\n" not in line and base + indent + len(line) <= LINE_LENGTH:
        return line
    pad = " " * (indent + 4)
    body = "".join(f"{pad}{part},\n" for part in parts)
    return f"{prefix}{opening}\n{body}{' ' * indent}{closing}{suffix}"


def assignment(target: str, value: str) -> str:
    """``target = value`` at the margin, with parentheses where it does not fit in a line."""
    line = f"{target} = {value}"
    return line if len(line) <= LINE_LENGTH else f"{target} = (\n    {value}\n)"


def call(function: str, items: Iterable[str], indent: int = 0) -> str:
    """A call of `function`, in black's layout."""
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
    if len(lines) == 1:  # it is only the quotes that do not fit: black would put them there
        lines = _wrap(text, len(text) - 1)
    return '"""' + f"\n{pad}".join(lines) + f'\n{pad}"""'


def _wrap(text: str, width: int) -> list[str]:
    import textwrap

    return textwrap.wrap(text, width, break_long_words=False, break_on_hyphens=False)


_NAMED = {"Mean": "1", "Sum": "2", "long": "int64", "strided": "strided"}
"""Defaults that schemas write as names: reductions, dtypes, layouts."""


def default_source(argument: Argument) -> str:
    """The default of `argument` as Python source."""
    value = argument.default_value
    text = argument.default or "None"
    if isinstance(value, str) and text[:1] not in "\"'":
        return _NAMED.get(str(value), quoted(str(value)))
    if isinstance(value, (list, tuple)):
        items = ", ".join(repr(v) for v in value)
        return f"({items},)" if len(value) == 1 else f"({items})"
    if isinstance(value, str):
        return quoted(str(value))
    if isinstance(value, int) and not isinstance(value, bool) and _is_sized_list(argument.type):
        size = argument.type.as_list.size  # type: ignore[union-attr]
        return "(" + ", ".join([repr(value)] * (size or 1)) + ("," if size == 1 else "") + ")"
    return repr(value)


def _is_sized_list(type: Type) -> bool:
    sized = type.as_list
    return sized is not None and sized.size is not None
