"""Node classes of the graph, from derivatives.

A node keeps what its formulas read and turns gradients of its outputs into gradients of its inputs.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from .annotations import parameter_type, written
from .autograd_saved import (
    argument_of,
    differentiable_inputs,
    is_of_list,
    local_of,
    saved_kind,
    slot_of,
)
from .derivatives import DifferentiabilityInfo, Gradient, NotImplementedYet, SavedAttribute
from .formula import Formula
from .memo import MEMO
from .python_source import LINE_LENGTH, bracketed, quoted
from .tidy import tidy

__all__ = [
    "NodeClass",
    "SavedSlot",
    "input_positions",
    "is_needed",
    "node_class",
    "renamed_formula",
    "return_lines",
]


@dataclass(frozen=True, slots=True)
class SavedSlot:
    """What a node keeps, and how it is seen from outside."""

    slot: str
    public: str
    """``_saved_<public>``."""
    read: str
    """Expression of its value, over ``node``."""
    annotation: str
    """Type of its value."""
    is_tensor: bool
    raw: str
    """What makes the handle ``_raw_saved_<public>``; empty where there is none."""


@dataclass(frozen=True, slots=True)
class NodeClass:
    name: str
    operator: str
    location: str
    slots: tuple[str, ...]
    saved_names: tuple[str, ...]
    saved: tuple[SavedSlot, ...]
    body: tuple[str, ...]
    """Statements of ``run``, unindented."""
    released: tuple[str, ...]
    functions: tuple[str, ...]
    """Helpers and operators that the formulas call by bare name."""
    crosses_devices: bool = False
    """Whether the operator takes tensors of several devices, or makes one on another."""
    formula_lines: tuple[int, ...] = ()
    """For each differentiable argument the line of its formula, in the file of `location`."""
    over_arrays: bool = False
    """Whether ``generated/autograd_arrays.py`` has a function for it."""


def node_class(info: DifferentiabilityInfo, numbers: bool) -> NodeClass:
    """The node class of an operator."""
    rows = MEMO.of("node", f"{info.facts} {numbers}", lambda: _rows(info, numbers))
    slots, saved, body, released, functions, lines = rows
    slots_saved = tuple(SavedSlot(*row) for row in saved)
    assert info.node is not None
    location = info.location
    return NodeClass(
        info.node,
        str(info.function.name),
        f"{location.file}:{location.line}" if location else "",
        slots,
        tuple(s.public for s in slots_saved if s.raw),
        slots_saved,
        body,
        released,
        functions,
        info.function.crosses_devices,
        lines,
    )


def _rows(info: DifferentiabilityInfo, numbers: bool) -> list[Any]:
    """What of a `NodeClass` takes long to find, as the memo keeps it."""
    inputs = differentiable_inputs(info)
    slots = []
    saved_slots = []
    released = []
    for saved in info.saved:
        kind = saved_kind(info, saved)
        slot = slot_of(saved)
        slots.append(slot)
        read = _read(info, saved, kind, numbers)
        saved_slots.append(
            (
                slot,
                local_of(saved),
                read,
                _saved_type(info, saved, kind, numbers),
                kind in ("tensor", "list"),
                {"tensor": "SavedTensor", "list": "SavedTensor.each"}.get(kind, ""),
            )
        )
        if kind in ("tensor", "list"):
            released.append(slot)
    slots += [f"{name}_count" for name, is_list in inputs if is_list]
    functions = {f for g in info.gradients for f in g.functions}
    return [
        slots,
        saved_slots,
        list(_run(info, inputs, numbers)),
        released,
        sorted(functions),
        [_line(info, name) for name, _ in inputs] if info.location else [],
    ]


def _line(info: DifferentiabilityInfo, argument: str) -> int:
    """Where the formula of an argument stands; the entry where it follows from that."""
    assert info.location is not None
    gradient = info.gradient_of(argument)
    location = gradient.location if gradient else None
    if location is None or location.line < info.location.line:  # of a formula that nobody wrote
        location = info.location
    return location.line


def _read(info: DifferentiabilityInfo, saved: SavedAttribute, kind: str, numbers: bool) -> str:
    slot = f"node.{slot_of(saved)}"
    if kind == "list":
        return f"unpack_list({slot}, node)"
    if kind == "tensor":
        function = "unpack_or_number" if numbers and not saved.is_output else "unpack"
        return f"{function}({slot}, node)"
    if saved.attribute == "shape" and not is_of_list(info, saved):
        return f"Size({slot})"
    return slot


_METADATA_TYPES = {
    "shape": "Size",
    "dtype": "dtype",
    "device": "device",
    "layout": "layout",
    "stride": "tuple[int, ...]",
    "storage_offset": "int",
}


def _saved_type(
    info: DifferentiabilityInfo, saved: SavedAttribute, kind: str, numbers: bool
) -> str:
    if saved.attribute is not None:
        type = _METADATA_TYPES[saved.attribute]
        return f"list[{type}]" if is_of_list(info, saved) else type
    if saved.is_output:
        return "Tensor"
    return written(parameter_type(argument_of(info, saved.name).type, numbers))


def input_positions(inputs: Sequence[tuple[str, bool]]) -> dict[str, str]:
    """Where each input's edge (or the first of a list's) stands in ``edges``."""
    fixed = 0
    counts: list[str] = []
    positions = {}
    for name, is_list in inputs:
        positions[name] = " + ".join([*counts, str(fixed)] if fixed or not counts else counts)
        if is_list:
            counts.append(f"node.{name}_count")
        else:
            fixed += 1
    return positions


def is_needed(name: str, is_list: bool, positions: dict[str, str]) -> str:
    start = positions[name]
    if not is_list:
        return f"edges[{start}] is not None"
    if start == "0":
        return f"any(edges[: node.{name}_count])"
    return f"any(edges[{start} : {start} + node.{name}_count])"


def _run(
    info: DifferentiabilityInfo, inputs: Sequence[tuple[str, bool]], numbers: bool
) -> Iterable[str]:
    expressions = [g for g in info.gradients if g.expression is not None]
    read = sorted({i for g in expressions for i in g.gradients_read})
    lists = dict(inputs)
    positions = input_positions(inputs)
    alone = len(inputs) == 1 and not inputs[0][1]
    returns = info.function.func.returns
    returns_list = len(returns) == 1 and returns[0].type.as_list is not None  # any may be used
    if len(read) == 1 and not returns_list:
        yield f"grad = grads[{read[0]}]"
        yield "if grad is None:"
        nothing = "(None,)" if alone else "(None,) * len(node.next_edges)"
        yield f"    return {nothing}"
    elif read:
        yield "if not any(grad is not None for grad in grads):"
        yield "    return (None,) * len(node.next_edges)"
    if not alone:
        yield "edges = node.next_edges"
    for name, is_list in inputs:
        if is_list:
            yield f"grad_{name} = [None] * node.{name}_count"
    for gradient in info.gradients:
        if not gradient.is_differentiable:
            continue
        for name in gradient.names:
            if not lists[name] and not alone:
                yield f"grad_{name} = None"
    for gradient in info.gradients:
        if not gradient.is_differentiable:
            continue
        pad = "" if alone else "    "
        if not alone:
            needs = [is_needed(n, lists[n], positions) for n in gradient.names]
            yield f"if {' or '.join(needs)}:"
        for line in _formula(info, gradient, lists, positions, numbers, len(read) == 1):
            yield pad + line
    yield from return_lines(inputs)


def return_lines(inputs: Sequence[tuple[str, bool]]) -> Iterable[str]:
    """The statement that ends the function: the gradients, one for each edge."""
    results = ", ".join(f"*grad_{n}" if is_list else f"grad_{n}" for n, is_list in inputs)
    if len(inputs) == 1:
        yield f"return ({results},)"
    else:
        yield from _parenthesised("return ", results, 8)


def _parenthesised(prefix: str, items: str, indent: int) -> list[str]:
    """``prefix a, b``, with parentheses and a line for each item where it does not fit."""
    if indent + len(prefix) + len(items) <= LINE_LENGTH:
        return [prefix + items]
    return bracketed(prefix, items.split(", "), "", base=indent).split("\n")


def _formula(
    info: DifferentiabilityInfo,
    gradient: Gradient,
    lists: dict[str, bool],
    positions: dict[str, str],
    numbers: bool,
    single: bool,
) -> Iterable[str]:
    formula = gradient.formula
    if isinstance(formula, NotImplementedYet):
        where = f"derivative for {info.function.name} with respect to {', '.join(gradient.names)}"
        message = quoted(f"{where} is not implemented: {formula.reason}")
        yield from bracketed("raise NotImplementedError", [message], "", base=12).split("\n")
        return
    assert isinstance(formula, Formula)
    source = renamed_formula(info, gradient, formula, single, "conj")
    for saved in gradient.saved:
        local = local_of(saved)
        read = _read(info, saved, saved_kind(info, saved), numbers)
        if saved.attribute == "shape" and f"{local}.numel()" not in source:
            read = f"node.{slot_of(saved)}"  # a plain tuple does
        yield f"{local} = {read}"
    for index, output in enumerate(info.output_names):
        name = f"grad_{output}"
        if not single and any(r.name == name for r in formula.reads):
            yield f"{name} = grads[{index}]"
    if not single and any(r.name == "grad" for r in formula.reads):
        yield "grad = grads[0]"
    if gradient.reads_needs_input_grad:
        needs = [is_needed(n, lists[n], positions) for n in gradient.names]
        comma = "," if len(needs) == 1 else ""
        alone = len(lists) == 1 and not any(lists.values())
        if alone:
            yield "needs_input_grad = (True,)"
        elif comma:
            yield f"needs_input_grad = ({needs[0]},)"
        else:
            yield from bracketed("needs_input_grad = ", needs, "", base=12).split("\n")
    targets = ", ".join(f"grad_{n}" for n in gradient.names)
    if len(gradient.names) == 1 and lists[gradient.names[0]]:
        yield tidy(
            f"{targets} = {source}", 8 if len(lists) == 1 and not lists[gradient.names[0]] else 12
        )
        return
    alone = len(lists) == 1 and not any(lists.values())
    yield tidy(f"{targets} = {source}", 8 if alone else 12)


def renamed_formula(
    info: DifferentiabilityInfo,
    gradient: Gradient,
    formula: Formula,
    single: bool,
    conjugate: str | None = None,
) -> str:
    """The formula over the local variables of ``run``."""
    rename: dict[tuple[str, str | None], str] = {}
    for saved in gradient.saved:
        rename[(saved.name, saved.attribute)] = local_of(saved)
    if single:
        rename |= {(f"grad_{output}", None): "grad" for output in info.output_names}
    return formula.source(rename, conjugate)
