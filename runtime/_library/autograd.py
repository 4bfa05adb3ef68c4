"""Autograd of operators of programs, by the names of ``torch._library.autograd``."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from ..autograd.function import Function
from ..autograd.nodes.variable import gradient_edge
from ..core.nesting import leaves_of, tensors_in
from ..core.state import state
from ..core.tensor import Tensor
from ..dispatch.guards import AFTER_AUTOGRAD
from ..dispatch.operator import OpOverload

__all__ = ["Info", "InfoProtocol", "make_autograd_impl"]


class InfoProtocol(Protocol):
    """What has a formula."""

    _backward_fn: Callable[..., Any] | None
    _setup_context_fn: Callable[..., Any] | None


@dataclass
class Info:
    """A formula: ``backward(ctx, *grads)``, and ``setup_context(ctx, inputs, output)``, where there is one."""

    _backward_fn: Callable[..., Any] | None
    _setup_context_fn: Callable[..., Any] | None


def make_autograd_impl(op: OpOverload, info: InfoProtocol) -> Callable[..., Any]:
    """A kernel ``f(keyset, *args, **keyword_only)`` for Autograd, that records calls of `op` by the formula of `info`.

    A backward raises RuntimeError if that has none.
    """

    def below(keyset: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        return op.redispatch(keyset & AFTER_AUTOGRAD, *args, **kwargs)

    def forward(ctx: Any, keyset: Any, kwargs: dict[str, Any], *args: Any) -> Any:
        result = below(keyset, args, kwargs)
        if info._setup_context_fn is not None:
            more = {"keyword_only_inputs": kwargs} if kwargs else {}
            info._setup_context_fn(ctx=ctx, inputs=args, output=result, **more)
        return result

    def backward(ctx: Any, *grads: Any) -> Any:
        if info._backward_fn is None:
            raise RuntimeError(
                f"Trying to backward through {op} but no autograd formula was registered. Please use "
                "register_autograd to add one."
            )
        found = info._backward_fn(ctx, *grads)
        return (None, None, *(found if isinstance(found, tuple) else (found,)))

    members = {"forward": staticmethod(forward), "backward": staticmethod(backward)}
    name = f"GeneratedBackwardFor_{op._namespace}_{op._opname}_{op._overloadname}"
    recording: Any = type(name, (Function,), members)

    def autograd_impl(keyset: Any, *args: Any, **keyword_only_args: Any) -> Any:
        given = tensors_in(leaf for value in args for leaf in leaves_of(value))
        if state.grad_enabled and any(gradient_edge(tensor) is not None for tensor in given):
            return recording.apply(keyset, keyword_only_args, *args)
        return below(keyset, args, keyword_only_args)

    return autograd_impl


def not_list_of_tensor(tree: Any) -> bool:
    """Whether something is neither a list nor a tuple of tensors."""
    return not (
        isinstance(tree, (list, tuple)) and all(isinstance(item, Tensor) for item in tree) and tree
    )
