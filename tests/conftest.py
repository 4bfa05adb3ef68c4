"""What tests of the repository as a whole share."""

from __future__ import annotations

import gc
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck
from hypothesis import settings as property_settings

if TYPE_CHECKING:
    from gradsmith.codegen.pipeline import Model
    from gradsmith.codegen.project.memo import Memo

# How long an example takes says something about the machine, not about the code.
property_settings.register_profile(
    "any machine", deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
property_settings.load_profile("any machine")

Python = Callable[..., subprocess.CompletedProcess[str]]

ROOT = Path(__file__).resolve().parent.parent


def pytest_collection_finish() -> None:
    """Let PyTorch compute on one thread: others wait for its next small tensor by spinning, five times its own work."""
    if "torch" in sys.modules:
        sys.modules["torch"].set_num_threads(1)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(
    item: pytest.Item, nextitem: pytest.Item | None
) -> Generator[None, object, object]:
    """Leave what the tests of a file have made out of later collections.

    Tens of thousands of tests are a million objects.  Tests that collect cycles, or that record programs and look for
    all tensors, would each go through all of them: seconds, for milliseconds of their own.
    """
    result = yield
    if nextitem is None or nextitem.path != item.path:
        gc.collect()
        gc.freeze()
    return result


@pytest.fixture(scope="session")
def repository() -> Path:
    """The folder with pyproject.toml."""
    return ROOT


@pytest.fixture(scope="session")
def settings() -> dict[str, Any]:
    """What pyproject.toml says."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


@pytest.fixture(scope="session")
def memo() -> Memo:
    """What the generator remembers of the repository's files once it has read them, in this process."""
    from gradsmith.codegen.project.memo import Memo

    return Memo()


@pytest.fixture(scope="session")
def model(repository: Path, memo: Memo) -> Model:
    """What the repository's YAML says: read once for all tests, none of which may change it."""
    from gradsmith.codegen.diagnostics import Diagnostics
    from gradsmith.codegen.pipeline import build_model
    from gradsmith.codegen.project.settings import load_project

    diagnostics = Diagnostics()
    project = load_project(repository, diagnostics)
    assert project is not None
    found = build_model(project, diagnostics, memo)
    assert not diagnostics.has_errors, diagnostics.render()
    return found


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A copy of what belongs to the repository, without what was built or cached in it."""
    return _cloned(tmp_path / "clone")


@pytest.fixture(scope="module")
def generated_clone(tmp_path_factory: pytest.TempPathFactory, python: Python) -> Path:
    """Another one, in which everything was generated once: to be copied, not to be changed."""
    target = _cloned(tmp_path_factory.mktemp("generated") / "clone")
    done = python("-m", "codegen", "generate", cwd=target)
    assert done.returncode == 0, done.stdout + done.stderr
    return target


def _cloned(target: Path) -> Path:
    for path in _files():
        destination = target / path
        destination.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / path, destination)
    return target


def _files() -> Iterator[Path]:
    """Files of the repository, relative to it: as git knows them, else all but caches."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout
        names = [Path(name) for name in listed.decode().split("\0") if name]
    except (OSError, subprocess.CalledProcessError):
        names = [path.relative_to(ROOT) for path in ROOT.rglob("*")]
    for name in names:
        hidden = any(part.startswith(("__pycache__", ".venv", ".package")) for part in name.parts)
        if not hidden and (ROOT / name).is_file():
            yield name


@pytest.fixture
def importable(settings: dict[str, Any]) -> Callable[[Path, Path], Path]:
    """`importable(clone, folder)`: lay a clone's folders out in `folder` as a wheel would."""

    def lay_out(clone: Path, folder: Path) -> Path:
        folders: dict[str, str] = settings["tool"]["setuptools"]["package-dir"]
        for package, source in sorted(folders.items()):
            target = folder.joinpath(*package.split("."))
            ignore = shutil.ignore_patterns("__pycache__")
            shutil.copytree(clone / source, target, ignore=ignore, dirs_exist_ok=True)
        for file in clone.glob("*.yaml"):
            shutil.copy(file, folder / "gradsmith")
        return folder

    return lay_out


@pytest.fixture(scope="session")
def python() -> Python:
    """`python(*arguments, cwd=…, path=…)`: run this interpreter, with `path` first on its path."""

    def run(
        *arguments: str, cwd: Path, path: Path | None = None
    ) -> subprocess.CompletedProcess[str]:
        environment = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
        if path is not None:
            environment["PYTHONPATH"] = str(path)
        return subprocess.run(
            [sys.executable, *arguments],
            cwd=cwd,
            env=environment,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=300,
        )

    return run
