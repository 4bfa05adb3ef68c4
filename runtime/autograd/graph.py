"""Looking at the graph, and taking part in what it saves: ``gradsmith.autograd.graph``."""

from __future__ import annotations

import threading
import weakref
from collections.abc import Callable, Iterable, Sequence
from contextlib import ContextDecorator
from typing import TYPE_CHECKING, Any, Literal

from ..core.state import state
from ..core.tensor import Tensor, counter_of
from .engine.gradients import GradientEdge, get_gradient_edge
from .nodes.hooks import RemovableHandle, register_hook
from .nodes.node import Node
from .nodes.saved_copies import allow_mutation_on_saved_tensors
from .nodes.variable import is_inference

if TYPE_CHECKING:
    from .tools.drawing import Drawing as Drawing
    from .tools.drawing import draw as draw

__all__ = [
    "GradientEdge",
    "Node",
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
        if state.saved_tensor_hooks_disabled is not None:
            raise RuntimeError(state.saved_tensor_hooks_disabled)
        if not callable(self.pack_hook) or not callable(self.unpack_hook):
            raise TypeError("saved_tensors_hooks: pack_hook and unpack_hook must be callable")
        state.saved_tensor_hooks = (
            *state.saved_tensor_hooks,
            (self.pack_hook, self.unpack_hook),
        )
        state.refresh()

    def __exit__(self, *exception: object) -> None:
        state.saved_tensor_hooks = state.saved_tensor_hooks[:-1]
        state.refresh()


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
        if state.saved_tensor_hooks:
            raise RuntimeError(self._message)
        self._previous = state.saved_tensor_hooks_disabled
        state.saved_tensor_hooks_disabled = self._message

    def __exit__(self, *exception: object) -> None:
        state.saved_tensor_hooks_disabled = self._previous


def increment_version(tensor: Tensor | Iterable[Tensor]) -> None:
    """Tell autograd that the elements of `tensor`, or of several, were changed behind its back.

    Inference tensors count no changes, and are passed over.
    """
    for item in (tensor,) if isinstance(tensor, Tensor) else tensor:
        if not is_inference(item):
            counter_of(item).version += 1


class _Handles(RemovableHandle):
    """The hooks of `register_multi_grad_hook`, removed together."""

    __slots__ = ("handles",)

    def __init__(self, handles: Sequence[RemovableHandle]) -> None:
        self.handles = tuple(handles)

    def remove(self) -> None:
        """Take all of them away."""
        for handle in self.handles:
            handle.remove()


def register_multi_grad_hook(
    tensors: Sequence[Tensor],
    fn: Callable[..., None],
    *,
    mode: Literal["all", "any"] = "all",
) -> _Handles:
    """Call `fn` once in each backward that computes gradients for `tensors`.

    With ``mode="all"`` it is ``fn(grads)``, when the last of the gradients that this backward computes at all
    has come (None for the others); with ``"any"`` it is ``fn(grad)`` for the first one.
    """
    if mode not in ("all", "any"):
        raise ValueError(f"Expects mode to be one of ('all', 'any') but got {mode}")
    for tensor in tensors:
        if not tensor.requires_grad:
            raise RuntimeError("cannot register a hook on a tensor that doesn't require gradient")
    lock = threading.Lock()
    if mode == "any":
        done: weakref.WeakSet[Any] = weakref.WeakSet()

        def first(grad: Tensor) -> None:
            from .engine.run import current_task

            task = current_task()
            with lock:
                if task in done:
                    return
                done.add(task)
            fn(grad)

        return _Handles([register_hook(tensor, first) for tensor in tensors])

    # Weak: the hooks hang on these nodes.
    nodes = [weakref.ref(get_gradient_edge(tensor).node) for tensor in tensors]
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
                fn(found[1])

        return hook

    return _Handles([register_hook(tensor, at(i)) for i, tensor in enumerate(tensors)])
