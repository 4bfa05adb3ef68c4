"""The dialect ``torch`` of `gradsmith lint`: PyTorch's own files, without PyTorch, its generator or a compiler.

native_functions.yaml, tags.yaml, derivatives.yaml and deprecated.yaml are read together, wherever they are in a
checkout. A missing file is replaced by the table of a release that ships with gradsmith; helpers of formulas are read
from FunctionsManual.h if it exists.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from ..derivatives.entries import DifferentiabilityInfo, Language, load_derivatives
from ..diagnostics import Diagnostics, Source, Sources
from ..lint.settings import Settings, shown
from ..model.autogen import expand_autogen
from ..model.misspelt import respelt
from ..model.native_functions import (
    NativeFunction,
    check_references,
    load_native_functions,
    load_tags,
    unread_operators,
)
from ..model.project_rules import check_lone_aliases, check_names_of_types
from ..yaml.loader import load
from ..yaml.syntax import Node
from .catalogue import Catalogue, helpers_of_header
from .deprecated import check_deprecated
from .files import Files, find_files
from .formulas import check_formulas
from .release import Release, load_release, recorded, without_old_types
from .requirements import check_entries
from .variants import check_variants

__all__ = ["Read", "diagnose", "read"]


def diagnose(paths: Sequence[Path], settings: Settings) -> Diagnostics:
    """Everything that is wrong with the files among `paths`, or in them where they are folders."""
    diagnostics = Diagnostics(Sources(unsaved=settings.unsaved))
    files = find_files(paths)
    if files.others:
        from ..foreign.dialect import check_files

        check_files(files.others, settings, diagnostics)
    if files.asked:
        read(files, settings.root, diagnostics)
    elif not files.others:
        folder = ", ".join(map(str, paths)) or "the folder"
        message = f"{folder} holds none of PyTorch's files"
        hint = "name native_functions.yaml, derivatives.yaml, or a folder or checkout that has them"
        diagnostics.error("GS909", message, None, hint)
    return diagnostics


class Read:
    """What was read: operators with what is derived from them, and derivatives."""

    def __init__(
        self,
        functions: tuple[NativeFunction, ...],
        infos: tuple[DifferentiabilityInfo, ...],
        catalogue: Catalogue,
    ) -> None:
        self.functions = functions
        self.infos = infos
        self.catalogue = catalogue


def read(files: Files, root: Path, diagnostics: Diagnostics) -> Read:
    """Read PyTorch's files and record what is wrong with those that are asked about."""
    release = load_release()
    quiet = Diagnostics()

    def node_of(role: str) -> tuple[Node | None, Diagnostics]:
        path = files.get(role)
        heard = diagnostics if role in files.asked else quiet
        if path is None:
            return None, quiet
        return _load(path, shown(path, root), heard), heard

    tags_node, heard = node_of("tags")
    tags: dict[str, str] | None = None
    if files.get("tags") is not None and tags_node is not None:
        mistakes = len(heard)
        tags = load_tags(tags_node, heard)
        if len(heard) > mistakes:
            tags = None  # which of them it means, nobody knows
    native, heard = node_of("native")
    is_broken = native is None and files.get("native") is not None
    formulas, heard_of_formulas = node_of("derivatives")
    written: tuple[NativeFunction, ...] = ()
    unread: frozenset[str] = frozenset()
    if files.get("native") is None:
        functions = _catalogue_of(release.version).native
    else:
        written = load_native_functions(native, tags, heard)
        unread = unread_operators(native, written, formulas)
        written = respelt(written, formulas, heard, unread=unread)
        functions = expand_autogen(written, heard)
        check_references(functions, heard, unread)
        check_entries(written, heard)
        check_names_of_types(written, heard)
        check_lone_aliases(written, heard)
        check_variants(written, unread, heard)
        if is_broken:
            unread = _declared(files.get("native"), root, diagnostics)
            functions = _catalogue_of(release.version).native
    header = files.get("helpers")
    extra = (
        helpers_of_header(header.read_text(encoding="utf-8", errors="replace")) if header else {}
    )
    is_recorded = not extra and not written
    catalogue = (
        _catalogue_of(release.version)
        if is_recorded
        else Catalogue(_with_release(functions, release, unread), release, extra, unread)
    )
    heard = heard_of_formulas
    infos: tuple[DifferentiabilityInfo, ...] = ()
    if formulas is not None:
        infos = load_derivatives(formulas, functions, heard, language=Language.cpp, unread=unread)
        check_formulas(infos, catalogue, heard)
    deprecated, heard = node_of("deprecated")
    check_deprecated(deprecated, functions, heard, unread)
    return Read(functions, infos, catalogue)


def _declared(path: Path | None, root: Path, diagnostics: Diagnostics) -> frozenset[str]:
    """The operators of a file that is not YAML, as far as its lines tell."""
    source = None if path is None else diagnostics.sources.get(shown(path, root))
    names = re.findall(r"(?m)^- func: *['\"]?([\w.]+)", "" if source is None else source.text)
    return frozenset(names) - {str(f.name) for f in _catalogue_of(load_release().version).native}


def _with_release(
    functions: tuple[NativeFunction, ...], release: Release, unread: frozenset[str]
) -> tuple[NativeFunction, ...]:
    """What formulas may call: of a file with few of PyTorch's operators the release's others as well, since they are elsewhere.

    An operator whose entry cannot be read is as the release has it.
    """
    names = {str(function.name) for function in functions}
    is_whole = len(names & release.operators.keys()) * 2 > len(release.operators)
    if is_whole and not unread:
        return functions
    others = _catalogue_of(release.version).native
    if is_whole:
        others = tuple(other for other in others if str(other.name) in unread)
    return (*functions, *(other for other in others if str(other.name) not in names))


@cache
def _catalogue_of(version: str) -> Catalogue:
    """What formulas may call where there are no files but the release's table."""
    release = load_release(version)
    return Catalogue(operators_of_release(release), release, {})


def _load(path: Path, name: str, diagnostics: Diagnostics) -> Node | None:
    """A file; one of an older release of PyTorch may have the types of that."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        text = ""
    if name in diagnostics.sources.unsaved or not _is_older(text):
        return load(path, name, diagnostics)
    node = load(without_old_types(text), name, diagnostics)
    diagnostics.sources.add(Source(name, text))  # as long, to the column
    return node


def _is_older(text: str) -> bool:
    """Whether a file declares an operator as only releases before the newest did, with a type that is no more."""
    return without_old_types(text) != text and any(
        operator.schema in text
        for version in recorded()[:-1]
        for operator in load_release(version).operators.values()
        if without_old_types(operator.schema) != operator.schema
    )


def operators_of_release(release: Release) -> tuple[NativeFunction, ...]:
    """The operators of a recorded release, where there is no native_functions.yaml."""
    lines = []
    for operator in release.operators.values():
        variants = [n for n in ("function", "method") if getattr(operator, f"is_{n}")]
        lines.append(f"- func: '{operator.schema.replace(chr(39), chr(39) * 2)}'")
        lines.append(f"  variants: {', '.join(variants) or 'function'}")
        if operator.kind != "implicit":
            lines.append("  dispatch: {CPU: kernel}")
    quiet = Diagnostics()
    node = load("\n".join(lines), f"torch=={release.version}", quiet)
    return load_native_functions(node, None, quiet)
