"""Does an operator compute, or refuse in words of its own, in every dtype that its declaration lets pass?"""

from __future__ import annotations

from functools import partial

from ..core.dtypes import bfloat16, bool_, complex64, dtype, float16, int64, uint8
from ..core.tensor import Tensor
from ..core.tracebacks import accident_behind
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
