"""Does every number, and every dtype, that an operator takes matter?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from ..core.dtypes import complex64, float32, float64
from ..core.lazy_elements import elements_of
from ..core.tensor import Tensor
from ..dispatch.operator import OpOverload
from .failures import NotApplicable, tensors_of
from .samples import Sample, samples

_NUMBERS = (0.5, 2.0, 3.0)
_VALUES: Mapping[str, Sequence[Any]] = {
    "float": _NUMBERS,
    "Scalar": _NUMBERS,
    "ScalarType": (float32, float64, complex64),
}
"""Of which an argument is given those that it has not, by its type: of numbers that may be fractions, and of dtypes."""


def numbers_of(operator: OpOverload) -> list[str]:
    """The arguments that are numbers, and may be fractions, or dtypes: of others few values are valid."""
    return [p.name for p in operator.signature.parameters if p.type.removesuffix("?") in _VALUES]


def check_effect(sample: Sample) -> None:
    """For each number, and dtype, that the operator takes there is a sample, the result of which is another with another.

    Asked of the first sample for all of them.  Raises CheckFailure; NotApplicable for every other sample.
    """
    every = list(samples(sample.operator, dtype=sample.dtype, seed=sample.seed))
    if sample.name != every[0].name:
        raise NotApplicable("asked of the first sample")
    for name in numbers_of(sample.operator):
        alike = [found for one in every for found in _changes(one, name)]
        if alike and not any(alike):
            reason = f"'{name}' changes nothing: results are the same whatever it is"
            mend = "let the kernel read it, or say under 'exempt: effect' why it does not"
            raise sample.fault("effect", reason, mend, sample.backend)


def _changes(sample: Sample, name: str) -> Iterator[bool]:
    """For each other number that can be given, whether the result is another."""
    parameters = sample.operator.signature.parameters
    position = [p.name for p in parameters].index(name)
    by_position = position < len(sample.args)
    usually = sample.kwargs.get(name, parameters[position].default)
    given = sample.args[position] if by_position else usually
    kind = parameters[position].type.removesuffix("?")
    if kind == "ScalarType":  # what is narrower than the elements may be refused
        sample = sample.map(_narrowed)
    usual = _seen(sample)
    for number in _VALUES[kind]:
        if usual is None or number == given:
            continue
        if by_position:
            args = (*sample.args[:position], number, *sample.args[position + 1 :])
            other = replace(sample, args=args)
        else:
            other = replace(sample, kwargs={**sample.kwargs, name: number})
        found = _seen(other)
        if found is not None:
            yield found != usual


def _narrowed(tensor: Tensor) -> Tensor:
    return tensor.detach().to(float32) if tensor.dtype is float64 else tensor


def _seen(sample: Sample) -> list[tuple[Any, ...]] | None:
    """Shapes, dtypes and elements of the results; None where the call is refused."""
    try:
        result = sample.map(lambda t: t.detach().clone()).call()
    except Exception:
        return None
    return [(t.shape, t.dtype, elements_of(t.detach()).tobytes()) for t in tensors_of(result)]
