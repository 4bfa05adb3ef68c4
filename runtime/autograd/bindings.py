"""Names that PyTorch extensions import from ``torch._C._autograd``."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from ..core.nesting import tensors_in
from ..core.state import state
from ..core.tensor import Tensor, counter_of
from .engine.graph_task import keeps_graph as _get_current_graph_task_keep_graph
from .nodes.input_metadata import InputMetadata as _InputMetadata
from .nodes.node import Node, last_sequence_nr
from .nodes.saved import save_input
from .nodes.saved_hooks import (
    SavedTensor,
)
from .nodes.saved_hooks import (
    disable_default_hooks as _saved_tensors_hooks_disable,
)
from .nodes.saved_hooks import (
    enable_default_hooks as _saved_tensors_hooks_enable,
)
from .nodes.saved_hooks import (
    pop_default_hooks as _pop_saved_tensors_default_hooks,
)
from .nodes.saved_hooks import (
    push_default_hooks as _push_saved_tensors_default_hooks,
)
from .views import creation

__all__ = [
    "CreationMeta",
    "SavedTensor",
    "_InputMetadata",
    "_get_creation_meta",
    "_get_current_graph_task_keep_graph",
    "_get_sequence_nr",
    "_make_saved_tensor",
    "_pop_saved_tensors_default_hooks",
    "_push_saved_tensors_default_hooks",
    "_saved_tensors_hooks_disable",
    "_saved_tensors_hooks_enable",
    "_saved_tensors_hooks_get_disabled_error_message",
    "_saved_tensors_hooks_is_enabled",
    "_set_creation_meta",
    "_top_saved_tensors_default_hooks",
    "_unsafe_set_version_counter",
]


class CreationMeta(IntEnum):
    """How a view came about, on which it depends whether it may be changed in place."""

    DEFAULT = creation.DEFAULT
    IN_CUSTOM_FUNCTION = creation.IN_CUSTOM_FUNCTION
    MULTI_OUTPUT_NODE = creation.MULTI_OUTPUT_NODE
    NO_GRAD_MODE = creation.NO_GRAD_MODE
    INFERENCE_MODE = creation.INFERENCE_MODE


def _get_creation_meta(tensor: Tensor) -> CreationMeta:
    """How a view came about.  RuntimeError for a tensor that is none."""
    return CreationMeta(_view_of(tensor).creation)


def _set_creation_meta(tensor: Tensor, value: CreationMeta) -> None:
    """Say how a view came about.  RuntimeError for a tensor that is none."""
    _view_of(tensor).creation = int(value)


def _view_of(tensor: Tensor) -> Any:
    extra = tensor._extra_
    if extra is None or extra.view is None:
        raise RuntimeError("only a differentiable view came about as one")
    return extra.view


def _get_sequence_nr() -> int:
    """The number that the next node gets."""
    return last_sequence_nr() + 1


def _make_saved_tensor(tensor: Tensor, is_output: bool) -> SavedTensor:
    """A handle on `tensor`, saved as an input of a node of its own."""
    holder = _Holder()
    holder.raw_value = save_input(tensor)
    return SavedTensor.of(holder, "value")


class _Holder(Node):
    """Saves a tensor that no call has saved."""

    __slots__ = ("raw_value",)
    saved_names = ("value",)
    raw_value: Any


def _saved_tensors_hooks_is_enabled() -> bool:
    """Whether hooks on saved tensors may be set."""
    return state.saved_tensor_hooks_disabled is None


def _saved_tensors_hooks_get_disabled_error_message() -> str | None:
    """What is said to those who set hooks on saved tensors; None while they may."""
    return state.saved_tensor_hooks_disabled


def _top_saved_tensors_default_hooks(ignore_is_tracing: bool = False) -> tuple[Any, Any] | None:
    """The innermost pair of hooks on saved tensors."""
    hooks = state.saved_tensor_hooks
    return hooks[-1] if hooks else None


def _unsafe_set_version_counter(tensors: tuple[Tensor, ...], versions: tuple[int, ...]) -> None:
    """Set how often each tensor was changed in place; a change back hides what happened from backward."""
    for tensor, version in zip(tensors, versions, strict=True):
        counter_of(tensor).version = version


def any_requires_grad(*args: Any) -> bool:
    """Whether a tensor among the arguments, those in lists included, requires grad."""
    return any(tensor.requires_grad for tensor in tensors_in(args))
