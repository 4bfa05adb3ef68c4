"""The nodes of the backward graph.

A node represents one recorded call.  It holds the destinations of its gradients (`next_edges`), the metadata of its
outputs (`_metadata`) and, in slots that the generator adds to each subclass, the values that its formula saved.  The
subclasses are in ``generated/autograd_nodes/``.
"""

from __future__ import annotations

import itertools
import operator
from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, NoReturn, TypeAlias

from ...core.errors import NotPlain
from ...core.tracebacks import trim

if TYPE_CHECKING:
    from ...core.tensor import Tensor
    from .description import NodeDescription
    from .hooks import RemovableHandle

Edge: TypeAlias = "tuple[Node, int]"
"""A node and the number of its output: where a gradient is due."""

OutputMetadata: TypeAlias = "tuple[tuple[int, ...], int]"
"""Shape and bits (dtype and device, ``runtime/core/bits.py``) of an output."""

_numbers = itertools.count()
next_sequence_nr = _numbers.__next__
"""Numbers nodes in the order in which they are made; the engine runs the highest first."""


def last_sequence_nr() -> int:
    """The number that was given last; -1 if none was."""
    # What a counter shows of itself is what comes next; asking for that would use it up.
    return int(repr(_numbers)[len("count(") : -1]) - 1


_AHEAD = 2**64


def run_ahead(node: Node) -> None:
    """Number a leaf's node above all that record calls: hooks show that leaves accumulate as soon as they can."""
    if node._nr < _AHEAD:
        node._nr += _AHEAD


def number_when_made(node: Node) -> int:
    """The number that `node` was given when it was made: above those of the nodes that it leads to."""
    return node._nr % _AHEAD


def take_place(
    node: Node, edges: tuple[Edge | None, ...], outputs: tuple[OutputMetadata, ...]
) -> None:
    """Put `node`, which has just been made, into the graph: where its gradients go, and how its outputs look."""
    node.next_edges = edges
    node._metadata = outputs
    node._nr = next_sequence_nr()


NATIVE = "torch::autograd::"
"""PyTorch's namespace of the nodes that stand for no operator: programs tell leaves by their node's whole name."""
_METADATA = ("_shape", "_dtype", "_device", "_layout", "_stride", "_storage_offset")
"""How the names of slots end that hold what a formula reads of a tensor without reading the tensor."""


@cache
def _shown(slot: str, raw: bool) -> property:
    """The attribute that shows what nodes have in `slot`."""

    def value(node: Node) -> Any:
        from .saved_attributes import value_of_slot

        return value_of_slot(node, slot, raw)

    return property(value)


class NodeClass(type):
    """Classes of nodes are of no module where they are shown, as PyTorch's."""

    def __repr__(cls) -> str:
        return f"<class '{cls.__name__}'>"


