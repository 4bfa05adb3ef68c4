"""Function modes: handlers that see every call of a public function in a ``with`` block."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Self

from ..core.handlers import ACTIVE
from ..core.state import state


class TorchFunctionMode:
    """A context manager whose ``__torch_function__(self, func, types, args=(), kwargs=None)`` sees calls.

    Calls of functions, methods and operators and uses of attributes of tensors come to the mode entered last;
    while its handler runs, it is off the stack, so that what the handler calls goes to the mode outside
    of it.  ``with self:`` in a handler puts it back on.  What the handler returns is the call's result;
    NotImplemented leaves the call to the classes of its arguments.  Modes are per thread.
    """

    def __torch_function__(
        self, func: Any, types: Any, args: Any = (), kwargs: dict[str, Any] | None = None
    ) -> Any:
        raise NotImplementedError(f"{type(self).__name__} has no __torch_function__")

    def __enter__(self) -> Self:
        _push_mode(self)
        return self

    def __exit__(self, *exception: object) -> None:
        _pop_mode()

    @classmethod
    def push(cls, *args: Any, **kwargs: Any) -> Self:
        """``cls(*args, **kwargs)``, to be entered; PyTorch's older way of writing it."""
        return cls(*args, **kwargs)


class BaseTorchFunctionMode(TorchFunctionMode):
    """A mode that calls the function, no more."""

    def __torch_function__(
        self, func: Any, types: Any, args: Any = (), kwargs: dict[str, Any] | None = None
    ) -> Any:
        return func(*args, **(kwargs or {}))


def _push_mode(mode: Any) -> None:
    """Put `mode` on top of this thread's stack."""
    ACTIVE.append(mode)
    state.switch(function_modes=(*state.function_modes, mode))


def _pop_mode() -> Any:
    """Take the top mode off this thread's stack and return it.  RuntimeError when there is none."""
    modes = state.function_modes
    if not modes:
        raise RuntimeError("there is no TorchFunctionMode on the stack to pop")
    state.switch_back(function_modes=modes[:-1])
    _forget(modes[-1])
    return modes[-1]


def _forget(mode: Any) -> None:
    """Take one entry of `mode` out of `ACTIVE`; by identity, as modes may compare as they like."""
    for position in range(len(ACTIVE) - 1, -1, -1):
        if ACTIVE[position] is mode:
            del ACTIVE[position]
            return


@contextmanager
def _pop_mode_temporarily() -> Iterator[Any]:
    """The top mode, off the stack within the block."""
    modes = state.function_modes
    if not modes:
        raise RuntimeError("there is no TorchFunctionMode on the stack to pop")
    state.switch(function_modes=modes[:-1])
    try:
        yield modes[-1]
    finally:
        state.switch_back(function_modes=modes)


def _len_torch_function_stack() -> int:
    """Number of function modes that are active on this thread."""
    return len(state.function_modes)


def _get_current_function_mode() -> Any:
    """The innermost function mode; None without one."""
    return state.function_modes[-1] if state.function_modes else None


def _get_current_function_mode_stack() -> list[Any]:
    """The function modes of this thread, outermost first."""
    return list(state.function_modes)


def _is_torch_function_mode_enabled() -> bool:
    """Whether a function mode is active on this thread."""
    return bool(state.function_modes)
