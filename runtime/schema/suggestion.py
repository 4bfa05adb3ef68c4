"""A hint that says which word was meant."""

from __future__ import annotations


class Suggestion(str):
    """``did you mean 'sin'?``, for those who would rather write the word than read it."""

    __slots__ = ("meant", "word")

    word: str
    """What was written."""
    meant: str

    def __new__(cls, word: str, meant: str) -> Suggestion:
        """The hint for one who wrote `word`."""
        hint = super().__new__(cls, f"did you mean '{meant}'?{_strange(word, meant)}")
        hint.word, hint.meant = word, meant
        return hint

    def __reduce__(self) -> tuple[type[Suggestion], tuple[str, str]]:
        return Suggestion, (self.word, self.meant)


def _strange(word: str, meant: str) -> str:
    """Which character of a word only looks like one that is meant, or like nothing at all."""
    found = next((each for each in word if not each.isascii() and each not in meant), None)
    if found is None:
        return ""
    from unicodedata import name  # only such a mistake pays for the import

    return f" (with U+{ord(found):04X}, {name(found, 'which has no name').lower()}, in it)"