class Node(metaclass=NodeClass):
    """One recorded call; `run` turns gradients of its outputs into gradients of its inputs."""

    __slots__ = ("next_edges", "_metadata", "_nr", "__dict__", "__weakref__")

    next_edges: tuple[Edge | None, ...]
    """For each differentiable input where its gradient goes; None where none is due."""
    _metadata: tuple[OutputMetadata, ...]
    _nr: int
    _hooks: Any = None  # in the class: few nodes have any
    """None, or the node's hooks (``hooks.py``)."""
    _order: int | None = None
    """What `_set_sequence_nr` was told."""

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

    prefix: ClassVar[str] = ""
    """What `name` puts before the name of the class: `NATIVE` for nodes that stand for no operator."""
    shown_name: ClassVar[str] = ""
    """What `name` says, where several classes have nodes of one name; empty for the name of the class."""
    runs_user_code: ClassVar[bool] = False
    """Whether `run` calls functions of a user's, which may look at anything."""
    _releases: ClassVar[bool] = False
    """Whether `release_variables` does anything: most nodes keep no more than shapes."""

    def run(self, grads: list[Tensor | None]) -> tuple[Tensor | None, ...]:
        """Gradients of the inputs, one for each of `next_edges`, from those of the outputs."""
        raise NotImplementedError(f"{self.name()} has no backward")

    def run_arrays(self, grad: Any, /) -> Sequence[Any]:
        """Like `run`, over arrays and for a backward that nobody watches.

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

    def __init_subclass__(cls, **kwargs: Any) -> None:
        """Give the class ``_saved_<name>``, and ``_raw_saved_<name>`` for tensors, where it has slots for that."""
        super().__init_subclass__(**kwargs)
        releases = cls.release_variables is not Node.release_variables
        if releases is not cls._releases:  # an attribute of each class would be seen
            cls._releases = releases
        # As members of the class: a `__getattr__` would make each access to any attribute ten times as dear.
        for slot in cls.__dict__.get("__slots__", ()):
            name = slot.removeprefix("raw_")
            if name != slot or slot.endswith(_METADATA):
                setattr(cls, f"_saved_{name}", _shown(slot, False))
            if name != slot and name in cls.saved_names:
                setattr(cls, f"_raw_saved_{name}", _shown(slot, True))

    def shown(self) -> str:
        """What the node's kind is called where tensors are printed."""
        return self.shown_name or self.__class__.__name__

    def name(self) -> str:
        """The node's kind, such as ``AddBackward0``."""
        return self.prefix + self.shown()

    def composition(self) -> tuple[Any, ...] | None:
        """The graph that it stands for, where PyTorch records several nodes: see `ComposedNode`."""
        return None

    def rank(self, name: str) -> int:
        """How many dimensions an argument had of which it saved the shape or the tensor; 2 if that is released."""
        shape = getattr(self, f"{name}_shape")
        saved = getattr(self, f"raw_{name}")
        if shape is None:
            shape = saved[0].shape if saved.__class__ is tuple else (0, 0)
        return len(shape)

    # -- for users ---------------------------------------------------------------------------------

    @property
    def next_functions(self) -> tuple[tuple[Node | None, int], ...]:
        """For each differentiable input the node where its gradient goes, and the number there."""
        edges = self.next_edges
        parts = self.composition()
        if parts is not None or "_edges_shown" in self.__dict__:
            edges = _edges_shown(self, parts)
        return tuple((None, 0) if edge is None else (seen(edge[0]), edge[1]) for edge in edges)

    @property
    def metadata(self) -> dict[Any, Any]:
        """A dictionary for whatever a user wants to keep with the node.

        In anomaly mode ``traceback_`` is there, the lines of the call that made the node, and ``parent_``, the
        node within whose backward that was.
        """
        own = self.__dict__
        found: dict[Any, Any] | None = own.get("_user_metadata")
        if found is None:
            found = own["_user_metadata"] = {}
            if "forward_stack" in own:
                import traceback

                found["traceback_"] = traceback.format_list(own["forward_stack"])
            if "made_by" in own:
                found["parent_"] = own["made_by"]
        return found

    def register_hook(self, fn: Callable[..., Any]) -> RemovableHandle:
        """Call ``fn(grad_inputs, grad_outputs)`` after each run.

        A tuple that it returns takes the place of the gradients of the inputs.
        """
        from .hooks import RemovableHandle, hooks_of

        return RemovableHandle.adding(hooks_of(self).table("post_hooks"), fn)

    def register_prehook(self, fn: Callable[..., Any]) -> RemovableHandle:
        """Call ``fn(grad_outputs)`` before each run.

        A tuple that it returns takes the place of the gradients of the outputs.
        """
        from .hooks import RemovableHandle, hooks_of

        return RemovableHandle.adding(hooks_of(self).table("pre_hooks"), fn)

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
        """The number by which the engine decides which of several nodes that could run goes first."""
        return self._nr if self._order is None else self._order

    def _set_sequence_nr(self, number: int) -> None:
        """Let the engine treat the node as if it had been made in another place of the order."""
        number = operator.index(number)
        if number < 0:
            raise OverflowError(f"a sequence number is not negative, got {number}")
        self._order = number

    def _register_hook_dict(self, tensor: Tensor) -> None:
        """Have the hooks in ``tensor._backward_hooks`` called with the gradient of `tensor`, an output of the node."""
        from .hooks import register_hooks_of

        register_hooks_of(self, tensor)

    def __call__(self, *grads: Tensor | None) -> Any:
        """The gradients of the inputs, for these of the outputs: what `run` returns, checked by nobody.

        Raises TypeError for another number of gradients than there are outputs and for anything but a tensor.
        """
        expected = len(self._metadata)
        if len(grads) != expected:
            raise TypeError(
                f"{self.name()} expected {expected} arguments, got {len(grads)} instead"
            )
        for position, grad in enumerate(grads):
            if grad is not None and not hasattr(grad, "_bits_"):
                raise TypeError(f"{self.name()}: argument {position} is not a Variable")
        try:
            results = self.run(list(grads))
        except Exception as error:
            trim(error)
            raise
        return results[0] if len(results) == 1 else tuple(results)

    def _compiled_args(self) -> NodeDescription:
        """What tells the node from others, the tensors that it saved, and its hooks, for a backward written out."""
        from .description import described

        return described(self)

    def _apply_with_saved(
        self, grads: Sequence[Tensor | None], tensors: Sequence[Tensor]
    ) -> tuple[Tensor | None, ...]:
        """What the node returns for `grads` if `tensors` were what it saved."""
        from .description import run_on

        return run_on(self, grads, tensors)

    def __reduce_ex__(self, protocol: Any) -> Any:
        raise TypeError(f"cannot pickle '{self.__class__.__name__}' object")

    def __repr__(self) -> str:
        return f"<{self.shown()} object at {id(self):#x}>"


