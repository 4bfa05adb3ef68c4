"""The engine's main loop, over tensors; it runs nodes and hooks in the order that PyTorch documents.

A node is ready when all of its gradients have arrived.  Among ready nodes leaves run first, then the most recently
recorded node.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from heapq import heappop, heappush
from typing import TYPE_CHECKING, Any

from ...core.bits import WHAT_IT_IS
from ...core.state import hidden_from_handlers, shown_to_handlers, state
from ...core.tensor import Tensor
from ..nodes.accumulate_grad import AccumulateGrad, accumulate
from ..nodes.hooks import run_post_hooks, run_pre_hooks, run_tensor_hooks
from ..nodes.reduction import reduce_gradient, together
from ..tools import anomaly
from .graph_task import GraphTask, Waiting, dependency_counts, waiting

if TYPE_CHECKING:
    from ..nodes.node import Edge, Node

Gradients = list[Tensor | None]
"""The gradients that have arrived for the outputs of a node."""


def run_over_tensors(task: GraphTask, pending: dict[Node, Gradients]) -> None:
    """Run the nodes in `pending` and all nodes reachable from them that `task` needs.

    ``__torch_function__`` handlers see only what hooks and custom functions call.
    """
    if state.function_modes or state.classes_override:
        with hidden_from_handlers():
            _run_all(task, pending)
    else:
        _run_all(task, pending)


def _run_all(task: GraphTask, pending: dict[Node, Gradients]) -> None:
    local = state.__dict__  # of this thread
    needed, captures = task.needed, task.captures
    counts = dependency_counts(pending, task)
    heap: list[Waiting] = []
    for node in pending:
        if not counts[node]:
            heappush(heap, waiting(node))
    task.waiting = pending
    outer = local.get("autograd_node")
    profiler = local.get("profiler")
    watch = None if profiler is None else profiler.watch_backward(_run)
    run = _run if watch is None else watch.run
    following: Node | None = None  # the only ready node, which bypasses the heap
    try:
        while heap or following is not None:
            if following is None:
                node = heappop(heap).node
            else:
                node, following = following, None
            grads = pending.pop(node)
            local["autograd_node"] = node
            if watch is not None:
                watch.next(node, grads)
            hooked = node._hooks is not None
            if needed is not None:
                # As in PyTorch, tensor hooks run before the capture only if the node itself does not run.
                runs = node in needed
                if hooked and not runs and (node._hooks.tensor_hooks or node._hooks.retained):
                    grads = run_tensor_hooks(node, grads)
                for number, place in captures.get(node, ()):
                    task.captured[place] = grads[number]
                if not runs:
                    continue
            if hooked and (node._hooks.tensor_hooks or node._hooks.retained):
                grads = run_tensor_hooks(node, grads)
            if node.__class__ is AccumulateGrad and not hooked:
                # A leaf takes over a gradient without a copy if there is no other reference, so keep none here.
                leaf, grad, grads = node._leaf(), grads[0], []
                accumulate(node.variable if leaf is None else leaf, grad, _is_unseen(local))
                leaf = grad = None
                continue
            edges = node.next_edges if needed is None else needed[node]
            results = run(node, edges, grads, hooked)
            if not task.retain_graph and node._releases:
                node.release_variables()
            grads = []
            _send(node, edges, results, pending)
            del results
            for edge in edges:
                if edge is None:
                    continue
                target = edge[0]
                count = counts[target] = counts[target] - 1
                if count:
                    continue
                if following is None and not heap:
                    following = target
                    continue
                if following is not None:
                    heappush(heap, waiting(following))
                    following = None
                heappush(heap, waiting(target))
    finally:
        local["autograd_node"] = outer
        if watch is not None:
            watch.finish()


def _is_unseen(local: dict[str, Any]) -> bool:
    """Whether no mode or observer could notice that gradients are added without calling an operator."""
    return (
        local.get("mask", 1) != 0 and not local.get("grad_enabled", True) and state.dual_level < 0
    )


def _run(
    node: Node, edges: tuple[Edge | None, ...], grads: Gradients, hooked: bool
) -> Sequence[Tensor | None]:
    """The gradients that `node`, including its hooks, sends along `edges`."""
    if hooked and node._hooks.pre_hooks:
        grads = run_pre_hooks(node, grads)
    is_pruned = edges is not node.next_edges
    running = node.pruned(edges) if is_pruned else node
    results: Sequence[Tensor | None]
    if anomaly.current.enabled:
        results = anomaly.run_checked(node, grads, partial(run_node, running, grads))
    else:
        results = run_node(running, grads)
    if is_pruned:
        results = [None if edge is None else grad for edge, grad in zip(edges, results)]
    if hooked and node._hooks.post_hooks:
        results = run_post_hooks(node, tuple(results), grads)
    if len(results) != len(edges):
        raise RuntimeError(
            f"Function {node.name()} returned an invalid number of gradients - expected {len(edges)}, "
            f"but got {len(results)}"
        )
    return results


def run_node(node: Node, grads: Gradients) -> Sequence[Tensor | None]:
    """The gradients of the inputs of `node`; all None if no output has a gradient."""
    if not node.takes_undefined:
        for grad in grads:  # `grads.count(None)` would compare tensors
            if grad is not None:
                grad = None  # the node may take over gradients from the list
                break
        else:
            return (None,) * len(node.next_edges)
    if state.recorder is not None and state.recorder.is_over_arrays:
        found: Sequence[Tensor | None] | None = state.recorder.run_formula(node, grads)
        if found is not None:
            return found
    if node.runs_user_code and not node.accumulates and state.hidden is not None:
        with shown_to_handlers():
            return node.run(grads)
    return node.run(grads)


def _send(
    node: Node,
    edges: Sequence[Edge | None],
    results: Sequence[Tensor | None],
    pending: dict[Node, Gradients],
) -> None:
    """Add the results of `node` to the pending gradients at the ends of its edges."""
    for index, (edge, grad) in enumerate(zip(edges, results)):
        if edge is None:
            continue
        target, number = edge
        if grad is not None:
            metadata = target._metadata[number]
            if (
                not isinstance(grad, Tensor)
                or grad._data_.shape != metadata[0]
                or (grad._bits_ ^ metadata[1]) & WHAT_IT_IS
            ):
                grad = reduce_gradient(grad, metadata, node, index)
        buffer = pending.get(target)
        if buffer is None:
            buffer = pending[target] = [None] * len(target._metadata)
        present = buffer[number]
        if present is None:
            buffer[number] = grad
        elif grad is not None:
            buffer[number] = together(present, grad)
