"""Emits backward functions over arrays, which nodes run if nothing is recorded or observed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from ..derivatives.array_formulas import (
    OPERANDS,
    ArrayLibrary,
    Kind,
    Untranslatable,
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
    reserved |= {
        "asarray",
        "array_of",
        "arrays_in",
        "ndarray",
        "by_parts",
        "by_pieces",
        "over_parts",
        "refuse",
        "into",
        "LARGE",
        "SHARED",
    }
    reserved |= {local_of(saved) for gradient in gradients for saved in gradient.saved}
    reserved |= {f"grad_{name}" for name, _ in differentiable_inputs(info)}
    reserved |= {f"grad_{name}" for name in info.output_names}
    if not any(isinstance(gradient.formula, Formula) for gradient in gradients):
        raise Untranslatable("not implemented")
    for gradient in gradients:
        if not isinstance(gradient.formula, Formula):
            functions["refuse"] = "gradsmith.autograd.engine.array_functions:refuse"
            needs = tuple(needed[name] for name in gradient.names)
            yield BackwardFormula(gradient.names, needs, (), False, "refuse()")
            continue
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
    assert isinstance(formula, Formula)
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
    arrays = [name for name in kinds if kinds[name] in OPERANDS and name in found.names]
    if not found.steps or "grad" not in arrays:
        return loads, found.source
    given = ", ".join(arrays)
    if found.steps >= _BY_PIECES:
        name, where, bound = "by_pieces", _BLOCKS, "LARGE"
        large = f"by_pieces(lambda {given}, into=...: {found.in_place}, {given})"
        functions |= found.in_place_functions
    elif found.single is not None:
        ufunc, operands = found.single
        name, where, bound = "over_parts", "gradsmith.core.shared_loops", "SHARED"
        own = ufunc.removeprefix("np.")
        if own in reserved or functions.get(own, ufunc) != ufunc:
            return loads, found.source
        functions[own] = ufunc
        large = f"over_parts({', '.join((own, *operands))})"
    elif found.only_ufuncs:
        name, where, bound = "by_parts", _BLOCKS, "SHARED"
        large = f"by_parts(lambda {given}, into=...: {found.in_place}, {given})"
        functions |= found.in_place_functions
    else:
        return loads, found.source
    functions[name] = f"{where}:{name}"
    return loads, f"{found.source} if grad.size < {bound} else {large}"


_BLOCKS = "gradsmith.operators.pointwise.elementwise_blocks"
_BY_PIECES = 3
"""From how many passes on one thread computes a formula over large arrays in blocks that stay in the cache.

With fewer passes, only several threads do.
"""


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
        return Kind.several, f"arrays_in({slot}, node)"
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
