"""Backwards that can be run once, but not differentiated: `once_differentiable`."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any, TypeVar, cast

from ...core.bits import REQUIRES_GRAD, UNTRACKED
from ...core.state import state
from ...core.tensor import Tensor, counter_of, wrap_bits
from ..nodes.node import Edge, Node, next_sequence_nr
from ..nodes.variable import gradient_edge

__all__ = ["once_differentiable"]

T = TypeVar("T", bound=Callable[..., Any])


def once_differentiable(fn: T) -> T:
    """Decorates a `backward` that cannot itself be differentiated: doing so is an error.

    It runs unrecorded; if it is run for a double backward its results lead to a RuntimeError.
    """

    @functools.wraps(fn)
    def wrapper(ctx: Any, *args: Any) -> Any:
        recording = state.grad_enabled
        state.set_grad_enabled(False)
        try:
            outputs = fn(ctx, *args)
        finally:
            state.set_grad_enabled(recording)
        if not recording:
            return outputs
        edges = tuple(
            gradient_edge(arg) for arg in args if isinstance(arg, Tensor) and arg.requires_grad
        )
        if not edges:
            return outputs
        single = not isinstance(outputs, tuple)
        results = (outputs,) if single else outputs
        node = _DelayedError(
            "trying to differentiate twice a function that was marked with @once_differentiable",
            edges,
            results,
        )
        marked = tuple(node.attach(value, number) for number, value in enumerate(results))
        return marked[0] if single else marked

    return cast(T, wrapper)


class _DelayedError(Node):
    """Raises its message when a gradient reaches it."""

    __slots__ = ("message",)

    def __init__(
        self, message: str, edges: tuple[Edge | None, ...], results: Sequence[Any]
    ) -> None:
        self.message = message
        self.next_edges = edges
        self._metadata = tuple(
            (v._data.shape, v._bits & UNTRACKED) if isinstance(v, Tensor) else ((), 0)
            for v in results
        )
        self._nr = next_sequence_nr()

    def attach(self, value: Any, number: int) -> Any:
        if not isinstance(value, Tensor):
            return value
        out = wrap_bits(value._data, value._bits & UNTRACKED | REQUIRES_GRAD)
        out._counter = counter_of(value)
        out._edge = (self, number)
        return out

    def run(self, grads: list[Tensor | None]) -> tuple[Tensor | None, ...]:
        raise RuntimeError(self.message)

    def name(self) -> str:
        return "DelayedError"
