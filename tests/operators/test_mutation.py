"""Formula mutation testing, tested on a few operators; ``.ci/run`` judges all of them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from io import StringIO
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from gradsmith.codegen.cli import main, mutate
from gradsmith.codegen.diagnostics import Diagnostics
from gradsmith.codegen.mutation.definitions import definition_mutants
from gradsmith.codegen.mutation.exceptions import read_exceptions
from gradsmith.codegen.mutation.mutants import Mutant, mutants_of, planted, source_of
from gradsmith.codegen.mutation.mutations import KINDS, mutations, negation
from gradsmith.codegen.mutation.run import _Judge, judge_all
from gradsmith.codegen.pipeline import Model
from gradsmith.testing import mutation, requests, run_check
from gradsmith.testing.mutation import judge
from gradsmith.testing.samples import Sample


@pytest.fixture(scope="module")
def mutants(model: Model) -> list[Mutant]:
    return list(mutants_of(model))


@pytest.fixture(scope="module")
def of_helpers(model: Model) -> list[Mutant]:
    return list(mutants_of(model, helpers=True))


def changes(text: str, **names: str) -> set[str]:
    import ast

    tree = ast.parse(text, mode="eval").body
    found = [*negation(tree, text), *mutations(tree, text, names)]
    assert {m.kind for m in found} <= set(KINDS)
    return {m.apply(text) for m in found}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("grad", {"-grad"}),
        ("-grad", {"grad"}),
        ("a + b", {"-(a + b)", "a - b", "a", "b"}),
        ("(a - b) * c", {"-((a - b) * c)", "a - b", "c", "(a + b) * c", "(a) * c", "(-b) * c"}),
        ("a / b", {"-(a / b)", "a", "b / a"}),
        ("grad.conj()", {"-grad.conj()", "grad"}),
        ("f(a, 2, True)", {"-f(a, 2, True)", "f(a, 3, True)", "f(a, 2, False)"}),
        ("zeros_like(grad)", {"grad"}),
        ("f('sum', None)", {"-f('sum', None)"}),
    ],
)
def test_mutations_of_an_expression(text: str, expected: set[str]) -> None:
    assert changes(text, grad="the gradient") == expected


def test_names_are_exchanged_for_names_of_their_kind() -> None:
    names = {"self": "tensor", "other": "tensor", "dim": "int", "keepdim": "flag"}
    assert changes("f(self, other, dim, keepdim)", **names) - {"self"} == {
        "-f(self, other, dim, keepdim)",
        "f(other, self, dim, keepdim)",
        "f(other, other, dim, keepdim)",
        "f(self, self, dim, keepdim)",
        "f(self, other, dim + 1, keepdim)",
        "f(self, other, dim, not keepdim)",
    }


def test_a_function_is_none_of_the_arguments_that_are_called_as_it_is() -> None:
    names = {"self": "tensor", "max": "tensor"}
    assert changes("max(self, max)", **names) - {"self"} == {
        "-max(self, max)",
        "max(max, self)",
        "max(max, max)",
        "max(self, self)",
    }


def test_what_is_no_value_is_left_alone() -> None:
    import ast

    text = 'def f(x: int = 3) -> int:\n    """Doc 1."""\n    if x < 0:\n        raise ValueError(-1)\n    return x\n'
    assert list(mutations(ast.parse(text).body[0], text, {})) == []


def test_a_branch_that_only_refuses_is_dropped_and_not_changed() -> None:
    import ast

    text = "def f(x, d):\n    if x.ndim < 2:\n        check(x, d)\n    if d:\n        x.add_(d)\n    return x\n"
    found = mutations(ast.parse(text).body[0], text, {"x": "tensor", "d": "int"})
    changes = {(m.before, m.after) for m in found}
    assert ("x.ndim < 2", "False") in changes
    assert not any("check" in before or before == "2" for before, _ in changes)
    assert ("x.add_(d)", "x") in changes


@pytest.fixture(scope="module")
def of_rules(model: Model) -> list[Mutant]:
    return list(mutants_of(model, batching=True))


@pytest.mark.parametrize("operator", ["mul.Tensor", "lerp.Scalar", "amax"])
def test_every_mutant_of_an_operator_is_caught(
    operator: str, model: Model, mutants: list[Mutant]
) -> None:
    chosen = [m for m in mutants if m.where.startswith(f"{operator}: ")]
    assert len(chosen) > 3
    survivors = [str(m) for m in chosen if "caught_by" not in judge(source_of(m, model))]
    assert survivors == []
    for check in ("first_order", "forward_mode"):
        run_check(check, f"aten::{operator}")  # everything is as it was


def test_a_mutant_is_shown_as_a_difference_at_its_place(mutants: list[Mutant]) -> None:
    (mutant,) = [m for m in mutants if m.name == "mul.Tensor: self: other.conj() -> other"]
    first, before, after = str(mutant).split("\n")
    assert first.startswith(f"derivatives.yaml:{mutant.location.line}:")
    assert first.endswith(": mul.Tensor: self  (conj: other.conj() -> other)")
    assert (before, after) == ("  - grad * other.conj()", "  + grad * other")


def test_a_mutant_of_a_helper_is_caught(model: Model, of_helpers: list[Mutant]) -> None:
    of_logit = [m for m in of_helpers if m.where == "pointwise.formulas.logit_backward"]
    mutant = next(m for m in of_logit if m.change.startswith("1 - self -> "))
    assert mutant.operators[0] == "logit"
    verdict = judge(
        source_of(mutant, model)
    )  # not within the assertion, which would print the model
    assert verdict.get("caught_by") == "first_order"
    run_check("first_order", "aten::logit")


def test_a_helper_that_keeps_its_results_is_mutated_too(
    model: Model, of_helpers: list[Mutant]
) -> None:
    of_units = [m for m in of_helpers if m.where == "loss.formulas_arrays._units"]
    mutant = next(m for m in of_units if m.change == "count -> count + 1")
    run_check("first_order", "aten::_class_cross_entropy")  # the right ones are kept
    assert judge(source_of(mutant, model)).get("caught_by") == "first_order"
    run_check("first_order", "aten::_class_cross_entropy")


def test_samples_are_left_out_that_do_not_reach_a_helper(
    model: Model, of_helpers: list[Mutant], monkeypatch: pytest.MonkeyPatch
) -> None:
    of_logit = [m for m in of_helpers if m.where == "pointwise.formulas.logit_backward"]
    mutant = next(m for m in of_logit if m.change.startswith("1 - eps -> "))
    asked: list[str] = []

    def run_on(check: str, sample: Sample) -> None:
        asked.append(f"{check} of {sample}")
        right(check, sample)

    right = mutation.run_on
    mutation._sound.cache_clear()
    monkeypatch.setattr(mutation, "run_on", run_on)
    first = judge(source_of(mutant, model))
    every = set(asked)
    asked.clear()
    assert judge(source_of(mutant, model)) == first  # it is known by now what each sample reaches
    assert len(asked) < len(every)
    assert first["sample"] in asked[-1]
    assert mutant.edit is not None
    nowhere = replace(mutant, edit=replace(mutant.edit, statement=(1, 1)))
    assert judge(source_of(nowhere, model)) == {"reason": "no sample of a check reaches it"}


def test_what_is_found_out_once_takes_no_time_of_a_mutant(
    model: Model, mutants: list[Mutant], monkeypatch: pytest.MonkeyPatch
) -> None:
    written = StringIO()
    monkeypatch.setattr(requests, "_replies", [written])
    requests.take_longer()
    asked = _Judge(model.project, "")
    asked.process = SimpleNamespace(stdin=StringIO())  # type: ignore[assignment]
    for line in (written.getvalue(), '{"reason": "it is right"}\n'):
        asked.replies.put(line)
    assert asked.verdict(mutants[0], model, 1.0).reason == "it is right"


def test_an_operator_chooses_the_helpers_that_it_reaches(
    model: Model,
    of_helpers: list[Mutant],
    of_rules: list[Mutant],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Those of other names too, those that other helpers call, and those over arrays; and of rules alike."""

    def known(model: Model, helpers: bool, batching: bool) -> list[Mutant]:
        return of_rules if batching else of_helpers

    monkeypatch.setattr(mutate, "build_model", lambda *_: model)
    monkeypatch.setattr(mutate, "mutants_of", known)

    def chosen(*options: str) -> set[str]:
        assert main(["mutate", "--list", "--project", str(model.project.root), *options]) == 0
        lines = capsys.readouterr().out.splitlines()
        return {line.split()[1] for line in lines if not line.startswith(" ")}

    found = chosen("--helpers", "--operators", "^_lstm_layer$")
    recurrent = "recurrent.formulas"
    assert found >= {
        f"{recurrent}.{name}" for name in ("lstm_layer_backward", "_joined", "_through", "onto")
    }
    assert f"{recurrent}_arrays.lstm_layer_backward" in found
    assert f"{recurrent}.gru_layer_backward" not in found
    assert chosen("--helpers", "--operators", r"^recurrent\.formulas\._joined$") == {
        f"{recurrent}._joined"
    }
    rules = chosen("--batching", "--operators", "^gather$")
    assert rules >= {"indexing.batching.gather_rule", "batching.front"}


