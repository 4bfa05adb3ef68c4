"""``gradsmith new``: create a library or a backend, or add an operator or a derivative to a project."""

from __future__ import annotations

import argparse
import contextlib
import io
import sys
from pathlib import Path
from typing import Any

from ...schema.dispatch_keys import BACKENDS, device_type
from ..diagnostics import Diagnostics, Source, in_color, suggest
from ..model.backend import RENAMED
from ..model.native_functions import load_native_functions
from ..model.types import NativeFunction
from ..project.additions import (
    Addition,
    Kind,
    derivative_entry,
    kind_of,
    operator_additions,
    refusal,
)
from ..project.scaffold import BACKEND, LIBRARY, Scaffold, check_name, lay_down
from ..project.settings import Project, find_project, load_project
from ..yaml.loader import load
from ..yaml.syntax import Mapping, Scalar, Sequence
from . import generate
from .options import add_project, add_traceback
from .refusal import NO_PROJECT

__all__ = ["add_to"]


def add_to(commands: Any) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "new",
        help="create a library or a backend; add an operator or a derivative",
        description="Create a package with operators of your own, or with kernels for another device; or add an operator or a "
        "derivative to a project.",
    )
    kinds = parser.add_subparsers(dest="kind", required=True, metavar="KIND")
    library = kinds.add_parser(
        "library",
        help="operators in a namespace of your own",
        description="Create a package with YAML files, kernels, tests and a CI file, and generate the rest.",
    )
    library.set_defaults(run=run_library)
    backend = kinds.add_parser(
        "backend",
        help="kernels of gradsmith's operators for another device",
        description="Create a package with a YAML file, kernels, tests and a CI file, and generate the rest.",
    )
    backend.add_argument(
        "--key",
        default="PrivateUse1",
        choices=[b for b in BACKENDS if b not in ("CPU", "Meta")],
        metavar="KEY",
        help="dispatch key of the kernels, such as XLA (default: PrivateUse1)",
    )
    backend.set_defaults(run=run_backend)
    operator = kinds.add_parser(
        "operator",
        help="an operator of this project: its entry, derivative and kernel",
        description="Add an entry, a derivative, and a kernel with its shape function. Places to fill in are marked FILL_ME_IN; "
        "lint reports them as GS805.",
    )
    operator.add_argument(
        "schema", help="for instance 'smooth(Tensor self, int width=3) -> Tensor'"
    )
    operator.add_argument("--category", help="its page in the reference")
    kinds_of_entries = "; ".join(f"{kind.name}: {kind.value}" for kind in Kind)
    operator.add_argument(
        "--kind",
        choices=[kind.name for kind in Kind],
        metavar="KIND",
        help=f"the kind of entry (default: view if the schema says so, else kernel). {kinds_of_entries}",
    )
    operator.set_defaults(run=run_operator)
    derivative = kinds.add_parser(
        "derivative",
        help="the derivative of an operator of this project",
        description="Add an entry to derivatives.yaml with a line for each tensor argument.",
    )
    derivative.add_argument(
        "operator", metavar="OP", help="the operator, such as smooth or add.Tensor"
    )
    derivative.set_defaults(run=run_derivative)
    for kind in (operator, derivative):
        add_project(kind)
        add_traceback(kind)
    for kind in (library, backend):
        kind.add_argument(
            "name", metavar="NAME", help="name of the package, and of its namespace or device"
        )
        kind.add_argument(
            "--path", type=Path, help="folder to create (default: NAME in the current folder)"
        )
        add_traceback(kind)


def run_library(options: argparse.Namespace) -> int:
    """Lay down a library; see `add_to`."""
    diagnostics = Diagnostics()
    check_name(options.name, "library", diagnostics)
    return _run(options, LIBRARY, Scaffold(options.name), diagnostics)


def run_backend(options: argparse.Namespace) -> int:
    """Lay down a backend; see `add_to`."""
    diagnostics = Diagnostics()
    check_name(options.name, "backend", diagnostics)
    device = options.name if options.key in RENAMED else device_type(options.key)
    return _run(options, BACKEND, Scaffold(options.name, options.key, device), diagnostics)


