"""``gradsmith derive``: derive formulas from a definition by symbolic differentiation."""

from __future__ import annotations

import argparse
import ast
import json
import sys
from importlib.util import find_spec
from typing import Any

from ...schema.mathematics import CONSTANTS, FUNCTIONS
from ..proof.derive import Underivable, derive
from .options import add_json, add_traceback

__all__ = ["add_to"]


def add_to(commands: Any) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "derive",
        help="write the derivative formulas of a definition",
        description="Differentiate an expression, such as 'x**(1/3)', and print the lines for derivatives.yaml. A derivative that is "
        "inaccurate in double precision is refused, with the reason.",
    )
    parser.add_argument("math", help="the definition: an expression over the arguments")
    parser.add_argument(
        "--arguments",
        metavar="X,…",
        help="names of the arguments, in order (default: order of occurrence)",
    )
    add_json(parser)
    add_traceback(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Derive; see `add_to`.  1: there is no formula to accept; 2: wrong use."""
    if find_spec("sympy") is None:
        print(
            "gradsmith: this needs sympy; install it with: pip install 'gradsmith[prove]'",
            file=sys.stderr,
        )
        return 2
    try:
        tree = ast.parse(options.math.strip(), mode="eval").body
    except SyntaxError as error:
        print(f"gradsmith: this is not an expression: {error.msg}", file=sys.stderr)
        return 2
    called = {
        n.func.id
        for n in ast.walk(tree)
        if isinstance(n, ast.Call) and isinstance(n.func, ast.Name)
    }
    unknown = sorted(called - FUNCTIONS.keys())
    if unknown:
        print(f"gradsmith: definitions have no '{unknown[0]}'", file=sys.stderr)
        return 2
    read = [
        n
        for n in ast.walk(tree)
        if isinstance(n, ast.Name) and n.id not in called and n.id not in CONSTANTS
    ]
    in_order = dict.fromkeys(n.id for n in sorted(read, key=lambda n: n.col_offset))
    arguments = options.arguments.split(",") if options.arguments else list(in_order)
    try:
        found = derive(options.math, arguments, list(in_order))
    except Underivable as error:
        print(f"gradsmith: {error}", file=sys.stderr)
        return 1
    if options.json:
        print(
            json.dumps(
                {
                    n: {"formula": d.backward, "reads": d.reads, "error": d.error}
                    for n, d in found.items()
                },
                indent=2,
            )
        )
        return 0
    for name, derived in found.items():
        print(f"{name}: {derived.backward}")
    if len(found) == 1:
        print("result: auto_element_wise")
    print(f"math: {options.math}")
    return 0
