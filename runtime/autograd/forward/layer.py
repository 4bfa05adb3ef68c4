"""Propagates tangents through calls: the outermost layer around kernels whose arguments have tangents.

The layer calls the kernel as if there were no tangents, and then computes the tangents of the results: with the
function in ``generated/autograd_forward/`` if there is a forward formula, from the backward formula otherwise
(``derived.py``), and with the view operator itself for views.  Meanwhile tangents are hidden from the thread, so that
arguments stand for their values.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from ...core.bits import DIFFERENTIABLE, REQUIRES_GRAD
from ...core.state import state
from ...core.tensor import Tensor
from ...dispatch.call import call
from ...dispatch.kernel import KernelKind
from ...dispatch.operator import OpOverload
from ..nodes.saved import saved_outputs
from .tangents import NoForward, give_in_place, own, set_tangent, tangent_of

__all__ = ["forward_layer", "hand_to_saved"]

Kernel = Callable[..., Any]


def forward_layer(
    operator: OpOverload, kind: KernelKind
) -> Callable[[OpOverload, Kernel], Kernel] | None:
    """What goes around the kernels of `operator` from an autograd key with a kernel of `kind` on.

    None where the call passes: a composite operator's or a user's kernel calls operators that carry
    tangents, and what has no derivative has none to carry.  Raises NotImplementedError for ``out=`` variants.
    """
    signature = operator.signature
    if kind in (KernelKind.refusal, KernelKind.variant, KernelKind.fallthrough) and any(
        p.out for p in signature.parameters
    ):
        raise NotImplementedError(
            f"Trying to use forward AD with {operator.base}_out that does not support it because it is an "
            "out= function"
        )
    if kind is KernelKind.recording:
        functional = operator.functional or operator
        if signature.written == (0,) and not functional.traits.autograd:
            return zeroing_tangents  # in place, what has no derivative leaves zeros
        return carrying_tangents
    if kind in (KernelKind.undifferentiated, KernelKind.layer) or (
        kind is KernelKind.fallthrough and not operator.generated
    ):
        return refusing_tangents
    if kind is KernelKind.fallthrough and signature.written == (0,):
        return zeroing_tangents
    return None


def carrying_tangents(operator: OpOverload, kernel: Kernel) -> Kernel:
    """`kernel`, of a differentiable operator, for calls among whose arguments are dual tensors."""
    functional = operator.functional or operator
    written = operator.signature.written
    if written:
        return _in_place(operator, functional, kernel)
    if operator.traits.view:
        return _of_view(operator, kernel)
    written_formula = _written(operator)
    if written_formula is not None and operator.signature.returns == ("Tensor",):
        if not operator.signature.list_positions:
            return _of_one_result(operator, kernel, written_formula)
    formula = _formula(operator)

    def carrying(*args: Any) -> Any:
        tangents = _tangents(operator, args)
        out = kernel(*args)
        if tangents is None:
            return out
        several = isinstance(out, (tuple, list))
        results: Sequence[Any] = out if several else (out,)
        given = [t for t in _flat(tangents) if t is not None]
        with NoForward():
            found = formula(args, results, tangents)
            for result, tangent in zip(results, found, strict=True):
                if isinstance(result, Tensor) and result._bits_ & DIFFERENTIABLE:
                    if tangent is not None:
                        set_tangent(result, own(tangent, result, given))
        hand_to_saved(out)
        return out

    return carrying


def _of_one_result(operator: OpOverload, kernel: Kernel, formula: Kernel) -> Kernel:
    """Like `carrying_tangents`, for the usual case: one result, a written formula, no lists."""
    positions = operator.signature.tensor_positions

    def carrying(*args: Any) -> Any:
        tangents = [tangent_of(args[position]) for position in positions]
        out = kernel(*args)
        for tangent in tangents:
            if tangent is not None:
                break
        else:
            return out
        if out._bits_ & DIFFERENTIABLE:
            with NoForward():
                moved = formula(*args, out, *tangents)
                if moved is not None:
                    set_tangent(out, own(moved, out, tangents))
            if out._bits_ & REQUIRES_GRAD:
                hand_to_saved(out)
        return out

    return carrying


def _tangents(operator: OpOverload, args: Sequence[Any]) -> list[Any] | None:
    """For each argument of tensors its tangent (a list of them for a list, if one has); None for none at all."""
    signature = operator.signature
    positions = signature.tensor_positions
    if signature.list_positions:
        positions = tuple(sorted((*positions, *signature.list_positions)))
    found: list[Any] = []
    for position in positions:
        value = args[position]
        if position not in signature.list_positions:
            found.append(tangent_of(value))
        else:
            items = [tangent_of(item) for item in value or ()]
            found.append(items if any(item is not None for item in items) else None)
    for tangent in found:
        if tangent is not None:
            return found
    return None


def _flat(tangents: Sequence[Any]) -> list[Any]:
    return [t for item in tangents for t in (item if isinstance(item, list) else (item,))]


def _formulas_of(operator: OpOverload) -> ModuleType | None:
    """The module of forward formulas of the operator's family; None where the family has none."""
    name = operator.generated_module("autograd_forward")
    return import_module(name) if find_spec(name) is not None else None


