"""The page of every code: its bad example is that mistake and no other, its good one is none."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from gradsmith.codegen.cli import main
from gradsmith.codegen.codes import CODES
from gradsmith.codegen.diagnostics import Diagnostics
from gradsmith.codegen.explain.code_pages import page_files
from gradsmith.codegen.explain.pages import PAGES
from gradsmith.codegen.explain.pages.page import BACKEND, Page
from gradsmith.codegen.lint.own_files import diagnose
from gradsmith.codegen.lint.settings import load_settings
from gradsmith.codegen.lint.silence import filtered
from gradsmith.codegen.model.fields import FIELDS

sys.path.insert(0, str(Path(__file__).parent))
from example_projects import lay_down, put

WITH_EXAMPLES = sorted(code for code, page in PAGES.items() if page.bad and not page.dialect)


def found_in(root: Path) -> Diagnostics:
    """What lint finds in the project at `root`."""
    mistakes = Diagnostics()
    settings = load_settings(root, mistakes)
    return filtered(diagnose([root], settings), settings, whole=True)


def project_for(page: Page, root: Path) -> None:
    """Lay down the project that a page's examples are of."""
    lay_down(root, "library" if page.library else "backend" if page.file == BACKEND else "alone")


def test_every_code_has_a_page() -> None:
    assert PAGES.keys() == CODES.keys()


@pytest.mark.parametrize("kind", ["alone", "library"])
def test_nothing_is_wrong_with_the_projects_themselves(kind: str, tmp_path: Path) -> None:
    lay_down(tmp_path, kind)
    found = found_in(tmp_path)
    assert not found.items, found.render()


@pytest.mark.parametrize("code", WITH_EXAMPLES)
def test_the_bad_example_is_that_mistake(code: str, tmp_path: Path) -> None:
    page = PAGES[code]
    project_for(page, tmp_path)
    place = put(tmp_path, page.file, page.bad, page.whole)
    found = found_in(tmp_path)
    own = [item for item in found.items if item.code != "GS709"]
    assert [item.code for item in own] == [code], found.render()
    where = own[0].location
    assert where is not None and where.file == page.file
    assert place is not None
    end = where.end_column or where.column + 1
    assert (where.line, where.column, end) == place, found.render()


@pytest.mark.parametrize("code", WITH_EXAMPLES)
def test_the_good_example_is_none(code: str, tmp_path: Path) -> None:
    page = PAGES[code]
    project_for(page, tmp_path)
    assert put(tmp_path, page.file, page.good, page.whole) is None
    found = found_in(tmp_path)
    assert [item for item in found.items if item.code not in ("GS709",)] == [], found.render()


def test_docs_are_the_pages(repository: Path) -> None:
    folder = repository / "docs" / "diagnostics"
    written = {file.name: file.read_text(encoding="utf-8") for file in folder.iterdir()}
    assert written == page_files(), "run: gradsmith explain --write-pages docs/diagnostics"


_PYTORCHS = [
    "func",
    "variants",
    "python_module",
    "autogen",
    "structured",
    "structured_delegate",
    "structured_inherits",
    "precomputed",
    "ufunc_inner_loop",
    "device_check",
    "device_guard",
    "manual_cpp_binding",
    "manual_kernel_registration",
    "category_override",
    "cpp_no_default_args",
    "use_const_ref_for_mutable_tensors",
    "dispatch",
    "tags",
]


def test_the_table_of_fields_has_those_that_pytorch_has_not_in_their_order(
    repository: Path,
) -> None:
    page = (repository / "docs" / "yaml-fields.md").read_text(encoding="utf-8")
    section = page.partition("\n## native_functions.yaml")[2].partition("\n### ")[0]
    rows = re.findall(r"^\| (`.*?) \|", section, re.M)
    named = [name for row in rows for name in re.findall(r"`(\w+)`", row)]
    assert named == [name for name in FIELDS if name not in _PYTORCHS]


def test_explain_prints_the_page(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "gs403"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("GS403: A formula reads a name that does not exist")
    assert "self: grad * othr" in said and "self: grad * other" in said
    assert "«" not in said


def test_explain_of_an_unknown_code_suggests(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "GS4031"]) == 2
    assert "did you mean 'GS403'?" in capsys.readouterr().err


def test_explain_lists_the_codes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "--codes"]) == 0
    assert capsys.readouterr().out.count("\n") == len(CODES)
    assert main(["explain"]) == 2
