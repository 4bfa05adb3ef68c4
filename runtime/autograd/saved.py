"""Tensors that a node keeps for its formula.

A slot ``raw_<name>`` of a node holds one of

- ``None``: there was no tensor;
- ``(tensor, version)``: an input, with the version of its elements when it was saved;
- ``(alias, version, output_nr)``: an output of the node itself.  The alias shares elements and version
  counter but has no history, so that node and output form no cycle; `unpack` gives it its history back;
- a `Packed`, where hooks on saved tensors took part;
- `RELEASED`, after a backward that did not retain the graph;
- a tuple of these, for an argument that is a list of tensors (`unpack_list`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, NoReturn

from gradsmith.autograd import anomaly
from gradsmith.autograd.node import Node
from gradsmith.autograd.variable import describe, gradient_edge
from gradsmith.autograd.views import forward_name
from gradsmith.dispatch.state import state
from gradsmith.origin import place_of
from gradsmith.subclasses import shallow_alias
from gradsmith.tensor import Tensor, VersionCounter, allocate, counter_of, wrap_bits
from gradsmith.traits import FORWARD_GRAD, PYTHON, REQUIRES_GRAD, VIEW, dtype_from_bits

if TYPE_CHECKING:
    from gradsmith.autograd.node import Edge

__all__ = [
    "Packed",
    "RELEASED",
    "SAVED_INFERENCE",
    "SavedTensor",
    "after_call",
    "nodes_of",
    "pack_saved",
    "save_input",
    "save_output",
    "saved_argument",
    "saved_by",
    "unpack",
    "unpack_argument",
    "unpack_list",
    "unpack_with_history",
]

_TRACKING = ~(REQUIRES_GRAD | VIEW | FORWARD_GRAD)


class _Released:
    """The type of `RELEASED`."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "RELEASED"


RELEASED = _Released()
"""What a slot holds once its tensor has been given up."""


SAVED_INFERENCE = (
    "Inference tensors cannot be saved for backward. Please do not use Tensors created in inference mode in "
    "computation tracked by autograd. To work around this, you can make a clone to get a normal tensor and "
    "use it in autograd, or use `gradsmith.no_grad()` instead of `gradsmith.inference_mode()`."
)


def save_input(tensor: Tensor | None) -> tuple[Tensor, int] | None:
    """What a slot holds for an input."""
    if tensor is None:
        return None
    counter = tensor._counter
    return (tensor, 0 if counter is None else counter.version)


def save_output(tensor: Tensor, output_nr: int) -> tuple[Tensor, int, int]:
    """What a slot holds for output `output_nr` of the node that saves it."""
    counter = tensor._counter
    if counter is None:
        # The alias must see later in-place changes of the output.
        counter = tensor._counter = VersionCounter()
    alias = allocate()
    alias._data = tensor._data
    alias._bits = tensor._bits & _TRACKING
    alias._edge = None
    alias._counter = counter
    alias._extra = None
    return (alias, counter.version, output_nr)


def unpack(saved: Any, node: Node) -> Any:
    """The tensor (or None) that a slot of `node` holds.

    Raises RuntimeError if its elements were changed in place since it was saved, or if the node has
    given it up.
    """
    if saved.__class__ is tuple:
        tensor = saved[0]
        counter = tensor._counter
        if counter is not None and counter.version != saved[1]:
            _raise_modified(tensor, saved, node)
        if len(saved) == 2 or not state.grad_enabled:
            return tensor
        return _with_history(tensor, node, saved[2])
    if saved is None:
        return None
    if saved is RELEASED:
        where = "" if node is _NOBODY else f" The node is {node.name()}."
        raise RuntimeError(
            "Trying to backward through the graph a second time (or directly access saved tensors "
            "after they have already been freed). Saved intermediate values of the graph are freed "
            "when you call .backward() or autograd.grad(). Specify retain_graph=True if you need to "
            "backward through the graph a second time or if you need to access saved tensors after "
            f"calling backward.{where}"
        )
    return saved.unpack(node)


def unpack_list(saved: Any, node: Node) -> list[Any]:
    """As `unpack`, for a slot that holds a tuple of saved tensors."""
    if saved is RELEASED:
        unpack(saved, node)
    return [unpack(item, node) for item in saved]


def unpack_with_history(saved: Any, node: Node) -> Any:
    """As `unpack`; an output of the node has its history even while nothing is recorded."""
    tensor = unpack(saved, node)
    if saved.__class__ is tuple and len(saved) == 3 and tensor is saved[0]:
        return _with_history(tensor, node, saved[2])
    return tensor


def _is_differentiable(tensor: Tensor) -> bool:
    return dtype_from_bits(tensor._bits).category >= 2


