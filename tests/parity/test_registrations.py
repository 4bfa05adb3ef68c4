"""Registrations in any order, and their ends in any order: which kernel a call reaches, as in PyTorch."""

from __future__ import annotations

import itertools
import warnings
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import gradsmith as gs

torch = pytest.importorskip("torch", reason="compares with PyTorch")

KEYS = (
    "CPU",
    "AutogradCPU",
    "Autograd",
    "CompositeImplicitAutograd",
    "CompositeExplicitAutograd",
    "BackendSelect",
    "ADInplaceOrView",
)
steps = st.lists(
    st.one_of(
        st.tuples(st.just("kernel"), st.sampled_from(KEYS), st.integers(0, 2)),
        st.tuples(st.just("fallthrough"), st.sampled_from(KEYS[1:3] + KEYS[5:]), st.integers(0, 2)),
        st.tuples(st.just("destroy"), st.just(""), st.integers(0, 2)),
        st.tuples(st.just("redefine"), st.just(""), st.just(0)),
    ),
    max_size=8,
)
_names = itertools.count()


class Side:
    """One library's operator, and three libraries that register kernels for it."""

    def __init__(self, lib: Any, namespace: str) -> None:
        self.lib = lib
        self.namespace = namespace
        self.home: Any = None
        self.libraries = [self.new() for _ in range(3)]
        self.redefine()

    def new(self) -> Any:
        return self.lib.library.Library(self.namespace, "IMPL")

    def redefine(self) -> None:
        if self.home is not None:
            self.home._destroy()
        self.home = self.lib.library.Library(self.namespace, "DEF")
        self.home.define("op(Tensor x) -> Tensor")

    def step(self, kind: str, key: str, which: int, number: int) -> None:
        if kind == "redefine":
            self.redefine()
        elif kind == "destroy":
            self.libraries[which]._destroy()
            self.libraries[which] = self.new()
        else:
            kernel = self.lib.library.fallthrough_kernel
            if kind == "kernel":
                full = self.lib.full

                def kernel(x: Any) -> Any:
                    return full((1,), float(number))

            self.libraries[which].impl("op", kernel, key)

    def calls(self, one: Any, grad: Any) -> list[Any]:
        op = getattr(self.lib.ops, self.namespace).op
        found: list[Any] = []
        for call in (lambda: op(one), lambda: op(grad), self.below(op, one)):
            try:
                found.append(call().tolist())
            except NotImplementedError as error:
                found.append(str(error)[: str(error).index("'") + 8])
        return found

    def below(self, op: Any, one: Any) -> Any:
        def call() -> Any:
            with self.lib._C._AutoDispatchBelowAutograd():
                return op(one)

        return call

    def end(self) -> None:
        for library in (*self.libraries, self.home):
            library._destroy()


@settings(max_examples=60)
@given(steps)
def test_the_same_kernel_is_reached(program: list[tuple[str, str, int]]) -> None:
    # PyTorch does not look at autograd's keys again when CompositeExplicitAutograd comes or goes beside
    # CompositeImplicitAutograd: what its table then holds depends on the order, against its own rules.
    assume(
        len({"CompositeImplicitAutograd", "CompositeExplicitAutograd"} - {k for _, k, _ in program})
        > 0
    )
    namespace = f"regs{next(_names)}"
    sides = [Side(torch, namespace), Side(gs, namespace)]
    tensors = [(lib.zeros(1), lib.zeros(1, requires_grad=True)) for lib in (torch, gs)]
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            for number, (kind, key, which) in enumerate(program):
                for side in sides:
                    side.step(kind, key, which, number)
                theirs, ours = (
                    side.calls(*pair) for side, pair in zip(sides, tensors, strict=True)
                )
                assert ours == theirs, (number, kind, key)
    finally:
        for side in sides:
            side.end()
