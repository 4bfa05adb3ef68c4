"""Nodes of a graph: one operation each, in a doubly linked list, that know what they use and who uses them."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, TypeVar

from ..api.conditions import _assert_async
from ..api.queries import typename
from ..api.symbolic import _assert
from ..core.facade import facade
from .immutable_collections import immutable_dict, immutable_list
from .qualified_names import target_name
from .qualified_names import type_name as _type_name

if TYPE_CHECKING:
    from .graph import Graph

F = TypeVar("F", bound=Callable[..., Any])

Target = Callable[..., Any] | str
Argument = Any
"""What nodes have for arguments: nodes, constants, and tuples, lists, dictionaries, slices and ranges of them."""

OPCODES = "placeholder", "call_method", "call_module", "call_function", "get_attr", "output"

_side_effectful_functions: set[Any] = {_assert, _assert_async, operator.setitem}
_RANDOM = "rand randn randint randperm rand_like randn_like randint_like normal poisson bernoulli multinomial"


def has_side_effect(fn: F) -> F:
    """Keep calls of `fn` when dead code is eliminated."""
    _side_effectful_functions.add(fn)
    return fn


def map_aggregate(a: Any, fn: Callable[[Any], Any]) -> Any:
    """`fn` of everything within tuples, lists, dictionaries, slices and ranges; the containers cannot be changed."""
    if isinstance(a, tuple):
        mapped = tuple(map_aggregate(item, fn) for item in a)
        return type(a)(*mapped) if hasattr(a, "_fields") else mapped
    if isinstance(a, list):
        return immutable_list(map_aggregate(item, fn) for item in a)
    if isinstance(a, dict):
        return immutable_dict((key, map_aggregate(value, fn)) for key, value in a.items())
    if isinstance(a, slice):
        return slice(*(map_aggregate(part, fn) for part in (a.start, a.stop, a.step)))
    return fn(a)


def map_arg(a: Any, fn: Callable[[Node], Any]) -> Any:
    """`fn` of each node within `a`."""
    if not callable(fn):
        raise AssertionError("torch.fx.map_arg(a, fn): fn must be a callable")
    return map_aggregate(a, lambda item: fn(item) if isinstance(item, Node) else item)


def _printed(argument: Any) -> str:
    """An argument as in printed graphs."""
    if isinstance(argument, list):
        return f"[{', '.join(map(_printed, argument))}]"
    if isinstance(argument, tuple):
        comma = "," if len(argument) == 1 else ""
        return f"({', '.join(map(_printed, argument))}{comma})"
    if isinstance(argument, dict):
        return "{" + ", ".join(f"{k}: {_printed(v)}" for k, v in argument.items()) + "}"
    return f"%{argument}" if isinstance(argument, Node) else str(argument)


class Node:
    """One operation of a graph; `op` says of which kind, and what `target` is:

    - ``placeholder``: an argument of the function, its name; ``args`` may hold its default.
    - ``get_attr``: an attribute of the module, the path to it.
    - ``call_function``: a call of a function, which is the target.
    - ``call_module``: a call of a submodule, the path to it.
    - ``call_method``: a call of the method of that name of ``args[0]``.
    - ``output``: the return statement; ``args[0]`` is what is returned.

    `users` are the nodes that have this one among their arguments, `meta` is for notes of passes.
    """

    _repr_fn: Callable[[Node], str] | None = None
    """Prints the node, while code is made of the graph."""

    def __init__(
        self,
        graph: Graph,
        name: str,
        op: str,
        target: Target,
        args: tuple[Argument, ...],
        kwargs: dict[str, Argument],
        return_type: Any = None,
    ) -> None:
        wants = "a Callable" if op == "call_function" else "a str"
        if op not in (*OPCODES, "root"):
            raise AssertionError(f"op '{op}' is not in _legal_ops")
        if not (callable(target) if op == "call_function" else isinstance(target, str)):
            raise ValueError(
                f"Node [graph = {graph}, name = '{name}'] target {target} has type {typename(target)} "
                f"but {wants} is expected"
            )
        self.graph = graph
        self.name = name
        self.op = op
        self.target: Any = target
        self.type = return_type
        self.meta: dict[str, Any] = {}
        self.users: dict[Node, None] = {}
        self._input_nodes: dict[Node, None] = {}
        self._erased = False
        self._prev = self._next = self
        self._use(args, kwargs)

    def _use(self, args: Any, kwargs: Any) -> None:
        """Have these arguments from now on."""
        for node in self._input_nodes:
            node.users.pop(self, None)
        self._input_nodes = {}

        def used(node: Node) -> Node:
            self._input_nodes[node] = None
            node.users[self] = None
            return node

        self._args: tuple[Argument, ...] = map_arg(tuple(args), used)
        self._kwargs: dict[str, Argument] = map_arg(dict(kwargs), used)

    # Where it stands.

    @property
    def next(self) -> Node:
        """The node after this one."""
        return self._next

    @property
    def prev(self) -> Node:
        """The node before this one."""
        return self._prev

    def prepend(self, x: Node) -> None:
        """Move `x` before this node."""
        if self.graph is not x.graph:
            raise AssertionError("Attempting to move a Node into a different Graph")
        if self is x:
            return
        x._remove_from_list()
        before = self._prev
        before._next, x._prev, x._next, self._prev = x, before, self, x

    def append(self, x: Node) -> None:
        """Move `x` behind this node."""
        self._next.prepend(x)

    def _remove_from_list(self) -> None:
        """Close the gap; the node still knows its neighbors, so that loops over the graph go on from there."""
        self._prev._next, self._next._prev = self._next, self._prev

    def __lt__(self, other: Node) -> bool:
        return any(node is other for node in _following(self))

    def __gt__(self, other: Node) -> bool:
        return other < self

    # What it uses.

    @property
    def args(self) -> tuple[Argument, ...]:
        """The arguments by position; assign new ones rather than change them."""
        return self._args

    @args.setter
    def args(self, a: tuple[Argument, ...]) -> None:
        self._use(a, self._kwargs)

    @property
    def kwargs(self) -> dict[str, Argument]:
        """The arguments by name; assign new ones rather than change them."""
        return self._kwargs

    @kwargs.setter
    def kwargs(self, k: dict[str, Argument]) -> None:
        self._use(self._args, k)

    @property
    def all_input_nodes(self) -> list[Node]:
        """The nodes among the arguments, each once."""
        return list(self._input_nodes)

    def update_arg(self, idx: int, arg: Argument) -> None:
        """Replace the argument at position `idx`."""
        args = list(self.args)
        args[idx] = arg
        self.args = tuple(args)

    def insert_arg(self, idx: int, arg: Argument) -> None:
        """Insert an argument before position `idx`."""
        if not 0 <= idx <= len(self.args):
            raise AssertionError(
                f"insert_args index must be between 0 and len(self.args), got {idx}"
            )
        self.args = (*self.args[:idx], arg, *self.args[idx:])

    def update_kwarg(self, key: str, arg: Argument) -> None:
        """Replace, or add, the argument named `key`."""
        self.kwargs = {**self.kwargs, key: arg}

    def replace_input_with(self, old_input: Node, new_input: Node) -> None:
        """Use `new_input` in every place of `old_input`."""

        def replaced(node: Node) -> Node:
            return new_input if node is old_input else node

        self._use(map_arg(self._args, replaced), map_arg(self._kwargs, replaced))

    def replace_all_uses_with(
        self,
        replace_with: Node,
        delete_user_cb: Callable[[Node], bool] | None = None,
        *,
        propagate_meta: bool = False,
    ) -> list[Node]:
        """Let the users for which `delete_user_cb` is true use `replace_with` instead; returns them."""
        if propagate_meta:
            if replace_with.meta:
                raise AssertionError(
                    "Called node.replace_all_uses_with(replace_with, propagate_meta=True), "
                    "but replace_with already has .meta keys"
                )
            replace_with.meta.update(self.meta)
        users = [user for user in self.users if delete_user_cb is None or delete_user_cb(user)]
        for user in users:
            user.replace_input_with(self, replace_with)
        return users

    @property
    def stack_trace(self) -> str | None:
        """Where the program called it, if a tracer recorded that."""
        return self.meta.get("stack_trace")

    @stack_trace.setter
    def stack_trace(self, trace: str | None) -> None:
        self.meta["stack_trace"] = trace

    def is_impure(self, impure_random: bool = True) -> bool:
        """Whether it does more than compute a value, as far as can be told."""
        if self.op in ("placeholder", "output"):
            return True
        if self.op == "call_module":
            owner = self.graph.owning_module
            if owner is None:
                raise AssertionError("self.graph.owning_module not set for purity check")
            return bool(getattr(owner.get_submodule(self.target), "_is_impure", False))
        if self.op != "call_function":
            return False
        schema = getattr(self.target, "_schema", None)
        if self.target in _side_effectful_functions or getattr(schema, "is_mutable", False):
            return True
        package = facade()
        return impure_random and any(
            self.target is getattr(package, name, None) for name in _RANDOM.split()
        )

    # How it is printed.

    def __repr__(self) -> str:
        return self.name if self._repr_fn is None else self._repr_fn(self)

    @staticmethod
    def _pretty_print_target(target: Target) -> str:
        return target_name(target)

    def format_node(
        self,
        placeholder_names: list[str] | None = None,
        maybe_return_typename: list[str] | None = None,
        *,
        include_tensor_metadata: bool = False,
    ) -> str | None:
        """The node as a line of a printed graph."""
        kind = f"{_type_name(self.type)} " if self.type is not None else ""
        head = f"%{self.name} : {kind}[num_users={len(self.users)}] = {self.op}"
        if self.op == "placeholder":
            default = f"(default={self.args[0]})" if self.args else ""
            return f"{head}[target={self.target}]{default}"
        if self.op == "get_attr":
            return f"{head}[target={target_name(self.target)}]"
        if self.op == "output":
            if self.type is not None and maybe_return_typename:
                maybe_return_typename[0] = f" -> {_type_name(self.type)}"
            return f"return {self.args[0]}"
        given = f"(args = {_printed(self.args)}, kwargs = {_printed(self.kwargs)})"
        return f"{head}[target={target_name(self.target)}]{given}"


def _following(node: Node) -> Iterator[Node]:
    while node.next.op != "root":
        node = node.next
        yield node
