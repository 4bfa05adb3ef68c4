"""Style warnings: fields out of order, and fields without effect."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Set
from dataclasses import MISSING, fields
from typing import Any

from ..diagnostics import LINE_BREAK, Diagnostics, Edit, Fix
from ..model.fields import FIELDS
from ..model.native_functions import load_native_functions
from ..model.types import NativeFunction
from ..project.memo import Memo
from ..yaml.syntax import Mapping, Node, Scalar, Sequence

_FIRST_OF_DERIVATIVES = ("name", "node", "dispatch")
_LAST = len(FIELDS)

_DEFAULTS = {
    f.name: f.default if f.default_factory is MISSING else f.default_factory()
    for f in fields(NativeFunction)
    if f.default is not MISSING or f.default_factory is not MISSING
}


def check_style(
    functions: Iterable[NativeFunction],
    derivatives: Node | None,
    diagnostics: Diagnostics,
    memo: Memo | None = None,
) -> None:
    """Record what could be written better in entries that are right; `memo` holds what earlier runs found out."""
    memo = memo or Memo()
    order = {name: number for number, name in enumerate(FIELDS)}
    wrong = {(i.location.file, i.location.line) for i in diagnostics.items if i.location}
    entries = {f.syntax: f for f in reversed([*functions]) if f.origin is None}
    for entry, function in reversed(entries.items()):  # those made for lists have the same entry
        if entry is not None and not _holds(entry, wrong):
            _check_order(
                entry, lambda key: order.get(key, _LAST), "that of docs/yaml-fields.md", diagnostics
            )
            needless = memo.get("needless fields", function.all_facts)
            if needless is None:
                needless = [k.text for k, _ in entry.entries if _says_nothing(function, k.text)]
                memo.keep("needless fields", function.all_facts, needless)
            for key, _ in entry.entries if needless else ():
                if key.text in needless:
                    _report_redundant(entry, key, diagnostics)
    for item in derivatives.items if isinstance(derivatives, Sequence) else ():
        if isinstance(item, Mapping) and not _holds(item, wrong):
            name = item.get("name")
            _check_order(
                item,
                _place_in_derivatives(name),
                "the operator's arguments, then its outputs",
                diagnostics,
            )


def _holds(entry: Mapping, lines: Set[tuple[str, int]]) -> bool:
    """Whether some of these lines are of the entry: what is wrong is mended before what reads badly."""
    if not lines:
        return False
    first = entry.location.line
    last = entry.source.location(_end(entry)).line
    return any((entry.source.file, line) in lines for line in range(first, last + 1))


def _place_in_derivatives(name: Node | None) -> Callable[[str], int]:
    """Where a line belongs: fields, gradients in the order of the arguments, then the tangents of outputs."""
    head, _, returns = (name.text if isinstance(name, Scalar) else "").rpartition("->")
    words = [*re.findall(r"\w+", head), *re.findall(r"\w+", returns)]

    def place(key: str) -> int:
        if key in _FIRST_OF_DERIVATIVES:
            return _FIRST_OF_DERIVATIVES.index(key)
        if key == "output_differentiability":
            return len(_FIRST_OF_DERIVATIVES) + len(words) + 1
        # `self, other: …` stands where the first of them would; an output that the schema gives no name, last.
        first = key.split(",")[0].strip()
        known = [number for number, word in enumerate(words) if word == first]
        return len(_FIRST_OF_DERIVATIVES) + (known[-1] if known else len(words))

    return place


# -- order ------------------------------------------------------------------------------------------


def _check_order(
    entry: Mapping, place: Callable[[str], int], meant: str, diagnostics: Diagnostics
) -> None:
    keys = [key for key, _ in entry.entries]
    ordered = sorted(keys, key=lambda key: place(key.text))
    if keys == ordered:
        return
    wrong = next(a for a, b in zip(keys, ordered, strict=True) if a is not b)
    right = ordered[keys.index(wrong)]
    hint = f"'{right.text}' comes first: the order is {meant}"
    message = f"'{wrong.text}' stands before '{right.text}'"
    diagnostics.warning("GS803", message, wrong.location, hint, fix=_reordered(entry, ordered))


def _reordered(entry: Mapping, ordered: list[Scalar]) -> Fix | None:
    """The entry with its lines in that order; None where a line does not hold just one field."""
    chunks = _chunks(entry)
    if chunks is None:
        return None
    text = entry.source.text
    first, last = chunks[0][0], chunks[-1][2]
    break_ = LINE_BREAK.search(text, first)
    pieces = {key.start: text[start:end].rstrip("\r\n") for start, key, end in chunks}
    keys = [key.start for key in ordered]
    if pieces[keys[0]].lstrip()[:1] == "#":
        return None  # a comment cannot stand behind the dash
    indent = " " * (entry.location.column - 1)
    pieces[chunks[0][1].start] = indent + pieces[chunks[0][1].start]
    lines = (break_[0] if break_ else "\n").join(pieces[start] for start in keys)
    end = first + len(text[first:last].rstrip("\r\n"))
    return Fix("put the fields in order", (Edit(entry.source, first, end, lines.lstrip(" ")),))


def _chunks(entry: Mapping) -> list[tuple[int, Scalar, int]] | None:
    """By field, where its lines begin and end; comments above a field belong to it.

    None where fields do not have lines of their own, as between braces.
    """
    text = entry.source.text
    if text[entry.start] == "{":
        return None
    starts = [entry.start]
    for (_, before), (key, _) in zip(entry.entries, entry.entries[1:], strict=False):
        line = text.rfind("\n", 0, key.start) + 1
        if text[line : key.start].strip():
            return None
        starts.append(min(_end_of_line(text, _end(before)), line))  # comments are what is between
    ends = [*starts[1:], _end_of_line(text, _end(entry.entries[-1][1]))]
    return [(s, key, e) for s, (key, _), e in zip(starts, entry.entries, ends, strict=True)]


def _end(node: Node) -> int:
    """Where the last character of a value stands, or where an empty one would."""
    text = node.source.text
    if not isinstance(node, Scalar) and text[node.start] not in "[{":
        return _end(node.items[-1] if isinstance(node, Sequence) else node.entries[-1][1])
    return node.start + max(len(text[node.start : node.end].rstrip()) - 1, 0)


def _end_of_line(text: str, offset: int) -> int:
    """Where the line after the one of `offset` begins."""
    found = LINE_BREAK.search(text, offset)
    return len(text) if found is None else found.end()


# -- fields that say nothing ------------------------------------------------------------------------


def _says_nothing(function: NativeFunction, name: str) -> bool:
    """Whether the operator is the same without a field."""
    entry = function.syntax
    assert entry is not None
    usual: object
    if name == "dispatch":
        usual = {"CompositeImplicitAutograd": function.name.identifier}
    elif name in _DEFAULTS and name in FIELDS:
        usual = _DEFAULTS[name]
    else:
        return False
    if getattr(function, name) != usual:
        return False
    # What one field says may follow from another: ask the reader.
    kept = tuple(item for item in entry.entries if item[0].text != name)
    without = Mapping(kept, entry.source, entry.start, entry.end)
    return _facts(function, without) == _facts(function, entry)


def _facts(function: NativeFunction, entry: Mapping) -> list[Any]:
    """All that the reader makes of an entry, but for where it stands; nothing of a wrong one."""
    tags = dict.fromkeys(function.tags, "")
    node = Sequence((entry,), entry.source, entry.start, entry.end)
    mistakes = Diagnostics()
    loaded = load_native_functions(node, tags, mistakes)
    left_out = ("syntax", "origin")
    said = [
        getattr(f, field.name) for f in loaded for field in fields(f) if field.name not in left_out
    ]
    return [len(mistakes), *said]


def _report_redundant(entry: Mapping, key: Scalar, diagnostics: Diagnostics) -> None:
    message = f"'{key.text}' says what holds without it"
    fix = None
    chunks = _chunks(entry)
    if chunks is not None and chunks[0][1] is not key:
        start, _, end = next(chunk for chunk in chunks if chunk[1] is key)
        value = entry.get(key.text)
        assert value is not None
        line = (
            entry.source.text.rfind("\n", start, key.start) + 1 or start
        )  # comments above it stay
        if "#" not in _behind(entry.source.text, value):
            edit = Edit(entry.source, max(line, start), end, "")
            fix = Fix(f"remove '{key.text}'", (edit,))
    diagnostics.warning("GS804", message, key.location, "leave it out", fix=fix)


def _behind(text: str, value: Node) -> str:
    """What stands on the line behind a value."""
    end = _end(value) + 1
    return text[end : _end_of_line(text, end)]
