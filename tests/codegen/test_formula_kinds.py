"""Values in formulas that are used as what they are not."""

from __future__ import annotations

from pathlib import Path

import pytest

from gradsmith.codegen.derivatives.check import PROPERTIES
from gradsmith.codegen.derivatives.entries import Library, load_derivatives, read_helpers
from gradsmith.codegen.derivatives.metadata import ATTRIBUTES, METHODS
from gradsmith.codegen.derivatives.operators import methods_by_name, overloads_by_name
from gradsmith.codegen.derivatives.value_kinds import (
    ANY,
    INT,
    NONE,
    SIZE,
    TENSOR,
    Kind,
    fits,
    joined,
    kind_of_annotation,
    kind_of_type,
    list_of,
    tuple_of,
)
from gradsmith.codegen.diagnostics import Diagnostics
from gradsmith.codegen.model.autogen import expand_autogen
from gradsmith.codegen.model.native_functions import Variant, load_native_functions
from gradsmith.codegen.project.modules import modules_in
from gradsmith.codegen.yaml.loader import load
from gradsmith.schema.types import Type

OPERATORS = """\
- func: cos(Tensor self) -> Tensor
  variants: function, method
  dispatch: {CPU: cos}
- func: mul.Tensor(Tensor self, Tensor other) -> Tensor
  variants: function, method
  dispatch: {CPU: mul}
- func: conj(Tensor(a) self) -> Tensor(a)
  variants: function, method
  dispatch: {CPU: conj}
- func: add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
  variants: function, method
  dispatch: {CPU: add}
- func: add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
  variants: function, method
  dispatch: {CPU: add_}
- func: relu_(Tensor(a!) self) -> Tensor(a!)
  variants: function, method
  dispatch: {CPU: relu_}
- func: sum(Tensor self) -> Tensor
  variants: function, method
  dispatch: {CPU: sum_all}
- func: sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False) -> Tensor
  variants: function, method
  dispatch: {CPU: sum}
- func: max(Tensor self) -> Tensor
  variants: function, method
  dispatch: {CPU: max}
- func: expand(Tensor(a) self, SymInt[] size) -> Tensor(a)
  variants: method
  dispatch: {CPU: expand}
- func: permute(Tensor(a) self, int[] dims) -> Tensor(a)
  variants: function, method
  dispatch: {CPU: permute}
- func: where.self(Tensor condition, Tensor self, Tensor other) -> Tensor
  variants: function, method
  dispatch: {CPU: where}
- func: pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor
  variants: function, method
  dispatch: {CPU: pow}
- func: stack(Tensor[] tensors, int dim=0) -> Tensor
  dispatch: {CPU: stack}
- func: cos_backward(Tensor grad, Tensor self) -> Tensor
  dispatch: {CPU: cos_backward}
- func: split(Tensor(a -> *) self, int n) -> Tensor(a)[]
  dispatch: {CPU: split}
- func: linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor
  dispatch: {CPU: linear}
- func: std_mean(Tensor self, int? dim=None) -> (Tensor, Tensor)
  dispatch: {CPU: std_mean}
- func: sorted_(Tensor self, int dim) -> (Tensor values, Tensor indices)
  dispatch: {CPU: sorted_}
""".replace("sorted_", "ordered")

HELPERS = """
from gradsmith.core.tensor import Tensor

def helper(grad: Tensor, size: tuple[int, ...], scale: float = 1.0) -> Tensor:
    return grad

def either(first: Tensor | None, second: Tensor | None) -> Tensor:
    return first

def three(grad: Tensor) -> tuple[Tensor, Tensor, Tensor | None]:
    return grad, grad, None

def unknown(grad, anything):
    return grad
"""


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Library:
    folder = tmp_path_factory.mktemp("helpers")
    (folder / "helpers.py").write_text(HELPERS)
    schemas = [f.func for f in _functions()]
    methods = methods_by_name(f.func for f in _functions() if Variant.method in f.variants)
    return Library(
        read_helpers(modules_in(folder), Diagnostics()),
        frozenset(str(f.name.name) for f in _functions()),
        overloads_by_name(schemas),
        lambda name: methods.get(name, ()),
        lambda: tuple(methods),
    )


def _functions() -> tuple:  # type: ignore[type-arg]
    diagnostics = Diagnostics()
    found = load_native_functions(load(OPERATORS, "native.yaml", diagnostics), {}, diagnostics)
    assert not len(diagnostics), diagnostics.render()
    return found


