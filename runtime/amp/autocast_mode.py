"""`autocast`: a block in which operators choose the dtype that they compute in."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractContextManager
from typing import Any

import numpy as np

from ..core.dtypes import bfloat16, dtype, float16, float64
from ..core.memory import MEMORIES
from ..core.origin import warn_caller
from ..core.tensor import Tensor
from . import casting
from .casting import is_autocast_available as is_autocast_available

__all__ = ["autocast", "autocast_decorator", "custom_bwd", "custom_fwd", "is_autocast_available"]


def autocast_decorator(autocast_instance: autocast, func: Callable[..., Any]) -> Any:
    """`func`, called within the block."""

    @functools.wraps(func)
    def decorated(*args: Any, **kwargs: Any) -> Any:
        with autocast_instance:
            return func(*args, **kwargs)

    return decorated


def _check_device_type(device_type: object) -> None:
    if not isinstance(device_type, str):
        raise ValueError(f"Expected `device_type` of type `str`, got: `{type(device_type)}`")


class autocast:
    """A block, or with ``@autocast(...)`` a function, in which products are computed in `dtype` and losses in float32.

    Only on the CPU is there anything to it; for "cuda" it warns and does nothing, as it does for a `dtype` other than
    bfloat16 and float16.  ValueError for a device type that is not text, RuntimeError for one that is not known.
    """

    def __init__(
        self,
        device_type: str,
        dtype: dtype | None = None,
        enabled: bool = True,
        cache_enabled: bool | None = None,
    ) -> None:
        _check_device_type(device_type)
        self.device = device_type
        self.fast_dtype = casting.get_autocast_dtype(device_type) if dtype is None else dtype
        if cache_enabled is None:
            cache_enabled = casting.is_autocast_cache_enabled()
        self._cache_enabled = cache_enabled
        if enabled and device_type == "cuda" and "CUDA" not in MEMORIES:
            warn_caller("User provided device_type of 'cuda', but CUDA is not available. Disabling")
            enabled = False
        elif enabled and self.fast_dtype not in (bfloat16, float16):
            name = device_type.upper()
            warn_caller(
                f"In {name} autocast, but the target dtype is not supported. Disabling autocast.\n"
                f"{name} Autocast only supports dtypes of gradsmith.bfloat16, gradsmith.float16 currently."
            )
            enabled = False
        self._enabled = enabled
        self._previous: list[tuple[bool, bool, Any]] = []

    def __enter__(self) -> autocast:
        cached = casting.is_autocast_cache_enabled()
        before = casting.is_autocast_enabled(self.device), casting.get_autocast_dtype(self.device)
        self._previous.append((cached, *before))
        casting.autocast_increment_nesting()
        try:
            self._set(self._cache_enabled, self._enabled, self.fast_dtype)
        except BaseException:  # Ctrl-C
            self.__exit__()
            raise
        return self

    def __exit__(self, *exception: object) -> None:
        before = self._previous[-1]
        try:
            self._set(*before)
        except BaseException:  # Ctrl-C
            self._set(*before)
            raise
        finally:
            self._previous.pop()
            if casting.autocast_decrement_nesting() == 0:
                casting.clear_autocast_cache()

    def _set(self, cached: bool, enabled: bool, fast_dtype: Any) -> None:
        casting.set_autocast_enabled(self.device, enabled)
        casting.set_autocast_dtype(self.device, fast_dtype)
        casting.set_autocast_cache_enabled(cached)

    def __call__(self, func: Callable[..., Any]) -> Any:
        if not callable(func):
            raise TypeError(
                f"autocast()(func) requires a callable, but got {type(func).__name__}. Did you mean to use "
                "autocast as a context manager? For example:\n    with gradsmith.autocast(device_type=...):\n"
                "        output = model(input)"
            )
        return autocast_decorator(self, func)


class _AsNow:
    """Blocks of all devices that calls are autocast on, as one."""

    def __init__(self) -> None:
        self._blocks = [autocast(d, enabled=casting.is_autocast_enabled(d)) for d in casting.KEYS]

    def __enter__(self) -> None:
        for block in self._blocks:
            block.__enter__()

    def __exit__(self, *exception: object) -> None:
        for block in reversed(self._blocks):
            block.__exit__(*exception)


def autocast_as_now() -> AbstractContextManager[None]:
    """A block in which calls are autocast, or not, as they are now: what is computed again comes out the same."""
    return _AsNow()


def _cast(value: Any, device_type: str, target: dtype) -> Any:
    """`value` with the floating tensors in it converted, float64 excepted."""
    if isinstance(value, Tensor):
        given = value.is_floating_point() and value.device.type == device_type
        return value.to(target) if given and value.dtype is not float64 else value
    if isinstance(value, (str, bytes, np.ndarray)):
        return value
    if isinstance(value, Mapping):
        pairs = (_cast(pair, device_type, target) for pair in value.items())
        return dict(pairs)
    if isinstance(value, Iterable):
        items = (_cast(one, device_type, target) for one in value)
        return type(value)(items) if isinstance(value, (list, tuple)) else items
    return value


def custom_fwd(
    fwd: Any = None, *, device_type: str, cast_inputs: dtype | None = None
) -> Callable[..., Any]:
    """Decorates the ``forward`` of a custom Function, for `custom_bwd` to compute as it did.

    With `cast_inputs`, where autocasting is on, it gets its tensors in that dtype and is off within.
    """
    _check_device_type(device_type)
    if fwd is None:
        return functools.partial(custom_fwd, device_type=device_type, cast_inputs=cast_inputs)

    @functools.wraps(fwd)
    def decorated(*args: Any, **kwargs: Any) -> Any:
        enabled = casting.is_autocast_enabled(device_type)
        args[0]._dtype = casting.get_autocast_dtype(device_type)
        args[0]._fwd_used_autocast = enabled and cast_inputs is None
        if cast_inputs is None or not enabled:
            return fwd(*args, **kwargs)
        with autocast(device_type, enabled=False):
            converted = _cast(args, device_type, cast_inputs)
            return fwd(*converted, **_cast(kwargs, device_type, cast_inputs))

    return decorated


def custom_bwd(bwd: Any = None, *, device_type: str) -> Callable[..., Any]:
    """Decorates the ``backward`` of a custom Function whose ``forward`` `custom_fwd` decorates."""
    _check_device_type(device_type)
    if bwd is None:
        return functools.partial(custom_bwd, device_type=device_type)

    @functools.wraps(bwd)
    def decorated(*args: Any, **kwargs: Any) -> Any:
        with autocast(device_type, args[0]._dtype, enabled=args[0]._fwd_used_autocast):
            return bwd(*args, **kwargs)

    return decorated
