"""The pages of codes about PyTorch's files: a bad example is that mistake and no other, a good one is none."""

from __future__ import annotations

from pathlib import Path

import pytest

from gradsmith.codegen.explain.pages import PAGES

from .corpus import CLOSING, OPENING
from .test_corpus import diagnosed

CODES = sorted(code for code, page in PAGES.items() if page.dialect == "torch")


@pytest.mark.parametrize("code", CODES)
def test_examples(code: str, tmp_path: Path) -> None:
    page = PAGES[code]
    head = page.bad.partition(OPENING)[0]
    place = (head.count("\n") + 1, len(head) - (head.rfind("\n") + 1) + 1)
    found = diagnosed(tmp_path, page.file, page.bad.replace(OPENING, "").replace(CLOSING, ""))
    shown = [(i.code, i.location.line, i.location.column) for i in found.items if i.location]
    assert shown == [(code, *place)], found.render()
    found = diagnosed(tmp_path, page.file, page.good)
    assert not len(found), found.render()
