"""How optimizers that were written after PyTorch's put tensors together that one call over lists may take."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from ..core.device import device
from ..core.dtypes import dtype
from ..core.tensor import Tensor

__all__ = ["Indices", "TensorListList"]

Indices: TypeAlias = list[int]
TensorListList: TypeAlias = list[list[Tensor | None]]


def _get_foreach_kernels_supported_devices() -> list[str]:
    """The devices on which one call over lists is one kernel."""
    return ["cuda", "xpu", "mtia", "privateuseone"]


def _get_fused_kernels_supported_devices() -> list[str]:
    """The devices that have fused optimizers."""
    return ["mps", "cuda", "xpu", "hpu", "cpu", "mtia", "privateuseone"]


def _group_tensors_by_device_and_dtype(
    tensorlistlist: Sequence[Sequence[Tensor | None]], with_indices: bool = False
) -> dict[tuple[device, dtype], tuple[TensorListList, Indices]]:
    """Lists of equal length, apart by the device and dtype of what stands in the first of them, and the places, if asked for."""
    groups: dict[tuple[device, dtype], tuple[TensorListList, Indices]] = {}
    for place, first in enumerate(tensorlistlist[0]):
        if first is None:
            raise RuntimeError(
                "_group_tensors_by_device_and_dtype: the first list must have no None"
            )
        lists, places = groups.setdefault(
            (first.device, first.dtype), ([[] for _ in tensorlistlist], [])
        )
        for into, out_of in zip(lists, tensorlistlist):
            if out_of:
                into.append(out_of[place])
        if with_indices:
            places.append(place)
    return groups


def _device_has_foreach_support(device: device) -> bool:
    """Whether one call over lists is one kernel there: the CPU's are loops."""
    return device.type in (*_get_foreach_kernels_supported_devices(), "cpu")


def _has_foreach_support(tensors: list[Tensor], device: device) -> bool:
    """Whether `tensors` may be given to a call over lists."""
    return _device_has_foreach_support(device) and all(type(each) is Tensor for each in tensors)
