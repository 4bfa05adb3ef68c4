"""Random edits of tokens in PyTorch-like files: a located diagnostic, or a change that provably does no harm.

What is edited are entries of the corpus that are right, so that no PyTorch is needed; `tests/sweeps` does the same
to PyTorch's own files.
"""

from __future__ import annotations

import random
from pathlib import Path

from gradsmith.codegen.lint.settings import Settings
from gradsmith.codegen.torch_dialect.dialect import diagnose

from .corpus import FILES, cases
from .token_edits import edit, misspelling, names_of

HERE = Path(__file__).parent
GOOD = [
    (case.file, case.good)
    for case in cases(HERE / "torch_corpus.yaml", FILES)
    if case.file in ("derivatives.yaml", "native_functions.yaml")
]


def test_an_edit_is_answered(tmp_path: Path) -> None:
    draw = random.Random(7)
    for number in range(200):
        file, text = draw.choice(GOOD)
        edited, what = edit(text, draw)
        (tmp_path / file).write_text(edited, encoding="utf-8")
        found = diagnose([tmp_path / file], Settings(tmp_path))
        (tmp_path / file).unlink()
        lines = edited.splitlines()
        for item in found.items:
            assert item.location is not None, (number, what, edited)
            assert 1 <= item.location.line <= max(len(lines), 1), (number, what, edited)
            width = len(lines[item.location.line - 1]) if lines else 0
            assert 1 <= item.location.column <= width + 1, (number, what, edited)


def test_a_misspelt_name_is_reported_at_its_own_column(tmp_path: Path) -> None:
    draw = random.Random(11)
    asked = answered = 0
    missed = []
    formulas = [text for file, text in GOOD if file == "derivatives.yaml"]
    file = "derivatives.yaml"
    for text in formulas:
        for start, name in draw.sample([*names_of(text)], 1):
            wrong = misspelling(name, draw)
            edited = text[:start] + wrong + text[start + len(name) :]
            (tmp_path / file).write_text(edited, encoding="utf-8")
            found = diagnose([tmp_path / file], Settings(tmp_path))
            line = edited.count("\n", 0, start) + 1
            column = start - (edited.rfind("\n", 0, start) + 1) + 1
            places = [(d.location.line, d.location.column) for d in found.items if d.location]
            asked += 1
            if (line, column) in places:
                answered += 1
            else:
                missed.append((edited, wrong, places))
    assert asked > 50
    assert answered >= 0.98 * asked, (answered, asked, missed[:3])
