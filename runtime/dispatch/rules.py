"""Rules for an operator under a mode, or for a class with ``__torch_dispatch__``.

They are registered from outside both (`gradsmith.library.register_torch_dispatch`, `OpOverload.py_impl`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .registrations import lock

RULES: dict[str, dict[type, Callable[..., Any]]] = {}
"""By qualified name of an operator, defined or not; the inner dictionaries are replaced, never changed."""


def add_rule(qualified: str, kind: type, function: Callable[..., Any]) -> Callable[[], None]:
    """Let ``function(mode_or_class, op, types, args, kwargs)`` handle calls for `kind`; returns what undoes it.

    RuntimeError where there is a rule already.
    """
    with lock:
        rules = RULES.get(qualified, {})
        if kind in rules:
            raise RuntimeError(
                f"{kind} already has a `__torch_dispatch__` rule registered for {qualified}"
            )
        RULES[qualified] = {**rules, kind: function}

    def undo() -> None:
        with lock:
            RULES[qualified] = {k: f for k, f in RULES[qualified].items() if k is not kind}

    return undo


def find_rule(qualified: str, kind: type) -> Callable[..., Any] | None:
    """The rule for exactly this class; None where there is none."""
    rules = RULES.get(qualified)
    return None if rules is None else rules.get(kind)
