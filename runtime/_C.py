"""PyTorch's private names for what programs over its dispatcher use; each is something of `gradsmith.dispatch`."""

# ruff: noqa: N816, N999 - the names are PyTorch's

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any

from gradsmith.generated import autograd_nodes as _nodes
from gradsmith.generated import nn as _nn

from ._dispatch.python import enable_pre_dispatch, enable_python_dispatcher, no_python_dispatcher
from .autograd import bindings as _autograd
from .autograd import grad_mode
from .autograd.custom_function.context import _FunctionBase
from .autograd.engine import graph_task
from .autograd.engine.imperative import ImperativeEngine as _ImperativeEngine
from .autograd.forward_ad import _is_fwd_grad_enabled
from .autograd.grad_mode import is_grad_enabled, is_inference_mode_enabled
from .autograd.nodes.accumulate_grad import AccumulateGrad
from .autograd.nodes.delayed_error import DelayedError, Error
from .autograd.nodes.unregistered import autograd_fallback_mode, set_autograd_fallback_mode
from .autograd.tools.anomaly import (
    is_anomaly_check_nan_enabled,
    is_anomaly_enabled,
    set_anomaly_enabled,
)
from .autograd.views.nodes import AsStridedBackward0, CopySlices
from .core.classes import disabled_torch_dispatch as _disabled_torch_dispatch_impl
from .core.keys import DispatchKey, key_named
from .core.keysets import FULL_KEYSET, DispatchKeySet, backends_of_autograd
from .core.state import no_python_dispatch, state
from .dispatch import guards
from .dispatch.inspect import by_name, dump, invariants
from .dispatch.operator import OpOverload as _DispatchOperatorHandle
from .dispatch.tags import Tag
from .registration.dispatch_module import DispatchModule as _DispatchModule
from .registration.kernels import get_kernel
from .schema.dispatch_keys import BACKENDS

