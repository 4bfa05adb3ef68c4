"""One signature for every operator, whoever defined it: schema text, signature, `_schema` and schema.json agree."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import gradsmith as gs
from gradsmith.dispatch.operator import OpOverload
from gradsmith.dispatch.registry import REGISTRY
from gradsmith.dispatch.schema_types import type_of
from gradsmith.dispatch.signature import REQUIRED, Signature
from gradsmith.schema.function_schema import FunctionSchema, Type

DECLARED = [operator for operator in REGISTRY.values() if operator.generated]


@pytest.fixture(scope="module")
def defined() -> Iterator[dict[str, OpOverload]]:
    """Every declared operator's schema once more, defined at run time in a namespace of its own."""
    library = gs.library.Library("test_signatures", "FRAGMENT")
    for operator in DECLARED:
        library.define(operator.declaration)
    yield {
        operator.short_name: operator
        for operator in REGISTRY.values()
        if operator.namespace == "test_signatures"
    }
    library._destroy()


@pytest.fixture(scope="module")
def described(repository: Path) -> dict[str, Any]:
    """The entries of schema.json by name."""
    data = json.loads((repository / "generated" / "schema.json").read_text(encoding="utf-8"))
    return {entry["name"]: entry for entry in data["operators"]}


def test_there_are_many() -> None:
    assert len(DECLARED) > 1500
    assert sum(operator.origin is not None for operator in DECLARED) > 500


def test_texts_print_what_they_were_read_from() -> None:
    for operator in DECLARED:
        assert str(FunctionSchema.parse(operator.declaration)) == operator.declaration
        assert operator.declaration.partition("(")[0] == operator.short_name


def test_a_definition_at_run_time_has_the_signature_of_the_declaration(
    defined: dict[str, OpOverload],
) -> None:
    assert len(defined) == len(DECLARED)
    for operator in DECLARED:
        again = defined[operator.short_name]
        assert again.declaration == operator.declaration
        for slot in Signature.__slots__:
            ours, theirs = getattr(operator.signature, slot), getattr(again.signature, slot)
            assert ours == theirs, (operator.name(), slot)
        assert repr(again.signature.parameters) == repr(operator.signature.parameters)
        assert again._schema.arguments == operator._schema.arguments
        assert again._schema.returns == operator._schema.returns


def test_the_view_of_the_schema_is_the_signature() -> None:
    for operator in DECLARED:
        signature, view = operator.signature, operator._schema
        assert str(view) == operator._schema_text
        for parameter, argument in zip(signature.parameters, view.arguments, strict=True):
            assert parameter.name == argument.name
            assert type_of(Type.parse(parameter.type), real=True) == argument.real_type
            assert (parameter.default is not REQUIRED) == argument.has_default_value()
            if argument.has_default_value():
                default = parameter.default
                default = list(default) if isinstance(default, tuple) else default
                assert repr(default) == repr(argument.default_value)  # nan is not itself
            assert parameter.keyword_only == argument.kwarg_only
            assert parameter.out == argument.is_out
            info = argument.alias_info
            assert parameter.written == (info is not None and info.is_write)
            assert bool(parameter.alias) == (info is not None)
        names = [(r.name, r.real_type) for r in view.returns]
        types = [type_of(Type.parse(text), real=True) for text in signature.returns]
        assert names == list(zip(signature.return_names, types, strict=True))
        written = ["!" in alias for alias in signature.return_aliases]
        assert written == [r.alias_info is not None and r.alias_info.is_write for r in view.returns]
        assert view.is_mutable == bool(signature.written)


def test_schema_json_says_the_same(described: dict[str, Any]) -> None:
    assert list(described) == [operator.short_name for operator in DECLARED]
    for operator in DECLARED:
        entry, signature = described[operator.short_name], operator.signature
        assert entry["schema"] == operator.declaration
        assert entry["tags"] == list(operator.traits.tags)
        assert entry.get("variant_of", "") == operator.traits.variant_of
        for parameter, argument in zip(signature.parameters, entry["arguments"], strict=True):
            assert (parameter.name, parameter.type) == (argument["name"], argument["type"])
            assert (parameter.default is REQUIRED) == ("default" not in argument)
            assert parameter.alias == argument.get("alias", "")
            assert parameter.keyword_only == argument.get("keyword_only", False)
            assert parameter.out == argument.get("out", False)
        returns = [(r["type"], r.get("name", ""), r.get("alias", "")) for r in entry["returns"]]
        ours = zip(signature.returns, signature.return_names, signature.return_aliases, strict=True)
        assert returns == list(ours)


@pytest.mark.parametrize(
    "argument, default",
    [
        ("int reduction=Mean", 1),
        ("int reduction=Sum", 2),
        ("ScalarType? dtype=long", gs.int64),
        ("Layout? layout=strided", gs.strided),
        ("MemoryFormat memory_format=contiguous_format", "contiguous_format"),
        ("int[2] stride=1", (1, 1)),
        ("SymInt[3]? padding=0", (0, 0, 0)),
        ("float[2] scale=0.5", (0.5, 0.5)),
        ("int[2] stride=[1, 2]", (1, 2)),
        ("int[]? dim=None", None),
        ('str mode="long"', "long"),
        ("Scalar alpha=1", 1),
        ("Tensor other", REQUIRED),
    ],
)
def test_defaults_are_what_python_gets(argument: str, default: object) -> None:
    (parameter,) = Signature.from_schema(f"f({argument}) -> Tensor").parameters
    assert parameter.default == default
    assert type(parameter.default) is type(default)
