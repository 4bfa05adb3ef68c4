"""Switches of recording and the classes of nodes, by PyTorch's private names."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from gradsmith.generated import autograd_nodes as _nodes

from ..autograd import forward_ad, grad_mode
from ..autograd.nodes.accumulate_grad import AccumulateGrad
from ..autograd.nodes.delayed_error import DelayedError, Error
from ..autograd.views.geometry import AsStridedBackward0
from ..autograd.views.nodes import CopySlices
from ..dispatch import guards

_InferenceMode = guards.acting_at_once(grad_mode.inference_mode)


class _Functions(ModuleType):
    """The classes of nodes, by name."""

    AccumulateGrad = AccumulateGrad
    AsStridedBackward0 = AsStridedBackward0
    CopySlices = CopySlices
    DelayedError = DelayedError
    Error = Error

    def __getattr__(self, name: str) -> Any:
        return getattr(_nodes, name)


_functions = _Functions("gradsmith._C._functions")


def _set_grad_enabled(enabled: bool) -> None:
    """Switch recording on or off, on this thread."""
    grad_mode.set_grad_enabled(enabled)


def _set_fwd_grad_enabled(enabled: bool) -> None:
    """Let calls carry tangents on this thread, or not."""
    forward_ad._set_fwd_grad_enabled(enabled)


def _set_multithreading_enabled(enabled: bool) -> None:
    """For programs written for PyTorch: backward always runs on the thread that calls it."""
    grad_mode.set_multithreading_enabled(enabled)
