"""The parts of a schema that calls are bound with, read in one pass over its tokens.

`FunctionSchema` is the schema language: it says what is a schema, and builds a tree that prints it.  A
first call needs neither, only names, types and defaults, so texts that have been parsed before (by the
generator, or where an operator was defined) are cut into rows here, over the same tokens.  A test holds
the rows to the trees of every schema there is.
"""

from __future__ import annotations

from typing import NamedTuple

from .reader import TOKEN


class Row(NamedTuple):
    """One argument or return, its parts as text."""

    name: str
    """Empty for a return without one."""
    type: str
    """Without alias annotation: ``Tensor[]?``."""
    annotation: str
    """The alias annotation, ``a!``; empty for none."""
    default: str | None = None
    """None for a return, and for an argument that is required."""
    keyword_only: bool = False


def read_rows(text: str) -> tuple[list[Row], list[Row]]:
    """Arguments and returns of `text`, which must be a schema: mistakes in it go unnoticed."""
    tokens: list[str] = TOKEN.findall(text)
    arguments: list[Row] = []
    returns: list[Row] = []
    rows = arguments
    parts: list[str] = []  # of the type and the name
    default: list[str] | None = None
    keyword_only = False
    depth = 0
    for token in (*tokens[tokens.index("(") + 1 :], ","):
        if depth or token not in (",", ")", "->", "="):
            if token in ("(", "["):
                if not parts:
                    continue  # before several returns
                depth += 1
            elif token in (")", "]"):
                depth -= 1
            (parts if default is None else default).append(token)
            continue
        if token == "=":
            default = []
            continue
        if parts == ["*"]:
            keyword_only = True
        elif parts:
            name = annotation = ""
            if len(parts) > 1 and parts[-1].isidentifier() and parts[-2] != ".":
                name = parts.pop()
            if "(" in parts:
                start, end = parts.index("("), parts.index(")")
                annotation = "".join(parts[start + 1 : end]).replace("->", " -> ")
                del parts[start : end + 1]
            value = None if default is None else "".join(default)
            rows.append(Row(name, "".join(parts), annotation, value, keyword_only))
        parts, default = [], None
        if token == "->":
            rows, keyword_only = returns, False
    return arguments, returns
