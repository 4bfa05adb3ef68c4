"""How operators are batched is said in YAML, or inferred; what cannot be is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from gradsmith.codegen.diagnostics import Diagnostics
from gradsmith.codegen.pipeline import build_model
from gradsmith.codegen.project.settings import load_project

RULES = """\
def rows(info, in_dims, self, count):
    return self, 0


def of_operator(operator, info, in_dims, self, /, *rest):
    return self, 0


def one_rule(info, in_dims, self):
    return self, 0
"""
KERNEL = "dispatch: {CPU: scaled}\n  shape: same"


def _model(root: Path, functions: str) -> tuple[dict[str, str], list[tuple[str, str, str | None]]]:
    """The rules by operator, and the findings."""
    (root / "native_functions.yaml").write_text(functions)
    (root / "derivatives.yaml").write_text("[]\n")
    (root / "kernels" / "batching.py").write_text(RULES)
    diagnostics = Diagnostics()
    project = load_project(root, diagnostics)
    assert project is not None
    model = build_model(project, diagnostics)
    rules = {o.name: str(o.batch) for o in model.operators if o.batch is not None}
    found = [(d.code, d.message, d.hint) for d in diagnostics.items if d.code != "GS419"]
    return rules, found


@pytest.mark.parametrize(
    ("schema", "fields", "rule"),
    [
        ("f(Tensor self) -> Tensor", "pointwise: np.sin", "pointwise"),
        ("f(Tensor self, Tensor other) -> Tensor", "dispatch: {CPU: two}\n  promotion: default", "pointwise"),
        ("f(Tensor self, int dim) -> Tensor", KERNEL, "dims"),
        ("f(Tensor self, int[] dims) -> Tensor[]", KERNEL, "dims"),
        ("f(Tensor self, int number) -> Tensor", KERNEL + "\n  batch: leading", "leading"),
        ("f(Tensor self, int number) -> Tensor", KERNEL + '\n  batch: "loop: it is slow"', "loop: it is slow"),
        ("f(Tensor self, int count) -> Tensor", KERNEL + "\n  batch: rows", "rows"),
        ("f(Tensor self, int number) -> Tensor", KERNEL + "\n  batch: of_operator", "of_operator"),
        ("f(Tensor self) -> Tensor", "dispatch: {CPU: one}\n  shape: same", "one_rule"),
        ("f(Tensor self) -> Tensor", "dispatch: {CPU: one}\n  shape: same\n  batch: leading", "leading"),
        ("f(int number, int other) -> Tensor", "dispatch: {CPU: one}\n  shape: same", "constant"),
        ("f(Tensor self, int number) -> int", "dispatch: {CPU: scaled}", "refused"),
        ("f(int number, int other) -> Tensor", KERNEL, "constant"),
        ("f(Tensor self) -> Tensor", "dispatch: {CompositeImplicitAutograd: one}", "composition"),
    ],
)  # fmt: skip
def test_what_is_said_and_inferred(tiny: Path, schema: str, fields: str, rule: str) -> None:
    with (tiny / "kernels" / "arithmetic.py").open("a") as file:
        file.write(
            "\n\ndef one(self):\n    return self\n\n\ndef two(self, other):\n    return self\n"
        )
    rules, _ = _model(tiny, f"- func: {schema}\n  {fields}\n")
    assert rules == {"f": rule}


def test_a_reduction_of_everything_is_done_by_the_overload_with_dimensions(tiny: Path) -> None:
    functions = (
        f"- func: total(Tensor self) -> Tensor\n  {KERNEL}\n"
        f"- func: total.dim(Tensor self, int dim, bool keepdim=False) -> Tensor\n  {KERNEL}\n"
    )
    rules, _ = _model(tiny, functions)
    assert rules == {"total": "whole, by dim", "total.dim": "dims"}


@pytest.mark.parametrize(
    ("batch", "code", "message", "hint"),
    [
        ("dims", "GS308", "batch: dims, and 'f' has no argument that counts dimensions", None),
        ("loop", "GS303", "a loop without a reason", "write 'batch: \"loop: why\"'"),
        ('"by hand"', "GS303", "'by hand' says nothing of batches", None),
        ("pointwize", "GS501", "there is no batching rule 'pointwize'", "did you mean 'pointwise'?"),
        ("row", "GS501", "no module of kernels defines 'row', which f names", "did you mean 'rows'?"),
        (
            "rows",
            "GS503",
            "batching rule 'rows' takes 'count', which f does not have",
            "define rows(info, in_dims, self, factor)",
        ),
    ],
)  # fmt: skip
def test_mistakes_are_named(
    tiny: Path, batch: str, code: str, message: str, hint: str | None
) -> None:
    functions = f"- func: f(Tensor self, Scalar factor) -> Tensor\n  {KERNEL}\n  batch: {batch}\n"
    _, found = _model(tiny, functions)
    assert [(c, m) for c, m, _ in found] == [(code, message)]
    assert hint is None or found[0][2] == hint


def test_silence_is_refused_where_others_speak(tiny: Path) -> None:
    silent = f"- func: f(Tensor self, Scalar factor) -> Tensor\n  {KERNEL}\n"
    said = f"- func: g(Tensor self, Scalar factor) -> Tensor\n  {KERNEL}\n  batch: leading\n"
    rules, found = _model(tiny, silent)
    assert rules == {"f": "loop: nothing says how it is batched"} and not found
    _, found = _model(tiny, silent + said)
    assert [(code, message) for code, message, _ in found] == [
        ("GS315", "nothing says how 'f' is batched")
    ]


def test_another_name_says_nothing_of_its_own(tiny: Path) -> None:
    functions = (
        f"- func: f(Tensor self, Scalar factor) -> Tensor\n  {KERNEL}\n  batch: leading\n"
        "- func: g(Tensor self, Scalar factor) -> Tensor\n  alias_of: f\n  batch: leading\n"
    )
    _, found = _model(tiny, functions)
    assert ("GS308", "batch beside alias_of", "leave it out: f has it") in found
