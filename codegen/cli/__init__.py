"""The command line: ``gradsmith COMMAND``, or ``python -m codegen COMMAND`` in a bare clone."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from . import explain, generate, missing, new

__all__ = ["main"]

COMMANDS = (generate, explain, new, missing)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command.  0: done or clean; 1: findings; 2: wrong use or internal failure."""
    parser = argparse.ArgumentParser(prog="gradsmith", description=__doc__.partition("\n")[0])
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for module in COMMANDS:
        module.add_to(commands)
    options = parser.parse_args(arguments)
    try:
        result: int = options.run(options)
        return result
    except BrokenPipeError:
        return 1
    except Exception as error:
        if options.traceback:
            raise
        print(
            f"gradsmith: internal error: {error.__class__.__name__}: {error}\n"
            "This is a mistake of the generator, not of your files; --traceback shows where.",
            file=sys.stderr,
        )
        return 2
