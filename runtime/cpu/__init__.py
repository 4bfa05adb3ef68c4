"""The CPU as a device: one, always there, and never behind."""

from __future__ import annotations

from . import amp as amp

__all__ = [
    "amp",
    "current_device",
    "device_count",
    "is_available",
    "is_initialized",
    "set_device",
    "synchronize",
]


def is_available() -> bool:
    """Yes."""
    return True


def is_initialized() -> bool:
    """Yes."""
    return True


def device_count() -> int:
    """One."""
    return 1


def current_device() -> str:
    """Its name."""
    return "cpu"


def set_device(device: object) -> None:
    """Nothing: there is one."""


def synchronize(device: object = None) -> None:
    """Nothing: calls have ended when they return."""
