"""Values for the types of the schema language: which Python objects each accepts, and as what.

A converter takes a value and returns it as kernels expect it, or `MISFIT`.  Converters are made once for
each type that is met.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np

from ..core.bits import FORWARD_GRAD, NUMBER_BITS
from ..core.device import device
from ..core.dtypes import dtype
from ..core.size import Size

__all__ = [
    "MISFIT",
    "OPTIONAL_SIZES",
    "PLAIN",
    "SEQUENCES",
    "SIZES",
    "TUPLES",
    "class_name",
    "converter",
    "described_type",
    "found",
    "type_name",
]


class _Misfit:
    def __repr__(self) -> str:
        return "MISFIT"


MISFIT: Any = _Misfit()
"""What a converter returns for a value that its type does not accept."""

SEQUENCES = frozenset((tuple, list, Size))
"""What bindings take for a list of tensors without asking further."""
TUPLES = frozenset((tuple, Size))
"""What they take for sizes of any number."""
SIZES = frozenset((int, tuple, Size))
"""What they take for sizes of a fixed number: one for all, or each."""
OPTIONAL_SIZES = SIZES | {type(None)}

PLAIN: dict[str, frozenset[type]] = {
    "int": frozenset((int,)),
    "SymInt": frozenset((int,)),
    "float": frozenset((float,)),
    "bool": frozenset((bool,)),
    "str": frozenset((str,)),
    "Scalar": frozenset(NUMBER_BITS),
}
"""By schema type the classes whose objects kernels get as they are, of types that are no tensor's."""

Converter = Callable[[Any], Any]


def _tensor(value: Any) -> Any:
    return value if hasattr(value, "_bits") else MISFIT


def _tensor_or_number(value: Any) -> Any:
    if hasattr(value, "_bits") or value.__class__ in NUMBER_BITS:
        return value
    if isinstance(value, (bool, int, float, complex, np.number, np.bool_)):
        return _number(value)
    return MISFIT


def _number(value: Any) -> Any:
    if value.__class__ in NUMBER_BITS:
        return value
    if isinstance(value, (np.number, np.bool_)):
        return value.item()
    if isinstance(value, (int, float, complex)):
        return int(value) if isinstance(value, int) else value
    if hasattr(value, "_bits") and value._data.ndim == 0 and not value.requires_grad:
        return MISFIT if value._bits & FORWARD_GRAD else value.item()
    return MISFIT


def _int(value: Any) -> Any:
    if value.__class__ is int:
        return value
    if value.__class__ is bool:
        return MISFIT
    if isinstance(value, (int, np.integer)):
        return int(value)
    if hasattr(value, "_bits") and value._data.ndim == 0 and value._data.dtype.kind in "iu":
        return value.item()
    return MISFIT


def _float(value: Any) -> Any:
    if value.__class__ is float:
        return value
    if isinstance(value, (int, float, np.floating, np.integer)):
        return float(value)
    if hasattr(value, "_bits") and value._data.ndim == 0 and value._data.dtype.kind in "iuf":
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
    return MISFIT


def _device(value: Any) -> Any:
    if value.__class__ is device:
        return value
    return device(value) if isinstance(value, str) else MISFIT


def _layout(value: Any) -> Any:
    from ..core.layout import layout

    return value if isinstance(value, layout) else MISFIT


def _memory_format(value: Any) -> Any:
    layout = import_module("gradsmith.core.layout")

    if isinstance(value, str):  # the default of a schema is a name
        value = getattr(layout, value, value)
    return value if isinstance(value, layout.memory_format) else MISFIT


def _generator(value: Any) -> Any:
    from ..core.generator import Generator

    return value if isinstance(value, Generator) else MISFIT


def _anything(value: Any) -> Any:
    return value


_BASE: dict[str, Converter] = {
    "Tensor": _tensor,
    "Scalar": _number,
    "int": _int,
    "SymInt": _int,
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
def converter(type: str, numbers: bool = False) -> Converter:
    """The converter of a schema type; `numbers` lets Python numbers stand for tensors."""
    if type.endswith("?"):
        inner = converter(type[:-1], numbers)
        return lambda value: None if value is None else inner(value)
    if type.endswith("]"):
        element_type, _, size = type[:-1].rpartition("[")
        return _list(converter(element_type), int(size) if size else None, element_type)
    if type == "Tensor" and numbers:
        return _tensor_or_number
    return _BASE.get(type, _anything)


def _list(element: Converter, size: int | None, element_type: str) -> Converter:
    of_tensors = element_type.startswith("Tensor")

    def convert(value: Any) -> Any:
        if isinstance(value, (tuple, list)):
            items = [element(item) for item in value]
            if any(item is MISFIT for item in items):
                return MISFIT
            return items if of_tensors else tuple(items)
        if of_tensors:
            if (
                isinstance(value, (str, bytes))
                or hasattr(value, "_bits")
                or not hasattr(value, "__iter__")
            ):
                return MISFIT
            return convert(tuple(value))
        if size is not None:
            single = element(value)
            return MISFIT if single is MISFIT else (single,) * size
        return MISFIT

    return convert


_WORDS = {"SymInt": "int", "ScalarType": "torch.dtype", "Scalar": "Number", "SymBool": "bool"}


def described_type(type: str) -> str:
    """A schema type in the words of error messages: ``tuple of ints``, ``Tensor``."""
    type = type.removesuffix("?")
    if type.endswith("]"):
        element = type[: type.rindex("[")].removesuffix("?")
        return f"tuple of {_WORDS.get(element, element)}s"
    word = _WORDS.get(type, type)
    return word.replace("torch.", "gradsmith.")


def found(type: str, value: Any) -> str:
    """What is wrong with a value that `type` does not accept: its class, or that of an element."""
    if type.removesuffix("?").endswith("]") and isinstance(value, (tuple, list)):
        element = converter(type[: type.rindex("[")])
        for place, item in enumerate(value):
            if element(item) is MISFIT:
                return f", but found element of type {class_name(item)} at pos {place}"
    return f", not {class_name(value)}"


def type_name(value: Any) -> str:
    """The type of a value in the words of error messages."""
    if isinstance(value, (tuple, list)) and value:
        return f"{value.__class__.__name__} of {type_name(value[0])}"
    if value is None:
        return "NoneType"
    return class_name(value)


def class_name(value: Any) -> str:
    """The class of a value, with its module where that is another library's."""
    kind = value.__class__
    top = kind.__module__.partition(".")[0]
    own = top in ("builtins", "gradsmith", "__main__")
    return str(kind.__name__) if own else f"{top}.{kind.__name__}"
