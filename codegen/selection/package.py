"""The files of a selective build: the generated code that is needed, and the runtime modules that it uses."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from ..diagnostics import Diagnostics
from ..emit.files import BINDING_MODULES, emit
from ..emit.outputs import HEADER
from ..emit.render import render
from ..model.python_function import METHODS
from ..project.installation import version
from ..yaml.loader import load
from ..yaml.syntax import Mapping as MappingNode
from ..yaml.syntax import Sequence
from .reach import Program, restricted
from .requests import GENERATED_FOR, Wanted
from .uses import Function, Use, deferred

__all__ = ["Selection", "ground", "package_files", "select"]

_GROUND = (
    *(
        "core",
        "dispatch.call",
        "autograd.engine",
        "autograd.nodes",
        "autograd.views",
        "autograd.layers",
    ),
    *("api.creation", "api.creation_data", "api.indexing", "api.interop", "api.printing"),
    *("api.tensor_methods", "api.tensor_shape", "api.tensor_autograd", "api.tensor_conversion"),
)
"""The modules without which there are no tensors: whatever these call is in every build."""

_PACKAGES = frozenset(("operators", "overrides"))
"""Packages that importing gradsmith does not import, and without which kernels and subclasses of tensors do not run."""

_STRING = re.compile(r"\"([\w.:]+)\"")
_FROM = re.compile(r"^\s*from gradsmith\.?([\w.]*) import", re.M)

_MODULES = "modules"
_NOTHING = '"""This selective build has none of these."""\n\n__all__: list[str] = []\n'
_STANDING_IN = """

from gradsmith.core.selective_build import standing_in

__getattr__ = standing_in({!r})
"""
_REFUSING = """

from gradsmith.core.selective_build import refusing

__getattr__ = refusing({!r})
"""
_LEAVE_OUT = """

from gradsmith.core.selective_build import leave_out

leave_out(
    TensorMethods,
    {!r}.split(),
    {!r}.split(),
)
"""


@dataclass(frozen=True)
class Selection:
    """What a selective build has."""

    packets: frozenset[str]
    modules: frozenset[str]
    """Of the run time, asked for by name."""


@dataclass(frozen=True, slots=True)
class LeftOutFile:
    """The context of ``left_out.py.jinja``."""

    header: str
    made_by: str
    """The command."""
    remedy: str
    """What to do for a name, which stands for ``{}``."""
    owners: tuple[tuple[str, tuple[tuple[str, str], ...]], ...]
    """By where it would be found, what is left out, and by which line of a file it is asked for."""


def ground(program: Program) -> Iterator[Use]:
    """What every build needs."""
    for module in program.sources.paths:
        if any(module == package or module.startswith(package + ".") for package in _GROUND):
            yield from (Function(module, name) for name in program.sources.get(module).definitions)


def select(program: Program, wanted: Wanted) -> Selection:
    """What `wanted` comes to."""
    imported = (use for m in wanted.modules for use in program.sources.get(m).at_import)
    return Selection(program.needed([*ground(program), *imported, *wanted.uses]), wanted.modules)


def package_files(
    program: Program, selection: Selection, made_by: str, remedy: str
) -> dict[str, str]:
    """Text by path below the folder of the build: a package ``gradsmith``, and what installs it."""
    model = restricted(program.model, selection.packets)
    project = model.project
    layers = frozenset(
        m.rpartition(".")[2] for m in selection.modules if m.startswith("generated.layers.")
    )
    generated: dict[str, str] = {}
    for path, text in emit(model, program.memo).items():
        inside = path.removeprefix(f"{project.output}/")
        if inside == path or not inside.endswith(".py"):
            continue
        stem, _, module = inside.removesuffix(".py").partition("/")
        if stem == "layers" and module not in layers | {"__init__"}:
            continue
        unasked = (made for room, made in GENERATED_FOR.items() if room not in selection.modules)
        if any(f"generated.{stem}" in made for made in unasked):
            continue
        generated[inside] = text
    if "layers/__init__.py" in generated:
        generated["layers/__init__.py"] = _layers_package(program, layers)
    missing = _missing(program, selection, layers)
    for owner, file in _OWNERS.items():
        text = generated.get(f"{file}.py", _NOTHING)
        generated[f"{file}.py"] = text + _STANDING_IN.format(owner)
    modules = _modules(program, selection, generated.values())
    missing[_MODULES] = {module: module for module in _packages_without(program, modules)}
    absent = (" ".join(missing[owner]) for owner in (METHODS, _MODULES))
    generated["tensor_methods.py"] += _LEAVE_OUT.format(*absent)
    owners = tuple((owner, tuple(sorted(names.items()))) for owner, names in missing.items())
    generated["left_out.py"] = render("left_out.py", LeftOutFile(HEADER, made_by, remedy, owners))
    files = {f"gradsmith/generated/{path}": text for path, text in generated.items()}
    for module in modules:
        source = program.sources.paths[module]
        inside = module.replace(".", "/")
        is_package = source.name == "__init__.py"
        name = f"{inside}/__init__.py".removeprefix("/") if is_package else f"{inside}.py"
        text = source.read_text(encoding="utf-8")
        files[f"gradsmith/{name}"] = text + (_REFUSING.format(module) if module in _PUBLIC else "")
    for file in (project.functions, project.derivatives):
        files[f"gradsmith/{Path(file).name}"] = _entries(project.path(file), selection.packets)
    files["gradsmith/py.typed"] = ""
    files["pyproject.toml"] = _PYPROJECT.format(version())
    return files


_OWNERS = {
    **{module: file for module, (file, _) in BINDING_MODULES.items()},
    "operators": "operators",
}
"""By what `standing_in` is told, the generated modules that modules written by hand take names from."""

_PUBLIC = ("linalg", "fft", "special", "nn.functional")
"""Modules of functions that programs import."""

_PARTS = ("operators.", "generated.")
"""Modules that no program imports itself."""

_PYPROJECT = """\
# A selective build of gradsmith: `pip install` this folder, or put it on PYTHONPATH.
[build-system]
requires = ["setuptools>=77"]
build-backend = "setuptools.build_meta"

