"""`finfo` and `iinfo`: the limits of dtypes."""

from __future__ import annotations

from typing import Any

from . import dtypes
from .dtypes import dtype
from .package_name import known_by_package, package_name

_MISSING: Any = object()


def _ieee(digits: int, exponent: int, resolution: float) -> tuple[float, float, float, float]:
    """Limits by the width of the significand without its hidden bit, and the largest exponent."""
    eps = 2.0**-digits
    return eps, (2.0 - eps) * 2.0**exponent, 2.0 ** (1 - exponent), resolution


_LIMITS = {
    "float16": _ieee(10, 15, 1e-3),
    "bfloat16": _ieee(7, 127, 1e-2),
    "float32": _ieee(23, 127, 1e-6),
    "float64": _ieee(52, 1023, 1e-15),
    # Of the types of 8 bits (Micikevicius et al., 2022, and the Open Compute Project) some have no infinities, and more numbers.
    "float8_e4m3fn": (0.125, 448.0, 2.0**-6, 1.0),
    "float8_e4m3fnuz": (0.125, 240.0, 2.0**-7, 1.0),
    "float8_e5m2": (0.25, 57344.0, 2.0**-14, 1.0),
    "float8_e5m2fnuz": (0.125, 57344.0, 2.0**-15, 1.0),
    "float8_e8m0fnu": (1.0, 2.0**127, 2.0**-127, 1.0),
}
"""Distance from 1 to the next number, largest number, smallest normal one, resolution."""


def _checked(kind: str, d: Any) -> dtype:
    if not isinstance(d, dtype):
        raise TypeError(
            f"{kind}(): argument 'type' (position 1) must be {package_name.shown}.dtype, not {type(d).__name__}"
        )
    return d


@known_by_package
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
        limits = _LIMITS.get(d.name)
        if limits is None:
            raise TypeError(f"gradsmith.finfo() does not support {d.name}")
        self._of = d
        self.bits = 8 * d.itemsize
        self.dtype = d.name
        self.eps, self.max, self.smallest_normal, self.resolution = limits
        self.min = self.smallest_normal if d.name == "float8_e8m0fnu" else -self.max
        self.tiny = self.smallest_normal

    def __eq__(self, other: object) -> bool:
        return isinstance(other, finfo) and self._of is other._of

    def __hash__(self) -> int:
        return hash(self._of)

    def __repr__(self) -> str:
        return (
            f"finfo(resolution={self.resolution:g}, min={self.min:g}, max={self.max:g}, eps={self.eps:g}, "
            f"smallest_normal={self.smallest_normal:g}, tiny={self.tiny:g}, dtype={self.dtype})"
        )


@known_by_package
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
        bits = (
            8 * d.numpy.itemsize
        )  # TypeError for a type without tensors, some of which fill no bytes
        self._of = d
        self.bits = bits
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