def _said(line: str, operator: str, library: Library) -> list[tuple[str, str, str, str | None]]:
    schemas = {str(f.name): str(f.func) for f in _functions()}
    diagnostics = Diagnostics()
    before = "" if not line.startswith("result") else _BACKWARD[operator]
    text = f"- name: {schemas[operator]}\n{before}  {line}\n"
    load_derivatives(
        load(text, "derivatives.yaml", diagnostics), _functions(), diagnostics, library
    )
    diagnostics.render()
    return [
        (d.code, text.splitlines()[d.location.line - 1][d.location.column - 1 : d.location.end_column - 1],
         d.message, d.hint)
        for d in diagnostics.items
        if d.location is not None
    ]  # fmt: skip


_BACKWARD = {
    "cos": "  self: grad\n",
    "mul.Tensor": "  self: grad\n  other: grad\n",
    "where.self": "  condition: non_differentiable\n  self: grad\n  other: grad\n",
    "std_mean": "  self: either(grads[0], grads[1])\n",
    "linear": "  input: grad\n  weight: grad\n  bias: grad\n",
}

MISTAKES = [
    # Methods, attributes and properties.
    ("cos", "self: grad * self.coss()", "GS420", "coss", "did you mean 'cos'?"),
    ("cos", "self: grad * self.cos", "GS420", "self.cos", "write 'self.cos(…)'"),
    ("cos", "self: grad * self.conj", "GS420", "self.conj", "write 'self.conj(…)'"),
    ("cos", "self: grad.expand(self.shap)", "GS420", "shap", "did you mean 'shape'?"),
    ("cos", "self: grad.expand(self.shape())", "GS420", "shape", "write 'self.shape'"),
    ("cos", "self: grad * self.float()", "GS420", "float", "write 'to(…)' with the dtype of a tensor: 'self.to(grad.dtype)'"),
    ("cos", "self: grad * self.int()", "GS420", "int", "write 'to(…)' with the dtype of a tensor: 'self.to(grad.dtype)'"),
    ("cos", "self: grad.astype(int)", "GS420", "astype", "write 'to(…)' with the dtype of a tensor: 'grad.to(grad.dtype)'"),
    ("cos", "self: grad * self.numpy()", "GS420", "numpy", "write an operator, a helper made of operators, or a number that the schema passes"),
    ("cos", "self: grad * self.item()", "GS420", "item", "write an operator, a helper made of operators, or a number that the schema passes"),
    ("cos", "self: grad * self.data", "GS420", "data", "write an operator, a helper made of operators, or a number that the schema passes"),
    ("cos", "self: grad * self.mT()", "GS420", "mT", "write 'self.mT'"),
    ("cos", "self: grad.expand(self.size)", "GS420", "self.size", "write 'self.size(…)'"),
    ("cos", "self: grad * self.ndim.cos()", "GS420", "cos", None),
    ("cos", "self: grad * self.shape.size", "GS420", "size", None),
    ("cos", "self: self.helper(grad)", "GS420", "helper", "write 'helper(self, …)'"),
    ("cos", "self: grad * self.stack()", "GS420", "stack", "write 'stack(self, …)'"),
    ("cos", "self: grad * self.dtype.cos()", "GS420", "cos", None),
    # Number and names of arguments.
    ("cos", "self: grad.cos(1)", "GS415", "cos", "it is called as cos()"),
    ("cos", "self: grad.sum(dim=0, keepdims=True)", "GS415", "keepdims", None),
    ("cos", "self: sum(dim=0, keepdims=True) * grad", "GS415", "keepdims", None),
    ("cos", "self: grad.mul()", "GS415", "mul", "it is called as mul(other)"),
    ("cos", "self: grad * self.numel(1)", "GS415", "numel", "write 'numel()'"),
    ("cos", "self: helper(grad)", "GS415", "helper", None),
    # Kinds of arguments.
    ("cos", "self: grad * max(1, 2)", "GS415", "max", None),
    ("cos", "self: grad * max(1)", "GS415", "1", None),
    ("cos", "self: grad.sum('dim')", "GS415", "'dim'", None),
    ("cos", "self: grad.expand(self)", "GS415", "self", None),
    ("cos", "self: grad.pow(self)", "GS415", "self", "write a number"),
    ("cos", "self: helper(self.shape, grad)", "GS415", "self.shape", "write a Tensor"),
    ("cos", "self: helper(grad, 'size')", "GS415", "'size'", "write a list of int"),
    ("cos", "self: helper(None, grad.shape)", "GS415", "None", None),
    ("cos", "self: stack(grad)", "GS415", "grad", None),
    ("cos", "self: where(True, 1, 0) * grad", "GS415", "True", None),
    # What is called, and what is not.
    ("cos", "self: self(result)", "GS420", "self", "write 'self * (…)' for a product"),
    ("cos", "self: grad(self)", "GS420", "grad", "write 'grad * (…)' for a product"),
    ("cos", "self: grad * helper", "GS420", "helper", "write 'helper(…)'"),
    ("cos", "self: grad * cos", "GS420", "cos", "write 'cos(…)'"),
    ("cos", "self: grad * len", "GS420", "len", "write 'len(…)'"),
    # Operands.
    ("cos", "self: grad * None", "GS420", "None", None),
    ("cos", "self: grad * 'a'", "GS420", "'a'", None),
    ("cos", "self: grad * self.dtype", "GS420", "self.dtype", None),
    ("cos", "self: grad * self.shape", "GS420", "self.shape", "write a tensor or a number"),
    ("cos", "self: grad * range(3)", "GS420", "range(3)", None),
    ("cos", "self: grad * self.ndim[0]", "GS420", "self.ndim", "leave the index out"),
    # What may be None.
    ("std_mean", "self: grads[0] + grads[1]", "GS420", "grads[0]", None),
    ("std_mean", "self: either(grads[0], grads[1].cos())", "GS420", "grads[1]", None),
    ("std_mean", "self: helper(grads[1], self.shape) * either(grads[0], None)", "GS415", "grads[1]", None),
    ("std_mean", "self: either(grads[0], grads[1]) * dim", "GS420", "dim", None),
    ("linear", "input: grad * bias", "GS420", "bias", None),
    ("linear", "input: grad * bias.cos()", "GS420", "bias", None),
    # The number and kind of gradients.
    ("mul.Tensor", "self, other: grad * other", "GS421", "grad * other", "write a tuple of 2 gradients, or a line for each"),
    ("mul.Tensor", "self, other: (grad, grad, grad)", "GS421", "(grad, grad, grad)", "give 2, in the order of the names"),
    ("mul.Tensor", "self, other: three(grad)", "GS421", "three(grad)", None),
    ("mul.Tensor", "self: grad, grad", "GS421", "grad, grad", None),
    ("mul.Tensor", "self: three(grad)", "GS421", "three(grad)", None),
    ("mul.Tensor", "self, other: (grad, 1)", "GS421", "(grad, 1)", None),
    ("cos", "self: 3", "GS421", "3", "write 'zeros_like(…)' for a gradient of zero"),
    ("cos", "self: grad.ndim", "GS421", "grad.ndim", None),
    ("cos", "self: grad.shape", "GS421", "grad.shape", None),
    ("cos", "self: range(3)", "GS421", "range(3)", None),
    ("cos", "self: '\"text\"'", "GS421", '"text"', None),
    ("cos", "self: helper", "GS421", "helper", None),
    ("stack", "tensors: grad", "GS421", "grad", None),
    ("std_mean", "self: grads", "GS421", "grads", None),
    # Gradients that depend on nothing.
    ("cos", "self: self.cos()", "GS422", "self.cos()", None),
    ("cos", "self: helper(self, self.shape)", "GS422", "helper(self, self.shape)", None),
    ("cos_backward", "grad: grad * self", "GS422", "grad * self", "'grad' is an argument here: the gradient that arrives is 'grads[0]'"),
    ("ordered", "self: values * dim", "GS422", "values * dim", None),
    # Gradients that are not linear in those that arrive.
    ("cos", "self: grad == self", "GS422", "grad == self", None),
    ("cos", "self: -(grad != 0)", "GS422", "grad != 0", None),
    ("cos", "self: where(grad > 0, grad, 0)", "GS422", "grad > 0", None),
    ("cos", "self: grad * grad", "GS422", "grad * grad", None),
    ("cos", "self: grads[0] * grads[0]", "GS422", "grads[0] * grads[0]", None),
    ("cos", "self: grad ** 2", "GS422", "grad ** 2", None),
    ("cos", "self: self / grad", "GS422", "grad", None),
    ("cos", "self: grad + self", "GS422", "self", None),
    ("cos", "self: grad * grad.T", "GS422", "grad * grad.T", None),
    ("cos_backward", "self: grads[0] * grads[0]", "GS422", "grads[0] * grads[0]", None),
    ("mul.Tensor", "self, other: (grad * other, self)", "GS422", "self", None),
    # Tests whose answer is known.
    ("cos", "self: grad if result is None else grad", "GS420", "result", "leave the test out"),
    ("cos", "self: grad * (self if self is not None else 1)", "GS420", "self", "leave the test out"),
    # What is written to.
    ("cos", "self: self.add_(1)", "GS423", "add_", "write 'add'"),
    ("cos", "self: grad.add_(self)", "GS423", "add_", "write 'add'"),
    ("cos", "self: relu_(grad)", "GS423", "relu_", "write 'relu'"),
    # Forward formulas.
    ("cos", "result: self_t * self_t", "GS416", "self_t * self_t", None),
    ("cos", "result: self_t + 1", "GS416", "1", None),
    ("cos", "result: self_t + self_p", "GS416", "self_p", None),
    ("cos", "result: self_p / self_t", "GS416", "self_t", None),
    ("cos", "result: self_t ** 2", "GS416", "self_t ** 2", None),
    ("cos", "result: 1 - self_t", "GS416", "1", None),
    ("cos", "result: self_p.cos()", "GS416", "self_p.cos()", "it multiplies by 'self_t'"),
    ("cos", "result: self_t.coss()", "GS420", "coss", "did you mean 'cos'?"),
    ("mul.Tensor", "result: self_t * other_t", "GS416", "self_t * other_t", None),
    ("mul.Tensor", "result: self_t * other_p + other_t * self_t", "GS416", "other_t * self_t", None),
    ("where.self", "result: where(condition_t, self_t, other_t)", "GS416", "condition_t", "write 'condition'"),
    ("std_mean", "result0, result1: self_t", "GS421", "self_t", None),
    ("std_mean", "result0: self_t, self_t", "GS421", "self_t, self_t", None),
]  # fmt: skip


