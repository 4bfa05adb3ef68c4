"""Files that hold nothing, and what others name of them: one diagnostic for what a lost text leaves unknown."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

from .derivatives.entries import RESERVED, Library
from .diagnostics import Diagnostics, Location
from .model.kernel_index import KernelIndex
from .model.types import NativeFunction
from .project.modules import SourceModule
from .yaml.syntax import Mapping as MappingNode
from .yaml.syntax import Node, Sequence, scalars

_COMMENTS = re.compile(rb"\s*(?:#[^\r\n]*\s*)*")
_CALLED = re.compile(r"(?<![\w.])([^\W\d]\w*)\s*\(")
_WORD = re.compile(r"[^\s,]+")
_FUNCTION = "def {}(…)'; or delete the file"
_SHOWN = 3


def report_kernels(
    functions: Iterable[NativeFunction],
    index: KernelIndex,
    modules: Iterable[SourceModule],
    diagnostics: Diagnostics,
) -> None:
    """Record a module of kernels that is empty, while entries name several functions that no module has."""
    missing = (n for f in functions for n in _kernels_of(f) if index.find(n) is None)
    _report(_empty(modules), missing, "GS501", "kernels that entries name", _FUNCTION, diagnostics)


def report_helpers(
    formulas: Node | None,
    library: Library,
    modules: Iterable[SourceModule],
    diagnostics: Diagnostics,
) -> None:
    """Record a module of helpers that is empty, while formulas call several functions that there are not."""
    missing = (n for n in _called(formulas) if n not in library and n != "not_implemented")
    _report(_empty(modules), missing, "GS418", "helpers that formulas call", _FUNCTION, diagnostics)


def report_tags(
    operators: Node | None, known: Mapping[str, str], file: str, diagnostics: Diagnostics
) -> None:
    """Record that a file of tags is empty, while operators have several that nothing describes."""
    used: list[str] = []
    for entry in operators.items if isinstance(operators, Sequence) else ():
        tags = entry.get("tags") if isinstance(entry, MappingNode) else None
        used += (tag for scalar in scalars(tags) for tag in _WORD.findall(scalar.text))
    missing = [tag for tag in used if tag not in known]
    _report([file], missing, "GS307", "tags that operators have", "- tag: {}'", diagnostics)


def _kernels_of(function: NativeFunction) -> Iterator[str]:
    if function.origin is not None or function.alias_of is not None:
        return
    yield from function.dispatch.values()
    if function.pointwise is not None and not function.pointwise.is_ufunc:
        yield function.pointwise.name
    yield from filter(None, (function.shape, function.decomposition))


def _called(formulas: Node | None) -> Iterator[str]:
    for entry in formulas.items if isinstance(formulas, Sequence) else ():
        for key, value in entry.entries if isinstance(entry, MappingNode) else ():
            if key.text not in RESERVED:
                for scalar in scalars(value):
                    yield from _CALLED.findall(scalar.text)


def _empty(modules: Iterable[SourceModule]) -> list[str]:
    """The files that have no line of code; those that only make a folder a package may have none."""
    others = (module for module in modules if module.path.stem != "__init__")
    return [m.file for m in others if _COMMENTS.fullmatch(m.content)]


def _report(
    files: list[str],
    missing: Iterable[str],
    code: str,
    what: str,
    form: str,
    diagnostics: Diagnostics,
) -> None:
    """One diagnostic where several would follow, if a file is empty; whoever names what is missing is right then."""
    if not files:
        return
    names = list(dict.fromkeys(missing))
    if len(names) < 2:
        return
    shown = ", ".join(names[:_SHOWN]) + (", …" if len(names) > _SHOWN else "")
    message = f"the file is empty, and {len(names)} {what} are nowhere: {shown}"
    hint = f"write them here: '{form.format(names[0])}"
    diagnostics.error(code, message, Location(files[0], 1, 1), hint)