def run_operator(options: argparse.Namespace) -> int:
    """Add an operator; see `add_to`.  1: the schema or the project is wrong, and nothing was written."""
    diagnostics = Diagnostics()
    opened = _opened(options, diagnostics)
    if isinstance(opened, int):
        return opened
    project, functions = opened
    source = Scalar(
        options.schema, options.schema, "", Source("SCHEMA", options.schema), 0, len(options.schema)
    )
    diagnostics.sources.add(source.source)
    found = load_native_functions(_entry(source), None, diagnostics)
    for function in found:
        same = next((f for f in functions if f.name == function.name), None)
        if same is not None:
            message = f"there is an operator '{function.name}' already"
            hint = "give it another overload name, behind a dot"
            diagnostics.error("GS305", message, same.location, hint)
    if diagnostics.has_errors or not found:
        return _report(diagnostics)
    func = found[0].func
    kind = Kind[options.kind] if options.kind else kind_of(func)
    if (why := refusal(func, kind)) is not None:
        message = f"the schema of '{func.name}' does not fit --kind {kind.name}"
        diagnostics.error("GS606", message, source.location, why)
        return _report(diagnostics)
    return _add(project, operator_additions(project, func, options.category, kind), diagnostics)


def run_derivative(options: argparse.Namespace) -> int:
    """Add a derivative; see `add_to`."""
    diagnostics = Diagnostics()
    opened = _opened(options, diagnostics)
    if isinstance(opened, int):
        return opened
    project, functions = opened
    named = {str(f.name): f for f in functions}
    function = named.get(options.operator)
    if function is None:
        hint = suggest(options.operator, named) or "native_functions.yaml declares the operators"
        diagnostics.error("GS405", f"there is no operator '{options.operator}'", None, hint)
        return _report(diagnostics)
    entry = derivative_entry(function.func)
    # The reader knows why an operator can have none.
    before = load(project.path(project.derivatives), project.derivatives, diagnostics)
    known = (*before.items,) if isinstance(before, Sequence) else ()
    for item in known:
        name = item.get("name") if isinstance(item, Mapping) else None
        if isinstance(name, Scalar) and name.text.partition("(")[0].strip() == options.operator:
            message = f"'{options.operator}' already has an entry in derivatives.yaml"
            diagnostics.error("GS407", message, name.location, "edit that entry")
    if function.has_composite_implicit:
        message = (
            f"'{function.name}' is composed of other operators and differentiable through them"
        )
        diagnostics.error("GS417", message, function.location, "it needs no derivative")
    if diagnostics.has_errors:
        return _report(diagnostics)
    return _add(project, (Addition(project.derivatives, entry),), diagnostics)


def _entry(schema: Scalar) -> Sequence:
    """The entry of native_functions.yaml that a schema alone makes."""
    place = (schema.source, schema.start, schema.end)
    key = Scalar("func", "func", "", *place)
    category = (Scalar("category", "category", "", *place), Scalar("new", "new", "", *place))
    return Sequence((Mapping(((key, schema), category), *place),), *place)


def _opened(
    options: argparse.Namespace, diagnostics: Diagnostics
) -> tuple[Project, tuple[NativeFunction, ...]] | int:
    """The project and the operators that it declares; an exit status where there is none to add to."""
    root = options.project or find_project(Path.cwd())
    if root is None:
        print(NO_PROJECT, file=sys.stderr)
        return 2
    project = load_project(Path(root).resolve(), diagnostics)
    if project is None:
        return _report(diagnostics)
    if project.backend:
        print("gradsmith: a backend declares no operators", file=sys.stderr)
        return 2
    node = load(project.path(project.functions), project.functions, diagnostics)
    unsaid = Diagnostics(diagnostics.sources)  # mistakes in other entries are lint's to report
    functions = load_native_functions(node, None, unsaid)
    return _report(diagnostics) if diagnostics.has_errors else (project, functions)


def _report(diagnostics: Diagnostics) -> int:
    print(diagnostics.render(color=in_color(sys.stderr)), file=sys.stderr)
    return 1


def _add(project: Project, additions: tuple[Addition, ...], diagnostics: Diagnostics) -> int:
    """Write what is added, all of it or nothing; say where."""
    for addition in additions:
        if addition.head and project.path(addition.file).exists():
            message = f"{addition.file} exists already; nothing has been written"
            diagnostics.error("GS606", message, None, "rename it, or give another --category")
            return _report(diagnostics)
    for addition in additions:
        path = project.path(addition.file)
        before = addition.head
        if not addition.head:
            before = path.read_bytes().decode("utf-8")
            line_end = "\r\n" if "\r\n" in before else "\n"
            before = before.rstrip()
            before += line_end * 2 if before else ""
        else:
            line_end = "\n"
        path.write_bytes((before + addition.text.replace("\n", line_end)).encode())
        line = before.count("\n") + 1 if not addition.head else 1
        print(f"{addition.file}:{line}: added")
    print("gradsmith lint lists what is left to fill in")
    return 0


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
        print(diagnostics.render(color=in_color(sys.stderr)), file=sys.stderr)
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
