"""Reads a YAML file into a tree whose nodes know their positions.

The supported subset is the one that PyTorch's files use: one document of mappings, sequences and scalars, with the
scalars of YAML 1.2's core schema (`yes` and `on` are strings).  Anchors, aliases, merge keys, tags and duplicate keys
are errors, because they make the contents of a file differ from its appearance.  libyaml scans the text if PyYAML was
built with it.
"""

from __future__ import annotations

import marshal
import math
import re
from collections.abc import Callable, Iterable
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import yaml
from yaml.events import (
    AliasEvent,
    Event,
    MappingEndEvent,
    MappingStartEvent,
    NodeEvent,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
    StreamEndEvent,
)

from ...schema.reader import look_alike
from ..diagnostics import CONFLICT, RESOLVE, UNRESOLVED, Diagnostics, Location, Related, Source
from ..project.memo import Memo
from .syntax import Mapping, Node, Scalar, Sequence, Value, said_in

__all__ = ["Mapping", "Node", "Scalar", "Sequence", "Value", "load", "said_by"]

Parser = type[yaml.SafeLoader] | type[yaml.CSafeLoader]
PARSER: Parser = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

DEEPEST = 32
"""No file of this kind nests deeper than six; a thousand brackets are an accident."""


def load(
    path_or_text: Path | str | bytes,
    file: str,
    diagnostics: Diagnostics,
    parser: Parser = PARSER,
    said_at: Location | None = None,
    memo: Memo | None = None,
) -> Node | None:
    """Read one YAML document.

    A `Path` is read from disk; `str` and `bytes` are the contents themselves.  `file` is the
    name under which mistakes are reported.  The result is None when the file could not be read
    as a whole; then `diagnostics` says why.  A file without content is a `Scalar` of None.
    `parser` is the PyYAML class whose events are read: libyaml's when PyYAML was built with it.
    `said_at` is where a file is named that is not there.  `memo` holds the entries of files that were read before.
    """
    file = file.replace("\\", "/")
    content = diagnostics.sources.unsaved.get(file, path_or_text)
    text = _read_text(content, file, diagnostics, said_at)
    if text is None:
        return None
    source = Source(file, text)
    diagnostics.sources.add(source)
    if (forbidden := FORBIDDEN.search(text)) is not None:
        diagnostics.error(
            "GS102",
            f"character U+{ord(forbidden[0]):04X} is not allowed in YAML",
            source.location(*forbidden.span()),
            hint="delete it, or write it as an escape between double quotes",
        )
        return None
    if (conflict := CONFLICT.search(text)) is not None:
        diagnostics.error("GS103", UNRESOLVED, source.location(*conflict.span()), RESOLVE)
        return None
    pieces = [] if memo is None else _pieces(text)
    if memo is None or not pieces:
        return _DocumentReader(source, diagnostics, parser).read()
    entries = _known_entries(source, pieces, parser, memo)
    if entries is not None:
        return Sequence(entries, source, pieces[0][0], len(text))
    mistakes = len(diagnostics)
    node = _DocumentReader(source, diagnostics, parser).read()
    if isinstance(node, Sequence) and len(diagnostics) == mistakes:
        _keep_entries(node, pieces, memo)
    return node


# -- entries that were read before ----------------------------------------------------------------

_ENTRY = "entry"
"""Of an entry, where its mapping is in it, if it is one; and what is in that, as `marshal` has it: only some are asked for."""

_SILENCE = re.compile(r"(?:[ \t]*(?:#.*)?\n)*")
"""Lines that say nothing."""

_DOCUMENT = re.compile(r"^(?:---|\.\.\.)", re.MULTILINE)
"""Where a document begins or ends."""

_FEW = 40
"""So many entries that are not known are read one by one."""


def said_by(text: str, memo: Memo) -> str | None:
    """A file without the remarks between its entries; None where `memo` does not know all of them."""
    pieces = _pieces(text)
    known = all(memo.get(_ENTRY, entry) is not None for _, entry in pieces)
    return "\0".join(entry for _, entry in pieces) if pieces and known else None


