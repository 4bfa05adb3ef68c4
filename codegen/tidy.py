"""Gives statements black's layout, and asks black itself only where that is not plain."""

from __future__ import annotations

from functools import cache
from typing import Any

from .memo import MEMO
from .python_source import LINE_LENGTH

__all__ = ["tidy"]

# What ast.unparse writes otherwise than black, or what black may lay out anew.
_TELLTALES = (
    "'",
    "**",
    "lambda",
    "\n",
    "(yield",
    ":=",
    "not (",
    "~(",
    "-(",
    "0x",
    "e-",
    "e+",
    "[::",
)


@cache
def _mode() -> Any:
    import black
    from black.mode import TargetVersion

    return black.Mode(line_length=LINE_LENGTH, target_versions={TargetVersion.PY311})


@cache
def tidy(statement: str, indent: int) -> str:
    """`statement`, which will stand behind `indent` spaces, as black lays it out.

    The first line comes without its indentation, further lines with theirs.
    """
    if indent + len(statement) <= LINE_LENGTH and not any(t in statement for t in _TELLTALES):
        return statement
    key = f"{indent}:{statement}"
    known: str | None = MEMO.get("tidy", key)
    if known is None:
        known = _formatted(statement, indent)
        MEMO.keep("tidy", key, known)
    return known


def _formatted(statement: str, indent: int) -> str:
    import black
    from black.parsing import InvalidInput

    levels = indent // 4
    opening = "".join("    " * level + "if x:\n" for level in range(levels))
    text = opening + " " * indent + statement.replace("\n", "\n" + " " * indent) + "\n"
    try:
        formatted = black.format_str(text, mode=_mode())
    except InvalidInput as error:  # pragma: no cover - our own source
        raise AssertionError(f"cannot format {statement!r}: {error}") from error
    lines = formatted.split("\n")[levels:]
    return "\n".join(lines).strip()
