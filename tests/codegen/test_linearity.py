"""Tangents are handed to operators that are linear in them, which their own derivatives tell."""

from __future__ import annotations

import pytest

from gradsmith.codegen.derivatives.entries import Library, load_derivatives
from gradsmith.codegen.derivatives.linearity import check_calls_of_tangents
from gradsmith.codegen.derivatives.operators import overloads_by_name
from gradsmith.codegen.diagnostics import Diagnostics
from gradsmith.codegen.model.base import NOTHING, Base, load_base
from gradsmith.codegen.model.native_functions import load_native_functions
from gradsmith.codegen.model.nonlinear import nonlinear_arguments
from gradsmith.codegen.yaml.loader import load

NATIVE = """\
- func: cos(Tensor self) -> Tensor
  dispatch: {CPU: cos}
- func: exp(Tensor self) -> Tensor
  dispatch: {CPU: exp}
- func: halved(Tensor self) -> Tensor
  dispatch: {CPU: halved}
- func: blur(Tensor self, int size) -> Tensor
  dispatch: {CPU: blur}
- func: pow(Tensor self, Scalar exponent) -> Tensor
  dispatch: {CPU: pow}
- func: mix(Tensor self, Tensor other) -> Tensor
  dispatch: {CPU: mix}
- func: top(Tensor self) -> Tensor
  dispatch: {CPU: top}
- func: top.dim(Tensor self, int dim) -> Tensor
  dispatch: {CPU: top_dim}
- func: warp(Tensor self, Tensor other) -> Tensor
  dispatch: {CPU: warp}
"""

DERIVATIVES = """\
- name: cos(Tensor self) -> Tensor
  self: grad * -self.sin()
  result: auto_element_wise
- name: exp(Tensor self) -> Tensor
  self: grad * result
  result: auto_element_wise
- name: halved(Tensor self) -> Tensor
  self: grad / 2
  result: auto_element_wise
- name: blur(Tensor self, int size) -> Tensor
  self: blurred(grad, self, size)
  result: auto_linear
- name: pow(Tensor self, Scalar exponent) -> Tensor
  self: grad * exponent * self.pow(exponent - 1)
  result: auto_element_wise
- name: mix(Tensor self, Tensor other) -> Tensor
  self: grad * other
  other: grad * self
  result: self_t * other_p + other_t * self_p
- name: top(Tensor self) -> Tensor
  self: grad * (self == result)
- name: warp(Tensor self, Tensor other) -> Tensor
  self: GRADIENT
  other: grad
  result: FORMULA
"""

NAMES = frozenset(("cos", "exp", "halved", "blur", "pow", "mix", "top", "warp", "blurred", "sum"))


def said(formula: str, base: Base = NOTHING, gradient: str = "grad") -> list[tuple[str, str]]:
    """The codes of what is said of a forward formula, or a backward one, and the text that it is said of."""
    diagnostics = Diagnostics()
    functions = load_native_functions(load(NATIVE, "native.yaml", diagnostics), {}, diagnostics)
    text = DERIVATIVES.replace("FORMULA", formula).replace("GRADIENT", gradient)
    library = Library({}, NAMES, overloads_by_name(function.func for function in functions))
    infos = load_derivatives(
        load(text, "derivatives.yaml", diagnostics), functions, diagnostics, library
    )
    assert not len(diagnostics), diagnostics.render()
    check_calls_of_tangents(infos, functions, base, diagnostics)
    found = []
    for one in diagnostics.items:
        where = one.location
        assert where is not None and where.end_column is not None
        line = text.splitlines()[where.line - 1]
        found.append((one.code, line[where.column - 1 : where.end_column - 1]))
    return found


