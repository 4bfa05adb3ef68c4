"""Which outputs of an operator are differentiable."""

from __future__ import annotations

import ast
from collections.abc import Iterable

from ..diagnostics import Diagnostics
from ..yaml.syntax import Node, Scalar, Sequence
from .cpp_formula import CppFormula
from .formula import Formula
from .names import Names
from .types import Expression, Gradient, NotImplementedYet

Differentiability = tuple[bool | Expression, ...]


def load_output_differentiability(node: Node | None, names: Names) -> Differentiability | None:
    """What the field says, one item for each output; None if it is left out or wrong."""
    if node is None:
        return None
    returns = names.function.func.returns
    if not isinstance(node, Sequence) or len(node.items) != len(returns):
        have = f"a list of {len(node.items)}" if isinstance(node, Sequence) else "no list"
        wanted = f"each of {len(returns)} outputs" if len(returns) > 1 else "the output"
        message = f"expected one item for {wanted}, found {have}"
        hint = f"write [{', '.join(['True'] * len(returns))}] with False for outputs without"
        names.diagnostics.error("GS411", message, node.location, f"{hint} gradient")
        return None
    items: list[bool | Expression] = []
    for item, returned in zip(node.items, returns, strict=True):
        loaded = _load_item(item, names)
        if loaded is None:
            return None
        if loaded is True and not returned.type.is_tensor_like:
            message = f"an output of type {returned.type} has no gradient"
            names.diagnostics.error("GS411", message, item.location, "write False")
        items.append(loaded)
    return tuple(items)


def _load_item(item: Node, names: Names) -> bool | Expression | None:
    if isinstance(item, Scalar):
        if isinstance(item.value, bool):
            return item.value
        if isinstance(item.value, str):
            if names.library is None:
                return CppFormula.parse(item.text, item.locate, names.diagnostics)
            condition = Formula.parse(item.text, item.locate, names.diagnostics, names.memo)
            if condition is not None and isinstance(condition.tree, ast.Constant):
                hint = f"write {condition.text} without quotes"
                message = "a condition that is always the same"
                names.diagnostics.error("GS411", message, item.location, hint)
            elif condition is not None:
                before = len(names.diagnostics)
                names.forward(condition, ())
                if len(names.diagnostics) > before:
                    return None
                names.check_condition(condition)
            return condition
    hint = "write True, False, or a condition over the arguments between quotes"
    names.diagnostics.error("GS411", "expected True or False", item.location, hint)
    return None


def implied_output_differentiability(
    names: Names, gradients: Iterable[Gradient]
) -> Differentiability:
    """What holds if the field is left out.

    Formulas that read `grad` and no other gradient are about the first output alone; otherwise
    every tensor that is returned has a gradient.
    """
    returns = names.function.func.returns
    tensors = tuple(returned.type.is_tensor_like for returned in returns)
    read = [g.expression.reads for g in gradients if g.expression is not None]
    spelled = {r.name for reads in read for r in reads if _is_gradient(r.name, names)}
    if spelled == {"grad"}:
        return (tensors[:1]) + (False,) * (len(tensors) - 1)
    return tensors


def check_against_formulas(
    given: Differentiability, gradients: Iterable[Gradient], node: Node, diagnostics: Diagnostics
) -> None:
    """Record gradients that are read although their output has none, and the other way round."""
    read: set[int] = set()
    mistakes = len(diagnostics)
    for gradient in gradients:
        if isinstance(gradient.formula, NotImplementedYet):
            return
        read |= gradient.gradients_read
        for number in sorted(gradient.gradients_read):
            if given[number] is False and not _reads_all(gradient):
                message = f"the gradient of output {number} is read, which has none"
                hint = f"write True for output {number} in output_differentiability"
                diagnostics.error("GS411", message, gradient.location or node.location, hint)
    if len(diagnostics) > mistakes:
        return  # the gradient that was meant is not known
    for number, differentiable in enumerate(given):
        if differentiable is True and read and number not in read:
            message = f"the gradient of output {number} is never read, and would be lost"
            hint = f"write False for it, or formulas with 'grads[{number}]'"
            diagnostics.warning("GS411", message, node.location, hint)


def _reads_all(gradient: Gradient) -> bool:
    expression = gradient.expression
    reads = expression.reads if expression is not None else ()
    return any(read.name == "grads" and read.index is None for read in reads)


def _is_gradient(name: str, names: Names) -> bool:
    if name in names.arguments:
        return False
    return name in ("grad", "grads") or names.named_gradient(name) is not None
