"""Type names for annotations, as in ``torch.types``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from .core.device import device
from .core.dtypes import dtype
from .core.size import Size

__all__ = ["Device", "Number"]

Number: TypeAlias = int | float | complex | bool
"""What a `Scalar` of a schema may be, and what may stand for a tensor in arithmetic."""

Device: TypeAlias = device | str | int | None
"""What stands for a device."""

_size: TypeAlias = Size | Sequence[int]
_device, _dtype = device, dtype
