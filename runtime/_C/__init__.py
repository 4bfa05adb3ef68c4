"""PyTorch's private names that subclasses, modes and extensions use.

Each name refers to something defined elsewhere (`_ELSEWHERE`) or in a sibling module, and is imported on first use.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any

_ELSEWHERE = {
    "_dispatch.python": {
        "_DisablePythonDispatcher": "no_python_dispatcher",
        "_EnablePreDispatch": "enable_pre_dispatch",
        "_EnablePythonDispatcher": "enable_python_dispatcher",
    },
    "autograd.bindings": {
        "_any_requires_grad": "any_requires_grad",
    },
    "autograd.custom_function.context": {
        "_FunctionBase": "_FunctionBase",
    },
    "autograd.engine.graph_task": {
        "_current_autograd_node": "current_node",
        "_current_graph_task_execution_order": "execution_order",
        "_current_graph_task_id": "current_task_id",
        "_will_engine_execute_node": "will_execute_node",
    },
    "autograd.engine.imperative": {
        "_ImperativeEngine": "ImperativeEngine",
    },
    "autograd.forward_ad": {
        "_enter_dual_level": "enter_dual_level",
        "_exit_dual_level": "exit_dual_level",
        "_is_fwd_grad_enabled": "_is_fwd_grad_enabled",
    },
    "autograd.grad_mode": {
        "_is_grad_layout_enforcement_enabled": "is_grad_layout_enforcement_enabled",
        "_is_multithreading_enabled": "is_multithreading_enabled",
        "_is_view_replay_enabled": "is_view_replay_enabled",
        "_set_grad_layout_enforcement_enabled": "set_grad_layout_enforcement_enabled",
        "is_grad_enabled": "is_grad_enabled",
        "is_inference_mode_enabled": "is_inference_mode_enabled",
    },
    "autograd.graph": {
        "_increment_version": "increment_version",
    },
    "autograd.nodes.unregistered": {
        "_get_autograd_fallback_mode": "autograd_fallback_mode",
        "_set_autograd_fallback_mode": "set_autograd_fallback_mode",
    },
    "autograd.tools.anomaly": {
        "is_anomaly_check_nan_enabled": "is_anomaly_check_nan_enabled",
        "is_anomaly_enabled": "is_anomaly_enabled",
        "set_anomaly_enabled": "set_anomaly_enabled",
    },
    "core.classes": {
        "_disabled_torch_dispatch_impl": "disabled_torch_dispatch",
        "_disabled_torch_function_impl": "disabled_torch_function",
    },
    "operators.linalg.errors": {
        "_LinAlgError": "LinAlgError",
    },
    "core.device": {
        "device": "device",
    },
    "core.dtypes": {
        "dtype": "dtype",
    },
    "core.generator": {
        "Generator": "Generator",
    },
    "core.keys": {
        "DispatchKey": "DispatchKey",
    },
    "core.keysets": {
        "DispatchKeySet": "DispatchKeySet",
    },
    "core.layout": {
        "layout": "layout",
        "memory_format": "memory_format",
    },
    "core.size": {
        "Size": "Size",
    },
    "core.tensor": {
        "TensorBase": "Tensor",
        "_TensorBase": "Tensor",
        "_TensorMeta": "TensorType",
    },
    "core.torch_function": {
        "DisableTorchFunction": "DisableTorchFunction",
        "DisableTorchFunctionSubclass": "DisableTorchFunctionSubclass",
    },
    "core.type_info": {
        "finfo": "finfo",
        "iinfo": "iinfo",
    },
    "dispatch.guards": {
        "_AutoDispatchBelowADInplaceOrView": "AutoDispatchBelowADInplaceOrView",
        "_ExcludeDispatchKeyGuard": "ExcludeDispatchKeyGuard",
        "_ForceDispatchKeyGuard": "ForceDispatchKeyGuard",
        "_IncludeDispatchKeyGuard": "IncludeDispatchKeyGuard",
        "_PreserveDispatchKeyGuard": "PreserveDispatchKeyGuard",
        "_SetExcludeDispatchKeyGuard": "SetExcludeDispatchKeyGuard",
        "_after_ADInplaceOrView_keyset": "AFTER_ADINPLACEORVIEW",
        "_after_autograd_keyset": "AFTER_AUTOGRAD",
        "_dispatch_tls_is_dispatch_key_excluded": "is_excluded",
        "_dispatch_tls_is_dispatch_key_included": "is_included",
        "_dispatch_tls_local_exclude_set": "excluded_keys",
        "_dispatch_tls_local_include_set": "included_keys",
        "_dispatch_tls_set_dispatch_key_excluded": "set_excluded",
        "_dispatch_tls_set_dispatch_key_included": "set_included",
    },
    "dispatch.inspect.by_name": {
        "_dispatch_call_boxed": "call",
        "_dispatch_find_schema_or_throw": "operator_or_error",
        "_dispatch_get_all_op_names": "all_operators",
        "_dispatch_get_backend_keyset_from_autograd": "backends_below",
        "_dispatch_get_registrations_for_dispatch_key": "registrations",
        "_dispatch_has_backend_fallback": "has_fallback",
        "_dispatch_has_kernel": "has_kernel",
        "_dispatch_has_kernel_for_any_dispatch_key": "has_kernel_for_any",
        "_dispatch_isTensorSubclassLike": "is_subclass_like",
        "_dispatch_is_alias_key": "is_alias",
        "_dispatch_is_included_in_alias": "is_in_alias",
        "_dispatch_kernel_for_dispatch_key_is_fallthrough": "is_fallthrough",
        "_dispatch_key_for_device": "key_of_device",
        "_dispatch_key_parse": "key_parsed",
        "_dispatch_key_set": "keyset_of",
        "_dispatch_keyset_full_after": "full_keyset_after",
        "_dispatch_keyset_to_string": "keyset_text",
        "_dispatch_print_registrations_for_dispatch_key": "print_registrations",
        "_dispatch_set_report_error_callback": "report_missing",
    },
    "dispatch.inspect.dump": {
        "_dispatch_dump": "dump",
        "_dispatch_dump_table": "dump_table",
        "_dispatch_find_dangling_impls": "find_dangling_impls",
        "_dispatch_has_computed_kernel_for_dispatch_key": "has_computed_kernel_for_dispatch_key",
        "_dispatch_has_kernel_for_dispatch_key": "has_kernel_for_dispatch_key",
    },
    "dispatch.inspect.invariants": {
        "_dispatch_check_all_invariants": "check_all_invariants",
        "_dispatch_check_invariants": "check_invariants",
    },
    "dispatch.operator": {
        "_DispatchOperatorHandle": "OpOverload",
    },
    "dispatch.tags": {
        "Tag": "Tag",
    },
    "overrides.modes": {
        "_is_torch_function_mode_enabled": "_is_torch_function_mode_enabled",
        "_len_torch_function_stack": "_len_torch_function_stack",
    },
    "registration.dispatch_module": {
        "_DispatchModule": "DispatchModule",
        "_dispatch_library": "DispatchModule",
    },
    "registration.kernels": {
        "_dispatch_get_computed_kernel_for_dispatch_key": "get_kernel",
    },
    "transforms.levels": {
        "_DisableFuncTorch": "outside",
        "_are_functorch_transforms_active": "is_open",
    },
    "utils._python_dispatch": {
        "_len_torch_dispatch_stack": "_len_torch_dispatch_stack",
    },
}
"""By module: PyTorch's names of what it has, and what it calls them."""
_PLACES = {
    name: (module, own) for module, names in _ELSEWHERE.items() for name, own in names.items()
}
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
    beside = [name for module in _BESIDE for name in import_module(f"{__name__}.{module}").__all__]
    return sorted({*globals(), *_PLACES, *_MODULES, "_functorch", *beside})


def __getattr__(name: str) -> Any:
    if name in _MODULES:
        found: Any = import_module(_MODULES[name])
        sys.modules[f"{__name__}.{name}"] = found
    elif name in _PLACES:
        place, own = _PLACES[name]
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
