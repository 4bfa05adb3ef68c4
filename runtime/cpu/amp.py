"""Mixed precision by its older names; programs write `gradsmith.amp` today."""

from __future__ import annotations

from typing import Any

from .. import amp
from ..core.dtypes import bfloat16, dtype
from ..core.origin import warn_caller

__all__ = ["GradScaler", "autocast"]


def _warn(name: str, now: str) -> None:
    warn_caller(
        f"`gradsmith.cpu.amp.{name}(args...)` is deprecated. Please use `gradsmith.amp.{now}('cpu', args...)` "
        "instead.",
        FutureWarning,
    )


class autocast(amp.autocast):
    """Deprecated: ``gradsmith.amp.autocast("cpu", ...)``."""

    def __init__(
        self, enabled: bool = True, dtype: dtype = bfloat16, cache_enabled: bool = True
    ) -> None:
        _warn("autocast", "autocast")
        super().__init__("cpu", dtype, enabled, cache_enabled)


class GradScaler(amp.GradScaler):
    """Deprecated: ``gradsmith.amp.GradScaler("cpu", ...)``."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        _warn("GradScaler", "GradScaler")
        super().__init__("cpu", *args, **kwargs)
