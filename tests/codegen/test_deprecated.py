"""What deprecated.yaml says: which calls of an older form there are, and what is wrong with an entry."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from gradsmith.codegen.diagnostics import Diagnostics
from gradsmith.codegen.pipeline import build_model
from gradsmith.codegen.project.settings import load_project

RIGHT = "- name: scaled(Scalar factor, Tensor self) -> Tensor\n  aten: scaled(self, factor)\n"


@pytest.fixture
def with_calls(tiny: Path) -> Callable[[str], Path]:
    """`with_calls(text)`: the project with `text` as its file of deprecated calls."""

    def made(text: str) -> Path:
        settings = tiny / "pyproject.toml"
        settings.write_text(settings.read_text() + 'deprecated = "deprecated.yaml"\n')
        (tiny / "deprecated.yaml").write_text(text)
        return tiny

    return made


def test_bindings_take_what_is_left(
    with_calls: Callable[[str], Path], generated: Callable[[Path], dict[str, str]]
) -> None:
    files = generated(with_calls(RIGHT))
    assert "def scaled(input, factor=2, *deprecated):" in files["generated/functions.py"]
    assert "if not deprecated" in files["generated/functions.py"]
    assert "def halves(input):" in files["generated/functions.py"]
    _, _, declared = files["generated/operators.py"].partition("deprecated = _operators.deprecated")
    for part in ("scaled", '"scaled(Scalar factor, Tensor self) -> Tensor"', '"self, factor"'):
        assert part in declared


@pytest.mark.parametrize(
    ("text", "code", "place", "words"),
    [
        ("scaled\n", "GS301", "1:1", "a list"),
        ("- scaled\n", "GS301", "1:3", "a deprecated call"),
        (RIGHT.replace("aten", "atne"), "GS302", "2:3", "unknown field 'atne'"),
        ("- name: scaled(Scalar factor, Tensor self) -> Tensor\n", "GS304", "1:3", "without aten"),
        (RIGHT.replace("Scalar factor", "Scalr factor"), "GS202", "1:16", "Scalr"),
        (RIGHT.replace("scaled(", "scale("), "GS311", "1:9", "'scale'"),
        (RIGHT.replace("n: scaled", "n: halves"), "GS313", "2:9", "cannot mean 'halves'"),
        (RIGHT.replace("(self, factor)", "(self, fctor)"), "GS313", "2:22", "'fctor'"),
        (RIGHT.replace("(self, factor)", "(self)"), "GS313", "2:9", "'factor' is not passed on"),
        (RIGHT.replace("(self, factor)", "(factor, self)"), "GS313", "2:9", "no overload"),
        (RIGHT.replace("scaled(self, factor)", "self * factor"), "GS313", "2:9", "not a call"),
        (RIGHT + RIGHT, "GS313", "3:3", "stands twice"),
    ],
)
def test_mistakes_have_their_places(
    with_calls: Callable[[str], Path], text: str, code: str, place: str, words: str
) -> None:
    diagnostics = Diagnostics()
    project = load_project(with_calls(text), diagnostics)
    assert project is not None
    build_model(project, diagnostics)
    first = diagnostics.items[0]
    assert first.code == code
    assert f"deprecated.yaml:{place}" in diagnostics.render()
    assert words in first.message
