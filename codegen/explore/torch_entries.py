"""The same data for PyTorch's own files, from which nothing is generated here."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import takewhile
from pathlib import Path
from typing import Any

from ..derivatives.entries import DEFAULT, DifferentiabilityInfo
from ..diagnostics import Diagnostics, Location, Sources
from ..model.native_functions import group_native_functions
from ..model.types import NativeFunction, NativeFunctionsGroup
from ..torch_dialect.dialect import read
from ..torch_dialect.files import find_files
from .page_data import formulas_of

__all__ = ["entries_of_torch"]

_CALL = re.compile(r"\b([A-Za-z_]\w*)\(")

_STRUCTURED = ("CPU", "CUDA", "MPS", "XPU", "MTIA")
"""Keys for which a structured operator's kernel computes after its shape function (torchgen, STRUCTURED_DISPATCH_KEYS)."""

_OF_LOOPS = ("CPU", "CUDA")
"""Keys for which ``ufunc_inner_loop`` stands in for a kernel (torchgen, UFUNC_DISPATCH_KEYS)."""

_NON_FUNCTIONAL = "CompositeExplicitAutogradNonFunctional"

_COMPOSITES = {
    _NON_FUNCTIONAL: "computes for every backend without a kernel of its own",
    "CompositeExplicitAutograd": "computes for every backend without a kernel of its own",
    "CompositeImplicitAutograd": "is a composition of other operators, whose derivatives are recorded",
}
"""What kernels do that serve many keys, those asked first first."""

Row = list[str]
"""Of a table: key, kernel, rule, what it does, where that is said."""


def entries_of_torch(
    paths: Sequence[Path], root: Path, diagnostics: Diagnostics
) -> list[dict[str, Any]]:
    """One for each operator, derived variants included, in the order of the file; what is wrong is recorded."""
    found = read(find_files(paths), root, diagnostics)
    infos: dict[NativeFunction, list[DifferentiabilityInfo]] = {}
    for info in found.infos:
        infos.setdefault(info.function, []).append(info)
    maker = _Maker(diagnostics.sources, infos, {f.func.name.packet for f in found.functions})
    groups = {f: group for group in group_native_functions(found.functions) for f in group}
    return [maker.entry(function, groups[function]) for function in found.functions]


class _Maker:
    def __init__(
        self,
        sources: Sources,
        infos: Mapping[NativeFunction, Sequence[DifferentiabilityInfo]],
        packets: set[str],
    ) -> None:
        self.sources = sources
        self.infos = infos
        self.packets = packets

    def entry(self, function: NativeFunction, group: NativeFunctionsGroup) -> dict[str, Any]:
        """What there is to say of an operator; what is empty is left out."""
        infos = self.infos.get(function, ())
        if not infos and function is group.inplace and group.functional is not None:
            infos = self.infos.get(group.functional, ())  # in place, they are the same
        formulas = [line for info in infos for line in _formulas(info)]
        composite = function.has_composite_implicit
        called = {name for _, text, _ in formulas for name in _CALL.findall(text)}
        first = group.representative
        said = {
            "name": str(function.name),
            "schema": str(function.func),
            "family": function.python_module or "aten",
            "kind": function.func.kind.value,
            "coverage": "formula" if formulas else "composite" if composite else "",
            "variant of": "" if first is function else str(first.name),
            "tags": sorted(function.tags),
            "yaml": _written(function),
            "derivative": "\n".join(dict.fromkeys(map(self._derivative, infos))),
            "formulas": formulas,
            "calls": sorted(called & self.packets),
            "table": [*_autograd(function, infos), *_kernels(function, group)],
        }
        return {key: value for key, value in said.items() if value}

    def _derivative(self, info: DifferentiabilityInfo) -> str:
        """The entry of derivatives.yaml, as it is written."""
        place = info.location
        source = None if place is None else self.sources.get(place.file)
        return "" if place is None or source is None else _item(source.text, place.line)


def _written(function: NativeFunction) -> str:
    """The entry of native_functions.yaml, as it is written."""
    entry = function.syntax
    return "" if entry is None else _item(entry.source.text, entry.location.line)


def _item(text: str, line: int) -> str:
    """The item of a list that begins in a line, without what stands between it and the next."""
    first, *others = text.splitlines()[line - 1 :]
    rest = takewhile(lambda other: not other or other.startswith((" ", "\t")), others)
    return "\n".join([first, *rest]).rstrip()


def _formulas(info: DifferentiabilityInfo) -> Iterator[list[str]]:
    """What `formulas_of` has, with the key where the formulas are for one."""
    for gives, text, keeps in formulas_of(info):
        only = "" if info.dispatch_key == DEFAULT else f" for {info.dispatch_key}"
        yield [gives + only, text, keeps]


def _where(location: Location | None) -> str:
    """File and line; PyTorch's files are known by their names."""
    return "" if location is None else f"{Path(location.file).name}:{location.line}"


def _autograd(function: NativeFunction, infos: Sequence[DifferentiabilityInfo]) -> Iterator[Row]:
    """What records derivatives."""
    for info in infos:
        key = "Autograd" if info.dispatch_key == DEFAULT else info.dispatch_key
        does = (
            "is not differentiable: calls the next key"
            if info.node is None
            else f"records {info.node} where an argument requires grad, and calls the next key"
        )
        yield [key, "", "autograd kernel", does, _where(info.location)]
    if not infos and not function.has_composite_implicit:
        does = (
            "refuses arguments that require grad, and calls the next key"
            if function.variant == "out"
            else "calls the next key; no derivative is declared"
        )
        yield ["Autograd", "", "autograd kernel", does, ""]


def _kernels(function: NativeFunction, group: NativeFunctionsGroup) -> Iterator[Row]:
    """What computes: the kernels of backends, then those that serve the others."""
    out = group.out if function.is_structured else None
    where = _where(function.location)
    rows: dict[tuple[str, str, str, str], list[str]] = {}
    if out is not None:
        loops = _OF_LOOPS if out.ufunc_inner_loop else ()
        for key in _STRUCTURED:
            if (
                key in out.dispatch or key in loops
            ) and key not in function.dispatch.keys() - out.dispatch.keys():
                kernel = out.dispatch.get(key, "the loop of ufunc_inner_loop")
                does = "computes, after the shape function"
                rows.setdefault(
                    (kernel, "structured kernel", does, _where(out.location)), []
                ).append(key)
        if "Meta" not in function.dispatch:
            rows["", "structured kernel", "runs the shape function alone", _where(out.location)] = [
                "Meta"
            ]
    structured = _STRUCTURED if out is not None else ()
    for key, kernel in function.dispatch.items():
        if key not in _COMPOSITES and not (out is function and key in structured):
            rows.setdefault((kernel, "kernel", "computes", where), []).append(key)
    for row, keys in rows.items():
        yield [", ".join(keys), *row]
    for key, does in _COMPOSITES.items():
        if key in function.dispatch:
            yield [key, function.dispatch[key], "kernel", does, where]
        elif key == _NON_FUNCTIONAL and function.structured_delegate is not None:
            does = f"calls {function.structured_delegate}, for every backend without a kernel of its own"
            yield [key, "", "generated", does, where]
    if function.origin is not None and not function.dispatch:
        does = f"calls {function.origin.name}, for every backend"
        yield ["CompositeExplicitAutograd", "", "generated", does, where]
