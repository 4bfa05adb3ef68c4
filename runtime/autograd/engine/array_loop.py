"""The engine's fast loop, over plain arrays, for backward passes without hooks or observers.

Gradients are arrays, and nodes run the functions of ``generated/autograd_arrays/``.  At the first hook or custom
function the pending gradients are wrapped as tensors, and ``tensor_loop.py`` continues.

Every node has a higher number than the nodes at the ends of its edges, which existed before it.  So always running the
pending node with the highest number runs each node exactly once, after all contributions to its gradients have
arrived, without counting dependencies first.  (Leaves receive their gradients last instead of first, and need no place in
the order; without hooks the difference cannot be observed.  Those with hooks are numbered above all nodes, so that this
loop ends at them.)
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heapify, heappop, heappush, heapreplace
from operator import add
from typing import TYPE_CHECKING, Any

from ...core.bits import CPU_BITS, DTYPE_BITS, KEYSET_BITS, WHAT_IT_IS, dtype_from_bits
from ...core.floating import fresh_context
from ...core.namespace import Array, laid_out, np, order_together
from ...core.shared_loops import SHARED, over_parts
from ...core.state import DispatchState, state, switch_recording
from ...core.tensor import Tensor, wrap_strided
from ...dispatch.registry import OVERRIDDEN
from ..nodes.accumulate_grad import AccumulateGrad, accumulate_array, accumulate_general
from ..nodes.reduction import reduce_gradient, sum_array_to
from ..nodes.saved_hooks import Packed
from ..tools import anomaly
from .array_functions import NotPlain
from .graph_task import GraphTask
from .tensor_loop import Gradients, run_node, run_over_tensors

if TYPE_CHECKING:
    from ..nodes.node import Edge, Node, OutputMetadata


def may_run_over_arrays(local: dict[str, Any]) -> bool:
    """Whether a backward pass that is not recorded may run over arrays.

    It may not while a mode sees every call or a program has overridden kernels.  `local` is the thread's
    dispatch state.
    """
    return (
        local.get("mask", 1) != 0
        and not OVERRIDDEN
        and DispatchState.dual_level < 0
        and not anomaly.current.enabled
    )


def arrays_of(grads: Sequence[Tensor]) -> list[Array] | None:
    """The arrays of plain CPU tensors; None if a gradient is anything else."""
    arrays = []
    for grad in grads:
        if grad.__class__ is not Tensor or (grad._bits_ ^ CPU_BITS) & KEYSET_BITS:
            return None
        arrays.append(grad._data_)
    return arrays


def run_over_arrays(
    roots: Sequence[Edge],
    grads: Sequence[Array],
    retain_graph: bool,
    task: GraphTask | None = None,
) -> None:
    """Backpropagate `grads` from `roots` to the leaves.

    Without `task`, a `GraphTask` is created only when code runs that could ask for it.
    """
    captures = task.captures if task is not None and task.leaves_only else None
    begun = False
    outer = True
    waiting: dict[Node, Any] = {}
    """By node: the gradient if it has one output, else a list."""
    heap: list[tuple[int, Node]] = []
    """Those of `waiting` that are no plain leaves, the most recent first."""
    grad: Any
    buffer: Any
    take = waiting.pop
    run = fresh_context().run  # runs formulas and sums only, no user code
    node: Any = roots[0][0]
    if len(roots) == 1 and len(node._metadata) == 1 and node.__class__ is not AccumulateGrad:
        grad = grads[0]
    else:
        for (node, number), given in zip(roots, grads):
            if node not in waiting and not _is_plain_leaf(node):
                heap.append((-node._nr, node))
            _add(waiting, node, number, given)
        heapify(heap)
        node = heappop(heap)[1] if heap else None
        grad = take(node, None)
    try:
        try:
            while node is not None:  # `grad` is what arrived at `node`
                results: Any = None
                if (
                    node._hooks is None
                    and node.__class__ is not AccumulateGrad
                    and grad is not None
                    and (captures is None or not _mixes_orders(node, grad))
                ):
                    try:
                        results = run(node.run_arrays, grad)
                    except NotPlain:
                        results = None
                if results is None:
                    if task is None:
                        task, outer = _begin(roots, retain_graph)
                        begun = True
                    if node._hooks is None and not node.runs_user_code and not _is_packed(node):
                        results = _run_over_tensors(node, grad)
                    if results is None:
                        waiting[node] = grad
                        grad = None
                        _hand_over(task, waiting)
                        break
                if not retain_graph and node._releases:
                    node.release_variables()
                following = None
                edges = node.next_edges
                if len(edges) == 1 or (len(edges) == 2 and edges[1] is None):
                    # Fast path of the loop below for one edge.
                    grad = results[0]
                    results = None
                    edge = edges[0]
                    target = edge[0]
                    metadata = target._metadata
                    if grad is not None and len(metadata) == 1 and target not in waiting:
                        if grad.shape != metadata[0][0]:
                            grad = run(sum_array_to, grad, metadata[0][0], node, edge)
                        if (  # as `_is_plain_leaf`, without the call
                            target.__class__ is AccumulateGrad
                            and target._kept is None
                            and target._hooks is None
                        ):
                            waiting[target] = grad
                            grad = None
                            if not heap:
                                break
                            node = heappop(heap)[1]
                            grad = take(node)
                        elif heap and heap[0][0] < -target._nr:
                            waiting[target] = grad
                            grad = None
                            node = heapreplace(heap, (-target._nr, target))[1]
                            grad = take(node)
                        else:
                            node = target
                        continue
                    results = (grad, None)
                for edge, grad in zip(edges, results):
                    if edge is None:
                        continue
                    target, number = edge
                    metadata = target._metadata
                    if grad is not None and grad.shape != metadata[number][0]:
                        grad = run(sum_array_to, grad, metadata[number][0], node, edge)
                    if len(metadata) == 1:
                        if target in waiting:
                            if grad is not None:
                                present = waiting[target]
                                waiting[target] = (
                                    grad
                                    if present is None
                                    else run(
                                        add if grad.size < SHARED else _shared_sum, present, grad
                                    )
                                )
                            continue
                        waiting[target] = grad
                        if (
                            target.__class__ is AccumulateGrad
                            and target._kept is None
                            and target._hooks is None
                        ):
                            continue
                    elif target in waiting:
                        _add(waiting, target, number, grad)
                        continue
                    else:
                        waiting[target] = buffer = [None] * len(metadata)
                        buffer[number] = grad
                    if following is None:
                        following = target
                    else:
                        heappush(heap, (-target._nr, target))
                grad = results = buffer = present = None
                if following is None:
                    if not heap:
                        break
                    node = heappop(heap)[1]
                elif heap and heap[0][0] < -following._nr:
                    node = heapreplace(heap, (-following._nr, following))[1]
                else:
                    node = following
                grad = take(node)
        except BaseException:
            # As if leaves stood in the queue: those before the node that failed have had their turn.
            for late in [n for n in waiting if not (_is_plain_leaf(n) and n._nr > node._nr)]:
                del waiting[late]
            raise
        finally:
            while waiting:  # plain leaves; nothing is left after a hand-over
                node, grad = waiting.popitem()
                if captures is not None and node in captures:
                    for _, place in captures[node]:
                        task.captured[place] = _tensors_of(grad)[0]  # type: ignore[union-attr]
                elif grad is not None:
                    # A leaf takes over a gradient without a copy if there is no other reference.
                    leaf = node._leaf()
                    if leaf is None:
                        leaf = node.variable
                    if not accumulate_array(leaf, grad, run):
                        if task is None:
                            task, outer = _begin(roots, retain_graph)
                            begun = True
                        accumulate_general(leaf, grad)
                    leaf = None
                grad = None
        if begun and task is not None:
            for callback in task.callbacks:  # a callback may queue another
                callback()
    finally:
        if begun:
            local = state.__dict__
            local["graph_task"] = None
            if outer:
                switch_recording(local, True)


def _is_plain_leaf(node: Node) -> bool:
    """Whether `node` only adds to the ``.grad`` of a leaf: nothing comes after it, so it may wait until the end."""
    return node.__class__ is AccumulateGrad and node._kept is None and node._hooks is None


def _add(waiting: dict[Node, Any], node: Node, number: int, grad: Any) -> None:
    """Add `grad` to the pending gradient of output `number` of `node`."""
    count = len(node._metadata)
    if count == 1:
        present = waiting.get(node)
        waiting[node] = (
            grad
            if present is None
            else fresh_context().run(add if grad.size < SHARED else _shared_sum, present, grad)
        )
        return
    buffer = waiting.setdefault(node, [None] * count)
    present = buffer[number]
    if present is None:
        buffer[number] = grad
    elif grad is not None:
        buffer[number] = fresh_context().run(
            add if grad.size < SHARED else _shared_sum, present, grad
        )


def _shared_sum(present: Any, grad: Any) -> Any:
    """The sum of two large gradients of one tensor, computed by several threads."""
    return over_parts(np.add, present, grad)


def _begin(roots: Sequence[Edge], retain_graph: bool) -> tuple[GraphTask, bool]:
    """Enter a backward pass on this thread and turn grad mode off; also return whether it was on."""
    local = state.__dict__
    task = GraphTask(roots, retain_graph, False)
    enabled: bool = local.get("grad_enabled", True)
    if enabled:
        switch_recording(local, False)
    local["graph_task"] = task
    return task, enabled


def _tensors_of(held: Any) -> Gradients:
    """The pending gradients of a node as tensors."""
    arrays = held if held.__class__ is list else [held]
    return [None if array is None else wrap_strided(array) for array in arrays]


def _mixes_orders(node: Node, grad: Any) -> bool:
    """Whether a formula may combine arrays of different memory layouts, so that NumPy chooses the layout.

    This matters only for captured gradients: ``.grad`` always takes the layout of its tensor.
    """
    return (
        bool(node.saved_names)
        and grad.__class__ is not list
        and not (grad.flags.c_contiguous or 0 in grad.strides)
    )


def _is_packed(node: Node) -> bool:
    """Whether a saved-tensor hook must unpack what `node` saved."""
    for name in node.saved_names:
        saved = getattr(node, "raw_" + name)
        # One saved value, or a tuple of them for a list.
        if any(
            item.__class__ is Packed for item in (saved if saved.__class__ is tuple else (saved,))
        ):
            return True
    return False


def _run_over_tensors(node: Node, held: Any) -> Sequence[Any] | None:
    """Run a node whose formula needs tensors; arrays for its edges, or None if a result is not a plain tensor."""
    edges = node.next_edges
    arrays: list[Any] = []
    for index, (edge, grad) in enumerate(zip(edges, run_node(node, _tensors_of(held)))):
        if edge is None or grad is None:
            arrays.append(None)
            continue
        metadata = edge[0]._metadata[edge[1]]
        if grad._data_.shape != metadata[0] or (grad._bits_ ^ metadata[1]) & WHAT_IT_IS:
            cast = _cast(grad, metadata)
            if cast is not None:
                arrays.append(cast)
                continue
            grad = reduce_gradient(grad, metadata, node, index)
        if grad.__class__ is not Tensor or (grad._bits_ ^ CPU_BITS) & KEYSET_BITS:
            return None
        arrays.append(grad._data_)
    return arrays


def _cast(grad: Any, metadata: OutputMetadata) -> Array | None:
    """The array of a plain tensor in another floating dtype, if that is all that `reduce_gradient` would do.

    Nobody can see the cast, so no operator needs to be called for it.
    """
    shape, bits = metadata
    own = grad._bits_
    data: Array = grad._data_
    if (
        data.shape != shape
        or (own ^ bits) & WHAT_IT_IS & ~DTYPE_BITS
        or not bits & DTYPE_BITS
        or grad.__class__ is not Tensor
        or (own ^ CPU_BITS) & KEYSET_BITS
    ):
        return None
    wanted = dtype_from_bits(bits)
    if not wanted.category == dtype_from_bits(own).category == _REAL:
        return None
    cast = fresh_context().run(data.astype, wanted.numpy)
    if data.flags.c_contiguous:
        return cast
    return laid_out(cast, order_together((data,), shape))


_REAL = 2
"""The category of dtypes of real numbers."""


def _hand_over(task: GraphTask, waiting: dict[Node, Any]) -> None:
    pending = {node: _tensors_of(held) for node, held in waiting.items()}
    for node, grads in pending.items():
        grad = grads[0]
        if (
            node.accumulates and grad is not None
        ):  # the gradient of a leaf may have a dtype of its own
            shape, bits = node._metadata[0]
            if grad._data_.shape != shape or (grad._bits_ ^ bits) & WHAT_IT_IS:
                grads[0] = reduce_gradient(grad, (shape, bits), node, 0)
    grad = None
    waiting.clear()  # drop these references to the gradients
    run_over_tensors(task, pending)
