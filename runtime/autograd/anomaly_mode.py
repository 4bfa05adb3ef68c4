"""PyTorch's name for the module of anomaly mode."""

from __future__ import annotations

from .tools.anomaly import detect_anomaly, set_detect_anomaly

__all__ = ["detect_anomaly", "set_detect_anomaly"]
