"""A library and a backend, laid down, generated, tested, built and imported with the installed wheel alone."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Callable
from importlib import metadata
from pathlib import Path

import pytest

Run = Callable[..., subprocess.CompletedProcess[str]]


def _has_setuptools() -> bool:
    try:
        return int(metadata.version("setuptools").split(".")[0]) >= 77
    except metadata.PackageNotFoundError:
        return False


pytestmark = pytest.mark.skipif(
    not _has_setuptools(), reason="building wheels without a network needs setuptools 77"
)

_BUILD = "from setuptools import build_meta; print(build_meta.build_wheel({!r}))"


def _run(*arguments: str, cwd: Path, path: list[Path]) -> subprocess.CompletedProcess[str]:
    environment = {k: v for k, v in os.environ.items() if not k.startswith("PYTEST")}
    environment["PYTHONPATH"] = os.pathsep.join(map(str, path))
    environment["OMP_NUM_THREADS"] = "1"
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=cwd,
        env=environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=300,
    )


def _installed(source: Path, site: Path, path: list[Path]) -> Path:
    """Build the wheel of the project at `source`, as any front end would, and unpack it in `site`."""
    wheels = site.with_name(site.name + "-wheels")
    wheels.mkdir()
    done = _run("-c", _BUILD.format(str(wheels)), cwd=source, path=path)
    assert done.returncode == 0, done.stderr
    (wheel,) = wheels.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(site)
    return site


@pytest.fixture(scope="module")
def gradsmith_site(repository: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what gradsmith's wheel installs, and nothing else."""
    folder = tmp_path_factory.mktemp("gradsmith")
    source = folder / "source"
    ignored = shutil.ignore_patterns(
        "__pycache__", ".*", "tests", "benchmarks", "build", "*.egg-info"
    )
    shutil.copytree(repository, source, ignore=ignored)
    return _installed(source, folder / "site", [])


_TABLES = """
from types import ModuleType
import gradsmith as gs
from gradsmith.dispatch.registry import FALLBACKS, PACKETS, REGISTRY, VARIANTS

def tables(own):
    def kernels(operator):
        return {k: [str(v.function), v.kind.name, v.source] for k, v in operator.kernels.items() if k not in own}
    return {
        "kernels": {n: kernels(o) for n, o in REGISTRY.items() if n.startswith("aten::")},
        "traits": {n: repr(o.traits) for n, o in REGISTRY.items() if n.startswith("aten::")},
        "variants": {n: [f.name() for f in v] for n, v in VARIANTS.items() if n.startswith("aten::")},
        "packets": {n: p.overloads() for n, p in PACKETS.items() if n.startswith("aten::")},
        "fallbacks": {k: v.source for k, v in FALLBACKS.items() if k not in own[:1]},
        "tensor": sorted(vars(gs.Tensor)),
        "names": sorted(n for n, v in vars(gs).items() if type(v) is not ModuleType),
    }

def same(now):
    # As text for the size of it: which table differs, and in what.
    for name, table in now.items():
        for key in before[name]:
            if isinstance(table, dict):
                assert table[key] == before[name][key], (name, key, before[name][key], table[key])
        assert sorted(table) == sorted(before[name]), (name, sorted(set(table) ^ set(before[name])))
"""

_USE_LIBRARY = _TABLES + """
before = tables(())
import demo
assert gs.__file__.startswith(sites[0]) and demo.__file__.startswith(sites[1]), (gs, demo)
x = gs.tensor([[0.0, 1.0, 2.0]], requires_grad=True)
y = gs.ops.demo.smooth_bump(x, 2)
y.sum().backward()
assert demo.bump(x).grad_fn.name() == "BumpBackward0" and x.grad.shape == (1, 3)
assert gs.ops.demo.bump.default.kernels["CPU"].source.startswith("src/demo/native_functions.yaml:")
assert gs.ops.demo.bump_(gs.zeros(2)).tolist() == [1.0, 1.0]
same(tables(()))
"""

_USE_BACKEND = _TABLES + """
before = tables(())
import sim
assert gs.__file__.startswith(sites[0]) and sim.__file__.startswith(sites[1]), (gs, sim)
x = gs.ones(3, device="sim", requires_grad=True)
(x * x).sum().backward()
assert str(x.grad.device) == "sim:0" and x.grad.tolist() == [2.0, 2.0, 2.0]
same(tables(("PrivateUse1", "AutogradPrivateUse1")))
sim.BACKEND.deregister()
same(tables(()))
"""


@pytest.mark.parametrize(
    ("kind", "name", "use"), [("library", "demo", _USE_LIBRARY), ("backend", "sim", _USE_BACKEND)]
)
def test_from_the_wheel_alone(
    kind: str, name: str, use: str, gradsmith_site: Path, tmp_path: Path
) -> None:
    def gradsmith(*arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
        return _run("-m", "gradsmith.codegen", *arguments, cwd=cwd, path=[gradsmith_site])

    root = tmp_path / name
    made = gradsmith("new", kind, name, cwd=tmp_path)
    assert made.returncode == 0, made.stderr
    again = gradsmith("new", kind, name, cwd=tmp_path)
    assert again.returncode == 1 and "error[GS606]" in again.stderr
    generated = gradsmith("generate", "--json", cwd=root)
    assert generated.returncode == 0, generated.stderr
    assert json.loads(generated.stdout)["changed"] == []
    checked = gradsmith("generate", "--check", cwd=root)
    assert checked.returncode == 0, checked.stdout

    tests = ["-m", "pytest", "-q", "-p", "no:cacheprovider"]
    tested = _run(*tests, cwd=root, path=[gradsmith_site])
    assert tested.returncode == 0, tested.stdout + tested.stderr
    if kind == "library":
        verified = gradsmith("verify", ".", "--json", cwd=root)
        assert verified.returncode == 0, verified.stdout + verified.stderr
        assert json.loads(verified.stdout)["summary"]["operators"] == 6
        watched = _run(*tests, "--opcheck", cwd=root, path=[gradsmith_site])
        assert watched.returncode == 0, watched.stdout + watched.stderr
        assert re.search(r"\d operators in \d+ different calls, 0 failures", watched.stdout)

    built = f"from setuptools import build_meta; build_meta.build_sdist({str(tmp_path)!r})"
    assert _run("-c", built, cwd=root, path=[gradsmith_site]).returncode == 0
    (archive,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(archive) as sdist:
        sdist.extractall(tmp_path / "sdist", filter="data")
    (unpacked,) = (tmp_path / "sdist").iterdir()
    checked = gradsmith("check", cwd=unpacked)
    assert checked.returncode == 0, checked.stdout

    site = _installed(root, tmp_path / "site", [gradsmith_site])
    package = site / name
    yaml = ["native_functions.yaml", "derivatives.yaml"] if kind == "library" else ["backend.yaml"]
    for file in (*yaml, "py.typed", "generated/__init__.py", "kernels/__init__.py"):
        assert (package / file).is_file(), file
    assert not (site / "tests").exists()
    prelude = f"sites = {[str(gradsmith_site), str(site)]!r}\n"
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    used = _run("-c", prelude + use, cwd=elsewhere, path=[gradsmith_site, site])
    assert used.returncode == 0, used.stderr