def test_mutants_of_one_helper_have_names_of_their_own(of_helpers: list[Mutant]) -> None:
    names = [m.names[-1] for m in of_helpers if m.where == "linalg.formulas.norm_gradient"]
    assert len(names) > 50
    assert len(set(names)) == len(names)


def test_every_mutant_of_a_batching_rule_is_caught(model: Model, of_rules: list[Mutant]) -> None:
    chosen = [m for m in of_rules if m.where == "shape.batching.repeat_rule"]
    chosen = [m for m in chosen if not m.change.endswith("-> False")]  # which is excused
    assert len(chosen) > 3
    verdicts = {m.name: judge(source_of(m, model)) for m in chosen}
    assert [name for name, v in verdicts.items() if "caught_by" not in v] == []
    assert {v["operator"] for v in verdicts.values()} == {"aten::repeat"}
    run_check("batching", "aten::repeat")  # everything is as it was


def test_statements_that_no_case_reaches_are_told_apart(
    model: Model, of_rules: list[Mutant]
) -> None:
    mutant = next(m for m in of_rules if m.where == "shape.batching.repeat_rule")
    assert mutant.edit is not None
    nowhere = replace(mutant, edit=replace(mutant.edit, statement=(1, 1)))
    assert judge(source_of(nowhere, model)) == {"reason": "no case of a check reaches it"}


