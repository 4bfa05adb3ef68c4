"""Kernels that YAML names are found, and what is wrong with them is said."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from gradsmith.codegen.diagnostics import Diagnostics
from gradsmith.codegen.numpy_ufuncs import UFUNCS
from gradsmith.codegen.pipeline import generate
from gradsmith.codegen.project import load_project


def _findings(root: Path, functions: str) -> list[tuple[str, str, int, str | None]]:
    (root / "native_functions.yaml").write_text(functions)
    (root / "derivatives.yaml").write_text("[]\n")
    diagnostics = Diagnostics()
    project = load_project(root, diagnostics)
    assert project is not None
    assert generate(project, diagnostics) == {}
    return [
        (d.code, d.message, d.location.line if d.location else 0, d.hint) for d in diagnostics.items
    ]


def test_the_list_of_ufuncs_is_numpys() -> None:
    assert {name: getattr(np, name).nin for name in UFUNCS} == UFUNCS


@pytest.mark.parametrize(
    ("field", "code", "message", "hint"),
    [
        ("pointwise: np.cbtr", "GS504", "NumPy has no ufunc 'cbtr'", "did you mean 'cbrt'?"),
        (
            "dispatch: {CPU: scald}",
            "GS501",
            "no module of kernels defines 'scald', which twice names",
            "did you mean 'scaled'?",
        ),
        (
            "dispatch: {CPU: scaled}",
            "GS503",
            "kernel 'scaled' takes 2 positional arguments, twice passes 1",
            "define scaled(self)",
        ),
        (
            "pointwise: np.add",
            "GS503",
            "np.add takes 2 arrays, twice has 1 arguments without default",
            "name a ufunc of as many, or a kernel without 'np.'",
        ),
    ],
)
def test_kernels_that_do_not_fit(
    tiny: Path, field: str, code: str, message: str, hint: str
) -> None:
    found = _findings(tiny, f"- func: twice(Tensor self) -> Tensor\n  {field}\n")
    assert found == [(code, message, 2, hint)]


def test_a_kernel_is_blamed_where_it_is_named(tiny: Path) -> None:
    (tiny / "kernels" / "private.py").write_text("def _thrice(self):\n    return self\n")
    functions = "- func: twice(Tensor self) -> Tensor\n  dispatch:\n    CPU: halves\n    XLA, Meta: thrice\n"
    found = _findings(tiny, functions)
    assert [(code, line) for code, _, line, _ in found] == [("GS501", 4)] * 2
    # What is private to a module of kernels is no suggestion.
    assert {hint for *_, hint in found} == {"write it: def thrice(...)"}


def test_a_name_that_two_modules_define(tiny: Path) -> None:
    (tiny / "kernels" / "other.py").write_text("def halves(self):\n    return self, self\n")
    functions = "- func: halves(Tensor self) -> (Tensor a, Tensor b)\n  dispatch: {CPU: halves}\n"
    assert _findings(tiny, functions) == [
        (
            "GS502",
            "'halves' is defined in arithmetic and other",
            2,
            "write arithmetic:halves, or rename one",
        )
    ]
