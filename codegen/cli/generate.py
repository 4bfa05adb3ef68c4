"""``gradsmith generate``: write generated files, or check that they are up to date."""

from __future__ import annotations

import argparse
import gc
import json
import sys
import time
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from ..diagnostics import Diagnostics, Location, in_color
from ..project.contents import Contents
from ..project.memo import Memo
from ..project.settings import Project, find_project, load_project
from ..project.state import (
    FOLDER,
    Remembered,
    distrust,
    generator_digest,
    input_digest,
    is_current,
    is_said_before,
    recall,
    recall_texts,
    remember,
    retold,
    said_digest,
)
from ..project.writer import Change, State, compare, diff, digest, sweep, write
from . import selective
from .options import add_json, add_project, add_traceback
from .progress import progress
from .refusal import NO_PROJECT, refuse

__all__ = ["add_to"]


def add_to(commands: Any) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "generate",
        help="generate files, or check that they are up to date",
        description="Generate everything from the project's YAML; write only what changed.",
    )
    mode = parser.add_mutually_exclusive_group()
    mode.add_argument(
        "--check",
        action="store_true",
        help="write nothing; exit with 1 unless everything is up to date",
    )
    mode.add_argument(
        "--dry-run", action="store_true", help="write nothing; list what would be written"
    )
    add_project(parser)
    add_json(parser)
    parser.add_argument("--no-diff", action="store_true", help="with --check: do not show diffs")
    add_traceback(parser, True)
    selective.add_options(parser)
    parser.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
    return selective.run(options) if selective.is_asked_for(options) else run(options)


def run(options: argparse.Namespace) -> int:
    """Generate; see `add_to`."""
    started = time.perf_counter()
    gc.disable()  # one pass that keeps nearly all it makes: collecting finds nothing
    diagnostics = Diagnostics()
    root = options.project or find_project(Path.cwd())
    if root is None:
        print(NO_PROJECT, file=sys.stderr)
        return 2
    project = load_project(Path(root).resolve(), diagnostics)
    if project is None:
        return refuse(diagnostics, options)
    # Taken before anything is read: what changes meanwhile is seen by the next run.
    generator = generator_digest()
    contents = Contents()
    inputs = input_digest(project, generator, contents)
    remembered = recall(project)
    if not (options.check or options.dry_run):
        for path in sweep(project.root, (FOLDER, *project.output_folders)):
            message = "removed: a run that was killed left it half written"
            print(f"gradsmith: {path}: {message}", file=sys.stderr)
    if not options.check and is_current(project, remembered, inputs):
        said_then = retold(project, remembered.warnings)
        _summarize((), remembered.outputs, said_then, options, started)
        return 0
    texts = _texts(project)
    memo = Memo()
    memory = project.path(f"{FOLDER}/memo.bin")
    if not options.check:
        memo.attach(memory, generator)
    if not (options.check or options.dry_run):
        if remembered.said:
            said = said_digest(project, generator, memo, contents)
            if is_said_before(project, remembered, said):
                digests = {path: known[0] for path, known in remembered.outputs.items()}
                remember(project, (inputs, said), digests, texts, remembered)
                _summarize((), digests, diagnostics, options, started)
                return 0
        few = _after_edit(project, remembered, generator, texts, contents)
        if few is not None:
            digests = {path: known[0] for path, known in remembered.outputs.items()}
            digests |= {c.path: digest(c.new) for c in few if c.new is not None}
            known = (inputs, "")
            return _write(
                project, few, known, digests, texts, remembered, diagnostics, options, started
            )
    from ..pipeline import generate  # not at the top: a run with nothing to do needs none of it

    with progress("gradsmith: generating"):
        files = generate(project, diagnostics, memo, contents)
        memo.alive.append(files)
        options.memo = memo  # which outlives this function
        changes = compare(project.root, files, project.output_folders, remembered.outputs)
    if diagnostics.has_errors:
        return refuse(diagnostics, options)
    if options.check:
        if changes and is_current(project, remembered, inputs):
            distrust(project, remembered, memory)
        return _check(changes, len(files), diagnostics, options, started)
    for change in changes:
        if change.in_the_way:
            what = _OBSTACLES.get(change.state, "not the generator's, and would be overwritten")
            message = f"{change.path} is {what}; nothing has been written"
            hint = "move it away or delete it; or [tool.gradsmith] names the wrong folder"
            diagnostics.error("GS607", message, Location(change.path, 1, 1), hint)
    if diagnostics.has_errors:
        return refuse(diagnostics, options)
    if options.dry_run:
        _summarize(changes, files, diagnostics, options, started)
        return 0
    digests = {path: digest(text) for path, text in files.items()}
    known = inputs, "" if diagnostics.items else said_digest(project, generator, memo, contents)
    if retold(project, diagnostics.items).render() != diagnostics.render():
        known = "", ""  # it quotes what is no input: only a run in full can say it again
    status = _write(
        project, changes, known, digests, texts, remembered, diagnostics, options, started
    )
    if not status:
        memo.save()
    return status


_OBSTACLES = {
    State.link: "a link, and would be overwritten",
    State.blocked: "a folder, or lies below a file, or cannot be read",
}


def _texts(project: Project) -> tuple[str, str] | None:
    """The operators and derivatives of a library; None where there are none that can be read."""
    if not project.extends:
        return None
    try:
        functions, derivatives = (
            project.path(name).read_bytes().decode()
            for name in (project.functions, project.derivatives)
        )
    except (OSError, UnicodeDecodeError):
        return None
    return functions, derivatives


