"""Results that may be used but not differentiated: a backward pass that reaches them raises."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ...core.bits import REQUIRES_GRAD
from ...core.tensor import Tensor
from .node import NATIVE, Node, take_place
from .recording import metadata_of
from .variable import alias_without_history, gradient_edge


def delayed_error(
    message: str, inputs: Iterable[Any], results: Sequence[Any]
) -> tuple[Any, ...] | None:
    """`results`, through which backward raises a RuntimeError with `message`; None where no input requires grad."""
    edges = tuple(
        gradient_edge(value)
        for value in inputs
        if isinstance(value, Tensor) and value.requires_grad
    )
    if not edges:
        return None
    node = Error()
    node.message = message
    marked = tuple(alias_without_history(v) if isinstance(v, Tensor) else v for v in results)
    take_place(node, edges, tuple(map(metadata_of, marked)))
    for number, out in enumerate(marked):
        if isinstance(out, Tensor):
            out._edge_ = (node, number)
            out._bits_ |= REQUIRES_GRAD
    return marked


class Error(Node):
    """Raises its message when a gradient reaches it."""

    __slots__ = ("message",)
    prefix = NATIVE

    message: str

    def run(self, grads: list[Tensor | None]) -> tuple[Tensor | None, ...]:
        raise RuntimeError(self.message)


class DelayedError:
    """Called with tensors it returns others like them, through which a backward is a RuntimeError of this message."""

    def __init__(self, message: bytes | str, num_inputs: int) -> None:
        self._message = message.decode() if isinstance(message, bytes) else message

    def __call__(self, *tensors: Any) -> Any:
        results = delayed_error(self._message, tensors, tensors) or tensors
        return results[0] if len(results) == 1 else results
