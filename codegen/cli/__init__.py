"""The command line: ``gradsmith COMMAND``, or ``python -m codegen COMMAND`` in a bare clone."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from keyword import iskeyword
from pathlib import Path
from typing import NoReturn

__all__ = ["main", "script"]

COMMANDS = (
    *("generate", "watch", "lint", "check", "schema", "lsp", "explore", "explain", "new"),
    *("missing", "compat", "import", "mutate", "prove", "derive", "export", "accuracy", "verify"),
)
"""Modules of this package, in the order of the help; only the one that is asked for is imported.

The module of a command that is a keyword of Python ends in an underscore.
"""

_EXTRA = {
    **dict.fromkeys(("jinja2", "yaml"), "codegen"),
    **dict.fromkeys(("pygls", "lsprotocol"), "lsp"),
}
"""Which optional dependencies bring a library: ``gradsmith[codegen]`` …"""


_INTERRUPTED = 130
"""What shells answer for a program that was stopped from the keyboard."""


class _Version(argparse.Action):
    """Reads the release only when it is asked for."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        from ..project.installation import version

        print(f"gradsmith {version()}")
        parser.exit()


def script() -> NoReturn:
    """The console script: run `main` and end the process, with status 2 if its output could not be written.

    It skips the interpreter's own cleanup, which takes a twentieth of a run.  Profilers call `main`.
    """
    for stream in ("stdout", "stderr"):
        if getattr(sys, stream) is None:  # closed by the caller, who wants the exit status only
            setattr(sys, stream, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115
    try:
        status = main()
    except SystemExit as end:  # argparse's, after --help and wrong use
        status = int(end.code or 0)
    except KeyboardInterrupt:  # files are replaced atomically: none is half written
        with suppress(OSError):  # whoever reads it may have been interrupted as well
            print("gradsmith: interrupted", file=sys.stderr)
        status = _INTERRUPTED
    try:
        if not sys.stdout.closed:  # as the language server leaves it
            sys.stdout.flush()
    except OSError as error:
        status = _not_written(error)
    with suppress(OSError):
        sys.stderr.flush()
    os._exit(int(status or 0))


def _not_written(error: OSError) -> int:
    """The exit status for what could not be read or written, which is said unless it is that a reader has gone."""
    if not isinstance(error, BrokenPipeError):
        name = f"{error.filename}: " if error.filename is not None else ""
        print(f"gradsmith: {name}{error.strerror or error}", file=sys.stderr)
    return 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command.  0: done or clean; 1: findings; 2: wrong use or internal failure."""
    arguments = sys.argv[1:] if arguments is None else list(arguments)
    parser = argparse.ArgumentParser(
        prog="gradsmith",
        description="Generate, check and explain operators that are declared in YAML.",
    )
    parser.add_argument("--version", action=_Version, nargs=0, help="print the release and exit")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    asked = [name for name in COMMANDS if arguments[:1] == [name]]
    try:
        for name in asked or COMMANDS:
            import_module(f".{name}{'_' * iskeyword(name)}", __package__).add_to(commands)
        options = parser.parse_args(arguments)
        folder: Path | None = getattr(options, "project", None)
        if folder is not None and not Path(folder, "pyproject.toml").is_file():
            print(f"gradsmith: there is no pyproject.toml in {folder}", file=sys.stderr)
            return 2
        result: int = options.run(options)
        return result
    except OSError as error:
        if "--traceback" in arguments:
            raise
        return _not_written(error)
    except Exception as error:
        if isinstance(error, ModuleNotFoundError) and error.name in _EXTRA:
            print(
                f"gradsmith: the generator needs {error.name}; install it with: "
                f"pip install 'gradsmith[{_EXTRA[error.name]}]'",
                file=sys.stderr,
            )
            return 2
        if "--traceback" in arguments:
            raise
        print(
            f"gradsmith: internal error: {error.__class__.__name__}: {error}\n"
            "This is a mistake of the generator, not of your files; --traceback shows where.",
            file=sys.stderr,
        )
        return 2
