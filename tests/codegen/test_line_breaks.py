"""Lines are broken as black breaks them."""

from __future__ import annotations

import random

import pytest

from gradsmith.codegen.emit.layout import by_black
from gradsmith.codegen.emit.line_breaks import LINE_LENGTH, broken

_ATOMS = (
    *("x", "grad_output", "self.padding", "None", "1e-05", "-1", '"a, (b"', "(input,)", "(x, y, z)", "[]", "{}", "()"),
    *("[1, 2]", '{"out": out, **numpy_names}', "f(x)", "f(x, y)", "*args", "**kwargs", "x.y.z(1, 2)", "a and b", "not a"),
    *("x if y else z", "x + 1", "x ** 2", "-(x + 1)", "x[0]", "x[1:2]", "f(x,)", "[1, 2,]", "lambda: 0", "'a'", "f(x)(y)"),
    *("context().run(kernel, a, b, None if c is None else c._data_)", "f(x) + g(y)", "f(x).cos()", "f(g(x, y), h(1, 2))"),
    *("operators.avg_pool2d_backward", "(a is None or a.__class__ is int)", "are_ints(x)", "x.__class__ is bool", "not (x)"),
)  # fmt: skip
_PARAMETERS = (
    *("self", "input", "weight=None", "stride=()", "eps=1e-05", "*", "dim: int = 1", "x: tuple[int, ...] = (1, 2)"),
    *("kernel: Function", "context: Contexts = fresh_context", "memory_format", "name: str | None = None"),
)  # fmt: skip
_NAMES = (
    "call_slow",
    "redispatch",
    "TensorMethods.slice",
    "f",
    "over_arrays.add",
    "context().run",
    "super().__init__",
)


def line_of(rng: random.Random) -> str:
    """A statement, or the head of a block, that may well be too long."""
    indent = "    " * rng.randrange(4)
    count = rng.randrange(1, 14)
    kind = rng.randrange(10)
    if kind == 0:
        chosen = [f"{rng.choice(_PARAMETERS)}" for _ in range(count)]
        named = [p.replace("m", f"m{i}") if p != "*" else p for i, p in enumerate(chosen)]
        tail = rng.choice(["", " -> Tensor", " -> tuple[Any, ...]", " -> dict[str, tuple[int]]"])
        return f"{indent}def some_function({', '.join(named)}){tail}:"
    if kind == 1:
        names = [f"{rng.choice(['sum', 'embedding_backward', '_x'])}_{i}" for i in range(count)]
        return f"from gradsmith.generated.functions import {', '.join(names)}"
    if kind == 2:
        return f'{indent}raise NotImplementedError("derivative of {"some, (thing) " * count}")'
    items = [rng.choice(_ATOMS) for _ in range(count)]
    if kind == 3:
        return f"{indent}if {rng.choice([' and ', ' or ', ' if x else ']).join(items)}:"
    call = f"{rng.choice(_NAMES)}({', '.join(items)})"
    if kind == 4:
        return f"{indent}return {call}"
    if kind == 5:
        return f"{indent}{rng.choice(['out', 'first, second', 'r0, r1, r2'])} = {call}"
    if kind == 6:
        return f"{indent}__slots__ = ({', '.join(items)})"
    if kind == 7:
        return f"{indent}names = [{', '.join(items)}]"
    if kind == 8:
        nested = f"wrap({call[:-1]}, {', '.join(items)}))"
        return f"{indent}{rng.choice(['return ', 'out = ', ''])}{rng.choice(_NAMES)}({nested})"
    return f"{indent}{call}{rng.choice(['', '', '.cos()', '[0]'])}"


@pytest.mark.parametrize("seed", range(4))
def test_as_black_has_it(seed: int) -> None:
    rng = random.Random(seed)
    found = 0
    for _ in range(400):
        line = line_of(rng)
        text = broken(line)
        if text is None:
            continue
        try:
            expected = by_black(line)
        except ValueError:  # no Python
            continue
        assert text == expected, line
        found += 1
    assert found > 20


@pytest.mark.parametrize(
    "line",
    [
        "x = f(a, b)",
        f"x = f({'a' * LINE_LENGTH}, b)",
        f"x = f({'a' * LINE_LENGTH})",
        f"x = f(a, b)[{'a' * LINE_LENGTH}]",
        f"if a and {'b' * LINE_LENGTH}:",
    ],
)
def test_the_rest_is_left_to_black(line: str) -> None:
    assert broken(line) is None
