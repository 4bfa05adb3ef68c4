"""Calls through ``gradsmith.ops``: arguments must match the schema; errors show the declaration."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, NamedTuple

from ..core.bits import KEYSET_SHIFT, NUMBER_BITS
from ..core.handlers import ACTIVE
from ..core.size import Size
from ..core.state import state
from ..core.tensor import Tensor
from ..core.torch_function import handle_torch_function, overloaded_arguments
from ..core.tracebacks import trim
from . import operator as operator_module
from . import packet as packet_module
from .arguments import PLAIN, are_bools, are_ints
from .binding import BindError, bind_overload
from .call import bits_of
from .call import call_public as call_public
from .call import redispatch as redispatch
from .kernel import Kernel
from .packet import OpOverloadPacket
from .signature import REQUIRED

if TYPE_CHECKING:
    from .operator import OpOverload

# Operators and packets, which exist before tensors do, come here for everything that a call needs.

MISSED: Any = object()
"""What `call_at_once` returns for calls that need a closer look."""

_OF_TENSOR, _OF_INTS, _OF_BOOLS = -1, -2, -3
_ARE_PLAIN = {_OF_INTS: are_ints, _OF_BOOLS: are_bools}


class Plan(NamedTuple):
    """How to see quickly that arguments given by position need no conversion, and what bits they have."""

    required: int
    classes: tuple[dict[type, int], ...]
    """For each positional argument the classes whose objects kernels get as they are, with the bits that
    such a value gives the call, `_OF_TENSOR` for its own; `_OF_INTS` and `_OF_BOOLS` if its items are such.  Empty
    where a conversion has to look."""
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
        tuple(_classes(p.type, operator.traits.takes_number(p.name)) for p in positional),
        tuple(p.default for p in parameters),
    )


def _classes(kind: str, numbers: bool) -> dict[type, int]:
    if kind.endswith("?"):
        inner = _classes(kind[:-1], numbers)
        return {**inner, type(None): 0} if inner else inner
    if kind == "Tensor":
        return {Tensor: _OF_TENSOR, **NUMBER_BITS} if numbers else {Tensor: _OF_TENSOR}
    if kind.startswith(("int[", "SymInt[")):
        return {tuple: _OF_INTS, Size: 0}
    if kind.startswith("bool["):
        return {tuple: _OF_BOOLS}
    return dict.fromkeys(PLAIN.get(kind, ()), 0)


def call_at_once(operator: OpOverload, args: tuple[Any, ...]) -> Any:
    """Call `operator`, if its arguments are plain and its table has their kernel; else return `MISSED`."""
    plan = operator.plan
    count = len(args)
    if plan is None or not plan.required <= count <= len(plan.classes):
        return MISSED
    bits = 0
    for value, classes in zip(args, plan.classes):
        given = classes.get(value.__class__)
        if given is None:
            return MISSED
        if given >= 0:
            bits |= given
        elif given == _OF_TENSOR:
            bits |= value._bits_
        elif not _ARE_PLAIN[given](value):
            return MISSED
    if not bits >> KEYSET_SHIFT:
        return MISSED
    # The mask is 0 where something must see every call, and no table has a kernel for 0.
    kernel = operator.table.get((bits | operator.always << KEYSET_SHIFT) & state.mask)
    return MISSED if kernel is None else kernel(*args, *plan.defaults[count:])


def asked_of_others(
    operator: OpOverload | OpOverloadPacket, args: tuple[Any, ...], kwargs: dict[str, Any]
) -> Any:
    """What a handler of an object that is no tensor of ours makes of a call, whose schema cannot take it; else `MISSED`."""
    if not ACTIVE or state.overrides_disabled:
        return MISSED
    given = (*args, *kwargs.values())
    if all(isinstance(value, Tensor) for value in overloaded_arguments(given)):
        return MISSED
    return handle_torch_function(operator, given, args, kwargs)


def bound_strictly(
    operator: OpOverload, args: tuple[Any, ...], kwargs: dict[str, Any]
) -> list[Any]:
    """Arguments in schema order, converted and completed.

    Raises RuntimeError, with the declaration and the argument that is wrong underlined.
    """
    try:
        return bind_overload(operator, args, kwargs, strict=True)
    except BindError as error:
        from .refusals import refused_call

        raise RuntimeError(refused_call(operator, args, kwargs, str(error))) from None


def call_strictly(operator: OpOverload, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """The slow path of a call of `operator` itself: its arguments as the schema has them, handlers asked first.

    Raises RuntimeError, with the declaration and the argument that is wrong underlined.
    """
    try:
        result = asked_of_others(operator, args, kwargs)
        if result is not MISSED:
            return result
        values = bound_strictly(operator, args, kwargs)
        return call_public(operator, operator, values, args, kwargs)
    except Exception as error:
        trim(error)
        raise


def bound_to_overload(
    packet: OpOverloadPacket, args: tuple[Any, ...], kwargs: dict[str, Any]
) -> tuple[OpOverload, list[Any]]:
    """The first overload, in the order of definition, that takes the arguments; and the arguments, bound.

    Raises RuntimeError, with what each overload declares, when none does.
    """
    failures: list[tuple[OpOverload, str]] = []
    for operator in packet.members.values():
        try:
            return operator, bind_overload(operator, args, kwargs, strict=True)
        except BindError as error:
            failures.append((operator, str(error)))
    from .refusals import refused_call

    if not failures:
        raise RuntimeError(f"{packet} has no overloads: the library that defined it was destroyed")
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
    from .wrapping import bind

    values = bound_strictly(operator, args, kwargs)
    bits = bits_of(operator, values) & state.slow_mask()
    return bind(operator, kernel, bits, bits >> KEYSET_SHIFT)(*values)


# Calls find this module there from now on, without an import.
operator_module._op_calls = packet_module._op_calls = sys.modules[__name__]
