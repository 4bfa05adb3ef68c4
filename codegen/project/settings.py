"""A project's settings: the locations of its YAML, kernels and output, from ``[tool.gradsmith]`` in pyproject.toml.

There are three kinds of projects.  gradsmith's own repository depends on no other.  A library says ``extends =
"gradsmith"``: its operators have their own namespace, and its formulas may call gradsmith's.  A backend says
``backend = "….yaml"``: it has kernels for gradsmith's operators.
"""

from __future__ import annotations

import keyword
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from ...schema.suggestion import Suggestion
from ..diagnostics import (
    Diagnostics,
    Location,
    Source,
    hint_for_syntax,
    nearest,
    suggest,
)

GRADSMITH = "gradsmith"
"""The one package that projects can stand on, and below whose ``operators`` short names of kernels lie."""

_DEFAULTS = {
    "namespace": "aten",
    "package": "gradsmith.generated",
    "functions": "native_functions.yaml",
    "derivatives": "derivatives.yaml",
    "tags": "tags.yaml",
    "deprecated": "",
    "numpy_names": "",
    "layers": "",
    "optimizers": "",
    "distributions": "",
    "kernels": "runtime/operators",
    "kernels_package": f"{GRADSMITH}.operators",
    "formulas": "runtime/operators",
    "formulas_package": f"{GRADSMITH}.operators",
    "output": "generated",
    "reference": "docs/operators",
    "extends": "",
    "backend": "",
}

_TABLES = ("lint",)
"""Tables within ``[tool.gradsmith]``, which others read."""

_OPTIONAL = ("tags", "formulas")
"""What a project that stands on gradsmith may do without."""

_MAY_BE_EMPTY = (
    *(*_OPTIONAL, "backend", "deprecated", "numpy_names", "layers", "optimizers"),
    "distributions",
)

_NOT_FOR_BACKENDS = (
    *("namespace", "functions", "derivatives", "tags", "deprecated", "numpy_names", "layers"),
    *("optimizers", "distributions", "formulas", "formulas_package"),
    *("reference", "extends"),
)

_PLACE_OF_TOML = re.compile(r" \(at line (\d+), column (\d+)\)$")

_PATHS = (
    *("functions", "derivatives", "tags", "deprecated", "numpy_names", "layers", "backend"),
    *("optimizers", "distributions", "kernels", "formulas"),
    *("output", "reference"),
)
_PACKAGES = {
    "package": "output",
    "kernels_package": "kernels",
    "formulas_package": "formulas",
}
"""Which folder each import name is that of."""
_FOLDERS_READ = ("kernels", "formulas")
_FOLDERS_WRITTEN = ("output", "reference")
_FOLDERS = (*_FOLDERS_READ, *_FOLDERS_WRITTEN)

_PLAIN = re.compile(r"\w[\w.+ -]*(/\w[\w.+ -]*)*")
"""A path that means the same everywhere and in whatever it is written into."""


@dataclass(frozen=True, slots=True)
class Project:
    """Paths are relative to `root`, with forward slashes, as messages print them."""

    root: Path
    namespace: str
    """Of operators whose schema names none."""
    package: str
    """Import name of the output folder."""
    functions: str
    derivatives: str
    tags: str
    """Empty for a library that has no tags of its own."""
    deprecated: str
    """The YAML file of calls of an older form; empty for none."""
    numpy_names: str
    """The YAML file of NumPy's names for arguments; empty for none."""
    layers: str
    """The YAML file of layers; empty for none."""
    optimizers: str
    """The YAML file of optimizers; empty for none."""
    distributions: str
    """The YAML file of distributions; empty for none."""
    kernels: str
    """Folder of the modules of array kernels."""
    kernels_package: str
    """Import name of that folder."""
    formulas: str
    """Folder of the helpers that formulas may call; empty for a library that has none."""
    formulas_package: str
    """Import name of that folder."""
    output: str
    reference: str
    """Folder of the generated reference pages."""
    extends: str
    """The package whose operators and helpers formulas may call besides the project's; or empty."""
    backend: str
    """The YAML file that says what a backend supports; empty for projects that declare operators."""

    @property
    def declared(self) -> tuple[str, ...]:
        """The YAML files that operators and what goes with them are declared in."""
        named = [self.functions, self.derivatives, self.tags, self.deprecated]
        named += [self.numpy_names, self.layers, self.optimizers, self.distributions]
        return (self.backend,) if self.backend else tuple(name for name in named if name)

    @property
    def proofs(self) -> Path:
        """The file beside that of the derivatives that keeps what ``gradsmith prove`` has proved."""
        return self.path(str(PurePosixPath(self.derivatives).with_name("proofs.json")))

    @property
    def output_folders(self) -> tuple[str, ...]:
        """Where nothing but generated files may be."""
        return (self.output,) if self.backend else (self.output, self.reference)

    @property
    def is_out_of_tree(self) -> bool:
        """Whether gradsmith is somebody else's project."""
        return bool(self.extends or self.backend)

    @property
    def import_package(self) -> str:
        """What programs import: of ``demo.generated``, ``demo``."""
        return self.package.partition(".")[0]

    @property
    def import_root(self) -> Path:
        """The folder that Python imports the project from, installed or not: of ``src/demo/generated``, ``src``."""
        above = len(PurePosixPath(self.output).parts) - len(self.package.split("."))
        return self.root.joinpath(*PurePosixPath(self.output).parts[: max(above, 0)])

    def path(self, relative: str) -> Path:
        """A path of this project, absolute."""
        return self.root / relative

    def kernel(self, module: str, name: str) -> str:
        """How generated code names the function `name` of a module in the kernels' folder."""
        if self.kernels_package == f"{GRADSMITH}.operators":
            return f".{module}:{name}"
        return f"{self.kernels_package}.{module}:{name}"


