"""Random edits: lint, its fixes, its reports and the language server's session say where the mistake is, and never fall over."""

from __future__ import annotations

import os
import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "codegen"))
sys.path.insert(0, str(Path(__file__).parent))
import random_edits
from example_projects import lay_down
from test_pages import found_in

from gradsmith.codegen.lint.fixes import apply
from gradsmith.codegen.lint.report import FORMATS, Report
from gradsmith.codegen.lsp.session import Session

COUNT = int(os.environ.get("GRADSMITH_LINT_EDITS", "40"))
FILES = (
    "native_functions.yaml",
    "derivatives.yaml",
    "tags.yaml",
    "deprecated.yaml",
    "numpy_names.yaml",
)
EDITS = (
    *(random_edits.characters, random_edits.tokens, random_edits.words, random_edits.lines),
    *(random_edits.whole, random_edits.fields, random_edits.entries),
)


def test_random_edits(tmp_path: Path) -> None:
    lay_down(tmp_path)
    before = {name: (tmp_path / name).read_bytes() for name in FILES}
    session = Session(tmp_path)
    found = 0
    for number in range(COUNT):
        rng = random.Random(f"lint {number}")
        name = FILES[0] if rng.random() < 0.5 else rng.choice(FILES)
        edit = rng.choice(EDITS)
        text = edit(before[name].decode(), rng)
        session.unsaved.clear()
        session.refresh()
        assert session.items == (), number
        session.edit(name, text)
        (tmp_path / name).write_bytes(text.encode("utf-8", "surrogatepass"))
        diagnostics = found_in(tmp_path)
        found += bool(diagnostics.items)
        check_places(tmp_path, diagnostics.items)
        check_places(tmp_path, session.items)
        report = Report.of(tmp_path, diagnostics.items, diagnostics.sources, tmp_path)
        for form in FORMATS.values():
            form(report, True)
        check_fixes(tmp_path)
        for file, content in before.items():
            (tmp_path / file).write_bytes(content)
    assert found > COUNT / 3


def check_places(root: Path, items: object) -> None:
    for item in items:  # type: ignore[attr-defined]
        where = item.location
        assert where is not None, item
        lines = (
            (root / where.file)
            .read_bytes()
            .decode("utf-8", "replace")
            .replace("\r", "\n")
            .split("\n")
        )
        assert 1 <= where.line <= len(lines) + 1, item
        assert where.column >= 1 and (
            where.end_column is None or where.end_column > where.column
        ), item


def check_fixes(root: Path) -> None:
    """Every round mends what it says, and they come to an end."""
    for _ in range(10):
        items = found_in(root).items
        if not apply(root, items):
            return
        after = found_in(root).items
        mended = {(i.code, i.message) for i in items if i.fix} - {
            (i.code, i.message) for i in after
        }
        assert mended, [item.message for item in items if item.fix]
    raise AssertionError("fixes go round in circles")
