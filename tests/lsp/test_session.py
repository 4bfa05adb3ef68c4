"""An edit judged by its entries alone, against a complete reading of the same text."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from gradsmith.codegen.lsp.entries import change, pieces_of
from gradsmith.codegen.lsp.session import Session

sys.path.insert(0, str(Path(__file__).parent.parent / "lint"))
from example_projects import lay_down, put
from test_mistakes import CORPUS, Mistake

ELSEWHERE = ("GS305", "GS310", "GS311", "GS309", "GS103")
"""Codes that other entries decide, or that leave no entry to read."""


@pytest.mark.parametrize(
    "mistake",
    [m for m in CORPUS if not m.whole and m.code not in ELSEWHERE and m.number % 3 == 0],
    ids=lambda mistake: mistake.id,
)
def test_an_edit_is_judged_as_a_complete_reading_does(mistake: Mistake, tmp_path: Path) -> None:
    lay_down(tmp_path)
    session = Session(tmp_path)
    session.refresh()
    assert session.items == ()
    put(tmp_path, mistake.file, mistake.bad, mistake.whole)
    text = (tmp_path / mistake.file).read_text(encoding="utf-8")
    assert session.edit(mistake.file, text)
    quick = [(item.code, item.location, item.message) for item in session.items]
    session.refresh()
    assert quick == [(item.code, item.location, item.message) for item in session.items]


def test_what_is_below_an_edit_moves_with_it(tmp_path: Path) -> None:
    lay_down(tmp_path)
    file = tmp_path / "derivatives.yaml"
    file.write_text(file.read_text().replace("grad * self", "grad * slef"))
    session = Session(tmp_path)
    session.refresh()
    text = file.read_text().replace("  self: grad * factor\n", "  # why\n  self: grad * factor\n")
    assert session.edit("derivatives.yaml", text)
    quick = [(item.code, item.location) for item in session.items]
    session.refresh()
    assert quick == [(item.code, item.location) for item in session.items]
    assert [code for code, _ in quick] == ["GS403"]


def test_the_pieces_of_a_file() -> None:
    before = "# head\n- a\n  b\n\n- c\n- d"
    assert pieces_of(before) == ["# head\n", "- a\n  b\n\n", "- c\n", "- d"]
    edited = change(pieces_of(before), pieces_of(before.replace("- c", "- e\n- f")))
    assert (edited.first, edited.end, edited.text, edited.entries) == (5, 6, "- e\n- f\n", 2)
    assert edited.delta == 1
    assert change(pieces_of(before), pieces_of(before)).text == ""