def test_a_right_formula_survives(model: Model) -> None:
    same = planted(model, "mul.Tensor", "self", "other.conj() * grad")
    verdict = judge(source_of(same, model))
    assert verdict == {"reason": "every check passes"}


def test_a_mutant_that_does_not_end_counts_as_caught(
    model: Model, of_helpers: list[Mutant]
) -> None:
    right = planted(model, "mul.Tensor", "self", "other.conj() * grad")
    found = next(m for m in of_helpers if m.where == "pointwise.formulas.scaled")
    assert found.edit is not None
    source = "def scaled(x, factor):\n    while True:\n        pass\n"
    endless = replace(found, edit=replace(found.edit, source=source))
    first, second = judge_all([right, endless], model, 1, 5.0, lambda done: None)
    assert (first.caught_by, second.caught_by) == ("", "time")


def run(arguments: Sequence[str], capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    status = main(["mutate", *arguments])
    return status, capsys.readouterr().out


def test_the_command_reports_survivors_and_excuses_them(
    model: Model,
    tmp_path: Path,
    repository: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(mutate, "build_model", lambda *_: model)
    file = tmp_path / "excused.toml"
    file.write_text("")
    common = ["--project", str(repository), "--operators", "^deg2rad:", "--jobs", "1"]
    status, text = run([*common, "--exceptions", str(file)], capsys)
    assert status == 1
    assert "deg2rad: result  (automatic: auto_element_wise -> auto_linear)" in text
    assert "survives: every check passes" in text
    file.write_text(
        '[[exception]]\nreason = "It is linear and element-wise."\n'
        'mutants = ["deg2rad: result: auto_element_wise -> auto_linear", "deg2rad: self: grad* -> *"]\n'
    )
    status, text = run([*common, "--json", "--exceptions", str(file)], capsys)
    report: dict[str, Any] = json.loads(text)
    assert status == 1  # the second exception is of no use
    assert report["survivors"] == []
    assert report["useless_exceptions"] == [
        "excuses a mutant that is caught: deg2rad: self: grad* -> *"
    ]
    assert list(report["excused"].values()) == ["It is linear and element-wise."]


def test_the_file_of_exceptions_is_well_formed(
    repository: Path,
    model: Model,
    mutants: list[Mutant],
    of_helpers: list[Mutant],
    of_rules: list[Mutant],
) -> None:
    diagnostics = Diagnostics()
    name = "tests/operators/excused_mutants.toml"
    exceptions = read_exceptions(repository / name, name, diagnostics)
    assert not diagnostics.has_errors, diagnostics.render()
    assert len(exceptions) > 20
    of_definitions = definition_mutants(model)
    unknown = exceptions.without_mutant([*mutants, *of_helpers, *of_rules, *of_definitions])
    assert unknown == []


def test_an_exception_is_for_its_judge(tmp_path: Path, mutants: list[Mutant]) -> None:
    mutant = next(m for m in mutants if m.where == "deg2rad: self")
    diagnostics = Diagnostics()
    for kind, of_checks, of_proofs in (("proof", None, "it is so"), ("checks", "it is so", None)):
        file = tmp_path / f"{kind}.toml"
        file.write_text(
            f"[[exception]]\nreason = 'it is so'\njudge = '{kind}'\nmutants = ['{mutant.where}: *']\n"
        )
        exceptions = read_exceptions(file, file.name, diagnostics)
        by_proof = kind == "proof"
        assert exceptions.unused([mutant], not by_proof) == []
        assert exceptions.unused([mutant], by_proof) == [f"{mutant.where}: *"]
        assert exceptions.reason(mutant) == of_checks
        assert exceptions.reason(mutant, by_proof=True) == of_proofs
        assert exceptions.unused([mutant], by_proof) == []
    assert not diagnostics.has_errors


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[[exception]]\nmutants = ['a: b']", "exception 1 gives no reason"),
        ("[[exception]]\nreason = 'because it is'", "exception 1 names no mutants"),
        ("[[exception", "cannot read the exceptions"),
        ("[[exception]]\nreason = 'it is so'\nmutants = ['a', 'a']", "two exceptions for 'a'"),
        (
            "[[exception]]\nreason = 'it is so'\njudge = 'proofs'\nmutants = ['a']",
            "has judge 'proofs'",
        ),
    ],
)
def test_mistakes_in_the_file_of_exceptions(text: str, message: str, tmp_path: Path) -> None:
    file = tmp_path / "excused.toml"
    file.write_text(text)
    diagnostics = Diagnostics()
    read_exceptions(file, "excused.toml", diagnostics)
    assert message in diagnostics.render()


def test_parts_leave_no_mutant_out(mutants: list[Mutant], of_helpers: list[Mutant]) -> None:
    for every in (mutants, of_helpers):
        assert {m.part(7) for m in every} == set(range(1, 8))
        together = {(m.where.partition(":")[0], m.part(7)) for m in every}
        assert len(together) == len({where for where, _ in together})
