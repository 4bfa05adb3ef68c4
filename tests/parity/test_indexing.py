"""Reading and writing by index: results and errors as PyTorch's, gradients included."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import gradsmith as gs

torch = pytest.importorskip("torch", reason="compares with PyTorch")

from agreement import agree, message_of, outcome  # noqa: E402

SETUP = """
x = lib.arange(12).reshape(3, 4)
z = T(5)
v = lib.arange(5)
c = lib.arange(24.0).reshape(2, 3, 4)
empty = lib.zeros(3, 0)
"""

READS = """
x[0]; x[-1]; x[5]; x[-4]; x[0, 1]; x[0, 7]; x[:, 7]; x[:, 1]; x[1:]; x[:2]; x[::2]; x[1:3, ::3]
x[::-1]; x[::0]; x[10:20]; x[-100:2]; x[2:1]; x[...]; x[..., 0]; x[0, ..., 0]; x[..., ...]
x[0, 0, 0]; x[0, 0, ...]; x[()]; x[(0,)]; x[None]; x[:, None]; x[None, None, ..., None]; x[0, None]
x[True]; x[False]; x[True, 0]; x[0, True]; x[False, 0]; z[0]; z[:]; z[...]; z[None]; z[()]; z[True]
z[T(True)]; z[T(0)]; z[[]]; z[[0]]; z[None, [0]]; x[[0, 1]]; x[[2, 0, 2]]; x[[-1]]; x[[-4]]; x[[5]]
x[[]]; x[[], []]; x[[0], [1]]; x[[0, 1], 1]; x[[[0], [1]], [0, 1]]; x[[True, False, True]]
x[[True, False]]; x[[[0, 1]]]; x[[[0, 1], [1, 2]]]; x[([0, 1], [1, 2])]; x[[0, slice(1)]]
x[[slice(1)]]; x[[None]]; x[[None, 0]]; x[[Ellipsis]]; x[[1.5]]; x[[True, 2]]; x[[0] * 40]
x[[[0, 1]] * 33]; x[[[0, 1]] * 20]; x[[x]]; x[[[]]]; x[[[0, 1], slice(None)]]; x[([0, [1]], 0)]
x[[T(0), T(1)]]; x[[T([0, 1])]]; x[range(2)]; x[range(0)]; x[range(0, 3, 2)]
x[bytearray(b'\\0\\1')]; x[{0, 1}]; x[{}]; x[T(1)]; x[T(True)]; x[T(1, dtype=lib.uint8)]; x[T(1.0)]
x[T([1.0])]; x[T([])]; x[1:, T(1)]; x[(T(0), T(1))]; x[T([0, 2])]; x[T([[0, 1], [2, 0]])]
x[T([0, 5])]; x[T([0, 1]), T([0, 1])]; x[T([0, 1]), T([0, 1, 2])]; x[T([[0, 1]]), T([[[1]]])]
x[T([0, 1]), None, T([0, 1])]; x[None, T([0, 1])]; x[T([0, 1]), True]; x[T([0, 1]), :, T([0, 1])]
x[T([0, 1], dtype=lib.int32)]; x[T([0, 1], dtype=lib.int16)]; x[T([0, 1], dtype=lib.int8)]
x[T([0, 1], dtype=lib.uint16)]; x[x > 5]; x[T([True, False, True])]; x[T([True, True])]
x[:, T([True, False, True])]; x[:, T([True, False, True, True])]; x[T([1, 0, 1], dtype=lib.uint8)]
x[T([0, 1]), [True, False, True, False]]; x[..., T([True, False, True, True])]
x[T([[True] * 4] * 3)]; x[None, T([True, False, True])]; x[np.zeros((3, 4), bool)]
x[np.array([True, False, True])]; x[np.array([0, 1])]; x[np.array([[0, 1], [1, 2]])]; x[np.array(1)]
x[np.array(True)]; x[np.int8(1)]; x[np.bool_(True)]; x[0, np.array([1, 2])]; x[np.array([0.5])]
x[np.array(['a'])]; x[1.0]; x[0, 1.0]; x[object()]; x[0, object()]; x[bool]; x['a']; x[0, 'a']
x['']; v[T(2):T(4)]; v[np.int64(1):np.int64(3)]; v[1.0:2]; v['a':2]; v[True:3]; v[T([1]):T([3])]
v[:, ..., ::2]; v[:, :, ...]; v[0, ..., 0]; v[T(2.0):]; v[:2**70]; c[T([0, 1]), :, T([0, 1])]; c[:, T([0, 1]), T([0, 1])]; c[0, :, T([0, 1])]
c[T([0, 1]), 0, :]; c[T([0, 1]), :, 0]; c[[0, 1], :, T(0)]; c[True, :, [0, 1]]; c[:, True, [0, 1]]
c[T([0, 1]), 1:, None, T([0, 1])]; c[..., [0, 1], :]; c[1, ..., [0, 1]]; empty[T([0, 1])]
empty[:, T([0])]; x[2**70]; x[T([[True, False, True, False]]), T([0])]
""".replace("\n", ";").split(";")
READS = [entry.strip() for entry in READS if entry.strip()]


@pytest.mark.parametrize("index", READS)
def test_reads(index: str) -> None:
    agree(index, SETUP)


@pytest.mark.parametrize(
    "index",
    [
        "x[5]",
        "x[-4]",
        "x[:, 7]",
        "x[0, 0, 0]",
        "z[:]",
        "x[::-1]",
        "x[::0]",
        "x[1.0]",
        "x[0, object()]",
        "x[[5]]",
        "x[T([True, True])]",
        "x[T([0, 1]), T([0, 1, 2])]",
        "x[T([1.0])]",
        "v[1.0:2]",
        "x[np.bool_(True)]",
        "x[2**70]",
        "z[[0]]",
    ],
)
def test_messages(index: str) -> None:
    assert message_of(gs, index, SETUP) == message_of(torch, index, SETUP)


WRITES = """
y[0] = 1; y[0] = 1.5; y[0] = True; y[0] = T([1, 2, 3, 4]); y[0] = T([[1, 2, 3, 4]])
y[0] = T([1.0], dtype=lib.float64); y[0] = T([[1, 2, 3, 4], [1, 2, 3, 4]]); y[0] = [1, 2, 3, 4]
y[0] = np.array([1, 2, 3, 4.0]); y[0] = np.float64(2); y[0] = np.float32(2); y[0] = np.int8(2)
y[0] = np.bool_(True); y[0] = 'a'; y[0] = None; y[0] = object(); y[0] = 1j; y[0, 0] = T([3.0])
y[0, 0] = T([3.0, 4]); y[0, 0] = 9; y[:] = T(2); y[...] = 2; y[()] = 3; y[None] = 3; y[True] = 4
y[False] = 4; y[True] = T([1.0, 2, 3, 4]); y[T(True)] = 5; y[T(1)] = 5; y[1:, ::2] = -1
y[:, 1] = T([1.0, 2, 3]); y[0] = y[1]; y[0] = T(3); y[1:1] = 5; y[1:1] = T([1.0, 2.0]); y[0] = T([])
y[5] = 1; y[0, 0, 0] = 1; y[::-1] = 1; y[[0, 1]] = 7; y[[0, 1]] = T([1.0, 2, 3, 4])
y[[0, 1]] = T([[[1.0, 2, 3, 4]]]); y[[0, 1]] = T([1.0, 2]); y[[]] = 1; y[y > 5] = 0
y[y > 5] = T([1.0] * 6); y[y > 5] = T([1.0] * 5); y[T([0, 5])] = 1
y[[0, 1], 1:3] = T([[5.0, 6], [7, 8]]); y[T([0, 1])] = T([1, 2, 3, 4])
y[[0]] = T([1.0], dtype=lib.float64); y[(0, 1)] = 9; y[:, [1, 2]] = T([[1.0], [2], [3]])
y[[0]] = [1, 2, 3, 4]; y['a'] = 1; y[T([[True] * 4] * 3)] = T(3.0); y[..., [0, 3]] = 1
y[[0, 0]] = 2; y[None, [0]] = 8; y[np.array([0, 2])] = 1; y[range(2)] = 6
y[y > 5] = T(2); y[y > 5] = T([2], dtype=lib.uint8); y[y > 5] = T(2.5, dtype=lib.float64); y[y[0] > 1] = T(True)
y[:, T([True, False, True, True])] = T(2); y[[True, False, True]] = T(7); y[[0, 1]] = T(2)
y[y > 5] = T([2, 3]); y[y > 5, T([0])] = T(2); y[y[:, 0] > 1, 0] = T(2); y[T(True)] = T(2); y[None] = y; y[None, ...] = y
y[T([True, False, True]), 1] = 5; y[[-1]] = 3; y[0, [True, False, True, False]] = 4
""".replace("\n", ";").split(";")
WRITES = [entry.strip() for entry in WRITES if entry.strip()]


@pytest.mark.parametrize("statement", WRITES)
def test_writes(statement: str) -> None:
    setup = f"""
