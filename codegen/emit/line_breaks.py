"""Breaks the most common kinds of long lines where black would, about a hundred times as fast as black.

Most lines that are too long are a call, a function header or a condition.
"""

from __future__ import annotations

import re

LINE_LENGTH = 100

_CALLED = r"(?:[\w.]+\(\)\.)?[\w.]+\("
_HEAD = re.compile(rf" *(?:def \w+\(|(?:return |raise |(?:\w+, )*\w+ = )?{_CALLED}|\w+ = [(\[])")
"""What `broken` knows: a function; a call, which may be returned, raised or kept; a tuple or a list that is kept."""
_IMPORT = re.compile(r"(from [\w.]+ import )(\w+(?:, \w+)+)")
_CALL = re.compile(rf" *{_CALLED}")
_STRING = re.compile(r'"[^"]*"')
_CONDITION = re.compile(r" *(?:el)?if ")
_TAIL = re.compile(r"\]|\)(?:(?: -> [\w.]+(?:\[[\w., ]+\])?)?:)?")
_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[()\[\]{},]| (?:and|or|if|else|for) |:=')
_ONE_TUPLE = re.compile(r"(?<=[ (])\([\w.]+,\)")
_LEFT_TO_BLACK = re.compile(
    r"[^ -~]|'|\\|#|\blambda\b|[\w)\]] ?\*\*|\b(?:not|in|await|del) ?\(|[-~+]\(|\[[^\]]*:|[\[({,],|,[)\]}]"
)
"""Where black may change more than line breaks: a comma that ends a list has a meaning, but in a tuple of one."""


def broken(line: str) -> str | None:
    """A line that is too long with its last bracket's contents in lines of their own, as black has it.

    None where black, which takes a hundred times as long, has to be asked.
    """
    if len(line) <= LINE_LENGTH or _LEFT_TO_BLACK.search(_ONE_TUPLE.sub("()", line)):
        return None
    if (condition := _CONDITION.match(line)) is not None and line.endswith(":"):
        return _broken_condition(line, condition.end())
    if (imported := _IMPORT.fullmatch(line)) is not None:
        return "\n".join([f"{imported[1]}(", *(f"    {n}," for n in imported[2].split(", ")), ")"])
    head, levels = _HEAD.match(line), (len(line) - len(line.lstrip(" "))) // 4
    if head is None:
        return None
    depth, start = 1, head.end()
    items: list[str] = []
    for token in _TOKEN.finditer(line, head.end()):
        mark = token[0]
        if mark in "([{":
            depth += 1
        elif mark in ")]}":
            depth -= 1
        elif mark == " for " and depth == 1:
            return None
        if depth == 0 or (depth == 1 and mark == ","):
            items.append(line[start : token.start()].strip(" "))
            start = token.end()
        if depth == 0:
            break
    tail = line[start - 1 :]
    if depth or _TAIL.fullmatch(tail) is None or not all(items):
        return None
    inner = "    " * (levels + 1)
    if len(items) < 2:
        row = _alone(f"{inner}{items[0]}") if items else None
        return row and "\n".join([line[: head.end()], row, "    " * levels + tail])
    whole = f"{inner}{', '.join(items)}"
    is_display = line[head.end() - 2] == " "
    rows = (
        [whole] if len(whole) <= LINE_LENGTH and not is_display else [f"{inner}{i}," for i in items]
    )
    if any(len(row) > LINE_LENGTH for row in rows):
        return None
    return "\n".join([line[: head.end()], *rows, "    " * levels + tail])


def _alone(row: str) -> str | None:
    """The only argument of a call in a line of its own: a call, or a text, however long."""
    if _STRING.fullmatch(row.strip()):
        return row
    if _CALL.match(row) is None:
        return None
    return row if len(row) <= LINE_LENGTH else broken(row)


def _broken_condition(line: str, start: int) -> str | None:
    """A condition of three parts or more in parentheses; with two, black may break the last bracket of one."""
    depth, levels = 0, (len(line) - len(line.lstrip(" "))) // 4
    inner = "    " * (levels + 1)
    whole = f"{inner}{line[start:-1]}"
    parts: list[str] = []
    at = start
    for token in _TOKEN.finditer(line, start):
        mark = token[0]
        if mark in "([{":
            depth += 1
        elif mark in ")]}":
            depth -= 1
        elif depth == 0 and mark in (" and ", " or "):
            parts.append(line[at : token.start()])
            at = token.start() + 1
        elif depth == 0 and mark[0] != '"':
            return None
    parts.append(line[at:-1])
    rows = [whole] if len(whole) <= LINE_LENGTH else [f"{inner}{part}" for part in parts]
    if len(parts) < 3 or any(len(row) > LINE_LENGTH for row in rows):
        return None
    return "\n".join([f"{line[:start]}(", *rows, "    " * levels + "):"])
