"""Tangents of operators without a forward formula, derived from their backward formula.

The gradient J^T u of an operator's arguments is linear in the gradient u of its outputs.  Therefore the derivative of
its inner product with tangents v, with respect to u, is J v (J. Townsend, "A new trick for calculating Jacobian
vector products", 2017).  The value of u does not matter, except for formulas that look at it; see `_any_gradient`.
Complex numbers count as pairs of real numbers here, so this also holds for functions that are not holomorphic.

The operator is not computed again: its recording kernel runs above a kernel that returns the existing results.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from ...core.bits import PYTHON, REQUIRES_GRAD, VIEW
from ...core.state import state
from ...core.tensor import Tensor
from ...dispatch.namespaces import ops
from ...dispatch.operator import OpOverload
from ..engine.gradients import grad
from ..grad_mode import enable_grad
from ..layers import detaching_outputs
from ..nodes.variable import alias_without_history, gradient_edge


def derived_tangents(
    operator: OpOverload, args: Sequence[Any], results: Sequence[Any], tangents: Sequence[Any]
) -> list[Tensor | None]:
    """The tangents of `results`, zeros where they depend on no argument that has one.

    `tangents` has an item for each argument of tensors; see ``layer.py``.  Raises
    NotImplementedError if the backward formula, or its derivative, is not there.
    """
    connected = state.grad_enabled and _any_requires_grad(args, tangents)
    with enable_grad():
        given, inputs, directions = _arguments(operator, args, tangents, connected)
        shadows = [_shadow(result) for result in results]
        several = len(operator.signature.returns) > 1 or operator.signature.returns[0] != "Tensor"
        whole: Any = tuple(shadows) if several else shadows[0]
        factories = import_module(operator.generated_module("autograd_kernels"))
        writes = bool(operator.signature.written)
        if writes:  # to its argument, which no leaf may be
            given[0] = given[0].clone()

        def computed(self: Any, *rest: Any) -> Any:
            return self.detach().copy_(whole) if writes else whole

        record = getattr(factories, operator.identifier)(computed)
        if any(isinstance(shadow, Tensor) and shadow._bits_ & PYTHON for shadow in shadows):
            record = detaching_outputs(record)
        recorded = record(*given)
        try:
            return _pushed_forward(
                recorded if several else (recorded,), inputs, directions, connected
            )
        except NotImplementedError as error:
            raise NotImplementedError(
                f"Trying to use forward AD with {operator.name()} that does not support it: it has no forward "
                f"formula, and its backward formula cannot be differentiated ({error})."
            ) from error


def _any_requires_grad(args: Sequence[Any], tangents: Sequence[Any]) -> bool:
    for value in (*args, *tangents):
        for item in value if isinstance(value, (list, tuple)) else (value,):
            if isinstance(item, Tensor) and item.requires_grad:
                return True
    return False


def _arguments(
    operator: OpOverload, args: Sequence[Any], tangents: Sequence[Any], connected: bool
) -> tuple[list[Any], list[Tensor], list[Tensor]]:
    """The arguments, with those that have tangents made inputs of a graph; these; and their tangents."""
    given = list(args)
    inputs: list[Tensor] = []
    directions: list[Tensor] = []

    def as_input(value: Any, tangent: Tensor | None) -> Any:
        if tangent is None:
            if isinstance(value, Tensor) and value._bits_ & VIEW:
                gradient_edge(value)  # brings its history up to date
            return value
        value = _input(value, connected)
        inputs.append(value)
        directions.append(tangent)
        return value

    positions = [i for i, p in enumerate(operator.signature.parameters) if p.is_tensor]
    for position, tangent in zip(positions, tangents, strict=True):
        value = args[position]
        if position not in operator.signature.list_positions:
            given[position] = as_input(value, tangent)
        elif tangent is not None:
            given[position] = [as_input(v, t) for v, t in zip(value, tangent, strict=True)]
    return given, inputs, directions


def _input(value: Tensor, connected: bool) -> Tensor:
    """An alias of `value` to differentiate by; part of its graph, if there is one and `connected`."""
    if connected and value.requires_grad:
        return value.view_as(value)
    out = alias_without_history(value)
    out._bits_ |= REQUIRES_GRAD
    return out


def _shadow(result: Any) -> Any:
    """An alias of a result, without its history."""
    return alias_without_history(result) if isinstance(result, Tensor) else result


def _any_gradient(output: Tensor) -> Tensor:
    """A gradient that formulas compute with: not zero, where those in logarithms are not differentiable.

    Of complex outputs it is the output itself, a gradient of the absolute value: eigenvectors, whose phases nothing
    determines, have no others.
    """
    return output.detach().clone() if output.is_complex() else ops.aten.ones_like(output)


def _pushed_forward(
    outputs: Sequence[Any], inputs: Sequence[Tensor], directions: Sequence[Tensor], connected: bool
) -> list[Tensor | None]:
    found: list[Tensor | None] = [
        ops.aten.zeros_like(output) if isinstance(output, Tensor) else None for output in outputs
    ]
    places = [
        place
        for place, output in enumerate(outputs)
        if isinstance(output, Tensor) and output._bits_ & REQUIRES_GRAD
    ]
    if not places:
        return found
    differentiable = [outputs[place] for place in places]
    dummies = [_any_gradient(output) for output in differentiable]
    for dummy in dummies:
        dummy._bits_ |= REQUIRES_GRAD
    pulled = grad(differentiable, inputs, dummies, create_graph=True, allow_unused=True)
    pairs = [
        (gradient, direction)
        for gradient, direction in zip(pulled, directions, strict=True)
        if gradient is not None and gradient.requires_grad
    ]
    if not pairs:
        return found
    pushed = grad(
        [gradient for gradient, _ in pairs],
        dummies,
        [direction for _, direction in pairs],
        # What is not recorded on a transform's level is not recorded outside of it either.
        create_graph=connected or state.level is not None,
        allow_unused=True,
    )
    for place, tangent in zip(places, pushed, strict=True):
        if tangent is not None:
            found[place] = tangent
    return found
