"""Automatic differentiation: recording graphs, running them backward, and forward mode."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from ..core.deferred import listing
from . import graph as graph
from . import layers as layers
from .engine.gradients import backward, grad
from .grad_mode import _unsafe_preserve_version_counter as _unsafe_preserve_version_counter
from .grad_mode import (
    enable_grad,
    enforce_grad_layout_policy,
    inference_mode,
    is_grad_enabled,
    is_inference_mode_enabled,
    is_multithreading_enabled,
    no_grad,
    set_grad_enabled,
    set_multithreading_enabled,
)
from .gradcheck import gradcheck, gradgradcheck
from .tools.anomaly import detect_anomaly, set_detect_anomaly
from .variable import Variable

if TYPE_CHECKING:
    from .function import Function as Function

__all__ = [
    "Function",
    "Variable",
    "backward",
    "detect_anomaly",
    "enable_grad",
    "enforce_grad_layout_policy",
    "forward_ad",
    "functional",
    "grad",
    "gradcheck",
    "gradgradcheck",
    "graph",
    "inference_mode",
    "is_grad_enabled",
    "is_inference_mode_enabled",
    "is_multithreading_enabled",
    "no_grad",
    "profiler",
    "set_detect_anomaly",
    "set_grad_enabled",
    "set_multithreading_enabled",
]


def variable(*args: Any, **kwargs: Any) -> Any:
    """Deprecated, and refused: `gradsmith.tensor` makes tensors."""
    raise RuntimeError(
        "gradsmith.autograd.variable(...) is deprecated, use gradsmith.tensor(...) instead"
    )


variable.Variable = Variable  # type: ignore[attr-defined]  # it stands where the module is, too

_FOR_EXTENSIONS = {
    "Function": ".function:Function",
    "NestedIOFunction": ".function:NestedIOFunction",
    "SavedTensor": ".bindings:SavedTensor",
    "_calculate_shape": ".engine.gradients:calculate_shape",
    "_engine_run_backward": ".graph:_engine_run_backward",
    "_get_sequence_nr": ".bindings:_get_sequence_nr",
    "_is_checkpoint_valid": ".engine.graph_task:is_checkpoint_valid",
    "_make_grads": ".engine.gradients:make_grads",
    "_pop_saved_tensors_default_hooks": ".bindings:_pop_saved_tensors_default_hooks",
    "_push_saved_tensors_default_hooks": ".bindings:_push_saved_tensors_default_hooks",
    "_tensor_or_tensors_to_tuple": ".engine.gradients:tensor_or_tensors_to_tuple",
    "handle_torch_function": "..core.torch_function:handle_torch_function",
    "has_torch_function": "..core.torch_function:has_torch_function",
    "is_tensor_like": "..core.torch_function:is_tensor_like",
    "is_view_replay_enabled": ".grad_mode:is_view_replay_enabled",
    "_force_original_view_tracking": ".grad_mode:_force_original_view_tracking",
}
"""Names that few programs use, and where they are."""


def __getattr__(name: str) -> Any:
    # Few programs need them.
    if name in ("forward_ad", "function", "functional", "profiler", "profiler_util"):
        return import_module(f"gradsmith.autograd.{name}")
    if name in _FOR_EXTENSIONS:
        module, _, found = _FOR_EXTENSIONS[name].partition(":")
        return getattr(import_module(module, __name__), found)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


__dir__ = listing(
    globals(), "forward_ad", "function", "functional", "grad_mode", "graph", "profiler", "variable"
)
