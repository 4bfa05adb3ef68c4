"""Where gradsmith's own files are, in a clone or an installation."""

from __future__ import annotations

import re
from pathlib import Path

from ..diagnostics import Diagnostics
from .modules import helpers_among
from .settings import Project, installed_project, load_project

_ROOT = Path(__file__).resolve().parent.parent.parent
SCHEMA = _ROOT / "generated" / "schema.json"
TAGS = _ROOT / "tags.yaml"
# In a wheel the runtime's folders lie beside the generator's; in a clone they are in `runtime`.
OPERATORS = next(
    (f for f in (_ROOT / "operators", _ROOT / "runtime" / "operators") if f.is_dir()),
    _ROOT / "operators",
)

_NN = OPERATORS.parent / "nn"
LAYER_SOURCES = {
    "F": tuple(sorted(_NN.glob("functional*.py"))),
    "init": (_NN / "init.py",),
    "arguments": (_NN / "arguments.py",),
}
"""The modules written by hand whose functions expressions of layers may call, by what these call them."""

OPTIMIZER_SOURCES = tuple(
    OPERATORS.parent / "optim" / name for name in ("over_tensors.py", "first_values.py")
)
"""The modules written by hand whose functions updates of optimizers, and first values of their states, may call."""

DISTRIBUTION_SOURCES = {
    name: OPERATORS.parent / "distributions" / f"{name}.py"
    for name in ("constraints", "formulas", "transforms")
}
"""The modules written by hand whose names formulas of distributions may say."""

TENSOR_SOURCES = (
    OPERATORS.parent / "core" / "tensor.py",
    *sorted((OPERATORS.parent / "api").glob("tensor_*.py")),
)
"""The modules written by hand of whose classes the tensor consists."""


def base_files() -> tuple[Path, ...]:
    """What projects outside the tree depend on."""
    helpers = sorted(m.path for m in helpers_among(OPERATORS))
    return (SCHEMA, TAGS, *helpers, *class_sources())


def class_sources() -> tuple[Path, ...]:
    """All modules written by hand that layers, optimizers and distributions may call, or ask of a tensor."""
    of_layers = (path for paths in LAYER_SOURCES.values() for path in paths)
    return (*of_layers, *OPTIMIZER_SOURCES, *DISTRIBUTION_SOURCES.values(), *TENSOR_SOURCES)


def own_project(diagnostics: Diagnostics) -> tuple[Project, dict[str, Path]]:
    """gradsmith itself as a project, and the folders of its run time and of its generated classes.

    By name below the package; the run time has the empty one.
    """
    project = load_project(_ROOT, diagnostics) if (_ROOT / "pyproject.toml").is_file() else None
    project = project or installed_project(_ROOT)
    generated = project.path(project.output)
    folders = {
        "": OPERATORS.parent,
        "generated.layers": generated / "layers",
        "generated.optimizers": generated / "optimizers.py",
        "generated.schedules": generated / "schedules.py",
        "generated.distributions": generated / "distributions.py",
    }
    return project, folders


def version() -> str:
    """The release of gradsmith, as its run time says it."""
    return _release()[1]


def release_range() -> str:
    """Releases that generated code may meet at run time, as a requirement says it: ``>=0.1.0,<0.2``."""
    found = _release()
    return f">={found[1]},<{found[2]}.{int(found[3]) + 1}"


def _release() -> re.Match[str]:
    text = (OPERATORS.parent / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "((\d+)\.(\d+)[^"]*)"$', text, re.M)
    assert found is not None, "gradsmith says its version"
    return found
