"""Formulas by symbolic differentiation, and rules for other systems."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("sympy")

from gradsmith.codegen.cli import export, main
from gradsmith.codegen.pipeline import Model
from gradsmith.codegen.proof.derive import Underivable, derive


@pytest.mark.parametrize(
    ("math", "formula"),
    [
        ("self ** (1 / 3)", "grad / (3 * result * result)"),
        ("exp(self)", "grad * result"),
        ("sqrt(self)", "grad / (2 * result)"),
        ("log(self)", "grad / self"),
        ("1 / (1 + exp(-self))", "grad * (sigmoid(self) * sigmoid(-self))"),
        ("tanh(self)", "grad / cosh(self) ** 2"),
        ("3 * self ** 2 - 2 * self ** 3", "grad * (6 * self * (1 - self))"),
        ("where(self > 0, self, 2 * self)", "grad * where(self > 0, 1, 2)"),
    ],
)
def test_the_formula_keeps_least_and_its_digits(math: str, formula: str) -> None:
    assert derive(math, ["self"], ["self"])["self"].backward == formula


def test_what_loses_its_digits_is_refused() -> None:
    with pytest.raises(Underivable, match="loses its digits"):
        derive("(1 - cos(self)) / self", ["self"], ["self"])
    with pytest.raises(Underivable, match="one point in 'x'"):
        derive("where(x == 0, 0, x * log(y))", ["x", "y"], ["x"])
    with pytest.raises(Underivable, match="several functions"):
        derive("self if mode is None else 2 * self", ["self", "mode"], ["self"])


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["derive", "x**(1/3)"]) == 0
    assert capsys.readouterr().out.splitlines()[0] == "x: grad / (3 * result * result)"
    assert main(["derive", "--json", "a * exp(b)"]) == 0
    assert json.loads(capsys.readouterr().out)["a"]["formula"] == "grad * exp(b)"
    assert main(["derive", "x +"]) == 2
    assert main(["derive", "cosine(x)"]) == 2


def test_rules_for_julia(
    model: Model, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(export, "build_model", lambda *_: model)
    command = [
        "export",
        "--to",
        "chainrules",
        "--operators",
        "^(exp|hypot|tan|sigmoid|threshold|xlogy.Tensor|zero)$",
        "--project",
        str(model.project.root),
    ]
    assert main(command) == 0
    text, left = capsys.readouterr()
    assert "@scalar_rule exp(self) Ω" in text
    assert re.search(
        r"^@scalar_rule sigmoid\(self\) .*inv\(1 \+ exp\(-\(-self\)\)\)", text, re.M
    ), text
    # A parameter of the rule's own name would be called, and the derivative of one point is not that of a piece.
    assert "\nthreshold(self, threshold_, value) = ifelse(self > threshold_, self, value)\n" in text
    assert "xlogy.Tensor: left out: a piece of the definition is one point" in left
    assert "zero: left out: its definition reads none of its tensors" in left
    assert "@scalar_rule hypot(self, other) (self / Ω, other / Ω)" in text


def test_rules_for_jax_compute_the_same(
    repository: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    jax = pytest.importorskip("jax")
    import gradsmith as gs

    jax.config.update("jax_enable_x64", True)
    file = tmp_path / "rules.py"
    names = {
        "exp": (),
        "sigmoid": (),
        "atan": (),
        "hypot": (),
        "softplus": (1.5, 20.0),
        "lgamma": (),
    }
    pattern = f"^({'|'.join(names)})$"
    command = [
        "export",
        "--to",
        "jax",
        "--operators",
        pattern,
        "--output",
        str(file),
        "--project",
        str(repository),
    ]
    assert main(command) == 0
    rules: dict[str, Any] = {}
    exec(compile(file.read_text(encoding="utf-8"), str(file), "exec"), rules)
    for name, rest in names.items():
        tensors = (0.7, 1.9) if name == "hypot" else (0.7,)
        given = [gs.tensor(x, dtype=gs.float64, requires_grad=True) for x in tensors]
        function = getattr(gs, name, None) or getattr(gs.nn.functional, name)
        ours = function(*given, *rest)
        expected = [g.item() for g in gs.autograd.grad(ours, given)]
        theirs = jax.grad(rules[name], argnums=tuple(range(len(tensors))))(*tensors, *rest)
        assert [float(t) for t in theirs] == pytest.approx(expected, rel=1e-12)
        assert float(rules[name](*tensors, *rest)) == pytest.approx(ours.item(), rel=1e-12)
