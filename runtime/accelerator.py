"""The device that computes faster than the CPU: that of a backend, where one has been imported."""

from __future__ import annotations

from .core.device import device
from .core.memory import accelerator, accelerators

__all__ = [
    "current_accelerator",
    "current_device_index",
    "device_count",
    "empty_cache",
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
