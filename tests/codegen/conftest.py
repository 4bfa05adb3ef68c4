"""Small projects to generate for."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from gradsmith.codegen.cli import main
from gradsmith.codegen.diagnostics import Diagnostics
from gradsmith.codegen.pipeline import generate
from gradsmith.codegen.project.memo import Memo
from gradsmith.codegen.project.settings import Project, load_project

SETTINGS = """\
[tool.gradsmith]
namespace = "tiny"
package = "tiny.generated"
kernels = "kernels"
formulas = "formulas"
formulas_package = "tiny.formulas"
"""

FUNCTIONS = """\
- func: scaled(Tensor self, Scalar factor=2) -> Tensor
  variants: function, method
  autogen: scaled_
  dispatch: {CPU: scaled}
  shape: same
  category: arithmetic
  doc: Each element times `factor`.

- func: halves(Tensor self) -> (Tensor low, Tensor high)
  dispatch: {CPU: halves}
  shape: same
  category: arithmetic
  doc: The two halves along the first dimension.
"""

DERIVATIVES = """\
- name: scaled(Tensor self, Scalar factor=2) -> Tensor
  self: grad * factor

- name: halves(Tensor self) -> (Tensor low, Tensor high)
  self: not_implemented("nobody needed it yet")
"""

KERNELS = """\
def scaled(self, factor):
    return self * factor


def halves(self):
    middle = len(self) // 2
    return self[:middle], self[middle:]


def same(self, /, *rest):
    return Result(self.shape, self.dtype)
"""


@pytest.fixture
def tiny(tmp_path: Path) -> Path:
    """The folder of a project with two operators, one of them differentiable."""
    root = tmp_path / "tiny"
    for folder in ("kernels", "formulas"):
        (root / folder).mkdir(parents=True)
    (root / "pyproject.toml").write_text(SETTINGS)
    (root / "native_functions.yaml").write_text(FUNCTIONS)
    (root / "derivatives.yaml").write_text(DERIVATIVES)
    (root / "tags.yaml").write_text("[]\n")
    (root / "kernels" / "arithmetic.py").write_text(KERNELS)
    return root


def _generated(root: Path, memo: Memo | None = None) -> dict[str, str]:
    diagnostics = Diagnostics()
    project = load_project(root, diagnostics)
    assert project is not None, diagnostics.render()
    files = generate(project, diagnostics, memo)
    assert not diagnostics.has_errors, diagnostics.render()
    return files


@pytest.fixture(scope="session")
def generated() -> Callable[..., dict[str, str]]:
    """`generated(root, memo=None)`: path to text of everything that the project at `root` generates."""
    return _generated


@pytest.fixture(scope="session")
def output(repository: Path, memo: Memo) -> dict[str, str]:
    """What the repository itself generates."""
    return _generated(repository, memo)


@pytest.fixture(scope="session")
def new_projects(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """What ``gradsmith new`` lays down, by kind: to be copied, not to be changed."""
    folder = tmp_path_factory.mktemp("new")
    for kind, name in (("library", "demo"), ("backend", "sim")):
        assert main(["new", kind, name, "--path", str(folder / name)]) == 0
    return {"library": folder / "demo", "backend": folder / "sim"}


@pytest.fixture
def library(new_projects: dict[str, Path], tmp_path: Path) -> Path:
    """A library `demo`, as the command lays it down."""
    return Path(shutil.copytree(new_projects["library"], tmp_path / "demo"))


@pytest.fixture
def backend(new_projects: dict[str, Path], tmp_path: Path) -> Path:
    """A backend `sim`, as the command lays it down."""
    return Path(shutil.copytree(new_projects["backend"], tmp_path / "sim"))


@pytest.fixture
def inputs_copied(repository: Path, tmp_path: Path) -> Callable[[], Project]:
    """`inputs_copied()`: a project of copies of everything that the repository generates from."""

    def copied() -> Project:
        diagnostics = Diagnostics()
        project = load_project(repository, diagnostics)
        assert project is not None
        root = tmp_path / "copy"
        root.mkdir()
        for name in ("pyproject.toml", "proofs.json", *project.declared):
            shutil.copy(repository / name, root / name)
        for folder in {project.kernels, project.formulas}:
            shutil.copytree(repository / folder, root / folder)
        copy = load_project(root, diagnostics)
        assert copy is not None
        return copy

    return copied