def _with_history(alias: Tensor, node: Node, output_nr: int) -> Tensor:
    if not _is_differentiable(alias):
        return alias
    out = _alias(alias, alias._bits | REQUIRES_GRAD)
    out._counter = alias._counter
    out._edge = (getattr(node, "original", node), output_nr)
    if alias._bits & FORWARD_GRAD:
        from gradsmith.autograd.tangents import carry_linear

        carry_linear(out, alias, lambda tangent: tangent)
    return out


def _alias(tensor: Tensor, bits: int) -> Tensor:
    """The elements of `tensor` with these bits; what a class with handlers needs beside them comes along."""
    if not bits & PYTHON:
        return wrap_bits(tensor._data, bits)
    out = shallow_alias(tensor)
    out._bits = bits
    return out


def _raise_modified(
    tensor: Tensor, saved: tuple[Any, ...], node: Node, slot: Any = None
) -> NoReturn:
    """Refuse `saved`, found in `slot` of `node` (itself unless given), whose elements have changed."""
    if len(saved) == 3:
        source: tuple[Node, int] | None = (node, saved[2])
    else:
        source = tensor._edge
    origin = ""
    if source is not None and not source[0].accumulates:
        origin = f", which is output {source[1]} of {forward_name(source[0])},"
    raise RuntimeError(
        "one of the variables needed for gradient computation has been modified by an inplace "
        f"operation: [{describe(tensor)}]{origin} is at version {tensor._version}; expected version "
        f"{saved[1]} instead. Hint: {_hint()}{_saver(node, saved if slot is None else slot)}"
        f"{anomaly.last_change(tensor)}"
    )


def _hint() -> str:
    if anomaly.current.enabled:
        return (
            "the backtrace further above shows the operation that failed to compute its gradient. The variable "
            "in question was changed in there or anywhere later."
        )
    return (
        "enable anomaly detection to find the operation that failed to compute its gradient, with "
        "gradsmith.autograd.set_detect_anomaly(True, check_nan=False)."
    )


def _saver(node: Node, slot: Any) -> str:
    """Who saved what is in `slot` of `node`, under which name, and where: the end of a message."""
    if node is _NOBODY:
        return ""
    for name in node.saved_names:
        held = getattr(node, "raw_" + name, None)
        within = held.__class__ is tuple and any(item is slot for item in held)
        if held is slot or within:
            text = f" It was saved as '{name}' by {node.name()}"
            break
    else:
        text = f" It was saved by {node.name()}"
    stack = node.__dict__.get("forward_stack")
    if stack:
        text += f", made at {place_of(stack)}"
    return text + "."


# -- hooks -----------------------------------------------------------------------------------------


class Packed:
    """A saved tensor in the form that a pack hook gave it."""

    __slots__ = (
        "_packed",
        "_unpack_hook",
        "_counter",
        "_version",
        "_edge",
        "_output_nr",
        "_bits",
        "_carrier",
    )

    _packed: Any
    _carrier: Tensor | None
    """Holds the tangent of a tensor that had one, in the tensor's stead."""
    _counter: VersionCounter
    _version: int
    _edge: Edge | None
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
        self._edge = gradient_edge(tensor) if self._output_nr is None else None
        self._bits = tensor._bits
        self._carrier = None
        if tensor._bits & FORWARD_GRAD:
            from gradsmith.autograd.tangents import carrier_of

            self._carrier = carrier_of(tensor)
        self._unpack_hook = unpack_hook
        counter = self._counter = counter_of(tensor)
        before = counter.version
        handed = tensor
        if self._output_nr is not None and _is_differentiable(tensor):
            # An output: while it is packed it has its history, for hooks that look at that.
            handed = _alias(tensor, tensor._bits | REQUIRES_GRAD)
            handed._counter = counter
            handed._edge = (node, self._output_nr)
        was_enabled = state.grad_enabled
        state.set_grad_enabled(False)
        try:
            self._packed = pack_hook(handed)
        finally:
            state.set_grad_enabled(was_enabled)
            if handed is not tensor:  # node and output must form no cycle
                handed._edge = None
                handed._bits &= ~REQUIRES_GRAD
        if counter.version != before:
            raise RuntimeError(
                f"A saved tensor pack hook is modifying its input in place ('{_name(pack_hook)}', for "
                f"{describe(tensor)}). Tensors provided as input to pack hook can not be modified by "
                "in-place operations as this can lead to unexpected side-effects; clone it in the hook."
            )

    def unpack(self, node: Node) -> Tensor:
        """What the unpack hook makes of it, with the history of the tensor that was saved."""
        tensor = self._unpack_hook(self._packed)
        if not isinstance(tensor, Tensor):
            raise TypeError(
                "Output of saved tensor unpack_hook expected to be a Tensor but got result of type "
                f"{tensor.__class__.__name__}"
            )
        counter = self._counter
        if tensor._counter is counter and counter.version != self._version:
            # Kept as it was, not copied: then what holds without hooks holds.
            number = () if self._output_nr is None else (self._output_nr,)
            _raise_modified(tensor, (tensor, self._version, *number), node, self)
        edge = self._edge
        if self._output_nr is not None and _is_differentiable(tensor):
            edge = (getattr(node, "original", node), self._output_nr)
        if self._carrier is None and (edge is None or edge == tensor._edge):
            return tensor
        out = _alias(tensor, tensor._bits & _TRACKING | (0 if edge is None else REQUIRES_GRAD))
        out._counter = tensor._counter
        out._edge = edge
        if self._carrier is not None:
            from gradsmith.autograd.tangents import carry_linear

            carry_linear(out, self._carrier, lambda tangent: tangent)
        return out


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
    if saved.__class__ is tuple:
        if saved and isinstance(saved[0], Tensor):
            return Packed(node, saved, pack_hook, unpack_hook)
        return tuple([_packed(node, item, pack_hook, unpack_hook) for item in saved])
    return saved


