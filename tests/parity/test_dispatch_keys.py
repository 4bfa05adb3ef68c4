"""Dispatch keys have PyTorch's names, values and bits."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gradsmith.dispatch.keys import (
    ALIAS_KEYS,
    RUNTIME_KEYS,
    DispatchKey,
    DispatchKeySet,
    alias_keyset,
)

torch = pytest.importorskip("torch", reason="compares with PyTorch")

THEIRS = torch._C.DispatchKey
SHARED = sorted(set(DispatchKey.__members__) & set(THEIRS.__members__))
KEYS = [key for key in RUNTIME_KEYS if key.name in THEIRS.__members__ and key.name != "Undefined"]


def test_names() -> None:
    assert len(SHARED) > 100
    assert set(THEIRS.__members__) - set(DispatchKey.__members__) <= NOT_HERE


NOT_HERE: set[str] = set()
"""PyTorch's keys that gradsmith has not."""


@pytest.mark.parametrize("name", SHARED)
def test_values(name: str) -> None:
    assert int(DispatchKey[name]) == int(THEIRS.__members__[name])


def their_set(keys: list[DispatchKey]) -> object:
    found = torch._C.DispatchKeySet(THEIRS.Undefined)
    for key in keys:
        found = found.add(THEIRS.__members__[key.name])
    return found


some = st.lists(st.sampled_from(KEYS), max_size=5)


@given(some, some)
def test_sets(first: list[DispatchKey], second: list[DispatchKey]) -> None:
    a, b = DispatchKeySet(first), DispatchKeySet(second)
    x, y = their_set(first), their_set(second)
    assert a.raw_repr() == x.raw_repr()  # type: ignore[attr-defined]
    assert (a | b).raw_repr() == (x | y).raw_repr()  # type: ignore[operator]
    assert (a & b).raw_repr() == (x & y).raw_repr()  # type: ignore[operator]
    assert (a - b).raw_repr() == (x - y).raw_repr()  # type: ignore[operator]
    theirs = x.highestPriorityTypeId()  # type: ignore[attr-defined]
    assert a.highestPriorityTypeId().name == theirs.name
    for key in second:
        twin = THEIRS.__members__[key.name]
        assert a.has(key) == x.has(twin)  # type: ignore[attr-defined]
        assert a.remove(key).raw_repr() == x.remove(twin).raw_repr()  # type: ignore[attr-defined]


@pytest.mark.parametrize("alias", [name for name in ALIAS_KEYS if name in THEIRS.__members__])
def test_alias_keys_reach_the_same_keys(alias: str) -> None:
    ours = alias_keyset(DispatchKey[alias])
    for key in KEYS:
        theirs = torch._C._dispatch_is_included_in_alias(
            THEIRS.__members__[key.name], THEIRS.__members__[alias]
        )
        assert (key in ours) == theirs, key.name
