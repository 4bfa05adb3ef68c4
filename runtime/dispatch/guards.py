"""Guards and queries for the calling thread's included and excluded keys, with PyTorch's names.

A guard applies within a ``with`` block, in the thread that entered it, and restores the previous state on every exit.
Guards are reentrant.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..core.keys import DispatchKey, key_named
from ..core.keysets import DispatchKeySet, raw_bits
from ..core.state import ExcludeDispatchKeyGuard as ExcludeDispatchKeyGuard
from ..core.state import IncludeDispatchKeyGuard as IncludeDispatchKeyGuard
from ..core.state import state
from ..schema.dispatch_keys import BACKENDS

_AUTOGRAD = DispatchKeySet(
    raw_bits(DispatchKey["AutogradFunctionality"])
    | raw_bits(DispatchKey["AutogradOther"])
    | raw_bits(DispatchKey["AutogradNestedTensor"])
)
_INPLACE_OR_VIEW = DispatchKeySet("ADInplaceOrView")


def _after(key: str) -> DispatchKeySet:
    """Every key below `key`, and the one of PyTorch's Python dispatcher, which stays wherever a call goes."""
    return DispatchKeySet(raw_bits(DispatchKey[key]) - 1).add("PythonDispatcher")


AFTER_AUTOGRAD = _after("AutogradOther")
"""The keys below autograd's: what an autograd kernel redispatches to, intersected with its keyset."""
AFTER_ADINPLACEORVIEW = _after("ADInplaceOrView")
"""The keys below ``ADInplaceOrView``."""

_ALWAYS_INCLUDED = DispatchKeySet(["BackendSelect", "ADInplaceOrView"])
_ALWAYS_EXCLUDED = DispatchKeySet(
    key for key in DispatchKeySet((1 << 62) - 1) if key.name.startswith("Autocast")
)
"""As in PyTorch outside autocasting.  `gradsmith.autocast` dispatches on none of these keys, so they stay excluded in it."""


class AutoDispatchBelowAutograd(ExcludeDispatchKeyGuard):
    """Within the block calls start below autograd: they are not recorded."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(_AUTOGRAD)


class AutoDispatchBelowADInplaceOrView(ExcludeDispatchKeyGuard):
    """Within the block calls start below autograd and below the counting of in-place changes."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(_AUTOGRAD | _INPLACE_OR_VIEW)


class PreserveDispatchKeyGuard:
    """What the block sets included and excluded keys to is forgotten at its end."""

    __slots__ = ("_previous",)

    def __init__(self) -> None:
        self._previous: list[tuple[int, int]] = []

    def __enter__(self) -> None:
        self._previous.append((state.included, state.excluded))

    def __exit__(self, *exception: object) -> None:
        included, excluded = self._previous[-1]
        state.switch_back(included=included, excluded=excluded)
        self._previous.pop()


class ForceDispatchKeyGuard(PreserveDispatchKeyGuard):
    """Within the block exactly these keys are included and excluded, beside those that always are."""

    __slots__ = ("_included", "_excluded")

    def __init__(self, include: DispatchKeySet, exclude: DispatchKeySet) -> None:
        super().__init__()
        self._included = include.raw_repr()
        self._excluded = exclude.raw_repr()

    def __enter__(self) -> None:
        super().__enter__()
        state.switch(included=self._included, excluded=self._excluded)


class SetExcludeDispatchKeyGuard(PreserveDispatchKeyGuard):
    """Within the block one key is excluded, or not excluded."""

    __slots__ = ("_key", "_excluded")

    def __init__(self, key: DispatchKey | str, excluded: bool) -> None:
        super().__init__()
        self._key = key
        self._excluded = excluded

    def __enter__(self) -> None:
        super().__enter__()
        set_excluded(self._key, self._excluded)


def acting_at_once(kind: Callable[..., Any]) -> type:
    """A class of guards like those of `kind` that hold from their construction on.

    They end where their block does, or, as in ``guard = …; try: …; finally: del guard``, with their last reference.
    """

    class AtOnce:
        __slots__ = ("_guard",)

        def __init__(self, *args: Any) -> None:
            self._guard = None
            guard = kind(*args)
            guard.__enter__()
            self._guard = guard

        def __enter__(self) -> Any:
            return self

        def __exit__(self, *exception: object) -> None:
            self.__del__()

        def __del__(self) -> None:
            guard, self._guard = self._guard, None
            if guard is not None:
                guard.__exit__(None, None, None)

    AtOnce.__doc__ = kind.__doc__
    return AtOnce


def included_keys() -> DispatchKeySet:
    """The keys that every call of this thread has, whatever its arguments."""
    always = _ALWAYS_INCLUDED.remove("ADInplaceOrView") if state.inference else _ALWAYS_INCLUDED
    return DispatchKeySet(state.included) | always


def excluded_keys() -> DispatchKeySet:
    """The keys that no call of this thread has, whatever its arguments."""
    found = DispatchKeySet(state.excluded) | _ALWAYS_EXCLUDED
    return found | _AUTOGRAD if state.inference else found


def is_included(key: DispatchKey | str) -> bool:
    """Whether every call of this thread has `key`."""
    return included_keys().has(key)


def is_excluded(key: DispatchKey | str) -> bool:
    """Whether no call of this thread has `key`."""
    return excluded_keys().has(key)


def set_included(key: DispatchKey | str, included: bool) -> None:
    """Include `key` in this thread's calls, or not, until that is changed again."""
    if not included and _ALWAYS_INCLUDED.has(key):
        name = key_named(key).name
        raise NotImplementedError(f"{name} is included in every call; exclude it instead")
    _set("included", key, included)


def set_excluded(key: DispatchKey | str, excluded: bool) -> None:
    """Exclude `key` from this thread's calls, or not, until that is changed again."""
    _set("excluded", key, excluded)


def _set(field: str, key: DispatchKey | str, value: bool) -> None:
    before: Any = DispatchKeySet(getattr(state, field))
    after = before.add(key) if value else before.remove(key)
    if not after.raw_repr() & ~((1 << len(BACKENDS)) - 1):
        after = DispatchKeySet()
    state.switch_back(**{field: after.raw_repr()})
