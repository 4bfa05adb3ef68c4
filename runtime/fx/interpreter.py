"""Interpreters: run a graph node by node, and let subclasses do something else with some."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from typing import Any

from ..nn.module import Module
from ._symbolic_trace import Tracer
from .graph import Graph
from .graph_module import GraphModule
from .node import Argument, Node, Target, map_aggregate, map_arg
from .proxy import Proxy


class Interpreter:
    """Runs the graph of a module, or `graph` with the members of the module.

    Override ``run_node``, or the method that has the name of an opcode.  `env` has the values of nodes; without
    `garbage_collect_values` they stay there until the next run.
    """

    def __init__(
        self, module: Module, garbage_collect_values: bool = True, graph: Graph | None = None
    ) -> None:
        self.module = module
        self.submodules = dict(module.named_modules())
        self.graph: Graph = module.graph if graph is None else graph
        self.env: dict[Node, Any] = {}
        self.name = "Interpreter"
        self.garbage_collect_values = garbage_collect_values
        self.extra_traceback = True
        self.user_to_last_uses: dict[Node, list[Node]] = {}
        seen: set[Node] = set()
        for user in reversed(self.graph.nodes) if garbage_collect_values else ():
            for used in user.all_input_nodes:
                if used not in seen:
                    seen.add(used)
                    self.user_to_last_uses.setdefault(user, []).append(used)

    def run(
        self,
        *args: Any,
        initial_env: dict[Node, Any] | None = None,
        enable_io_processing: bool = True,
    ) -> Any:
        """The result for these arguments; nodes with a value in `initial_env` do not run."""
        self.env = {} if initial_env is None else initial_env
        given = self.graph.process_inputs(*args) if enable_io_processing else args
        self.args_iter: Iterator[Any] = iter(given)
        for node in self.graph.nodes:
            if node in self.env:
                continue
            try:
                self.env[node] = self.run_node(node)
            except Exception as error:
                if self.extra_traceback:
                    _add_place(error, node)
                    if isinstance(error, KeyError):
                        raise RuntimeError(*error.args) from error
                raise
            for used in self.user_to_last_uses.get(node, ()):
                del self.env[used]
            if node.op == "output":
                result = self.env[node]
                return self.graph.process_outputs(result) if enable_io_processing else result
        return None

    def boxed_run(self, args_list: list[Any]) -> Any:
        """`run` with the arguments of a list, which is emptied."""
        placeholders = self.graph.find_nodes(op="placeholder")
        if len(args_list) != len(placeholders):
            more = len(args_list) > len(placeholders)
            raise RuntimeError(
                f"Interpreter.boxed_run expected {len(placeholders)} arguments for placeholders but received "
                f"{len(args_list)} ({'extra' if more else 'missing'} arguments)"
            )
        env = dict(zip(placeholders, args_list))
        args_list.clear()
        return self.run(initial_env=env)

    def run_node(self, n: Node) -> Any:
        """The value of a node."""
        args, kwargs = self.fetch_args_kwargs_from_env(n)
        return getattr(self, n.op)(n.target, args, kwargs)

    def placeholder(
        self, target: Target, args: tuple[Argument, ...], kwargs: dict[str, Any]
    ) -> Any:
        """The next argument, or the default."""
        if str(target).startswith("*"):
            return list(self.args_iter)
        for value in self.args_iter:
            return value
        if args:
            return args[0]
        raise RuntimeError(
            f"Expected positional argument for parameter {target}, but one was not passed in!"
        )

    def get_attr(self, target: Target, args: tuple[Argument, ...], kwargs: dict[str, Any]) -> Any:
        """An attribute of the module."""
        return self.fetch_attr(str(target))

    def call_function(
        self, target: Target, args: tuple[Argument, ...], kwargs: dict[str, Any]
    ) -> Any:
        """The result of a function."""
        if isinstance(target, str):
            raise AssertionError("target should not be a string for call_function")
        return target(*args, **kwargs)

    def call_method(
        self, target: Target, args: tuple[Argument, ...], kwargs: dict[str, Any]
    ) -> Any:
        """The result of a method of the first argument."""
        owner, *others = args
        return getattr(owner, str(target))(*others, **kwargs)

    def call_module(
        self, target: Target, args: tuple[Argument, ...], kwargs: dict[str, Any]
    ) -> Any:
        """The result of a submodule."""
        return self.fetch_attr(str(target))(*args, **kwargs)

    def output(self, target: Target, args: tuple[Argument, ...], kwargs: dict[str, Any]) -> Any:
        """The result."""
        return args[0]

    def fetch_attr(self, target: str) -> Any:
        """The member of the module at a path."""
        place: Any = self.module
        atoms = target.split(".")
        for i, atom in enumerate(atoms):
            if not hasattr(place, atom):
                raise RuntimeError(f"Node referenced nonexistent target {'.'.join(atoms[:i + 1])}")
            place = getattr(place, atom)
        return place

    def fetch_args_kwargs_from_env(self, n: Node) -> tuple[tuple[Any, ...], dict[str, Any]]:
        """The values of a node's arguments."""
        return self.map_nodes_to_values(n.args, n), self.map_nodes_to_values(n.kwargs, n)

    def map_nodes_to_values(self, args: Argument, n: Node) -> Any:
        """`args` of the node `n` with the values of nodes in their place."""

        def value(used: Node) -> Any:
            if used not in self.env:
                raise RuntimeError(
                    f"Node {n} referenced nonexistent value {used}! Run Graph.lint() to diagnose such issues"
                )
            return self.env[used]

        return map_arg(args, value)


