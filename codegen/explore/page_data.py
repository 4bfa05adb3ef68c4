"""The data that the page shows for each operator, as JSON."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any

from ..derivatives.entries import DifferentiabilityInfo
from ..derivatives.kinds import kind_of
from ..explain.kernels import Explainer
from ..model.operators import Operator
from ..pipeline import Model

_BLOCK = re.compile(
    r"^(?:def |class )?(\w+)(?:\(| = (?:define|variant)\().*\n(?:(?:[ \t)].*)?\n)*", re.M
)
_ENTRY = re.compile(r"^- .*\n(?:(?!- |# ).*\n?)*", re.M)
_NAME = re.compile(r"- (?:func|name): [\"']?([\w.:]+)")


def entries_of(model: Model) -> list[dict[str, Any]]:
    """One for each operator, derived variants included, in the order of declaration."""
    maker = _Maker(model)
    return [maker.entry(operator) for operator in model.operators]


class _Maker:
    def __init__(self, model: Model) -> None:
        self.model = model
        self.explainer = Explainer(model)
        self.generated: dict[str, Mapping[str, str]] = {}

    def entry(self, operator: Operator) -> dict[str, Any]:
        """What there is to say of an operator; what is empty is left out."""
        native = operator.native
        info = self.model.derivatives.get(native)
        kind = kind_of(native, info)
        said: dict[str, Any] = {
            "name": operator.name,
            "schema": operator.schema_text,
            "family": native.category or "other",
            "kind": operator.schema.kind.value,
            "coverage": "" if kind is None else kind.value.replace("_", " "),
            "variant of": operator.variant_of or "",
            "doc": native.doc or "",
            "tags": sorted(native.tags),
            "yaml": self._yaml(self.functions, operator.variant_of or operator.name),
            "table": [*self._table(operator)],
        }
        if info is not None and info.function is native:
            said |= {
                "derivative": self._yaml(self.derivatives, info.entry or operator.name),
                "formulas": [*formulas_of(info)],
                "calls": sorted(_called(info)),
            }
        said["code"] = [*self._code(operator, info)]
        return {key: value for key, value in said.items() if value}

    def _table(self, operator: Operator) -> Iterator[list[str]]:
        """For each key of interest, first asked first: key, kernel, rule, what it does, where that is said."""
        for row in self.explainer.explain(
            operator, reversed(self.explainer.keys_of_interest(operator))
        ):
            places = ", ".join(place for place in (row.declared, row.code) if place)
            yield [row.key, row.kernel, row.rule, row.meaning, places]

    # -- YAML ------------------------------------------------------------------------------------------

    @cached_property
    def functions(self) -> Mapping[str, str]:
        """The entries of native_functions.yaml as they are written, by name."""
        return self._entries(self.model.project.functions)

    @cached_property
    def derivatives(self) -> Mapping[str, str]:
        """Those of derivatives.yaml."""
        return self._entries(self.model.project.derivatives)

    def _entries(self, file: str) -> dict[str, str]:
        text = self.model.project.path(file).read_text(encoding="utf-8")
        found = (match[0].rstrip() for match in _ENTRY.finditer(text))
        return {
            name[1].rpartition("::")[2]: entry for entry in found if (name := _NAME.match(entry))
        }

    def _yaml(self, entries: Mapping[str, str], name: str) -> str:
        return entries.get(name, "")

    # -- generated code ----------------------------------------------------------------------------------

    def _code(
        self, operator: Operator, info: DifferentiabilityInfo | None
    ) -> Iterator[tuple[str, str]]:
        """File and text of what was generated for it."""
        wanted = [("operators.py", operator.identifier)]
        if operator.kernels:
            wanted.append(("wrappers.py", operator.identifier))
        if info is not None and info.function is operator.native and info.node:
            family = operator.family
            wanted.append((f"autograd_kernels/{family}.py", operator.identifier))
            wanted.append((f"autograd_nodes/{family}.py", info.node))
            wanted.append((f"autograd_arrays/{family}.py", info.node))
        for file, name in wanted:
            text = self._blocks(file).get(name)
            if text:
                yield f"{self.model.project.output}/{file}", text

    def _blocks(self, file: str) -> Mapping[str, str]:
        """What is defined at the top of a generated file, as it is on disk, by name."""
        found = self.generated.get(file)
        if found is None:
            path = self.model.project.path(f"{self.model.project.output}/{file}")
            text = path.read_text(encoding="utf-8") if path.is_file() else ""
            found = {match[1]: match[0].rstrip() for match in _BLOCK.finditer(text)}
            self.generated[file] = found
        return found


def _called(info: DifferentiabilityInfo) -> set[str]:
    """The functions that its formulas call."""
    backward = {name for gradient in info.gradients for name in gradient.functions}
    return backward | {name for forward in info.forward for name in forward.functions}


def formulas_of(info: DifferentiabilityInfo) -> Iterator[list[str]]:
    """Of each line: what it gives, the formula, and what it keeps."""
    for gradient in info.gradients:
        saved = ", ".join(map(str, gradient.saved))
        yield [", ".join(gradient.names), str(gradient.formula), saved]
    for forward in info.forward:
        yield [", ".join(forward.outputs), str(forward.formula), ""]
