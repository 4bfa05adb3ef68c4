"""Dispatch keys have PyTorch's names, values and bits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import gradsmith as gs
from gradsmith.core.keys import DispatchKey, key_named
from gradsmith.core.keysets import (
    FULL_KEYSET,
    RUNTIME_KEYS,
    DispatchKeySet,
    alias_keyset,
    backends_of_autograd,
)
from gradsmith.schema.dispatch_keys import ALIAS_KEYS

torch = pytest.importorskip("torch", reason="compares with PyTorch")

C = torch._C
THEIRS = C.DispatchKey
SHARED = sorted(set(DispatchKey.__members__) & set(THEIRS.__members__))
KEYS = [key for key in RUNTIME_KEYS if key.name != "Undefined"]


def twin(key: DispatchKey) -> Any:
    """PyTorch's key of the same number; not all of theirs have a name in Python."""
    return THEIRS(int(key))


def test_names() -> None:
    assert len(SHARED) > 100
    assert set(THEIRS.__members__) <= set(DispatchKey.__members__)


@pytest.mark.parametrize("name", SHARED)
def test_values(name: str) -> None:
    assert int(DispatchKey[name]) == int(THEIRS.__members__[name])


def test_every_key_has_their_name_and_place() -> None:
    for key in DispatchKey:
        if not key.name.startswith(("StartOf", "EndOf")):
            assert C._dispatch_key_name(twin(key)) == key.name
    assert C._dispatch_key_name(THEIRS(max(DispatchKey) + 1)) == "UnknownUnknown"


def test_the_full_set() -> None:
    theirs = C._dispatch_keyset_full()
    assert FULL_KEYSET.raw_repr() == theirs.raw_repr()
    assert repr(FULL_KEYSET) == repr(theirs)


@pytest.mark.parametrize("key", RUNTIME_KEYS, ids=lambda key: key.name)
def test_backends_below_autograd_keys(key: DispatchKey) -> None:
    theirs = C._dispatch_get_backend_keyset_from_autograd(twin(key))
    assert backends_of_autograd(key).raw_repr() == theirs.raw_repr()


def test_unknown_names() -> None:
    for parse in (key_named, C._dispatch_key_parse):
        with pytest.raises(RuntimeError, match="could not parse dispatch key: CPUU"):
            parse("CPUU")


def their_set(keys: list[DispatchKey]) -> Any:
    found = C.DispatchKeySet(THEIRS.Undefined)
    for key in keys:
        found = found.add(twin(key))
    return found


some = st.lists(st.sampled_from(KEYS), max_size=5)


@given(some, some)
def test_sets(first: list[DispatchKey], second: list[DispatchKey]) -> None:
    a, b = DispatchKeySet(first), DispatchKeySet(second)
    x, y = their_set(first), their_set(second)
    assert a.raw_repr() == x.raw_repr()
    assert (a | b).raw_repr() == (x | y).raw_repr()
    assert (a & b).raw_repr() == (x & y).raw_repr()
    assert (a - b).raw_repr() == (x - y).raw_repr()
    assert (a == b) == (x == y)
    assert (a != b) == (x != y)
    assert repr(a) == repr(x)
    assert a.highestPriorityTypeId().name == C._dispatch_key_name(x.highestPriorityTypeId())
    for key in second:
        assert a.has(key) == (key in a) == x.has(twin(key))
        assert a.add(key).raw_repr() == x.add(twin(key)).raw_repr()
        assert a.remove(key).raw_repr() == x.remove(twin(key)).raw_repr()


@given(some, some, some)
def test_sets_from_numbers(
    first: list[DispatchKey], second: list[DispatchKey], third: list[DispatchKey]
) -> None:
    """Sets that no list of keys gives: functionalities of backends without any backend."""
    raw = (their_set(first) & their_set(second) | their_set(third) - their_set(first)).raw_repr()
    ours, theirs = DispatchKeySet.from_raw_repr(raw), C.DispatchKeySet.from_raw_repr(raw)
    assert ours.raw_repr() == theirs.raw_repr() == raw
    assert int(ours.highestPriorityTypeId()) == int(theirs.highestPriorityTypeId())
    assert repr(ours) == repr(theirs)
    for key in (*first, *second):
        assert ours.has(key) == theirs.has(twin(key))


@pytest.mark.parametrize("alias", ALIAS_KEYS)
def test_alias_keys_reach_the_same_keys(alias: str) -> None:
    ours = alias_keyset(DispatchKey[alias])
    for key in KEYS:
        theirs = C._dispatch_is_included_in_alias(twin(key), THEIRS.__members__[alias])
        assert (key in ours) == theirs, key.name


# -- of tensors ---------------------------------------------------------------------------------------

NOT_HERE = C.DispatchKeySet(THEIRS.AutocastCPU)
"""Autocast keys, which PyTorch's tensors have and every thread excludes by default."""


def of_both(make: Callable[[Any], Any]) -> tuple[str, str]:
    """The keysets of what `make` makes of each library, as text."""
    theirs = C._dispatch_keys(make(torch))
    return repr(gs.dispatch.keys_of(make(gs))), repr(theirs - NOT_HERE)


def in_inference(lib: Any, make: Callable[[], Any]) -> Any:
    with lib.inference_mode():
        return make()


def subclass(lib: Any) -> Any:
    kind = type("Sub", (lib.Tensor,), {})
    return lib.ones(2).as_subclass(kind)


def dispatching(lib: Any, wrapper: bool) -> Any:
    def handle(cls: Any, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        return func(*args, **(kwargs or {}))

    kind: Any = type("Sub", (lib.Tensor,), {"__torch_dispatch__": classmethod(handle)})
    if wrapper:
        return lib.Tensor._make_wrapper_subclass(kind, (2,))
    return lib.Tensor._make_subclass(kind, lib.ones(2))


def changed_in_inference(lib: Any) -> Any:
    x = lib.ones(2)
    with lib.inference_mode():
        return x.add_(1)


TENSORS: dict[str, Callable[[Any], Any]] = {
    "plain": lambda lib: lib.ones(2),
    "requires grad": lambda lib: lib.ones(2, requires_grad=True),
    "result": lambda lib: lib.ones(2, requires_grad=True) * 2,
    "view": lambda lib: lib.ones(2, 2).t(),
    "0-d": lambda lib: lib.tensor(1),
    "meta": lambda lib: lib.empty(2, device="meta"),
    "meta requires grad": lambda lib: lib.empty(2, device="meta", requires_grad=True),
    "parameter": lambda lib: lib.nn.Parameter(lib.ones(2)),
    "subclass": subclass,
    "inference": lambda lib: in_inference(lib, lambda: lib.ones(2)),
    "inference requires grad": lambda lib: in_inference(
        lib, lambda: lib.ones(2, requires_grad=True)
    ),
    "inference result": lambda lib: in_inference(lib, lambda: lib.ones(2) + 1),
    "inference meta": lambda lib: in_inference(lib, lambda: lib.empty(2, device="meta")),
    "view made in inference": lambda lib: in_inference(lib, lib.ones(2, 2).t),
    "changed in inference": changed_in_inference,
    "class with __torch_dispatch__": lambda lib: dispatching(lib, wrapper=False),
    "wrapper subclass": lambda lib: dispatching(lib, wrapper=True),
    "no grad": lambda lib: lib.no_grad()(lambda: lib.ones(2) + 1)(),
}


@pytest.mark.parametrize("case", TENSORS)
def test_of_tensors(case: str) -> None:
    ours, theirs = of_both(TENSORS[case])
    assert ours == theirs
