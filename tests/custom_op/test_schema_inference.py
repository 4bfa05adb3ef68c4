"""Types that PyTorch's inference does not know, and what is said of those that nobody can know."""

from __future__ import annotations

# ruff: noqa: UP006, UP007, UP035, UP045
import dataclasses
import enum
from typing import Annotated, List, Literal, NamedTuple, Optional, Tuple, Union

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import gradsmith as gs
from gradsmith import Tensor
from gradsmith.library import custom_op, infer_schema
from gradsmith.types import Number


class Mode(enum.Enum):
    SUM = "sum"
    MEAN = "mean"


class Level(enum.IntEnum):
    LOW = 1
    HIGH = 2


class Mixed(enum.Enum):
    A = "a"
    B = 2


@dataclasses.dataclass
class Options:
    weight: Tensor
    steps: int


class Pair(NamedTuple):
    left: Tensor
    right: Tensor


@pytest.mark.parametrize(
    "annotation, schema",
    [
        (Tuple[int, ...], "SymInt[]"),
        (tuple[float, float], "float[]"),
        (tuple[Tensor, ...], "Tensor[]"),
        (Optional[Tuple[int, int]], "SymInt[]?"),
        (list[str], "str[]"),
        (Optional[List[str]], "str[]?"),
        (list[Number], "Scalar[]"),
        (Union[int, float, bool], "Scalar"),
        (Mode, "str"),
        (Level, "SymInt"),
        (Mode | None, "str?"),
        (Literal["a", "b"], "str"),
        (Literal[1, 2], "SymInt"),
        (Literal["a", None], "str?"),
        (Annotated[int, "a count"], "SymInt"),
        (list["Tensor"], "Tensor[]"),
        ("Optional[list[Tensor | None]]", None),
    ],
)
def test_types(annotation, schema):
    def function(x: Tensor, y) -> Tensor: ...

    function.__annotations__["y"] = annotation
    if schema is None:
        with pytest.raises(ValueError, match=r"Parameter y has unsupported type"):
            infer_schema(function, mutates_args=())
    else:
        assert infer_schema(function, mutates_args=()) == f"(Tensor x, {schema} y) -> Tensor"


@pytest.mark.parametrize(
    "annotation, says",
    [
        (
            Options,
            r"a dataclass does not pass through the dispatcher; take its fields as arguments: \(weight: Tensor, s",
        ),
        (Pair, r"a named tuple does not pass .* take its fields as arguments: \(left, right\)"),
        (dict[str, int], "a mapping does not pass .* take lists of its keys and values"),
        (np.ndarray, r"take a Tensor, and call .numpy\(\) on it"),
        (
            tuple[int, str],
            "of one type; take them as arguments of their own, for example a0: int, a1: str",
        ),
        (tuple, r"a tuple needs the type of its elements: tuple\[int, ...\]"),
        (list, r"it needs the type of its elements: list\[int\]"),
        (Mixed, "the members of Mixed must all have strings, or all have ints, as values"),
        (Literal["a", 1], "a Literal must consist of strings, or of ints"),
        (Literal[True, False], "a Literal must consist of strings, or of ints"),
        (list[Mode], r"elements of a list must be plain; take list\[str\]"),
        (complex, "write Number, which may be complex"),
        (int | float, "write Number for ints and floats"),
        (Optional[list[Tensor]], "pass an empty list"),
        (list[Optional[int]], "of the lists only one of tensors may have None"),
        (object, "the valid types are Tensor, int, float, bool, str, Number"),
    ],
)
def test_refusals_say_what_to_write(annotation, says):
    def function(first: Tensor, options) -> Tensor: ...

    function.__annotations__["options"] = annotation
    with pytest.raises(ValueError, match=says) as raised:
        infer_schema(function, mutates_args=())
    line = function.__code__.co_firstlineno
    assert "Parameter options has unsupported type" in str(raised.value)
    assert f"{__file__}:{line}" in str(raised.value)


@pytest.mark.parametrize(
    "annotation, says",
    [
        (
            tuple[Tensor],
            "a tuple of one element is indistinguishable from the element; annotate Tensor",
        ),
        (tuple[Tensor, ...], r"annotate list\[Tensor\]"),
        (Optional[Tensor], "return an empty tensor, or define two operators"),
        (Pair, "return a tuple of its fields"),
        (str, "the valid types are None, Tensor, list"),
    ],
)
def test_refused_returns(annotation, says):
    def function(x: Tensor) -> None: ...

    function.__annotations__["return"] = annotation
    with pytest.raises(ValueError, match=says):
        infer_schema(function, mutates_args=())


def test_names_of_a_closure_are_found():
    inner = Tensor

    def function(x: inner) -> inner:
        return inner

    assert infer_schema(function, mutates_args=()) == "(Tensor x) -> Tensor"


