"""Every operator and packet by name, the fallbacks, and what has to be forgotten when one of them changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gradsmith.dispatch.kernel import FALLTHROUGH, Kernel
from gradsmith.dispatch.keys import PASSING_KEYS
from gradsmith.dispatch.packet import OpOverloadPacket
from gradsmith.dispatch.registrations import lock

if TYPE_CHECKING:
    from gradsmith.dispatch.operator import OpOverload

__all__ = [
    "FALLBACKS",
    "FORMS",
    "OVERRIDDEN",
    "PACKETS",
    "REGISTRY",
    "add_operator",
    "forget_resolved",
]

REGISTRY: dict[str, OpOverload] = {}
"""Every operator by qualified name: ``aten::add.Tensor``."""

PACKETS: dict[str, OpOverloadPacket] = {}
"""Every packet by qualified name: ``aten::add``."""

FORMS: dict[str, list[OpOverload]] = {}
"""By functional operator: the forms whose kernels are derived from its kernels."""

FALLBACKS: dict[str, Kernel] = {
    **dict.fromkeys(PASSING_KEYS, FALLTHROUGH),
    "Python": Kernel(
        "gradsmith.dispatch.modes:python_layer", "python", "runtime/dispatch/modes.py"
    ),
}
"""Backend fallbacks by key name."""

OVERRIDDEN: set[str] = set()
"""Operators from YAML that a user gave kernels which plain tensors on the CPU may come to.

While there are any, backward calls operators for everything, so that those kernels see it.
"""


def add_operator(operator: OpOverload) -> None:
    """Enter `operator` in the registry and its packet; under the lock once other threads may look."""
    REGISTRY[operator.name()] = operator
    qualified = f"{operator.namespace}::{operator.base}"
    packet = PACKETS.get(qualified)
    if packet is None:
        packet = OpOverloadPacket(operator.namespace, operator.base)
    packet.members = {**packet.members, operator.overload: operator}
    PACKETS[qualified] = packet
    operator.packet = packet
    if operator.traits.form_of:
        functional = f"{operator.namespace}::{operator.traits.form_of}"
        FORMS.setdefault(functional, []).append(operator)


def forget_resolved(operator: OpOverload) -> None:
    """Empty the tables that may hold a kernel made from `operator`'s registrations; under the lock."""
    lock.revision += 1
    operator.table.clear()
    for form in FORMS.get(operator.name(), ()):
        form.table.clear()


def operator_named(name: str) -> OpOverload:
    """The operator of a qualified name: what unpickles it."""
    return REGISTRY[name]


def packet_named(name: str) -> OpOverloadPacket:
    """The packet of a qualified name: what unpickles it."""
    return PACKETS[name]
