"""Graphs: the nodes of a function in the order in which they run."""

from __future__ import annotations

import contextlib
import copy
import inspect
import warnings
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from ..api.queries import typename
from ..nn.module import Module
from ..nn.parameter import Parameter
from .code_generation import (
    CodeGen as CodeGen,
)
from .code_generation import (
    PythonCode as PythonCode,
)
from .code_generation import (
    TransformCodeFunc,
)
from .code_generation import (
    _PyTreeCodeGen as _PyTreeCodeGen,
)
from .code_generation import (
    _PyTreeInfo as _PyTreeInfo,
)
from .code_generation import (
    inplace_methods as inplace_methods,
)
from .code_generation import (
    magic_methods as magic_methods,
)
from .code_generation import (
    reflectable_magic_methods as reflectable_magic_methods,
)
from .namespace import Namespace as _Namespace
from .namespace import snake_case as _snake_case
from .node import OPCODES, Argument, Node, Target, map_arg

if TYPE_CHECKING:
    from .graph_module import GraphModule


class _NodeList:
    """The nodes of a graph; it may be changed while one goes through them."""

    def __init__(self, graph: Graph, backwards: bool = False) -> None:
        self.graph = graph
        self.backwards = backwards

    def __len__(self) -> int:
        return self.graph._len

    def __iter__(self) -> Iterator[Node]:
        root = self.graph._root
        node = root
        while True:
            node = node._prev if self.backwards else node._next
            if node is root:
                return
            if not node._erased:
                yield node

    def __reversed__(self) -> Iterator[Node]:
        return iter(_NodeList(self.graph, not self.backwards))


