"""What a kernel over arrays returns: arrays, as many as the schema says, of the dtype that is declared."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from inspect import unwrap
from types import CodeType, FrameType
from typing import Any

from ..core.dtypes import bool_, dtype
from ..core.keys import DispatchKey
from ..core.namespace import np
from ..core.tensor import Tensor
from ..dispatch.call import bits_of
from ..dispatch.kernel import Kernel, KernelKind, load_kernel
from ..dispatch.operator import OpOverload
from ..dispatch.promotion import compute_dtype
from ..dispatch.structured import must_be_given
from ..dispatch.table import computed_entry
from .opcheck_inputs import OperatorCall

_CHECK = "schema"


def run_watching_kernels(call: OperatorCall) -> Any:
    """The call's result.

    A kernel over arrays that returns something else is named, where the code around it would stumble over
    what it got, or pass it on.  Raises CheckFailure, and what the operator raises.
    """
    kernel = computed_entry(call.operator, DispatchKey[call.backend]).kernel
    if kernel is None or kernel.kind is not KernelKind.array or call.backend != "CPU":
        return call.run()
    returned: list[tuple[str, Any]] = []
    try:
        with _watched(_codes(call.operator, kernel), returned):
            result = call.run()
    except Exception as error:
        _check_returned(call, returned, error)
        raise
    _check_returned(call, returned, None)
    return result


def _codes(operator: OpOverload, kernel: Kernel) -> frozenset[CodeType]:
    """Of the functions written by hand that return the operator's results."""
    places = [kernel.function, operator.traits.pointwise]
    functions = [
        load_kernel(place) if isinstance(place, str) else place for place in places if place
    ]
    functions = [f.func if isinstance(f, partial) else f for f in functions]
    found = [
        getattr(unwrap(function), "__code__", None)
        for function in functions
        if isinstance(function, np.ufunc) or not must_be_given(function)
    ]
    return frozenset(code for code in found if code is not None)


@contextmanager
def _watched(codes: frozenset[CodeType], returned: list[tuple[str, Any]]) -> Iterator[None]:
    """A block within which what these functions return is noted, with their names."""

    def note(frame: FrameType, event: str, value: Any) -> None:
        if event == "return" and frame.f_code in codes:
            returned.append((frame.f_code.co_name, value))

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        yield
    finally:
        sys.setprofile(before)


def _check_returned(
    call: OperatorCall, returned: list[tuple[str, Any]], error: Exception | None
) -> None:
    operator = call.operator
    kinds = [str(returned.type) for returned in operator.schema.returns]
    if not kinds or any(p.written for p in operator.signature.parameters):
        return  # the arguments that it wrote are returned
    for name, value in returned:
        if error is not None and value is None and error.__traceback__ is not None:
            if _was_raised_by(error, name):
                continue  # it returned nothing because it raised
        wrong = _misfit(kinds, value)
        if wrong is not None:
            reason = f"kernel '{name}' returns {wrong}, the schema says {', '.join(kinds)}"
            mend = "return arrays (np.ndarray), one for each result"
            raise call.fault(_CHECK, reason, mend, call.backend) from error


def _was_raised_by(error: Exception, name: str) -> bool:
    place = error.__traceback__
    while place is not None:
        if place.tb_frame.f_code.co_name == name:
            return True
        place = place.tb_next
    return False


def _misfit(kinds: list[str], value: Any) -> str | None:
    """What a kernel returned in place of results of these types; None if it returned those."""
    if len(kinds) == 1:
        return _misfit_of_one(kinds[0], value)
    if not isinstance(value, (tuple, list)):
        return _described(value)
    if len(value) != len(kinds):
        return f"{len(value)} results"
    for kind, item in zip(kinds, value, strict=True):
        wrong = None if item is None else _misfit_of_one(kind, item)
        if wrong is not None:
            return f"{wrong} among its results"
    return None


def _misfit_of_one(kind: str, value: Any) -> str | None:
    if kind == "Tensor":
        return None if isinstance(value, (np.ndarray, np.generic)) else _described(value)
    if kind == "Tensor[]":
        several = isinstance(value, (tuple, list, np.ndarray))
        return None if several else _described(value)
    return None


def _described(value: Any) -> str:
    return "nothing (None)" if value is None else f"a {type(value).__name__}"


def check_promotion(call: OperatorCall) -> None:
    """The one result of an operator that declares its promotion has the dtype that follows from it.

    Raises CheckFailure.
    """
    call = call.fresh()
    wanted = _promised(call)
    if wanted is None:
        return
    result = call.run()
    if not isinstance(result, Tensor) or result.dtype is wanted:
        return
    promotion = call.operator.traits.promotion
    reason = f"the result has dtype {result.dtype}, by promotion '{promotion}' of its arguments it is {wanted}"
    mend = (
        "compute in the dtype of the arrays that the kernel is given, or declare another promotion"
    )
    raise call.fault("promotion", reason, mend, call.backend)


def _promised(call: OperatorCall) -> dtype | None:
    traits = call.operator.traits
    parameters = call.operator.signature.parameters
    if not traits.promotion or any(p.written for p in parameters):
        return None
    if traits.promotion == "always_bool":
        return bool_
    values = [*call.args, *(p.default for p in parameters[len(call.args) :])]
    for position, parameter in enumerate(parameters):
        if parameter.name in call.kwargs:
            values[position] = call.kwargs[parameter.name]
    target = compute_dtype(bits_of(call.operator, values), traits.promotion)
    if target is None:
        return None
    return (
        target.to_real() if traits.promotion == "complex_to_float" and target.is_complex else target
    )
