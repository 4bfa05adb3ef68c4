"""What may be asked of tensors, and done to them, by PyTorch's private names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..amp import casting
from ..core.bits import CONJUGATE, NEGATIVE
from ..core.device import device_of_backend, get_default_device
from ..core.size import Size, broadcast_shapes
from ..core.state import state
from ..core.tensor import Tensor


def _set_conj(x: Tensor, conj: bool) -> None:
    """Let `x` mean the conjugates of its elements, or the elements: its memory stays as it is."""
    _set_bit(x, CONJUGATE, conj)


def _set_neg(x: Tensor, neg: bool) -> None:
    """Let `x` mean the negatives of its elements, or the elements: its memory stays as it is."""
    _set_bit(x, NEGATIVE, neg)


def _set_bit(x: Tensor, bit: int, wanted: bool) -> None:
    x._bits_ = x._bits_ | bit if wanted else x._bits_ & ~bit


def _get_default_device() -> str:
    """Where tensors are made that nobody says a device for."""
    return str(get_default_device())


def _has_storage(x: Tensor) -> bool:
    """Whether `x` has elements somewhere, or a size for them: all but wrappers."""
    try:
        x.untyped_storage()
    except (NotImplementedError, RuntimeError):
        return False
    return True


def _overlaps(self: Tensor, other: Tensor) -> bool:
    """Whether the two tensors are of one storage."""
    one, two = self.untyped_storage(), other.untyped_storage()
    return one is two or (one.data_ptr() == two.data_ptr() != 0)


def _infer_size(one: Sequence[int], other: Sequence[int]) -> Size:
    """The shape to which two shapes broadcast.  RuntimeError where they do not."""
    return broadcast_shapes(tuple(one), tuple(other))


def _is_any_autocast_enabled() -> bool:
    """Whether calls are cast on some device."""
    return casting.is_autocast_enabled("cpu")


def _is_autocast_available(device_type: str) -> bool:
    """Whether calls on a device can be cast."""
    return device_type == "cpu"


# -- what there is nothing behind ----------------------------------------------------------------------------------


def _is_tracing() -> bool:
    """No: there is no tracer."""
    return False


def _get_tracing_state() -> None:
    """None: there is no TorchScript that could trace."""


def _log_api_usage_once(event: str, /) -> None:
    """Nothing: nobody is told what programs call."""


def _get_privateuse1_backend_name() -> str:
    """The name of the device that is free for anybody's use."""
    return device_of_backend("PrivateUse1")


def _add_docstr(obj: Any, doc: str, /) -> Any:
    """Give something without a docstring one, and return it.  RuntimeError if it has one."""
    if getattr(obj, "__doc__", None):
        name = getattr(obj, "__name__", obj)
        raise RuntimeError(f"function '{name}' already has a docstring")
    obj.__doc__ = doc
    return obj


# -- values by name, per thread ----------------------------------------------------------------------------------


def _stash_obj_in_tls(key: str, value: object) -> None:
    """Keep a value for this thread, under a name."""
    state.__dict__.setdefault("kept", {})[key] = value


def _get_obj_in_tls(key: str) -> Any:
    """The value kept for this thread under a name.  RuntimeError where there is none."""
    kept = state.__dict__.get("kept", {})
    if key not in kept:
        raise RuntimeError(f"nothing is kept for this thread under {key!r}")
    return kept[key]


def _is_key_in_tls(key: str) -> bool:
    """Whether a value is kept for this thread under a name."""
    return key in state.__dict__.get("kept", {})


def _remove_obj_from_tls(key: str) -> None:
    """Keep it no more; nothing where there is none."""
    state.__dict__.get("kept", {}).pop(key, None)
