"""What a proof reads: an edit makes the proofs out of date that reach it, and no other."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from gradsmith.codegen.diagnostics import Diagnostics
from gradsmith.codegen.pipeline import Model, build_model
from gradsmith.codegen.project.memo import Memo
from gradsmith.codegen.project.settings import load_project
from gradsmith.codegen.proof import record
from gradsmith.codegen.proof.sources import Sources

ROOT = Path(__file__).resolve().parents[2]

FORMULAS = '''"""Helpers."""

from lib.kernels import tables
from ..shared import checked
from .. import dims

FACTOR = 2

if FACTOR:
    LIMIT = 7


def first(grad):
    """What it is."""
    return second(grad) * FACTOR


def second(grad):
    return checked(grad)


def third(grad):
    from ..late import later

    return later(grad) + tables.SERIES[0] + LIMIT


def fourth(grad):
    return dims.normal(grad)


class Kept:
    """A class."""

    def __call__(self, x):
        """Of a call."""
        return x


@Kept()
def fifth(grad):
    return grad.exp()
'''
OTHERS = {
    "shared": "def checked(x):\n    return inner(x)\n\n\ndef inner(x):\n    return x\n\n\ndef other(x):\n    return 1\n",
    "dims": "def normal(x):\n    return x\n\n\ndef wrapped(x):\n    return 0\n",
    "late": "def later(x):\n    return x\n",
    "tables": "SERIES = [1, 2]\nUNUSED = 3\n",
}
MODULE = "lib.kernels.family.formulas"


def _write(folder: Path) -> None:
    (folder / "family").mkdir(parents=True)
    (folder / "family" / "formulas.py").write_text(FORMULAS)
    for name, text in OTHERS.items():
        (folder / f"{name}.py").write_text(text)


def _digests(folder: Path) -> dict[str, str]:
    sources = Sources({"lib.kernels": folder})
    names = ("first", "second", "third", "fourth", "fifth")
    return {name: sources.reached([(MODULE, name)]).digest for name in names}


@pytest.mark.parametrize(
    ("file", "before", "after", "concerned"),
    [
        ("family/formulas.py", "second(grad) * FACTOR", "second(grad)", {"first"}),
        ("family/formulas.py", "What it is.", "What else it is.", set()),
        ("family/formulas.py", '"""A class."""', '"""A kind."""', set()),
        ("family/formulas.py", '"""Of a call."""', '"""Called."""', set()),
        ("family/formulas.py", "FACTOR = 2", "FACTOR = 3", {"first", "third"}),
        ("family/formulas.py", "LIMIT = 7", "LIMIT = 8", {"third"}),
        ("family/formulas.py", "return checked(grad)", "return -checked(grad)", {"first", "second"}),
        ("family/formulas.py", "        return x", "        return -x", {"fifth"}),
        ("family/formulas.py", "@Kept()\n", "", {"fifth"}),
        ("shared.py", "inner(x):\n    return x", "inner(x):\n    return -x", {"first", "second"}),
        ("shared.py", "return 1", "return 2", set()),
        ("dims.py", "return x", "return -x", {"fourth"}),
        ("dims.py", "return 0", "return 1", set()),
        ("late.py", "return x", "return -x", {"third"}),
        ("tables.py", "[1, 2]", "[2, 2]", {"third"}),
        ("tables.py", "UNUSED = 3", "UNUSED = 4", set()),
    ],
)  # fmt: skip
def test_an_edit_concerns_what_reaches_it(
    tmp_path: Path, file: str, before: str, after: str, concerned: set[str]
) -> None:
    _write(tmp_path / "kernels")
    then = _digests(tmp_path / "kernels")
    path = tmp_path / "kernels" / file
    text = path.read_text()
    assert text.count(before) == 1
    path.write_text(text.replace(before, after))
    now = _digests(tmp_path / "kernels")
    assert {name for name in now if now[name] != then[name]} == concerned


def test_names_are_those_that_stand_in_what_is_reached(tmp_path: Path) -> None:
    _write(tmp_path / "kernels")
    sources = Sources({"lib.kernels": tmp_path / "kernels"}, frozenset(["exp"]))
    assert "exp" in sources.reached([(MODULE, "fifth")]).names
    assert "exp" not in sources.reached([(MODULE, "first")]).names


def test_what_was_found_is_kept(tmp_path: Path) -> None:
    _write(tmp_path / "kernels")
    memo = Memo()
    fresh, again = (Sources({"lib.kernels": tmp_path / "kernels"}, memo=memo) for _ in range(2))
    assert fresh.reached([(MODULE, "third")]) == again.reached([(MODULE, "third")])


def test_the_edit_of_a_helper_makes_its_callers_proofs_out_of_date(
    model: Model, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    memo = Memo()
    folder = tmp_path / "operators"
    shutil.copytree(model.project.path(model.project.kernels), folder)
    sources = {model.project.kernels_package: folder}
    monkeypatch.setattr(
        record.Sources, "of", lambda _, asked, memo, __: Sources(sources, frozenset(asked), memo)
    )

    def concerned(file: str, before: str, after: str) -> set[str]:
        then, path = record.digests(model, memo), folder / file
        text = path.read_text()
        assert text.count(before) == 1
        path.write_text(text.replace(before, after))
        now = record.digests(model, memo)
        path.write_text(text)
        return {name for name in now if now[name] != then[name]}

    formulas = "pointwise/formulas.py"
    assert concerned(formulas, "return grad * (self * self + 1)", "return -grad * (self * self + 1)") == {"asinh"}  # fmt: skip
    assert (
        concerned(formulas, "`grad` where the lower bound was taken.", "The lower bound.") == set()
    )


def test_what_a_formula_calls_is_part_of_its_proof(repository: Path, memo: Memo) -> None:
    """`asin` is proved with what `_one_minus_square` is defined as."""
    diagnostics = Diagnostics()
    project = load_project(repository, diagnostics)
    assert project is not None
    model = build_model(project, diagnostics, memo)  # of its own, to be changed
    infos = {o.name: info for o, info in record.provable(model)}
    then = record.digests(model)
    definition = infos["_one_minus_square"].definition
    assert definition is not None
    object.__setattr__(definition, "math", "1 - self ** 2 + 0")
    now = record.digests(model)
    assert {"asin", "acos", "atanh", "_one_minus_square"} <= {n for n in now if now[n] != then[n]}
    assert now["mm"] == then["mm"]
