"""``gradsmith new``, and what the generator says of projects outside gradsmith's tree."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from gradsmith.codegen.cli import main
from gradsmith.codegen.diagnostics import Diagnostics
from gradsmith.codegen.pipeline import generate
from gradsmith.codegen.project.settings import load_project


def _said(root: Path) -> list[tuple[str, str, str]]:
    """Code, place and message of everything wrong with the project at `root`."""
    diagnostics = Diagnostics()
    project = load_project(root, diagnostics)
    if project is not None:
        generate(project, diagnostics)
    return [(d.code, str(d.location), d.message) for d in diagnostics.items]


def _edit(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


def _tree(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }


# -- laying down ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["library", "backend"])
@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("my-ops", "not a name"),
        ("2fast", "not a name"),
        ("_hidden", "not a name"),
        ("größe", "not a name"),
        ("class", "word of Python's"),
        ("json", "standard library"),
        ("aten", "taken"),
        ("gradsmith", "taken"),
        ("cuda", "device"),
    ],
)
def test_names_that_mean_something_else_are_refused(
    kind: str, name: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["new", kind, name, "--path", str(tmp_path / "made")]) == 1
    said = capsys.readouterr().err
    assert "error[GS606]" in said and why in said and repr(name) in said
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_exists_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Both mistakes are said at once."""
    folder = tmp_path / "there"
    folder.mkdir()
    (folder / "mine.txt").write_text("mine")
    assert main(["new", "library", "json", "--path", str(folder)]) == 1
    said = capsys.readouterr().err
    assert said.count("error[GS606]") == 2 and "nothing has been written" in said
    assert _tree(tmp_path) == {"there/mine.txt": b"mine"}
    assert [path.name for path in tmp_path.iterdir()] == ["there"]


def test_nothing_is_left_of_a_project_that_cannot_be_generated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from gradsmith.codegen.cli import new

    monkeypatch.setattr(new, "_generated", lambda root: 1)
    assert main(["new", "library", "demo", "--path", str(tmp_path / "demo")]) == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("kind", ["library", "backend"])
def test_a_new_project_is_as_generated(
    kind: str, request: pytest.FixtureRequest, capsys: pytest.CaptureFixture[str]
) -> None:
    root: Path = request.getfixturevalue(kind)
    before = _tree(root)
    assert main(["generate", "--check", "--project", str(root)]) == 0
    assert "are as generated" in capsys.readouterr().out
    assert main(["generate", "--project", str(root)]) == 0
    after = _tree(root)
    changed = {path for path in before.keys() | after.keys() if before.get(path) != after.get(path)}
    assert all(path.startswith(".gradsmith/") for path in changed)
    assert _said(root) == []
    for path, content in after.items():
        if not path.startswith(".gradsmith/"):  # the memo, which holds compiled templates
            assert b"jinja" not in content and "NAME" not in path


def test_what_is_written_is_formatted(library: Path, backend: Path) -> None:
    black = pytest.importorskip("black")
    mode = black.Mode(line_length=100)
    for root in (library, backend):
        for file in (
            *root.glob("src/*/*.py"),
            *root.glob("*/*.py"),
            *root.glob("src/*/kernels/*.py"),
        ):
            text = file.read_text(encoding="utf-8")
            if text:
                assert black.format_str(text, mode=mode) == text, file


# -- a library -----------------------------------------------------------------------------------------


def test_kernels_are_found_in_the_librarys_package(library: Path) -> None:
    operators = (library / "src/demo/generated/operators.py").read_text(encoding="utf-8")
    assert '"CPU": "demo.kernels.examples:moving_mean"' in operators
    assert 'pointwise="demo.kernels.examples:bump"' in operators
    nodes = (library / "src/demo/generated/autograd_nodes/examples.py").read_text(encoding="utf-8")
    assert '_from = deferred_from(globals(), "demo.formulas.slopes")' in nodes
    assert 'slope_of_bump = _from("slope_of_bump")' in nodes
    assert "from demo.generated import functions as demo" in nodes
    assert not (library / "src/demo/generated/tensor_methods.py").exists()


