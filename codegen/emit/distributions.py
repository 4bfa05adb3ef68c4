"""Emits the classes of probability distributions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ..model.distribution_names import FormulaNames
from ..model.distributions import Distribution, Method
from ..model.layers import MATHEMATICS
from ..project.memo import Memo
from .layout import lay_out
from .outputs import IMPORTS, with_imports
from .python_source import docstring, generated_from, quoted
from .render import render

_PACKAGE = "gradsmith.distributions"
_IMPORTED = {
    "collections.abc": ["Sequence"],
    "typing": ["Any", "Self"],
    "gradsmith.core.tensor": ["Tensor"],
    "gradsmith.autograd.grad_mode": ["no_grad"],
    "gradsmith.generated": ["functions", "linalg", "nn_functional", "special"],
    _PACKAGE: ["constraints"],
    f"{_PACKAGE}.distribution": [
        *(
            "AboveZero",
            "Distribution",
            "FirstOfTwo",
            "OfCategories",
            "OfVectors",
            "Parameter",
            "PerCategory",
            "ProbsOrLogits",
            "checked",
        )
    ],
    f"{_PACKAGE}.bernoulli_density": ["WithinLimits"],
    f"{_PACKAGE}.categories": ["Counts"],
    f"{_PACKAGE}.exp_family": ["ExponentialFamily"],
    f"{_PACKAGE}.gaussians": ["OfLowRank", "OfOneFactor"],
    f"{_PACKAGE}.matrices": ["OfCorrelations", "OfScatter"],
    f"{_PACKAGE}.transformed_distribution": ["Folded", "TransformedDistribution"],
    f"{_PACKAGE}.utils": ["broadcast_all", "lazy_property"],
}
"""What classes are made of, by module."""


@dataclass(frozen=True, slots=True)
class DistributionSource:
    """A class, in pieces that its template puts together."""

    name: str
    bases: str
    doc: str
    attributes: tuple[str, ...]
    constraints: str
    """A dict of those of the parameters."""
    constraints_read: bool
    """Whether they read parameters, as `support` may."""
    support: str
    support_reads: str
    """The class of a constraint that reads parameters; empty for one that does not."""
    head: str
    """The definition of ``__init__``; empty where the base has it."""
    init: tuple[str, ...]
    methods: tuple[tuple[Method, str], ...]
    """Each with its docstring as it is written."""


@dataclass(frozen=True, slots=True)
class DistributionsFile:
    """The context of ``distributions.py.jinja``."""

    header: str
    imports: str
    distributions: tuple[DistributionSource, ...]
    names: tuple[str, ...]


def distributions_file(
    distributions: Sequence[Distribution], known: FormulaNames, yaml: str, memo: Memo
) -> dict[str, str]:
    """Text by path below the output folder."""
    if not distributions:
        return {}
    header = generated_from(yaml)
    names = tuple(sorted(d.name for d in distributions))
    reads = set[str]().union(*(d.reads for d in distributions))
    imported: dict[str, list[str]] = {
        module: list(members) for module, members in _IMPORTED.items()
    }
    for name in sorted(reads):
        module = known.helpers.get(name)
        if module is not None and not any(name in members for members in _IMPORTED.values()):
            imported.setdefault(f"{_PACKAGE}.{module}", []).append(name)
    helpers = {name for members in imported.values() for name in members}
    imported["math"] = [n for n in MATHEMATICS if n in reads and n not in helpers]
    drawn = {d.name for d in distributions if any(m.name == "rsample" for m in d.methods)}
    sources = tuple(_source(d, drawn) for d in distributions)
    text = render("distributions.py", DistributionsFile(header, IMPORTS, sources, names))
    return {"distributions.py": lay_out(with_imports(text, imported), memo)}


def _source(d: Distribution, drawn: Iterable[str]) -> DistributionSource:
    base, _, given = d.base.partition("(")
    base_class = d.base_dist.partition("(")[0]
    defined = {method.name for method in d.methods}
    bases = [base] if base else []
    if not base and (d.has_chances or d.base_dist):
        bases = ["TransformedDistribution" if d.base_dist else "ProbsOrLogits"]
    if "_log_normalizer" in defined:
        bases.append("ExponentialFamily")
    attributes = []
    if "rsample" in defined or base_class in drawn:
        attributes.append("has_rsample = True")
    if "enumerate_support" in defined:
        attributes.append("has_enumerate_support = True")
    if d.carrier:
        attributes.append(f"_mean_carrier_measure = {d.carrier}")
    if d.base_dist:
        attributes.append(f"base_dist: {base_class}")
    stored = [p for p in d.stored if not (d.has_chances and p in ("probs", "logits"))]
    types = {p.name: p.annotation for p in d.parameters if p.name in d.as_given}
    attributes += [f"{name}: {types.get(name, 'Tensor')}" for name in stored]
    kept = [quoted(name) for name in stored if name in d.as_given]
    if kept:
        attributes.append(f"_unexpanded = frozenset({{{', '.join(kept)}}})")
    return DistributionSource(
        d.name,
        ", ".join(bases) or "Distribution",
        docstring(d.doc, 4),
        tuple(attributes),
        _dict_of_constraints(d),
        any("self." in p.annotation for p in d.parameters),
        d.support,
        d.support.partition("(")[0] if "self." in d.support else "",
        *_constructor(d, stored, given.removesuffix(")")),
        tuple((m, docstring(m.doc, 8) if m.doc else "") for m in d.methods),
    )


def _dict_of_constraints(d: Distribution) -> str:
    by_name = {p.name: p.annotation for p in d.parameters}
    return "{" + ", ".join(f'"{name}": {by_name[name]}' for name in d.shown) + "}"


def _constructor(
    d: Distribution, stored: Sequence[str], base_call: str
) -> tuple[str, tuple[str, ...]]:
    """The definition of ``__init__``, and what it does; nothing where the base has it."""
    kept = [name for name in stored if name in d.as_given]
    if not (d.base_dist or base_call or kept) and (d.base or (d.has_chances and not stored)):
        return "", ()
    types = {"None": "Parameter | None = None", None: "Parameter"}
    parameters = [
        (
            p.source
            if p.name in d.as_given
            else f"{p.name}: {types.get(p.default, f'Parameter = {p.default}')}"
        )
        for p in d.parameters
    ]
    head = (
        f"def __init__(self, {', '.join(parameters)}, validate_args: bool | None = None) -> None:"
    )
    told = "validate_args=validate_args"
    lines = [f"self.{name} = {name}" for name in kept]
    broadcast = [name for name in stored if name not in kept]
    others = ", ".join(f"{name}={name}" for name in broadcast)
    if base_call:
        lines.append(f"super().__init__({base_call}, {told})")
    elif d.base_dist:
        if broadcast:
            targets = ", ".join(f"self.{name}" for name in broadcast)
            targets = targets if len(broadcast) > 1 else f"({targets},)"
            lines.append(f"{targets} = broadcast_all({', '.join(broadcast)})")
        lines.append(f"base_dist = {d.base_dist}")
        lines.append(f"super().__init__(base_dist, [{', '.join(d.transforms)}], {told})")
    elif d.base:
        own = (p.name for p in d.parameters if p.name not in d.as_given)
        lines.append(f"super().__init__({', '.join(own)}, {told})")
    elif d.has_chances:
        lines.append(f"self._become(validate_args, probs, logits, {others})")
    else:
        lines.append(f"self._broadcast(validate_args, {others})")
    return head, tuple(lines)
