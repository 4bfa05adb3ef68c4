"""Every operator is of one of four kinds, and a fifth is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from gradsmith.codegen.derivatives.kinds import Kind, kind_of
from gradsmith.codegen.diagnostics import Diagnostics
from gradsmith.codegen.pipeline import Model, generate
from gradsmith.codegen.project.settings import load_project

SCHEMA = "- name: halves(Tensor self) -> (Tensor low, Tensor high)"


def said(tiny: Path, derivatives: str) -> Diagnostics:
    (tiny / "derivatives.yaml").write_text(derivatives)
    diagnostics = Diagnostics()
    project = load_project(tiny, diagnostics)
    assert project is not None
    generate(project, diagnostics)
    return diagnostics


def test_an_operator_of_which_nothing_is_said_is_refused_at_its_line(tiny: Path) -> None:
    text = said(tiny, "[]\n").render()
    assert text.count("error[GS419]") == 2
    assert "native_functions.yaml:1:9" in text
    assert "nothing is said of the derivative of 'scaled'" in text
    assert "'self: non_differentiable' or 'self: not_implemented(\"why\")'" in text


@pytest.mark.parametrize(
    "line",
    [
        "self: grads[0] if grads[1] is None else grads[1]",
        "self: non_differentiable",
        'self: not_implemented("why")',
    ],
)
def test_the_kinds_are_accepted(tiny: Path, line: str) -> None:
    scaled = "- name: scaled(Tensor self, Scalar factor=2) -> Tensor\n  self: grad * factor\n"
    text = said(tiny, f"{scaled}{SCHEMA}\n  {line}\n")
    assert not text.has_errors, text.render()


def said_of_two_tensors(tiny: Path, lines: list[str]) -> Diagnostics:
    """What is said of an operator of two tensors whose derivatives are in `lines`."""
    schema = "joined(Tensor self, Tensor other, Scalar c=1) -> Tensor"
    (tiny / "kernels" / "joined.py").write_text("def joined(self, other, c): ...\n")
    (tiny / "formulas" / "joined.py").write_text("def multiplied(grad, self, other): ...\n")
    (tiny / "native_functions.yaml").write_text(
        f"- func: {schema}\n  autogen: joined_, joined.out\n  pointwise: joined\n  category: x\n  doc: y\n"
    )
    text = "".join(f"  {line}\n" for line in lines)
    return said(tiny, f"- name: {schema}\n{text}")


@pytest.mark.parametrize(
    ("lines", "refused"),
    [
        (["self: grad * other", "other: grad * self"], []),
        (["self, other: multiplied(grad, self, other)"], []),
        (["self: grad * other", "other: non_differentiable"], []),
        (["self: grad * other", 'other: not_implemented("why")'], []),
        (["output_differentiability: [False]"], []),
        (["self: non_differentiable"], ["other"]),
        (["self: non_differentiable", "other: non_differentiable"], []),
        (["self: grad", "other: must_not_require_grad"], []),
        (["output_differentiability: [True]"], ["other", "self"]),
        (["self: grad * other"], ["other"]),
        (['other: not_implemented("why")'], ["self"]),
    ],
)
def test_a_tensor_argument_of_which_nothing_is_said_is_refused(
    tiny: Path, lines: list[str], refused: list[str]
) -> None:
    found = said_of_two_tensors(tiny, lines)
    assert [(d.code, str(d.location), d.message) for d in found.items] == [
        (
            "GS424",
            "derivatives.yaml:1:9",
            f"nothing is said of the gradient of '{name}' of 'joined'",
        )
        for name in refused
    ]


@pytest.mark.parametrize(
    ("lines", "codes"),
    [
        (["self: grad * 0"], ["GS424", "GS427"]),
        (["self: grad * othr", "result: auto_lin"], ["GS403", "GS403", "GS424"]),
        (["self: grad * 0", "other: grad * othr"], ["GS403", "GS427"]),
        (["sel: grad * other"], ["GS408"]),  # whose line that is nobody knows
        (["self, othr: grad * 2"], ["GS408"]),
    ],
)
def test_it_is_refused_beside_other_mistakes(
    tiny: Path, lines: list[str], codes: list[str]
) -> None:
    found = said_of_two_tensors(tiny, lines)
    assert sorted(d.code for d in found.items) == codes, found.render()


def test_the_shipped_operators_comply(model: Model) -> None:
    kinds = {kind_of(f, model.derivatives.get(f)) for f in model.functions if f.origin is None}
    assert kinds == set(Kind)


def test_in_place_variants_of_what_has_no_gradient_leave_zeros(output: dict[str, str]) -> None:
    """What stands in the tensor after a comparison in place does not depend on what stood there."""
    entries = json.loads(output["generated/schema.json"])["operators"]
    without = [
        e
        for e in entries
        if e["kind"] == "inplace"
        and e.get("promotion") == "always_bool"
        and e.get("dtypes", ["floating"]) != ["bool", "integral"]
    ]
    assert len(without) >= 10
    for entry in without:
        (line,) = entry["derivative"]["gradients"]
        assert line["formula"] == "grad.new_zeros(grad.shape)", entry["name"]


@pytest.mark.parametrize(
    ("field", "message"),
    [
        ("samples: (2, 3), fctor=2", "a sample gives 'fctor', which is not an argument"),
        ("samples: (2, 3), 1, 2", "a sample gives 3 positional arguments, not 2"),
        ("samples: (2, 3), 'x'", "'factor' is of type Scalar, and the sample gives 'x'"),
        ("samples: factor=2", "a sample leaves 'self' out, which has no default"),
        ("samples: betwen(0, 1)", "'betwen' is not a function that creates tensors"),
        ("samples: between(0)", "'between' takes 2 to 3 positional arguments"),
        ("samples: (2, 3", "these are not the arguments of a call"),
        ("samples: open.read(1)", "'open.read' is not a function that creates tensors"),
        ("samples: []", "a list of samples is empty"),
        ("gauge_invariant: out.abs(", "this is not a Python expression"),
        ("gauge_invariant: result.abs()", "'result' is not a result of scaled"),
        ("exempt: {schma: why}", "there is no check 'schma'"),
        ("exempt: {schema: 3}", "'schema' is given no reason"),
        ("tolerance: {float32: 1e-3}", "'float32' is given no reason"),
        ("tolerance: {float32: 'rtol 1, atol x: why'}", "a tolerance is two numbers and a reason"),
        ("tolerance: {int8: 'rtol 1, atol 1: why'}", "'int8' has no tolerance"),
    ],
)
def test_wrong_hints_are_found(tiny: Path, field: str, message: str) -> None:
    path = tiny / "native_functions.yaml"
    path.write_text(path.read_text().replace("  autogen: scaled_\n", f"  {field}\n"))
    text = said(tiny, (tiny / "derivatives.yaml").read_text()).render()
    assert message in text


def test_hints_are_in_the_schema(tiny: Path, generated: Callable[[Path], dict[str, str]]) -> None:
    path = tiny / "native_functions.yaml"
    hints = "samples: (2, 3), factor=3\n  exempt: {meta: no such kernel}\n  refuses: complex\n"
    hints += "  tolerance: {float32: 'rtol 1e-3, atol 1e-5: a long sum'}\n"
    path.write_text(path.read_text().replace("  autogen: scaled_\n", f"  {hints}"))
    entry = json.loads(generated(tiny)["generated/schema.json"])["operators"][0]
    assert entry["samples"] == ["(2, 3), factor=3"]
    assert entry["exempt"] == {"meta": "no such kernel"}
    assert entry["refuses"] == ["complex"]
    tolerance = {"rtol": 0.001, "atol": 1e-5, "reason": "a long sum"}
    assert entry["tolerance"] == {"float32": tolerance}


def test_the_matrix_has_a_row_for_each_operator(
    tiny: Path, generated: Callable[[Path], dict[str, str]]
) -> None:
    page = generated(tiny)["docs/operators/matrix.md"]
    assert "| `scaled` | formula | yes | yes | yes | yes | yes | yes | loop | yes | no |" in page
    assert (
        "| `halves` | not_implemented | yes | no | no | no | yes | yes | loop | no | no |" in page
    )
    assert "`formula` (1)" in page and "`scaled_`" not in page


def test_the_matrix_tells_arguments_apart(
    tiny: Path, generated: Callable[[Path], dict[str, str]]
) -> None:
    schema = "joined(Tensor self, Tensor other, Tensor index, Scalar c=1) -> Tensor"
    (tiny / "kernels" / "joined.py").write_text("def joined(self, other, index, c): ...\n")
    (tiny / "native_functions.yaml").write_text(
        f"- func: {schema}\n  pointwise: joined\n  category: x\n  doc: y\n"
    )
    (tiny / "derivatives.yaml").write_text(
        f"- name: {schema}\n  self: grad\n  other: not_implemented('why')\n  index: non_differentiable\n"
    )
    page = generated(tiny)["docs/operators/matrix.md"]
    assert "| `joined` | formula | yes | yes: `self`; no: `other`; –: `index` |" in page