[project]
name = "gradsmith"
version = "{}+selected"
requires-python = ">=3.11"
dependencies = ["numpy>=2.3"]

[tool.setuptools.packages.find]
include = ["gradsmith*"]

[tool.setuptools.package-data]
gradsmith = ["*.yaml", "py.typed"]
"""


def _layers_package(program: Program, kept: frozenset[str]) -> str:
    """The package of layers that finds those of some categories only."""
    from ..emit.layers import layer_files

    model = program.model
    layers = [layer for layer in model.layers if layer.category in kept]
    files = layer_files(layers, model.project.package, model.project.layers, "", program.memo)
    return files.get("layers/__init__.py", _NOTHING)


def _missing(
    program: Program, selection: Selection, layers: frozenset[str]
) -> dict[str, dict[str, str]]:
    """By owner the names that are left out, with what asks for them."""
    found: dict[str, dict[str, str]] = {owner: {} for owner in (*_OWNERS, METHODS)}
    owner_of = {file: owner for owner, file in _OWNERS.items()}
    for name, packets in program.names.items():
        if selection.packets.isdisjoint(packets):
            owner = owner_of[name.module]
            is_internal = owner in ("raw", "nn", "operators")
            public = packets[0] if is_internal else f"{owner}.{name.name}".removeprefix(".")
            found[owner][name.name] = public
    found["ops"] = {packet: packet for packet in program.packets if packet not in selection.packets}
    for method, packets in program.methods.items():
        if selection.packets.isdisjoint(packets):
            found[METHODS][method] = f"{METHODS}.{method}"
    for layer in program.model.layers:
        if layer.category not in layers:
            found["nn"][layer.name] = f"nn.{layer.name}"
    return found


def _modules(program: Program, selection: Selection, generated: Iterable[str]) -> frozenset[str]:
    """The modules of the run time that are in the build.

    Importing gradsmith imports some.  Besides there is what generated code names, what was asked for, and what functions of
    all these import, but for packages that no program imports without saying so.
    """
    sources = program.sources
    own = {m for m in sources.paths if not m.startswith("generated.")}
    eager = _closure(
        program, {"", *(m for m in selection.modules if m in own)}, own, lambda _: False
    )
    packages = {m.partition(".")[0] for m in eager} | _PACKAGES
    named = {module for text in generated for module in _named(text) if module in own}
    return frozenset(
        _closure(program, eager | named, own, lambda m: m.partition(".")[0] in packages)
    )


def _packages_without(program: Program, modules: frozenset[str]) -> list[str]:
    """The modules and packages that are left out as a whole, and that programs might import themselves."""
    found: list[str] = []
    for module in sorted(program.sources.paths):
        if module not in modules and not module.startswith(_PARTS):
            if not any(module.startswith(f"{package}.") for package in found):
                found.append(module)
    return found


def _named(text: str) -> Iterator[str]:
    """The modules that generated code imports, at once or at a first call."""
    yield from _FROM.findall(text)
    for name in _STRING.findall(text):
        if (named := deferred(name)) is not None:
            yield named[0]


def _closure(
    program: Program, start: set[str], own: set[str], follows: Callable[[str], bool]
) -> set[str]:
    """`start`, the packages around each, and all that they import; what functions import where `follows` says so."""
    found: set[str] = set()
    todo = list(start)
    while todo:
        module = todo.pop()
        if module in found or module not in own:
            continue
        found.add(module)
        source = program.sources.get(module)
        todo += program.sources.parents(module)
        todo += source.eager
        todo += (later for later in source.later if later in own and follows(later))
    return found


def _entries(path: Path, packets: frozenset[str]) -> str:
    """The entries of a YAML file whose operators are kept, as they are written."""
    node = load(path, path.name, Diagnostics())
    assert isinstance(node, Sequence), "the model was made of it"
    kept = []
    for item in node.items:
        if isinstance(item, MappingNode) and item.entries:
            schema = item.get("func") or item.get("name")
            name = getattr(schema, "text", "").partition("(")[0].partition(".")[0]
            if name in packets:
                text = item.source.text
                kept.append(text[text.rfind("\n", 0, item.start) + 1 : item.end].rstrip() + "\n")
    return "\n".join(kept)
