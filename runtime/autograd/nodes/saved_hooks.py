"""Hooks on saved tensors: pack a tensor when a node saves it, unpack it when its formula needs it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ...core.bits import DIFFERENTIABLE, FORWARD_GRAD, REQUIRES_GRAD, WITHOUT_HISTORY
from ...core.history import nodes_of
from ...core.state import shown, state, switch_recording
from ...core.tensor import Tensor, VersionCounter, counter_of
from .saved import (
    NOBODY,
    RELEASED,
    alias_of,
    as_tuple,
    raise_modified,
    save_input,
    unpack,
    unpack_with_history,
)
from .variable import describe, gradient_edge

if TYPE_CHECKING:
    from .node import Edge, Node


class Packed:
    """A saved tensor in the form that a pack hook gave it."""

    __slots__ = (
        "_packed",
        "_unpack_hook",
        "_counter_",
        "_version",
        "_edge_",
        "_output_nr",
        "_bits_",
        "_carrier",
    )

    _packed: Any
    _carrier: Tensor | None
    """Holds the tangent of a tensor that had one, in the tensor's stead."""
    _counter_: VersionCounter
    _version: int
    _edge_: Edge | None
    """Of an input: where its gradient is due.  Holding the edge keeps no elements alive."""
    _output_nr: int | None
    """Of an output of the saving node: its number; None for an input."""

    def __init__(
        self,
        node: Node,
        saved: tuple[Any, ...],
        pack_hook: Callable[[Tensor], Any],
        unpack_hook: Callable[[Any], Tensor],
    ) -> None:
        tensor: Tensor = saved[0]
        self._version = saved[1]
        self._output_nr = saved[2] if len(saved) == 3 else None
        self._edge_ = gradient_edge(tensor) if self._output_nr is None else None
        self._bits_ = tensor._bits_
        self._carrier = None
        if tensor._bits_ & FORWARD_GRAD:
            from ..forward.tangents import carrier_of

            self._carrier = carrier_of(tensor)
        self._unpack_hook = unpack_hook
        counter = self._counter_ = counter_of(tensor)
        before = counter.version
        handed = tensor
        if self._output_nr is not None and tensor._bits_ & DIFFERENTIABLE:
            # An output: while it is packed it has its history, for hooks that look at that.
            handed = alias_of(tensor, tensor._bits_ | REQUIRES_GRAD)
            handed._counter_ = counter
            handed._edge_ = (node, self._output_nr)
        local = state.__dict__
        was_enabled = local.get("grad_enabled", True)
        switch_recording(local, False)
        try:
            self._packed = shown(pack_hook)(handed)
        finally:
            switch_recording(local, was_enabled)
            if handed is not tensor:  # node and output must form no cycle
                handed._edge_ = None
                handed._bits_ &= ~REQUIRES_GRAD
        if counter.version != before:
            raise RuntimeError(
                f"A saved tensor pack hook is modifying its input in place ('{_name(pack_hook)}', for "
                f"{describe(tensor)}). Tensors provided as input to pack hook can not be modified by "
                "in-place operations as this can lead to unexpected side-effects; clone it in the hook."
            )

    def unpack(self, node: Node) -> Tensor:
        """What the unpack hook makes of it, with the history of the tensor that was saved."""
        tensor = shown(self._unpack_hook)(self._packed)
        if not isinstance(tensor, Tensor):
            raise TypeError(
                "Output of saved tensor unpack_hook expected to be a Tensor but got result of type "
                f"{tensor.__class__.__name__}"
            )
        counter = self._counter_
        if tensor._counter_ is counter and counter.version != self._version:
            # Kept as it was, not copied: then what holds without hooks holds.
            number = () if self._output_nr is None else (self._output_nr,)
            raise_modified(tensor, (tensor, self._version, *number), node, self)
        edge = self._edge_
        if self._output_nr is not None and tensor._bits_ & DIFFERENTIABLE:
            edge = (getattr(node, "original", node), self._output_nr)
        if self._carrier is None and (edge is None or edge == tensor._edge_):
            return tensor
        out = alias_of(
            tensor, tensor._bits_ & WITHOUT_HISTORY | (0 if edge is None else REQUIRES_GRAD)
        )
        out._counter_ = tensor._counter_
        out._edge_ = edge
        if self._carrier is not None:
            from ..forward.tangents import carry_linear

            carry_linear(out, self._carrier, lambda tangent: tangent)
        return out


def push_default_hooks(
    pack_hook: Callable[[Tensor], Any], unpack_hook: Callable[[Any], Tensor]
) -> None:
    """From now on have every tensor that a node saves go through these hooks, until `pop_default_hooks`.

    Raises RuntimeError where hooks are disabled, TypeError for what cannot be called.
    """
    if state.saved_tensor_hooks_disabled is not None:
        raise RuntimeError(state.saved_tensor_hooks_disabled)
    if not callable(pack_hook) or not callable(unpack_hook):
        raise TypeError("saved_tensors_hooks: pack_hook and unpack_hook must be callable")
    state.switch(saved_tensor_hooks=(*state.saved_tensor_hooks, (pack_hook, unpack_hook)))


