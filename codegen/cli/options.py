"""Options shared by several commands."""

from __future__ import annotations

import argparse
import os
import re
from pathlib import Path

from ..project.settings import find_project


def add_project(parser: argparse.ArgumentParser) -> None:
    """``--project``: whose YAML it is about."""
    parser.add_argument(
        "--project", type=Path, help="folder with pyproject.toml (default: found upwards)"
    )


def add_json(parser: argparse.ArgumentParser) -> None:
    """``--json``: for programs that read the answer."""
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of text")


def add_operators(
    parser: argparse.ArgumentParser, meaning: str, default: str | None = None
) -> None:
    """``--operators``: about which of them, by a regular expression."""
    parser.add_argument(
        "--operators", metavar="REGEX", type=_regular_expression, default=default, help=meaning
    )


def _regular_expression(text: str) -> str:
    try:
        re.compile(text)
    except re.error as error:
        raise argparse.ArgumentTypeError(f"not a regular expression: {error}") from None
    return text


def add_jobs(
    parser: argparse.ArgumentParser,
    default: int = os.cpu_count() or 1,
    meaning: str = "processes (default: one for each core)",
) -> None:
    """``--jobs``: how many processes work."""
    parser.add_argument("--jobs", type=_at_least_one, default=default, help=meaning)


def _at_least_one(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"must be a number from 1, not {text!r}")
    return int(text)


def add_traceback(parser: argparse.ArgumentParser, is_shown: bool = False) -> None:
    """``--traceback``, which the message of an internal error names; the help of every command need not."""
    shown = "show the traceback of an internal error"
    parser.add_argument(
        "--traceback", action="store_true", help=shown if is_shown else argparse.SUPPRESS
    )


def no_such_path(path: Path) -> str:
    """The message for a path that does not exist, which suggests a file of that name in the project."""
    root = find_project(Path.cwd())
    for folder, inner, files in os.walk(root or os.devnull):
        inner[:] = sorted(name for name in inner if not name.startswith("."))
        if path.name in files:
            close = os.path.relpath(Path(folder, path.name))
            return f"there is no file or folder {path}; did you mean {close}?"
    return f"there is no file or folder {path}"
