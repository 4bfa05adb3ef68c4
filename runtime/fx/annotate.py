"""Types of values in graphs."""

from __future__ import annotations

from typing import Any

from .proxy import Proxy


def annotate(val: Any, type: Any) -> Any:
    """Say of what type a traced value is; others are returned as they are."""
    if isinstance(val, Proxy):
        if val.node.type:
            raise RuntimeError(
                "Tried to annotate a value that already had a type on it! Existing type is "
                f"{val.node.type} and new type is {type}. This could happen if you tried to annotate a function "
                "parameter value (in which case you should use the type slot on the function signature) or you "
                "called annotate on the same value twice"
            )
        val.node.type = type
    return val
