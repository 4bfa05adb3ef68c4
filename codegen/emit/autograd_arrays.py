"""Backward functions over arrays: what a node runs where nothing is recorded and nobody looks on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from ..derivatives.array_formulas import (
    OPERANDS,
    ArrayLibrary,
    Kind,
    Untranslatable,
    names_in,
    translate,
)
from ..derivatives.entries import DifferentiabilityInfo, Gradient, SavedAttribute
from ..derivatives.formula import Formula
from .autograd_nodes import (
    Backward,
    BackwardFormula,
    Load,
    backward_of,
    conditions,
    only_gradient,
    renamed_formula,
    returns_list,
)
from .autograd_saved import (
    argument_of,
    differentiable_inputs,
    is_of_list,
    local_of,
    saved_kind,
    slot_of,
)


@dataclass(frozen=True, slots=True)
class ArrayBackward:
    """One function of ``generated/autograd_arrays/``."""

    node: str
    backward: Backward
    has_one_output: bool
    """Whether the one gradient is passed, not a list."""
    returns_list: bool
    """Whether the gradients are those of a list's items."""
    converts: bool
    """Whether the formulas want the gradient as an array, where it may be a NumPy scalar."""
    functions: Mapping[str, str]
    """Where the functions are that the formulas call, by name in the module."""


def array_backward(
    info: DifferentiabilityInfo, numbers: bool, library: ArrayLibrary, functions: Mapping[str, str]
) -> ArrayBackward | None:
    """The function over arrays of a node; None where its formulas need tensors.

    `functions` are the module's names so far, and where they are.
    """
    assert info.node is not None
    called = dict(functions)
    try:
        formulas = tuple(_formulas(info, numbers, library, called, Kind.scalar))
        converts = any("asarray(grad)" in formula.source for formula in formulas)
        if converts:
            formulas = tuple(_formulas(info, numbers, library, called, Kind.array))
    except Untranslatable:
        return None
    return ArrayBackward(
        info.node,
        backward_of(info, formulas),
        len(info.function.func.returns) == 1 and not returns_list(info),
        returns_list(info),
        converts,
        {name: where for name, where in called.items() if name not in functions},
    )


def _formulas(
    info: DifferentiabilityInfo,
    numbers: bool,
    library: ArrayLibrary,
    functions: dict[str, str],
    kind_of_grad: Kind,
) -> Iterator[BackwardFormula]:
    gradients = [g for g in info.gradients if g.is_differentiable]
    needed = conditions(info)
    reserved = {"node", "edges", "grad", "grads", "needs_input_grad"}
    reserved |= {"asarray", "array_of", "ndarray", "by_pieces", "LARGE"}
    reserved |= {local_of(saved) for gradient in gradients for saved in gradient.saved}
    reserved |= {f"grad_{name}" for name, _ in differentiable_inputs(info)}
    reserved |= {f"grad_{name}" for name in info.output_names}
    for gradient in gradients:
        kinds = {"grad": kind_of_grad, "grads": Kind.several}
        loads, source = _formula(info, gradient, numbers, library, reserved, functions, kinds)
        needs = tuple(needed[name] for name in gradient.names)
        yield BackwardFormula(
            gradient.names, needs, tuple(loads), gradient.reads_needs_input_grad, source
        )


def _formula(
    info: DifferentiabilityInfo,
    gradient: Gradient,
    numbers: bool,
    library: ArrayLibrary,
    reserved: set[str],
    functions: dict[str, str],
    kinds: dict[str, Kind],
) -> tuple[list[Load], str]:
    """What to load, and the formula over that."""
    formula = gradient.formula
    if not isinstance(formula, Formula):
        raise Untranslatable("not implemented")
    single = only_gradient(info) is not None
    loads = []
    for saved in gradient.saved:
        local = local_of(saved)
        kinds[local], value = _load(info, saved, numbers)
        loads.append(Load(local, value))
    for index, output in enumerate(info.output_names):
        name = f"grad_{output}"
        if any(r.name == name for r in formula.reads) and not single:
            kinds[name] = Kind.optional
            loads.append(Load(name, f"grads[{index}]"))
    if gradient.reads_needs_input_grad:
        kinds["needs_input_grad"] = Kind.plain
    if not single and any(r.name == "grad" for r in formula.reads):
        raise Untranslatable("grad")
    source = renamed_formula(info, gradient, formula, single)
    found = translate(source, kinds, library, reserved, functions)
    functions |= found.functions
    arrays = [name for name in kinds if kinds[name] in OPERANDS and name in names_in(found.source)]
    if found.steps < _BY_PIECES or "grad" not in arrays:
        return loads, found.source
    functions["by_pieces"] = "gradsmith.operators.pointwise.elementwise_blocks:by_pieces"
    given = ", ".join(arrays)
    return loads, (
        f"{found.source} if grad.size < LARGE else by_pieces(lambda {given}: {found.source}, {given})"
    )


_BY_PIECES = 3
"""From how many passes on a formula over large arrays is computed a piece after the other, which the cache holds."""


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
