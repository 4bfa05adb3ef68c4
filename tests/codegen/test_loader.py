"""The YAML reader: values, places, and a diagnostic for everything it refuses."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from gradsmith.codegen.diagnostics import Diagnostics, Location
from gradsmith.codegen.yaml import loader
from gradsmith.codegen.yaml.loader import Mapping, Node, Scalar, Sequence, load

PARSERS: list[loader.Parser] = [
    yaml.SafeLoader,
    *([yaml.CSafeLoader] if yaml.__with_libyaml__ else []),
]
parsers = pytest.mark.parametrize("parser", PARSERS)


def read(text: str | bytes, parser: loader.Parser = loader.PARSER) -> Node:
    """The tree of a text without mistakes."""
    diagnostics = Diagnostics()
    node = load(text, "x.yaml", diagnostics, parser)
    assert not len(diagnostics), diagnostics.render()
    assert node is not None
    return node


def mistakes(text: str | bytes, parser: loader.Parser = loader.PARSER) -> list[tuple[str, str]]:
    """Code and place of each mistake in a text, as `("GS104", "2:1")`."""
    diagnostics = Diagnostics()
    load(text, "x.yaml", diagnostics, parser)
    return [
        (item.code, f"{item.location.line}:{item.location.column}" if item.location else "")
        for item in diagnostics.items
    ]


def plain(node: Node | None) -> object:
    """The tree as Python's own types."""
    match node:
        case Scalar():
            return node.value
        case Sequence():
            return [plain(item) for item in node.items]
        case Mapping():
            return {key.value: plain(value) for key, value in node.entries}
        case None:
            return None


@parsers
def test_values(parser: loader.Parser) -> None:
    text = """\
- func: add(Tensor self, *, Scalar alpha=1) -> Tensor
  variants: function, method
  dispatch:
    CPU, CUDA: add   # a comment
  list: [a, 'b: c', "d\\te", {f: g}]
  block: |
    one
      two
  folded: >-
    three
    four
"""
    assert plain(read(text, parser)) == [
        {
            "func": "add(Tensor self, *, Scalar alpha=1) -> Tensor",
            "variants": "function, method",
            "dispatch": {"CPU, CUDA": "add"},
            "list": ["a", "b: c", "d\te", {"f": "g"}],
            "block": "one\n  two\n",
            "folded": "three four",
        }
    ]


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("yes", "yes"),
        ("on", "on"),
        ("No", "No"),
        ("True", True),
        ("false", False),
        ("~", None),
        ("null", None),
        ("12", 12),
        ("-0", 0),
        ("+7", 7),
        ("0o17", 15),
        ("0xFF", 255),
        ("017", 17),
        ("1_000", "1_000"),
        ("0b1", "0b1"),
        ("12:30:45", "12:30:45"),
        ("2020-01-01", "2020-01-01"),
        ("1.5", 1.5),
        ("1e3", 1000.0),
        (".5", 0.5),
        ("-.inf", float("-inf")),
        (".", "."),
        ("-", None),
        ("nul", "nul"),
        ("Tensor", "Tensor"),
        ("'12'", "12"),
        ('"true"', "true"),
    ],
)
def test_plain_scalars_mean_what_yaml_1_2_says(text: str, value: object) -> None:
    node = read(f"[{text}]" if text != "-" else "- ")
    assert isinstance(node, Sequence)
    (scalar,) = node.items
    assert isinstance(scalar, Scalar)
    assert scalar.value == value
    assert type(scalar.value) is type(value)


@pytest.mark.parametrize("text", ["", "# nothing but a comment\n", "---\n", "\ufeff"])
def test_a_file_without_content_is_nothing(text: str) -> None:
    assert plain(read(text)) is None


def test_a_byte_order_mark_moves_nothing() -> None:
    node = read("\ufeffa: b".encode())
    assert isinstance(node, Mapping)
    assert node.location == Location("x.yaml", 1, 1, 5)


