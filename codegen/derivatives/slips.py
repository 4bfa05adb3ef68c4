"""Likely slips in formulas of either dialect that are valid as they stand (GS807)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

__all__ = ["HINT_OF_SIGN", "HINT_OF_TWICE", "LONE_SIGN", "given_twice", "said_of"]

LONE_SIGN = "a sign stands apart from what it is the sign of"
HINT_OF_SIGN = "is a term missing before it? write it close to the next one if not"
HINT_OF_TWICE = "give each by its own name"


def given_twice(
    parameters: Sequence[str],
    given: Sequence[str | None],
    mentioned: Collection[str],
    scope: Collection[str],
) -> int | None:
    """Where a call has one name at a second place, whose parameter is called as another in scope that it leaves out.

    ``f(input, weight, weight)`` of ``f(input, weight, bias)``, where there is a `bias`.  `given` are the arguments, None for
    those that are more than a name; `mentioned`, all names in them.
    """
    for position, (parameter, name) in enumerate(zip(parameters, given, strict=False)):
        if name in (None, parameter) or given.count(name) < 2:
            continue
        if parameter in scope and parameter not in mentioned:
            return position
    return None


def said_of(function: str, parameter: str, name: str) -> str:
    """What is wrong with such a call."""
    return f"'{function}' gets '{name}' for its '{parameter}' as well, and not '{parameter}'"
