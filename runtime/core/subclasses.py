"""Tensors of subclasses: over another tensor's elements, or wrappers without elements."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
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
    out._bits_ = tensor._bits_ & UNTRACKED | class_bits(cls)
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


def wrapper_among(values: Sequence[Any]) -> Tensor | None:
    """The first of the tensors in `values` that has no elements; None where all have some."""
    return next((t for t in tensors_in(values) if isinstance(t._data_, NoElements)), None)


def refuse_wrapper(operator: Any, wrapper: Tensor) -> NoReturn:
    """RuntimeError: `operator` would run on a tensor without elements, handlers being disabled."""
    data: Any = wrapper._data_
    raise RuntimeError(
        f"{operator.name()} was called with __torch_dispatch__ disabled: {data.owner} is a wrapper without elements of "
        "its own"
    )


def viewed_by_sizes(
    operator: Any, values: Sequence[Any], wrapper: Tensor, call: Callable[[list[Any]], Any]
) -> Any:
    """What a view `operator` makes of `wrapper`, which has no elements: tensors that have none either.

    `call` runs it.  RuntimeError where its result is not a view, but made of elements.
    """
    stand_in = object.__new__(Tensor)
    for slot in _SLOTS:
        setattr(stand_in, slot, getattr(wrapper, slot))
    data: Any = wrapper._data_
    memory = np.empty(data.base.nbytes, np.uint8)
    stand_in._data_ = np.ndarray(
        data.shape, data.dtype, memory, _begin(data) - _begin(data.base), data.strides
    )
    stand_in._bits_ &= ~(OVERRIDES | PYTHON)
    found = call([stand_in if value is wrapper else value for value in values])
    stand_in._data_ = data  # the views know it as their base

    def emptied(result: Any) -> Any:
        if isinstance(result, (list, tuple)):
            return type(result)(map(emptied, result))
        if result is stand_in:
            return wrapper
        array = result._data_
        if array.size and not np.may_share_memory(array, memory):
            refuse_wrapper(operator, wrapper)
        size = array.dtype.itemsize
        offset = (_begin(array) - _begin(memory)) // size if array.size else 0
        strides = tuple(step // size for step in array.strides)
        result._data_ = NoElements.of(data.owner, array.shape, strides, array.dtype, offset)
        result._bits_ |= PYTHON  # by which a call of it, too, finds that there are no elements
        return result

    return emptied(found)


def _begin(array: Any) -> int:
    place: int = array.__array_interface__["data"][0]
    return place
