"""What programs ask of ``torch.xpu`` (Intel's GPUs) before they choose a device: it is not available."""

from __future__ import annotations

from .mps import device_count, empty_cache, is_available, manual_seed

__all__ = ["device_count", "empty_cache", "is_available", "manual_seed"]
