"""What numpy_names.yaml says: what else arguments are called, and what is wrong with an entry."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from gradsmith.codegen.diagnostics import Diagnostics
from gradsmith.codegen.pipeline import build_model
from gradsmith.codegen.project.settings import load_project

RIGHT = "- name: factor\n  numpy: [by, times]\n- name: self\n  numpy: x\n  operand: True\n"


@pytest.fixture
def with_names(tiny: Path) -> Callable[[str], Path]:
    """`with_names(text)`: the project with `text` as its file of NumPy's names."""

    def made(text: str) -> Path:
        settings = tiny / "pyproject.toml"
        settings.write_text(settings.read_text() + 'numpy_names = "numpy_names.yaml"\n')
        (tiny / "numpy_names.yaml").write_text(text)
        return tiny

    return made


def test_functions_take_them_and_operators_declare_them(
    with_names: Callable[[str], Path],
    tiny: Path,
    generated: Callable[[Path], dict[str, str]],
) -> None:
    before = generated(tiny)["generated/functions.py"]
    assert "numpy_names" not in before
    files = generated(with_names(RIGHT))
    assert "def scaled(input=MISSING, factor=2, **numpy_names):" in files["generated/functions.py"]
    assert "def halves(input):" in files["generated/functions.py"], "an operand"
    declared = files["generated/operators.py"]
    assert 'numpy_names("factor", "by, times")\n' in declared
    assert 'numpy_names("self", "x", operand=True)\n' in declared


@pytest.mark.parametrize(
    ("text", "code", "place", "words"),
    [
        ("factor\n", "GS301", "1:1", "a list"),
        ("- factor\n", "GS301", "1:3", "NumPy's names"),
        (RIGHT.replace("numpy: [", "nunpy: ["), "GS302", "2:3", "unknown field 'nunpy'"),
        ("- name: factor\n", "GS304", "1:3", "without numpy"),
        ("- numpy: by\n", "GS304", "1:3", "without name"),
        (RIGHT.replace("factor", "fctor"), "GS314", "1:9", "'fctor'"),
        (RIGHT.replace("x\n", "by\n"), "GS314", "3:9", "'by' means an argument already"),
        (RIGHT.replace("True", "yes"), "GS303", "5:12", "True or False"),
        (RIGHT.replace("x\n", "a b\n"), "GS303", "4:10", "'a b'"),
    ],
)
def test_mistakes_have_their_places(
    with_names: Callable[[str], Path], text: str, code: str, place: str, words: str
) -> None:
    diagnostics = Diagnostics()
    project = load_project(with_names(text), diagnostics)
    assert project is not None
    build_model(project, diagnostics)
    (found,) = diagnostics.items
    assert (found.code, str(found.location)) == (code, f"numpy_names.yaml:{place}")
    assert words in found.message and found.hint


def test_a_library_has_none(tiny: Path) -> None:
    settings = tiny / "pyproject.toml"
    text = 'extends = "gradsmith"\nnumpy_names = "numpy_names.yaml"\n'
    settings.write_text(settings.read_text() + text)
    diagnostics = Diagnostics()
    assert load_project(tiny, diagnostics) is None
    assert "a library has no 'numpy_names'" in diagnostics.render()
