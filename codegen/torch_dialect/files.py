"""Recognizes PyTorch's YAML files, and finds the other files that they refer to."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

ROLES: Mapping[str, tuple[str, ...]] = {
    "native": (
        "native_functions.yaml",
        "aten/src/ATen/native/native_functions.yaml",
        "ATen/native/native_functions.yaml",
    ),
    "tags": ("tags.yaml", "aten/src/ATen/native/tags.yaml", "ATen/native/tags.yaml"),
    "derivatives": (
        "derivatives.yaml",
        "tools/autograd/derivatives.yaml",
        "autograd/derivatives.yaml",
    ),
    "deprecated": (
        "deprecated.yaml",
        "tools/autograd/deprecated.yaml",
        "autograd/deprecated.yaml",
    ),
    "helpers": ("FunctionsManual.h", "torch/csrc/autograd/FunctionsManual.h"),
}
"""Where each is: beside the others, in a checkout of PyTorch, and in an installed torchgen."""
_FIRST_LINES = {
    "native": re.compile(r"(?: *(?:#.*)?\n)*- func:"),
    "derivatives": re.compile(r"(?: *(?:#.*)?\n)*- name: *['\"]?[\w.]+\("),
}
"""How the first entry begins, by which a file with another name is recognized."""
_OF_EDGE_RUNTIMES = re.compile(r"^ +kernels:", re.M)
"""Their lists of kernels begin entries with `func` as well."""
_HIGHEST = 5
"""How many folders up a checkout's root can be from one of these files."""


@dataclass(frozen=True)
class Files:
    """PyTorch's files: those that are asked about, and those that are only looked things up in."""

    asked: Mapping[str, Path] = field(default_factory=dict)
    beside: Mapping[str, Path] = field(default_factory=dict)
    others: tuple[Path, ...] = ()
    """What is none of PyTorch's own files by its name."""

    def get(self, role: str) -> Path | None:
        """The file of a role, wherever it was found."""
        return self.asked.get(role) or self.beside.get(role)


def find_files(paths: Iterable[Path]) -> Files:
    """What `paths` name: files, or folders that hold some."""
    paths = tuple(paths)
    asked: dict[str, Path] = {}
    others: list[Path] = []
    folders: list[Path] = []
    for path in paths:
        if path.is_dir():
            found = dict(_in_folder(path))
            asked.update(found)
            folders.append(path)
            if not found:
                others += sorted((*path.glob("*.yaml"), *path.glob("*.yml")))
            continue
        role = next((r for r, names in ROLES.items() if path.name == names[0]), _looks_like(path))
        if role is None:
            others.append(path)
        else:
            asked[role] = path
            folders += [*path.absolute().parents][:_HIGHEST]
    beside: dict[str, Path] = {}
    named = {path.absolute().parent for path in asked.values()}
    for folder in folders if asked else ():
        for role, file in _in_folder(folder, bare=folder in named or folder in paths):
            if role not in asked:
                beside.setdefault(role, file)
    return Files(asked, beside, tuple(others))


def _looks_like(path: Path) -> str | None:
    """The role of a file whose name is none of theirs, by what is in it."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return None  # which whoever reads it reports
    if _OF_EDGE_RUNTIMES.search(text):
        return None
    return next((role for role, first in _FIRST_LINES.items() if first.match(text)), None)


def _in_folder(folder: Path, bare: bool = True) -> Iterator[tuple[str, Path]]:
    """The files of a folder; `bare` says whether one that lies right in it belongs to the others."""
    for role, names in ROLES.items():
        for name in names if bare else names[1:]:
            if (folder / name).is_file():
                yield role, folder / name
                break