def test_files_are_read_from_disk(tmp_path: Path) -> None:
    path = tmp_path / "ops.yaml"
    path.write_bytes("a: é\r\nb: c\r\n".encode())
    diagnostics = Diagnostics()
    node = load(path, r"some\ops.yaml", diagnostics)
    assert plain(node) == {"a": "é", "b": "c"}
    assert isinstance(node, Mapping)
    value = node.get("b")
    assert isinstance(value, Scalar)
    assert value.location == Location("some/ops.yaml", 2, 4, 5)


@parsers
def test_everything_knows_its_place(parser: loader.Parser) -> None:
    node = read("top:\n  - name: x\n    other: [1, two]\n", parser)
    assert isinstance(node, Mapping)
    assert node.key("top") is not None
    items = node.get("top")
    assert isinstance(items, Sequence)
    entry = items.items[0]
    assert isinstance(entry, Mapping)
    places = []
    for key, value in entry.entries:
        places += [str(key.location), str(value.location)]
    assert places == ["x.yaml:2:5", "x.yaml:2:11", "x.yaml:3:5", "x.yaml:3:12"]
    assert node.get("absent") is None
    assert node.key("absent") is None


@parsers
@pytest.mark.parametrize(
    ("text", "word", "place"),
    [
        ("a: one two", "two", "1:8"),
        ("a: 'one two'", "two", "1:9"),
        ("a: 'it''s two'", "two", "1:11"),
        ('a: "one two"', "two", "1:9"),
        ('a: "\\tone\\u0020\\x41two"', "two", "1:20"),
        ('a: "o\\\n  ne\n  two"', "two", "3:3"),
        ("a: one\n   two", "two", "2:4"),
        ("a: |\n  one\n    two\n", "two", "3:5"),
        ("a: |2  # why\n    one\n  two\n", "two", "3:3"),
        ("a: >-\n  one\n\n  more\n  two\n", "two", "5:3"),
        ("a: 'one\n\n  two'", "two", "3:3"),
        ("'x two': b", "two", "1:4"),
        ("é: [ö two]", "two", "1:7"),
    ],
)
def test_a_word_of_a_value_is_found_in_the_file(
    text: str, word: str, place: str, parser: loader.Parser
) -> None:
    node = read(text, parser)
    assert isinstance(node, Mapping)
    key, value = node.entries[0]
    if isinstance(value, Sequence):
        value = value.items[0]
    assert isinstance(value, Scalar)
    scalar = value if word in value.text else key
    where = scalar.locate(scalar.text.index(word), len(word))
    assert f"{where.line}:{where.column}" == place
    assert where.end_column == where.column + len(word)


@given(st.text(alphabet="ab'\"\\ \n\té😀#:", min_size=1, max_size=30), st.sampled_from("'\"|>"))
def test_visible_characters_are_found_where_they_stand(text: str, style: str) -> None:
    dumped = yaml.safe_dump({"k": text}, default_style=style, allow_unicode=True, width=12)
    text = yaml.safe_load(dumped)[
        "k"
    ]  # folded lines that begin with a space are written otherwise than read
    node = read(dumped)
    assert isinstance(node, Mapping)
    value = node.get("k")
    assert isinstance(value, Scalar)
    assert value.text == text
    lines = dumped.split("\n")
    for offset, character in enumerate(text):
        if character.isalnum() and ord(character) < 0x10000:
            where = value.locate(offset)
            found = lines[where.line - 1][where.column - 1]
            assert found == character or (found == "\\" and value.style == '"')


