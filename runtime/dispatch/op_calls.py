"""Calls through ``gradsmith.ops``: arguments as the schema has them, refused with its declaration."""

from __future__ import annotations

from typing import Any

from gradsmith.dispatch.call import BindError, bind_overload, bits_of
from gradsmith.dispatch.operator import Kernel, OpOverload, OpOverloadPacket
from gradsmith.dispatch.state import state
from gradsmith.traits import KEYSET_SHIFT

__all__ = ["bound_strictly", "bound_to_overload", "call_kernel"]


def bound_strictly(
    operator: OpOverload, args: tuple[Any, ...], kwargs: dict[str, Any]
) -> list[Any]:
    """Arguments in schema order, converted and completed.

    Raises RuntimeError, with the declaration and the argument that is wrong underlined.
    """
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
