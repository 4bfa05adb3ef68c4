"""Whether what is proved is of the formulas as they are."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path

from ...schema.mathematics import PROVER
from ..derivatives.entries import DifferentiabilityInfo
from ..derivatives.formula import Formula
from ..derivatives.types import Automatic
from ..diagnostics import Diagnostics
from ..model.operators import Operator
from ..pipeline import Model
from ..project.settings import Project
from .entries import Record

__all__ = ["digests", "lines_of", "provable", "report_outdated"]


def provable(model: Model) -> Iterator[tuple[Operator, DifferentiabilityInfo]]:
    """The operators that have an entry with a formula in it, in order; forms have those of their origin."""
    for operator in model.operators:
        info = model.derivatives.get(operator.native)
        if info is not None and info.function is operator.native and lines_of(info):
            if not operator.native.alias_of:
                yield operator, info


def lines_of(info: DifferentiabilityInfo) -> tuple[str, ...]:
    """The names of an entry's lines with a formula: ``self, other`` or ``result``."""
    backward = [g.names for g in info.gradients if isinstance(g.formula, Formula)]
    forward = [f.outputs for f in info.forward if isinstance(f.formula, Formula | Automatic)]
    return tuple(", ".join(names) for names in (*backward, *forward))


def digests(model: Model) -> dict[str, str]:
    """By operator, what changes whenever its proof may no longer hold.

    That is what the entry says, the modules of the helpers that it calls, the kernel's module and the samples.
    """
    return {operator.name: _digest(operator, info, model) for operator, info in provable(model)}


def _digest(operator: Operator, info: DifferentiabilityInfo, model: Model) -> str:
    called = {name for line in info.gradients for name in line.functions}
    called.update(name for line in info.forward for name in line.functions)
    helpers = [
        model.library.helpers[name] for name in sorted(called) if name in model.library.helpers
    ]
    files = sorted({helper.location.file for helper in helpers})
    sources = [_file_digest(model.project.root / file) for file in files]
    kernel = operator.kernels.get("CPU", "")
    said = (operator.schema_text, *(() if info.definition is None else info.definition.texts))
    formulas = [(g.names, _text(g.formula)) for g in info.gradients]
    formulas += [(f.outputs, _text(f.formula)) for f in info.forward]
    rows = (PROVER, said, formulas, sources, kernel, _kernel_digest(kernel, model.project))
    samples = [str(sample) for sample in operator.native.samples]
    return sha256(repr((rows, samples)).encode()).hexdigest()[:16]


def _text(formula: object) -> str:
    return formula.text if isinstance(formula, Formula) else repr(formula)


@cache
def _file_digest(path: Path) -> str:
    return sha256(path.read_bytes()).hexdigest()[:16] if path.is_file() else ""


def _kernel_digest(kernel: str, project: Project) -> str:
    module, colon, _ = kernel.partition(":")
    if not colon:
        return ""
    inner = module.removeprefix(".").removeprefix(f"{project.kernels_package}.").replace(".", "/")
    return _file_digest(project.path(f"{project.kernels}/{inner}.py"))


def report_outdated(model: Model, diagnostics: Diagnostics) -> None:
    """Warn of entries whose proof is of other formulas; of nothing in a project that proves none."""
    path = model.project.proofs
    if not path.is_file():
        return
    entries = Record.read(path).entries
    now = digests(model)
    infos = {operator.name: info for operator, info in provable(model)}
    for name, digest in now.items():
        known = entries.get(name)
        if known is None or known.digest != digest:
            message = (
                f"the proof of '{name}' is out of date" if known else f"'{name}' is not proved yet"
            )
            hint = "prove it anew with: gradsmith prove"
            diagnostics.warning("GS425", message, infos[name].location, hint)
