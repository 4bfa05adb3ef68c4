"""`assert_close` and `make_tensor` beside PyTorch's: verdicts, messages, bounds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch")

import gradsmith as gs  # noqa: E402
import gradsmith.testing  # noqa: E402

nan, inf = float("nan"), float("inf")
CALLS: list[Callable[[Any], tuple[Any, Any, dict[str, Any]]]] = [
    lambda m: (m.tensor([1.0, 2.0]), m.tensor([1.0, 2.1]), {}),
    lambda m: (m.tensor([1.0, 2.0]), m.tensor([1.0, 2.000001]), {}),
    lambda m: (m.tensor(1.0), m.tensor(1.1), {}),
    lambda m: (m.tensor([1, 2]), m.tensor([1, 4]), {}),
    lambda m: (m.tensor([[1.0, 2.0], [3.0, 4.0]]), m.tensor([[1.0, 2.5], [3.0, 9.0]]), {}),
    lambda m: (m.tensor([1.0]), m.tensor([1.0], dtype=m.float64), {}),
    lambda m: (m.tensor([1.0]), m.tensor([1.0], dtype=m.float64), {"check_dtype": False}),
    lambda m: (m.tensor([1.0]), m.tensor([1.0, 2.0]), {}),
    lambda m: (m.tensor([1.0]), m.ones(1, device="meta"), {}),
    lambda m: (m.ones(2, 2), m.ones(2, 2).t(), {"check_stride": True}),
    lambda m: (m.tensor([True]), m.tensor([False]), {}),
    lambda m: (m.tensor([1 + 1j]), m.tensor([1 + 2j]), {}),
    lambda m: (m.tensor([nan]), m.tensor([nan]), {"equal_nan": True}),
    lambda m: (m.tensor(nan), m.tensor(nan), {}),
    lambda m: (m.tensor([inf, 1.0]), m.tensor([1.0, 1.0]), {}),
    lambda m: (m.tensor([1.0, 2.0]), m.tensor([1.0, 2.1]), {"rtol": 0.1, "atol": 0.0}),
    lambda m: (m.tensor([1.0, 2.0]), m.tensor([1.0, 2.1]), {"rtol": 0.0, "atol": 0.0}),
    lambda m: (m.tensor([1.0, 2.0]), m.tensor([1.0, 2.1]), {"rtol": 0.1}),
    lambda m: (m.tensor([1.0]), m.tensor([2.0]), {"msg": "mine"}),
    lambda m: (m.tensor([1.0]), m.tensor([2.0]), {"msg": lambda text: f"mine: {text}"}),
    lambda m: (m.eye(2).to_sparse(), m.eye(2).to_sparse(), {}),
    lambda m: (m.eye(2).to_sparse(), m.eye(2), {}),
    lambda m: (m.eye(2).to_sparse(), m.eye(2), {"check_layout": False}),
    lambda m: (m.eye(2).to_sparse(), m.eye(2) * 2, {"check_layout": False}),
    lambda m: (m.eye(2).to_sparse(), m.ones(2, 2).to_sparse(), {"check_stride": True}),
    lambda m: (m.eye(2).to_sparse(), (m.eye(2) * 2).to_sparse(), {}),
    lambda m: (m.eye(2).to_sparse(), m.eye(2).flip(0).to_sparse(), {}),
    lambda m: (m.eye(2).to_sparse(), m.sparse_coo_tensor([[0, 1], [0, 1]], [1.0, 1.0]), {}),
    lambda m: (1.0, 1.1, {}),
    lambda m: (1, 2, {}),
    lambda m: (1, 1.0, {}),
    lambda m: (True, False, {}),
    lambda m: (1 + 1j, 1 + 2j, {}),
    lambda m: (None, None, {}),
    lambda m: (None, 1, {}),
    lambda m: ([1.0, 2.0], [1.0, 3.0], {}),
    lambda m: ([1.0], [1.0, 2.0], {}),
    lambda m: ([[1.0], [2.0]], ([1.0], [2.5]), {}),
    lambda m: ({"a": 1.0}, {"b": 1.0}, {}),
    lambda m: ({"a": m.tensor([1.0])}, {"a": m.tensor([2.0])}, {}),
    lambda m: ("a", "a", {}),
    lambda m: (m.tensor([1.0]), [1.0], {}),
    lambda m: (m.tensor([1.0]), 1.0, {}),
    lambda m: (np.array([1.0]), np.array([2.0]), {}),
    lambda m: (m.tensor([1.0], dtype=m.float16), m.tensor([1.0009], dtype=m.float16), {}),
    lambda m: (m.tensor([]), m.tensor([]), {}),
]


def verdict(library: Any, call: Callable[[Any], tuple[Any, Any, dict[str, Any]]]) -> str:
    actual, expected, options = call(library)
    try:
        library.testing.assert_close(actual, expected, **options)
    except (AssertionError, ValueError, TypeError) as error:
        text = str(error).replace("gradsmith.Tensor", "Tensor").replace("torch.Tensor", "Tensor")
        return f"{type(error).__name__}: {text.replace('gradsmith.', 'torch.')}"
    return "close"


@pytest.mark.parametrize("number", range(len(CALLS)))
def test_verdicts_and_messages(number: int) -> None:
    ours, theirs = verdict(gs, CALLS[number]), verdict(torch, CALLS[number])
    if "integer" in theirs or number == 3:  # their relative difference of integers is rounded
        ours, theirs = (text.partition("Greatest relative")[0] for text in (ours, theirs))
    assert ours == theirs


NAMES = [
    "bool",
    "uint8",
    "int8",
    "int32",
    "int64",
    "float16",
    "float32",
    "float64",
    "complex64",
    "complex128",
]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("bounds", [{}, {"low": 0, "high": 2}, {"low": 1}])
def test_make_tensor(name: str, bounds: dict[str, float]) -> None:
    options = {**bounds, "noncontiguous": True, "exclude_zero": name != "bool"}
    made = []
    for library in (gs, torch):
        try:
            kind = getattr(library, name)
            tensor = library.testing.make_tensor(20, 50, dtype=kind, device="cpu", **options)
        except ValueError as error:
            made.append(type(error).__name__)
            continue
        flat = np.asarray(tensor.numpy()).reshape(-1)
        parts = np.concatenate([flat.real, flat.imag]) if flat.dtype.kind == "c" else flat
        made.append((tensor.shape, tensor.is_contiguous(), bool((flat == 0).any())))
        low, high = bounds.get("low", -9), bounds.get("high", 10)
        assert ((parts >= low).all() and (parts <= high).all()) or flat.dtype.kind in "bu"
    assert str(made[0]).replace("gradsmith", "torch") == str(made[1]) or name == "bool"