@pytest.mark.parametrize(
    "formula, where",
    [
        ("self_t.cos() + other_t", "self_t.cos()"),
        ("cos(self_t)", "cos(self_t)"),
        ("other_p * exp(2 * self_t)", "exp(2 * self_t)"),
        ("exp(self=self_t)", "exp(self=self_t)"),
        ("cos(input=self_t)", "cos(input=self_t)"),
        ("(self_t + other_t).exp() * self_p", "(self_t + other_t).exp()"),
        ("pow(self_t, 2)", "pow(self_t, 2)"),
        ("sum(self_t.halved().cos())", None),
        ("self_t * cos(other_t)", "cos(other_t)"),
    ],
)
def test_a_tangent_within_what_bends_it_is_refused(formula: str, where: str | None) -> None:
    """It was left to `verify`, which compares tangents with differences."""
    assert said(formula) == ([] if where is None else [("GS416", where)])


@pytest.mark.parametrize(
    "formula",
    [
        "self_t * self_p.cos() + other_t",
        "halved(self_t)",
        "blur(self_t, 3)",
        "mix(self_t, other_p)",
        "self_t * pow(self_p, 2)",
        "blur(blurred(self_t), 3)",
    ],
)
def test_linear_operators_take_tangents(formula: str) -> None:
    assert said(formula) == []


@pytest.mark.parametrize(
    "formula, where",
    [
        ("grad.cos()", "grad.cos()"),
        ("grad.pow(2)", "grad.pow(2)"),
        ("exp(grad) * self", "exp(grad)"),
        ("blur(self * grad.exp(), 3)", "grad.exp()"),
        ("grad * self.cos()", None),
        ("halved(grad)", None),
        ("blur(mix(grad, other), 3)", None),
        ("top(grad)", None),
    ],
)
def test_a_gradient_within_what_bends_it_is_refused(formula: str, where: str | None) -> None:
    found = said("self_t * other_p", gradient=formula)
    assert found == ([] if where is None else [("GS422", where)])


def test_one_overload_that_may_be_linear_is_enough() -> None:
    """Of ``top.dim`` nothing is known."""
    assert said("top(self_t)") == []


def test_a_library_knows_which_operators_of_its_base_are_linear() -> None:
    diagnostics = Diagnostics()
    base = load_base(diagnostics)
    assert not len(diagnostics)
    known = {o.name: o.dependence for o in base.operators.values()}
    assert known["tanh"].bent == known["sigmoid"].bent == known["abs"].bent == {"self"}
    assert known["mul.Tensor"].bent == known["sum"].bent == known["avg_pool2d"].bent == frozenset()
    assert known["sum"].is_linear and not known["mul.Tensor"].is_linear
    assert known["sign"].cut == known["detach"].cut == known["argmax"].cut & {"self"} == {"self"}
    assert known["index_select"].cut == {"index"} and not known["mean"].cut
    assert known["ones_like"].is_made and known["rand_like"].is_made and not known["abs"].is_made


def test_what_is_read_tells_whether_an_operator_is_linear() -> None:
    arguments = ("self", "other")
    for expected, names, reads, formula, automatic in (
        (set(), ("self",), ("self.shape",), "grad", ["auto_element_wise"]),
        ({"self"}, ("self",), ("self",), "helper(grad, self)", ["auto_element_wise"]),
        (set(), ("self",), ("other",), "grad * other", ["auto_element_wise"]),
        (set(), ("self",), ("self",), "helper(grad, self)", []),
        ({"self"}, ("self",), ("self",), "grad * -self.sgn()", []),
        ({"self"}, ("self",), ("self",), "helper(grad / self)", []),
        (set(), ("self",), ("self", "other"), "helper(grad, self) * other / self.numel()", []),
        ({*arguments}, ("self", "other"), ("result",), "helper(grad, result)", []),
        (set(), ("self",), ("result",), "helper(grad, result)", ["auto_linear"]),
        (set(), ("self",), ("self",), "not {a formula}; of Python", []),
    ):
        assert nonlinear_arguments(arguments, [(names, reads, formula)], automatic) == expected
