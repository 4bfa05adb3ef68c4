"""Autocasting as a layer of the dispatcher: kernels at the key AutocastCPU that convert a call's tensors and go on.

Which operators are computed in which dtype the field ``autocast`` of YAML says; others are passed by.  The key is
included where autocasting is on, and costs nothing elsewhere.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

from ..core.dtypes import bfloat16, dtype, float16, float32, float64, promote_types
from ..core.keys import DispatchKey
from ..core.keysets import DispatchKeySet
from ..core.tensor import Tensor
from ..dispatch.guards import ExcludeDispatchKeyGuard, is_included, set_included
from ..dispatch.registry import REGISTRY
from ..registration.library import Library

__all__ = [
    "DTYPES",
    "autocast_decrement_nesting",
    "autocast_increment_nesting",
    "clear_autocast_cache",
    "get_autocast_cpu_dtype",
    "get_autocast_dtype",
    "is_autocast_available",
    "is_autocast_cache_enabled",
    "is_autocast_cpu_enabled",
    "is_autocast_enabled",
    "set_autocast_cache_enabled",
    "set_autocast_cpu_dtype",
    "set_autocast_cpu_enabled",
    "set_autocast_dtype",
    "set_autocast_enabled",
]

DTYPES: dict[str, dtype] = {"cpu": bfloat16, "cuda": float16}
"""What is computed in by default, by the types of devices that may be named."""

_KEY = DispatchKey["AutocastCPU"]
_KEYS = DispatchKeySet(_KEY)


class _State(threading.local):
    """What a thread has asked for."""

    def __init__(self) -> None:
        self.dtypes = dict(DTYPES)
        self.enabled = {"cuda": False}  # for which nothing is done: there is none
        self.nesting = 0
        self.caches = True
        self.cache: dict[tuple[int, dtype], tuple[Tensor, Tensor]] = {}
        """Parameters, and what they were cast to: once for all their uses, as are their gradients."""


_state = _State()


def _cast(value: Any, target: dtype) -> Any:
    if isinstance(value, (list, tuple)):
        return type(value)(_cast(one, target) for one in value)
    if not _is_cast(value) or value.dtype is target:
        return value
    if not (_state.caches and value.requires_grad and value.is_leaf and value.dtype is float32):
        return value.to(target)
    key = id(value), target
    if key not in _state.cache:
        _state.cache[key] = value, value.to(target)
    return _state.cache[key][1]


def _is_cast(value: Any) -> bool:
    return isinstance(value, Tensor) and value.is_floating_point() and value.dtype is not float64


def _widest(values: Any, found: dtype) -> dtype:
    for value in values:
        if isinstance(value, (list, tuple)):
            found = _widest(value, found)
        elif _is_cast(value):
            found = promote_types(found, value.dtype)
    return found


_TARGETS: dict[str, Callable[[Any], dtype]] = {
    "lower_precision": lambda args: _state.dtypes["cpu"],
    "float32": lambda args: float32,
    "widest": lambda args: _widest(args, _state.dtypes["cpu"]),
}


def _casting(operator: Any, target: Callable[[Any], dtype]) -> Callable[..., Any]:
    """The kernel of `operator` at the key: the call with other tensors, below the key."""

    def kernel(*args: Any, **kwargs: Any) -> Any:
        with ExcludeDispatchKeyGuard(_KEYS):
            chosen = target((*args, *kwargs.values()))
            named = {name: _cast(value, chosen) for name, value in kwargs.items()}
            return operator(*(_cast(value, chosen) for value in args), **named)

    return kernel


_library: Library | None = None
_lock = threading.Lock()


def _register() -> None:
    """Register the kernels, once; a program that never asks for autocasting has none."""
    global _library
    with _lock:
        if _library is None:
            from gradsmith.generated.autocast import POLICIES

            library = Library("aten", "IMPL", "AutocastCPU")
            for name, policy in POLICIES.items():
                library.impl(name, _casting(REGISTRY[f"aten::{name}"], _TARGETS[policy]))
            _library = library


def _known(device_type: str) -> str:
    if device_type not in DTYPES:
        raise RuntimeError(f"User specified an unsupported autocast device_type '{device_type}'")
    return device_type


def is_autocast_available(device_type: str) -> bool:
    """Whether autocasting may be asked for on devices of this type."""
    return device_type in DTYPES


def is_autocast_enabled(device_type: str = "cuda") -> bool:
    """Whether calls are autocast on this thread.  RuntimeError for other types of devices than cpu and cuda."""
    if _known(device_type) == "cpu":
        return is_included(_KEY)
    return _state.enabled[device_type]


def set_autocast_enabled(device_type: str | bool, enabled: bool | None = None) -> None:
    """Turn autocasting on or off on this thread; errors as `is_autocast_enabled`."""
    if enabled is None:
        device_type, enabled = "cuda", bool(device_type)
    if _known(str(device_type)) != "cpu":
        _state.enabled[str(device_type)] = enabled
        return
    if enabled:
        _register()
    set_included(_KEY, enabled)


def get_autocast_dtype(device_type: str) -> dtype:
    """What is computed in; errors as `is_autocast_enabled`."""
    return _state.dtypes[_known(device_type)]


def set_autocast_dtype(device_type: str, dtype: dtype) -> None:
    """Say what is computed in; errors as `is_autocast_enabled`."""
    _state.dtypes[_known(device_type)] = dtype


def is_autocast_cpu_enabled() -> bool:
    """``is_autocast_enabled("cpu")``."""
    return is_autocast_enabled("cpu")


def set_autocast_cpu_enabled(enabled: bool) -> None:
    """``set_autocast_enabled("cpu", enabled)``."""
    set_autocast_enabled("cpu", enabled)


def get_autocast_cpu_dtype() -> dtype:
    """``get_autocast_dtype("cpu")``."""
    return get_autocast_dtype("cpu")


def set_autocast_cpu_dtype(dtype: dtype) -> None:
    """``set_autocast_dtype("cpu", dtype)``."""
    set_autocast_dtype("cpu", dtype)


def is_autocast_cache_enabled() -> bool:
    """Whether parameters are cast once for all their uses in a block."""
    return _state.caches


def set_autocast_cache_enabled(enabled: bool) -> None:
    """Say whether parameters are cast once for all their uses in a block."""
    _state.caches = enabled


def clear_autocast_cache() -> None:
    """Forget what parameters were cast to."""
    _state.cache.clear()


def autocast_increment_nesting() -> int:
    """Enter a block; how many there are."""
    _state.nesting += 1
    return _state.nesting


def autocast_decrement_nesting() -> int:
    """Leave a block; how many there are."""
    _state.nesting -= 1
    return _state.nesting
