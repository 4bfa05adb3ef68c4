"""Nested containers of values: taken apart into leaves and a form, and put together, as ``torch.utils._pytree`` does.

Tuples, lists, dictionaries, deques and named tuples are containers, and what `register_pytree_node` makes one;
everything else is a leaf, None included.  Functions take ``is_leaf``, which may call a container a leaf.
"""

from __future__ import annotations

import functools
import types
import warnings
from collections import OrderedDict, defaultdict, deque, namedtuple
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from .pytree_json import (
    DEFAULT_TREESPEC_SERIALIZATION_PROTOCOL as DEFAULT_TREESPEC_SERIALIZATION_PROTOCOL,
)
from .pytree_json import EnumEncoder as EnumEncoder
from .pytree_json import enum_object_hook as enum_object_hook
from .pytree_json import treespec_dumps, treespec_loads
from .pytree_nodes import BUILTIN_TYPES as BUILTIN_TYPES
from .pytree_nodes import CONSTANT_NODES as CONSTANT_NODES
from .pytree_nodes import NO_SERIALIZED_TYPE_NAME_FOUND as NO_SERIALIZED_TYPE_NAME_FOUND
from .pytree_nodes import SERIALIZED_TYPE_TO_PYTHON_TYPE as SERIALIZED_TYPE_TO_PYTHON_TYPE
from .pytree_nodes import STANDARD_DICT_TYPES as STANDARD_DICT_TYPES
from .pytree_nodes import SUPPORTED_NODES as SUPPORTED_NODES
from .pytree_nodes import SUPPORTED_SERIALIZED_TYPES as SUPPORTED_SERIALIZED_TYPES
from .pytree_nodes import ConstantNode as ConstantNode
from .pytree_nodes import FlattenFn as FlattenFn
from .pytree_nodes import FlattenWithKeysFn as FlattenWithKeysFn
from .pytree_nodes import GetAttrKey as GetAttrKey
from .pytree_nodes import MappingKey as MappingKey
from .pytree_nodes import NodeDef as NodeDef
from .pytree_nodes import SequenceKey as SequenceKey
from .pytree_nodes import UnflattenFn as UnflattenFn
from .pytree_nodes import _deregister_pytree_node as _deregister_pytree_node
from .pytree_nodes import _private_register_pytree_node as _private_register_pytree_node
from .pytree_nodes import _register_namedtuple as _register_namedtuple
from .pytree_nodes import is_constant_class as is_constant_class
from .pytree_nodes import (
    is_namedtuple,
    is_namedtuple_class,
    is_namedtuple_instance,
    is_structseq,
    is_structseq_class,
    is_structseq_instance,
    node_of,
    register_pytree_node,
)
from .pytree_nodes import register_constant as register_constant
from .pytree_nodes import register_dataclass as register_dataclass
from .pytree_spec import _LEAF_SPEC, LeafSpec, TreeSpec, children_as, flat_tuple
from .pytree_spec import treespec_dict as treespec_dict
from .pytree_spec import treespec_leaf as treespec_leaf
from .pytree_spec import treespec_tuple as treespec_tuple

__all__ = [
    "Context",
    "DumpableContext",
    "FlattenFn",
    "FromDumpableContextFn",
    "LeafSpec",
    "PyTree",
    "PyTreeSpec",
    "ToDumpableContextFn",
    "TreeSpec",
    "UnflattenFn",
    "is_namedtuple",
    "is_namedtuple_class",
    "is_namedtuple_instance",
    "is_structseq",
    "is_structseq_class",
    "is_structseq_instance",
    "key_get",
    "keystr",
    "register_pytree_node",
    "tree_all",
    "tree_all_only",
    "tree_any",
    "tree_any_only",
    "tree_flatten",
    "tree_flatten_with_path",
    "tree_is_leaf",
    "tree_iter",
    "tree_leaves",
    "tree_leaves_with_path",
    "tree_map",
    "tree_map_",
    "tree_map_only",
    "tree_map_only_",
    "tree_map_with_path",
    "tree_structure",
    "tree_unflatten",
    "treespec_dumps",
    "treespec_loads",
    "treespec_pprint",
]

