"""Checks of the dispatcher's invariants, for code that registers kernels by hand."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.bits import OVERRIDES
from ...core.keys import DispatchKey
from ...schema.dispatch_keys import PER_BACKEND
from ..kernel import KernelKind, load_kernel
from ..operator import OpOverload
from ..registry import PACKETS, REGISTRY, VARIANTS
from ..signature import Signature
from .dump import operator_called

_WITHOUT_FUNCTION = (KernelKind.fallthrough,)
_NAMED = (
    *(KernelKind.array, KernelKind.sparse, KernelKind.tensor),
    *(KernelKind.device, KernelKind.made),
)
"""Kinds whose function may be a name until it is first used."""


def check_invariants(name: str) -> None:
    """Check that what is registered for the operator `name` hangs together.

    Raises RuntimeError that says what does not: keys that no call is dispatched on, kernels that cannot
    be called, a schema with other arguments than calls are bound with, a name under which the operator
    is not found, tables that hold what no call looks up.
    """
    operator = operator_called(name)
    for broken in _broken(operator):
        raise RuntimeError(f"{operator.name()} (declared at {operator.declared_at}): {broken}")


def check_all_invariants() -> None:
    """`check_invariants` of every operator."""
    for name in list(REGISTRY):
        check_invariants(name)


def _broken(operator: OpOverload) -> Iterator[str]:
    name = operator.name()
    if REGISTRY.get(name) is not operator:
        yield f"the registry has another operator under the name '{name}'"
    packet = PACKETS.get(f"{operator.namespace}::{operator.base}")
    if packet is None or packet.members.get(operator.overload) is not operator:
        yield f"it is no member of its packet '{operator.namespace}::{operator.base}'"
    variant_of = operator.traits.variant_of
    if variant_of:
        functional = f"{operator.namespace}::{variant_of}"
        if functional not in REGISTRY:
            yield f"it is a variant of '{functional}', which does not exist"
        if operator not in VARIANTS.get(functional, ()):
            yield f"a kernel registered for '{functional}' would not reach it, its variant"
    schema = Signature.from_schema(operator.declaration)
    declared = [parameter.name for parameter in schema.parameters]
    bound = [parameter.name for parameter in operator.signature.parameters]
    if declared != bound:
        yield f"its schema has the arguments {declared}, calls are bound with {bound}"
    yield from _broken_kernels(operator)
    for bits, resolved in list(operator.table.items()):
        if not bits or bits & OVERRIDES:
            yield f"its table has a kernel for the bits {bits:#x}, which no call looks up"
        if not callable(resolved):
            yield f"its table has {resolved!r} for the bits {bits:#x}, which cannot be called"


def _broken_kernels(operator: OpOverload) -> Iterator[str]:
    marks = {"AutogradFunctionality", *PER_BACKEND}
    for key, kernel in operator.kernels.items():
        place = f"the kernel at '{key}' (registered at {kernel.source})"
        if key not in DispatchKey.__members__ or DispatchKey[key].name != key:
            yield f"{place} is at no dispatch key"
        elif key in marks or key.startswith(("StartOf", "EndOf", "Undefined")):
            yield f"{place} serves nothing: calls are dispatched on keys of backends, as CPU of Dense"
        function = kernel.function
        if isinstance(function, str) and kernel.kind in _NAMED:
            try:
                function = load_kernel(function)
            except (ImportError, AttributeError) as error:
                yield f"{place} cannot be found: {error}"
                continue
        if not callable(function) and kernel.kind not in _WITHOUT_FUNCTION:
            yield f"{place} cannot be called: {function!r}"
