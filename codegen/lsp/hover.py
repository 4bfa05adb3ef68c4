"""The Markdown that an editor shows for the symbol under the pointer."""

from __future__ import annotations

import re

from ..explain.formulas import formula_lines
from ..explain.text import as_text
from ..model.fields import FIELDS
from ..model.operators import Operator
from .symbols import Occurrence, Symbols

_LONGEST = 40
"""How many lines of generated code are shown."""


def of_field(name: str) -> str | None:
    """What a field of native_functions.yaml is for."""
    field = FIELDS.get(name)
    return None if field is None else f"**{name}**: {field.doc}"


def of_occurrence(symbols: Symbols, occurrence: Occurrence) -> str:
    """An operator with its table, derivatives and generated code; a kernel or helper with its signature."""
    if occurrence.kind == "helper":
        helper = symbols.model.library.helpers[occurrence.name]
        return f"```python\n{helper}\n```\na helper of formulas, {helper.location}"
    if occurrence.kind == "kernel":
        places = symbols.functions_named(occurrence.name)
        return (
            f"`{occurrence.name}`: a kernel, {', '.join(map(str, places)) or 'which is not there'}"
        )
    parts = []
    for operator in symbols.model.operators:
        shared = operator.native.func.name.packet
        if shared == occurrence.name and operator.native.origin is None:
            parts.append(_operator(symbols, operator))
    return "\n\n---\n\n".join(parts) or f"`{occurrence.name}`: an operator"


def _operator(symbols: Symbols, operator: Operator) -> str:
    model, explainer = symbols.model, symbols.explainer
    parts = [f"```\n{operator.namespace}::{operator.schema_text}\n```"]
    if operator.native.doc:
        parts.append(operator.native.doc)
    info = model.derivatives.get(operator.native)
    if info is not None:
        lines = formula_lines(info)
        parts.append("derivative\n```python\n" + "\n".join(lines) + "\n```")
    table = explainer.explain(operator, reversed(explainer.keys_of_interest(operator)))
    text = as_text(model.project, operator, table, explainer.batching(operator))
    parts.append(f"dispatch\n```\n{text}\n```")
    if info is not None and info.node:
        code = _generated(symbols, operator, info.node)
        if code:
            parts.append(f"generated\n```python\n{code}\n```")
    return "\n\n".join(parts)


def _generated(symbols: Symbols, operator: Operator, node: str) -> str:
    """The class of its graph nodes, as it is on disk."""
    project = symbols.model.project
    file = project.path(f"{project.output}/autograd_nodes/{operator.family}.py")
    if not file.is_file():
        return ""
    found = re.search(
        rf"^class {node}\(.*?(?=^\S|\Z)", file.read_text(encoding="utf-8"), re.M | re.S
    )
    lines = [] if found is None else found[0].rstrip().splitlines()
    return "\n".join((*lines[:_LONGEST], "    …") if len(lines) > _LONGEST else lines)
