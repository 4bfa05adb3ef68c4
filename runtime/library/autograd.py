"""`register_autograd`: a backward formula for an operator that was defined at run time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gradsmith.autograd.function import Function
from gradsmith.custom_op.known import definition_of
from gradsmith.dispatch.guards import AFTER_AUTOGRAD, AutoDispatchBelowAutograd
from gradsmith.dispatch.keysets import DispatchKeySet
from gradsmith.dispatch.operator import OpOverload
from gradsmith.dispatch.signature import REQUIRED
from gradsmith.dispatch.state import state
from gradsmith.library.functions import (
    find_operator,
    has_keyword_only_tensors,
    library_for,
    qualified_name,
    split_qualified,
)
from gradsmith.library.library import Library
from gradsmith.tensor import Tensor

__all__ = ["autograd_kernel", "recorded_with_lists", "register_autograd"]


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
    namespace, name = split_qualified(qualified)
    kernel = autograd_kernel(operator, backward, setup_context)
    library_for(namespace, lib).impl(name, kernel, "Autograd", with_keyset=True)


def autograd_kernel(
    operator: OpOverload,
    backward: Callable[..., Any] | None,
    setup_context: Callable[..., Any] | None,
) -> Callable[..., Any]:
    """The kernel for Autograd, which takes the keyset first.  Without `backward` a gradient is an error."""
    parameters = operator.signature.parameters
    positional = operator.signature.positional
    keyword_names = tuple(p.name for p in parameters[positional:])
    in_lists = any(p.is_tensor_list for p in parameters) or any(
        returned.startswith("Tensor") and returned.endswith("]")
        for returned in operator.signature.returns
    )

    def below(keyset: DispatchKeySet, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        with AutoDispatchBelowAutograd():
            return operator.redispatch(keyset & AFTER_AUTOGRAD, *args, **kwargs)

    def remember(ctx: Any, args: tuple[Any, ...], kwargs: dict[str, Any], output: Any) -> None:
        if setup_context is None:
            return
        # Defaults were left out of the call; whoever wrote the formula expects every argument.
        inputs = args + tuple(p.default for p in parameters[len(args) : positional])
        if keyword_names:
            keywords = {name: kwargs.get(name, _default(operator, name)) for name in keyword_names}
            setup_context(ctx=ctx, inputs=inputs, keyword_only_inputs=keywords, output=output)
        else:
            setup_context(ctx=ctx, inputs=inputs, output=output)

    def formula(ctx: Any, grads: tuple[Any, ...]) -> tuple[Any, ...]:
        if backward is None:
            raise RuntimeError(
                f"Trying to backward through {operator} but no autograd formula was registered. Please use "
                "register_autograd to add one."
            )
        result = backward(ctx, *grads)
        return result if isinstance(result, tuple) else (result,)

    make = recorded_with_lists if in_lists else _plain
    recorded = make(operator, below, remember, formula)

    def kernel(keyset: DispatchKeySet, *args: Any, **kwargs: Any) -> Any:
        if state.grad_enabled and _requires_grad(args):
            return recorded(keyset, args, kwargs)
        return below(keyset, args, kwargs)

    return kernel


def _default(operator: OpOverload, name: str) -> Any:
    parameter = next(p for p in operator.signature.parameters if p.name == name)
    return None if parameter.default is REQUIRED else parameter.default


def _requires_grad(args: Any) -> bool:
    return any(
        (
            value.requires_grad
            if isinstance(value, Tensor)
            else isinstance(value, (list, tuple)) and _requires_grad(value)
        )
        for value in args
    )


def _function_class(operator: OpOverload, forward: Any, backward: Any) -> Any:
    overload = operator.overload or "default"
    name = f"GeneratedBackwardFor_{operator.namespace}_{operator.base}_{overload}"
    body = {"forward": staticmethod(forward), "backward": staticmethod(backward)}
    metaclass: Any = type(Function)
    return metaclass(name, (Function,), body)


class _Call:
    """What forward has to know besides tensors; one last argument of the Function."""

    __slots__ = ("keyset", "kwargs", "inputs", "results", "single")

    def __init__(self, keyset: DispatchKeySet, kwargs: dict[str, Any]) -> None:
        self.keyset = keyset
        self.kwargs = kwargs

    inputs: tuple[int, ...]
    """Shapes (see `_shape`) of arguments and results, for calls with lists of tensors."""
    results: tuple[int, ...]
    single: bool
    """Whether the operator returned one value rather than a tuple."""


def _plain(operator: OpOverload, below: Any, remember: Any, formula: Any) -> Any:
    """Calls without lists of tensors: the arguments of forward are those of the operator."""

    def forward(ctx: Any, *args: Any) -> Any:
        call: _Call = args[-1]
        output = below(call.keyset, args[:-1], call.kwargs)
        remember(ctx, args[:-1], call.kwargs, output)
        return output

    def backward(ctx: Any, *grads: Any) -> Any:
        needs = ctx.needs_input_grad
        ctx.needs_input_grad = needs[:-1]
        try:
            results = formula(ctx, grads)
        finally:
            ctx.needs_input_grad = needs
        return (*results, None)

    generated = _function_class(operator, forward, backward)

    def recorded(keyset: DispatchKeySet, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        return generated.apply(*args, _Call(keyset, kwargs))

    return recorded


def recorded_with_lists(operator: OpOverload, below: Any, remember: Any, formula: Any) -> Any:
    """Calls with lists of tensors, whose elements become arguments and results of their own."""

    def forward(ctx: Any, *flat: Any) -> Any:
        call: _Call = flat[-1]
        args = _nested(flat[:-1], call.inputs)
        output = below(call.keyset, args, call.kwargs)
        remember(ctx, args, call.kwargs, output)
        call.single = not isinstance(output, tuple)
        results = (output,) if call.single else output
        call.results = _shape(results)
        ctx._call = call
        return _flat(results, call.results)

    def backward(ctx: Any, *grads: Any) -> Any:
        shape = ctx._call.inputs
        needs = ctx.needs_input_grad
        ctx.needs_input_grad = _nested(needs[:-1], shape)
        try:
            results = formula(ctx, _nested(grads, ctx._call.results))
        finally:
            ctx.needs_input_grad = needs
        found = _shape(results, or_none=True)
        if found != shape:
            raise RuntimeError(
                "Expected the return from backward to be of the same structure as the inputs. Got: "
                f"{_structure(found)} (return from backward), {_structure(shape)} (inputs), for {operator}"
            )
        return (*_flat(results, shape), None)

    generated = _function_class(operator, forward, backward)

    def recorded(keyset: DispatchKeySet, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        call = _Call(keyset, kwargs)
        call.inputs = _shape(args)
        flat = generated.apply(*_flat(args, call.inputs), call)
        results = _nested(flat, call.results)
        return results[0] if call.single else results

    return recorded


_ALONE = -1
"""In a shape: a value that is no list of tensors."""


def _shape(values: tuple[Any, ...], or_none: bool = False) -> tuple[int, ...]:
    """For each value the length of the list of tensors that it is; with `or_none` elements may be None."""
    return tuple(len(value) if _is_tensor_list(value, or_none) else _ALONE for value in values)


def _is_tensor_list(value: Any, or_none: bool) -> bool:
    if not isinstance(value, list):
        return False
    return all(isinstance(item, Tensor) or (or_none and item is None) for item in value)


def _flat(values: tuple[Any, ...], shape: tuple[int, ...]) -> tuple[Any, ...]:
    found: list[Any] = []
    for value, length in zip(values, shape, strict=True):
        if length == _ALONE:
            found.append(value)
        else:
            found.extend(value)
    return tuple(found)


def _nested(flat: tuple[Any, ...], shape: tuple[int, ...]) -> tuple[Any, ...]:
    found: list[Any] = []
    position = 0
    for length in shape:
        if length == _ALONE:
            found.append(flat[position])
            position += 1
        else:
            found.append(list(flat[position : position + length]))
            position += length
    return tuple(found)


def _structure(shape: tuple[int, ...]) -> str:
    parts = ["*" if length == _ALONE else f"[{', '.join('*' * length)}]" for length in shape]
    return f"({', '.join(parts)})"
