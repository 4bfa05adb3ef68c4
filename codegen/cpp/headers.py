"""The functions and members that a C++ header declares, with their parameters and return types.

The reader tracks scopes (``namespace``, ``class``) and the ends of statements, and skips function bodies.
It reads code that a preprocessor would leave out as well, so it may find more than a compiler.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

_NOISE = re.compile(
    r"//[^\n]*|/\*.*?\*/|^[ \t]*#(?:[^\n\\]|\\.)*(?:\\\n[^\n]*)*|\[\[.*?\]\]",
    re.DOTALL | re.MULTILINE,
)
_TOKEN = re.compile(
    r'"(?:[^"\\\n]|\\.)*"|\'(?:[^\'\\\n]|\\.)*\'|[A-Za-z_]\w*|[0-9][\w.]*|::|->|\.\.\.|\S'
)
_WORD = re.compile(r"[A-Za-z_]\w*")
_DROPPED = frozenset(
    (
        *("inline", "static", "extern", "constexpr", "virtual", "explicit", "friend", "public"),
        *("private", "protected", "TORCH_API", "C10_API", "C10_ALWAYS_INLINE", "C10_UNUSED"),
        *("typename", "C10_HOST_DEVICE", "C10_DEPRECATED", "const", "TORCH_XPU_API", "noexcept"),
    )
)
_NO_NAMES = frozenset(
    (
        *("return", "if", "for", "while", "switch", "sizeof", "decltype", "operator", "catch"),
        *("static_assert", "alignas", "new", "delete", "throw", "requires", "using"),
    )
)


class Declaration(NamedTuple):
    """``Tensor sum_to(const Tensor& tensor, IntArrayRef shape, bool always = false)`` in its scope."""

    name: str
    scope: tuple[str, ...]
    """Namespaces and classes around it, from the outermost."""
    is_member: bool
    """Whether the innermost of those is a class."""
    returns: str
    """Without ``const``, ``&`` and the namespaces ``at`` and ``c10``; empty for a constructor."""
    parameters: tuple[str, ...]
    """Their types, spelled as `returns` is."""
    required: int
    is_open: bool
    """Whether it takes any number."""


def declarations(text: str) -> Iterator[Declaration]:
    """The functions and member functions of a header, in its order; overloads each by itself."""
    tokens = _TOKEN.findall(_NOISE.sub(" ", text))
    scopes: list[tuple[str, bool]] = []
    statement: list[str] = []
    position = 0
    while position < len(tokens):
        token = tokens[position]
        position += 1
        if token == ";":
            yield from _declared(statement, scopes)
            statement = []
        elif token == "}":
            if scopes:
                scopes.pop()
            statement = []
        elif (
            token == ":" and statement[-1:] and statement[-1] in ("public", "private", "protected")
        ):
            statement = []
        elif token == "{":
            opened = _scopes(statement)
            if opened:
                # ``namespace a::b`` is closed by one brace.
                scopes.append(("::".join(name for name, _ in opened), opened[-1][1]))
            else:
                position = _behind(tokens, position)
                if position < len(tokens) and tokens[position] in (",", "{", ")"):
                    continue  # a value in braces: the statement goes on
                yield from _declared(statement, scopes)
            statement = []
        else:
            statement.append(token)


def _behind(tokens: list[str], position: int) -> int:
    """The position behind the brace that closes the one that was just read."""
    depth = 1
    while position < len(tokens) and depth:
        depth += {"{": 1, "}": -1}.get(tokens[position], 0)
        position += 1
    return position


def _scopes(statement: list[str]) -> list[tuple[str, bool]]:
    """What a brace opens behind a statement: namespaces or a class; nothing else has names that matter."""
    words = [w for w in statement if w not in _DROPPED]
    if words[:1] == ["namespace"]:
        return [(name, False) for name in words[1:] if _WORD.fullmatch(name)] or [("", False)]
    if words[:1] == ["C"] or words == ['"C"']:
        return [("", False)]
    while words[:1] == ["template"]:
        words = words[_closing(words, 1, "<", ">") + 1 :]
    if words[:1] in (["class"], ["struct"]) and "(" not in words[: _colon(words)]:
        names = [w for w in words[1 : _colon(words)] if _WORD.fullmatch(w) and w != "final"]
        return [(names[-1] if names else "", True)]
    return []


def _colon(words: list[str]) -> int:
    return words.index(":") if ":" in words else len(words)


def _closing(tokens: list[str], start: int, opening: str, closing: str) -> int:
    depth = 0
    for number in range(start, len(tokens)):
        depth += (tokens[number] == opening) - (tokens[number] == closing)
        if depth == 0:
            return number
    return len(tokens) - 1


def _declared(statement: list[str], scopes: list[tuple[str, bool]]) -> Iterator[Declaration]:
    words = [word for word in statement if word not in _DROPPED]
    while words[:1] == ["template"]:
        words = words[_closing(words, 1, "<", ">") + 1 :]
    depth = 0
    for number, word in enumerate(words):
        depth += (word == "<") - (word == ">")
        if word != "(" or depth or number == 0:
            continue
        name = words[number - 1]
        if (
            not _WORD.fullmatch(name)
            or not _NO_NAMES.isdisjoint(words[:number])
            or "=" in words[:number]
        ):
            return
        end = _closing(words, number, "(", ")")
        parameters = _parameters(words[number + 1 : end])
        required = sum(not default and not pack for _, default, pack in parameters)
        scope = tuple(part for text, _ in scopes for part in text.split("::") if part)
        yield Declaration(
            name,
            scope,
            bool(scopes) and scopes[-1][1],
            _type(words[: number - 1]),
            tuple(text for text, _, _ in parameters),
            required,
            any(pack for _, _, pack in parameters),
        )
        return


def _parameters(tokens: list[str]) -> list[tuple[str, bool, bool]]:
    """Type, whether it has a default, and whether it is a pack, of each parameter."""
    found: list[list[str]] = [[]]
    depth = 0
    for token in tokens:
        depth += (token in "<([{") - (token in ">)]}")
        if token == "," and depth == 0:
            found.append([])
        else:
            found[-1].append(token)
    parts = [part for part in found if part]
    result = []
    for part in parts:
        default = "=" in part
        own = part[: part.index("=")] if default else part
        if len(own) > 1 and _WORD.fullmatch(own[-1]) and own[-2] != "::":
            own = own[:-1]
        result.append((_type(own), default, "..." in part))
    return result


def _type(tokens: list[str]) -> str:
    kept = [t for t in tokens if t not in ("&", "const", "at", "c10", "torch")]
    return "".join(kept).removeprefix("::").replace("<::", "<").replace(",::", ",")
