"""One backward: its options, what it captures, what is called at its end, and who may ask about it."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Mapping, Sequence
from heapq import heappop, heappush
from math import inf
from typing import TYPE_CHECKING, Any

from ...core.state import state

if TYPE_CHECKING:
    from ...core.tensor import Tensor
    from ..nodes.node import Edge, Node

_next_id = itertools.count().__next__


class GraphTask:
    """One call of the engine."""

    needed: set[Node] | None = None
    """The nodes that must run; None for all that gradients reach."""
    captures: Mapping[Node, list[tuple[int, int]]] = {}
    """By node: output numbers whose gradients are asked for, with their places in the result."""
    wanted: Mapping[Node, tuple[Edge | None, ...]] = {}
    """By node some of whose edges lead to nothing that is needed: those that do."""
    leaves_only: bool = False
    """Whether gradients are asked for leaves only, and all that gradients reach leads to those."""
    callbacks: Sequence[Callable[[], Any]] = ()
    level: int = 0
    """How many backwards this one runs within."""
    checkpoint_valid: bool = True
    """Whether it, and every backward around it, runs to all leaves."""
    _reached: set[Node] | None = None

    def __init__(self, roots: Sequence[Edge], retain_graph: bool, create_graph: bool) -> None:
        self.id = _next_id()
        self.roots = roots
        self.retain_graph = retain_graph
        self.create_graph = create_graph
        self.captured: list[Tensor | None] = []
        self.waiting: Iterable[Node] = ()
        """The nodes that have gradients and have not run."""

    def edges_of(self, node: Node) -> tuple[Edge | None, ...]:
        """The edges along which gradients leave `node`."""
        if self.needed is not None and node not in self.needed:
            return ()  # its gradients are captured, and that is all
        return self.wanted.get(node, node.next_edges)

    def will_run(self, node: Node) -> bool:
        """Whether this backward computes gradients for `node`; as in PyTorch not so for its root, if that is one."""
        if len(self.roots) == 1 and node is self.roots[0][0]:
            return False
        if self.needed is not None:
            return node in self.needed or node in self.captures
        if self._reached is None:
            self._reached = reachable(self.roots, -1)
        return node in self._reached


def reachable(roots: Sequence[Edge], lowest: int) -> set[Node]:
    """The nodes numbered `lowest` or higher that `roots` lead to."""
    seen: set[Node] = set()
    stack = [edge[0] for edge in roots]
    while stack:
        node = stack.pop()
        if node in seen or node._nr < lowest:
            continue
        seen.add(node)
        stack += [edge[0] for edge in node.next_edges if edge is not None]
    return seen


def dependency_counts(starts: Iterable[Node], task: GraphTask) -> dict[Node, int]:
    """How many gradients each node is still to receive, when `starts` wait to run."""
    counts: dict[Node, int] = dict.fromkeys(starts, 0)
    stack = list(counts)
    some_edges = task.needed is not None or bool(task.wanted)
    while stack:
        node = stack.pop()
        for edge in task.edges_of(node) if some_edges else node.next_edges:
            if edge is None:
                continue
            target = edge[0]
            if target in counts:
                counts[target] += 1
            else:
                counts[target] = 1
                stack.append(target)
    return counts


class Waiting(float):
    """A node that could run, as a heap has it: the lowest goes first, a leaf, or the last that was recorded.

    Leaves are equal, so that their order is what a binary heap makes of the one in which they came; PyTorch's
    is of the same kind.
    """

    __slots__ = ("node",)

    node: Node


def waiting(node: Node) -> Waiting:
    """`node` for such a heap."""
    if node.accumulates:
        place = Waiting(-inf)
    else:
        place = Waiting(-node._nr if node._order is None else -node._order)
    place.node = node
    return place


# -- questions ------------------------------------------------------------------------------------------


def current_task() -> GraphTask | None:
    """The innermost backward that is running on this thread."""
    task: GraphTask | None = state.graph_task
    return task


def current_task_id() -> int:
    """The number of that backward, -1 outside of one."""
    task = current_task()
    return -1 if task is None else task.id


def keeps_graph() -> bool:
    """Whether that backward was asked to retain the graph; True outside of one."""
    task = current_task()
    return task is None or task.retain_graph


def current_node() -> Node | None:
    """The node that this thread runs, None outside of a backward."""
    node: Node | None = state.autograd_node
    return node


def is_checkpoint_valid() -> bool:
    """False within a backward that was asked for the gradients of some tensors only."""
    task = current_task()
    return task is None or task.checkpoint_valid


def queue_callback(callback: Callable[[], Any]) -> None:
    """Call `callback()` at the end of the backward that is running now.

    Raises RuntimeError outside of one.
    """
    task = current_task()
    if task is None:
        raise RuntimeError("Final callbacks can only be installed during backward pass.")
    if not isinstance(task.callbacks, list):
        task.callbacks = []
    task.callbacks.append(callback)


def will_execute_node(node: Node) -> bool:
    """Whether the backward that is running computes gradients for `node`, or has done so.

    Raises RuntimeError outside of a backward, for what is no node, and for a leaf whose gradient is asked for.
    """
    from ..nodes.node import Node

    if not isinstance(node, Node):
        raise RuntimeError(
            f"_will_engine_execute_node expects an grad_fn, but got {type(node).__name__}"
        )
    task = current_task()
    if task is None:
        raise RuntimeError(
            "_get_should_execute_nodes should only be called during the backward pass"
        )
    if node.accumulates and node in task.captures:
        raise RuntimeError(
            "A leaf node was passed to _will_engine_execute_node but we are currently running autograd.grad(). This "
            "is currently not supported."
        )
    return task.will_run(node)


def execution_order() -> list[Node]:
    """The nodes that the backward which is running has still to run, in order, the current one first.

    Raises RuntimeError outside of a backward.
    """
    task = current_task()
    if task is None:
        raise RuntimeError(
            "_current_graph_task_execution_order should only be called during the backward pass"
        )
    running = current_node()
    starts = list(task.waiting) if running is None else [running, *task.waiting]
    counts = dependency_counts(starts, task)
    heap: list[Waiting] = []
    for node in starts:
        if not counts[node]:
            heappush(heap, waiting(node))
    order = []
    while heap:
        node = heappop(heap).node
        order.append(node)
        for edge in task.edges_of(node):
            if edge is not None:
                counts[edge[0]] -= 1
                if not counts[edge[0]]:
                    heappush(heap, waiting(edge[0]))
    return order
