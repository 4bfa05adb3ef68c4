"""The engine as an object, which programs may use, subclass and replace."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ...core.tensor import Tensor
from ..nodes.reduction import reduce_gradient
from . import gradients
from .graph_task import is_checkpoint_valid, queue_callback
from .run import run_backward

if TYPE_CHECKING:
    from ..nodes.node import Edge


class ImperativeEngine:
    """Runs graphs backward.

    ``Variable._execution_engine`` is an instance.  Assign another one there, and `backward` and `grad` use it.
    """

    def run_backward(
        self,
        tensors: tuple[Any, ...],
        grad_tensors: tuple[Tensor | None, ...],
        keep_graph: bool,
        create_graph: bool,
        inputs: tuple[Any, ...] = (),
        allow_unreachable: bool = False,
        accumulate_grad: bool = False,
    ) -> tuple[Tensor | None, ...] | None:
        """Backpropagate `grad_tensors` from `tensors`, which may be gradient edges.

        Returns the gradients of `inputs`.  With `accumulate_grad`, adds them to ``.grad`` instead; without `inputs`,
        those of all leaves.  Raises RuntimeError for arguments of the wrong type, for roots and inputs that do not
        require grad, and for unreachable inputs unless `allow_unreachable`.
        """
        keep, create = bool(operator.index(keep_graph)), bool(operator.index(create_graph))
        for name, value in (("tensors", tensors), ("grad_tensors", grad_tensors)):
            if not isinstance(value, tuple):
                raise RuntimeError(
                    f"{name} argument is expected to be a tuple, but got {type(value).__name__}"
                )
        if len(tensors) != len(grad_tensors):
            raise RuntimeError(f"got {len(tensors)} tensors and {len(grad_tensors)} gradients")
        if not isinstance(inputs, tuple):
            raise RuntimeError("inputs to run_backward must be a tuple")
        roots = [_root(tensor, position) for position, tensor in enumerate(tensors)]
        grads = [
            _gradient(grad, root, position)
            for position, (grad, root) in enumerate(zip(grad_tensors, roots))
        ]
        edges = None
        if inputs:
            edges = [gradients.input_edge(item, accumulate_grad) for item in inputs]
        results = run_backward(roots, grads, keep, create, edges, accumulate_grad)
        if accumulate_grad:
            return None
        for position, result in enumerate(results):
            if result is None and not allow_unreachable:
                raise gradients.unused(position)
        return tuple(results)

    queue_callback: Callable[[Callable[[], Any]], None] = staticmethod(queue_callback)
    is_checkpoint_valid: Callable[[], bool] = staticmethod(is_checkpoint_valid)


def _root(tensor: Any, position: int) -> Edge:
    if not isinstance(tensor, (Tensor, gradients.GradientEdge)):
        raise RuntimeError(
            f"element {position} of tensors tuple is neither a Tensor nor a GradientEdge"
        )
    return gradients.root_edge(tensor, position)


def _gradient(grad: Any, root: Edge, position: int) -> Tensor:
    if grad is None:
        raise RuntimeError(
            f"element {position} of gradients tuple is None, but the corresponding Tensor requires grad"
        )
    if not isinstance(grad, Tensor):
        raise RuntimeError(f"element {position} of gradients tuple is not a Tensor or None")
    return reduce_gradient(grad, root[0]._metadata[root[1]], None, position)
