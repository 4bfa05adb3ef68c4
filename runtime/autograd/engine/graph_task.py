"""The state of one backward pass, and functions that query the current one."""

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
    """One backward pass."""

    needed: Mapping[Node, tuple[Edge | None, ...]] | None = None
    """The nodes that must run, each with the edges that lead to an input, the others replaced by None.

    None where all reachable nodes run.
    """
    captures: Mapping[Node, list[tuple[int, int]]] = {}
    """By node, the output numbers to capture and their positions in the result."""
    leaves_only: bool = False
    """Whether only leaves are captured, and every reachable node leads to one of them."""
    callbacks: Sequence[Callable[[], Any]] = ()
    level: int = 0
    """The number of enclosing backward passes."""
    checkpoint_valid: bool = True
    """Whether this pass and all enclosing ones run to every leaf."""
    _reached: set[Node] | None = None

    def __init__(self, roots: Sequence[Edge], retain_graph: bool, create_graph: bool) -> None:
        self.id = _next_id()
        self.roots = roots
        self.retain_graph = retain_graph
        self.create_graph = create_graph
        self.captured: list[Tensor | None] = []
        self.waiting: Iterable[Node] = ()
        """The nodes that have received gradients and have not run yet."""

    def edges_of(self, node: Node) -> tuple[Edge | None, ...]:
        """The edges along which `node` sends gradients."""
        # A node that is not needed is one whose gradients are only captured.
        return node.next_edges if self.needed is None else self.needed.get(node, ())

    def will_run(self, node: Node) -> bool:
        """Whether this pass computes gradients for `node`; as in PyTorch, False for a single root."""
        if len(self.roots) == 1 and node is self.roots[0][0]:
            return False
        if self.needed is not None:
            return node in self.needed or node in self.captures
        if self._reached is None:
            self._reached = reachable(self.roots, -1)
        return node in self._reached


def reachable(roots: Sequence[Edge], lowest: int) -> set[Node]:
    """The nodes reachable from `roots` whose number is at least `lowest`."""
    seen = {edge[0] for edge in roots if edge[0]._nr >= lowest}
    stack = [*seen]
    while stack:
        for edge in stack.pop().next_edges:
            if edge is None:
                continue
            node = edge[0]
            if node not in seen and node._nr >= lowest:
                seen.add(node)
                stack.append(node)
    return seen


def dependency_counts(starts: Iterable[Node], task: GraphTask) -> dict[Node, int]:
    """The number of gradients that each node has still to receive when the nodes `starts` are ready."""
    counts: dict[Node, int] = dict.fromkeys(starts, 0)
    stack = list(counts)
    needed = task.needed
    while stack:
        node = stack.pop()
        for edge in node.next_edges if needed is None else needed.get(node, ()):
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
    """A heap entry for a node that is ready: leaves first, then the most recently recorded node.

    Leaves compare equal, so their order follows from the insertion order into a binary heap, as in PyTorch.
    """

    __slots__ = ("node",)

    node: Node


def waiting(node: Node) -> Waiting:
    """The heap entry of `node`."""
    if node.accumulates:
        place = Waiting(-inf)
    else:
        place = Waiting(-node._nr if node._order is None else -node._order)
    place.node = node
    return place


# -- queries --------------------------------------------------------------------------------------------


def current_task() -> GraphTask | None:
    """The innermost backward pass running on this thread, or None."""
    task: GraphTask | None = state.graph_task
    return task


def current_task_id() -> int:
    """The id of the current backward pass, or -1."""
    task = current_task()
    return -1 if task is None else task.id


def keeps_graph() -> bool:
    """Whether the current backward pass retains the graph; True outside of one."""
    task = current_task()
    return task is None or task.retain_graph


def current_node() -> Node | None:
    """The node that this thread is running, or None."""
    node: Node | None = state.autograd_node
    return node


def is_checkpoint_valid() -> bool:
    """False inside a backward pass that computes gradients of given inputs only."""
    task = current_task()
    return task is None or task.checkpoint_valid


def queue_callback(callback: Callable[[], Any]) -> None:
    """Call `callback()` at the end of the current backward pass.

    Raises RuntimeError outside of a backward pass.
    """
    task = current_task()
    if task is None:
        raise RuntimeError("Final callbacks can only be installed during backward pass.")
    if not isinstance(task.callbacks, list):
        task.callbacks = []
    task.callbacks.append(callback)


def will_execute_node(node: Node) -> bool:
    """Whether the current backward pass computes, or has computed, gradients for `node`.

    Raises RuntimeError outside of a backward pass, if `node` is not a node, and for a leaf whose gradient is captured.
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
    """The nodes that the current backward pass has still to run, in order, beginning with the current one.

    Raises RuntimeError outside of a backward pass.
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