class Graph:
    """A function as a list of nodes.  ``python_code`` makes Python of it, and `GraphModule` a module that runs it.

    Example::

        >>> graph = gs.fx.Graph()
        >>> x = graph.placeholder("x")
        >>> y = graph.call_function(gs.relu, (x,))
        >>> graph.output(y)
        output
        >>> print(graph)
        graph():
            %x : [num_users=1] = placeholder[target=x]
            %relu : [num_users=1] = call_function[target=gradsmith.relu](args = (%x,), kwargs = {})
            return relu
    """

    def __init__(
        self,
        owning_module: GraphModule | None = None,
        tracer_cls: type[Any] | None = None,
        tracer_extras: dict[str, Any] | None = None,
    ) -> None:
        self._root = Node(self, "", "root", "", (), {})
        self._insert: Callable[[Node], None] = self._root.prepend
        self._len = 0
        self._graph_namespace = _Namespace()
        self.owning_module = owning_module
        self._tracer_cls = tracer_cls
        self._tracer_extras = tracer_extras
        self._codegen = CodeGen()
        self._co_fields: dict[str, Any] = {}

    @property
    def nodes(self) -> _NodeList:
        """The nodes in order; `reversed` goes through them backwards."""
        return _NodeList(self)

    def output_node(self) -> Node:
        """The node at the end."""
        node = self._root._prev
        if node.op != "output":
            raise AssertionError(f"Expected output node, got op={node.op}")
        return node

    def find_nodes(self, *, op: str, target: Target | None = None, sort: bool = True) -> list[Node]:
        """The nodes of an opcode and, if it is given, a target, which it must be for functions."""
        if op == "call_function" and target is None:
            raise AssertionError("target must not be None for call_function op")
        return [n for n in self.nodes if n.op == op and (target is None or n.target == target)]

    # Making nodes.

    def create_node(
        self,
        op: str,
        target: Target,
        args: tuple[Argument, ...] | None = None,
        kwargs: dict[str, Argument] | None = None,
        name: str | None = None,
        type_expr: Any = None,
    ) -> Node:
        """Insert a node at the insertion point, which is the end unless a ``with`` block says otherwise."""
        if args and not isinstance(args, tuple):
            raise AssertionError(f"args must be a tuple, got {type(args)}")
        if kwargs and not isinstance(kwargs, dict):
            raise AssertionError(f"kwargs must be a dict, got {type(kwargs)}")
        candidate = self._target_to_str(target) if name is None else name
        name = self._graph_namespace.create_name(candidate, None)
        node = Node(self, name, op, target, args or (), kwargs or {}, type_expr)
        self._graph_namespace.associate_name_with_obj(name, node)
        self._insert(node)
        self._len += 1
        return node

    def placeholder(
        self, name: str, type_expr: Any = None, default_value: Any = inspect.Signature.empty
    ) -> Node:
        """Insert a parameter."""
        args = () if default_value is inspect.Signature.empty else (default_value,)
        return self.create_node("placeholder", name, args=args, type_expr=type_expr)

    def get_attr(self, qualified_name: str, type_expr: Any = None) -> Node:
        """Insert the reading of an attribute of the module."""
        if self.owning_module is not None and not _holds(self.owning_module, qualified_name):
            warnings.warn(
                "Attempted to insert a get_attr Node with no underlying reference in the owning GraphModule! "
                "Call GraphModule.add_submodule to add the necessary submodule, GraphModule.add_parameter to add "
                "the necessary Parameter, or nn.Module.register_buffer to add the necessary buffer",
                stacklevel=2,
            )
        return self.create_node("get_attr", qualified_name, type_expr=type_expr)

    def call_module(
        self,
        module_name: str,
        args: tuple[Argument, ...] | None = None,
        kwargs: dict[str, Argument] | None = None,
        type_expr: Any = None,
    ) -> Node:
        """Insert a call of a submodule."""
        if self.owning_module is not None:
            self.owning_module.get_submodule(module_name)  # which raises where there is none
        return self.create_node("call_module", module_name, args, kwargs, type_expr=type_expr)

    def call_method(
        self,
        method_name: str,
        args: tuple[Argument, ...] | None = None,
        kwargs: dict[str, Argument] | None = None,
        type_expr: Any = None,
    ) -> Node:
        """Insert a call of a method of ``args[0]``."""
        return self.create_node("call_method", method_name, args, kwargs, type_expr=type_expr)

    def call_function(
        self,
        the_function: Callable[..., Any],
        args: tuple[Argument, ...] | None = None,
        kwargs: dict[str, Argument] | None = None,
        type_expr: Any = None,
        name: str | None = None,
    ) -> Node:
        """Insert a call of a function."""
        return self.create_node("call_function", the_function, args, kwargs, name, type_expr)

    def output(self, result: Argument, type_expr: Any = None) -> Node:
        """Insert the return statement."""
        return self.create_node("output", "output", args=(result,), type_expr=type_expr)

    def node_copy(self, node: Node, arg_transform: Callable[[Node], Any] = lambda x: x) -> Node:
        """Insert a copy of a node, of another graph say; `arg_transform` gives its arguments for the nodes that it uses."""
        args, kwargs = map_arg(node.args, arg_transform), map_arg(node.kwargs, arg_transform)
        new = self.create_node(node.op, node.target, args, kwargs, node.name, node.type)
        new.meta = copy.copy(node.meta)
        return new

    def graph_copy(
        self, g: Graph, val_map: dict[Node, Node], return_output_node: bool = False
    ) -> Any:
        """Insert copies of all nodes of `g`, which `val_map` gets to know, but for those that it knows; returns what `g` does."""
        for node in g.nodes:
            if node in val_map:
                continue
            if node.op == "output":
                result = map_arg(node.args[0], val_map.__getitem__)
                return (result, node) if return_output_node else result
            val_map[node] = self.node_copy(node, val_map.__getitem__)
        return None

    def __deepcopy__(self, memo: Any = None) -> Graph:
        new = Graph(tracer_cls=self._tracer_cls)
        copied = new.graph_copy(self, {} if memo is None else memo, return_output_node=True)
        new._codegen = copy.deepcopy(self._codegen)
        if copied is not None:
            result, old = copied
            new.output(result, type_expr=old.type).meta = copy.copy(old.meta)
        return new

    def _target_to_str(self, target: Target) -> str:
        if callable(target):
            return _snake_case(target.__name__)
        magic = target.startswith("__") and target.endswith("__")
        return _snake_case(target[2:-2] if magic else target)

    # Changing it.

    @contextlib.contextmanager
    def _inserting(self, insert: Callable[[Node], None]) -> Iterator[None]:
        try:
            yield
        finally:
            self._insert = insert

    def inserting_before(self, n: Node | None = None) -> contextlib.AbstractContextManager[None]:
        """New nodes are inserted before `n`, or at the beginning: from now on, or within a ``with`` block."""
        return self.inserting_after(self._root) if n is None else self._at(n, n.prepend, "before")

    def inserting_after(self, n: Node | None = None) -> contextlib.AbstractContextManager[None]:
        """New nodes are inserted behind `n`, or at the end: from now on, or within a ``with`` block."""
        return self.inserting_before(self._root) if n is None else self._at(n, n.append, "after")

    def _at(
        self, node: Node, insert: Callable[[Node], None], where: str
    ) -> contextlib.AbstractContextManager[None]:
        if node.graph is not self:
            raise AssertionError(f"Node to insert {where} is not in graph.")
        before, self._insert = self._insert, insert
        return self._inserting(before)

    def erase_node(self, to_erase: Node) -> None:
        """Remove a node that nobody uses."""
        if to_erase.users:
            raise RuntimeError(
                f"Tried to erase Node {to_erase} but it still had {len(to_erase.users)} users in the graph: "
                f"{to_erase.users}!"
            )
        if to_erase.graph is not self:
            raise RuntimeError(f"Attempting to remove {to_erase} from wrong graph!")
        if to_erase._erased:
            warnings.warn(f"erase_node({to_erase}) on an already erased node", stacklevel=2)
            return
        to_erase._remove_from_list()
        to_erase._erased = True
        self._len -= 1
        args, kwargs = (map_arg(a, lambda n: None) for a in (to_erase.args, to_erase.kwargs))
        to_erase._use(args, kwargs)

    def eliminate_dead_code(self, is_impure_node: Callable[[Node], bool] | None = None) -> bool:
        """Erase nodes that nobody uses and that do nothing else; returns whether there were any."""
        self.lint()
        changed = False
        for node in reversed(self.nodes):
            impure = node.is_impure() if is_impure_node is None else is_impure_node(node)
            if not impure and not node.users:
                self.erase_node(node)
                changed = True
        return changed

    def lint(self) -> None:
        """RuntimeError or ValueError unless the graph is well formed: its nodes in order, their names unique, targets there."""
        names: set[str] = set()
        seen: set[Node] = set()
        for node in self.nodes:
            if node.op not in OPCODES:
                raise RuntimeError(f"Node {node} had unknown opcode {node.op}!")
            if node.graph is not self:
                raise RuntimeError(f"Node '{node}' does not belong to this Graph!")
            for used in node.all_input_nodes:
                if used.graph is not self:
                    raise RuntimeError(
                        f"Argument '{used}' of Node '{node}' does not belong to this Graph, but was used as an "
                        "argument! If you are copying nodes from another graph, make sure to use "
                        f"``arg_transform`` on node_copy() to remap values\n{self}"
                    )
                if used not in seen:
                    raise RuntimeError(
                        f"Argument '{used}' of Node '{node}' was used before it has been defined! Please check "
                        f"that Nodes in the graph are topologically ordered\n{self}"
                    )
            seen.add(node)
            if node.name in names:
                raise RuntimeError(f"Node redefined name {node.name}!")
            names.add(node.name)
        if self.owning_module is not None:
            for node in self.nodes:
                _check_target(self.owning_module, node)

    # What it says.

    def process_inputs(self, *args: Any) -> Any:
        """What the placeholders get for the arguments of the function."""
        return self._codegen.process_inputs(*args)

    def process_outputs(self, out: Any) -> Any:
        """What the function returns for what the output node does."""
        return self._codegen.process_outputs(out)

    def set_codegen(self, codegen: CodeGen) -> None:
        """Let `codegen` write the code."""
        self._codegen = codegen

    def on_generate_code(
        self, make_transformer: Callable[[TransformCodeFunc | None], TransformCodeFunc]
    ) -> contextlib.AbstractContextManager[None]:
        """Let a function change the lines of code; it is made from the one there was: from now on, or within a ``with`` block."""
        before = self._codegen._body_transformer
        self._codegen._body_transformer = make_transformer(before)

        @contextlib.contextmanager
        def within() -> Iterator[None]:
            try:
                yield
            finally:
                self._codegen._body_transformer = before

        return within()

    def python_code(self, root_module: str, *, verbose: bool = False, **shown: bool) -> PythonCode:
        """The code of the function, in which `root_module` names the module; `verbose` code says where calls come from.

        ``include_stride`` and ``include_device`` add to what verbose code says of tensors.
        """
        namespace = _Namespace()
        nodes = list(self.nodes)
        reprs = [node._repr_fn for node in nodes]
        try:
            for node in nodes:
                node._repr_fn = lambda n: namespace.create_name(n.name, n)
            return self._codegen._gen_python_code(self, root_module, namespace, verbose, **shown)
        finally:
            for node, before in zip(nodes, reprs):
                node._repr_fn = before

    def __str__(self) -> str:
        return "\n    ".join(["graph():", *(node.format_node() or "" for node in self.nodes)])

    def print_tabular(self) -> None:
        """Print the nodes as a table; needs the package tabulate."""
        try:
            from tabulate import tabulate  # type: ignore[import-untyped,unused-ignore]
        except ImportError:
            print(
                "`print_tabular` relies on the library `tabulate`, which could not be found on this machine. "
                "Run `pip install tabulate` to install the library."
            )
            raise
        rows = [[n.op, n.name, n.target, n.args, n.kwargs] for n in self.nodes]
        print(tabulate(rows, headers=["opcode", "name", "target", "args", "kwargs"]))


