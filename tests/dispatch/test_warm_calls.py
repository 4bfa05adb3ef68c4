"""A call is judged alike whether or not its kernel has been looked up before.

Bindings look kernels up under the tensors' bits; once a call has succeeded, the next one with the same kinds of
tensors asks nobody else.  What the other arguments are must then be seen by the binding itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import gradsmith as gs
from gradsmith.dispatch.operator import OpOverload
from gradsmith.testing import NoSamples, Sample, samples
from gradsmith.testing.declarations import declaration_of, declared_operators


def _bindings(operator: OpOverload) -> Iterator[tuple[str, Callable[..., Any]]]:
    """The generated functions and methods over `operator`, by the names of its entry."""
    name = operator.name().partition("::")[2].partition(".")[0]
    function, method = getattr(gs, name, None), getattr(gs.Tensor, name, None)
    module, _, rest = name.partition("_")
    function = function or getattr(getattr(gs, module, None), rest, None)
    for kind, found in (("function", function), ("method", method)):
        if getattr(found, "__module__", "").startswith("gradsmith.generated."):
            yield kind, found


def _outcome(binding: Callable[..., Any], sample: Sample, place: int | str, given: Any) -> str:
    """Whether the call of the sample is taken with another value in one place, or what is raised."""
    args, kwargs = list(sample.args), dict(sample.kwargs)
    target: Any = args if isinstance(place, int) else kwargs
    target[place] = given
    try:
        binding(*args, **kwargs)
    except Exception as error:
        return type(error).__name__
    return "accepted"


def _lists() -> Iterator[Any]:
    for operator in declared_operators():
        if "variant_of" in declaration_of(operator):
            continue
        if any("[" in p.type and "Tensor" not in p.type for p in operator.signature.parameters):
            for kind, binding in _bindings(operator):
                yield pytest.param(operator, binding, id=f"{operator.name()}-{kind}")


def _given_lists(operator: OpOverload) -> Iterator[tuple[Sample, int | str, tuple[int, ...]]]:
    """The first sample that gives each list of ints, the argument's place, and the list."""
    lists = {
        p.name: place
        for place, p in enumerate(operator.signature.parameters)
        if "int[" in p.type.lower()
    }
    try:
        found = list(samples(operator))
    except NoSamples:
        return
    for name, position in lists.items():
        for sample in found:
            positional = position < len(sample.args)
            value = sample.args[position] if positional else sample.kwargs.get(name)
            given = (value,) if type(value) is int else value
            if isinstance(given, (tuple, list)) and given and all(type(v) is int for v in given):
                yield sample, position if positional else name, tuple(given)
                break


@pytest.mark.parametrize(("operator", "binding"), [*_lists()])
def test_items_of_lists(operator: OpOverload, binding: Callable[..., Any]) -> None:
    packet = operator.overloadpacket
    tables = [getattr(packet, name).table for name in packet.overloads()]
    for sample, place, value in _given_lists(operator):
        for item in (float(value[-1]), value[-1] == 1, "1", None):
            spoilt = (*value[:-1], item)
            for table in tables:
                table.clear()
            cold = _outcome(binding, sample, place, spoilt)
            for _ in range(2):
                _outcome(binding, sample, place, value)
            assert _outcome(binding, sample, place, spoilt) == cold, f"{place}: {spoilt}"


def test_lists_of_numbers_and_of_tensors_are_told_apart() -> None:
    values = gs.arange(6.0).reshape(2, 3)
    by_scalars = gs.gradient(values, spacing=(1.0, 2.0))
    points = (gs.tensor([0.0, 1.0]), gs.tensor([0.0, 2.0, 4.0]))
    for scalar, tensor in zip(by_scalars, gs.gradient(values, spacing=points)):
        assert gs.equal(scalar, tensor)
