"""PyTorch's private names that subclasses, modes and extensions use.

Each name refers to something defined elsewhere (`_ELSEWHERE`) or in a sibling module, and is imported on first use.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any

_ELSEWHERE = {
    "parse_schema": "_C.operators:parse_schema",
    "Block": "_C.graphs:Block",
    "Graph": "_C.graphs:Graph",
    "Node": "_C.graphs:Node",
    "Value": "_C.graphs:Value",
    "_DisablePythonDispatcher": "_dispatch.python:no_python_dispatcher",
    "_EnablePreDispatch": "_dispatch.python:enable_pre_dispatch",
    "_EnablePythonDispatcher": "_dispatch.python:enable_python_dispatcher",
    "_any_requires_grad": "autograd.bindings:any_requires_grad",
    "_FunctionBase": "autograd.custom_function.context:_FunctionBase",
    "_current_autograd_node": "autograd.engine.graph_task:current_node",
    "_current_graph_task_execution_order": "autograd.engine.graph_task:execution_order",
    "_current_graph_task_id": "autograd.engine.graph_task:current_task_id",
    "_will_engine_execute_node": "autograd.engine.graph_task:will_execute_node",
    "_ImperativeEngine": "autograd.engine.imperative:ImperativeEngine",
    "_enter_dual_level": "autograd.forward_ad:enter_dual_level",
    "_exit_dual_level": "autograd.forward_ad:exit_dual_level",
    "_is_fwd_grad_enabled": "autograd.forward_ad:_is_fwd_grad_enabled",
    "_is_grad_layout_enforcement_enabled": "autograd.grad_mode:is_grad_layout_enforcement_enabled",
    "_is_multithreading_enabled": "autograd.grad_mode:is_multithreading_enabled",
    "_is_view_replay_enabled": "autograd.grad_mode:is_view_replay_enabled",
    "_set_grad_layout_enforcement_enabled": "autograd.grad_mode:set_grad_layout_enforcement_enabled",
    "is_grad_enabled": "autograd.grad_mode:is_grad_enabled",
    "is_inference_mode_enabled": "autograd.grad_mode:is_inference_mode_enabled",
    "_increment_version": "autograd.graph:increment_version",
    "_get_autograd_fallback_mode": "autograd.nodes.unregistered:autograd_fallback_mode",
    "_set_autograd_fallback_mode": "autograd.nodes.unregistered:set_autograd_fallback_mode",
    "is_anomaly_check_nan_enabled": "autograd.tools.anomaly:is_anomaly_check_nan_enabled",
    "is_anomaly_enabled": "autograd.tools.anomaly:is_anomaly_enabled",
    "set_anomaly_enabled": "autograd.tools.anomaly:set_anomaly_enabled",
    "_disabled_torch_dispatch_impl": "core.classes:disabled_torch_dispatch",
    "_disabled_torch_function_impl": "core.classes:disabled_torch_function",
    "device": "core.device:device",
    "dtype": "core.dtypes:dtype",
    "Generator": "core.generator:Generator",
    "DispatchKey": "core.keys:DispatchKey",
    "DispatchKeySet": "core.keysets:DispatchKeySet",
    "layout": "core.layout:layout",
    "memory_format": "core.layout:memory_format",
    "Size": "core.size:Size",
    "TensorBase": "core.tensor:Tensor",
    "_TensorBase": "core.tensor:Tensor",
    "_TensorMeta": "core.tensor:TensorType",
    "DisableTorchFunction": "core.torch_function:DisableTorchFunction",
    "DisableTorchFunctionSubclass": "core.torch_function:DisableTorchFunctionSubclass",
    "finfo": "core.type_info:finfo",
    "iinfo": "core.type_info:iinfo",
    "_AutoDispatchBelowADInplaceOrView": "dispatch.guards:AutoDispatchBelowADInplaceOrView",
    "_ExcludeDispatchKeyGuard": "dispatch.guards:ExcludeDispatchKeyGuard",
    "_ForceDispatchKeyGuard": "dispatch.guards:ForceDispatchKeyGuard",
    "_IncludeDispatchKeyGuard": "dispatch.guards:IncludeDispatchKeyGuard",
    "_PreserveDispatchKeyGuard": "dispatch.guards:PreserveDispatchKeyGuard",
    "_SetExcludeDispatchKeyGuard": "dispatch.guards:SetExcludeDispatchKeyGuard",
    "_after_ADInplaceOrView_keyset": "dispatch.guards:AFTER_ADINPLACEORVIEW",
    "_after_autograd_keyset": "dispatch.guards:AFTER_AUTOGRAD",
    "_dispatch_tls_is_dispatch_key_excluded": "dispatch.guards:is_excluded",
    "_dispatch_tls_is_dispatch_key_included": "dispatch.guards:is_included",
    "_dispatch_tls_local_exclude_set": "dispatch.guards:excluded_keys",
    "_dispatch_tls_local_include_set": "dispatch.guards:included_keys",
    "_dispatch_tls_set_dispatch_key_excluded": "dispatch.guards:set_excluded",
    "_dispatch_tls_set_dispatch_key_included": "dispatch.guards:set_included",
    "_dispatch_call_boxed": "dispatch.inspect.by_name:call",
    "_dispatch_find_schema_or_throw": "dispatch.inspect.by_name:operator_or_error",
    "_dispatch_get_all_op_names": "dispatch.inspect.by_name:all_operators",
    "_dispatch_get_backend_keyset_from_autograd": "dispatch.inspect.by_name:backends_below",
    "_dispatch_get_registrations_for_dispatch_key": "dispatch.inspect.by_name:registrations",
    "_dispatch_has_backend_fallback": "dispatch.inspect.by_name:has_fallback",
    "_dispatch_has_kernel": "dispatch.inspect.by_name:has_kernel",
    "_dispatch_has_kernel_for_any_dispatch_key": "dispatch.inspect.by_name:has_kernel_for_any",
    "_dispatch_isTensorSubclassLike": "dispatch.inspect.by_name:is_subclass_like",
    "_dispatch_is_alias_key": "dispatch.inspect.by_name:is_alias",
    "_dispatch_is_included_in_alias": "dispatch.inspect.by_name:is_in_alias",
    "_dispatch_kernel_for_dispatch_key_is_fallthrough": "dispatch.inspect.by_name:is_fallthrough",
    "_dispatch_key_for_device": "dispatch.inspect.by_name:key_of_device",
    "_dispatch_key_parse": "dispatch.inspect.by_name:key_parsed",
    "_dispatch_key_set": "dispatch.inspect.by_name:keyset_of",
    "_dispatch_keyset_full_after": "dispatch.inspect.by_name:full_keyset_after",
    "_dispatch_keyset_to_string": "dispatch.inspect.by_name:keyset_text",
    "_dispatch_print_registrations_for_dispatch_key": "dispatch.inspect.by_name:print_registrations",
    "_dispatch_set_report_error_callback": "dispatch.inspect.by_name:report_missing",
    "_dispatch_dump": "dispatch.inspect.dump:dump",
    "_dispatch_dump_table": "dispatch.inspect.dump:dump_table",
    "_dispatch_find_dangling_impls": "dispatch.inspect.dump:find_dangling_impls",
    "_dispatch_has_computed_kernel_for_dispatch_key": "dispatch.inspect.dump:has_computed_kernel_for_dispatch_key",
    "_dispatch_has_kernel_for_dispatch_key": "dispatch.inspect.dump:has_kernel_for_dispatch_key",
    "_dispatch_check_all_invariants": "dispatch.inspect.invariants:check_all_invariants",
    "_dispatch_check_invariants": "dispatch.inspect.invariants:check_invariants",
    "_DispatchOperatorHandle": "dispatch.operator:OpOverload",
    "ListType": "dispatch.schema_types:ListType",
    "OptionalType": "dispatch.schema_types:OptionalType",
    "Type": "dispatch.schema_types:Type",
    "Argument": "dispatch.schema_view:ArgumentView",
    "FunctionSchema": "dispatch.schema_view:SchemaView",
    "_AliasInfo": "dispatch.schema_view:AliasInfo",
    "Tag": "dispatch.tags:Tag",
    "_LinAlgError": "operators.linalg.errors:LinAlgError",
    "_is_torch_function_mode_enabled": "overrides.modes:_is_torch_function_mode_enabled",
    "_len_torch_function_stack": "overrides.modes:_len_torch_function_stack",
    "_DispatchModule": "registration.dispatch_module:DispatchModule",
    "_dispatch_library": "registration.dispatch_module:DispatchModule",
    "_dispatch_get_computed_kernel_for_dispatch_key": "registration.kernels:get_kernel",
    "_DisableFuncTorch": "transforms.levels:outside",
    "_are_functorch_transforms_active": "transforms.levels:is_open",
    "_len_torch_dispatch_stack": "utils._python_dispatch:_len_torch_dispatch_stack",
}
"""PyTorch's names of what other modules define: ``module:name``."""
_MODULES = {"_autograd": "gradsmith.autograd.bindings", "_nn": "gradsmith._C._nn"}
_BESIDE = ("dispatcher", "handlers", "operators", "recording", "tensors")


