"""`gradsmith new operator` and `new derivative`: what they add is right but for what is left to fill in."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from gradsmith.codegen.cli import main

sys.path.insert(0, str(Path(__file__).parent))
from example_projects import lay_down
from test_pages import found_in

FILES = ("native_functions.yaml", "derivatives.yaml")


@pytest.fixture(params=["alone", "library"])
def project(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Path:
    """The current folder, with a project in which nothing is wrong."""
    lay_down(tmp_path, request.param)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    "schema",
    [
        "smooth(Tensor self, int width=3) -> Tensor",
        "smooth.pair(Tensor self, Tensor? other=None, *, int[2] size) -> (Tensor low, Tensor high)",
        "drawn(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
        "joined(Tensor[] tensors, str mode) -> Tensor",
        "counted(Tensor self) -> int",
    ],
)
def test_what_is_left_is_to_fill_in(
    schema: str, project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = {name: (project / name).read_text() for name in FILES}
    assert main(["new", "operator", schema]) == 0
    said = capsys.readouterr().out
    assert said.count(": added\n") == (2 if schema.startswith(("drawn", "counted")) else 3)
    left = found_in(project).items
    assert {item.code for item in left} == {"GS805"}, found_in(project).render()
    files = {item.location.file for item in left if item.location}
    assert "native_functions.yaml" in files and any(file.endswith(".py") for file in files)
    for name, text in before.items():
        assert (project / name).read_text().startswith(text.rstrip())


def test_filled_in_it_is_an_operator(project: Path) -> None:
    assert (
        main(["new", "operator", "smooth(Tensor self) -> Tensor", "--category", "arithmetic"]) == 0
    )
    kernel = next(project.rglob("smooth.py"))
    text = kernel.read_text().replace("FILL_ME_IN", "done")
    kernel.write_text(text)
    functions, derivatives = (project / name for name in FILES)
    functions.write_text(functions.read_text().replace("FILL_ME_IN", "Smooth."))
    derivatives.write_text(derivatives.read_text().replace("FILL_ME_IN", "grad"))
    assert not found_in(project).items, found_in(project).render()


def test_a_derivative(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    derivatives = project / "derivatives.yaml"
    text = derivatives.read_text()
    without = text.replace(
        "- name: product(Tensor self, Tensor other) -> Tensor\n  self: grad * other\n  other: grad * self\n\n",
        "",
    )
    assert without != text
    derivatives.write_text(without)
    assert main(["new", "derivative", "product"]) == 0
    assert derivatives.read_text().endswith(
        "\n\n- name: product(Tensor self, Tensor other) -> Tensor\n  self: FILL_ME_IN\n  other: FILL_ME_IN\n"
    )
    assert {item.code for item in found_in(project).items} == {"GS805"}


@pytest.mark.parametrize(
    ("schema", "kind", "lines"),
    [
        (
            "eased(Tensor self, float by=1.0) -> Tensor",
            "pointwise",
            "autogen: eased_, eased.out|pointwise: eased|promotion: default",
        ),
        (
            "eased.two(Tensor self, Tensor other) -> Tensor",
            "family",
            "autogen: eased_.two, eased.two_out|dispatch:|  CPU: eased_two|shape: eased_two_shape",
        ),
        ("parts(Tensor self) -> (Tensor, Tensor)", "family", "autogen: parts.out|dispatch:"),
        ("every(Tensor(a) self, int step) -> Tensor(a)", None, "dispatch:|  CPU, Meta: every|cat"),
        ("every(Tensor(a) self) -> Tensor(a)[]", "view", "dispatch:|  CPU, Meta: every|cat"),
        ("eased(Tensor[] tensors) -> Tensor[]", "composite", "category: FILL_ME_IN"),
    ],
)
def test_kinds_of_entries(
    schema: str,
    kind: str | None,
    lines: str,
    project: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    chosen = [] if kind is None else ["--kind", kind]
    assert main(["new", "operator", schema, *chosen]) == 0
    text = (project / "native_functions.yaml").read_text()
    entry = text[text.index(f"- func: {schema}\n") :].splitlines()[1:]
    assert "\n".join(entry).startswith("\n".join(f"  {line}" for line in lines.split("|")))
    has_derivative = schema in (project / "derivatives.yaml").read_text()
    assert has_derivative is (kind != "composite")
    left = found_in(project).items
    assert {item.code for item in left} == {"GS805"}, found_in(project).render()


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (
            ["operator", "every(Tensor self) -> Tensor", "--kind", "view"],
            "SCHEMA:1:1: error[GS606]: the schema of 'every' does not fit --kind view",
        ),
        (["operator", "size_of(Tensor self) -> int", "--kind", "family"], "have to be tensors"),
        (
            ["operator", "two(Tensor self) -> (Tensor, Tensor)", "--kind", "pointwise"],
            "what is computed element by element is one tensor",
        ),
        (["operator", "smooth(Tensr self) -> Tensor"], "SCHEMA:1:8: error[GS202]"),
        (["operator", "scaled(Tensor self) -> Tensor"], "there is an operator 'scaled' already"),
        (["derivative", "prodct"], "did you mean 'product'?"),
        (["derivative", "product"], "'product' already has an entry in derivatives.yaml"),
        (["derivative", "twice"], "'twice' is composed of other operators"),
    ],
)
def test_what_cannot_be_added_changes_nothing(
    arguments: list[str], problem: str, project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = {file: file.read_bytes() for file in project.rglob("*") if file.is_file()}
    assert main(["new", *arguments]) == 1
    assert problem in capsys.readouterr().err
    assert {file: file.read_bytes() for file in project.rglob("*") if file.is_file()} == before


def test_line_ends_stay(project: Path) -> None:
    for name in FILES:
        path = project / name
        path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    assert main(["new", "operator", "smooth(Tensor self) -> Tensor"]) == 0
    for name in FILES:
        text = (project / name).read_bytes()
        assert text.count(b"\n") == text.count(b"\r\n")
        assert text.endswith(b"\r\n") and b"\r\n\r\n- " in text
