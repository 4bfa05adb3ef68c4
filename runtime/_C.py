"""PyTorch's private names for what programs over its dispatcher use; each is something of `gradsmith.dispatch`."""

from __future__ import annotations

from typing import Any

from gradsmith.autograd.unregistered import (
    autograd_fallback_mode as _get_autograd_fallback_mode,
    set_autograd_fallback_mode as _set_autograd_fallback_mode,
)
from gradsmith.dispatch.guards import (
    AFTER_ADINPLACEORVIEW as _after_ADInplaceOrView_keyset,
    AFTER_AUTOGRAD as _after_autograd_keyset,
    AutoDispatchBelowADInplaceOrView as _AutoDispatchBelowADInplaceOrView,
    AutoDispatchBelowAutograd as _AutoDispatchBelowAutograd,
    ExcludeDispatchKeyGuard as _ExcludeDispatchKeyGuard,
    ForceDispatchKeyGuard as _ForceDispatchKeyGuard,
    IncludeDispatchKeyGuard as _IncludeDispatchKeyGuard,
    PreserveDispatchKeyGuard as _PreserveDispatchKeyGuard,
    SetExcludeDispatchKeyGuard as _SetExcludeDispatchKeyGuard,
    excluded_keys as _dispatch_tls_local_exclude_set,
    included_keys as _dispatch_tls_local_include_set,
    is_excluded as _dispatch_tls_is_dispatch_key_excluded,
    is_included as _dispatch_tls_is_dispatch_key_included,
    set_excluded as _dispatch_tls_set_dispatch_key_excluded,
    set_included as _dispatch_tls_set_dispatch_key_included,
)
from gradsmith.dispatch.keys import DispatchKey, DispatchKeySet, key_named as _parse_dispatch_key
from gradsmith.dispatch.tags import Tag

__all__ = [
    "DispatchKey",
    "DispatchKeySet",
    "Tag",
    "_AutoDispatchBelowADInplaceOrView",
    "_AutoDispatchBelowAutograd",
    "_ExcludeDispatchKeyGuard",
    "_ForceDispatchKeyGuard",
    "_IncludeDispatchKeyGuard",
    "_PreserveDispatchKeyGuard",
    "_SetExcludeDispatchKeyGuard",
    "_after_ADInplaceOrView_keyset",
    "_after_autograd_keyset",
    "_dispatch_keys",
    "_dispatch_tls_is_dispatch_key_excluded",
    "_dispatch_tls_is_dispatch_key_included",
    "_dispatch_tls_local_exclude_set",
    "_dispatch_tls_local_include_set",
    "_dispatch_tls_set_dispatch_key_excluded",
    "_dispatch_tls_set_dispatch_key_included",
    "_get_autograd_fallback_mode",
    "_parse_dispatch_key",
    "_set_autograd_fallback_mode",
]


def _dispatch_keys(tensor: Any) -> DispatchKeySet:
    """The keyset of a tensor."""
    from gradsmith.traits import INFERENCE, KEYSET_SHIFT

    keys = DispatchKeySet(tensor._bits >> KEYSET_SHIFT)
    if tensor._bits & INFERENCE:
        keys = keys - DispatchKeySet(["ADInplaceOrView", "AutogradCPU"])
    return keys
