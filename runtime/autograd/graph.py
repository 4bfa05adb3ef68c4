"""Inspection of the graph, and hooks on saved tensors: ``gradsmith.autograd.graph``."""

from __future__ import annotations

import weakref
from collections.abc import Callable, Iterable, Sequence
from contextlib import ContextDecorator
from typing import TYPE_CHECKING, Any, Literal

from ..core.deferred import listing
from ..core.errors import noted
from ..core.forking import renewed_lock
from ..core.state import state
from ..core.tensor import Tensor, counter_of
from .engine.gradients import GradientEdge, get_gradient_edge
from .engine.graph_task import reachable
from .nodes.hooks import RemovableHandle, register_hook
from .nodes.node import Node
from .nodes.saved_copies import SavedCopies as _AllowMutationOnSavedContext
from .nodes.saved_copies import SavedCopy as _Handle
from .nodes.saved_copies import allow_mutation_on_saved_tensors
from .nodes.saved_copies import copying_before_change as _CloneArgBeforeMutateMode
from .nodes.saved_copies import noting_saved as _swap_with_cloned
from .nodes.saved_hooks import disable_default_hooks, pop_default_hooks, push_default_hooks
from .nodes.variable import gradient_edge, is_inference

if TYPE_CHECKING:
    from .tools.drawing import Drawing as Drawing
    from .tools.drawing import draw as draw

__all__ = [
    "GradientEdge",
    "Node",
    "_AllowMutationOnSavedContext",
    "_CloneArgBeforeMutateMode",
    "_Handle",
    "_swap_with_cloned",
    "allow_mutation_on_saved_tensors",
    "disable_saved_tensors_hooks",
    "draw",
    "get_gradient_edge",
    "increment_version",
    "register_multi_grad_hook",
    "save_on_cpu",
    "saved_tensors_hooks",
]


def __getattr__(name: str) -> Any:
    # Drawing is rare, and nobody should wait for its import.
    if name in ("Drawing", "draw"):
        from .tools import drawing

        return getattr(drawing, name)
    if name == "Variable":
        from .variable import Variable

        return Variable
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


class saved_tensors_hooks:
    """Within the block, every tensor that a node saves goes through ``pack_hook(tensor)``, and what that
    returns goes through ``unpack_hook(packed)`` whenever the tensor is needed.

    Packing must not change its argument in place.  The innermost pair of hooks counts.
    """

    def __init__(
        self, pack_hook: Callable[[Tensor], Any], unpack_hook: Callable[[Any], Tensor]
    ) -> None:
        self.pack_hook = pack_hook
        self.unpack_hook = unpack_hook

    def __enter__(self) -> None:
        push_default_hooks(self.pack_hook, self.unpack_hook)

    def __exit__(self, *exception: object) -> None:
        pop_default_hooks()


class save_on_cpu(saved_tensors_hooks):
    """Within the block, saved tensors are kept on the CPU and brought back when they are needed."""

    def __init__(self, pin_memory: bool = False, device_type: str = "cuda") -> None:
        def pack(tensor: Tensor) -> tuple[Any, Tensor]:
            return (tensor.device, tensor if tensor.device.type == "cpu" else tensor.cpu())

        def unpack(packed: tuple[Any, Tensor]) -> Tensor:
            device, tensor = packed
            return tensor if tensor.device == device else tensor.to(device)

        super().__init__(pack, unpack)


class disable_saved_tensors_hooks(ContextDecorator):
    """Within the block, hooks on saved tensors are an error: RuntimeError with `error_message`.

    So is the block itself within a block of `saved_tensors_hooks`.
    """

    def __init__(self, error_message: str) -> None:
        self._message = error_message

    def _recreate_cm(self) -> disable_saved_tensors_hooks:
        return disable_saved_tensors_hooks(
            self._message
        )  # one for each call of a decorated function

    def __enter__(self) -> None:
        self._previous = state.saved_tensor_hooks_disabled
        disable_default_hooks(self._message)

    def __exit__(self, *exception: object) -> None:
        state.saved_tensor_hooks_disabled = self._previous


def _get_grad_fn_or_grad_acc(t: Tensor | GradientEdge) -> Node:
    """The node where the gradient of `t` is due.  AssertionError for a tensor that requires no grad."""
    if isinstance(t, GradientEdge):
        return t.node
    edge = gradient_edge(t)
    if edge is None:
        raise noted(
            AssertionError("Expected gradient function to be set"),
            "the tensor does not require gradients",
        )
    return edge[0]


