"""The error for calls without a kernel: the key, the arguments that caused it, and the keys that have kernels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ..core.bits import ANY_SPARSE, KEYSET_SHIFT
from ..core.device import backend_of_device
from ..core.keys import DispatchKey
from ..core.keysets import DispatchKeySet
from ..core.memory import refuse_unbuilt
from ..core.state import state
from .kernel import KernelKind

if TYPE_CHECKING:
    from .operator import OpOverload


class MissingKernelError(NotImplementedError):
    """No kernel serves the key that a call's arguments lead to."""

    def __init__(self, text: str, operator: OpOverload, key: DispatchKey) -> None:
        super().__init__(text)
        self.operator = operator
        self.key = key

    def with_arguments(self, values: Sequence[Any]) -> MissingKernelError:
        """The error, with what brought the key named; of another operator's kernel it stays as it is."""
        return missing_kernel(self.operator, self.key, values)

    def __reduce__(self) -> tuple[Any, ...]:
        return MissingKernelError, (str(self), self.operator, self.key)


def missing_kernel(
    operator: OpOverload, key: DispatchKey, values: Sequence[Any] = ()
) -> MissingKernelError:
    """The error for a call of `operator` that leads to `key`, made with the arguments `values`."""
    name = operator.name()
    if _asked_for(operator, key, values):
        refuse_unbuilt(key.name)
    report = operator.__dict__.get("report_missing")
    if report is not None:
        report(key.name)  # which may raise an error that says more
    if key.name == "Undefined":
        text = (
            "There were no tensor arguments to this function (e.g., you passed an empty list of Tensors), but no "
            f"fallback function is registered for schema {name}."
        )
    else:
        text = f"Could not run '{name}' with arguments from the '{key.name}' backend."
        brought = _brought_by(operator, key, values)
        if brought:
            text += f" The key comes from {brought}."
        if key.name.startswith("Sparse"):
            text += " It takes no sparse tensor: call x.to_dense() before."
        if key.name == "Meta" and "data_dependent_output" in operator.traits.tags:
            text += " The shape of its result depends on data, which a meta tensor does not have."
    lines = [
        f"  {registered}: {_by(kernel.kind)}registered at {kernel.source}"
        for registered, kernel in operator.kernels.items()
    ]
    kernels = "\n".join(lines) if lines else "  no kernel at all"
    text += f"\n'{name}' (declared at {operator.declared_at or 'an unknown place'}) has\n{kernels}"
    return MissingKernelError(text, operator, key)


def _by(kind: KernelKind) -> str:
    return "fallthrough " if kind is KernelKind.fallthrough else ""


def _asked_for(operator: OpOverload, key: DispatchKey, values: Sequence[Any]) -> bool:
    """Whether it is the argument ``device`` that leads to the backend `key`."""
    return any(
        parameter.name == "device"
        and value is not None
        and backend_of_device(value.type) == key.name
        for parameter, value in zip(operator.signature.parameters, values)
    )


def _brought_by(operator: OpOverload, key: DispatchKey, values: Sequence[Any]) -> str:
    """The first argument whose tensor has `key`, or the guard that includes it."""
    for parameter, value in zip(operator.signature.parameters, values):
        several = value.__class__ is list or value.__class__ is tuple
        for place, item in enumerate(value if several else (value,)):
            bits = getattr(item, "_bits_", None)
            if bits is not None and DispatchKeySet(bits >> KEYSET_SHIFT).has(key):
                where = f"element {place} of " if several else ""
                kind = f" of layout {item.layout}" if bits & ANY_SPARSE else ""
                return f"{where}argument '{parameter.name}', a tensor{kind} on {item.device}"
    if DispatchKeySet(state.included).has(key):
        return "a guard of this thread that includes it in every call"
    if values and key.name in ("CPU", "Meta"):
        device = [p.name for p in operator.signature.parameters if p.name == "device"]
        if device:
            return "argument 'device'"
    return ""
