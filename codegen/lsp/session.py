"""What the server knows of one project: its model, what is wrong with it, and how an edit changes that.

An edit within entries is judged at once, from the entries that it touches and the model of the last complete
reading; what depends on other entries follows with the next complete reading, which an editor's pause begins.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from ..derivatives.entries import load_derivatives
from ..diagnostics import Diagnostic, Diagnostics, Location, Related, Sources
from ..lint.own_files import diagnose_project
from ..lint.settings import load_settings
from ..lint.silence import filtered
from ..lint.style import check_style
from ..model.autogen import expand_autogen
from ..model.base import load_base
from ..model.kernel_index import KernelIndex, scan_functions
from ..model.kernels import locate_kernels
from ..model.native_functions import load_native_functions, load_tags
from ..pipeline import Model
from ..project.memo import Memo
from ..project.modules import kernel_modules, small_modules
from ..project.settings import Project, load_project
from ..project.state import FOLDER, generator_digest
from ..yaml.loader import load
from .entries import Change, change, pieces_of

__all__ = ["Reading", "Session"]

_MANY = 50
"""More entries than these at once are not an edit but another file."""


@dataclass(frozen=True)
class Reading:
    """A complete reading of the project."""

    items: tuple[Diagnostic, ...]
    model: Model | None
    """None for a backend, and where the settings are wrong."""
    tags: Mapping[str, str] | None
    kernels: KernelIndex
    specialisations: KernelIndex
    texts: Mapping[str, str]
    """The YAML files as they were read."""


class Session:
    """One project, as an editor has it open."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.unsaved: dict[str, str] = {}
        """By name, the texts that the editor holds."""
        self._memo = Memo()
        self._memo.attach(root / FOLDER / "memo.jsonl", generator_digest())
        self.reading: Reading | None = None
        self.model: Model | None = None
        """That of the last reading that had one."""
        self.items: tuple[Diagnostic, ...] = ()
        """What is wrong, so far as it is known now."""
        self._texts: dict[str, str] = {}
        """The YAML files that `items` are about."""

    # -- complete readings ---------------------------------------------------------------------------

    def read(self) -> Reading:
        """Read all files, as the editor has them; changes nothing, so that it may run beside edits."""
        unsaved = dict(self.unsaved)
        found = Diagnostics(Sources(unsaved=unsaved))
        settings = replace(load_settings(self.root, found), unsaved=unsaved)
        project = load_project(self.root, found)
        model = None if project is None else diagnose_project(project, found, self._memo)
        items = filtered(found, settings, whole=True).items
        nothing = KernelIndex({})
        kernels = specialisations = nothing
        tags: Mapping[str, str] | None = None
        texts = {source.file: source.text for source in found.sources}
        if project is not None and not project.backend:
            kernels = scan_functions(kernel_modules(project), self._memo)
            specialisations = scan_functions(small_modules(project), self._memo)
            tags = _tags(project, unsaved)
        return Reading(items, model, tags, kernels, specialisations, texts)

    def take(self, reading: Reading) -> None:
        """Go on from a complete reading."""
        self.reading = reading
        self.items = reading.items
        self._texts = dict(reading.texts)
        if reading.model is not None and reading.model.functions:
            self.model = reading.model

    def refresh(self) -> None:
        """Read all, and go on from that."""
        self.take(self.read())

    # -- edits -----------------------------------------------------------------------------------------

    def edit(self, file: str, text: str) -> bool:
        """Take an edit of a file; whether `items` are up to date with it in the entries that it touches."""
        self.unsaved[file] = text
        model, reading = self.model, self.reading
        before = self._texts.get(file)
        if model is None or reading is None or before is None:
            return False
        project = model.project
        if file not in (project.functions, project.derivatives):
            return False
        edited = change(pieces_of(before), pieces_of(text))
        if edited.entries > _MANY:
            return False
        here = Diagnostics()
        node = load(edited.padded, file, here)
        if file == project.functions:
            loaded = load_native_functions(node, reading.tags, here, self._memo)
            made = expand_autogen(loaded, Diagnostics())
            locate_kernels(made, reading.kernels, reading.specialisations, project, here)
            check_style(made, None, here)
        else:
            load_derivatives(node, model.functions, here, model.library, memo=self._memo)
            check_style((), node, here)
        settings = load_settings(self.root, Diagnostics())
        new = filtered(here, settings, whole=False).items
        kept = (moved for item in self.items if (moved := _moved(item, file, edited)) is not None)
        self.items = (*kept, *new)
        self._texts[file] = text
        return True

    def text(self, file: str) -> str:
        """A file of the project, as the editor has it or else as it is on disk."""
        if file in self.unsaved:
            return self.unsaved[file]
        path = self.root / file
        return path.read_text(encoding="utf-8", errors="replace") if path.is_file() else ""


def _tags(project: Project, unsaved: Mapping[str, str]) -> dict[str, str] | None:
    unsaid = Diagnostics(Sources(unsaved=unsaved))
    tags = dict(load_base(unsaid).tags) if project.extends else {}
    if project.tags:
        node = load(project.path(project.tags), project.tags, unsaid)
        if node is None:
            return None
        tags.update(load_tags(node, unsaid))
    return tags


def _moved(item: Diagnostic, file: str, edited: Change) -> Diagnostic | None:
    """A diagnostic at its place after an edit; None where it is judged anew."""
    where = item.location
    if where is None or where.file != file or where.line < edited.first:
        return item
    if where.line < edited.end:
        return None
    if edited.delta == 0:
        return item

    def shift(location: Location) -> Location:
        if location.file != file or location.line < edited.end:
            return location
        return replace(location, line=location.line + edited.delta)

    related = tuple(Related(r.message, shift(r.location)) for r in item.related)
    # Its fix knows the text before the edit.
    return replace(item, location=shift(where), related=related, fix=None)