def _pieces(text: str) -> list[tuple[int, str]]:
    """Where each entry of a list begins, and its text; nothing where the text is more than that, or less.

    An entry that makes sense by itself makes the same sense among others: nothing of it reaches over its end.
    """
    places = [match.start() for match in NEXT_ITEM.finditer(text)]
    if not places or _SILENCE.fullmatch(text, 0, places[0]) is None or _DOCUMENT.search(text):
        return []
    return [(start, said_in(text[start:end])) for start, end in pairwise([*places, len(text)])]


def _known_entries(
    source: Source, pieces: list[tuple[int, str]], parser: Parser, memo: Memo
) -> tuple[Node, ...] | None:
    """The entries of a list; None where the file has to be read as a whole."""
    found: list[Node] = []
    unknown = 0
    for place, entry in pieces:
        known = memo.get(_ENTRY, entry)
        if known is None:
            unknown += 1
            mistakes = Diagnostics()
            node = _DocumentReader(Source(source.file, entry), mistakes, parser).read()
            if unknown > _FEW or len(mistakes) or not isinstance(node, Sequence):
                return None
            if len(node.items) != 1 or node.start:
                return None
            known = _keep(node.items[0], 0, entry, memo)
        *span, nodes = known
        if span:
            rows = partial(marshal.loads, nodes)
            found.append(_KnownMapping(rows, source, place, place + span[0], place + span[1]))
        else:
            found.append(_node(marshal.loads(nodes), source, place))
    return tuple(found)


def _keep(node: Node, start: int, entry: str, memo: Memo) -> tuple[Any, ...]:
    """Let `memo` know the node of an entry, and where that is where it is a mapping; which is returned."""
    row = _row(node, start, len(entry))
    is_mapping = isinstance(node, Mapping)
    span = (row[0], row[1]) if is_mapping else ()
    known = (*span, marshal.dumps(row[3] if is_mapping else row))
    memo.keep(_ENTRY, entry, known)
    return known


def _keep_entries(node: Sequence, pieces: list[tuple[int, str]], memo: Memo) -> None:
    """Let `memo` know the entries of a list, if each begins where a piece does and ends before the next."""
    starts = [start for start, _ in pieces]
    ends = [*starts[1:], len(node.source.text)]
    if len(pieces) == len(node.items) and all(
        start < item.start and item.end <= end
        for item, start, end in zip(node.items, starts, ends, strict=True)
    ):
        for item, (start, entry) in zip(node.items, pieces, strict=True):
            _keep(item, start, entry, memo)


def _row(node: Node, base: int, length: int) -> tuple[Any, ...]:
    """A node as a memo keeps it, its places counted from `base`, the start of an entry of that length.

    PyYAML lets mappings and lists end where the next token begins, which may be behind the entry.
    """
    span = (node.start - base, min(node.end - base, length))
    if isinstance(node, Scalar):
        return (*span, node.style, node.text, node.value)
    if isinstance(node, Sequence):
        return (*span, None, [_row(item, base, length) for item in node.items])
    rows = [(_row(key, base, length), _row(value, base, length)) for key, value in node.entries]
    return (*span, True, rows)


class _KnownMapping(Mapping):
    """A mapping whose nodes are made when they are asked for."""

    __slots__ = ("_base", "_rows")

    def __init__(
        self,
        rows: Callable[[], Iterable[Any]],
        source: Source,
        base: int,
        start: int,
        end: int,
    ) -> None:
        super().__init__((), source, start, end)
        self._rows = rows
        self._base = base

    @property
    def entries(self) -> tuple[tuple[Scalar, Node], ...]:
        source, base = self.source, self._base
        if not self._entries:
            self._entries = tuple(
                [
                    (
                        Scalar(key[4], key[3], key[2], source, base + key[0], base + key[1]),
                        _node(value, source, base),
                    )
                    for key, value in self._rows()
                ]
            )
        return self._entries


