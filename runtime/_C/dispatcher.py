"""Questions about dispatch keys, by PyTorch's private names."""

from __future__ import annotations

from typing import Any

from ..core.bits import INFERENCE, KEYSET_SHIFT
from ..core.keys import DispatchKey, key_named
from ..core.keysets import FULL_KEYSET, DispatchKeySet, backends_of_autograd
from ..core.state import no_python_dispatch
from ..dispatch import guards
from ..schema.dispatch_keys import BACKENDS

_AutoDispatchBelowAutograd = guards.acting_at_once(guards.AutoDispatchBelowAutograd)
_DisableTorchDispatch = guards.acting_at_once(no_python_dispatch)
_dispatch_autogradother_backends = backends_of_autograd(DispatchKey["AutogradOther"])


def _dispatch_key_name(key: DispatchKey | str) -> str:
    """The name of a key."""
    return key_named(key).name


def _dispatch_keyset_full() -> DispatchKeySet:
    """The set of all keys."""
    return FULL_KEYSET


def _dispatch_num_backends() -> int:
    """How many backends there are keys for."""
    return len(BACKENDS)


def _parse_dispatch_key(name: str) -> DispatchKey | None:
    """The key of this name; None for a name that no key has."""
    return DispatchKey.__members__.get(name)


def _dispatch_keys(tensor: Any) -> DispatchKeySet:
    """The keyset of a tensor."""
    keys = DispatchKeySet(tensor._bits_ >> KEYSET_SHIFT)
    if tensor._bits_ & INFERENCE:
        keys = keys - DispatchKeySet(["ADInplaceOrView", "AutogradCPU"])
    return keys
