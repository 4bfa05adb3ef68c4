"""Reverse-mode differentiation: the graph that calls record, and running it backward."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from . import graph as graph
from . import layers as layers
from .engine.gradients import backward, grad
from .function import Function
from .grad_mode import _unsafe_preserve_version_counter as _unsafe_preserve_version_counter
from .grad_mode import (
    enable_grad,
    inference_mode,
    is_grad_enabled,
    is_inference_mode_enabled,
    is_multithreading_enabled,
    no_grad,
    set_grad_enabled,
    set_multithreading_enabled,
)
from .gradcheck import gradcheck, gradgradcheck
from .nodes.variable import Variable
from .tools.anomaly import detect_anomaly, set_detect_anomaly

__all__ = [
    "Function",
    "Variable",
    "backward",
    "detect_anomaly",
    "enable_grad",
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


def __getattr__(name: str) -> Any:
    # Few programs need it, and it needs everything else.
    if name in ("forward_ad", "functional", "profiler", "profiler_util"):
        return import_module(f"gradsmith.autograd.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
