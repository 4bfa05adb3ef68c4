"""What functions call themselves, as `torch.fx` names nodes and programs print what was called."""

from __future__ import annotations

from typing import Any

import pytest

import gradsmith as gs

torch = pytest.importorskip("torch")


@pytest.mark.parametrize("space", ["linalg", "fft", "special"])
def test_operators_of_a_module(space: str) -> None:
    ours, theirs = getattr(gs, space), getattr(torch, space)
    names = [name for name in dir(theirs) if name[0].islower() and hasattr(ours, name)]
    functions = [name for name in names if type(getattr(theirs, name)) is type(torch.add)]
    assert functions
    for name in functions:
        assert getattr(ours, name).__name__ == getattr(theirs, name).__name__


def test_nodes_of_a_graph() -> None:
    def program(m: Any) -> list[str]:
        traced = m.fx.symbolic_trace(lambda x: m.special.expit(m.linalg.inv(m.fft.ifft(x))))
        return [node.name for node in traced.graph.nodes]

    assert program(gs) == program(torch)
