"""``gradsmith explain``: its tables are the dispatcher's, its places are real, its text is pleasant."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

import gradsmith as gs
from gradsmith.codegen.cli import main
from gradsmith.codegen.diagnostics import Diagnostics
from gradsmith.codegen.explain.kernels import Explainer, Explanation
from gradsmith.codegen.model.operators import Operator
from gradsmith.codegen.pipeline import Model, build_model
from gradsmith.codegen.project.memo import Memo
from gradsmith.codegen.project.settings import Project
from gradsmith.dispatch.kernel import load_kernel
from gradsmith.dispatch.registry import REGISTRY
from gradsmith.dispatch.table import computed_table

sys.path.insert(0, str(Path(__file__).parent))
from edited_projects import lay_down

in_place = pytest.mark.skipif(
    not Path(gs.__file__).resolve().is_relative_to(Path(__file__).resolve().parents[2])
    or "site-packages" in Path(gs.__file__).parts,
    reason="the run time is installed as a copy, whose files are not those of this folder",
)

Run = Callable[..., tuple[int, str, str]]
Tables = list[tuple[Operator, list[Explanation]]]


@pytest.fixture(scope="module")
def explainer(model: Model, memo: Memo) -> Explainer:
    return Explainer(model, memo)


@pytest.fixture(scope="module")
def tables(explainer: Explainer, model: Model) -> Tables:
    """Every shipped operator with its whole table."""
    return [(operator, explainer.explain(operator)) for operator in model.operators]


@pytest.fixture
def run(
    explainer: Explainer,
    model: Model,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> Run:
    """`run(*arguments)`: exit code, output and errors of ``gradsmith explain`` for this repository."""
    root = str(model.project.root)

    def run(*arguments: str) -> tuple[int, str, str]:
        with monkeypatch.context() as patch:
            # Read once for all tests.
            patch.setattr("gradsmith.codegen.cli.explain._explainer", lambda *_: explainer)
            capsys.readouterr()
            code = main(["explain", *arguments, "--project", root])
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return run


# -- truth ---------------------------------------------------------------------------------------------


def test_every_entry_is_the_dispatchers(tables: Tables) -> None:
    for operator, explanations in tables:
        done = computed_table(REGISTRY[f"{operator.namespace}::{operator.name}"])
        for told, (key, entry) in zip(explanations, done.items(), strict=True):
            kernel = entry.kernel
            if key.name.startswith("Autocast") and kernel and callable(kernel.function):
                continue  # registered by the first block of `autocast` in this process
            if key.name.endswith(
                "PrivateUse3"
            ):  # the prover's device, in whose process this may be
                continue
            function, kind = ("", "") if kernel is None else (kernel.function, kernel.kind.value)
            expected = (key.name, function or "", kind, entry.reason)
            assert (told.key, told.kernel, told.kind, told.rule) == expected, operator.name


def each_once(
    tables: Tables,
) -> Iterator[tuple[Operator, Explanation]]:
    seen = set()
    for operator, explanations in tables:
        for told in explanations:
            what = (operator.name, told.declared, told.code, told.generated)
            if told.kind and what not in seen:
                seen.add(what)
                yield operator, told


@in_place
def test_every_place_is_real(tables: Tables, repository: Path) -> None:
    files: dict[str, list[str]] = {}

    def line(place: str) -> str:
        path, _, number = place.rpartition(":")
        if path not in files:
            files[path] = (repository / path).read_text(encoding="utf-8").splitlines()
        return files[path][int(number) - 1]

    kinds = set()
    for operator, told in each_once(tables):
        kinds.add(told.kind)
        where = f"{operator.name} at {told.key}"
        if told.kind not in ("fallthrough", "python", "layer", "unavailable"):
            assert told.declared and told.generated, where
        if told.declared:
            assert line(told.declared).strip(), where
            if told.kind == "recording":
                assert line(told.declared).startswith("- name:"), where
        if told.generated:
            name = re.escape(operator.identifier)
            shape = r"of_\w+" if "/wrappers.py:" in told.generated else name
            assert re.match(
                rf"def {shape}\(|{name} = (define|variant)\(", line(told.generated)
            ), where
        if told.code:
            function = told.kernel.rpartition(":")[2]
            assert re.match(rf"(async )?def {function}\(|{function}\b.*=", line(told.code)), where
    assert kinds >= {
        "array",
        "tensor",
        "recording",
        "view",
        "inplace",
        "variant",
        "refusal",
        "python",
        "layer",
    }


def test_places_that_entries_name(tables: Tables, repository: Path) -> None:
    """A kernel given for a key is declared in the line with the key."""
    yaml = (repository / "native_functions.yaml").read_text(encoding="utf-8").splitlines()
    checked = 0
    for operator, told in each_once(tables):
        written = operator.native.syntax is not None and operator.native.syntax.get("dispatch")
        if told.kind == "array" and written and not operator.native.pointwise:
            if operator.native.promotion is None and told.key in operator.native.dispatch:
                assert told.key in yaml[int(told.declared.rpartition(":")[2]) - 1], operator.name
                checked += 1
    assert checked > 100


CALLS: dict[str, tuple[Callable[[], Any], str]] = {
    "sin": (lambda: gs.ones(2, requires_grad=True).sin(), "AutogradCPU"),
    "exp_": (lambda: gs.ones(2).exp_(), "ADInplaceOrView"),
    "topk": (lambda: gs.ones(3).topk(2), "CPU"),
    "cumsum.out": (lambda: gs.cumsum(gs.ones(3), 0, out=gs.empty(3)), "ADInplaceOrView CPU"),
    "relu_": (
        lambda: (gs.ones(2, requires_grad=True) * 2).relu_(),
        "AutogradCPU ADInplaceOrView CPU",
    ),
    "hstack": (lambda: gs.hstack([gs.ones(2), gs.ones(2)]), "AutogradCPU"),
    "subtract.Tensor": (lambda: gs.subtract(gs.ones(2), gs.ones(2)), "AutogradCPU"),
    "transpose.int": (lambda: gs.ones(2, 2).transpose(0, 1), "ADInplaceOrView CPU"),
    "permute": (lambda: gs.ones(2, 2).permute(1, 0), "ADInplaceOrView CPU"),
    "relu": (lambda: gs.ones(2).relu(), "CPU"),
    "detach": (lambda: gs.ones(2).detach(), "ADInplaceOrView CPU"),
    "chunk": (lambda: gs.ones(4).chunk(2), "AutogradCPU"),
    "split.Tensor": (lambda: gs.ones(4).split(2), "ADInplaceOrView CPU"),
}
"""Calls, and the keys of which something runs."""


def body_of(kernel: str) -> str | None:
    """The function that a kernel is a ``partial`` of."""
    function = load_kernel(kernel) if kernel.startswith(".") else None
    return function.func.__name__ if isinstance(function, partial) else None


@in_place
@pytest.mark.parametrize("name", CALLS)
def test_calls_step_into_what_is_explained(name: str, explainer: Explainer, model: Model) -> None:
    """The functions at the places that are printed are those that run."""
    call, keys = CALLS[name]
    call()  # what is resolved once is in place
    ran: set[tuple[str, str]] = set()

    def note(frame: FrameType, event: str, argument: object) -> None:
        file = Path(frame.f_code.co_filename)
        if file.is_relative_to(model.project.root):
            outermost = frame.f_code.co_qualname.partition(".")[0]
            ran.add((file.relative_to(model.project.root).as_posix(), outermost))

    sys.setprofile(note)
    try:
        call()
    finally:
        sys.setprofile(None)
    (operator,) = explainer.find(name)
    checked = 0
    for told in explainer.explain(operator, keys.split()):
        function = told.kernel.rpartition(":")[2]
        if told.quick:
            path = told.quick.rpartition(":")[0]
            assert any(file == path for file, _ in ran), told
            return
        if told.code:
            function = body_of(told.kernel) or function
            assert (told.code.rpartition(":")[0], function) in ran, told
            checked += 1
        path, _, number = told.generated.rpartition(":")
        if not path.endswith("operators.py"):
            line = (
                (model.project.root / path).read_text(encoding="utf-8").split("\n")[int(number) - 1]
            )
            name = line.removeprefix("def ").partition("(")[
                0
            ]  # operators of one shape share a wrapper
            assert (path, name) in ran, told
            checked += 1
    assert checked


def test_it_imports_nothing_of_the_runtime(
    repository: Path, python: Callable[..., subprocess.CompletedProcess[str]]
) -> None:
    program = (
        "import os, runpy, sys\n"
        "os._exit = sys.exit\n"  # how the command ends
        "sys.argv = ['gradsmith', 'explain', 'sin', '--all', '--json']\n"
        "try:\n"
        "    runpy.run_module('codegen', run_name='__main__')\n"
        "except SystemExit as done:\n"
        "    assert done.code == 0\n"
        "ours = [n for n in sys.modules if n.partition('.')[0] in ('gradsmith', 'runtime', 'numpy')]\n"
        "shared = ('gradsmith.codegen', 'gradsmith.schema')\n"
        "print([n for n in ours if n != 'gradsmith' and not n.startswith(shared)], file=sys.stderr)\n"
    )
    done = python("-c", program, cwd=repository)
    assert done.returncode == 0, done.stderr
    assert done.stderr.splitlines()[-1] == "[]"
    assert json.loads(done.stdout)["operators"][0]["operator"] == "aten::sin"


# -- text ----------------------------------------------------------------------------------------------


def test_text(run: Run) -> None:
    code, text, _ = run("aten::sin_")
    assert code == 0
    first, second, *rest = text.splitlines()
    assert first == "aten::sin_(Tensor(a!) self) -> Tensor(a!)"
    assert re.fullmatch(r"  native_functions\.yaml:\d+, a variant of sin", second)
    batching, *blocks = "\n".join(rest).strip().split("\n\n")
    assert batching.startswith("vmap      pointwise")
    assert [block.split("\n")[0] for block in blocks] == [
        "AutogradMeta, AutogradCPU",
        "ADInplaceOrView",
        "BackendSelect",
        "Meta, CPU",
    ]
    assert re.fullmatch(
        r"AutogradMeta, AutogradCPU\n"
        r"  rule      autograd kernel\n"
        r"  kernel    gradsmith\.generated\.autograd_kernels\.pointwise:sin_\n"
        r"  does      records SinBackward0 where an argument requires grad, else is left out\n"
        r"  declared  derivatives\.yaml:\d+\n"
        r"  generated generated/autograd_kernels/pointwise\.py:\d+",
        blocks[0],
    )


def test_all_keys_group_and_wrap(run: Run) -> None:
    code, text, _ = run("sin", "--all")
    assert code == 0
    assert max(map(len, text.splitlines())) <= 100
    assert text.count("rule      missing") == 1
    assert text.rstrip().splitlines()[-2] == "  rule      missing"


def test_a_packet_means_its_overloads(run: Run) -> None:
    code, text, _ = run("add", "--keys", "CPU", "--json")
    names = {entry["operator"] for entry in json.loads(text)["operators"]}
    assert code == 0
    assert {"aten::add.Tensor", "aten::add.out"} <= names
    assert "aten::add_.Tensor" not in names


def test_json_is_stable(run: Run) -> None:
    code, text, _ = run("sin.out", "--keys", "AutogradCPU, CPU", "--json")
    assert code == 0
    (entry,) = json.loads(text)["operators"]
    assert list(entry) == [
        "operator",
        "schema",
        "declared",
        "variant_of",
        "batch",
        "formulas",
        "keys",
    ]
    assert entry["variant_of"] == "sin"
    assert [told["key"] for told in entry["keys"]] == ["AutogradCPU", "CPU"]
    fields = ["key", "kernel", "kind", "rule", "meaning", "declared", "code", "generated", "quick"]
    assert [list(told) for told in entry["keys"]] == [fields, fields]
    assert [told["rule"] for told in entry["keys"]] == ["autograd kernel", "derived variant"]


# -- wrong use -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "arguments, words",
    [
        (["sinn"], ["error[GS311]: there is no operator 'sinn'", "did you mean 'sin'?"]),
        (["other::sin"], ["error[GS311]: there is no operator 'other::sin'"]),
        (["add.Tensr"], ["'add.Tensr'", "did you mean 'add.Tensor'?"]),
        (["sin", "--keys", "CPUU"], ["error[GS306]: unknown dispatch key 'CPUU'", "'CPU'?"]),
        (["sin", "--keys", "cpu"], ["'cpu'", "did you mean 'CPU'?"]),
        (["sin", "--keys", "Autograd"], ["'Autograd' stands for several keys", "--all"]),
        (["sin", "--keys", ","], ["--keys names no key"]),
        (["sinn", "coss"], ["'sinn'", "'coss'"]),
        (["GS4O3"], ["there is no code 'GS4O3'; did you mean 'GS4"]),
    ],
)
def test_wrong_use_is_a_diagnostic(run: Run, arguments: list[str], words: list[str]) -> None:
    code, out, error = run(*arguments)
    assert (code, out) == (2, "")
    for word in words:
        assert word in error
    code, out, error = run(*arguments, "--json")
    assert code == 2
    if "code" in words[0]:
        return
    assert all(d["code"] in ("GS306", "GS311") for d in json.loads(out)["diagnostics"])


def test_another_project(tiny: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "tiny::scaled_", "--project", str(tiny)]) == 0
    captured = capsys.readouterr()
    assert (
        "run: gradsmith generate" in captured.err
    )  # nothing is generated, so there are no lines of it
    assert "generated " not in captured.out
    assert main(["generate", "--project", str(tiny)]) == 0
    capsys.readouterr()
    assert main(["explain", "scaled_", "--keys", "CPU,AutogradCPU", "--project", str(tiny)]) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    assert "code      kernels/arithmetic.py:1" in captured.out
    assert "generated generated/autograd_kernels/arithmetic.py:" in captured.out
    assert "declared  derivatives.yaml:1" in captured.out


def test_formulas_that_were_not_taken(tiny: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tiny / "derivatives.yaml"
    text = file.read_text(encoding="utf-8")
    assert text.count("  self: grad * factor\n") == 1
    several = "  self: [grad * result / self, grad * factor]\n"
    file.write_text(text.replace("  self: grad * factor\n", several), encoding="utf-8")
    assert main(["explain", "scaled", "--project", str(tiny)]) == 0
    shown = capsys.readouterr().out
    lines = [line.strip() for line in shown.splitlines() if line.startswith("  gradient")]
    assert lines == [
        "gradient  self: grad * factor  # taken: keeps factor",
        "gradient  #   or grad * result / self  # keeps result, self",
    ]


def test_mistakes_in_the_files_come_first(tiny: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tiny / "native_functions.yaml"
    file.write_text(file.read_text().replace("CPU: scaled", "CPU: scald"))
    assert main(["explain", "scaled", "--project", str(tiny)]) == 1
    assert "error[GS501]" in capsys.readouterr().err


def test_operators_of_gradsmith_in_another_project(
    explainer: Explainer,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """And where there is no project at all."""

    def of(project: Project, diagnostics: Diagnostics) -> Explainer:
        return Explainer(build_model(project, diagnostics)) if project.extends else explainer

    monkeypatch.setattr("gradsmith.codegen.cli.explain._explainer", of)
    library = tmp_path / "library"
    lay_down("library", library)
    for folder in (library, tmp_path):
        monkeypatch.chdir(folder)
        assert main(["explain", "add.out", "--keys", "CPU"]) == 0
        captured = capsys.readouterr()
        assert captured.out.startswith("aten::add.out(Tensor self,")
        assert "AutogradCPU" not in captured.out
    monkeypatch.chdir(library)
    assert main(["explain", "bump", "aten::sin", "--keys", "CPU"]) == 0
    said = capsys.readouterr().out
    assert said.index("edited::bump(") < said.index("aten::sin(")
    assert main(["explain", "edited::sin"]) == 2
