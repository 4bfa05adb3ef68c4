"""Calls with lists of tensors, recorded: the elements are arguments, or results, of a Function of their own.

`backward` gets gradients, `needs_input_grad` and what it returns nested like the arguments.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ..core.tensor import Tensor
from ..dispatch.operator import OpOverload


class _Call:
    """What forward has to know besides tensors; one last argument of the Function."""

    __slots__ = ("values", "inputs", "results", "single")

    def __init__(self, values: tuple[Any, ...], inputs: tuple[int, ...]) -> None:
        self.values = values
        self.inputs = inputs

    values: tuple[Any, ...]
    """All arguments; let go of when forward is done."""
    inputs: tuple[int, ...]
    """Shapes (see `_shape`) of the positional arguments and of the results."""
    results: tuple[int, ...]
    single: bool
    """Whether the operator returned one value rather than a tuple."""


def recorded_with_lists(
    operator: OpOverload,
    kernel: Callable[..., Any],
    remember: Callable[[Any, tuple[Any, ...], Any], None],
    formula: Callable[[Any, tuple[Any, ...]], tuple[Any, ...]],
    function_class: Callable[..., Any],
) -> Callable[..., Any]:
    """`kernel`, over all arguments by position, recorded.

    ``remember(ctx, values, output)`` keeps what ``formula(ctx, grads)`` needs; `function_class` makes a Function
    of its forward and backward.  A call raises RuntimeError in backward for gradients that are nested otherwise.
    """
    count = operator.signature.positional

    def forward(ctx: Any, *flat: Any) -> Any:
        call: _Call = flat[-1]
        # The tensors as they came through the Function, whatever stood in the lists.
        values = (*_nested(flat[:-1], call.inputs), *call.values[count:])
        output = kernel(*values)
        remember(ctx, values, output)
        call.values = ()
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

    generated = function_class(forward, backward)

    def recorded(*values: Any) -> Any:
        call = _Call(values, _shape(values[:count]))
        flat = generated.apply(*_flat(values[:count], call.inputs), call)
        results = _nested(flat, call.results)
        return results[0] if call.single else results

    return recorded


_ALONE = -1
"""In a shape: a value that is not a list of tensors."""


def _shape(values: Iterable[Any], or_none: bool = False) -> tuple[int, ...]:
    """For each value the length of the list of tensors that it is; with `or_none` elements may be None."""
    return tuple([len(value) if _is_tensor_list(value, or_none) else _ALONE for value in values])


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