PyTree = Any
PyTreeSpec = TreeSpec
Context = Any
DumpableContext = Any
KeyEntry = Any
KeyPath = tuple[Any, ...]
ToDumpableContextFn = Callable[[Any], Any]
FromDumpableContextFn = Callable[[Any], Any]
IsLeaf = Callable[[Any], bool] | None


# -- leaves and form -------------------------------------------------------------------------------------


def tree_is_leaf(tree: Any, is_leaf: IsLeaf = None) -> bool:
    """Whether `tree` is a leaf."""
    return (is_leaf is not None and bool(is_leaf(tree))) or node_of(tree) is None


def tree_iter(tree: Any, is_leaf: IsLeaf = None) -> Iterator[Any]:
    """The leaves from left to right."""
    node = None if is_leaf is not None and is_leaf(tree) else node_of(tree)
    if node is None:
        yield tree
        return
    for child in node.flatten_fn(tree)[0]:
        yield from tree_iter(child, is_leaf)


def tree_leaves(tree: Any, is_leaf: IsLeaf = None) -> list[Any]:
    """The leaves from left to right."""
    if tree_is_leaf(tree, is_leaf):
        return [tree]
    return list(tree_iter(tree, is_leaf))


def arg_tree_leaves(*args: Any, **kwargs: Any) -> list[Any]:
    """The leaves of all arguments, without making one tree of them."""
    return [leaf for tree in (*args, *kwargs.values()) for leaf in tree_iter(tree)]


def tree_flatten(tree: Any, is_leaf: IsLeaf = None) -> tuple[list[Any], TreeSpec]:
    """The leaves from left to right, and what `tree_unflatten` puts them back into."""
    if tree_is_leaf(tree, is_leaf):
        return [tree], _LEAF_SPEC
    leaves: list[Any] = []
    spec = _form_of(tree, is_leaf, leaves)
    return leaves, spec


def _form_of(part: Any, is_leaf: IsLeaf, leaves: list[Any]) -> TreeSpec:
    """The form of `part`, whose leaves are appended to `leaves`.

    Within its caller it would be a reference cycle, as a function that names itself, and keep all leaves until the collector runs.
    """
    node = None if is_leaf is not None and is_leaf(part) else node_of(part)
    if node is None:
        leaves.append(part)
        return _LEAF_SPEC
    children, context = node.flatten_fn(part)
    if node.type is tuple and is_leaf is None and not any(map(node_of, children)):
        leaves.extend(children)
        return flat_tuple(len(children))
    return TreeSpec(node.type, context, [_form_of(child, is_leaf, leaves) for child in children])


def tree_structure(tree: Any, is_leaf: IsLeaf = None) -> TreeSpec:
    """The form of `tree`."""
    return tree_flatten(tree, is_leaf)[1]


def tree_unflatten(leaves: Iterable[Any], treespec: TreeSpec) -> Any:
    """The tree of that form with these leaves.  Raises ValueError unless there is one for each place."""
    if not isinstance(treespec, TreeSpec):
        if not isinstance(leaves, TreeSpec):
            raise TypeError(
                f"Expected `treespec` to be an instance of TreeSpec but got item of type {type(treespec)}."
            )
        leaves, treespec = treespec, leaves  # an older order of arguments
    return treespec.unflatten(leaves)


# -- functions of leaves ---------------------------------------------------------------------------------


def tree_map(func: Callable[..., Any], tree: Any, *rests: Any, is_leaf: IsLeaf = None) -> Any:
    """`tree` with ``func(leaf, …)`` for each leaf, given what stands in its place in each of `rests`.

    Raises ValueError where one of `rests` has another form than `tree` down to its leaves.
    """
    leaves, spec = tree_flatten(tree, is_leaf)
    return spec.unflatten(map(func, leaves, *[spec.flatten_up_to(rest) for rest in rests]))


def tree_map_(func: Callable[..., Any], tree: Any, *rests: Any, is_leaf: IsLeaf = None) -> Any:
    """Like `tree_map`, for what `func` does; returns `tree`."""
    leaves, spec = tree_flatten(tree, is_leaf)
    for values in zip(leaves, *[spec.flatten_up_to(rest) for rest in rests]):
        func(*values)
    return tree


