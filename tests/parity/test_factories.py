"""Factories and random operators next to PyTorch's: shapes, dtypes and exact values where there are any."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest

import gradsmith as gs

torch = pytest.importorskip("torch", reason="compares with PyTorch")


def describe(tensor: Any) -> tuple[str, tuple[int, ...], tuple[int, ...]]:
    return str(tensor.dtype).partition(".")[2], tuple(tensor.shape), tuple(tensor.stride())


EXACT = [
    "lib.zeros(2, 3)",
    "lib.zeros((2, 3), dtype=lib.int8)",
    "lib.ones([])",
    "lib.full((2,), True)",
    "lib.full((2,), 3)",
    "lib.full((2,), 3.5)",
    "lib.full((2,), 1j)",
    "lib.full((2,), 3.5, dtype=lib.int64)",
    "lib.arange(5)",
    "lib.arange(2, 5)",
    "lib.arange(1.0, 2.0, 0.25)",
    "lib.arange(5, 0, -2)",
    "lib.arange(3, dtype=lib.float64)",
    "lib.linspace(0, 1, 5)",
    "lib.linspace(-2, 7, 4, dtype=lib.int64)",
    "lib.linspace(lib.tensor(0.0), 1, 3)",
    "lib.logspace(0, 3, 4, base=2)",
    "lib.eye(3)",
    "lib.eye(2, 3, dtype=lib.int64)",
    "lib.scalar_tensor(3)",
    "lib.zeros_like(lib.ones(2, 3).t())",
    "lib.ones_like(lib.zeros(2), dtype=lib.complex64)",
    "lib.full_like(lib.zeros(2, dtype=lib.int64), 7)",
    "lib.ones(2).new_zeros(3, 1)",
    "lib.ones(2).new_full((2,), 4)",
    "lib.vander(lib.arange(1, 4), N=2)",
    "lib.bartlett_window(5, periodic=False)",
]

SPACED = [
    "-2, 2, 7",
    "0, 1, 11",
    "-1, 1, 100",
    "-5, 5, 31",
    "1e-4, 0.02, 1000",
    "0, 6.28, 64",
    "3, -1, 8",
]


@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize("bounds", SPACED)
def test_linspace_to_the_bit(bounds: str, dtype: str) -> None:
    start, end, steps = eval(bounds)
    ours = gs.linspace(start, end, steps, dtype=getattr(gs, dtype)).numpy()
    theirs = torch.linspace(start, end, steps, dtype=getattr(torch, dtype)).numpy()
    assert ours.tobytes() == theirs.tobytes()


SHAPES = [
    "lib.empty(2, 3)",
    "lib.empty_strided((2, 3), (1, 2))",
    "lib.empty_permuted((2, 3, 4), (2, 0, 1))",
    "lib.empty_like(lib.ones(2, 3, 4).permute(2, 0, 1))",
    "lib.ones(2).new_empty(3, dtype=lib.int32)",
    "lib.rand(2, 3)",
    "lib.rand((2, 3), dtype=lib.float64)",
    "lib.randn(())",
    "lib.randn(2, dtype=lib.complex64)",
    "lib.randint(5, (2, 3))",
    "lib.randint(2, 5, (3,), dtype=lib.float32)",
    "lib.randperm(4)",
    "lib.rand_like(lib.ones(2, 3))",
    "lib.randn_like(lib.ones(2), dtype=lib.float64)",
    "lib.randint_like(lib.ones(2), 5)",
    "lib.randint_like(lib.ones(2), 2, 5)",
    "lib.normal(lib.zeros(2), 1.0)",
    "lib.normal(0.0, lib.ones(2))",
    "lib.normal(lib.zeros(2, 1), lib.ones(3))",
    "lib.normal(0.0, 1.0, (2,))",
    "lib.bernoulli(lib.full((3,), 0.5))",
    "lib.bernoulli(lib.zeros(3), 0.5)",
    "lib.multinomial(lib.ones(2, 4), 2)",
    "lib.poisson(lib.ones(3))",
    "lib.empty(3).exponential_()",
    "lib.empty(3).cauchy_()",
    "lib.empty(3).log_normal_()",
    "lib.empty(3, dtype=lib.int64).geometric_(0.5)",
    "lib.empty(3, dtype=lib.int8).random_()",
    "lib.empty(3).random_(2, 5)",
    "lib.empty(3).bernoulli_(0.5)",
]


@pytest.mark.parametrize("expression", EXACT)
def test_values(expression: str) -> None:
    own, reference = eval(expression, {"lib": gs}), eval(expression, {"lib": torch})
    assert describe(own) == describe(reference)
    np.testing.assert_allclose(own.numpy(), reference.numpy(), rtol=1e-6, atol=1e-7)


@pytest.mark.parametrize("expression", EXACT + SHAPES)
def test_shapes_dtypes_and_strides(expression: str) -> None:
    own, reference = eval(expression, {"lib": gs}), eval(expression, {"lib": torch})
    assert describe(own) == describe(reference)


@pytest.mark.parametrize("window", ["hann", "hamming", "blackman", "bartlett", "kaiser"])
@pytest.mark.parametrize("length", [0, 1, 2, 7, 8])
@pytest.mark.parametrize("periodic", [True, False])
def test_windows(window: str, length: int, periodic: bool) -> None:
    own = getattr(gs, f"{window}_window")(length, periodic)
    reference = getattr(torch, f"{window}_window")(length, periodic)
    np.testing.assert_allclose(own.numpy(), reference.numpy(), atol=1e-6)


def test_generators_repeat_themselves() -> None:
    first, second = (gs.Generator().manual_seed(3) for _ in range(2))
    assert (gs.rand(4, generator=first) == gs.rand(4, generator=second)).all()
    gs.manual_seed(5)
    once = gs.randn(4)
    gs.manual_seed(5)
    assert (gs.randn(4) == once).all()


@pytest.mark.parametrize("name", ["hann", "kaiser", "gaussian", "exponential", "nuttall", "cosine"])
@pytest.mark.parametrize("sym", [True, False])
def test_signal_windows(name: str, sym: bool) -> None:
    from gradsmith.signal import windows

    own = getattr(windows, name)(6, sym=sym, dtype=gs.float64)
    reference = getattr(torch.signal.windows, name)(6, sym=sym, dtype=torch.float64)
    np.testing.assert_allclose(own.numpy(), reference.numpy(), rtol=1e-7, atol=1e-12)


@pytest.mark.parametrize("name", ["arange", "linspace", "logspace", "range"])
@pytest.mark.parametrize(
    "make",
    [
        lambda m: m.empty(2, 2),
        lambda m: m.empty(2, 2).t(),
        lambda m: m.empty(8)[::2],
        lambda m: m.empty(4).view(2, 2),
        lambda m: m.empty(3, 2),
        lambda m: m.empty(0),
    ],
)
def test_out_of_another_shape(name: str, make: Any) -> None:
    """With as many elements as there will be it keeps its shape and its strides."""

    def program(m: Any) -> Any:
        target = make(m)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            end = (0, 3) if name == "range" else (0, 4)
            result = getattr(m, name)(*end, *(() if name.endswith("range") else (4,)), out=target)
        assert result is target
        return [round(x, 4) for x in result.flatten().tolist()], result.stride(), [*result.shape]

    assert program(gs) == program(torch)


@pytest.mark.parametrize(
    "call",
    [
        lambda m, out: m.zeros(3, out=out),
        lambda m, out: m.full((3,), 2.0, out=out),
        lambda m, out: m.arange(3.0, out=out),
        lambda m, out: m.linspace(0, 1, 3, out=out),
        lambda m, out: m.linspace(m.tensor(0.0), 1, 3, out=out),
        lambda m, out: m.rand(3, out=out),
        lambda m, out: m.normal(0.0, 1.0, (3,), out=out),
        lambda m, out: m.randint(3, (3,), out=out),
        lambda m, out: m.nextafter(m.ones(3), m.ones(3), out=out),
        lambda m, out: m.add(m.ones(3), m.ones(3), out=out),
    ],
)
def test_out_that_requires_grad(call: Any) -> None:
    def refusal(m: Any) -> str:
        leaf = m.ones(3, requires_grad=True)
        with m.no_grad():
            assert call(m, leaf) is leaf
        leaf = m.ones(3, requires_grad=True)  # PyTorch takes one that was written to before
        with pytest.raises(RuntimeError) as caught:
            call(m, leaf)
        return str(caught.value)

    assert refusal(gs) == refusal(torch)
