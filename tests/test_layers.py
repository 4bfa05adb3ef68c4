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

from gradsmith.core import facade

ORDER = (
    *(
        "schema",
        "documentation",
        "core",
        "types",
        "dispatch",
        "profiler",
        "autograd",
        "generated",
        "operators",
    ),
    *(
        "overrides",
        "api",
        "nn",
        "generated.layers",
        "nn.modules",
        "optim",
        "generated.optimizers",
        "generated.schedules",
        "optim.lr_scheduler",
        "serialization",
        "signal",
        *(
            f"distributions.{name}"
            for name in ("constraints", "utils", "transforms", "distribution")
        ),
        *(
            f"distributions.{name}"
            for name in ("exp_family", "independent", "transformed_distribution")
        ),
        *("distributions.formulas", "distributions.bernoulli_density"),
        *("distributions.categories", "distributions.gaussians", "distributions.matrices"),
        "generated.distributions",
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
        "fx",
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


# -- around imports ------------------------------------------------------------------------------------

LOOKUPS = frozenset(
    [
        "gradsmith.backends.settings: sys.modules[made.__name__]",  # a module that it makes
        "gradsmith.compilation.front: sys.modules.get(getattr(self._function, '__module__', None) or '')",
        "gradsmith.compilation.surroundings: sys.modules.get(name)",  # those two: of what is compiled
        "gradsmith.core.collected: sys.modules[module.__name__]",  # modules that it makes
        "gradsmith.core.collected: sys.modules[name]",  # and the name that their classes say
        "gradsmith.core.collected: sys.modules.get(name, module)",
        "gradsmith.core.collected: sys.modules.get(source, None)",  # and what they are made of
        "gradsmith.documentation.reference_text: sys.modules.get(function.__module__)",
        "gradsmith.documentation.reference_text: sys.modules[module]",
        "gradsmith.custom_op.annotations: sys.modules.get('torch')",
        "gradsmith.dispatch.inspect.places: sys.modules[module]",  # of a node's class
        "gradsmith.schema.contract: sys.modules[package]",  # of generated packages, libraries' too
        "gradsmith.dispatch.inspect.places: sys.modules[package]",
        "gradsmith.dispatch.op_calls: sys.modules[__name__]",
        "gradsmith.fx.namespace: sys.modules.get(package, facade())",  # by the name that programs import it by
        "gradsmith.testing.mutation: sys.modules[name]",
        "gradsmith.testing.verify_targets: sys.modules[path.stem]",
    ]
)
"""Where rooms ask for modules by name, of what they were given or made: never for one of the package's own.

Who needs the finished package asks `gradsmith.core.facade`.
"""


def _lookups(tree: ast.AST) -> Iterator[str]:
    """The expressions that look for a module by name in ``sys.modules``."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Subscript):
            is_lookup = ast.unparse(node.value) == "sys.modules"
        else:
            called = ast.unparse(node.func) if isinstance(node, ast.Call) else ""
            is_lookup = called.startswith("sys.modules.")
        if is_lookup:
            yield ast.unparse(node)


def _from_above(tree: ast.AST) -> Iterator[str]:
    """What is asked for by names that the package registers."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "from_above":
            yield ast.literal_eval(node.args[0])


def _named(tree: ast.AST) -> Iterator[str]:
    """The modules of the package whose names are spelled out where modules are imported by name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("import_module"):
            for argument in node.args[:1]:
                name = argument.value if isinstance(argument, ast.Constant) else ""
                if str(name).partition(".")[0] == "gradsmith":
                    yield str(name)


def test_rooms_look_for_no_module_of_the_package_by_name(repository: Path) -> None:
    place = {room: number for number, room in enumerate(ORDER)}
    found, upwards, asked = set(), set(), set()
    for name, file in _modules(repository).items():
        if _room(name) not in place:
            continue
        tree = ast.parse(file.read_text(encoding="utf-8"), str(file))
        found |= {f"{name}: {lookup}" for lookup in _lookups(tree)}
        asked |= {(name, wanted) for wanted in _from_above(tree)}
        upwards |= {
            f"{name} -> {target}"
            for target in _named(tree)
            if place[_room(name)] < place.get(_room(target), len(ORDER))
        }
    assert found == LOOKUPS
    assert upwards == set(), "a room imports by name what stands above it: ask with `from_above`"
    assert {wanted for _, wanted in asked} == facade._places.keys()
    for name, wanted in asked:
        target = f"gradsmith.{facade._places[wanted].partition(':')[0]}"
        assert place[_room(name)] < place.get(_room(target), len(ORDER)), f"{target} is not above"
    for wanted in facade._places.keys() - {"left_out"}:  # that is in selective builds only
        facade.from_above(wanted)


def test_the_reader_of_lookups_sees_all_forms() -> None:
    tree = ast.parse(
        "import sys\n"
        "a = sys.modules['gradsmith'].overrides\n"
        "def f(name):\n    return sys.modules.get(f'gradsmith.{name}') or sys.modules.pop(name)\n"
        "b = import_module('gradsmith.func'), importlib.import_module('gradsmith'), import_module(a)\n"
    )
    assert set(_lookups(tree)) == {
        "sys.modules['gradsmith']",
        "sys.modules.get(f'gradsmith.{name}')",
        "sys.modules.pop(name)",
    }
    assert set(_named(tree)) == {"gradsmith.func", "gradsmith"}


def test_every_package_has_its_place(repository: Path) -> None:
    modules = _modules(repository)
    packages = {_room(name) for name, file in modules.items() if file.name == "__init__.py"}
    assert packages - {"", "_C", "_custom_op", "_dispatch", "_higher_order_ops", "_library"} <= set(
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


LARGEST = 17
"""So many modules are in the largest circle: those of nodes, views and tangents.  To become fewer."""


def _circles(edges: frozenset[tuple[str, str]]) -> list[set[str]]:
    """The modules that import each other, directly or by way of others."""
    following: dict[str, set[str]] = defaultdict(set)
    before: dict[str, set[str]] = defaultdict(set)
    for name, target in edges:
        following[name].add(target)
        before[target].add(name)

    def reached(start: str, steps: dict[str, set[str]]) -> set[str]:
        found, waiting = {start}, [start]
        while waiting:
            new = steps[waiting.pop()] - found
            found |= new
            waiting += new
        return found

    circles: list[set[str]] = []
    for name in list(following):
        if not any(name in circle for circle in circles):
            circles.append(reached(name, following) & reached(name, before))
    return [circle for circle in circles if len(circle) > 1]


def test_circles_are_small_and_within_a_room(repository: Path) -> None:
    circles = _circles(_edges(repository))
    wide = [sorted(circle) for circle in circles if len(set(map(_room, circle))) > 1]
    assert wide == [], "rooms import each other"
    largest = max(circles, key=len)
    assert len(largest) <= LARGEST, sorted(largest)


def test_circles_are_found() -> None:
    edges = frozenset([("a", "b"), ("b", "c"), ("c", "a"), ("c", "d"), ("d", "e"), ("e", "d")])
    assert sorted(map(sorted, _circles(edges))) == [["a", "b", "c"], ["d", "e"]]


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
