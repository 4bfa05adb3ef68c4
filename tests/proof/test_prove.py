"""Proofs: what they find, how they tell it, and when they are out of date."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("sympy")
pytest.importorskip("mpmath")

import mpmath
import numpy

from gradsmith.codegen.cli import main
from gradsmith.codegen.diagnostics import Diagnostics, render
from gradsmith.codegen.mutation.mutants import planted
from gradsmith.codegen.pipeline import Model, build_model
from gradsmith.codegen.project.settings import load_project
from gradsmith.codegen.proof.proofs_file import Entry, Line, Record
from gradsmith.codegen.proof.record import digests, lines_of, provable, report_outdated
from gradsmith.codegen.proof.run import Verdict, request_of, weakest
from gradsmith.dispatch.operator import OpOverload
from gradsmith.dispatch.registry import REGISTRY
from gradsmith.proof import fields, prover
from gradsmith.proof.accuracy import disagreement
from gradsmith.proof.calls import Call, elements, on_device, sampled
from gradsmith.proof.constants import meant
from gradsmith.proof.diagnosis import probable_mistake
from gradsmith.proof.fields import using
from gradsmith.proof.judge import broken
from gradsmith.proof.linear import _svd
from gradsmith.proof.prover import operators
from gradsmith.proof.rational import Dual, Gaussian, Irrational, Unsupported
from gradsmith.proof.server import answer, judge
from gradsmith.testing.declarations import declaration_of
from gradsmith.testing.samples import Sample, sample_lines

ROOT = Path(__file__).resolve().parents[2]


@cache
def _model() -> Model:
    diagnostics = Diagnostics()
    project = load_project(ROOT, diagnostics)
    assert project is not None
    model = build_model(project, diagnostics)
    assert not diagnostics.has_errors
    return model


def _proved(operator: str) -> dict[str, str]:
    return {v["line"]: v["method"] for v in answer({"operator": f"aten::{operator}"})}


def _wrong(operator: str, argument: str, formula: str) -> list[dict[str, Any]]:
    derivative = planted(_model(), operator, argument, formula).derivative
    assert derivative is not None
    return [v for v in answer(request_of(derivative, _model())) if v["wrong"]]


@pytest.mark.parametrize(
    ("operator", "method"),
    [
        ("mm", "exact"),
        ("select.int", "exact"),
        ("view_as_real", "exact"),
        ("exp", "symbolic"),
        ("softshrink", "symbolic"),
        ("fft_fft", "digits"),
        ("logsumexp", "digits"),
    ],
)
def test_each_kind_of_operator_has_its_means(operator: str, method: str) -> None:
    if f"aten::{operator}" not in {f"aten::{o.name}" for o, _ in provable(_model())}:
        pytest.skip("has no formula")
    assert set(_proved(operator).values()) == {method}


@pytest.mark.parametrize(
    ("operator", "argument", "formula", "mistake"),
    [
        ("sin", "self", "grad * self.cos()", "conj"),
        ("mm", "self", "-grad.mm(mat2.conj().t())", "the sign"),
        ("tanh", "self", "where(self > 20, 0, tanh_backward(grad, result))", "zero here"),
        ("erf", "self", "grad * (1.12837917 * (-self * self).exp())", "off by"),
        ("square", "self", "grad * self.conj()", "a factor of 1/2"),
        ("atan2", "self", "-grad * self / (self * self + other * other)", "changed places"),
    ],
)
def test_a_wrong_formula_is_told(operator: str, argument: str, formula: str, mistake: str) -> None:
    (verdict,) = [v for v in _wrong(operator, argument, formula) if v["line"] == argument]
    assert mistake in verdict["mistake"], verdict
    assert verdict["where"] and verdict["found"] != verdict["expected"]


@pytest.mark.parametrize(
    ("operator", "line", "formula"),
    [
        ("lerp.Scalar", "end", "grad * weight"),  # a complex weight
        ("fmax", "self", "where(self >= other, grad, 0)"),  # one of the two is not a number
        (
            "nansum",
            "self",
            "restore_reduced_dims(grad, self.ndim, dim, keepdim).expand(self.shape)",
        ),
        (
            "split.Tensor",
            "self",
            "split_backward(grads, split_size + 1, self.shape, dim)",
        ),  # one part is used
        (
            "_embedding_bag",
            "per_sample_weights",
            "_embedding_bag_per_sample_weights_backward(grad, weight, indices, offsets, result1, mode, -1)",
        ),
    ],
)
def test_every_way_that_samples_go_is_tried(operator: str, line: str, formula: str) -> None:
    assert line in [v["line"] for v in _wrong(operator, line, formula)]


@pytest.mark.parametrize(
    ("operator", "line", "formula", "error"),
    [
        ("diagonal", "self", "grad", "RuntimeError"),
        ("mm", "self", "grad.mm(mat2)", "RuntimeError"),
        ("unbind.int", "self", "unbind_backward(grads, result.shape, dim)", "AttributeError"),
        (  # demanded by the operator, though not by its kernel
            "avg_pool3d",
            "self",
            "avg_pool3d_backward(grad, self, kernel_size, stride, padding, not ceil_mode, count_include_pad, divisor_override)",
            "RuntimeError",
        ),
        ("fmax", "self", "where((self >= other) | other, grad, 0)", "NotImplementedError"),
        ("split.Tensor", "self", "split_backward(grads, dim, self.shape, dim)", "RuntimeError"),
    ],
)
def test_a_formula_that_raises_an_error_is_wrong(
    operator: str, line: str, formula: str, error: str
) -> None:
    """And not one without a proof, of which one might say why."""
    verdicts = _wrong(operator, line, formula)
    assert line in [v["line"] for v in verdicts]
    for verdict in verdicts:
        assert verdict["reason"].endswith("raises an error") and verdict["where"]
        assert verdict["found"].startswith(f"{error}: ")


def test_an_error_at_a_later_sample_leaves_nothing_proved(monkeypatch: pytest.MonkeyPatch) -> None:
    (operator,) = (o for o in operators() if o.name() == "aten::mm")
    held = prover._over
    tried: list[Sample] = []
    error: Exception = KeyError("lost")

    def third_fails(field: fields.Field, operator: OpOverload, sample: Sample) -> set[str]:
        tried.append(sample)
        if len(tried) == 3:
            raise error
        return held(field, operator, sample)

    monkeypatch.setattr(prover, "_over", third_fails)
    for told in ("KeyError: 'lost', at ", "numpy.f over exact numbers, at "):
        for verdict in prover.prove(operator):
            assert not verdict.method and not verdict.wrong
            assert verdict.reason == f"{told}{tried[2].name} ({tried[2].dtype.name})"
        tried.clear()
        error = Unsupported("numpy.f over exact numbers")


def test_what_exact_numbers_cannot_do_is_no_missing_derivative(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A second derivative that the table has not got is passed over; one that cannot be computed is told."""
    (operator,) = (o for o in operators() if o.name() == "aten::mm")

    def second(self: Call, along: Any) -> Any:
        raise Unsupported("numpy.f over exact numbers")

    monkeypatch.setattr(Call, "second_gradients", second)
    assert all("numpy.f" in v.reason and not v.method for v in prover.prove(operator))


