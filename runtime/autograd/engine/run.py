"""The entry point of the engine: choose a loop and run a graph backward.

``tensor_loop.py`` supports everything: hooks, gradients of given inputs, recording, anomaly mode.  ``array_loop.py``
handles passes without any of that, several times as fast.

The engine does not recurse over the graph, and each call keeps its state on the calling thread.  Nested backward
passes continue on a new thread every `_LEVELS_PER_THREAD` levels, so that no depth exhausts the interpreter's stack.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import TYPE_CHECKING

from ...core.state import hidden_from_handlers, state, switch_recording
from ..nodes.accumulate_grad import AccumulateGrad
from ..nodes.node import number_when_made
from ..nodes.reduction import reduce_gradient
from .array_loop import arrays_of, may_run_over_arrays, run_over_arrays
from .graph_task import GraphTask, current_task, queue_callback, reachable
from .tensor_loop import Gradients, run_over_tensors

if TYPE_CHECKING:
    from ...core.namespace import Array
    from ...core.tensor import Tensor
    from ..nodes.node import Edge, Node

__all__ = ["GraphTask", "current_task", "queue_callback", "run_alone", "run_backward"]

_LEVELS_PER_THREAD = 16


def run_backward(
    roots: Sequence[Edge],
    grads: Sequence[Tensor],
    retain_graph: bool,
    create_graph: bool,
    inputs: Sequence[Edge | None] | None = None,
    accumulate: bool = False,
) -> list[Tensor | None]:
    """Backpropagate `grads` from `roots` through the graph.

    Without `inputs`, gradients accumulate in every leaf that they reach.  With `inputs`, only nodes on a path to those
    edges run.  Their gradients are returned (None if no gradient arrives) or, with `accumulate`, passed to the
    accumulators and hooks at the edges.
    """
    if not roots:
        return [None] * len(inputs or ())
    local = state.__dict__  # of this thread; each access through `state` would look it up again
    outer: GraphTask | None = local.get("graph_task")
    arrays: list[Array] | None
    if (
        inputs is None
        and outer is None
        and not create_graph
        and may_run_over_arrays(local)
        and (arrays := arrays_of(grads)) is not None
    ):
        run_over_arrays(roots, arrays, retain_graph)
        return []
    task = GraphTask(roots, retain_graph, create_graph)
    task.checkpoint_valid = inputs is None and (outer is None or outer.checkpoint_valid)
    if inputs is not None:
        _plan(task, inputs, accumulate)
    if outer is not None:
        task.level = outer.level + 1
        if task.level % _LEVELS_PER_THREAD == 0:
            _on_another_thread(lambda: _execute(task, grads, outer))
            return task.captured
    _execute(task, grads, outer)
    return task.captured


def run_alone(root: Edge, grad: Array, retain_graph: bool) -> bool:
    """Try `run_backward` from one root to all leaves over arrays; False if tensors are needed."""
    local = state.__dict__
    if local.get("graph_task") is not None or not may_run_over_arrays(local):
        return False
    run_over_arrays((root,), (grad,), retain_graph)
    return True


def _execute(task: GraphTask, grads: Sequence[Tensor], outer: GraphTask | None) -> None:
    recording = task.create_graph
    local = state.__dict__
    grad_enabled = local.get("grad_enabled", True)
    arrays: list[Array] | None
    try:
        local["graph_task"] = task
        if grad_enabled is not recording:
            switch_recording(local, recording)
        if (
            (task.needed is None or task.leaves_only)
            and not recording
            and may_run_over_arrays(local)
            and (arrays := arrays_of(grads)) is not None
        ):
            run_over_arrays(task.roots, arrays, task.retain_graph, task)
        else:
            run_over_tensors(task, _at_roots(task, grads))
        for callback in task.callbacks:  # a callback may queue another
            callback()
    finally:
        local["graph_task"] = outer
        if "grad_enabled" in local and local["grad_enabled"] is not grad_enabled:
            switch_recording(local, grad_enabled)


def _at_roots(task: GraphTask, grads: Sequence[Tensor]) -> dict[Node, Gradients]:
    """The initial gradients, by root node."""
    pending: dict[Node, Gradients] = {}
    for (node, number), grad in zip(task.roots, grads):
        unwanted = task.needed is not None and node not in task.needed
        if unwanted and node not in task.captures and len(task.roots) > 1:
            continue  # as in PyTorch, hooks on the tensor of a single root always run
        if node.accumulates:  # the gradient of a leaf may have a dtype of its own
            grad = reduce_gradient(grad, node._metadata[0], None, 0)
        buffer = pending.get(node)
        if buffer is None:
            buffer = pending[node] = [None] * len(node._metadata)
        present = buffer[number]
        if present is not None:
            with hidden_from_handlers():
                grad = present + grad
        buffer[number] = grad
    return pending


# -- gradients of given inputs only ----------------------------------------------------------------------


def _plan(task: GraphTask, inputs: Sequence[Edge | None], accumulate: bool) -> None:
    """Find the nodes on paths to `inputs`, and note which gradients to capture at which nodes."""
    task.captured = [None] * len(inputs)
    needed: dict[Node, tuple[Edge | None, ...]] = {}
    captures: dict[Node, list[tuple[int, int]]] = {}
    lowest = None
    for place, edge in enumerate(inputs):
        if edge is None:
            continue
        node, number = edge
        made = number_when_made(node)
        lowest = made if lowest is None else min(lowest, made)
        if accumulate:
            needed[node] = node.next_edges
        else:
            captures.setdefault(node, []).append((number, place))
    task.needed = needed
    task.captures = captures
    if lowest is None:
        return
    all_whole = True
    # Edges lead to lower numbers only, so no node below the lowest input leads to an input.
    for node in sorted(reachable(task.roots, lowest), key=_number):
        edges = node.next_edges
        leads, whole = node in needed, True
        for edge in edges:
            if edge is None:
                continue
            if edge[0] in needed or edge[0] in captures:
                leads = True
            else:
                whole = False
        if whole and leads:
            needed[node] = edges
        elif leads:
            all_whole = False
            needed[node] = tuple(
                edge if edge is not None and (edge[0] in needed or edge[0] in captures) else None
                for edge in edges
            )
    # True if every reachable node runs and only leaves are captured.
    task.leaves_only = (
        all_whole
        and all(node in needed or node in captures for node, _ in task.roots)
        and all(node.__class__ is AccumulateGrad and node._hooks is None for node in captures)
    )


_number = attrgetter("_nr")


# -- depth ----------------------------------------------------------------------------------------------


def _on_another_thread(work: Callable[[], None]) -> None:
    """Run `work` on a new thread with this thread's dispatch state, and wait for it."""
    carried = {name: getattr(state, name) for name in _CARRIED}
    failure: list[BaseException] = []

    def body() -> None:
        state.switch(**carried)
        try:
            work()
        except BaseException as error:  # re-raised in the waiting thread
            failure.append(error)

    thread = threading.Thread(target=body, name="gradsmith-backward", daemon=True)
    thread.start()
    thread.join()
    if failure:
        raise failure.pop()


_CARRIED = (
    "grad_enabled",
    "inference",
    "forward_enabled",
    "grad_layout",
    "stale_tangents",
    "included",
    "excluded",
    "overrides_disabled",
    "function_modes",
    "hidden",
    "dispatch_modes",
    "saved_tensor_hooks",
    "saved_tensor_hooks_disabled",
    "observers",
    "tracers",
    "profiler",
    "checker",
    "recorder",
    "level",
    "graph_task",
    "autograd_node",
)
