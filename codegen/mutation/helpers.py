"""Mutants of the functions that formulas call, and the operators that use each function."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from ..derivatives.entries import DifferentiabilityInfo
from ..diagnostics import Location, Source
from ..emit.autograd_arrays import array_backward
from ..pipeline import Model
from ..project.modules import SourceModule, SourceModules
from ..project.settings import Project
from .mutations import mutations

__all__ = [
    "Edit",
    "Place",
    "ReadFunction",
    "callers_of",
    "edits_of",
    "functions_in",
    "helper_edits",
]


@dataclass(frozen=True, slots=True)
class Edit:
    """One mistake in one function of the folder of formulas."""

    module: str
    """Import name."""
    function: str
    source: str
    """The function's definition with the mistake in it."""
    where: str
    kind: str
    location: Location
    change: str
    before: str
    after: str
    operators: tuple[str, ...]
    """Those that judge it."""
    serves: tuple[str, ...]
    """Those whose derivatives, or whose batching rules, call the function, be it through others."""
    statement: tuple[int, int]
    """The first and the last line, in the file, of the statement that it is in; of a compound one, of its head."""


@dataclass(frozen=True, slots=True)
class ReadFunction:
    """A function, as it is written."""

    module: str
    short: str
    """Module's name within the folder of formulas."""
    file: str
    source: Source
    start: int
    text: str
    tree: ast.FunctionDef

    @property
    def called(self) -> set[str]:
        """Names and attributes that it reads: whatever it calls is among them."""
        names = {node.id for node in ast.walk(self.tree) if isinstance(node, ast.Name)}
        return names | {n.attr for n in ast.walk(self.tree) if isinstance(n, ast.Attribute)}


def helper_edits(model: Model, infos: Iterable[DifferentiabilityInfo]) -> Iterator[Edit]:
    """Every mistake in every function of the project's helpers, those over arrays included."""
    if not model.project.formulas:
        return
    project = model.project
    modules = (*SourceModules(project).helpers, *SourceModules(project).array_helpers)
    functions = list(functions_in(modules, project, project.formulas_package))
    infos = tuple(infos)
    callers = callers_of(model, infos)
    reached: dict[Place, dict[str, None]] = {}
    calls = _calls(model, infos, functions)
    for operator, found in calls.items():  # first those that call it themselves
        for place in found.helpers:
            reached.setdefault(place, {})[operator] = None
    judges = {
        place: dict.fromkeys([*direct, *(c for o in direct for c in callers[o])])
        for place, direct in reached.items()
    }
    yield from edits_of(functions, judges, reached)


def edits_of(
    functions: Iterable[ReadFunction],
    judges: Mapping[Place, Iterable[str]],
    reached: Mapping[Place, Iterable[str]],
) -> Iterator[Edit]:
    """Every mistake in some functions; `reached` says which operators each serves, `judges` which of all judge it."""
    for function in functions:
        place = function.module, function.tree.name
        operators, serves = tuple(judges.get(place, ())), tuple(reached.get(place, ()))
        offset = function.source.location(function.start, function.start).line - 1
        for mutation in mutations(function.tree, function.text, _kinds(function.tree)):
            changed = mutation.apply(function.text)
            if ast.dump(ast.parse(changed)) == ast.dump(ast.parse(function.text)):
                continue
            start = function.start + mutation.start
            location = function.source.location(start, function.start + mutation.end)
            first = function.text.count("\n", 0, mutation.start)
            last = function.text.count("\n", 0, mutation.end)
            shorter = function.text.count("\n") - changed.count("\n")
            yield Edit(
                function.module,
                function.tree.name,
                changed,
                f"{function.short}.{function.tree.name}",
                mutation.kind,
                location,
                " ".join(f"{mutation.before} -> {mutation.after}".split()),
                "\n".join(function.text.split("\n")[first : last + 1]),
                "\n".join(changed.split("\n")[first : last + 1 - shorter]),
                operators,
                serves,
                _statement(function.tree, location.line - offset, offset),
            )


def _statement(tree: ast.FunctionDef, line: int, offset: int) -> tuple[int, int]:
    """The lines of the innermost statement of `tree` at `line`, each `offset` further down."""
    found = [
        (head.lineno, end)
        for head in ast.walk(tree)
        if isinstance(head, ast.stmt)
        and head is not tree
        and head.lineno <= line <= (end := _end_of(head))
    ]
    first, last = max(found, default=(line, line))
    return first + offset, last + offset