def _written(operator: OpOverload) -> Kernel | None:
    """The function of the operator's forward formula; None where none is written."""
    return getattr(_formulas_of(operator), f"jvp_{operator.identifier}", None)


Formula = Callable[[Sequence[Any], Sequence[Any], Sequence[Any]], Sequence[Any]]


def _formula(operator: OpOverload) -> Formula:
    """Computes the tangents of the results from arguments, results and the arguments' tangents."""
    written = _written(operator)
    if written is None:
        from .derived import derived_tangents

        return lambda args, results, tangents: derived_tangents(operator, args, results, tangents)
    returns = operator.signature.returns
    if len(returns) == 1 and returns[0] == "Tensor":
        return lambda args, results, tangents: (written(*args, results[0], *tangents),)
    if len(returns) == 1:  # a list
        return lambda args, results, tangents: written(*args, results, *tangents)
    return lambda args, results, tangents: written(*args, *results, *tangents)


def hand_to_saved(out: Any) -> None:
    """Give outputs that their node has saved the tangents that they have now."""
    results = out if isinstance(out, (tuple, list)) else (out,)
    if not any(isinstance(r, Tensor) and r._bits_ & REQUIRES_GRAD for r in results):
        return
    for _, _, (alias, _, number) in saved_outputs(out):
        tangent = tangent_of(results[number]) if number < len(results) else None
        if tangent is not None:
            set_tangent(alias, tangent)


# -- views ----------------------------------------------------------------------------------------------------


def _of_view(operator: OpOverload, kernel: Kernel) -> Kernel:
    """A view's tangent is the same view of its base's."""
    position = next(
        i for i, p in enumerate(operator.signature.parameters) if p.alias and p.is_tensor
    )

    def view(*args: Any) -> Any:
        out = kernel(*args)
        tangent = tangent_of(args[position])
        if tangent is None:
            return out
        with NoForward():
            shown = call(operator, [*args[:position], tangent, *args[position + 1 :]])
        if isinstance(out, (tuple, list)):
            for item, part in zip(out, shown, strict=True):
                set_tangent(item, part)
        elif out._bits_ & DIFFERENTIABLE:
            set_tangent(out, shown)
        return out

    return view


# -- in-place changes -----------------------------------------------------------------------------------------


def _in_place(operator: OpOverload, functional: OpOverload, kernel: Kernel) -> Kernel:
    """The tangent of what is changed takes the value that the functional operator's result would have."""
    if operator.signature.written != (0,):
        return refusing_tangents(operator, kernel)
    formula = _formula(functional)
    forward = _formulas_of(functional)
    name = functional.identifier
    reads_self = name in getattr(forward, "READS_SELF", ()) or not hasattr(forward, f"jvp_{name}")

    def changing(self: Tensor, *rest: Any) -> Any:
        tangents = _tangents(operator, (self, *rest))
        if tangents is None:
            return kernel(self, *rest)
        before: Any = self
        with NoForward():
            if reads_self or any(value is self for value in rest):
                before = self.clone()
            if tangents[0] is not None and state.grad_enabled:
                # A graph may keep it, and the tangent itself is going to be changed.
                tangents[0] = tangents[0].clone()
        out = kernel(self, *rest)
        args = (before, *[before if value is self else value for value in rest])
        with NoForward():
            (tangent,) = formula(args, (self,), tangents)
            give_in_place(self, tangent)
        hand_to_saved(out)
        return out

    return changing


def zeroing_tangents(operator: OpOverload, kernel: Kernel) -> Kernel:
    """For in-place changes that depend on no argument's value: what is changed has a tangent of zeros then."""

    def zeroing(self: Tensor, *rest: Any) -> Any:
        out = kernel(self, *rest)
        if tangent_of(self) is not None:
            with NoForward():
                give_in_place(self, None)
        return out

    return zeroing


def refusing_tangents(operator: OpOverload, kernel: Kernel) -> Kernel:
    """`kernel`, of an operator of which nothing says what its derivative is: refused where there are tangents."""

    advice = "write one in derivatives.yaml"
    if not operator.generated:
        advice = "register a kernel at Autograd or CompositeImplicitAutograd that carries tangents"

    def refusing(*args: Any) -> Any:
        if _tangents(operator, args) is not None:
            raise NotImplementedError(
                f"Trying to use forward AD with {operator.name()} that does not support it because it has no "
                f"derivative: {advice}."
            )
        return kernel(*args)

    return refusing
