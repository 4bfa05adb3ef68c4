"""The registry of operators, packets and fallbacks, and the cached state to clear when one changes."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from ..core.dtypes import on_default_dtype_change
from ..schema.dispatch_keys import LAZY_KEYS, LEVEL_KEYS, PASSING_KEYS, REFUSING_KEYS
from .kernel import FALLTHROUGH, UNAVAILABLE, Kernel, KernelKind
from .packet import OpOverloadPacket
from .registrations import lock

if TYPE_CHECKING:
    from .operator import OpOverload

REGISTRY: dict[str, OpOverload] = {}
"""Every operator by qualified name: ``aten::add.Tensor``."""

PACKETS: dict[str, OpOverloadPacket] = {}
"""Every packet by qualified name: ``aten::add``."""

VARIANTS: dict[str, list[OpOverload]] = {}
"""By functional operator: the variants whose kernels are derived from its kernels."""

FALLBACKS: dict[str, Kernel] = {
    **dict.fromkeys(PASSING_KEYS, FALLTHROUGH),
    **dict.fromkeys(REFUSING_KEYS, UNAVAILABLE),
    "Python": Kernel(
        "gradsmith.dispatch.modes:python_layer", KernelKind.python, "runtime/dispatch/modes.py"
    ),
    **{
        key: Kernel(
            f"gradsmith.{function}",
            KernelKind.layer,
            "runtime/" + function.partition(":")[0].replace(".", "/") + ".py",
        )
        for key, function in LEVEL_KEYS.items()
    },
    **dict.fromkeys(
        LAZY_KEYS,
        Kernel(
            "gradsmith.dispatch.lazy_elements:carrying_out",
            KernelKind.layer,
            "runtime/dispatch/lazy_elements.py",
        ),
    ),
}
"""Backend fallbacks by key name."""

DANGLING: dict[str, tuple[tuple[str, Kernel], ...]] = {}
"""By qualified name of an operator that nobody has defined (yet, or any more): its kernels by key, in the
order of their registration."""

OVERRIDDEN: set[str] = set()
"""Operators from YAML that a user gave kernels which plain tensors on the CPU may come to.

While there are any, backward calls operators for everything, so that those kernels see it.
"""


def add_operator(operator: OpOverload) -> None:
    """Enter `operator` in the registry and its packet; under the lock once other threads may look."""
    namespace, base = operator.namespace, operator.base
    REGISTRY[f"{namespace}::{operator.short_name}"] = operator
    qualified = f"{namespace}::{base}"
    packet = PACKETS.get(qualified)
    if packet is None:
        packet = OpOverloadPacket(namespace, base)
        packet.members = {operator.overload: operator}
        PACKETS[qualified] = packet
    else:
        packet.members = {**packet.members, operator.overload: operator}
    operator.packet = packet
    functional = operator.functional
    if functional is not None:
        VARIANTS.setdefault(functional.name(), []).append(operator)


def forget_resolved(operator: OpOverload) -> None:
    """Forget what may hold a kernel made from `operator`'s registrations; under the lock."""
    lock.revision += 1
    for one in (operator, *VARIANTS.get(operator.name(), ())):
        one.forget()
        one.__dict__.pop("_kernels_by_key", None)  # (``runtime/dispatch/table.py``)


def _forget_all_resolved() -> None:
    """Empty every table: what calls were resolved to depends on the default dtype."""
    with lock:
        lock.revision += 1
        for operator in REGISTRY.values():
            operator.forget()


on_default_dtype_change(_forget_all_resolved)


def _after_fork() -> None:
    """In a child: the thread that was changing registrations is not there to forget what it should have."""
    if lock.renew():
        with lock:
            for operator in list(REGISTRY.values()):
                forget_resolved(operator)


if hasattr(os, "register_at_fork"):  # not on Windows
    os.register_at_fork(after_in_child=_after_fork)


def operator_named(name: str) -> OpOverload:
    """The operator of a qualified name: what unpickles it."""
    return REGISTRY[name]


def lookup_operator(qualified: str) -> OpOverload:
    """The operator ``namespace::name.overload``.  RuntimeError, with the closest name, where there is none."""
    found = REGISTRY.get(qualified.removesuffix(".default"))
    if found is None:
        from difflib import get_close_matches  # here, where something is wrong already

        overloads = [name for name in list(REGISTRY) if name.startswith(qualified + ".")]
        close = overloads[:4] or get_close_matches(qualified, list(REGISTRY), 1)
        hint = f"; did you mean {' or '.join(close)}?" if close else ""
        raise RuntimeError(f"operator {qualified} does not exist{hint}")
    return found


def packet_named(name: str) -> OpOverloadPacket:
    """The packet of a qualified name: what unpickles it."""
    return PACKETS[name]
