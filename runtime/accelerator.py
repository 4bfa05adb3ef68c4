"""The current accelerator, as in ``torch.accelerator``: the device of an imported backend, if any."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Any

from .core.device import as_device, device
from .core.memory import accelerator, accelerators

__all__ = [
    "current_accelerator",
    "current_device_index",
    "device_count",
    "empty_cache",
    "get_device_module",
    "is_available",
    "synchronize",
]


def is_available() -> bool:
    """Whether there is one."""
    return bool(accelerators())


def device_count() -> int:
    """How many there are: one or none."""
    return int(is_available())


def current_accelerator(check_available: bool = False) -> device | None:
    """It, as a device; None where there is none."""
    types = accelerators()
    return device(types[0]) if types else None


def current_device_index() -> int:
    """The number of the device.  RuntimeError where there is none."""
    accelerator()
    return 0


def synchronize(device: object = None, /) -> None:
    """Nothing: calls have ended when they return.  RuntimeError where there is no accelerator."""
    current_device_index()


def empty_cache() -> None:
    """Nothing: no memory is kept back."""


def get_device_module(device: Any = None) -> ModuleType:
    """The module of a type of device, such as `gradsmith.cpu`; by default of the accelerator's or, without one, the CPU's.

    RuntimeError where there is no such module.
    """
    asked = current_accelerator() if device is None else as_device(device)
    kind = "cpu" if asked is None else asked.type
    try:
        return import_module(f"gradsmith.{kind}")
    except ImportError:
        raise RuntimeError(
            f"Device '{kind}' does not have a corresponding module registered as 'torch.{kind}'."
        ) from None
