"""The Python dispatcher: calls that also look at what `OpOverload.py_impl` registered.

While it is on, a function given with ``@op.py_impl(key)`` counts as registered at `key` (a runtime or an alias
key): it takes the place of a kernel there, and the rules of the computed table choose among all of them.
"""

from __future__ import annotations

from ..core.keys import DispatchKey
from ..core.keysets import raw_bits
from ..core.state import state

__all__ = ["enable_python_dispatcher", "no_python_dispatcher"]

_KEY = raw_bits(DispatchKey["PythonDispatcher"])


class _Switch:
    """Turns the Python dispatcher on or off for a ``with`` block, per thread."""

    _on: bool

    def __enter__(self) -> None:
        self._previous = state.included
        state.included = self._previous | _KEY if self._on else self._previous & ~_KEY
        state.refresh()

    def __exit__(self, *exception: object) -> None:
        state.included = self._previous
        state.refresh()


class enable_python_dispatcher(_Switch):
    """Within the block functions given by ``py_impl`` are consulted at every key."""

    _on = True


class no_python_dispatcher(_Switch):
    """Within the block they are not, though an outer block turned the dispatcher on."""

    _on = False