def map_only(
    type_or_types_or_pred: Any, /
) -> Callable[[Callable[[Any], Any]], Callable[[Any], Any]]:
    """A decorator: the function is asked for values of these classes only, or those that a function picks.

    Others are returned as they are.  Raises TypeError for anything else.
    """
    which = type_or_types_or_pred
    if not isinstance(which, (type, tuple, types.UnionType)) and not callable(which):
        raise TypeError("Argument must be a type, a tuple of types, or a callable.")
    by_class = isinstance(which, (type, tuple, types.UnionType))

    def decorator(func: Callable[[Any], Any]) -> Callable[[Any], Any]:
        @functools.wraps(func)
        def wrapped(value: Any) -> Any:
            meant = isinstance(value, which) if by_class else which(value)
            return func(value) if meant else value

        return wrapped

    return decorator


def tree_map_only(
    type_or_types_or_pred: Any, /, func: Callable[[Any], Any], tree: Any, is_leaf: IsLeaf = None
) -> Any:
    """Like `tree_map`, for leaves of these classes, or those that a function picks; others stay."""
    return tree_map(map_only(type_or_types_or_pred)(func), tree, is_leaf=is_leaf)


def tree_map_only_(
    type_or_types_or_pred: Any, /, func: Callable[[Any], Any], tree: Any, is_leaf: IsLeaf = None
) -> Any:
    """Like `tree_map_`, for leaves of these classes, or those that a function picks."""
    return tree_map_(map_only(type_or_types_or_pred)(func), tree, is_leaf=is_leaf)


def tree_all(pred: Callable[[Any], bool], tree: Any, is_leaf: IsLeaf = None) -> bool:
    """Whether `pred` holds for every leaf."""
    return all(map(pred, tree_iter(tree, is_leaf)))


def tree_any(pred: Callable[[Any], bool], tree: Any, is_leaf: IsLeaf = None) -> bool:
    """Whether `pred` holds for a leaf."""
    return any(map(pred, tree_iter(tree, is_leaf)))


def tree_all_only(
    type_or_types: Any, /, pred: Callable[[Any], bool], tree: Any, is_leaf: IsLeaf = None
) -> bool:
    """Whether `pred` holds for every leaf of these classes."""
    return all(pred(leaf) for leaf in tree_iter(tree, is_leaf) if isinstance(leaf, type_or_types))


def tree_any_only(
    type_or_types: Any, /, pred: Callable[[Any], bool], tree: Any, is_leaf: IsLeaf = None
) -> bool:
    """Whether `pred` holds for a leaf of these classes."""
    return any(pred(leaf) for leaf in tree_iter(tree, is_leaf) if isinstance(leaf, type_or_types))


# -- where leaves stand ----------------------------------------------------------------------------------


def tree_leaves_with_path(tree: Any, is_leaf: IsLeaf = None) -> list[tuple[KeyPath, Any]]:
    """The leaves, each with the keys that lead to it.

    Raises ValueError for a container that was registered without `flatten_with_keys_fn`.
    """
    return list(_with_paths((), tree, is_leaf))


def _with_paths(path: KeyPath, tree: Any, is_leaf: IsLeaf) -> Iterator[tuple[KeyPath, Any]]:
    node = None if is_leaf is not None and is_leaf(tree) else node_of(tree)
    if node is None:
        yield path, tree
        return
    if node.flatten_with_keys_fn is None:
        raise ValueError(
            f"Did not find a flatten_with_keys_fn for type: {node.type}. Please give one to register_pytree_node."
        )
    for key, child in node.flatten_with_keys_fn(tree)[0]:
        yield from _with_paths((*path, key), child, is_leaf)


def tree_flatten_with_path(
    tree: Any, is_leaf: IsLeaf = None
) -> tuple[list[tuple[KeyPath, Any]], TreeSpec]:
    """Like `tree_flatten`, each leaf with the keys that lead to it."""
    return tree_leaves_with_path(tree, is_leaf), tree_structure(tree, is_leaf)


