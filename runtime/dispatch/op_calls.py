"""Calls through ``gradsmith.ops``: arguments as the schema has them, refused with its declaration."""

from __future__ import annotations

from typing import Any, NamedTuple

from gradsmith.dispatch.call import (
    BindError,
    bind_overload,
    bits_of,
    call_public as call_public,
    redispatch as redispatch,
)
from gradsmith.dispatch.operator import Kernel, OpOverload, OpOverloadPacket
from gradsmith.dispatch.signature import REQUIRED
from gradsmith.dispatch.state import state
from gradsmith.tensor import Tensor
from gradsmith.traits import KEYSET_SHIFT, NUMBER_BITS

__all__ = ["Plan", "bound_strictly", "bound_to_overload", "call_kernel", "plan_of"]


_PLAIN_CLASSES: dict[str, frozenset[type]] = {
    "int": frozenset({int}),
    "SymInt": frozenset({int}),
    "float": frozenset({float}),
    "bool": frozenset({bool}),
    "str": frozenset({str}),
    "Scalar": frozenset(NUMBER_BITS),
}
"""By schema type the classes whose objects kernels get as they are."""


class Plan(NamedTuple):
    """How to see quickly that arguments given by position need no conversion."""

    required: int
    classes: tuple[frozenset[type], ...]
    """For each positional argument; empty where a conversion has to look."""
    defaults: tuple[Any, ...]
    """Of all arguments."""


def plan_of(operator: OpOverload) -> Plan | None:
    """The plan for `operator`; None where an argument has to be given by name."""
    parameters = operator.signature.parameters
    if any(p.keyword_only and p.default is REQUIRED for p in parameters):
        return None
    positional = parameters[: operator.signature.positional]
    return Plan(
        sum(p.default is REQUIRED for p in positional),
        tuple(_classes(p.type, operator.traits.numbers) for p in positional),
        tuple(p.default for p in parameters),
    )


def _classes(kind: str, numbers: bool) -> frozenset[type]:
    if kind.endswith("?"):
        inner = _classes(kind[:-1], numbers)
        return inner | {type(None)} if inner else inner
    if kind == "Tensor":
        tensor: frozenset[type] = frozenset({Tensor})
        return tensor | NUMBER_BITS.keys() if numbers else tensor
    return _PLAIN_CLASSES.get(kind, frozenset())


def _at_once(operator: OpOverload, args: tuple[Any, ...]) -> list[Any] | None:
    """The arguments in schema order, if they are such that nothing has to be converted."""
    plan = operator.plan
    count = len(args)
    if plan is None or not plan.required <= count <= len(plan.classes):
        return None
    for value, classes in zip(args, plan.classes):
        if value.__class__ not in classes:
            return None
    return [*args, *plan.defaults[count:]]


def bound_strictly(
    operator: OpOverload, args: tuple[Any, ...], kwargs: dict[str, Any]
) -> list[Any]:
    """Arguments in schema order, converted and completed.

    Raises RuntimeError, with the declaration and the argument that is wrong underlined.
    """
    values = None if kwargs else _at_once(operator, args)
    if values is not None:
        return values
    try:
        return bind_overload(operator, args, kwargs, strict=True)
    except BindError as error:
        from gradsmith.dispatch.refusals import refused_call

        raise RuntimeError(refused_call(operator, args, kwargs, str(error))) from None


def bound_to_overload(
    packet: OpOverloadPacket, args: tuple[Any, ...], kwargs: dict[str, Any]
) -> tuple[OpOverload, list[Any]]:
    """The first overload, in the order of definition, that takes the arguments; and the arguments, bound.

    Raises RuntimeError, with what each overload declares, when none does.
    """
    failures: list[tuple[OpOverload, str]] = []
    for operator in packet.members.values():
        values = None if kwargs else _at_once(operator, args)
        if values is not None:
            return operator, values
        try:
            return operator, bind_overload(operator, args, kwargs, strict=True)
        except BindError as error:
            failures.append((operator, str(error)))
    from gradsmith.dispatch.refusals import refused_call

    if not failures:
        raise RuntimeError(
            f"{packet} has no overloads any more: the library that defined it is gone"
        )
    texts = [refused_call(operator, args, kwargs, text) for operator, text in failures]
    if len(texts) == 1:
        raise RuntimeError(texts[0])
    joined = "\n\n".join(texts)
    raise RuntimeError(
        f"Overloaded operator invoked from Python failed to match any schema:\n{joined}\n"
    )


def call_kernel(
    operator: OpOverload, kernel: Kernel, args: tuple[Any, ...], kwargs: dict[str, Any]
) -> Any:
    """Call `kernel`, whatever the table says, as for the keyset of the arguments."""
    from gradsmith.dispatch.wrapping import bind

    values = bound_strictly(operator, args, kwargs)
    bits = bits_of(operator, values) & state.exact_mask()
    return bind(operator, kernel, bits, bits >> KEYSET_SHIFT)(*values)