def test_formulas_call_operators_and_helpers_of_gradsmith(library: Path) -> None:
    derivatives = library / "src/demo/derivatives.yaml"
    _edit(
        derivatives, "grad * slope_of_bump(self, value=result)", "scaled(grad, 2) * sigmoid(self)"
    )
    assert _said(library) == []
    assert main(["generate", "--project", str(library)]) == 0
    nodes = (library / "src/demo/generated/autograd_nodes/examples.py").read_text(encoding="utf-8")
    assert "from gradsmith.generated.functions import sigmoid" in nodes
    assert '_from = deferred_from(globals(), "gradsmith.operators.' in nodes


def test_a_pointwise_kernel_is_given_every_argument(library: Path) -> None:
    """Also where it alone computes everything, without a default of its own."""
    functions = library / "src/demo/native_functions.yaml"
    _edit(functions, "bump(Tensor self)", "bump(Tensor self, *, float beta=1.0)")
    _edit(
        library / "src/demo/derivatives.yaml",
        "bump(Tensor self)",
        "bump(Tensor self, *, float beta=1.0)",
    )
    _edit(library / "src/demo/derivatives.yaml", "slope_of_bump(self, value=result)", "beta")
    kernels = library / "src/demo/kernels/examples.py"
    text = kernels.read_text(encoding="utf-8")
    assert "\ndef bump(self" in text
    head, _, tail = text.partition("\ndef bump(self")
    rest = tail[tail.index("\ndef ") :]
    assert {code for code, *_ in _said(library)} == {"GS503"}
    kernels.write_text(
        f"{head}\ndef bump(self, beta):\n    return self * beta\n\n{rest}", encoding="utf-8"
    )
    assert main(["generate", "--project", str(library)]) == 0
    program = (
        "import gradsmith as gs, demo\n"
        "x = gs.tensor([1.0, 2.0], requires_grad=True)\n"
        "y = x.detach().clone()\n"
        "print(demo.bump(x).tolist(), demo.bump(x, beta=3.0).tolist())\n"
        "print(demo.bump_(y, beta=2.0).tolist(), demo.bump(y, beta=2.0, out=gs.empty(2)).tolist())\n"
        "print(demo.bump(gs.empty(2, device='meta'), beta=2.0).shape)\n"
        "demo.bump(x, beta=5.0).sum().backward(); print(x.grad.tolist())\n"
    )
    done = subprocess.run(
        [sys.executable, "-O", "-c", program], cwd=library / "src", capture_output=True, text=True
    )
    assert done.stdout.splitlines() == [
        "[1.0, 2.0] [3.0, 6.0]",
        "[2.0, 4.0] [4.0, 8.0]",
        "gradsmith.Size([2])",
        "[5.0, 5.0]",
    ], done.stderr


@pytest.mark.parametrize(
    ("schema", "changed", "place"),
    [
        ("bump(Tensor self)", "bump(Tensor self, int times=1)", "native_functions.yaml:7:14"),
        (
            "moving_mean(Tensor self, int window)",
            "moving_mean(Tensor self, int window, int times=1)",
            "native_functions.yaml:17:5",
        ),
        (
            "smooth_bump(Tensor self, int window=2)",
            "smooth_bump(Tensor self, int window=2, int times=1)",
            "native_functions.yaml:37:3",
        ),
    ],
)
def test_a_schema_with_one_argument_more_than_its_kernel(
    library: Path, schema: str, changed: str, place: str
) -> None:
    _edit(library / "src/demo/native_functions.yaml", schema, changed)
    said = [row for row in _said(library) if row[0] == "GS503"]
    assert said and said[0][1].endswith(place), _said(library)


def test_mistakes_are_said_at_their_place_in_the_librarys_files(library: Path) -> None:
    functions = library / "src/demo/native_functions.yaml"
    derivatives = library / "src/demo/derivatives.yaml"
    _edit(functions, "    CPU: moving_mean\n", "    CPU: moving_meen\n")
    _edit(functions, "  autogen: bump_, bump.out\n", "  variants: function, method\n")
    _edit(functions, "  promotion: int_to_float\n", "  operators: __neg__\n")
    _edit(derivatives, "slope_of_bump(self, value=result)", "slope_of_bomp(self, result)")
    _edit(derivatives, "demo.moving_mean_backward(grad", "demo.moving_mean_backwards(grad")
    _edit(derivatives, "demo.moving_mean(grad", "demo.sin(grad")
    said = _said(library)
    found = {(code, place.rpartition("/")[2]) for code, place, _ in said}
    assert found == {
        ("GS501", "native_functions.yaml:17:10"),
        ("GS605", "native_functions.yaml:6:13"),
        ("GS605", "native_functions.yaml:8:14"),
        ("GS403", "derivatives.yaml:5:16"),
        ("GS403", "derivatives.yaml:10:14"),
        ("GS403", "derivatives.yaml:14:14"),
    }
    assert all(place.startswith("src/demo/") for _, place, _ in said)


