"""Long lines are broken without a change of meaning."""

from __future__ import annotations

import ast
import random
from pathlib import Path

import pytest

from gradsmith.codegen.emit import layout
from gradsmith.codegen.emit.layout import broken, lay_out
from gradsmith.codegen.emit.python_source import LINE_LENGTH
from gradsmith.codegen.project.memo import Memo

_ATOMS = (
    *("x", "grad_output", "self.padding", "None", "1e-05", "-1", '"a, (b"', "(input,)", "(x, y, z)", "[]", "{}", "()"),
    *("[1, 2]", '{"out": out, **numpy_names}', "f(x)", "f(x, y)", "*args", "**kwargs", "x.y.z(1, 2)", "a and b", "not a"),
    *("x if y else z", "x + 1", "x ** 2", "-(x + 1)", "x[0]", "x[1:2]", "f(x,)", "[1, 2,]", "lambda: 0", "'a'", "f(x)(y)"),
    *("context().run(kernel, a, b, None if c is None else c._data_)", "f(x) + g(y)", "f(x).cos()", "f(g(x, y), h(1, 2))"),
    *("[x for x, y in z if x]", "{x: y for x in z}", "x not in y", "x[a, b:c]", 'f"{x} {f(y, z)}"', "f(lambda a, b=(1, 2): a + b, x)"),
    *("x if y else z if w else v", "a or b and c", "a - -b", "x @ y.mT", "a <= b < c", "(yield)", "f(**x, *y)", "1j * x", "..."),
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


LONG = {"raise", "lambda", "assert", "for", "with", "del"}
"""Where a line may stay long."""


def line_of(rng: random.Random) -> str:
    """A statement, or the head of a block, that may well be too long."""
    indent = "    " * rng.randrange(4)
    count = rng.randrange(1, 14)
    kind = rng.randrange(12)
    if kind == 0:
        chosen = [f"{rng.choice(_PARAMETERS)}" for _ in range(count)]
        named = [p.replace("m", f"m{i}") if p != "*" else p for i, p in enumerate(chosen)]
        tail = rng.choice(["", " -> Tensor", " -> tuple[Any, ...]", " -> dict[str, tuple[int]]"])
        return f"{indent}def some_function({', '.join(named)}){tail}:"
    if kind == 10:
        names = ", ".join(f"some_name_{i}" for i in range(count))
        return f"{indent}{rng.choice(['del', 'return', 'assert f(x),', 'first, second ='])} {names}"
    if kind == 11:
        head = rng.choice(
            ["for x in", "with", "return", "assert", "while", "x: int =", "async with"]
        )
        return f"{indent}{head} {' + '.join(f'f(some_name_{i})' for i in range(count))}:"[
            : -1 if head[0] in "rax" else None
        ]
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


def meaning(line: str) -> str:
    """The syntax tree of a statement, or of the head of a block, behind any indentation."""
    levels = (len(line) - len(line.lstrip(" "))) // 4
    opening = "".join("    " * level + "if x:\n" for level in range(levels))
    inside = "case _: pass" if line.lstrip().startswith("match ") else "pass"
    body = "    " * (levels + 1) + f"{inside}\n" if line.endswith(":") else ""
    return ast.dump(ast.parse(f"{opening}{line}\n{body}"))


@pytest.mark.parametrize("seed", range(4))
def test_a_broken_line_means_the_same(seed: int) -> None:
    rng = random.Random(seed)
    count = 0
    for _ in range(400):
        line = line_of(rng)
        try:
            expected = meaning(line)
        except SyntaxError:
            continue
        text = broken(line)
        assert meaning(text) == expected, line
        assert broken(line) == text
        if len(line) > LINE_LENGTH and not LONG & {*line.replace(":", " : ").split()}:
            assert all(len(row) <= LINE_LENGTH for row in text.split("\n")), text
            count += 1
    assert count > 50


A, B, C = ("abc"[i] * 60 for i in range(3))


@pytest.mark.parametrize(
    "line",
    [
        f"def f(self, {A}: {B} | None = None) -> None:",
        f"def f(self, name: f({A}) | Tensor = {B}, *{C}: int | str) -> None:",
        f"x[{A}, f({B}, 0) + 1 : 2 * y + 1] = 0",
        f"x = f({A}, *(1,) * len({B}))",
        f"x = f({A}, **y | {B})",
        f"raise f({A}) or {B} from None",
        f"x = {{{A}: 1, x.y + {B}: {C}}}",
        f"x = {{{A}: 1, x.y.z: {B} + {C}}}",
        f"x = f({A}, y := {B} + {C})",
        f"x **= {A} + {B}",
        f"x <<= {A} + {B}",
        f"await f({A}) + {B}",
        f"x = {A}, {B}; y()",
        f"match {A} + f({B}):",
        f"x = f({A}, f'{{y}}(' if {B} else f'{{z}}(')",
        f"x = y.replace({A}, {B}).replace({A}, {C}).replace(1)",
        f"def f() -> f({A}, {B}):",
    ],
)
def test_parentheses_are_put_around_values_alone(line: str) -> None:
    text = broken(line)
    assert meaning(text) == meaning(line)
    if "; " not in line and "-> f(" not in line:
        assert all(len(row) <= LINE_LENGTH for row in text.split("\n")), text


def test_the_lines_of_real_modules(monkeypatch: pytest.MonkeyPatch, repository: Path) -> None:
    """In lines that are far too short, so that most statements are broken, and everywhere."""
    monkeypatch.setattr(layout, "LINE_LENGTH", 40)
    count = 0
    for file in (repository / "codegen" / "emit").rglob("*.py"):
        for statement in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(statement, ast.stmt) or isinstance(statement, ast.Match | ast.Try):
                continue
            decorators = len(getattr(statement, "decorator_list", ()))
            line = ast.unparse(statement).split("\n")[decorators]
            if len(line) > 40 and (hasattr(statement, "body") or ast.unparse(statement) == line):
                count += 1
                assert meaning(broken(line)) == meaning(line), line
    assert count > 500


def test_the_layouts() -> None:
    a, b, c = ("abc"[i] * 38 for i in range(3))
    lines = [
        f"def f({a}, {b}) -> tuple[int, {c}]:",
        f"    return f({a}, [{b}, {c}], lambda x, y: x)",
        f"    x = {a} + {b} * {c}",
        f"    if {a} and {b}({c}) is None:",
        f"    return {a}, {b}, {c}",
        f"    y = [{a} for x, y in {b} if {c}]",
        f"    z = f(name={a} if {b} else {c}, other={a})",
        f"from m import {a}, {b}, {c}",
        f'    raise E("{a} {b} {c}")',
    ]
    assert "\n".join(map(broken, lines)) == f"""\
def f(
    {a}, {b}
) -> tuple[int, {c}]:
    return f(
        {a},
        [{b}, {c}],
        lambda x, y: x,
    )
    x = (
        {a}
        + {b} * {c}
    )
    if (
        {a}
        and {b}({c}) is None
    ):
    return (
        {a},
        {b},
        {c},
    )
    y = [
        {a}
        for x, y in {b}
        if {c}
    ]
    z = f(
        name=(
            {a}
            if {b}
            else {c}
        ),
        other={a},
    )
from m import (
    {a},
    {b},
    {c},
)
    raise E(
        "{a} {b} {c}"
    )"""


@pytest.mark.parametrize(
    "line",
    [
        f"x = {'a' * LINE_LENGTH}",
        f"x = f({'a' * LINE_LENGTH},  # why",
        f"    {'a' * LINE_LENGTH}, b)",
        f'x = "{"a" * LINE_LENGTH}"',
    ],
)
def test_what_cannot_be_broken_stays(line: str) -> None:
    assert broken(line) == line


def test_a_module_is_laid_out_once() -> None:
    long = f"x = f({'a' * 60}, {'b' * 60})"
    module = f'"""{"A text. " * 20}"""\n\n{long}\ny = (\n    {long[4:]}\n)\n'
    text = lay_out(module, Memo())
    assert text == module.replace(long, broken(long), 1)
    assert lay_out(text, Memo()) == text
