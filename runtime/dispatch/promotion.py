"""Type promotion: the dtype that a call computes in, determined from its bits alone.

The rules are PyTorch's.  Dtypes promote within three ranks (tensors with dimensions, 0-d tensors, Python numbers).  A
lower rank changes the result only if its category (bool, integral, floating, complex) is higher than the upper
rank's.
"""

from __future__ import annotations

from functools import cache, reduce

from ..core.bits import DIMENSIONED, NUMBER_BITS, NUMBER_BITS_ALL, ZERO_DIM
from ..core.dtypes import DTYPES, bool_, dtype, float32, get_default_dtype, int64, promote_types


@cache
def dtypes_in(bits: int) -> tuple[tuple[dtype, ...], tuple[dtype, ...]]:
    """The dtypes of tensors with dimensions and of 0-d tensors among a call's arguments."""
    return (
        tuple([d for d in DTYPES if bits & DIMENSIONED[d.code]]),
        tuple([d for d in DTYPES if bits & ZERO_DIM[d.code]]),
    )


def _combine(higher: dtype | None, lower: dtype | None) -> dtype | None:
    if higher is None or lower is None:
        return higher or lower
    if higher.category == 3:
        return higher
    if higher.category == 2:
        return higher.to_complex() if lower.category == 3 else higher
    if higher is bool_ or lower.category >= 2:
        return promote_types(higher, lower)
    return higher


def _number_dtype(bits: int) -> dtype | None:
    if bits & NUMBER_BITS[complex]:
        return get_default_dtype().to_complex()
    if bits & NUMBER_BITS[float]:
        return get_default_dtype()
    if bits & NUMBER_BITS[int]:
        return int64
    return bool_ if bits & NUMBER_BITS[bool] else None


def common_dtype(bits: int) -> dtype:
    """The dtype that a call's arguments promote to."""
    dimensioned, zero_dim = dtypes_in(bits)
    if len(dimensioned) == 1 and not zero_dim and not bits & NUMBER_BITS_ALL:
        return dimensioned[0]
    lower = _combine(
        reduce(promote_types, zero_dim) if zero_dim else None,
        _number_dtype(bits) if bits & NUMBER_BITS_ALL else None,
    )
    found = _combine(reduce(promote_types, dimensioned) if dimensioned else None, lower)
    return float32 if found is None else found


def compute_dtype(bits: int, kind: str) -> dtype | None:
    """The dtype to which a call's tensors are cast; None when each keeps its own.

    `kind` is the entry's ``promotion``.
    """
    if kind == "none":
        return None
    common = common_dtype(bits)
    if kind == "int_to_float" and common.category < 2:
        return get_default_dtype()
    if kind == "bool_to_long" and common is bool_:
        return int64
    return common
