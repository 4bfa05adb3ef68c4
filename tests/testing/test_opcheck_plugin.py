"""``pytest --opcheck``, run on small suites."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

import pytest

from gradsmith.testing.pytest_plugin import pytest_configure

SUITE = """
import gradsmith as gs
import pytest
from gradsmith.testing import dontGenerateOpCheckTests

lib = gs.library.Library("suite", "DEF")
lib.define("double(Tensor x, float s=2.0) -> Tensor")
lib.impl("double", lambda x, s=2.0: gs.from_numpy(x.detach().numpy() * s), "CPU")
gs.library.register_fake("suite::double", lambda x, s=2.0: gs.empty_like(x), lib=lib)
gs.library.register_autograd("suite::double", lambda ctx, grad: (SIGN * grad * 2, None), lib=lib)
lib.define("more(Tensor x) -> Tensor")
lib.impl("more", lambda x: gs.ops.suite.double(x) + 1, "CompositeImplicitAutograd")

@pytest.mark.parametrize("n", [2, 2, 3])
def test_double(n):
    x = gs.ones(n, requires_grad=True)
    assert gs.ops.suite.more(x).tolist() == [3.0] * n

def test_refused():
    with pytest.raises(RuntimeError):
        gs.ops.suite.double(gs.ones(2), "two")

@dontGenerateOpCheckTests("not this one")
def test_unwatched():
    gs.ops.suite.double(gs.ones(7))
"""

Suite = Callable[..., tuple[int, str]]


@pytest.fixture
def suite(tmp_path: Path) -> Suite:
    """`suite(sign, *options)`: exit status and output of pytest for `SUITE`."""
    plugin = ["-p", "gradsmith.testing.pytest_plugin"]
    names = ("pytest_gradsmith", "gradsmith.testing.pytest_plugin")
    if any(p.value in names for p in entry_points(group="pytest11")):
        plugin = []

    def run(sign: str, *options: str) -> tuple[int, str]:
        folder = tmp_path / "tests"
        folder.mkdir(exist_ok=True)
        (folder / "test_suite.py").write_text(SUITE.replace("SIGN", sign), encoding="utf-8")
        command: list[Any] = [
            sys.executable,
            "-m",
            "pytest",
            "-p",
            "no:randomly",
            *plugin,
            *options,
        ]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
        return done.returncode, done.stdout + done.stderr

    return run


def test_clean(suite: Suite) -> None:
    status, output = suite("1", "--opcheck", "tests")
    assert status == 0, output
    # In both sizes `more`, and `double` within it; `double` below autograd is not called anew.
    assert "2 operators in 4 different calls, 0 failures" in output
    assert "5 passed" in output


def test_findings_fail_the_session_and_can_be_repeated(suite: Suite, tmp_path: Path) -> None:
    status, output = suite("-1", "--opcheck=suite", "--opcheck-checks=test_schema,test_gradient")
    assert status == 1, output
    assert "5 passed" in output, "the tests themselves are as ever"
    assert "FAIL suite::double test_gradient" in output and "2 failures" in output
    assert "has the wrong sign" in output and "called by tests/test_suite.py::test_double" in output
    (line,) = [
        line for line in output.splitlines() if "suite.double" in line and "gradsmith.load" in line
    ]
    saved = re.search(r"load\('(.*)', ", line)
    assert saved is not None and Path(saved[1]).is_file()
    program = (
        "import sys; sys.path.insert(0, 'tests'); import test_suite, gradsmith\n"
        "from gradsmith.testing import opcheck\n"
        f"{line.strip()}\n"
        "opcheck(gradsmith.ops.suite.double.default, args, kwargs, test_utils='test_gradient')"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True
    )
    assert done.returncode == 1 and "has the wrong sign" in done.stderr


def test_only_what_is_asked_for(suite: Suite) -> None:
    status, output = suite("-1", "--opcheck-namespaces=other")
    assert status == 0 and "no operator to check was called" in output
    assert "gradsmith-opcheck" not in output


class Options:
    """As much of pytest's configuration as is looked at before a session is watched."""

    def __init__(self, **given: str) -> None:
        self.given = given

    def getoption(self, name: str) -> str | None:
        return self.given.get(name.removeprefix("--").replace("-", "_"))


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (Options(opcheck="a::b"), "'a::b' is no namespace"),
        (
            Options(opcheck="", opcheck_checks="test_all"),
            "there is no check 'test_all'; there are test_schema",
        ),
    ],
)
def test_wrong_options(options: Any, words: str) -> None:
    with pytest.raises(pytest.UsageError, match=re.escape(words)):
        pytest_configure(options)


def test_nothing_is_watched_unless_asked_for() -> None:
    nothing: Any = Options()
    pytest_configure(nothing)  # would use more of the configuration


def test_a_run_of_pytest_imports_nothing_of_gradsmith(
    repository: Path, settings: dict[str, Any]
) -> None:
    """pytest imports the plugins of all that is installed, whether they are asked for or not."""
    (name,) = settings["project"]["entry-points"]["pytest11"].values()
    folder = repository / settings["tool"]["setuptools"]["package-dir"][name]
    program = (
        f"import sys; sys.path.insert(0, {str(folder.parent)!r})\n"
        f"import {name} as plugin\n"
        "loaded = {module.partition('.')[0] for module in sys.modules}\n"
        "assert not loaded & {'gradsmith', 'numpy'}, loaded\n"
        "assert plugin.pytest_addoption and plugin.pytest_configure\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_the_plugin_under_both_of_its_names(suite: Suite) -> None:
    status, output = suite("1", "-p", "gradsmith.testing.pytest_gradsmith", "--opcheck", "tests")
    assert status == 0 and "2 operators in 4 different calls, 0 failures" in output
