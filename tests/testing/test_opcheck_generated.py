"""`generate_opcheck_tests`: tests under checks, expected failures, programs that repeat a failure."""

from __future__ import annotations

import json
import subprocess
import sys
import unittest
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import gradsmith as gs
from gradsmith.library import Library, custom_op
from gradsmith.testing import (
    OpCheckError,
    dontGenerateOpCheckTests,
    generate_opcheck_tests,
    generate_repro,
    is_inside_opcheck_mode,
)
from gradsmith.testing.opcheck_failures import FailuresDict

EMPTY = {"_description": "", "_version": 1, "data": {}}


@pytest.fixture
def lib() -> Iterator[Library]:
    with Library("generated", "DEF") as library:
        library.define("good(Tensor x) -> Tensor")
        library.impl("good", lambda x: gs.from_numpy(x.detach().numpy() * 2), "CPU")
        library.impl("good", lambda x: gs.empty_like(x), "Meta")
        library.define("bad(Tensor x) -> Tensor")
        library.impl("bad", lambda x: x, "CPU")
        library.impl("bad", lambda x: gs.empty_like(x), "Meta")
        yield library


def fresh_class() -> Any:
    class TestCalls(unittest.TestCase):
        calls = 0

        def test_good(self) -> None:
            type(self).calls += 1
            x = gs.ones(3)
            assert gs.ops.generated.good(x).tolist() == [2.0, 2.0, 2.0]

        def test_bad(self) -> None:
            gs.ops.generated.bad(gs.ones(2))
            gs.ops.generated.good.default(gs.ones(2))

        @dontGenerateOpCheckTests("it is about something else")
        def test_other(self) -> None:
            assert not is_inside_opcheck_mode()

        def helper(self) -> None:
            raise AssertionError

    return TestCalls


def file_in(folder: Path, data: dict[str, Any]) -> str:
    path = folder / "failures.json"
    text = json.dumps({**EMPTY, "data": data}, indent=2, sort_keys=True) + "\n"
    path.write_text(text, encoding="utf-8")
    return str(path)


def run(kind: Any, name: str) -> unittest.TestResult:
    result = unittest.TestResult()
    kind(name).run(result)
    return result


def error_of(result: unittest.TestResult) -> str:
    assert len(result.errors) + len(result.failures) == 1
    return (result.errors + result.failures)[0][1]


def entry(status: str, comment: str = "") -> dict[str, str]:
    return {"comment": comment, "status": status}


def test_a_test_for_each_test_and_check(lib: Library, tmp_path: Path) -> None:
    kind = fresh_class()
    generate_opcheck_tests(kind, ["generated"], file_in(tmp_path, {}))
    names = [name for name in dir(kind) if name.startswith("test_")]
    utils = (
        "test_schema",
        "test_autograd_registration",
        "test_faketensor",
        "test_aot_dispatch_dynamic",
    )
    made = [f"{util}__{test}" for util in utils for test in ("test_good", "test_bad")]
    assert sorted(names) == sorted([*made, "test_good", "test_bad", "test_other"])
    for name in names:
        assert run(kind, name).wasSuccessful() == (
            "schema__test_bad" not in name
            and "faketensor__test_bad" not in name
            and "dynamic__test_bad" not in name
        ), name
    assert kind.calls == 5, "the test itself, and under each check"


