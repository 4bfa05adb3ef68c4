"""Placeholders of `gradsmith new` that have not been filled in."""

from __future__ import annotations

import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

from ..diagnostics import FILL_ME_IN, Diagnostics, Location, Source
from ..project.settings import Project
from ..yaml.loader import load
from ..yaml.syntax import scalars

_WORD = re.compile(rf"\b{FILL_ME_IN}\b")


def check_filled_in(project: Project, diagnostics: Diagnostics) -> None:
    """Record each place, in YAML and in the sources that it names, where the word still stands."""
    said = {item.location for item in diagnostics.items if item.code == "GS805"}
    for where in (*_in_yaml(project, diagnostics), *_in_sources(project, diagnostics)):
        if where not in said:
            hint = "replace FILL_ME_IN"
            diagnostics.error("GS805", "a placeholder is left", where, hint)


def _in_yaml(project: Project, diagnostics: Diagnostics) -> Iterator[Location]:
    for name in project.declared:
        source = diagnostics.sources.get(name)
        if source is None or FILL_ME_IN not in source.text:
            continue
        # Not in comments: a comment may well speak of the word.
        for scalar in scalars(load(source.text, name, Diagnostics())):
            for match in _WORD.finditer(scalar.text):
                yield scalar.locate(match.start(), len(match[0]))


def _in_sources(project: Project, diagnostics: Diagnostics) -> Iterator[Location]:
    folders = {project.path(folder) for folder in (project.kernels, project.formulas) if folder}
    for file in sorted(file for folder in folders for file in folder.rglob("*.py")):
        content = file.read_bytes()
        if FILL_ME_IN.encode() in content:
            yield from _in_python(file.relative_to(project.root), content, diagnostics)


def _in_python(name: Path, content: bytes, diagnostics: Diagnostics) -> Iterator[Location]:
    source = Source(name.as_posix(), content.decode("utf-8", "replace"))
    diagnostics.sources.add(source)
    try:
        tokens = list(tokenize.tokenize(io.BytesIO(content).readline))
    except (tokenize.TokenError, SyntaxError):
        return  # said elsewhere
    for token in tokens:
        if token.type in (tokenize.NAME, tokenize.STRING):
            start, _ = source.span_of_line(token.start[0])
            for match in _WORD.finditer(token.string):
                at = start + token.start[1] + match.start()
                yield source.location(at, at + len(match[0]))
