"""The rule by which the dispatcher chooses a kernel for a key: PyTorch's, and data (`PRECEDENCE`).

The dispatcher applies it to what is registered, ``gradsmith explain`` to what YAML declares.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple, TypeVar

from .dispatch_keys import AUTOGRAD_WITHOUT_BACKEND, BACKENDS, OTHER_BACKENDS, PER_BACKEND

K = TypeVar("K")


class Rule(NamedTuple):
    """A kernel at an alias key serves the alias's keys where no earlier rule applies."""

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
"""After a kernel at the key itself, and before the key's fallback."""

AMBIGUOUS = "ambiguous autogradother"
"""Several backends share ``AutogradOther``: beside a kernel of one of them, nobody can say whether a
composite kernel serves it."""


def chosen(kernels: Mapping[str, K], key: str) -> tuple[K | None, str]:
    """Of `kernels` by the keys they are given for, the one for a key of the table, and the rule's name.

    (None, "missing") when none serves it; (None, `AMBIGUOUS`) when it cannot be told which does.
    """
    if key in kernels:
        return kernels[key], "kernel"
    for rule in PRECEDENCE:
        if rule.alias not in kernels:
            continue
        if key not in _ALIAS_KEYSETS[rule.alias]:
            if key != "Undefined" or not rule.serves_undefined:
                continue
        elif rule.yields:
            below = any(name in backends_of_autograd(key) for name in kernels)
            if below and key == "AutogradOther":
                return None, AMBIGUOUS
            if below or "CompositeExplicitAutograd" in kernels:
                continue
        return kernels[rule.alias], rule.reason
    return None, "missing"


def _of_each_backend(functionality: str) -> frozenset[str]:
    return frozenset(PER_BACKEND[functionality] + backend for backend in BACKENDS)


def alias_keyset(alias: str) -> frozenset[str]:
    """The keys that a kernel at an alias key may serve.  Raises KeyError for any other key."""
    return _ALIAS_KEYSETS[alias]


def _alias_keysets() -> dict[str, frozenset[str]]:
    dense, sparse, nested, quantized, compressed, autograd = map(
        _of_each_backend,
        ("Dense", "Sparse", "NestedTensor", "Quantized", "SparseCsr", "AutogradFunctionality"),
    )
    backends = dense | sparse | quantized | compressed | frozenset(OTHER_BACKENDS)
    autograd |= {"AutogradOther", "AutogradNestedTensor"}
    lacking = sparse | {k for k in backends if k.endswith(("XLA", "Lazy"))}
    return {
        "Autograd": autograd,
        "CompositeImplicitAutograd": backends | nested | autograd,
        "CompositeExplicitAutograd": backends,
        "CompositeExplicitAutogradNonFunctional": backends - lacking,
        "CompositeImplicitAutogradNestedTensor": nested | {"AutogradNestedTensor"},
        "FuncTorchBatchedDecomposition": frozenset({"FuncTorchBatched"}),
    }


_ALIAS_KEYSETS = _alias_keysets()
"""By alias key the keys that a kernel there may serve."""


@cache
def backends_of_autograd(key: str) -> frozenset[str]:
    """The keys below an autograd key: a kernel at one of them keeps composite kernels from it."""
    if key == "AutogradOther":
        shared = ("Quantized", "Sparse", "SparseCsr")
        keys = frozenset(key for f in shared for key in _of_each_backend(f))
        return keys | frozenset(shared) | frozenset(OTHER_BACKENDS)
    if key == "AutogradNestedTensor":
        return _of_each_backend("NestedTensor") | {"NestedTensor"}
    backend = key.removeprefix("Autograd")
    if backend == key or backend not in BACKENDS or backend in AUTOGRAD_WITHOUT_BACKEND:
        return frozenset()
    return frozenset({backend, "Dense"})
