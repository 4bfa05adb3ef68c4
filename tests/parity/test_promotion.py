"""Which dtype comes out when dtypes, tensors and numbers meet."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import gradsmith as gs

torch = pytest.importorskip("torch", reason="compares with PyTorch")

from agreement import agree, own_words  # noqa: E402

NAMES = ["bool", "uint8", "int8", "int16", "int32", "int64", "uint16", "uint32", "uint64"]
NAMES += ["float16", "bfloat16", "float32", "float64", "complex64", "complex128"]
COMMON = [name for name in NAMES if name not in ("uint16", "uint32", "uint64")]
NUMBERS = ("True", "2", "2.5", "2j")


@pytest.mark.parametrize("first", NAMES)
def test_promote_types(first: str) -> None:
    for second in NAMES:
        agree(f"lib.promote_types(lib.{first}, lib.{second})")


@pytest.mark.parametrize("first", NAMES)
def test_can_cast(first: str) -> None:
    for second in NAMES:
        agree(f"lib.can_cast(lib.{first}, lib.{second})")


@pytest.mark.parametrize("first", NAMES)
def test_result_type(first: str) -> None:
    setup = f"""
d = lib.{first}
vector, scalar = lib.ones(2, dtype=d), lib.ones((), dtype=d)
"""
    for second in NAMES:
        if "float16" in (first, second) and ("complex" in first or "complex" in second):
            continue  # PyTorch has complex32
        other = f"{setup}e = lib.{second}; v, s = lib.ones(2, dtype=e), lib.ones((), dtype=e)"
        for pair in ("vector, v", "vector, s", "scalar, v", "scalar, s"):
            agree(f"lib.result_type({pair})", other)
    for number in NUMBERS if first != "float16" else NUMBERS[:3]:
        for own in ("vector", "scalar"):
            agree(f"lib.result_type({own}, {number})", setup)
            agree(f"lib.result_type({number}, {own})", setup)


def test_result_type_of_numbers() -> None:
    for first, second in itertools.product(NUMBERS, NUMBERS):
        agree(f"lib.result_type({first}, {second})")
    agree("lib.result_type('a', 1)")


@pytest.mark.parametrize("first", COMMON)
def test_arithmetic(first: str) -> None:
    """What `add`, `mul`, `div` and comparisons make of every pair, 0-d tensors and numbers too."""

    def dtype_of(lib: Any, expression: str, second: str) -> str:
        d, e = getattr(lib, first), getattr(lib, second)
        scope = {
            "vector": lib.ones(2, dtype=d),
            "scalar": lib.ones((), dtype=d),
            "v": lib.ones(2, dtype=e),
            "s": lib.ones((), dtype=e),
        }
        return own_words(str(eval(expression, scope).dtype))

    pairs = ("vector {} v", "vector {} s", "scalar {} v", "scalar {} s")
    for second in COMMON:
        if "float16" in (first, second) and "complex" in first + second:
            continue  # PyTorch has complex32
        for pair, sign in itertools.product(pairs, "+*/"):
            expression = pair.format(sign)
            assert dtype_of(gs, expression, second) == dtype_of(torch, expression, second), (
                expression,
                second,
            )
    for number, own, sign in itertools.product(NUMBERS, ("vector", "scalar"), "+*/"):
        expression = f"{own} {sign} {number}"
        if first == "float16" and number == "2j":
            continue
        assert dtype_of(gs, expression, "bool") == dtype_of(torch, expression, "bool"), expression


@pytest.mark.parametrize("name", NAMES)
def test_properties(name: str) -> None:
    for attribute in ("itemsize", "is_floating_point", "is_complex", "is_signed"):
        assert getattr(getattr(gs, name), attribute) == getattr(getattr(torch, name), attribute)
    if name not in ("float16", "bfloat16"):  # complex32 is not among our dtypes
        agree(f"lib.{name}.to_real()")
        agree(f"lib.{name}.to_complex()" if name not in NAMES[:9] else "lib.int8")


@pytest.mark.parametrize("name", NAMES)
def test_limits(name: str) -> None:
    agree(f"repr(lib.finfo(lib.{name}))")
    agree(f"repr(lib.iinfo(lib.{name}))")
    for attribute in (
        "bits",
        "eps",
        "max",
        "min",
        "tiny",
        "smallest_normal",
        "resolution",
        "dtype",
    ):
        agree(f"lib.finfo(lib.{name}).{attribute}")
        agree(f"lib.iinfo(lib.{name}).{attribute}")


def test_limits_of_the_default() -> None:
    agree("repr(lib.finfo())")
    agree("lib.iinfo()")
    agree("lib.iinfo('a')")
    agree("lib.finfo(lib.float32) == lib.finfo(lib.float32)")
    agree("lib.finfo(lib.float32) == lib.finfo(lib.float64)")
