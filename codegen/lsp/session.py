"""What the server knows about one project: its model, its diagnostics, and the effect of edits.

An edit within entries is checked at once, with the entries that it touches and the model of the last complete reading.
Effects on other entries are found by the next complete reading, which starts when the editor pauses.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from ..derivatives.entries import load_derivatives
from ..diagnostics import Diagnostic, Diagnostics, Location, Related, Sources
from ..explain.kernels import Explainer
from ..lint.dialects import DIALECTS, OWN, dialect
from ..lint.own_files import judge_project, read_project
from ..lint.settings import Settings, load_settings
from ..lint.silence import filtered
from ..lint.slips import check_slips
from ..lint.style import check_style
from ..model.autogen import expand_autogen
from ..model.base import load_base
from ..model.distribution_names import known_to_distributions
from ..model.distributions import load_distributions
from ..model.kernel_index import KernelIndex, scan_functions
from ..model.kernels import locate_kernels
from ..model.layer_names import known_to_layers
from ..model.layers import Known, load_layers
from ..model.native_functions import load_native_functions, load_tags
from ..model.optimizer_names import known_to_optimizers
from ..model.optimizers import load_optimizers
from ..model.schedules import load_schedules
from ..pipeline import Model
from ..project.memo import Memo
from ..project.modules import SourceModules
from ..project.settings import Project, load_project
from ..project.state import FOLDER, generator_digest
from ..yaml.loader import load
from .entry_text import Change, change, pieces_of
from .symbols import Symbols
from .torch_names import TorchNames

_MANY = 50
"""More entries than these at once are not an edit but another file."""


@dataclass(frozen=True)
class Reading:
    """The project as its files say: what names mean, before anything else is judged."""

    settings: Settings
    found: Diagnostics
    """What was found on the way; `Session.judge` goes on with it."""
    model: Model | None
    """None for a backend, and where the settings are wrong."""
    tags: Mapping[str, str] | None
    kernels: KernelIndex
    specializations: KernelIndex
    texts: Mapping[str, str]
    """The YAML files as they were read."""


class Session:
    """One project, as an editor has it open."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.unsaved: dict[str, str] = {}
        """By name, the texts that the editor holds."""
        self._memo = Memo()
        self._memo.attach(root / FOLDER / "memo.bin", generator_digest())
        self.reading: Reading | None = None
        self.model: Model | None = None
        """That of the last reading that had one."""
        self.items: tuple[Diagnostic, ...] = ()
        """What is wrong, so far as it is known now."""
        self._layers: tuple[Model, Known] | None = None
        self._torch: TorchNames | None = None
        self._texts: dict[str, str] = {}
        """The YAML files that `items` are about."""

    # -- complete readings ---------------------------------------------------------------------------

    def read(self) -> Reading:
        """Read all files, as the editor has them; changes nothing, so that it may run beside edits."""
        unsaved = dict(self.unsaved)
        found = Diagnostics(Sources(unsaved=unsaved))
        settings = replace(load_settings(self.root, found), unsaved=unsaved)
        if settings.dialect in DIALECTS and settings.dialect != OWN:
            return self._read_dialect(settings, found)
        project = load_project(self.root, found)
        model = None if project is None else read_project(project, found, self._memo)
        kernels = specializations = KernelIndex({})
        tags: Mapping[str, str] | None = None
        texts = {source.file: source.text for source in found.sources}
        if project is not None and not project.backend:
            kernels = scan_functions(SourceModules(project).kernels, self._memo)
            specializations = scan_functions(SourceModules(project).small, self._memo)
            tags = _tags(project, unsaved)
        return Reading(settings, found, model, tags, kernels, specializations, texts)

    def judge(self, reading: Reading) -> tuple[Diagnostic, ...]:
        """What is wrong with what was read; changes nothing either, but takes longer."""
        if reading.model is not None:
            judge_project(reading.model, reading.found, self._memo)
        self._memo.save(tidy=False)
        return filtered(reading.found, reading.settings, whole=True).items

    def _read_dialect(self, settings: Settings, mistakes: Diagnostics) -> Reading:
        """What is wrong with files of another dialect, and with the settings, which are `mistakes`; it has no model."""
        found = dialect(settings.dialect).diagnose([self.root], settings)
        for source in mistakes.sources:
            found.sources.add(source)
        for item in mistakes.items:
            found.add(item)
        texts = {source.file: source.text for source in found.sources}
        nothing = KernelIndex({})
        return Reading(settings, found, None, None, nothing, nothing, texts)

    def symbols(self, model: Model, reading: Reading) -> Symbols:
        """Where names stand in the files as they were read."""
        return Symbols(model, reading.kernels, dict(reading.texts), Explainer(model, self._memo))

    def torch_names(self) -> TorchNames | None:
        """Names in files of PyTorch's dialect; None for a project of gradsmith's own."""
        reading = self.reading
        if reading is None or reading.settings.dialect in ("", OWN):
            return None
        texts = {
            file: self.unsaved.get(file, text)
            for file, text in reading.texts.items()
            if file.endswith((".yaml", ".yml"))
        }
        if self._torch is None or self._torch.texts != texts:
            self._torch = TorchNames(texts)
        return self._torch

    @property
    def is_current(self) -> bool:
        """Whether nothing was edited since names were read."""
        reading = self.reading
        return reading is not None and all(
            reading.texts.get(file, text) == text for file, text in self.unsaved.items()
        )

    def take(self, reading: Reading) -> None:
        """Answer from what names mean now."""
        self.reading = reading
        if reading.model is not None and reading.model.functions:
            self.model = reading.model
        if not self._texts:
            self._texts = dict(reading.texts)  # so that edits are judged before the rest is

    def take_items(self, reading: Reading, items: tuple[Diagnostic, ...]) -> None:
        """Go on from all that is wrong with what was read."""
        self.items = items
        self._texts = dict(reading.texts)

    def refresh(self) -> None:
        """Read and judge all, and go on from that."""
        reading = self.read()
        self.take(reading)
        self.take_items(reading, self.judge(reading))

    # -- edits -----------------------------------------------------------------------------------------

    def edit(self, file: str, text: str) -> bool:
        """Take an edit of a file; whether `items` are up to date with it in the entries that it touches."""
        self.unsaved[file] = text
        model, reading = self.model, self.reading
        before = self._texts.get(file)
        if model is None or reading is None or before is None:
            return False
        project = model.project
        if file in (project.layers, project.optimizers, project.distributions):
            return self._edit_classes(model, file, text)
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
            locate_kernels(made, reading.kernels, reading.specializations, project, here)
            check_style(made, None, here)
        else:
            infos = load_derivatives(node, model.functions, here, model.library, memo=self._memo)
            check_style((), node, here)
            if not here.has_errors:
                check_slips(infos, model.library, here)
        settings = load_settings(self.root, Diagnostics())
        new = filtered(here, settings, whole=False).items
        kept = (moved for item in self.items if (moved := _moved(item, file, edited)) is not None)
        self.items = (*kept, *new)
        self._texts[file] = text
        return True

    def _edit_classes(self, model: Model, file: str, text: str) -> bool:
        """Take an edit of layers, optimizers or distributions, which are few enough to be read anew."""
        here = Diagnostics()
        node = load(text, file, here)
        if file == model.project.layers:
            load_layers(node, self._known_to_layers(model), here)
        elif file == model.project.distributions:
            load_distributions(node, known_to_distributions(model.operators), here)
        else:
            load_optimizers(node, known_to_optimizers(model.operators, model.base), here)
            load_schedules(node, here)
        new = filtered(here, load_settings(self.root, Diagnostics()), whole=False).items
        others = (i for i in self.items if i.location is None or i.location.file != file)
        self.items = (*others, *new)
        self._texts[file] = text
        return True

    def _known_to_layers(self, model: Model) -> Known:
        """What layers may name, of the last model."""
        if self._layers is None or self._layers[0] is not model:
            self._layers = (model, known_to_layers(model.project, model.operators, model.base))
        return self._layers[1]

    def functions_of_layers(self, model: Model) -> frozenset[str]:
        """What layers may call as ``F.…``."""
        return frozenset(self._known_to_layers(model).namespaces.get("F", ()))

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