def _after_edit(
    project: Project,
    remembered: Remembered,
    generator: str,
    texts: tuple[str, str] | None,
    contents: Contents,
) -> tuple[Change, ...] | None:
    """What an edit of few entries of a library changes; None if it is none, or does more."""
    before = recall_texts(project, remembered, generator, contents)
    if before is None or texts is None:
        return None
    from ..incremental.patch import changes_of_edit

    return changes_of_edit(project, before, texts)


def _write(
    project: Project,
    changes: tuple[Change, ...],
    inputs: tuple[str, str],
    digests: Mapping[str, str],
    texts: tuple[str, str] | None,
    remembered: Remembered,
    diagnostics: Diagnostics,
    options: argparse.Namespace,
    started: float,
) -> int:
    try:
        write(project.root, changes)
    except OSError as error:
        target = Path(error.filename2 or error.filename or project.root)
        if target.is_relative_to(project.root):
            target = target.relative_to(project.root)
        message = f"cannot write: {error.strerror}"
        hint = "check permissions and free space, then run it again: some files may be new already"
        diagnostics.error("GS603", message, Location(target.as_posix(), 1, 1), hint)
        return refuse(diagnostics, options, 2)
    remember(project, inputs, digests, texts, remembered, diagnostics.items)
    _summarize(changes, digests, diagnostics, options, started)
    return 0


def _check(
    changes: tuple[Change, ...],
    count: int,
    diagnostics: Diagnostics,
    options: argparse.Namespace,
    started: float,
) -> int:
    if options.json:
        findings = [
            {"path": c.path, "state": c.state.value, "diff": "" if c.foreign else diff(c)}
            for c in changes
        ]
        said = [d.to_json() for d in diagnostics.items]
        print(json.dumps({"files": count, "findings": findings, "diagnostics": said}, indent=2))
        return 1 if changes else 0
    for change in changes:
        print(f"{change.path}: {change.state.value}")
        if change.foreign:
            print("  not known to be the generator's; move it away or delete it")
        elif change.state is State.line_ends:
            print("  git converted them: write '* text=auto eol=lf' to .gitattributes")
        elif not options.no_diff and change.state is not State.orphan:
            print(diff(change), end="")
    seconds = time.perf_counter() - started
    if changes:
        mend = "; mend them with: gradsmith generate" if any(not c.foreign for c in changes) else ""
        print(f"{len(changes)} of {count} files differ{mend}")
        return 1
    print(f"{count} files are as generated ({seconds:.2f} s)")
    return 0


_FEW = 20
"""So many changed files are listed one by one."""


def _counts(change: Change) -> str:
    """How many lines a change adds and removes; one that only moved does neither."""
    old_lines, new_lines = _unlike(change.old or "", change.new or "")
    if len(old_lines) == len(new_lines):  # most are in their places: those need not be counted
        places = [n for n, line in enumerate(old_lines) if line != new_lines[n]]
        old_lines, new_lines = ([lines[n] for n in places] for lines in (old_lines, new_lines))
    old, new = Counter(old_lines), Counter(new_lines)
    return f"+{(new - old).total()} -{(old - new).total()}"


def _unlike(old: str, new: str) -> tuple[list[str], list[str]]:
    """The lines of two texts between those that they begin and those that they end with in common, to a block."""
    shorter = min(len(old), len(new))
    alike = 0
    while alike < shorter and new.startswith(old[alike : alike + _BLOCK], alike):
        alike += _BLOCK
    start = old.rfind("\n", 0, min(alike, shorter)) + 1
    kept = 0
    while kept + _BLOCK <= shorter - start and new.endswith(
        old[len(old) - kept - _BLOCK : len(old) - kept], 0, len(new) - kept
    ):
        kept += _BLOCK
    end = old.find("\n", len(old) - kept)  # of the line that the common end begins in
    kept = 0 if end < 0 else len(old) - end
    return old[start : len(old) - kept].splitlines(), new[start : len(new) - kept].splitlines()


_BLOCK = 4096
"""So many characters are compared at a time: little enough to be found where the last ones were."""


def _kind(path: str) -> str:
    if path.endswith(".md"):
        return "reference pages"
    if path.endswith(".pyi"):
        return "stubs"
    return "schema" if path.endswith(".json") else "modules"


def _summarize(
    changes: tuple[Change, ...],
    files: Iterable[str],
    diagnostics: Diagnostics,
    options: argparse.Namespace,
    started: float,
) -> None:
    paths = list(files)
    seconds = time.perf_counter() - started
    if options.json:
        changed = [{"path": c.path, "state": c.state.value} for c in changes]
        summary = {"files": len(paths), "changed": changed, "seconds": round(seconds, 3)}
        if diagnostics.items:
            summary["diagnostics"] = [d.to_json() for d in diagnostics.items]
        print(json.dumps(summary, indent=2))
        return
    if diagnostics.items:
        print(diagnostics.render(color=in_color(sys.stderr)), file=sys.stderr)
    totals = Counter(_kind(path) for path in paths)
    written = Counter(_kind(c.path) for c in changes if c.new is not None)
    would = "would " if options.dry_run else ""
    for kind, total in sorted(totals.items()):
        verb = "would write" if would else "wrote"
        print(f"{kind:16s} {total:4d}  {verb} {written[kind]}")
    shown = [change for change in changes if change.new is not None and not change.foreign]
    if len(shown) <= _FEW:
        for change in shown:
            print(f"{change.path}: {'would be ' if would else ''}written, {_counts(change)}")
    for change in changes:
        if change.foreign:
            print(
                f"{change.path}: not made by the generator, and left alone; it does not belong here: "
                "move it away or delete it"
            )
        elif change.new is None:
            print(
                f"{change.path}: {'would be ' if would else ''}removed, nothing generates it any more"
            )
        elif change.state is State.edited:
            print(f"{change.path}: edits by hand {'would be ' if would else ''}overwritten")
    print(f"{seconds:.2f} s")
