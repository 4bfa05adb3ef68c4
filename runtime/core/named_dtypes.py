"""Dtypes that programs mention in tables and comparisons, but that no tensor can have here."""

from __future__ import annotations

from typing import Any, NoReturn

from .dtypes import dtype

__all__: list[str] = []


class dtype_without_tensors(dtype):
    """An element type of which there are no tensors: who asks for one gets a TypeError that says so."""

    __slots__ = ()

    def __init__(self, name: str, category: int, itemsize: int) -> None:
        self.name = name
        self.category = category
        self.itemsize = itemsize

    def _refuse(self) -> NoReturn:
        raise TypeError(f"gradsmith has no tensors of dtype {self.name}")

    @property
    def code(self) -> int:  # type: ignore[override]
        """TypeError."""
        self._refuse()

    @property
    def numpy(self) -> NoReturn:
        """TypeError."""
        self._refuse()

    @property
    def is_signed(self) -> bool:
        """Whether there are negative numbers."""
        return not self.name.startswith(("uint", "quint")) and self.name != "float8_e8m0fnu"

    def __reduce__(self) -> tuple[Any, ...]:
        return (_by_name, (self.name,))


_FLOATS = ("e4m3fn", "e4m3fnuz", "e5m2", "e5m2fnuz", "e8m0fnu")
_NAMED = {
    **{f"float8_{kind}": dtype_without_tensors(f"float8_{kind}", 2, 1) for kind in _FLOATS},
    "float4_e2m1fn_x2": dtype_without_tensors("float4_e2m1fn_x2", 2, 1),
    "complex32": dtype_without_tensors("complex32", 3, 4),
    **{f"int{bits}": dtype_without_tensors(f"int{bits}", 1, 1) for bits in range(1, 8)},
    **{f"uint{bits}": dtype_without_tensors(f"uint{bits}", 1, 1) for bits in range(1, 8)},
    "qint8": dtype_without_tensors("qint8", 1, 1),
    "qint32": dtype_without_tensors("qint32", 1, 4),
    "quint8": dtype_without_tensors("quint8", 1, 1),
    "quint4x2": dtype_without_tensors("quint4x2", 1, 1),
    "quint2x4": dtype_without_tensors("quint2x4", 1, 1),
}
_NAMED["chalf"] = _NAMED["complex32"]


def _by_name(name: str) -> dtype:
    return _NAMED[name]


def __getattr__(name: str) -> dtype:
    if name in _NAMED:
        return _NAMED[name]
    raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
