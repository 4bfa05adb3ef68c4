"""`gradsmith import --verify`: a translation in the place of our formula, judged by the operator's checks."""

from __future__ import annotations

from pathlib import Path

import pytest

from gradsmith.codegen.cli import main


def test_translations_are_held_to_numbers(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], repository: Path
) -> None:
    file = tmp_path / "derivatives.yaml"
    wrong = "- name: tan(Tensor self) -> Tensor\n  self: grad * (2 + result.pow(2)).conj()\n"
    right = "- name: tanh(Tensor self) -> Tensor\n  self: tanh_backward(grad, result)\n"
    file.write_text(right, encoding="utf-8")
    assert main(["import", str(file), "--verify", "--project", str(repository)]) == 0
    file.write_text(right + wrong, encoding="utf-8")
    assert main(["import", str(file), "--verify", "--project", str(repository)]) == 1
    assert "tan: self differs" in capsys.readouterr().out