def run():
    y = lib.arange(12.0).reshape(3, 4)
    {statement}
    return y
"""
    agree("run()", setup)


@pytest.mark.parametrize(
    ("start", "statement"),
    [
        ("T([True, False, True])", "y[y] = False"),
        ("T([True, False, True])", "y[y] = T([False])"),
        ("T([True, False, True])", "y[y] = T([False, True])"),
        ("lib.arange(3)", "y[y == 1] = T(1.7)"),
        ("lib.arange(3)", "y[y == 1] = T(float('nan'))"),
        ("lib.zeros(3)", "y[y == 0] = T(2j)"),
        ("lib.zeros(3)", "y[y == 0] = T(2 + 0j)"),
        ("lib.zeros(3)", "y[y == 0] = T(1e300, dtype=lib.float64)"),
        ("lib.zeros(3, dtype=lib.float16)", "y[y == 0] = T(1e6)"),
        ("lib.zeros(3, dtype=lib.uint8)", "y[y == 0] = T(300)"),
        ("lib.zeros(3, dtype=lib.uint8)", "y[y == 0] = T(-1)"),
        ("lib.arange(3)", "y[0] = 1.7"),
        ("lib.arange(3)", "y[[0]] = 1.7"),
        ("lib.arange(3)", "y[[0]] = T(1.7)"),
        ("T(5)", "y[0] = 1"),
        ("T(5)", "y[...] = 1"),
        ("T(5)", "y[()] = 1"),
        ("T(5)", "y[None] = 1"),
        ("T(5)", "y[T(True)] = 1"),
        ("T([True, False])", "y[1] = 2"),
        ("T([1], dtype=lib.uint8)", "y[0] = 300"),
        ("T([1], dtype=lib.uint8)", "y[[0]] = 300"),
        ("T([1])", "y[0] = 1j"),
        ("T([1])", "y[0] = float('nan')"),
        ("T([1])", "y[0] = 2**70"),
        ("T([1.0])", "y[0] = 2**70"),
        ("T([1j, 2])", "y[0] = 3j"),
    ],
)
def test_writes_to_other_dtypes(start: str, statement: str) -> None:
    setup = f"def run():\n    y = {start}\n    {statement}\n    return y"
    agree("run()", setup)


def _random_index(chance: random.Random, shape: tuple[int, ...]) -> str:
    parts = []
    for extent in shape[: chance.randint(0, len(shape))]:
        kind = chance.randrange(7)
        if kind == 0:
            parts.append(str(chance.randint(-extent, extent - 1)))
        elif kind == 1:
            bounds = [
                chance.choice(["", str(chance.randint(-extent - 1, extent + 1))]) for _ in "ab"
            ]
            parts.append(f"{bounds[0]}:{bounds[1]}:{chance.choice(['', '1', '2'])}")
        elif kind == 2:
            parts.append(f"T({[chance.randint(-extent, extent - 1) for _ in range(2)]})")
        elif kind == 3:
            parts.append(f"T({[chance.random() < 0.5 for _ in range(extent)]})")
        elif kind == 4:
            parts.append(f"T({[[chance.randint(0, extent - 1)] for _ in range(2)]})")
        else:
            parts.append(":")
        if chance.random() < 0.15:
            parts.append("None")
    if chance.random() < 0.2:
        parts.append("...")
    return ", ".join(parts) or "()"


@pytest.mark.parametrize("seed", range(6))
def test_random_indices(seed: int) -> None:
    chance = random.Random(seed)
    results = set()
    for _ in range(60):
        shape = tuple(chance.randint(1, 3) for _ in range(chance.randint(1, 4)))
        setup = f"x = lib.arange({int(np.prod(shape))}).reshape({list(shape)})"
        index = _random_index(chance, shape)
        agree(f"x[{index}]", setup)
        results.add(outcome(gs, f"x[{index}]", setup)[0])
        write = f"{setup}\ndef run():\n    x[{index}] = -1\n    return x"
        agree("run()", write)
    assert "tensor" in results


def _gradient(lib: Any, index: str) -> Any:
    scope = {"lib": lib, "T": lib.tensor, "x": lib.arange(12.0).reshape(3, 4).requires_grad_()}
    result = eval(f"(x * x)[{index}]", scope)
    (result * result).sum().backward()
    return scope["x"].grad.tolist()


@pytest.mark.parametrize(
    "index",
    [
        "0",
        "1:",
        ":, 1",
        "[0, 0, 2]",
        "None, 0",
        "..., 1",
        "T([[True] * 4] * 3)",
        "[0, 1], [1, 2]",
        "T(1)",
    ],
)
def test_gradients_of_reads(index: str) -> None:
    assert _gradient(gs, index) == _gradient(torch, index)


def _gradients_of_write(lib: Any, index: str, value: str) -> Any:
    scope = {"lib": lib, "T": lib.tensor}
    exec(
        "x = lib.arange(12.0).reshape(3, 4).requires_grad_()\n"
        f"value = {value}\n"
        "if isinstance(value, lib.Tensor): value.requires_grad_()\n"
        "y = x * x\n"
        f"y[{index}] = value\n"
        "(y * y).sum().backward()",
        scope,
    )
    value_grad = scope["value"].grad.tolist() if isinstance(scope["value"], lib.Tensor) else None
    return scope["x"].grad.tolist(), value_grad


@pytest.mark.parametrize(
    ("index", "value"),
    [
        ("0", "2.0"),
        ("0", "T([1.0, 2, 3, 4])"),
        ("1:, ::2", "T(3.0)"),
        (":", "T([1.0, 2, 3, 4])"),
        ("...", "1.0"),
        ("[0, 1]", "T([1.0, 2, 3, 4])"),
        ("[0, 2], 1", "5.0"),
        ("T([[True, False, True, False]] * 3)", "T([1.0] * 6)"),
        ("None, 0", "T([[1.0, 2, 3, 4]])"),
    ],
)
def test_gradients_of_writes(index: str, value: str) -> None:
    assert _gradients_of_write(gs, index, value) == _gradients_of_write(torch, index, value)


@pytest.mark.parametrize(
    "index", ["0", "0:1", "None", "...", ":", "0, 1", ":, 1", "()", "T(1)", "..., 1:"]
)
def test_views_share_memory(index: str) -> None:
    for lib in (gs, torch):
        scope = {"lib": lib, "T": lib.tensor, "x": lib.zeros(3, 4)}
        view = eval(f"x[{index}]", scope)
        view.fill_(1.0)
        assert scope["x"].sum().item() == view.numel()
