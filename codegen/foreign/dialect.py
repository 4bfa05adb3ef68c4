"""Lints files that list PyTorch's operators.  `torch_dialect` passes on files that are not PyTorch's own."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from ...schema.dispatch_keys import DISPATCH_KEYS
from ..diagnostics import Diagnostics, Related, suggest
from ..lint.settings import Settings, shown
from ..torch_dialect.release import load_release, recorded
from ..yaml.loader import load
from ..yaml.syntax import Mapping as MappingNode
from ..yaml.syntax import Node, Scalar
from .kinds import Kind, kind_of, load_kinds
from .operator_list import Listed, by_list, read_entries


def check_files(paths: Iterable[Path], settings: Settings, diagnostics: Diagnostics) -> None:
    """Record what is wrong with files that list operators."""
    described = load_kinds(settings.table, settings.root, diagnostics)
    for path in paths:
        name = shown(path, settings.root)
        node = load(path, name, diagnostics)
        if node is None:
            continue
        kind = kind_of(name, node, described)
        if kind is None:
            message = (
                "this is not a file of PyTorch's, and does not look like a list of its operators"
            )
            hint = "say in [tool.gradsmith.files] how it lists operators"
            diagnostics.error("GS909", message, node.location, hint)
            continue
        read_file(node, kind, diagnostics)


def read_file(node: Node, kind: Kind, diagnostics: Diagnostics) -> tuple[Listed, ...]:
    """The operators that a file lists; what is wrong with it is recorded."""
    try:
        release = load_release(kind.torch or None)
    except KeyError:
        message = f"there is no table of PyTorch {kind.torch}"
        diagnostics.error("GS713", message, None, f"there are {', '.join(recorded())}")
        release = load_release()
    entries = read_entries(node, kind, release, diagnostics)
    if kind.is_backend and isinstance(node, MappingNode):
        _check_backend(node, entries, diagnostics)
    return entries


def _check_backend(
    node: MappingNode, entries: tuple[Listed, ...], diagnostics: Diagnostics
) -> None:
    """Record what PyTorch's generator for backends would refuse."""
    backend = node.get("backend")
    if isinstance(backend, Scalar) and backend.text not in DISPATCH_KEYS:
        hint = suggest(backend.text, DISPATCH_KEYS) or "for instance PrivateUse1, XLA, Lazy"
        message = f"'{backend.text}' is not a dispatch key"
        diagnostics.error("GS704", message, backend.location, hint)
    for field in ("use_out_as_primary", "device_guard"):
        value = node.get(field)
        if value is not None and not (isinstance(value, Scalar) and isinstance(value.value, bool)):
            diagnostics.error("GS704", f"'{field}' is True or False", value.location)
    lists = by_list(entries)
    supported = {e.name for name in ("supported", "full_codegen") for e in lists.get(name, ())}
    autograd = {e.name for e in lists.get("autograd", ())}
    for entry in lists.get("symint", ()):
        if entry.name not in supported | autograd and entry.operator is not None:
            message = f"'{entry.name}' takes symbolic sizes, and is in no list of kernels"
            hint = suggest(entry.name, supported | autograd) or "list it under 'supported' as well"
            diagnostics.error("GS712", message, entry.location, hint)
    first = {
        key: entry
        for entry in (*lists.get("supported", ()), *lists.get("full_codegen", ()))
        if (key := _group(entry)) is not None
    }
    for entry in lists.get("autograd", ()):
        key = _group(entry)
        other = first.get(key) if key is not None else None
        if other is not None:
            if entry.name == other.name:
                message = f"'{entry.name}' is under 'autograd' and under '{other.list}'"
                hint = "keep one: a kernel for autograd takes the other's place"
                related = (Related("also listed here", other.location),)
            else:
                message = f"'{entry.name}' has a kernel for autograd, and '{other.name}' has none"
                hint = "list all variants of an operator in one of the two"
                related = (Related("the other variant", other.location),)
            diagnostics.error("GS712", message, entry.location, hint, related)


def _group(entry: Listed) -> str | None:
    """What an operator has in common with its variants; None where PyTorch's generator does not group them."""
    return None if entry.operator is None else str(entry.operator.func.signature())
