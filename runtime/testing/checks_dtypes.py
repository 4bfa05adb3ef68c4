"""Does an operator compute, or refuse in words of its own, in every dtype that its declaration lets pass?"""

from __future__ import annotations

from functools import partial
from importlib.util import find_spec

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
from ..core.namespace import Array, np
from ..core.tensor import Tensor
from ..core.tracebacks import implicit_error_behind
from .failures import NotApplicable, tensors_of
from .samples import Sample

_OTHERS = (int64, uint8, bool_, float16, complex64)
_OF_ML_DTYPES = (bfloat16,)
"""Those that there are only with the package ``ml_dtypes``."""


def check_dtypes(sample: Sample) -> None:
    """What a call with other numbers raises is raised by a statement of a kernel, and not by NumPy within it.

    The sample's floating numbers are converted to each of other dtypes.  Raises CheckFailure.
    """
    for kind in (*_OTHERS, *(_OF_ML_DTYPES if find_spec("ml_dtypes") else ())):
        call = sample.map(partial(_converted, kind))
        try:
            call.call()
        except Exception as error:
            implicit = implicit_error_behind(error)
            if implicit is None:
                continue
            reason = (
                f"NumPy refuses {kind.name}, which the declaration lets pass: "
                f"{type(implicit).__name__}: {implicit}"
            )
            mend = "leave its class out of 'dtypes:', or let the kernel say what it refuses"
            raise call.fault("dtypes", reason, mend, sample.backend) from error


def _converted(kind: dtype, tensor: Tensor) -> Tensor:
    own = tensor.detach()
    return own.to(kind) if own.dtype.is_floating_point else own.clone()


def check_precision(sample: Sample) -> None:
    """Of numbers that float32 holds, the results in float32 and in float64 agree but for rounding.

    Of integers so do those in int64 and in float64, where these are whole.  Raises CheckFailure; NotApplicable where
    one of the dtypes is refused.
    """
    if sample.dtype is int64:
        _check_whole(sample)
        return
    narrow = sample.map(partial(_converted, float32))
    wide = narrow.map(partial(_converted, float64))
    try:
        ours = narrow.call()
    except Exception as error:
        raise NotApplicable("float32 is refused") from error
    for number, pair in enumerate(zip(tensors_of(ours), tensors_of(wide.call()), strict=True)):
        if [result.dtype for result in pair] == [float32, float64]:
            given, true = (elements_of(result.detach()) for result in pair)
            _compare(narrow, f"result {number}", float32, given, true)


def _check_whole(sample: Sample) -> None:
    """Integers as they are, and so large that no smaller dtype holds them."""
    is_compared = False
    for factor in (1, _LARGE):
        whole = sample.map(partial(_scaled, factor))
        wide = whole.map(_in_doubles)  # made before the call, which may write
        try:
            pairs = list(zip(tensors_of(whole.call()), tensors_of(wide.call()), strict=True))
        except Exception:
            continue  # they are indices, or one of the dtypes is refused
        for number, (found, expected) in enumerate(pairs):
            kinds = (int64, float32) if factor == 1 else (int64,)
            if expected.dtype is not float64 or found.dtype not in kinds:
                continue
            given, true = elements_of(found.detach()), elements_of(expected.detach())
            if found.dtype is int64 and not _is_whole(true):
                continue
            _compare(whole, f"result {number}", found.dtype, given, true)
            is_compared = True
    if not is_compared:
        raise NotApplicable("no result of integers is that of the same numbers in float64")


def _scaled(factor: int, tensor: Tensor) -> Tensor:
    own = tensor.detach().clone()
    return own * factor if own.dtype is int64 else own


def _in_doubles(tensor: Tensor) -> Tensor:
    return tensor.to(float64) if tensor.dtype is int64 else tensor.clone()


def _is_whole(array: Array) -> bool:
    """Whether int64 and float64 both hold these numbers."""
    with np.errstate(invalid="ignore"):
        return bool(np.all(np.abs(array) < 2.0**53) and np.all(array == np.round(array)))


def _compare(call: Sample, what: str, kind: dtype, given: Array, true: Array) -> None:
    if given.shape != true.shape:
        reason = f"{what} has shape {given.shape} in {kind.name}, {true.shape} in float64"
        raise call.fault("precision", reason, _MEND, call.backend)
    size = float(np.abs(true[np.isfinite(true)]).max(initial=1.0))
    if not np.allclose(given, true, rtol=_NEAR, atol=_NEAR * size, equal_nan=True):
        worst = int(np.nanargmax(np.abs(given - true)))
        values = f"{given.flat[worst]:g} in {kind.name}, {true.flat[worst]:g} in float64"
        reason = f"{what} depends on the dtype: its element {worst} is {values}"
        raise call.fault("precision", reason, _MEND, call.backend)


_NEAR = 1e-3
"""Far more than rounding, unless an operator is ill-conditioned."""
_LARGE = 997
"""Makes small integers larger than one byte, or two where they are added up or multiplied, holds."""
_MEND = "let the kernel compute the same for every dtype, or say why not under 'exempt: precision'"
