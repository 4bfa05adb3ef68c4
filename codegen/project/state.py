"""What the generator remembers between runs: ``.gradsmith/state.json`` in the project's folder.

It contains a digest of all inputs, a digest of each file as it was written, and the warnings of the last run.  If all
digests match, ``generate`` repeats those warnings and has nothing else to do.  A file that differs from its digest was
edited by hand.  Without the state file, or with a damaged one, this distinction is lost, and the next run takes longer.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ...schema import literals
from ..diagnostics import Diagnostic, Diagnostics, Source
from ..emit.render import TEMPLATES
from .contents import Contents
from .installation import base_files, class_sources
from .memo import Memo
from .settings import Project
from .writer import digest, found_files, intact, prepared, read_text, replace_or_leave

FOLDER = ".gradsmith"
_FILE = f"{FOLDER}/state.json"
_TEXTS = (f"{FOLDER}/functions.yaml", f"{FOLDER}/derivatives.yaml")
"""What a library's operators and derivatives were at the last run."""
_FORMAT = 4
_HISTORY = 20
_LIBRARIES = ("jinja2", "yaml")
"""What else shapes the output: known by where they lie, which names their version."""


@dataclass(frozen=True, slots=True)
class Remembered:
    """The last run: what it read and what it wrote."""

    inputs: str = ""
    """Digest of its inputs; empty when nothing that it left is to be relied on."""
    said: str = ""
    """The same without the remarks between entries (`said_digest`); empty when it had something to say of lines."""
    outputs: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By path, relative to the project, digests of what was written there, the last one first."""
    warnings: tuple[Diagnostic, ...] = ()
    """What there was to say."""


def recall(project: Project) -> Remembered:
    """What the last run left; nothing, in a fresh clone or when it cannot be read."""
    try:
        data = json.loads((project.root / _FILE).read_bytes())
        if data["format"] != _FORMAT or data.pop("checksum") != _checksum(data):
            return Remembered()
        outputs = {str(path): tuple(map(str, known)) for path, known in data["outputs"].items()}
        warnings = tuple(map(Diagnostic.from_json, data["warnings"]))
        return Remembered(str(data["inputs"]), str(data["said"]), outputs, warnings)
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return Remembered()


def retold(project: Project, warnings: Sequence[Diagnostic]) -> Diagnostics:
    """What a run had to say, with those of the project's files that it quotes."""
    diagnostics = Diagnostics()
    for warning in warnings:
        diagnostics.add(warning)
    places = [w.location for w in warnings] + [r.location for w in warnings for r in w.related]
    named = {place.file for place in places if place is not None}
    for path in input_files(project) if named else ():
        if path.is_relative_to(project.root):
            file = path.relative_to(project.root).as_posix()
            if file in named and (text := read_text(path)) is not None:
                diagnostics.sources.add(Source(file, text.removeprefix("\ufeff")))
    return diagnostics


def recall_texts(
    project: Project, remembered: Remembered, generator: str, contents: Contents
) -> tuple[str, str] | None:
    """The operators and derivatives of the last run, if everything else that its output depends on is as it was.

    That the output is as it was written is part of it, and that there was nothing to say.  None, in a project that is
    no library.
    """
    if not project.extends or not remembered.inputs or remembered.warnings:
        return None
    texts = [read_text(project.root / name) for name in _TEXTS]
    instead = {
        project.path(name): text
        for name, text in zip((project.functions, project.derivatives), texts, strict=True)
        if text is not None
    }
    if len(instead) < len(texts):
        return None
    if input_digest(project, generator, contents, instead) != remembered.inputs:
        return None
    return (texts[0] or "", texts[1] or "") if _is_intact(project, remembered) else None


def remember(
    project: Project,
    inputs: tuple[str, str],
    digests: Mapping[str, str],
    texts: tuple[str, str] | None,
    before: Remembered,
    warnings: Sequence[Diagnostic] = (),
) -> None:
    """Keep what `recall` and `recall_texts` return; a folder that cannot be written to only costs later runs time.

    `inputs` are the digests of `input_digest` and `said_digest`, `digests` those of all files, as they were written.

    Older digests of a file stay known, so that going back to them, as a change of branches does, is no
    edit by hand.
    """
    outputs = {}
    for path, now in sorted(digests.items()):
        older = [known for known in before.outputs.get(path, ()) if known != now]
        outputs[path] = [now, *older[: _HISTORY - 1]]
    _keep_state(project, inputs, outputs, warnings)
    for name, text in zip(_TEXTS, texts or (), strict=False):
        _keep(project.root / name, text)


def distrust(project: Project, remembered: Remembered, memo: Path) -> None:
    """Let the next run find everything out anew: what was remembered has led to other output than YAML does.

    Which files are the generator's own stays known.
    """
    if prepared(memo.parent):
        memo.unlink(missing_ok=True)
        outputs = {path: list(known) for path, known in remembered.outputs.items()}
        _keep_state(project, ("", ""), outputs, ())


