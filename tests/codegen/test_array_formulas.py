"""Formulas over tensors become expressions over arrays, or are left alone."""

import pytest

from gradsmith.codegen.derivatives.array_formulas import (
    ArrayLibrary,
    Kind,
    Untranslatable,
    translate,
)
from gradsmith.codegen.diagnostics import Diagnostics
from gradsmith.codegen.model.native_functions import load_native_functions
from gradsmith.codegen.model.operators import Operator
from gradsmith.codegen.yaml.loader import load

YAML = """
- func: exp(Tensor self) -> Tensor
  pointwise: np.exp
- func: add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
  pointwise: np.add
  dispatch:
    CPU: add
- func: sigmoid(Tensor self) -> Tensor
  pointwise: sigmoid
- func: xlogy(Tensor self, Tensor other) -> Tensor
  pointwise: xlogy
  numbers_as_tensors: True
- func: where(Tensor condition, Tensor self, Tensor other) -> Tensor
  numbers_as_tensors: True
  dispatch:
    CPU: where
- func: sum.dim(Tensor self, int[1]? dim, bool keepdim=False) -> Tensor
  dispatch:
    CPU: sum_dim
- func: flatten(Tensor self) -> Tensor
- func: split(Tensor self) -> Tensor[]
  dispatch:
    CPU: split
- func: random(Tensor self, *, Generator? generator=None) -> Tensor
  dispatch:
    CPU: random
"""


@pytest.fixture(scope="module")
def library() -> ArrayLibrary:
    diagnostics = Diagnostics()
    functions = load_native_functions(load(YAML, "f.yaml", diagnostics), {}, diagnostics)
    operators = [
        Operator(
            f,
            "aten",
            {key: f"kernels:{name}" for key, name in f.dispatch.items() if key == "CPU"},
            str(f.pointwise) if f.pointwise else "",
        )
        for f in functions
    ]
    return ArrayLibrary.of(operators, {"scaled": "gradsmith.helpers:scaled"})


KINDS = {
    "grad": Kind.scalar,
    "self": Kind.array,
    "result": Kind.array,
    "number": Kind.either,
    "index": Kind.other,
    "weight": Kind.optional,
    "dim": Kind.plain,
    "self_shape": Kind.plain,
    "grads": Kind.several,
}


@pytest.mark.parametrize(
    ("formula", "expected"),
    [
        ("grad * self.conj()", "grad * self"),
        ("-grad / (number + 1)", "-grad / (number + 1)"),
        ("grad * self.exp()", "grad * exp(self)"),
        ("grad.exp()", "exp(grad)"),
        ("exp(self) * (self > 0)", "exp(self) * (self > 0)"),
        ("self.add(grad)", "add(self, grad)"),
        ("self.add(result, alpha=2)", "add(self, result, 2)"),
        ("self.add(grad, alpha=2)", "add(self, asarray(grad), 2)"),
        ("where(index, grad, 0)", "where(index, asarray(grad), 0)"),
        ("self.sum(0)", "sum_dim(self, (0,), False)"),
        ("self.sum(dim, keepdim=True)", "sum_dim(self, dim, True)"),
        ("self.sum(None)", "sum_dim(self, None, False)"),
        ("grad / self_shape.numel()", "grad / numel(self_shape)"),
        ("grad.numel() * self", "grad.size * self"),
        ("self.size(0) * grad", "self.shape[0] * grad"),
        ("scaled(self + 1, dim)", "scaled(asarray(self + 1), dim)"),
        ("self if dim else grad", "self if dim else grad"),
        ("split(self)[0]", "split(self)[0]"),
        ("scaled(grads[1], 2)", "scaled(grads[1], 2)"),
        ("scaled(self.conj().mT, 2)", "scaled(self.mT, 2)"),
        ("scaled(grad.mT, 2)", "scaled(asarray(grad).mT, 2)"),
        ("scaled(grad, grad.device)", "scaled(asarray(grad), None)"),
        ("grad * dim.conj()", "grad * dim"),
        ("self.sum(-1)", "sum_dim(self, (-1,), False)"),
        ("grad / len(self_shape)", "grad / len(self_shape)"),
        ("self.sum([-x for x in dim])", "sum_dim(self, [-x for x in dim], False)"),
        ("xlogy(self, number)", "xlogy(self, asarray(number, grad.dtype))"),
        ("xlogy(-(number + 1), grad)", "xlogy(asarray(-(number + 1), grad.dtype), asarray(grad))"),
        ("xlogy(self, number + self)", "xlogy(self, asarray(number + self))"),
    ],
)
def test_translations(formula: str, expected: str, library: ArrayLibrary) -> None:
    assert translate(formula, KINDS, library, KINDS, {}).source == expected


