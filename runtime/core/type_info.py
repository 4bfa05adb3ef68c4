"""Limits of the number types."""

from __future__ import annotations

from typing import Any

from . import dtypes
from .dtypes import dtype

_MISSING: Any = object()


def _checked(kind: str, d: Any) -> dtype:
    if not isinstance(d, dtype):
        raise TypeError(
            f"{kind}(): argument 'type' (position 1) must be gradsmith.dtype, not {type(d).__name__}"
        )
    return d


class finfo:
    """Limits of a floating type; those of its parts for a complex type.

    Attributes: `bits`, `eps` (distance from 1 to the next number), `max`, `min`, `tiny` and
    `smallest_normal` (smallest normal positive number), `resolution` (10 to the number of exact
    decimal digits), `dtype` (name).  TypeError for other types.  Default: the default dtype.
    """

    __slots__ = (
        "bits",
        "dtype",
        "eps",
        "max",
        "min",
        "resolution",
        "smallest_normal",
        "tiny",
        "_of",
    )

    def __init__(self, type: dtype = _MISSING) -> None:
        d = dtypes.get_default_dtype() if type is _MISSING else _checked("finfo", type)
        if d.category < 2:
            raise TypeError(
                "gradsmith.finfo() requires a floating point input type. "
                "Use gradsmith.iinfo to handle 'gradsmith.finfo'"
            )
        d = d.to_real()
        # Width of the significand without its hidden bit, and largest exponent.
        digits, exponent = {
            "float16": (10, 15),
            "bfloat16": (7, 127),
            "float32": (23, 127),
            "float64": (52, 1023),
        }[d.name]
        self._of = d
        self.bits = 8 * d.itemsize
        self.dtype = d.name
        self.eps = 2.0**-digits
        self.max = (2.0 - self.eps) * 2.0**exponent
        self.min = -self.max
        self.tiny = self.smallest_normal = 2.0 ** (1 - exponent)
        self.resolution = {"float16": 1e-3, "bfloat16": 1e-2, "float32": 1e-6, "float64": 1e-15}[
            d.name
        ]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, finfo) and self._of is other._of

    def __hash__(self) -> int:
        return hash(self._of)

    def __repr__(self) -> str:
        return (
            f"finfo(resolution={self.resolution:g}, min={self.min:g}, max={self.max:g}, eps={self.eps:g}, "
            f"smallest_normal={self.smallest_normal:g}, tiny={self.tiny:g}, dtype={self.dtype})"
        )


class iinfo:
    """Limits of an integer type: `bits`, `max`, `min`, `dtype` (name).  TypeError for other types."""

    __slots__ = ("bits", "dtype", "max", "min", "_of")

    def __init__(self, type: dtype) -> None:
        d = _checked("iinfo", type)
        if d.category > 1:
            raise TypeError(
                "gradsmith.iinfo() requires an integer input type. "
                "Use gradsmith.finfo to handle 'gradsmith.iinfo'"
            )
        if d.category == 0:
            raise TypeError("gradsmith.bool is not supported by gradsmith.iinfo")
        self._of = d
        self.bits = 8 * d.itemsize
        self.dtype = d.name
        self.max = 2 ** (self.bits - d.is_signed) - 1
        self.min = -self.max - 1 if d.is_signed else 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, iinfo) and self._of is other._of

    def __hash__(self) -> int:
        return hash(self._of)

    def __repr__(self) -> str:
        # Seven digits and up are written as floats, as PyTorch does.
        return f"iinfo(min={self.min:g}, max={self.max:g}, dtype={self.dtype})"
