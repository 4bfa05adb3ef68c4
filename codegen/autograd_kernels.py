"""Autograd kernels: they run the kernel below them and make a node of the graph."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .autograd_saved import argument_of, differentiable_inputs, is_of_list, saved_kind, slot_of
from .derivatives import DifferentiabilityInfo, SavedAttribute
from .memo import MEMO
from .operators import Operator
from .python_source import bracketed, python_name
from .schema import Argument

__all__ = ["AutogradKernel", "autograd_kernel"]

_ATTRIBUTES = {
    "shape": "{0}._data.shape",
    "dtype": "{0}.dtype",
    "device": "{0}.device",
    "layout": "{0}.layout",
    "stride": "{0}.stride()",
    "storage_offset": "{0}.storage_offset()",
}


@dataclass(frozen=True, slots=True)
class AutogradKernel:
    identifier: str
    name: str
    node: str
    factory: str
    head: str
    body: tuple[str, ...]
    for_numbers: tuple[str, ...]
    """The body where Python numbers may be among the arguments; empty where they never are."""


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
    key = f"{info.facts} {operator.facts}"
    texts = MEMO.of("kernel", key, lambda: _texts(info, operator))
    return AutogradKernel(operator.identifier, operator.name, info.node or "", *texts)


def _texts(
    info: DifferentiabilityInfo, operator: Operator
) -> tuple[str, str, tuple[str, ...], tuple[str, ...]]:
    names = [python_name(a.name) for a in operator.schema.arguments.all]
    parameters = ["redispatch", f"node_class={info.node}"]
    if operator.numbers:
        parameters.append("numbers=True")
    return (
        bracketed(f"def {operator.identifier}", parameters, ":", 0),
        bracketed("def kernel", names, ":", 4),
        tuple(_body(info, operator, names, False)),
        tuple(_body(info, operator, names, True)) if operator.numbers else (),
    )


def _body(
    info: DifferentiabilityInfo, operator: Operator, names: Sequence[str], numbers: bool
) -> list[str]:
    """Statements of the kernel; `numbers` says whether any may stand for tensors."""
    arguments = operator.schema.arguments.all
    inplace = operator.is_inplace
    inputs = differentiable_inputs(info)
    lists = dict(inputs)
    indent = 12 if numbers else 8
    body: list[str] = []
    for name, is_list in inputs:
        body += _edge_lines(name, is_list, argument_of(info, name), numbers)
    tensor_arguments = [a for a in arguments if a.type.is_tensor_like]
    if len(tensor_arguments) != len(inputs) or any(lists.values()):
        nothing = [
            f"not any(edges_{n})" if is_list else f"edge_{n} is None" for n, is_list in inputs
        ]
        body += _if_lines(nothing)
        body += bracketed("    return redispatch", names, "", 4, base=indent).split("\n")
    if inplace:
        others = [
            f"any(edges_{n})" if is_list else f"edge_{n} is not None"
            for n, is_list in inputs
            if n != "self"
        ]
        body.append(f"check_inplace(self, {' or '.join(others) or 'False'})")
    saves_before, saves_after = _saves(info, operator, inputs, numbers)
    body += saves_before
    body += bracketed(
        "redispatch" if inplace else "out = redispatch", names, "", base=indent
    ).split("\n")
    out = "self" if inplace else "out"
    return body + _outputs(info, operator, inputs, saves_after, out)


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
            [f"edges_{name} = [t and (t._edge or gradient_edge(t)) for t in {local}{guard}]"]
            if argument.type.without_optional.as_list
            and argument.type.without_optional.as_list.elem.is_nullable
            else [f"edges_{name} = [t._edge or gradient_edge(t) for t in {local}{guard}]"]
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
    info: DifferentiabilityInfo,
    operator: Operator,
    inputs: Sequence[tuple[str, bool]],
    numbers: bool,
) -> tuple[list[str], list[str]]:
    """Statements before the call and after the node is made, that fill its slots."""
    before: list[str] = []
    after: list[str] = []
    for saved in info.saved:
        slot = slot_of(saved)
        users = {n for g in info.gradients if saved in g.saved for n in g.names}
        needed = [
            f"any(edges_{n})" if is_list else f"edge_{n} is not None"
            for n, is_list in inputs
            if n in users
        ]
        always = len(needed) == len(inputs)
        kind = saved_kind(info, saved)
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
        value = _saved_value(info, operator, saved, kind, local, numbers)
        save = [f"{target} = {value}"] if value else _save_lines(target, local, numbers)
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
    info: DifferentiabilityInfo,
    operator: Operator,
    saved: SavedAttribute,
    kind: str,
    local: str,
    numbers: bool,
) -> str:
    """Expression of what is saved of an input; empty where `_save_lines` says it."""
    argument = argument_of(info, saved.name)
    if kind == "metadata":
        template = _ATTRIBUTES[saved.attribute or ""]
        if is_of_list(info, saved):
            element = "None if t is None else " if "?" in str(argument.type) else ""
            return f"[{element}{template.format('t')} for t in {local}]"
        value = template.format(local)
        if numbers:
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
    made = "node_class()"
    casts = [a for a in operator.schema.arguments.all if str(a.type).startswith("ScalarType")]
    if casts:
        given = " and ".join(f"{python_name(a.name)} is None" for a in casts)
        made = f"node_class() if {given} else without_arrays(node_class)()"
    make = [
        f"node = {made}",
        f"node.next_edges = ({entries})",
        "node._nr = next_sequence_nr()",
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
        linked = [
            index
            for index, differentiable in enumerate(info.output_differentiability)
            if differentiable is not False and returns[index].type.is_tensor_like
        ]
        entries = ", ".join(
            f"metadata_of(out{index})" if index in linked else "NOTHING"
            for index in range(len(returns))
        )
        lines = [*make, *saves, *(f"out{index} = out[{index}]" for index in linked)]
        lines.append(f"node._metadata = ({entries})")
        for index in linked:
            lines += [
                f"if out{index} is not None and out{index}._bits & DIFFERENTIABLE:",
                f"    out{index}._edge = (node, {index})",
                f"    out{index}._bits |= REQUIRES_GRAD",
            ]
        return [*lines, "return out"]
    return [
        "bits = out._bits",
        "if not bits & DIFFERENTIABLE:",
        "    return out",
        *make,
        *saves,
        "node._metadata = ((out._data.shape, bits),)",
        "out._edge = (node, 0)",
        "out._bits = bits | REQUIRES_GRAD",
        "return out",
    ]
