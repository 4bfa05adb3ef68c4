"""Whether proofs are up to date with their formulas."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from hashlib import sha256

from ...schema.mathematics import PROVER
from ..derivatives.entries import DifferentiabilityInfo
from ..derivatives.formula import Formula, words_of
from ..derivatives.types import Automatic, Gradient
from ..diagnostics import Diagnostics, Related
from ..model.operators import Operator
from ..pipeline import Model
from ..project.memo import Memo
from .sources import Sources


def provable(model: Model) -> Iterator[tuple[Operator, DifferentiabilityInfo]]:
    """The operators that have an entry with a formula in it, in order; variants have those of their origin."""
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


def digests(model: Model, memo: Memo | None = None) -> dict[str, str]:
    """By operator, what changes whenever its proof may no longer hold.

    That is what the entry says, the samples, and what a proof runs: the definitions of the helpers that the formulas
    call and of the kernel, with all that they reach in turn (`Sources`), and what the operators named in those are
    defined as.  `memo` holds what modules were found to define.
    """
    memo = memo or Memo()
    meant: dict[str, list[str]] = {}
    for operator, info in provable(model):
        if info.definition is not None and info.definition.math:
            meant.setdefault(operator.packet, []).append(info.definition.math)
    sources = Sources.of(model.project, meant, memo, model.contents)
    # A digest follows from these and from the operator with its entry.
    common = repr((sources.facts, meant, sorted(model.helper_modules.items())))
    common = sha256(common.encode()).hexdigest()
    return {
        operator.name: memo.of(
            "digest of a proof",
            f"{common} {operator.facts} {info.facts} {operator.native.all_facts}",
            partial(_digest, operator, info, model, sources, meant, memo),
        )
        for operator, info in provable(model)
    }


def _digest(
    operator: Operator,
    info: DifferentiabilityInfo,
    model: Model,
    sources: Sources,
    meant: Mapping[str, Sequence[str]],
    memo: Memo,
) -> str:
    definition = info.definition
    # What is said of accuracy is about rounding, which no proof is.
    texts = () if definition is None else replace(definition, accuracy=()).texts
    said = (operator.schema_text, *texts)
    gradients = _gradients(info)
    formulas = [(g.names, _text(g.formula)) for g in gradients]
    formulas += [(f.outputs, _text(f.formula)) for f in info.forward]
    reached = sources.reached(_starts(operator, info, model))
    called = [*(g.formula for g in gradients), *(f.formula for f in info.forward)]
    read = (memo.call(words_of, f.text) for f in called if isinstance(f, Formula))
    words = reached.names.union(*read)
    named = [(name, meant[name]) for name in sorted(words & meant.keys() - {operator.packet})]
    kernels = sorted(operator.kernels.items())
    samples = [str(sample) for sample in operator.native.samples]
    rows = (PROVER, said, formulas, reached.digest, named, kernels, samples)
    return sha256(repr(rows).encode()).hexdigest()[:16]


def _starts(
    operator: Operator, info: DifferentiabilityInfo, model: Model
) -> Iterator[tuple[str, str]]:
    """Where a proof begins to read: the helpers that formulas call, the kernels, the shape function."""
    called = [g.functions for g in _gradients(info)] + [f.functions for f in info.forward]
    for names in called:
        for name in names:
            if name in model.helper_modules:
                yield model.helper_modules[name], name
    for kernel in (*operator.kernels.values(), operator.shape):
        module, colon, name = kernel.partition(":")
        if colon:
            package = model.project.kernels_package if module.startswith(".") else ""
            yield f"{package}{module}", name


def _gradients(info: DifferentiabilityInfo) -> list[Gradient]:
    """The formulas of all lines, those included that were not taken."""
    return [g for gradient in info.gradients for g in (gradient, *gradient.alternatives)]


def _text(formula: object) -> str:
    return formula.text if isinstance(formula, Formula) else repr(formula)


_NAMED = 8
"""So many operators are named in a warning; programs are given all."""


def report_outdated(model: Model, diagnostics: Diagnostics, memo: Memo | None = None) -> None:
    """Warn, once, of the entries whose proof is of other formulas; of nothing in a project that proves none."""
    if not model.project.proofs.is_file():
        return
    entries = model.proofs
    now = digests(model, memo)
    changed = [n for n, digest in now.items() if n in entries and entries[n].digest != digest]
    _warn(
        changed,
        "the proof of {} is out of date",
        "the proofs of {} operators are out of date",
        model,
        diagnostics,
    )
    new = [name for name in now if name not in entries]
    _warn(new, "{} is not proved yet", "{} operators are not proved yet", model, diagnostics)


def _warn(
    names: Sequence[str], one: str, several: str, model: Model, diagnostics: Diagnostics
) -> None:
    if not names:
        return
    places = {o.name: info.location for o, info in provable(model)}
    message = one.format(f"'{names[0]}'")
    related: tuple[Related, ...] = ()
    if len(names) > 1:
        rest = f" and {len(names) - _NAMED} more" if len(names) > _NAMED else ""
        message = f"{several.format(len(names))}: {', '.join(names[:_NAMED])}{rest}"
        related = tuple(
            Related(name, where) for name in names if (where := places[name]) is not None
        )
    first = places[names[0]]
    diagnostics.warning("GS425", message, first, "prove it anew with: gradsmith prove", related)
