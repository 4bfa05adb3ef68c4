"""Autograd of the older form: one function says what is saved, another returns gradients by argument's name.

The kernel at Autograd is there from the definition on and looks what has been filled in since: a formula, half of
one, or nothing, which makes a call that would be recorded an error.
"""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, NoReturn

from ..autograd.function import Function
from ..autograd.layers import below_autograd
from ..core.nesting import leaves_of, mapped, rebuilt
from ..core.state import state
from ..core.tensor import Tensor
from ..dispatch.operator import OpOverload
from .inference import place_of

__all__ = ["ByName", "Formula"]


class Formula(NamedTuple):
    """What has been filled in for an operator."""

    save_for_backward: Callable[..., Any] | None = None
    backward: Callable[..., Any] | None = None
    output_differentiability: tuple[bool, ...] | None = None


class ByName:
    """The kernel at Autograd of an operator of the older form."""

    def __init__(self) -> None:
        self.formula = Formula()

    @property
    def __wrapped__(self) -> Callable[..., Any]:
        return self.formula.backward or self.formula.save_for_backward or autograd_not_implemented

    @property
    def __name__(self) -> str:
        return "gradients by name"

    def __call__(
        self, operator: OpOverload, bits: int, below: Callable[[], Callable[..., Any]]
    ) -> Callable[..., Any]:
        """The layer around the kernel that `below` finds, for calls with these bits."""
        quiet = below()
        if getattr(quiet, "over_tensors", False):
            quiet = below_autograd(quiet)
        formula = self.formula
        if formula.backward is None and formula.save_for_backward is None:
            return autograd_not_implemented(operator, quiet)
        if formula.backward is None or formula.save_for_backward is None:
            return _half(operator, formula)
        return _recorded(operator, quiet, formula)


def autograd_not_implemented(
    operator: OpOverload, kernel: Callable[..., Any]
) -> Callable[..., Any]:
    """`kernel`, for calls that need no gradients; the others raise RuntimeError before anything has run."""

    def refusing(*values: Any) -> Any:
        if state.grad_enabled and not state.inference:
            for parameter, value in zip(operator.signature.parameters, values):
                if any(
                    isinstance(leaf, Tensor) and leaf.requires_grad for leaf in leaves_of(value)
                ):
                    raise RuntimeError(
                        f"Autograd has not been implemented for operator {operator.name()}, but its argument "
                        f"'{parameter.name}' requires grad. Register a formula with impl_save_for_backward and "
                        "impl_backward, or call it within gradsmith.no_grad()."
                    )
        return kernel(*values)

    return refusing


def _half(operator: OpOverload, formula: Formula) -> Callable[..., Any]:
    found, missing = ("save_for_backward", "backward")
    if formula.backward is not None:
        found, missing = missing, found
    function = formula.backward or formula.save_for_backward

    def refused(*values: Any) -> Any:
        raise RuntimeError(
            f"We found a '{found}' registration for {operator.name()} at {place_of(function)} but were unable to find a "  # type: ignore[arg-type]
            f"'{missing}' registration. A formula consists of both: register the other one with impl_{missing}."
        )

    return refused


# -- recorded calls -----------------------------------------------------------------------------------


class _Saved:
    """What ``save_for_backward`` returned: tensors go to the node, which watches their versions."""

    __slots__ = ("form", "others")

    def __init__(self, ctx: Any, value: Any) -> None:
        leaves = list(leaves_of(value))
        ctx.save_for_backward(*(leaf for leaf in leaves if isinstance(leaf, Tensor)))
        self.form = mapped(value, lambda leaf: isinstance(leaf, Tensor))
        self.others = [leaf for leaf in leaves if not isinstance(leaf, Tensor)]

    def value(self, ctx: Any) -> Any:
        tensors, others = iter(ctx.saved_tensors), iter(self.others)
        leaves = [next(tensors) if flag else next(others) for flag in leaves_of(self.form)]
        return rebuilt(self.form, iter(leaves))


