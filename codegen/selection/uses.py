"""What runtime functions use, according to their source: other functions, operators, and methods of tensors.

The result is an over-approximation: every name that is mentioned counts as used, and so does every operator with a
method whose name is looked up in a module over tensors.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Function:
    """What a module of the run time defines: a function, a class, a constant."""

    module: str
    """Below the package: ``autograd.engine.run``."""
    name: str


@dataclass(frozen=True, slots=True)
class Name:
    """What a generated module has under a name."""

    module: str
    """``functions``, ``nn_functional``, ``operators`` …"""
    name: str


@dataclass(frozen=True, slots=True)
class Packet:
    """All overloads of an operator's name."""

    name: str


@dataclass(frozen=True, slots=True)
class Packets:
    """All operators whose names begin so: what looks them up makes their names."""

    prefix: str


@dataclass(frozen=True, slots=True)
class Method:
    """An attribute of what may be a tensor."""

    name: str


@dataclass(frozen=True, slots=True)
class Operation:
    """What an operator of Python means for tensors: ``__add__``."""

    special: str


Use = Function | Name | Packet | Packets | Method | Operation

_OPERATORS = "aten::"
_GENERATED = "generated"
_OTHERS = ("codegen", _GENERATED, "templates")
"""What lies in an installed package beside its run time."""
_DEFERRED = re.compile(r"(gradsmith\.|\.)([\w.]+?)(?::(\w+))?")
"""How a function that is imported at its first call is named, or its module; short names are those of kernels."""

_SPECIAL = {
    ast.Add: "__add__",
    ast.Sub: "__sub__",
    ast.Mult: "__mul__",
    ast.Div: "__truediv__",
    ast.FloorDiv: "__floordiv__",
    ast.Mod: "__mod__",
    ast.Pow: "__pow__",
    ast.MatMult: "__matmul__",
    ast.BitAnd: "__and__",
    ast.BitOr: "__or__",
    ast.BitXor: "__xor__",
    ast.LShift: "__lshift__",
    ast.RShift: "__rshift__",
    ast.USub: "__neg__",
    ast.Invert: "__invert__",
    ast.Eq: "__eq__",
    ast.NotEq: "__ne__",
    ast.Lt: "__lt__",
    ast.LtE: "__le__",
    ast.Gt: "__gt__",
    ast.GtE: "__ge__",
}


@dataclass(frozen=True)
class Source:
    """A module of the run time."""

    module: str
    path: Path
    is_package: bool
    definitions: Mapping[str, frozenset[Use]]
    """By name what it uses."""
    imported: Mapping[str, tuple[str, str]]
    """By name the module, below the package, and the name there, of what it imports anywhere."""
    stars: tuple[str, ...]
    """The modules of which it imports everything."""
    eager: frozenset[str]
    """Modules that importing it imports, if they are any."""
    later: frozenset[str]
    """Modules that its functions import, or name by text."""
    at_import: frozenset[Use]
    """What the statements use that run when it is imported."""


class Sources:
    """The modules of a package, read when they are asked for."""

    def __init__(self, folders: Mapping[str, Path]) -> None:
        """`folders` are those of its subpackages that lie elsewhere; the package itself has the empty name."""
        self.paths: dict[str, Path] = {}
        """Every module, by its name below the package."""
        for package, place in folders.items():
            if place.is_file():
                self.paths[package] = place
            for path in sorted(place.rglob("*.py")):
                parts = path.relative_to(place).with_suffix("").parts
                below = parts[:-1] if parts[-1] == "__init__" else parts
                if package or parts[0] not in _OTHERS:
                    self.paths[".".join([*filter(None, [package]), *below])] = path
        self._read: dict[str, Source] = {}

    def __contains__(self, module: str) -> bool:
        return module in self.paths

    def get(self, module: str) -> Source:
        """The module of that name."""
        if module not in self._read:
            self._read[module] = self._source(module)
        return self._read[module]

    def parents(self, module: str) -> Iterator[str]:
        """The packages around a module, and it."""
        parts = module.split(".")
        yield from (".".join(parts[:count]) for count in range(len(parts)))
        yield module

    def _source(self, module: str) -> Source:
        path = self.paths[module]
        reader = _Reader(self, module, path.name == "__init__.py")
        reader.read(ast.parse(path.read_text(encoding="utf-8")))
        definitions = {name: frozenset(uses) for name, uses in reader.definitions.items()}
        return Source(
            module,
            path,
            reader.is_package,
            definitions,
            reader.imported,
            tuple(reader.stars),
            frozenset(reader.eager),
            frozenset(reader.later),
            frozenset(reader.at_import),
        )


def deferred(text: str) -> tuple[str, str] | None:
    """The module below the package, and the function in it, that `text` names; None if it is no such name."""
    found = _DEFERRED.fullmatch(text)
    if found is None:
        return None
    return ("operators." if found[1] == "." else "") + found[2], found[3] or ""


