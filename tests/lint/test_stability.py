"""Formulas that lose digits: every form is found, wherever it stands and in whatever order, and the better one is not."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from gradsmith.codegen.cli import main
from gradsmith.codegen.diagnostics import Diagnostics
from gradsmith.codegen.lint.stability import FORMS, Loss, check_stability, losses
from gradsmith.codegen.pipeline import build_model
from gradsmith.codegen.project.settings import load_project


def found(text: str, *outputs: str) -> list[Loss]:
    return list(losses(ast.parse(text, mode="eval").body, frozenset(outputs)))


@pytest.mark.parametrize("form", FORMS)
def test_every_form_is_found_and_its_better_one_is_not(form: str) -> None:
    (loss,) = found(f"grad * where(u > 0, {form}, 0).conj()")
    assert loss.text == form and loss.better == FORMS[form]
    assert loss.point.startswith(("u = ", "v = "))
    assert not FORMS[form] or not found(FORMS[form])


@pytest.mark.parametrize(
    ("text", "lost", "better"),
    [
        ("grad * (self.exp() - 1).conj()", "exp(self) - 1", "expm1(self)"),
        ("a - 1 + exp(self)", "exp(self) - 1", "expm1(self)"),
        ("(self + 1).log()", "log(1 + self)", "log1p(self)"),
        ("(a**2 + b.square()).sqrt()", "sqrt(a * a + b * b)", "hypot(a, b)"),
        ("g / (b * b + a * a)", "g / (b * b + a * a)", "g / hypot(b, a) / hypot(b, a)"),
        (
            "grad * (1 - (result / cap) ** 2)",
            "1 - result / cap * (result / cap)",
            "(1 - result / cap) * (1 + result / cap)",
        ),
        ("exp(a * b) * c / (exp(a * b) + 1)", "exp(a * b) / (1 + exp(a * b))", "sigmoid(a * b)"),
    ],
)
def test_order_methods_and_other_terms_do_not_matter(text: str, lost: str, better: str) -> None:
    (loss,) = found(text)
    assert (loss.text, loss.better) == (lost, better)


@pytest.mark.parametrize(
    "text",
    ["1 + u * u", "exp(u) - 2", "exp(u) + 1", "u * u + 1", "1 - u * v", "log(2 + u)", "u - sin(v)"],
)
def test_what_keeps_its_digits_is_left_alone(text: str) -> None:
    assert not found(text)


def test_the_distance_of_an_output_from_a_number() -> None:
    for text, near in (("result + 1", "result = -1"), ("1 - result", "result = 1")):
        (loss,) = found(f"grad * ({text})", "result")
        assert (loss.text, loss.point, loss.better) == (text, near, "?")
        assert not found(f"grad * ({text})")


def test_the_place_is_that_of_the_part() -> None:
    text = "grad * (other + log(1 + self))"
    (loss,) = found(text)
    assert text[loss.start : loss.start + loss.length] == "log(1 + self)"


def _warnings(tmp_path: Path, entry: str) -> list[str]:
    """What is said of an operator `mine` whose entry in derivatives.yaml goes on with `entry`."""
    diagnostics = Diagnostics()
    folder = tmp_path / "mine"
    assert main(["new", "library", "mine", "--path", str(folder)]) == 0
    source = folder / "src" / "mine"
    functions, formulas = source / "native_functions.yaml", source / "derivatives.yaml"
    with functions.open("a") as file:
        file.write(
            "\n- func: mine(Tensor self) -> Tensor\n  pointwise: np.tanh\n  category: examples\n  doc: Mine.\n"
        )
    with formulas.open("a") as file:
        file.write(f"\n- name: mine(Tensor self) -> Tensor\n{entry}")
    project = load_project(folder, diagnostics)
    assert project is not None
    model = build_model(project, diagnostics)
    assert not diagnostics.has_errors, diagnostics.render(color=False)
    check_stability(model, diagnostics)
    return [f"{d.message}; {d.hint}" for d in diagnostics.items if d.code == "GS806"]


def test_definitions_are_looked_into(tmp_path: Path) -> None:
    entry = "  self: grad\n  result: auto_element_wise\n  math: 1 - self ** 2\n"
    (said,) = _warnings(tmp_path, entry)
    assert said.startswith("'1 - self * self' loses its digits near self = 0.9999999873")
    assert said.endswith("; write (1 - self) * (1 + self)")


def test_what_definitions_cannot_say_better_is_left_alone(tmp_path: Path) -> None:
    """There is no expm1 in definitions: this is how one says what it is."""
    entry = "  self: grad\n  result: auto_element_wise\n  math: exp(self) - 1\n"
    assert not _warnings(tmp_path, entry)


def test_where_formulas_are_derived_all_of_a_definition_counts(tmp_path: Path) -> None:
    pytest.importorskip("sympy")
    (said,) = _warnings(tmp_path, "  formula: derived\n  math: exp(self) - 1\n")
    assert said.startswith("'exp(self) - 1' loses its digits") and said.endswith("expm1(self)")