def test_singular_values_of_matrices_without_full_rank() -> None:
    matrix = numpy.array([[1, 2, 3], [2, 4, 6]])
    with using(fields.DIGITS, 60):
        exact_matrix = numpy.vectorize(mpmath.mpf, otypes=[object])(matrix)
        for full in (False, True):
            u, s, vh = _svd(exact_matrix, full)
            assert u.shape == (2, 2) and vh.shape == ((3, 3) if full else (2, 3)) and s[1] == 0
            assert abs((u * s).dot(vh[:2]) - exact_matrix).max() < 1e-25
            for factor in (u.T.dot(u), vh.dot(vh.T)):
                assert abs(factor - numpy.eye(len(factor))).max() < 1e-25


@pytest.mark.parametrize(
    ("operator", "math"),
    [
        ("logit", "where(self < eps, log(eps / (1 - eps)), log(self / (1 - self)))"),  # eps=None
        ("polar", "abs * cos(angle)"),  # real for what is complex
        ("mvlgamma", "sum(loggamma(-(j / 2)) for j in range(p))"),  # infinite everywhere
        ("linalg_matrix_exp", "self"),  # element by element
    ],
)
def test_a_definition_that_is_none_of_the_operator_is_noticed(operator: str, math: str) -> None:
    declaration = declaration_of(REGISTRY[f"aten::{operator}"])
    verdict = judge(
        {
            "operator": f"aten::{operator}",
            "derivative": {**declaration["derivative"], "math": math},
            "judged": True,
        }
    )
    assert verdict["caught_by"] == "proof", verdict


