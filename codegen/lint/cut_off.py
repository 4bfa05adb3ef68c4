"""Unquoted text that YAML ends early, at a `` #`` that starts a comment."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from ..diagnostics import Diagnostics
from ..pipeline import Model
from ..yaml.loader import load
from ..yaml.syntax import Mapping, Node, Scalar, Sequence

_PROSE = frozenset(("doc", "desc", "bool_error", "mixed_bool_error", "out_error"))
"""Fields that hold sentences: elsewhere a comment behind a value is a comment."""

_BEHIND = re.compile(r"\S[ \t]+#(?![ \t]*gradsmith:)")
"""A comment behind something, but for those that lint reads itself."""


def check_cut_off(model: Model, diagnostics: Diagnostics) -> None:
    """Record each sentence behind which a comment stands: most likely that was to be part of it."""
    said = {(i.location.file, i.location.line) for i in diagnostics.items if i.location}
    for key, value in _prose(model, diagnostics):
        text = value.source.text
        end = text.find("\n", value.end)
        rest = text[value.end : end if end >= 0 else len(text)]
        if value.style or not _BEHIND.match("." + rest):
            continue
        start = value.end + rest.index("#")
        where = value.source.location(start, value.end + len(rest.rstrip()))
        if (where.file, where.line) not in said:
            message = f"'{key.text}' ends here: what follows is a comment to YAML"
            hint = "put the text between quotes; a comment stands on a line of its own"
            diagnostics.warning("GS808", message, where, hint)


def _prose(model: Model, diagnostics: Diagnostics) -> Iterator[tuple[Scalar, Scalar]]:
    """The fields that hold sentences, in entries where something has a comment behind it."""
    for function in model.functions:
        entry = function.syntax
        if function.origin is None and entry is not None:
            last = entry.source.text.find("\n", entry.end)
            text = entry.source.text[entry.start : last if last >= 0 else None]
            if _BEHIND.search(text):
                yield from _fields(entry)
    project, sources = model.project, diagnostics.sources
    for name in (project.tags, project.layers, project.optimizers):
        # Not of `sources` alone: a file in which there was nothing wrong before has not been read.
        if name and _BEHIND.search(sources.unsaved.get(name) or _text(project.path(name))):
            yield from _fields(load(project.path(name), name, Diagnostics(sources)))


def _text(path: Path) -> str:
    """What a file holds; nothing where it cannot be read, as whoever reads it for good says."""
    try:
        return path.read_bytes().decode("utf-8", "replace")
    except OSError:
        return ""


def _fields(node: Node | None) -> Iterator[tuple[Scalar, Scalar]]:
    if isinstance(node, Sequence):
        for item in node.items:
            yield from _fields(item)
    elif isinstance(node, Mapping):
        for key, value in node.entries:
            if key.text in _PROSE and isinstance(value, Scalar):
                yield key, value
            else:
                yield from _fields(value)
