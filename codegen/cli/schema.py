"""``gradsmith schema``: print JSON Schemas of the YAML files, for editors and other tools."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from ..diagnostics import suggest
from .options import add_traceback

__all__ = ["add_to"]


def add_to(commands: Any) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "schema",
        help="print the JSON Schema of a YAML file",
        description="Print the JSON Schema (draft 7) of a kind of YAML file. Editors with a YAML language server use it to check "
        "and complete.",
    )
    parser.add_argument(
        "kind", nargs="?", metavar="KIND", help="native_functions, derivatives, tags, …"
    )
    parser.add_argument(
        "--write",
        type=Path,
        metavar="FOLDER",
        help="write all schemas into a folder, and print the comment to put on the first line of each file",
    )
    add_traceback(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print or write schemas; see `add_to`."""
    from ..lint.json_schemas import SCHEMAS, modeline

    if options.write is not None:
        options.write.mkdir(parents=True, exist_ok=True)
        for kind, make in SCHEMAS.items():
            file = options.write / f"{kind}.schema.json"
            file.write_text(json.dumps(make(), indent=2) + "\n", encoding="utf-8", newline="\n")
            print(f"{kind:17} {modeline(file.as_posix())}")
        return 0
    if options.kind not in SCHEMAS:
        hint = suggest(options.kind or "", SCHEMAS) or f"there are {', '.join(SCHEMAS)}"
        print(f"gradsmith: there is no schema '{options.kind or ''}'; {hint}", file=sys.stderr)
        return 2
    print(json.dumps(SCHEMAS[options.kind](), indent=2))
    return 0