def test_a_librarys_schema_leaves_the_namespace_to_the_project(library: Path) -> None:
    functions = library / "src/demo/native_functions.yaml"
    _edit(functions, "smooth_bump(", "demo::smooth_bump(")
    assert "GS308" in [code for code, _, _ in _said(library)]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('namespace = "demo"', 'namespace = "aten"', "namespace 'aten' is gradsmith's own"),
        ('extends = "gradsmith"', 'extends = "gradsmiht"', "a project can extend 'gradsmith'"),
        ('kernels_package = "demo.kernels"', 'kernels_package = "demo kernels"', "import name"),
        ('formulas = "src', 'formulae = "src', "unknown setting 'formulae'"),
    ],
)
def test_settings_are_checked_where_they_stand(
    library: Path, old: str, new: str, message: str
) -> None:
    _edit(library / "pyproject.toml", old, new)
    lines = (library / "pyproject.toml").read_text(encoding="utf-8").splitlines()
    number = lines.index(next(line for line in lines if line.startswith(new))) + 1
    said = _said(library)
    assert [(code, place) for code, place, _ in said] == [("GS602", f"pyproject.toml:{number}:1")]
    assert message in said[0][2]


def test_only_what_an_edit_concerns_is_written_again(
    library: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _edit(
        library / "src/demo/derivatives.yaml",
        "moving_mean(grads[0], window)",
        "moving_mean(grads[0], window) * 1",
    )
    main(["generate", "--project", str(library), "--json"])
    changed = json.loads(capsys.readouterr().out)["changed"]
    names = {change["path"] for change in changed}
    assert (
        "src/demo/generated/autograd_nodes/examples.py" in names
        and "src/demo/generated/operators.py" not in names
    )
    _edit(library / "src/demo/generated/functions.py", "def bump", "def bumb")
    assert main(["generate", "--check", "--project", str(library)]) == 1
    assert "functions.py: edited by hand" in capsys.readouterr().out


# -- a backend -----------------------------------------------------------------------------------------


def test_every_mistake_of_a_backend_is_found_in_one_pass(backend: Path) -> None:
    yaml = backend / "src/sim/backend.yaml"
    _edit(yaml, "backend: PrivateUse1", "backend: PrivateUse4")
    _edit(yaml, "device: sim\n", "device: cuda\ncolour: red\n")
    _edit(yaml, "fallback: cpu", "fallback: gpu")
    _edit(yaml, "- add.Tensor\n", "- add.Tensro\n- add\n- mul_.Tensor\n- reshape\n- mul.Tensor\n")
    _edit(yaml, "- sum.dim_IntList: sum_dim", "- sum.dim_IntList: sum_dims")
    _edit(yaml, "- neg\n", "- neg: exp\n- {a: 1, b: 2}\n")
    _edit(backend / "src/sim/kernels/arithmetic.py", "def exp(self: Buffer)", "def exp(self, a, b)")
    said = [(code, message) for code, _, message in _said(backend)]
    expected = [
        ("GS702", "unknown field 'colour'"),
        ("GS704", "'PrivateUse4' is not a value of 'backend'"),
        ("GS704", "device 'cuda' is another backend's"),
        ("GS704", "'gpu' is not a value of 'fallback'"),
        ("GS705", "gradsmith has no operator 'add.Tensro'"),
        ("GS705", "gradsmith has no operator 'add'"),
        ("GS710", "'mul_.Tensor' is a variant of 'mul.Tensor', made from the kernel of that"),
        ("GS710", "'reshape' is made of other operators, and runs on the device as they do"),
        ("GS706", "'mul.Tensor' is listed twice in 'supported'"),
        ("GS708", "kernel 'exp' takes 3 positional arguments, neg passes 1"),
        ("GS708", "kernel 'exp' takes 3 positional arguments, exp passes 1"),
        ("GS701", "expected an operator, found a mapping"),
    ]
    for pair in expected:
        assert pair in said, (pair, said)
    assert any("'sum_dims', the kernel for sum.dim_IntList" in m for c, m in said if c == "GS707")
    assert any("'add_Tensor'" in m for c, m in said if c == "GS709")
    for code, place, _ in _said(backend):
        assert code == "GS709" or place.startswith("src/sim/backend.yaml:")


def test_what_a_backend_must_have(backend: Path) -> None:
    yaml = backend / "src/sim/backend.yaml"
    yaml.write_text("supported:\n- neg\n", encoding="utf-8")
    assert {m for c, _, m in _said(backend) if c == "GS703"} == {
        "a backend without 'backend'",
        "a backend without 'memory'",
        "a backend at PrivateUse1 without 'device'",
    }
    yaml.write_text("- neg\n", encoding="utf-8")
    assert [c for c, _, _ in _said(backend)] == ["GS701"]


def test_a_memory_has_all_its_parts(backend: Path) -> None:
    memory = backend / "src/sim/kernels/memory.py"
    _edit(memory, "def to_host(buffer: Buffer)", "def to_hosts(buffer: Buffer)")
    _edit(memory, "def store(target: Buffer, source: Buffer)", "def store(target: Buffer)")
    assert [(c, m) for c, _, m in _said(backend)] == [
        ("GS707", "module 'memory' does not define 'to_host'"),
        ("GS708", "'memory:store' must take 2 positional arguments"),
    ]


def test_named_keys_have_their_devices_name(tmp_path: Path) -> None:
    root = tmp_path / "mine"
    assert main(["new", "backend", "mine", "--path", str(root), "--key", "XLA"]) == 0
    text = (root / "src/mine/generated/registrations.py").read_text(encoding="utf-8")
    assert 'key="XLA"' in text and 'device="xla"' in text
    _edit(root / "src/mine/backend.yaml", "device: xla", "device: mine")
    assert [m for _, _, m in _said(root)] == ["the device of XLA is called 'xla', not 'mine'"]


def test_settings_of_operators_are_not_for_backends(backend: Path) -> None:
    _edit(backend / "pyproject.toml", "output = ", 'functions = "f.yaml"\noutput = ')
    ((code, _, message),) = _said(backend)
    assert code == "GS602" and message.startswith("a backend has no 'functions'")


def test_the_report_of_what_is_missing(
    backend: Path, library: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    capsys.readouterr()
    assert main(["missing", "--project", str(backend), "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    everything = [
        n for c in report["categories"].values() for n in (*c["supported"], *c["missing"])
    ]
    assert len(everything) == len(set(everything)) == report["supported"] + report["missing"]
    assert "add.Tensor" in report["categories"]["pointwise"]["supported"]
    assert "sqrt" in report["categories"]["pointwise"]["missing"]
    assert "unfold" in report["views"]
    assert main(["missing", "pointwise", "--project", str(backend)]) == 0
    assert "\n  sqrt\n" in capsys.readouterr().out
    assert main(["missing", "poetry", "--project", str(backend)]) == 2
    assert main(["missing", "--project", str(library)]) == 2
    assert "this project is not a backend" in capsys.readouterr().err
    coverage = (backend / "src/sim/generated/coverage.md").read_text(encoding="utf-8")
    assert "`sqrt`" in coverage


def test_another_schema_makes_a_backend_stale(
    backend: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    from gradsmith.codegen.model import base

    changed = base.SCHEMA.read_text(encoding="utf-8").replace(
        "neg(Tensor self) -> Tensor", "neg(Tensor self, *, bool exact=False) -> Tensor"
    )
    other = tmp_path / "schema.json"
    other.write_text(changed, encoding="utf-8")
    monkeypatch.setattr(base, "SCHEMA", other)
    assert main(["generate", "--check", "--project", str(backend)]) == 1
    out = capsys.readouterr().out
    assert "registrations.py: stale" in out and "bool exact=False" in out


# -- as programs see it --------------------------------------------------------------------------------

_PROGRAM = """
import traceback, warnings
import gradsmith as gs, demo
from demo import layers
with warnings.catch_warnings(record=True) as said:
    warnings.simplefilter("always")
    demo.bump(gs.ones(3), out=gs.empty(2))
    gs.vmap(demo.moving_mean, (0, None))(gs.ones(2, 3), 2)
print(*[f"{warning.filename} {warning.lineno}" for warning in said], sep="\\n")
try:
    demo.moving_mean(gs.ones(3, requires_grad=True), 9)
except RuntimeError as error:
    print(*[frame.name for frame in traceback.extract_tb(error.__traceback__)])
"""


def test_generated_code_is_no_part_of_the_program(library: Path, tmp_path: Path) -> None:
    """Warnings are about the caller's line, and tracebacks leave layers out."""
    script = tmp_path / "program.py"
    script.write_text(_PROGRAM, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(script)],
        env={**os.environ, "PYTHONPATH": str(library / "src")},
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert done.stderr == ""
    *places, frames = done.stdout.splitlines()
    assert places == [f"{script} 7", f"{script} 8"]
    assert frames == "<module> moving_mean call_slow check moving_mean_shape"


def test_a_library_without_layers_is_still_one(library: Path) -> None:
    """As the tutorial says, examples may be deleted."""
    (library / "src/demo/layers.yaml").write_text("# none yet\n", encoding="utf-8")
    assert _said(library) == []
    assert main(["generate", "--project", str(library)]) == 0
    program = "import demo; print(demo.layers.__all__, hasattr(demo.layers, 'MovingMean'))"
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": str(library / "src")},
        capture_output=True,
        text=True,
    )
    assert (done.stdout, done.stderr) == ("[] False\n", "")


# -- mutants -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("what", [[], ["--helpers"]])
def test_samples_of_a_new_library_catch_every_mutant(
    library: Path, what: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """Without installing it."""
    assert main(["mutate", "--json", "--project", str(library), *what]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["mutants"] == report["caught"] >= 8


@pytest.mark.parametrize(
    "option",
    [
        "--operators=mooving",
        "--operators=bump --kinds=conj",
        *(
            f"--{way} --operators=mooving"
            for way in ("helpers", "batching", "definitions", "prove")
        ),
    ],
)
def test_a_choice_of_no_mutant_is_wrong_use(
    library: Path, option: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["mutate", "--project", str(library), *option.split()]) == 2
    said = capsys.readouterr().err
    assert "no mutant" in said and option.split()[-1].partition("=")[2] in said


@pytest.mark.parametrize("seconds", ["-1", "0", "nan", "1e300"])
def test_a_limit_that_is_none_is_wrong_use(
    library: Path, seconds: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["mutate", "--project", str(library), f"--timeout={seconds}"]) == 2
    assert "--timeout must be" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ('package = "demo.generated"', 'package = "demo.genertaed"', "pyproject.toml:25:1"),
        ('package = "demo.generated"', 'package = "demo"', "pyproject.toml:25:1"),
        ('kernels_package = "demo.kernels"', 'kernels_package = "dmeo.kernels"', "30:1"),
        ('formulas_package = "demo.formulas"', 'formulas_package = "demo.kernels"', "32:1"),
        ('kernels_package = "demo.kernels"\n', "", "pyproject.toml:29:1"),
        ('output = "src/demo/generated"', 'output = "made/demo/generated"', "pyproject.toml:30:1"),
    ],
)
def test_import_names_are_those_of_the_folders(
    library: Path, old: str, new: str, place: str
) -> None:
    _edit(library / "pyproject.toml", old, new)
    (found,) = _said(library)
    assert found[0] == "GS602" and found[1].endswith(place), found


def test_a_package_may_be_mapped_to_a_folder(library: Path) -> None:
    text = (library / "pyproject.toml").read_text()
    (library / "src/demo").rename(library / "lib")
    text = text.replace("src/demo", "lib")
    (library / "pyproject.toml").write_text(text)
    assert {code for code, _, _ in _said(library)} == {"GS602"}
    mapped = text + '\n[tool.setuptools.package-dir]\ndemo = "lib"\n'
    (library / "pyproject.toml").write_text(mapped)
    assert _said(library) == []


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("tool = 3\n", "there is no [tool.gradsmith]"),
        ("[tool]\ngradsmith = []\n", "there is no [tool.gradsmith]"),
        (f"x = {'[' * 5000}\n", "nested too deeply"),
    ],
)
def test_settings_that_are_no_table(library: Path, text: str, why: str) -> None:
    (library / "pyproject.toml").write_text(text)
    diagnostics = Diagnostics()
    assert load_project(library, diagnostics) is None
    (found,) = diagnostics.items
    assert found.code == "GS601" and why in found.message
    assert str(found.location) == "pyproject.toml:1:1"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("demo.moving_mean_backward(grad, window)", "demo.moving_mean_backward // 0(grad)", "GS420"),
        ("demo.moving_mean_backward(grad, window)", "demo() * grad", "GS420"),
        ("demo.moving_mean_backward(grad, window)", "demo - grad", "GS420"),
        ("demo.moving_mean_backward(grad, window)", "demo.moving_mean_backward * grad", "GS420"),
        ("demo.moving_mean_backward(grad, window)", "demo.moving_mean_backward(grad)", "GS415"),
        ("demo.moving_mean_backward(grad, window)", "demo.moving_mean_backward(window, grad)", "GS415"),
        ("demo.moving_mean_backward(grad, window)", "demo.bump(grad)(grad, window)", "GS420"),
        ("slope_of_bump(self, value=result)", "slope_of_bump(self, value=zeros_like)", "GS420"),
        ("slope_of_bump(self, value=result)", "slope_of_bump(self, value=demo)", "GS415"),
        ("slope_of_bump(self, value=result)", "[x for x[0] in (self,)][0]", "GS402"),
    ],
)  # fmt: skip
def test_what_formulas_call_is_a_function_and_what_they_use_is_a_value(
    library: Path, old: str, new: str, said: str
) -> None:
    _edit(library / "src/demo/derivatives.yaml", old, new)
    found = _said(library)
    assert [code for code, _, _ in found][:1] == [said], found