def uses_of(tree: ast.AST) -> Iterator[str | Method | Operation]:
    """What an expression over tensors uses: names as they stand, attributes and operators."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield Method(node.attr)
        else:
            yield from _operations(node)


def _operations(node: ast.AST) -> Iterator[Operation]:
    if isinstance(node, (ast.AugAssign, ast.BinOp)):
        name = _SPECIAL[type(node.op)]
        yield Operation(name)
        yield Operation(f"__{'i' if isinstance(node, ast.AugAssign) else 'r'}{name[2:]}")
    elif isinstance(node, ast.UnaryOp) and type(node.op) in _SPECIAL:
        yield Operation(_SPECIAL[type(node.op)])
    elif isinstance(node, ast.Compare):
        yield from (Operation(_SPECIAL[type(op)]) for op in node.ops if type(op) in _SPECIAL)


@dataclass
class _Reader:
    """Reads one module."""

    sources: Sources
    module: str
    is_package: bool
    definitions: dict[str, set[Use]] = field(default_factory=dict)
    imported: dict[str, tuple[str, str]] = field(default_factory=dict)
    stars: list[str] = field(default_factory=list)
    eager: set[str] = field(default_factory=set)
    later: set[str] = field(default_factory=set)
    at_import: set[Use] = field(default_factory=set)

    def read(self, tree: ast.Module) -> None:
        self.imports(tree.body, self.eager)
        for node in ast.walk(tree):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
                self.imports(ast.walk(node), self.later)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                if (named := deferred(node.value)) is not None:
                    self.later.add(named[0])
        for statement in _statements(tree.body):
            uses = set(self.uses(statement))
            for name in _names(statement):
                self.definitions.setdefault(name, set()).update(uses)
            if isinstance(statement, (ast.Assign, ast.AnnAssign, ast.Expr)):
                self.at_import |= uses

    def imports(self, nodes: Iterable[ast.AST], modules: set[str]) -> None:
        """Enter what import statements among `nodes` import; those for type checkers are nobody's at run time."""
        for node in _statements(nodes):
            if isinstance(node, ast.ImportFrom):
                source = self.absolute(node)
                if source is None:
                    continue
                modules.add(source)
                for alias in node.names:
                    if alias.name == "*":
                        self.stars.append(source)
                        continue
                    self.imported[alias.asname or alias.name] = (source, alias.name)
                    modules.add(f"{source}.{alias.name}".removeprefix("."))

    def absolute(self, node: ast.ImportFrom) -> str | None:
        """The module that an import names, below the package; None for other packages."""
        if not node.level:
            name, _, rest = (node.module or "").partition(".")
            return rest if name == "gradsmith" else None
        parts = self.module.split(".") if self.module else []
        base = parts[: len(parts) - node.level + self.is_package]
        return ".".join([*base, *filter(None, [node.module])])

    def uses(self, tree: ast.AST) -> Iterator[Use]:
        """What a definition uses."""
        over_tensors = self.is_over_tensors
        for node in ast.walk(tree):
            if isinstance(node, ast.Name):
                yield self.named(*self.imported.get(node.id, (self.module, node.id)))
            elif isinstance(node, ast.Attribute):
                if isinstance(node.value, ast.Name) and node.value.id in self.imported:
                    source, name = self.imported[node.value.id]
                    full = f"{source}.{name}".removeprefix(".")
                    if source == _GENERATED or full in self.sources:
                        yield self.named(full, node.attr)
                        continue
                if over_tensors:
                    yield Method(node.attr)
            elif isinstance(node, ast.JoinedStr):
                first = node.values[0] if node.values else None
                text = first.value if isinstance(first, ast.Constant) else ""
                if len(prefix := str(text).removeprefix(_OPERATORS)) < len(str(text)) and prefix:
                    yield Packets(prefix)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                if (named := deferred(node.value)) is not None and named[0] in self.sources:
                    yield Function(*named)
            elif over_tensors:
                yield from _operations(node)

    @property
    def is_over_tensors(self) -> bool:
        """Whether what it computes with are tensors: kernels compute with arrays, and what stands below them."""
        package, _, _ = self.module.partition(".")
        if package in ("core", "dispatch", "schema"):
            return False
        stem = self.module.rpartition(".")[2]
        named = stem.startswith(("composite", "formulas", "batching")) and stem != "formulas_arrays"
        return package != "operators" or named

    def named(self, module: str, name: str) -> Use:
        package, _, below = module.partition(".")
        if package == _GENERATED and module not in self.sources:
            return Name(below, name)
        return Function(module, name)


def _statements(nodes: Iterable[ast.AST]) -> Iterator[ast.AST]:
    """Those statements that run, out of ``if`` and ``try`` as well; what is for type checkers does not."""
    for node in nodes:
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            chosen = node.body if isinstance(node.test, ast.UnaryOp) else node.orelse
            yield from _statements(chosen)
        elif isinstance(node, (ast.If, ast.Try)):
            yield from _statements([*node.body, *node.orelse])
        else:
            yield node


def _names(statement: ast.AST) -> Iterator[str]:
    """What a statement defines."""
    if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
        yield statement.name
    elif isinstance(statement, (ast.Assign, ast.AnnAssign, ast.AugAssign)):
        targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
        for target in targets:
            yield from (node.id for node in ast.walk(target) if isinstance(node, ast.Name))
