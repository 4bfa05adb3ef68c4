"""JSON Schemas: all shipped files validate, and what is plainly wrong does not."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
import yaml

from gradsmith.codegen.cli import main
from gradsmith.codegen.lint.json_schemas import SCHEMAS, of_parser
from gradsmith.codegen.model.fields import FIELDS

sys.path.insert(0, str(Path(__file__).parent))
from example_projects import TEXTS, lay_down, put
from test_mistakes import CORPUS

jsonschema = pytest.importorskip("jsonschema", reason="jsonschema is not installed")

KINDS = [kind for kind in SCHEMAS if kind != "backend"]


def validator(kind: str) -> jsonschema.Draft7Validator:
    return jsonschema.Draft7Validator(SCHEMAS[kind]())


@pytest.mark.parametrize("kind", SCHEMAS)
def test_it_is_a_schema(kind: str) -> None:
    jsonschema.Draft7Validator.check_schema(SCHEMAS[kind]())


@pytest.mark.parametrize("kind", KINDS)
def test_shipped_files_validate(kind: str, repository: Path) -> None:
    content = yaml.load((repository / f"{kind}.yaml").read_text("utf-8"), yaml.CSafeLoader)
    assert [error.message for error in validator(kind).iter_errors(content)] == []


@pytest.mark.parametrize("kind", [kind for kind in SCHEMAS if f"{kind}.yaml" in TEXTS])
def test_files_of_projects_validate(kind: str) -> None:
    content = yaml.safe_load(TEXTS[f"{kind}.yaml"])
    assert [error.message for error in validator(kind).iter_errors(content)] == []


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("layers", "- layr: 'A(size: int)'\n  doc: T.\n"),
        ("layers", "- layer: 'A(size: int)'\n  doc: T.\n  parameters: 3\n"),
        ("layers", "- layer: 'A(size: int)'\n  doc: T.\n  category: 3\n"),
        ("layers", "- layer: 'A(size: int'\n  doc: T.\n"),
        ("optimizers", "- optimiser: 'A(lr: float = 0.1)'\n  update: param -= lr * grad\n"),
        ("optimizers", "- optimizer: 'A(lr: float = 0.1)'\n  updat: param -= lr * grad\n"),
        ("optimizers", "- optimizer: 'A(lr: float = 0.1)'\n  checks: [lr > 0]\n"),
        ("optimizers", "- optimizer: 'A(lr: float = 0.1)'\n  begins: later\n"),
        ("distributions", "- distribution: 'A(loc: real)'\n  men: loc\n"),
        ("distributions", "- distribution: 'A(loc: real)'\n  transforms: loc\n"),
        ("optimizers", "- schedule: 'A(gamma: float)'\n  next: lr\n"),
        (
            "optimizers",
            "- schedule: 'A(gamma: float)'\n  next: lr\n  closed: base\n  state: {step: 0}\n",
        ),
    ],
)
def test_mistakes_in_classes_are_seen(kind: str, text: str) -> None:
    assert not validator(kind).is_valid(yaml.safe_load(text))


def test_every_field_has_a_schema() -> None:
    for field in FIELDS.values():
        assert of_parser(field.parse)


def test_mistakes_of_form_are_seen_and_good_twins_are_not(tmp_path: Path) -> None:
    seen = 0
    for mistake in CORPUS:
        root = tmp_path / mistake.id
        mistake.lay_down(root)
        kind = mistake.file.removesuffix(".yaml")
        put(root, mistake.file, mistake.bad, mistake.whole)
        try:
            content = yaml.safe_load((root / mistake.file).read_text("utf-8"))
            seen += not validator(kind).is_valid(content)
        except yaml.YAMLError:
            seen += 1
        lay_down(root, "backend" if kind == "backend" else "alone")
        put(root, mistake.file, mistake.good, mistake.whole)
        content = yaml.safe_load((root / mistake.file).read_text("utf-8"))
        assert validator(kind).is_valid(content), mistake.good
    assert seen >= 30


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["schema", "tags"]) == 0
    assert json.loads(capsys.readouterr().out) == SCHEMAS["tags"]()
    assert main(["schema", "tag"]) == 2
    assert "did you mean 'tags'?" in capsys.readouterr().err
    assert main(["schema", "--write", str(tmp_path / "made")]) == 0
    said = capsys.readouterr().out
    for kind in SCHEMAS:
        file = tmp_path / "made" / f"{kind}.schema.json"
        assert json.loads(file.read_text("utf-8")) == SCHEMAS[kind]()
        assert f"# yaml-language-server: $schema={file.as_posix()}" in said
