"""The contexts of templates, one frozen type for each kind of output."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from ...schema.contract import CONTRACT
from ...schema.literals import DTYPES, MEMORY_FORMATS
from ..model.numpy_names import NumpyName
from .bindings import Binding
from .registrations import Registration

__all__ = [
    "AutocastFile",
    "AutocastPolicy",
    "AutogradArraysFile",
    "AutogradForwardFile",
    "BindingsFile",
    "Deferred",
    "DeferredModule",
    "FamiliesFile",
    "IMPORTS",
    "ModuleFile",
    "OperatorsFile",
    "PackageFile",
    "PythonPart",
    "ReturnField",
    "ReturnType",
    "ReturnTypesFile",
    "bindings_file",
    "deferred_modules",
    "import_lines",
    "mentions",
    "with_imports",
]

HANDLER_DECORATORS = "shows_completed", "shows_handlers"
"""How functions that entries give under ``python`` show themselves to handlers: `gradsmith.core.handlers` says what each does."""

HEADER = "Generated from native_functions.yaml and derivatives.yaml; edit those, not this file."


@dataclass(frozen=True, slots=True)
class PackageFile:
    """The ``__init__.py`` of generated modules."""

    header: str
    contract: int = CONTRACT
    """With the run time."""


@dataclass(frozen=True, slots=True)
class OperatorsFile:
    header: str
    namespace: str
    yaml: str
    registrations: tuple[Registration, ...]
    deprecated: tuple[str, ...]
    """Statements, one for each call of an older form."""
    numpy_names: tuple[NumpyName, ...]


@dataclass(frozen=True, slots=True)
class ModuleFile:
    """A module of functions or classes, each of them rendered before."""

    header: str
    imports: str
    pieces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DeferredModule:
    """A module whose functions are imported at their first call."""

    module: str
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FamiliesFile:
    """A package with a module for each family of operators."""

    header: str
    title: str
    families: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AutogradNodesFile(ModuleFile):
    """Node classes, and the file that their formulas stand in."""

    deferred: tuple[DeferredModule, ...]
    """The helpers that formulas call."""
    yaml: str


@dataclass(frozen=True, slots=True)
class ReturnField:
    """One of several named results."""

    name: str
    annotation: str


@dataclass(frozen=True, slots=True)
class ReturnType:
    """A named tuple of several results."""

    name: str
    fields: tuple[ReturnField, ...]


@dataclass(frozen=True, slots=True)
class AutocastPolicy:
    """To which dtype autocasting brings the arguments of an operator."""

    name: str
    policy: str


@dataclass(frozen=True, slots=True)
class AutocastFile:
    """All policies."""

    header: str
    policies: tuple[AutocastPolicy, ...]


@dataclass(frozen=True, slots=True)
class ReturnTypesFile:
    header: str
    has_any: bool
    types: tuple[ReturnType, ...]


@dataclass(frozen=True, slots=True)
class Deferred:
    """A function over arrays that is imported at its first call."""

    name: str
    place: str

    @property
    def is_renamed(self) -> bool:
        """Whether `name` is not the one that the function has at its place."""
        return not self.place.endswith((f":{self.name}", f".{self.name}"))


@dataclass(frozen=True, slots=True)
class AutogradArraysFile(ModuleFile):
    deferred: tuple[Deferred, ...]


@dataclass(frozen=True, slots=True)
class AutogradForwardFile(ModuleFile):
    deferred: tuple[DeferredModule, ...]
    """The helpers that formulas call."""
    reads_self: tuple[str, ...]
    """The operators whose formula reads the value of the first argument."""


@dataclass(frozen=True, slots=True)
class BindingsFile:
    title: str
    header: str
    imports: tuple[str, ...]
    deferred: tuple[DeferredModule, ...]
    """The conversions that `functions` call."""
    bindings: tuple[Binding, ...]
    functions: tuple[str, ...]
    tables: tuple[str, ...]
    """The tables of all `bindings`, for those in a class: what stands in its body is not a variable of theirs."""
    prefix: str
    """What the names of their operators have before those of all `bindings`: ``linalg_``."""


@dataclass(frozen=True, slots=True)
class PythonPart:
    """What entries give under ``python`` for one module."""

    functions: tuple[str, ...]
    imported: Mapping[str, Sequence[str]]
    """The operators' own functions that stand there too, by module; ``name as other`` renames."""
    modules: tuple[str, ...]
    """The generated modules whose functions are called."""
    deferred: tuple[DeferredModule, ...]
    """The conversions that functions call."""


