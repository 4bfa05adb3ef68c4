"""A corpus of mistakes: each is found at its line and column, and nothing else is; its good twin is clean."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

sys.path.insert(0, str(Path(__file__).parent))
from example_projects import lay_down, put
from test_pages import found_in

from gradsmith.codegen.explain.pages import PAGES

_WHOLE = ("tags.yaml", "deprecated.yaml", "numpy_names.yaml", "backend.yaml")


class Mistake(NamedTuple):
    code: str
    file: str
    bad: str
    good: str
    number: int

    @property
    def id(self) -> str:
        return f"{self.number}-{self.code}"

    @property
    def whole(self) -> bool:
        return self.file in _WHOLE

    def lay_down(self, root: Path) -> None:
        lay_down(root, "backend" if self.file == "backend.yaml" else "alone")


def _corpus() -> list[Mistake]:
    text = (Path(__file__).parent / "mistakes.txt").read_text(encoding="utf-8")
    cases = re.findall(r"^=== (\w+) (\S+)\n(.*?)^---\n(.*?)(?=^===|\Z)", text, re.M | re.S)
    return [
        Mistake(code, file, bad, good.rstrip("\n") + "\n", number)
        for number, (code, file, bad, good) in enumerate(cases)
    ]


CORPUS = _corpus()


def test_there_are_enough() -> None:
    assert len(CORPUS) + sum(bool(page.bad) for page in PAGES.values()) >= 150
    assert len({mistake.bad for mistake in CORPUS}) == len(CORPUS)


@pytest.mark.parametrize("mistake", CORPUS, ids=lambda mistake: mistake.id)
def test_a_mistake_is_found_where_it_is(mistake: Mistake, tmp_path: Path) -> None:
    mistake.lay_down(tmp_path)
    place = put(tmp_path, mistake.file, mistake.bad, mistake.whole)
    found = found_in(tmp_path)
    own = [item for item in found.items if item.code != "GS709"]
    assert [item.code for item in own] == [mistake.code], found.render()
    where = own[0].location
    assert where is not None
    end = where.end_column or where.column + 1
    assert (where.file, where.line, where.column, end) == (
        mistake.file,
        *(place or ()),
    ), found.render()
    assert own[0].hint, found.render()


@pytest.mark.parametrize("mistake", CORPUS, ids=lambda mistake: mistake.id)
def test_its_twin_is_clean(mistake: Mistake, tmp_path: Path) -> None:
    mistake.lay_down(tmp_path)
    assert put(tmp_path, mistake.file, mistake.good, mistake.whole) is None
    found = found_in(tmp_path)
    assert not [item for item in found.items if item.code != "GS709"], found.render()
