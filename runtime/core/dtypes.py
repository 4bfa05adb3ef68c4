"""Dtypes and type promotion.

Each dtype has a small code.  A tensor has the bit ``1 << code`` (``runtime/core/bits.py``), so that the OR over a
call's arguments shows which dtypes take part.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from .package_name import known_by_package, package_name


@known_by_package
class dtype:
    """An element type; there is exactly one object of each, compared by identity."""

    __slots__ = ("code", "name", "_numpy", "category", "itemsize")

    code: int
    """Position in `DTYPES`."""
    name: str
    category: int
    """0 bool, 1 integral, 2 floating, 3 complex."""
    itemsize: int
    """Bytes of one element."""

    def __init__(
        self, code: int, name: str, numpy: str | None, category: int, itemsize: int
    ) -> None:
        self.code = code
        self.name = name
        self._numpy = None if numpy is None else np.dtype(numpy)
        self.category = category
        self.itemsize = itemsize

    @property
    def numpy(self) -> np.dtype[Any]:
        """The NumPy dtype.  bfloat16 needs the package ml_dtypes; ImportError says so."""
        if self._numpy is None:
            _load_bfloat16()
            assert self._numpy is not None
        return self._numpy

    @property
    def is_floating_point(self) -> bool:
        return self.category == 2

    @property
    def is_complex(self) -> bool:
        return self.category == 3

    @property
    def is_signed(self) -> bool:
        return self.category > 1 or self.name.startswith("int")

    def to_real(self) -> dtype:
        """The real type of the parts of a complex one; other types as they are."""
        return {"complex64": float32, "complex128": float64}.get(self.name, self)

    def to_complex(self) -> dtype:
        """The complex type whose parts have this floating type."""
        if self.category == 3:
            return self
        return complex128 if self.name == "float64" else complex64

    def __repr__(self) -> str:
        return f"{package_name.shown}.{self.name}"

    def __reduce__(self) -> tuple[Any, ...]:
        return (_dtype_by_name, (self.name,))

    def __copy__(self) -> dtype:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> dtype:
        return self


bool_ = dtype(0, "bool", "bool", 0, 1)
uint8 = dtype(1, "uint8", "uint8", 1, 1)
int8 = dtype(2, "int8", "int8", 1, 1)
int16 = dtype(3, "int16", "int16", 1, 2)
int32 = dtype(4, "int32", "int32", 1, 4)
int64 = dtype(5, "int64", "int64", 1, 8)
float16 = dtype(6, "float16", "float16", 2, 2)
bfloat16 = dtype(7, "bfloat16", None, 2, 2)
float32 = dtype(8, "float32", "float32", 2, 4)
float64 = dtype(9, "float64", "float64", 2, 8)
complex64 = dtype(10, "complex64", "complex64", 3, 8)
complex128 = dtype(11, "complex128", "complex128", 3, 16)
uint16 = dtype(12, "uint16", "uint16", 1, 2)
uint32 = dtype(13, "uint32", "uint32", 1, 4)
uint64 = dtype(14, "uint64", "uint64", 1, 8)

DTYPES = (
    bool_,
    uint8,
    int8,
    int16,
    int32,
    int64,
    float16,
    bfloat16,
    float32,
    float64,
    complex64,
    complex128,
    uint16,
    uint32,
    uint64,
)

_BY_NAME = {d.name: d for d in DTYPES}


def _dtype_by_name(name: str) -> dtype:
    return _BY_NAME[name]


_BY_NUM: dict[int, dtype] = {d._numpy.num: d for d in DTYPES if d._numpy is not None}
# NumPy has two C types of 8-byte integers on most platforms; both are int64 here.
for _alias in ("longlong", "ulonglong", "intc", "uintc", "long", "ulong"):
    _twin = np.dtype(_alias)
    _BY_NUM.setdefault(_twin.num, _BY_NAME[_twin.name])


def _load_bfloat16() -> None:
    try:
        import ml_dtypes
    except ImportError as error:
        raise ImportError(
            "gradsmith.bfloat16 needs the package ml_dtypes (pip install ml_dtypes)"
        ) from error
    numpy_dtype = np.dtype(ml_dtypes.bfloat16)
    bfloat16._numpy = numpy_dtype
    _BY_NUM[numpy_dtype.num] = bfloat16


def dtype_of_numpy(numpy_dtype: np.dtype[Any]) -> dtype:
    """The dtype of arrays of `numpy_dtype`.  TypeError for one that no tensor can hold."""
    found = _BY_NUM.get(numpy_dtype.num)
    if found is None and numpy_dtype.name == "bfloat16":
        _load_bfloat16()
        found = bfloat16
    if found is None:
        raise TypeError(
            f"can't convert an array of dtype {numpy_dtype}: the supported ones are float64, float32, float16, "
            "complex64, complex128, int64, int32, int16, int8, uint64, uint32, uint16, uint8 and bool"
        )
    return found


_default_dtype = float32


def get_default_dtype() -> dtype:
    """The floating type of tensors made from Python floats; float32 unless set otherwise."""
    return _default_dtype


_default_listeners: list[Any] = []


def set_default_dtype(d: dtype) -> None:
    """Make `d`, a floating type, the default.  TypeError for any other type."""
    global _default_dtype
    if d not in DTYPES or d.category != 2:
        raise TypeError(
            "invalid dtype object: only floating-point types are supported as the default type"
        )
    _default_dtype = d
    for listener in _default_listeners:
        listener()


def on_default_dtype_change(listener: Any) -> None:
    """Call `listener()` when the default changes: what was resolved under the old one is stale."""
    _default_listeners.append(listener)


_WIDE_UNSIGNED = (uint16, uint32, uint64)


def _promote(a: dtype, b: dtype) -> dtype:
    if a is b:
        return a
    for each in (a, b):
        if each not in DTYPES:
            raise TypeError(f"promote_types: gradsmith has no tensors of dtype {each.name}")
    if a.category > b.category:
        a, b = b, a
    if (a in _WIDE_UNSIGNED or b in _WIDE_UNSIGNED) and b.category != 2:
        from .errors import TYPE_WORDS

        raise RuntimeError(
            "Promotion for uint16, uint32, uint64 types is not supported, attempted to promote "
            f"{TYPE_WORDS[a.name]} and {TYPE_WORDS[b.name]}"
        )
    if a.category != b.category:
        if a.category == 2 and b.category == 3:
            return complex128 if a is float64 else b
        return b
    if a.category == 3:
        return complex128
    if a.category == 2:
        if a.itemsize == b.itemsize:  # float16 with bfloat16
            return float32
        return a if a.itemsize > b.itemsize else b
    if a is uint8 or b is uint8:
        other = b if a is uint8 else a
        return int16 if other is int8 else other
    return a if a.itemsize > b.itemsize else b


def promote_types(type1: dtype, type2: dtype) -> dtype:
    """The smallest type that both convert to, as PyTorch orders them (no size beats a category)."""
    return _promote(type1, type2)


def can_cast(from_: dtype, to: dtype) -> bool:
    """Whether a result of type `from_` may be stored in a tensor of type `to` (by category)."""
    return from_.category <= to.category
