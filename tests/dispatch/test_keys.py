"""Dispatch keys and the algebra of their sets."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gradsmith.core.keys import DispatchKey, key_named
from gradsmith.core.keysets import RUNTIME_KEYS, DispatchKeySet, alias_keyset, raw_bits
from gradsmith.schema.dispatch_keys import ALIAS_KEYS, BACKENDS, FUNCTIONALITIES, PER_BACKEND

REAL = [key for key in RUNTIME_KEYS if key.name != "Undefined"]
keys = st.sampled_from(REAL)
sets = st.lists(keys, max_size=6).map(DispatchKeySet)


def test_names_and_aliases() -> None:
    assert DispatchKey["CatchAll"] is DispatchKey["Undefined"]
    assert DispatchKey["DefaultBackend"] is DispatchKey["CompositeExplicitAutograd"]
    assert DispatchKey["Autocast"] is DispatchKey["AutocastCUDA"]
    assert DispatchKey["Undefined"] == 0
    assert [DispatchKey[name] for name in FUNCTIONALITIES] == list(range(len(FUNCTIONALITIES)))


def test_every_functionality_of_a_backend_has_a_run_of_keys() -> None:
    for functionality, prefix in PER_BACKEND.items():
        start = DispatchKey[f"StartOf{functionality}Backends"]
        members = [DispatchKey[prefix + backend] for backend in BACKENDS]
        assert members == list(range(start + 1, start + 1 + len(BACKENDS)))


@given(sets, sets, sets)
def test_union_and_intersection(a: DispatchKeySet, b: DispatchKeySet, c: DispatchKeySet) -> None:
    assert a | b == b | a
    assert (a | b) | c == a | (b | c)
    assert a & (b | c) == (a & b) | (a & c)
    assert a | a == a == a & a
    assert hash(a | b) == hash(b | a)


@given(sets, keys)
def test_adding_and_removing(a: DispatchKeySet, key: DispatchKey) -> None:
    assert a.add(key).has(key)
    assert key in a.add(key)
    assert not a.remove(key).has(key)
    assert a.add(key).add(key) == a.add(key)
    backends = (1 << len(BACKENDS)) - 1
    assert a.remove(key).raw_repr() & backends == a.raw_repr() & backends


@given(sets, sets)
def test_difference_keeps_backends(a: DispatchKeySet, b: DispatchKeySet) -> None:
    backends = (1 << len(BACKENDS)) - 1
    difference = a - b
    assert difference.raw_repr() & backends == a.raw_repr() & backends
    assert difference.raw_repr() & b.raw_repr() & ~backends == 0
    assert difference | a == a


@given(sets)
def test_highest_key_is_the_last_one(a: DispatchKeySet) -> None:
    members = list(a)
    assert a.highestPriorityTypeId() == (members[-1] if members else DispatchKey["Undefined"])
    assert DispatchKeySet.from_raw_repr(a.raw_repr()) == a
    assert all(a.has(key) for key in members)


@given(sets)
def test_the_text_names_each_key(a: DispatchKeySet) -> None:
    inside = repr(a).removeprefix("DispatchKeySet(").removesuffix(")")
    assert [name for name in inside.split(", ") if name] == [key.name for key in a]


def test_a_backend_bit_is_shared() -> None:
    both = DispatchKeySet([DispatchKey["CPU"], DispatchKey["AutogradMeta"]])
    # One set has one lot of backends, whichever key brought them.
    assert both.has(DispatchKey["AutogradCPU"])
    assert both.highestPriorityTypeId() is DispatchKey["AutogradMeta"]
    assert both.remove(DispatchKey["AutogradCPU"]).highestPriorityTypeId() is DispatchKey["Meta"]


def test_keys_may_be_given_by_name() -> None:
    both = DispatchKeySet(["CPU", DispatchKey["Functionalize"]])
    assert both == DispatchKeySet("CPU").add("Functionalize") == DispatchKeySet("CPU") | both
    assert "CPU" in both and both.has("Functionalize")
    assert both.remove("Functionalize") == DispatchKeySet(DispatchKey["CPU"])
    assert key_named("CatchAll") is DispatchKey["Undefined"]
    with pytest.raises(
        RuntimeError, match="could not parse dispatch key: CPUU; did you mean 'CPU'"
    ):
        DispatchKeySet("CPUU")
    for wrong in (both.add, both.remove, both.has, DispatchKeySet):
        with pytest.raises(ValueError, match="'Autograd' is an alias key"):
            wrong("Autograd")


def test_a_functionality_without_backend_has_no_kernels() -> None:
    alone = DispatchKeySet(raw_bits(DispatchKey["AutogradFunctionality"]))
    assert alone and not list(alone)
    assert alone.highestPriorityTypeId() is DispatchKey["StartOfAutogradFunctionalityBackends"]
    assert "AutogradFunctionality" in alone and "AutogradCPU" not in alone


def test_sets_do_not_change() -> None:
    a = DispatchKeySet(DispatchKey["CPU"])
    with pytest.raises(AttributeError, match="cannot be changed"):
        a._raw = 0
    assert a.add(DispatchKey["Meta"]) != a
    assert not DispatchKeySet()
    assert a != "CPU"


def test_alias_keys_stand_for_sets_and_have_no_bits() -> None:
    for name in ALIAS_KEYS:
        with pytest.raises(KeyError):
            raw_bits(DispatchKey[name])
    assert DispatchKey["AutogradCPU"] in alias_keyset(DispatchKey["Autograd"])
    assert DispatchKey["CPU"] in alias_keyset(DispatchKey["CompositeImplicitAutograd"])
    assert DispatchKey["AutogradMeta"] in alias_keyset(DispatchKey["CompositeImplicitAutograd"])
    assert DispatchKey["AutogradCPU"] not in alias_keyset(DispatchKey["CompositeExplicitAutograd"])
    assert alias_keyset(DispatchKey["CPU"]) == {DispatchKey["CPU"]}
