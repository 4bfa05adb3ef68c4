"""Stubs: that type checkers accept them, and accept and refuse the right programs because of them."""

from __future__ import annotations

import ast
import importlib
import inspect
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import gradsmith

Generated = Callable[[Path], dict[str, str]]

PROGRAM = """\
from typing import assert_type

import gradsmith as gs
from gradsmith import nn
from gradsmith.nn import functional as F

x: gs.Tensor = gs.add(gs.ones(3), 2).sum(dim=0)
assert_type(gs.zeros(2, 3, dtype=gs.float64, requires_grad=True), gs.Tensor)
assert_type(gs.zeros((2, 3), device="cpu"), gs.Tensor)
assert_type(gs.randn(4, generator=gs.Generator()), gs.Tensor)

# Python's operators
assert_type(x + 1, gs.Tensor)
assert_type(2.5 * x - x / 3j, gs.Tensor)
assert_type(x @ x, gs.Tensor)
assert_type(x == x, gs.Tensor)
assert_type(-x ** 2, gs.Tensor)
x += 1
x *= x

# Overloads and named results
values, indices = gs.max(x, 0)
assert_type(values, gs.Tensor)
assert_type(gs.max(x), gs.Tensor)
assert_type(gs.max(x, dim=0, keepdim=True).indices, gs.Tensor)
assert_type(x.sort(dim=-1, descending=True).values, gs.Tensor)
assert_type(gs.linalg.eigh(x).eigenvalues, gs.Tensor)
assert_type(gs.div(x, 2, rounding_mode="floor"), gs.Tensor)

# Sizes one by one and together, one number for several, out=
assert_type(x.reshape(2, -1).permute(1, 0), gs.Tensor)
assert_type(x.reshape(x.shape).view((3, 1)), gs.Tensor)
assert_type(F.avg_pool2d(x, 3, (1, 2)), gs.Tensor)
gs.exp(x, out=x)
gs.sort(x, out=(values, indices))
assert_type(gs.where(x > 0, x, 0.0), gs.Tensor)
assert_type(gs.special.erf(x), gs.Tensor)
assert_type(x.size(0), int)
assert_type(x.size(), gs.Size)

# What is imported when it is first asked for, and is public all the same
assert_type(nn.Linear(3, 2), nn.Linear)
assert_type(nn.Sequential(nn.Conv2d(1, 2, 3), nn.ReLU()), nn.Sequential)
assert_type(isinstance(x, gs.LongTensor), bool)


# A call of a layer is a call of its `forward`
class Scaled(nn.Linear):
    def forward(self, input: gs.Tensor, factor: float = 2.0) -> gs.Tensor:
        return super().forward(input) * factor


class Counted(nn.Module):
    def forward(self, input: gs.Tensor) -> tuple[gs.Tensor, int]:
        return input, input.numel()


assert_type(nn.Linear(3, 2)(x), gs.Tensor)
assert_type(nn.ReLU()(input=x), gs.Tensor)
assert_type(Scaled(3, 2)(x, factor=0.5), gs.Tensor)
assert_type(Counted()(x), tuple[gs.Tensor, int])
layers: list[nn.Module] = [nn.Linear(3, 2), Counted()]
for layer in layers:
    x = layer(x)
rows = gs.func.vmap(nn.Linear(3, 2))(x)


# A block and, without brackets too, a decorator
@gs.no_grad
def halved(y: gs.Tensor) -> gs.Tensor:
    return y / 2


with gs.no_grad():
    assert_type(halved(x), gs.Tensor)
assert_type(gs.fft.fft(x, norm="ortho"), gs.Tensor)
assert_type(gs.allclose(x, x, rtol=1e-3), bool)


class Weights(gs.Tensor):
    pass


def step(weights: Weights) -> Weights:
    return weights.mul_(0.9).add_(1)
"""

WRONG = {
    'gs.add("1", 2)': "overload|incompatible type|type",
    "gs.ones(3).sum(dims=0)": "dims",
    "gs.zeros(2, dtype=3)": "dtype",
    "gs.exp(x, out=3)": "out",
    "gs.reshape(x, 'a')": "str",
    "gs.sin()": "input",
    "gs.no_such_operator(x)": "no_such_operator",
    "x.no_such_method()": "no_such_method",
    "gs.max(x, 0).winner": "winner",
    "gs.nn.Linear(3, 2)('a')": "str",
    "gs.nn.ReLU()(x, x)": "arguments|positional",
}
"""Statements that have to be refused, and a pattern that the complaint has."""

MODULES = ["functions", "raw", "nn", "nn_functional", "linalg", "fft", "special"]


