"""Sobol sequences to the bit, scrambled ones included, beside PyTorch."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import gradsmith as gs
from gradsmith import quasirandom

torch = pytest.importorskip("torch")
pytest.importorskip("scipy")


def _same(ours: Any, theirs: Any) -> None:
    assert str(ours.dtype).rpartition(".")[2] == str(theirs.dtype).rpartition(".")[2]
    np.testing.assert_array_equal(ours.numpy(), theirs.numpy())


def test_all_direction_numbers() -> None:
    ours, theirs = (lib.quasirandom.SobolEngine(21201).sobolstate for lib in (gs, torch))
    _same(ours, theirs)


@pytest.mark.parametrize("dimension", [1, 2, 7])
@pytest.mark.parametrize("scramble", [False, True])
@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_points(dimension: int, scramble: bool, dtype: str) -> None:
    def engine(lib: Any) -> Any:
        return lib.quasirandom.SobolEngine(dimension, scramble, seed=3)

    ours, theirs = engine(gs), engine(torch)
    assert repr(ours) == repr(theirs)
    draws: list[Callable[[Any, Any], Any]] = [
        lambda e, dtype: e.draw(1, dtype=dtype),
        lambda e, dtype: e.draw(7, dtype=dtype),
        lambda e, dtype: e.fast_forward(100).draw(3, dtype=dtype),
        lambda e, dtype: e.reset().draw_base2(4, dtype=dtype),
        lambda e, dtype: e.draw_base2(4, dtype=dtype),
        lambda e, dtype: e.reset().fast_forward(1000).draw(5, dtype=dtype),
        lambda e, dtype: e.reset().fast_forward(0).draw(2, dtype=dtype),
        lambda e, dtype: e.reset().fast_forward(1).draw(2, dtype=dtype),
        lambda e, dtype: copy.deepcopy(e).draw(4, dtype=dtype),
    ]
    for draw in draws:
        _same(draw(ours, getattr(gs, dtype)), draw(theirs, getattr(torch, dtype)))
        _same(ours.quasi, theirs.quasi)
        assert ours.num_generated == theirs.num_generated
    _same(ours.shift, theirs.shift)


def test_scrambling_asks_the_default_generator() -> None:
    def points(lib: Any) -> Any:
        lib.manual_seed(5)
        return lib.quasirandom.SobolEngine(3, scramble=True).draw(5), lib.rand(3)

    for ours, theirs in zip(points(gs), points(torch), strict=True):
        _same(ours, theirs)


def test_points_into_a_tensor_and_of_the_default_dtype() -> None:
    def points(lib: Any) -> Any:
        lib.set_default_dtype(lib.float64)
        try:
            out = lib.empty(0)
            engine = lib.quasirandom.SobolEngine(2)
            assert engine.draw(4, out=out) is out
            return out, engine.draw(2)
        finally:
            lib.set_default_dtype(lib.float32)

    for ours, theirs in zip(points(gs), points(torch), strict=True):
        _same(ours, theirs)


@pytest.mark.parametrize(
    "call",
    [
        "SobolEngine(0)",
        "SobolEngine(21202)",
        "SobolEngine(2).draw(0)",
        "SobolEngine(2).draw(3, dtype=lib.float16)",
        "SobolEngine(2).draw(3, dtype=lib.int64)",
        "SobolEngine(2).fast_forward(3).draw_base2(1)",
    ],
)
def test_what_is_refused(call: str) -> None:
    def refused(lib: Any) -> type[BaseException]:
        with pytest.raises(Exception) as caught:
            eval(call, {"lib": lib, "SobolEngine": lib.quasirandom.SobolEngine})
        return caught.type

    assert refused(gs) is refused(torch)


def test_the_end_of_the_sequence() -> None:
    engine = gs.quasirandom.SobolEngine(1)
    assert engine.fast_forward(2**30 - 1).draw().item() == 2.0**-30
    for call in (lambda: engine.draw(), lambda: engine.fast_forward(1)):
        with pytest.raises(RuntimeError, match="1073741824 points"):
            call()


def test_without_scipy_there_are_two_dimensions(monkeypatch: pytest.MonkeyPatch) -> None:
    expected = gs.quasirandom.SobolEngine(2).draw(9)
    monkeypatch.setattr(quasirandom, "find_spec", lambda name: None)
    quasirandom._joe_and_kuo.cache_clear()
    assert gs.equal(gs.quasirandom.SobolEngine(2).draw(9), expected)
    with pytest.raises(ImportError, match=r"more than 2 dimensions.*gradsmith\[fast\]"):
        gs.quasirandom.SobolEngine(3)
