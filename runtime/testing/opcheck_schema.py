"""`schema_check`: does a call write to, and share memory with, exactly what the schema says?"""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from typing import Any, NamedTuple

from ..core.keys import DispatchKey
from ..core.lazy_elements import elements_of
from ..core.namespace import Array, np
from ..core.tensor import Tensor
from ..dispatch.operator import OpOverload
from ..dispatch.signature import Parameter
from ..dispatch.table import computed_entry
from .failures import tensors_of
from .opcheck_inputs import OperatorCall, call_to_check, shares_memory
from .opcheck_results import run_watching_kernels

_CHECK = "schema"


def schema_check(op: OpOverload, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """Call `op` with copies of its arguments and compare what happened with the schema's annotations.

    An argument without ``!`` keeps elements, shape, strides and version, also where nothing but its memory was
    written through NumPy; one with it has its version raised if it was changed.  A result shares
    memory with an argument, or with another result, only where both are annotated with one alias set, and
    counts versions with it then; a result ``Tensor(a!)`` is the argument itself.  (A composition may return an
    argument or a view of it: the operators that it is made of have seen to what follows.)  Returns the call's result.  Raises `OperatorFault`, and what the operator raises.
    """
    with call_to_check(op, args, kwargs) as call:
        return check_schema_of(call)


class _Before(NamedTuple):
    """An argument, as it was before the call."""

    parameter: Parameter
    name: str
    tensor: Tensor
    elements: Array
    shape: tuple[int, ...]
    strides: tuple[int, ...]
    version: int


def check_schema_of(call: OperatorCall) -> Any:
    """Like `schema_check`.

    Of a sample more is known: every argument with ``!`` is written, so that its version is raised in any
    case, and a composition keeps to its annotations as everybody does.
    """
    fresh = call.fresh()
    before = [
        _Before(p, name, t, _elements(t), tuple(t.shape), t.stride(), t._version)
        for p, name, t in fresh.arguments()
    ]
    result = run_watching_kernels(fresh)
    for one in before:
        _check_argument(fresh, one)
    composed = not call.name and _is_composed(call)
    _check_results(fresh, result, [] if composed else before)
    if call.backend == "CPU":
        _check_read_only(call, before)
    return result


def _is_composed(call: OperatorCall) -> bool:
    return computed_entry(call.operator, DispatchKey[call.backend]).reason == "math kernel"


def _elements(tensor: Tensor) -> Array:
    return elements_of(tensor.detach().cpu()).copy()


def _same(a: Array, b: Array) -> bool:
    return np.array_equal(a, b, equal_nan=a.dtype.kind in "fcV")


def _check_argument(call: OperatorCall, one: _Before) -> None:
    parameter, name, tensor = one.parameter, one.name, one.tensor
    keys = (call.backend,)
    moved = tuple(tensor.shape) != one.shape or tensor.stride() != one.strides
    changed = moved or not _same(_elements(tensor), one.elements)
    raised = tensor._version != one.version
    if parameter.written:
        if not raised and (changed or call.name):
            reason = (
                f"'{name}' is {'changed' if changed else 'written'} and its version stays {one.version}, so that autograd does not "
                "notice where the tensor was saved"
            )
            mend = (
                "write to it with operators (x.copy_(…), x.add_(…)), call "
                "gradsmith.autograd.graph.increment_version(x) after writing through NumPy, or define the "
                "operator with gradsmith.library.custom_op, which does so for mutates_args"
            )
            raise call.fault(_CHECK, reason, mend, *keys)
        return
    declare = (
        f"mark the argument in the schema ({_marked(parameter)} {parameter.name}; custom_op: "
        f'mutates_args=("{parameter.name}",)), or work on a copy ({parameter.name}.clone())'
    )
    mutated = f"Argument {name} is not defined as mutable but was mutated: "
    if moved:
        reason = (
            f"{mutated}'{name}' had shape {one.shape} and strides {one.strides} and has {tuple(tensor.shape)} and "
            f"{tensor.stride()}, though the schema does not mark it '!'"
        )
        raise call.fault(_CHECK, reason, declare, *keys)
    if changed:
        how = "" if raised else ", in its memory, past the version counter"
        reason = f"{mutated}'{name}' is changed{how}, though the schema does not mark it '!'"
        raise call.fault(_CHECK, reason, declare, *keys)
    if raised:
        reason = (
            f"{mutated}'{name}' is written to, though the schema does not mark it '!': its version goes from "
            f"{one.version} to {tensor._version} (the elements happen to be the same)"
        )
        raise call.fault(_CHECK, reason, declare, *keys)


def _marked(parameter: Parameter) -> str:
    return parameter.type.replace("Tensor", "Tensor(a!)", 1)


# -- results ------------------------------------------------------------------------------------------


def _annotation(text: str) -> tuple[frozenset[str], bool]:
    """The alias set of a type such as ``Tensor(a!)``, and whether it is written."""
    inner = text.partition("(")[2].partition(")")[0].partition("->")[0]
    letters = {part.strip(" !") for part in inner.split("|") if part.strip(" !")}
    return frozenset(letters), "!" in inner


def _check_results(call: OperatorCall, result: Any, before: list[_Before]) -> None:
    returns = [str(returned) for returned in call.operator.schema.returns]
    results = (
        (result,) if len(returns) == 1 else result if isinstance(result, (tuple, list)) else ()
    )
    if len(results) != len(returns):
        reason = f"{len(results)} results, the schema has {len(returns)}"
        raise call.fault(_CHECK, reason, "return what the schema says", call.backend)
    seen: list[tuple[int, str, Tensor]] = []
    for number, (kind, value) in enumerate(zip(returns, results)):
        where = f"result {number}" if len(returns) > 1 else "the result"
        _check_type(call, where, kind, value)
        letters, writes = _annotation(kind)
        for tensor in tensors_of(value):
            _check_elements(call, where, tensor, bool(letters))
            for one in before:
                _check_alias(call, where, tensor, letters, writes, one)
            for other_number, other_place, other in seen:
                if not letters and shares_memory(tensor, other):
                    reason = f"Outputs {other_number} and {number} alias unexpectedly: {where} shares memory with {other_place}, which the schema does not say"
                    mend = "return a copy of one of them (.clone())"
                    raise call.fault(_CHECK, reason, mend, call.backend)
            seen.append((number, where, tensor))


_TYPES: Mapping[str, type | tuple[type, ...]] = {
    "Tensor": Tensor,
    "list": (list, tuple),
    "bool": bool,
    "int": int,
    "SymInt": int,
    "float": float,
    "Scalar": (bool, int, float, complex),
    "str": str,
}


def _check_type(call: OperatorCall, where: str, kind: str, value: Any) -> None:
    """The result is what the schema says; an optional one, and a gradient not asked for, may be None."""
    base = "list" if "[" in kind else kind.partition("(")[0].partition(" ")[0]
    wanted = _TYPES.get(base.strip("?"))
    if wanted is None or isinstance(value, wanted):
        return
    if value is None and (base.endswith("?") or len(call.operator.schema.returns) > 1):
        return
    reason = f"{where} is {_called(value)}, the schema says {kind}"
    raise call.fault(_CHECK, reason, "return what the schema says", call.backend)


def _check_elements(call: OperatorCall, where: str, tensor: Tensor, is_view: bool) -> None:
    """Elements in the CPU's memory are a plain array's, which others may write to."""
    array = tensor._data_
    if tensor.device.type != "cpu" or not isinstance(array, np.ndarray):
        return
    found, mend = "", "return np.array(…) of it"
    if type(array) is not np.ndarray:
        found = f"a {type(array).__name__}, whose operators are not those of arrays"
    elif not array.dtype.isnative:
        found = f"of dtype {array.dtype.str!r}, whose bytes stand in the order of other machines"
    elif not array.flags.writeable and not is_view:
        found, mend = "read-only, so that nothing can be written to it in place", "return a copy"
    if found:
        reason = f"the elements of {where} are {found}"
        raise call.fault(_CHECK, reason, mend, call.backend)


def _called(value: Any) -> str:
    return "nothing (None)" if value is None else f"of type {type(value).__name__}"


def _check_alias(
    call: OperatorCall,
    where: str,
    tensor: Tensor,
    letters: frozenset[str],
    writes: bool,
    one: _Before,
) -> None:
    argument, name = one.tensor, one.name
    itself = tensor is argument
    allowed = bool(letters & _annotation(f"T({one.parameter.alias})")[0])
    allowed = allowed or ("*" in one.parameter.alias and bool(letters))
    shares = itself or shares_memory(tensor, argument)
    keys = (call.backend,)
    if shares and not allowed:
        what = f"'{name}' itself" if itself else f"a view of '{name}' (they share memory)"
        reason = (
            f"Argument {name} is not defined to alias output but was aliasing: {where} is {what}: it shares memory "
            f"with '{name}', which the schema does not say"
        )
        mend = (
            f"return a copy (.clone()); an operator of one's own that returns a view has to say so in its schema "
            f"(Tensor(a) {one.parameter.name} … -> Tensor(a))"
        )
        raise call.fault(_CHECK, reason, mend, *keys)
    if allowed and writes and not itself:
        reason = f"{where} is another tensor than '{name}', which the schema says it is"
        raise call.fault(_CHECK, reason, f"return {one.parameter.name} itself", *keys)
    if shares and not itself and tensor._counter_ is not argument._counter_:
        reason = (
            f"{where} is a view of '{name}' but counts versions apart: a change of one is not noticed "
            "where the other was saved"
        )
        mend = (
            "make the view with an operator (x[…], x.view(…), x.as_strided(…)), not from x.numpy()"
        )
        raise call.fault(_CHECK, reason, mend, *keys)


# -- writes that leave no trace -----------------------------------------------------------------------


def _check_read_only(call: OperatorCall, before: list[_Before]) -> None:
    """Call again with memory that cannot be written: for writes that left the elements as they were."""
    refused = _refused_write(call, None)
    if refused is None:
        return
    names = [one.name for one in before if not one.parameter.written]
    guilty = [name for name in names if _refused_write(call, name) is not None]
    what = " or ".join(f"'{name}'" for name in guilty or names)
    reason = (
        f"{what} is written in its memory, though the schema does not mark it '!' (the elements "
        f"happen to be the same; with read-only memory: {refused})"
    )
    mend = "mark the argument in the schema (Tensor(a!)), or work on a copy"
    raise call.fault(_CHECK, reason, mend, call.backend)


_REFUSALS = ("assignment destination is read-only", "output array is read-only")


def _refused_write(call: OperatorCall, only: str | None) -> str | None:
    """What NumPy says when the call writes to arguments that the schema does not mark; None if it does not."""
    fresh = call.fresh()
    for parameter, name, tensor in fresh.arguments():
        if not parameter.written and only in (None, name):
            tensor._data_.flags.writeable = False
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            fresh.run()
    except ValueError as error:
        return str(error) if any(text in str(error) for text in _REFUSALS) else None
    except Exception:  # it ran before; what it raises now is not about this check
        return None
    return None
