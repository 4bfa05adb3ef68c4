"""docs/torch-yaml.md, tried as a new user would."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from gradsmith.codegen.cli import main
from gradsmith.codegen.diagnostics import Diagnostics
from gradsmith.codegen.foreign.kinds import load_kinds
from gradsmith.codegen.lint.settings import load_settings


@pytest.fixture
def page(repository: Path) -> str:
    return (repository / "docs" / "torch-yaml.md").read_text(encoding="utf-8")


def test_the_first_story(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = re.search(r"```yaml backend\.yaml\n(.*?)```", page, re.S)
    assert file is not None
    (tmp_path / "backend.yaml").write_text(file[1], encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    shown = re.search(r"```console\n\$ gradsmith (lint [^\n]*)\n(.*?)```", page, re.S)
    assert shown is not None
    assert main(shlex.split(shown[1])) == 1
    assert capsys.readouterr().out.strip() == shown[2].strip()
    for line in re.findall(r"^\$ gradsmith (missing .*)$", page, re.M):
        assert main(shlex.split(line)) == 1, line  # for the mistakes above


def test_the_description_of_files_is_one(page: str, tmp_path: Path) -> None:
    block = re.search(r"```toml\n(.*?)```", page, re.S)
    assert block is not None
    (tmp_path / "pyproject.toml").write_text(block[1], encoding="utf-8")
    diagnostics = Diagnostics()
    (described,) = load_kinds(load_settings(tmp_path, diagnostics).table, tmp_path, diagnostics)
    assert not diagnostics.items
    assert described.kind.own == ("ours",) and described.kind.versions == "version"


def test_its_commands_are_commands(page: str) -> None:
    for command in set(re.findall(r"^\$ gradsmith (\w+)", page, re.M)):
        with pytest.raises(SystemExit) as status:
            main([command, "--help"])
        assert status.value.code == 0, command
