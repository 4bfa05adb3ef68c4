"""Reads a file that lists operators, and compares its entries with a PyTorch release."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from ...schema.function_schema import FunctionSchema, OperatorName, SchemaError
from ...schema.types import BASE_TYPES
from ..diagnostics import Diagnostics, Location, Related, suggest
from ..model.values import describe
from ..torch_dialect.release import Operator, Release
from ..yaml.syntax import Mapping as MappingNode
from ..yaml.syntax import Node, Scalar
from ..yaml.syntax import Sequence as SequenceNode
from .kinds import Kind
from .versions import Ranges, VersionError

__all__ = ["Listed", "read_entries"]

_STAND_IN = "Storage"
"""A type as long as ``Dimname``, so that places in a schema stay where they are."""
_LIKENESS = 0.7
"""Among thousands of operators some is like any word."""
_NAMESPACES = ("aten::", "at::")
_KERNEL_FIELDS = ("arg_meta", "kernel_name")


@dataclass(frozen=True, slots=True)
class Listed:
    """An operator in a list."""

    list: str
    name: str
    operator: Operator | None
    """PyTorch's; None for one of the project's own, and for one that the release does not have."""
    location: Location
    schema: str = ""
    """As the file says it; empty where it gives a name alone."""


def read_entries(
    node: Node, kind: Kind, release: Release, diagnostics: Diagnostics
) -> tuple[Listed, ...]:
    """The operators that a file lists; what is wrong with it is recorded."""
    return tuple(_Reader(kind, release, diagnostics).read(node))


class _Reader:
    def __init__(self, kind: Kind, release: Release, diagnostics: Diagnostics) -> None:
        self.kind = kind
        self.release = release
        self.diagnostics = diagnostics
        self.packets: dict[str, list[str]] = {}
        for name in release.operators:
            self.packets.setdefault(name.partition(".")[0], []).append(name)

    def read(self, node: Node) -> Iterator[Listed]:
        if self.kind.is_list:
            yield from self.list_of("", node, own=False)
            return
        if not isinstance(node, MappingNode):
            message = f"expected fields, found {describe(node)}"
            self.diagnostics.error("GS701", message, node.location, "write 'key:' and a list")
            return
        lists = (*self.kind.lists, *self.kind.own)
        known = (*self.kind.keys, *lists)
        for key, value in node.entries:
            if key.text in lists:
                own = key.text in self.kind.own
                if isinstance(value, Scalar) and value.value is None:
                    continue  # an empty list
                yield from self.list_of(key.text, value, own)
            elif key.text not in known and self.kind.keys:
                hint = suggest(key.text, known) or f"there are {', '.join(known)}"
                self.diagnostics.error("GS702", f"unknown field '{key.text}'", key.location, hint)
        for name in self.kind.required:
            if node.get(name) is None:
                message = f"the file has no '{name}'"
                self.diagnostics.error("GS703", message, node.location, f"write '{name}: …'")

    def list_of(self, name: str, node: Node, own: bool) -> Iterator[Listed]:
        if not isinstance(node, SequenceNode):
            message = f"expected a list of operators, found {describe(node)}"
            self.diagnostics.error("GS701", message, node.location, "start each with '- '")
            return
        seen: dict[str, Location] = {}
        for item in node.items:
            listed = self.entry(name, item, own)
            if listed is None:
                continue
            if listed.name in seen:
                related = (Related("first listed here", seen[listed.name]),)
                place = f" in '{name}'" if name else ""
                message = f"'{listed.name}' is listed twice{place}"
                self.diagnostics.error("GS706", message, listed.location, "remove one", related)
                continue
            seen[listed.name] = listed.location
            yield listed

    def entry(self, list_name: str, item: Node, own: bool) -> Listed | None:
        """One operator of a list, given as text or as the field of an entry."""
        if isinstance(item, Scalar) and isinstance(item.value, str):
            return self.operator(list_name, item, own, None)
        if not isinstance(item, MappingNode):
            message = f"expected an operator, found {describe(item)}"
            hint = f"write its name, or '{self.kind.operator[0]}: …'"
            self.diagnostics.error("GS701", message, item.location, hint)
            return None
        field = next((f for f in self.kind.operator if item.get(f) is not None), None)
        known = (*self.kind.operator, *self.kind.fields, self.kind.versions)
        for key, _ in item.entries if self.kind.fields else ():
            if key.text not in known:
                near = suggest(key.text, [k for k in known if k])
                self.diagnostics.error("GS702", f"unknown field '{key.text}'", key.location, near)
        if field is None:
            words = [key.text for key, _ in item.entries]
            alike = [w for w in words if suggest(w, self.kind.operator)]
            if not (alike and self.kind.fields):  # which is reported as unknown already
                message = "an entry without an operator"
                hint = f"write '{self.kind.operator[0]}: …'"
                self.diagnostics.error("GS703", message, item.location, hint)
            return None
        value = item.get(field)
        if not isinstance(value, Scalar) or not isinstance(value.value, str):
            message = f"expected an operator, found {describe(value or item)}"
            self.diagnostics.error("GS701", message, (value or item).location)
            return None
        if self.kind.kernels:
            self.check_kernels(item)
        declares = self.kind.kernels and field == "func"  # an operator that the file itself makes
        return self.operator(list_name, value, own or declares, self.versions(item))

    def versions(self, item: MappingNode) -> Ranges | None:
        node = item.get(self.kind.versions) if self.kind.versions else None
        if node is None:
            return None
        if isinstance(node, SequenceNode):
            texts = [n for n in node.items if isinstance(n, Scalar)]
            found = [r for n in texts if (r := self.ranges(n)) is not None]
            return Ranges(tuple(p for r in found for p in r.ranges)) if found else None
        return self.ranges(node) if isinstance(node, Scalar) else None

    def ranges(self, node: Scalar) -> Ranges | None:
        try:
            return Ranges.parse(node.text)
        except VersionError as error:
            hint = "write v2.1, [v2.1, v2.4], [v2.1, newest] or all_version"
            where = node.locate(error.offset, error.length)
            self.diagnostics.error("GS704", error.message, where, hint)
            return None

    # -- operators ---------------------------------------------------------------------------------

    def operator(
        self, list_name: str, scalar: Scalar, own: bool, versions: Ranges | None
    ) -> Listed | None:
        text = scalar.text.strip()
        start = scalar.text.index(text) if text else 0
        for namespace in _NAMESPACES:
            if text.startswith(namespace):
                text, start = text[len(namespace) :], start + len(namespace)
                own = False
        name, bracket, _ = text.partition("(")
        applies = versions is None or versions.covers(self.release.version)
        if bracket:
            func = self.schema(text, start, scalar, versions)
            if func is None:
                return None
            operator = self.release.operators.get(name)
            where = scalar.locate(start, len(name))
            if operator is not None and applies:
                self.compare(text, start, scalar, operator, func)
            elif operator is None and not own and applies:
                self.unknown(name, where)
            return Listed(list_name, name, operator, where, text)
        where = scalar.locate(start, max(len(text), 1))
        try:
            OperatorName.parse(text)
        except SchemaError as error:
            place = scalar.locate(start + error.offset, error.length)
            hint = "write each operator as an item of its own" if "," in text else error.hint
            self.diagnostics.error(error.code, error.message, place, hint)
            return None
        operator = self.release.operators.get(text)
        if operator is None and not own and applies:
            self.unknown(text, where)
        return Listed(list_name, text, operator, where)

    def schema(
        self, text: str, start: int, scalar: Scalar, versions: Ranges | None
    ) -> FunctionSchema | None:
        """A schema, in which types that PyTorch had once stand for themselves."""
        read = text
        major, minor = (int(part) for part in self.release.version.split(".")[:2])
        if versions is None or versions.first < (major, minor):
            for old in self.kind.types:
                if old not in BASE_TYPES:
                    read = read.replace(old, _STAND_IN[: len(old)].ljust(len(old), "_"))
        try:
            return FunctionSchema.parse(read)
        except SchemaError as error:
            place = scalar.locate(start + error.offset, error.length)
            self.diagnostics.error(error.code, error.message, place, error.hint)
            return None

    def compare(
        self, text: str, start: int, scalar: Scalar, operator: Operator, func: FunctionSchema
    ) -> None:
        """Record the first place where a schema is not PyTorch's."""
        theirs = operator.schema
        if str(func) == theirs or any(old in text for old in self.kind.types):
            return
        pairs = enumerate(zip(text, theirs, strict=False))
        shorter = min(len(text), len(theirs))
        offset = next((n for n, (a, b) in pairs if a != b), shorter)
        while offset and (text[offset - 1 : offset].isalnum() or text[offset - 1] == "_"):
            offset -= 1
        offset = min(offset, len(text) - 1)
        where = scalar.locate(start + offset, len(text) - offset)
        message = f"this is not the schema of '{operator.name}' in PyTorch {self.release.version}"
        self.diagnostics.error("GS711", message, where, f"there it is {theirs}")

    def unknown(self, name: str, where: Location) -> None:
        """Record an operator that PyTorch does not have."""
        hint: str | None
        if name in self.packets:
            hint = f"say which overload: {', '.join(self.packets[name][:6])}"
        else:
            hint = suggest(name, self.release.operators, _LIKENESS)
        message = f"PyTorch {self.release.version} has no operator '{name}'"
        self.diagnostics.error("GS705", message, where, hint)

    # -- kernels files -----------------------------------------------------------------------------

    def check_kernels(self, item: MappingNode) -> None:
        """Record kernels that lack a name, and types that nothing stands for."""
        node = item.get("kernels")
        if node is None:
            return
        if not isinstance(node, SequenceNode):
            message = f"expected a list of kernels, found {describe(node)}"
            self.diagnostics.error("GS701", message, node.location, "start each with '- '")
            return
        aliases = self.aliases(item)
        for kernel in node.items:
            if not isinstance(kernel, MappingNode):
                message = f"expected a kernel, found {describe(kernel)}"
                hint = "write 'arg_meta: null' and 'kernel_name: …'"
                self.diagnostics.error("GS701", message, kernel.location, hint)
                continue
            for key, value in kernel.entries:
                if key.text not in _KERNEL_FIELDS:
                    near = suggest(key.text, _KERNEL_FIELDS)
                    message = f"unknown field '{key.text}'"
                    self.diagnostics.error("GS702", message, key.location, near)
                elif key.text == "arg_meta":
                    self.check_meta(value, aliases)
            name = kernel.get("kernel_name")
            if name is None and not any(
                suggest(k.text, ("kernel_name",)) for k, _ in kernel.entries
            ):
                message, hint = "a kernel without its name", "write 'kernel_name: …'"
                self.diagnostics.error("GS703", message, kernel.location, hint)
            elif name is not None and (
                not isinstance(name, Scalar) or not isinstance(name.value, str)
            ):
                message = f"expected the name of a C++ function, found {describe(name)}"
                self.diagnostics.error("GS704", message, name.location)

    def aliases(self, item: MappingNode) -> frozenset[str]:
        names: set[str] = set()
        for field in ("type_alias", "dim_order_alias"):
            node = item.get(field)
            if isinstance(node, MappingNode):
                names |= {key.text for key, _ in node.entries}
        return frozenset(names)

    def check_meta(self, node: Node, aliases: frozenset[str]) -> None:
        if not isinstance(node, MappingNode):
            return
        for _, value in node.entries:
            parts = value.items if isinstance(value, SequenceNode) else (value,)
            for part in parts:
                if isinstance(part, Scalar) and aliases and part.text not in aliases:
                    hint = suggest(part.text, aliases) or f"there are {', '.join(sorted(aliases))}"
                    message = f"there is no alias '{part.text}'"
                    self.diagnostics.error("GS704", message, part.location, hint)


def by_list(entries: tuple[Listed, ...]) -> Mapping[str, tuple[Listed, ...]]:
    """The operators by the list that they are in."""
    found: dict[str, list[Listed]] = {}
    for entry in entries:
        found.setdefault(entry.list, []).append(entry)
    return {name: tuple(items) for name, items in found.items()}
