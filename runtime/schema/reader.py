"""Tokens of the schema language, and the error that every mistake in a schema becomes.

The reader keeps only the tokens' texts.  Where they stand is found again when a mistake is
reported, so that schemas without mistakes, which is nearly all of them, pay nothing for it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import TypeVar

from .suggestion import Suggestion

Read = TypeVar("Read")

TOKEN = re.compile(
    r"""
    [A-Za-z_][A-Za-z0-9_]*                              # a name
    | ->                                                # before what is returned, and in (a -> *)
    | ::                                                # after a namespace
    | -?[0-9]+(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?         # a number
    | -inf\b
    | "(?:[^"\\\n]|\\.)*"                               # a string
    | '(?:[^'\\\n]|\\.)*'
    | \S                                                # punctuation, or a mistake
    """,
    re.VERBOSE,
)

_END = ""


class SchemaError(ValueError):
    """A mistake in a schema.

    `offset` is the 0-based column in `text` where the mistake starts and `length` how far it
    reaches; `hint` says what to write instead; `code` is what diagnostics file it under.
    """

    def __init__(
        self,
        message: str,
        text: str,
        offset: int,
        length: int = 1,
        hint: str | None = None,
        code: str = "GS201",
    ) -> None:
        super().__init__(message)
        self.message = message
        self.text = text
        self.offset = offset
        self.length = max(length, 1)
        self.hint = hint
        self.code = code

    def __str__(self) -> str:
        marker = " " * self.offset + "^" * self.length
        hint = f"\n{self.hint}" if self.hint else ""
        return f"{self.message}\n    {self.text}\n    {marker}{hint}"

    def __reduce__(self) -> tuple[type[SchemaError], tuple[object, ...]]:
        parts = (self.message, self.text, self.offset, self.length, self.hint, self.code)
        return SchemaError, parts


class Reader:
    """Walks over the tokens of one schema text.

    The parsing functions of the other modules take a reader, consume what they
    describe and leave the reader behind it.
    """

    __slots__ = ("index", "text", "tokens")

    def __init__(self, text: str) -> None:
        self.text = text
        self.tokens = TOKEN.findall(text)
        self.tokens.append(_END)
        self.index = 0

    @property
    def peek(self) -> str:
        """The next token; the empty string at the end."""
        token: str = self.tokens[self.index]
        return token

    def accept(self, token: str) -> bool:
        """Consume the next token if it is `token`; say whether it was."""
        if self.tokens[self.index] != token:
            return False
        self.index += 1
        return True

    def expect(self, token: str, after: str) -> None:
        """Consume `token`, which has to come after what `after` names."""
        if self.tokens[self.index] != token:
            hint = "close the arguments with ')'" if token == "," and self.peek == "->" else None
            raise self.error(
                f"expected '{token}' after {after}, found {self.describe()}", hint=hint
            )
        self.index += 1

    def take_name(self, what: str) -> str:
        """Consume a name; `what` says of what."""
        token: str = self.tokens[self.index]
        if not token.isidentifier() or not token.isascii():
            raise self.error(f"expected {what}, found {self.describe()}")
        self.index += 1
        return token

    def expect_end(self, after: str) -> None:
        """Check that nothing is left."""
        if self.tokens[self.index] != _END:
            raise self.error(f"expected nothing after {after}, found {self.describe()}")

    def describe(self) -> str:
        """The next token as a message names it."""
        token = self.peek
        if token == _END:
            return "the end"
        if token in "\"'":
            return f"a string that is not closed by {token}"
        return f"'{token}'" if token.isprintable() else f"the character {token!a}"

    def error(
        self,
        message: str,
        start: int | None = None,
        end: int | None = None,
        hint: str | None = None,
        code: str = "GS201",
    ) -> SchemaError:
        """The error for the tokens from number `start` up to `end`; the next one by default."""
        first = self.index if start is None else start
        offset, length = self.span(first, first + 1 if end is None else end)
        marked = self.text[
            offset : offset + length + 1
        ]  # a name ends before a letter of another script
        return SchemaError(message, self.text, offset, length, look_alike(marked) or hint, code)

    def span(self, start: int, end: int) -> tuple[int, int]:
        """Offset and length in the text of the tokens from number `start` up to `end`."""
        spans = [match.span() for match in TOKEN.finditer(self.text)]
        after = len(self.text.rstrip())
        spans.append((after, after + 1))
        first = spans[start][0]
        return first, max(spans[max(end - 1, start)][1] - first, 1)

    def source(self, start: int, end: int) -> str:
        """The text of the tokens from number `start` up to `end`, as it was written."""
        if end - start == 1:
            token: str = self.tokens[start]
            return token
        offset, length = self.span(start, end)
        return self.text[offset : offset + length]


def did_you_mean(word: str, candidates: Iterable[str]) -> str | None:
    """A hint that names the candidate closest to `word`, if one is close."""
    from difflib import get_close_matches

    folded = {candidate.lower(): candidate for candidate in candidates}
    close = get_close_matches(word.lower(), folded, n=1, cutoff=0.6)
    return Suggestion(word, folded[close[0]]) if close else None


def read_whole(text: str, read: Callable[[Reader], Read], what: str) -> Read:
    """What `read` makes of all of `text`; a SchemaError that names `what` where something is left."""
    reader = Reader(text)
    found = read(reader)
    reader.expect_end(what)
    return found


def look_alike(text: str) -> str | None:
    """A hint about the first character of `text` that is not ASCII, such as a Cyrillic letter in a name."""
    found = next((character for character in text if not character.isascii()), None)
    if found is None:
        return None
    import unicodedata  # only a mistake pays for the import

    name = unicodedata.name(found, "a character without a name")
    return f"'{found}' is U+{ord(found):04X}, {name}; write an ASCII character"
