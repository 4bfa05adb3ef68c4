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
        hint = super().__new__(cls, f"did you mean '{meant}'?")
        hint.word, hint.meant = word, meant
        return hint

    def __reduce__(self) -> tuple[type[Suggestion], tuple[str, str]]:
        return Suggestion, (self.word, self.meant)
