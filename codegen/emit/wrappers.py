"""Emits ``generated/wrappers.py``: functions that call array kernels with tensors.

All operators whose signatures have the same shape share one wrapper.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from ...schema.arguments import DISPATCHED
from ...schema.function_schema import Argument, Return
from ..model.operators import Operator

__all__ = ["Result", "Wrapper", "WrappersFile", "wrapper"]


@dataclass(frozen=True, slots=True)
class Result:
    """One result of a kernel."""

    name: str
    """The variable that it has where there are several."""
    is_tensor: bool
    is_list: bool
    """Whether it is a list of tensors."""

    @property
    def kind(self) -> str:
        """In the wrapper's name."""
        return "tensors" if self.is_list else "tensor" if self.is_tensor else "value"


@dataclass(frozen=True, slots=True)
class Parameter:
    """One parameter of a wrapper, named after what is given for it and its position."""

    kind: str
    name: str
    passed: str
    """What the kernel is given for it, as an expression; empty where it is not told."""


@dataclass(frozen=True, slots=True)
class Wrapper:
    """The factory of the wrapped kernels of one shape of signature."""

    identifier: str
    parameters: tuple[Parameter, ...]
    results: tuple[Result, ...]
    written: str
    """The parameter that the kernel writes into and that is returned; empty for none."""
    is_view: bool
    """Whether the one result is a view of the first argument: ``wrap`` is told the base."""
    device: str
    """The parameter that says where the result goes, if one does; the kernel works where the tensors are."""
    named_tuple: str
    """The class of several results; empty for a plain tuple."""


@dataclass(frozen=True, slots=True)
class WrappersFile:
    """The module: the wrappers, and the wrapper of each operator."""

    header: str
    imports: str
    pieces: tuple[str, ...]
    wrappers: tuple[tuple[str, str], ...]
    """The identifiers of an operator and of its wrapper."""


def wrapper(operator: Operator) -> Wrapper:
    """The wrapper around kernels of `operator`."""
    schema = operator.schema
    arguments = schema.arguments.all
    parameters = tuple(
        _parameter(place, a, operator.numbers, a in schema.arguments.out)
        for place, a in enumerate(arguments)
    )
    by_argument = {a.name: p.name for a, p in zip(arguments, parameters, strict=True)}
    results = tuple(_result(number, r) for number, r in enumerate(schema.returns))
    target = schema.aliased_argument(schema.returns[0]) if len(schema.returns) == 1 else None
    written = by_argument[target.name] if target is not None and target.is_write else ""
    is_view = _is_plain_view(operator)
    on_device = len(schema.returns) == 1 and operator.native.takes_device
    device = by_argument["device"] if on_device else ""
    outcome = (
        [device or written]
        if device or written
        else ["view"] if is_view else [operator.return_type or _counted([r.kind for r in results])]
    )
    words = ["of", _counted([p.kind for p in parameters]), "to", *outcome]
    return Wrapper(
        "_".join(word for word in words if word),
        parameters,
        results,
        written,
        is_view,
        device,
        operator.return_type or "",
    )


def _counted(words: Sequence[str]) -> str:
    """``tensor2_value`` for two tensors and a value."""
    counts = [(word, len(list(group))) for word, group in groupby(words)]
    return "_".join(f"{word}{count}" if count > 1 else word for word, count in counts)


def _parameter(place: int, argument: Argument, numbers: bool, is_out: bool) -> Parameter:
    kind = "unused" if is_out or argument.name in DISPATCHED else _kind(argument, numbers)
    name = f"{kind}{place}"
    return Parameter(kind, name, _PASSED[kind].format(name))


def _kind(argument: Argument, numbers: bool) -> str:
    type = argument.type
    inner = type.without_optional
    if inner.as_list is not None and type.is_tensor_like:
        return "optionals" if inner.as_list.elem.is_nullable else "tensors"
    if type.is_tensor_like:
        return "operand" if numbers else "optional" if type.is_nullable else "tensor"
    if type.is_like("ScalarType"):
        return "optional_dtype" if type.is_nullable else "dtype"
    return "generator" if type.is_like("Generator") else "value"


_PASSED = {
    "tensor": "{0}._data_",
    "optional": "None if {0} is None else {0}._data_",
    "operand": "{0} if {0}.__class__ in NUMBER_BITS else {0}._data_",
    "tensors": "[t._data_ for t in {0}]",
    "optionals": "[None if t is None else t._data_ for t in {0}]",
    "dtype": "{0}.numpy",
    "optional_dtype": "None if {0} is None else {0}.numpy",
    "generator": "generator_or_default({0})",
    "value": "{0}",
    "unused": "",
}
"""What the kernel is given, by kind of parameter: ``operand`` may be a number."""


def _result(number: int, returned: Return) -> Result:
    type = returned.type
    return Result(
        f"r{number}", type.is_tensor_like, type.is_tensor_like and type.as_list is not None
    )


def _is_plain_view(operator: Operator) -> bool:
    arguments = operator.schema.arguments.all
    return (
        operator.native.is_view
        and arguments[0].annotation is not None
        and str(arguments[0].type) == "Tensor"
        and [str(r.type) for r in operator.schema.returns] == ["Tensor"]
    )
