"""Where operators, kernels and helpers are named: in YAML, in formulas and in source."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from ..diagnostics import Diagnostics, Location, Sources
from ..explain.kernels import Explainer
from ..model.kernel_index import KernelIndex
from ..model.values import Context, Rejected, items
from ..pipeline import Model
from ..yaml.loader import load
from ..yaml.syntax import Mapping, Node, Scalar, Sequence

_KERNEL_FIELDS = ("dispatch", "shape", "small", "decomposition", "pointwise")
_OPERATOR_FIELDS = ("autogen", "alias_of", "structured_delegate")


@dataclass(frozen=True, slots=True)
class Occurrence:
    """A place where a name stands."""

    kind: str
    """``operator``, by the name that its overloads and variants share; ``kernel`` or ``helper``."""
    name: str
    location: Location
    role: str
    """``declaration``, ``derivative``, ``call``, ``reference``; ``namesake`` for a function that has its name."""


class Symbols:
    """Names and their places, in the files as they were read for `model`."""

    def __init__(
        self, model: Model, kernels: KernelIndex, texts: dict[str, str], explainer: Explainer
    ) -> None:
        self.model = model
        self.explainer = explainer
        self.kernels = kernels
        self._texts = texts
        self.packets = {_base(f.func.name.packet) for f in model.functions}

    @cached_property
    def all(self) -> tuple[Occurrence, ...]:
        """Every occurrence, in the order of the files."""
        return (
            *self._in_functions(),
            *self._in_derivatives(),
            *self._in_deprecated(),
            *self._in_classes(),
        )

    @cached_property
    def by_name(self) -> dict[tuple[str, str], list[Occurrence]]:
        """Occurrences by kind and name."""
        found: dict[tuple[str, str], list[Occurrence]] = defaultdict(list)
        for occurrence in self.all:
            found[occurrence.kind, occurrence.name].append(occurrence)
        return found

    def at(self, file: str, line: int, column: int) -> Occurrence | None:
        """What stands at a place; the narrowest where several do."""
        here = [
            o
            for o in self.all
            if o.location.file == file
            and o.location.line == line
            and o.location.column <= column <= (o.location.end_column or o.location.column + 1)
        ]
        return min(
            here, key=lambda o: (o.location.end_column or 0) - o.location.column, default=None
        )

    def definitions(self, occurrence: Occurrence) -> list[Location]:
        """Where what is named is defined; from a definition, where what belongs to it is."""
        if occurrence.kind == "kernel":
            return self.functions_named(occurrence.name)
        if occurrence.kind == "helper":
            helper = self.model.library.helpers.get(occurrence.name)
            return [] if helper is None else [helper.location]
        same = self.by_name["operator", occurrence.name]
        if occurrence.role != "declaration":
            return [o.location for o in same if o.role == "declaration"]
        places = [o.location for o in same if o.role == "derivative"]
        return [*places, *self.code(occurrence.name)]

    def references(self, occurrence: Occurrence) -> list[Location]:
        """Everywhere that it is named, and the functions that are meant."""
        found = [o.location for o in self.by_name[occurrence.kind, occurrence.name]]
        if occurrence.kind == "operator":
            return [*found, *self.code(occurrence.name)]
        return [*found, *self.definitions(occurrence)]

    def functions_named(self, name: str) -> list[Location]:
        """Where functions of the project's kernels stand."""
        project = self.model.project
        bare = name.rpartition(":")[2]
        found = self.kernels.find(name)
        infos = (
            (found,) if ":" in name and found is not None else self.kernels.functions.get(bare, ())
        )
        return [
            Location(f"{project.kernels}/{i.module.replace('.', '/')}.py", i.line, 5, 5 + len(bare))
            for i in infos
        ]

    def code(self, packet: str) -> list[Location]:
        """The functions, by hand and generated, that calls of an operator come to."""
        places: dict[str, None] = {}
        for operator in self.model.operators:
            if _base(operator.native.func.name.packet) != packet:
                continue
            for row in self.explainer.explain(operator, self.explainer.keys_of_interest(operator)):
                places.update(dict.fromkeys(place for place in (row.code, row.generated) if place))
        found = (place.rpartition(":") for place in places)
        return [Location(file, int(line), 1) for file, _, line in found]

    # -- native_functions.yaml -----------------------------------------------------------------------

    def _in_functions(self) -> Iterator[Occurrence]:
        context = Context(Diagnostics(), None)
        for function in self.model.functions:
            entry = function.syntax
            if function.origin is not None or entry is None:
                continue
            yield from self._operator(entry.get("func"), "declaration")
            for field in _OPERATOR_FIELDS:
                node = entry.get(field)
                try:
                    listed = [] if node is None else items(node, context)
                except Rejected:
                    continue
                for item in listed:
                    yield from self._operator(item.scalar, "reference", item.offset)
            for field in _KERNEL_FIELDS:
                for scalar in _values(entry.get(field)):
                    if scalar.text and not scalar.text.startswith("np."):
                        yield Occurrence("kernel", scalar.text, scalar.location, "reference")

    def _operator(self, node: Node | None, role: str, offset: int = 0) -> Iterator[Occurrence]:
        """The name of an operator at an offset of a value: the part that its overloads and variants share."""
        if not isinstance(node, Scalar):
            return
        name = node.text[offset:].partition("(")[0].split(",")[0].strip()
        start = offset + len(name.rpartition("::")[0]) + (2 if "::" in name else 0)
        packet = _base(name.rpartition("::")[2].partition(".")[0])
        if packet:
            yield Occurrence("operator", packet, node.locate(start, len(packet)), role)

    # -- formulas --------------------------------------------------------------------------------------

    def _in_derivatives(self) -> Iterator[Occurrence]:
        for entry in self._entries(self.model.project.derivatives):
            yield from self._operator(entry.get("name"), "derivative")
            for key, node in entry.entries:
                if key.text not in ("name", "node"):
                    for scalar in _values(node):
                        yield from self._in_formula(scalar)

    def _entries(self, file: str) -> Iterator[Mapping]:
        text = self._texts.get(file)
        if text is not None:
            unsaid = Diagnostics(Sources(unsaved={file: text}))
            node = load(text, file, unsaid)
            for entry in node.items if isinstance(node, Sequence) else ():
                if isinstance(entry, Mapping):
                    yield entry

    def _in_formula(self, scalar: Scalar) -> Iterator[Occurrence]:
        text = scalar.text.strip()
        lead = len(scalar.text) - len(scalar.text.lstrip())
        try:
            tree = ast.parse(text.replace("\n", " "), mode="eval")
        except (SyntaxError, ValueError):
            return
        helpers = self.model.library.helpers
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute):
                name = node.attr
                column = (node.end_col_offset or 0) - len(name)
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                name, column = node.func.id, node.func.col_offset
            else:
                continue
            kind = "helper" if name in helpers and isinstance(node, ast.Call) else "operator"
            shared = name if kind == "helper" else _base(name)
            if kind == "helper" or shared in self.packets:
                start = lead + len(text.encode()[:column].decode(errors="ignore"))
                yield Occurrence(kind, shared, scalar.locate(start, len(shared)), "call")

    def _in_deprecated(self) -> Iterator[Occurrence]:
        for entry in self._entries(self.model.project.deprecated):
            for field in ("name", "aten"):
                yield from self._operator(entry.get(field), "reference")

    def _in_classes(self) -> Iterator[Occurrence]:
        """What layers and optimizers call: functions of Python, most of which are bindings of their namesakes."""
        project = self.model.project
        for file in filter(None, (project.layers, project.optimizers)):
            for number, line in enumerate(self._texts.get(file, "").split("\n"), 1):
                for call in () if line.startswith("#") else _FUNCTION.finditer(line):
                    name = call[1] or call[2]
                    if name in self.packets:
                        start = call.start(call.lastindex or 0) + 1
                        where = Location(file, number, start, start + len(name))
                        yield Occurrence("operator", name, where, "namesake")


_FUNCTION = re.compile(r"^  function: *(?:\w+\.)*(\w+)|(?<![\w.])(?:F\.|functions\.)?(\w+)\(")
"""In layers and optimizers, the names of functions that are called."""


def _base(name: str) -> str:
    """What an operator's variants share: `add` of `add_`, but `__iadd__` of itself."""
    return name if name.startswith("__") else name.removesuffix("_")


def _values(node: Node | None) -> Iterator[Scalar]:
    """The scalars of a value, keys left out."""
    if isinstance(node, Scalar):
        yield node
    elif isinstance(node, Sequence):
        for item in node.items:
            yield from _values(item)
    elif isinstance(node, Mapping):
        for _, value in node.entries:
            yield from _values(value)
