"""Computed dispatch tables: which kernel serves a key, and by which rule.

The rules and their order are in ``runtime/schema/precedence.py``, which ``gradsmith explain`` applies as well; a test
compares every entry of the two.

What the generator adds counts as registered: autograd kernels at ``Autograd``, and the layers for views and version
counters at ``ADInplaceOrView``.  In-place and ``out=`` variants, which have no kernels of their own, are derived from
the kernels of their functional operator.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from ..core.keys import DispatchKey
from ..core.keysets import RUNTIME_KEYS
from ..schema.precedence import AMBIGUOUS, chosen
from .kernel import Entry, Kernel, KernelKind
from .registry import FALLBACKS
from .wrapping import is_plain_view

if TYPE_CHECKING:
    from .operator import OpOverload

_PACKAGE = "gradsmith.dispatch"
_AUTOGRAD = "gradsmith.autograd"


DERIVED = "derived variant"
"""The in-place or ``out=`` variant is made from the functional operator's kernel for the key."""


# -- what the generator registers ---------------------------------------------------------------------


def generated_kernels(operator: OpOverload) -> dict[str, Kernel]:
    """What generated code and the layers of the dispatcher register for `operator`.

    A kernel that anybody registers at the same key takes its place.
    """
    found: dict[str, Kernel] = {}
    if not operator.generated:
        return found  # defined at run time: what its library registers is all there is
    traits = operator.traits
    signature = operator.signature
    has_out = signature.has_out
    if traits.autograd:
        module = (
            f"{operator.generated}.autograd_kernels.{operator.family}"  # first calls come by here
        )
        function = f"{module}:{operator.short_name.replace('.', '_')}"
        found["Autograd"] = Kernel(function, KernelKind.recording, operator)
    elif traits.undifferentiated:
        function = f"{_AUTOGRAD}.layers:without_derivative"
        found["Autograd"] = Kernel(function, KernelKind.undifferentiated, operator)
    elif traits.variant_of and has_out and _would_be_recorded(operator.functional or operator):
        found["Autograd"] = Kernel(
            f"{_PACKAGE}.variants:refuse_recording", KernelKind.refusal, operator
        )
    if not signature.written and not traits.view:
        return found
    computes = operator if has_out else operator.functional or operator
    if _is_composite(computes):
        return found
    if signature.written:
        function = f"{_AUTOGRAD}.layers:counting_changes"
        found["ADInplaceOrView"] = Kernel(function, KernelKind.inplace, operator)
    else:
        found["ADInplaceOrView"] = Kernel(_linking(operator), KernelKind.view, operator)
    return found


def registered_kernels(operator: OpOverload) -> dict[str, Kernel]:
    """Everything that counts as registered, by key: what somebody registered before what was generated.

    A variant has what it makes from its functional operator's kernels, at the same keys.
    """
    found = {**generated_kernels(operator), **operator.kernels}
    functional = operator.functional
    if functional is not None:
        for key, kernel in functional.kernels.items():
            if not key.startswith("Autograd"):
                found.setdefault(key, Kernel(kernel.function, KernelKind.variant, kernel.place))
    return found


def _linking(operator: OpOverload) -> str:
    """What makes the result a view: the maker of the only tensor, or a layer around the kernel below."""
    backend = operator.kernels.get("CPU")
    if is_plain_view(operator) and backend is not None and backend.kind is KernelKind.array:
        maker = "make_view" if operator.traits.autograd else "make_undifferentiable_view"
        return f"gradsmith.autograd.views.view:{maker}"
    return f"{_AUTOGRAD}.layers:linking_views"


def _would_be_recorded(operator: OpOverload) -> bool:
    """Whether results of the functional `operator` may have a history, which an ``out=`` tensor could not show.

    Those of factories, which take no tensor, have none: their ``out=`` tensor could not show that it loses its own.
    """
    traits, signature = operator.traits, operator.signature
    makes = not (signature.tensor_positions or signature.list_positions)
    return makes or traits.autograd or traits.undifferentiated or _is_composite(operator)


def _is_composite(operator: OpOverload) -> bool:
    """Whether calls of it become calls of other operators, which see to views and versions."""
    return chosen(operator.kernels, "CPU")[1] == "math kernel"


# -- the table ----------------------------------------------------------------------------------------


def computed_entry(operator: OpOverload, key: DispatchKey) -> Entry:
    """The kernel of `operator` for a runtime key and the rule that chose it."""
    held = held_kernels(operator)
    kernel, reason = chosen(held.kernels, key.name)
    return beside(held.functional, key, reason) if kernel is None else Entry(kernel, reason)


def held_kernels(operator: OpOverload) -> _HeldKernels:
    """What is registered for `operator` now; `chosen` picks a key's of its `kernels`, or else `beside`."""
    held: _HeldKernels | None = operator.__dict__.get("_kernels_by_key")
    # Kernels are replaced by others, never changed: as long as these are they, so is what follows from them.
    if (
        held is None
        or held.own is not operator.kernels
        or (held.functional is not None and held.below is not held.functional.kernels)
    ):
        functional = operator.functional
        below = None if functional is None else functional.kernels
        kernels = {**generated_kernels(operator), **operator.kernels}
        held = _HeldKernels(operator.kernels, functional, below, kernels)
        operator.__dict__["_kernels_by_key"] = held
    return held


class _HeldKernels(NamedTuple):
    """What is registered for an operator, generated kernels included, and what that was found from."""

    own: Mapping[str, Kernel]
    functional: OpOverload | None
    below: Mapping[str, Kernel] | None
    """The kernels of `functional`."""
    kernels: Mapping[str, Kernel]


def computed_table(operator: OpOverload) -> dict[DispatchKey, Entry]:
    """Every runtime key's entry, missing ones included, in the order of printed tables."""
    return {key: computed_entry(operator, key) for key in RUNTIME_KEYS}


def beside(functional: OpOverload | None, key: DispatchKey, reason: str) -> Entry:
    """Where `chosen` found no kernel for `reason`: what is made from `functional`'s, or the fallback."""
    if functional is not None:
        derived = _derived(functional, key)
        if derived is not None:
            return Entry(derived, DERIVED)
    if reason == AMBIGUOUS:
        return Entry(_AMBIGUOUS_KERNEL, reason)
    fallback = FALLBACKS.get(key.name)
    return Entry(None, reason) if fallback is None else Entry(fallback, "backend fallback")


_AMBIGUOUS_KERNEL = Kernel(None, KernelKind.ambiguous, "ambiguous_autogradother")


def _derived(functional: OpOverload, key: DispatchKey) -> Kernel | None:
    """What a variant is made from; None where its functional operator has no kernel of its own.

    Autograd kernels are made for one variant; only a composition of operators is differentiable in
    another variant as it stands.
    """
    kernel, reason = chosen(functional.kernels, key.name)
    if kernel is None or (key.name.startswith("Autograd") and reason != "math kernel"):
        return None
    return Kernel(kernel.function, KernelKind.variant, kernel.place)