@pytest.fixture(scope="module")
def site(repository: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder where type checkers find the package, laid out as an installed one."""
    folder = tmp_path_factory.mktemp("site")
    package = folder / "gradsmith"
    package.mkdir()
    for entry in (repository / "runtime").iterdir():
        if entry.name != "__pycache__":
            (package / entry.name).symlink_to(entry)
    for name in ("codegen", "generated", "templates"):
        (package / name).symlink_to(repository / name)
    return folder


def mypy(site: Path, *arguments: str) -> str:
    """What ``mypy --strict`` prints; empty if it has nothing to say."""
    pytest.importorskip("mypy", reason="mypy is not installed")
    command = [
        sys.executable,
        "-m",
        "mypy",
        "--strict",
        "--no-error-summary",
        "--hide-error-context",
    ]
    command += ["--python-version", "3.11", "--cache-dir", str(site / "cache"), *arguments]
    environment = {**os.environ, "MYPYPATH": str(site)}
    run = subprocess.run(command, cwd=site, env=environment, capture_output=True, text=True)
    assert run.returncode in (0, 1), run.stderr
    return run.stdout


def pyright(site: Path, *files: str) -> list[dict[str, Any]]:
    """The errors of pyright in strict mode."""
    program = shutil.which("pyright", path=f"{Path(sys.executable).parent}:{os.environ['PATH']}")
    if program is None:
        pytest.skip("pyright is not installed")
    settings = {"include": list(files), "typeCheckingMode": "strict", "pythonVersion": "3.11"}
    settings["extraPaths"] = [str(site)]
    (site / "pyrightconfig.json").write_text(json.dumps(settings))
    command = [program, "--outputjson", "--pythonpath", sys.executable, "--project", str(site)]
    run = subprocess.run(command, cwd=site, capture_output=True, text=True)
    try:
        report = json.loads(run.stdout)
    except ValueError:
        pytest.skip(f"pyright does not run here: {run.stderr.strip()[-200:]}")
    return [d for d in report["generalDiagnostics"] if d["severity"] == "error"]


# -- programs ------------------------------------------------------------------------------------------


def test_mypy_accepts_right_programs_and_refuses_wrong_ones(site: Path) -> None:
    head = "import gradsmith as gs\n\nx = gs.ones(3)\n"
    (site / "program.py").write_text(PROGRAM)
    (site / "wrong.py").write_text(head + "\n".join(WRONG) + "\n")
    told = mypy(site, "--follow-imports=silent", "program.py", "wrong.py")
    assert not [line for line in told.splitlines() if line.startswith("program.py")]
    for number, (statement, pattern) in enumerate(WRONG.items(), head.count("\n") + 1):
        said = [line for line in told.splitlines() if line.startswith(f"wrong.py:{number}:")]
        assert said and re.search(pattern, "\n".join(said)), f"accepted: {statement}"


def test_mypy_accepts_the_stubs(site: Path) -> None:
    stubs = [str(p) for p in sorted((site / "gradsmith" / "generated").glob("*.pyi"))]
    assert len(stubs) > len(MODULES)
    packages = [f"gradsmith.generated.{Path(s).stem}" for s in stubs]
    arguments = [item for package in packages for item in ("-m", package)]
    assert mypy(site, "--follow-imports=silent", *arguments) == ""


def test_pyright_accepts_right_programs_and_the_stubs(site: Path) -> None:
    (site / "program.py").write_text(PROGRAM)
    stubs = [f"gradsmith/generated/{p.name}" for p in (site / "gradsmith/generated").glob("*.pyi")]
    errors = pyright(site, "program.py", *stubs)
    assert not [f"{e['file']}:{e['range']['start']['line'] + 1}: {e['message']}" for e in errors]


def test_pyright_refuses_wrong_programs(site: Path) -> None:
    head = "import gradsmith as gs\n\nx = gs.ones(3)\n"
    (site / "wrong.py").write_text(head + "\n".join(WRONG) + "\n")
    lines = {e["range"]["start"]["line"] for e in pyright(site, "wrong.py")}
    start = head.count("\n")
    accepted = [statement for line, statement in enumerate(WRONG, start) if line not in lines]
    assert not accepted


# -- agreement with the modules ------------------------------------------------------------------------


def stubbed(text: str) -> dict[str, list[ast.FunctionDef]]:
    """Functions of a stub, or methods of its class, with all their overloads."""
    tree = ast.parse(text)
    bodies = [node.body for node in tree.body if isinstance(node, ast.ClassDef)] or [tree.body]
    found: dict[str, list[ast.FunctionDef]] = {}
    for node in bodies[0]:
        if isinstance(node, ast.FunctionDef):
            found.setdefault(node.name, []).append(node)
    return found


def parameters(function: ast.FunctionDef) -> set[str]:
    """Names of a stub's parameters."""
    arguments = function.args
    every = arguments.posonlyargs + arguments.args + arguments.kwonlyargs
    return {a.arg for a in every} | ({arguments.vararg.arg} if arguments.vararg else set())


@pytest.mark.parametrize("name", [*MODULES, "tensor_methods"])
def test_stubs_have_the_functions_of_their_modules(output: dict[str, str], name: str) -> None:
    module = importlib.import_module(f"gradsmith.generated.{name}")
    functions = stubbed(output[f"generated/{name}.pyi"])
    holder = module.TensorMethods if name == "tensor_methods" else module
    real = {
        n
        for n, f in vars(holder).items()
        if inspect.isfunction(f)
        and f.__module__ == module.__name__
        and f.__qualname__.rpartition(".")[2] == n
    }
    assert set(functions) == real
    for function, overloads in functions.items():
        signature = inspect.signature(getattr(holder, function))
        if any(p.kind is p.VAR_KEYWORD for p in signature.parameters.values()):
            continue
        for overload in overloads:
            assert parameters(overload) <= set(signature.parameters), function


@pytest.mark.parametrize(
    ("name", "arguments", "annotation"),
    [
        ("abs", (), "Tensor"),
        ("chunk", (2,), "tuple[Tensor, ...]"),
        ("equal", (gradsmith.ones(4),), "bool"),
        ("std_mean", (), "tuple[Tensor, Tensor]"),
        ("max", (0,), "return_types.max"),
    ],
)
def test_results_are_of_the_type_that_stubs_say(
    output: dict[str, str], name: str, arguments: tuple[Any, ...], annotation: str
) -> None:
    overloads = stubbed(output["generated/functions.pyi"])[name]
    assert annotation in [ast.unparse(o.returns) for o in overloads if o.returns]
    result = getattr(gradsmith, name)(gradsmith.ones(4), *arguments)
    wanted = annotation.partition("[")[0].rpartition(".")[2]
    assert type(result).__name__ == wanted


def test_the_stub_of_a_tiny_project(tiny: Path, generated: Generated) -> None:
    files = generated(tiny)
    assert files["generated/functions.pyi"].partition('"""\n\n')[2] == """\
# pyright: reportPrivateUsage=false

from gradsmith.core.tensor import Tensor
from gradsmith.types import Number
from tiny.generated import return_types

__all__ = [
    "halves",
    "scaled",
    "scaled_",
]

def scaled(input: Tensor, factor: Number = 2) -> Tensor: ...
def scaled_(input: Tensor, factor: Number = 2) -> Tensor: ...
def halves(input: Tensor) -> return_types.halves: ...
"""


def overloads_of(generated: Generated, tiny: Path, *functions: str) -> str:
    """The functions of the stub of operators with these schemas."""
    entries = [
        f"- func: {f}\n  dispatch: {{'CPU, Meta': {'halves' if ', Tensor)' in f else 'scaled'}}}\n  category: x\n"
        for f in functions
    ]
    (tiny / "native_functions.yaml").write_text("".join(entries))
    silent = [f"- name: {f}\n  self: non_differentiable\n" for f in functions if "out)" not in f]
    (tiny / "derivatives.yaml").write_text("".join(silent))
    (tiny / "kernels" / "arithmetic.py").write_text(
        "def scaled(*args): ...\ndef halves(*args): ...\n"
    )
    text = generated(tiny)["generated/functions.pyi"]
    return text.partition("]\n\n")[2]


def test_an_overload_that_another_covers_is_left_out(tiny: Path, generated: Generated) -> None:
    text = overloads_of(
        generated,
        tiny,
        "f.wide(Tensor self, Scalar x=1) -> Tensor",
        "f.narrow(Tensor self, float x) -> Tensor",
        "f.number(Tensor self, int x) -> Tensor",
    )
    assert text.count("def f(") == 1 and "overload" not in text
    assert "def f(input: Tensor, x: Number = 1) -> Tensor:" in text


def test_overloads_that_differ_are_all_there(tiny: Path, generated: Generated) -> None:
    text = overloads_of(
        generated,
        tiny,
        "f(Tensor self) -> Tensor",
        "f.dim(Tensor self, int dim) -> (Tensor, Tensor)",
        "f.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    )
    assert text == """\
@overload
def f(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def f(input: Tensor, dim: int) -> tuple[Tensor, Tensor]: ...
"""


def test_names_that_hide_builtins_are_no_types(tiny: Path, generated: Generated) -> None:
    text = overloads_of(
        generated,
        tiny,
        "tuple(Tensor self, int[] size) -> (Tensor, Tensor)",
        "f(Tensor self, int[2] x=0, bool? flag=None) -> (Tensor, int)",
    )
    text_of_size = (
        "def tuple(input: Tensor, size: Sequence[int]) -> builtins.tuple[Tensor, Tensor]: ..."
    )
    assert text_of_size in text
    assert "-> builtins.tuple[Tensor, int]: ..." in text
    assert "flag: bool | None = None" in text
