"""Variants derived from an entry's `autogen`."""

from __future__ import annotations

import pytest

from gradsmith.codegen.diagnostics import Diagnostics
from gradsmith.codegen.model.autogen import expand_autogen
from gradsmith.codegen.model.native_functions import (
    NativeFunction,
    Variant,
    check_references,
    load_native_functions,
)
from gradsmith.codegen.yaml.loader import load
from gradsmith.schema.function_schema import FunctionSchema, OperatorName, SchemaKind
from gradsmith.schema.variants import Underivable, derive_schema


def read(text: str) -> tuple[tuple[NativeFunction, ...], Diagnostics]:
    diagnostics = Diagnostics()
    node = load(text, "native_functions.yaml", diagnostics)
    functions = expand_autogen(load_native_functions(node, {"core": ""}, diagnostics), diagnostics)
    check_references(functions, diagnostics)
    return functions, diagnostics


@pytest.mark.parametrize(
    ("schema", "derived"),
    [
        (
            "add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
            "add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)",
        ),
        (
            "add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
            "add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)",
        ),
        (
            "pow.Tensor_Scalar(Tensor self, Scalar x) -> Tensor",
            "pow_.Scalar(Tensor(a!) self, Scalar x) -> Tensor(a!)",
        ),
        (
            "dropout(Tensor input, float p) -> Tensor",
            "dropout_(Tensor(a!) self, float p) -> Tensor(a!)",
        ),
        ("t(Tensor(a) self) -> Tensor(a)", "t_(Tensor(a!) self) -> Tensor(a!)"),
        (
            "__and__.Scalar(Tensor self, Scalar x) -> Tensor",
            "__iand__.Scalar(Tensor(a!) self, Scalar x) -> Tensor(a!)",
        ),
        (
            "sort(Tensor self, int dim=-1) -> (Tensor values, Tensor indices)",
            "sort.values(Tensor self, int dim=-1, *, Tensor(a!) values, Tensor(b!) indices)"
            " -> (Tensor(a!) values, Tensor(b!) indices)",
        ),
        (
            "f(Tensor self) -> (Tensor, Tensor)",
            "f.out(Tensor self, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))",
        ),
        (
            "tanh_backward(Tensor grad, Tensor self) -> Tensor",
            "tanh_backward.grad_input(Tensor grad, Tensor self, *, Tensor(a!) grad_input)"
            " -> Tensor(a!)",
        ),
        (
            "ones(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None,"
            " Device? device=None, bool? pin_memory=None) -> Tensor",
            "ones.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)",
        ),
        ("_foreach_abs(Tensor[] self) -> Tensor[]", "_foreach_abs_(Tensor(a!)[] self) -> ()"),
        (
            "_foreach_abs(Tensor[] self) -> Tensor[]",
            "_foreach_abs.out(Tensor[] self, *, Tensor(a!)[] out) -> ()",
        ),
        (
            "f(Tensor x, Tensor(a!) state) -> (Tensor, int)",
            "f.out(Tensor x, Tensor(a!) state, *, Tensor(b!) out0) -> int",
        ),
        ("zero_(Tensor(a!) self) -> Tensor(a!)", "zero(Tensor self) -> Tensor"),
        (
            "zero_(Tensor(a!) self) -> Tensor(a!)",
            "zero.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
        ),
        (
            "norm(Tensor x, Tensor(a!) mean) -> Tensor y",
            "norm_functional(Tensor x, Tensor mean) -> (Tensor y, Tensor mean_out)",
        ),
    ],
)
def test_derived_schemas(schema: str, derived: str) -> None:
    wanted = FunctionSchema.parse(derived)
    assert str(derive_schema(FunctionSchema.parse(schema), wanted.name)) == derived


@pytest.mark.parametrize(
    ("schema", "name", "reason"),
    [
        ("f(Tensor self) -> Tensor", "g_", "'g_' is not a variant of 'f'"),
        ("f(Tensor self) -> Tensor", "f", "'f' is the operator itself"),
        ("f(Tensor x) -> Tensor", "f_", "without argument 'self'"),
        ("f(Tensor self) -> Tensor[]", "f_", "of the one type that is returned"),
        ("f(Tensor self) -> (Tensor, Tensor)", "f_", "of the one type that is returned"),
        ("f(int self) -> int", "f_", "of the one type that is returned"),
        ("f(Tensor self) -> bool", "f.out", "returns no tensor to write to"),
        ("f.out(*, Tensor(a!) out) -> Tensor(a!)", "f", "is an out variant"),
        ("f(Tensor(a!) x) -> Tensor", "f_", "is derived from a functional variant only"),
        ("f(Tensor x, Tensor(a!) y) -> ()", "f", "is called 'f_functional'"),
    ],
)
def test_what_cannot_be_derived(schema: str, name: str, reason: str) -> None:
    with pytest.raises(Underivable, match=reason) as caught:
        derive_schema(FunctionSchema.parse(schema), OperatorName.parse(name))
    assert caught.value.hint


