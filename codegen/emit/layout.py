"""Formats generated Python.  Templates write each statement on a line of any length.

Lines that are too long, or that `ast.unparse` formats differently than black, are passed to black.
"""

from __future__ import annotations

import re
from functools import cache, partial
from typing import Any

from ..project.memo import Memo
from .line_breaks import LINE_LENGTH, broken

__all__ = ["LINE_LENGTH", "by_black", "formatted", "lay_out"]

_LONG = re.compile(rf"^.{{{LINE_LENGTH + 1},}}$", re.MULTILINE)
_UNLIKE_BLACK = ("'", "**", "lambda", "not (", "~(", "-(", "e-", "e+", "[::")
"""Where `ast.unparse` may write otherwise than black."""


_GOES_ON = frozenset("([{,")
"""What ends a line in the middle of a statement."""

_GOING_ON = re.compile(r" *(?:[)\]}]|(?:and|or|if .* else|else|for) (?!.*:$))")
"""How a line begins in the middle of one."""

_DOCSTRING = re.compile(r'"""[\s\S]*?"""')


def lay_out(module: str, memo: Memo, unparsed: bool = True) -> str:
    """The text of a module, with lines of its own for what black would give them.

    `unparsed` says that every statement has one line and may hold what `ast.unparse` wrote; else only lines
    that are too long are looked at.
    """
    pieces = []
    done = 0
    for start, end in _lines(module, unparsed):
        line = module[start:end]
        pieces += [module[done:start], memo.of("formatted", line, partial(formatted, line))]
        done = end
    return "".join([*pieces, module[done:]])


def _lines(module: str, unparsed: bool) -> list[tuple[int, int]]:
    """Where the lines start and end that black is asked for: those of docstrings are not."""
    found = []
    docstrings = _DOCSTRING.finditer(module)
    first = last = 0
    for start, end in sorted(_doubtful(module, unparsed)):
        if {module[start - 2 : start - 1], module[end - 1]} & _GOES_ON or _GOING_ON.match(
            module, start
        ):
            continue  # part of a statement: by itself it would mean something else, if anything
        while last <= start and (docstring := next(docstrings, None)) is not None:
            first, last = module.rfind("\n", 0, docstring.start()) + 1, docstring.end()
        if not first <= start < last:
            found.append((start, end))
    return found


def _doubtful(module: str, unparsed: bool) -> set[tuple[int, int]]:
    """Where the lines start and end that black may have something to say about."""
    found = {line.span() for line in _LONG.finditer(module)}
    for mark in _UNLIKE_BLACK if unparsed else ():
        position = module.find(mark)
        while position >= 0:
            start, end = module.rfind("\n", 0, position) + 1, module.index("\n", position)
            found.add((start, end))
            position = module.find(mark, end)
    return found


@cache
def _mode() -> Any:
    import black
    from black.mode import TargetVersion

    return black.Mode(line_length=LINE_LENGTH, target_versions={TargetVersion.PY311})


def formatted(line: str) -> str:
    """A statement in one line, or the head of a block, as black has it; anything else as it is."""
    if (found := broken(line)) is not None:
        return found
    from black.parsing import InvalidInput

    try:
        return by_black(line)
    except InvalidInput:  # part of a statement that has its lines already
        return line


def by_black(line: str) -> str:
    """What black makes of a statement in one line, or of the head of a block."""
    import black

    levels = (len(line) - len(line.lstrip(" "))) // 4
    opening = "".join("    " * level + "if x:\n" for level in range(levels))
    body = "    " * (levels + 1) + "pass\n" if line.endswith(":") else ""
    text = black.format_str(f"{opening}{line}\n{body}", mode=_mode())
    lines = text.rstrip("\n").split("\n")[levels:]
    return "\n".join(lines[:-1] if body else lines).lstrip("\n")
