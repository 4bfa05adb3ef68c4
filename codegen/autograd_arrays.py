"""Backward functions over arrays: what a node runs where nothing is recorded and nobody looks on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from .array_formulas import ArrayLibrary, Kind, Untranslatable, translate
from .autograd_nodes import input_positions, is_needed, renamed_formula, return_lines
from .autograd_saved import (
    argument_of,
    differentiable_inputs,
    is_of_list,
    local_of,
    saved_kind,
    slot_of,
)
from .derivatives import DifferentiabilityInfo, Gradient, SavedAttribute
from .formula import Formula
from .memo import MEMO
from .tidy import tidy

__all__ = ["ArrayBackward", "array_backward"]


@dataclass(frozen=True, slots=True)
class ArrayBackward:
    """One function of ``generated/autograd_arrays.py``."""

    node: str
    operator: str
    head: str
    body: tuple[str, ...]


def array_backward(
    info: DifferentiabilityInfo, numbers: bool, library: ArrayLibrary, functions: dict[str, str]
) -> ArrayBackward | None:
    """The function over arrays of a node; None where its formulas need tensors.

    What it calls is added to `functions`, the module's names and where they are.
    """
    key = f"{info.facts} {numbers} {library.fingerprint} {functions}"
    known: list[Any] | None = MEMO.get("arrays", key)
    if known is None:
        called = dict(functions)
        try:
            body = list(_body(info, numbers, library, called))
            known = [body, {name: called[name] for name in called if name not in functions}]
        except Untranslatable:
            known = [[], {}]
        MEMO.keep("arrays", key, known)
    if not known[0]:
        return None
    functions |= known[1]
    returns = info.function.func.returns
    single = len(returns) == 1 and returns[0].type.as_list is None
    parameter = "grad" if single else "grads"
    assert info.node is not None
    return ArrayBackward(
        info.node,
        str(info.function.name),
        f"def {info.node}(node, {parameter}):",
        tuple(known[0]),
    )


def _body(
    info: DifferentiabilityInfo, numbers: bool, library: ArrayLibrary, functions: dict[str, str]
) -> Iterable[str]:
    gradients = [g for g in info.gradients if g.is_differentiable]
    read = sorted({i for g in gradients if g.expression is not None for i in g.gradients_read})
    inputs = differentiable_inputs(info)
    lists = dict(inputs)
    positions = input_positions(inputs)
    alone = len(inputs) == 1 and not inputs[0][1]
    returns = info.function.func.returns
    returns_list = len(returns) == 1 and returns[0].type.as_list is not None
    nothing = "(None,)" if alone else "(None,) * len(node.next_edges)"
    if returns_list:
        yield "if grads.__class__ is not list:"
        yield "    grads = [grads]"
    elif len(read) == 1 and len(returns) > 1:
        yield f"grad = grads[{read[0]}]"
        yield "if grad is None:"
        yield f"    return {nothing}"
    reserved = {
        "node",
        "edges",
        "grad",
        "grads",
        "asarray",
        "array_of",
        "ndarray",
        "needs_input_grad",
    }
    reserved |= {local_of(saved) for gradient in gradients for saved in gradient.saved}
    reserved |= {f"grad_{name}" for name, _ in inputs}
    reserved |= {f"grad_{name}" for name in info.output_names}
    single = len(read) == 1 and not returns_list

    def formulas_of(kind_of_grad: Kind) -> list[str]:
        lines = []
        for gradient in gradients:
            needs = [is_needed(n, lists[n], positions) for n in gradient.names]
            if not alone:
                lines.append(f"if {' or '.join(needs)}:")
            kinds = {"grad": kind_of_grad, "grads": Kind.several}
            for line in _formula(
                info, gradient, lists, needs, numbers, single, library, reserved, functions, kinds
            ):
                lines.append(line if alone else "    " + line)
        return lines

    formulas = formulas_of(Kind.scalar)
    if any("asarray(grad)" in line for line in formulas):
        yield "if grad.__class__ is not ndarray:"
        yield "    grad = asarray(grad)"
        formulas = formulas_of(Kind.array)
    if not alone:
        yield "edges = node.next_edges"
    for name, is_list in inputs:
        if is_list:
            yield f"grad_{name} = [None] * node.{name}_count"
        elif not alone and any(name in g.names for g in gradients):
            yield f"grad_{name} = None"
    yield from formulas
    yield from return_lines(inputs)


def _formula(
    info: DifferentiabilityInfo,
    gradient: Gradient,
    lists: dict[str, bool],
    needs: Sequence[str],
    numbers: bool,
    single: bool,
    library: ArrayLibrary,
    reserved: set[str],
    functions: dict[str, str],
    kinds: dict[str, Kind],
) -> Iterable[str]:
    formula = gradient.formula
    if not isinstance(formula, Formula):
        raise Untranslatable("not implemented")
    indent = 4 if len(lists) == 1 and not any(lists.values()) else 8
    for saved in gradient.saved:
        local = local_of(saved)
        kinds[local], line = _load(info, saved, numbers)
        yield tidy(f"{local} = {line}", indent)
    for index, output in enumerate(info.output_names):
        name = f"grad_{output}"
        if any(r.name == name for r in formula.reads):
            if single:
                continue
            kinds[name] = Kind.optional
            yield f"{name} = grads[{index}]"
    if gradient.reads_needs_input_grad:
        alone = len(lists) == 1 and not any(lists.values())
        items = ["True"] if alone else list(needs)
        comma = "," if len(items) == 1 else ""
        kinds["needs_input_grad"] = Kind.plain
        yield tidy(f"needs_input_grad = ({', '.join(items)}{comma})", indent)
    if not single and any(r.name == "grad" for r in formula.reads):
        raise Untranslatable("grad")
    source = renamed_formula(info, gradient, formula, single)
    found = translate(source, kinds, library, reserved, functions)
    functions |= found.functions
    targets = ", ".join(f"grad_{n}" for n in gradient.names)
    yield tidy(f"{targets} = {found.source}", indent)


def _load(info: DifferentiabilityInfo, saved: SavedAttribute, numbers: bool) -> tuple[Kind, str]:
    """The kind of a saved value, and the expression that reads it from ``node``."""
    slot = f"node.{slot_of(saved)}"
    kind = saved_kind(info, saved)
    if kind == "metadata":
        if saved.attribute == "dtype":
            return Kind.plain, f"{slot}.numpy"
        if saved.attribute == "shape" and is_of_list(info, saved):
            return Kind.plain, slot
        if saved.attribute in ("shape", "stride", "storage_offset"):
            return Kind.plain, slot
        if saved.attribute == "device":
            return Kind.plain, "None"
        raise Untranslatable(saved.attribute or "")
    if kind == "plain":
        type = str(argument_of(info, saved.name).type)
        if type.startswith("ScalarType"):
            raise Untranslatable(type)
        return Kind.plain, slot
    if kind == "list":
        raise Untranslatable("list")
    if saved.is_output:
        index = info.output_names.index(saved.name)
        known = info.output_differentiability[index] is not False
        return Kind.array if known else Kind.other, f"array_of({slot}, node)"
    nullable = argument_of(info, saved.name).type.is_nullable
    if nullable:
        return Kind.optional, f"{slot} and array_of({slot}, node)"
    if saved.name not in info.differentiable_arguments:
        return Kind.other, f"array_of({slot}, node)"
    return Kind.either if numbers else Kind.array, f"array_of({slot}, node)"
