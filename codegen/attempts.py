"""The source of a binding's fast path, in black's layout."""

from __future__ import annotations

from collections.abc import Sequence

from .python_source import LINE_LENGTH, bracketed

__all__ = ["attempt_source"]


def attempt_source(
    conditions: Sequence[str], preparation: Sequence[str], table: str, terms: Sequence[str], call: Sequence[str], base: int = 0
) -> str:
    """``if`` the conditions hold, look the kernel up under the ORed `terms` and call it.

    A missing kernel and an argument that is no tensor both fall through to what follows.  The lines will be
    indented by `base` more.
    """
    indent = 8 if conditions else 4
    lines = _condition(conditions, base) if conditions else []
    pad = " " * indent
    lines.append(f"{pad}try:")
    lines += [f"{pad}    {line}" for line in preparation]
    joined = " | ".join(terms)
    key = f"({joined}) & state.mask" if len(terms) > 1 else f"{joined} & state.mask"
    line = f"{pad}    kernel = {table}[{key}]"
    if base + len(line) > LINE_LENGTH:
        first, *rest = terms
        start = f"{pad}    bits = {first.removeprefix('(').removesuffix(')') if _wrapped(first) else first}"
        if first != "bits":
            lines.append(start)
        for term in rest:
            lines += _or_lines(f"{pad}    ", term, base)
        line = f"{pad}    kernel = {table}[bits & state.mask]"
    lines.append(line)
    lines.append(f"{pad}except (AttributeError, KeyError):")
    lines.append(f"{pad}    pass")
    lines.append(f"{pad}else:")
    returned = bracketed("return kernel", call, "", indent + 4, base=base)
    lines.append(f"{pad}    {returned}")
    return "\n".join(lines)


def _wrapped(term: str) -> bool:
    return term.startswith("(") and term.endswith(")")


def _or_lines(pad: str, term: str, base: int) -> list[str]:
    bare = term[1:-1] if _wrapped(term) else term
    line = f"{pad}bits |= {bare}"
    if base + len(line) <= LINE_LENGTH:
        return [line]
    return [f"{pad}bits |= (", f"{pad}    {bare}", f"{pad})"]


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
