"""What programs call operators over lists of tensors by: ``_foreach_add(tensors, 2)`` and similar functions."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from ..dispatch.call import call_slow
from ..dispatch.registry import PACKETS


@cache
def foreach_function(name: str) -> Callable[..., Any] | None:
    """The function of an operator over lists: a tuple of results, in place the list that it was given.  None if there is none."""
    packet = PACKETS.get(f"aten::{name}")
    if packet is None:
        return None
    operator = packet.op_overloads()[0]
    is_in_place = name.endswith("_")

    def function(self: Any, *args: Any, **kwargs: Any) -> Any:
        found = call_slow(function, operator, (self, *args), kwargs)
        return self if is_in_place else tuple(found)

    function.__name__ = function.__qualname__ = name
    function.__doc__ = f"`{name.removeprefix('_foreach_')}` of each tensor of a list."
    function.__module__ = "gradsmith"
    return function
