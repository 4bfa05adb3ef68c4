"""``python -O`` leaves ``assert`` out: in the runtime it tells type checkers what is known already, and nothing else."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest


def found(tree: ast.AST, parameters: frozenset[str] = frozenset()) -> Iterator[ast.Assert]:
    """Assertions that are more than a narrowing of what a function itself has found."""
    if isinstance(tree, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)):
        a = tree.args
        given = (*a.posonlyargs, *a.args, *a.kwonlyargs, a.vararg, a.kwarg)
        parameters = frozenset(each.arg for each in given if each is not None)
    if isinstance(tree, ast.Assert) and (
        tree.msg is not None or not narrows(tree.test, parameters)
    ):
        yield tree
    for child in ast.iter_child_nodes(tree):
        yield from found(child, parameters)


def narrows(test: ast.expr, parameters: frozenset[str]) -> bool:
    """Whether `test` says only that something is not None or of a class, and that is no argument as it was given."""
    match test:
        case ast.BoolOp(op=ast.And(), values=parts):
            return all(narrows(part, parameters) for part in parts)
        case ast.UnaryOp(op=ast.Not(), operand=ast.Call() as inner):
            return narrows(inner, parameters)
        case ast.Compare(left=what, ops=[ast.IsNot()], comparators=[ast.Constant(value=None)]):
            pass
        case ast.Call(func=ast.Name(id="isinstance"), args=[what, _]):
            pass
        case _:
            return False
    return not (isinstance(what, ast.Name) and what.id in parameters)


def test_the_runtime_asserts_nothing_of_what_it_is_given(repository: Path) -> None:
    wrong = [
        f"{file.relative_to(repository)}:{each.lineno}: {ast.unparse(each)}"
        for file in sorted((repository / "runtime").rglob("*.py"))
        for each in found(ast.parse(file.read_text(encoding="utf-8")))
    ]
    assert not wrong, "\n".join(["raise AssertionError or another error instead:", *wrong])


@pytest.mark.parametrize(
    ("body", "count"),
    [
        ("assert x > 0", 1),
        ("assert x is not None", 1),
        ("assert isinstance(x, int)", 1),
        ("assert y is not None, 'a message'", 1),
        ("assert y is not None and z.part is not None", 0),
        ("assert not isinstance(y, int)", 0),
        ("def inner(y): assert y is not None", 1),
    ],
)
def test_which_assertions_are_found(body: str, count: int) -> None:
    assert len(list(found(ast.parse(f"def f(x):\n    {body}\n")))) == count


OPTIMIZED = """
import gradsmith as gs
from gradsmith import distributions as D
from gradsmith.utils.data import ConcatDataset, TensorDataset

assert False, "this program runs without assertions"
calls = [
    lambda: TensorDataset(gs.ones(2), gs.ones(3)),
    lambda: ConcatDataset([]),
    lambda: gs.nn.attention.sdpa_kernel("math").__enter__(),
    lambda: gs.amp.GradScaler("cpu", growth_factor=1.0),
    lambda: gs.amp.GradScaler("cpu").update(),
    lambda: gs.multiprocessing.set_sharing_strategy("no such"),
    lambda: D.constraints.independent(D.constraints.real, -1),
    lambda: D.StackTransform([D.ExpTransform()])(gs.ones(2)),
    lambda: D.Wishart(gs.tensor(3.0)),
]
for number, call in enumerate(calls):
    try:
        call()
    except AssertionError as error:
        print(number, error)
"""


def test_refusals_are_the_same_without_assertions() -> None:
    command = [sys.executable, "-O", "-c", OPTIMIZED]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    lines = done.stdout.splitlines()
    assert [line.split(" ", 1)[0] for line in lines] == [str(n) for n in range(9)], lines
    assert all(line.split(" ", 1)[1] for line in lines)