def find_project(start: Path) -> Path | None:
    """The closest folder, from `start` upwards, whose pyproject.toml has ``[tool.gradsmith]``."""
    for folder in (start, *start.parents):
        file = folder / "pyproject.toml"
        if file.is_file() and _has_settings(file.read_text(encoding="utf-8", errors="replace")):
            return folder
    return None


def _has_settings(text: str) -> bool:
    """Whether a file has ``[tool.gradsmith]``, or what it is once its mistakes are mended."""
    if "[tool.gradsmith]" in text or "[tool.gradsmith" not in text:
        return "[tool.gradsmith]" in text
    try:
        tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return True
    return False


def load_project(root: Path, diagnostics: Diagnostics) -> Project | None:
    """The project at `root`; None, with the reasons in `diagnostics`, when its settings are wrong."""
    file = root / "pyproject.toml"
    name = "pyproject.toml"
    if file.is_symlink() and not _lies_in(file, root.resolve()):
        message = "the settings are behind a link out of the project"
        diagnostics.error("GS601", message, Location(name, 1, 1), "put the file itself here")
        return None
    try:
        text = file.read_text(encoding="utf-8")
        contents = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        # Python tells where only in words: "Expected '=' after a key (at line 3, column 5)".
        found = _PLACE_OF_TOML.search(str(error))
        line, column = map(int, found.groups()) if found else (text.count("\n") + 1, 1)
        diagnostics.sources.add(Source(name, text))
        what = _PLACE_OF_TOML.sub("", str(error)).removesuffix(" (at end of document)")
        where = Location(name, line, column)
        message = f"this is not TOML: {what}"
        if text.startswith("\ufeff"):  # which nobody sees
            write = "save the file without a byte order mark (BOM): no tool reads a pyproject.toml with one"
        else:
            write = hint_for_syntax(text, where, message)
        diagnostics.error("GS601", message, where, write)
        return None
    except (OSError, UnicodeDecodeError, RecursionError) as error:
        why = "values are nested too deeply" if isinstance(error, RecursionError) else error
        diagnostics.error(
            "GS601", f"cannot read the project's settings: {why}", Location(name, 1, 1)
        )
        return None
    settings = _table(contents, "tool", "gradsmith")
    source = Source(name, text)
    if settings is None:
        tool = _table(contents, "tool") or {}
        meant = nearest(GRADSMITH, tool)
        where = Location(name, 1, 1)
        hint: str | None = 'add the table, for instance with functions = "native_functions.yaml"'
        if meant is not None:
            place = re.search(rf"^\s*\[tool\.({re.escape(meant)})\]", text, re.M)
            where = where if place is None else source.location(*place.span(1))
            hint = suggest(meant, [GRADSMITH])
            diagnostics.sources.add(source)
        diagnostics.error("GS601", "there is no [tool.gradsmith]", where, hint)
        return None
    diagnostics.sources.add(source)
    values = dict(_DEFAULTS)
    mistaken: set[str] = set()  # of which nothing more is said
    if settings.get("extends"):
        values.update((key, "") for key in _OPTIONAL)
    for key, value in settings.items():
        where = place_of_setting(source, key)
        if key in _TABLES:
            continue
        if key not in _DEFAULTS:
            meant = nearest(key, (*_DEFAULTS, *_TABLES))
            hint = None if meant is None else Suggestion(key, meant)
            diagnostics.error("GS602", f"unknown setting '{key}'", where, hint)
            if meant is not None and meant not in settings:
                mistaken.add(meant)
        elif not isinstance(value, str):
            message = f"'{key}' must be a string"
            diagnostics.error("GS602", message, where, f'write {key} = "…"')
            mistaken.add(key)
        elif settings.get("backend") and key in _NOT_FOR_BACKENDS:
            message = f"a backend has no '{key}': its operators are gradsmith's"
            diagnostics.error("GS602", message, where, "remove it, or remove 'backend'")
        elif settings.get("extends") and key == "numpy_names":
            message = f"a library has no '{key}': those of {GRADSMITH} hold"
            diagnostics.error("GS602", message, where, "remove it")
        else:
            _check(key, value, where, diagnostics)
            values[key] = PurePosixPath(value).as_posix() if value and key in _PATHS else value
    is_default = values["namespace"] == _DEFAULTS["namespace"]
    if values["extends"] and is_default and "namespace" not in mistaken:
        message = f"namespace '{values['namespace']}' is gradsmith's own"
        where = place_of_setting(source, "namespace" if "namespace" in settings else "extends")
        diagnostics.error("GS602", message, where, 'give the library one: namespace = "…"')
    places = {key: place_of_setting(source, key) for key in _PATHS}
    used = [k for k in _PATHS if not (values["backend"] and k in _NOT_FOR_BACKENDS)]
    paths = {key: values[key] for key in used if values[key] or key not in _MAY_BE_EMPTY}
    paths = {key: path for key, path in paths.items() if key not in mistaken}
    _check_paths(root, paths, places, diagnostics)
    if not diagnostics.has_errors and (values["extends"] or values["backend"]):
        mapped = _table(contents, "tool", "setuptools", "package-dir") or {}
        packages = {key: place_of_setting(source, key) for key in _PACKAGES if key in settings}
        _check_packages(values, paths, mapped, {**places, **packages}, diagnostics)
    return None if diagnostics.has_errors else Project(root, **values)