def _recorded(
    operator: OpOverload, quiet: Callable[..., Any], formula: Formula
) -> Callable[..., Any]:
    names = tuple(p.name for p in operator.signature.parameters)
    as_named: Any = namedtuple(f"{operator.base}_args", names, rename=True)  # type: ignore[misc]
    save, backward_by_name = formula.save_for_backward, formula.backward
    assert save is not None and backward_by_name is not None

    def forward(ctx: Any, *values: Any) -> Any:
        out = quiet(*values)
        ctx.kept = _Saved(ctx, save(as_named(*values), out))
        # Not the arguments themselves: a node must not keep them alive.
        ctx.kinds = tuple([mapped(value, type) for value in values])
        _mark(ctx, operator, out, formula.output_differentiability)
        return out

    def backward(ctx: Any, *grads: Any) -> Any:
        given = backward_by_name(object(), ctx.kept.value(ctx), *grads)
        _check(operator, backward_by_name, given, dict(zip(names, ctx.kinds)))
        return tuple([_as_given(given.get(name), kind) for name, kind in zip(names, ctx.kinds)])

    metaclass: Any = type(Function)
    body = {"forward": staticmethod(forward), "backward": staticmethod(backward)}
    function = metaclass(f"{operator.base}_customop", (Function,), body)
    return lambda *values: function.apply(*values)


def _as_given(grad: Any, kind: Any) -> Any:
    return list(grad) if kind.__class__ is list and isinstance(grad, tuple) else grad


def _mark(ctx: Any, operator: OpOverload, out: Any, flags: Sequence[bool] | None) -> None:
    """Mark outputs that have no gradient."""
    if flags is None:
        return
    constant: list[Tensor] = []
    for number, (flag, value) in enumerate(
        zip(flags, out if isinstance(out, tuple) else (out,), strict=True)
    ):
        tensors = [leaf for leaf in leaves_of(value) if isinstance(leaf, Tensor)]
        if not isinstance(value, (Tensor, list)) and flag:
            raise RuntimeError(
                f"With output_differentiability={list(flags)}. At idx {number}, we received an object of type "
                f"{type(value)} from {operator.name()} that is not a Tensor, so it cannot be marked as differentiable in "
                "output_differentiability."
            )
        if not flag:
            constant += tensors
    if constant:
        ctx.mark_non_differentiable(*constant)


def _check(
    operator: OpOverload, backward: Callable[..., Any], grads: Any, kinds: dict[str, Any]
) -> None:
    """RuntimeError unless `grads` has one for each argument that may be a tensor, of its kind."""

    def refuse(what: str) -> NoReturn:
        raise RuntimeError(
            f"In the backward function defined for {operator.name()} at {place_of(backward)} using the CustomOp API, {what}"
        )

    if not isinstance(grads, dict):
        refuse(f"expected the output of the backward function to be a dict but got {type(grads)}")
    expected = [p.name for p in operator.signature.parameters if p.is_tensor]
    if set(expected) != grads.keys():
        missing = [name for name in expected if name not in grads]
        extra = [name for name in grads if name not in expected]
        parts = [f"'{name}' is missing" for name in missing] + [
            f"{name!r} is none of them" for name in extra
        ]
        refuse(
            f"expected the returned grad_input dict to have keys {expected} but got {list(grads)}: {', '.join(parts)}. "
            "The backward function must return a gradient (can be None) for each arg to the CustomOp that may be a "
            "Tensor or Sequence[Tensor]. Args declared to be non-Tensor-like types should not appear in the "
            "grad_input dict"
        )
    for name in expected:
        kind, grad = kinds[name], grads[name]
        if isinstance(kind, (list, tuple)):
            _check_list(refuse, name, kind, grad)
        elif grad is not None:
            if not isinstance(grad, Tensor):
                refuse(
                    f"got object of type {type(grad)} as the gradient for input '{name}', but expected the gradient to be "
                    "either None or a Tensor"
                )
            if not issubclass(kind, Tensor):
                refuse(
                    f"got a Tensor as the gradient for input '{name}' but expected None as the gradient because input "
                    f"'{name}' was not a Tensor (it was type {kind})."
                )


def _check_list(
    refuse: Callable[[str], NoReturn], name: str, kinds: Sequence[Any], grad: Any
) -> None:
    if not isinstance(grad, (tuple, list)):
        refuse(
            f"for input '{name}' expected the grad_input dict to hold a list of gradients but got object of type "
            f"{type(grad)}."
        )
    if len(grad) != len(kinds):
        refuse(
            f"for input '{name}' expected the grad_input dict to hold a list of {len(kinds)} gradients but got {len(grad)}"
        )
    for place, (item, kind) in enumerate(zip(grad, kinds)):
        if item is None:
            continue
        if not isinstance(item, Tensor):
            refuse(
                f"for input '{name}' expected the grad_input dict to hold a list of None or Tensor gradients but got "
                f"object of {type(item)} at index {place}"
            )
        if not issubclass(kind, Tensor):
            refuse(
                f"for input '{name}', got a Tensor as the gradient for the {place}-th value but expected None because the "
                f"{place}-th value was not a Tensor (it was type {kind})"
            )