def test_definitions_give_the_values_of_kernels() -> None:
    """One in ten; the sweep has all of them."""
    for operator in list(operators())[::10]:
        assert disagreement(operator) == "", operator.name()


def test_an_operator_whose_formulas_run_is_not_broken() -> None:
    for name in ("mm", "diagonal", "masked_scatter", "_linalg_svd", "linalg_eig", "_lstm_layer"):
        (operator,) = (o for o in operators() if o.name() == f"aten::{name}")
        assert broken(operator) is None, name


def test_formulas_that_are_not_taken_are_proved() -> None:
    variants = [each for _, info in provable(_model()) for each, _ in info.variants]
    assert variants
    for info in variants:
        assert all(v["method"] for v in answer(request_of(info, _model()))), info.function.name


def test_the_weaker_verdict_counts() -> None:
    def verdicts(*methods: str) -> list[Verdict]:
        return [Verdict("f", str(n), m, wrong=m == "wrong") for n, m in enumerate(methods)]

    some, others = verdicts("exact", "digits", "", "exact"), verdicts("symbolic", "exact", "exact", "wrong")  # fmt: skip
    found = weakest(some, others)
    assert [v.method for v in found] == ["symbolic", "digits", "", "wrong"] and found[3].wrong


def test_what_stood_there_before_is_back() -> None:
    assert _wrong("square", "self", "grad * self.conj()")
    assert set(_proved("square").values()) == {"symbolic"}


# -- numbers --------------------------------------------------------------------------------------------


def test_parts_of_complex_numbers_that_are_repeated() -> None:
    """Expanded, as the gradient of a mean is, each row has the parts of its own number."""
    with using(fields.DIGITS, 40):
        column = on_device(sampled(numpy.array([[1 + 2j], [3 + 4j]])))
        for repeated in (column.expand((2, 3)), column.expand((2, 3)).mT.mT):
            parts = elements(repeated.real), elements(repeated.imag)
            assert [x.shape for x in parts] == [(2, 3), (2, 3)]
            real, imag = ([[float(x) for x in row] for row in part.tolist()] for part in parts)
            assert real == [[1, 1, 1], [3, 3, 3]] and imag == [[2, 2, 2], [4, 4, 4]]


def test_a_mean_of_real_numbers_in_complex_ones_is_proved() -> None:
    """Its gradient is the real part of what is shared among the elements."""
    (operator,) = (o for o in operators() if o.name() == "aten::mean.dim")
    assert any("complex128" in line for line in sample_lines(operator))
    assert {v.method for v in prover.prove(operator)} == {"exact"}


def test_definitions_choose_by_truth_values() -> None:
    """Of Booleans both are tried; a formula that takes the other branch is found."""
    assert set(_proved("where.self").values()) == {"symbolic"}
    assert set(_proved("masked_fill.Scalar").values()) == {"symbolic"}
    assert _wrong("where.self", "self", "where(condition, 0, grad)")
    assert _wrong("masked_fill.Scalar", "self", "grad")


def test_a_definition_is_of_the_result_that_has_derivatives() -> None:
    assert set(_proved("frexp.Tensor").values()) == {"symbolic"}
    assert _wrong("frexp.Tensor", "self", "grad * exponent.to(grad.dtype).exp2()")


def test_constants_of_complex_arguments_are_complex() -> None:
    assert set(_proved("zero").values()) == {"symbolic"}
    assert _wrong("fill.Scalar", "self", "grad")


def test_dual_numbers_carry_derivatives() -> None:
    with using(fields.RATIONAL):
        x = Dual(3, 1)
        cube = x * x * x / (1 + x)
        assert (cube.a, cube.b) == (27 / 4, (27 * 4 - 27) / 16)
        z = Dual(Gaussian(1, 2), Gaussian(0, 1))
        assert (z * z.conjugate()).a == 5 and (z * z.conjugate()).b == 4
        assert Dual(4, 3).sqrt().b * 4 == 3
        with pytest.raises(Irrational):
            Dual(2).sqrt()


