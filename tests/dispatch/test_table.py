"""Computed tables, what prints them, and the checks of what is registered."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import gradsmith as gs
from gradsmith.core.keys import DispatchKey
from gradsmith.core.keysets import RUNTIME_KEYS
from gradsmith.dispatch import table
from gradsmith.dispatch.inspect.dump import registrations_text
from gradsmith.dispatch.kernel import Kernel, KernelKind, load_kernel
from gradsmith.dispatch.operator import OpOverload
from gradsmith.dispatch.registry import FALLBACKS, REGISTRY, VARIANTS
from gradsmith.schema.dispatch_keys import ALIAS_KEYS, DISPATCH_KEYS
from gradsmith.schema.precedence import AMBIGUOUS, PRECEDENCE, chosen

aten = gs.ops.aten


def entry(operator: OpOverload, key: str) -> tuple[str, str]:
    """Kind of the kernel and the rule that chose it."""
    kernel, reason = operator.entry(DispatchKey[key])
    return ("" if kernel is None else kernel.kind.value, reason)


@contextmanager
def with_kernels(operator: OpOverload, **kernels: Kernel) -> Iterator[None]:
    before = operator.kernels
    operator.kernels = {**before, **kernels}
    try:
        yield
    finally:
        operator.kernels = before


def kernel(name: str = "fn") -> Kernel:
    return Kernel(lambda *args: args[0], KernelKind.user, f"{name}.py:1")


# -- the rule -----------------------------------------------------------------------------------------

registered_keys = st.sets(st.sampled_from(DISPATCH_KEYS[1:]), max_size=6)


@given(registered_keys, st.sampled_from(RUNTIME_KEYS))
def test_a_kernel_at_the_key_itself_is_chosen(keys: set[str], key: DispatchKey) -> None:
    kernels = dict.fromkeys((*keys, key.name), "other")
    kernels[key.name] = "own"
    assert chosen(kernels, key.name) == ("own", "kernel")


@given(registered_keys, st.sampled_from(RUNTIME_KEYS), st.booleans())
def test_only_registered_kernels_are_chosen(keys: set[str], key: DispatchKey, own: bool) -> None:
    if own:  # which hardly any draw would be, of a hundred keys
        keys = {*keys, key.name}
    served, reason = chosen({name: name for name in keys}, key.name)
    if served is None:
        assert reason in ("missing", AMBIGUOUS)
    elif reason == "kernel":
        assert served == key.name
    else:
        assert served in ALIAS_KEYS
        assert reason in {rule.reason for rule in PRECEDENCE if rule.alias == served}


def test_ambiguity_is_a_refusal_that_names_both() -> None:
    sinc = aten.sinc.default
    both = {"SparseCPU": kernel("sparse"), "CompositeImplicitAutograd": kernel("math")}
    operator = OpOverload(
        "test", "sinc", "sinc(Tensor self) -> Tensor", {},
        sinc.traits._replace(autograd=False),
    )  # fmt: skip
    operator.kernels = both
    assert entry(operator, "AutogradOther") == ("ambiguous", "ambiguous autogradother")
    keys = gs.dispatch.DispatchKeySet(["AutogradOther"])
    with pytest.raises(RuntimeError) as caught:
        operator.redispatch(keys, gs.ones(2))
    for words in ("SparseCPU (sparse.py:1)", "AutogradOther", "math.py:1"):
        assert words in str(caught.value)


# -- what the generator registers ----------------------------------------------------------------------


@pytest.mark.parametrize(
    "name, key, expected",
    [
        ("aten::sin", "CPU", ("array", "kernel")),
        ("aten::sin", "AutogradCPU", ("recording", "autograd kernel")),
        ("aten::sin", "AutogradOther", ("recording", "autograd kernel")),
        ("aten::sin", "ADInplaceOrView", ("fallthrough", "backend fallback")),
        ("aten::sin", "CUDA", ("", "missing")),
        ("aten::sin_", "CPU", ("variant", "derived variant")),
        ("aten::sin_", "AutogradCPU", ("recording", "autograd kernel")),
        ("aten::sin_", "ADInplaceOrView", ("inplace", "kernel")),
        ("aten::sin.out", "CPU", ("variant", "derived variant")),
        ("aten::sin.out", "AutogradCPU", ("refusal", "autograd kernel")),
        ("aten::sin.out", "CUDA", ("", "missing")),
        ("aten::transpose.int", "ADInplaceOrView", ("view", "kernel")),
        ("aten::hstack", "CPU", ("tensor", "math kernel")),
        ("aten::hstack", "AutogradCPU", ("tensor", "math kernel")),
        ("aten::hstack", "ADInplaceOrView", ("fallthrough", "backend fallback")),
        ("aten::hstack", "Undefined", ("tensor", "math kernel")),
        ("aten::hstack.out", "CPU", ("variant", "derived variant")),
        ("aten::sin", "Python", ("python", "backend fallback")),
    ],
)
def test_generated_kernels_count(name: str, key: str, expected: tuple[str, str]) -> None:
    assert entry(REGISTRY[name], key) == expected


def test_a_registered_kernel_takes_the_place_of_a_generated_one() -> None:
    own = kernel()
    with with_kernels(aten.sin.default, Autograd=own):
        assert aten.sin.default.entry(DispatchKey["AutogradCPU"]) == (own, "autograd kernel")
        assert aten.sin.default.entry(DispatchKey["CPU"])[1] == "kernel"
    with with_kernels(aten.sin.default, AutogradMeta=own):
        assert aten.sin.default.entry(DispatchKey["AutogradMeta"]) == (own, "kernel")
        assert entry(aten.sin.default, "AutogradCPU") == ("recording", "autograd kernel")


def test_variants_follow_what_is_registered_for_their_functional_operator() -> None:
    assert entry(aten.sin.out, "XLA") == ("", "missing")
    with with_kernels(aten.sin.default, XLA=kernel()):
        assert entry(aten.sin.out, "XLA") == ("variant", "derived variant")
    own = kernel()
    with with_kernels(aten.sin.out, CPU=own):
        assert aten.sin.out.entry(DispatchKey["CPU"]) == (own, "kernel")


def test_a_variant_comes_before_a_fallback(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FALLBACKS, "CPU", kernel())
    assert entry(aten.sin.out, "CPU") == ("variant", "derived variant")
    monkeypatch.setitem(FALLBACKS, "XLA", kernel())
    assert entry(aten.sin.out, "XLA") == ("user", "backend fallback")


def test_what_generated_kernels_are_called_exists() -> None:
    for operator in REGISTRY.values():
        for found in table.generated_kernels(operator).values():
            assert callable(load_kernel(found.function))


# -- text ---------------------------------------------------------------------------------------------


def test_dump() -> None:
    lines = gs.dispatch.dump("aten::sin_").splitlines()
    assert lines[:2] == ["name: aten::sin_", "schema: aten::sin_(Tensor(a!) self) -> Tensor(a!)"]
    assert lines[2].startswith("debug: registered at native_functions.yaml:")
    assert "variant of: aten::sin" in lines
    keys = [line.partition(":")[0] for line in lines[5:]]
    # A device that another test added stands between them.
    assert [key for key in keys if not key.startswith("PrivateUse")] == [
        "ADInplaceOrView",
        "CPU",
        "Meta",
        "SparseCPU",
        "SparseCsrCPU",
        "Autograd[alias]",
    ]
    assert lines[-1].startswith(
        "Autograd[alias]: registered at generated/autograd_kernels/pointwise.py:"
    )
    assert lines[-1].endswith(" :: (Tensor _0) -> Tensor _0 [ boxed unboxed ]")


def test_dump_shows_what_was_overridden() -> None:
    operator = OpOverload(
        "test", "sin", "sin(Tensor self) -> Tensor", {},
        aten.sin.default.traits._replace(autograd=False),
    )  # fmt: skip
    operator.register("CPU", Kernel(abs, KernelKind.user, "first.py:1"))
    operator.register("CPU", Kernel(abs, KernelKind.user, "second.py:2"))
    assert registrations_text(operator).splitlines()[-2:] == [
        "CPU: registered at second.py:2 :: (none) [ boxed ]",
        "CPU (inactive): registered at first.py:1 :: (none) [ boxed ]",
    ]


def test_dump_table() -> None:
    lines = gs.dispatch.dump_table("aten::hstack").splitlines()
    table = dict(line.split(": ", 1) for line in lines)
    assert table["CPU"].startswith("registered at native_functions.yaml:")
    assert table["CPU"].endswith(" [math kernel]")
    assert table["ADInplaceOrView"].startswith("fallthrough registered at ")
    assert "Fake" not in table
    assert list(table) == [key.name for key in RUNTIME_KEYS if key.name in table]


def test_which_keys_have_kernels() -> None:
    has, computed = (
        gs.dispatch.has_kernel_for_dispatch_key,
        gs.dispatch.has_computed_kernel_for_dispatch_key,
    )
    assert has("aten::sin", "CPU") and has("aten::sin", "Autograd") and has("sin", "CPU")
    assert has("aten::sin_", "CPU") and has("aten::hstack.out", "CompositeImplicitAutograd")
    assert not has("aten::sin", "AutogradCPU")
    assert computed("aten::sin", "AutogradCPU") and computed("aten::sin", DispatchKey["CPU"])
    assert not computed("aten::sin", "CUDA")
    with pytest.raises(RuntimeError, match="Alias keys do not have runtime kernel registrations"):
        computed("aten::sin", "Autograd")
    with pytest.raises(
        RuntimeError, match="could not parse dispatch key: CPUU; did you mean 'CPU'"
    ):
        has("aten::sin", "CPUU")


@pytest.mark.parametrize(
    "ask",
    [gs.dispatch.dump, gs.dispatch.dump_table, gs.dispatch.check_invariants],
    ids=lambda ask: ask.__name__,
)
def test_unknown_operators(ask: Any) -> None:
    with pytest.raises(
        RuntimeError, match=r"operator aten::transpse\.int does not exist; did you mean"
    ):
        ask("aten::transpse.int")
    with pytest.raises(
        RuntimeError, match=r"aten::add does not exist; did you mean aten::add\.Tensor"
    ):
        ask("aten::add")


# -- invariants ----------------------------------------------------------------------------------------


def test_every_shipped_operator_is_sound() -> None:
    gs.sin(gs.ones(2))
    gs.dispatch.check_all_invariants()


@pytest.mark.parametrize(
    "key, planted, words",
    [
        ("CPUU", kernel(), "kernel at 'CPUU' .* is at no dispatch key"),
        ("Dense", kernel(), "kernel at 'Dense' .* serves nothing"),
        ("Undefined", kernel(), "kernel at 'Undefined' .* serves nothing"),
        (
            "CPU",
            Kernel("pointwise:no_such", KernelKind.array, "here.yaml:1"),
            "here.yaml:1.* cannot be found",
        ),
        ("CPU", Kernel(None, KernelKind.user, "here.py:1"), "here.py:1.* cannot be called: None"),
    ],
)
def test_planted_kernels_are_found(key: str, planted: Kernel, words: str) -> None:
    expected = rf"aten::cos \(declared at .*\): .*{words}"
    with (
        with_kernels(aten.cos.default, **{key: planted}),
        pytest.raises(RuntimeError, match=expected),
    ):
        gs.dispatch.check_invariants("aten::cos")
    gs.dispatch.check_invariants("aten::cos")


def test_planted_faults_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    cos = aten.cos.default
    faults: list[tuple[str, Any]] = [
        ("cannot be called", lambda p: p.setitem(cos.table, 1, 5)),
        ("which no call looks up", lambda p: p.setitem(cos.table, 0, abs)),
        ("calls are bound with", lambda p: p.setattr(cos, "signature", aten.add.Tensor.signature)),
        ("no member of its packet", lambda p: p.delitem(aten.cos.members, "")),
    ]  # fmt: skip
    for words, plant in faults:
        with monkeypatch.context() as patch:
            plant(patch)
            with pytest.raises(RuntimeError, match=words):
                gs.dispatch.check_invariants("aten::cos")
    with monkeypatch.context() as patch:
        patch.setitem(VARIANTS, "aten::cos", [])
        with pytest.raises(RuntimeError, match="would not reach it, its variant"):
            gs.dispatch.check_invariants("aten::cos_")
    gs.dispatch.check_invariants("aten::cos")


# -- keysets of tensors --------------------------------------------------------------------------------


def test_keys_of_tensors() -> None:
    assert (
        repr(gs.dispatch.keys_of(gs.ones(2))) == "DispatchKeySet(CPU, ADInplaceOrView, AutogradCPU)"
    )
    assert gs.dispatch.keys_of(gs.ones(2, requires_grad=True)) == gs.dispatch.keys_of(gs.ones(2))
    with gs.inference_mode():
        assert list(gs.dispatch.keys_of(gs.ones(2))) == [DispatchKey["CPU"]]
    with pytest.raises(TypeError, match="expected a Tensor, not int"):
        gs.dispatch.keys_of(3)


def test_the_package_says_what_it_has() -> None:
    assert {"PythonDispatcher", "dump", "keys_of"} <= set(dir(gs.dispatch))
    for name in gs.dispatch.__all__:
        assert getattr(gs.dispatch, name) is getattr(gs.dispatch, name)
    with pytest.raises(AttributeError, match="no attribute 'dmp'"):
        gs.dispatch.dmp  # noqa: B018