def _keep_state(
    project: Project,
    inputs: tuple[str, str],
    outputs: Mapping[str, Sequence[str]],
    warnings: Sequence[Diagnostic],
) -> None:
    data: dict[str, Any] = {"format": _FORMAT, "inputs": inputs[0], "said": inputs[1]}
    data |= {"outputs": outputs, "warnings": [warning.to_json() for warning in warnings]}
    text = json.dumps({**data, "checksum": _checksum(data)}, indent=0)
    _keep(project.root / _FILE, text)


def _checksum(data: Mapping[str, Any]) -> str:
    return digest(json.dumps(data))


def _keep(target: Path, text: str) -> None:
    if prepared(target.parent):
        replace_or_leave(target, text.encode())


def is_current(project: Project, remembered: Remembered, inputs: str) -> bool:
    """Whether a run would find nothing to do: same inputs, and the output as it was written."""
    return (
        bool(remembered.inputs) and remembered.inputs == inputs and _is_intact(project, remembered)
    )


def is_said_before(project: Project, remembered: Remembered, said: str) -> bool:
    """Whether nothing but remarks has changed since the last run, and the output is as it was written."""
    return bool(remembered.said) and remembered.said == said and _is_intact(project, remembered)


def _is_intact(project: Project, remembered: Remembered) -> bool:
    """Whether the output is as it was written."""
    present = set(found_files(project.root, project.output_folders))
    if present != set(remembered.outputs):
        return False
    texts = intact(project.root, remembered.outputs)
    return all(
        text is not None and digest(text) in known[:1]
        for text, known in zip(texts, remembered.outputs.values(), strict=True)
    )


def generator_digest() -> str:
    """A digest of the generator itself: its sources, the schema language, templates, Python, the libraries it uses."""
    total = hashlib.sha256(sys.version.encode())
    for library in _LIBRARIES:
        total.update(_whereabouts(library).encode())
    folders = (Path(__file__).parents[1], Path(literals.__file__).parent)
    sources = [path for folder in folders for path in _sources(folder, ".py")]
    sources += _sources(TEMPLATES, ".jinja")
    return _digest_of(sources, total, Contents())


def input_digest(
    project: Project,
    generator: str,
    contents: Contents,
    instead: Mapping[Path, str] | None = None,
) -> str:
    """A digest of the contents of everything that the output depends on, the generator included.

    `instead` has other texts for some files than the disk has.
    """
    total = hashlib.sha256(generator.encode())
    return _digest_of(input_files(project), total, contents, project.root, instead or {})


def said_digest(project: Project, generator: str, memo: Memo, contents: Contents) -> str:
    """Like `input_digest`, but of files of YAML what they say: the remarks between entries that `memo` knows do not count."""
    from ..yaml.loader import said_by  # not at the top: a run with nothing to do reads no YAML

    instead = {}
    for path in map(project.path, project.declared):
        text = read_text(path)
        said = None if text is None else said_by(text, memo)
        if said is not None:
            instead[path] = said
    return input_digest(project, generator, contents, instead)


def _digest_of(
    paths: Iterable[Path],
    total: hashlib._Hash,
    contents: Contents,
    root: Path | None = None,
    instead: Mapping[Path, str] | None = None,
) -> str:
    # A project that is moved as a whole is still the same.
    inside = "" if root is None else f"{root}{os.sep}"
    for path in paths:
        try:
            if instead and path in instead:
                known = hashlib.sha256(instead[path].encode()).hexdigest()
            else:
                known = contents.digest(path)
        except OSError:
            known = "cannot be read"
        total.update(f"{str(path).removeprefix(inside)} {known}\n".encode())
    return total.hexdigest()[:32]


def _whereabouts(library: str) -> str:
    spec = find_spec(library)
    if spec is None or spec.origin is None:
        return library
    status = os.stat(spec.origin)
    return f"{spec.origin} {status.st_size} {status.st_mtime_ns}"


def input_files(project: Project) -> Iterator[Path]:
    """Every file of a project that the output depends on."""
    yield project.path("pyproject.toml")
    for name in project.declared:
        yield project.path(name)
    if not project.backend:
        yield project.proofs
    yield from _sources(project.path(project.kernels), ".py")
    if project.formulas not in ("", project.kernels) and not project.backend:
        yield from _sources(project.path(project.formulas), ".py")
    if project.is_out_of_tree:
        yield from base_files()
    elif project.layers:
        yield from class_sources()


def _sources(folder: Path, suffix: str) -> Iterator[Path]:
    found = (f"{at}{os.sep}{name}" for at, _, names in os.walk(folder) for name in names)
    return map(
        Path, sorted(path for path in found if path.endswith(suffix) and os.path.isfile(path))
    )
