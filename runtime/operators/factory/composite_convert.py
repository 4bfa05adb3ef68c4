"""`to` and its kin: conversions that return the tensor itself when nothing changes."""

from __future__ import annotations

from typing import Any

from gradsmith.generated import functions

from ...core.device import device as device_class
from ...core.tensor import Tensor
from ...core.warn import warn_of_cast


def _converted(
    self: Tensor, dtype: Any, device: Any, non_blocking: bool, copy: bool, memory_format: Any
) -> Tensor:
    """`self`, or a copy where `dtype` or `device` differs; the last three arguments are those of all `to`."""
    same_type = dtype is None or dtype == self.dtype
    same_device = device is None or device_class(device) == self.device
    if same_type and same_device and not copy:
        return self
    if not same_type:
        warn_of_cast(self.dtype, dtype, 4)
    return functions._to_copy(
        self,
        dtype=self.dtype if dtype is None else dtype,
        device=device,
        non_blocking=non_blocking,
        memory_format=memory_format,
    )


def to_dtype_layout(
    self: Tensor, dtype: Any, layout: Any, device: Any, pin_memory: bool | None, *how: Any
) -> Tensor:
    """The tensor with the given type and device; itself if it has them and `copy` is false."""
    return _converted(self, dtype, device, *how)


def to_device(self: Tensor, device: Any, dtype: Any, *how: Any) -> Tensor:
    """As `to_dtype_layout`, device first."""
    return _converted(self, dtype, device, *how)


def to_dtype(self: Tensor, dtype: Any, *how: Any) -> Tensor:
    """The tensor converted to another dtype; the tensor itself if it has that dtype."""
    return _converted(self, dtype, None, *how)


def to_other(self: Tensor, other: Tensor, *how: Any) -> Tensor:
    """The tensor in the type and on the device of `other`."""
    return _converted(self, other.dtype, other.device, *how)


def type_as(self: Tensor, other: Tensor) -> Tensor:
    """The tensor in the type of `other`."""
    return _converted(self, other.dtype, other.device, False, False, None)