def _holds(module: Module, path: str) -> bool:
    """Whether a module has a parameter, buffer or submodule there."""
    owner, _, name = path.rpartition(".")
    try:
        inner = module.get_submodule(owner)
    except AttributeError:
        warnings.warn(f"Failed to fetch module {owner}!", stacklevel=3)
        return False
    found = getattr(inner, name, None)
    return isinstance(found, (Module, Parameter)) or name in inner._buffers


def _check_target(module: Module, node: Node) -> None:
    wants = "a Callable" if node.op == "call_function" else "a str"
    if not (callable(node.target) if node.op == "call_function" else isinstance(node.target, str)):
        raise ValueError(
            f"Node {node} target {node.target} has type {typename(node.target)} but {wants} is expected"
        )
    if node.op not in ("get_attr", "call_module"):
        return
    place: Any = module
    atoms = node.target.split(".")
    for i, atom in enumerate(atoms):
        place, before = getattr(place, atom, None), ".".join(atoms[:i])
        if place is None:
            raise RuntimeError(
                f"Node {node} target {node.target} references nonexistent attribute {atom} of {before}"
            )
        if node.op == "call_module" and not isinstance(place, Module):
            raise RuntimeError(
                f"Node {node} target {node.target} {atom} of {before} does not reference an nn.Module"
            )
