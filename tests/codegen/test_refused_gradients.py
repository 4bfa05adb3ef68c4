"""`must_not_require_grad` in derivatives.yaml: what is generated for it, and who may write it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from gradsmith.codegen.cli import main

SCHEMA = (
    "weighted(Tensor self, Tensor scale, Tensor? weight, Tensor[] others, Tensor?[] gaps) -> Tensor"
)
OPERATOR = f"""
- func: {SCHEMA}
  dispatch: {{CPU: weighted}}
  shape: same
  category: arithmetic
  doc: Something with weights.
"""
DERIVATIVE = f"""
- name: {SCHEMA}
  self: grad * scale
  scale, weight: must_not_require_grad
  others, gaps: must_not_require_grad
"""
CHECKS = """\
    def kernel(self, scale, weight, others, gaps):
        if scale._bits_ & REQUIRES_GRAD:
            refuse_gradient("weighted", "scale")
        if weight is not None and weight._bits_ & REQUIRES_GRAD:
            refuse_gradient("weighted", "weight")
        for item in others:
            if item is not None and item._bits_ & REQUIRES_GRAD:
                refuse_gradient("weighted", "others")
        for item in gaps:
            if item is not None and item._bits_ & REQUIRES_GRAD:
                refuse_gradient("weighted", "gaps")
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
"""


def test_recording_kernels_look_at_the_arguments_first(
    tiny: Path, generated: Callable[[Path], dict[str, str]]
) -> None:
    with (tiny / "native_functions.yaml").open("a") as functions:
        functions.write(OPERATOR)
    with (tiny / "derivatives.yaml").open("a") as derivatives:
        derivatives.write(DERIVATIVE)
    with (tiny / "kernels" / "arithmetic.py").open("a") as kernels:
        kernels.write(
            "\n\ndef weighted(self, scale, weight, others, gaps):\n    return self * scale\n"
        )
    files = generated(tiny)
    assert CHECKS in files["generated/autograd_kernels/arithmetic.py"]
    (entry,) = [
        o
        for o in json.loads(files["generated/schema.json"])["operators"]
        if o["schema"].startswith("weighted(")
    ]
    assert entry["derivative"]["gradients"][1:] == [
        {"arguments": ["scale", "weight"], "must_not_require_grad": True},
        {"arguments": ["others", "gaps"], "must_not_require_grad": True},
    ]


NLL = """\
- name: nll_loss_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index) -> (Tensor output, Tensor total_weight)
  self: nll_loss_backward_symint(grad, self, target, weight, reduction, ignore_index, total_weight)
  target: non_differentiable
"""


def test_translations_of_pytorch_s_files_say_what_those_leave_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "derivatives.yaml"
    file.write_text(NLL, encoding="utf-8")
    assert main(["import", str(file)]) == 0
    said = capsys.readouterr()
    assert said.out.endswith("  target: non_differentiable\n  weight: must_not_require_grad\n\n")
    assert "1 of 1 formulas translated" in said.err


def test_pytorch_s_files_do_not_know_the_word(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "derivatives.yaml"
    file.write_text(NLL + "  weight: must_not_require_grad\n", encoding="utf-8")
    assert main(["lint", "--dialect", "torch", str(file)]) == 1
    assert "'must_not_require_grad'" in capsys.readouterr().out