def _engine_run_backward(
    t_outputs: Sequence[Tensor | GradientEdge], *args: Any, **kwargs: Any
) -> tuple[Tensor | None, ...] | None:
    """``run_backward`` of the engine that is in force, for outputs of any kind of sequence."""
    from .variable import Variable

    return Variable._execution_engine.run_backward(tuple(t_outputs), *args, **kwargs)


def _register_logging_hooks_on_whole_graph(
    t_outputs: Sequence[Tensor | GradientEdge],
) -> Callable[[], None]:
    """Log each node of the graph behind `t_outputs` when it runs, until the function that is returned is called."""
    import logging  # which takes longer to import than all of this package's graphs

    log = logging.getLogger(__name__)

    def described(grad: Tensor | None) -> str:
        return "None" if grad is None else f"{grad.dtype.name}{list(grad.shape)}"

    def watched(node: Node) -> RemovableHandle:
        def before(grads: Sequence[Tensor | None]) -> None:
            shown = ", ".join(map(described, grads))
            log.debug("Executing: %s with grad_outputs: [%s]", node, shown)

        return node.register_prehook(before)

    nodes = reachable([(node, 0) for node in map(_get_grad_fn_or_grad_acc, t_outputs)], -1)
    return _MultiHandle([watched(node) for node in nodes]).remove


def _get_tid(tensor: Tensor) -> tuple[int, int, int]:
    """What tells a tensor, and its elements as they are, from others."""
    return (id(tensor), *_get_sid(tensor))


def _get_sid(tensor: Tensor) -> tuple[int, int]:
    """What tells the elements of a tensor, as they are, from others."""
    return (tensor.data_ptr(), tensor._version)


def increment_version(tensor: Tensor | Iterable[Tensor]) -> None:
    """Tell autograd that the elements of `tensor`, or of several, were changed behind its back.

    Inference tensors count no changes, and are passed over.
    """
    for item in (tensor,) if isinstance(tensor, Tensor) else tensor:
        if not is_inference(item):
            counter_of(item).version += 1


class _MultiHandle(RemovableHandle):
    """The hooks of `register_multi_grad_hook`, removed together."""

    __slots__ = ("handles",)

    def __init__(self, handles: Sequence[RemovableHandle]) -> None:
        self.handles = tuple(handles)

    def remove(self) -> None:
        """Take all of them away."""
        for handle in self.handles:
            handle.remove()

    def __getstate__(self) -> Any:
        return self.handles

    def __setstate__(self, state: Any) -> None:
        self.handles = state


def register_multi_grad_hook(
    tensors: Sequence[Tensor],
    fn: Callable[..., None],
    *,
    mode: Literal["all", "any"] = "all",
) -> _MultiHandle:
    """Call `fn` once in each backward that computes gradients for `tensors`.

    With ``mode="all"`` it is ``fn(grads)``, when the last of the gradients that this backward computes at all
    has come (None for the others); with ``"any"`` it is ``fn(grad)`` for the first one.
    """
    if mode not in ("all", "any"):
        raise ValueError(f"Expects mode to be one of ('all', 'any') but got {mode}")
    lock = renewed_lock()
    if mode == "any":
        tensors = [tensor for tensor in tensors if tensor.requires_grad]
        done: weakref.WeakSet[Any] = weakref.WeakSet()

        def first(grad: Tensor) -> None:
            from .engine.run import current_task

            task = current_task()
            with lock:
                if task in done:
                    return
                done.add(task)
            fn(grad)

        return _MultiHandle([register_hook(tensor, first) for tensor in tensors])

    # Weak: the hooks hang on these nodes.
    nodes = [weakref.ref(_get_grad_fn_or_grad_acc(tensor)) for tensor in tensors]
    count = len(nodes)
    arrived: weakref.WeakKeyDictionary[Any, list[Any]] = weakref.WeakKeyDictionary()

    def at(position: int) -> Callable[[Tensor], None]:
        def hook(grad: Tensor) -> None:
            from .engine.run import current_task

            task = current_task()
            assert task is not None
            with lock:
                found = arrived.get(task)
                if found is None:
                    alive = [node for node in (reference() for reference in nodes) if node]
                    found = arrived[task] = [sum(map(task.will_run, alive)), [None] * count]
                found[0] -= 1
                found[1][position] = grad
                complete = found[0] == 0
                if complete:
                    del arrived[task]
            if complete:
                fn(found[1])

        return hook

    return _MultiHandle([register_hook(tensor, at(i)) for i, tensor in enumerate(tensors)])


__dir__ = listing(globals())
