"""Nodes of the backward graph.

A node stands for one recorded call.  It knows where its gradients go (`next_edges`), what its outputs
looked like (`_metadata`) and, in the slots that the generator gives each subclass, what its formula
saved.  ``generated/autograd_nodes/`` holds the subclasses.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

if TYPE_CHECKING:
    from ...core.tensor import Tensor
    from .hooks import RemovableHandle

__all__ = ["Edge", "Node", "NotPlain", "OutputMetadata", "next_sequence_nr", "slots_of"]

Edge: TypeAlias = "tuple[Node, int]"
"""A node and the number of its output: where a gradient is due."""

OutputMetadata: TypeAlias = "tuple[tuple[int, ...], int]"
"""Shape and bits (dtype and device, ``runtime/core/bits.py``) of an output."""

next_sequence_nr = itertools.count().__next__
"""Numbers nodes in the order in which they are made; the engine runs the highest first."""


class NotPlain(Exception):
    """A node, or something that it saved, is no matter for arrays: its formula must run over tensors."""


class Node:
    """One recorded call; `run` turns gradients of its outputs into gradients of its inputs."""

    __slots__ = ("next_edges", "_metadata", "_nr", "__dict__", "__weakref__")

    next_edges: tuple[Edge | None, ...]
    """For each differentiable input where its gradient goes; None where none is due."""
    _metadata: tuple[OutputMetadata, ...]
    _nr: int
    _hooks: Any = None  # in the class: few nodes have any
    """None, or the node's hooks (``runtime/autograd/graph.py``)."""

    accumulates: ClassVar[bool] = False
    """Whether it stands for a leaf: AccumulateGrad."""
    saved_names: ClassVar[tuple[str, ...]] = ()
    """Slots that hold saved tensors, without the leading ``_saved_``."""
    saved_lists: ClassVar[tuple[str, ...]] = ()
    """Those of them that hold several each."""
    yaml_entry: ClassVar[str] = ""
    """The operator whose entry in ``derivatives.yaml`` has its formulas; empty where nobody wrote any."""
    yaml_formulas: ClassVar[tuple[str, ...]] = ()
    """The arguments that the formulas there are for, one for each input (`formula_place`)."""
    crosses_devices: ClassVar[bool] = False
    """Whether the operator's tensors may be on several devices: each gradient moves to its input's."""
    takes_undefined: ClassVar[bool] = False
    """Whether `run` is called even when no gradient of any output is there (custom Functions are)."""

    runs_user_code: ClassVar[bool] = False
    """Whether `run` calls functions of a user's, which may look at anything."""

    def run(self, grads: list[Tensor | None]) -> tuple[Tensor | None, ...]:
        """Gradients of the inputs, one for each of `next_edges`, from those of the outputs."""
        raise NotImplementedError(f"{self.name()} has no backward")

    def run_arrays(self, grad: Any, /) -> Sequence[Any]:
        """As `run`, over arrays and for a backward that nobody watches.

        Takes the gradient of the only output, or a list of those of several.  Raises NotPlain where formulas
        need tensors, as in this class.
        """
        raise NotPlain

    def release_variables(self) -> None:
        """Drop what was saved; a later backward through this node is an error."""

    def pruned(self, edges: tuple[Edge | None, ...]) -> Node:
        """A node to run in this one's place when only the gradients for `edges` are wanted.

        It is a copy, so that another thread may run this node in full meanwhile.
        """
        cls: Any = self.__class__
        clone: Node = object.__new__(cls)
        for slot in slots_of(cls):
            try:
                setattr(clone, slot, getattr(self, slot))
            except AttributeError:  # a slot that was never filled
                continue
        clone.__dict__.update(self.__dict__)
        clone.next_edges = edges
        clone.__dict__["original"] = self
        return clone

    if not TYPE_CHECKING:  # else every misspelt attribute would pass

        def __getattr__(self, name: str) -> Any:
            """``_saved_<name>``: what the node saved under a name; ``_raw_saved_<name>``: handles on tensors.

            Raises RuntimeError for a tensor that was changed in place or given up since, AttributeError for
            anything that the node does not save.
            """
            if name.startswith(("_saved_", "_raw_saved_")):
                from .saved_attributes import ABSENT, attribute_of

                found = attribute_of(self, name)
                if found is not ABSENT:
                    return found
            message = f"{self.__class__.__name__!r} object has no attribute {name!r}"
            raise AttributeError(message, name=name, obj=self)

    def __dir__(self) -> list[str]:
        from .saved_attributes import attribute_names

        return sorted({*object.__dir__(self), *attribute_names(self)})

    def name(self) -> str:
        """The node's kind, such as ``AddBackward0``."""
        return self.__class__.__name__

    # -- for users ---------------------------------------------------------------------------------

    @property
    def next_functions(self) -> tuple[tuple[Node | None, int], ...]:
        """For each differentiable input the node where its gradient goes, and the number there."""
        return tuple((None, 0) if edge is None else edge for edge in self.next_edges)

    @property
    def metadata(self) -> dict[Any, Any]:
        """A dictionary for whatever a user wants to keep with the node."""
        found: dict[Any, Any] = self.__dict__.setdefault("_user_metadata", {})
        return found

    def register_hook(self, fn: Callable[..., Any]) -> RemovableHandle:
        """Call ``fn(grad_inputs, grad_outputs)`` after each run.

        A tuple that it returns takes the place of the gradients of the inputs.
        """
        from .hooks import RemovableHandle, hooks_of

        return RemovableHandle(hooks_of(self).post_hooks, fn)

    def register_prehook(self, fn: Callable[..., Any]) -> RemovableHandle:
        """Call ``fn(grad_outputs)`` before each run.

        A tuple that it returns takes the place of the gradients of the outputs.
        """
        from .hooks import RemovableHandle, hooks_of

        return RemovableHandle(hooks_of(self).pre_hooks, fn)

    @property
    def requires_grad(self) -> bool:
        """True: only recorded calls have nodes."""
        return True

    @property
    def _input_metadata(self) -> list[Any]:
        """What the gradients that the node takes must look like: shape, dtype and device of each output."""
        from .input_metadata import InputMetadata

        return [InputMetadata.of(*metadata) for metadata in self._metadata]

    def _sequence_nr(self) -> int:
        return self._nr

    def __repr__(self) -> str:
        return f"<{self.name()} object at {id(self):#x}>"


@cache
def slots_of(cls: type) -> tuple[str, ...]:
    """Every slot of a node class but those that a copy must not share."""
    names: list[str] = []
    for base in cls.__mro__:
        slots = base.__dict__.get("__slots__", ())
        names += (slots,) if isinstance(slots, str) else slots
    return tuple(name for name in names if not name.startswith("__"))
