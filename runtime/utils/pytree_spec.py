"""`TreeSpec`: the form of a tree without its leaves."""

from __future__ import annotations

from collections import OrderedDict, defaultdict, deque
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any

from .pytree_nodes import (
    BUILTIN_TYPES,
    STANDARD_DICT_TYPES,
    SUPPORTED_NODES,
    ConstantNode,
    node_of,
)


class TreeSpec:
    """The containers of a tree; equal, and of one hash, for trees of the same form.

    `type` is None for a leaf and `collections.namedtuple` for all named tuples, whose class is the `context`.
    """

    __slots__ = ("type", "_context", "_children", "num_nodes", "num_leaves", "num_children")

    type: Any
    _context: Any
    _children: list[TreeSpec]
    num_nodes: int
    num_leaves: int
    num_children: int

    def __init__(self, type: Any, context: Any, children_specs: list[TreeSpec]) -> None:
        if type is None and (context is not None or children_specs):
            raise AssertionError("a leaf has neither a context nor children")
        leaves = sum([child.num_leaves for child in children_specs])
        nodes = 1 + sum([child.num_nodes for child in children_specs])
        self._fill(type, context, children_specs, nodes, leaves if type is not None else 1)

    def _fill(self, type: Any, context: Any, children: list[TreeSpec], *counts: int) -> None:
        for fill, value in zip(_SLOTS, (type, context, children, *counts, len(children))):
            fill(self, value)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"cannot assign to field {name!r}: a TreeSpec does not change")

    __delattr__ = __setattr__  # type: ignore[assignment]

    def __copy__(self) -> TreeSpec:
        return self

    def __deepcopy__(self, memo: Any) -> TreeSpec:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return TreeSpec, (self.type, self._context, self._children)

    def __repr__(self, indent: int = 0) -> str:
        between = ",\n" + " " * (indent + 2)
        children = between.join(child.__repr__(indent + 2) for child in self._children)
        return f"TreeSpec({self.type.__name__}, {self._context}, [{children}])"

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, TreeSpec) or other.__class__ is not self.__class__:
            return NotImplemented
        same_node = str(self.type) == str(other.type) and self._context == other._context
        return same_node and self._children == other._children

    def __hash__(self) -> int:
        context = self._context
        if self.type is defaultdict:
            context = (context[0], tuple(context[1]))
        elif self.type in (dict, OrderedDict):
            context = tuple(context)
        elif isinstance(context, ConstantNode):
            context = context.value
        elif self.type is not None and self.type not in BUILTIN_TYPES:
            context = None  # which may have no hash
        return hash((self.type, context, tuple(self._children)))

    @property
    def context(self) -> Any:
        """What the container is beside its children: keys of a dictionary, for instance."""
        return self._context

    @property
    def children_specs(self) -> list[TreeSpec]:
        """Deprecated: `children()`."""
        import warnings

        warnings.warn(
            "`treespec.children_specs` is deprecated: use `treespec.child(index)` or `treespec.children()`.",
            FutureWarning,
            stacklevel=2,
        )
        return self._children

    def is_leaf(self) -> bool:
        """Whether it is the form of a leaf."""
        return self.num_nodes == 1 and self.num_leaves == 1

    def children(self) -> list[TreeSpec]:
        """The forms of the children."""
        return list(self._children)

    def child(self, index: int) -> TreeSpec:
        """The form of one child."""
        return self._children[index]

    def unflatten(self, leaves: Iterable[Any]) -> Any:
        """The tree of this form with these leaves.  Raises ValueError unless there is one for each place."""
        given = list(leaves)
        if len(given) != self.num_leaves:
            raise ValueError(
                f"treespec.unflatten(leaves): there are {len(given)} leaves for a tree of {self.num_leaves}: {self}"
            )
        if self.type is None:
            return given[0]
        return self._built(iter(given))

    # Not functions within the methods that call them: one that names itself is a reference cycle, and would keep all
    # leaves until the collector runs.
    def _built(self, following: Iterator[Any]) -> Any:
        if self.type is None:
            return next(following)
        children = [child._built(following) for child in self._children]
        return SUPPORTED_NODES[self.type].unflatten_fn(children, self._context)

    def flatten_up_to(self, tree: Any) -> list[Any]:
        """What stands in `tree` where this form has leaves.  Raises ValueError for a tree of another form."""
        found: list[Any] = []
        self._take(tree, found)
        return found

    def _take(self, node: Any, found: list[Any]) -> None:
        if self.is_leaf():
            found.append(node)
            return
        for child, subtree in zip(self._children, children_as(self, node), strict=True):
            child._take(subtree, found)


_SLOTS = [getattr(TreeSpec, name).__set__ for name in TreeSpec.__slots__]


def children_as(spec: TreeSpec, node: Any) -> list[Any]:
    """The children of `node`, in the order of `spec`.  Raises ValueError unless it is such a container."""
    kind = node_of(node)
    found = type(node) if kind is None else kind.type
    both_dicts = spec.type in STANDARD_DICT_TYPES and found in STANDARD_DICT_TYPES
    if not both_dicts and found != spec.type:
        raise ValueError(f"Node type mismatch; expected {spec.type!r}, but got {found!r}.")
    assert kind is not None
    children, context = kind.flatten_fn(node)
    if len(children) != spec.num_children:
        raise ValueError(
            f"Node arity mismatch; expected {spec.num_children} children, but got {len(children)}."
        )
    if both_dicts:
        keys = spec._context[1] if spec.type is defaultdict else spec._context
        missing, extra = set(keys) - set(node), set(node) - set(keys)
        if missing or extra:
            raise ValueError(
                f"Node keys mismatch; missing key(s): {missing}; extra key(s): {extra}."
            )
        return [node[key] for key in keys]
    if found is not deque and context != spec._context:
        raise ValueError(
            f"Node context mismatch for {spec.type!r}; expected {spec._context!r}, but got {context!r}."
        )
    return children


class LeafSpec(TreeSpec):
    """The form of a leaf."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(None, None, [])

    def __reduce__(self) -> tuple[Any, ...]:
        return LeafSpec, ()

    def __repr__(self, indent: int = 0) -> str:
        return "*"


_LEAF_SPEC = LeafSpec()


@cache
def flat_tuple(count: int) -> TreeSpec:
    """The form of a tuple of so many leaves, as arguments mostly are."""
    return TreeSpec(tuple, None, [_LEAF_SPEC] * count)


def treespec_leaf() -> LeafSpec:
    """The form of a leaf."""
    return _LEAF_SPEC


def treespec_tuple(iterable: Iterable[TreeSpec] = (), /) -> TreeSpec:
    """The form of a tuple of such trees.  Raises ValueError for something else among them."""
    return TreeSpec(tuple, None, _checked(list(iterable), "tuple"))


def treespec_dict(
    mapping: Mapping[Any, TreeSpec] | Iterable[tuple[Any, TreeSpec]] = (),
    /,
    **kwargs: TreeSpec,
) -> TreeSpec:
    """The form of a dictionary of such trees.  Raises ValueError for something else among them."""
    forms = dict(mapping, **kwargs)
    return TreeSpec(dict, list(forms), _checked(list(forms.values()), "dictionary"))


def _checked(children: list[Any], kind: str) -> list[TreeSpec]:
    if not all(isinstance(child, TreeSpec) for child in children):
        raise ValueError(f"Expected a {kind} of TreeSpec values, got: {children!r}.")
    return children
