"""The definitions that a function depends on, directly or not, within the project's own folders.

A proof covers what it runs: a formula with the helpers that it calls, a kernel with the functions below it.
Module-level definitions are followed by name and through imports, deferred ones included.  Everything outside the
folders of kernels and helpers (tensors, dispatch, NumPy) is not followed: every proof depends on it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

from ..project.contents import Contents
from ..project.memo import Memo
from ..project.modules import SourceModule, modules_in
from ..project.settings import Project

__all__ = ["Reached", "Sources"]

_REST = ""
"""What a module does besides defining names: read with each of its definitions."""
_WHOLE = "*"
"""A module as a value: all that it defines."""
_PACKAGE = "__init__"
"""The name of the file that is a package."""

Place = tuple[str, str]
"""Import name of a module, and a name at its top."""


@dataclass(frozen=True, slots=True)
class Reached:
    """What some functions read."""

    digest: str
    """Another one as soon as a definition among it is written otherwise; docstrings do not count."""
    names: frozenset[str]
    """The names and attributes that stand in it, of those that were asked for."""


@dataclass(slots=True)
class _Module:
    definitions: Mapping[str, tuple[str, tuple[str, ...]]]
    """By name: a digest of the text, and the names that it reads; ``module.name`` for an attribute of a name."""
    imports: Mapping[str, tuple[str, str]]
    """By name here: the module that it is of, and its name there, or `_WHOLE`."""


@dataclass(slots=True)
class Sources:
    """The modules of a project's kernels and helpers, read when something reaches them."""

    folders: Mapping[str, Path]
    """By import name."""
    asked: frozenset[str] = frozenset()
    """Of the names that definitions read, those to tell."""
    memo: Memo = field(default_factory=Memo)
    contents: Contents = field(default_factory=Contents)
    _modules: dict[str, _Module | None] = field(default_factory=dict)
    _files: dict[str, SourceModule] = field(default_factory=dict)
    _facts: str = ""

    @classmethod
    def of(cls, project: Project, asked: Iterable[str], memo: Memo, contents: Contents) -> Sources:
        """Those of a project."""
        folders = {project.kernels_package: project.path(project.kernels)}
        if project.formulas:
            folders[project.formulas_package] = project.path(project.formulas)
        return cls(folders, frozenset(asked), memo, contents)

    @property
    def facts(self) -> str:
        """A digest of all that `reached` depends on but where it starts: what the folders hold, and what is asked for."""
        if not self._facts:
            total = sha256(repr((sorted(self.folders), sorted(self.asked))).encode())
            for name, file in self.files.items():
                total.update(f"{name} {file.digest} ".encode())
            self._facts = total.hexdigest()
        return self._facts

    def reached(self, starts: Iterable[Place]) -> Reached:
        """What is read from some definitions on; one that is not found counts as its name."""
        places = sorted(set(starts))
        key = repr((self.facts, places))
        digest, names = self.memo.of("reached", key, lambda: self._reached(places))
        return Reached(digest, frozenset(names))

    def _reached(self, starts: Iterable[Place]) -> list[Any]:
        found: dict[Place, str] = {}
        names: set[str] = set()
        waiting = list(starts)
        while waiting:
            place = waiting.pop()
            if place in found:
                continue
            module = self._module(place[0])
            if module is None:
                continue
            definition = module.definitions.get(place[1])
            if definition is None:
                if place[1] in module.imports:
                    waiting.append(module.imports[place[1]])
                elif place[1] == _WHOLE:
                    waiting += [(place[0], name) for name in module.definitions]
                continue
            found[place], reads = definition
            waiting.append((place[0], _REST))
            for read in reads:
                owner, _, attribute = read.partition(".")
                names.add(attribute or owner)
                if owner in module.definitions:
                    waiting.append((place[0], owner))
                elif owner in module.imports:
                    where, name = module.imports[owner]
                    waiting.append((where, attribute if name == _WHOLE and attribute else name))
        text = repr(sorted(found.items()))
        return [sha256(text.encode()).hexdigest()[:16], sorted(names & self.asked)]

    @property
    def files(self) -> Mapping[str, SourceModule]:
        """All modules that the folders hold, by import name."""
        if not self._files:
            for package, folder in self.folders.items():
                for file in modules_in(folder, contents=self.contents):
                    name = f"{package}.{file.name}".removesuffix(f".{_PACKAGE}")
                    self._files.setdefault(name, file)
        return self._files

    def _module(self, name: str) -> _Module | None:
        if name not in self._modules:
            file = self.files.get(name)
            self._modules[name] = None if file is None else self._read(name, file)
        return self._modules[name]

    def _read(self, name: str, file: SourceModule) -> _Module:
        rows = self.memo.get("definitions", file.digest)
        if rows is None:
            rows = _rows(file.content.decode("utf-8"), file.tree)
            self.memo.keep("definitions", file.digest, rows)
        definitions, imports = rows
        package = name if file.stem == _PACKAGE else name.rpartition(".")[0]
        return _Module(
            {d: (digest, tuple(reads)) for d, (digest, reads) in definitions.items()},
            {
                here: self._imported(package, level, module, there)
                for here, (level, module, there) in imports.items()
            },
        )

    def _imported(self, package: str, level: int, module: str, name: str) -> Place:
        if level:
            parts = package.split(".")
            above = ".".join(parts[: len(parts) - level + 1])
            module = f"{above}.{module}" if module else above
        whole = f"{module}.{name}"
        # ``from . import dims`` means the module, unless the package defines that name itself.
        is_module = name != _WHOLE and whole in self.files
        return (whole, _WHOLE) if is_module else (module, name)


