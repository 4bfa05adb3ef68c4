"""Programs run on packages that have just what they need, and are told what is left out."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from gradsmith.codegen.diagnostics import Diagnostics
from gradsmith.codegen.foreign.reach import compositions_needing
from gradsmith.codegen.selection.package import package_files, select
from gradsmith.codegen.selection.reach import Program, gradsmith_itself
from gradsmith.codegen.selection.requests import (
    Requests,
    TraceFailed,
    Wanted,
    read_file,
    traced,
)
from gradsmith.codegen.torch_dialect.release import load_release

_MLP = """
import gradsmith as gs
from gradsmith import nn, optim

gs.manual_seed(0)
x = gs.randn(64, 10)
y = (x.sum(1) > 0).long()
model = nn.Sequential(nn.Linear(10, 16), nn.ReLU(), nn.Linear(16, 2))
optimizer = optim.Adam(model.parameters(), lr=1e-2)
for _ in range(20):
    optimizer.zero_grad()
    loss = nn.functional.cross_entropy(model(x), y)
    loss.backward()
    optimizer.step()
print(repr(loss.item()), (model(x).argmax(1) == y).float().mean())
"""

_LINEAR_ALGEBRA = """
import gradsmith as gs

gs.manual_seed(0)
a = gs.randn(6, 6, dtype=gs.float64)
s = (a @ a.mT + 6 * gs.eye(6, dtype=gs.float64)).requires_grad_()
x = gs.cholesky_solve(a[:, :1], gs.linalg.cholesky(s))
values, vectors = gs.linalg.eigh(s)
(first,) = gs.autograd.grad(x.square().sum() + gs.logdet(s) + values.log().sum(), s, create_graph=True)
(second,) = gs.autograd.grad(first.square().sum(), s)
print(first.norm(), second.norm(), vectors.shape)
"""

_IMAGES = """
import gradsmith as gs
from gradsmith import nn

gs.manual_seed(0)
model = nn.Sequential(nn.Conv2d(1, 4, 3), nn.BatchNorm2d(4), nn.GELU(), nn.MaxPool2d(2), nn.Flatten(), nn.Linear(36, 3))
images = gs.rand(5, 1, 8, 8, requires_grad=True)
loss = nn.functional.mse_loss(model(images), gs.zeros(5, 3))
loss.backward()
print(loss, images.grad.abs().sum(), sum(p.grad.norm().item() for p in model.parameters()))
"""

_ASKED = """\
randn
eye                 # a factory
linalg.cholesky
cholesky_solve
aten::linalg_eigh
logdet
gradsmith.square
Tensor.norm
"""


@pytest.fixture(scope="module")
def program() -> Program:
    return gradsmith_itself()


def _build(program: Program, wanted: Wanted, folder: Path) -> Path:
    selection = select(program, wanted)
    assert len(selection.packets) < len(program.packets) / 2
    files = package_files(program, selection, "gradsmith generate --only ops.txt", "add '{}'")
    for path, text in files.items():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    return folder


def _run(source: str, build: Path | None, cwd: Path) -> str:
    environment = dict(os.environ)
    if build is not None:
        environment["PYTHONPATH"] = str(build)
    done = subprocess.run(
        [sys.executable, "-c", source], env=environment, cwd=cwd, capture_output=True, text=True
    )
    assert not done.returncode, done.stderr
    return done.stdout


def _traced(program: Program, source: str, folder: Path) -> Wanted:
    file = folder / "program.py"
    file.write_text(source, encoding="utf-8")
    wanted, others = traced(file, [], Requests(program))
    assert others == []
    return wanted


@pytest.fixture(scope="module")
def small(program: Program, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A build with what the program of linear algebra calls, as a file names it."""
    folder = tmp_path_factory.mktemp("small")
    asked = folder / "ops.txt"
    asked.write_text(_ASKED, encoding="utf-8")
    diagnostics = Diagnostics()
    wanted = read_file(asked, Requests(program), diagnostics)
    assert not diagnostics.items
    return _build(program, wanted, folder / "build")


def test_a_program_of_linear_algebra_runs_on_what_a_file_names(small: Path, tmp_path: Path) -> None:
    assert _run(_LINEAR_ALGEBRA, small, tmp_path) == _run(_LINEAR_ALGEBRA, None, tmp_path)


def test_the_package_imports_itself_and_no_other(small: Path, tmp_path: Path) -> None:
    source = (
        "import sys, gradsmith\n"
        "print([m.__file__ for n, m in list(sys.modules.items()) if n.startswith('gradsmith')])"
    )
    assert all(str(small) in place for place in eval(_run(source, small, tmp_path)))


@pytest.mark.parametrize("source", [_MLP, _IMAGES], ids=["mlp", "images"])
def test_a_program_runs_on_what_its_trace_has(
    source: str, program: Program, tmp_path: Path
) -> None:
    build = _build(program, _traced(program, source, tmp_path), tmp_path / "build")
    assert _run(source, build, tmp_path) == _run(source, None, tmp_path)