def bindings_file(
    title: str, package: str, bindings: Sequence[Binding], python: PythonPart
) -> BindingsFile:
    """The file of some bindings and other functions, importing what their source mentions."""
    text = "\n".join(_texts(bindings))
    names = {
        "gradsmith.documentation": ["documented"],
        "gradsmith.dispatch.arguments": [
            "SEQUENCES",
            "are_bools",
            "are_floats",
            "are_ints",
            "are_numbers",
            "as_ints",
        ],
        "gradsmith.dispatch.call": [
            "MISSING",
            "call_slow",
            "call_slow_factory",
            "call_slow_making",
            "call_slow_operator",
            "call_slow_reflected",
        ],
        "gradsmith.core.shared_loops": ["SHARED"],
        "gradsmith.core.state": ["MASKED", "state"],
        "gradsmith.core.tensor": ["allocate"],
        "gradsmith.core.dtypes": ["dtype as dtype_class", *sorted(set(DTYPES.values()))],
        package: ["operators", *python.modules],
        "gradsmith.core.layout": [
            "strided",
            "memory_format as memory_format_class",
            *MEMORY_FORMATS,
        ],
        "gradsmith.core.tracebacks": ["trim"],
        "gradsmith.core.bits": ["NUMBER_BITS"],
    }
    names |= {module: sorted(members) for module, members in python.imported.items()}
    if python.functions:
        names["gradsmith.core.handlers"] = list(HANDLER_DECORATORS)
    if python.deferred:
        names["gradsmith.core.deferred"] = ["deferred_from"]
    named = [name.rpartition(" ")[2] for names in python.imported.values() for name in names]
    shown = [name for name in HANDLER_DECORATORS if any(name in f for f in python.functions)]
    used = [*shown, "deferred_from", "documented", *python.modules, *named]
    used += ["operators"] if bindings or not python.functions else []
    imports = import_lines(names, " ".join([text, *used]))
    prefixes = {b.operators[0].packet.removesuffix(b.name) for b in bindings}
    return BindingsFile(
        title,
        HEADER,
        imports,
        python.deferred,
        tuple(bindings),
        python.functions,
        tuple(dict.fromkeys(table for binding in bindings for table in binding.tables)),
        prefixes.pop() if len(prefixes) == 1 else "",
    )


def _texts(bindings: Iterable[Binding]) -> Iterable[str]:
    for binding in bindings:
        yield from (*binding.parameters, binding.slow_path, *binding.slow_arguments)
        for fast_path in binding.fast_paths:
            yield from (*fast_path.conditions, *fast_path.preparation, *fast_path.terms)
            yield from (*fast_path.arguments, "MASKED", "state", "trim")
            if fast_path.operands:
                yield from ("SHARED", "allocate")


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


IMPORTS = "# imports"
"""Stands for the imports of a module whose text is not known yet; see `with_imports`."""


def with_imports(text: str, names: Mapping[str, Sequence[str]]) -> str:
    """A module's `text` with an import of each of `names`, by module, that it mentions."""
    lines = sorted(import_lines(names, text), key=lambda line: line.split()[1])
    if not lines:
        text = text.replace(f"{IMPORTS}\n\n", "", 1)
    return text.replace(IMPORTS, "\n".join(lines), 1).rstrip("\n") + "\n"


def deferred_modules(names: Mapping[str, Iterable[str]]) -> tuple[DeferredModule, ...]:
    """What `names` says, module by module, in order."""
    return tuple(
        DeferredModule(module, tuple(sorted(members))) for module, members in sorted(names.items())
    )


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
