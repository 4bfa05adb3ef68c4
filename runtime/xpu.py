"""Intel's GPUs, which programs ask for before they choose a device: gradsmith has none of its own, as of Apple's."""

from __future__ import annotations

from .mps import device_count, empty_cache, is_available, manual_seed

__all__ = ["device_count", "empty_cache", "is_available", "manual_seed"]