def test_failures_say_how_to_repeat_them(
    lib: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kind = fresh_class()
    path = file_in(tmp_path, {})
    generate_opcheck_tests(kind, ["generated"], path)
    said = error_of(run(kind, "test_schema__test_bad"))
    assert "TestCalls.test_schema__test_bad, failed on operators ['generated::bad']" in said
    assert "the result is 'x' itself" in said
    assert "op = gradsmith.ops.generated.bad.default\n" in said
    assert 'opcheck(op, args, kwargs, test_utils="test_schema")\n' in said
    assert "GRADSMITH_OPCHECK_PRINT_BETTER_REPRO=1" in said and path in said
    monkeypatch.setenv("GRADSMITH_OPCHECK_PRINT_BETTER_REPRO", "1")
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    said = error_of(run(kind, "test_schema__test_bad"))
    (saved,) = (tmp_path / "gradsmith_opcheck_safe_to_delete").iterdir()
    assert str(saved) in said
    args, kwargs = gs.load(str(saved), weights_only=False)
    assert args[0].tolist() == [1.0, 1.0] and kwargs == {}


def test_the_program_runs(tmp_path: Path) -> None:
    args = (gs.ones(2, requires_grad=True), 2)
    file = tmp_path / "saved.pt"
    operator = gs.ops.aten.mul.Tensor
    program = generate_repro("test_schema", operator, args, {}, save_data=True, file=file)
    assert file.exists()
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert not (tmp_path / "other").exists()
    generate_repro(
        "test_schema", operator, args, {}, save_data=True, dry_run=True, file=tmp_path / "other"
    )
    assert not (tmp_path / "other").exists()


def test_expected_failures(lib: Library, tmp_path: Path) -> None:
    kind = fresh_class()
    data = {
        "generated::bad": {
            "TestCalls.test_schema__test_bad": entry("xfail"),
            "TestCalls.test_faketensor__test_bad": entry("skip"),
        },
        "generated::good": {"TestCalls.test_schema__test_good": entry("xfail", "mended meanwhile")},
    }
    generate_opcheck_tests(kind, ["generated"], file_in(tmp_path, data))
    assert run(kind, "test_schema__test_bad").wasSuccessful()
    assert run(kind, "test_faketensor__test_bad").wasSuccessful()
    said = error_of(run(kind, "test_schema__test_good"))
    assert "Unexpected success for operator generated::good" in said
    assert "GRADSMITH_OPCHECK_ACCEPT=1" in said


@pytest.mark.filterwarnings("ignore:Overriding a previously registered kernel")
def test_accepting_writes_the_file(
    lib: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GRADSMITH_OPCHECK_ACCEPT", "1")
    path = tmp_path / "new.json"
    kind = fresh_class()
    generate_opcheck_tests(kind, ["generated"], str(path), test_utils=["test_schema"])
    assert json.loads(path.read_text())["data"] == {}
    assert run(kind, "test_schema__test_bad").wasSuccessful()
    assert run(kind, "test_schema__test_good").wasSuccessful()
    name = "TestCalls.test_schema__test_bad"
    assert json.loads(path.read_text())["data"] == {"generated::bad": {name: entry("xfail")}}
    lib.impl("bad", lambda x: x.clone(), "CPU", allow_override=True)
    assert run(kind, "test_schema__test_bad").wasSuccessful()
    assert json.loads(path.read_text())["data"] == {}
    monkeypatch.delenv("GRADSMITH_OPCHECK_ACCEPT")
    assert run(kind, "test_schema__test_bad").wasSuccessful()


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (
            {"generated::bad": {"TestCalls.test_schema__test_bad": {"status": "xfail"}}},
            "'comment' and 'status'",
        ),
        (
            {"generated::bad": {"TestCalls.test_schema__test_bad": entry("broken")}},
            "needs to be in",
        ),
        (
            {"generated::bad": {"TestCalls.test_wrong__test_bad": entry("skip")}},
            "should begin with one of",
        ),
        (
            {"generated::bad": {"TestCalls.test_schema__test_gone": entry("skip")}},
            "'test_gone' does not exist",
        ),
    ],
)
def test_wrong_files(tmp_path: Path, data: dict[str, Any], words: str) -> None:
    with pytest.raises(RuntimeError, match=words):
        generate_opcheck_tests(fresh_class(), ["generated"], file_in(tmp_path, data))


