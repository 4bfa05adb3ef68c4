"""What stands around a kernel on each call.

Autograd is off while the kernel runs, the arguments that it does not declare as changed have their versions
afterwards, and what it returns is a new tensor.  Whatever is not seen to be so in a few steps is looked at closely by
`settle`, which has the errors.  Which arrays own the memory can be asked in a few steps because NumPy lets a view's
base be the owner, and not another view; where it is not so, `settle` looks, too.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import get_ident
from typing import Any

from numpy import ndarray

from ..core.bits import KEYSET_SHIFT
from ..core.keys import DispatchKey
from ..core.keysets import raw_bits
from ..core.state import MASKED, DispatchState, state
from ..core.tensor import Tensor
from ..dispatch.operator import OpOverload

_BELOW = raw_bits(DispatchKey["AutogradFunctionality"])
_ABOVE = ~(_BELOW << KEYSET_SHIFT)
_ALL = DispatchState.mask
_ALL_ABOVE = _ALL & _ABOVE
_enter, _leave = MASKED.add, MASKED.discard


def checked_quickly(
    operator: OpOverload, function: Callable[..., Any], settle: Callable[..., Any]
) -> Callable[..., Any] | None:
    """`function`, checked; None for operators with lists of tensors or results other than a tensor or nothing."""
    signature = operator.signature
    if signature.list_positions or signature.returns not in ((), ("Tensor",)):
        return None
    if any(signature.return_aliases) or {"inplace", "out"} & set(operator.traits.tags):
        return None
    parameters = signature.parameters
    tensors = tuple(i for i, p in enumerate(parameters) if p.is_tensor)
    constant = tuple(i for i in tensors if i not in signature.written)
    required = all(parameters[i].type == "Tensor" for i in tensors)
    if signature.returns and required and constant == tensors in ((0,), (0, 1)):
        return _of_few_tensors(function, settle, len(tensors), len(parameters))
    is_fine = _is_new_memory(tensors) if signature.returns else _is_nothing
    return _of_tensors(function, settle, constant, is_fine)


def _of_few_tensors(
    function: Callable[..., Any], settle: Callable[..., Any], tensors: int, total: int
) -> Callable[..., Any]:
    """For one tensor or two before anything else, without a loop: the usual case."""
    one = tensors == 1

    def checked(x: Any, y: Any = None, /, *rest: Any) -> Any:
        version = 0 if (counter := x._counter_) is None else counter.version
        if not one:
            other_version = 0 if (counter := y._counter_) is None else counter.version
        local = state.__dict__  # each access by way of `state` would look the thread's up anew
        excluded = local.get("excluded", 0)
        mask = local.get("mask", _ALL)
        # Arithmetic with numbers of this size takes longer than a comparison.
        below = _ALL_ABOVE if mask is _ALL else mask & _ABOVE
        local["excluded"] = excluded | _BELOW if excluded else _BELOW
        _enter(thread := get_ident())
        local["mask"] = below
        try:
            if rest:  # calls with arguments in a tuple take longer
                out = function(x, y, *rest)
            else:
                out = function(x) if total == 1 else function(x, y)
        finally:
            local["excluded"] = excluded
            if local["mask"] is below:
                local["mask"] = mask
                if mask is _ALL:
                    _leave(thread)
            else:  # the function left a mode, or grad mode, as it did not find it
                state.switch()
        if out.__class__ is Tensor:
            owner = out._data_
            if owner.base is not None:
                owner = owner.base
            if (
                owner.__class__ is ndarray
                and owner.base is None
                and (data := x._data_) is not owner
                and (
                    (base := data.base) is None
                    or (base is not owner and base.__class__ is ndarray and base.base is None)
                )
                and ((counter := x._counter_) is None or counter.version == version)
                and (
                    one
                    or (
                        (data := y._data_) is not owner
                        and (
                            (base := data.base) is None
                            or (
                                base is not owner
                                and base.__class__ is ndarray
                                and base.base is None
                            )
                        )
                        and ((counter := y._counter_) is None or counter.version == other_version)
                    )
                )
            ):
                return out
        values = (x,) if total == 1 else (x, y, *rest)
        return settle(values, (version,) if one else (version, other_version), out)

    return checked


def _of_tensors(
    function: Callable[..., Any],
    settle: Callable[..., Any],
    constant: tuple[int, ...],
    is_fine: Callable[[tuple[Any, ...], Any], bool],
) -> Callable[..., Any]:
    """For any number of tensors, of which some may be None; `constant` are the places of those not to be changed."""

    def changing(*values: Any) -> Any:
        out = run_below_autograd(function, values)
        return out if is_fine(values, out) else settle(values, (), out)

    if not constant:
        return changing

    def checked(*values: Any) -> Any:
        versions = []
        for position in constant:
            value = values[position]
            if value is not None:
                counter = value._counter_
                versions.append(0 if counter is None else counter.version)
        out = run_below_autograd(function, values)
        place = 0
        for position in constant:
            value = values[position]
            if value is not None:
                counter = value._counter_
                if counter is not None and counter.version != versions[place]:
                    return settle(values, versions, out)
                place += 1
        return out if is_fine(values, out) else settle(values, versions, out)

    return checked


def _is_nothing(values: tuple[Any, ...], out: Any) -> bool:
    return out is None


def _is_new_memory(tensors: tuple[int, ...]) -> Callable[[tuple[Any, ...], Any], bool]:
    """Whether a result is a tensor, and no tensor among the arguments can be seen in a few steps to share its memory."""

    def is_new(values: tuple[Any, ...], out: Any) -> bool:
        if out.__class__ is not Tensor:
            return False
        owner = out._data_
        if owner.base is not None:
            owner = owner.base
        if owner.__class__ is not ndarray or owner.base is not None:
            return False
        for position in tensors:
            value = values[position]
            if value is None:
                continue
            data = value._data_
            if data is owner:
                return False
            base = data.base
            if base is not None and (
                base is owner or base.__class__ is not ndarray or base.base is not None
            ):
                return False
        return True

    return is_new


def run_below_autograd(function: Callable[..., Any], values: tuple[Any, ...]) -> Any:
    """Call `function` with autograd off, as the functions made above do."""
    local = state.__dict__
    excluded = local.get("excluded", 0)
    mask = local.get("mask", _ALL)
    local["excluded"] = excluded | _BELOW if excluded else _BELOW
    _enter(thread := get_ident())
    local["mask"] = below = _ALL_ABOVE if mask is _ALL else mask & _ABOVE
    try:
        return function(*values)
    finally:
        local["excluded"] = excluded
        if local["mask"] is below:
            local["mask"] = mask
            if mask is _ALL:
                _leave(thread)
        else:
            state.switch()
