"""The dialect of gradsmith projects: what `gradsmith generate` would reject, and matters of style."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ..diagnostics import Diagnostics, Sources
from ..model.backend import load_backend
from ..pipeline import Model, build_model
from ..project.memo import Memo
from ..project.settings import Project, load_project
from ..project.state import FOLDER, generator_digest
from ..proof.record import report_outdated
from ..yaml.loader import load
from .cut_off import check_cut_off
from .filled_in import check_filled_in
from .settings import Settings
from .slips import check_slips
from .stability import check_stability
from .style import check_style


def diagnose(paths: Sequence[Path], settings: Settings) -> Diagnostics:
    """Everything that is wrong with the project at ``settings.root``, whichever of its files `paths` are."""
    found = Diagnostics(Sources(unsaved=settings.unsaved))
    project = load_project(settings.root, found)
    if project is not None:
        memo = Memo()
        memo.attach(project.path(f"{FOLDER}/memo.bin"), generator_digest())
        diagnose_project(project, found, memo)
        memo.save(tidy=False)
    return found


def diagnose_project(project: Project, diagnostics: Diagnostics, memo: Memo) -> Model | None:
    """Record what is wrong with a project whose settings are right; its model, which a backend does not have."""
    model = read_project(project, diagnostics, memo)
    if model is not None:
        judge_project(model, diagnostics, memo)
    return model


def read_project(project: Project, diagnostics: Diagnostics, memo: Memo) -> Model | None:
    """Record what `gradsmith generate` would refuse; the model, which a backend does not have."""
    if project.backend:
        load_backend(project, diagnostics)
        return None
    return build_model(project, diagnostics, memo)


def judge_project(model: Model, diagnostics: Diagnostics, memo: Memo) -> None:
    """Record what reads badly in what was read, beside what is in `diagnostics` already."""
    project = model.project
    derivatives = load(
        project.path(project.derivatives), project.derivatives, Diagnostics(diagnostics.sources)
    )
    check_filled_in(project, diagnostics)
    check_cut_off(model, diagnostics)
    check_style(model.functions, derivatives, diagnostics, memo)
    if not diagnostics.has_errors:
        report_outdated(model, diagnostics, memo)
        check_stability(model, diagnostics, memo)
        infos = [info for f, info in model.derivatives.items() if info.function is f]
        check_slips(infos, model.library, diagnostics)
