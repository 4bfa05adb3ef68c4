"""C++ formulas in Python."""

from __future__ import annotations

from pathlib import Path

import pytest

from gradsmith.codegen.cli import main
from gradsmith.codegen.cpp.parser import parse
from gradsmith.codegen.torch_dialect.release import load_release
from gradsmith.codegen.translate.expressions import (
    Translator,
    Untranslatable,
    operators_by_name,
)

RELEASE = load_release()
OPERATORS = operators_by_name(o.func for o in RELEASE.operators.values())


def translated(operator: str, formula: str, gradient: str = "grad") -> str:
    return Translator(RELEASE.operators[operator].func, OPERATORS).formula(parse(formula), gradient)


@pytest.mark.parametrize(
    ("operator", "formula", "python"),
    [
        ("sin", "grad * self.cos().conj()", "grad * self.cos().conj()"),
        ("add.Tensor", "maybe_multiply(grad, alpha.conj())", "grad * scaled(1, alpha)"),
        ("sum", "grad.expand_symint(self.sym_sizes())", "grad.expand(self.shape)"),
        ("mean", "grad / self.sym_size(-1)", "grad / self.shape[-1]"),
        ("erf", "2.0 / sqrt(M_PI) * grad", "2.0 / 3.141592653589793 ** 0.5 * grad"),
        ("sign", "zeros_like(self)", "grad.new_zeros(self.shape)"),
        ("abs", "handle_r_to_c(self.scalar_type(), grad)", "grad"),
        ("div.Tensor_mode", 'self.div(other, /*rounding_mode=*/"trunc")', "self.div(other, rounding_mode='trunc')"),
        ("addbmm", "batch1.bmm(batch2).sum(0)", "batch1.bmm(batch2).sum(0)"),
        ("channel_shuffle", "grad.sym_size(1) / groups", "grad.shape[1] // groups"),
        ("silu", "GradMode::is_enabled() ? infinitely_differentiable_silu_backward(grad, self) : self", "silu_backward(grad, self)"),
        ("atan2", "grad.defined() ? atan2_backward(grad, self, other, grad_input_mask) : std::tuple<Tensor, Tensor>()",
         "(grad * other / (self * self + other * other), -grad * self / (self * self + other * other))"),
        ("roll", "grad.roll_symint(fmap(reverse_list_symint(shifts), [](c10::SymInt i){return -i;}), reverse_list(dims))",
         "grad.roll(tuple((-i for i in tuple(reversed(shifts)))), tuple(reversed(dims)))"),
        ("_foreach_exp", "grads[i] * result[i]", "[grads[i] * result[i] for i in range(len(grads))]"),
        ("convolution", "bias->sym_sizes()", "None if bias is None else bias.shape"),
        ("mse_loss", "mse_loss_backward(grad, self, target, at::Reduction::None)", "mse_loss_backward(grad, self, target, 0)"),
        ("normal.Tensor_float", "at::zeros_symint(mean.sym_sizes(), grad.options())", "grad.new_zeros(mean.shape)"),
        ("std.correction", "dim.value_or(IntArrayRef({}))", "() if dim is None else dim"),
        ("cumprod", "dtype.has_value() ? *dtype : self.scalar_type()", "dtype if dtype is not None else self.dtype"),
    ],
)  # fmt: skip
def test_translation(operator: str, formula: str, python: str) -> None:
    assert translated(operator, formula) == python


@pytest.mark.parametrize(
    ("formula", "reason"),
    [
        ("frob_backward(grad)", "calls frob_backward"),
        ("self.layout() == c10::kJagged ? grad : self", "the constant c10::kJagged"),
        ("grad.frobnicate()", "calls the member frobnicate"),
        ("at::mul(grad)", "calls mul with 1 arguments"),
    ],
)
def test_what_has_no_counterpart_is_said(formula: str, reason: str) -> None:
    with pytest.raises(Untranslatable, match=f"^{reason}$"):
        translated("sin", formula)


DERIVATIVES = """\
- name: sin(Tensor self) -> Tensor
  self: grad * self.cos().conj()
  result: auto_element_wise

- name: cos(Tensor self) -> Tensor
  self: cos_backward_by_hand(grad, self)
"""


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "derivatives.yaml"
    file.write_text(DERIVATIVES, encoding="utf-8")
    assert main(["import", str(file)]) == 1  # a helper that PyTorch does not have
    assert "there is no function 'cos_backward_by_hand'" in capsys.readouterr().err
    file.write_text(DERIVATIVES.replace("cos_backward_by_hand(grad", "values_backward(grad"))
    assert main(["import", str(file)]) == 1
    said = capsys.readouterr()
    assert said.out.startswith(
        "- name: sin(Tensor self) -> Tensor\n  self: grad * self.cos().conj()\n  result: auto_element_wise\n"
    )
    assert "#   not translated: calls values_backward" in said.out
    assert "1 of 2 formulas translated" in said.err
    assert main(["import", str(file), "--operators", "^sin$"]) == 0
    assert main(["import", str(tmp_path / "nowhere")]) == 2
