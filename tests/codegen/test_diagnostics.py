"""Diagnostics: places, order, text for people and for programs."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import gradsmith.codegen
import gradsmith.schema
from gradsmith.codegen.codes import CODES
from gradsmith.codegen.diagnostics import (
    Diagnostic,
    Diagnostics,
    Location,
    Related,
    Severity,
    Source,
    Sources,
    render,
    suggest,
)

LINES = Source("ops.yaml", "first\r\nsecond\rthird\n\nlast")


@pytest.mark.parametrize(
    ("start", "end", "expected"),
    [
        (0, None, Location("ops.yaml", 1, 1)),
        (0, 5, Location("ops.yaml", 1, 1, 6)),
        (7, 8, Location("ops.yaml", 2, 1, 2)),
        (7, 20, Location("ops.yaml", 2, 1, 7)),  # cut at the end of the line
        (14, 15, Location("ops.yaml", 3, 1, 2)),
        (21, None, Location("ops.yaml", 5, 1)),
        (999, None, Location("ops.yaml", 5, 5)),
        (-1, None, Location("ops.yaml", 1, 1)),
    ],
)
def test_offsets_become_lines_and_columns(start: int, end: int | None, expected: Location) -> None:
    assert LINES.location(start, end) == expected


def test_lines_come_without_their_breaks() -> None:
    assert [LINES.line(number) for number in range(7)] == [
        *(None, "first", "second", "third", "", "last", None)
    ]


@given(st.text(alphabet="ab\r\n\t\u2028é", max_size=40), st.integers(0, 50), st.integers(0, 9))
def test_every_location_lies_in_its_line(text: str, start: int, length: int) -> None:
    source = Source("x", text)
    where = source.location(start, start + length)
    line = source.line(where.line)
    assert line is not None
    assert 1 <= where.column <= len(line) + 2  # a place may be the break itself
    assert where.end_column is None or where.column < where.end_column


def test_items_come_in_the_order_of_the_files() -> None:
    diagnostics = Diagnostics()
    diagnostics.warning("GS301", "b", Location("b.yaml", 1, 1))
    diagnostics.error("GS301", "late", Location("a.yaml", 10, 1))
    diagnostics.error("GS301", "early", Location("a.yaml", 9, 7))
    diagnostics.error("GS601", "nowhere", None)
    assert [item.message for item in diagnostics.items] == ["nowhere", "early", "late", "b"]
    assert len(diagnostics) == 4


def test_warnings_are_no_errors() -> None:
    diagnostics = Diagnostics()
    assert diagnostics  # also while it is empty: `given or Diagnostics()` has to keep it
    diagnostics.warning("GS301", "odd", None)
    assert not diagnostics.has_errors
    diagnostics.error("GS301", "wrong", None)
    assert diagnostics.has_errors


def test_a_code_that_is_not_in_the_table_is_our_own_mistake() -> None:
    with pytest.raises(AssertionError, match="GS999"):
        Diagnostics().error("GS999", "?", None)


def test_rendering() -> None:
    sources = Sources([Source("ops.yaml", "- func: sin\n- func: sin\n")])
    diagnostic = Diagnostic(
        "GS305",
        Severity.ERROR,
        "operator 'sin' is defined twice",
        Location("ops.yaml", 2, 9, 12),
        hint="remove one",
        related=(Related("first defined here", Location("ops.yaml", 1, 9, 12)),),
    )
    assert render(diagnostic, sources) == "\n".join(
        [
            "ops.yaml:2:9: error[GS305]: operator 'sin' is defined twice",
            "  2 | - func: sin",
            "    |         ^^^",
            "  hint: remove one",
            "  ops.yaml:1:9: first defined here",
            "  1 | - func: sin",
            "    |         ^^^",
        ]
    )


def test_rendering_in_color_adds_nothing_but_color() -> None:
    sources = Sources([LINES])
    diagnostic = Diagnostic("GS301", Severity.WARNING, "odd", Location("ops.yaml", 1, 1, 6))
    colored = render(diagnostic, sources, color=True)
    assert "\x1b[" in colored
    assert re.sub(r"\x1b\[\d+m", "", colored) == render(diagnostic, sources)


def test_a_file_that_was_not_read_has_no_snippet() -> None:
    diagnostic = Diagnostic("GS101", Severity.ERROR, "gone", Location("no.yaml", 1, 1))
    assert render(diagnostic, Sources()) == "no.yaml:1:1: error[GS101]: gone"


@pytest.mark.parametrize(
    ("line", "column", "end", "carets"),
    [
        ("\tx: y", 2, 3, "\t^"),
        ("数値: y", 1, 3, "^^^^"),
        ("数値: y", 5, 6, " " * 6 + "^"),
        ("e\u0301: y", 4, 5, "   ^"[1:]),
        ("short", 90, None, "     ^"),
    ],
)
def test_carets_stand_below_what_they_mark(
    line: str, column: int, end: int | None, carets: str
) -> None:
    sources = Sources([Source("x", line)])
    diagnostic = Diagnostic("GS103", Severity.ERROR, "m", Location("x", 1, column, end))
    assert render(diagnostic, sources).split("\n")[2] == f"    | {carets}"


def test_a_long_line_is_cut_around_the_mistake() -> None:
    text = "a" * 5000 + "HERE" + "b" * 5000
    diagnostic = Diagnostic("GS103", Severity.ERROR, "m", Location("x", 1, 5001, 5005))
    _, line, carets = render(diagnostic, Sources([Source("x", text)])).split("\n")
    assert len(line) < 200
    assert line[carets.index("^") : carets.rindex("^") + 1] == "HERE"


def test_control_characters_do_not_reach_the_terminal() -> None:
    diagnostic = Diagnostic("GS102", Severity.ERROR, "m", Location("x", 1, 2))
    assert "\x1b" not in render(diagnostic, Sources([Source("x", "a\x1b[31m\x00")]))


def test_json() -> None:
    where = Location("ops.yaml", 2, 9, 12)
    diagnostic = Diagnostic(
        "GS305", Severity.ERROR, "twice", where, "remove one", (Related("first", where),)
    )
    place = {"file": "ops.yaml", "line": 2, "column": 9, "end_column": 12}
    assert json.loads(json.dumps(diagnostic.to_json())) == {
        "code": "GS305",
        "severity": "error",
        "message": "twice",
        "location": place,
        "hint": "remove one",
        "related": [{"message": "first", "location": place}],
    }


@pytest.mark.parametrize(
    ("word", "expected"),
    [("sinn", "did you mean 'sin'?"), ("SIN", "did you mean 'sin'?"), ("x", None), ("sin", None)],
)
def test_suggestions(word: str, expected: str | None) -> None:
    assert suggest(word, ["cos", "sin", "sinh"]) == expected


def test_the_table_of_codes_is_the_set_of_codes_in_use() -> None:
    used = set()
    folders = (gradsmith.codegen.__path__[0], gradsmith.schema.__path__[0])
    for path in (path for folder in folders for path in Path(folder).rglob("*.py")):
        if path.name == "codes.py" or path.parent.name == "pages":
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                used.update(re.findall(r"^GS\d{3}$", node.value))
    assert used <= CODES.keys()
    assert {code for code in CODES if code < "GS5"} <= used
