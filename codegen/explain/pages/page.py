"""The contents of a code's page."""

from __future__ import annotations

from dataclasses import dataclass

FUNCTIONS = "native_functions.yaml"
DERIVATIVES = "derivatives.yaml"
TAGS = "tags.yaml"
DEPRECATED = "deprecated.yaml"
NUMPY_NAMES = "numpy_names.yaml"
SETTINGS = "pyproject.toml"
BACKEND = "backend.yaml"

FUNC = "- func: scaled(Tensor self, Scalar factor=2) -> Tensor\n"
"""The first line of the entry that examples vary."""
REST = "  dispatch: {CPU: scaled}\n  shape: same\n  category: arithmetic\n  doc: Times `factor`.\n"
"""The rest of it."""


@dataclass(frozen=True, slots=True)
class Page:
    """Why there is such a mistake, and an example of it beside one of how it is done.

    In `bad`, what the diagnostic points at stands between « and », which are no part of it.  Both are empty where
    the mistake is not in a text.
    """

    why: str
    bad: str = ""
    good: str = ""
    file: str = FUNCTIONS
    whole: bool = False
    """Whether the examples are all of the file; else they are one entry of it."""
    library: bool = False
    """Whether only a project that stands on gradsmith can make the mistake."""
    dialect: str = ""
    """The dialect that the examples are in, where that is not our own; they are all of their file then."""
