"""Mistakes as they are made, planted in small projects: one diagnostic each, at its place, that says what to write."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from gradsmith.codegen.diagnostics import Diagnostics
from gradsmith.codegen.pipeline import generate
from gradsmith.codegen.project.settings import load_project

sys.path.insert(0, str(Path(__file__).parent))
from edited_projects import lay_down

FUNCTIONS = "src/edited/native_functions.yaml"
FORMULAS = "src/edited/derivatives.yaml"
KERNELS = "src/edited/kernels/examples.py"
HELPERS = "src/edited/formulas/slopes.py"
OWN = "native_functions.yaml"
OF_MIXED = "self: grad * self / result"
ANSWERS = "[True, True, False]"


@pytest.mark.parametrize(
    ("kind", "file", "old", "new", "code", "place"),
    [
        # formulas
        ("library", FORMULAS, OF_MIXED, "self: cos(grad, grad)", "GS415", "16:9"),
        ("library", FORMULAS, OF_MIXED, "self: mul(grad)", "GS415", "16:9"),
        ("library", FORMULAS, OF_MIXED, "self: add(grad, self, 2)", "GS415", "16:9"),
        ("library", FORMULAS, OF_MIXED, "self: sum(grad, dim='a')", "GS415", "16:23"),
        ("library", FORMULAS, OF_MIXED, "self: grad * max(1, 2)", "GS415", "16:20"),
        ("library", FORMULAS, OF_MIXED, "self: (grad * self,)", "GS421", "16:9"),
        ("library", FORMULAS, OF_MIXED, "self: '[grad * self]'", "GS421", "16:10"),
        ("library", FORMULAS, OF_MIXED, "self: grad * len(alpha)", "GS415", "16:20"),
        ("library", FORMULAS, OF_MIXED, "self: grad.cos", "GS421", "16:9"),
        ("library", FORMULAS, OF_MIXED, "self: (grad * self)(other)", "GS420", "16:10"),
        ("library", FORMULAS, "(self_t * self_p + other_t", "(self_t > 0) * (other_t", "GS416", "18:12"),
        ("library", FORMULAS, ANSWERS, "['self', True, False]", "GS411", "22:31"),
        ("library", FORMULAS, ANSWERS, "['slope_of_bump', True, False]", "GS411", "22:31"),
        ("library", FORMULAS, ANSWERS, "[yes, no, no]", "GS403", "22:30"),
        ("library", FORMULAS, '  self: not_implemented("nobody needed it yet")\n', "", "GS424", "20:9"),
        # names and fields
        ("library", FUNCTIONS, "func: blank(", "func: __mull__(", "GS308", "87:9"),
        ("library", FUNCTIONS, "category: factory", "category: __class__", "GS303", "91:13"),
        ("alone", OWN, "[core, pointwise]", "[core, core]", "GS303", "10:16"),
        ("alone", OWN, "[core, pointwise]", "inplace", "GS308", "10:9"),
        ("alone", OWN, "[core, pointwise]", "out", "GS308", "10:9"),
        ("alone", OWN, "[core, pointwise]", "generated", "GS308", "10:9"),
        ("alone", OWN, "alias_of: times", "alias_of: multiplied", "GS308", "34:13"),
        ("alone", OWN, "[__mul__, __rmul__]", "__add__", "GS305", "24:14"),
        ("alone", OWN, "Scalar alpha=1", "Scalar alpha='1'", "GS203", "1:64"),
        # files
        ("library", KERNELS, "def chained(", "<<<<<<< HEAD\ndef chained(", "GS506", "65:1"),
        ("library", HELPERS, "def pieces(", ">>>>>>> other\ndef pieces(", "GS418", "13:1"),
        ("library", FUNCTIONS, "category: shape\n  doc", "category: shape\n>>>>>>> x\n  doc", "GS103", "71:1"),
        ("library", "pyproject.toml", "extends", "<<<<<<< HEAD\nextends", "GS601", "7:1"),
    ],
)  # fmt: skip
def test_a_mistake_has_one_diagnostic(
    tmp_path: Path, kind: str, file: str, old: str, new: str, code: str, place: str
) -> None:
    lay_down(kind, tmp_path)
    text = (tmp_path / file).read_text(encoding="utf-8")
    assert old in text
    (tmp_path / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    diagnostics = Diagnostics()
    project = load_project(tmp_path, diagnostics)
    if project is not None:
        generate(project, diagnostics)
    (found,) = diagnostics.items
    assert (found.code, str(found.location)) == (code, f"{file}:{place}"), diagnostics.render()
    assert found.hint
    if "<<<<<<<" in new or ">>>>>>>" in new:
        assert "one of the two sides" in found.hint


def test_an_argument_with_the_name_of_what_is_written_to(tmp_path: Path) -> None:
    lay_down("library", tmp_path)
    for name in (FUNCTIONS, FORMULAS):
        file = tmp_path / name
        text = file.read_text(encoding="utf-8")
        file.write_text(
            text.replace("mixed(Tensor self, Tensor other", "mixed(Tensor self, Tensor out")
        )
    diagnostics = Diagnostics()
    project = load_project(tmp_path, diagnostics)
    assert project is not None
    generate(project, diagnostics)
    assert "'mixed.out': two arguments are called 'out'" in diagnostics.render()
