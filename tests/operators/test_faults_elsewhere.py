"""Faults that other libraries of derivatives have had, planted here: the generated checks find each of them."""

from __future__ import annotations

import ast
import dis
import inspect
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import gradsmith as gs
from gradsmith.autograd import layers
from gradsmith.codegen.derivatives import formula as formula_module
from gradsmith.codegen.derivatives.entries import load_derivatives
from gradsmith.codegen.derivatives.formula import Formula
from gradsmith.codegen.derivatives.reads import Read, ReadsAndCalls
from gradsmith.codegen.diagnostics import Diagnostics, Location
from gradsmith.codegen.mutation.mutants import planted, source_of
from gradsmith.codegen.pipeline import Model
from gradsmith.codegen.yaml.loader import load
from gradsmith.dispatch.kernel import Kernel, KernelKind
from gradsmith.dispatch.registry import REGISTRY, VARIANTS, forget_resolved
from gradsmith.operators.reduction import formulas as reduction
from gradsmith.testing import CheckFailure, problems, run_check
from gradsmith.testing.mutation import in_place


@contextmanager
def formula(model: Model, operator: str, argument: str, text: str) -> Iterator[None]:
    """The operator with another formula for a while."""
    source: Any = source_of(planted(model, operator, argument, text), model)
    with in_place(source["modules"], source["functions"], source["touched"]):
        yield


def failing(operator: str) -> set[str]:
    return {failure.check for failure in problems(operator)}


def test_a_view_operator_declared_without_its_alias() -> None:
    with gs.library._scoped_library("planted_view", "DEF") as library:
        library.define("corner(Tensor self) -> Tensor")
        library.impl("corner", lambda self: self[..., :1], "CompositeExplicitAutograd")
        with pytest.raises(CheckFailure, match="shares memory with 'self', which the schema does"):
            run_check("schema", "planted_view::corner", dtype=gs.float64)


def test_an_in_place_operator_that_forgets_the_version(monkeypatch: pytest.MonkeyPatch) -> None:
    add = REGISTRY["aten::add.Tensor"]
    monkeypatch.setattr(layers, "counting_changes", lambda change, *rest: change)
    forget_resolved(add)
    try:
        assert any(variant.name() == "aten::add_.Tensor" for variant in VARIANTS[add.name()])
        with pytest.raises(CheckFailure, match="does not raise the version of 'self'"):
            run_check("variants", "aten::add.Tensor")
    finally:
        monkeypatch.undo()
        forget_resolved(add)


# -- what a formula saves --------------------------------------------------------------------------

_LOADS = ("LOAD_NAME", "LOAD_GLOBAL", "LOAD_FAST", "LOAD_DEREF", "LOAD_CLOSURE")


def superfluous(formula: Formula) -> set[str]:
    """Names that a formula is taken to read, though Python loads no variable of that name to compute it."""
    codes = [compile(formula.text, "", "eval")]
    loaded = set()
    for code in codes:  # grows while it is read
        found = dis.get_instructions(code)
        loaded |= {i.argval for i in found if i.opname.startswith(_LOADS)}
        codes += [c for c in code.co_consts if inspect.iscode(c)]
    return {read.name for read in formula.reads} - loaded


def test_no_formula_saves_what_it_does_not_read(model: Model) -> None:
    lines = [
        line for info in model.derivatives.values() for line in (*info.gradients, *info.forward)
    ]
    formulas = [line.formula for line in lines if isinstance(line.formula, Formula)]
    assert len(formulas) > 500
    assert [formula.text for formula in formulas if superfluous(formula)] == []


