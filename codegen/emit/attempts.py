"""The source of a binding's fast path, in black's layout."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from .python_source import LINE_LENGTH, bracketed

__all__ = ["attempt_source"]


@cache
def attempt_source(
    conditions: tuple[str, ...],
    preparation: tuple[str, ...],
    table: str,
    terms: tuple[str, ...],
    call: tuple[str, ...],
    base: int = 0,
) -> str:
    """``if`` the conditions hold, look the kernel up under the ORed `terms` and call it.

    A missing kernel and an argument that is no tensor both fall through to what follows; an error of the kernel's
    goes to the program, less the frames that do not concern it.  The lines will be
    indented by `base` more.
    """
    indent = 8 if conditions else 4
    lines = _condition(conditions, base) if conditions else []
    pad = " " * indent
    lines.append(f"{pad}kernel = None")
    lines.append(f"{pad}try:")
    lines += [f"{pad}    {line}" for line in preparation]
    joined = " | ".join(terms)
    key = f"({joined}) & state.mask" if len(terms) > 1 else f"{joined} & state.mask"
    line = f"{pad}    kernel = {table}[{key}]"
    if base + len(line) > LINE_LENGTH:
        first, *rest = terms
        if first != "bits":
            lines += _bits_lines(f"{pad}    ", "=", first, base)
        for term in rest:
            lines += _bits_lines(f"{pad}    ", "|=", term, base)
        line = f"{pad}    kernel = {table}[bits & state.mask]"
    lines.append(line)
    lines.append(f"{pad}    {_returned(call, indent + 4, base)}")
    lines.append(f"{pad}except Exception as error:")
    lines.append(f"{pad}    if kernel is not None and trim(error):")
    lines.append(f"{pad}        raise")
    return "\n".join(lines)


def _returned(call: Sequence[str], indent: int, base: int) -> str:
    if all(base + indent + len(item) < LINE_LENGTH - 4 for item in call):
        return bracketed("return kernel", call, "", indent, base=base)
    return f"return kernel({', '.join(call)})"


def _wrapped(term: str) -> bool:
    return term.startswith("(") and term.endswith(")")


def _bits_lines(pad: str, operator: str, term: str, base: int) -> list[str]:
    bare = term[1:-1] if _wrapped(term) else term
    line = f"{pad}bits {operator} {bare}"
    if base + len(line) <= LINE_LENGTH:
        return [line]
    return [f"{pad}bits {operator} (", f"{pad}    {bare}", f"{pad})"]


def _condition(conditions: Sequence[str], base: int) -> list[str]:
    bare = conditions[0] if len(conditions) > 1 else _unwrapped(conditions[0])
    line = f"    if {' and '.join([bare, *conditions[1:]])}:"
    if base + len(line) <= LINE_LENGTH:
        return [line]
    if len(conditions) == 2 and _wrapped(conditions[1]):
        # Black opens the second one's own parentheses where that leaves two lines that fit.
        opening = f"    if {conditions[0]} and ("
        inner = f"        {conditions[1][1:-1]}"
        if base + max(len(opening), len(inner)) <= LINE_LENGTH:
            return [opening, inner, "    ):"]
    rows = [f"        {conditions[0]}"] + [f"        and {c}" for c in conditions[1:]]
    return ["    if (", *rows, "    ):"]


def _unwrapped(condition: str) -> str:
    """Black drops redundant parentheses around a whole condition."""
    return condition[1:-1] if _wrapped(condition) and condition.count("(") == 1 else condition
