"""NumPy's names for arguments, which functions take besides the names that schemas give.

They are in ``numpy_names.yaml``; generated modules declare them when they are imported.
"""

from __future__ import annotations

NUMPY_NAMES: dict[str, tuple[str, ...]] = {}
"""By the schema's name of an argument."""

BY_NUMPY_NAME: dict[str, str] = {}
"""What schemas call an argument, by what NumPy calls it."""

OPERANDS: set[str] = set()
"""Of these, the arguments that stand first and are hardly ever named: NumPy's names for them are taken where a
function takes any keyword, and no function takes any keyword for their sake."""


def declare(name: str, given: tuple[str, ...], operand: bool) -> None:
    """Let arguments called `name` be called otherwise too."""
    NUMPY_NAMES[name] = given
    BY_NUMPY_NAME.update(dict.fromkeys(given, name))
    if operand:
        OPERANDS.add(name)
