"""Exit status of every command: 0 for done or clean, 1 for findings, 2 for wrong use or a failure of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from gradsmith.codegen.cli import COMMANDS, main

sys.path.insert(0, str(Path(__file__).parent))
from example_projects import lay_down

SCRIPT = [sys.executable, "-c", "from gradsmith.codegen.command import script; script()"]
MANY_LINES = ("explain", "--codes")


def status(*arguments: str) -> int:
    try:
        return main(arguments)
    except SystemExit as end:
        assert isinstance(end.code, int)
        return end.code


@pytest.mark.parametrize("command", COMMANDS)
def test_help_and_unknown_options(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert status(command, "--help") == 0
    assert f"usage: gradsmith {command}" in capsys.readouterr().out
    assert status(command, "--no-such-option") == 2
    assert "Traceback" not in capsys.readouterr().err


NEED_A_PROJECT = (
    *(("generate",), ("watch",), ("check",), ("explore",), ("explain", "sin"), ("missing",)),
    *(("mutate", "--list"), ("prove",), ("export", "--to", "jax"), ("new", "derivative", "sin")),
)


@pytest.mark.parametrize("arguments", NEED_A_PROJECT, ids=lambda a: a[0])
def test_a_folder_that_is_no_project(
    arguments: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for folder in (tmp_path, tmp_path / "missing"):
        assert status(*arguments, "--project", str(folder)) == 2
        assert str(folder) in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments",
    [
        *(f"{command} --operators=(" for command in ("mutate", "prove", "accuracy")),
        *("export --to=jax --operators=(", "import derivatives.yaml --operators=("),
        *(f"{command} --jobs=0" for command in ("mutate", "prove", "accuracy")),
        "import derivatives.yaml --jobs=-1",
    ],
)
def test_values_that_no_option_takes(arguments: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert status(*arguments.split()) == 2
    option = "--operators" if "--operators" in arguments else "--jobs"
    why = {
        "--operators": "not a regular expression: missing )",
        "--jobs": "must be a number from 1",
    }
    assert f"error: argument {option}: {why[option]}" in capsys.readouterr().err


FOR_PROGRAMS = (
    *(("generate",), ("generate", "--check"), ("explain", "scaled"), ("mutate",)),
    *(("mutate", "--list"), ("prove",), ("prove", "--check"), ("import", "derivatives.yaml")),
    *(("import", "derivatives.yaml", "--verify"), ("missing", "--of", "derivatives.yaml")),
)


@pytest.mark.parametrize("arguments", FOR_PROGRAMS, ids=" ".join)
def test_mistakes_in_yaml_are_json_where_that_was_asked_for(
    arguments: tuple[str, ...],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    lay_down(tmp_path)
    (tmp_path / "derivatives.yaml").write_text("- name: [1\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert status(*arguments, "--json") == 1
    printed = capsys.readouterr()
    assert {d["code"] for d in json.loads(printed.out)["diagnostics"]} == {"GS103"}
    assert printed.err == ""


@pytest.mark.parametrize("command", ["lint", "check"])
def test_json_is_a_format_of_the_linter(
    command: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    lay_down(tmp_path)
    (tmp_path / "derivatives.yaml").write_text("- name: [1\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    said = []
    for options in (["--json"], ["--format", "json"]):
        assert status(command, *options) == 1
        said.append(capsys.readouterr())
    assert said[0] == said[1]
    assert json.loads(said[0].out)["diagnostics"]


def test_mutants_are_listed_as_json(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lay_down(tmp_path)
    monkeypatch.chdir(tmp_path)
    assert status("mutate", "--list", "--json", "--operators", "^scaled: ") == 0
    mutants = json.loads(capsys.readouterr().out)["mutants"]
    assert {mutant["formula"] for mutant in mutants} == {"scaled: self"}
    assert mutants[0].keys() == {"formula", "kind", "location", "change"}


def test_a_version_that_is_no_yaml(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "functions.yaml"
    file.write_text("- func: [1\n", encoding="utf-8")
    assert status("compat", str(file), str(file)) == 2
    assert f"{file}:1:9: a list that is not closed" in capsys.readouterr().err
    file.write_text("- func: sin(Tensor self) -> Tensor\n", encoding="utf-16")
    assert status("compat", str(file), str(file)) == 2
    assert f"{file}:1:1: the file is UTF-16" in capsys.readouterr().err


def test_a_list_of_operators_that_is_not_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = tmp_path / "ops.txt"
    assert status("generate", "--only", str(missing), "--into", str(tmp_path / "slim")) == 2
    assert str(missing) in capsys.readouterr().err


@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("arguments", [("lint",), MANY_LINES, ("schema", "derivatives")])
def test_what_nobody_can_read(arguments: tuple[str, ...], unbuffered: str, tmp_path: Path) -> None:
    lay_down(tmp_path)
    environment = os.environ | {"PYTHONUNBUFFERED": unbuffered}

    def run(**streams: object) -> subprocess.CompletedProcess[str]:
        return subprocess.run(  # type: ignore[call-overload,no-any-return]
            [*SCRIPT, *arguments],
            cwd=tmp_path,
            env=environment,
            stderr=subprocess.PIPE,
            text=True,
            **streams,
        )

    with open("/dev/full", "w") as full:
        done = run(stdout=full)
    assert (done.returncode, done.stderr) == (2, "gradsmith: No space left on device\n")

    reader, writer = os.pipe()
    os.close(reader)
    done = run(stdout=writer)
    os.close(writer)
    assert (done.returncode, done.stderr) == (2, "")

    # Who closes it wants the exit status.
    done = run(preexec_fn=lambda: os.close(1))
    assert (done.returncode, done.stderr) == (0, "")


_INTERRUPTED = """\
import sys
from gradsmith.codegen import cli

def stopped(*_):
    raise KeyboardInterrupt

cli.main = stopped
cli.script()
"""


def test_stopped_from_the_keyboard(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", _INTERRUPTED], cwd=tmp_path, capture_output=True, text=True
    )
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "gradsmith: interrupted\n")
