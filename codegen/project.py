"""A project: where its YAML, kernels and output are, from ``[tool.gradsmith]`` in pyproject.toml."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

from .diagnostics import Diagnostics, Location, suggest

__all__ = ["Project", "find_project", "load_project"]

_DEFAULTS = {
    "namespace": "aten",
    "package": "gradsmith.generated",
    "functions": "native_functions.yaml",
    "derivatives": "derivatives.yaml",
    "tags": "tags.yaml",
    "kernels": "runtime/kernels",
    "formulas": "runtime/autograd/formulas",
    "formulas_package": "gradsmith.autograd.formulas",
    "output": "generated",
    "reference": "docs/operators",
}


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
    kernels: str
    """Folder of the modules of array kernels."""
    formulas: str
    """Folder of the helpers that formulas may call."""
    formulas_package: str
    """Import name of that folder."""
    output: str
    reference: str
    """Folder of the generated reference pages."""

    @property
    def output_folders(self) -> tuple[str, ...]:
        """Where nothing but generated files may be."""
        return (self.output, self.reference)

    def path(self, relative: str) -> Path:
        """A path of this project, absolute."""
        return self.root / relative


def find_project(start: Path) -> Path | None:
    """The closest folder, from `start` upwards, whose pyproject.toml has ``[tool.gradsmith]``."""
    for folder in (start, *start.parents):
        file = folder / "pyproject.toml"
        if file.is_file() and "[tool.gradsmith]" in file.read_text(
            encoding="utf-8", errors="replace"
        ):
            return folder
    return None


def load_project(root: Path, diagnostics: Diagnostics) -> Project | None:
    """The project at `root`; None, with the reasons in `diagnostics`, when its settings are wrong."""
    file = root / "pyproject.toml"
    name = "pyproject.toml"
    try:
        settings = tomllib.loads(file.read_text(encoding="utf-8")).get("tool", {}).get("gradsmith")
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        diagnostics.error(
            "GS601", f"cannot read the project's settings: {error}", Location(name, 1, 1)
        )
        return None
    if not isinstance(settings, dict):
        diagnostics.error(
            "GS601",
            "there is no [tool.gradsmith]",
            Location(name, 1, 1),
            'add the table, for instance with functions = "native_functions.yaml"',
        )
        return None
    values = dict(_DEFAULTS)
    for key, value in settings.items():
        if key not in _DEFAULTS:
            diagnostics.error(
                "GS602", f"unknown setting '{key}'", Location(name, 1, 1), suggest(key, _DEFAULTS)
            )
        elif not isinstance(value, str):
            diagnostics.error("GS602", f"'{key}' must be a string", Location(name, 1, 1))
        else:
            values[key] = value
    return None if diagnostics.has_errors else Project(root, **values)
