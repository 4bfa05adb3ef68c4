"""Results that may be used, but not differentiated: a backward that reaches them raises."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ...core.bits import REQUIRES_GRAD, UNTRACKED
from ...core.tensor import Tensor, counter_of, wrap_bits
from .node import NATIVE, Edge, Node, next_sequence_nr
from .variable import gradient_edge


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
    node = Error(message, edges, results)
    return tuple(node.attach(value, number) for number, value in enumerate(results))


class Error(Node):
    """Raises its message when a gradient reaches it."""

    __slots__ = ("message",)
    prefix = NATIVE

    def __init__(
        self, message: str, edges: tuple[Edge | None, ...], results: Sequence[Any]
    ) -> None:
        self.message = message
        self.next_edges = edges
        self._metadata = tuple(
            (v._data_.shape, v._bits_ & UNTRACKED) if isinstance(v, Tensor) else ((), 0)
            for v in results
        )
        self._nr = next_sequence_nr()

    def attach(self, value: Any, number: int) -> Any:
        if not isinstance(value, Tensor):
            return value
        out = wrap_bits(value._data_, value._bits_ & UNTRACKED | REQUIRES_GRAD)
        out._counter_ = counter_of(value)
        out._edge_ = (self, number)
        return out

    def run(self, grads: list[Tensor | None]) -> tuple[Tensor | None, ...]:
        raise RuntimeError(self.message)


class DelayedError:
    """Called with tensors it returns others like them, through which a backward is a RuntimeError of this message."""

    def __init__(self, message: bytes | str, num_inputs: int) -> None:
        self._message = message.decode() if isinstance(message, bytes) else message

    def __call__(self, *tensors: Any) -> Any:
        results = delayed_error(self._message, tensors, tensors) or tensors
        return results[0] if len(results) == 1 else results
