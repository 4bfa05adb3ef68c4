"""Computed dispatch tables: which kernel serves a key, and by which rule.

The rules and their order are PyTorch's, and are data (`PRECEDENCE`): ``gradsmith explain`` has the same
data, and a test compares them, as it compares every entry that the two come to.

What the generator adds counts as registered: autograd kernels at ``Autograd``, the layers of views and of
version counts at ``ADInplaceOrView``; and in-place and ``out=`` forms, which have no kernels of their
own, are served by what is made from their functional operator's.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypeVar

from gradsmith.dispatch.kernel import Entry, Kernel
from gradsmith.dispatch.keys import ALIAS_KEYS, DispatchKey
from gradsmith.dispatch.keysets import RUNTIME_KEYS, alias_keyset, backends_of_autograd
from gradsmith.dispatch.operator import OpOverload
from gradsmith.dispatch.registry import FALLBACKS
from gradsmith.dispatch.wrapping import is_plain_view

__all__ = [
    "AMBIGUOUS",
    "DERIVED",
    "PRECEDENCE",
    "Rule",
    "chosen",
    "computed_entry",
    "computed_table",
    "generated_kernels",
    "registered_kernels",
]

K = TypeVar("K")
_PACKAGE = "gradsmith.dispatch"


class Rule(NamedTuple):
    """A registration at an alias key serves the alias's keys where no earlier rule applies."""

    alias: str
    reason: str
    serves_undefined: bool = False
    """Whether it serves calls without tensors, too."""
    yields: bool = False
    """Whether a kernel of the backend below, or one for all backends, keeps it from the key."""


PRECEDENCE = (
    Rule("CompositeExplicitAutogradNonFunctional", "default backend kernel", True),
    Rule("CompositeExplicitAutograd", "default backend kernel", True),
    Rule("CompositeImplicitAutogradNestedTensor", "nested kernel"),
    Rule("CompositeImplicitAutograd", "math kernel", True, True),
    Rule("Autograd", "autograd kernel"),
    Rule("FuncTorchBatchedDecomposition", "batched kernel"),
)
"""After a kernel registered at the key itself, and before the key's backend fallback."""

AMBIGUOUS = "ambiguous autogradother"
"""Several backends share ``AutogradOther``: beside a kernel of one of them, nobody can say whether a
composite kernel serves it."""
DERIVED = "derived form"
"""The in-place or ``out=`` form is made from the functional operator's kernel for the key."""


def chosen(kernels: Mapping[str, K], key: DispatchKey) -> tuple[K | None, str]:
    """Of `kernels` by the keys they are registered at, the one for a runtime key, and the rule's name.

    (None, "missing") when none serves it; (None, `AMBIGUOUS`) when it cannot be told which does.
    """
    if key.name in kernels:
        return kernels[key.name], "kernel"
    for rule in PRECEDENCE:
        if rule.alias not in kernels:
            continue
        if key not in alias_keyset(DispatchKey[rule.alias]):
            if key.name != "Undefined" or not rule.serves_undefined:
                continue
        elif rule.yields and _has_backend_kernel(kernels, key):
            if rule.reason == "math kernel" and key.name == "AutogradOther":
                if _has_kernel_below(kernels, key):
                    return None, AMBIGUOUS
            continue
        return kernels[rule.alias], rule.reason
    return None, "missing"


def _has_backend_kernel(kernels: Mapping[str, K], key: DispatchKey) -> bool:
    return "CompositeExplicitAutograd" in kernels or _has_kernel_below(kernels, key)


def _has_kernel_below(kernels: Mapping[str, K], key: DispatchKey) -> bool:
    backends = backends_of_autograd(key)
    return any(name not in ALIAS_KEYS and backends.has(name) for name in kernels)


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
    place = operator.declared_at
    has_out = any(p.out for p in signature.parameters)
    if traits.autograd:
        function = f"{operator.generated}.autograd_kernels:{operator.identifier}"
        found["Autograd"] = Kernel(function, "recording", place)
    elif traits.undifferentiated:
        function = f"{_PACKAGE}.layers:without_derivative"
        found["Autograd"] = Kernel(function, "undifferentiated", place)
    elif traits.form_of and has_out:
        found["Autograd"] = Kernel(f"{_PACKAGE}.forms:refuse_recording", "refusal", place)
    computes = operator if has_out else operator.functional or operator
    if _is_composite(computes):
        return found
    if signature.written:
        function = f"{_PACKAGE}.layers:counting_changes"
        found["ADInplaceOrView"] = Kernel(function, "inplace", place)
    elif traits.view:
        found["ADInplaceOrView"] = Kernel(_linking(operator), "view", place)
    return found


def registered_kernels(operator: OpOverload) -> dict[str, Kernel]:
    """Everything that counts as registered, by key: what somebody registered before what was generated.

    A form has what it makes from its functional operator's kernels, at the same keys.
    """
    found = {**generated_kernels(operator), **operator.kernels}
    functional = operator.functional
    if functional is not None:
        for key, kernel in functional.kernels.items():
            if not key.startswith("Autograd"):
                found.setdefault(key, Kernel(kernel.function, "form", kernel.source))
    return found


def _linking(operator: OpOverload) -> str:
    """What makes the result a view: the maker of the only tensor, or a layer around the kernel below."""
    backend = operator.kernels.get("CPU")
    if is_plain_view(operator) and backend is not None and backend.kind == "array":
        maker = "make_view" if operator.traits.autograd else "make_undifferentiable_view"
        return f"gradsmith.autograd.views:{maker}"
    return f"{_PACKAGE}.layers:linking_views"


def _is_composite(operator: OpOverload) -> bool:
    """Whether calls of it become calls of other operators, which see to views and versions."""
    return chosen(operator.kernels, DispatchKey["CPU"])[1] == "math kernel"


# -- the table ----------------------------------------------------------------------------------------


def computed_entry(operator: OpOverload, key: DispatchKey) -> Entry:
    """The kernel of `operator` for a runtime key and the rule that chose it."""
    return _entry(operator, {**generated_kernels(operator), **operator.kernels}, key)


def computed_table(operator: OpOverload) -> dict[DispatchKey, Entry]:
    """Every runtime key's entry, missing ones included, in the order of printed tables."""
    registered = {**generated_kernels(operator), **operator.kernels}
    return {key: _entry(operator, registered, key) for key in RUNTIME_KEYS}


def _entry(operator: OpOverload, registered: Mapping[str, Kernel], key: DispatchKey) -> Entry:
    kernel, reason = chosen(registered, key)
    if kernel is not None:
        return Entry(kernel, reason)
    functional = operator.functional
    if functional is not None:
        derived = _derived(functional, key)
        if derived is not None:
            return Entry(derived, DERIVED)
    if reason == AMBIGUOUS:
        return Entry(_AMBIGUOUS_KERNEL, reason)
    if key.name in FALLBACKS:
        return Entry(FALLBACKS[key.name], "backend fallback")
    return Entry(None, reason)


_AMBIGUOUS_KERNEL = Kernel(None, "ambiguous", "ambiguous_autogradother")


def _derived(functional: OpOverload, key: DispatchKey) -> Kernel | None:
    """What a form is made from; None where its functional operator has no kernel of its own.

    Autograd kernels are made for one form; only a composition of operators is differentiable in
    another form as it stands.
    """
    kernel, reason = chosen(functional.kernels, key)
    if kernel is None or (key.name.startswith("Autograd") and reason != "math kernel"):
        return None
    return Kernel(kernel.function, "form", kernel.source)
