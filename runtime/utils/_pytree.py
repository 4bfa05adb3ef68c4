"""Nested containers of values: what handlers of ``__torch_dispatch__`` take apart and put together."""

from __future__ import annotations

from collections import OrderedDict, defaultdict
from collections.abc import Callable
from typing import Any

__all__ = ["tree_leaves", "tree_map", "tree_map_only"]


def tree_map(function: Callable[..., Any], tree: Any, *rests: Any) -> Any:
    """`tree` with ``function(leaf)`` for each leaf; with the leaves of `rests`, of the same form, too.

    Tuples (named ones as well), lists and dictionaries are containers; everything else is a leaf.
    """
    kind = type(tree)
    if isinstance(tree, tuple) and hasattr(tree, "_fields"):
        return kind(*[tree_map(function, *items) for items in zip(tree, *rests, strict=True)])
    if isinstance(tree, (tuple, list)):
        items = [tree_map(function, *parts) for parts in zip(tree, *rests, strict=True)]
        return kind(items)
    if kind in (dict, OrderedDict, defaultdict):
        mapped = {key: tree_map(function, tree[key], *[r[key] for r in rests]) for key in tree}
        if isinstance(tree, defaultdict):
            return defaultdict(tree.default_factory, mapped)
        return OrderedDict(mapped) if kind is OrderedDict else mapped
    return function(tree, *rests)


def tree_map_only(kinds: Any, function: Callable[[Any], Any], tree: Any) -> Any:
    """As `tree_map`, leaving leaves alone that are no instances of `kinds`, a class or a tuple of them."""
    return tree_map(lambda leaf: function(leaf) if isinstance(leaf, kinds) else leaf, tree)


def tree_leaves(tree: Any) -> list[Any]:
    """The leaves from left to right."""
    leaves: list[Any] = []
    tree_map(leaves.append, tree)
    return leaves
