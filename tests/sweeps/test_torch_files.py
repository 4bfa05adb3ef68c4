"""PyTorch's own files: no false alarm, edits answered, and formulas that agree with ours in numbers."""

from __future__ import annotations

import random
import shutil
from collections import Counter
from pathlib import Path

import pytest

torchgen = pytest.importorskip("torchgen", reason="reads PyTorch's own files")

from gradsmith.codegen.diagnostics import Diagnostics, Severity  # noqa: E402
from gradsmith.codegen.lint.settings import Settings  # noqa: E402
from gradsmith.codegen.pipeline import build_model  # noqa: E402
from gradsmith.codegen.project.settings import load_project  # noqa: E402
from gradsmith.codegen.torch_dialect.dialect import diagnose, read  # noqa: E402
from gradsmith.codegen.torch_dialect.files import find_files  # noqa: E402
from gradsmith.codegen.translate.derivatives import Line, translate  # noqa: E402
from gradsmith.codegen.translate.verify import verify  # noqa: E402
from tests.codegen.torch_dialect.token_edits import edit, misspelling, names_of  # noqa: E402

PACKAGED = Path(torchgen.__file__).parent / "packaged"


def test_no_false_alarm() -> None:
    found = diagnose([PACKAGED], Settings(PACKAGED))
    assert not found.has_errors, found.render()
    odd = Counter(item.code for item in found.items)
    # Names in autogen that PyTorch's generator passes over; polygamma_ takes its arguments in another order.
    assert odd == {"GS905": 13, "GS904": 1}, found.render()


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("torch")
    for file in ("ATen/native/native_functions.yaml", "ATen/native/tags.yaml"):
        shutil.copy(PACKAGED / file, folder)
    return folder


def entries(text: str) -> list[str]:
    """The entries of a file, each by itself."""
    return [f"- {part}" for part in text.split("\n- ")[1:] if "dispatch:" not in part]


def test_misspelt_names_are_reported_at_their_own_column(copy: Path) -> None:
    draw = random.Random(5)
    text = (PACKAGED / "autograd" / "derivatives.yaml").read_text(encoding="utf-8")
    file = copy / "derivatives.yaml"
    wanted: list[tuple[str, tuple[int, int]]] = []
    written = []
    # Many entries in one file, each with one name misspelt: one reading answers for all.
    line = 1
    for entry in entries(text):
        places = [*names_of(entry)]
        if places:
            start, name = draw.choice(places)
            wrong = misspelling(name, draw)
            entry = entry[:start] + wrong + entry[start + len(name) :]
            before = entry[:start]
            column = start - (before.rfind("\n") + 1) + 1
            wanted.append((f"{name} -> {wrong}", (line + before.count("\n"), column)))
        written.append(entry)
        line += entry.count("\n") + 1
    file.write_text("\n".join(written), encoding="utf-8")
    found = diagnose([file], Settings(copy))
    shown = {(d.location.line, d.location.column) for d in found.items if d.location}
    missed = [what for what, place in wanted if place not in shown]
    assert len(wanted) > 500
    assert len(missed) <= 0.02 * len(wanted), missed


def test_edits_of_tokens_are_answered(copy: Path) -> None:
    draw = random.Random(8)
    text = (PACKAGED / "autograd" / "derivatives.yaml").read_text(encoding="utf-8")
    every = entries(text)
    file = copy / "derivatives.yaml"
    for _ in range(12):
        chosen = draw.sample(every, 12)
        edited = "\n".join(edit(entry, draw)[0] for entry in chosen)
        file.write_text(edited, encoding="utf-8")
        lines = edited.splitlines()
        for item in diagnose([file], Settings(copy)).items:
            assert item.location is not None
            assert item.location.line <= len(lines)
            assert item.location.column <= len(lines[item.location.line - 1]) + 1


@pytest.fixture(scope="module")
def lines() -> list[Line]:
    diagnostics = Diagnostics()
    found = read(find_files([PACKAGED]), PACKAGED, diagnostics)
    assert all(item.severity is Severity.WARNING for item in diagnostics.items)
    return list(translate(found.infos, (f.func for f in found.functions)))


def test_most_formulas_are_translated(lines: list[Line]) -> None:
    formulas = [line for line in lines if line.is_formula]
    assert len(formulas) == 1037
    assert sum(bool(line.text) for line in formulas) >= 920


_NUMBER = "PyTorch's tangent where the number is chosen is the number, where it is 0"
_FROM_RESULT = "PyTorch's is computed from the result, which a negative slope does not allow"
_ONE_SUM = "PyTorch's conjugates a sum, ours its parts, of which one may be missing"
_REAL = "our convolution_backward does not conjugate, PyTorch's never sees complex numbers"
DIFFERENT = {
    "_sparse_coo_tensor_with_dims_and_tensors: values": "samples are dense: tests/api/test_sparse_tensors.py has its gradient",
    "index_add: source": "PyTorch's lacks the conjugate of a complex alpha; its own gradcheck fails",
    "ldexp.Tensor: self": "PyTorch's 2 ** other is an integer for integer exponents; its own gradcheck fails",
    "ldexp.Tensor: result": "the same, forwards",
    "masked_scatter_backward: result": "PyTorch's has the gradient's shape, not the source's: an error there, too",
    "nan_to_num: self": "PyTorch's is for real numbers only; of a complex one, parts are finite by themselves",
    "pow.Tensor_Tensor: result": _ONE_SUM,
    "_foreach_pow.List: result": _ONE_SUM,
    "leaky_relu_: self": _FROM_RESULT,
    "leaky_relu_: result": _FROM_RESULT,
    "convolution: input, weight, bias": _REAL,
    "_convolution: input, weight, bias": _REAL,
    **{
        f"_foreach_{name}.{overload}: result": _NUMBER
        for name in ("minimum", "maximum")
        for overload in ("Scalar", "ScalarList")
    },
}


def test_translations_agree_with_ours(lines: list[Line], repository: Path) -> None:
    diagnostics = Diagnostics()
    project = load_project(repository, diagnostics)
    assert project is not None
    judged = verify(build_model(project, diagnostics), lines, jobs=2)
    counts = Counter(entry.verdict for entry in judged)
    other = {
        f"{entry.line.operator}: {', '.join(entry.names)}": entry
        for entry in judged
        if entry.verdict in ("differs", "refused")
    }
    assert set(other) == set(DIFFERENT), other
    assert counts["same"] + counts["agrees"] >= 650, counts
