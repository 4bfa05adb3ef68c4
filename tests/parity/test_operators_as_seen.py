"""Operators show themselves as PyTorch's do: to modes, to `decompose`, and by the names of their nodes.

What differs stands in ``seen_otherwise.toml``, by its cause; an entry there that agrees after all is a failure too.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

torch = pytest.importorskip("torch")
pytest.importorskip("expecttest", reason="PyTorch's operator database needs it")

from seen_by_handlers import seen  # noqa: E402

import gradsmith as gs  # noqa: E402
from gradsmith.dispatch.registry import REGISTRY  # noqa: E402

OTHERWISE: Mapping[str, Mapping[str, list[str]]] = tomllib.loads(
    (Path(__file__).parent / "seen_otherwise.toml").read_text(encoding="utf-8")
)


def excused(kind: str) -> set[str]:
    """The names in a table of the file."""
    names = [name for names in OTHERWISE[kind].values() for name in names]
    assert len(names) == len(set(names)), f"named twice in {kind}"
    return set(names)


def test_modes_see_the_same_operators_in_the_same_order() -> None:
    different = {one.name for one in seen() if one.their_calls != one.our_calls}
    assert different == excused("calls")
    assert len({one.name for one in seen()}) > 600


def test_nodes_have_the_same_names() -> None:
    different = {one.name for one in seen() if one.their_nodes != one.our_nodes}
    assert different == excused("nodes")


def test_the_same_operators_can_be_decomposed() -> None:
    different = set()
    for name, operator in REGISTRY.items():
        namespace, _, short = name.partition("::")
        packet = getattr(torch.ops.aten, operator.base, None) if namespace == "aten" else None
        overload = operator.overload or "default"
        if packet is not None and operator.generated and overload in packet.overloads():
            theirs = getattr(packet, overload)._can_decompose()
            if theirs != operator._can_decompose():
                different.add(short)
    assert different == excused("decomposed")


def test_decompositions_compute_what_pytorch_s_do() -> None:
    found = []
    for lib in (gs, torch):
        x, w = lib.ones(2, 3, requires_grad=True), lib.ones(4, 3, requires_grad=True)
        aten = lib.ops.aten
        out = aten.linear.default.decompose(x, w)
        spread = aten.var.dim.decompose(x, [1])
        found.append([out.tolist(), spread.tolist(), spread.grad_fn.name(), x.exp().grad_fn.name()])
    assert found[0] == found[1]


def test_subclasses_see_decompositions_above_autograd_only() -> None:
    def program(lib: Any) -> list[str]:
        found: list[str] = []

        class Wrapper(lib.Tensor):  # type: ignore[misc, name-defined]
            @staticmethod
            def __new__(cls, inner: Any) -> Any:
                made = lib.Tensor._make_wrapper_subclass(cls, inner.shape)
                made.inner = inner
                return made

            @classmethod
            def __torch_dispatch__(
                cls, func: Any, types: Any, args: Any = (), kwargs: Any = None
            ) -> Any:
                found.append(str(func))
                plain = [a.inner if isinstance(a, cls) else a for a in args]
                return cls(func(*plain, **(kwargs or {})))

        x, w = Wrapper(lib.ones(2, 3)), lib.ones(4, 3)
        lib.nn.functional.linear(x, w)
        lib.einsum("ij,kj->ik", x, w)
        with lib.inference_mode():
            lib.nn.functional.linear(x, w)
        return found

    assert program(gs) == program(torch)
