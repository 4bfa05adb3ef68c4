"""``gradsmith export``: write proved derivatives for other libraries."""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path
from typing import Any

from ..diagnostics import Diagnostics
from ..pipeline import build_model
from ..project.settings import find_project, load_project
from ..proof.export import LANGUAGES, export, rules_of
from .options import add_operators, add_project, add_traceback
from .refusal import NO_PROJECT, refuse

__all__ = ["add_to"]


def add_to(commands: Any) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "export",
        help="write proved derivatives for JAX or Julia",
        description="Write the definition ('math:') and derivatives of every proved operator, as jax.custom_jvp or as @scalar_rule "
        "of ChainRules. Operators that are left out are listed on standard error.",
    )
    parser.add_argument("--to", required=True, choices=LANGUAGES, help="target system")
    add_operators(parser, "only operators whose name matches this", default="")
    parser.add_argument(
        "--output", metavar="FILE", type=Path, help="output file (default: standard output)"
    )
    add_project(parser)
    add_traceback(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Export; see `add_to`.  1: nothing to export; 2: wrong use."""
    diagnostics = Diagnostics()
    root: Path | None = options.project or find_project(Path.cwd())
    if root is None:
        print(NO_PROJECT, file=sys.stderr)
        return 2
    project = load_project(root.resolve(), diagnostics)
    model = None if project is None or diagnostics.has_errors else build_model(project, diagnostics)
    if model is None or diagnostics.has_errors:
        return refuse(diagnostics, options)
    rules, left = rules_of(model, re.compile(options.operators))
    text, unsaid = export(rules, options.to)
    for name, why in [*left, *unsaid]:
        print(f"{name}: left out: {why}", file=sys.stderr)
    if len(unsaid) == len(rules):
        return 1
    if options.output is None:
        print(text, end="")
    else:
        options.output.write_text(text, encoding="utf-8")
    return 0
