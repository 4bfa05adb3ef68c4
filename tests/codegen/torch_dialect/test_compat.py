"""`gradsmith compat`: versions, changes, breaks that are allowed."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from gradsmith.codegen.cli import main

OLD = """\
- func: frob(Tensor self, int n) -> Tensor
  dispatch: {CPU: frob}
- func: gone(Tensor self) -> Tensor
- func: kept(Tensor self) -> Tensor
"""
NEW = """\
- func: frob(Tensor self, int n, bool flag=False) -> Tensor
  dispatch: {CPU: frob}
- func: kept(Tensor self) -> Tensor
- func: fresh(Tensor self) -> Tensor
"""


@pytest.fixture
def versions(tmp_path: Path) -> tuple[str, str]:
    (tmp_path / "old.yaml").write_text(OLD, encoding="utf-8")
    (tmp_path / "new.yaml").write_text(NEW, encoding="utf-8")
    return str(tmp_path / "old.yaml"), str(tmp_path / "new.yaml")


def test_changes_and_breaks(versions: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    old, new = versions
    assert main(["compat", old, new, "--json"]) == 1
    report = json.loads(capsys.readouterr().out)
    changes = {c["operator"]: c for c in report["changes"]}
    assert {name: c["change"] for name, c in changes.items()} == {
        "frob": "changed",
        "gone": "removed",
        "fresh": "added",
    }
    assert changes["frob"]["backward"] == [] and changes["frob"]["forward"] == []
    assert report["breaks"] == ["gone"]
    assert main(["compat", old, old]) == 0
    assert main(["compat", new, old]) == 1


def test_breaks_are_allowed_until_a_day(
    versions: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    allow = tmp_path / "allow.txt"
    allow.write_text(
        "# a comment\naten::go* until 2026-06-30: nobody called it\n", encoding="utf-8"
    )
    arguments = ["compat", *versions, "--allow", str(allow), "--today"]
    assert main([*arguments, "2026-06-30"]) == 0
    assert main([*arguments, "2026-07-01"]) == 1
    assert "allowed until 2026-06-30, which is past" in capsys.readouterr().out
    allow.write_text("gone forever\n", encoding="utf-8")
    assert main([*arguments, "2026-06-30"]) == 2
    assert "allow.txt:1" in capsys.readouterr().err


def test_what_a_backend_has_of_it(
    versions: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    backend = tmp_path / "backend.yaml"
    backend.write_text("supported:\n- kept\n", encoding="utf-8")
    assert main(["compat", *versions, "--for", str(backend)]) == 0
    backend.write_text("supported:\n- func: frob(Tensor self, int n) -> Tensor\n- gone\n")
    assert main(["compat", *versions, "--for", str(backend)]) == 1
    said = capsys.readouterr().out
    assert "drifted  frob" in said and "drifted  gone" in said and "fresh" not in said


def test_releases_and_revisions(
    versions: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["compat", "torch==2.13", "torch==2.13.0"]) == 0
    assert main(["compat", "torch==2.4", "torch==2.13"]) == 1
    assert "removed  zeros.names BREAKS" in capsys.readouterr().out
    assert main(["compat", "torch==1.0", "torch==2.13"]) == 2
    assert "there is no table of PyTorch 1.0" in capsys.readouterr().err
    repository = tmp_path / "repository"
    repository.mkdir()
    git = ["git", "-c", "user.name=x", "-c", "user.email=x@example.org", "-C", str(repository)]
    (repository / "native_functions.yaml").write_text(OLD, encoding="utf-8")
    for command in (["init", "-q"], ["add", "."], ["commit", "-qm", "old"]):
        subprocess.run([*git, *command], check=True)
    (repository / "native_functions.yaml").write_text(NEW, encoding="utf-8")
    arguments = ["compat", "HEAD", "native_functions.yaml", "--root", str(repository)]
    assert main(arguments) == 1
    assert "removed  gone BREAKS" in capsys.readouterr().out
    assert main(["compat", "HEAD:native_functions.yaml", "HEAD", "--root", str(repository)]) == 0
    assert main(["compat", "nowhere", "HEAD", "--root", str(repository)]) == 2
    (tmp_path / "broken.yaml").write_text("- func: frob(\n", encoding="utf-8")
    assert main(["compat", str(tmp_path / "broken.yaml"), "torch==2.13"]) == 2
    assert "broken.yaml:1" in capsys.readouterr().err


def test_a_library_that_declares_its_operators_elsewhere(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    library = tmp_path / "library"
    declared = library / "src" / "curves" / "operators.yaml"
    declared.parent.mkdir(parents=True)
    settings = '[tool.gradsmith]\nfunctions = "src/curves/operators.yaml"\n'
    (library / "pyproject.toml").write_text(settings, encoding="utf-8")
    declared.write_text(OLD, encoding="utf-8")
    git = ["git", "-c", "user.name=x", "-c", "user.email=x@example.org", "-C", str(library)]
    for command in (["init", "-q"], ["add", "."], ["commit", "-qm", "old"]):
        subprocess.run([*git, *command], check=True)
    declared.write_text(NEW, encoding="utf-8")
    assert main(["compat", "HEAD", ".", "--root", str(library)]) == 1
    assert "removed  gone BREAKS" in capsys.readouterr().out
    assert main(["compat", "HEAD", "HEAD", "--root", str(library)]) == 0
    (library / "pyproject.toml").write_text("not = [toml", encoding="utf-8")
    assert main(["compat", "HEAD", ".", "--root", str(library)]) == 2
    assert ". has no native_functions.yaml" in capsys.readouterr().err
