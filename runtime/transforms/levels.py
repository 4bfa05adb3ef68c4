"""The transforms that a thread is in, innermost first.

Calls are those of the innermost level, whose kernels call what is below it by way of `below`.  A level of
differentiation has grad mode and forward mode of its own: what is switched within says nothing about the levels
outside.  A `vmap` shares them with what it is in.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import get_ident
from typing import Any

from ..core.bits import OUTSIDE, OUTSIDE_GRAD, OUTSIDE_VMAP
from ..core.state import MASKED, DispatchState, state, switch_recording
from .tape import Tape

_OWN = ("grad_enabled", "forward_enabled", "excluded", "inference", "mask")
"""What a level of differentiation has for itself."""
_DEFAULTS = [(name, getattr(DispatchState, name)) for name in _OWN]


class Level:
    """One transform that is open, or was: `alive` says which."""

    __slots__ = ("parent", "depth", "alive")

    differentiates = False
    """Whether tensors of the level have a history and tangents of their own."""
    hides: int
    """What the thread's mask takes away from bits while the level is the innermost one."""
    parent: Level | None
    """The next level outside; None for the outermost."""
    depth: int
    """1 for the outermost."""

    def __init__(self) -> None:
        self.parent = parent = state.level
        self.depth = 1 if parent is None else parent.depth + 1
        self.alive = False

    def __enter__(self) -> Any:
        self.alive = True
        state.switch(level=self)
        return self

    def __exit__(self, *exception: object) -> None:
        self.alive = False
        state.switch_back(level=self.parent)

    def below(self, recorded: bool = False) -> dict[str, Any]:
        """Make the thread's state that of the next level outside; `back` undoes it with what is returned.

        What a program does not let be recorded here is not recorded outside either, unless `recorded`.
        """
        raise NotImplementedError

    def left(self) -> outside:
        """A block outside of this level and of all that it is in."""
        return outside()

    def back(self, here: dict[str, Any]) -> None:
        """Make the thread's state `here` again, which `below` returned."""
        state.__dict__.update(here)
        MASKED.add(get_ident())


class _SharingLevel(Level):
    """A level without a state of its own."""

    __slots__ = ("masks",)

    def __init__(self) -> None:
        super().__init__()
        self.masks = _MASKS[0 if self.parent is None else self.parent.hides]

    def below(self, recorded: bool = False) -> dict[str, Any]:
        local = state.__dict__
        mask = local["mask"]
        local["level"] = self.parent
        local["mask"] = self.masks[mask]
        return {"level": self, "mask": mask}


class BatchLevel(_SharingLevel):
    """A level of `vmap`."""

    __slots__ = ("batch_size", "randomness")
    hides = OUTSIDE_VMAP

    def __init__(self, batch_size: int, randomness: str) -> None:
        super().__init__()
        self.batch_size = batch_size
        self.randomness = randomness


class _MasksBelow(dict[int, int]):
    """By the thread's mask in a level that has no state of its own: its mask below that."""

    def __init__(self, hides: int) -> None:
        self._hides = hides

    def __missing__(self, mask: int) -> int:
        found = (mask | OUTSIDE) & ~self._hides if mask else 0
        if found == DispatchState.mask:
            found = DispatchState.mask  # itself, which others compare by identity
        self[mask] = found
        return found


_MASKS = {hides: _MasksBelow(hides) for hides in (0, OUTSIDE_VMAP, OUTSIDE_GRAD, OUTSIDE)}
"""By what the level below hides."""


class GradLevel(Level):
    """A level of differentiation, forward or backward."""

    __slots__ = ("outside",)
    differentiates = True
    hides = OUTSIDE_GRAD
    outside: dict[str, Any]
    """What the thread's state was when the level was opened."""

    def __enter__(self) -> Any:
        local = state.__dict__
        self.outside = {name: local.get(name, default) for name, default in _DEFAULTS}
        self.outside["level"] = self.parent
        self.alive = True
        # Inference mode is outside: what is made there is seen through tensors of the level.
        state.switch(level=self, inference=False)
        return self

    def __exit__(self, *exception: object) -> None:
        self.alive = False
        state.switch_back(**self.outside)

    def below(self, recorded: bool = False) -> dict[str, Any]:
        local = state.__dict__
        here = {
            "level": self,
            "mask": local["mask"],
            "grad_enabled": local.get("grad_enabled", True),
            "forward_enabled": local.get("forward_enabled", True),
            "excluded": local.get("excluded", 0),
            "inference": local.get("inference", False),
        }
        local.update(self.outside)
        if not (here["grad_enabled"] or recorded):
            switch_recording(local, False)
        if not here["mask"]:
            local["mask"] = 0  # something must see every call, on any level
        return here


def current() -> Level | None:
    """The innermost level that the calling thread is in; None for none."""
    found: Level | None = state.level
    return found


def is_open() -> bool:
    """Whether the calling thread is in a transform."""
    return state.level is not None


class ForwardLevel(GradLevel):
    """A level of forward mode."""

    __slots__ = ()


class FunctionalLevel(_SharingLevel):
    """A level of `functionalize`."""

    __slots__ = ("keeps_views", "tape")
    hides = OUTSIDE

    def __init__(self, keeps_views: bool, tape: Tape | None = None) -> None:
        super().__init__()
        self.keeps_views = keeps_views
        self.tape = tape

    def made(self, function: Callable[..., Any], *args: Any, fresh: bool = False) -> Any:
        """``function(*args)``, called below the level; noted on the tape, if there is one; see `Tape.run`."""
        return function(*args) if self.tape is None else self.tape.run(function, *args, fresh=fresh)


class outside:
    """Within the block the thread is in no transform."""

    __slots__ = ("_level",)

    def __enter__(self) -> None:
        self._level = state.level
        state.switch(level=None)

    def __exit__(self, *exception: object) -> None:
        state.switch_back(level=self._level)
