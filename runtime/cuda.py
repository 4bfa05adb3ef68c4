"""What programs ask before they choose a device: gradsmith has no CUDA of its own, a backend may."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .core.memory import MEMORIES

__all__ = [
    "device_count",
    "empty_cache",
    "is_available",
    "is_initialized",
    "manual_seed",
    "manual_seed_all",
]


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


if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        raise AttributeError(
            f"module 'gradsmith.cuda' has no attribute '{name}': gradsmith has no CUDA of its own; a "
            "backend for it would be a package, see docs/out-of-tree.md"
        )
