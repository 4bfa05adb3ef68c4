"""Rows, which calls are bound with, say of every schema what its tree says."""

from __future__ import annotations

import pytest

from gradsmith.dispatch.registry import REGISTRY
from gradsmith.schema.function_schema import FunctionSchema
from gradsmith.schema.rows import read_rows

ODD = [
    "f() -> ()",
    "f(Tensor(a -> *) self) -> Tensor(a)[]",
    "f( Tensor ( a ! ) self,*,Tensor?[] x , str s='a, (b' ) ->( Tensor y,int )",
    "f(int[2][] sizes=[[0, 1], [2, 3]], float eps=-1e-05, ScalarType? dtype=long) -> Tensor[]",
    "ns::f.over(__torch__.torch.classes.a.B c) -> __torch__.torch.classes.a.B",
    "f(Tensor(a|b) self, Tensor(c!)[] xs, *, Tensor(d!) out) -> (Tensor(d!), Tensor(a|b) second)",
    "f(*, Tensor(a!) first, int n, Tensor(b!) out) -> ()",
]


def _expected(text: str) -> tuple[list[tuple[object, ...]], list[tuple[object, ...]]]:
    schema = FunctionSchema.parse(text)
    arguments: list[tuple[object, ...]] = [
        (
            a.name,
            str(a.type),
            "" if a.annotation is None else str(a.annotation),
            None if a.default is None else a.default.replace(" ", ""),
            a not in schema.arguments.positional,
        )
        for a in schema.arguments.all
    ]
    returns: list[tuple[object, ...]] = [
        (r.name or "", str(r.type), "" if r.annotation is None else str(r.annotation))
        for r in schema.returns
    ]
    return arguments, returns


def _read(text: str) -> tuple[list[tuple[object, ...]], list[tuple[object, ...]]]:
    arguments, returns = read_rows(text)
    plain: list[tuple[object, ...]] = [
        (*a[:3], a.default and a.default.replace(" ", ""), a.keyword_only) for a in arguments
    ]
    return plain, [r[:3] for r in returns]


@pytest.mark.parametrize("text", ODD)
def test_odd_schemas(text: str) -> None:
    assert _read(text) == _expected(text)


def test_every_operator() -> None:
    for operator in REGISTRY.values():
        assert _read(operator.declaration) == _expected(operator.declaration)