_SETTINGS_OF_COMPILERS = (
    *("_jit_override_can_fuse_on_cpu", "_jit_override_can_fuse_on_gpu", "_jit_set_nvfuser_enabled"),
    *("_jit_set_profiling_executor", "_jit_set_profiling_mode", "_jit_set_texpr_fuser_enabled"),
)


def _keep_setting(value: Any = None) -> bool:
    """Nothing: there is no such compiler.  Whether it was on before."""
    return False


def __dir__() -> list[str]:
    beside = [
        n for name in _BESIDE for n in dir(import_module(f"{__name__}.{name}")) if n[0] == "_"
    ]
    return sorted({*globals(), *_ELSEWHERE, *_MODULES, "_functorch", *beside})


def __getattr__(name: str) -> Any:
    if name in _MODULES:
        found: Any = import_module(_MODULES[name])
        sys.modules[f"{__name__}.{name}"] = found
    elif name in _ELSEWHERE:
        place, _, own = _ELSEWHERE[name].partition(":")
        found = getattr(import_module(f"gradsmith.{place}"), own)
    elif name in _SETTINGS_OF_COMPILERS:
        return _keep_setting
    elif name == "_functorch":
        return import_module(f"{__name__}._functorch")
    else:
        modules = (
            ()
            if name.startswith("__")
            else map(import_module, (f"{__name__}.{module}" for module in _BESIDE))
        )
        module = next((m for m in modules if hasattr(m, name)), None)
        if module is None:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        found = getattr(module, name)
    globals()[name] = found
    return found
