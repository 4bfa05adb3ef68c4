"""docs/editing-yaml.md, tried as a new user would: each command that it names is one, and the story comes out so."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from gradsmith.codegen.cli import main

sys.path.insert(0, str(Path(__file__).parent))
from example_projects import lay_down


def test_the_story_of_a_new_operator(
    repository: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    text = (repository / "docs" / "editing-yaml.md").read_text(encoding="utf-8")
    block = re.search(r"```\n\$ gradsmith (new operator) '([^']+)' (.*)\n((?:.*\n)*?)```", text)
    assert block is not None
    lay_down(tmp_path)
    monkeypatch.chdir(tmp_path)
    assert main([*block[1].split(), block[2], *block[3].split()]) == 0
    said = capsys.readouterr().out

    def without_lines(output: str) -> str:
        return re.sub(r":\d+:", ":", output)

    assert without_lines(said) == without_lines(block[4])
    assert main(["lint"]) == 1
    assert capsys.readouterr().out.count("error[GS805]") == 5


def test_its_commands_are_commands(repository: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = (repository / "docs" / "editing-yaml.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`?gradsmith (\w+)(?= |`|$)", text, re.M)) - {"or", "in"}
    assert {"lint", "explain", "watch", "explore", "lsp", "schema", "new", "generate"} <= named
    for command in named:
        with pytest.raises(SystemExit) as status:
            main([command, "--help"])
        assert status.value.code == 0, command
