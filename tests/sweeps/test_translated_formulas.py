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


AGREE = {
    "composition": "- name: narrow_copy(Tensor self, int dim, SymInt start, SymInt length) -> Tensor\n"
    "  self: slice_backward_wrapper(grad, self.sym_sizes(), dim, start, start + length, 1)\n",
    "in place": "- name: celu_(Tensor(a!) self, Scalar alpha=1.0) -> Tensor(a!)\n"
    "  self: elu_backward(grad, alpha, 1, 1.0/alpha.toFloat(), true, result)\n"
    "  result: self_t.copy_(elu_backward(original_self_t, alpha, 1, 1.0/alpha.toFloat(), true, result))\n",
    "no gradient": "- name: eq_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)\n"
    "  other: at::zeros_like(other)\n",
    "of one output": "- name: lu_unpack(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool unpack_pivots=True) "
    "-> (Tensor P, Tensor L, Tensor U)\n"
    "  LU_data: lu_unpack_backward(grad_L, grad_U, LU_data.sym_size(-2), LU_data.sym_size(-1))\n"
    "  LU_pivots: non_differentiable\n"
    "  U: 'LU_data_t.sym_size(-1) >= LU_data_t.sym_size(-2) ? LU_data_t.triu() : "
    "LU_data_t.narrow(-2, 0, LU_data_t.sym_size(-1)).triu()'\n",
    "of lists": "- name: _foreach_mm(Tensor[] self, Tensor[] mat2) -> Tensor[]\n"
    "  self: grads[i].mm(mat2[i].t().conj())\n",
}
DIFFER = {
    "composition": (
        "grad, self.sym_sizes(), dim, start, start",
        "grad * 2, self.sym_sizes(), dim, start, start",
    ),
    "in place": ("(original_self_t, alpha, 1,", "(original_self_t, alpha, 2,"),
    "no gradient": ("at::zeros_like(other)", "grad * 2"),
    "of one output": ("LU_data_t.triu() :", "LU_data_t.triu(1) :"),
    "of lists": ("mm(mat2[i].t()", "mm(-mat2[i].t()"),
}


def verified(
    text: str, folder: Path, repository: Path, capsys: pytest.CaptureFixture[str]
) -> tuple[int, str]:
    file = folder / "derivatives.yaml"
    file.write_text(text, encoding="utf-8")
    status = main(["import", str(file), "--verify", "--project", str(repository)])
    return status, capsys.readouterr().out


@pytest.mark.parametrize("name", AGREE)
def test_lines_that_ours_has_no_line_for(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], repository: Path
) -> None:
    status, out = verified(AGREE[name], tmp_path, repository, capsys)
    assert status == 0 and "not judged" not in out, out
    right, wrong = DIFFER[name]
    assert right in AGREE[name]
    status, out = verified(AGREE[name].replace(right, wrong), tmp_path, repository, capsys)
    assert status == 1 and "1 differs" in out, out


def test_what_is_not_judged_has_a_reason(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], repository: Path
) -> None:
    text = (
        "- name: acosh_(Tensor(a!) self) -> Tensor(a!)\n"
        '  self: not_implemented("inplace version of acosh")\n'
        "- name: soft_margin_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor\n"
        "  self: soft_margin_loss_backward(grad, self, target, reduction)\n"
        "- name: sum(Tensor self, *, ScalarType? dtype=None) -> Tensor\n"
        "  dispatch:\n"
        "    AutogradNestedTensor:\n"
        "      self: ones_like(self) * grad\n"
    )
    status, out = verified(text, tmp_path, repository, capsys)
    assert status == 0
    assert out.splitlines() == [
        "   1  not judged, not implemented there; ours is: acosh_: self",
        "   1  not judged, there is no 'soft_margin_loss_backward': soft_margin_loss: self",
        "   1  not judged, of the dispatch key AutogradNestedTensor: sum: self",
        "3 unjudged",
    ]
