"""Signal processing."""

from __future__ import annotations

from gradsmith.signal import windows as windows

__all__ = ["windows"]