__all__ = [
    "DispatchKey",
    "DispatchKeySet",
    "Tag",
    "_AutoDispatchBelowADInplaceOrView",
    "_AutoDispatchBelowAutograd",
    "_ExcludeDispatchKeyGuard",
    "_FunctionBase",
    "_ImperativeEngine",
    "_InferenceMode",
    "_any_requires_grad",
    "_autograd",
    "_functions",
    "_is_fwd_grad_enabled",
    "_is_grad_layout_enforcement_enabled",
    "_is_multithreading_enabled",
    "_is_view_replay_enabled",
    "_set_fwd_grad_enabled",
    "_set_grad_enabled",
    "_set_grad_layout_enforcement_enabled",
    "_set_multithreading_enabled",
    "is_anomaly_check_nan_enabled",
    "is_anomaly_enabled",
    "is_grad_enabled",
    "is_inference_mode_enabled",
    "set_anomaly_enabled",
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
    "_DisablePythonDispatcher",
    "_DisableTorchDispatch",
    "_DispatchModule",
    "_DispatchOperatorHandle",
    "_EnablePreDispatch",
    "_EnablePythonDispatcher",
    "_disabled_torch_dispatch_impl",
    "_dispatch_autogradother_backends",
    "_dispatch_call_boxed",
    "_dispatch_check_all_invariants",
    "_dispatch_check_invariants",
    "_dispatch_dump",
    "_dispatch_dump_table",
    "_dispatch_find_dangling_impls",
    "_dispatch_find_schema_or_throw",
    "_dispatch_get_all_op_names",
    "_dispatch_get_backend_keyset_from_autograd",
    "_dispatch_get_computed_kernel_for_dispatch_key",
    "_dispatch_get_registrations_for_dispatch_key",
    "_dispatch_has_backend_fallback",
    "_dispatch_has_computed_kernel_for_dispatch_key",
    "_dispatch_has_kernel",
    "_dispatch_has_kernel_for_any_dispatch_key",
    "_dispatch_has_kernel_for_dispatch_key",
    "_dispatch_isTensorSubclassLike",
    "_dispatch_is_alias_key",
    "_dispatch_is_included_in_alias",
    "_dispatch_kernel_for_dispatch_key_is_fallthrough",
    "_dispatch_key_for_device",
    "_dispatch_key_name",
    "_dispatch_key_parse",
    "_dispatch_key_set",
    "_dispatch_keys",
    "_dispatch_keyset_full",
    "_dispatch_keyset_full_after",
    "_dispatch_keyset_to_string",
    "_dispatch_library",
    "_dispatch_num_backends",
    "_dispatch_print_registrations_for_dispatch_key",
    "_dispatch_set_report_error_callback",
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

sys.modules[f"{__name__}._autograd"] = _autograd
_any_requires_grad = _autograd.any_requires_grad
_is_multithreading_enabled = grad_mode.is_multithreading_enabled
_is_grad_layout_enforcement_enabled = grad_mode.is_grad_layout_enforcement_enabled
_set_grad_layout_enforcement_enabled = grad_mode.set_grad_layout_enforcement_enabled
_is_view_replay_enabled = grad_mode.is_view_replay_enabled


class _Functions(ModuleType):
    """The classes of nodes, by name."""

    AccumulateGrad = AccumulateGrad
    AsStridedBackward0 = AsStridedBackward0
    CopySlices = CopySlices
    DelayedError = DelayedError
    Error = Error

    def __getattr__(self, name: str) -> Any:
        return getattr(_nodes, name)


_functions = _Functions(f"{__name__}._functions")


def _set_grad_enabled(enabled: bool) -> None:
    """Switch recording on or off, on this thread."""
    grad_mode.set_grad_enabled(enabled)


def _set_fwd_grad_enabled(enabled: bool) -> None:
    """Let calls carry tangents on this thread, or not."""
    state.forward_enabled = enabled
    state.refresh()


def _set_multithreading_enabled(enabled: bool) -> None:
    """For programs written for PyTorch: backward always runs on the thread that calls it."""
    grad_mode.set_multithreading_enabled(enabled)


_AutoDispatchBelowADInplaceOrView = guards.AutoDispatchBelowADInplaceOrView
_AutoDispatchBelowAutograd = guards.acting_at_once(guards.AutoDispatchBelowAutograd)
_DisableTorchDispatch = guards.acting_at_once(no_python_dispatch)
_InferenceMode = guards.acting_at_once(grad_mode.inference_mode)
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
_set_autograd_fallback_mode = set_autograd_fallback_mode

# -- the dispatcher's registrations, by name

_DisablePythonDispatcher = no_python_dispatcher
_EnablePreDispatch = enable_pre_dispatch
_EnablePythonDispatcher = enable_python_dispatcher
_dispatch_autogradother_backends = backends_of_autograd(DispatchKey["AutogradOther"])
_dispatch_call_boxed = by_name.call
_dispatch_check_all_invariants = invariants.check_all_invariants
_dispatch_check_invariants = invariants.check_invariants
_dispatch_dump = dump.dump
_dispatch_dump_table = dump.dump_table
_dispatch_find_dangling_impls = dump.find_dangling_impls
_dispatch_find_schema_or_throw = by_name.operator_or_error
_dispatch_get_all_op_names = by_name.all_operators
_dispatch_get_backend_keyset_from_autograd = by_name.backends_below
_dispatch_get_computed_kernel_for_dispatch_key = get_kernel
_dispatch_get_registrations_for_dispatch_key = by_name.registrations
_dispatch_has_backend_fallback = by_name.has_fallback
_dispatch_has_computed_kernel_for_dispatch_key = dump.has_computed_kernel_for_dispatch_key
_dispatch_has_kernel = by_name.has_kernel
_dispatch_has_kernel_for_any_dispatch_key = by_name.has_kernel_for_any
_dispatch_has_kernel_for_dispatch_key = dump.has_kernel_for_dispatch_key
_dispatch_isTensorSubclassLike = by_name.is_subclass_like
_dispatch_is_alias_key = by_name.is_alias
_dispatch_is_included_in_alias = by_name.is_in_alias
_dispatch_kernel_for_dispatch_key_is_fallthrough = by_name.is_fallthrough
_dispatch_key_for_device = by_name.key_of_device
_dispatch_key_parse = by_name.key_parsed
_dispatch_key_set = by_name.keyset_of
_dispatch_keyset_full_after = by_name.full_keyset_after
_dispatch_keyset_to_string = by_name.keyset_text
_dispatch_library = _DispatchModule
_dispatch_print_registrations_for_dispatch_key = by_name.print_registrations
_dispatch_set_report_error_callback = by_name.report_missing


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
    from .core.bits import INFERENCE, KEYSET_SHIFT

    keys = DispatchKeySet(tensor._bits_ >> KEYSET_SHIFT)
    if tensor._bits_ & INFERENCE:
        keys = keys - DispatchKeySet(["ADInplaceOrView", "AutogradCPU"])
    return keys