def tree_map_with_path(
    func: Callable[..., Any], tree: Any, *rests: Any, is_leaf: IsLeaf = None
) -> Any:
    """Like `tree_map` with ``func(path, leaf, …)``."""
    found, spec = tree_flatten_with_path(tree, is_leaf)
    others = [spec.flatten_up_to(rest) for rest in rests]
    return spec.unflatten(func(*pair, *rest) for pair, *rest in zip(found, *others, strict=True))


def keystr(kp: KeyPath) -> str:
    """A path as Python would write it: ``[0]['a'].first``."""
    return "".join(map(str, kp))


def key_get(obj: Any, kp: KeyPath) -> Any:
    """What stands at a path of `obj`."""
    for key in kp:
        obj = key.get(obj)
    return obj


# -- forms -----------------------------------------------------------------------------------------------


def _broadcast_to_and_flatten(
    tree: Any, treespec: TreeSpec, is_leaf: IsLeaf = None
) -> list[Any] | None:
    """A value for each leaf of a form: each leaf of `tree`, for all that stands in its place; None if it does not fit."""
    found: list[Any] = []
    try:
        _fit(tree, treespec, is_leaf, found)
    except ValueError:
        return None
    return found


def _fit(part: Any, spec: TreeSpec, is_leaf: IsLeaf, found: list[Any]) -> None:
    if tree_is_leaf(part, is_leaf):
        found.extend([part] * spec.num_leaves)
        return
    for child, below in zip(spec._children, children_as(spec, part)):
        _fit(below, child, is_leaf, found)


class _Star(str):
    """What `treespec_pprint` shows for a leaf."""

    __slots__ = ()

    def __repr__(self) -> str:
        return str(self)


def treespec_pprint(treespec: TreeSpec) -> str:
    """A form as Python would write such a tree, with stars for leaves."""
    return repr(treespec.unflatten([_Star("*")] * treespec.num_leaves))


def _is_constant_holder(spec: TreeSpec) -> bool:
    """Whether it is the form of what `register_constant` made part of forms."""
    return isinstance(spec.context, ConstantNode)


def _retrieve_constant(spec: TreeSpec) -> Any:
    """The constant whose form it is.  AssertionError for another form."""
    if not _is_constant_holder(spec):
        raise AssertionError(f"{spec} is not the form of a registered constant")
    return spec.unflatten([])


# -- deprecated names ------------------------------------------------------------------------------------


def _renamed(old: str, function: Callable[..., Any]) -> Callable[..., Any]:
    new = function.__name__.removeprefix("_private_")

    def deprecated(*args: Any, **kwargs: Any) -> Any:
        warnings.warn(f"`{old}` is deprecated: use `{new}`.", FutureWarning, stacklevel=2)
        return function(*args, **kwargs)

    deprecated.__name__, deprecated.__doc__ = old, f"Deprecated name of `{new}`."
    return deprecated


pytree_to_str = _renamed("pytree_to_str", treespec_dumps)
str_to_pytree = _renamed("str_to_pytree", treespec_loads)
_is_leaf = _renamed("_is_leaf", tree_is_leaf)
_is_namedtuple_instance = _renamed("_is_namedtuple_instance", is_namedtuple_instance)
_register_pytree_node = _renamed("_register_pytree_node", _private_register_pytree_node)


_PARTS = {
    f"_{word}_{part}": (cls, f"{part}_fn")
    for word, cls in {
        "tuple": tuple,
        "list": list,
        "dict": dict,
        "namedtuple": namedtuple,
        "ordereddict": OrderedDict,
        "defaultdict": defaultdict,
        "deque": deque,
    }.items()
    for part in ("flatten", "unflatten", "flatten_with_keys")
}


def __getattr__(name: str) -> object:
    """How containers of Python's are taken apart and put together: ``_list_flatten`` and similar functions."""
    if name not in _PARTS:
        raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
    cls, part = _PARTS[name]
    return getattr(SUPPORTED_NODES[cls], part)


def _get_node_type(tree: Any) -> Any:
    """The class that says how `tree` is taken apart; its own for leaves."""
    return namedtuple if is_namedtuple_instance(tree) else type(tree)
