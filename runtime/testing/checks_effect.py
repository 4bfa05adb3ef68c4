"""Does every number that an operator takes matter?"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from ..core.lazy_elements import elements_of
from ..dispatch.operator import OpOverload
from .failures import NotApplicable, tensors_of
from .samples import Sample, samples

__all__ = ["check_effect", "numbers_of"]

_NUMBERS = (0.5, 2.0, 3.0)
"""Of which an argument is given those that it has not."""


def numbers_of(operator: OpOverload) -> list[str]:
    """The arguments that are numbers, and may be fractions: of others few values are valid."""
    kinds = ("float", "Scalar")
    return [p.name for p in operator.signature.parameters if p.type.removesuffix("?") in kinds]


def check_effect(sample: Sample) -> None:
    """For each number that the operator takes there is a sample, the result of which is another with another number.

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
    usual = _seen(sample)
    for number in _NUMBERS:
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


def _seen(sample: Sample) -> list[tuple[Any, ...]] | None:
    """Shapes, dtypes and elements of the results; None where the call is refused."""
    try:
        result = sample.map(lambda t: t.detach().clone()).call()
    except Exception:
        return None
    return [(t.shape, t.dtype, elements_of(t.detach()).tobytes()) for t in tensors_of(result)]