@pytest.mark.parametrize("operator, line, code, where, hint", MISTAKES)
def test_mistakes(
    operator: str, line: str, code: str, where: str, hint: str | None, library: Library
) -> None:
    said = _said(line, operator, library)
    assert [(found[0], found[1]) for found in said] == [(code, where)], said
    assert said[0][3] is not None or hint is None, said
    if hint is not None:
        assert said[0][3] == hint, said


SEVERAL = [
    ("self: grad * self.coss() + self.shap", ["coss", "shap"]),
    ("self: result.shap * unknwon(self) * self.coss()", ["shap", "coss", "unknwon"]),
    ("self: grad * max(self, 1, 2) * result.shap", ["max", "shap"]),
    ("result: self_t * self_p.coss() * self_p.shap", ["coss", "shap"]),
    ("result: self_t * unknwon(self_p) * self_p.shap", ["unknwon", "shap"]),
]


@pytest.mark.parametrize("line, places", SEVERAL)
def test_all_mistakes_of_a_formula_in_one_pass(
    line: str, places: list[str], library: Library
) -> None:
    assert sorted(found[1] for found in _said(line, "cos", library)) == sorted(places)


RIGHT = [
    ("cos", "self: where(grad == 0, grad, grad / self)"),
    ("cos", "self: grad * self ** 2 - (grad * result).sum() * result"),
    ("cos", "self: (grad if self.ndim else -grad)[0].expand(self.shape)"),
    ("cos_backward", "self: grads[0] * grad * grad"),
    ("mul.Tensor", "self, other: (grad * other, helper(self, self.shape))"),
    ("mul.Tensor", "self, other: (grad * other, None)"),
    ("mul.Tensor", "self, other: '[g * other for g in (grad, grad)]'"),
    ("cos", "self: grad * -self.cos().conj()"),
    ("cos", "self: grad.mul(2) * max(self) ** 2 / self.numel()"),
    ("cos", "self: grad.permute(0, 1).permute([1, 0]).expand(-1, 3).expand(self.shape)"),
    ("cos", "self: where(self > 0, grad, 0) + 0 * unknown(grad, helper)"),
    ("cos", "self: helper(grad, self.shape[1:] + [1] * self.ndim, 2)"),
    ("cos", "self: grad if self.is_complex() else grad.real"),
    ("cos", "self: grad * (2 if self.dtype.is_complex and len(self.shape) > 1 else 0.5)"),
    ("cos", "self: grad.sum(0) * grad.sum([0], keepdim=True) * sum(grad)"),
    ("cos", "self: '[grad, self][0] * range(3)[self.ndim]'"),
    ("cos", "self: None if self.ndim else grad"),
    ("cos", "self: stack([grad * x for x in range(3)], dim=0).mT"),
    ("pow.Tensor_Scalar", "self: grad * (exponent - 1) * exponent.conj()"),
    ("mul.Tensor", "self, other: (grad * other, grad * self)"),
    ("mul.Tensor", "self, other: unknown(grad, 1)"),
    ("mul.Tensor", "self, other: (grad * other if needs_input_grad[0] else None, None)"),
    ("cos_backward", "grad: grads[0] * self"),
    ("cos_backward", "self: grads[0] * grad"),
    ("stack", "tensors: '[grad] * len(tensors)'"),
    ("split", "self: unknown(grads, n)"),
    ("linear", "input: grad if bias is None else grad * bias"),
    ("linear", "bias: grad * bias"),
    ("linear", "input, weight, bias: three(grad)"),
    ("std_mean", "self: either(grads[0], grads[1])"),
    ("std_mean", "self: 'None if grads[0] is None else grads[0].cos() * either(grads[1], None)'"),
    ("std_mean", "self: grads[1].cos()"),
    ("std_mean", "self: grad * (1 if dim is None else dim)"),
    ("ordered", "self: grad_values * values + unknown(grad_values, indices)"),
    ("cos", "result: -self_t * self_p.cos() / 2"),
    ("cos", "result: helper(self_t, self_p.shape) + 0"),
    ("mul.Tensor", "result: self_t * other_p + self_p * other_t"),
    ("where.self", "result: where(condition, self_t, other_t)"),
    ("std_mean", "result0, result1: (self_t, self_t * 2)"),
    ("linear", "result: unknown(input_t, bias_t) + either(bias_t, weight_t)"),
]  # fmt: skip