def seen(node: Node) -> Node:
    """`node` for who looks at it: its class is called as it is, which tools that draw graphs go by."""
    name = node.shown()
    if node.__class__.__name__ != name:
        node.__class__ = _called(node.__class__, name)
    return node


@cache
def _called(cls: type[Node], name: str) -> type[Node]:
    """A class of the same nodes by another name."""
    made: Any = type(cls)
    again: type[Node] = made(name, (cls,), {"__slots__": (), "__module__": cls.__module__})
    return again


def shown_as(result: Tensor, name: str, *inputs: Tensor) -> Tensor:
    """`result` of a composition, whose node is called `name`: PyTorch records one operator where several are recorded here.

    Its gradients go to `inputs`, for who looks, if there are any.
    """
    edge = result._edge_
    if edge is not None:
        # Also where the class chooses a name by what was recorded.
        edge[0].__dict__["shown"] = lambda: name
        if inputs:
            from .variable import gradient_edge

            edge[0].__dict__["_edges_shown"] = tuple(map(gradient_edge, inputs))
    return result


@cache
def slots_of(cls: type) -> tuple[str, ...]:
    """Every slot of a node class but those that a copy must not share."""
    names: list[str] = []
    for base in cls.__mro__:
        slots = base.__dict__.get("__slots__", ())
        names += (slots,) if isinstance(slots, str) else slots
    return tuple(name for name in names if not name.startswith("__"))


class ComposedNode(Node):
    """Part of the graph that PyTorch records of a call, where one node is recorded here, which computes all gradients at once.

    It is there for programs that walk a graph or draw it; ``derivatives.yaml`` says what it is, after the name of a node.
    """

    __slots__ = ()

    def run(self, grads: Any) -> NoReturn:
        """RuntimeError: it shows where gradients go, and computes none."""
        raise RuntimeError(f"{self.name()} is part of a node that computes its gradients at once")

    def register_hook(self, fn: Any) -> NoReturn:
        """RuntimeError: see `run`."""
        self.run(fn)

    register_prehook = register_hook


def _edges_shown(node: Node, parts: Any) -> tuple[Edge | None, ...]:
    """Where the gradients of `node` go in PyTorch's graph, which has these parts; the same nodes each time."""
    found: tuple[Edge | None, ...] | None = node.__dict__.get("_edges_shown")
    if found is None:
        found = node.__dict__["_edges_shown"] = _edges(node, parts)
    return found


def _edges(node: Node, parts: tuple[Any, ...]) -> tuple[Edge | None, ...]:
    return tuple([_edge(node, part) for part in parts])


def _edge(node: Node, part: Any) -> Edge | None:
    """The edge of an input by its number, or to a node of its own; None where no gradient is due."""
    if part.__class__ is not tuple:
        return None if part is None else node.next_edges[part]
    name, *parts = part
    edges = _edges(node, tuple(parts))
    if not any(edges):
        return None
    composed = _class_called(name)()
    composed.next_edges = edges
    composed._metadata = (((), 0),)
    composed._nr = node._nr
    return composed, 0


@cache
def _class_called(name: str) -> type[ComposedNode]:
    cls: Any = NodeClass(name, (ComposedNode,), {"__slots__": ()})
    called: type[ComposedNode] = cls
    return called
