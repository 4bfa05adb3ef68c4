"""`allow_mutation_on_saved_tensors`: copies saved tensors just before they are changed in place.

Every tensor that a node saves is registered under its version counter, which all tensors over the same memory share.
A mode below autograd intercepts operators that write to an argument, and first copies what is registered under its
counter.
"""

from __future__ import annotations

import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from ...core.bits import UNTRACKED
from ...core.state import state
from ...core.tensor import Tensor, VersionCounter, counter_of, wrap_bits
from ...dispatch.modes import pop_dispatch_mode, push_dispatch_mode
from .saved_hooks import pop_default_hooks, push_default_hooks


class SavedCopy:
    """A saved tensor: the elements it had when it was saved."""

    __slots__ = ("tensor", "__weakref__")

    tensor: Tensor | None
    """None once the block has ended, or its copies have been given up."""

    def __init__(self, tensor: Tensor) -> None:
        self.tensor = tensor


class SavedCopies:
    """What `allow_mutation_on_saved_tensors` gives: the saved tensors of its block."""

    def __init__(self) -> None:
        # The counter is in the value, so that no other one gets its id meanwhile.
        self._noted: dict[int, tuple[VersionCounter, weakref.WeakSet[SavedCopy]]] = {}
        self._all: weakref.WeakSet[SavedCopy] = weakref.WeakSet()

    def clear(self) -> None:
        """Give up all saved tensors: a backward that needs one becomes an error."""
        for kept in tuple(self._all):
            kept.tensor = None
        self._all.clear()
        self._noted.clear()

    def _note(self, tensor: Tensor) -> SavedCopy:
        counter = counter_of(tensor)
        kept = SavedCopy(tensor)
        self._all.add(kept)
        noted = self._noted.get(id(counter))
        if noted is None:
            noted = self._noted[id(counter)] = (counter, weakref.WeakSet())
        noted[1].add(kept)
        weakref.finalize(kept, self._forget, id(counter)).atexit = False
        return kept

    def _forget(self, key: int) -> None:
        noted = self._noted.get(key)
        if noted is not None and not noted[1]:
            del self._noted[key]

    def _before_change(self, tensor: Tensor) -> None:
        """Let the nodes that saved elements of `tensor` have copies of them."""
        noted = self._noted.pop(id(tensor._counter_), None)
        copies: dict[int, Tensor] = {}  # nodes that saved the same tensor share one
        for kept in () if noted is None else tuple(noted[1]):
            saved = kept.tensor
            if saved is not None:
                copy = copies.get(id(saved._data_))
                if copy is None:
                    copy = wrap_bits(saved._data_.copy(), saved._bits_ & UNTRACKED)
                    copies[id(saved._data_)] = copy
                kept.tensor = copy

    def __torch_dispatch__(
        self, operator: Any, types: Any, args: tuple[Any, ...], kwargs: dict[str, Any]
    ) -> Any:
        names = [parameter.name for parameter in operator.signature.parameters]
        for position in operator.signature.written:
            given = args[position] if position < len(args) else kwargs.get(names[position])
            for tensor in given if isinstance(given, (list, tuple)) else (given,):
                if isinstance(tensor, Tensor):
                    self._before_change(tensor)
        return operator(*args, **kwargs)


def _unpack(kept: SavedCopy) -> Tensor:
    if kept.tensor is None:
        raise AssertionError(
            "Trying to backward outside of the 'allow_mutation_on_saved_tensors' context in which the graph "
            "was originally recorded."
        )
    return kept.tensor


@contextmanager
def allow_mutation_on_saved_tensors() -> Iterator[SavedCopies]:
    """Within the block, tensors that nodes save may be changed in place: the nodes keep copies.

    A copy is made just before a change, and only of what was saved.  Backward must run within the block too.
    Gives an object whose ``clear()`` drops everything saved.  RuntimeError for a block within another.
    """
    copies = SavedCopies()
    if any(isinstance(mode, SavedCopies) for mode in state.dispatch_modes):
        raise RuntimeError("allow_mutation_on_saved_tensors contexts cannot be nested")
    with noting_saved(copies), copying_before_change(copies):
        try:
            yield copies
        finally:
            copies.clear()


@contextmanager
def noting_saved(copies: SavedCopies) -> Iterator[None]:
    """Within the block `copies` notes what nodes save."""
    push_default_hooks(copies._note, _unpack)
    try:
        yield
    finally:
        pop_default_hooks()


@contextmanager
def copying_before_change(copies: SavedCopies) -> Iterator[None]:
    """Within the block what `copies` has noted is copied before it changes."""
    push_dispatch_mode(copies)
    try:
        yield
    finally:
        pop_dispatch_mode()
