"""Operators over lists that an entry's `foreach` asks for."""

from __future__ import annotations

import gradsmith as gs
from gradsmith.codegen.diagnostics import Diagnostics
from gradsmith.codegen.model.foreach import expand_foreach
from gradsmith.codegen.model.native_functions import load_native_functions
from gradsmith.codegen.model.project_rules import check_project
from gradsmith.codegen.yaml.loader import load


def _expanded(schema: str, overloads: str, autogen: str) -> tuple[list[str], Diagnostics]:
    text = f"- func: {schema}\n  autogen: {autogen}\n  foreach: {overloads}\n"
    diagnostics = Diagnostics()
    functions = load_native_functions(
        load(text, "native_functions.yaml", diagnostics), {}, diagnostics
    )
    made = [f for f in expand_foreach(functions, diagnostics) if f.of_lists]
    return [f"{f.func} <- {f.alias_of}" for f in made], diagnostics


def test_a_second_tensor_is_a_list_a_number_or_numbers() -> None:
    made, _ = _expanded(
        "add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
        "List, Scalar, ScalarList, Tensor",
        "add_.Tensor",
    )
    assert made[::2] == [
        "_foreach_add.List(Tensor[] self, Tensor[] other, *, Scalar alpha=1) -> Tensor[] <- add.Tensor",
        "_foreach_add.Scalar(Tensor[] self, Scalar scalar) -> Tensor[] <- add.Tensor",
        "_foreach_add.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[] <- add.Tensor",
        "_foreach_add.Tensor(Tensor[] self, Tensor other, *, Scalar alpha=1) -> Tensor[] <- add.Tensor",
    ]
    assert made[3] == (
        "_foreach_add_.Scalar(Tensor(a!)[] self, Scalar scalar) -> () <- add_.Tensor"
    )


def test_an_operator_s_own_number() -> None:
    made, _ = _expanded(
        "addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor",
        "Scalar, ScalarList, Tensor",
        "addcmul.out",
    )
    lists = "Tensor[] self, Tensor[] tensor1, Tensor[] tensor2"
    assert made == [
        f"_foreach_addcmul.Scalar({lists}, Scalar value=1) -> Tensor[] <- addcmul",
        f"_foreach_addcmul.ScalarList({lists}, Scalar[] scalars) -> Tensor[] <- addcmul",
        f"_foreach_addcmul.Tensor({lists}, Tensor scalars) -> Tensor[] <- addcmul",
    ]


def test_an_overload_for_which_there_is_no_argument() -> None:
    made, diagnostics = _expanded("exp(Tensor self) -> Tensor", "Scalar", "exp_")
    (found,) = diagnostics.items
    assert not made
    assert found.code == "GS310"
    assert found.location is not None and found.location.line == 3


def test_a_misspelt_category_is_one_though_lists_have_it_too() -> None:
    entries = [
        f"- func: {name}(Tensor self) -> Tensor\n  foreach: Plain\n  category: {category}\n"
        for name, category in (("a", "sines"), ("b", "sines"), ("c", "sines"), ("d", "sinez"))
    ]
    diagnostics = Diagnostics()
    node = load("".join(entries), "native_functions.yaml", diagnostics)
    functions = (*expand_foreach(load_native_functions(node, {}, diagnostics), diagnostics),)
    assert sum(function.of_lists for function in functions) == 4
    check_project(functions, "demo", diagnostics)
    assert [(item.code, item.hint) for item in diagnostics.items] == [
        ("GS303", "did you mean 'sines'?")
    ]


def test_an_operator_over_lists_is_declared_where_its_single_one_is() -> None:
    ops = gs.ops.aten
    assert ops._foreach_add.List.declared_at == ops.add.Tensor.declared_at
    assert ops._foreach_add_.List.declared_at == ops.add.Tensor.declared_at
