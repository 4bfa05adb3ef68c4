"""Does an operator compute, or refuse in words of its own, in every dtype that its declaration lets pass?"""

from __future__ import annotations

from functools import partial

from ..core.dtypes import (
    bfloat16,
    bool_,
    complex64,
    dtype,
    float16,
    float32,
    float64,
    int64,
    uint8,
)
from ..core.lazy_elements import elements_of
from ..core.namespace import np
from ..core.tensor import Tensor
from ..core.tracebacks import accident_behind
from .failures import NotApplicable, tensors_of
from .samples import Sample

_OTHERS = (int64, uint8, bool_, float16, bfloat16, complex64)


def check_dtypes(sample: Sample) -> None:
    """What a call with other numbers raises is raised by a statement of a kernel, and not by NumPy within it.

    The sample's floating numbers are converted to each of other dtypes.  Raises CheckFailure.
    """
    for kind in _OTHERS:
        call = sample.map(partial(_converted, kind))
        try:
            call.call()
        except Exception as error:
            accident = accident_behind(error)
            if accident is None:
                continue
            reason = (
                f"NumPy refuses {kind.name}, which the declaration lets pass: "
                f"{type(accident).__name__}: {accident}"
            )
            mend = "leave its class out of 'dtypes:', or let the kernel say what it refuses"
            raise call.fault("dtypes", reason, mend, sample.backend) from error


def _converted(kind: dtype, tensor: Tensor) -> Tensor:
    own = tensor.detach()
    return own.to(kind) if own.dtype.is_floating_point else own.clone()


def check_precision(sample: Sample) -> None:
    """Of numbers that float32 holds, the results in float32 and in float64 agree but for rounding.

    Raises CheckFailure; NotApplicable where float32 is refused.
    """
    narrow = sample.map(partial(_converted, float32))
    wide = narrow.map(partial(_converted, float64))
    try:
        ours = narrow.call()
    except Exception as error:
        raise NotApplicable("float32 is refused") from error
    pairs = zip(tensors_of(ours), tensors_of(wide.call()), strict=True)
    for number, (found, expected) in enumerate(pairs):
        if found.dtype is not float32 or expected.dtype is not float64:
            continue
        given, true = elements_of(found.detach()), elements_of(expected.detach())
        if given.shape != true.shape:
            reason = f"result {number} has shape {given.shape} in float32, {true.shape} in float64"
            raise narrow.fault("precision", reason, _MEND, sample.backend)
        size = float(np.abs(true[np.isfinite(true)]).max(initial=1.0))
        if not np.allclose(given, true, rtol=_NEAR, atol=_NEAR * size, equal_nan=True):
            worst = int(np.nanargmax(np.abs(given - true)))
            values = f"{given.flat[worst]:g} in float32, {true.flat[worst]:g} in float64"
            reason = f"result {number} depends on the dtype: its element {worst} is {values}"
            raise narrow.fault("precision", reason, _MEND, sample.backend)


_NEAR = 1e-3
"""Far more than rounding, unless an operator is ill-conditioned."""
_MEND = "let the kernel compute the same for every dtype, or say why not under 'exempt: precision'"
