"""Running a graph backward.

Every node has a higher number than the nodes that its edges lead to, because those existed when it was
made.  So taking the waiting node of the highest number first, again and again, runs each node once, after
everything that contributes to its gradients; nothing needs to be counted beforehand.  When only some
gradients are asked for, a walk over the graph first marks the nodes that lead to them.

There is no recursion over the graph, and each call of `run_backward` has its own state on the thread that
calls it.  A backward within a backward within … goes on on another thread every `_LEVELS_PER_THREAD`
levels, so that no depth exhausts the interpreter's stack.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from heapq import heapify, heappop, heappush, heapreplace
from typing import TYPE_CHECKING, Any

from gradsmith.autograd import anomaly
from gradsmith.autograd.accumulate_grad import AccumulateGrad, accumulate, accumulate_array, accumulate_general
from gradsmith.autograd.arrays import NotPlain
from gradsmith.autograd.hooks import run_post_hooks, run_pre_hooks, run_tensor_hooks
from gradsmith.autograd.reduction import reduce_gradient, sum_array_to
from gradsmith.dispatch.operator import OVERRIDDEN
from gradsmith.dispatch.state import DispatchState, state
from gradsmith.kernels.namespace import np
from gradsmith.tensor import Tensor, allocate, wrap
from gradsmith.traits import CPU_BITS, FORWARD_GRAD, KEYSET_BITS, REQUIRES_GRAD, VIEW

if TYPE_CHECKING:
    from gradsmith.autograd.node import Edge, Node

__all__ = ["GraphTask", "current_task", "queue_callback", "run_backward"]

_WHAT_IT_IS = ~(REQUIRES_GRAD | VIEW | FORWARD_GRAD)
_LEVELS_PER_THREAD = 16

add = np.add


class GraphTask:
    """One backward: its options, what it captures, and what is called at its end."""

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
    grad_enabled: bool = True
    """Grad mode outside of it."""
    _reached: set[Node] | None = None

    def __init__(self, roots: Sequence[Edge], retain_graph: bool, create_graph: bool) -> None:
        self.roots = roots
        self.retain_graph = retain_graph
        self.create_graph = create_graph
        self.captured: list[Tensor | None] = []

    def will_run(self, node: Node) -> bool:
        """Whether this backward computes gradients for `node`."""
        if self.needed is not None:
            return node in self.needed or node in self.captures
        if self._reached is None:
            self._reached = _reachable(self.roots, -1)
        return node in self._reached


def current_task() -> GraphTask | None:
    """The innermost backward that is running on this thread."""
    task: GraphTask | None = state.graph_task
    return task


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


def run_backward(
    roots: Sequence[Edge],
    grads: Sequence[Tensor],
    retain_graph: bool,
    create_graph: bool,
    inputs: Sequence[Edge | None] | None = None,
    accumulate: bool = False,
) -> list[Tensor | None]:
    """Send `grads` into the graph at `roots`.

    Without `inputs` gradients accumulate in every leaf that they reach.  With `inputs` only the nodes that
    lead to those edges run; their gradients are returned (None where nothing arrives), or, with
    `accumulate`, left to the accumulators and hooks that the edges lead to.
    """
    local = state.__dict__  # this thread's; each access by way of `state` would look it up anew
    outer = local.get("graph_task")
    if (
        inputs is None
        and outer is None
        and not create_graph
        and _may_run_arrays(local, grads)
        and not anomaly.current.enabled
    ):
        _run_arrays(roots, grads, retain_graph)
        return []
    task = GraphTask(roots, retain_graph, create_graph)
    if inputs is not None:
        _plan(task, inputs, accumulate)
    if outer is not None:
        task.level = outer.level + 1
        if task.level % _LEVELS_PER_THREAD == 0:
            _on_another_thread(lambda: _execute(task, grads, outer))
            return task.captured
    _execute(task, grads, outer)
    return task.captured


def _execute(task: GraphTask, grads: Sequence[Tensor], outer: GraphTask | None) -> None:
    recording = task.create_graph
    local = state.__dict__
    local["graph_task"] = task
    grad_enabled = local.get("grad_enabled", True)
    if grad_enabled is not recording:
        state.set_grad_enabled(recording)
    heap: list[tuple[int, Node]] = []
    pending: dict[Node, list[Tensor | None]] = {}
    try:
        watched = anomaly.current.enabled or not (task.needed is None or task.leaves_only)
        if not watched and not recording and _may_run_arrays(local, grads):
            _run_arrays(task.roots, grads, task.retain_graph, task)
        else:
            for (node, number), grad in zip(task.roots, grads):
                buffer = pending.get(node)
                if buffer is None:
                    buffer = pending[node] = [None] * len(node._metadata)
                    heap.append((-node._nr, node))
                present = buffer[number]
                buffer[number] = grad if present is None else present + grad
            if len(heap) > 1:
                heapify(heap)
            if not heap:
                return
            if watched:
                _run_watched(task, heap, pending)
            else:
                _run(task, heap, pending, not recording and _unseen(local))
        for callback in task.callbacks:  # one may queue another
            callback()
    finally:
        local["graph_task"] = outer
        if local.get("grad_enabled", True) is not grad_enabled:
            state.set_grad_enabled(grad_enabled)


def _unseen(local: dict[str, Any]) -> bool:
    """Whether nobody could tell that a sum of gradients is made without a call of an operator."""
    return local.get("mask", 1) != 0 and DispatchState.dual_level < 0


def _may_run_arrays(local: dict[str, Any], grads: Sequence[Tensor]) -> bool:
    """Whether a backward that records nothing may run formulas over arrays.

    Not so while somebody sees every call or has given operators kernels of their own, and not for
    gradients that are more than arrays on the CPU.
    """
    if local.get("mask", 1) == 0 or OVERRIDDEN or DispatchState.dual_level >= 0:
        return False
    for grad in grads:
        if grad.__class__ is not Tensor or (grad._bits ^ CPU_BITS) & KEYSET_BITS:
            return False
    return True


def _run_arrays(
    roots: Sequence[Edge],
    grads: Sequence[Tensor],
    retain_graph: bool,
    task: GraphTask | None = None,
) -> None:
    """As `_run`, for a backward that nobody watches: gradients are arrays, as long as that will do.

    Nodes whose formulas need tensors get them; when one of their results is more than an array, `_run`
    takes over.  As long as only formulas over arrays run, nobody can ask what backward is going on: without
    `task` there is none, and grad mode stays as it is, until a node needs tensors.
    """
    captures = task.captures if task is not None and task.leaves_only else None
    begun: GraphTask | None = None
    waiting: dict[Node, Any] = {}
    """For nodes of one output the gradient, for others a list."""
    heap: list[tuple[int, Node]] = []
    results: Any
    grad: Any
    for (node, number), given in zip(roots, grads):
        grad = given._data
        count = len(node._metadata)
        if node not in waiting:
            heap.append((-node._nr, node))
            waiting[node] = grad if count == 1 else [None] * count
            if count > 1:
                waiting[node][number] = grad
        elif count == 1:
            waiting[node] = waiting[node] + grad
        else:
            present = waiting[node][number]
            waiting[node][number] = grad if present is None else present + grad
    if len(heap) > 1:
        heapify(heap)
    take = waiting.pop
    node = heappop(heap)[1]
    grad = given = present = None
    try:
        while True:
            grad = take(node)
            run = node.run_arrays
            results = None
            if node._hooks is None:
                if run is not None:
                    if grad is not None:
                        try:
                            results = run(grad)
                        except NotPlain:
                            results = None
                elif node.__class__ is AccumulateGrad:
                    # A leaf takes a gradient over uncopied if nobody else holds it.
                    if captures is not None and node in captures:
                        for _, place in captures[node]:
                            task.captured[place] = _tensors_of(node, grad)[0]
                    elif grad is not None:
                        leaf = node._leaf()
                        if leaf is not None and not accumulate_array(leaf, grad):
                            if task is None:
                                task = begun = _begin(roots, retain_graph)
                            accumulate_general(leaf, grad)
                        leaf = None
                    grad = None
                    if not heap:
                        break
                    node = heappop(heap)[1]
                    continue
            if results is None:
                if task is None:
                    task = begun = _begin(roots, retain_graph)
                results = _run_over_tensors(node, grad)
            if not retain_graph:
                node.release_variables()
            if results.__class__ is _Tensors:
                # More than arrays: everything that waits becomes tensors, and the rest runs over them.
                pending = {target: _tensors_of(target, held) for target, held in waiting.items()}
                _send(node, results, pending, heap)
                if heap:
                    _run(task, heap, pending, True)
                break
            following = None
            for edge, grad in zip(node.next_edges, results):
                if edge is None:
                    continue
                target, number = edge
                metadata = target._metadata
                if grad is not None and grad.shape != metadata[number][0]:
                    grad = sum_array_to(grad, metadata[number][0], node)
                if len(metadata) == 1:
                    if target in waiting:
                        if grad is not None:
                            present = waiting[target]
                            waiting[target] = grad if present is None else present + grad
                        continue
                    waiting[target] = grad
                else:
                    buffer = waiting.get(target)
                    if buffer is not None:
                        present = buffer[number]
                        if present is None:
                            buffer[number] = grad
                        elif grad is not None:
                            buffer[number] = present + grad
                        continue
                    waiting[target] = buffer = [None] * len(metadata)
                    buffer[number] = grad
                if following is None:
                    following = target
                else:
                    heappush(heap, (-target._nr, target))
            grad = results = buffer = present = run = None
            if following is None:
                if not heap:
                    break
                node = heappop(heap)[1]
            elif heap and heap[0][0] < -following._nr:
                node = heapreplace(heap, (-following._nr, following))[1]
            else:
                node = following
        if begun is not None:
            for callback in begun.callbacks:  # one may queue another
                callback()
    finally:
        if begun is not None:
            local = state.__dict__
            local["graph_task"] = None
            if begun.grad_enabled and not local.get("grad_enabled", True):
                state.set_grad_enabled(True)


def _begin(roots: Sequence[Edge], retain_graph: bool) -> GraphTask:
    """From now on a backward is seen to be going on in this thread, and grad mode is off."""
    local = state.__dict__
    task = GraphTask(roots, retain_graph, False)
    local["graph_task"] = task
    task.grad_enabled = local.get("grad_enabled", True)
    if task.grad_enabled:
        state.set_grad_enabled(False)
    return task


def _run(
    task: GraphTask,
    heap: list[tuple[int, Node]],
    pending: dict[Node, list[Tensor | None]],
    plain: bool,
) -> None:
    """The loop for the common case: every gradient goes as far as it can, to leaves."""
    release = not task.retain_graph
    captures = task.captures if task.leaves_only else None
    take = pending.pop
    find = pending.get
    node = heappop(heap)[1]
    buffer: Any
    while True:
        buffer = take(node)
        if node._hooks is not None:
            results = _run_hooked(node, buffer)
        elif buffer[0] is None and not node.takes_undefined and _is_empty(buffer):
            results = (None,) * len(node.next_edges)
        elif node.__class__ is AccumulateGrad:
            # A leaf takes a gradient over uncopied if nobody else holds it: no reference stays here.
            grad = buffer[0]
            buffer = None
            leaf = node._leaf()
            if captures is not None and node in captures:
                for _, place in captures[node]:
                    task.captured[place] = grad
            elif leaf is not None:
                accumulate(leaf, grad, plain)
            grad = leaf = None
            if not heap:
                return
            node = heappop(heap)[1]
            continue
        else:
            results = node.run(buffer)
        if release:
            node.release_variables()
        following = None
        for edge, grad in zip(node.next_edges, results):
            if edge is None:
                continue
            target, number = edge
            if grad is not None:
                shape, bits = target._metadata[number]
                if grad._data.shape != shape or (grad._bits ^ bits) & _WHAT_IT_IS:
                    grad = reduce_gradient(grad, (shape, bits), node, _position(results, grad))
            buffer = find(target)
            if buffer is not None:
                present = buffer[number]
                if present is None:
                    buffer[number] = grad
                elif grad is not None:
                    if (
                        plain
                        and present.__class__ is grad.__class__ is Tensor
                        and (bits & CPU_BITS) == CPU_BITS
                    ):
                        total = allocate()
                        total._data = add(present._data, grad._data, out=...)
                        total._bits = bits & _WHAT_IT_IS
                        total._edge = total._counter = total._extra = None
                        buffer[number] = total
                        present = None
                        del total  # a leaf takes it over uncopied if nobody else holds it
                    else:
                        buffer[number] = present + grad
                        present = None
                continue
            metadata = target._metadata
            if len(metadata) == 1:
                pending[target] = [grad]
            else:
                pending[target] = buffer = [None] * len(metadata)
                buffer[number] = grad
            if following is None:
                following = target
            else:
                heappush(heap, (-target._nr, target))
        grad = results = buffer = None  # type: ignore[assignment]
        if following is None:
            if not heap:
                return
            node = heappop(heap)[1]
        elif heap and heap[0][0] < -following._nr:
            node = heapreplace(heap, (-following._nr, following))[1]
        else:
            node = following


class _Tensors(tuple[Any, ...]):
    """Results of a node that are more than arrays: of a subclass, elsewhere, to be differentiated."""


def _tensors_of(node: Node, held: Any) -> list[Tensor | None]:
    """The gradients that wait for `node`, as `_run` keeps them."""
    arrays = held if held.__class__ is list else [held]
    return [None if array is None else wrap(array) for array in arrays]


def _run_over_tensors(node: Node, held: Any) -> Sequence[Any]:
    """Arrays for each edge of `node`, whose formula or hooks need tensors; `_Tensors` if they are more."""
    edges = node.next_edges
    if held is None and node._hooks is None and not node.takes_undefined:
        return (None,) * len(edges)
    buffer = _tensors_of(node, held)
    held = None
    results: Sequence[Any]
    if node._hooks is not None:
        results = _run_hooked(node, buffer)
    else:
        results = _run_node(node, buffer)
    buffer.clear()
    arrays: list[Any] = []
    for index, (edge, grad) in enumerate(zip(edges, results)):
        if edge is None or grad is None:
            arrays.append(None)
            continue
        metadata = edge[0]._metadata[edge[1]]
        shape, bits = metadata
        if grad._data.shape != shape or (grad._bits ^ bits) & _WHAT_IT_IS:
            grad = reduce_gradient(grad, metadata, node, index)
        if grad.__class__ is not Tensor or (grad._bits ^ CPU_BITS) & KEYSET_BITS:
            return _Tensors(results)
        arrays.append(grad._data)
    return arrays


def _send(
    node: Node,
    results: Sequence[Tensor | None],
    pending: dict[Node, list[Tensor | None]],
    heap: list[tuple[int, Node]],
) -> None:
    """Pass the results of `node` on to where its edges lead."""
    for index, (edge, grad) in enumerate(zip(node.next_edges, results)):
        if edge is None:
            continue
        target, number = edge
        if grad is not None:
            metadata = target._metadata[number]
            if grad._data.shape != metadata[0] or (grad._bits ^ metadata[1]) & _WHAT_IT_IS:
                grad = reduce_gradient(grad, metadata, node, index)
        buffer = pending.get(target)
        if buffer is None:
            buffer = pending[target] = [None] * len(target._metadata)
            heappush(heap, (-target._nr, target))
        present = buffer[number]
        if present is None:
            buffer[number] = grad
        elif grad is not None:
            buffer[number] = present + grad


def _is_empty(grads: list[Tensor | None]) -> bool:
    # `count(None)` would compare tensors.
    return all(grad is None for grad in grads)


def _position(results: Sequence[Tensor | None], grad: Tensor) -> int:
    """Which of `results` is `grad` (for messages)."""
    return next(index for index, result in enumerate(results) if result is grad)


def _run_hooked(node: Node, buffer: list[Tensor | None]) -> Sequence[Tensor | None]:
    grads = run_pre_hooks(node, run_tensor_hooks(node, buffer))
    if grads is not buffer:
        buffer.clear()
    return run_post_hooks(node, _run_node(node, grads), grads)


def _run_node(node: Node, grads: list[Tensor | None]) -> tuple[Tensor | None, ...]:
    if not node.takes_undefined and _is_empty(grads):
        return (None,) * len(node.next_edges)
    return node.run(grads)


# -- asking for some gradients only ---------------------------------------------------------------------


def _plan(task: GraphTask, inputs: Sequence[Edge | None], accumulate: bool) -> None:
    """Find out which nodes lead to `inputs`, and note what to capture where."""
    task.captured = [None] * len(inputs)
    needed: set[Node] = set()
    captures: dict[Node, list[tuple[int, int]]] = {}
    lowest = None
    for place, edge in enumerate(inputs):
        if edge is None:
            continue
        node, number = edge
        if lowest is None or node._nr < lowest:
            lowest = node._nr
        if accumulate and isinstance(node, AccumulateGrad):
            needed.add(node)
        else:
            captures.setdefault(node, []).append((number, place))
    task.needed = needed
    task.captures = captures
    if lowest is None:
        return
    # Edges lead to lower numbers only: below the lowest input nothing leads to one.
    wanted: dict[Node, tuple[Edge | None, ...]] = {}
    for node in sorted(_reachable(task.roots, lowest), key=_number):
        edges = node.next_edges
        kept = [
            edge if edge is not None and (edge[0] in needed or edge[0] in captures) else None
            for edge in edges
        ]
        if kept.count(None) < len(kept):
            needed.add(node)
            if tuple(kept) != edges:
                wanted[node] = tuple(kept)
    task.wanted = wanted
    # Everything that can be reached runs, and what is asked for are leaves: nothing needs watching.
    task.leaves_only = (
        not wanted
        and all(node in needed or node in captures for node, _ in task.roots)
        and all(node.__class__ is AccumulateGrad and node._hooks is None for node in captures)
    )


def _reachable(roots: Sequence[Edge], lowest: int) -> set[Node]:
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


def _number(node: Node) -> int:
    return node._nr


def _run_watched(
    task: GraphTask, heap: list[tuple[int, Node]], pending: dict[Node, list[Tensor | None]]
) -> None:
    """As `_run`, looking at every node: is it needed, is it captured, does it fail or give NaN."""
    needed = task.needed
    captures = task.captures
    while heap:
        node = heappop(heap)[1]
        grads = pending.pop(node)
        if needed is not None:
            captured = captures.get(node)
            runs = node in needed
            if node._hooks is not None and not runs:
                grads = run_tensor_hooks(node, grads)
            if captured is not None:
                for number, place in captured:
                    task.captured[place] = grads[number]
            if not runs:
                continue
        if node._hooks is not None:
            grads = run_pre_hooks(node, run_tensor_hooks(node, grads))
        edges = node.next_edges
        running = node
        if node in task.wanted:
            edges = task.wanted[node]
            running = node.pruned(edges)
        results: Sequence[Tensor | None]
        if not anomaly.current.enabled:
            results = _run_node(running, grads)
        else:
            results = anomaly.run_checked(node, partial(_run_node, running, grads))
        if node._hooks is not None:
            results = run_post_hooks(node, tuple(results), grads)
        if not task.retain_graph:
            node.release_variables()
        del running
        for index, (edge, grad) in enumerate(zip(edges, results)):
            if edge is None:
                continue
            target, number = edge
            if grad is not None:
                metadata = target._metadata[number]
                if grad._data.shape != metadata[0] or (grad._bits ^ metadata[1]) & _WHAT_IT_IS:
                    grad = reduce_gradient(grad, metadata, node, index)
            buffer = pending.get(target)
            if buffer is None:
                buffer = pending[target] = [None] * len(target._metadata)
                heappush(heap, (-target._nr, target))
            present = buffer[number]
            if present is None:
                buffer[number] = grad
            elif grad is not None:
                buffer[number] = present + grad
        grads = results = buffer = grad = present = None  # type: ignore[assignment]


# -- depth ----------------------------------------------------------------------------------------------


def _on_another_thread(work: Callable[[], None]) -> None:
    """Run `work` on a fresh thread with this thread's dispatch state, and wait for it."""
    carried = {name: getattr(state, name) for name in _CARRIED}
    task = state.graph_task
    failure: list[BaseException] = []

    def body() -> None:
        for name, value in carried.items():
            setattr(state, name, value)
        state.refresh()
        state.graph_task = task
        try:
            work()
        except BaseException as error:  # handed to the thread that waits
            failure.append(error)

    thread = threading.Thread(target=body, name="gradsmith-backward", daemon=True)
    thread.start()
    thread.join()
    if failure:
        raise failure.pop()


_CARRIED = (
    "grad_enabled",
    "forward_enabled",
    "stale_tangents",
    "inference",
    "included",
    "excluded",
    "function_modes",
    "dispatch_modes",
    "saved_tensor_hooks",
    "observers",
)