@pytest.mark.parametrize(
    "text", ["grad.self(other)", "scaled(grad, 'of self', other)", "scaled(grad, self=other)"]
)
def test_a_name_that_is_also_a_method_a_string_or_a_keyword(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def parsed(text: str) -> Formula:
        found = Formula.parse(text, lambda *span: Location("f", 1, 1), Diagnostics())
        assert found is not None
        return found

    assert superfluous(parsed(text)) == set()

    class Searching(ReadsAndCalls):
        """Finds names as a search of the text does."""

        def visit(self, node: ast.AST, bound: frozenset[str]) -> None:
            self.reads = [Read(m[0], None, m.start()) for m in re.finditer(r"\bself\b", self.text)]

    monkeypatch.setattr(formula_module, "ReadsAndCalls", Searching)
    assert superfluous(parsed(f"({text})")) == {"self"}  # another text: the first is remembered


# -- formulas ---------------------------------------------------------------------------------------


def test_the_operators_used_here_are_sound() -> None:
    for name in (
        "aten::sin",
        "aten::mul.Tensor",
        "aten::sum.dim_IntList",
        "aten::amax",
        "aten::pow.Tensor_Scalar",
    ):
        assert failing(name) == set()


def test_a_gradient_right_in_first_and_wrong_in_second_order(model: Model) -> None:
    with formula(model, "sin", "self", "grad * self.cos().conj().detach()"):
        found = failing("aten::sin")
    assert "second_order" in found
    assert "first_order" not in found


def test_a_complex_formula_without_conj(model: Model) -> None:
    with formula(model, "mul.Tensor", "self", "grad * other"):
        run_check("first_order", "aten::mul.Tensor", dtype=gs.float64)
        with pytest.raises(CheckFailure, match="by differences"):
            run_check("first_order", "aten::mul.Tensor", dtype=gs.complex128)


def test_a_reduction_whose_gradient_ignores_keepdim(model: Model) -> None:
    for ignored in ("True", "False"):
        text = f"share_among_equal(grad, self, result, dim, {ignored})"
        with formula(model, "amax", "self", text), pytest.raises(CheckFailure):
            run_check("first_order", "aten::amax")


@pytest.mark.parametrize("operator", ["aten::mean.dim", "aten::logsumexp", "aten::sum.dim_IntList"])
def test_a_reduction_whose_gradient_takes_negative_dims_as_they_come(operator: str) -> None:
    right = inspect.getsource(reduction.restore_reduced_dims)
    wrong = right.replace(
        "sorted(normalize_dims(dim, ndim))", "sorted(dim if type(dim) is tuple else (dim,))"
    )
    assert wrong != right
    module, over_arrays = reduction.__name__, "gradsmith.operators.reduction.formulas_arrays"
    both = [(module, "restore_reduced_dims", wrong)]
    from gradsmith.operators.reduction import formulas_arrays as arrays

    source = inspect.getsource(arrays.restore_reduced_dims)
    changed = source.replace(
        "sorted(normalize_dims(dim, ndim))", "sorted(dim if type(dim) is tuple else (dim,))"
    )
    assert changed != source
    both.append((over_arrays, "restore_reduced_dims", changed))
    with in_place({}, both), pytest.raises(CheckFailure):
        run_check("first_order", operator)


def test_a_wrong_promotion_of_an_integer_scalar() -> None:
    """int64 ** 3 is int64, whatever a kernel makes of its Python number."""
    power = REGISTRY["aten::pow.Tensor_Scalar"]
    before = power.kernels
    wrong = Kernel(
        lambda self, exponent: self ** np.asarray(float(exponent)),
        KernelKind.array,
        "a planted fault",
    )
    try:
        power.kernels = {**before, "CPU": wrong}
        forget_resolved(power)
        with pytest.raises(CheckFailure, match="dtype"):
            run_check("meta", "aten::pow.Tensor_Scalar", dtype=gs.int64)
    finally:
        power.kernels = before
        forget_resolved(power)


def test_a_duplicated_entry(model: Model, repository: Path) -> None:
    text = (repository / "derivatives.yaml").read_text(encoding="utf-8")
    entry = "- name: mul.Tensor(Tensor self, Tensor other) -> Tensor\n  self: grad\n  other: grad\n"
    diagnostics = Diagnostics()
    node = load(f"{text}\n{entry}", "derivatives.yaml", diagnostics)
    load_derivatives(node, model.functions, diagnostics, model.library)
    (item,) = [i for i in diagnostics.items if i.code == "GS407"]
    assert "the derivatives of 'mul.Tensor' are given twice" in item.message
    assert item.related[0].location.line < item.location.line  # type: ignore[union-attr]
