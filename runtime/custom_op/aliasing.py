"""What a kernel must not do: change arguments that it did not say it changes, return memory that is not its own.

Changes are noticed by the version counters, which every in-place operator raises, so it costs a comparison per
call to see them; what a kernel writes by way of NumPy no counter sees (`opcheck` compares elements).  Memory is
told apart as storages are in PyTorch, by the array that owns it: parts of one array are one memory.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from ..core.tensor import Tensor
from ..dispatch.operator import OpOverload
from .inference import place_of


def owner_of(tensor: Tensor) -> Any:
    """The array whose memory the elements are in."""
    data: Any = tensor._data_
    while isinstance(data, np.ndarray) and isinstance(data.base, np.ndarray):
        data = data.base
    return data


def _tensors_at(
    values: Sequence[Any], positions: Sequence[int]
) -> Iterator[tuple[int, int | None, Tensor]]:
    """Position, place in a list (None for none) and tensor."""
    for position in positions:
        value = values[position]
        if isinstance(value, Tensor):
            yield position, None, value
        elif isinstance(value, (list, tuple)):
            for place, item in enumerate(value):
                if isinstance(item, Tensor):
                    yield position, place, item


def versions_of(values: Sequence[Any], positions: Sequence[int]) -> list[int]:
    """Versions of the tensors at these positions, those in lists included."""
    return [
        0 if tensor._counter_ is None else tensor._counter_.version
        for _, _, tensor in _tensors_at(values, positions)
    ]


def check_unchanged(
    operator: OpOverload,
    function: Any,
    values: Sequence[Any],
    positions: Sequence[int],
    before: Sequence[int],
) -> None:
    """RuntimeError where a tensor that the schema does not mark as written has another version than before."""
    after = versions_of(values, positions)
    if after == list(before):
        return
    # An argument that may be changed and one that may not can be parts of the same memory.
    allowed = {
        id(tensor._counter_) for _, _, tensor in _tensors_at(values, operator.signature.written)
    }
    for (position, place, tensor), old, new in zip(
        _tensors_at(values, positions), before, after, strict=True
    ):
        if old == new or id(tensor._counter_) in allowed:
            continue
        name = operator.signature.parameters[position].name
        element = "" if place is None else f"[{place}]"
        declared = [operator.signature.parameters[i].name for i in operator.signature.written]
        said = f"mutates_args={{{', '.join(map(repr, (*declared, name)))}}}"
        raise RuntimeError(
            f"{operator.name()}: its kernel ({place_of(function)}) changed argument '{name}{element}' in place (version "
            f"{old} before the call, {new} after it), but its schema does not declare it as mutated. Define it with {said}, or let "
            f"the kernel work on {name}{element}.clone(). The change was not undone.\nDeclaration: {operator._schema_text}"
        )


def check_memory(operator: OpOverload, function: Any, values: Sequence[Any], out: Any) -> None:
    """RuntimeError where a result shares memory with an argument or with another result."""
    results = out if isinstance(out, tuple) else (out,)
    parameters = operator.signature.parameters
    owners: list[tuple[Any, Any, str]] = []
    for position, place, tensor in _tensors_at(values, range(len(values))):
        element = "" if place is None else f"[{place}]"
        owners.append(
            (owner_of(tensor), tensor, f"argument '{parameters[position].name}{element}'")
        )
    for number, place, tensor in _tensors_at(results, range(len(results))):
        element = "" if place is None else f"[{place}]"
        name = f"output {number}{element}" if isinstance(out, tuple) else f"output{element}"
        owner = owner_of(tensor)
        for other, its_tensor, whose in owners:
            if its_tensor is tensor:
                raise _shared(operator, function, name, f"is {whose}")
            if other is owner and tensor._data_.size:
                raise _shared(operator, function, name, f"shares memory with {whose}")
        owners.append((owner, tensor, name))


def _shared(operator: OpOverload, function: Any, name: str, relation: str) -> RuntimeError:
    return RuntimeError(
        f"{operator.name()}: the {name} of its kernel ({place_of(function)}) {relation}. The output of a custom operator "
        "must not also be an input to it, and may not alias any inputs to this custom operator or other returns. "
        "Return a clone (x.clone()), or define an operator that changes its argument and returns nothing; one that "
        "returns a view is declared by schema='(Tensor(a) x) -> Tensor(a)'."
    )
