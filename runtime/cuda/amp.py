"""Mixed precision by its older names; programs write `gradsmith.amp` today."""

from __future__ import annotations

from functools import partial
from typing import Any

from .. import amp
from ..core.dtypes import dtype, float16
from ..core.origin import warn_caller

__all__ = ["GradScaler", "autocast", "custom_bwd", "custom_fwd"]


def _warn(name: str, now: str) -> None:
    warn_caller(
        f"`gradsmith.cuda.amp.{name}(args...)` is deprecated. Please use `gradsmith.amp.{now}('cuda', args...)` "
        "instead.",
        FutureWarning,
    )


class autocast(amp.autocast):
    """Deprecated: ``gradsmith.amp.autocast("cuda", ...)``."""

    def __init__(
        self, enabled: bool = True, dtype: dtype = float16, cache_enabled: bool = True
    ) -> None:
        _warn("autocast", "autocast")
        super().__init__("cuda", dtype, enabled, cache_enabled)


class GradScaler(amp.GradScaler):
    """Deprecated: ``gradsmith.amp.GradScaler("cuda", ...)``."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        _warn("GradScaler", "GradScaler")
        super().__init__("cuda", *args, **kwargs)


custom_fwd = partial(amp.custom_fwd, device_type="cuda")
custom_bwd = partial(amp.custom_bwd, device_type="cuda")
