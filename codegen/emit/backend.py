"""Emits a backend's files: its registrations and its coverage page."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ..diagnostics import Diagnostics
from ..model.backend import BackendModel, Entry, load_backend
from ..model.base import BaseOperator
from ..project.settings import Project
from .outputs import PackageFile
from .python_source import bracketed, quoted
from .render import render

__all__ = ["Category", "Report", "generate_backend", "report_on"]


@dataclass(frozen=True, slots=True)
class RegistrationsFile:
    header: str
    key: str
    device: str
    memory: str
    yaml: str
    fallback: str
    namespace: str
    supported: tuple[str, ...]
    """Calls of `Supported`, as source."""
    autograd: tuple[str, ...]
    inherit: str
    """The module of the namespace for the CPU's kernels, quoted; empty for none."""
    refused: tuple[tuple[str, str], ...]
    """Operators and reasons, quoted."""
    not_traceable: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Category:
    """Operators of one category of gradsmith's reference."""

    name: str
    supported: tuple[str, ...]
    missing: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Report:
    """What a backend has kernels for, and what it lacks."""

    header: str
    device: str
    fallback: str
    supported: int
    missing: int
    composite: int
    """Made of other operators."""
    variants: int
    """In-place and ``out=`` variants, served by the kernels of their operators."""
    views: tuple[str, ...]
    """Views among those missing, which cannot fall back."""
    categories: tuple[Category, ...]
    inherits: bool
    """Whether what is missing among the categories has the CPU's kernels instead."""
    refused: tuple[tuple[str, str], ...]
    """Operators without any kernel, with the reason."""
    not_traceable: tuple[tuple[str, str], ...]
    sparse: int
    """Those for sparse tensors, which no other count includes, variants among them: backends have dense tensors."""
    operators: int
    """All others, variants included."""
    run: int
    """Those that are not refused, nor variants of such."""
    traceable: int
    """Of those, the ones that run in a program that is traced."""

    run_share: str
    """In percent of all."""
    traceable_share: str


def report_on(model: BackendModel) -> Report:
    """Every operator of gradsmith for dense tensors, by whether the backend has a kernel for it."""
    listed = {e.operator.name for e in (*model.supported, *model.autograd)}
    by_category: dict[str, tuple[list[str], list[str]]] = {}
    views = []
    composite = variants = 0
    dense = [o for o in model.base.operators.values() if not o.is_for_sparse_tensors]
    for operator in dense:
        if operator.name not in listed:
            if operator.variant_of:
                variants += 1
                continue
            if operator.is_composite:
                composite += 1
                continue
            if operator.is_view and not model.inherit:
                views.append(operator.name)
        both = by_category.setdefault(operator.category or "other", ([], []))
        both[operator.name not in listed].append(operator.name)
    every = [{operator.name, operator.variant_of} for operator in dense]
    run = [names for names in every if not names & model.refused.keys()]
    traceable = [names for names in run if not names & model.not_traceable.keys()]
    categories = tuple(
        Category(name, tuple(have), tuple(lack))
        for name, (have, lack) in sorted(by_category.items())
    )
    return Report(
        _header(model.project),
        model.device,
        model.fallback,
        sum(len(c.supported) for c in categories),
        sum(len(c.missing) for c in categories),
        composite,
        variants,
        tuple(views),
        categories,
        bool(model.inherit),
        tuple(model.refused.items()),
        tuple(model.not_traceable.items()),
        len(model.base.operators) - len(dense),
        len(every),
        len(run),
        len(traceable),
        _percent(len(run), len(every)),
        _percent(len(traceable), len(every)),
    )


def _percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f}"


def generate_backend(project: Project, diagnostics: Diagnostics) -> dict[str, str]:
    """Path to text of every generated file of a backend; empty when there are errors."""
    model = load_backend(project, diagnostics)
    if model is None or diagnostics.has_errors:
        return {}
    header = _header(project)
    registrations = RegistrationsFile(
        header,
        quoted(model.key),
        quoted(model.device),
        quoted(model.memory),
        quoted(project.backend),
        quoted(model.fallback),
        quoted(model.base.namespace),
        tuple(_supported(e) for e in model.supported),
        tuple(_supported(e) for e in model.autograd),
        model.inherit and quoted(model.inherit),
        tuple((quoted(name), quoted(why)) for name, why in model.refused.items()),
        tuple((quoted(name), quoted(why)) for name, why in model.not_traceable.items()),
    )
    return {
        f"{project.output}/__init__.py": render("package.py", PackageFile(header)),
        f"{project.output}/registrations.py": render("backend.py", registrations),
        f"{project.output}/coverage.md": render("backend_coverage.md", report_on(model)),
    }


def _header(project: Project) -> str:
    return f"Generated from {project.backend}; edit that, not this file."


def _supported(entry: Entry) -> str:
    operator: BaseOperator = entry.operator
    items = [quoted(operator.name), quoted(entry.kernel), str(entry.line), quoted(operator.schema)]
    return bracketed("Supported", items, "", 8, base=1, exploded=True)


def missing_lines(report: Report, names: Iterable[str] = ()) -> list[str]:
    """The report for a terminal: a category a line group; only those of `names`, when there are any."""
    wanted = set(names)
    lines = []
    for category in report.categories:
        if category.missing and (not wanted or category.name in wanted):
            have = len(category.supported)
            lines.append(f"{category.name}: {len(category.missing)} missing, {have} supported")
            lines += [f"  {name}" for name in category.missing]
    return lines
