"""Operators: which kernel serves a key, registrations, and how user kernels are called."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

import gradsmith as gs
from gradsmith.core.keys import DispatchKey
from gradsmith.core.keysets import DispatchKeySet
from gradsmith.dispatch.kernel import Kernel, KernelKind
from gradsmith.dispatch.operator import OpOverload
from gradsmith.dispatch.registry import REGISTRY, VARIANTS

aten = gs.ops.aten


@contextmanager
def registered(operator: OpOverload, **kernels: Callable[..., Any]) -> Iterator[None]:
    """Registrations for a while."""
    made = {key: Kernel(function, KernelKind.user, "here:1") for key, function in kernels.items()}
    before = operator.kernels
    for key, kernel in made.items():
        operator.register(key, kernel)
    try:
        yield
    finally:
        for key, kernel in made.items():
            operator.deregister(key, kernel)
            if key in before:
                operator.register(key, before[key])


def bare(*keys: str) -> OpOverload:
    """`sin` as if it had kernels at exactly these keys, and no generated ones."""
    sin = aten.sin.default
    kernels = {key: Kernel(key, KernelKind.user, "here:1") for key in keys}
    operator = OpOverload(
        "test", "sin", "sin(Tensor self) -> Tensor", {}, sin.traits._replace(autograd=False)
    )
    operator.kernels = kernels
    return operator


ALL = (
    "CPU",
    "CompositeExplicitAutogradNonFunctional",
    "CompositeExplicitAutograd",
    "CompositeImplicitAutograd",
    "Autograd",
)


@pytest.mark.parametrize(
    "keys, key, chosen, reason",
    [
        (ALL, "CPU", "CPU", "kernel"),
        (ALL[1:], "CPU", ALL[1], "default backend kernel"),
        (ALL[2:], "CPU", ALL[2], "default backend kernel"),
        (ALL[3:], "CPU", ALL[3], "math kernel"),
        (ALL[4:], "CPU", None, "missing"),
        (ALL, "AutogradCPU", "Autograd", "autograd kernel"),
        (
            ("CPU", "CompositeImplicitAutograd", "Autograd"),
            "AutogradCPU",
            "Autograd",
            "autograd kernel",
        ),
        (("CPU", "CompositeImplicitAutograd"), "AutogradMeta", ALL[3], "math kernel"),
        (("CompositeImplicitAutograd", "Autograd"), "AutogradCPU", ALL[3], "math kernel"),
        (("CPU",), "Fake", None, "missing"),
        (("CPU", "CompositeExplicitAutograd"), "Meta", ALL[2], "default backend kernel"),
        (("CompositeExplicitAutograd",), "Undefined", ALL[2], "default backend kernel"),
        (("CompositeImplicitAutograd",), "Undefined", ALL[3], "math kernel"),
        (("CPU",), "Undefined", None, "missing"),
    ],
)
def test_precedence(keys: tuple[str, ...], key: str, chosen: str | None, reason: str) -> None:
    entry = bare(*keys).entry(DispatchKey[key])
    assert entry.reason == reason
    assert (entry.kernel and entry.kernel.function) == chosen


@pytest.mark.parametrize("key", ["ADInplaceOrView", "AutogradCPU", "BackendSelect"])
def test_keys_with_nothing_let_the_call_pass(key: str) -> None:
    entry = bare("CPU").entry(DispatchKey[key])
    assert entry.reason == "backend fallback"
    assert entry.kernel is not None and entry.kernel.kind is KernelKind.fallthrough


def test_registration_empties_the_table() -> None:
    cos = aten.cos.default
    gs.cos(gs.ones(2))
    assert cos.table
    with registered(cos, CPU=lambda self: self * 0 + 7):
        assert not cos.table
        assert gs.cos(gs.ones(2)).tolist() == [7.0, 7.0]
        assert cos.table
    assert not cos.table
    assert gs.cos(gs.zeros(2)).tolist() == [1.0, 1.0]


def test_deregistering_leaves_a_later_kernel() -> None:
    cos = aten.cos.default
    first, second = (Kernel(lambda self, n=n: self * n, KernelKind.user, "here:1") for n in (2, 3))
    original = cos.kernels["CPU"]
    try:
        cos.register("CPU", first)
        cos.register("CPU", second)
        cos.deregister("CPU", first)
        assert cos.kernels["CPU"] is second
    finally:
        cos.register("CPU", original)
    assert gs.cos(gs.zeros(1)).tolist() == [1.0]


def test_variants_follow_their_functional_operator() -> None:
    cos = aten.cos.default
    assert {variant.name() for variant in VARIANTS["aten::cos"]} >= {"aten::cos_", "aten::cos.out"}
    x, out = gs.ones(2), gs.empty(2)
    x.clone().cos_()
    gs.cos(x, out=out)
    with registered(cos, CPU=lambda self: gs.full((2,), 7.0)):
        assert not aten.cos_.default.table
        assert x.clone().cos_().tolist() == [7.0, 7.0]
        assert gs.cos(x, out=out).tolist() == [7.0, 7.0]
    assert gs.zeros(2).cos_().tolist() == [1.0, 1.0]


def test_user_kernels_are_called_as_the_schema_says() -> None:
    seen: list[Any] = []

    def add(self: gs.Tensor, other: gs.Tensor, *, alpha: Any = 1) -> gs.Tensor:
        seen.append((self, other, alpha))
        return self

    x = gs.ones(2)
    with registered(aten.add.Tensor, CPU=add):
        assert gs.add(x, x, alpha=3) is x
        assert (x + 2) is x
    assert [(other if isinstance(other, int) else "tensor", alpha) for _, other, alpha in seen] == [
        ("tensor", 3),
        (2, 1),
    ]


@pytest.mark.parametrize("key", ["CPU", "AutogradCPU", "CompositeImplicitAutograd"])
def test_user_kernels_at_keys(key: str) -> None:
    operator = aten.sinc.default
    calls: list[bool] = []

    def kernel(self: gs.Tensor) -> gs.Tensor:
        calls.append(self.requires_grad)
        return self * 2

    x = gs.ones(2, requires_grad=True)
    before = operator.kernels
    try:
        if key == "CompositeImplicitAutograd":
            operator.kernels = {}
        operator.register(key, Kernel(kernel, KernelKind.user, "here:1"))
        y = gs.sinc(x)
        assert y.tolist() == [2.0, 2.0]
        if key == "CPU":
            assert type(y.grad_fn).__name__ == "SincBackward0"
        else:
            y.sum().backward()
            assert x.grad is not None
            assert x.grad.tolist() == [2.0, 2.0]
        assert calls == [True]
    finally:
        operator._replace_kernels(before)


def test_a_kernel_that_takes_the_keyset_gets_it() -> None:
    cos = aten.cos.default
    original = cos.kernels["CPU"]
    sets: list[DispatchKeySet] = []

    def kernel(keyset: DispatchKeySet, self: gs.Tensor) -> gs.Tensor:
        sets.append(keyset)
        return self

    try:
        cos.register("CPU", Kernel(kernel, KernelKind.user, "here:1", takes_keyset=True))
        gs.cos(gs.ones(2))
    finally:
        cos.register("CPU", original)
    assert sets[0].has(DispatchKey["CPU"])


def test_missing_kernels_say_what_there_is() -> None:
    with pytest.raises(NotImplementedError) as caught:
        gs.nonzero(gs.empty(3, device="meta"))
    text = str(caught.value)
    for words in ("aten::nonzero", "'Meta' backend", "CPU: registered at native_functions.yaml:"):
        assert words in text


def test_lookups_suggest() -> None:
    with pytest.raises(AttributeError, match="no attribute 'transpos'; did you mean 'transpose'"):
        aten.transpos  # noqa: B018
    with pytest.raises(
        AttributeError, match=r"has no overload name 'Tnsor'; did you mean 'Tensor'"
    ):
        aten.add.Tnsor  # noqa: B018
    assert "transpose" in dir(aten)


def test_packets_and_overloads_know_their_names() -> None:
    add = aten.add.Tensor
    assert (add.name(), add.__name__, str(add)) == (
        "aten::add.Tensor",
        "add.Tensor",
        "aten.add.Tensor",
    )
    assert repr(add) == "<OpOverload(op='aten.add', overload='Tensor')>"
    assert add.packet is aten.add
    assert set(aten.add.overloads()) == set(aten.add) == set(add.overloads())
    assert aten.sin.default is REGISTRY["aten::sin"]
    assert str(add.schema).startswith("aten::add.Tensor(Tensor self, Tensor other")


def test_operators_are_called_by_name_and_keyword() -> None:
    x = gs.tensor([1.0, 2.0])
    for out in (aten.add(x, x, alpha=2), aten.add.Tensor(self=x, other=x, alpha=2)):
        assert out.tolist() == [3.0, 6.0]
    assert aten.sin.default.has_kernel_for_dispatch_key("CPU")
    assert not aten.sin.default.has_kernel_for_dispatch_key(DispatchKey["Sparse"])


def test_redispatch_below_autograd_does_not_record() -> None:
    x = gs.ones(2, requires_grad=True)
    below = aten.sin.default.redispatch(DispatchKeySet(DispatchKey["CPU"]), x)
    assert below.grad_fn is None
    assert aten.sin.default(x).grad_fn is not None
