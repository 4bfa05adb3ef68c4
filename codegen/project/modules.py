"""What each module in a project's folders of kernels and helpers contains, by its name.

``small.py`` and ``small_*.py`` contain specializations for small arrays, ``conversions.py`` and ``conversions_*.py``
functions that entries of ``python`` call, ``batching.py`` and ``batching_*.py`` batching rules, ``formulas.py`` and
``formulas_*.py`` helpers that formulas call, and ``formulas_arrays.py`` the same helpers over arrays.  All other
modules contain kernels.  Helpers may have a folder of their own, with a subfolder ``arrays``.
"""

from __future__ import annotations

import ast
import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from ...schema.cached import cached_property
from .contents import Contents
from .settings import Project

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
    contents: Contents = field(repr=False, compare=False)

    @property
    def stem(self) -> str:
        """The last part of `name`."""
        return self.name.rpartition(".")[2]

    @property
    def content(self) -> bytes:
        """What it holds.  OSError when it cannot be read."""
        return self.contents.of(self.path)

    @property
    def digest(self) -> str:
        """That of `content`, and the key of what follows from it.  OSError when it cannot be read."""
        return self.contents.digest(self.path)

    @property
    def tree(self) -> ast.Module:
        """What `content` is as Python, for reading only.  Raises as `Contents.tree` does."""
        return self.contents.tree(self.path)


class SourceModules:
    """The modules of a project, by what they hold, each kind in the order of their paths.

    The folders are listed once, when they are first asked for.
    """

    def __init__(self, project: Project, contents: Contents | None = None) -> None:
        self._project = project
        self._contents = contents or Contents()

    @cached_property
    def _in_kernels(self) -> tuple[SourceModule, ...]:
        return self._below(self._project.kernels)

    @cached_property
    def _in_formulas(self) -> tuple[SourceModule, ...]:
        """Those in the folder of helpers; none for a project without any."""
        if not self._project.formulas:
            return ()
        return self._in_kernels if self._is_shared else self._below(self._project.formulas)

    def _below(self, folder: str) -> tuple[SourceModule, ...]:
        project = self._project
        return tuple(modules_in(project.path(folder), project.root, self._contents))

    @property
    def _is_shared(self) -> bool:
        """Whether helpers are in the folder of kernels."""
        return self._project.kernels == self._project.formulas

    def _among_kernels(self, name: str) -> tuple[SourceModule, ...]:
        return tuple(module for module in self._in_kernels if _is_named(module, name))

    @cached_property
    def kernels(self) -> tuple[SourceModule, ...]:
        """Those whose functions YAML may name as kernels."""
        others: tuple[str, ...] = (_SMALL, _CONVERSIONS, _BATCHING)
        if self._is_shared:
            others = (*others, _HELPERS)
        return tuple(module for module in self._in_kernels if not _is_named(module, *others))

    @property
    def small(self) -> tuple[SourceModule, ...]:
        """Those that make small-array specializations."""
        return self._among_kernels(_SMALL)

    @property
    def conversions(self) -> tuple[SourceModule, ...]:
        """Those whose functions entries of ``python`` may call."""
        return self._among_kernels(_CONVERSIONS)

    @property
    def batching(self) -> tuple[SourceModule, ...]:
        """Those with batching rules written by hand."""
        return self._among_kernels(_BATCHING)

    @cached_property
    def helpers(self) -> tuple[SourceModule, ...]:
        """Those whose functions formulas may call."""
        if self._is_shared:
            return _helpers_among(self._in_formulas)
        return tuple(module for module in self._in_formulas if "." not in module.name)

    @property
    def array_helpers(self) -> tuple[SourceModule, ...]:
        """Those of the helpers' namesakes over arrays."""
        if self._is_shared:
            return tuple(module for module in self._in_formulas if _is_over_arrays(module))
        return tuple(module for module in self._in_formulas if module.name.startswith("arrays."))


def helpers_among(folder: Path) -> tuple[SourceModule, ...]:
    """The helpers over tensors in a folder that kernels share."""
    return _helpers_among(modules_in(folder))


def _helpers_among(modules: Iterable[SourceModule]) -> tuple[SourceModule, ...]:
    return tuple(m for m in modules if _is_named(m, _HELPERS) and not _is_over_arrays(m))


def modules_in(
    folder: Path, root: Path | None = None, contents: Contents | None = None
) -> Iterator[SourceModule]:
    """Every module below a folder, in the order of their paths; `root` is the folder of the project."""
    top = str(folder)
    contents = contents or Contents()
    found = []
    for inner, _, names in os.walk(top):
        packages = Path(inner[len(top) :].lstrip(os.sep)).parts
        found += [
            ((*packages, name), f"{inner}{os.sep}{name}")
            for name in names
            if name.endswith(".py") and os.path.isfile(f"{inner}{os.sep}{name}")
        ]
    before = () if root is None else folder.relative_to(root).parts
    for parts, path in sorted(found):
        shown = Path(path).as_posix() if root is None else "/".join((*before, *parts))
        yield SourceModule(Path(path), ".".join(parts).removesuffix(".py"), shown, contents)


def _is_named(module: SourceModule, *names: str) -> bool:
    return any(module.stem == name or module.stem.startswith(name + "_") for name in names)


def _is_over_arrays(module: SourceModule) -> bool:
    return module.stem == _OVER_ARRAYS