# -- what newcomers write ------------------------------------------------------------------------------

F, D, L = (f"src/demo/{name}.yaml" for name in ("native_functions", "derivatives", "layers"))
FORMULA = "grad * slope_of_bump(self, value=result)"
SLIPS = {
    "a type behind a name": (F, "bump(Tensor self)", "bump(self: Tensor)", "GS103", "5:18", "Tensor self"),
    "an entry without its dash": (F, "- func: bump", "  func: bump", "GS103", "15:1", "'- '"),
    "a layer of an operator that cannot be read": (
        F, "moving_mean(Tensor self, int window)", "moving_mean(Tensor self, integer window)", "GS202", "15:34", "'int'",
    ),
    "two results without parentheses": (
        F, "moving_mean(Tensor self, int window) -> Tensor", "moving_mean(Tensor self, int window) -> Tensor, Tensor",
        "GS201", "15:55", "a schema is written",
    ),
    "a caret for a power": (D, FORMULA, "grad * (self^2)", "GS420", "5:17", "self ** 2"),
    "a module before a function": (D, FORMULA, "grad * np.exp(-self * self)", "GS403", "5:16", "write 'exp'"),
    "the package before a function": (D, FORMULA, "grad * gradsmith.exp(-self)", "GS403", "5:16", "write 'exp'"),
    "None for no gradient": (D, FORMULA, "None", "GS422", "5:9", "non_differentiable"),
    "an arrow for a comparison": (L, "if shift is None else", "if shift => 0 else", "GS401", "12:13", "'>='"),
}  # fmt: skip


@pytest.mark.parametrize("slip", SLIPS)
def test_what_newcomers_write_is_one_mistake_with_what_to_write_instead(
    library: Path, slip: str
) -> None:
    name, old, new, code, place, hint = SLIPS[slip]
    file = library / name
    text = file.read_text(encoding="utf-8")
    assert text.count(old) >= 1
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    diagnostics = Diagnostics()
    project = load_project(library, diagnostics)
    assert project is not None
    assert generate(project, diagnostics) == {}
    (said,) = diagnostics.items
    assert (said.code, str(said.location)) == (code, f"{name}:{place}"), diagnostics.render()
    assert said.hint and hint in said.hint
