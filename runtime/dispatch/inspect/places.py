"""Locations in YAML, for errors, traces and drawings.

Generated code contains names only, so that it does not change when lines move.  The line is looked up on demand, in
the file as it is now: in the clone that the code was generated in, or in the installed package.  If neither has the
file, the location has no line.
"""

from __future__ import annotations

import re
import sys
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ...autograd.nodes.node import Node

_ENTRY = re.compile(
    r"^[ \t]*(?:-[ \t]*)?(?:\{[^\n]*?)?[\"']?(?:func|name)[\"']?[ \t]*:[ \t]*(?:[>|][-+]?\s+)?[\"']?"
    r"(?:\w+::)?([\w.]+)[ \t]*\(",
    re.M,
)
"""The line that names an entry's operator, whatever else stands in it; a comment is none."""


def place_in_yaml(package: str, file: str, name: str, argument: str = "") -> str:
    """``derivatives.yaml:7``: of an operator's entry, or of the formula of one of its arguments.

    `package` is that of the generated modules, `file` as the project calls it.  The entry's line serves for a
    formula that has none of its own.
    """
    text = _text(package, file)
    entry = _entries(text).get(name)
    if entry is None:
        return file
    first, last = entry
    if argument:
        for number, line in enumerate(text[first : last + 1].splitlines()):
            names, colon, _ = line.partition(":")
            listed = names.strip(" \"'").replace(" ", "").split(",")
            # What a node is called has its gradients' names in parentheses.
            if colon and argument in listed and all(map(str.isidentifier, listed)):
                return f"{file}:{_line(text, first) + number}"
    return f"{file}:{_line(text, first)}"


def formula_place(node_class: type[Node], index: int | None = None) -> str:
    """``derivatives.yaml:8``: of the formula for a node's input, or of the entry that has all of them.

    Empty where nobody wrote any.
    """
    if not node_class.yaml_entry:
        return ""
    names = node_class.yaml_formulas
    name = "" if index is None or not names else names[min(index, len(names) - 1)]
    module = node_class.__module__
    file: str = sys.modules[module].YAML
    package = module.rsplit(".", 2)[0]  # of ``PACKAGE.autograd_nodes.FAMILY``
    return place_in_yaml(package, file, node_class.yaml_entry, name)


@cache
def _text(package: str, file: str) -> str:
    """The file's text; empty where it is not found."""
    folder = Path(next(iter(sys.modules[package].__path__))).resolve()
    beside = (above / Path(file).name for above in folder.parents[: package.count(".")])
    for path in (*(above / file for above in folder.parents), *beside):
        try:
            return path.read_text(encoding="utf-8")
        except OSError:
            continue
    return ""


@cache
def _entries(text: str) -> dict[str, tuple[int, int]]:
    """By operator the span of its entry; the first, where there are several."""
    entries = {}
    end = len(text)
    for match in reversed(list(_ENTRY.finditer(text))):
        entries[match[1]] = (match.start(), end)
        end = match.start() - 1
    return entries


def _line(text: str, offset: int) -> int:
    return text.count("\n", 0, offset) + 1
