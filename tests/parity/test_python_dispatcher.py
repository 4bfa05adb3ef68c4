"""The dispatcher to try things on prints what PyTorch's prints, for every set of keys."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from gradsmith.dispatch import PythonDispatcher

torch = pytest.importorskip("torch", reason="compares with PyTorch")

from torch._python_dispatcher import PythonDispatcher as Theirs  # noqa: E402


def outcome(kind: Any, keys: list[str]) -> tuple[str, ...]:
    dispatcher = kind()
    try:
        dispatcher.register(keys)
    except RuntimeError as error:
        return (str(error),)
    return (dispatcher.dispatchTable(), dispatcher.registrations())


def test_every_subset_of_the_keys_gives_the_same_text() -> None:
    keys = PythonDispatcher().keys()
    assert keys == Theirs.supported_keys
    refused = 0
    for size in range(len(keys) + 1):
        for some in itertools.combinations(keys, size):
            ours, theirs = outcome(PythonDispatcher, [*some]), outcome(Theirs, [*some])
            assert ours == theirs, some
            refused += len(ours) == 1
    assert refused == 2**9


@pytest.mark.parametrize(
    "keys", [["CPU", "CPU"], ["CUDA"], ["CPU", "Foo"], ["CompositeExplicitAutogradNonFunctional"]]
)
def test_refusals_are_the_same(keys: list[str]) -> None:
    ours, theirs = outcome(PythonDispatcher, keys), outcome(Theirs, keys)
    assert len(ours) == len(theirs) == 1
    assert ours == theirs


def test_raw_registrations() -> None:
    dispatchers = (PythonDispatcher(), Theirs())
    for dispatcher in dispatchers:
        dispatcher.register(["XLA", "CPU", "Autograd", "CompositeImplicitAutograd"])
    ours, theirs = (d.rawRegistrations().splitlines() for d in dispatchers)
    assert ours[:2] + ours[3:] == theirs[:2] + theirs[3:]
    assert ours[2].startswith("debug: registered at ")