_MISSING = {
    "gs.conv2d": "AttributeError module 'gradsmith' has no attribute 'conv2d'{} add 'conv2d'",
    "x.gcd": "AttributeError 'Tensor' object has no attribute 'gcd'{} add 'Tensor.gcd'",
    "gs.linalg.svd": "AttributeError module 'gradsmith.linalg' has no attribute 'svd'{} add 'linalg.svd'",
    "gs.nn.Conv2d": "AttributeError module 'gradsmith.nn' has no attribute 'Conv2d'{} add 'nn.Conv2d'",
    "gs.optim": "ModuleNotFoundError No module named 'gradsmith.optim'{} add 'optim'",
    "gs.ops.aten.gelu": "AttributeError '_OpNamespace' 'aten' object has no attribute 'gelu'{} add 'gelu'",
    "gs.nn.functional.gelu": "AttributeError module 'gradsmith.nn.functional' has no attribute 'gelu'{} add 'nn.functional.gelu'",
    "gs.nn.functional.interpolate(x[None, None], scale_factor=2.0)": "NotImplementedError 'upsample_nearest1d' was called{} add 'upsample_nearest1d'",
    "gs.nonsense": "AttributeError module 'gradsmith' has no attribute 'nonsense'",
    "hasattr(x, 'gcd')": "False",
}
_LEFT_OUT = ": it is left out of this selective build, which was made by `gradsmith generate --only ops.txt`;"


def test_what_is_left_out_says_so(small: Path, tmp_path: Path) -> None:
    source = (
        "import gradsmith as gs\nx = gs.zeros(3)\n"
        f"for text in {list(_MISSING)!r}:\n"
        "    try: print(eval(text))\n"
        "    except Exception as error: print(type(error).__name__, error)\n"
    )
    said = _run(source, small, tmp_path).splitlines()
    assert said == [text.format(_LEFT_OUT) for text in _MISSING.values()]


def test_a_wrong_line_is_reported_at_its_place(program: Program, tmp_path: Path) -> None:
    asked = tmp_path / "ops.txt"
    asked.write_text("add\n  nn.Linaer  # misspelt\nadd.Tensr\n\n", encoding="utf-8")
    diagnostics = Diagnostics()
    read_file(asked, Requests(program), diagnostics)
    found = [
        (d.code, d.location and (d.location.line, d.location.column), d.hint)
        for d in diagnostics.items
    ]
    assert found == [
        ("GS609", (2, 3), "did you mean 'nn.Linear'?"),
        ("GS609", (3, 1), "did you mean 'add.Tensor'?"),
    ]


def test_an_operator_of_a_library_is_no_part_of_gradsmith(program: Program, tmp_path: Path) -> None:
    asked = tmp_path / "ops.txt"
    asked.write_text("edited::bump.out\nqwxz.bump\n", encoding="utf-8")
    diagnostics = Diagnostics()
    read_file(asked, Requests(program), diagnostics)
    of_library, unknown = diagnostics.items
    assert (
        of_library.message == "'edited::bump.out' is of the library 'edited', and not of gradsmith"
    )
    assert of_library.hint is not None and "--from-trace" in of_library.hint
    assert unknown.hint is not None and of_library.hint in unknown.hint


def test_a_lack_reaches_the_compositions_that_come_to_it(program: Program) -> None:
    reach = compositions_needing(["bmm", "log", "gcd"], load_release(None), program)
    assert list(reach) == ["bmm", "log"]  # those of most compositions first; none comes to `gcd`
    assert {"matmul", "einsum"} <= set(reach["bmm"]) and "logdet" in reach["log"]
    # `exp` has a kernel; that its derivative multiplies is nobody's lack.
    assert program.composed_of("exp") == set()
    # What F.lp_pool1d does, which is declared with it, is not what it is made of.
    assert "relu" not in program.composed_of("avg_pool1d")


def test_a_program_that_fails_is_no_trace(program: Program, tmp_path: Path) -> None:
    with pytest.raises(TraceFailed, match="exit status 1"):
        _traced(program, "raise ValueError", tmp_path)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--only", "ops.txt"], "say where the package goes: --into FOLDER"),
        (["--into", "out"], "say what is needed: --only FILE or --from-trace PROGRAM"),
        (["--only", "o", "--into", "out", "--check"], "no --check"),
        (["--only", "ops.txt", "--into", "full"], "is there, and not a selective build"),
        (["--from-trace", "none.py", "--into", "out"], "there is no program none.py"),
    ],
)
def test_wrong_use(
    words: list[str],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    from gradsmith.codegen.cli import main

    monkeypatch.chdir(tmp_path)
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "thesis.tex").touch()
    assert main(["generate", *words]) == 2
    assert said in capsys.readouterr().err
    assert [path.name for path in tmp_path.rglob("*")] == ["full", "thesis.tex"]
