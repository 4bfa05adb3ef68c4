"""Descriptions of nodes, with which a backward pass can be written as one function.

`described` returns a node's key and its tensors.  Two nodes have the same key if they run the same code and differ
only in the elements of those tensors.  `run_on` runs a node on other tensors.  The key includes the number of hooks
and where they are attached; the hooks themselves are listed, for the caller to run.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from ...core.bits import NUMBER_BITS, REQUIRES_GRAD, VIEW
from ...core.tensor import Tensor
from ..views.geometry import ViewGeometry
from .accumulate_grad import AccumulateGrad
from .node import Node, slots_of
from .saved import RELEASED, save_input, unpack

_SAME_FOR_ALL = frozenset({"next_edges", "_metadata", "_nr"})
_OF_THE_CALL = _SAME_FOR_ALL | {
    *(
        "_hooks",
        "_order",
        "_user_metadata",
        "forward_stack",
        "made_by",
        "original",
        "raw_saved",
        "_edges_shown",
    ),
}
"""What the attributes of a node may be that change nothing of what it runs, or are looked at apart."""
_WHAT_IT_IS = ~(REQUIRES_GRAD | VIEW)


class NodeDescription(NamedTuple):
    """What a node is made of."""

    key: tuple[Any, ...]
    """Hashable: class, forms of gradients and of saved tensors, which gradients are due, constants, hooks."""
    tensors: tuple[Tensor, ...]
    """The saved tensors in the order of the key; the leaf, of the node of one."""
    hooks: tuple[Callable[..., Any], ...]
    """Hooks on its tensors by number, then those before the node and those after it."""


def described(node: Node) -> NodeDescription:
    """`node` taken apart.

    Raises RuntimeError if it has given up what it saved, or if that was changed in place since.
    """
    tensors: list[Tensor] = []
    hooks, counts = _hooks_of(node)
    key = (
        node.__class__,
        tuple([_form(shape, bits) for shape, bits in node._metadata]),
        tuple([None if edge is None else edge[1] for edge in node.next_edges]),
        tuple(_constants(node, tensors)),
        counts,
    )
    return NodeDescription(key, tuple(tensors), hooks)


def run_on(
    node: Node, grads: Sequence[Tensor | None], tensors: Sequence[Tensor]
) -> tuple[Tensor | None, ...]:
    """What `node` returns for `grads` if `tensors` are what it saved; no hooks are called.

    The node itself is left as it is.  Raises ValueError for another number of tensors than `described` gives.
    """
    rest = iter(tensors)
    running = _holding(node, rest)
    if next(rest, None) is not None:
        raise ValueError(f"{node.name()} saves fewer than {len(tensors)} tensors")
    return tuple(running.run(list(grads)))


def _form(shape: tuple[int, ...], bits: int) -> tuple[tuple[int, ...], int]:
    return tuple(shape), bits & _WHAT_IT_IS


def _hooks_of(node: Node) -> tuple[tuple[Callable[..., Any], ...], tuple[Any, ...]]:
    hooks = node._hooks
    if hooks is None:
        return (), ()
    tables = [
        *sorted(hooks.tensor_hooks.items()),
        ("pre", hooks.pre_hooks or {}),
        ("post", hooks.post_hooks or {}),
    ]
    counts = tuple([(where, len(table)) for where, table in tables if table])
    return (
        tuple([hook for _, table in tables for hook in table.values()]),
        (*counts, *[("retained", number) for number in sorted(hooks.retained)]),
    )


# -- what a node holds ----------------------------------------------------------------------------------


def _slots(node: Node) -> tuple[str, ...]:
    cls: Any = node.__class__
    return slots_of(cls)


def _attributes(node: Node) -> Iterator[tuple[str, Any]]:
    """What tells one node of a class from another, by name: slots and what somebody has set."""
    slots = _slots(node)
    for name in slots:
        if name not in _SAME_FOR_ALL:
            yield name, getattr(node, name, None)
    for name in node.saved_names:
        if "raw_" + name not in slots:
            yield "raw_" + name, getattr(node, "raw_" + name)
    for name, value in sorted(node.__dict__.items()):
        if name not in _OF_THE_CALL:
            yield name, value


def _constants(node: Node, tensors: list[Tensor]) -> Iterator[tuple[str, Any]]:
    """The constants of `node`; each saved tensor is replaced by its form, and goes to `tensors`."""
    if isinstance(node, AccumulateGrad):
        tensors.append(node.variable)
        return
    saved = {"raw_" + name for name in node.saved_names}
    for name, value in _attributes(node):
        if name in saved:
            yield name, _saved(value, node, tensors)
        else:
            yield name, _frozen(value, tensors)


def _saved(value: Any, node: Node, tensors: list[Tensor]) -> Any:
    if value.__class__ is tuple and not (value and isinstance(value[0], Tensor)):
        return tuple([_saved(item, node, tensors) for item in value])
    if value.__class__ in NUMBER_BITS:
        return _frozen(value, tensors)
    return _frozen(unpack(value, node), tensors)


def _frozen(value: Any, tensors: list[Tensor]) -> Any:
    """A constant as it may stand in a key: hashable, and equal if nothing tells it apart."""
    if isinstance(value, Tensor):
        tensors.append(value)
        return ("tensor", *_form(value._data_.shape, value._bits_), value._data_.strides)
    if isinstance(value, Node):
        inner = described(value)
        tensors += inner.tensors
        return inner.key
    if value.__class__ in (list, tuple):
        return (value.__class__, *[_frozen(item, tensors) for item in value])
    if value.__class__ is dict:
        return (dict, *[(key, _frozen(item, tensors)) for key, item in value.items()])
    if isinstance(value, ViewGeometry):
        return tuple([_frozen(getattr(value, name), tensors) for name in value.__slots__])
    try:
        hash(value)
    except TypeError:
        return (value.__class__, id(value))
    # 1, 1.0 and True are equal, and make different calls.
    return (value.__class__, value)


# -- a node with other tensors -----------------------------------------------------------------------------


def _holding(node: Node, tensors: Iterator[Tensor]) -> Node:
    """A copy of `node` that holds the next of `tensors` where it holds tensors."""
    cls: Any = node.__class__
    clone: Node = object.__new__(cls)
    for name in ("next_edges", "_metadata", "_nr"):
        setattr(clone, name, getattr(node, name))
    clone.__dict__.update(node.__dict__)
    clone.__dict__["original"] = node
    if isinstance(node, AccumulateGrad):
        return _of_leaf(_next(node, tensors))
    saved = {"raw_" + name for name in node.saved_names}
    for name, value in _attributes(node):
        if name in saved:
            setattr(clone, name, _saved_anew(value, node, tensors))
        elif name not in _slots(node) or hasattr(node, name):
            setattr(clone, name, _anew(value, node, tensors))
    return clone


def _of_leaf(leaf: Tensor) -> Node:
    from .variable import leaf_edge

    return leaf_edge(leaf)[0]


def _next(node: Node, tensors: Iterator[Tensor]) -> Tensor:
    found = next(tensors, None)
    if found is None:
        raise ValueError(f"{node.name()} saves more tensors than it was given")
    return found


def _saved_anew(value: Any, node: Node, tensors: Iterator[Tensor]) -> Any:
    if value.__class__ is tuple and not (value and isinstance(value[0], Tensor)):
        return tuple([_saved_anew(item, node, tensors) for item in value])
    if value is None or value is RELEASED or value.__class__ in NUMBER_BITS:
        return value
    return save_input(_next(node, tensors))


def _anew(value: Any, node: Node, tensors: Iterator[Tensor]) -> Any:
    if isinstance(value, Tensor):
        return _next(node, tensors)
    if isinstance(value, Node):
        return _holding(value, tensors)
    if value.__class__ in (list, tuple):
        return value.__class__([_anew(item, node, tensors) for item in value])
    if value.__class__ is dict:
        return {key: _anew(item, node, tensors) for key, item in value.items()}
    return value
