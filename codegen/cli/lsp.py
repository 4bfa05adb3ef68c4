"""``gradsmith lsp``: a language server for YAML files, over standard input and output."""

from __future__ import annotations

import argparse
from typing import Any

from .options import add_traceback

__all__ = ["add_to"]


def add_to(commands: Any) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "lsp",
        help="run the language server: diagnostics, hover, definitions, completion, rename",
        description="Run a language server over standard input and output; your editor starts it. "
        "Needs pip install 'gradsmith[lsp]'.",
    )
    parser.add_argument(
        "--stdio", action="store_true", help="the default; accepted because editors pass it"
    )
    add_traceback(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Serve until the editor ends it."""
    from ..lsp.server import serve

    serve()
    return 0
