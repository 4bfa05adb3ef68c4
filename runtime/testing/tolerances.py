"""How far numbers may be apart and still count as equal: the one place where that is decided.

Comparing two computations of one value (`closeness`).  Each dtype gets the square root of its rounding unit,
roughly: half of the digits may be lost to the order of additions, which differs between a kernel and its
in-place variant, a contiguous and a strided input.  The figures are PyTorch's, so that tests that move here keep
their meaning: float32 has eps 1.2e-7, hence 1.3e-6 (ten roundings); float16 and bfloat16 have eps 1e-3 and
8e-3, hence 1e-3 and 1.6e-2 (one and two); float64, with eps 2e-16, gets 1e-7, since libraries' elementary
functions are not correctly rounded and sums of thousands of terms occur.  A complex dtype has its parts'.
Integers and bools are equal or not.

Comparing a derivative with a central difference (`DIFFERENCE`).  With f evaluated to eps = 2e-16 and a step h,
the error is about eps |f| / h + h^2 |f'''| / 6, which h = 1e-5 brings to some 2e-11 + 2e-11 |f'''|.  Second
differences go through a computed gradient and lose about as much again.  Samples have elements of magnitude 1,
and sums of tens of them are compared: 1e-5 relative and 1e-7 absolute leave four digits of room, and a wrong
sign, factor, term or conjugate is wrong in the first digit.

Comparing forward with reverse mode (`EXACT`).  Both are analytical, so only rounding differs: 1e-9.

An operator that needs more says so in its entry of native_functions.yaml (``tolerance``), with the reason.
"""

from __future__ import annotations

from typing import NamedTuple

from ..core.dtypes import dtype
from ..dispatch.operator import OpOverload
from .declarations import declaration_of, relatives


class Tolerance(NamedTuple):
    """`x` and `y` agree if ``|x - y| <= atol + rtol * |y|``."""

    rtol: float
    atol: float


STEP = 1e-5
"""How far an input is moved to either side for a central difference."""

DIFFERENCE = Tolerance(1e-5, 1e-7)
EXACT = Tolerance(1e-9, 1e-9)

_CLOSENESS = {
    "float16": Tolerance(1e-3, 1e-5),
    "bfloat16": Tolerance(1.6e-2, 1e-5),
    "float32": Tolerance(1.3e-6, 1e-5),
    "float64": Tolerance(1e-7, 1e-7),
    "complex64": Tolerance(1.3e-6, 1e-5),
    "complex128": Tolerance(1e-7, 1e-7),
}


def closeness(*dtypes: dtype) -> Tolerance:
    """The tolerance for values of these dtypes: of the least precise of them; zero for integers and bools."""
    found = [_CLOSENESS.get(kind.name, Tolerance(0.0, 0.0)) for kind in dtypes]
    return Tolerance(max(t.rtol for t in found), max(t.atol for t in found))


def tolerance_for(operator: OpOverload, kind: dtype, usual: Tolerance) -> Tolerance:
    """`usual`, or what the operator's declaration widens it to for dtype `kind`."""
    for relative in relatives(operator):
        entry = declaration_of(relative).get("tolerance", {}).get(kind.name)
        if entry is not None:
            return Tolerance(max(usual.rtol, entry["rtol"]), max(usual.atol, entry["atol"]))
    return usual