@pytest.mark.parametrize(
    "formula",
    [
        "grad.flatten()",  # composite: its kernel calls operators
        "grad.random()",  # needs a generator
        "grad * index",  # of what dtype?
        "index.exp()",
        "grad * weight",  # may be None
        "where(index, grad, number)",  # a number would become float64 on the way
        "unknown(grad)",
        "grad.sum(*dim)",
        "[x for x in grads]",
        "scaled(grad, [x * self for x in dim])",
        "scaled(grad, [x for x in dim if x])",
        "index.mT",
        "index.device",
        "len(grads)",
        "(lambda: grad)()",
        "grad and self",
        "grad.add()",
    ],
)
def test_what_needs_tensors(formula: str, library: ArrayLibrary) -> None:
    with pytest.raises(Untranslatable):
        translate(formula, KINDS, library, KINDS, {})


def test_of_two_that_may_be_numbers_one_is_an_array(library: ArrayLibrary) -> None:
    two = {"grad": Kind.scalar, "self": Kind.either, "other": Kind.either}
    found = translate("xlogy(self * other, self * self)", two, library, two, {})
    assert found.source == "xlogy(asarray(self * other), asarray(self * self, grad.dtype))"
    three = {**two, "third": Kind.either}
    found = translate("xlogy(grad, self * other)", three, library, three, {})
    assert found.source == "xlogy(asarray(grad), asarray(self * other, grad.dtype))"


def test_a_number_of_no_known_dtype_needs_tensors(library: ArrayLibrary) -> None:
    kinds = {"grads": Kind.several, "number": Kind.either}
    with pytest.raises(Untranslatable):
        translate("xlogy(number, number)", kinds, library, kinds, {})


def test_functions_make_way_for_local_variables(library: ArrayLibrary) -> None:
    kinds = {"exp": Kind.array}
    found = translate("exp.exp()", kinds, library, kinds, {})
    assert found.source == "exp_(exp)"
    assert dict(found.functions) == {"exp_": "np.exp"}


def test_functions_keep_the_names_that_their_module_gave_them(library: ArrayLibrary) -> None:
    known = {"exp": "elsewhere:exp"}
    found = translate("exp(self)", KINDS, library, KINDS, known)
    assert found.source == "exp_(self)"


@pytest.mark.parametrize(
    ("formula", "steps"),
    [
        ("grad", 0),
        ("-grad * self.exp()", 3),
        ("grad * (self > 0) * dim", 3),
        ("self + number if dim else grad", 1),
        ("self_shape.numel() * grad", 1),
        ("grad.numel() * self", 0),  # of a piece, that is another number
        ("self.size(0) * grad", 0),
        ("self.ndim * grad", 0),
        ("grad @ self", 0),
        ("self.sum(0) + grad", 0),
        ("scaled(self + 1, dim) * grad", 0),
        ("scaled(grads[1], 2) * grad", 0),
        ("where(index, grad, 0) * grad", 0),
    ],
)
def test_passes_of_what_is_elementwise(formula: str, steps: int, library: ArrayLibrary) -> None:
    assert translate(formula, KINDS, library, KINDS, {}).steps == steps


@pytest.mark.parametrize(
    ("formula", "single", "only_ufuncs"),
    [
        ("-grad", ("np.negative", ("grad",)), True),
        ("grad / number", ("np.divide", ("grad", "number")), True),
        ("self_shape.numel() * grad", ("np.multiply", ("numel(self_shape)", "grad")), True),
        ("grad**2", None, True),  # not np.power: NumPy squares
        ("grad * self.exp()", None, True),
        ("grad * self.sigmoid()", None, False),
        ("self + number if dim else grad", None, True),
    ],
)
def test_what_threads_may_share(
    formula: str,
    single: tuple[str, tuple[str, ...]] | None,
    only_ufuncs: bool,
    library: ArrayLibrary,
) -> None:
    found = translate(formula, KINDS, library, KINDS, {})
    assert (found.single, found.only_ufuncs) == (single, only_ufuncs)


@pytest.mark.parametrize(
    ("formula", "in_place"),
    [
        ("grad", ""),
        ("-grad", "negative(grad, out=into)"),
        (
            "grad / (1 + self * self)",
            "divide(grad, add(1, square(self, out=into), out=into), out=into)",
        ),
        ("-1 * grad", "multiply(-1, grad, out=into)"),
        # Memory for one operand: others are computed elsewhere.
        (
            "(grad - self) * (2 * self.exp())",
            "multiply(subtract(grad, self, out=into), 2 * exp(self), out=into)",
        ),
        ("self.sigmoid() * grad", "multiply(sigmoid(self), grad, out=into)"),
        ("grad**2 * self", "multiply(grad ** 2, self, out=into)"),
        ("self + number if dim else grad", "self + number if dim else grad"),
    ],
)
def test_steps_write_over_one_another(formula: str, in_place: str, library: ArrayLibrary) -> None:
    found = translate(formula, KINDS, library, KINDS, {})
    assert found.in_place == in_place
    assert set(found.functions) <= set(found.in_place_functions)


def test_a_kernel_takes_what_was_written_as_it_is(library: ArrayLibrary) -> None:
    found = translate("(2 * self).exp() * grad", KINDS, library, KINDS, {})
    assert found.in_place == "multiply(exp(multiply(2, self, out=into), out=into), grad, out=into)"
    assert found.in_place_functions["multiply"] == "np.multiply"
    assert "multiply" not in found.functions
