"""Calls of single operators: without grad, recording grad, and over a million elements.

Every statement is evaluated once and compared with NumPy's result before anything is timed.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import ExitStack
from typing import Any

import numpy as np

from .libraries import OURS, Library
from .results import Case
from .timing import Effort, Statement, best_of

__all__ = ["SMALL", "pointwise", "recording", "statements", "without_grad"]

SMALL: dict[str, tuple[str, str]] = {
    "add": ("x + y", "x + y"),
    "sub": ("x - y", "x - y"),
    "mul": ("x * y", "x * y"),
    "div": ("x / y", "x / y"),
    "add number": ("x + 2.0", "x + 2.0"),
    "mul number": ("x * 0.5", "x * 0.5"),
    "neg": ("-x", "-x"),
    "abs": ("xp.abs(x)", "np.abs(x)"),
    "exp": ("xp.exp(x)", "np.exp(x)"),
    "log": ("xp.log(x)", "np.log(x)"),
    "sqrt": ("xp.sqrt(x)", "np.sqrt(x)"),
    "sin": ("xp.sin(x)", "np.sin(x)"),
    "tanh": ("xp.tanh(x)", "np.tanh(x)"),
    "sigmoid": ("xp.sigmoid(x)", "1 / (1 + np.exp(-x))"),
    "relu": ("xp.relu(x)", "np.maximum(x, 0)"),
    "maximum": ("xp.maximum(x, y)", "np.maximum(x, y)"),
    "pow 2": ("x ** 2", "x ** 2"),
    "clamp": ("xp.clamp(x, 0.5, 1.5)", "np.clip(x, 0.5, 1.5)"),
    "where": ("xp.where(c, x, y)", "np.where(c, x, y)"),
    "gt": ("x > y", "x > y"),
    "sum": ("x.sum()", "x.sum()"),
    "mean": ("x.mean()", "x.mean()"),
    "sum over dim": ("m.sum(1)", "m.sum(1)"),
    "amax over dim": ("xp.amax(m, 1)", "np.max(m, 1)"),
    "matmul": ("m @ n", "m @ n"),
    "linear": ("F.linear(m, n, b)", "m @ n.T + b"),
    "softmax": (
        "xp.softmax(m, 1)",
        "np.exp(m - np.max(m, 1, keepdims=True))"
        " / np.sum(np.exp(m - np.max(m, 1, keepdims=True)), 1, keepdims=True)",
    ),
    "reshape": ("m.reshape(-1)", "m.reshape(-1)"),
    "transpose": ("m.transpose(0, 1)", "np.swapaxes(m, 0, 1)"),
    "unsqueeze": ("x.unsqueeze(0)", "np.expand_dims(x, 0)"),
    "cat": ("xp.cat((x, y))", "np.concatenate((x, y))"),
    "x[0]": ("x[0]", "x[0]"),
    "x[1:]": ("x[1:]", "x[1:]"),
}
"""Name: the expression as PyTorch spells it, and as NumPy does."""

_POINTWISE = (
    *("add", "sub", "mul", "div", "add number", "mul number", "neg", "abs", "exp", "log", "sqrt"),
    *("sin", "tanh", "sigmoid", "relu", "maximum", "pow 2", "clamp", "where", "gt"),
)


def operands(rows: int, columns: int) -> dict[str, np.ndarray[Any, Any]]:
    """`x`, `y`: vectors; `c`: booleans; `m`, `n`: matrices; `b`: a row.  float32, away from zero."""
    random = np.random.default_rng(0)

    def draw(*shape: int) -> np.ndarray[Any, Any]:
        return (random.random(shape) + 0.5).astype(np.float32)

    size = rows * columns
    return {
        "x": draw(size),
        "y": draw(size),
        "c": random.random(size) > 0.5,
        "m": draw(rows, columns),
        "n": draw(columns, columns),
        "b": draw(columns),
    }


def statements(
    libraries: Iterable[Library],
    spellings: tuple[str, str],
    arrays: dict[str, np.ndarray[Any, Any]],
    *,
    grad: bool,
) -> dict[str, Statement]:
    """The statement of each library that computes what NumPy does.

    Raises:
        AssertionError: ours computes something else.
    """
    expected = np.asarray(eval(spellings[1], {"np": np, **arrays}))
    found = {}
    for library in libraries:
        names: dict[str, Any] = dict(library.names)
        for name, array in arrays.items():
            variable = library.variable if grad and array.dtype.kind == "f" else None
            names[name] = (variable or library.tensor)(array)
        statement = Statement(spellings[0 if library.torch_style else 1], names)
        try:
            agrees = np.allclose(library.array(statement.value()), expected, rtol=1e-4)
        except Exception:
            if library.name == OURS:
                raise
            agrees = False  # not every library has every operator
        assert agrees or library.name != OURS, f"{statement.source} differs from {spellings[1]}"
        if agrees:
            found[library.name] = statement
    return found


def _measure(
    libraries: list[Library],
    name: str,
    spellings: tuple[str, str],
    shape: tuple[int, int],
    effort: Effort,
    *,
    grad: bool,
) -> Case:
    able = [
        library for library in libraries if not grad or library.variable or library.name == "numpy"
    ]
    arrays = operands(*shape)
    with ExitStack() as stack:
        if not grad:
            for library in able:
                stack.enter_context(library.silent())
        found = statements(able, spellings, arrays, grad=grad)
        return Case(name, shape, best_of(found, effort))


_SHAPES = ((1, 1), (2, 2), (4, 4))


def without_grad(libraries: list[Library], effort: Effort) -> list[Case]:
    """Operators on 1, 4 and 16 elements; nothing requires grad."""
    return [
        _measure(libraries, name, spellings, shape, effort, grad=False)
        for name, spellings in SMALL.items()
        for shape in _SHAPES
    ]


def recording(libraries: list[Library], effort: Effort) -> list[Case]:
    """The same on leaves that require grad: a node is made and thrown away."""
    return [
        _measure(libraries, name, spellings, shape, effort, grad=True)
        for name, spellings in SMALL.items()
        for shape in _SHAPES
    ]


def pointwise(libraries: list[Library], effort: Effort) -> list[Case]:
    """Pointwise operators on a million float32 elements; nothing requires grad."""
    return [
        _measure(libraries, name, SMALL[name], (1000, 1000), effort, grad=False)
        for name in _POINTWISE
    ]