def test_constants_are_taken_for_what_they_were_written_for() -> None:
    assert str(meant(0.6931471805599453)) == "log(2)"
    assert str(meant(-1.1283791670955126)) == "-2/sqrt(pi)"
    assert str(meant(0.044715)) == "8943/200000"
    assert meant(0.5) * 2 == 1
    assert meant(2.5066282746310002) != meant(2.5066282746310007)
    with using(fields.DIGITS, 50):
        assert mpmath.nstr(fields.DIGITS.number(0.6931471805599453), 30) == mpmath.nstr(
            mpmath.log(2), 30
        )


def test_mistakes_are_recognised() -> None:
    one = mpmath.mpf(1)
    assert probable_mistake(-one, one) == "the sign"
    assert probable_mistake(3 * one, 2 * one) == "a factor of 3/2"
    assert "conj" in probable_mistake(mpmath.mpc(1, 2), mpmath.mpc(1, -2))
    assert probable_mistake(mpmath.mpf("0.1234567"), one) == ""
    assert probable_mistake(mpmath.mpf(10) ** 4000, one) == ""  # no float is so large


# -- what is kept ---------------------------------------------------------------------------------------


def test_every_line_is_proved_or_says_why_not() -> None:
    entries = Record.read(_model().project.proofs).entries
    lines = {(o.name, line) for o, info in provable(_model()) for line in lines_of(info)}
    kept = {(name, line.name): line for name, entry in entries.items() for line in entry.lines}
    assert lines == set(kept)
    methods = [line.method for line in kept.values()]
    assert all(line.reason for line in kept.values() if not line.method)
    # There are no sparse tensors of exact numbers; their formulas are compared with PyTorch and finite differences.
    sparse = {o.name for o, _ in provable(_model()) if o.native.category == "sparse"}
    without = [name for (name, _), line in kept.items() if not line.method and name not in sparse]
    strong = sum(method in ("exact", "symbolic") for method in methods)
    assert strong >= 0.85 * len(lines) and len(without) <= 0.03 * len(lines)


def test_proofs_are_of_the_formulas_as_they_are() -> None:
    entries, now = Record.read(_model().project.proofs).entries, digests(_model())
    assert sorted(entries) == sorted(now)
    outdated = [name for name, entry in entries.items() if entry.digest != now[name]]
    assert not outdated, "prove them anew: gradsmith prove"