@pytest.mark.parametrize("operator, line", RIGHT)
def test_formulas_that_are_right(operator: str, line: str, library: Library) -> None:
    assert _said(line, operator, library) == []


def test_what_is_checked_once_is_said_again(library: Library) -> None:
    # What passed is kept between runs; what did not, is not.
    for _ in range(2):
        assert _said("self: grad * self.coss()", "cos", library)
        assert not _said("self: grad * self.cos()", "cos", library)
    narrower = Library(
        library.helpers, library.functions, library.overloads, lambda name: (), tuple
    )
    assert _said("self: grad * self.cos()", "cos", narrower)


def test_kinds() -> None:
    assert kind_of_type(Type.parse("Tensor?")) == Kind("Tensor", may_be_none=True)
    assert kind_of_type(Type.parse("int[2]")) == SIZE
    assert kind_of_type(Type.parse("Generator")) == ANY
    assert kind_of_annotation("Tensor | None") == Kind("Tensor", may_be_none=True)
    assert kind_of_annotation("Sequence[Tensor]") == list_of(TENSOR)
    assert kind_of_annotation("tuple[int, ...]") == SIZE
    assert kind_of_annotation("tuple[Tensor, int]") == tuple_of((TENSOR, INT))
    assert kind_of_annotation("Any") == kind_of_annotation("") == kind_of_annotation("Dims") == ANY
    assert joined(NONE, TENSOR) == joined(TENSOR, NONE) == Kind("Tensor", may_be_none=True)
    assert joined(TENSOR, INT) == ANY
    assert fits(INT, SIZE) and fits(tuple_of((INT, INT)), SIZE) and not fits(TENSOR, SIZE)
    assert not fits(NONE, TENSOR) and fits(NONE, Kind("Tensor", may_be_none=True))


def test_members_that_formulas_know_are_those_of_tensors() -> None:
    import gradsmith as gs

    for name in (*ATTRIBUTES, *PROPERTIES):
        assert isinstance(getattr(gs.Tensor, name), property), name
    for name in METHODS:
        assert callable(getattr(gs.Tensor, name)), name
    properties = {name for name in dir(gs.Tensor) if isinstance(getattr(gs.Tensor, name), property)}
    operators = {
        str(f.name.name)
        for f in expand_autogen(_our_functions(), Diagnostics())
        if Variant.method in f.variants
    }
    # What is an operator and a property is called without parentheses.
    assert properties & operators <= {*ATTRIBUTES, *PROPERTIES}


def _our_functions() -> tuple:  # type: ignore[type-arg]
    from gradsmith.codegen.model.native_functions import load_tags

    root, diagnostics = Path(__file__).parents[2], Diagnostics()
    if not (root / "native_functions.yaml").exists():
        pytest.skip("runs in a checkout of the project")
    tags = load_tags(load(root / "tags.yaml", "tags.yaml", diagnostics), diagnostics)
    native = load(root / "native_functions.yaml", "native_functions.yaml", diagnostics)
    return load_native_functions(native, tags, diagnostics)