def test_format_of_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "failures.json"
    path.write_text(json.dumps(EMPTY), encoding="utf-8")
    with pytest.raises(RuntimeError, match="not formatted"):
        generate_opcheck_tests(fresh_class(), ["generated"], str(path))
    monkeypatch.setenv("GRADSMITH_OPCHECK_ACCEPT", "1")
    generate_opcheck_tests(fresh_class(), ["generated"], str(path))
    assert path.read_text(encoding="utf-8") == FailuresDict(str(path), {}).text()
    monkeypatch.delenv("GRADSMITH_OPCHECK_ACCEPT")
    path.write_text(json.dumps({"_version": 2, "data": {}}), encoding="utf-8")
    with pytest.raises(ValueError, match="'_version' to be 1, got 2"):
        generate_opcheck_tests(fresh_class(), ["generated"], str(path))
    with pytest.raises(FileNotFoundError, match="GRADSMITH_OPCHECK_ACCEPT"):
        generate_opcheck_tests(fresh_class(), ["generated"], str(tmp_path / "none.json"))
    path.write_text("", encoding="utf-8")
    assert FailuresDict.load(path).data == {}


def test_decorators_and_taken_names(lib: Library, tmp_path: Path) -> None:
    kind = fresh_class()
    expected: Callable[..., Any] = unittest.expectedFailure
    name = "test_schema__test_bad"
    generate_opcheck_tests(kind, ["generated"], file_in(tmp_path, {}), {name: [expected]})
    assert len(run(kind, name).expectedFailures) == 1
    with pytest.raises(RuntimeError, match="already has a method of that name"):
        generate_opcheck_tests(kind, ["generated"], file_in(tmp_path, {}))
    with pytest.raises(ValueError, match="there is no check 'test_all'"):
        generate_opcheck_tests(
            fresh_class(), ["generated"], file_in(tmp_path, {}), test_utils=["test_all"]
        )


def test_operators_with_expected_failures_are_not_tagged_compliant(tmp_path: Path) -> None:
    data = {"generated::tagged": {"TestCalls.test_schema__test_bad": entry("xfail")}}
    with Library("generated", "DEF") as library:
        library.define("tagged(Tensor x) -> Tensor", tags=gs.Tag.pt2_compliant_tag)
        kind = fresh_class()
        generate_opcheck_tests(kind, ["generated"], file_in(tmp_path, data))
        said = error_of(run(kind, "test_pt2_compliant_tag_generated_tagged"))
        assert "is tagged pt2_compliant_tag but is expected to fail" in said
    kind = fresh_class()
    generate_opcheck_tests(kind, ["generated"], file_in(tmp_path, data))
    assert len(run(kind, "test_pt2_compliant_tag_generated_tagged").skipped) == 1


def test_only_these_namespaces_and_custom_ops(tmp_path: Path) -> None:
    @custom_op("generated2::same", mutates_args=())
    def same(x: gs.Tensor) -> gs.Tensor:
        x.detach().numpy()[...] += 1
        return x.clone()

    class TestCustom(unittest.TestCase):
        def test_same(self) -> None:
            assert is_inside_opcheck_mode()
            same(gs.ones(2))

    for namespace, works in (("generated", True), ("generated2", False)):
        kind: Any = type("TestCustom", (TestCustom,), {})
        generate_opcheck_tests(kind, [namespace], file_in(tmp_path, {}), test_utils=["test_schema"])
        assert run(kind, "test_schema__test_same").wasSuccessful() is works


def test_a_failing_test_is_not_hidden(lib: Library, tmp_path: Path) -> None:
    class TestFails(unittest.TestCase):
        def test_it(self) -> None:
            gs.ops.generated.bad(gs.ones(2))
            self.fail("the test's own")

    generate_opcheck_tests(TestFails, ["generated"], file_in(tmp_path, {}))
    assert "the test's own" in error_of(run(TestFails, "test_schema__test_it"))
    assert not is_inside_opcheck_mode()
    with pytest.raises(OpCheckError):
        raise OpCheckError
