"""Nodes of the graph and the kernels that record them, from derivatives.

A node class keeps what its formulas read and turns gradients of its outputs into gradients of its inputs;
an autograd kernel runs the kernel below it and makes the node.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from .annotations import parameter_type, written
from .derivatives import DifferentiabilityInfo, Gradient, NotImplementedYet, SavedAttribute
from .formula import Formula
from .operators import Operator
from .python_source import LINE_LENGTH, bracketed, python_name, quoted
from .schema import Argument
from .tidy import tidy

__all__ = ["AutogradKernel", "NodeClass", "autograd_kernel", "node_class", "records"]

_ATTRIBUTES = {
    "shape": "{0}._data.shape",
    "dtype": "{0}.dtype",
    "device": "{0}.device",
    "layout": "{0}.layout",
    "stride": "{0}.stride()",
    "storage_offset": "{0}.storage_offset()",
}


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
    raw: bool
    """Whether ``_raw_saved_<public>`` exists."""


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


@dataclass(frozen=True, slots=True)
class AutogradKernel:
    identifier: str
    name: str
    node: str
    head: str
    body: tuple[str, ...]


def records(info: DifferentiabilityInfo) -> bool:
    """Whether calls of the operator make nodes."""
    return info.node is not None and any(
        isinstance(g.formula, (Formula, NotImplementedYet)) for g in info.gradients
    )


# -- what is saved ------------------------------------------------------------------------------------


def _kind(info: DifferentiabilityInfo, saved: SavedAttribute) -> str:
    """``tensor``, ``list``, ``plain`` (numbers, sizes, flags) or ``metadata``."""
    if saved.attribute is not None:
        return "metadata"
    if saved.is_output:
        return "tensor"
    argument = _argument(info, saved.name)
    if not argument.type.is_tensor_like:
        return "plain"
    return "list" if argument.type.without_optional.as_list is not None else "tensor"


def _argument(info: DifferentiabilityInfo, name: str) -> Argument:
    return next(a for a in info.function.func.arguments.all if a.name == name)


def _slot(saved: SavedAttribute) -> str:
    return f"{saved.name}_{saved.attribute}" if saved.attribute else f"raw_{saved.name}"


def _local(saved: SavedAttribute) -> str:
    return f"{saved.name}_{saved.attribute}" if saved.attribute else python_name(saved.name)


def _is_list(info: DifferentiabilityInfo, name: str) -> bool:
    type = _argument(info, name).type
    return type.is_tensor_like and type.without_optional.as_list is not None


def _inputs(info: DifferentiabilityInfo) -> list[tuple[str, bool]]:
    """Differentiable arguments in schema order, and whether each is a list."""
    return [(name, _is_list(info, name)) for name in info.differentiable_arguments]


# -- nodes ----------------------------------------------------------------------------------------------


def node_class(info: DifferentiabilityInfo, numbers: bool) -> NodeClass:
    """The node class of an operator."""
    inputs = _inputs(info)
    slots = []
    saved_slots = []
    released = []
    for saved in info.saved:
        kind = _kind(info, saved)
        slot = _slot(saved)
        slots.append(slot)
        read = _read(info, saved, kind, numbers)
        saved_slots.append(
            SavedSlot(
                slot,
                _local(saved),
                read,
                _saved_type(info, saved, kind, numbers),
                kind in ("tensor", "list"),
                kind == "tensor",
            )
        )
        if kind in ("tensor", "list"):
            released.append(slot)
    slots += [f"{name}_count" for name, is_list in inputs if is_list]
    functions = {f for g in info.gradients for f in g.functions}
    assert info.node is not None
    location = info.location
    return NodeClass(
        info.node,
        str(info.function.name),
        f"{location.file}:{location.line}" if location else "",
        tuple(slots),
        tuple(s.public for s in saved_slots if s.raw),
        tuple(saved_slots),
        tuple(_run(info, inputs, numbers)),
        tuple(released),
        tuple(sorted(functions)),
    )


def _read(info: DifferentiabilityInfo, saved: SavedAttribute, kind: str, numbers: bool) -> str:
    slot = f"node.{_slot(saved)}"
    if kind == "list":
        return f"unpack_list({slot}, node)"
    if kind == "tensor":
        function = "unpack_or_number" if numbers and not saved.is_output else "unpack"
        return f"{function}({slot}, node)"
    if saved.attribute == "shape" and not _of_list(info, saved):
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
        return f"list[{type}]" if _of_list(info, saved) else type
    if saved.is_output:
        return "Tensor"
    return written(parameter_type(_argument(info, saved.name).type, numbers))


def _of_list(info: DifferentiabilityInfo, saved: SavedAttribute) -> bool:
    return not saved.is_output and _is_list(info, saved.name)


def _positions(inputs: Sequence[tuple[str, bool]]) -> dict[str, str]:
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


def _needed(name: str, is_list: bool, positions: dict[str, str]) -> str:
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
    positions = _positions(inputs)
    results = ", ".join(f"*grad_{n}" if is_list else f"grad_{n}" for n, is_list in inputs)
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
            needs = [_needed(n, lists[n], positions) for n in gradient.names]
            yield f"if {' or '.join(needs)}:"
        for line in _formula(info, gradient, lists, positions, numbers, len(read) == 1):
            yield pad + line
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
    rename: dict[tuple[str, str | None], str] = {}
    for saved in gradient.saved:
        rename[(saved.name, saved.attribute)] = _local(saved)
    source = formula.source(rename, conjugate="conj")
    for saved in gradient.saved:
        local = _local(saved)
        read = _read(info, saved, _kind(info, saved), numbers)
        if saved.attribute == "shape" and f"{local}.numel()" not in source:
            read = f"node.{_slot(saved)}"  # a plain tuple does
        yield f"{local} = {read}"
    for index, output in enumerate(info.output_names):
        name = f"grad_{output}"
        if any(r.name == name for r in formula.reads):
            if single:
                rename[(name, None)] = "grad"
            else:
                yield f"{name} = grads[{index}]"
    if not single and any(r.name == "grad" for r in formula.reads):
        yield "grad = grads[0]"
    if gradient.reads_needs_input_grad:
        needs = [_needed(n, lists[n], positions) for n in gradient.names]
        comma = "," if len(needs) == 1 else ""
        alone = len(lists) == 1 and not any(lists.values())
        if alone:
            yield "needs_input_grad = (True,)"
        elif comma:
            yield f"needs_input_grad = ({needs[0]},)"
        else:
            yield from bracketed("needs_input_grad = ", needs, "", base=12).split("\n")
    targets = ", ".join(f"grad_{n}" for n in gradient.names)
    source = formula.source(rename, conjugate="conj")
    if len(gradient.names) == 1 and lists[gradient.names[0]]:
        yield tidy(
            f"{targets} = {source}", 8 if len(lists) == 1 and not lists[gradient.names[0]] else 12
        )
        return
    alone = len(lists) == 1 and not any(lists.values())
    yield tidy(f"{targets} = {source}", 8 if alone else 12)


# -- kernels --------------------------------------------------------------------------------------------


def _save_lines(target: str, name: str, numbers: bool) -> list[str]:
    """Statements that put input `name` and its version into `target`."""
    lines = [
        f"counter = {name}._counter",
        f"{target} = ({name}, 0 if counter is None else counter.version)",
    ]
    if not numbers:
        return lines
    return [
        f"if {name}.__class__ in NUMBER_BITS:",
        f"    {target} = {name}",
        "else:",
        *("    " + line for line in lines),
    ]


def autograd_kernel(info: DifferentiabilityInfo, operator: Operator) -> AutogradKernel:
    """The kernel that records calls of `operator`, a form of the operator that `info` is about."""
    arguments = operator.schema.arguments.all
    names = [python_name(a.name) for a in arguments]
    inplace = operator.is_inplace
    inputs = _inputs(info)
    lists = dict(inputs)
    numbers = operator.numbers
    body: list[str] = []
    for name, is_list in inputs:
        body += _edge_lines(name, is_list, _argument(info, name), numbers)
    tensor_arguments = [a for a in arguments if a.type.is_tensor_like]
    if len(tensor_arguments) != len(inputs) or any(lists.values()):
        nothing = [
            f"not any(edges_{n})" if is_list else f"edge_{n} is None" for n, is_list in inputs
        ]
        body += _if_lines(nothing)
        body += bracketed("    return redispatch", names, "", 4, base=8).split("\n")
    if inplace:
        others = [
            f"any(edges_{n})" if is_list else f"edge_{n} is not None"
            for n, is_list in inputs
            if n != "self"
        ]
        body.append(f"check_inplace(self, {' or '.join(others) or 'False'})")
    saves_before, saves_after = _saves(info, operator, inputs)
    body += saves_before
    body += bracketed("redispatch" if inplace else "out = redispatch", names, "", base=8).split(
        "\n"
    )
    out = "self" if inplace else "out"
    body += _outputs(info, operator, inputs, saves_after, out)
    return AutogradKernel(
        operator.identifier,
        operator.name,
        info.node or "",
        bracketed("def kernel", names, ":", 4),
        tuple(body),
    )


def _if_lines(conditions: Sequence[str], word: str = "and") -> list[str]:
    line = f"if {f' {word} '.join(conditions)}:"
    if len(line) + 8 <= 100:
        return [line]
    rows = [f"    {conditions[0]}"] + [f"    {word} {c}" for c in conditions[1:]]
    return ["if (", *rows, "):"]


def _edge_lines(name: str, is_list: bool, argument: Argument, numbers: bool) -> list[str]:
    local = python_name(name)
    if is_list:
        guard = " or ()" if argument.type.is_nullable else ""
        return (
            [f"edges_{name} = [t and gradient_edge(t) for t in {local}{guard}]"]
            if argument.type.without_optional.as_list
            and argument.type.without_optional.as_list.elem.is_nullable
            else [f"edges_{name} = [gradient_edge(t) for t in {local}{guard}]"]
        )
    leaf = [
        f"if edge_{name} is None and {local}._bits & REQUIRES_GRAD:",
        f"    edge_{name} = leaf_edge({local})",
    ]
    if numbers:
        return [
            f"if {local}.__class__ in NUMBER_BITS:",
            f"    edge_{name} = None",
            "else:",
            f"    edge_{name} = {local}._edge",
            *("    " + line for line in leaf),
        ]
    if argument.type.is_nullable:
        return [
            f"edge_{name} = None",
            f"if {local} is not None:",
            f"    edge_{name} = {local}._edge",
            *("    " + line for line in leaf),
        ]
    return [f"edge_{name} = {local}._edge", *leaf]


def _saves(
    info: DifferentiabilityInfo, operator: Operator, inputs: Sequence[tuple[str, bool]]
) -> tuple[list[str], list[str]]:
    """Statements before the call and after the node is made, that fill its slots."""
    before: list[str] = []
    after: list[str] = []
    for saved in info.saved:
        slot = _slot(saved)
        users = {n for g in info.gradients if saved in g.saved for n in g.names}
        needed = [
            f"any(edges_{n})" if is_list else f"edge_{n} is not None"
            for n, is_list in inputs
            if n in users
        ]
        always = len(needed) == len(inputs)
        kind = _kind(info, saved)
        if saved.is_output:
            after += _save_output(info, operator, saved, slot, always, needed)
            continue
        local = python_name(saved.name)
        if kind == "plain":
            after.append(f"node.{slot} = {local}")
            continue
        target = f"saved_{slot}" if operator.is_inplace else f"node.{slot}"
        lines = before if operator.is_inplace else after
        if operator.is_inplace:
            after.append(f"node.{slot} = saved_{slot}")
        value = _saved_value(info, operator, saved, kind, local)
        save = [f"{target} = {value}"] if value else _save_lines(target, local, operator.numbers)
        if always:
            lines += save
        else:
            lines.append(f"{target} = None")
            lines += _if_lines(needed, "or")
            lines += ["    " + line for line in save]
    for name, is_list in inputs:
        if is_list:
            after.append(f"node.{name}_count = len(edges_{name})")
    return before, after


def _saved_value(
    info: DifferentiabilityInfo, operator: Operator, saved: SavedAttribute, kind: str, local: str
) -> str:
    """Expression of what is saved of an input; empty where `_save_lines` says it."""
    argument = _argument(info, saved.name)
    if kind == "metadata":
        template = _ATTRIBUTES[saved.attribute or ""]
        if _of_list(info, saved):
            element = "None if t is None else " if "?" in str(argument.type) else ""
            shape = "t.shape" if saved.attribute == "shape" else template.format("t")
            return f"[{element}{shape} for t in {local}]"
        value = template.format(local)
        if operator.numbers:
            value = value.replace(f"{local}._data.shape", f"shape_of({local})")
        return f"None if {local} is None else {value}" if argument.type.is_nullable else value
    if kind == "list":
        return f"tuple(save_input(t) for t in {local})"
    if operator.is_inplace and saved.name == "self":
        return "(self.clone(), 0)"
    if argument.type.is_nullable:
        return f"save_input({local})"
    return ""


def _conditional(value: str, always: bool, needed: Sequence[str]) -> str:
    if always:
        return value
    if " if " in value.partition("(")[0]:
        value = f"({value})"
    return f"{value} if {' or '.join(needed)} else None"


def _save_output(
    info: DifferentiabilityInfo,
    operator: Operator,
    saved: SavedAttribute,
    slot: str,
    always: bool,
    needed: Sequence[str],
) -> list[str]:
    index = info.output_names.index(saved.name)
    several = len(info.output_names) > 1
    out = "self" if operator.is_inplace else f"out[{index}]" if several else "out"
    if saved.attribute is not None:
        value = _ATTRIBUTES[saved.attribute].format(out)
    else:
        value = f"save_output({out}, {index})"
    return [f"node.{slot} = {_conditional(value, always, needed)}"]


def _outputs(
    info: DifferentiabilityInfo,
    operator: Operator,
    inputs: Sequence[tuple[str, bool]],
    saves: Sequence[str],
    out: str,
) -> list[str]:
    assert info.node is not None
    entries = ", ".join(f"*edges_{n}" if is_list else f"edge_{n}" for n, is_list in inputs)
    if len(inputs) == 1:
        entries += ","
    returns = operator.schema.returns
    is_list = len(returns) == 1 and returns[0].type.as_list is not None
    several = len(returns) > 1
    make = [
        f"node = {info.node}()",
        f"node.next_edges = ({entries})",
        "node._nr = next_sequence_nr()",
        "node._hooks = None",
    ]
    if operator.is_inplace:
        return [
            *make,
            *saves,
            "node._metadata = ((self._data.shape, self._bits),)",
            "rebase_history(self, node)",
            "return self",
        ]
    if is_list:
        return [
            *make,
            "node._metadata = tuple((item._data.shape, item._bits) for item in out)",
            *saves,
            "for number, item in enumerate(out):",
            "    item._edge = (node, number)",
            "    item._bits |= REQUIRES_GRAD",
            "return out",
        ]
    if several:
        lines = [*make, *saves, "node._metadata = tuple(map(metadata_of, out))"]
        for index, differentiable in enumerate(info.output_differentiability):
            if differentiable is False or not returns[index].type.is_tensor_like:
                continue
            lines += [f"set_history(out[{index}], node, {index})"]
        return [*lines, "return out"]
    return [
        "if not out._bits & DIFFERENTIABLE:",
        "    return out",
        *make,
        *saves,
        "node._metadata = ((out._data.shape, out._bits),)",
        "out._edge = (node, 0)",
        "out._bits |= REQUIRES_GRAD",
        "return out",
    ]
