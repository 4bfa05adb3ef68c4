"""The operators of a version: a file, a git revision, a PyTorch release or a gradsmith library."""

from __future__ import annotations

import re
import subprocess
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from ...schema.function_schema import FunctionSchema
from ..diagnostics import Diagnostics
from ..model.autogen import expand_autogen
from ..model.native_functions import load_native_functions
from ..torch_dialect.release import load_release, recorded
from ..yaml.loader import load
from ..yaml.syntax import Mapping as MappingNode
from ..yaml.syntax import Scalar, Sequence

_RELEASE = re.compile(r"torch==([0-9.]+)")
_PLACES = (
    "native_functions.yaml",
    "aten/src/ATen/native/native_functions.yaml",
    "torchgen/packaged/ATen/native/native_functions.yaml",
    "ATen/native/native_functions.yaml",
)


class VersionError(ValueError):
    """A version that cannot be had; the message says why."""


@dataclass(frozen=True)
class Version:
    """The operators of a version, by name."""

    label: str
    operators: Mapping[str, FunctionSchema]
    listed: Mapping[str, int] | None = None
    """Of a file that lists operators, the line of each; None for one that declares them."""


def load_version(text: str, root: Path) -> Version:
    """The version that a word of the command line means.  Raises VersionError.

    ``torch==2.13``, a file, a folder with native_functions.yaml, a table of `torch_dialect.record`,
    ``REVISION:path/in/repository.yaml``, or a git revision of the repository at `root`.
    """
    if (release := _RELEASE.fullmatch(text)) is not None:
        try:
            found = load_release(release[1])
        except KeyError:
            message = (
                f"there is no table of PyTorch {release[1]}; there are {', '.join(recorded())}"
            )
            raise VersionError(
                f"{message}. Record a wheel: python -m gradsmith.codegen.torch_dialect.record"
            ) from None
        return Version(f"torch=={found.version}", {n: o.func for n, o in found.operators.items()})
    path = root / text
    if path.is_dir():
        settings = path / "pyproject.toml"
        said = settings.read_text(encoding="utf-8", errors="replace") if settings.is_file() else ""
        places = (path / place for place in (*_said_in(said), *_PLACES))
        place = next((place for place in places if place.is_file()), None)
        if place is None:
            raise VersionError(f"{text} has no native_functions.yaml")
        return _read(str(text), place)
    if path.suffix == ".gz" and path.is_file():
        found = load_release(file=path)
        return Version(f"torch=={found.version}", {n: o.func for n, o in found.operators.items()})
    if path.is_file():
        return _read(text, path)
    return _of_git(text, root)


def _of_git(text: str, root: Path) -> Version:
    revision, _, file = text.partition(":")
    places = (file,) if file else (*_said_in(_git(root, revision, "pyproject.toml")), *_PLACES)
    for place in places:
        contents = _git(root, revision, place)
        if contents is not None:
            return _read(text, contents)
    message = f"'{text}' is not a file, no folder, and no git revision with native_functions.yaml"
    raise VersionError(f"{message}; a release of PyTorch is written torch==2.13")


def _said_in(settings: str | None) -> tuple[str, ...]:
    """Where a project's pyproject.toml says that its operators are declared."""
    try:
        table = tomllib.loads(settings or "").get("tool", {}).get("gradsmith", {})
    except tomllib.TOMLDecodeError:
        return ()  # `lint` says what is wrong with it
    place = table.get("functions") if isinstance(table, dict) else None
    return (place,) if isinstance(place, str) else ()


def _git(root: Path, revision: str, place: str) -> str | None:
    if revision.startswith("-"):
        return None
    try:
        done = subprocess.run(
            ["git", "show", f"{revision}:./{place}"],
            cwd=root,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
        )
    except OSError:
        return None
    return done.stdout if done.returncode == 0 else None


def _read(label: str, source: str | Path) -> Version:
    diagnostics = Diagnostics()
    node = load(source, label, diagnostics)
    if isinstance(node, MappingNode):
        return _listed(label, node)
    written = load_native_functions(node, None, diagnostics) if isinstance(node, Sequence) else ()
    broken = [d for d in diagnostics.items if d.code.startswith(("GS1", "GS2"))]
    if broken:
        where = broken[0].location
        raise VersionError(f"{where or label}: {broken[0].message}; `gradsmith lint` says more")
    if not isinstance(node, Sequence):
        raise VersionError(f"{label} declares no operators")
    functions = expand_autogen(written, Diagnostics())
    return Version(label, {str(f.name): f.func for f in functions})


def _listed(label: str, node: MappingNode) -> Version:
    """A file that lists operators: schemas, where it has them, are held to those of the other version."""
    operators: dict[str, FunctionSchema] = {}
    listed: dict[str, int] = {}
    for _, value in node.entries:
        for item in value.items if isinstance(value, Sequence) else ():
            scalar = item
            if isinstance(item, MappingNode):
                scalar = next(
                    (n for k, n in item.entries if k.text in ("func", "op", "schema")), item
                )
            if not isinstance(scalar, Scalar):
                continue
            name = scalar.text.removeprefix("aten::").partition("(")[0].strip()
            listed.setdefault(name, scalar.location.line)
            if "(" in scalar.text:
                try:
                    operators[name] = FunctionSchema.parse(scalar.text.removeprefix("aten::"))
                except ValueError:
                    continue
    return Version(label, operators, listed)
