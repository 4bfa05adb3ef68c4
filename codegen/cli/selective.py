"""``gradsmith generate --only ops.txt`` and ``--from-trace program.py``: build a package with only what a program needs."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from ..diagnostics import Diagnostics
from .progress import progress
from .refusal import refuse

if TYPE_CHECKING:
    from ..selection.reach import Program

_RECORD = "gradsmith/generated/selection.json"
"""Lists the files of a build: what is not among them is nobody's to overwrite."""


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of selective builds."""
    group = parser.add_argument_group(
        "selective builds",
        "build a gradsmith package with only what a program needs",
    )
    group.add_argument(
        "--only",
        type=Path,
        metavar="FILE",
        help="file with one name per line: operators ('add'), functions and classes ('nn.Linear'), modules ('optim')",
    )
    group.add_argument(
        "--from-trace",
        type=Path,
        metavar="PROGRAM",
        help="run a program, and include what it calls; may be combined with --only",
    )
    group.add_argument(
        "--arguments",
        default="",
        metavar="TEXT",
        help="arguments of that program, split as by a shell",
    )
    group.add_argument("--into", type=Path, metavar="FOLDER", help="output folder")


def is_asked_for(options: argparse.Namespace) -> bool:
    """Whether this is a selective build."""
    return any((options.only, options.from_trace, options.into, options.arguments))


def run(options: argparse.Namespace) -> int:
    """Make a selective build; see `add_options`."""
    wrong = _wrong_use(options)
    if wrong:
        print(f"gradsmith: {wrong}", file=sys.stderr)
        return 2
    from ..selection.package import package_files, select
    from ..selection.reach import gradsmith_itself
    from ..selection.requests import Requests, TraceFailed, Wanted, read_file, traced

    into: Path = options.into
    before = _written_before(into)
    if before is None:
        print(
            f"gradsmith: {into} is there, and not a selective build; nothing has been written. "
            "Name another folder, or delete it",
            file=sys.stderr,
        )
        return 2
    if options.only and not options.only.is_file():
        print(f"gradsmith: there is no file {options.only}", file=sys.stderr)
        return 2
    with progress("gradsmith: reading"):
        program = gradsmith_itself()
    requests = Requests(program)
    said = Diagnostics()
    wanted = Wanted()
    others: list[str] = []
    if options.only:
        wanted |= read_file(options.only, requests, said)
    if said.has_errors:
        return refuse(said, options)
    if options.from_trace:
        from shlex import split

        try:
            arguments = split(options.arguments)
            seen, others = traced(options.from_trace, arguments, requests)
        except TraceFailed as failure:
            print(f"gradsmith: {failure}; nothing has been written", file=sys.stderr)
            return 1
        wanted |= seen
    made_by, remedy = _said_of(options)
    with progress("gradsmith: generating"):
        selection = select(program, wanted)
        files = package_files(program, selection, made_by, remedy)
        _write(into, files, before)
    return _summarize(program, selection.packets, files, others, options)


def _wrong_use(options: argparse.Namespace) -> str:
    if options.check or options.dry_run or options.project:
        return "selective builds are made of gradsmith itself, and written: no --check, --dry-run or --project"
    if not (options.only or options.from_trace):
        return "say what is needed: --only FILE or --from-trace PROGRAM"
    if not options.into:
        return "say where the package goes: --into FOLDER"
    if options.arguments and not options.from_trace:
        return "--arguments are those of the program of --from-trace"
    if options.from_trace and not options.from_trace.is_file():
        return f"there is no program {options.from_trace}"
    return ""


def _said_of(options: argparse.Namespace) -> tuple[str, str]:
    """The command that makes the build, and what whoever misses something does."""
    parts = ["gradsmith generate"]
    if options.only:
        parts.append(f"--only {options.only.name}")
        remedy = f"add a line '{{}}' to {options.only.name}, and run that again"
    else:
        remedy = "run that again with a program that uses it, or with a file of --only that has a line '{}'"
    if options.from_trace:
        parts.append(f"--from-trace {options.from_trace.name}")
    return " ".join(parts), remedy


def _written_before(into: Path) -> list[str] | None:
    """What an earlier run wrote there; None if something else is there."""
    if not into.exists() or (into.is_dir() and not any(into.iterdir())):
        return []
    try:
        return [str(path) for path in json.loads((into / _RECORD).read_bytes())["files"]]
    except (OSError, ValueError, KeyError, TypeError):
        return None


def _write(into: Path, files: Mapping[str, str], before: list[str]) -> None:
    """Write what differs, and remove what an earlier run wrote and this one does not."""
    for path in set(before) - set(files):
        if ".." not in Path(path).parts:
            (into / path).unlink(missing_ok=True)
    record = json.dumps({"files": sorted(files)}, indent=0)
    for path, text in {_RECORD: record, **files}.items():
        target = into / path
        content = text.encode()
        if target.is_file() and target.read_bytes() == content:
            continue
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)


def _summarize(
    program: Program,
    packets: frozenset[str],
    files: Mapping[str, str],
    others: list[str],
    options: argparse.Namespace,
) -> int:
    from subprocess import (
        CalledProcessError,
    )  # not at the top: every run of `generate` comes by there

    from ..selection.measure import import_times, size_of

    into: Path = options.into
    kept = sum(o.packet in packets for o in program.model.operators)
    project = program.model.project
    whole = size_of([*program.sources.paths.values(), *project.path(project.output).rglob("*.py")])
    size = sum(len(text.encode()) for path, text in files.items() if path.endswith(".py"))
    try:
        times = import_times(into)
    except CalledProcessError as error:
        print(error.stderr, file=sys.stderr)
        print(f"gradsmith: {into} was written, and cannot be imported", file=sys.stderr)
        return 2
    found = {
        "folder": into.as_posix(),
        "operators": kept,
        "of_operators": len(program.model.operators),
        "files": len(files),
        "bytes": size,
        "of_bytes": whole,
        "import_seconds": round(times.selected, 4),
        "of_import_seconds": round(times.whole, 4),
        "other_libraries": others,
    }
    if options.json:
        print(json.dumps(found, indent=2))
        return 0
    print(f"{into.as_posix()}: {len(files)} files")
    print(f"operators    {kept:6d}     of {len(program.model.operators)}")
    print(f"source       {size / 1e6:6.2f} MB  of {whole / 1e6:.2f}")
    print(
        f"import       {times.selected * 1e3:6.0f} ms  of {times.whole * 1e3:.0f}, over NumPy's own"
    )
    if others:
        print(f"called, and not gradsmith's, so not in the package: {', '.join(others)}")
    print(f"run a program on it: PYTHONPATH={into.as_posix()} python program.py")
    return 0
