"""Conversion of arguments: which Python objects each type of the schema language accepts.

A converter takes a value and returns it as kernels expect it, or `MISFIT`.  Each type's converter is made once, on
first use.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

import numpy as np

from ..core import layout as layouts
from ..core.batches import stands_for_examples
from ..core.bits import FORWARD_GRAD, NUMBER_BITS
from ..core.device import device
from ..core.dtypes import dtype
from ..core.namespace import Array
from ..core.package_name import ours, package_name
from ..core.size import Size
from ..core.tensor import wrap


class _Misfit:
    def __repr__(self) -> str:
        return "MISFIT"


MISFIT: Any = _Misfit()
"""What a converter returns for a value that its type does not accept."""

SEQUENCES = frozenset((tuple, list, Size))
"""What bindings take for a list of tensors without asking further."""

PLAIN: dict[str, frozenset[type]] = {
    "int": frozenset((int,)),
    "SymInt": frozenset((int,)),
    "float": frozenset((float,)),
    "bool": frozenset((bool,)),
    "str": frozenset((str,)),
    "Scalar": frozenset(NUMBER_BITS),
}
"""By schema type the classes whose objects kernels get as they are, of types that are not a tensor's."""


def _all_of(classes: Iterable[type]) -> Callable[[Any], bool]:
    every = frozenset(classes).issuperset

    def are(value: Any) -> bool:
        return value.__class__ is tuple and every(map(type, value))

    return are


INTS = frozenset((int,)).issuperset


def are_ints(value: Any) -> bool:
    """Whether kernels may have `value` as it is for a list of ints: a tuple of no subclass of int, or a Size."""
    if value.__class__ is tuple:
        # Of as few as sizes are, a loop takes half as long as `INTS`.
        for item in value:  # noqa: SIM110 - `all` takes longer than both
            if item.__class__ is not int:
                return False
        return True
    return value.__class__ is Size


def as_ints(value: Any) -> tuple[int, ...] | None:
    """`value` as kernels have it for a list of ints: a tuple or a Size itself, a list as a tuple; None for anything else."""
    kind = value.__class__
    if kind is tuple or kind is list:
        for item in value:
            if item.__class__ is not int:
                return None
        return value if kind is tuple else tuple(value)
    return value if kind is Size else None


are_floats = _all_of((float,))
are_bools = _all_of((bool,))
are_numbers = _all_of(NUMBER_BITS)

_Converter = Callable[[Any], Any]


def _tensor(value: Any) -> Any:
    return value if hasattr(value, "_bits_") else MISFIT


def _tensor_or_number(value: Any) -> Any:
    if hasattr(value, "_bits_") or value.__class__ in NUMBER_BITS:
        return value
    if isinstance(value, (bool, int, float, complex, np.number, np.bool_)):
        return _number(value)
    return MISFIT


INTEGERS = range(-(1 << 63), 1 << 64)
"""Those that PyTorch takes: of 64 bits, with a sign or without."""


def array_of_number(number: Any) -> Array:
    """A number as an array of no dimensions.  OverflowError for integers of more than 64 bits."""
    if number.__class__ is int and number not in INTEGERS:
        raise OverflowError("int too big to convert")
    return np.array(number)


def tensor_or_number_made_one(value: Any) -> Any:
    """A tensor as it is, and a tensor of no dimensions of a Python number; `MISFIT` for what else there is."""
    value = _tensor_or_number(value)
    return wrap(array_of_number(value)) if value.__class__ in NUMBER_BITS else value


def _number(value: Any) -> Any:
    if value.__class__ in NUMBER_BITS:
        return value
    if isinstance(value, (np.number, np.bool_)):
        return value.item()
    if isinstance(value, (int, float, complex)):
        return int(value) if isinstance(value, int) else value
    if hasattr(value, "_bits_") and value._data_.ndim == 0 and not value.requires_grad:
        if value._bits_ & FORWARD_GRAD or stands_for_examples(value):
            return MISFIT
        return value.item()
    return MISFIT


def _int(value: Any) -> Any:
    if value.__class__ is int:
        return value
    if value.__class__ is bool:
        return MISFIT
    if isinstance(value, (int, np.integer)):
        return int(value)
    if hasattr(value, "_bits_") and value._data_.ndim == 0 and value._data_.dtype.kind in "iu":
        return value.item()
    return MISFIT


def _item(value: Any) -> Any:
    """An int of a list, for which a tensor of one element may stand, whatever its shape."""
    if hasattr(value, "_bits_") and value._data_.size == 1 and value._data_.dtype.kind in "iu":
        return value.item()
    return _int(value)


def _symint(value: Any) -> Any:
    """An int that programs compute of sizes: an array without dimensions may stand for it too."""
    if isinstance(value, np.ndarray) and not value.ndim and value.dtype.kind in "iu":
        return int(value)
    return _item(value)


def _float(value: Any) -> Any:
    if value.__class__ is float:
        return value
    if isinstance(value, (int, float, np.floating, np.integer)):
        return float(value)
    if hasattr(value, "_bits_") and value._data_.ndim == 0 and value._data_.dtype.kind in "iuf":
        return float(value.item())
    return MISFIT


def _bool(value: Any) -> Any:
    if value is True or value is False:
        return value
    return bool(value) if isinstance(value, np.bool_) else MISFIT


def _str(value: Any) -> Any:
    return value if isinstance(value, str) else MISFIT