def test_what_a_derived_function_keeps() -> None:
    functions, diagnostics = read(
        "- func: sin(Tensor self) -> Tensor\n"
        "  variants: function, method\n"
        "  autogen: sin_, sin.out\n"
        "  pointwise: np.sin\n"
        "  promotion: int_to_float\n"
        "  tags: core\n"
        "  doc: Sine.\n"
    )
    assert diagnostics.render() == ""
    sin, sin_, sin_out = functions
    assert [str(function.name) for function in functions] == ["sin", "sin_", "sin.out"]
    assert sin_.origin is sin
    assert sin_out.origin is sin
    assert sin_.kind is SchemaKind.inplace
    assert sin_.variants == {Variant.function, Variant.method}
    assert sin_out.variants == {Variant.function}
    assert sin_.tags == {"generated", "inplace"}
    assert sin_out.tags == {"generated", "out"}
    assert sin_out.pointwise == sin.pointwise
    assert sin_out.promotion == sin.promotion
    assert sin_out.doc == "Sine."
    assert sin_out.dispatch == {}
    assert sin_out.autogen == ()
    assert sin_out.location == sin.location


@pytest.mark.parametrize(
    "said, variants",
    [
        ("variants: function, method", {Variant.function, Variant.method}),
        ("variants: function, method\n  inplace_variants: method", {Variant.method}),
        ("variants: none\n  inplace_variants: function", {Variant.function}),
        ("variants: none", {Variant.method}),
    ],
)
def test_how_a_derived_in_place_variant_is_called(said: str, variants: set[Variant]) -> None:
    functions, diagnostics = read(
        f"- func: sin(Tensor self) -> Tensor\n  {said}\n  autogen: sin_\n  pointwise: np.sin\n"
    )
    assert diagnostics.render() == ""
    assert functions[1].variants == variants


@pytest.mark.parametrize(
    "said, message, hint",
    [
        (
            "inplace_variants: method",
            "no in-place variant is derived from sin",
            "name it in autogen (sin_)",
        ),
        ("variants: function, none", "'none' beside another variant", "remove one"),
        ("variants: nonne", "'nonne' is not a value of this field", "did you mean 'none'?"),
    ],
)
def test_variants_that_make_no_sense(said: str, message: str, hint: str) -> None:
    _, diagnostics = read(
        f"- func: sin(Tensor self) -> Tensor\n  {said}\n  autogen: sin.out\n  pointwise: np.sin\n"
    )
    text = diagnostics.render()
    assert message in text and hint in text


def test_the_variants_of_an_alias_are_aliases_of_the_variants() -> None:
    functions, diagnostics = read(
        "- func: abs(Tensor self) -> Tensor\n"
        "  autogen: abs_, abs.out\n"
        "  pointwise: np.abs\n"
        "- func: absolute(Tensor self) -> Tensor\n"
        "  autogen: absolute_, absolute.out\n"
        "  alias_of: abs\n"
    )
    assert diagnostics.render() == ""
    aliases = {str(f.name): str(f.alias_of) for f in functions if f.alias_of}
    assert aliases == {"absolute": "abs", "absolute_": "abs_", "absolute.out": "abs.out"}


def test_an_alias_names_the_overload_that_is_called_like_its_own() -> None:
    functions, diagnostics = read(
        "- func: clamp(Tensor self) -> Tensor\n"
        "- func: clamp.Tensor(Tensor self, Tensor min) -> Tensor\n"
        "  autogen: clamp_.Tensor\n"
        "- func: clip.Tensor(Tensor self, Tensor min) -> Tensor\n"
        "  autogen: clip_.Tensor\n"
        "  alias_of: clamp\n"
        "- func: clip.other(Tensor self) -> Tensor\n"
        "  alias_of: clamp\n"
    )
    assert diagnostics.render() == ""
    aliases = {str(f.name): str(f.alias_of) for f in functions if f.alias_of}
    assert aliases == {
        "clip.Tensor": "clamp.Tensor",
        "clip_.Tensor": "clamp_.Tensor",
        "clip.other": "clamp",
    }


def test_a_form_of_an_alias_whose_original_has_none() -> None:
    _, diagnostics = read(
        "- func: abs(Tensor self) -> Tensor\n"
        "- func: absolute(Tensor self) -> Tensor\n"
        "  autogen: absolute.out\n"
        "  alias_of: abs\n"
    )
    (item,) = diagnostics.items
    assert (item.code, item.message) == ("GS311", "there is no operator 'abs.out'")


def test_mistakes_are_shown_at_the_name() -> None:
    _, diagnostics = read(
        "- func: f(Tensor self) -> Tensor\n"
        "  autogen: f.out, g.out\n"
        "- func: f.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\n"
    )
    assert diagnostics.render() == (
        "native_functions.yaml:2:12: error[GS310]: there is an operator 'f.out' already\n"
        "  2 |   autogen: f.out, g.out\n"
        "    |            ^^^^^\n"
        "  hint: leave it out of autogen, or give it another overload name\n"
        "  native_functions.yaml:3:9: written here\n"
        "  3 | - func: f.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\n"
        "    |         " + "^" * 51 + "\n\n"
        "native_functions.yaml:2:19: error[GS310]: 'g.out' is not a variant of 'f'\n"
        "  2 |   autogen: f.out, g.out\n"
        "    |                   ^^^^^\n"
        "  hint: write a variant of 'f', for instance f.out"
    )


def test_two_entries_may_name_the_same_form() -> None:
    functions, diagnostics = read(
        "- func: f(Tensor self) -> Tensor\n"
        "  autogen: f.out\n"
        "- func: f_(Tensor(a!) self) -> Tensor(a!)\n"
        "  autogen: f.out\n"
    )
    assert diagnostics.render() == ""
    assert [str(function.name) for function in functions] == ["f", "f.out", "f_"]
