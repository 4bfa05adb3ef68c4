"""Emits autograd kernels, which run the kernel below them and record a node."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ...schema.function_schema import Argument
from ..derivatives.entries import DifferentiabilityInfo, SavedAttribute
from ..model.operators import Operator
from .autograd_saved import (
    argument_of,
    differentiable_inputs,
    is_of_list,
    is_refused,
    saved_kind,
    slot_of,
)
from .python_source import default_source, python_name

_ATTRIBUTES = {
    "shape": "{0}._data_.shape",
    "dtype": "{0}.dtype",
    "device": "{0}.device",
    "layout": "{0}.layout",
    "stride": "{0}.stride()",
    "storage_offset": "{0}.storage_offset()",
}


@dataclass(frozen=True, slots=True)
class Input:
    """A differentiable argument: an edge of the node, or several if it is a list."""

    name: str
    local: str
    """Its name as a parameter."""
    is_list: bool
    is_nullable: bool
    has_gaps: bool
    """Whether items of the list may be None."""
    may_be_number: bool
    """Whether a Python number may stand for the tensor."""

    @property
    def edges(self) -> str:
        """As items of a tuple."""
        return f"*edges_{self.name}" if self.is_list else f"edge_{self.name}"

    @property
    def is_recorded(self) -> str:
        """The condition that its gradient can be asked for."""
        return f"any(edges_{self.name})" if self.is_list else f"edge_{self.name} is not None"

    @property
    def is_constant(self) -> str:
        """The condition that it cannot."""
        return f"not any(edges_{self.name})" if self.is_list else f"edge_{self.name} is None"


@dataclass(frozen=True, slots=True)
class Save:
    """A slot of the node that the kernel fills."""

    slot: str
    value: str
    """The expression that is kept; of an input with its version the parameter."""
    with_version: bool
    needed: tuple[str, ...]
    """Conditions of which one must hold; none where it is always needed."""
    may_be_number: bool = False
    """Whether a Python number, which has no version, may stand for the tensor."""
    is_result: bool = False
    """Whether it is the tensor that the call returns, which mostly nobody has counted changes of yet."""
    each_of: str = ""
    """The list of tensors for each of which `value` is kept, an expression of ``item``."""


@dataclass(frozen=True, slots=True)
class Refused:
    """An argument that must not require a gradient."""

    name: str
    local: str
    is_list: bool
    is_nullable: bool


@dataclass(frozen=True, slots=True)
class Output:
    """One of several results."""

    index: int
    is_differentiable: bool

    @property
    def metadata(self) -> str:
        """What the node remembers of it."""
        return f"metadata_of(out{self.index})" if self.is_differentiable else "NOTHING"


@dataclass(frozen=True, slots=True)
class AutogradKernel:
    """One function of ``generated/autograd_kernels/``."""

    identifier: str
    name: str
    """As errors call the operator."""
    node: str
    parameters: tuple[str, ...]
    refused: tuple[Refused, ...]
    inputs: tuple[Input, ...]
    may_skip: bool
    """Whether tensors beside `inputs` can be what brought the call here."""
    is_inplace: bool
    returns_list: bool
    outputs: tuple[Output, ...]
    """Where there are several."""
    casts: tuple[str, ...]
    """Parameters that are dtypes: given, the formula needs tensors."""
    numbers: bool
    """Whether Python numbers may stand for tensors; those who bind the kernel say whether they do."""
    saved_inputs: tuple[Save, ...]
    """In-place kernels save these before the call, which changes them."""
    saved_outputs: tuple[Save, ...]
    operands: tuple[str, ...] = ()
    """The tensors of a ufunc, which the kernel may call itself; none for other operators."""
    defaults: tuple[tuple[str, str], ...] = ()
    """Of such a one the other parameters, with the defaults that they must have."""

    @property
    def returns_one(self) -> bool:
        """Whether the call returns a new tensor."""
        return not (self.is_inplace or self.returns_list or self.outputs)


def autograd_kernel(info: DifferentiabilityInfo, operator: Operator) -> AutogradKernel:
    """The kernel that records calls of `operator`, a variant of the operator that `info` is about."""
    arguments = operator.schema.arguments.all
    inputs = tuple(
        _input(argument_of(info, name), is_list, _may_be_number(operator, name))
        for name, is_list in differentiable_inputs(info)
    )
    tensors = [a for a in arguments if a.type.is_tensor_like]
    returns = operator.schema.returns
    several = not operator.is_inplace and len(returns) > 1
    return AutogradKernel(
        operator.identifier,
        str(operator.schema.name.name),
        info.node or "",
        tuple(python_name(a.name) for a in arguments),
        tuple(map(_refused, (a for a in tensors if is_refused(info, a.name)))),
        inputs,
        len(tensors) != len(inputs) or any(i.is_list for i in inputs),
        operator.is_inplace,
        not operator.is_inplace and len(returns) == 1 and returns[0].type.as_list is not None,
        (
            tuple(
                Output(index, differentiable is not False and returns[index].type.is_tensor_like)
                for index, differentiable in enumerate(info.output_differentiability)
            )
            if several
            else ()
        ),
        tuple(python_name(a.name) for a in arguments if str(a.type).startswith("ScalarType")),
        operator.numbers,
        tuple(_saved_inputs(info, operator, inputs)),
        tuple(_saved_outputs(info, operator, inputs)),
        tuple(python_name(a.name) for a in tensors) if operator.is_ufunc else (),
        tuple(
            (python_name(a.name), default_source(a)) for a in arguments if not a.type.is_tensor_like
        ),
    )


def _refused(argument: Argument) -> Refused:
    is_list = argument.type.without_optional.as_list is not None
    return Refused(argument.name, python_name(argument.name), is_list, argument.type.is_nullable)


def _may_be_number(operator: Operator, name: str) -> bool:
    """Whether a Python number may stand for the tensor `name`: not for one that is written to."""
    return operator.numbers and not (operator.is_inplace and name == "self")


def _input(argument: Argument, is_list: bool, may_be_number: bool) -> Input:
    items = argument.type.without_optional.as_list
    return Input(
        argument.name,
        python_name(argument.name),
        is_list,
        argument.type.is_nullable,
        is_list and items is not None and items.elem.is_nullable,
        may_be_number and not is_list,
    )


def _saved_inputs(
    info: DifferentiabilityInfo, operator: Operator, inputs: tuple[Input, ...]
) -> Iterator[Save]:
    """The slots of arguments."""
    for saved in info.saved:
        if saved.is_output:
            continue
        kind = saved_kind(info, saved)
        local = python_name(saved.name)
        if kind == "plain":
            yield Save(slot_of(saved), local, False, ())
            continue
        value = _saved_value(info, operator, saved, kind, local)
        each = kind == "metadata" and is_of_list(info, saved)
        if each and saved.name not in [i.name for i in inputs]:  # no loop goes over the list
            each, value = False, f"[{value} for item in {local}]"
        yield Save(
            slot_of(saved),
            value or local,
            not value,
            _needed(info, saved, inputs),
            not value and _may_be_number(operator, saved.name),
            each_of=saved.name if each else "",
        )


def _saved_outputs(
    info: DifferentiabilityInfo, operator: Operator, inputs: tuple[Input, ...]
) -> Iterator[Save]:
    """The slots of results."""
    for saved in info.saved:
        if saved.is_output:
            value = _saved_output(info, operator, saved)
            needed = _needed(info, saved, inputs)
            is_result = value == _SAVED_RESULT and not needed
            yield Save(slot_of(saved), value, False, needed, is_result=is_result)


_SAVED_RESULT = "save_output(out, 0)"


def _needed(
    info: DifferentiabilityInfo, saved: SavedAttribute, inputs: tuple[Input, ...]
) -> tuple[str, ...]:
    """The conditions of which one makes a formula that reads it run; none where every one does."""
    users = {n for g in info.gradients if saved in g.saved for n in g.names}
    needed = tuple(i.is_recorded for i in inputs if i.name in users)
    return () if len(needed) == len(inputs) else needed


def _saved_value(
    info: DifferentiabilityInfo,
    operator: Operator,
    saved: SavedAttribute,
    kind: str,
    local: str,
) -> str:
    """Expression of what is saved of an input; empty where that is a tensor with its version."""
    argument = argument_of(info, saved.name)
    if kind == "metadata":
        template = _ATTRIBUTES[saved.attribute or ""]
        if is_of_list(info, saved):
            element = "None if item is None else " if "?" in str(argument.type) else ""
            return f"{element}{template.format('item')}"
        value = template.format(local)
        if _may_be_number(operator, saved.name):
            value = value.replace(f"{local}._data_.shape", f"shape_of({local})")
        return f"None if {local} is None else {value}" if argument.type.is_nullable else value
    if kind == "list":
        return f"tuple(save_input(t) for t in {local})"
    if operator.is_inplace and saved.name == "self":
        return "(self.clone(), 0)"
    if argument.type.is_nullable:
        return f"save_input({local})"
    return ""


def _saved_output(info: DifferentiabilityInfo, operator: Operator, saved: SavedAttribute) -> str:
    index = info.output_names.index(saved.name)
    several = len(info.output_names) > 1
    out = "self" if operator.is_inplace else f"out[{index}]" if several else "out"
    if saved.attribute is not None:
        return _ATTRIBUTES[saved.attribute].format(out)
    return f"save_output({out}, {index})"
