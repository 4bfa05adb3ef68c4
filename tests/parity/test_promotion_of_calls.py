"""Mixes of tensors, 0-d tensors and Python numbers give PyTorch's dtype."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gradsmith as gs

torch = pytest.importorskip("torch", reason="compares with PyTorch")

DTYPES = ["bool", "uint8", "int8", "int16", "int32", "int64"]
DTYPES += ["float16", "bfloat16", "float32", "float64", "complex64", "complex128"]

tensors = st.tuples(st.sampled_from(DTYPES), st.sampled_from([(), (1,), (2,), (2, 2), (0,)]))
numbers = st.sampled_from([True, False, 0, 3, -2, 1.5, 2.0, 1j])
operands = st.one_of(tensors, numbers)


def made(lib: Any, operand: Any) -> Any:
    """The operand as a tensor of `lib`, or the number itself."""
    if not isinstance(operand, tuple):
        return operand
    name, shape = operand
    return lib.ones(shape, dtype=getattr(lib, name))


def outcome(lib: Any, name: str, args: tuple[Any, ...]) -> Any:
    """Dtype, shape and values of the result, or what kind of refusal came."""
    values = [made(lib, operand) for operand in args]
    try:
        if name == "where":
            out = lib.where(made(lib, ("bool", (2,))), *values)
        else:
            out = getattr(lib, name)(*values)
    except (RuntimeError, TypeError) as error:
        return next(c.__name__ for c in type(error).__mro__ if c.__module__ == "builtins")
    return str(out.dtype).partition(".")[2], tuple(out.shape), out.is_complex() or out.tolist()


@pytest.mark.parametrize(
    "name", ["add", "sub", "mul", "div", "gt", "eq", "where", "maximum", "pow"]
)
@given(first=operands, second=operands)
@settings(max_examples=150, deadline=None)
def test_dtype_of_a_mix(name: str, first: Any, second: Any) -> None:
    if not isinstance(first, tuple) and not isinstance(second, tuple) and name != "where":
        return
    if name == "maximum" and not (isinstance(first, tuple) and isinstance(second, tuple)):
        return
    if not isinstance(first, tuple) and name in ("add", "sub", "mul", "div", "gt", "eq"):
        first, second = second, first  # functions take a tensor first
    ours = outcome(gs, name, (first, second))
    theirs = outcome(torch, name, (first, second))
    assert ours == theirs


@pytest.mark.parametrize("symbol", ["+", "-", "*", "/", "//", "%", "<", "=="])
@given(first=operands, second=operands)
@settings(max_examples=100, deadline=None)
def test_dtype_of_an_operator(symbol: str, first: Any, second: Any) -> None:
    if not isinstance(first, tuple) and not isinstance(second, tuple):
        return
    found = []
    for lib in (gs, torch):
        scope = {"x": made(lib, first), "y": made(lib, second)}
        try:
            out = eval(f"x {symbol} y", scope)
            found.append((str(out.dtype).partition(".")[2], tuple(out.shape)))
        except (RuntimeError, TypeError) as error:
            kind = type(error).__mro__
            found.append(next(c.__name__ for c in kind if c.__module__ == "builtins"))
    assert found[0] == found[1]
