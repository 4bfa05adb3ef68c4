"""What libraries have registered, by name: definitions, kernels that wait for theirs, fallbacks.

Every function here that changes something does it under the lock and returns what undoes it.
"""

from __future__ import annotations

from collections.abc import Callable

from ..core.keys import DispatchKey
from ..dispatch.declarations import OperatorTraits, yaml_file
from ..dispatch.kernel import FALLTHROUGH, Kernel
from ..dispatch.namespaces import forget_packet
from ..dispatch.operator import NONE_DECLARED, OpOverload
from ..dispatch.registrations import lock
from ..dispatch.registry import DANGLING, FALLBACKS, PACKETS, REGISTRY, VARIANTS, add_operator
from .sources import Source

_Undo = Callable[[], None]

_DEFINING: dict[str, tuple[Source, _Undo]] = {}
"""By namespace the library of kind DEF: where it was made, and what destroys it."""


# -- namespaces -----------------------------------------------------------------------------------------


def claim_namespace(namespace: str, source: Source, destroy: _Undo) -> _Undo:
    """Make the caller the one library of kind DEF of `namespace`.

    Where both this one and the one before were made in a notebook's cells, the cell was run again: the one
    before is destroyed.  RuntimeError, which names both places, everywhere else.
    """
    with lock:
        taken = _DEFINING.get(namespace)
        before = _declaration_of(namespace) if taken is None else str(taken[0])
        if taken is not None and taken[0].is_cell and source.is_cell:
            taken[1]()
        elif before is not None:
            raise RuntimeError(
                f"Only a single library of kind DEF can define the namespace {namespace}; put all definitions "
                "into that one, use kind IMPL to register kernels, or kind FRAGMENT to define operators "
                f"in several places. Previous registration at {before}; latest registration at {source}."
            )
        claim = (source, destroy)
        _DEFINING[namespace] = claim

    def undo() -> None:
        if _DEFINING.get(namespace) is claim:
            del _DEFINING[namespace]

    return undo


def _declaration_of(namespace: str) -> str | None:
    """The YAML file that declares the operators of `namespace`, if one does."""
    for operator in REGISTRY.values():
        if operator.namespace == namespace and operator.generated:
            return yaml_file(operator)
    return None


# -- operators ------------------------------------------------------------------------------------------


def define_operator(
    namespace: str,
    name: str,
    declaration: str,
    traits: OperatorTraits,
    source: Source,
) -> tuple[OpOverload, _Undo]:
    """Enter a new operator, with the kernels that were registered before it was defined.

    RuntimeError, which has both schemas and both places, where the name is taken; but a definition in a
    notebook's cell takes the place of one in a notebook's cell.
    """
    operator = OpOverload(namespace, name, declaration, NONE_DECLARED, traits)
    operator.declared_at = str(source)
    operator.defined_in_cell = source.is_cell
    qualified = operator.name()
    with lock:
        taken = REGISTRY.get(qualified)
        if taken is not None:
            if not (source.is_cell and taken.defined_in_cell):
                raise RuntimeError(
                    f"Tried to register an operator ({namespace}::{declaration}) with the same name and overload "
                    "name multiple times. Each overload's schema should only be registered with a single call "
                    f"to define(). Duplicate registration: {namespace}::{declaration}, registered at {source}. "
                    f"Original registration: {taken.schema}, registered at {taken.declared_at}."
                )
            _remove_operator(taken)
        for key, kernel in DANGLING.pop(qualified, ()):
            operator.register(key, kernel)
        lock.revision += 1
        add_operator(operator)

    def undo() -> None:
        if REGISTRY.get(qualified) is operator:
            _remove_operator(operator)

    return operator, undo


def _remove_operator(operator: OpOverload) -> None:
    """Take `operator` out; kernels of libraries that are still there wait for its next definition."""
    qualified = operator.name()
    kernels = [
        (key, kernel)
        for key, active in operator.kernels.items()
        for kernel in (*reversed(operator.shadowed.get(key, ())), active)
    ]
    del REGISTRY[qualified]
    packet = operator.packet
    packet.members = {name: op for name, op in packet.members.items() if op is not operator}
    if not packet.members:
        del PACKETS[f"{operator.namespace}::{operator.base}"]
        forget_packet(operator.namespace, operator.base)
    if kernels:
        DANGLING[qualified] = tuple(kernels)
    operator.withdrawn = (
        f"{qualified}, which was defined at {operator.declared_at}, cannot be called any more: the library that "
        "defined it was destroyed or collected. Keep the Library object alive as long as its operators are used."
    )
    operator.kernels = {}
    operator.shadowed = {}
    operator.always = 0
    lock.revision += 1
    operator.forget()
    for variant in VARIANTS.get(qualified, ()):
        variant.forget()


# -- kernels --------------------------------------------------------------------------------------------


def add_kernel(qualified: str, key: str, kernel: Kernel) -> tuple[Kernel | None, _Undo]:
    """Register `kernel`, at once or when the operator is defined; with it comes the kernel that it overrides."""

    def undo() -> None:
        operator = REGISTRY.get(qualified)
        if operator is not None:
            operator.deregister(key, kernel)
        elif qualified in DANGLING:
            left = tuple(pair for pair in DANGLING[qualified] if pair[1] is not kernel)
            if left:
                DANGLING[qualified] = left
            else:
                del DANGLING[qualified]

    with lock:
        operator = REGISTRY.get(qualified)
        if operator is not None:
            before = operator.kernels.get(key)
            operator.register(key, kernel)
        else:
            waiting = DANGLING.get(qualified, ())
            before = next((k for name, k in reversed(waiting) if name == key), None)
            DANGLING[qualified] = (*waiting, (key, kernel))
    return before, undo


def override_text(qualified: str, key: str, before: Kernel, kernel: Kernel) -> str:
    """What the warning says when a kernel takes another one's place."""
    operator = REGISTRY.get(qualified)
    declared = (
        f"{operator.schema}\n    registered at {operator.declared_at}"
        if operator is not None
        else f"{qualified}, not defined yet"
    )
    return (
        "Overriding a previously registered kernel for the same operator and the same dispatch key\n"
        f"  operator: {declared}\n"
        f"  dispatch key: {key}\n"
        f"  previous kernel: registered at {before.source}\n"
        f"       new kernel: registered at {kernel.source}"
    )


# -- fallbacks ------------------------------------------------------------------------------------------


def add_fallback(key: DispatchKey, kernel: Kernel) -> _Undo:
    """Let `kernel` serve `key` for every operator without a kernel there.

    RuntimeError where somebody else's fallback does already.
    """
    name = key.name
    with lock:
        before = FALLBACKS.get(name)
        if before is not None and name != "AutogradPrivateUse1":
            where = "the dispatcher itself" if before is FALLTHROUGH else before.source
            raise RuntimeError(
                f"Tried to register multiple backend fallbacks for the same dispatch key {name}; previous "
                f"registration registered at {where}, new registration registered at {kernel.source}"
            )
        _replace_fallback(name, kernel)

    def undo() -> None:
        if FALLBACKS.get(name) is kernel:
            _replace_fallback(name, before)

    return undo


def _replace_fallback(name: str, kernel: Kernel | None) -> None:
    if kernel is None:
        del FALLBACKS[name]
    else:
        FALLBACKS[name] = kernel
    lock.revision += 1
    for operator in list(REGISTRY.values()):
        operator.forget()
