"""Names in files of PyTorch's dialect: PyTorch's own files, and files that list its operators.

They are looked up in the editor's texts first, then in the newest release that gradsmith has a table of.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import PurePosixPath

from ...schema.dispatch_keys import DISPATCH_KEYS
from ...schema.types import BASE_TYPES
from ..diagnostics import Location
from ..model.fields import FIELDS
from ..torch_dialect.files import ROLES
from ..torch_dialect.release import Operator, Release, load_release
from .symbols import Occurrence

_HEAD = re.compile(r"- (func|name):\s*[\"']?(?:\w+::)?(\w+(?:\.\w+)?)\(")
_LISTED = re.compile(r"\s*- (?:op:\s*)?[\"']?(?:\w+::)?(\w+(?:\.\w+)?)[\"']?\s*(?:[(:#].*)?$")
_OTHERS = re.compile(r"  (?:structured_delegate|autogen):(.*)$")
_NAME = re.compile(r"\w+(?:\.\w+)?")
_CALL = re.compile(r"(?<![\w:.>-])(?:at::)?(\w+)\(|(?:\.|->)(\w+)\(")
_TAGS = re.compile(r"- tag:\s*(\w+)")
_KEY = re.compile(r"(?:- |  )\w*$")


@dataclass(frozen=True)
class TorchNames:
    """Operators, and where the files of a project name them."""

    texts: Mapping[str, str]

    @cached_property
    def release(self) -> Release:
        """What PyTorch has."""
        return load_release()

    @cached_property
    def packets(self) -> frozenset[str]:
        """Operators' names without their overloads, those of the project's own files too."""
        known = {name.partition(".")[0] for name in self.release.operators}
        known.update(o.name.partition(".")[0] for o in self.all if o.role == "declaration")
        return frozenset(known)

    @cached_property
    def all(self) -> tuple[Occurrence, ...]:
        """Heads of entries, items of lists, and what fields name, in the order of the files."""
        return tuple(o for file, text in self.texts.items() for o in _occurrences(file, text))

    @cached_property
    def calls(self) -> tuple[Occurrence, ...]:
        """Operators and helpers that formulas call."""
        found: list[Occurrence] = []
        for file, text in self.texts.items():
            if _role(file) == "derivatives":
                for number, line in enumerate(text.split("\n"), 1):
                    if not line.startswith(("- ", "#")):
                        found += self._calls(Location(file, number, 1), line)
        return tuple(found)

    def _calls(self, where: Location, line: str) -> Iterator[Occurrence]:
        for call in _CALL.finditer(line):
            group = 1 if call[1] else 2
            name = call[group]
            kind = "helper" if group == 1 and name in self.release.helpers else "operator"
            if kind == "helper" or name in self.packets:
                place = _place(where.file, where.line, call.start(group), name)
                yield Occurrence(kind, name, place, "call")

    def at(self, file: str, line: int, column: int) -> Occurrence | None:
        """What stands at a place."""
        for occurrence in (*self.all, *self.calls):
            where = occurrence.location
            if (where.file, where.line) == (file, line):
                if where.column <= column <= (where.end_column or where.column):
                    return occurrence
        return None

    def definitions(self, occurrence: Occurrence) -> list[Location]:
        """Where an operator is declared; from there, its derivative and the lists that have it."""
        same = [o for o in self.all if _is_same(o, occurrence)]
        declared = occurrence.role == "declaration"
        found = [o for o in same if (o.role == "declaration") is not declared]
        exact = [o for o in found if o.name == occurrence.name]
        return [o.location for o in exact or found]

    def references(self, occurrence: Occurrence) -> list[Location]:
        """Everywhere that any overload of it is named."""
        return [o.location for o in (*self.all, *self.calls) if _is_same(o, occurrence)]

    # -- what is shown -------------------------------------------------------------------------------

    def hover(self, occurrence: Occurrence) -> str:
        """The entries of an operator, or what the release says of it; the signatures of a helper."""
        if occurrence.kind == "helper":
            rows = self.release.helpers[occurrence.name]
            shown = [f"{r.returns} {occurrence.name}({', '.join(r.parameters)})" for r in rows]
            return "```cpp\n" + "\n".join(shown) + "\n```\na helper of formulas"
        name, exact = occurrence.name, "." in occurrence.name or occurrence.role != "call"
        parts = []
        for other in self.all:
            same = other.name == name if exact else _is_same(other, occurrence)
            if same and other.role in ("declaration", "derivative"):
                parts.append(f"```yaml\n{self._entry(other.location)}\n```")
        if not any(o.role == "declaration" and o.name == name for o in self.all):
            parts += self._of_release(name, exact)
        return "\n\n".join(parts) or f"`{name}`: no operator of PyTorch {self.release.version}"

    def _entry(self, where: Location) -> str:
        lines = self.texts[where.file].split("\n")[where.line - 1 :]
        end = next((n for n, x in enumerate(lines[1:], 1) if x.startswith("- ")), len(lines))
        kept = [line for line in lines[:end] if not line.startswith("#")]
        return "\n".join(kept).rstrip()

    def _of_release(self, name: str, exact: bool) -> Iterator[str]:
        kinds = {
            "implicit": "a composition: its derivative is that of what it calls",
            "explicit": "a composition with a derivative of its own",
            "kernels": "backends have kernels",
        }
        for operator in self.release.operators.values():
            if operator.name == name or (not exact and operator.name.partition(".")[0] == name):
                core = "; core" if operator.is_core else ""
                said = f"PyTorch {self.release.version}: {kinds[operator.kind]}{core}"
                yield f"```\naten::{operator.schema}\n```\n{said}"

    # -- what may be written --------------------------------------------------------------------------

    def complete(self, file: str, line: int, before: str) -> Iterator[tuple[str, str, str]]:
        """Words for a place with their kind and a note; `before` is its line up to it."""
        role, lines = _role(file), self.texts.get(file, "").split("\n")
        field = re.match(r"(?:- |  )(\w+):", before)
        if role == "native":
            if _KEY.match(before):
                used = sorted({x[1] for x in re.finditer(r"(?m)^  (\w+):", "\n".join(lines))})
                yield from ((n, "field", FIELDS[n].doc) for n in used if n in FIELDS)
            elif field and field[1] == "tags":
                yield from ((tag, "value", "") for tag in self._tags)
            elif field and field[1] in ("structured_delegate", "autogen"):
                yield from ((o.name, "operator", "") for o in self.all if o.role == "declaration")
            elif field and field[1] == "func":
                yield from ((name, "type", "") for name in BASE_TYPES)
            elif re.match(r"    \w*$", before):
                yield from ((key, "value", "") for key in DISPATCH_KEYS[1:])
        elif role == "derivatives":
            if re.search(r"(?:\.|->)\w*$", before):
                methods = {o.name.partition(".")[0] for o in self._operators if o.is_method}
                yield from (
                    (n, "method", "") for n in sorted(methods | self.release.members.keys())
                )
            elif before.startswith("- name:"):
                yield from ((o.schema, "operator", "") for o in self._operators)
            elif ":" in before:
                yield from (("grad", "value", ""), ("grads", "value", ""))
                head = next((x for x in lines[line - 1 :: -1] if x.startswith("- name:")), "")
                arguments = dict.fromkeys(re.findall(r"(\w+)(?=[,)=])", head.partition("(")[2]))
                yield from ((name, "argument", "") for name in (*arguments, "result"))
                yield from ((name, "function", "") for name in self.release.helpers)
                yield from ((name, "operator", "") for name in sorted(self.packets))
        elif _LISTED.match(before) or re.match(r"\s*- (?:op:\s*)?(?:\w+::)?$", before):
            yield from ((o.name, "operator", o.schema) for o in self._operators)

    @cached_property
    def _operators(self) -> tuple[Operator, ...]:
        return tuple(self.release.operators.values())

    @property
    def _tags(self) -> list[str]:
        texts = (text for file, text in self.texts.items() if _role(file) == "tags")
        return [tag for text in texts for tag in _TAGS.findall(text)]


def _role(file: str) -> str:
    """Which of PyTorch's files it is; empty for one that lists operators."""
    name = PurePosixPath(file).name
    return next((role for role, names in ROLES.items() if names[0] == name), "")