def pop_default_hooks() -> None:
    """End what the last `push_default_hooks` began.  RuntimeError if there is nothing to end."""
    if not state.saved_tensor_hooks:
        raise RuntimeError("there are no hooks on saved tensors to take away")
    state.switch_back(saved_tensor_hooks=state.saved_tensor_hooks[:-1])


def disable_default_hooks(message: str) -> None:
    """Make hooks on saved tensors an error, of this message.  RuntimeError of it where some are in force."""
    if state.saved_tensor_hooks:
        raise RuntimeError(message)
    state.saved_tensor_hooks_disabled = message


def enable_default_hooks() -> None:
    """Allow hooks on saved tensors again."""
    state.saved_tensor_hooks_disabled = None


def pack_saved(node: Node) -> None:
    """Hand every tensor that `node` has just saved to the innermost hooks on saved tensors."""
    hooks = state.saved_tensor_hooks
    if not hooks:
        return
    pack_hook, unpack_hook = hooks[-1]
    for name in node.saved_names:
        slot = "raw_" + name
        setattr(node, slot, _packed(node, getattr(node, slot), pack_hook, unpack_hook))


def _packed(node: Node, saved: Any, pack_hook: Any, unpack_hook: Any) -> Any:
    saved = as_tuple(saved)
    if saved.__class__ is tuple:
        if saved and isinstance(saved[0], Tensor):
            return Packed(node, saved, pack_hook, unpack_hook)
        return tuple([_packed(node, item, pack_hook, unpack_hook) for item in saved])
    return saved


def _name(hook: Callable[..., Any]) -> str:
    return getattr(hook, "__name__", None) or type(hook).__name__


def pack_nodes_of(operator: Any, out: Any) -> None:
    """`pack_saved` for every node that a call of `operator` made, which returned `out`."""
    if operator.traits.autograd:
        for node in nodes_of(out):
            pack_saved(node)


def saved_argument(tensor: Tensor) -> Any:
    """A tensor saved by no node, with the innermost hooks on saved tensors taking part."""
    saved = save_input(tensor)
    hooks = state.saved_tensor_hooks
    return Packed(NOBODY, (tensor, *saved[1:]), *hooks[-1]) if saved and hooks else saved


def unpack_argument(saved: Any) -> Any:
    """The tensor that `saved_argument` saved.  RuntimeError if it was changed in place since."""
    return unpack(saved, NOBODY)


class SavedTensor:
    """A handle on one saved tensor of a node: what ``grad_fn._raw_saved_<name>`` gives."""

    __slots__ = ("_node", "_slot", "_index")

    _node: Node
    _slot: str
    _index: int | None

    def __init__(self) -> None:
        raise RuntimeError("Trying to create a SavedTensor object from Python is forbidden.")

    @classmethod
    def of(cls, node: Node, name: str, index: int | None = None) -> SavedTensor:
        """A handle on what `node` saved under a name, or on one of the tensors there."""
        handle = object.__new__(cls)
        handle._node = node
        handle._slot = "raw_" + name
        handle._index = index
        return handle

    @classmethod
    def each(cls, node: Node, name: str) -> tuple[SavedTensor, ...]:
        """Handles on the tensors of a slot that holds several."""
        saved = getattr(node, "raw_" + name)
        if saved is RELEASED:
            unpack(saved, node)
        return tuple([cls.of(node, name, index) for index in range(len(saved))])

    def _get(self) -> Any:
        saved = getattr(self._node, self._slot)
        return saved if self._index is None or saved is RELEASED else saved[self._index]

    @property
    def data(self) -> Any:
        """The tensor, or what the pack hook returned for it."""
        saved = self._get()
        return saved._packed if isinstance(saved, Packed) else unpack(saved, self._node)

    def unpack(self) -> Any:
        """The tensor, as the node's formula gets it."""
        return unpack_with_history(self._get(), self._node)

    @property
    def unpack_hook(self) -> Callable[[Any], Tensor] | None:
        """The unpack hook in force, if hooks took part."""
        saved = self._get()
        return saved._unpack_hook if isinstance(saved, Packed) else None

    def register_hooks(
        self,
        pack_hook: Callable[[Tensor], Any] | None = None,
        unpack_hook: Callable[[Any], Tensor] | None = None,
    ) -> None:
        """Replace the tensor by ``pack_hook(tensor)``, to be undone by `unpack_hook` at each use."""
        saved = self._get()
        if not callable(pack_hook) or not callable(unpack_hook):
            raise TypeError(
                "register_hooks(): incompatible function arguments. The two, pack_hook and unpack_hook, must be "
                f"callable, and are {type(pack_hook).__name__} and {type(unpack_hook).__name__}"
            )
        if saved is RELEASED:
            unpack(saved, self._node)
        if saved is None:
            raise RuntimeError(
                "Calling register_hooks on a saved tensor with value None is forbidden. It may have "
                "been None from the start."
            )
        if isinstance(saved, Packed):
            raise RuntimeError(
                "Calling register_hooks on a saved tensor whose hooks have already been set."
            )
        packed = Packed(self._node, as_tuple(saved), pack_hook, unpack_hook)
        if self._index is None:
            setattr(self._node, self._slot, packed)
        else:
            items = list(getattr(self._node, self._slot))
            items[self._index] = packed
            setattr(self._node, self._slot, tuple(items))
