"""Whether a change of a schema breaks programs: PyTorch's own judgement beside ours."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

torch = pytest.importorskip("torch", reason="compares with PyTorch")

from gradsmith.codegen.compat.changes import compare  # noqa: E402
from gradsmith.codegen.torch_dialect.release import load_release  # noqa: E402
from gradsmith.schema.function_schema import (  # noqa: E402
    Argument,
    Arguments,
    FunctionSchema,
    SchemaError,
)

TYPES = (
    "int", "int?", "int[]", "int[2]", "SymInt", "SymInt[]", "SymInt?", "Scalar", "Scalar?", "float", "bool",
    "bool?", "Tensor", "Tensor?", "Tensor[]", "Tensor?[]", "str",
)  # fmt: skip
ADDED = (
    "int extra", "int extra=1", "bool extra=False", "Tensor? extra=None", "int[2] extra=1", "int[] extra=[]",
    "Scalar? extra=None", "str extra",
)  # fmt: skip


def changed(func: FunctionSchema, draw: random.Random) -> FunctionSchema:
    """A schema with one argument or return other than it was."""
    runs = {
        "positional": list(func.arguments.positional),
        "kwarg_only": list(func.arguments.kwarg_only),
        "out": list(func.arguments.out),
    }
    run = runs[draw.choice(["positional", "positional", "kwarg_only"])]
    place = draw.randrange(len(run) + 1)
    returns = func.returns
    match draw.randrange(7):
        case 0:
            run.insert(draw.choice([place, len(run)]), Argument.parse(draw.choice(ADDED)))
        case 1 if place < len(run):
            del run[place]
        case 2 if place < len(run):
            run[place] = replace(run[place], name="renamed")
        case 3 if place < len(run):
            run[place] = replace(run[place], default=None)
        case 4 if place < len(run):
            type = Argument.parse(f"{draw.choice(TYPES)} x").type
            run[place] = replace(run[place], type=type, default=None)
        case 5 if runs["positional"]:
            runs["kwarg_only"].insert(0, runs["positional"].pop())
        case _ if returns:
            type = Argument.parse(f"{draw.choice(TYPES)} x").type
            returns = (replace(returns[0], type=type, annotation=None), *returns[1:])
    arguments = Arguments(*(tuple(r) for r in runs.values()))
    return FunctionSchema(func.name, arguments, returns)


def test_changes_are_judged_alike() -> None:
    draw = random.Random(3)
    release = load_release()
    schemas = [o.func for o in draw.sample(list(release.operators.values()), 600)]
    judged = backward = 0
    for func in schemas:
        try:
            other = changed(func, draw)
            old, new = torch._C.parse_schema(str(func)), torch._C.parse_schema(str(other))
        except (SchemaError, RuntimeError):
            continue  # no schema
        numbers = ("ScalarType", "Layout", "MemoryFormat")  # which are integers to PyTorch's rules
        if func == other or any(word in str(func) for word in numbers):
            continue
        (change,) = compare({"f": func}, {"f": other})
        judged += 1
        backward += not change.backward
        where = f"{func}\n{other}\n{change}"
        assert new.is_backward_compatible_with(old) == (not change.backward), where
        # PyTorch does not look in this direction at what is returned, and at what is gone from the end.
        fewer = len(other.arguments.non_out) < len(func.arguments.non_out)
        if func.returns == other.returns and not fewer:
            forward, _ = new.check_forward_compatible_with(old)
            assert forward == (not change.forward), where
    assert judged > 300 and 40 < backward < judged