def _check(key: str, value: str, where: Location, diagnostics: Diagnostics) -> None:
    names = value.split(".") if key.endswith("package") else [value]
    wrong = any(not n.isidentifier() or keyword.iskeyword(n) for n in names)
    if wrong and key.endswith("package"):
        message = f"'{key}' must be the import name of a package, not {value!r}"
        diagnostics.error("GS602", message, where, "write letters, digits, underscores and dots")
    elif wrong and key == "namespace":
        message = f"'namespace' must be a name of Python's, not {value!r}"
        diagnostics.error("GS602", message, where, "write letters, digits and underscores")
    elif key == "extends" and value not in ("", GRADSMITH):
        message = f"a project can extend '{GRADSMITH}', not '{value}'"
        diagnostics.error("GS602", message, where, f'write extends = "{GRADSMITH}"')


def _table(contents: Mapping[str, object], *keys: str) -> Mapping[str, object] | None:
    """A table within tables; None where there is none."""
    found: object = contents
    for key in keys:
        found = found.get(key) if isinstance(found, dict) else None
    return found if isinstance(found, dict) else None


def _check_packages(
    values: Mapping[str, str],
    paths: Mapping[str, str],
    mapped: Mapping[str, object],
    places: Mapping[str, Location],
    diagnostics: Diagnostics,
) -> None:
    """Python finds the packages in the folders, all below one that it imports from."""
    roots: dict[str, tuple[str, PurePosixPath]] = {}
    for package, folder in _PACKAGES.items():
        if folder not in paths:
            continue
        name, where = values[package], places.get(package, places[folder])
        found = _import_root(name, PurePosixPath(paths[folder]), mapped)
        if found is None:
            message = f"'{folder}' is {paths[folder]}, where Python finds no package '{name}'"
            hint = (
                f"'{package}' ends as '{folder}' does; [tool.setuptools.package-dir] says where a "
                "package is that lies elsewhere"
            )
            diagnostics.error("GS602", message, where, hint)
            continue
        other, first = roots.setdefault(name.partition(".")[0], (folder, found))
        if first != found:
            message = (
                f"'{folder}' and '{other}' are of one package, and in two folders of that name"
            )
            hint = f"'{other}' is {paths[other]}, '{folder}' is {paths[folder]}"
            diagnostics.error("GS602", message, where, hint)
            return  # the others are in one of the two


