"""The same for PyTorch's own files, of which nothing is generated here."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from ..derivatives.entries import DifferentiabilityInfo
from ..diagnostics import Diagnostics
from ..model.types import NativeFunction
from ..torch_dialect.dialect import read
from ..torch_dialect.files import find_files
from .entries import formulas_of

__all__ = ["entries_of_torch"]

_CALL = re.compile(r"\b([A-Za-z_]\w*)\(")


def entries_of_torch(
    paths: Sequence[Path], root: Path, diagnostics: Diagnostics
) -> list[dict[str, Any]]:
    """One for each operator, derived forms included, in the order of the file; what is wrong is recorded."""
    found = read(find_files(paths), root, diagnostics)
    infos: dict[str, DifferentiabilityInfo] = {}
    for info in found.infos:
        infos.setdefault(str(info.function.name), info)
    packets = {f.func.name.packet for f in found.functions}
    return [_entry(f, infos.get(str(f.name)), packets) for f in found.functions]


def _entry(
    function: NativeFunction, info: DifferentiabilityInfo | None, packets: set[str]
) -> dict[str, Any]:
    formulas = [] if info is None else [*formulas_of(info)]
    composite = function.has_composite_implicit
    called = {name for _, text, _ in formulas for name in _CALL.findall(text)}
    said = {
        "name": str(function.name),
        "schema": str(function.func),
        "family": function.python_module or "aten",
        "kind": function.func.kind.value,
        "coverage": "formula" if formulas else "composite" if composite else "",
        "form of": "" if function.origin is None else str(function.origin.name),
        "tags": sorted(function.tags),
        "yaml": _written(function),
        "derivative": "" if info is None else _derivative(info, formulas),
        "formulas": formulas,
        "calls": sorted(called & packets),
        "table": [*_kernels(function)],
    }
    return {key: value for key, value in said.items() if value}


def _written(function: NativeFunction) -> str:
    entry = function.syntax
    return "" if entry is None else "- " + entry.source.text[entry.start : entry.end].rstrip()


def _derivative(info: DifferentiabilityInfo, formulas: list[list[str]]) -> str:
    lines = [
        f"- name: {info.function.func}",
        *(f"  {given}: {text}" for given, text, _ in formulas),
    ]
    return "\n".join(lines)


def _kernels(function: NativeFunction) -> Iterator[list[str]]:
    """The kernels that the entry names, with the line that does."""
    where = (
        "" if function.location is None else f"{function.location.file}:{function.location.line}"
    )
    for key, kernel in function.dispatch.items():
        yield [key, kernel, "kernel", "", where]
    if function.structured_delegate is not None:
        yield [
            "",
            str(function.structured_delegate),
            "structured_delegate",
            "computed by that form",
            where,
        ]
