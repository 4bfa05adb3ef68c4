"""Flattening lists of tensors and back, and other internals of PyTorch that libraries import."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import Any

from gradsmith.generated import functions

from .accelerator import current_accelerator, get_device_module
from .core.device import as_device
from .core.dtypes import dtype
from .core.tensor import Tensor

__all__ = ["_flatten_dense_tensors", "_unflatten_dense_tensors"]


def _flatten_dense_tensors(tensors: Sequence[Tensor]) -> Tensor:
    """A 1-d copy of the elements of `tensors`, of one dtype, one tensor after the other."""
    return functions.cat([tensor.reshape((-1,)) for tensor in tensors])


def _unflatten_dense_tensors(flat: Tensor, tensors: Sequence[Tensor]) -> tuple[Tensor, ...]:
    """Views of `flat` that have the shapes of `tensors`: what `_flatten_dense_tensors` has made one.

    RuntimeError where `flat` has fewer elements.
    """
    found = []
    start = 0
    for tensor in tensors:
        count = tensor.numel()
        found.append(flat.narrow(0, start, count).view(tensor.shape))
        start += count
    return tuple(found)


def _element_size(dtype: dtype) -> int:
    """The bytes of an element."""
    return dtype.itemsize


def _get_device_index(device: Any, optional: bool = False, allow_cpu: bool = False) -> int:
    """The number of a device; -1 for the CPU's.  ValueError for the CPU unless that is allowed, and for one without number."""
    if isinstance(device, int):
        return device
    asked = as_device(device) if device is not None else None
    if asked is not None and asked.type == "cpu":
        if not allow_cpu:
            raise ValueError(f"Expected a non cpu device, but got: {device}")
        return -1 if asked.index is None else asked.index
    if asked is not None and asked.index is not None:
        return asked.index
    if not optional:
        raise ValueError(
            f"Expected a torch.device with a specified index or an integer, but got:{device}"
        )
    return 0


def _get_available_device_type() -> str | None:
    """The type of the accelerator; None where there is none."""
    found = current_accelerator()
    return None if found is None else found.type


def _get_device_module(device_type: str) -> ModuleType:
    """Like `gradsmith.get_device_module`."""
    return get_device_module(device_type)
