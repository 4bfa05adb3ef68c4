"""What other services read of the repository: the hooks, the action, the snippets of the page about them."""

from __future__ import annotations

import io
import json
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
import yaml

from gradsmith.codegen.cli import main
from gradsmith.codegen.cli import progress as progress_module
from gradsmith.codegen.cli.progress import progress

sys.path.insert(0, str(Path(__file__).parent))
from example_projects import lay_down


def accepted(command: str) -> bool:
    """Whether a command line of ours is one, as far as its options go."""
    words = command.split()
    assert words[0] == "gradsmith"
    with pytest.raises(SystemExit) as status:
        main([*words[1:], "--help"])
    return status.value.code == 0


def test_hooks(repository: Path, settings: dict[str, Any]) -> None:
    hooks = yaml.safe_load((repository / ".pre-commit-hooks.yaml").read_text())
    assert [hook["id"] for hook in hooks] == ["gradsmith-lint", "gradsmith-check"]
    for hook in hooks:
        assert accepted(hook["entry"])
        extra = settings["project"]["optional-dependencies"]["codegen"]
        assert hook["additional_dependencies"] == extra


def test_action(repository: Path) -> None:
    action = yaml.safe_load((repository / "action.yml").read_text())
    assert action["runs"]["using"] == "composite"
    given = set(re.findall(r"inputs\.(\w+)", (repository / "action.yml").read_text()))
    assert given == action["inputs"].keys()
    for step in action["runs"]["steps"]:
        assert step["shell"] == "bash"
        for command in re.findall(r"gradsmith (?:lint|check)[^\n>]*", step["run"]):
            assert accepted(re.sub(r'"[^"]*"', "value", command)), command


_STATES = {
    "right": ("false", 0, 0),
    "warned": ("false", 0, 1),
    "warned and strict": ("true", 1, 1),
    "wrong": ("false", 1, 1),
    "no project": ("false", 2, None),
}
"""Of a project: what `strict` says, with which status the action ends, and how many findings SARIF has."""


@pytest.mark.skipif(shutil.which("bash") is None, reason="the action's steps are for bash")
@pytest.mark.parametrize("state", _STATES)
def test_the_action_step_by_step(state: str, repository: Path, tmp_path: Path) -> None:
    strict, expected, findings = _STATES[state]
    project = tmp_path / "project"
    lay_down(project)
    (tmp_path / "bin").mkdir()
    command = tmp_path / "bin" / "gradsmith"
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m gradsmith.codegen "$@"\n')
    command.chmod(0o755)
    assert _ran([str(command), "generate"], project, {}) == 0
    functions = project / "native_functions.yaml"
    text = functions.read_text(encoding="utf-8")
    match state:
        case "warned" | "warned and strict":
            functions.write_text(f"{text}  # gradsmith: ignore[GS403]\n", encoding="utf-8")
        case "wrong":
            functions.write_text(text.replace("variants:", "variant:", 1), encoding="utf-8")
        case "no project":
            shutil.rmtree(project)
            project.mkdir()
    action = yaml.safe_load((repository / "action.yml").read_text())
    inputs = {name: given["default"] for name, given in action["inputs"].items()}
    inputs |= {"project": "project", "strict": strict, "sarif": "findings.sarif"}
    install, *steps = action["runs"]["steps"]
    assert install["run"].startswith("python -m pip install") and len(steps) == 2
    status = 0
    for step in steps:
        environment = {
            name: re.sub(r"\$\{\{ inputs\.(\w+) \}\}", lambda m: inputs[m[1]], value)
            for name, value in step["env"].items()
        }
        # GitHub's own way to run a step, which stops at the first that fails.
        bash = ["bash", "--noprofile", "--norc", "-e", "-o", "pipefail", "-c", step["run"]]
        environment["PATH"] = f"{command.parent}{os.pathsep}{os.environ['PATH']}"
        status = _ran(bash, tmp_path, environment)
        if status:
            break
    assert status == expected
    if findings is not None:
        (run,) = json.loads((tmp_path / "findings.sarif").read_text(encoding="utf-8"))["runs"]
        assert len(run["results"]) == findings


def _ran(command: list[str], folder: Path, environment: dict[str, str]) -> int:
    return subprocess.run(
        command, cwd=folder, env=os.environ | environment, capture_output=True
    ).returncode


def test_the_page_names_commands_that_there_are(repository: Path) -> None:
    text = (repository / "docs" / "continuous-integration.md").read_text()
    commands = re.findall(r"^ *(?:- run: |- )(gradsmith [^\n>|]*)", text, re.M)
    assert len(commands) == 2 and all(map(accepted, commands))
    for block in re.findall(r"```yaml\n(.*?)```", text, re.S):
        assert yaml.safe_load(block)


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_is_for_terminals_and_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress_module, "PATIENCE", 0.01)
    monkeypatch.delenv("CI", raising=False)
    terminal = Terminal()
    with progress("working", terminal):
        while "working" not in terminal.getvalue():
            time.sleep(0.01)
    assert terminal.getvalue().endswith("\r\x1b[K"), "and is gone afterwards"
    file = io.StringIO()
    with progress("working", file):
        pass
    monkeypatch.setenv("CI", "true")
    quiet = Terminal()
    with progress("working", quiet):
        pass
    assert file.getvalue() == quiet.getvalue() == ""


def test_generate_says_which_files_it_wrote(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lay_down(tmp_path)
    assert main(["generate", "--project", str(tmp_path)]) == 0
    capsys.readouterr()
    for name in ("native_functions.yaml", "derivatives.yaml", "deprecated.yaml"):
        file = tmp_path / name
        file.write_text(file.read_text().replace("factor=2", "factor=3"))
    assert main(["generate", "--project", str(tmp_path), "--dry-run"]) == 0
    assert "generated/operators.py: would be written, +1 -1" in capsys.readouterr().out
    assert main(["generate", "--project", str(tmp_path)]) == 0
    assert "generated/operators.py: written, +1 -1" in capsys.readouterr().out


def test_formatters_are_kept_from_generated_files(
    repository: Path, settings: dict[str, Any]
) -> None:
    page = (repository / "docs" / "out-of-tree.md").read_text(encoding="utf-8")
    tools = settings["tool"]
    assert f'`force-exclude = "{tools["black"]["force-exclude"]}"` in `[tool.black]`' in page
    (folder,) = tools["ruff"]["extend-exclude"]
    assert f'`extend-exclude = ["{folder}"]` in `[tool.ruff]`' in page
