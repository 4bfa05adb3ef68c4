"""The stacks of modes and the switches of ``__torch_function__``, by PyTorch's private names."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import Any

from ..core.state import state
from ..core.torch_function import has_torch_function
from ..dispatch.modes import pop_dispatch_mode, push_dispatch_mode
from ..overrides.modes import _pop_mode, _push_mode


class _TorchFunctionState(IntEnum):
    """Who is asked about calls of functions."""

    ENABLED = 0
    SUBCLASSES_DISABLED = 1
    """Modes alone."""
    ALL_DISABLED = 2


class _TorchDispatchModeKey(IntEnum):
    """PyTorch's three modes that have places of their own on the stack; there are none of them here."""

    FAKE = 0
    PROXY = 1
    FUNCTIONAL = 2


# -- functions -------------------------------------------------------------------------------------------------


def _has_torch_function(args: Iterable[Any], /) -> bool:
    """Whether anybody is to be asked about a call with these arguments."""
    return has_torch_function(args)


def _has_torch_function_unary(arg: Any, /) -> bool:
    """`_has_torch_function` of one argument."""
    return has_torch_function((arg,))


def _has_torch_function_variadic(*args: Any) -> bool:
    """`_has_torch_function` of arguments given one by one."""
    return has_torch_function(args)


def _is_torch_function_enabled() -> bool:
    """Whether classes of arguments are asked."""
    return not state.overrides_disabled


def _is_torch_function_all_disabled() -> bool:
    """Whether neither they nor modes are."""
    return state.function_modes_aside is not None


def _get_torch_function_state() -> _TorchFunctionState:
    """Who is asked."""
    if _is_torch_function_all_disabled():
        return _TorchFunctionState.ALL_DISABLED
    if state.overrides_disabled:
        return _TorchFunctionState.SUBCLASSES_DISABLED
    return _TorchFunctionState.ENABLED


def _set_torch_function_state(wanted: _TorchFunctionState) -> None:
    """Say who is asked, on this thread, until it is said otherwise."""
    modes, aside = state.function_modes, state.function_modes_aside
    if wanted is _TorchFunctionState.ALL_DISABLED:
        if aside is None:
            modes, aside = (), modes
    elif aside is not None:
        modes, aside = aside, None
    disabled = wanted is not _TorchFunctionState.ENABLED
    state.switch(overrides_disabled=disabled, function_modes=modes, function_modes_aside=aside)


def _get_function_stack_at(level: int) -> Any:
    """The function mode at a place of this thread's stack, the outermost at 0.  RuntimeError where there is none."""
    return _at(state.function_modes, level, "TorchFunctionMode")


_push_on_torch_function_stack = _push_mode
_pop_torch_function_stack = _pop_mode


# -- operators -------------------------------------------------------------------------------------------------


def _get_dispatch_stack_at(level: int) -> Any:
    """The dispatch mode at a place of this thread's stack, the outermost at 0.  RuntimeError where there is none."""
    return _at(state.dispatch_modes, level, "TorchDispatchMode")


def _push_on_torch_dispatch_stack(mode: Any) -> None:
    """Put a mode on this thread's stack."""
    push_dispatch_mode(mode)


def _pop_torch_dispatch_stack(mode_key: _TorchDispatchModeKey | None, /) -> Any:
    """Take the innermost mode off; of None, since no mode has a place of its own.  RuntimeError without one."""
    if mode_key is not None or not state.dispatch_modes:
        raise RuntimeError("trying to pop from empty mode stack")
    return pop_dispatch_mode()


def _get_dispatch_mode(mode_key: _TorchDispatchModeKey, /) -> None:
    """None: there is no mode with a place of its own."""


_unset_dispatch_mode = _get_dispatch_mode


def _at(modes: tuple[Any, ...], level: int, kind: str) -> Any:
    if not 0 <= level < len(modes):
        raise RuntimeError(
            f"there is no {kind} at {level}: the stack of this thread has {len(modes)}"
        )
    return modes[level]