def _add_place(error: Exception, node: Node) -> None:
    """Say in an error at which node it was raised."""
    place = f"While executing {node.format_node()}"
    first = f"{error.args[0]}\n\n{place}" if error.args else place
    error.args = (f"{first}\nOriginal traceback:\n{node.stack_trace}", *error.args[1:])


class Transformer(Interpreter):
    """An interpreter that makes a new graph: its methods get proxies, and what they do with them is recorded."""

    def __init__(self, module: GraphModule) -> None:
        super().__init__(module)
        self.new_graph = Graph()
        self.new_graph.set_codegen(module.graph._codegen)
        self.tracer: Tracer = _TransformerTracer(self.new_graph, module)

    def placeholder(
        self, target: Target, args: tuple[Argument, ...], kwargs: dict[str, Any]
    ) -> Any:
        default = args[0] if args else inspect.Signature.empty
        return Proxy(self.new_graph.placeholder(str(target), default_value=default), self.tracer)

    def get_attr(self, target: Target, args: tuple[Argument, ...], kwargs: dict[str, Any]) -> Any:
        return self.tracer.create_proxy("get_attr", target, args, kwargs)

    def call_module(
        self, target: Target, args: tuple[Argument, ...], kwargs: dict[str, Any]
    ) -> Any:
        module = self.fetch_attr(str(target))
        return self.tracer.call_module(module, module.forward, args, kwargs)

    def call_function(
        self, target: Target, args: tuple[Argument, ...], kwargs: dict[str, Any]
    ) -> Any:
        return self.tracer.create_proxy("call_function", target, args, kwargs)

    def run_node(self, n: Node) -> Any:
        before = self.new_graph._root.prev
        result = super().run_node(n)
        after = self.new_graph._root.prev
        while after is not before:
            after.meta = {**n.meta, **after.meta}
            after = after.prev
        return result

    def transform(self) -> GraphModule:
        """The module with the new graph."""
        result = self.run(enable_io_processing=False)
        if result is not None:
            nodes = map_aggregate(result, lambda a: a.node if isinstance(a, Proxy) else a)
            self.new_graph.output(nodes).meta.update(self.graph.output_node().meta)
        return GraphModule(self.module, self.new_graph)


class _TransformerTracer(Tracer):
    def __init__(self, graph: Graph, root: Module) -> None:
        super().__init__()
        self.graph = graph
        self.root = root

    def is_leaf_module(self, m: Module, module_qualified_name: str) -> bool:
        return True