@parsers
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (b"a: \xff", [("GS102", "1:4")]),
        ("a: b".encode("utf-16"), [("GS102", "1:1")]),
        ("a: b\nc: \0", [("GS102", "2:4")]),
        ("a: \ud800", [("GS102", "1:4")]),
        ("a: b: c", [("GS103", "1:5")]),
        ("a: @b", [("GS103", "1:4")]),
        ("\ta: b", [("GS103", "1:1")]),
        ("a: 1\na: 2", [("GS104", "2:1")]),
        ("[{a: 1, a: 2}]", [("GS104", "1:9")]),
        ("a: &x 1\nb: *x", [("GS105", "1:4"), ("GS105", "2:4")]),
        ("a:\n  <<: {b: c}", [("GS105", "2:3")]),
        ("a: !!str 1", [("GS106", "1:4")]),
        ("a: !mine [b]", [("GS106", "1:4")]),
        ("a: 1\n---\nb: 2", [("GS107", "2:1")]),
        ("[a]: b", [("GS108", "1:1")]),
        ("? {a: b}\n: c", [("GS108", "1:3")]),
        ("[" * 50, [("GS109", "1:33")]),
        ("a: " + "9" * 5000, [("GS110", "1:4")]),
    ],
)
def test_what_is_refused(
    text: str | bytes, expected: list[tuple[str, str]], parser: loader.Parser
) -> None:
    assert mistakes(text, parser) == expected


@pytest.mark.parametrize("line", ["-func: f", "- func:f"])
def test_a_missing_space_is_named_though_the_next_line_is_the_broken_one(line: str) -> None:
    diagnostics = Diagnostics()
    load(f"{line}\n  doc: a", "x.yaml", diagnostics)
    assert "a space follows" in (diagnostics.items[0].hint or "")


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    diagnostics = Diagnostics()
    assert load(tmp_path / "no.yaml", "no.yaml", diagnostics) is None
    assert load(tmp_path, "folder", diagnostics) is None
    assert [item.code for item in diagnostics.items] == ["GS101", "GS101"]


@parsers
def test_all_broken_items_are_reported_at_once(parser: loader.Parser) -> None:
    text = """\
- a: b: c
- good: 1
- x: 1
  x: 2
- y: [1, 2
- good: 1
- z: 'open
- w: *v
"""
    diagnostics = Diagnostics()
    assert load(text, "x.yaml", diagnostics, parser) is None
    codes = [(item.code, item.location and item.location.line) for item in diagnostics.items]
    assert ("GS103", 1) in codes
    assert ("GS104", 4) in codes
    assert ("GS105", 8) in codes
    assert sum(code == "GS103" for code, _ in codes) == 3


def test_a_second_key_is_left_out_and_the_first_one_named() -> None:
    diagnostics = Diagnostics()
    assert plain(load("a: 1\nb: 2\na: 3", "x.yaml", diagnostics)) == {"a": 1, "b": 2}
    (item,) = diagnostics.items
    assert str(item.related[0].location) == "x.yaml:1:1"


# -- no input makes a traceback -------------------------------------------------------------------

TOKENS = ["- ", "a", ": ", "\n", "\n  ", "[", "]", "{", "}", ", ", "'", '"', "|", ">", "&x ", "*x"]
TOKENS += ["!t ", "# c", "---\n", "...\n", "%YAML 1.1\n", "? ", "\t", "<<", "1", "\\", "é", "\x00"]


def survives(text: str | bytes, parser: loader.Parser) -> None:
    diagnostics = Diagnostics()
    node = load(text, "x.yaml", diagnostics, parser)
    assert node is not None or diagnostics.has_errors
    diagnostics.render(color=True)
    for item in diagnostics.items:
        assert item.location is not None


@parsers
@settings(max_examples=150)
@given(data=st.binary(max_size=60))
def test_any_bytes(data: bytes, parser: loader.Parser) -> None:
    survives(data, parser)


@parsers
@settings(max_examples=300)
@given(tokens=st.lists(st.sampled_from(TOKENS), max_size=25))
def test_any_tokens(tokens: list[str], parser: loader.Parser) -> None:
    survives("".join(tokens), parser)


@pytest.mark.skipif(len(PARSERS) < 2, reason="PyYAML was built without libyaml")
@settings(max_examples=200)
@given(st.lists(st.sampled_from(TOKENS), max_size=15))
def test_both_parsers_give_one_tree(tokens: list[str]) -> None:
    text = "".join(tokens)
    results = []
    for parser in PARSERS:
        diagnostics = Diagnostics()
        node = load(text, "x.yaml", diagnostics, parser)
        results.append(None if len(diagnostics) else plain(node))
    if None not in results:
        assert results[0] == results[1]
