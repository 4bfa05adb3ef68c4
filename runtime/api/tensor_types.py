"""PyTorch's old names of types: ``FloatTensor(2, 3)``, ``isinstance(x, LongTensor)``, `set_default_tensor_type`."""

from __future__ import annotations

from typing import Any

from ..core import dtypes
from ..core.dtypes import dtype
from ..core.layout import strided
from ..core.package_name import known_by_package
from ..core.tensor import Tensor
from ..core.type_names import LEGACY_DTYPES
from ..core.warn import warn_caller_once
from .creation import legacy


class tensortype(type):
    """The class of ``FloatTensor`` and similar classes: called, they make tensors; those of their dtype on the CPU are of them."""

    dtype: dtype
    layout = strided
    is_cuda = is_sparse = False

    def __call__(cls, *data: Any, device: Any = None, **named: Any) -> Tensor:
        return legacy(cls.dtype, data, device, named)

    def __instancecheck__(cls, instance: object) -> bool:
        return (
            isinstance(instance, Tensor)
            and instance.is_cpu
            and instance.layout is strided
            and instance.dtype is cls.dtype
        )


NAMED_TYPES = {
    name: known_by_package(tensortype(name, (), {"dtype": d})) for name, d in LEGACY_DTYPES.items()
}
"""``FloatTensor`` and the like, by name."""


def set_default_tensor_type(t: Any, /) -> None:
    """`set_default_dtype`, by a type such as ``DoubleTensor``, or its name with the module's.

    TypeError for one that is not floating, ModuleNotFoundError for no such name.
    """
    warn_caller_once(
        "gradsmith.set_default_tensor_type() is deprecated: use gradsmith.set_default_dtype() and "
        "gradsmith.set_default_device()"
    )
    module, _, name = t.rpartition(".") if isinstance(t, str) else ("", "", "")
    if module in ("torch", "gradsmith"):
        t = NAMED_TYPES.get(name)
    elif module in ("torch.cuda", "gradsmith.cuda"):
        raise TypeError(f"type {t} not available: gradsmith computes on the CPU")
    elif isinstance(t, str):
        raise ModuleNotFoundError(f"No module named {(module or name)!r}")
    if not isinstance(t, tensortype):
        raise TypeError(
            "invalid type object: only floating-point types are supported as the default type"
        )
    if not t.dtype.is_floating_point:
        raise TypeError("only floating-point types are supported as the default type")
    dtypes.set_default_dtype(t.dtype)
