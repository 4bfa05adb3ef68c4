"""Deprecated signatures, such as ``x.add_(2, y)`` for ``x.add_(y, alpha=2)``: accepted with a warning if no overload matches."""

from __future__ import annotations

from ast import literal_eval
from typing import TYPE_CHECKING, Any, NamedTuple

from ..core.origin import warn_caller
from .arguments import MISFIT, converter, described_type
from .signature import Signature

if TYPE_CHECKING:
    from .operator import OpOverload


class DeprecatedCall(NamedTuple):
    """An older form of calls of one overload."""

    schema: str
    operator: OpOverload
    arguments: str
    """What the operator's arguments are, in their order: names of the form's own, or numbers."""


def bind_deprecated(
    operators: tuple[DeprecatedCall, ...],
    args: tuple[Any, ...],
    kwargs: dict[str, Any],
    method: bool,
) -> tuple[OpOverload, list[Any]] | None:
    """The overload that arguments in an older order mean, and its arguments in the order of its schema; or None.

    Keywords are those that a binding passes on: ``out``, and arguments of the overload at their defaults.
    """
    out = kwargs.get("out")
    for call in operators:
        operator = call.operator
        signature = operator.signature
        if signature.has_out != (out is not None) or (
            out is not None and converter("Tensor")(out) is MISFIT
        ):
            continue
        defaults = {p.name: p.default for p in signature.parameters}
        others = {name: value for name, value in kwargs.items() if name != "out"}
        if any(
            value.__class__ is not int or value != defaults.get(name)
            for name, value in others.items()
        ):
            continue
        parameters = Signature(call.schema).parameters
        given = list(args)
        if method:  # called on `self`, wherever the schema has it
            place = [p.name for p in parameters].index("self")
            given.insert(place, given.pop(0))
        if len(given) != len(parameters):
            continue
        values = {p.name: converter(p.type)(value) for p, value in zip(parameters, given)}
        if any(value is MISFIT for value in values.values()):
            continue
        warn_caller(_warning(call, parameters, method))
        names = call.arguments.split(", ")
        bound = [values[name] if name in values else literal_eval(name) for name in names]
        return operator, bound if out is None else [*bound, out]
    return None


def _warning(call: DeprecatedCall, parameters: Any, method: bool) -> str:
    def shown(parameters: Any) -> str:
        words = []
        for p in parameters:
            if p.keyword_only and "*" not in words:
                words.append("*")
            if not (method and p.name == "self"):
                name = "input" if p.name == "self" else p.name
                words.append(f"{described_type(p.type)} {name}")
        return f"{call.operator.base}({', '.join(words)})"

    new = shown(call.operator.signature.parameters)
    return f"{shown(parameters)} is deprecated: numbers no longer stand before tensors. Call {new} instead."