def _name(hook: Callable[..., Any]) -> str:
    return getattr(hook, "__name__", None) or type(hook).__name__


def nodes_of(out: Any) -> list[Node]:
    """The nodes that a call which returned `out` made, if it made any."""
    nodes: list[Node] = []
    for item in out if isinstance(out, (tuple, list)) else (out,):
        if not isinstance(item, Tensor):
            continue
        edge = item._edge
        extra = item._extra
        if extra is not None and extra.view is not None and extra.view.attr_version < 0:
            # Changed in place as a view: the node is inside the base's new history.
            edge = extra.view.base._edge
            fn = None if edge is None else getattr(edge[0], "fn", None)
            if fn is not None and fn not in nodes:
                nodes.append(fn)
        elif edge is not None and edge[0] not in nodes:
            nodes.append(edge[0])
    return nodes


def saved_by(node: Node) -> Iterator[Tensor]:
    """The tensors that `node` holds for its formula, as they are."""
    for name in node.saved_names:
        yield from _tensors_in(getattr(node, "raw_" + name))


def _tensors_in(saved: Any) -> Iterator[Tensor]:
    if saved.__class__ is tuple and saved:
        if isinstance(saved[0], Tensor):
            yield saved[0]
        else:
            for item in saved:
                yield from _tensors_in(item)


def after_call(operator: Any, values: Any, out: Any) -> None:
    """What hooks on saved tensors and observers have to do after a call that they must see."""
    if state.saved_tensor_hooks and operator.traits.autograd:
        for node in nodes_of(out):
            pack_saved(node)
    for observer in state.observers:
        observer(operator, values, out)


def saved_argument(tensor: Tensor) -> Any:
    """A tensor saved by no node, with the innermost hooks on saved tensors taking part."""
    saved = save_input(tensor)
    hooks = state.saved_tensor_hooks
    return Packed(_NOBODY, (tensor, *saved[1:]), *hooks[-1]) if saved and hooks else saved


def unpack_argument(saved: Any) -> Any:
    """The tensor that `saved_argument` saved.  RuntimeError if it was changed in place since."""
    return unpack(saved, _NOBODY)


_NOBODY = Node()
"""Stands for the node where there is none."""


class SavedTensor:
    """A handle on one saved tensor of a node: what ``grad_fn._raw_saved_<name>`` gives."""

    __slots__ = ("_node", "_slot", "_index")

    def __init__(self, node: Node, name: str, index: int | None = None) -> None:
        self._node = node
        self._slot = "raw_" + name
        self._index = index

    @classmethod
    def each(cls, node: Node, name: str) -> tuple[SavedTensor, ...]:
        """Handles on the tensors of a slot that holds several."""
        saved = getattr(node, "raw_" + name)
        if saved is RELEASED:
            unpack(saved, node)
        return tuple([cls(node, name, index) for index in range(len(saved))])

    def _get(self) -> Any:
        saved = getattr(self._node, self._slot)
        return saved if self._index is None or saved is RELEASED else saved[self._index]

    @property
    def data(self) -> Any:
        """The tensor, or what the pack hook returned for it."""
        saved = self._get()
        return saved._packed if isinstance(saved, Packed) else unpack(saved, self._node)

    @property
    def unpack_hook(self) -> Callable[[Any], Tensor] | None:
        """The unpack hook in force, if hooks took part."""
        saved = self._get()
        return saved._unpack_hook if isinstance(saved, Packed) else None

    def register_hooks(
        self, pack_hook: Callable[[Tensor], Any], unpack_hook: Callable[[Any], Tensor]
    ) -> None:
        """Replace the tensor by ``pack_hook(tensor)``, to be undone by `unpack_hook` at each use."""
        saved = self._get()
        if not callable(pack_hook) or not callable(unpack_hook):
            raise TypeError("register_hooks(): pack_hook and unpack_hook must be callable")
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
        packed = Packed(self._node, saved, pack_hook, unpack_hook)
        if self._index is None:
            setattr(self._node, self._slot, packed)
        else:
            items = list(getattr(self._node, self._slot))
            items[self._index] = packed
            setattr(self._node, self._slot, tuple(items))
