"""What programs ask of ``torch.mps`` (Apple's GPUs) before they choose a device: it is not available."""

from __future__ import annotations

__all__ = ["device_count", "empty_cache", "is_available", "manual_seed"]


def is_available() -> bool:
    """No."""
    return False


def device_count() -> int:
    """None."""
    return 0


def manual_seed(seed: int) -> None:
    """Nothing: random numbers come from `gradsmith.manual_seed`'s generator."""


def empty_cache() -> None:
    """Nothing: no memory is kept back."""
