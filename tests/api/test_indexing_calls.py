"""Indexing is one call of one operator."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import gradsmith as gs
from gradsmith.generated import operators


@pytest.mark.parametrize(
    ("operator", "index"),
    [(operators.select_int, 1), (operators.slice_Tensor, slice(1, 3))],
)
def test_a_plain_index_calls_its_operator_once(
    operator: Any, index: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    x = gs.zeros(4, 4)
    x[index]  # resolves the kernel
    calls = []

    def counted(kernel: Callable[..., Any]) -> Callable[..., Any]:
        return lambda *args: (calls.append(args[1:]), kernel(*args))[1]

    for key, kernel in list(operator.table.items()):
        monkeypatch.setitem(operator.table, key, counted(kernel))
    x[index]
    assert len(calls) == 1
