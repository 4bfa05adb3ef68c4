"""A dispatch table as text: keys with the same kernel are shown together, with the deciding rule."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from ..model.operators import Operator
from ..project.settings import Project
from ..proof.proofs_file import Entry
from .kernels import Explanation

__all__ = ["as_text"]

WIDTH = 100


def as_text(
    project: Project,
    operator: Operator,
    table: Sequence[Explanation],
    batching: Mapping[str, str],
    proof: Entry | None = None,
    formulas: Iterable[str] = (),
) -> str:
    """The operator, how `vmap` batches it, its formulas and what of them is proved, and for each group of keys what a call comes to."""
    variant = f", a variant of {operator.variant_of}" if operator.variant_of else ""
    lines = [
        f"{operator.namespace}::{operator.schema_text}",
        f"  {project.functions}:{operator.line}{variant}",
    ]
    lines += [f"  {'vmap':10}{line}" for line in _batching(batching)]
    lines += [f"  {'gradient':10}{line}" for line in formulas]
    for line in () if proof is None else proof.lines:
        told = f"proved: {line.method}" if line.method else f"not proved: {line.reason}"
        lines.append(f"  {line.name}: {told}")
    for keys, explanation in _grouped(table):
        lines += ["", *textwrap.wrap(", ".join(keys), WIDTH)]
        rows = (
            ("rule", explanation.rule),
            ("kernel", explanation.kernel),
            ("does", explanation.meaning),
            ("declared", explanation.declared),
            ("code", explanation.code),
            ("generated", explanation.generated),
            (
                "quick",
                explanation.quick and f"{explanation.quick}, for the usual call on small tensors",
            ),
        )
        lines += [f"  {label:10}{value}" for label, value in rows if value]
    return "\n".join(lines)


def _batching(rule: Mapping[str, str]) -> Iterator[str]:
    """How the operator is batched, why, and where that is written."""
    if "function" in rule:
        yield f"{rule['kind']}: {rule['function']} ({rule['why']})"
    else:
        yield f"{rule['kind']} ({rule['why']})"
    if "code" in rule:
        yield rule["code"]


def _grouped(table: Iterable[Explanation]) -> list[tuple[list[str], Explanation]]:
    """Keys that come to the same, together, in the order of the first of them; those with nothing last."""
    groups: dict[Explanation, list[str]] = {}
    for explanation in table:
        groups.setdefault(replace(explanation, key=""), []).append(explanation.key)
    found = [(keys, explanation) for explanation, keys in groups.items()]
    return sorted(found, key=lambda group: not group[1].kind)
