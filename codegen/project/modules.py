"""Which modules of a project hold kernels, and which hold what else is written by hand for its operators.

The names of modules in the folder of kernels tell: ``small.py`` and ``small_*.py`` hold specialisations for small
arrays, ``conversions.py`` and ``conversions_*.py`` what entries of ``python`` call, ``batching.py`` and ``batching_*.py``
batching rules, ``formulas.py`` and
``formulas_*.py`` helpers that formulas call, ``formulas_arrays.py`` their namesakes over arrays; all others hold
kernels.  Helpers may have a folder of their own instead, and their namesakes a folder ``arrays`` in that.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from .settings import Project

__all__ = [
    "SourceModule",
    "array_helper_modules",
    "batching_modules",
    "conversion_modules",
    "helper_modules",
    "helpers_among",
    "kernel_modules",
    "modules_in",
    "small_modules",
]

_HELPERS = "formulas"
_OVER_ARRAYS = "formulas_arrays"
_SMALL = "small"
_CONVERSIONS = "conversions"
_BATCHING = "batching"


@dataclass(frozen=True, slots=True)
class SourceModule:
    """A module written by hand."""

    path: Path
    name: str
    """Its import name below the folder: ``reduction.formulas``."""
    file: str
    """The path that messages show: below the project's folder where it has one."""


def kernel_modules(project: Project) -> tuple[SourceModule, ...]:
    """The modules whose functions YAML may name as kernels, in the order of their paths."""
    others: tuple[str, ...] = (_SMALL, _CONVERSIONS, _BATCHING)
    if project.kernels == project.formulas:
        others = (*others, _HELPERS)
    found = modules_in(project.path(project.kernels), project.root)
    return tuple(module for module in found if not _is_named(module, *others))


def small_modules(project: Project) -> tuple[SourceModule, ...]:
    """The modules that make small-array specialisations."""
    return _among_kernels(project, _SMALL)


def conversion_modules(project: Project) -> tuple[SourceModule, ...]:
    """The modules whose functions entries of ``python`` may call."""
    return _among_kernels(project, _CONVERSIONS)


def batching_modules(project: Project) -> tuple[SourceModule, ...]:
    """The modules with batching rules written by hand."""
    return _among_kernels(project, _BATCHING)


def _among_kernels(project: Project, name: str) -> tuple[SourceModule, ...]:
    found = modules_in(project.path(project.kernels), project.root)
    return tuple(module for module in found if _is_named(module, name))


def helper_modules(project: Project) -> tuple[SourceModule, ...]:
    """The modules whose functions formulas may call; none for a project without any."""
    if not project.formulas:
        return ()
    folder = project.path(project.formulas)
    if project.kernels == project.formulas:
        return helpers_among(folder, project.root)
    return tuple(module for module in modules_in(folder, project.root) if "." not in module.name)


def helpers_among(folder: Path, root: Path | None = None) -> tuple[SourceModule, ...]:
    """The helpers over tensors in a folder that kernels share."""
    return tuple(
        m for m in modules_in(folder, root) if _is_named(m, _HELPERS) and not _is_over_arrays(m)
    )


def array_helper_modules(project: Project) -> tuple[SourceModule, ...]:
    """The modules of the helpers' namesakes over arrays."""
    if not project.formulas:
        return ()
    found = modules_in(project.path(project.formulas), project.root)
    if project.kernels == project.formulas:
        return tuple(module for module in found if _is_over_arrays(module))
    return tuple(module for module in found if module.name.startswith("arrays."))


def modules_in(folder: Path, root: Path | None = None) -> Iterator[SourceModule]:
    """Every module below a folder, in the order of their paths; `root` is the folder of the project."""
    top = str(folder)
    found = []
    for inner, _, names in os.walk(top):
        packages = Path(inner).relative_to(folder).parts
        found += [
            ((*packages, name), f"{inner}{os.sep}{name}")
            for name in names
            if name.endswith(".py") and os.path.isfile(f"{inner}{os.sep}{name}")
        ]
    before = () if root is None else folder.relative_to(root).parts
    for parts, path in sorted(found):
        shown = Path(path).as_posix() if root is None else "/".join((*before, *parts))
        yield SourceModule(Path(path), ".".join(parts).removesuffix(".py"), shown)


def _is_named(module: SourceModule, *names: str) -> bool:
    stem = module.path.stem
    return any(stem == name or stem.startswith(name + "_") for name in names)


def _is_over_arrays(module: SourceModule) -> bool:
    return module.path.stem == _OVER_ARRAYS
