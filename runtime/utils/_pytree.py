"""Nested containers of values: what handlers of ``__torch_dispatch__`` take apart and put together."""

from __future__ import annotations

from collections import OrderedDict, defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

__all__ = [
    "TreeSpec",
    "tree_flatten",
    "tree_leaves",
    "tree_map",
    "tree_map_only",
    "tree_structure",
    "tree_unflatten",
]


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


@dataclass(frozen=True, slots=True)
class TreeSpec:
    """The containers of a tree without its leaves; equal for trees of the same form."""

    form: Any
    """The tree with None for each leaf."""
    num_leaves: int


def tree_flatten(tree: Any) -> tuple[list[Any], TreeSpec]:
    """The leaves from left to right, and what `tree_unflatten` puts them back into."""
    leaves: list[Any] = []
    form = tree_map(leaves.append, tree)
    return leaves, TreeSpec(form, len(leaves))


def tree_structure(tree: Any) -> TreeSpec:
    """The containers of `tree`."""
    return tree_flatten(tree)[1]


def tree_unflatten(leaves: Iterable[Any], treespec: TreeSpec) -> Any:
    """The tree of that form with these leaves.  Raises ValueError unless there is one for each place."""
    given = list(leaves)
    if len(given) != treespec.num_leaves:
        raise ValueError(f"tree_unflatten: {len(given)} leaves for a tree of {treespec.num_leaves}")
    following = iter(given)
    return tree_map(lambda _: next(following), treespec.form)
