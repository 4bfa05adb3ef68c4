"""PyTorch's legacy names for pairs of device and dtype: ``gradsmith.FloatTensor``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .bits import COMPRESSED
from .dtypes import DTYPES, dtype
from .errors import TYPE_WORDS
from .package_name import package_name

if TYPE_CHECKING:
    from .tensor import Tensor

_DTYPE_OF_NAME = {f"{TYPE_WORDS[d.name]}Tensor": d for d in DTYPES}
LEGACY_DTYPES = {
    name: d for name, d in _DTYPE_OF_NAME.items() if not name.startswith(("Complex", "UInt"))
}
"""By the names that are classes, too."""


def legacy_type_name(tensor: Tensor) -> str:
    """The old name of the tensor's type, with its device unless that is the CPU."""
    device = tensor.device.type
    if tensor._bits_ & COMPRESSED:
        raise RuntimeError(f"Unimplemented backend SparseCsr{device.upper()}")
    place = "" if device == "cpu" else f"{device}."
    place += "sparse." if tensor.is_sparse else ""
    return f"{package_name.shown}.{place}{TYPE_WORDS[tensor.dtype.name]}Tensor"


def legacy_type(name: str) -> dtype:
    """The dtype that an old name stands for.  ValueError for an unknown one."""
    module, _, word = name.rpartition(".")
    found = _DTYPE_OF_NAME.get(word)
    if found is None or not module:
        raise ValueError(f"invalid type: '{name}'")
    return found
