"""Mistakes planted in PyTorch's own files and in those that list its operators: each is reported at its place, and its good twin is right."""

from __future__ import annotations

from pathlib import Path

import pytest

from gradsmith.codegen.diagnostics import Diagnostics
from gradsmith.codegen.lint.settings import Settings
from gradsmith.codegen.torch_dialect.dialect import diagnose

from .corpus import FILES, Case, cases

HERE = Path(__file__).parent
TAGS = """\
- tag: core
- tag: pointwise
- tag: inplace_view
- tag: nondeterministic_seeded
"""
FOREIGN = {"backend": "backend.yaml", "lists": "operators.yaml", "kernels": "functions.yaml"}
CASES = cases(HERE / "torch_corpus.yaml", FILES) + cases(HERE / "foreign_corpus.yaml", FOREIGN)


def diagnosed(folder: Path, file: str, text: str) -> Diagnostics:
    """What is wrong with one file; beside operators there are tags."""
    (folder / file).write_text(text, encoding="utf-8")
    if file == "native_functions.yaml":
        (folder / "tags.yaml").write_text(TAGS, encoding="utf-8")
    return diagnose([folder / file], Settings(folder))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_mistake_is_reported_at_its_place(case: Case, tmp_path: Path) -> None:
    found = diagnosed(tmp_path, case.file, case.bad)
    shown = [(d.code, d.location.line, d.location.column) for d in found.items if d.location]
    assert (case.code, *case.place) in shown, found.render()
    here = next(
        d
        for d in found.items
        if d.location and (d.code, d.location.line, d.location.column) == (case.code, *case.place)
    )
    assert here.location is not None
    end = here.location.end_column or here.location.column + 1
    if case.length:
        assert end - here.location.column == case.length, found.render()
    assert len(found) <= 1 + case.options.get("more", 0), found.render()
    said = f"{here.message} ({here.hint})"
    assert case.options.get("says", "") in said
    assert "unsaid" not in case.options or case.options["unsaid"] not in said


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_its_good_twin_is_right(case: Case, tmp_path: Path) -> None:
    found = diagnosed(tmp_path, case.file, case.good)
    assert not len(found), found.render()
