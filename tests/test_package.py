"""The wheel: everything that the folders hold, nothing else, and it works."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Callable
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest

Python = Callable[..., subprocess.CompletedProcess[str]]

_SHIPPED = {".py", ".pyi", ".jinja", ".json", ".xz", ".typed"}
_SHIPPED_BY_NAME = {"idioms.yaml"}


def _has_setuptools() -> bool:
    try:
        return int(metadata.version("setuptools").split(".")[0]) >= 77
    except metadata.PackageNotFoundError:
        return False


needs_setuptools = pytest.mark.skipif(
    not _has_setuptools(), reason="building a wheel without isolation needs setuptools 77"
)


@pytest.fixture
def wheel(clone: Path, tmp_path: Path) -> Path:
    used = clone / "templates" / "__pycache__"  # as Jinja leaves it where the generator has run
    used.mkdir(exist_ok=True)
    (used / "jinja-0.cache").write_bytes(b"compiled")
    built = subprocess.run(
        [
            *(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-index"),
            *("--no-build-isolation", "--wheel-dir", str(tmp_path / "wheels"), str(clone)),
        ],
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert built.returncode == 0, built.stderr
    (file,) = (tmp_path / "wheels").glob("*.whl")
    return file


@needs_setuptools
def test_wheel_holds_the_folders_and_works(
    clone: Path, wheel: Path, tmp_path: Path, settings: dict[str, Any], python: Python
) -> None:
    expected = {f"gradsmith/{file.name}" for file in clone.glob("[!.]*.yaml")}
    assert len(expected) == 8
    folders: dict[str, str] = settings["tool"]["setuptools"]["package-dir"]
    for package, folder in folders.items():
        for file in (clone / folder).rglob("*"):
            if file.is_file() and (file.suffix in _SHIPPED or file.name in _SHIPPED_BY_NAME):
                inside = file.relative_to(clone / folder).as_posix()
                expected.add(f"{package.replace('.', '/')}/{inside}")
    for package, patterns in settings["tool"]["setuptools"]["package-data"].items():
        if package.startswith(
            "gradsmith.xla"
        ):  # a backend of its own, described by files of its own
            inside = package.removeprefix("gradsmith.").replace(".", "/")
            expected |= {f"gradsmith/{inside}/{name}" for name in patterns}
    with zipfile.ZipFile(wheel) as archive:
        found = {name for name in archive.namelist() if ".dist-info/" not in name}
        assert any(name.endswith("/licenses/LICENSE") for name in archive.namelist())
    assert sorted(found - expected) == []
    assert sorted(expected - found) == []
    assert "gradsmith/py.typed" in found
    assert wheel.stat().st_size < 3_250_000  # README: about 3.2 MB

    target = tmp_path / "installed"
    pip = ["-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--target"]
    done = python(*pip, str(target), str(wheel), cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    program = (
        "import gradsmith as gs\n"
        f"assert gs.__file__.startswith({str(target)!r}), gs.__file__\n"
        "x = gs.tensor([1.0, 2.0], requires_grad=True)\n"
        "(x * x).sum().backward()\n"
        "assert x.grad.tolist() == [2.0, 4.0]\n"
        "from gradsmith.dispatch.inspect.places import formula_place\n"
        "places = [gs.ops.aten.mul.Tensor.declared_at, formula_place(type((x * x).grad_fn), 1)]\n"
        "files = [(file, int(line) > 1) for file, _, line in (p.partition(':') for p in places)]\n"
        "assert files == [('native_functions.yaml', True), ('derivatives.yaml', True)], places\n"
    )
    done = python("-c", program, cwd=tmp_path, path=target)
    assert done.returncode == 0, done.stderr
    command = ["-m", "gradsmith.codegen", "generate", "--check", "--project", str(clone)]
    done = python(*command, cwd=tmp_path, path=target)
    assert done.returncode == 0, done.stdout + done.stderr


@needs_setuptools
def test_sdist_is_the_repository(clone: Path, tmp_path: Path, python: Python) -> None:
    """Its tests, the Makefile and the documents find in it all that they need."""
    there = {file.relative_to(clone).as_posix() for file in clone.rglob("*") if file.is_file()}
    build = f"from setuptools import build_meta; build_meta.build_sdist({str(tmp_path)!r})"
    done = python("-c", build, cwd=clone)
    assert done.returncode == 0, done.stderr
    (file,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(file) as archive:
        names = [one.name.partition("/")[2] for one in archive.getmembers() if one.isfile()]
    made = {name for name in names if name.startswith("gradsmith.egg-info/")}
    made |= {"PKG-INFO", "setup.cfg"}
    assert sorted(there - set(names)) == []
    assert sorted(set(names) - there - made) == []


@pytest.mark.skipif(shutil.which("make") is None, reason="there is no make")
def test_type_checkers_see_the_package_as_it_is(clone: Path, python: Python) -> None:
    """Every target of the Makefile lays it out; new modules are seen, those that are gone are not."""
    makefile = (clone / "Makefile").read_text(encoding="utf-8")
    for target, needs in re.findall(r"^(\w+): (\$.*) ##", makefile, re.M):
        assert needs.endswith(" layout"), target

    def found(*modules: str) -> set[str]:
        program = "\n".join(f"import gradsmith.{module}" for module in modules)
        # Not where this is installed, which may be as a copy.
        options = ("--follow-imports=skip", "--no-incremental", "--no-site-packages", "-c", program)
        done = python("-m", "mypy", *options, cwd=clone)
        missing = re.findall(r'named "gradsmith\.([\w.]+)"', done.stdout)
        assert done.returncode == (1 if missing else 0), done.stdout + done.stderr
        return set(modules) - set(missing)

    def lay_out() -> None:
        subprocess.run(["make", "layout"], cwd=clone, check=True, capture_output=True)

    assert found("core.tensor") == set()
    lay_out()
    names = ("core.tensor", "generated.functions", "codegen.cli", "templates", "nn.functional")
    assert found(*names, "nothing") == set(names)
    (clone / "runtime" / "core" / "novelty.py").touch()
    assert found("core.novelty") == {"core.novelty"}
    (clone / "runtime" / "novelty.py").touch()
    (clone / "runtime" / "random.py").unlink()
    lay_out()
    assert found("novelty", "random") == {"novelty"}
    tree = clone / ".package" / "gradsmith"
    assert (tree / "core" / "tensor.py").resolve() == clone.resolve() / "runtime/core/tensor.py"


def test_every_package_is_listed(repository: Path, settings: dict[str, Any]) -> None:
    """setuptools leaves an unlisted subpackage out without a word."""
    folders: dict[str, str] = settings["tool"]["setuptools"]["package-dir"]
    packages = set()
    for package, folder in folders.items():
        for file in (repository / folder).rglob("__init__.py"):
            inside = file.parent.relative_to(repository / folder).parts
            packages.add(".".join((package, *inside)))
    assert sorted(packages) == sorted(settings["tool"]["setuptools"]["packages"])


def test_versions_agree(repository: Path, settings: dict[str, Any]) -> None:
    text = (repository / "runtime" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(.*)"$', text, re.M)
    assert found is not None and found[1] == settings["project"]["version"]


def test_the_reference_is_pinned_and_never_a_dependency(
    repository: Path, settings: dict[str, Any]
) -> None:
    extras = settings["project"]["optional-dependencies"].values()
    named = [*settings["project"]["dependencies"], *(one for extra in extras for one in extra)]
    assert not [requirement for requirement in named if requirement.startswith("torch")]
    for name in ("README.md", "CONTRIBUTING.md", "Makefile", ".ci/run"):
        for line in (repository / name).read_text(encoding="utf-8").splitlines():
            if "pip install" in line and re.search(r"\btorch\b", line):
                assert "torch==2.13.0" in line, f"{name}: {line}"


def test_the_command_does_not_import_the_run_time(repository: Path) -> None:
    program = "from gradsmith_command import script; script()"
    command = [sys.executable, "-X", "importtime", "-c", program, "explain", "GS403"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=repository)
    assert done.stdout.startswith("GS403")
    assert "gradsmith.codegen.explain" in done.stderr and "gradsmith.core" not in done.stderr