def test_what_is_recorded_is_held_to_proofs_anew(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A method that no digest gives away: recorded when what is below the formulas was different."""
    file = _model().project.proofs
    right, text = Record.read(file), file.read_bytes()
    asked = ["prove", "--operators", "^(exp|mm|_ctc_loss)$", "--jobs", "1"]
    asked += ["--project", str(ROOT), "--check"]
    monkeypatch.setattr("gradsmith.codegen.cli.prove.build_model", lambda *_: _model())

    def planted_record(entries: dict[str, Entry]) -> None:
        record = Record({**right.entries, **entries})
        monkeypatch.setattr(Record, "read", classmethod(lambda cls, path: record))

    def differences() -> list[tuple[str, str, str, str]]:
        status = main([*asked, "--anew", "--json"])
        rows = json.loads(capsys.readouterr().out)["differences"]
        assert status == bool(rows) and file.read_bytes() == text
        return [tuple(row.values()) for row in rows]

    planted_record({})
    assert differences() == []
    exp, mm, ctc = (right.entries[name] for name in ("exp", "mm", "_ctc_loss"))
    said = {
        name: line for name in ("self", "mat2", "result") for line in mm.lines if line.name == name
    }
    planted_record(
        {
            "exp": replace(exp, lines=(Line("self", "digits"), *exp.lines[1:])),
            "mm": replace(mm, lines=(Line("self", "", "it is hard"), said["mat2"])),
            "_ctc_loss": replace(ctc, digest="0"),
        }
    )
    assert main(asked) == 1  # of `_ctc_loss` alone the digest is another
    assert "_ctc_loss: the proof is out of date" in capsys.readouterr().out
    found = differences()
    assert ("exp", "self", "digits", "symbolic") in found
    assert ("mm", "self", "not proved: it is hard", "exact") in found
    assert ("mm", "result", "nothing", "exact") in found
    old = [row for row in found if row[0] == "_ctc_loss"]
    assert {line for _, line, _, _ in old} == {line.name for line in ctc.lines}
    assert all(before == f"{now} of other texts" for _, _, before, now in old)
    assert len(found) == 3 + len(old)
    planted_record({"mm": replace(mm, lines=(Line("self", "symbolic"), *mm.lines[1:]))})
    assert main([*asked, "--anew"]) == 1 and file.read_bytes() == text
    assert "mm: self: proofs.json says 'symbolic', the proof 'exact'" in capsys.readouterr().out
    assert main(asked) == 0


# -- a project of one's own -----------------------------------------------------------------------------

_FUNCTION = """\
- func: croot(Tensor self) -> Tensor
  pointwise: croot
  promotion: int_to_float
  dtypes: integral, floating
  category: examples
  samples:
    - between(0.3, 4, (3,))
  doc: The cube root of positive numbers.
"""
_SETTINGS = """\
[tool.gradsmith]
extends = "gradsmith"
namespace = "roots"
package = "roots.generated"
functions = "roots/native_functions.yaml"
derivatives = "roots/derivatives.yaml"
output = "roots/generated"
kernels = "roots/kernels"
kernels_package = "roots.kernels"
formulas = ""
tags = ""
"""
_ENTRY = """\
- name: croot(Tensor self) -> Tensor
  math: self ** (1 / 3)
  domain: self > 0
  formula: derived
"""


def test_a_library_derives_and_proves(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new", "library", "roots", "--path", str(tmp_path / "roots")]) == 0
    source = tmp_path / "roots" / "src" / "roots"
    (source / "native_functions.yaml").write_text(_FUNCTION)
    (source / "derivatives.yaml").write_text(_ENTRY)
    (source / "layers.yaml").write_text("# None.\n")
    kernel = '"""Roots."""\n\nfrom gradsmith.core.namespace import Array, np\n\n\ndef croot(self: Array) -> Array:\n'
    kernel += '    """The cube root."""\n    return np.cbrt(self)\n'
    for module in (source / "kernels").glob("*.py"):
        if module.name != "__init__.py":
            module.unlink()
    (source / "kernels" / "roots.py").write_text(kernel)
    for helper in (source / "formulas").glob("[a-z]*.py"):
        helper.unlink()
    (source / "__init__.py").write_text(
        '"""Roots."""\n\nfrom .generated.functions import croot as croot\n'
    )
    project = ["--project", str(tmp_path / "roots")]
    assert main(["generate", *project]) == 0
    nodes = (source / "generated" / "autograd_nodes" / "examples.py").read_text()
    assert "3 * result * result" in nodes
    # Nothing is recorded yet that what its workflow runs could find different, nor is it then.
    workflow = (tmp_path / "roots" / ".github" / "workflows" / "ci.yml").read_text()
    assert "gradsmith prove --check --anew\n" in workflow
    assert main(["prove", "--check", "--anew", "--jobs", "1", *project]) == 0
    assert not list(source.rglob("proofs.json"))
    capsys.readouterr()
    assert main(["prove", "--json", "--jobs", "1", *project]) == 0
    assert list(source.rglob("proofs.json"))
    report = json.loads(capsys.readouterr().out)
    assert report["methods"] == {"symbolic": 2}
    assert main(["prove", "--check", *project]) == 0
    # How exact it is.
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(tmp_path / "roots")
        capsys.readouterr()
        assert main(["accuracy", "--points", "12", "--jobs", "1", "--json"]) == 0
        rows = json.loads(capsys.readouterr().out)["rows"]
    assert {(row["operator"], row["what"].partition(" ")[0]) for row in rows} == {
        ("roots::croot", what) for what in ("value", "first", "second")
    }
    assert (tmp_path / "roots" / ".gradsmith" / "references").is_dir()
    # An edit of the formula: generate warns, and the proof finds it wrong.
    (source / "derivatives.yaml").write_text(
        _ENTRY.replace(
            "  formula: derived\n",
            "  self: grad / (2 * result * result)\n  result: auto_element_wise\n",
        )
    )
    assert main(["generate", *project]) == 0
    assert "GS425" in capsys.readouterr().err
    assert main(["prove", "--check", *project]) == 1
    assert main(["prove", "--jobs", "1", *project]) == 1
    told = capsys.readouterr().out
    assert "a factor of 3/2" in told and "right:    grad / (3 * result * result)" in told
    assert "derivatives.yaml:4:9: croot: self" in told
    # Of several formulas each is proved, the one that is not taken too.
    right, wrong = "grad / (3 * result * result)", "grad * result / (2 * self)"
    (source / "derivatives.yaml").write_text(
        _ENTRY.replace(
            "  formula: derived\n",
            f"  self: [{right}, {wrong}]\n  result: auto_element_wise\n",
        )
    )
    assert main(["prove", "--jobs", "1", *project]) == 1
    told = capsys.readouterr().out
    assert "a factor of 3/2" in told and f"formula:  {wrong}" in told
    assert "derivatives.yaml:4:40: croot: self" in told


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("math: self ** (1 / 3)", "math: self.sqrt()", "GS402"),
        ("math: self ** (1 / 3)", "math: selff ** 3", "GS403"),
        ("math: self ** (1 / 3)", "math: cosine(self)", "GS403"),
        ("math: self ** (1 / 3)", "math: atan2(self)", "GS415"),
        ("math: self ** (1 / 3)", "math: [self]", "GS404"),
        ("math: self ** (1 / 3)", "math: besseli(2, self)", "GS426"),
        ("  math: self ** (1 / 3)\n", "", "GS426"),
        ("formula: derived", "formula: guessed", "GS404"),
        ("domain: self > 0", "not_proved: {other: why}", "GS408"),
        ("domain: self > 0", "kinks: self", "GS404"),
    ],
)
def test_a_mistake_in_a_definition_is_a_diagnostic(
    tmp_path: Path, old: str, new: str, code: str
) -> None:
    (tmp_path / "pyproject.toml").write_text(_SETTINGS)
    root = tmp_path / "roots"
    (root / "kernels").mkdir(parents=True)
    (root / "native_functions.yaml").write_text(_FUNCTION)
    assert old in _ENTRY
    (root / "derivatives.yaml").write_text(_ENTRY.replace(old, new))
    (root / "kernels" / "roots.py").write_text("def croot(self):\n    return self\n")
    diagnostics = Diagnostics()
    project = load_project(tmp_path, diagnostics)
    assert project is not None, diagnostics.render()
    build_model(project, diagnostics)
    assert [
        d.code
        for d in diagnostics.items
        if d.location and d.location.file == "roots/derivatives.yaml"
    ] == [code], diagnostics.render()


def test_outdated_proofs_are_one_warning(tmp_path: Path) -> None:
    """The count and some names for whoever reads; every operator for programs."""
    model = _model()
    now = digests(model)
    record = Record({name: Entry(digest, ()) for name, digest in now.items()})
    stale = {name: replace(e, digest="") for name, e in list(record.entries.items())[:20]}
    kept = tmp_path / "proofs.json"
    missing = next(reversed(record.entries))
    Record({n: e for n, e in {**record.entries, **stale}.items() if n != missing}).write(kept)
    said = Diagnostics()
    moved = replace(model, project=replace(model.project, root=tmp_path))
    assert moved.project.proofs == kept
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("gradsmith.codegen.proof.record.digests", lambda *_: now)
        report_outdated(moved, said)
    first, second = sorted((d for d in said.items), key=lambda d: len(d.related))
    assert first.message == f"'{missing}' is not proved yet"
    assert second.message.startswith("the proofs of 20 operators are out of date: ")
    assert second.message.endswith(" and 12 more")
    assert [r["message"] for r in second.to_json()["related"]] == list(stale)  # type: ignore[attr-defined]
    assert len(render(second, said.sources).splitlines()) < 6


def test_a_damaged_record_says_nothing(tmp_path: Path) -> None:
    """Lists for mappings, deep nesting and texts for lists came out as AttributeError, or as letters of a method."""
    file = tmp_path / "proofs.json"
    entry = Entry("digest", (Line("self", "symbolic"), Line("other", "", "a kernel of its own")))
    Record({"mul": entry}).write(file)
    whole = file.read_text(encoding="utf-8")
    assert Record.read(file).entries == {"mul": entry}
    for damaged in (
        whole.replace('["symbolic"]', '"symbolic"'),
        whole.replace('["symbolic"]', "[3]"),
        whole.replace('"digest"', "7"),
        whole.replace('{"self"', '[{"self"').replace("]}}", "]}]}"),
        '{"format": 1, "operators": []}',
        '{"format": 1, "operators": {"mul": {"of": "", "lines": [1]}}}',
        "[" * 100_000,
        "[]",
        "",
    ):
        assert damaged != whole
        file.write_text(damaged, encoding="utf-8")
        assert Record.read(file).entries == {}, damaged[:80]
    file.write_bytes(b"\xff\x00")
    assert Record.read(file).entries == {}
