"""Autocasting as a layer of the dispatcher: kernels at the keys AutocastCPU and AutocastXLA that convert a call's tensors on
that device and go on.

Which operators are computed in which dtype the field ``autocast`` of YAML says; others are passed by.  A key is
included where autocasting is on, and costs nothing elsewhere.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

from ..core.dtypes import bfloat16, dtype, float16, float32, float64, promote_types
from ..core.forking import renewed_lock
from ..core.keys import DispatchKey
from ..core.keysets import DispatchKeySet
from ..core.state import state
from ..core.tensor import Tensor
from ..core.warn import warn_caller_once
from ..dispatch.guards import ExcludeDispatchKeyGuard, is_included, set_included
from ..dispatch.registry import FALLBACKS, REGISTRY
from ..registration.library import Library, fallthrough_kernel

DTYPES: dict[str, dtype] = {
    "cpu": bfloat16,
    "xla": bfloat16,
    **dict.fromkeys(("cuda", "ipu", "mps", "mtia", "xpu"), float16),
    **dict.fromkeys(("hpu", "maia"), bfloat16),
}
"""What is computed in by default, by the types of devices that may be named."""

KEYS = {"cpu": DispatchKey["AutocastCPU"], "xla": DispatchKey["AutocastXLA"]}
"""Of devices that calls are autocast on."""


class _State(threading.local):
    """What a thread has asked for."""

    def __init__(self) -> None:
        self.dtypes = dict(DTYPES)
        self.enabled = dict.fromkeys(DTYPES, False)  # where nothing is done, as there is none
        self.nesting = 0
        self.caches = True
        self.cache: dict[tuple[int, dtype], tuple[Tensor, Tensor]] = {}
        """Parameters, and what they were cast to: once for all their uses, as are their gradients."""


_state = _State()


def _cast(value: Any, device_type: str, target: dtype) -> Any:
    if isinstance(value, (list, tuple)):
        return type(value)(_cast(one, device_type, target) for one in value)
    if not _is_cast(value, device_type) or value.dtype is target:
        return value
    if not (_state.caches and value.requires_grad and value.is_leaf and value.dtype is float32):
        return value.to(target)
    key = id(value), target
    if key not in _state.cache:
        _state.cache[key] = value, value.to(target)
    return _state.cache[key][1]


def _is_cast(value: Any, device_type: str) -> bool:
    return (
        isinstance(value, Tensor)
        and value.is_floating_point()
        and value.dtype is not float64
        and value.device.type == device_type
    )


def _widest(values: Any, device_type: str, found: dtype) -> dtype:
    for value in values:
        if isinstance(value, (list, tuple)):
            found = _widest(value, device_type, found)
        elif _is_cast(value, device_type):
            found = promote_types(found, value.dtype)
    return found


_TARGETS: dict[str, Callable[[Any, str], dtype]] = {
    "lower_precision": lambda args, device_type: _state.dtypes[device_type],
    "float32": lambda args, device_type: float32,
    "widest": lambda args, device_type: _widest(args, device_type, _state.dtypes[device_type]),
}


def casting(
    operator: Any, key: DispatchKey, device_type: str, target: Callable[[Any, str], dtype]
) -> Callable[..., Any]:
    """The kernel of `operator` at the key: the call with other tensors, below the key."""
    keys = DispatchKeySet(key)

    def kernel(*args: Any, **kwargs: Any) -> Any:
        with ExcludeDispatchKeyGuard(keys):
            chosen = target((*args, *kwargs.values()), device_type)
            named = {name: _cast(value, device_type, chosen) for name, value in kwargs.items()}
            return operator(*(_cast(value, device_type, chosen) for value in args), **named)

    return kernel


_libraries: dict[str, list[Library]] = {}
_registered: set[str] = set()
_lock = renewed_lock()


def _register(device_type: str) -> None:
    """Register the kernels of a device, once; a program that never asks for autocasting has none."""
    with _lock:
        if device_type not in _registered:
            from gradsmith.generated.autocast import POLICIES

            for library in _libraries.pop(device_type, ()):  # of a thread that was not forked
                library._destroy()
            key = KEYS[device_type]
            library, others = Library("aten", "IMPL", key.name), Library("_", "IMPL", key.name)
            _libraries[device_type] = [library, others]
            if key.name not in FALLBACKS:
                others.fallback(fallthrough_kernel)
            for name, policy in POLICIES.items():
                operator = REGISTRY[f"aten::{name}"]
                library.impl(name, casting(operator, key, device_type, _TARGETS[policy]))
            _registered.add(device_type)


def _known(device_type: str) -> str:
    if device_type not in DTYPES:
        raise RuntimeError(f"User specified an unsupported autocast device_type '{device_type}'")
    return device_type


def is_autocast_available(device_type: str) -> bool:
    """Whether autocasting may be asked for on devices of this type."""
    return device_type in DTYPES


def is_autocast_enabled(device_type: str = "cuda") -> bool:
    """Whether calls are autocast on this thread.  RuntimeError for types of devices that are not in `DTYPES`."""
    if _known(device_type) in KEYS:
        key = KEYS[device_type]
        return is_included(key) and not DispatchKeySet(state.excluded).has(key)
    return _state.enabled[device_type]


def set_autocast_enabled(device_type: str | bool, enabled: bool | None = None) -> None:
    """Turn autocasting on or off on this thread; errors as `is_autocast_enabled`."""
    if enabled is None:
        device_type, enabled = "cuda", bool(device_type)
    name = str(device_type)
    if _known(name) not in KEYS:
        _state.enabled[name] = enabled
        return
    if enabled:
        _register(name)
    set_included(KEYS[name], enabled)


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


def _says_device_type(old: str, new: str) -> None:
    warn_caller_once(f"gradsmith.{old} is deprecated. Please use gradsmith.{new} instead.")


def get_autocast_gpu_dtype() -> dtype:
    """``get_autocast_dtype("cuda")``; deprecated."""
    _says_device_type("get_autocast_gpu_dtype()", "get_autocast_dtype('cuda')")
    return get_autocast_dtype("cuda")


def set_autocast_gpu_dtype(dtype: dtype) -> None:
    """``set_autocast_dtype("cuda", dtype)``; deprecated."""
    _says_device_type("set_autocast_gpu_dtype(dtype)", "set_autocast_dtype('cuda', dtype)")
    set_autocast_dtype("cuda", dtype)


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
