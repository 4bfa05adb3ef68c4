"""What stands around a kernel on each call, written out for its schema.

Autograd is off while the kernel runs, the arguments that it does not declare as changed have their versions
afterwards, and what it returns is a new tensor.  Whatever is not seen to be so in a few steps is looked at closely by
`settle`, which has the errors.  Which arrays own the memory can be asked in a few steps because NumPy lets a view's
base be the owner, and not another view; where it is not so, `settle` looks, too.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from numpy import ndarray

from gradsmith.dispatch.keys import DispatchKey
from gradsmith.dispatch.keysets import raw_bits
from gradsmith.dispatch.operator import OpOverload
from gradsmith.dispatch.state import DispatchState, state
from gradsmith.tensor import Tensor
from gradsmith.traits import KEYSET_SHIFT

__all__ = ["checked_quickly", "run_below_autograd"]

_BELOW = raw_bits(DispatchKey["AutogradFunctionality"])
_ABOVE = ~(_BELOW << KEYSET_SHIFT)
_ALL = DispatchState.mask

_FACTORY = """\
def make(function, settle):
    seen = (ALL, ALL & ABOVE)

    def checked({names}):
        nonlocal seen
        {before}
        local = state.__dict__  # each access by way of `state` would look the thread's up anew
        excluded = local.get("excluded", 0)
        mask = local.get("mask", ALL)
        known, below = seen  # arithmetic with numbers of this size takes longer than a comparison
        if mask is not known:
            below = mask & ABOVE
            seen = (mask, below)
        local["excluded"] = excluded | BELOW if excluded else BELOW
        local["mask"] = below
        try:
            out = function({names})
        finally:
            local["excluded"] = excluded
            if local["mask"] is below:
                local["mask"] = mask
            else:  # the function left a mode, or grad mode, as it did not find it
                state.refresh()
        {after}
        return settle(({names},), ({versions}), out)

    return checked
"""

_AFTER_TENSOR = """\
if out.__class__ is Tensor:
            owner = out._data
            if owner.base is not None:
                owner = owner.base
            if owner.__class__ is ndarray and owner.base is None and {fine}:
                return out"""

_AFTER_NOTHING = """\
if out is None and {fine}:
            return None"""


def checked_quickly(
    operator: OpOverload, function: Callable[..., Any], settle: Callable[..., Any]
) -> Callable[..., Any] | None:
    """`function`, checked; None for operators with lists of tensors or results other than a tensor or nothing."""
    signature = operator.signature
    if signature.list_positions or signature.returns not in ((), ("Tensor",)):
        return None
    if operator.traits.view or {"inplace", "out"} & set(operator.traits.tags):
        return None
    kinds = tuple(
        (p.type, i in signature.written) if p.is_tensor else ("", False)
        for i, p in enumerate(signature.parameters)
    )
    made: Callable[..., Any] = _factory(kinds, bool(signature.returns))(function, settle)
    return made


@cache
def _factory(kinds: tuple[tuple[str, bool], ...], returns: bool) -> Callable[..., Any]:
    """Makes the check for arguments of these kinds: the type of a tensor, and whether the kernel changes it."""
    before: list[str] = []
    fine: list[str] = []
    versions: list[str] = []
    for number, (kind, is_written) in enumerate(kinds):
        if not kind:
            continue
        tests: list[str] = []
        if returns:
            tests.append(
                f"(data := a{number}._data) is not owner and ((base := data.base) is None or (base is not owner and "
                "base.__class__ is ndarray and base.base is None))"
            )
        if not is_written:
            count = f"(0 if (counter := a{number}._counter) is None else counter.version)"
            tests.append(
                f"((counter := a{number}._counter) is None or counter.version == v{number})"
            )
            if kind == "Tensor":
                before.append(f"v{number} = {count}")
                versions.append(f"v{number},")
            else:
                before.append(f"v{number} = 0 if a{number} is None else {count}")
                versions.append(f"*(() if a{number} is None else (v{number},)),")
        if tests:
            text = " and ".join(tests)
            fine.append(f"({text})" if kind == "Tensor" else f"(a{number} is None or ({text}))")
    after = (_AFTER_TENSOR if returns else _AFTER_NOTHING).format(fine=" and ".join(fine) or "True")
    source = _FACTORY.format(
        names=", ".join(f"a{number}" for number in range(len(kinds))),
        before="; ".join(before) or "pass",
        after=after,
        versions=" ".join(versions),
    )
    names = {
        "state": state, "ALL": _ALL, "BELOW": _BELOW, "ABOVE": _ABOVE, "Tensor": Tensor, "ndarray": ndarray,
    }  # fmt: skip
    exec(compile(source, __file__, "exec"), names)
    made: Any = names["make"]
    return made  # type: ignore[no-any-return]


def run_below_autograd(function: Callable[..., Any], values: tuple[Any, ...]) -> Any:
    """Call `function` with autograd off, as the functions made above do."""
    local = state.__dict__
    excluded = local.get("excluded", 0)
    mask = local.get("mask", _ALL)
    local["excluded"] = excluded | _BELOW
    local["mask"] = below = mask & _ABOVE
    try:
        return function(*values)
    finally:
        local["excluded"] = excluded
        if local["mask"] is below:
            local["mask"] = mask
        else:
            state.refresh()
