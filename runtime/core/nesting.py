"""Tensors within tuples, lists and dictionaries, which custom Functions may take and return.

A structure is a tuple, a list or a dictionary whose items are structures or leaves.  Everything else is a leaf, and
so are subclasses of these types, named tuples excepted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from .tensor import Tensor

STRUCTURES = (tuple, list, dict)


def _is_structure(value: Any) -> bool:
    cls = value.__class__
    return cls in STRUCTURES or (isinstance(value, tuple) and hasattr(cls, "_make"))


def as_kind_of(value: Any, items: Iterable[Any]) -> Any:
    """A list, tuple or named tuple of the type of `value`, of these items."""
    cls = value.__class__
    make = getattr(cls, "_make", cls)  # a named tuple's own constructor takes its items one by one
    return make(items)


def leaves_of(value: Any) -> Iterator[Any]:
    """The leaves of `value` from left to right; `value` itself if it is one."""
    if not _is_structure(value):
        yield value
        return
    for item in value.values() if isinstance(value, dict) else value:
        yield from leaves_of(item)


def tensors_in(values: Iterable[Any]) -> Iterator[Tensor]:
    """Every tensor among `values`, those in lists and tuples included, from left to right."""
    for value in values:
        if isinstance(value, Tensor):
            yield value
        elif isinstance(value, (list, tuple)):
            yield from tensors_in(value)


def holds_tensor(value: Any) -> bool:
    """Whether `value` is a structure with a tensor in it."""
    return _is_structure(value) and any(isinstance(leaf, Tensor) for leaf in leaves_of(value))


def mapped(value: Any, function: Callable[[Any], Any]) -> Any:
    """A structure like `value` with ``function(leaf)`` in place of each leaf, from left to right."""
    if not _is_structure(value):
        return function(value)
    if isinstance(value, dict):
        return {key: mapped(item, function) for key, item in value.items()}
    items = [mapped(item, function) for item in value]
    return as_kind_of(value, items)


def rebuilt(value: Any, leaves: Iterator[Any]) -> Any:
    """A structure like `value` with the next of `leaves` in place of each leaf."""
    return mapped(value, lambda leaf: next(leaves))


def skeleton_of(value: Any) -> Any:
    """A structure like `value` that says of each leaf whether it is a tensor, and holds none."""
    return mapped(value, lambda leaf: isinstance(leaf, Tensor))
