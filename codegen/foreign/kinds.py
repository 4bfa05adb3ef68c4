"""What kinds of such files there are: presets, and what ``[tool.gradsmith.files]`` says of a project's own.

[tool.gradsmith.files."codegen/*.yaml"]
preset = "lists"            what to begin with: backend, lists or kernels
lists = ["official"]        keys whose lists name operators of PyTorch
own = ["custom"]            keys whose lists declare operators of the project's own
operator = "func"           the field of an entry that holds its name or schema
fields = ["structured"]     what else an entry may have
keys = ["namespace"]        what else the file may have
versions = "version"        the field of an entry that says for which releases it is
types = ["Dimname"]         types that PyTorch had once, and that are accepted
torch = "2.13"              the release that is compared with
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

from ..diagnostics import Diagnostics, Location, Source, suggest
from ..project.settings import place_of_setting
from ..yaml.syntax import Mapping as MappingNode
from ..yaml.syntax import Node
from ..yaml.syntax import Sequence as SequenceNode

__all__ = ["PRESETS", "Kind", "kind_of", "load_kinds"]

TABLE = "tool.gradsmith.files"


@dataclass(frozen=True, slots=True)
class Kind:
    """How a file lists operators."""

    lists: tuple[str, ...] = ()
    own: tuple[str, ...] = ()
    operator: tuple[str, ...] = ("func", "op", "schema")
    fields: tuple[str, ...] = ()
    """Empty where an entry may have any."""
    keys: tuple[str, ...] = ()
    """Empty where the file may have any."""
    required: tuple[str, ...] = ()
    versions: str = ""
    types: tuple[str, ...] = ()
    torch: str = ""
    """Empty for the newest release that is recorded."""
    is_backend: bool = False
    """Whether PyTorch's generator for backends reads it."""
    is_list: bool = False
    """Whether the file itself is the list."""
    kernels: bool = False
    """Whether entries list kernels, each with `kernel_name` and `arg_meta`."""


PRESETS: Mapping[str, Kind] = {
    "backend": Kind(
        lists=("supported", "autograd", "full_codegen", "ir_gen", "symint"),
        own=("non_native",),
        keys=("backend", "class_name", "cpp_namespace", "extra_headers")
        + ("use_out_as_primary", "device_guard"),
        required=("backend", "cpp_namespace"),
        is_backend=True,
    ),
    "lists": Kind(
        lists=("official",),
        own=("custom",),
        versions="version",
        types=("Dimname",),
    ),
    "kernels": Kind(
        fields=("kernels", "dispatch", "variants", "tags", "type_alias", "dim_order_alias")
        + ("dtype_keys",),
        is_list=True,
        kernels=True,
    ),
}

_SETTINGS = tuple(f.name for f in fields(Kind) if f.name not in ("is_backend", "kernels"))


@dataclass(frozen=True, slots=True)
class Described:
    """The files that a pattern names, and their kind."""

    pattern: str
    kind: Kind


def load_kinds(
    table: Mapping[str, Any], root: Path, diagnostics: Diagnostics
) -> tuple[Described, ...]:
    """What ``[tool.gradsmith.files]`` says; mistakes in it are recorded."""
    described = table.get("files", {})
    source = _source(root)
    if not isinstance(described, Mapping):
        where = place_of_setting(source, "files")
        diagnostics.error("GS713", "'files' must be a table", where, f"write [{TABLE}.'*.yaml']")
        return ()
    if described:
        diagnostics.sources.add(source)
    found = []
    for pattern, said in described.items():
        if isinstance(said, str):
            said = {"preset": said}
        if not isinstance(said, Mapping):
            where = _place(source, pattern)
            message = f"'{pattern}' must be a preset or a table"
            diagnostics.error("GS713", message, where, f"for instance {', '.join(PRESETS)}")
            continue
        found.append(Described(pattern, _kind(pattern, said, source, diagnostics)))
    return tuple(found)


def _kind(pattern: str, said: Mapping[str, Any], source: Source, diagnostics: Diagnostics) -> Kind:
    preset = said.get("preset")
    kind = PRESETS.get(preset, Kind()) if isinstance(preset, str) else Kind()
    if preset is not None and preset not in PRESETS:
        hint = suggest(str(preset), PRESETS) or f"there are {', '.join(PRESETS)}"
        where = _place(source, str(preset), _place(source, pattern))
        diagnostics.error("GS713", f"there is no preset '{preset}'", where, hint)
    for key, value in said.items():
        where = _place(source, key, _place(source, pattern))
        if key == "preset":
            continue
        if key not in _SETTINGS:
            near = suggest(key, (*_SETTINGS, "preset"))
            diagnostics.error("GS713", f"unknown setting '{key}'", where, near)
            continue
        wanted = getattr(kind, key)
        if isinstance(wanted, tuple):
            words = [value] if isinstance(value, str) else value
            if not isinstance(words, list) or not all(isinstance(w, str) for w in words):
                diagnostics.error("GS713", f"'{key}' must be a list of words", where)
                continue
            value = tuple(words)
        elif not isinstance(value, type(wanted)):
            noun = "True or False" if isinstance(wanted, bool) else "a string"
            diagnostics.error("GS713", f"'{key}' must be {noun}", where)
            continue
        changed: dict[str, Any] = {key: value}
        kind = replace(kind, **changed)
    return kind


def _source(root: Path) -> Source:
    try:
        return Source("pyproject.toml", (root / "pyproject.toml").read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError):
        return Source("pyproject.toml", "")


def _place(source: Source, word: str, after: Location | None = None) -> Location:
    """Where a word stands first, from `after` on."""
    start = 0 if after is None else source.span(after)[0]
    begin = source.text.find("[tool.gradsmith.files") if after is None else start
    at = source.text.find(word, max(begin, 0))
    return source.location(at, at + len(word)) if at >= 0 else Location(source.file, 1, 1)


def kind_of(file: str, node: Node | None, described: Sequence[Described]) -> Kind | None:
    """The kind of a file: what is said of it, or else what it looks like; None for neither."""
    for entry in described:
        if fnmatch(file, entry.pattern):
            return entry.kind
    if isinstance(node, MappingNode):
        names = [key.text for key, _ in node.entries]
        if "cpp_namespace" in names or ("backend" in names and "supported" in names):
            return PRESETS["backend"]
        if "official" in names or "custom" in names:
            return PRESETS["lists"]
        if "supported" in names:
            return replace(PRESETS["lists"], lists=("supported",))
    if isinstance(node, SequenceNode):
        entries = [item for item in node.items if isinstance(item, MappingNode)]
        if entries and any(
            e.get("kernels") is not None or e.get("op") is not None for e in entries
        ):
            return PRESETS["kernels"]
    return None
