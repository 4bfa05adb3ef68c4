"""Operators over lists of tensors (`_foreach_add` and others), which call an operator for each tensor."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from ..core.dtypes import dtype_of_numpy, get_default_dtype
from ..core.tensor import Tensor, wrap
from .kernel import Kernel
from .registry import operator_named
from .wrapping import over_tensors

if TYPE_CHECKING:
    from .operator import OpOverload


def for_each(operator: OpOverload, kernel: Kernel, bits: int) -> Callable[..., Any]:
    """The kernel of an operator over lists: it calls the one over tensors for the first of each list, the second, ….

    What is not a list stands for itself in every call, but a vector of as many numbers as there are tensors: where the schema
    calls it ``scalars``, each call has one of them.
    """
    from .call import call  # not at the top: the slow path needs what resolves kernels

    single = operator_named(f"{operator.namespace}::{operator.alias_of}")
    names = [p.name for p in operator.signature.parameters]
    rest = [p.default for p in single.signature.parameters[len(names) :]]
    is_in_place = operator.base.endswith("_")
    # Where the operator over tensors takes no number for a tensor, one is made of it.
    for_tensors = [
        number
        for number, (own, called) in enumerate(
            zip(operator.signature.parameters, single.signature.parameters)
        )
        if called.is_tensor and not own.is_tensor and not single.traits.takes_number(called.name)
    ]

    def each(*values: Any) -> Any:
        columns = list(values)
        count = len(columns[0])
        if count == 0:
            raise RuntimeError("Tensor list must have at least one tensor.")
        for number, (name, value) in enumerate(zip(names, values, strict=True)):
            if isinstance(value, Tensor):
                value = _numbers(value) if name == "scalars" else _one(value)
            if not isinstance(value, (list, tuple)):
                columns[number] = [value] * count
            elif len(value) != count:
                raise RuntimeError(_lengths(value, count))
            else:
                columns[number] = value
            if number in for_tensors:
                columns[number] = [*map(_as_tensor, columns[number], columns[0])]
        out = [call(single, [*row, *rest]) for row in zip(*columns, strict=True)]
        return None if is_in_place else out

    return over_tensors(each)


def _as_tensor(number: Any, other: Tensor) -> Tensor:
    """A tensor of no dimensions that is to `other` what the Python number is in promotion."""
    array = np.asarray(number)
    kind = dtype_of_numpy(array.dtype)
    own = other.dtype
    if kind.category > own.category:
        own = get_default_dtype() if kind.category == 2 else kind
    return wrap(array.astype(own.numpy))


def _one(other: Tensor) -> Tensor:
    if other.ndim:
        raise RuntimeError(
            f"scalar tensor expected to be 0 dim but it has {other.ndim} dimensions and {other.numel()} elements."
        )
    return other


def _lengths(value: Any, count: int) -> str:
    if isinstance(value[0] if value else None, Tensor):
        return f"Tensor lists must have the same number of tensors, got {count} and {len(value)}"
    return "Tensor list must have same number of elements as scalar list."


def _numbers(vector: Tensor) -> list[Any]:
    if vector.ndim != 1:
        raise RuntimeError(
            f"Expected packed scalar Tensor to be of dimension 1. Got {vector.ndim} instead."
        )
    numbers: list[Any] = vector.tolist()
    return numbers