def _node(row: tuple[Any, ...], source: Source, base: int) -> Node:
    """The node of a row."""
    start, end, kind = base + row[0], base + row[1], row[2]
    if kind is None:
        return Sequence(tuple([_node(item, source, base) for item in row[3]]), source, start, end)
    if kind is True:
        return _KnownMapping(lambda: row[3], source, base, start, end)
    return Scalar(row[4], row[3], kind, source, start, end)


FORBIDDEN = re.compile("[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""What YAML 1.2 (section 5.1, c-printable) leaves out."""


def _read_text(
    path_or_text: Path | str | bytes, file: str, diagnostics: Diagnostics, said_at: Location | None
) -> str | None:
    if isinstance(path_or_text, str):
        return path_or_text.removeprefix("\ufeff")
    if isinstance(path_or_text, bytes):
        data = path_or_text
    else:
        try:
            data = path_or_text.read_bytes()
        except (OSError, ValueError) as problem:
            reason = getattr(problem, "strerror", None) or str(problem)
            diagnostics.error(
                "GS101",
                f"{file} cannot be read: {reason}",
                said_at or Location(file, 1, 1),
                hint="[tool.gradsmith] in pyproject.toml names the YAML files",
            )
            return None
    try:
        return data.decode("utf-8").removeprefix("\ufeff")
    except UnicodeDecodeError as problem:
        # What comes before the first wrong byte is text, and tells where that byte is.
        before = Source(file, data[: problem.start].decode("utf-8"))
        is_utf_16 = data.startswith((b"\xff\xfe", b"\xfe\xff"))
        diagnostics.error(
            "GS102",
            "the file is UTF-16" if is_utf_16 else f"byte 0x{data[problem.start]:02x} is not UTF-8",
            before.location(len(before.text)),
            hint="save the file as UTF-8",
        )
        return None


class _Broken(Exception):
    """The YAML cannot be read on at this offset; the reason has been recorded."""

    def __init__(self, offset: int) -> None:
        self.offset = offset


NEXT_ITEM = re.compile(r"^-[ \t\n]", re.MULTILINE)


class _DocumentReader:
    """Turns the events of one document into nodes."""

    def __init__(self, source: Source, diagnostics: Diagnostics, parser: Parser) -> None:
        self.source = source
        self.diagnostics = diagnostics
        self.parser = parser
        self.base = 0
        self.last: Event | None = None
        """The event that was read last."""

    def read(self) -> Node | None:
        """The document, or None if any of it is broken.

        What follows a broken item of a list is read as well, for the sake of its mistakes.
        """
        broken = False
        while True:
            try:
                self.events = self.parser(self.source.text[self.base :])
                document = self.read_document()
            except _Broken as problem:
                broken = True
                following = NEXT_ITEM.search(self.source.text, max(problem.offset, self.base + 1))
                if following is None:
                    return None
                self.base = following.start()
            else:
                return None if broken else document

    def read_document(self) -> Node:
        self.next()  # the stream's start
        first = self.next()
        if isinstance(first, StreamEndEvent):
            return Scalar(None, "", "", *self.span(first, first))
        document = self.read_node(self.next(), 0)
        self.next()  # the document's end
        after = self.next()
        if not isinstance(after, StreamEndEvent):
            self.report(
                "GS107",
                "a second document starts here",
                after,
                hint="join the two documents, or put them in two files",
            )
            # What the other one says is missing from this, and nothing else is to blame for that.
            raise _Broken(self.span(after, after)[2])
        return document

    def next(self) -> Event:
        try:
            event: Event | None = self.events.get_event()
        except yaml.MarkedYAMLError as problem:
            raise self.broken(problem) from None
        except (yaml.YAMLError, ValueError, OverflowError) as problem:
            # An escape or a tag that encodes no character: PyYAML passes on Python's error.
            self.diagnostics.error("GS103", str(problem), self.source.location(self.base))
            raise _Broken(self.base) from None
        assert event is not None, "nothing is read behind the end of the stream"
        self.last = event
        return event

    def broken(self, problem: yaml.MarkedYAMLError) -> _Broken:
        mark, context = problem.problem_mark, problem.context_mark
        where = self.base + (mark.index if mark is not None else 0)
        what = problem.problem or "the text is not YAML"
        hint = _hint_for_broken(what, self.source.text, where)
        related: tuple[Related, ...] = ()
        if (quote := self.runaway_quote(mark)) is not None:
            noticed = Related(
                "here it ends, and what follows makes no sense", self.source.location(where)
            )
            where, what, related = quote, "a quote that is not closed on its line", (noticed,)
            hint = "close it, or write a quote within the value twice"
        elif context is not None and (meant := _UNFINISHED.get(problem.context or "")) is not None:
            noticed = Related("noticed here", self.source.location(where))
            where, (what, hint), related = self.base + context.index, meant, (noticed,)
            line = self.source.text[where:].split("\n", 1)[0]
            if (joined := _NO_SPACE.match(line)) is not None and "':'" in what:
                what = "no space behind ':'"
                hint = f"write '{joined[1]}: {joined[2]}'"
            elif "':'" in what and (colon := _FOREIGN_COLON.search(line)) is not None:
                hint = look_alike(colon[0]) or hint
        elif problem.context and context is not None:
            start = self.source.location(self.base + context.index)
            related = (Related(problem.context, start),)
        self.diagnostics.error("GS103", what, self.source.location(where), hint, related)
        return _Broken(where)

    def runaway_quote(self, mark: yaml.Mark | None) -> int | None:
        """Where a quoted value of several lines begins behind which the text is broken.

        A quote that is not closed ends at the next one, which may be far away.
        """
        last = self.last
        if mark is None or not isinstance(last, ScalarEvent) or last.style not in ("'", '"'):
            return None
        start, end = last.start_mark, last.end_mark
        assert start is not None and end is not None, "PyYAML's parsers mark every event"
        return self.base + start.index if start.line < end.line == mark.line else None

    def hint_for_repeated(self, key: Scalar, first: Scalar) -> str:
        """What to do about a second `key` of a mapping that begins with `first`."""
        if not self.begins_item(first):
            return "leave one of them out"
        if key is first:
            return f"begin an entry of its own with '- {key.text}:', or leave one of them out"
        return (
            f"leave one of them out, or begin the entry that it belongs to with '- {first.text}: …'"
        )

    def begins_item(self, key: Scalar) -> bool:
        """Whether a key stands right behind the dash of an item."""
        line = self.source.text.rfind("\n", 0, key.start) + 1
        return self.source.text[line : key.start].strip() == "-"

    def span(self, first: Event, last: Event) -> tuple[Source, int, int]:
        start, end = first.start_mark, last.end_mark
        assert start is not None and end is not None, "PyYAML's parsers mark every event"
        return self.source, self.base + start.index, self.base + end.index

    def report(self, code: str, message: str, event: Event, hint: str) -> None:
        source, start, end = self.span(event, event)
        self.diagnostics.error(code, message, source.location(start, end), hint)

    def read_node(self, event: Event, depth: int) -> Node:
        if type(event) is ScalarEvent:
            return self.read_scalar(event)
        if isinstance(event, AliasEvent):
            hint = "write the value out in both places"
            self.report("GS105", f"'*{event.anchor}' is an alias", event, hint)
            raise _Broken(self.span(event, event)[2])  # nothing is known of the value
        assert isinstance(event, MappingStartEvent | SequenceStartEvent)
        if event.anchor is not None or event.tag is not None:
            self.refuse_properties(event, event.tag)
        if depth == DEEPEST:
            hint = "close the brackets before this one"
            self.report("GS109", f"{DEEPEST} levels of values are open already", event, hint)
            raise _Broken(self.span(event, event)[1])
        if isinstance(event, MappingStartEvent):
            return self.read_mapping(event, depth + 1)
        return self.read_sequence(event, depth + 1)

    def refuse_properties(self, event: NodeEvent, tag: str | None) -> None:
        if event.anchor is not None:
            hint = "leave it out, and write the value out where it is needed again"
            self.report("GS105", f"'&{event.anchor}' is an anchor", event, hint)
        if tag is not None:
            hint = "leave it out; quotes make any value a string"
            self.report("GS106", f"'{tag}' is a tag", event, hint)

    def read_scalar(self, event: ScalarEvent) -> Scalar:
        if event.anchor is not None or event.tag is not None:
            self.refuse_properties(event, event.tag)
        text: str = event.value
        value: Value = text
        style = event.style or ""
        if style == '"' and (forbidden := FORBIDDEN.search(text)) is not None:
            hint = "leave it out: what is generated is text"
            self.report("GS102", f"an escape means U+{ord(forbidden[0]):04X}", event, hint)
        if not style and (not text or text[0] in NOT_A_STRING):
            try:
                value = _meaning(text)
            except ValueError as problem:
                hint = "write another number, or quote it to make it a string"
                self.report("GS110", str(problem), event, hint)
        return Scalar(value, text, style, *self.span(event, event))

    def read_sequence(self, start: Event, depth: int) -> Sequence:
        items: list[Node] = []
        while type(event := self.next()) is not SequenceEndEvent:
            items.append(self.read_node(event, depth))
        return Sequence(tuple(items), *self.span(start, event))

    def read_mapping(self, start: Event, depth: int) -> Mapping:
        entries: list[tuple[Scalar, Node]] = []
        first: dict[str, Scalar] = {}
        while type(event := self.next()) is not MappingEndEvent:
            key = self.read_node(event, depth)
            value = self.read_node(self.next(), depth)
            if not isinstance(key, Scalar):
                self.report("GS108", "a list or mapping as a key", event, hint="write one word")
            elif key.text == "<<" and not key.style:
                self.report("GS105", "'<<' is a merge key", event, hint="write the keys out")
                raise _Broken(value.end)  # which keys there are is not known
            elif (earlier := first.setdefault(key.text, key)) is not key:
                self.diagnostics.error(
                    "GS104",
                    f"'{key.text}' is given twice",
                    key.location,
                    hint=self.hint_for_repeated(earlier, entries[0][0]),
                    related=(Related("first given here", earlier.location),),
                )
            else:
                entries.append((key, value))
        return Mapping(tuple(entries), *self.span(start, event))


_UNFINISHED = {
    "while scanning a simple key": ("a line without ':'", "write 'field: value'"),
    "while scanning a quoted scalar": ("a quote that is never closed", "close it on its line"),
    "while parsing a flow sequence": ("a list that is not closed", "close it with ']'"),
    "while parsing a flow mapping": ("a mapping that is not closed", "close it with '}'"),
}
"""What is wrong where PyYAML's context begins, if that is where the mistake is; message and hint."""


_NO_SPACE = re.compile(r"([a-z_]+):([^\s:]\S*)")
"""A field and its value without the space that parts them."""

_FOREIGN_COLON = re.compile(
    "[\N{FULLWIDTH COLON}\N{RATIO}\N{MODIFIER LETTER COLON}\N{HEBREW PUNCTUATION SOF PASUQ}]"
)
"""What looks like a colon."""

_TYPE_BEHIND_NAME = re.compile(r"(?:func|name): *[\w.:]+\([^)]*\w+$")
"""A schema up to the colon behind an argument, as Python writes it."""


_WHOLE_SCHEMA = re.compile(r"(?:func|name): *[\w.:]+\(.*\)( *-> *\S.*)?$")
"""A schema up to the colon at its end, as a function of Python has one, or to one in place of the arrow."""

_LINES = re.compile(
    r"(dispatch|exempt|tolerance|parameters|buffers|init|checks|state|attributes|parts): +([\w. ,]+)$"
)
"""A field that holds lines of its own, and the first word of such a line, up to the colon."""


_GLUED = re.compile(r"^ *(?:- +)?(?:(\w+:)|-)(?=\w).*\n.*\Z", re.M)
"""A line without the space behind a colon or dash, above the one that cannot be read."""


def _hint_for_broken(problem: str, text: str, where: int) -> str:
    character = text[where : where + 1]
    before = text[text.rfind("\n", 0, where) + 1 : where]
    if character.isspace() and character not in " \t\r\n":
        return f"indent with spaces: this is U+{ord(character):04X}"
    if character == "\t":
        return "indent with spaces, not with tabs"
    if character and character in "@`%" and not problem.startswith("found incompatible"):
        return f"put a value that starts with '{character}' between quotes"
    if problem.startswith("found incompatible"):
        return "leave the line out: files are YAML 1.1"
    if problem.startswith("did not find expected <document start>"):
        return "start every entry with '- ', the one before this too"
    if problem.startswith("mapping values") and _TYPE_BEHIND_NAME.search(before):
        return "write the type before the name: 'Tensor self'"
    if problem.startswith("mapping values") and (schema := _WHOLE_SCHEMA.search(before)):
        return (
            "leave the ':' out" if schema[1] else "write '->' before what is returned, and no ':'"
        )
    if problem.startswith("mapping values") and (lines := _LINES.search(before)):
        return (
            f"write '{lines[2]}: …' on a line of its own, below '{lines[1]}:' and indented further"
        )
    if problem.startswith("block sequence"):
        return "begin the list on the next line, each item behind a '- ' of its own"
    if problem.startswith("did not find expected '-' indicator"):
        return "indent the line if it belongs to the entry above; an entry starts with '- '"
    if problem.startswith("mapping values") and (glued := _GLUED.search(text[:where])):
        said = f"'{glued[1]} …'" if glued[1] else "'- …'"
        return f"write {said} on the line above: a space follows a colon and a dash"
    if problem.startswith("mapping values"):
        return "indent the line as its neighbours, or quote a value that contains ': '"
    return "check the quotes, the brackets and the indentation"


# -- what a plain scalar means: YAML 1.2, section 10.3.2 ------------------------------------------

NOT_A_STRING = frozenset("-+.0123456789~nNtTfF")
CONSTANTS: dict[str, Value] = {
    "": None,
    **dict.fromkeys(("~", "null", "Null", "NULL")),
    **dict.fromkeys(("true", "True", "TRUE"), True),
    **dict.fromkeys(("false", "False", "FALSE"), False),
    **{
        sign + word: float(sign + "inf")
        for sign in ("", "+", "-")
        for word in (".inf", ".Inf", ".INF")
    },
    **dict.fromkeys((".nan", ".NaN", ".NAN"), math.nan),
}
WHOLE = re.compile(r"[-+]?[0-9]+")
OTHER_BASE = re.compile(r"0(?:o[0-7]+|x[0-9a-fA-F]+)")
FRACTION = re.compile(r"[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?")


def _meaning(text: str) -> Value:
    if text in CONSTANTS:
        return CONSTANTS[text]
    if WHOLE.fullmatch(text):
        if len(text) > 1000:  # Python's own limit depends on its configuration
            raise ValueError(f"a number of {len(text)} digits")
        return int(text)
    if OTHER_BASE.fullmatch(text):
        return int(text[2:], 8 if text[1] == "o" else 16)
    if not FRACTION.fullmatch(text):
        return text
    if math.isinf(value := float(text)):
        raise ValueError(f"{text} exceeds what a float holds")
    if not value and re.match(r"[-+]?[0.]*[1-9]", text):
        raise ValueError(f"{text} is smaller than what a float holds")
    return value
