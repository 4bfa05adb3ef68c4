"""What generated code imports of the run time and calls there: the contract that `gradsmith.schema.contract` numbers.

``contract.txt`` is it as recorded, below its number.  ``python tests/codegen/contract_surface.py`` records it anew, and refuses
while the number of what is recorded is still the run time's.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from gradsmith.codegen.cli import main
from gradsmith.schema.contract import CONTRACT

RECORD = Path(__file__).with_name("contract.txt")
ROOT = RECORD.parent.parent.parent
_PUBLIC = ("gradsmith.nn.functional.", "gradsmith.nn.init.")
"""What programs call too: its parameters are kept for them."""


def surface(repository: Path, folder: Path) -> list[str]:
    """A line for each name of the run time that generated code uses: here, and in new projects made in `folder`.

    Lines have the parameters of what is called, but for public functions, the keywords that an open signature is given,
    and the private attributes that generated code reads or sets.
    """
    roots = [repository / "generated"]
    for kind in ("library", "backend"):
        project = folder / kind
        assert main(["new", kind, f"surface_{kind}", "--path", str(project)]) == 0
        roots.append(project / "src" / f"surface_{kind}" / "generated")
    lines: set[str] = set()
    for root in roots:
        for file in sorted(root.rglob("*.py")):
            lines.update(_Module(ast.parse(file.read_text(encoding="utf-8"))).lines())
    return sorted(lines)


class _Module:
    """What one generated module uses of the run time."""

    def __init__(self, tree: ast.Module) -> None:
        self._tree = tree
        self._names: dict[str, tuple[str, Any]] = {}
        """Of the module, by their names there: how the run time calls each, and what it is."""
        self._siblings: set[str] = set()
        """What it calls the other generated modules."""

    def lines(self) -> Iterator[str]:
        for node in ast.walk(self._tree):
            if isinstance(node, ast.ImportFrom) and node.module:
                for alias in node.names:
                    if _is_run_time(node.module):
                        yield self._bound(alias.asname or alias.name, node.module, alias.name)
                    elif "generated" in node.module.split("."):
                        self._siblings.add(alias.asname or alias.name)
        for statement in self._tree.body:
            if isinstance(statement, ast.Assign):
                self._assigned(statement)
        for node in ast.walk(self._tree):
            match node:
                case ast.Attribute(value=ast.Name(id=base)) if base in self._siblings:
                    pass
                case ast.Attribute(attr=name) if name.startswith("_") and not name.startswith("__"):
                    yield f"attribute {name}"
                case ast.Attribute(value=ast.Name(id=base), attr=name) if base in self._names:
                    yield _line(*self._member(base, name))
                case ast.ClassDef(bases=[ast.Name(id=base), *_], body=body) if base in self._names:
                    yield from self._overridden(base, body)
            if isinstance(node, ast.Call):
                yield from self._keywords(node)

    def _bound(self, local: str, module: str, name: str) -> str:
        found = importlib.import_module(module)
        try:
            value = getattr(found, name)
        except AttributeError:
            value = importlib.import_module(f"{module}.{name}")
        self._names[local] = (f"{module}.{name}", value)
        return _line(f"{module}.{name}", value)

    def _assigned(self, statement: ast.Assign) -> None:
        """Follows ``a = Class(...)`` and ``b, c = a.b, a.c``."""
        targets, values = statement.targets[0], statement.value
        if isinstance(targets, ast.Tuple) and isinstance(values, ast.Tuple):
            pairs = list(zip(targets.elts, values.elts, strict=True))
        else:
            pairs = [(targets, values)]
        for target, value in pairs:
            match target, value:
                case ast.Name(id=local), ast.Call(func=ast.Name(id=made)) if made in self._names:
                    name, found = self._names[made]
                    if isinstance(found, type):
                        self._names[local] = (name, found)
                case ast.Name(id=local), ast.Attribute(value=ast.Name(id=base), attr=attribute):
                    if base in self._names:
                        self._names[local] = self._member(base, attribute)

    def _member(self, base: str, attribute: str) -> tuple[str, Any]:
        name, owner = self._names[base]
        return f"{name}.{attribute}", getattr(owner, attribute, None)

    def _overridden(self, base: str, body: Sequence[ast.stmt]) -> Iterator[str]:
        """What a generated class defines that its base knows of."""
        name, owner = self._names[base]
        for statement in body:
            match statement:
                case ast.FunctionDef(name=member) | ast.Assign(targets=[ast.Name(id=member)]):
                    if member in dir(owner) and not member.startswith("__"):
                        yield f"overrides {name}.{member}"

    def _keywords(self, call: ast.Call) -> Iterator[str]:
        """The keywords that are given where the signature takes any."""
        if isinstance(call.func, ast.Name) and call.func.id in self._names:
            name, value = self._names[call.func.id]
            if "**" in _parameters(value):
                for keyword in call.keywords:
                    yield f"keyword {name}({keyword.arg}=)"


def _is_run_time(module: str) -> bool:
    parts = module.split(".")
    return parts[0] == "gradsmith" and "generated" not in parts


def _line(name: str, value: object) -> str:
    if inspect.ismodule(value):
        return f"{name}: module"
    if name.startswith(_PUBLIC) or _is_of_numpy(value):
        return f"{name}: public"
    if callable(value):
        return f"{name}{_parameters(value)}"
    return f"{name}: {type(value).__name__}"


def _is_of_numpy(value: object) -> bool:
    module = getattr(value, "__module__", None) or type(value).__module__
    return module.partition(".")[0] == "numpy"


def _parameters(value: Any) -> str:
    """``(a, /, b, *, c=, **rest)``: names, kinds and whether there is a default."""
    try:
        parameters = inspect.signature(value).parameters.values()
    except (TypeError, ValueError):
        return "(...)"
    marks = {inspect.Parameter.VAR_POSITIONAL: "*", inspect.Parameter.VAR_KEYWORD: "**"}
    texts, kinds = [], []
    for parameter in parameters:
        has_default = parameter.default is not parameter.empty
        texts.append(marks.get(parameter.kind, "") + parameter.name + "=" * has_default)
        kinds.append(parameter.kind)
    positional = kinds.count(inspect.Parameter.POSITIONAL_ONLY)
    if positional:
        texts.insert(positional, "/")
        kinds.insert(positional, inspect.Parameter.POSITIONAL_ONLY)
    if inspect.Parameter.KEYWORD_ONLY in kinds and inspect.Parameter.VAR_POSITIONAL not in kinds:
        texts.insert(kinds.index(inspect.Parameter.KEYWORD_ONLY), "*")
    return f"({', '.join(texts)})"


def recorded() -> tuple[int, list[str]]:
    """The number and the lines of ``contract.txt``."""
    first, *lines = RECORD.read_text(encoding="utf-8").splitlines()
    return int(first.removeprefix("contract ")), lines


def record(lines: list[str], contract: int = CONTRACT, path: Path = RECORD) -> str | None:
    """Write `lines` as those of `contract`; else why not: they are others than those recorded for that number."""
    if path.exists():
        first, *before = path.read_text(encoding="utf-8").splitlines()
        if before != lines and int(first.removeprefix("contract ")) >= contract:
            return f"what generated code uses has changed: raise CONTRACT, which is {contract}, in runtime/schema/contract.py"
    path.write_text("\n".join([f"contract {contract}", *lines, ""]), encoding="utf-8")
    return None


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as temporary:
        sys.exit(record(surface(ROOT, Path(temporary))))
