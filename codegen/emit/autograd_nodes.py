"""Emits the node classes of the graph.

A node saves what its formulas read, and turns gradients of its outputs into gradients of its inputs.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..derivatives.entries import DifferentiabilityInfo, Gradient, NotImplementedYet, SavedAttribute
from ..derivatives.formula import Formula
from ..derivatives.shown_names import Parts, ShownName
from .autograd_saved import differentiable_inputs, is_of_list, local_of, saved_kind, slot_of

__all__ = [
    "Backward",
    "BackwardFormula",
    "CopyNodeClass",
    "Load",
    "NodeClass",
    "backward_of",
    "node_class",
    "renamed_formula",
]


@dataclass(frozen=True, slots=True)
class Load:
    """An assignment before a formula: a local variable that it reads."""

    name: str
    value: str


@dataclass(frozen=True, slots=True)
class BackwardFormula:
    """What a backward function does for the gradient of one input, or of several together."""

    inputs: tuple[str, ...]
    needed: tuple[str, ...]
    """For each of them, whether its gradient is asked for, as a condition."""
    loads: tuple[Load, ...]
    reads_needs_input_grad: bool
    source: str
    """The formula over local variables."""
    refusal: str = ""
    """The message of the error that stands in place of the formula."""


@dataclass(frozen=True, slots=True)
class Backward:
    """A function from gradients of a node's outputs to those of its inputs."""

    gradient: int | None
    """The only output whose gradient is read, as `grad`."""
    reads_gradients: bool
    """Whether any gradient of an output is read."""
    is_alone: bool
    """Whether there is one input, not a list: nobody asks whether its gradient is needed."""
    lists: tuple[str, ...]
    """Inputs that are lists of tensors."""
    unset: tuple[str, ...]
    """Inputs whose gradient is None where it is not asked for."""
    formulas: tuple[BackwardFormula, ...]
    results: tuple[str, ...]
    """The gradients that are returned, one or an unpacked list for each input."""

    @property
    def nothing(self) -> str:
        """What is returned when no gradient came."""
        return "(None,)" if self.is_alone else "(None,) * len(node.next_edges)"

    @property
    def always_refuses(self) -> bool:
        return self.is_alone and bool(self.formulas[0].refusal)


@dataclass(frozen=True, slots=True)
class NodeClass:
    """One class of ``generated/autograd_nodes/``."""

    name: str
    operator: str
    entry: str
    """Name of the operator whose entry in the YAML file has its formulas; empty where nobody wrote any."""
    slots: tuple[str, ...]
    saved_names: tuple[str, ...]
    """Names of what is saved as tensors."""
    saved_lists: tuple[str, ...]
    """Those of them that are lists."""
    backward: Backward
    functions: tuple[str, ...]
    """Helpers and operators that the formulas call by bare name."""
    crosses_devices: bool = False
    """Whether the operator takes tensors of several devices, or makes one on another."""
    inputs: tuple[str, ...] = ()
    """The differentiable arguments, by whose names the lines of their formulas are found."""
    shown_name: str = ""
    """Its name, where that is not the class's."""
    shown_names: tuple[ShownName, ...] = ()
    """Other names, each with a condition over the node."""
    over_arrays: bool = False
    """Whether ``generated/autograd_arrays/`` has a function for it."""

    @property
    def compositions(self) -> tuple[tuple[str, Parts | None], ...]:
        """Graphs that it stands for, with the conditions over the node of which the first counts."""
        found = tuple((condition, parts) for _, condition, parts in self.shown_names)
        return found if any(parts is not None for _, parts in found) else ()


@dataclass(frozen=True, slots=True)
class CopyNodeClass:
    """The class of the nodes of an operator that copies what a view shows: that of the view's, `base`."""

    node: NodeClass
    base: NodeClass


def node_class(info: DifferentiabilityInfo, numbers: bool, over_arrays: bool) -> NodeClass:
    """The node class of an operator."""
    assert info.node is not None
    inputs = differentiable_inputs(info)
    slots = [slot_of(saved) for saved in info.saved]
    return NodeClass(
        info.node,
        str(info.function.name),
        info.entry,
        (*slots, *(f"{name}_count" for name, is_list in inputs if is_list)),
        tuple(local_of(s) for s in info.saved if saved_kind(info, s) in ("tensor", "list")),
        tuple(local_of(s) for s in info.saved if saved_kind(info, s) == "list"),
        backward_of(info, tuple(_formulas(info, numbers))),
        tuple(sorted({f for g in info.gradients for f in g.functions})),
        info.function.crosses_devices,
        tuple(name for name, _ in inputs) if info.entry else (),
        info.node_name,
        info.shown_names,
        over_arrays,
    )


