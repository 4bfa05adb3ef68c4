"""New projects: the files that ``gradsmith new`` creates, and the names that it accepts.

Files are written to a temporary folder beside the target, generated there, and moved into place, so that a project is
complete or absent.
"""

from __future__ import annotations

import keyword
import shutil
import sys
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType

from ...schema.dispatch_keys import BACKENDS, device_type
from ..diagnostics import Diagnostics
from ..emit.render import render
from .installation import release_range
from .settings import GRADSMITH


@dataclass(frozen=True, slots=True)
class Scaffold:
    """What the templates of new projects are filled with."""

    name: str
    key: str = ""
    """Of a backend: the dispatch key of its kernels."""
    device: str = ""
    """Of a backend: what device strings call it."""
    releases: str = field(default_factory=release_range)
    """Of gradsmith, that it works with."""


@dataclass(frozen=True, slots=True)
class Layout:
    """A kind of project: its files, ``NAME`` standing for its name, with their templates."""

    folder: str
    files: Mapping[str, str]


LIBRARY = Layout(
    "new_library",
    MappingProxyType(
        {
            "pyproject.toml": "pyproject.toml",
            "README.md": "README.md",
            "MANIFEST.in": "MANIFEST.in",
            ".gitattributes": "gitattributes",
            ".gitignore": "gitignore",
            ".github/workflows/ci.yml": "ci.yml",
            "src/NAME/__init__.py": "init.py",
            "src/NAME/py.typed": "",
            "src/NAME/native_functions.yaml": "native_functions.yaml",
            "src/NAME/derivatives.yaml": "derivatives.yaml",
            "src/NAME/layers.yaml": "layers.yaml",
            "src/NAME/kernels/__init__.py": "kernels_init.py",
            "src/NAME/kernels/composites.py": "composites.py",
            "src/NAME/kernels/examples.py": "examples.py",
            "src/NAME/formulas/__init__.py": "formulas_init.py",
            "src/NAME/formulas/slopes.py": "slopes.py",
            "tests/test_NAME.py": "tests.py",
        }
    ),
)

BACKEND = Layout(
    "new_backend",
    MappingProxyType(
        {
            "pyproject.toml": "pyproject.toml",
            "README.md": "README.md",
            ".gitattributes": "gitattributes",
            ".gitignore": "gitignore",
            ".github/workflows/ci.yml": "ci.yml",
            "src/NAME/__init__.py": "init.py",
            "src/NAME/py.typed": "",
            "src/NAME/backend.yaml": "backend.yaml",
            "src/NAME/kernels/__init__.py": "kernels_init.py",
            "src/NAME/kernels/arithmetic.py": "arithmetic.py",
            "src/NAME/kernels/factories.py": "factories.py",
            "src/NAME/kernels/memory.py": "memory.py",
            "src/NAME/kernels/views.py": "views.py",
            "tests/test_NAME.py": "tests.py",
        }
    ),
)

_TAKEN = ("aten", "prim", "prims", GRADSMITH, "numpy", "torch", "ops", "generated")
"""Names that mean something else to programs, beside the standard library's modules."""


def check_name(name: str, what: str, diagnostics: Diagnostics) -> None:
    """Record why `name` cannot be that of a package and of a namespace (or device)."""
    hint = f"gradsmith new {what} my{name.strip('_') if name.isidentifier() else what}"
    if not (name.isidentifier() and name.isascii()) or name.startswith("_"):
        message = f"'{name}' is not a name for a {what}: it becomes a Python package"
        hint = "write letters, digits and underscores, a letter first"
    elif keyword.iskeyword(name):
        message = f"'{name}' is a word of Python's"
    elif name in sys.stdlib_module_names:
        message = f"'{name}' is a module of Python's standard library"
    elif name in _TAKEN:
        message = f"'{name}' is taken: it stands for something else in programs that use gradsmith"
    elif name in (device_type(backend) for backend in BACKENDS):
        message = f"'{name}' is a device that gradsmith knows by that name"
    else:
        return
    diagnostics.error("GS606", message, None, hint)


def lay_down(
    layout: Layout,
    context: Scaffold,
    target: Path,
    finish: Callable[[Path], int],
    diagnostics: Diagnostics,
) -> int:
    """Write the project to the folder `target`, which must not exist; the exit status.

    `finish` is called with the folder in which the files are, before that becomes `target`; unless it
    returns 0 nothing is left behind.  OSError when something cannot be written.
    """
    if target.exists():
        message = f"{target} exists already; nothing has been written"
        diagnostics.error("GS606", message, None, "choose another name, or another folder: --path")
    if diagnostics.has_errors:
        return 1
    target.parent.mkdir(parents=True, exist_ok=True)
    work = Path(tempfile.mkdtemp(prefix=f".{context.name}-", dir=target.parent))
    try:
        for path, template in layout.files.items():
            file = work / path.replace("NAME", context.name)
            file.parent.mkdir(parents=True, exist_ok=True)
            text = render(f"{layout.folder}/{template}", context) if template else ""
            file.write_text(text, encoding="utf-8", newline="\n")
        status = finish(work)
        if status == 0:
            work.chmod(0o755)
            work.rename(target)
        return status
    finally:
        shutil.rmtree(work, ignore_errors=True)