def _dtype(value: Any) -> Any:
    if value.__class__ is dtype:
        return value
    if value is float:
        from ..core.dtypes import float64

        return float64
    if value is int:
        from ..core.dtypes import int64

        return int64
    if value is bool:
        from ..core.dtypes import bool_

        return bool_
    if value is complex:
        from ..core.dtypes import complex128

        return complex128
    if isinstance(value, dtype):
        return value.code  # raises: no tensor has it
    return MISFIT


def _device(value: Any) -> Any:
    if value.__class__ is device:
        return value
    if isinstance(value, str) or (isinstance(value, int) and not isinstance(value, bool)):
        return device(value)
    return MISFIT


def _layout(value: Any) -> Any:
    return value if isinstance(value, layouts.layout) else MISFIT


def _memory_format(value: Any) -> Any:
    if isinstance(value, str):  # the default of a schema is a name
        value = getattr(layouts, value, value)
    return value if isinstance(value, layouts.memory_format) else MISFIT


def _generator(value: Any) -> Any:
    from ..core.generator import Generator

    return value if isinstance(value, Generator) else MISFIT


def _anything(value: Any) -> Any:
    return value


_BASE: dict[str, _Converter] = {
    "Tensor": _tensor,
    "Scalar": _number,
    "int": _int,
    "SymInt": _symint,
    "DeviceIndex": _int,
    "float": _float,
    "bool": _bool,
    "SymBool": _bool,
    "str": _str,
    "Dimname": _str,
    "ScalarType": _dtype,
    "Device": _device,
    "Layout": _layout,
    "MemoryFormat": _memory_format,
    "Generator": _generator,
}


@cache
def converter(type: str, numbers: bool = False) -> _Converter:
    """The converter of a schema type; `numbers` lets Python numbers stand for tensors."""
    if type.endswith("?"):
        inner = converter(type[:-1], numbers)
        return lambda value: None if value is None else inner(value)
    if type.endswith("]"):
        element_type, _, size = type[:-1].rpartition("[")
        return _list(item_converter(element_type), int(size) if size else None, element_type)
    if type == "Tensor" and numbers:
        return _tensor_or_number
    return _BASE.get(type, _anything)


def item_converter(type: str) -> _Converter:
    """The converter of the items of a list of `type`."""
    return _item if _BASE.get(type) is _int else converter(type)


def cast_for_ops(type: str, value: Any) -> Any:
    """A number of another kind as calls through ``ops`` take it: a bool for an int, any number for a bool.

    Functions refuse both, as PyTorch's do.
    """
    type = type.removesuffix("?")
    if type.endswith("]"):
        element, _, size = type[:-1].rpartition("[")
        if not isinstance(value, (tuple, list)):
            repeated = size and value.__class__ is bool and element != "bool"
            return (int(value),) * int(size) if repeated else MISFIT
        as_it_is = item_converter(element)
        items = []
        for item in value:
            found = as_it_is(item)
            items.append(cast_for_ops(element, item) if found is MISFIT else found)
        return MISFIT if any(item is MISFIT for item in items) else tuple(items)
    if type in ("int", "SymInt", "float") and isinstance(value, (bool, np.bool_)):
        return float(value) if type == "float" else int(value)
    if type == "bool" and isinstance(value, (int, float, complex, np.number)):
        return bool(value)
    return MISFIT


def _list(element: _Converter, size: int | None, element_type: str) -> _Converter:
    of_tensors = element_type.startswith("Tensor")

    def convert(value: Any) -> Any:
        if isinstance(value, (tuple, list)):
            items = [element(item) for item in value]
            if any(item is MISFIT for item in items):
                return MISFIT
            return items if of_tensors else tuple(items)
        if size is not None and not of_tensors:
            single = element(value)
            return MISFIT if single is MISFIT else (single,) * size
        return MISFIT

    return convert


_WORDS = {
    "SymInt": "int",
    "ScalarType": "torch.dtype",
    "Scalar": "Number",
    "SymBool": "bool",
    "Device": "torch.device",
    "Layout": "torch.layout",
    "MemoryFormat": "torch.memory_format",
    "Generator": "torch.Generator",
}


def described_type(type: str) -> str:
    """A schema type in the words of error messages: ``tuple of ints``, ``Tensor``."""
    type = type.removesuffix("?")
    if type.endswith("]"):
        element = type[: type.rindex("[")].removesuffix("?")
        element = element if element == "Scalar" else _WORDS.get(element, element)
        return f"tuple of {element}s"
    word = _WORDS.get(type, type)
    return word.replace("torch", package_name.shown)


def found(type: str, value: Any) -> str:
    """What is wrong with a value that `type` does not accept: its class, or that of an element."""
    place = misfit_in(type, value)
    if place is None:
        return f", not {class_name(value)}"
    return f", but found element of type {class_name(value[place])} at pos {place}"


def misfit_in(type: str, value: Any) -> int | None:
    """Where in `value` the first item is that a list of this `type` cannot have; None if it is not a list, or none is."""
    if not type.removesuffix("?").endswith("]") or not isinstance(value, (tuple, list)):
        return None
    element = item_converter(type[: type.rindex("[")])
    return next((i for i, item in enumerate(value) if element(item) is MISFIT), None)


def type_name(value: Any) -> str:
    """The type of a value in the words of error messages."""
    return "NoneType" if value is None else class_name(value)


def class_name(value: Any) -> str:
    """The class of a value, with its module where that is another library's."""
    kind = value.__class__
    top = kind.__module__.partition(".")[0]
    if isinstance(value, (dtype, device, layouts.layout, layouts.memory_format, Size)):
        return f"{package_name.shown}.{kind.__name__}"
    own = top in ("builtins", "__main__") or ours(top)
    return str(kind.__name__) if own else f"{top}.{kind.__name__}"
