"""`gradsmith accuracy` sees what is exact, and what loses digits."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("mpmath", reason="holds results to many digits")
pytest.importorskip("sympy", reason="belongs to proofs")

import mpmath
import numpy

from gradsmith import float64, nn, ops, tensor
from gradsmith.autograd import grad
from gradsmith.codegen.cli import main
from gradsmith.codegen.cli.accuracy import shown_name
from gradsmith.dispatch.registry import REGISTRY
from gradsmith.proof import fields, references
from gradsmith.proof.accuracy import measurable, measure, parameters_given
from gradsmith.proof.complex_accuracy import holomorphic_truth
from gradsmith.proof.definitions import Definition
from gradsmith.proof.fields import using
from gradsmith.proof.pointwise import Elementwise
from gradsmith.proof.references import References
from gradsmith.testing.declarations import declaration_of


def rows(name: str, dtype: str) -> dict[str, Any]:
    is_complex = dtype.startswith("complex")
    (call,) = [
        c for c in measurable(f"::{name}$") if not c.parameters and c.is_complex == is_complex
    ]
    return {row.what: row for row in measure(call, dtype, 24)}


def test_derivatives_that_keep_their_digits_are_within_the_bound() -> None:
    for name in ("asin", "atan2"):
        found = rows(name, "float64")
        assert len(found) == (3 if name == "asin" else 5)
        assert all(row.points > 10 and row.beyond == 0 for row in found.values()), found


def test_a_derivative_that_loses_its_digits_is_seen_and_may_be_excused() -> None:
    """Those of tanh read the result, whose distance from one is gone beyond 20."""
    excused = rows("tanh", "float64")["first self"]
    assert excused.beyond == 0 < excused.excused
    call = next(measurable("::tanh$"))
    seen = {row.what: row for row in measure(replace(call, said={}), "float64", 24)}
    assert seen["value"].beyond == 0 < seen["first self"].beyond == excused.excused
    assert seen["first self"].worst == excused.everywhere > 1e15


def test_formulas_keep_their_digits_where_they_once_lost_them() -> None:
    """Far out, where squares overflow and differences of functions that are nearly equal vanish."""
    for name in ("asinh", "sinc", "special_i0e", "special_i1e", "hypot", "log_sigmoid"):
        for dtype in ("float32", "float64"):
            assert all(row.beyond == row.excused == 0 for row in rows(name, dtype).values()), name


def test_complex_numbers_are_measured_in_the_plane() -> None:
    for dtype in ("complex64", "complex128"):
        for name in ("exp", "cos", "asinh"):
            found = rows(name, dtype)
            assert list(found) == ["value", "first self", "second self"]
            assert all(r.points > 10 and r.beyond == r.excused == 0 for r in found.values()), found
            assert all(0 < r.worst < 10 and len(r.at) == 2 for r in found.values()), found


def test_the_truth_at_complex_numbers_is_not_what_rounding_left() -> None:
    """Of cos near zero differences vanish beside one; the part that does not vanish is not all."""
    call = next(c for c in measurable("::cos$") if c.is_complex)
    point = 9.5e-59 - 2.4e-64j
    found = holomorphic_truth(call, point, 1)
    assert abs(found + mpmath.mpc(point)) <= 1e-15 * abs(point)
    assert holomorphic_truth(call, point, 2) == pytest.approx(-1)


def test_a_complex_derivative_that_is_wrong_is_seen() -> None:
    """One that is right on the real axis alone, and one whose conjugate is missing."""
    call = next(c for c in measurable("::exp$") if c.is_complex)
    other = Elementwise(
        call.operator, Definition("exp(self) + im(self) / 10**9", ["self"]), call.sample, call.said
    )
    seen = {row.what: row for row in measure(other, "complex128", 24)}
    assert seen["value"].beyond > 10 and seen["first self"].points > 10
    assert not list(measure(call, "float64", 24)) and list(measure(call, "complex64", 12))


def test_excuses_of_real_numbers_are_none_of_complex_ones() -> None:
    call = next(c for c in measurable("::tanh$") if c.is_complex)
    rule = {"of": ["first"], "why": "of real numbers"}
    said = {**call.said, "accuracy": [{**rule, "at": "self > 1"}]}
    beyond = {r.what: r.beyond for r in measure(replace(call, said=said), "complex64", 48)}
    assert beyond["first self"] > 0
    said = {**call.said, "accuracy": [{**rule, "at": "abs(self) > 1"}]}
    excused = {r.what: r for r in measure(replace(call, said=said), "complex64", 48)}
    assert excused["first self"].beyond == 0 < excused["first self"].excused


def test_references_are_kept_by_content(tmp_path: Path) -> None:
    (call,) = measurable("::erfc$")  # of real numbers alone
    first = References(call, tmp_path)
    points = [{"self": 0.5}, {"self": 20.0}]
    head, rest = first.of(points, "self", 0)
    first.keep()
    (kept,) = tmp_path.iterdir()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(references, "truth", None)  # nothing is computed again
        again = References(call, tmp_path).of(points, "self", 0)
    assert again[0].tolist() == head.tolist() and again[1].tolist() == rest.tolist()
    with mpmath.workdps(40):
        assert abs(mpmath.mpf(head[1]) + mpmath.mpf(rest[1]) - mpmath.erfc(20)) < mpmath.mpf(
            "1e-200"
        )
    other = Elementwise(call.operator, Definition("exp(self)", ["self"]), call.sample, call.said)
    assert References(other, tmp_path)._path != kept


def test_every_point_is_computed_in_every_form() -> None:
    """A kernel that is wrong for one element, apart in memory, few or many, is seen there."""
    call = next(measurable("::exp$"))
    exact_run = call.run
    wrong_where = {
        "0-d": lambda x: x.ndim == 0,
        "few": lambda x: 1 < x.numel() <= 8,
        "strided": lambda x: x.ndim == 1 and x.stride() != (1,),
        "100000 elements": lambda x: x.numel() >= 100_000,
    }
    for form, is_wrong in wrong_where.items():
        call.run = lambda t, wrong=is_wrong: exact_run(t) * (2 if wrong(t["self"]) else 1)  # type: ignore[method-assign, misc]
        seen = {row.what: row for row in measure(call, "float64", 12)}
        assert seen["value"].form == form and seen["value"].beyond > 6, seen
        assert seen["first self"].form == form and seen["first self"].beyond > 6, seen


def test_a_step_is_what_its_definition_says() -> None:
    math = declaration_of(REGISTRY["aten::heaviside"])["derivative"]["math"]
    definition = Definition(math, ["self", "values"])
    points = [-2.5, -0.0, 0.0, 1e-300]
    got = ops.aten.heaviside(tensor(points, dtype=float64), tensor([0.25] * 4, dtype=float64))
    with using(fields.DIGITS, 30):
        assert got.tolist() == [float(definition(mpmath.mpf(x), 0.25)) for x in points]


def test_the_slope_of_a_mantissa_keeps_the_exponents_of_double_precision() -> None:
    x = tensor([2.0**-300, -(2.0**500)], dtype=float64, requires_grad=True)
    mantissa, _ = ops.aten.frexp(x)
    (slope,) = grad([mantissa.sum()], [x])
    assert slope.tolist() == [2.0**299, 2.0**-501]


def test_the_page_is_of_the_operators_that_there_are(repository: Path) -> None:
    """`gradsmith accuracy --write docs/accuracy.md` was run since an operator was added, renamed or removed."""
    page = (repository / "docs" / "accuracy.md").read_text(encoding="utf-8")
    rows = {line.split("`")[1] for line in page.splitlines() if line.startswith("| `")}
    calls = {
        shown_name({"operator": call.operator.name(), "given": parameters_given(call)}): call
        for call in measurable("")
    }
    assert rows <= set(calls), rows - set(calls)
    for name in set(calls) - rows:  # zero everywhere, which has no units in the last place
        call = calls[name]
        assert not list(measure(call, "complex128" if call.is_complex else "float64", 12)), name


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "accuracy.md"
    chosen = ["--operators", "::exp$", "--dtypes", "float32", "--points", "12", "--jobs", "1"]
    assert main(["accuracy", *chosen, "--json", "--write", str(page)]) == 0
    found = json.loads(capsys.readouterr().out)["rows"]
    assert [row["what"] for row in found] == ["first self", "second self", "value"]
    assert "| `exp` | float32 | value |" in page.read_text(encoding="utf-8")
    assert main(["accuracy", "--operators", "no_such_operator"]) == 2
    assert main(["accuracy", "--dtypes", "float33"]) == 2
    assert "did you mean 'float32'" in capsys.readouterr().err


@pytest.mark.parametrize("count", [40, 400])
@pytest.mark.parametrize(
    ("name", "low", "high", "units", "truth"),
    [
        ("i0", 0.0, 2.0, 2.5, lambda x: mpmath.besseli(0, x)),
        ("i0", 2.0, 8.0, 4.0, lambda x: mpmath.besseli(0, x)),
        ("special_i1", 0.0, 2.0, 2.5, lambda x: mpmath.besseli(1, x)),
        ("erfinv", -0.5, 0.5, 2.5, mpmath.erfinv),
        ("lgamma", 1.5, 2.5, 3.0, mpmath.loggamma),
    ],
)
def test_values_of_few_elements_and_of_many(
    name: str, low: float, high: float, units: float, truth: Any, count: int
) -> None:
    """Where sums that are nearly their first term were rounded, and far more if there were few elements."""
    x = numpy.random.default_rng(3).uniform(low, high, count)
    got = getattr(ops.aten, name)(tensor(x.tolist(), dtype=float64)).numpy()
    with mpmath.workdps(40):
        for point, value in zip(x.tolist(), got.tolist()):
            exact = truth(mpmath.mpf(point))
            assert abs(value - exact) <= units * numpy.spacing(abs(float(exact))), point


def test_curvature_in_the_tail_of_the_normal_density() -> None:
    x = tensor(numpy.linspace(3, 12, 40).tolist(), dtype=float64, requires_grad=True)
    (slope,) = grad([nn.functional.gelu(x).sum()], [x], create_graph=True)
    (curvature,) = grad([slope.sum()], [x])
    with mpmath.workdps(40):
        for point, value in zip(map(mpmath.mpf, x.tolist()), curvature.tolist()):
            exact = (2 - point * point) * mpmath.npdf(point)
            assert abs(value - exact) <= 6 * numpy.spacing(abs(float(exact))), point


@pytest.mark.parametrize(
    ("name", "what", "units"), [("softplus", "second self", 3), ("mish", "first self", 6)]
)
def test_derivatives_that_were_products_of_roundings(name: str, what: str, units: int) -> None:
    """Where the logistic function is half, for one."""
    call = next(measurable(f"::{name}$"))
    row = next(row for row in measure(replace(call, said={}), "float64", 24) if row.what == what)
    assert row.everywhere < units, row


def test_slopes_of_mish_end_in_zero_and_one() -> None:
    x = tensor([-3.4e38, -1e4, 30.0, 3.4e38], requires_grad=True)
    (slope,) = grad([nn.functional.mish(x).sum()], [x])
    assert slope.tolist() == [0, 0, 1, 1]
