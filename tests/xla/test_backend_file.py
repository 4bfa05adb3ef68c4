"""The backend's registrations are as generated, and its report says of every operator what there is."""

from __future__ import annotations

from pathlib import Path

from gradsmith.codegen.cli import main


def test_registrations_are_as_generated(repository: Path) -> None:
    assert main(["generate", "--check", "--project", str(repository / "runtime/xla")]) == 0


def test_the_report_says_what_is_inherited_and_what_cannot_be_traced(repository: Path) -> None:
    report = (repository / "runtime/xla/generated/coverage.md").read_text()
    assert "| category | supported | inherited |" in report
    assert "`convolution`" in report
    assert "| `nonzero` | how many elements there are depends on values |" in report
