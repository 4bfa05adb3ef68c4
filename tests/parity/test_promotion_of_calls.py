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


def comparable(*args: Any) -> bool:
    """Whether the result has a dtype that gradsmith has: there are no complex numbers of 16-bit parts."""
    names = {operand[0] for operand in args if isinstance(operand, tuple)}
    complex_too = 1j in args or bool(names & {"complex64", "complex128"})
    return not (complex_too and "float16" in names)


def outcome(lib: Any, name: str, args: tuple[Any, ...]) -> Any:
    """Dtype, shape and values of the result, or that the call is refused."""
    values = [made(lib, operand) for operand in args]
    try:
        if name == "where":
            out = lib.where(made(lib, ("bool", (2,))), *values)
        else:
            out = getattr(lib, name)(*values)
    except (RuntimeError, TypeError):
        return "refused"  # which of two reasons is found first differs
    return str(out.dtype).partition(".")[2], tuple(out.shape), out.is_complex() or out.tolist()


@pytest.mark.parametrize("name", ["add", "sub", "mul", "div", "gt", "eq", "where", "pow"])
@given(first=operands, second=operands)
@settings(max_examples=150)
def test_dtype_of_a_mix(name: str, first: Any, second: Any) -> None:
    if not isinstance(first, tuple) and not isinstance(second, tuple) and name != "where":
        return
    if not comparable(first, second):
        return
    if not isinstance(first, tuple) and name in ("add", "sub", "mul", "div", "gt", "eq"):
        first, second = second, first  # functions take a tensor first
    ours = outcome(gs, name, (first, second))
    theirs = outcome(torch, name, (first, second))
    assert ours == theirs


@pytest.mark.parametrize("symbol", ["+", "-", "*", "/", "//", "%", "<", "=="])
@given(first=operands, second=operands)
@settings(max_examples=100)
def test_dtype_of_an_operator(symbol: str, first: Any, second: Any) -> None:
    if not comparable(first, second):
        return
    if not isinstance(first, tuple) and not isinstance(second, tuple):
        return
    found = []
    for lib in (gs, torch):
        scope = {"x": made(lib, first), "y": made(lib, second)}
        try:
            out = eval(f"x {symbol} y", scope)
            found.append((str(out.dtype).partition(".")[2], tuple(out.shape)))
        except (RuntimeError, TypeError):
            found.append(("refused", ()))
    assert found[0] == found[1]


def test_where_promotes_two_zero_dim_tensors() -> None:
    first, second = gs.tensor(1, dtype=gs.uint8), gs.tensor(1, dtype=gs.int8)
    assert gs.where(gs.tensor(True), first, second).dtype is gs.int16


def test_a_negative_base_wraps_around_in_unsigned_powers() -> None:
    assert gs.pow(-2, gs.tensor([1], dtype=gs.uint8)).tolist() == [254]


def test_a_negative_number_wraps_around_in_unsigned_choices() -> None:
    chosen = gs.where(gs.tensor([True]), -2, gs.tensor([1], dtype=gs.uint8))
    assert chosen.tolist() == [254]


def test_where_promotes_the_two_half_precisions() -> None:
    first, second = gs.ones(1, dtype=gs.float16), gs.ones(1, dtype=gs.bfloat16)
    assert gs.where(gs.tensor([True]), first, second).dtype is gs.float32


def test_nothing_divided_by_zero_is_nothing() -> None:
    assert (gs.ones(0, dtype=gs.int64) // 0).tolist() == []


def test_a_bool_raised_to_bools_is_refused() -> None:
    with pytest.raises(NotImplementedError):
        gs.pow(True, gs.tensor([True]))
