"""`register_autograd`: a backward formula for an operator that was defined at run time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from ..registration.functions import (
    find_operator,
    has_keyword_only_tensors,
    library_for,
    qualified_name,
    split_qualified,
)
from ..registration.known import definition_of
from ..registration.library import Library


def register_autograd(
    op: Any,
    backward: Callable[..., Any],
    /,
    *,
    setup_context: Callable[..., Any] | None = None,
    lib: Library | None = None,
) -> None:
    """Register ``backward(ctx, *grads)`` for an operator; it returns one gradient, or None, for each argument.

    `setup_context` is called as ``(ctx, inputs, output)``, and with ``keyword_only_inputs`` besides where the
    schema has such arguments; it puts on `ctx`, that of `autograd.Function`, what backward needs.  For
    a list of tensors the gradient is a list.  Raises RuntimeError for an operator that writes to an argument
    or returns a view of one, NotImplementedError for keyword-only tensors.
    """
    qualified = qualified_name(op, "register_autograd")
    defined = definition_of(op)
    if defined is not None and lib is None:
        defined.register_autograd(backward, setup_context=setup_context)
        return
    operator = find_operator(qualified)
    if "out" in operator.traits.tags:
        raise RuntimeError(
            f"Cannot register autograd formula for operator tagged with gradsmith.Tag.out: {operator}. Out variants do "
            "not support autograd."
        )
    if any(p.alias for p in operator.signature.parameters):
        raise RuntimeError(
            f"Cannot register autograd formula for non-functional operator {operator} with schema "
            f"{operator.schema}. Please create a functional operator and register an autograd formula for that."
        )
    if has_keyword_only_tensors(operator):
        raise NotImplementedError(
            "register_autograd with kwarg-only Tensor args. In the original definition of the op, please make your "
            f"tensors not kwarg-only. Got: {operator.schema}"
        )
    # Not at the top: the layer is made of much that defining operators needs nothing of.
    from .recording import AutogradLayer

    namespace, name = split_qualified(qualified)
    layer = AutogradLayer(_Formula(qualified, backward, setup_context))
    library_for(namespace, lib).impl(name, layer, "Autograd")


class _Formula:
    """A formula that was registered for an operator of a library."""

    _types: Mapping[str, Any] = MappingProxyType({})

    def __init__(
        self, qualified: str, backward: Callable[..., Any], setup_context: Callable[..., Any] | None
    ) -> None:
        self._qualname = qualified
        self._backward_fn: Callable[..., Any] | None = backward
        self._setup_context_fn = setup_context
