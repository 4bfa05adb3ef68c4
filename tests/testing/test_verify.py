"""``gradsmith verify``: tables, JSON and exit codes for libraries, files and namespaces."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import gradsmith as gs
from gradsmith.codegen.cli import main
from gradsmith.library import Library, custom_op
from gradsmith.testing import declare_samples, samples
from gradsmith.testing.verify import COLUMNS, verify
from gradsmith.testing.verify import main as serve
from gradsmith.testing.verify_targets import WrongUse

Python = Callable[..., subprocess.CompletedProcess[str]]

PROGRAM = """
import gradsmith as gs
from gradsmith.testing import declare_samples

lib = gs.library.Library("filed", "DEF")
lib.define("product(Tensor x, Tensor y) -> Tensor")
lib.impl("product", lambda x, y: gs.from_numpy(x.detach().numpy() @ y.detach().numpy()), "CPU")
gs.library.register_fake("filed::product", lambda x, y: x.new_empty((x.shape[0], y.shape[1])), lib=lib)
def save(ctx, inputs, output):
    ctx.save_for_backward(*inputs)
def backward(ctx, grad):
    x, y = ctx.saved_tensors
    return grad @ y.T.conj(), SIGN * x.T.conj() @ grad
gs.library.register_autograd("filed::product", backward, setup_context=save, lib=lib)
declare_samples("filed::product", "(2, 3), (3, 4)")
"""


def program_in(folder: Path, sign: str) -> str:
    file = folder / "filed_operators.py"
    file.write_text(PROGRAM.replace("SIGN", sign), encoding="utf-8")
    return str(file)


def run(capfd: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = main(["verify", *arguments])
    said = capfd.readouterr()
    return status, said.out, said.err


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="there is no full device")
@pytest.mark.parametrize("options", [(), ("--json",)])
def test_no_room_for_the_table(tmp_path: Path, options: tuple[str, ...]) -> None:
    request = {"target": program_in(tmp_path, "1"), "operators": [], "checks": ["schema"]}
    request |= {"json": bool(options), "traceback": False}
    with open("/dev/full", "w", encoding="utf-8") as full:
        done = subprocess.run(
            [sys.executable, "-m", "gradsmith.testing.verify", json.dumps(request)],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
        )
    assert (done.returncode, done.stderr) == (2, "gradsmith: No space left on device\n")


def test_a_clean_file(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capfd, program_in(tmp_path, "1"))
    assert status == 0, out
    header, row, *_ = out.splitlines()
    assert header.split() == ["operator", *COLUMNS]
    assert row.split()[:3] == ["filed::product", "ok", "3"] and "FAIL" not in out
    assert "1 operators: " in out and " 0 failed" in out


def test_a_reader_that_has_seen_enough(tmp_path: Path) -> None:
    request = {"target": program_in(tmp_path, "1"), "operators": [], "checks": ["schema"]}
    request |= {"json": False, "traceback": False}
    for kind in (False, True):
        command = [sys.executable, "-m", "gradsmith.testing.verify"]
        process = subprocess.Popen(
            [*command, json.dumps({**request, "json": kind})],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert process.stdout is not None and process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == ""
        assert process.wait() == 1


def test_findings(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    file = program_in(tmp_path, "-1")
    status, out, _ = run(capfd, file, "--checks", "schema,gradient")
    assert status == 1
    assert "FAIL gradient: filed::product: the gradient for 'y' has the wrong sign" in out
    assert f"registered at {file}" in out
    status, out, _ = run(capfd, file, "--json", "--checks", "test_schema,gradient,variants")
    assert status == 1
    document = json.loads(out)
    assert list(document) == ["version", "target", "summary", "operators"]
    assert document["version"] == 1
    assert document["summary"] == {"operators": 1, "ok": 1, "FAIL": 1, "skip": 1}
    (entry,) = document["operators"]
    assert list(entry) == ["name", "schema", "declared_at", "checks"]
    assert entry["schema"] == "filed::product(Tensor x, Tensor y) -> Tensor"
    assert list(entry["checks"]) == ["schema", "gradient", "variants"]
    assert entry["checks"]["schema"] == {
        "status": "ok",
        "samples": entry["checks"]["schema"]["samples"],
        "reason": "",
        "message": "",
    }
    assert entry["checks"]["gradient"]["reason"].startswith(
        "the gradient for 'y' has the wrong sign"
    )
    assert entry["checks"]["variants"]["status"] == "skip"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["no_such_module"], "no folder, no file, no module and no namespace 'no_such_module'"),
        (["aten", "--operators", "sinn"], "no operator is called 'sinn'; did you mean 'sin'?"),
        (["aten", "--checks", "all"], "there is no check 'all'; there are schema, registration"),
        (["json"], "the module json registers no operators"),
        (["a/b"], "there is no folder, no file and no module 'a/b'"),
    ],
)
def test_wrong_uses(arguments: list[str], words: str, capfd: pytest.CaptureFixture[str]) -> None:
    request = {"target": arguments[0], "operators": [], "checks": [], "traceback": False}
    for option, value in zip(arguments[1::2], arguments[2::2]):
        request[option.removeprefix("--")] = [value]
    assert serve([json.dumps({**request, "json": False})]) == 2
    said = capfd.readouterr()
    assert words in said.err and not said.out
    assert serve([json.dumps({**request, "json": True})]) == 2
    assert words in json.loads(capfd.readouterr().out)["error"]


def test_a_file_that_fails(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "broken_operators.py"
    file.write_text("raise ValueError('no')", encoding="utf-8")
    status, _, error = run(capfd, str(file))
    assert status == 2 and "cannot be imported: ValueError: no" in error
    (tmp_path / "pyproject.toml").write_text("[project]\nname = 'x'\n", encoding="utf-8")
    status, _, error = run(capfd, str(tmp_path))
    assert status == 2 and "has no [tool.gradsmith]" in error


def test_a_library_from_yaml(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "verified"
    assert main(["new", "library", "verified", "--path", str(folder)]) == 0
    capfd.readouterr()
    status, out, error = run(capfd, str(folder))
    assert status == 0, out + error
    assert "verified::moving_mean " in out and "6 operators" in out
    monkeypatch.chdir(folder)  # where its name says it too
    assert run(capfd, "verified", "--operators", "bump", "--checks", "schema")[0] == 0
    # A kernel that writes to its argument, and samples that YAML gives.
    kernels = folder / "src" / "verified" / "kernels" / "examples.py"
    text = kernels.read_text(encoding="utf-8")
    assert "def bump(" in text
    kernels.write_text(
        text
        + "\n\ndef _spoilt(x, out=None):\n    x[...] = 1\n    return x.copy()\n\n\nbump = _spoilt\n",
        encoding="utf-8",
    )
    status, out, _ = run(capfd, str(folder), "--operators", "bump", "--checks", "schema")
    assert status == 1 and "'self' is changed" in out


def test_own_operators_by_pattern(capfd: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(
        capfd, "gradsmith", "--operators", "sin,tri[lu]", "--checks", "schema,fake,sizes,gradient"
    )
    assert status == 0, out
    names = {line.split()[0] for line in out.splitlines() if line.startswith("aten::")}
    assert names == {
        f"aten::{name}{form}" for name in ("sin", "tril", "triu") for form in ("", ".out")
    }


def test_operators_of_a_running_program() -> None:
    with Library("running", "DEF") as lib:
        lib.define("shrink(Tensor x, str how) -> Tensor")
        lib.impl("shrink", lambda x, how: x.clone(), "CPU")
        lib.define("pick(Tensor x) -> Tensor")

        def pick(x: gs.Tensor) -> gs.Tensor:
            if x.dim() != 3:
                raise RuntimeError("pick() expects three dimensions")
            return x[0].clone()

        lib.impl("pick", pick, "CompositeExplicitAutograd")
        reports = {r.operator.base: r.outcomes for r in verify("running")}
        assert {o.status for o in reports["shrink"].values()} == {"skip"}
        assert "'how' of type str" in reports["shrink"]["schema"].reason
        assert "expects three dimensions" in reports["pick"]["schema"].reason
        declare_samples("running::pick", "(2, 3, 4)")
        (report,) = verify("running", operators=["pick"], checks=["schema", "fake"])
        assert {o.status for o in report.outcomes.values()} == {"ok"}
        declare_samples("running::pick", "(2, 3)")
        (report,) = verify("running", operators=["pick"], checks=["schema"])
        assert report.outcomes["schema"].status == "FAIL", "declared samples have to be valid"
    with pytest.raises(WrongUse, match="no folder"):
        next(verify("running"))


def test_samples_of_custom_ops() -> None:
    @custom_op("verified2::twice", mutates_args=())
    def twice(x: gs.Tensor, n: int) -> gs.Tensor:
        return x * n

    declare_samples(twice, "(2, 3), 4", "(0,), 1")
    found: list[Any] = [(tuple(s.args[0].shape), s.args[1]) for s in samples(twice._opoverload)]
    assert found == [((2, 3), 4), ((0,), 1)]
    with pytest.raises(ValueError, match="does not read as the arguments of a call"):
        declare_samples(twice, "(2, 3")
    with pytest.raises(ValueError, match="is declared in YAML"):
        declare_samples("aten::sin", "(2,)")


def test_a_composition_that_returns_another_type_than_its_schema(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "mistyped"
    assert main(["new", "library", "mistyped", "--path", str(folder)]) == 0
    file = folder / "src" / "mistyped" / "native_functions.yaml"
    text = file.read_text(encoding="utf-8")
    declared = "smooth_bump(Tensor self, int window=2) -> "
    assert f"{declared}Tensor" in text
    file.write_text(text.replace(f"{declared}Tensor", f"{declared}Scalar"), encoding="utf-8")
    assert main(["generate", "--project", str(folder)]) == 0
    capfd.readouterr()
    status, out, error = run(capfd, str(folder), "--operators", "smooth_bump")
    assert status == 1 and "of type Tensor, the schema says Scalar" in out + error


@pytest.mark.parametrize(
    ("error", "status"), [(TypeError, "FAIL"), (KeyError, "FAIL"), (RuntimeError, "skip")]
)
def test_an_operator_that_no_sample_gets_through_to(error: type[Exception], status: str) -> None:
    """Samples that nobody declared may be refused; what breaks at every one of them is broken."""

    def broken(x: Any) -> Any:
        raise error("why")

    library = Library("unreached", "DEF")
    library.define("taken(Tensor x) -> Tensor")
    library.impl("taken", broken, "CompositeImplicitAutograd")
    (report,) = verify("unreached", checks=["schema"])
    assert report.outcomes["schema"].status == status
    assert "why" in report.outcomes["schema"].reason


def test_code_that_yaml_has_gone_beyond_is_told_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["new", "library", "demo"]) == 0
    root = tmp_path / "demo"
    monkeypatch.chdir(root)
    one = ("--operators", "bump", "--checks", "schema")
    capfd.readouterr()
    assert run(capfd, ".", *one)[::2] == (0, "")
    (file,) = root.rglob("native_functions.yaml")
    before = file.read_text(encoding="utf-8")
    file.write_text(f"# A remark changes nothing.\n{before}", encoding="utf-8")
    assert run(capfd, ".", *one)[::2] == (0, "")
    other = "  autogen: bump_, bump.out"
    assert other in before
    file.write_text(before.replace(other, "  autogen: bump_"), encoding="utf-8")
    for target in (".", str(root), "demo"):
        said = run(capfd, target, *one)[2]
        assert said.startswith("gradsmith: generated files do not match the YAML; "), target
        assert "out of date: run `gradsmith generate`" in said
    assert not run(capfd, "gradsmith", "--operators", "cos", "--checks", "schema")[2]
    file.write_text(f"{before}\n- func: broken(\n", encoding="utf-8")
    assert "the YAML has mistakes: run `gradsmith lint`" in run(capfd, ".", *one)[2]
    file.write_text(before, encoding="utf-8")
    assert not run(capfd, ".", *one)[2]
    (root / "docs/operators/README.md").unlink()
    assert not run(capfd, ".", *one)[2]  # only the reference is out of date


def test_the_checks_do_without_what_an_extra_brings(python: Python, tmp_path: Path) -> None:
    program = (
        "import sys; sys.modules['ml_dtypes'] = None\n"
        "from gradsmith.testing import run_checks\n"
        "run_checks('aten::mm')\n"
    )
    done = python("-c", program, cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
