"""What programs ask before they choose a device: gradsmith has no CUDA of its own, a backend may."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.memory import MEMORIES

__all__ = [
    "OutOfMemoryError",
    "device_count",
    "empty_cache",
    "is_available",
    "is_bf16_supported",
    "is_current_stream_capturing",
    "is_initialized",
    "manual_seed",
    "manual_seed_all",
    "max_memory_allocated",
    "memory_allocated",
    "reset_peak_memory_stats",
]


class OutOfMemoryError(RuntimeError):
    """What programs catch where a device's memory is at its end; NumPy raises MemoryError."""


def is_available() -> bool:
    """Whether a backend that keeps tensors on device ``cuda`` has been imported."""
    return "CUDA" in MEMORIES


def is_initialized() -> bool:
    """As `is_available`: a backend is ready once it is imported."""
    return is_available()


def device_count() -> int:
    """One where there is a backend, none elsewhere."""
    return int(is_available())


def manual_seed(seed: int) -> None:
    """Nothing: random numbers of every device come from `gradsmith.manual_seed`'s generator."""


def manual_seed_all(seed: int) -> None:
    """Nothing, as `manual_seed`."""


def empty_cache() -> None:
    """Nothing: no memory is kept back."""


def is_bf16_supported(including_emulation: bool = True) -> bool:
    """As `is_available`."""
    return is_available()


def is_current_stream_capturing() -> bool:
    """No: nothing is captured."""
    return False


def memory_allocated(device: object = None) -> int:
    """None: memory of devices is the backend's."""
    return 0


def max_memory_allocated(device: object = None) -> int:
    """None, as `memory_allocated`."""
    return 0


def reset_peak_memory_stats(device: object = None) -> None:
    """Nothing, as `memory_allocated`."""


if TYPE_CHECKING:
    from . import amp as amp
else:

    def __getattr__(name: str) -> object:
        if name == "amp":
            from importlib import import_module

            return import_module(f"{__name__}.amp")
        raise AttributeError(
            f"module 'gradsmith.cuda' has no attribute '{name}': gradsmith has no CUDA of its own; a "
            "backend for it would be a package, see docs/out-of-tree.md"
        )