def test_a_string_in_mutates_args_is_not_read_as_letters():
    def function(x: Tensor, y: Tensor) -> None: ...

    with pytest.raises(ValueError, match=r"did you mean mutates_args=\('x',\)\?"):
        infer_schema(function, mutates_args="x")
    with pytest.raises(ValueError, match=r"did you mean mutates_args=\('x',\)\?"):
        custom_op(
            "inference::f", function, mutates_args="x", schema="(Tensor(a!) x, Tensor y) -> ()"
        )


def test_unknown_beside_a_schema():
    def function(x, y, n): ...

    schema = "(Tensor(a!) x, Tensor(b!)? y, int n) -> ()"
    assert custom_op("inference::all", function, mutates_args="unknown", schema=schema)
    with pytest.raises(
        ValueError, match=r"suggests that the op mutates \{'x'\}.*unknown \(every tensor\)"
    ):
        custom_op(
            "inference::some",
            function,
            mutates_args="unknown",
            schema="(Tensor(a!) x, Tensor? y, int n) -> ()",
        )
    assert not hasattr(gs.ops.inference, "some")


def test_a_schema_has_no_name_of_its_own():
    with pytest.raises(ValueError, match=r"the schema has no name of its own"):
        custom_op(
            "inference::named", lambda x: x, mutates_args=(), schema="named(Tensor x) -> Tensor"
        )


def test_values_as_the_function_declares_them():
    seen = []

    @custom_op("inference::values", mutates_args=())
    def values(
        x: Tensor,
        shape: tuple[int, ...],
        pair: tuple[float, float],
        names: list[str],
        mode: Mode = Mode.SUM,
        level: Level | None = None,
        *,
        kind: Literal["up", "down"] = "up",
    ) -> Tensor:
        seen.append((shape, pair, names, mode, level, kind))
        return x + 1

    x = gs.ones(2)
    values(x, (1, 2), [1, 2.5], ["a", "b"])
    values(x, [3], (0.0, 1.0), [], Mode.MEAN, Level.HIGH, kind="down")
    gs.ops.inference.values(x, [], [0.0, 0.0], ["c"], "mean", 1)
    assert seen == [
        ((1, 2), (1.0, 2.5), ["a", "b"], Mode.SUM, None, "up"),
        ((3,), (0.0, 1.0), [], Mode.MEAN, Level.HIGH, "down"),
        ((), (0.0, 0.0), ["c"], Mode.MEAN, Level.LOW, "up"),
    ]
    with pytest.raises(
        ValueError, match=r"inference::values: argument 'pair' is a tuple of 2, not of 3"
    ):
        values(x, (), (1.0, 2.0, 3.0), [])
    with pytest.raises(
        ValueError,
        match=r"argument 'mode' must be the value of a member of Mode .'sum', 'mean'., not 'max'",
    ):
        values(x, (), (1.0, 2.0), [], "max")
    with pytest.raises(
        ValueError, match=r"argument 'kind' must be one of 'up', 'down', not 'left'"
    ):
        values(x, (), (1.0, 2.0), [], kind="left")


def test_values_reach_fakes_and_formulas_as_declared():
    seen = []

    @custom_op("inference::reach", mutates_args=())
    def reach(x: Tensor, mode: Mode, shape: tuple[int, ...]) -> Tensor:
        return x + 1

    @reach.register_fake
    def fake(x, mode, shape):
        seen.append((mode, shape))
        return gs.empty_like(x)

    def setup(ctx, inputs, output):
        seen.append(inputs[1:])

    reach.register_autograd(lambda ctx, g: (g, None, None), setup_context=setup)
    reach(gs.ones(2, device="meta"), Mode.MEAN, [1])
    x = gs.ones(2, requires_grad=True)
    reach(x, Mode.SUM, [2, 3]).sum().backward()
    assert seen == [(Mode.MEAN, (1,)), (Mode.SUM, (2, 3))]
    assert x.grad.tolist() == [1.0, 1.0]


@given(
    st.one_of(
        st.integers(-(2**31), 2**31),
        st.floats(allow_nan=False),
        st.booleans(),
        st.text(st.characters(min_codepoint=32, max_codepoint=126)),
        st.none(),
        st.lists(st.integers(-9, 9), max_size=3),
    )
)
def test_defaults_survive_the_schema(default):
    kind = {
        bool: bool,
        int: int,
        float: float,
        str: str,
        type(None): Optional[int],
        list: list[int],
    }[type(default)]

    def function(x: Tensor, value=default) -> Tensor:
        raise NotImplementedError

    function.__annotations__["value"] = kind
    from gradsmith.dispatch.signature import Signature

    found = (
        Signature.from_schema(infer_schema(function, op_name="f", mutates_args=()))
        .parameters[1]
        .default
    )
    assert found == (tuple(default) if isinstance(default, list) else default)
    assert type(found) is type(default) or isinstance(default, list)
