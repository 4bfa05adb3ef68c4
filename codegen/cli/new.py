"""``gradsmith new``: lay down a library of operators, or a backend, as a package of its own."""

from __future__ import annotations

import argparse
import contextlib
import io
import sys
from pathlib import Path
from typing import Any

from ...schema.dispatch_keys import BACKENDS
from ..diagnostics import Diagnostics
from ..project.scaffold import BACKEND, LIBRARY, Scaffold, check_name, lay_down
from . import generate

__all__ = ["add_to"]

_RENAMED = ("PrivateUse1", "PrivateUse2", "PrivateUse3")
"""Keys whose devices have the name that the backend gives them."""


def add_to(commands: Any) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "new",
        help="lay down a library of operators, or a backend",
        description="Writes a package that declares operators, or serves gradsmith's on another device.",
    )
    kinds = parser.add_subparsers(dest="kind", required=True, metavar="KIND")
    library = kinds.add_parser(
        "library",
        help="operators in a namespace of your own",
        description="Writes a package with YAML files, kernels, tests and a CI file; generates the rest.",
    )
    library.set_defaults(run=run_library)
    backend = kinds.add_parser(
        "backend",
        help="kernels of gradsmith's operators for another device",
        description="Writes a package with a YAML file, kernels, tests and a CI file; generates the rest.",
    )
    backend.add_argument(
        "--key",
        default="PrivateUse1",
        choices=[b for b in BACKENDS if b not in ("CPU", "Meta")],
        metavar="KEY",
        help="dispatch key of its kernels, such as XLA (default: PrivateUse1)",
    )
    backend.set_defaults(run=run_backend)
    for kind in (library, backend):
        kind.add_argument("name", metavar="NAME", help="of the package, and what it adds")
        kind.add_argument(
            "--path", type=Path, help="folder to make (default: NAME in the current one)"
        )
        kind.add_argument("--traceback", action="store_true", help=argparse.SUPPRESS)


def run_library(options: argparse.Namespace) -> int:
    """Lay down a library; see `add_to`."""
    diagnostics = Diagnostics()
    check_name(options.name, "library", diagnostics)
    return _run(options, LIBRARY, Scaffold(options.name), diagnostics)


def run_backend(options: argparse.Namespace) -> int:
    """Lay down a backend; see `add_to`."""
    diagnostics = Diagnostics()
    check_name(options.name, "backend", diagnostics)
    device = options.name if options.key in _RENAMED else options.key.lower()
    return _run(options, BACKEND, Scaffold(options.name, options.key, device), diagnostics)


def _run(
    options: argparse.Namespace, layout: Any, context: Scaffold, diagnostics: Diagnostics
) -> int:
    target = options.path or Path.cwd() / options.name
    try:
        status = lay_down(layout, context, target, _generated, diagnostics)
    except OSError as error:
        message = f"cannot write {error.filename}: {error.strerror}"
        diagnostics.error("GS606", message, None, "choose another folder: --path")
        status = 2
    if diagnostics.items:
        print(diagnostics.render(color=sys.stderr.isatty()), file=sys.stderr)
    elif status == 0:
        print(
            f"{target}: a {options.kind}, generated and ready\n"
            f"  cd {target}\n"
            "  pip install -e .      # or: pip wheel .\n"
            "  pytest                # its tests\n"
            "  gradsmith generate    # after each change of its YAML"
        )
    return status


def _generated(root: Path) -> int:
    """Generate for the project at `root`; what the command says is shown only if it fails."""
    said = io.StringIO()
    options = argparse.Namespace(
        project=root, check=False, dry_run=False, json=False, no_diff=True, traceback=False
    )
    with contextlib.redirect_stdout(said):
        status = generate.run(options)
    if status:
        print(said.getvalue(), end="", file=sys.stderr)
    return status
