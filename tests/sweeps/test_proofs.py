"""Wrong formulas of kinds that finite differences at tame points cannot see: all of them are caught.

Tails far from where samples lie, neighbourhoods of zero, the two sides of a branch cut, constants that are wrong in the
eighth digit, factors that are one almost everywhere, conjugates, and what is taken at kinks.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

pytest.importorskip("sympy")
pytest.importorskip("mpmath")

from gradsmith.codegen.cli import main
from gradsmith.codegen.diagnostics import Diagnostics
from gradsmith.codegen.mutation.mutants import planted
from gradsmith.codegen.pipeline import Model, build_model
from gradsmith.codegen.project.settings import load_project
from gradsmith.codegen.proof.run import request_of
from gradsmith.proof.accuracy import disagreement
from gradsmith.proof.judge import broken
from gradsmith.proof.prover import operators
from gradsmith.proof.server import answer

_TAILS = [
    "exp",
    "expm1",
    "exp2",
    "log1p",
    "sqrt",
    "sin",
    "cos",
    "atan",
    "tanh",
    "sigmoid",
    "erf",
    "asinh",
    "silu",
    "mish",
    "softplus",
    "i0",
]
_NEAR_ZERO = [
    "sin",
    "tan",
    "exp",
    "atan",
    "sinh",
    "erf",
    "expm1",
    "log1p",
    "asinh",
    "softplus",
    "sigmoid",
    "silu",
]
_CUTS = ["sqrt", "log", "rsqrt", "log2", "log10"]
_ALMOST = ["exp", "log", "sin", "cos", "tan", "atan", "sqrt", "sigmoid", "erf", "lgamma"]
_CONSTANTS = {
    "erf": ("1.1283791670955126", "1.12837917"),
    "erfc": ("1.1283791670955126", "1.12837916"),
    "erfinv": ("0.886226925452758", "0.88622693"),
    "exp2": ("0.6931471805599453", "0.69314718"),
    "log2": ("0.6931471805599453", "0.69314718"),
    "log10": ("2.302585092994046", "2.30258509"),
    "special_ndtr": ("0.3989422804014327", "0.39894228"),
    "special_ndtri": ("2.5066282746310007", "2.5066282746310002"),
}
_CONJUGATES = {
    "exp": "grad * result",
    "sin": "grad * self.cos()",
    "log": "grad / self",
    "sqrt": "grad / (2 * result)",
    "square": "grad * (2 * self)",
    "reciprocal": "-grad * (result * result)",
    "tan": "grad * (1 + result * result)",
    "log1p": "grad / (self + 1)",
}
_KINKS = {
    "relu": "where(self == 0, grad, threshold_backward(grad, result, 0))",
    "abs": "where(self == 0, grad, grad * self.sgn())",
    "hardtanh": "where(self == max_val, grad, within(grad, self, min_val, max_val))",
    "leaky_relu": "where(self == 0, grad, leaky_relu_backward(grad, self, negative_slope, False))",
}


@cache
def _model() -> Model:
    diagnostics = Diagnostics()
    project = load_project(Path(__file__).resolve().parents[2], diagnostics)
    assert project is not None
    model = build_model(project, diagnostics)
    assert not diagnostics.has_errors
    return model


def _written(operator: str) -> str:
    for info in _model().derivatives.values():
        if str(info.function.name) == operator:
            formula = info.gradients[0].expression
            assert formula is not None
            return formula.text
    raise AssertionError(operator)


def _plants() -> Iterator[tuple[str, str]]:
    for name in _TAILS:
        yield name, f"where(abs(self) > 15, 0, {_written(name)})"
    for name in _NEAR_ZERO:
        yield name, f"where(abs(self) < 1e-6, 2, 1) * ({_written(name)})"
    for name in _CUTS:
        yield name, f"where(self.angle() > 3.14159, -1, 1) * ({_written(name)})"
    for name in _ALMOST:
        yield name, f"1.0000001 * ({_written(name)})"
    for name, (right, wrong) in _CONSTANTS.items():
        assert right in _written(name)
        yield name, _written(name).replace(right, wrong)
    yield from _CONJUGATES.items()
    yield from _KINKS.items()


PLANTS = tuple(_plants())


def test_there_are_sixty() -> None:
    assert len(PLANTS) >= 60


@pytest.mark.parametrize(("operator", "formula"), PLANTS, ids=[f"{o}: {f}" for o, f in PLANTS])
def test_a_planted_formula_is_caught(operator: str, formula: str) -> None:
    derivative = planted(_model(), operator, "self", formula).derivative
    assert derivative is not None
    verdicts = answer(request_of(derivative, _model()))
    wrong = [v for v in verdicts if v["wrong"]]
    assert [v["line"] for v in wrong] == ["self"]
    assert wrong[0]["found"] != wrong[0]["expected"] and wrong[0]["where"]


def test_no_formula_of_the_table_raises_an_error() -> None:
    """Where proofs look for one, of operators that exact numbers cannot compute."""
    assert {o.name(): b.found for o in operators() if (b := broken(o)) is not None} == {}


@pytest.mark.parametrize(("what", "part"), [("--prove", "7/60"), ("--definitions", "7/10")])
def test_proofs_notice_mistakes_in_formulas_and_definitions(
    what: str, part: str, repository: Path
) -> None:
    """One in sixty, or in ten, of those that `gradsmith mutate` plants."""
    command = [sys.executable, "-m", "gradsmith.codegen", "mutate", what, "--part", part]
    done = subprocess.run(
        [*command, "--timeout", "120", "--json"], stdout=subprocess.PIPE, text=True, cwd=repository
    )
    report = json.loads(done.stdout)
    assert report["mutants"] > 10 and not report["survivors"]


def test_proofs_notice_mistakes_in_definitions(
    repository: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A sample of the mutants of definitions; `gradsmith mutate --definitions` takes all."""
    some = "^(logit|expm1|asinh|erfc): "
    options = ["--operators", some, "--json", "--timeout", "120", "--project", str(repository)]
    assert main(["mutate", "--definitions", *options]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["mutants"] > 40 and not report["survivors"]


def test_definitions_give_the_values_of_kernels() -> None:
    for operator in operators():
        assert disagreement(operator) == "", operator.name()
