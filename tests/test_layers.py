"""The rooms of the runtime stand on each other: what each may import, kept by reading the sources.

Imports within functions count, those for type checkers alone do not.  Kernels, formulas and generated factories
are named in YAML and loaded by name, which is no import.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ORDER = (
    *("schema", "core", "types", "dispatch", "profiler", "autograd", "generated", "operators"),
    *(
        "overrides",
        "api",
        "nn",
        "generated.layers",
        "nn.modules",
        "optim",
        "generated.optimizers",
        "serialization",
        "signal",
        "distributions",
    ),
    *(
        "registration",
        "custom_op",
        "backend",
        "xla",
        "amp",
        "cuda",
        "cpu",
        "backends",
        "utils",
        "transforms",
        "func",
        "nn.attention",
        "compilation",
        "distributed",
        "testing",
        "proof",
    ),
)
"""All packages, from the lowest: each imports from itself and those before it only.

Above them are the package itself and the modules by PyTorch's names (`gradsmith.linalg`, `gradsmith.library`, …).
"""

WRONG: frozenset[str] = frozenset()
"""``importing -> imported``: module-level edges from these rooms to what stands on them that are still to go."""


def _modules(repository: Path) -> dict[str, Path]:
    """Every module of the runtime and of generated code, by name."""
    found: dict[str, Path] = {}
    for folder, package in (("runtime", "gradsmith"), ("generated", "gradsmith.generated")):
        for file in (repository / folder).rglob("*.py"):
            parts = file.relative_to(repository / folder).with_suffix("").parts
            inner = parts[:-1] if parts[-1] == "__init__" else parts
            found[".".join((package, *inner))] = file
    assert len(found) > 300
    return found


def _checked_only(node: ast.AST) -> bool:
    """Whether `node` is ``if TYPE_CHECKING:``."""
    return isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING")


def _imports(tree: ast.AST) -> Iterator[ast.Import | ast.ImportFrom]:
    """The import statements that may run."""
    if isinstance(tree, (ast.Import, ast.ImportFrom)):
        yield tree
    elif _checked_only(tree):
        assert isinstance(tree, ast.If)
        negated = isinstance(tree.test, ast.UnaryOp)
        for node in tree.body if negated else tree.orelse:
            yield from _imports(node)
    else:
        for node in ast.iter_child_nodes(tree):
            yield from _imports(node)


def _imported(name: str, file: Path, modules: dict[str, Path]) -> Iterator[str]:
    """The modules of the package that module `name` imports."""
    package = name if file.name == "__init__.py" else name.rpartition(".")[0]
    for node in _imports(ast.parse(file.read_text(encoding="utf-8"), str(file))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in modules)
            continue
        module = node.module or ""
        if node.level:
            above = package.split(".")
            base = ".".join(above[: len(above) - node.level + 1])
            module = f"{base}.{module}" if module else base
        for alias in node.names:
            inner = f"{module}.{alias.name}"
            if inner in modules:
                yield inner
            elif module in modules:
                yield module


@cache
def _edges(repository: Path) -> frozenset[tuple[str, str]]:
    modules = _modules(repository)
    return frozenset(
        (name, target)
        for name, file in modules.items()
        for target in _imported(name, file, modules)
        if target != name
    )


def _room(module: str) -> str:
    """The package of `ORDER` that a module is in: the inner one where one is within another."""
    parts = module.split(".")[1:3]
    inner = ".".join(parts)
    return inner if inner in ORDER else ".".join(parts[:1])


def test_rooms_import_from_below(repository: Path) -> None:
    place = {room: number for number, room in enumerate(ORDER)}
    above = len(ORDER)
    wrong = {
        f"{name} -> {target}"
        for name, target in _edges(repository)
        if place.get(_room(name), above) < place.get(_room(target), above)
    }
    assert wrong - WRONG == set(), "imports of what stands above"
    assert WRONG - wrong == set(), "no longer there: take them out of WRONG"


def test_every_package_has_its_place(repository: Path) -> None:
    modules = _modules(repository)
    packages = {_room(name) for name, file in modules.items() if file.name == "__init__.py"}
    assert packages - {"", "_C", "_custom_op", "_dispatch", "_library"} <= set(
        ORDER
    ), "say in ORDER where it stands"


@pytest.mark.parametrize("room", ORDER)
def test_settled_rooms_are_in_no_cycle(room: str, repository: Path) -> None:
    below: dict[str, set[str]] = defaultdict(set)
    for name, target in _edges(repository):
        below[_room(name)].add(_room(target))
    reached: set[str] = set()
    waiting = below[room] - {room}
    while waiting:
        at = waiting.pop()
        reached.add(at)
        waiting |= below[at] - reached
    assert room not in reached


def test_the_reader_of_imports_sees_what_runs(tmp_path: Path) -> None:
    file = tmp_path / "above.py"
    file.write_text(
        "import typing\n"
        "from . import low\n"
        "from .low import name\n"
        "import gradsmith.core.direct\n"
        "if typing.TYPE_CHECKING:\n    from .types import T\nelse:\n    from .other import T\n"
        "def f():\n    from ..autograd import local\n"
    )
    names = ("core.low", "core.direct", "core.types", "core.other", "autograd", "autograd.local")
    modules = {f"gradsmith.{name}": file for name in names}
    assert set(_imported("gradsmith.core.above", file, modules)) == {
        *("gradsmith.core.low", "gradsmith.core.direct", "gradsmith.core.other"),
        "gradsmith.autograd.local",
    }