def _end_of(statement: ast.stmt) -> int:
    body = getattr(statement, "body", None)
    last = body[0].lineno - 1 if body else statement.end_lineno
    return max(last or 0, statement.lineno)


def functions_in(
    modules: Iterable[SourceModule], project: Project, package: str
) -> Iterator[ReadFunction]:
    """The functions at the top of some modules of `package`."""
    for source_module in modules:
        path, short = source_module.path, source_module.name
        text = path.read_text(encoding="utf-8")
        file = path.relative_to(project.root).as_posix()
        source = Source(file, text)
        lines = text.split("\n")
        for node in ast.parse(text, file).body:
            if not isinstance(node, ast.FunctionDef):
                continue
            assert node.end_lineno is not None
            start = sum(len(line) + 1 for line in lines[: node.lineno - 1])
            own = "\n".join(lines[node.lineno - 1 : node.end_lineno]) + "\n"
            tree = ast.parse(own).body[0]
            assert isinstance(tree, ast.FunctionDef)
            module = f"{package}.{short}"
            yield ReadFunction(module, short, file, source, start, own, tree)


Place = tuple[str, str]
"""Module and name of a function."""


@dataclass(frozen=True, slots=True)
class _Calls:
    """What the derivatives of an operator call, be it through others."""

    helpers: frozenset[Place]
    names: frozenset[str]
    """Everything else that is called or read by name, operators among it."""


def _calls(
    model: Model, infos: Iterable[DifferentiabilityInfo], functions: Iterable[ReadFunction]
) -> Mapping[str, _Calls]:
    """By operator, what its derivatives call."""
    known = {(f.module, f.tree.name): f for f in functions}
    library = model.array_library
    numbers = {o.native: o.numbers for o in model.operators}
    found = {}
    for info in infos:
        names = {name for g in info.gradients for name in g.functions}
        names |= {name for f in info.forward for name in f.functions}
        waiting = [(model.helper_modules[n], n) for n in names if n in model.helper_modules]
        called: Mapping[str, str] = {}
        if info.node is not None:
            function = array_backward(info, numbers[info.function], library, {})
            called = function.functions if function is not None else {}
        for target in called.values():
            module, _, name = target.rpartition(":")
            waiting.append((module, name))
        helpers: set[Place] = set()
        while waiting:
            place = waiting.pop()
            if place in helpers or place not in known:
                continue
            helpers.add(place)
            names |= known[place].called
            for name in known[place].called:
                waiting.append((place[0], name))
                waiting += [k for k in known if k[1] == name and _in_reach(k[0], place[0])]
        found[str(info.function.name)] = _Calls(frozenset(helpers), frozenset(names))
    return found


MOST_CALLERS = 12
"""An operator that everything calls has checks enough among these."""


def callers_of(
    model: Model, infos: Iterable[DifferentiabilityInfo]
) -> Mapping[str, tuple[str, ...]]:
    """By operator, itself and those whose derivatives call it: their second derivatives have its first ones."""
    infos = tuple(infos)
    project = model.project
    modules = (
        (*SourceModules(project).helpers, *SourceModules(project).array_helpers)
        if project.formulas
        else ()
    )
    functions = tuple(functions_in(modules, project, project.formulas_package))
    calls = _calls(model, infos, functions)
    by_name: dict[str, list[str]] = {}
    for operator, found in calls.items():
        for name in found.names:
            by_name.setdefault(name, []).append(operator)
    callers = {}
    for operator in calls:
        others = [o for o in by_name.get(operator.partition(".")[0], ()) if o != operator]
        callers[operator] = (operator, *others[:MOST_CALLERS])
    return callers


def _in_reach(module: str, other: str) -> bool:
    """Whether `module` stands beside the module `other`, or above it, where several families share it."""
    own, of_other = module.rpartition(".")[0], other.rpartition(".")[0]
    return of_other == own or of_other.startswith(f"{own}.")


_OF_ANNOTATIONS = {
    "Tensor": "tensor",
    "Array": "tensor",
    "Any": "any",
    "int": "int",
    "float": "number",
    "complex": "number",
    "bool": "flag",
}


def _kinds(tree: ast.FunctionDef) -> dict[str, str]:
    """The kinds of a function's parameters, by their annotations."""
    kinds = {}
    for parameter in (*tree.args.posonlyargs, *tree.args.args, *tree.args.kwonlyargs):
        if parameter.annotation is not None:
            annotation = ast.unparse(parameter.annotation).removesuffix(" | None")
            if annotation in _OF_ANNOTATIONS:
                kinds[parameter.arg] = _OF_ANNOTATIONS[annotation]
    return kinds
