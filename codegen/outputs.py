"""The contexts that templates are filled with, one frozen type for each kind of output."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from .autograd_arrays import ArrayBackward
from .autograd_forward import ForwardFormula
from .autograd_kernels import AutogradKernel
from .autograd_nodes import NodeClass
from .bindings import Binding
from .python_source import assignment
from .registrations import Registration
from .wrappers import Wrapper

__all__ = [
    "Alias",
    "AliasesFile",
    "AutogradArraysFile",
    "AutogradForwardFile",
    "AutogradForwardStub",
    "AutogradKernelsFile",
    "AutogradNodesFile",
    "BindingsFile",
    "OperatorsFile",
    "ReturnType",
    "ReturnTypesFile",
    "WrappersFile",
    "bindings_file",
    "import_lines",
    "mentions",
]

HEADER = "Generated from native_functions.yaml and derivatives.yaml; edit those, not this file."


@dataclass(frozen=True, slots=True)
class OperatorsFile:
    header: str
    yaml: str
    imports: tuple[str, ...]
    registrations: tuple[Registration, ...]


@dataclass(frozen=True, slots=True)
class WrappersFile:
    header: str
    imports: tuple[str, ...]
    wrappers: tuple[Wrapper, ...]


@dataclass(frozen=True, slots=True)
class ReturnType:
    """A named tuple of several returns."""

    name: str
    head: str
    fields: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ReturnTypesFile:
    header: str
    types: tuple[ReturnType, ...]


@dataclass(frozen=True, slots=True)
class Alias:
    """An operator that is another name of one."""

    identifier: str
    name: str
    head: str
    target: str
    call: str


@dataclass(frozen=True, slots=True)
class AliasesFile:
    header: str
    imports: tuple[str, ...]
    aliases: tuple[Alias, ...]


@dataclass(frozen=True, slots=True)
class AutogradNodesFile:
    header: str
    imports: tuple[str, ...]
    nodes: tuple[NodeClass, ...]
    slots: tuple[str, ...]
    """For each node the tuple of its slots, as source."""
    names: tuple[str, ...]
    """For each node the tuple of its saved tensors' names, as source."""


@dataclass(frozen=True, slots=True)
class AutogradArraysFile:
    header: str
    imports: tuple[str, ...]
    functions: tuple[ArrayBackward, ...]
    deferred: str
    """The dictionary of what they call, as source."""


@dataclass(frozen=True, slots=True)
class AutogradKernelsFile:
    header: str
    imports: tuple[str, ...]
    kernels: tuple[AutogradKernel, ...]


@dataclass(frozen=True, slots=True)
class AutogradForwardFile:
    header: str
    imports: tuple[str, ...]
    reads_self: str
    """The set of the operators whose formula reads the value of the first argument, as source."""
    formulas: tuple[ForwardFormula, ...]


@dataclass(frozen=True, slots=True)
class AutogradForwardStub:
    header: str
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BindingsFile:
    title: str
    header: str
    imports: tuple[str, ...]
    tables: tuple[str, ...]
    """Assignments of the operators' tables to variables of the module."""
    packets: tuple[str, ...]
    """The same of packets."""
    exported: tuple[str, ...]
    bindings: tuple[Binding, ...]


def bindings_file(
    title: str, package: str, bindings: Sequence[Binding], exported: bool
) -> BindingsFile:
    """The file of some bindings, importing what their source mentions."""
    text = "\n".join(_texts(bindings))
    tables = {}
    packets = {}
    for binding in bindings:
        packets[binding.packet] = binding.operators[0].identifier
        by_table = {o.table: o.identifier for o in binding.operators}
        for attempt in binding.attempts:
            tables[attempt.table] = by_table[attempt.table]
    names = {
        "gradsmith.dispatch.arguments": ["OPTIONAL_SIZES", "SEQUENCES", "SIZES", "TUPLES"],
        "gradsmith.dispatch.call": ["MISSING", "exact", "exact_factory", "exact_operator"],
        "gradsmith.dispatch.state": ["state"],
        "gradsmith.dtypes": ["dtype as dtype_class", "int64"],
        package: ["operators"],
        "gradsmith.layout": ["strided"],
        "gradsmith.traits": ["NUMBER_BITS"],
    }
    imports = import_lines(names, text + "\noperators")
    return BindingsFile(
        title,
        HEADER,
        imports,
        tuple(assignment(name, f"operators.{o}.table") for name, o in tables.items()),
        tuple(assignment(name, f"operators.{o}.packet") for name, o in packets.items()),
        tuple(sorted(b.name for b in bindings)) if exported else (),
        tuple(bindings),
    )


def _texts(bindings: Iterable[Binding]) -> Iterable[str]:
    for binding in bindings:
        yield binding.head
        yield binding.exact
        for attempt in binding.attempts:
            yield attempt.source


def import_lines(names: Mapping[str, Sequence[str]], text: str) -> tuple[str, ...]:
    """One ``from … import`` for each module of whose names `text` mentions some."""
    lines = []
    for module, members in sorted(names.items()):
        used = [m for m in members if mentions(text, m.rpartition(" ")[2])]
        renamed = [m for m in used if " as " in m]
        plain = [m for m in used if " as " not in m]
        if plain:
            lines.append(f"from {module} import {', '.join(plain)}")
        lines += [f"from {module} import {m}" for m in renamed]
    return tuple(lines)


def mentions(text: str, name: str) -> bool:
    """Whether `name` stands in `text` as a word of its own."""
    position = text.find(name)
    while position >= 0:
        before = text[position - 1] if position else " "
        after = text[position + len(name) : position + len(name) + 1] or " "
        if not (before.isalnum() or before == "_") and not (after.isalnum() or after == "_"):
            return True
        position = text.find(name, position + 1)
    return False
