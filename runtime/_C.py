"""PyTorch's private names for what programs over its dispatcher use; each is something of `gradsmith.dispatch`."""

# ruff: noqa: N816, N999 - the names are PyTorch's

from __future__ import annotations

from typing import Any

from gradsmith.generated import nn as _nn

from .autograd.engine import graph_task
from .autograd.nodes.unregistered import autograd_fallback_mode, set_autograd_fallback_mode
from .core.keys import DispatchKey, key_named
from .core.keysets import DispatchKeySet
from .dispatch import guards
from .dispatch.tags import Tag

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
    "_current_autograd_node",
    "_current_graph_task_execution_order",
    "_current_graph_task_id",
    "_will_engine_execute_node",
    "_dispatch_keys",
    "_dispatch_tls_is_dispatch_key_excluded",
    "_dispatch_tls_is_dispatch_key_included",
    "_dispatch_tls_local_exclude_set",
    "_dispatch_tls_local_include_set",
    "_dispatch_tls_set_dispatch_key_excluded",
    "_dispatch_tls_set_dispatch_key_included",
    "_get_autograd_fallback_mode",
    "_nn",
    "_parse_dispatch_key",
    "_set_autograd_fallback_mode",
]

_AutoDispatchBelowADInplaceOrView = guards.AutoDispatchBelowADInplaceOrView
_AutoDispatchBelowAutograd = guards.AutoDispatchBelowAutograd
_ExcludeDispatchKeyGuard = guards.ExcludeDispatchKeyGuard
_ForceDispatchKeyGuard = guards.ForceDispatchKeyGuard
_IncludeDispatchKeyGuard = guards.IncludeDispatchKeyGuard
_PreserveDispatchKeyGuard = guards.PreserveDispatchKeyGuard
_SetExcludeDispatchKeyGuard = guards.SetExcludeDispatchKeyGuard
_after_ADInplaceOrView_keyset = guards.AFTER_ADINPLACEORVIEW
_after_autograd_keyset = guards.AFTER_AUTOGRAD
_current_autograd_node = graph_task.current_node
_current_graph_task_execution_order = graph_task.execution_order
_current_graph_task_id = graph_task.current_task_id
_will_engine_execute_node = graph_task.will_execute_node
_dispatch_tls_is_dispatch_key_excluded = guards.is_excluded
_dispatch_tls_is_dispatch_key_included = guards.is_included
_dispatch_tls_local_exclude_set = guards.excluded_keys
_dispatch_tls_local_include_set = guards.included_keys
_dispatch_tls_set_dispatch_key_excluded = guards.set_excluded
_dispatch_tls_set_dispatch_key_included = guards.set_included
_get_autograd_fallback_mode = autograd_fallback_mode
_parse_dispatch_key = key_named
_set_autograd_fallback_mode = set_autograd_fallback_mode


def _dispatch_keys(tensor: Any) -> DispatchKeySet:
    """The keyset of a tensor."""
    from .core.bits import INFERENCE, KEYSET_SHIFT

    keys = DispatchKeySet(tensor._bits >> KEYSET_SHIFT)
    if tensor._bits & INFERENCE:
        keys = keys - DispatchKeySet(["ADInplaceOrView", "AutogradCPU"])
    return keys
