"""Tensors of subclasses: over another tensor's elements, or wrappers without elements of their own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NoReturn

import numpy as np

from .bits import OVERRIDES, PYTHON, UNTRACKED
from .classes import class_bits
from .nesting import tensors_in
from .tensor import Tensor, extra_of

_SLOTS = ("_data_", "_bits_", "_edge_", "_counter_", "_extra_")


def retyped(tensor: Tensor, cls: type[Tensor]) -> Tensor:
    """A tensor of class `cls` that shares everything with `tensor`, its history included."""
    out = object.__new__(cls)
    for slot in _SLOTS:
        setattr(out, slot, getattr(tensor, slot))
    out._bits_ = out._bits_ & ~(OVERRIDES | PYTHON) | class_bits(cls)
    return out


@cache
def added_slots(cls: type[Tensor]) -> tuple[str, ...]:
    """The slots that `cls` has beside those of `Tensor`, by the names that attributes have."""
    names: list[str] = []
    for base in cls.__mro__:
        if base in Tensor.__mro__:
            continue
        slots = base.__dict__.get("__slots__", ())
        for slot in (slots,) if isinstance(slots, str) else slots:
            is_private = slot.startswith("__") and not slot.endswith("__")
            names.append(f"_{base.__name__.lstrip('_')}{slot}" if is_private else slot)
    return tuple(name for name in names if name not in ("__dict__", "__weakref__"))


def attributes_in_slots(tensor: Tensor) -> dict[str, Any]:
    """What the slots hold that the class of `tensor` adds, but for those that hold nothing."""
    names = added_slots(type(tensor))
    return {name: getattr(tensor, name) for name in names if hasattr(tensor, name)}


def attributes_of(tensor: Tensor) -> dict[str, Any]:
    """Every attribute that a program gave to `tensor`, in slots of its class or not."""
    return {**tensor.__dict__, **attributes_in_slots(tensor)}


def give_attributes(tensor: Tensor, attributes: Mapping[str, Any]) -> None:
    """Give `tensor` what `attributes_of` found on another of its class."""
    slots = added_slots(type(tensor))
    for name, value in attributes.items():
        if name in slots:
            object.__setattr__(tensor, name, value)
        else:
            tensor.__dict__[name] = value


def shallow_alias(tensor: Tensor) -> Tensor:
    """Another tensor of the same class with the same elements, attributes and counter, and no history."""
    cls = type(tensor)
    out = object.__new__(cls)
    out._data_ = tensor._data_
    out._bits_ = tensor._bits_ & UNTRACKED | (0 if cls is Tensor else class_bits(cls))
    out._edge_ = None
    out._counter_ = tensor._counter_
    out._extra_ = None
    if tensor._extra_ is not None and tensor._extra_.metadata is not None:
        extra_of(out).metadata = tensor._extra_.metadata
    give_attributes(out, attributes_of(tensor))
    return out


class NoElements(np.ndarray):
    """Shape, strides and dtype of a wrapper; whatever would touch elements raises RuntimeError."""

    owner: str

    @classmethod
    def of(
        cls,
        owner: str,
        shape: tuple[int, ...],
        strides: tuple[int, ...],
        element: np.dtype[Any],
        offset: int = 0,
    ) -> NoElements:
        """For a tensor of the class named `owner`; strides and `offset` are in elements."""
        step = element.itemsize
        extent = 0
        if 0 not in shape:
            extent = sum((n - 1) * by for n, by in zip(shape, strides, strict=True)) * step + step
        start = offset * step
        # Never touched, and so never really taken.
        memory = np.empty(start + extent, np.uint8)
        steps = tuple(n * step for n in strides)
        out = np.ndarray.__new__(cls, shape, element, memory, start, steps)
        out.owner = owner
        return out

    def __array_finalize__(self, obj: Any) -> None:
        if isinstance(obj, NoElements):
            obj._touched()

    def _touched(self, *_: Any, **__: Any) -> NoReturn:
        raise RuntimeError(
            f"{self.owner} is a wrapper without elements of its own (_make_wrapper_subclass): this would read or "
            f"write them. Let its __torch_dispatch__ handle the operator, or use the tensor that it wraps."
        )

    __array_ufunc__ = __array_function__ = _touched
    __getitem__ = __setitem__ = __iter__ = __reduce__ = __reduce_ex__ = _touched
    __copy__ = __deepcopy__ = __dlpack__ = __bool__ = __int__ = __float__ = _touched
    item = tolist = tobytes = fill = copy = astype = dump = tofile = _touched

    def __repr__(self) -> str:
        return f"<no elements: {self.dtype}{list(self.shape)} of {self.owner}>"

    __str__ = __repr__


def refuse_wrappers(operator: Any, values: Sequence[Any]) -> None:
    """RuntimeError where `operator` would run on a tensor without elements, handlers being disabled."""
    for tensor in tensors_in(values):
        if isinstance(tensor._data_, NoElements):
            raise RuntimeError(
                f"{operator.name()} was called with __torch_dispatch__ disabled: {tensor._data_.owner} is a wrapper "
                "without elements of its own"
            )