def _occurrences(file: str, text: str) -> Iterator[Occurrence]:
    role = _role(file)
    if role in ("tags", "helpers") or not file.endswith((".yaml", ".yml")):
        return
    for number, line in enumerate(text.split("\n"), 1):
        head = _HEAD.match(line)
        listed = None if role or head else _LISTED.match(line)
        others = _OTHERS.match(line) if role == "native" else None
        if head is not None:
            kind = "declaration" if role == "native" else "derivative" if role else "reference"
            yield Occurrence(
                "operator", head[2], _place(file, number, head.start(2), head[2]), kind
            )
        elif listed is not None:
            place = _place(file, number, listed.start(1), listed[1])
            yield Occurrence("operator", listed[1], place, "reference")
        elif others is not None:
            for found in _NAME.finditer(others[1].partition("#")[0]):
                start = others.start(1) + found.start()
                place = _place(file, number, start, found[0])
                yield Occurrence("operator", found[0], place, "reference")


def _place(file: str, line: int, start: int, name: str) -> Location:
    return Location(file, line, start + 1, start + 1 + len(name))


def _is_same(one: Occurrence, other: Occurrence) -> bool:
    names = (o.name.partition(".")[0].removesuffix("_") for o in (one, other))
    return one.kind == other.kind and len(set(names)) == 1