def backward_of(info: DifferentiabilityInfo, formulas: tuple[BackwardFormula, ...]) -> Backward:
    """The function of these formulas, one for each that is differentiable."""
    inputs = differentiable_inputs(info)
    alone = len(inputs) == 1 and not inputs[0][1]
    lists = tuple(name for name, is_list in inputs if is_list)
    computed = {name for formula in formulas for name in formula.inputs}
    unset = () if alone else tuple(n for n, is_list in inputs if n in computed and not is_list)
    return Backward(
        only_gradient(info),
        any(g.gradients_read for g in info.gradients if g.expression is not None),
        alone,
        lists,
        unset,
        formulas,
        tuple(f"*grad_{n}" if is_list else f"grad_{n}" for n, is_list in inputs),
    )


def only_gradient(info: DifferentiabilityInfo) -> int | None:
    """The output whose gradient is the only one that formulas read; None where they read several."""
    if returns_list(info):  # any of its items' may be there
        return None
    read = {i for g in info.gradients if g.expression is not None for i in g.gradients_read}
    return read.pop() if len(read) == 1 else None


def returns_list(info: DifferentiabilityInfo) -> bool:
    returns = info.function.func.returns
    return len(returns) == 1 and returns[0].type.as_list is not None


def conditions(info: DifferentiabilityInfo) -> dict[str, str]:
    """For each input whether its gradient, or any of its list's, is asked for."""
    fixed = 0
    counts: list[str] = []
    found = {}
    for name, is_list in differentiable_inputs(info):
        start = " + ".join([*counts, str(fixed)] if fixed or not counts else counts)
        if not is_list:
            found[name] = f"edges[{start}] is not None"
            fixed += 1
            continue
        end = f"node.{name}_count" if start == "0" else f"{start} + node.{name}_count"
        found[name] = f"any(edges[{'' if start == '0' else start + ' '}: {end}])"
        counts.append(f"node.{name}_count")
    return found


def _formulas(info: DifferentiabilityInfo, numbers: bool) -> Sequence[BackwardFormula]:
    needed = conditions(info)
    found = []
    # In PyTorch's order, which whoever looks on sees: by the names left of the colon.
    for gradient in sorted(info.gradients, key=lambda g: ", ".join(g.names)):
        if not gradient.is_differentiable:
            continue
        needs = tuple(needed[name] for name in gradient.names)
        formula = gradient.formula
        if isinstance(formula, NotImplementedYet):
            names = ", ".join(gradient.names)
            refusal = (
                f"derivative for {info.function.name} with respect to {names} is not implemented: "
                f"{formula.reason}"
            )
            found.append(BackwardFormula(gradient.names, needs, (), False, "", refusal))
            continue
        assert isinstance(formula, Formula)
        single = only_gradient(info) is not None
        source = renamed_formula(info, gradient, formula, single, "conj")
        loads = [
            Load(local_of(saved), _read(info, saved, source, numbers)) for saved in gradient.saved
        ]
        if not single:
            read = {r.name for r in formula.reads}
            names_of_outputs = [f"grad_{output}" for output in info.output_names]
            loads += [
                Load(name, f"grads[{index}]")
                for index, name in enumerate(names_of_outputs)
                if name in read
            ]
            if "grad" in read:
                loads.append(Load("grad", "grads[0]"))
        found.append(
            BackwardFormula(
                gradient.names, needs, tuple(loads), gradient.reads_needs_input_grad, source
            )
        )
    return found


def _read(info: DifferentiabilityInfo, saved: SavedAttribute, source: str, numbers: bool) -> str:
    """The expression that reads what is saved for the formula `source`."""
    slot = f"node.{slot_of(saved)}"
    match saved_kind(info, saved):
        case "list":
            return f"unpack_list({slot}, node)"
        case "tensor" if numbers and not saved.is_output:
            return f"unpack_or_number({slot}, node)"
        case "tensor":
            return f"unpack({slot}, node)"
    if saved.attribute == "shape" and not is_of_list(info, saved):
        # Elsewhere a plain tuple does.
        return f"Size({slot})" if f"{local_of(saved)}.numel()" in source else slot
    return slot


def renamed_formula(
    info: DifferentiabilityInfo,
    gradient: Gradient,
    formula: Formula,
    single: bool,
    conjugate: str | None = None,
) -> str:
    """The formula over the local variables of a backward function."""
    rename: dict[tuple[str, str | None], str] = {}
    for saved in gradient.saved:
        rename[(saved.name, saved.attribute)] = local_of(saved)
    if single:
        rename |= {(f"grad_{output}", None): "grad" for output in info.output_names}
    return formula.source(rename, conjugate)
