"""Takes arguments apart by a known form, as code does that is made of functions with ``concrete_args``."""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable
from typing import Any

from ..utils._pytree import PyTree, TreeSpec, tree_flatten

FlattenFuncSpec = Callable[[PyTree, TreeSpec], list[Any]]

SUPPORTED_NODES: dict[Any, FlattenFuncSpec] = {}


def register_pytree_flatten_spec(
    cls: Any, flatten_fn_spec: FlattenFuncSpec, flatten_fn_exact_match_spec: Any = None
) -> None:
    """Let ``flatten_fn_spec(tree, spec)`` list the children of a `cls` that the form `spec` has."""
    SUPPORTED_NODES[cls] = flatten_fn_spec


def tree_flatten_spec(pytree: PyTree, spec: TreeSpec) -> list[Any]:
    """The leaves of `pytree` that `spec` has; it may hold more."""
    if spec.is_leaf():
        return [pytree]
    if spec.type in SUPPORTED_NODES:
        children = SUPPORTED_NODES[spec.type](pytree, spec)
        parts = (tree_flatten_spec(*pair) for pair in zip(children, spec.children()))
        return [leaf for part in parts for leaf in part]
    leaves, real_spec = tree_flatten(pytree)
    if spec != real_spec:
        raise RuntimeError(
            f"Real spec {real_spec} of object {pytree} is different from expected spec {spec}."
        )
    return leaves


def _by_key(tree: Any, spec: TreeSpec) -> list[Any]:
    return [tree[key] for key in spec.context]


def _by_position(tree: Any, spec: TreeSpec) -> list[Any]:
    return [tree[position] for position in range(spec.num_children)]


register_pytree_flatten_spec(dict, _by_key)
for _kind in (list, tuple, namedtuple):
    register_pytree_flatten_spec(_kind, _by_position)
