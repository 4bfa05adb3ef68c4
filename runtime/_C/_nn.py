"""The operators of neural networks, and what the arguments of `to` mean."""

from __future__ import annotations

from typing import Any

from gradsmith.generated import nn

from ..api.tensor_conversion import conversion_target
from ..core.device import device as device_type
from ..core.dtypes import dtype as dtype_type
from ..core.layout import memory_format as memory_format_type


def __getattr__(name: str) -> Any:
    return getattr(nn, name)


def __dir__() -> list[str]:
    return [*dir(nn), "_parse_to"]


def _parse_to(
    *args: Any, memory_format: memory_format_type | None = None, **kwargs: Any
) -> tuple[device_type | None, dtype_type | None, bool, memory_format_type | None]:
    """The device, the dtype, whether not to wait and the format that arguments of a module's `to` name."""
    device, dtype, copy, non_blocking = conversion_target(args, kwargs)
    if copy:
        raise RuntimeError(".to() does not accept copy argument")
    return device, dtype, non_blocking, memory_format