def _rows(text: str, tree: ast.Module) -> list[Any]:
    """A module's definitions and imports, as the memo keeps them."""
    lines = text.splitlines()
    pieces: dict[str, list[str]] = {}
    reads: dict[str, set[str]] = {}
    imports: dict[str, list[Any]] = {}
    for statement in tree.body:
        nodes = _nodes(statement)
        for node in nodes[ast.ImportFrom]:
            for alias in node.names:
                there = [node.level, node.module or "", alias.name]
                imports[alias.asname or alias.name] = there
        for node in nodes[ast.Import]:
            for alias in node.names:
                whole = alias.name if alias.asname else alias.name.partition(".")[0]
                imports[alias.asname or whole] = [0, whole, _WHOLE]
        if not _does_something(statement):
            continue
        written = _written(statement, nodes, lines)
        used = _reads(nodes)
        for name in _defined(statement, nodes) or [_REST]:
            pieces.setdefault(name, []).append(written)
            reads.setdefault(name, set()).update(used)
    digests = {
        name: [sha256("\0".join(texts).encode()).hexdigest()[:16], sorted(reads[name])]
        for name, texts in pieces.items()
    }
    return [digests, imports]


_Nodes = Mapping[type[ast.AST], Sequence[Any]]
"""Nodes by what they are."""

_KINDS = (ast.Attribute, ast.Name, ast.FunctionDef, ast.ClassDef, ast.Import, ast.ImportFrom)
"""The nodes that say what a statement defines and reads."""


def _nodes(statement: ast.stmt) -> _Nodes:
    """The nodes of `_KINDS` that `ast.walk` yields, in its order, in a third of the time."""
    found: dict[type[ast.AST], list[Any]] = {kind: [] for kind in _KINDS}
    nodes: list[ast.AST] = [statement]
    for node in nodes:  # which grows meanwhile
        kind = node.__class__
        if kind in found:
            found[kind].append(node)
        if kind is ast.Name or kind is ast.Constant:  # most nodes, without any below them
            continue
        for name in node._fields:
            value = getattr(node, name, None)
            if value.__class__ is list:
                nodes += [item for item in value if isinstance(item, ast.AST)]
            elif isinstance(value, ast.AST) and value._fields:
                nodes.append(value)
    return found


def _does_something(statement: ast.stmt) -> bool:
    """Whether it is not an import, which has a table of its own, and no docstring."""
    match statement:
        case ast.Import() | ast.ImportFrom() | ast.Expr(ast.Constant()):
            return False
        case ast.Assign([ast.Name("__all__")]):
            return False
    return True


def _defined(statement: ast.stmt, nodes: _Nodes) -> list[str]:
    """The names that a statement at the top of a module binds."""
    if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return [statement.name]
    stored = (n.id for n in nodes[ast.Name] if isinstance(n.ctx, ast.Store))
    inner = (n.name for kind in (ast.FunctionDef, ast.ClassDef) for n in nodes[kind])
    return [*stored, *inner]


def _reads(nodes: _Nodes) -> set[str]:
    """The names that a statement reads, given its nodes; of an attribute of a name, that too."""
    found: set[str] = set()
    owners: set[int] = set()
    for node in nodes[ast.Attribute]:
        if isinstance(node.value, ast.Name):
            found.add(f"{node.value.id}.{node.attr}")
            owners.add(id(node.value))
        else:
            found.add(node.attr)
    found.update(node.id for node in nodes[ast.Name] if id(node) not in owners)
    return found


def _written(statement: ast.stmt, nodes: _Nodes, lines: list[str]) -> str:
    """The statement's text without docstrings: no form of a tree, which is another one in each version of Python."""
    first = min([statement.lineno, *(d.lineno for d in getattr(statement, "decorator_list", ()))])
    left_out: set[int] = set()
    for node in (*nodes[ast.FunctionDef], *nodes[ast.ClassDef]):
        match node.body:
            case [ast.Expr(ast.Constant(str())) as told, *_]:
                left_out.update(range(told.lineno, (told.end_lineno or told.lineno) + 1))
    last = statement.end_lineno or statement.lineno
    return "\n".join(
        line for number, line in enumerate(lines[first - 1 : last], first) if number not in left_out
    )