def _import_root(
    package: str, folder: PurePosixPath, mapped: Mapping[str, object]
) -> PurePosixPath | None:
    """Where a package has to be imported from for it to be that folder; None if that is nowhere."""
    names, parts = package.split("."), folder.parts
    for kept in range(len(names), -1, -1):
        rest = names[kept:]
        if list(parts[len(parts) - len(rest) :]) != rest or len(rest) > len(parts):
            continue
        above = PurePosixPath(*parts[: len(parts) - len(rest)])
        if kept == 0:
            return above
        where = mapped.get(".".join(names[:kept]))
        if isinstance(where, str) and PurePosixPath(where) == above:
            return PurePosixPath(".")
    return None


def _lies_in(path: Path, folder: Path) -> bool:
    """Whether a path, with all links followed, is below a folder; not where links lead round in a circle."""
    try:
        found = path.resolve(strict=True)  # which alone finds circles from Python 3.13 on
    except (FileNotFoundError, NotADirectoryError):
        found = path.resolve()
    except (OSError, RuntimeError):  # before that the second tells of a circle
        return False
    return folder in found.parents


def _check_paths(
    root: Path,
    paths: Mapping[str, str],
    places: Mapping[str, Location],
    diagnostics: Diagnostics,
) -> None:
    """All is read and written inside the project, and what is written by hand is not where output goes."""
    inside = root.resolve()

    def refuse(key: str, why: str, hint: str = "name a file or folder inside the project") -> None:
        diagnostics.error("GS602", f"'{key}' {why}", places[key], hint)

    plain = {}
    for key, value in paths.items():
        target = root / value
        if not _PLAIN.fullmatch(value):
            why = f"must be a path inside the project, of plain names, not {value!r}"
            refuse(key, why, "write letters, digits, '_', '-' and '.', with '/' between names")
        elif not _lies_in(target, inside):
            refuse(key, f"leads out of the project by a link: {value}")
        else:
            plain[key] = PurePosixPath(value)
            above = [p for p in plain[key].parents if (root / p).exists()]
            if not all((root / p).is_dir() for p in above):
                refuse(key, f"leads through a file: {value}", "name another, or move the file away")
            elif key in _FOLDERS_READ and not target.is_dir():
                refuse(
                    key, f"names a folder that is not there: {value}", "make it, or name another"
                )
            elif key in _FOLDERS_WRITTEN and target.exists() and not target.is_dir():
                refuse(key, f"names a file: {value}", "name a folder, or move the file away")
            elif key not in _FOLDERS and target.exists() and not target.is_file():
                refuse(key, f"names something that is not a file: {value}", "name a file")
            sources = target.rglob("*.py") if key in _FOLDERS_READ else ()
            for file in sources:
                if not file.is_symlink() or _lies_in(file, inside):
                    continue
                refuse(key, f"holds a link out of the project: {file.relative_to(root).as_posix()}")
    files = [key for key in plain if key not in _FOLDERS]
    for number, key in enumerate(files):
        same = next((other for other in files[:number] if plain[other] == plain[key]), None)
        if same is not None:
            refuse(key, f"names the file of '{same}': {plain[key]}", "name another file")
    for key in _FOLDERS_WRITTEN:
        for other, path in plain.items():
            if other not in _FOLDERS_WRITTEN and plain.get(key) in (path, *path.parents):
                why = f"is where generated files go, but '{other}' is in it: {path}"
                refuse(key, why, "give it a folder of its own, which holds nothing else")
                break


def installed_project(root: Path) -> Project:
    """gradsmith's own project where it is installed, without a pyproject.toml: `root` is the package."""
    settings = {**_DEFAULTS, "kernels": "operators", "formulas": "operators"}
    settings |= {name: f"{name}.yaml" for name in _OWN_FILES}
    return Project(root=root, **settings)


_OWN_FILES = ("deprecated", "numpy_names", "layers", "optimizers", "distributions")


def place_in(project: Project, key: str) -> Location | None:
    """Where pyproject.toml sets `key`; None where it does not."""
    try:
        text = (project.root / "pyproject.toml").read_text(encoding="utf-8")
    except OSError:
        return None
    place = place_of_setting(Source("pyproject.toml", text), key)
    return None if (place.line, place.column) == (1, 1) else place


def place_of_setting(source: Source, key: str, table: str = "tool.gradsmith") -> Location:
    """Where a table sets `key`; the file's first line when that is not to be seen."""
    head = re.search(rf"^\s*\[{re.escape(table)}\]", source.text, re.M)
    if head is not None:
        found = re.compile(rf"^[ \t]*(['\"]?){re.escape(key)}\1[ \t]*=", re.M).search(
            source.text, head.end()
        )
        if found is not None:
            start = source.text.index(key, found.start())
            return source.location(start, start + len(key))
    return Location(source.file, 1, 1)
