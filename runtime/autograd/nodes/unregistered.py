"""Calls of operators that have kernels but no autograd kernel: the graph records a warning.

What such an operator computes with other operators is recorded as usual; anything else has no gradient.  Neither may be
intended, so a backward pass through the call warns.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ...core.bits import DIFFERENTIABLE
from ...core.nesting import tensors_in
from ...core.tensor import Tensor
from .node import NATIVE, Node
from .recording import record
from .variable import gradient_edge

if TYPE_CHECKING:
    from ...dispatch.operator import OpOverload

__all__ = ["autograd_fallback_mode", "set_autograd_fallback_mode", "warning_of_backward"]

_mode = "warn"


def autograd_fallback_mode() -> str:
    """``warn`` (the default), ``error`` or ``nothing``: what a backward through such a call does."""
    return _mode


def set_autograd_fallback_mode(mode: str) -> None:
    """Set what `autograd_fallback_mode` returns.  ValueError for another word than its three."""
    global _mode
    if mode not in ("nothing", "warn", "error"):
        raise ValueError(
            f"the autograd fallback mode is 'nothing', 'warn' or 'error', not {mode!r}"
        )
    _mode = mode


def _text(operator: str) -> str:
    return (
        f"{operator}: an autograd kernel was not registered to the Autograd key(s) but we are trying to backprop "
        "through it, which may lead to silently incorrect gradients. Register a formula with "
        "gradsmith.library.register_autograd, or a kernel at Autograd or CompositeImplicitAutograd; if the "
        "operator is not differentiable, register fallthrough_kernel at Autograd."
    )


def _warn(operator: str) -> None:
    if _mode == "error":
        raise RuntimeError(_text(operator))
    if _mode == "warn":
        warnings.warn(_text(operator), UserWarning, stacklevel=2)


class WarnNotImplemented(Node):
    """Stands for a call without derivative: says so when a backward comes by, and sends nothing on."""

    __slots__ = ("operator",)
    prefix = NATIVE

    operator: str

    def run(self, grads: list[Tensor | None]) -> tuple[Tensor | None, ...]:
        _warn(self.operator)
        return (None,) * len(self.next_edges)


def warning_of_backward(operator: OpOverload, kernel: Callable[..., Any]) -> Callable[..., Any]:
    """`kernel`, whose results, where an argument requires grad, warn when a backward reaches them."""
    name = operator.name()
    aliases = operator.signature.return_aliases

    def recorded(*args: Any) -> Any:
        given = list(tensors_in(args))
        if _mode == "nothing" or not any(tensor.requires_grad for tensor in given):
            return kernel(*args)
        edges = tuple(gradient_edge(tensor) for tensor in given)
        out = kernel(*args)
        fresh: list[Tensor] = []
        for position, value in enumerate(out if isinstance(out, tuple) else (out,)):
            for tensor in tensors_in((value,)):
                if not tensor._bits_ & DIFFERENTIABLE:
                    continue
                if tensor.requires_grad:
                    # Recorded by the kernel itself, or an argument as it was given.
                    tensor.register_hook(lambda grad: _warn(name))
                elif any(tensor is t for t in given):
                    continue
                elif "!" not in aliases[min(position, len(aliases) - 1)]:
                    fresh.append(tensor)
        if fresh:
            node = WarnNotImplemented()
            node.operator = name
            record(node, edges, fresh)
        return out

    return recorded
