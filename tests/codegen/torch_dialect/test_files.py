"""Which files are read together, and how projects describe files of their own."""

from __future__ import annotations

from pathlib import Path

import pytest

from gradsmith.codegen.cli import main
from gradsmith.codegen.diagnostics import Diagnostics
from gradsmith.codegen.lint.settings import load_settings
from gradsmith.codegen.torch_dialect.dialect import diagnose
from gradsmith.codegen.torch_dialect.files import find_files

NATIVE = "- func: frob(Tensor self) -> Tensor\n  dispatch: {CPU: frob}\n"
DERIVATIVES = "- name: frob(Tensor self) -> Tensor\n  self: frob_backward(grad, 1)\n"
HEADER = "namespace torch { TORCH_API Tensor frob_backward(const Tensor& grad, int64_t n); }\n"


def checkout(root: Path) -> dict[str, Path]:
    """A checkout of PyTorch as far as it matters."""
    files = {
        "native": (root / "aten/src/ATen/native/native_functions.yaml", NATIVE),
        "derivatives": (root / "tools/autograd/derivatives.yaml", DERIVATIVES),
        "helpers": (root / "torch/csrc/autograd/FunctionsManual.h", HEADER),
    }
    for file, text in files.values():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return {role: file for role, (file, _) in files.items()}


def found_in(path: Path, root: Path) -> Diagnostics:
    """What is wrong with a file or folder."""
    mistakes = Diagnostics()
    found = diagnose([path], load_settings(root, mistakes))
    for item in mistakes.items:
        found.add(item)
    return found


def test_a_checkout_is_read_together(tmp_path: Path) -> None:
    files = checkout(tmp_path)
    found = found_in(tmp_path, tmp_path)
    assert not found.items, found.render()
    # The operator and its helper are this checkout's, whichever file is asked about.
    found = found_in(files["derivatives"], tmp_path)
    assert not found.items, found.render()
    files["helpers"].unlink()
    found = found_in(files["derivatives"], tmp_path)
    assert [(i.code, str(i.location)) for i in found.items] == [
        ("GS403", "tools/autograd/derivatives.yaml:2:9")
    ]


def test_a_file_with_another_name_is_known_by_its_entries(tmp_path: Path) -> None:
    native, formulas, edge = (tmp_path / name for name in ("ops.yaml", "grads.yml", "edge.yaml"))
    native.write_text("- func: frob(Tensr self) -> Tensor\n", encoding="utf-8")
    formulas.write_text("- name: sin(Tensor self) -> Tensor\n  self: gard\n", encoding="utf-8")
    edge.write_text("- func: my::f() -> ()\n  kernels: []\n", encoding="utf-8")
    assert [i.code for i in found_in(native, tmp_path).items] == ["GS202"]
    assert [i.code for i in found_in(formulas, tmp_path).items] == ["GS403"]
    assert find_files([edge]).others == (edge,)


def test_a_file_of_few_operators_leaves_the_others_to_the_release(tmp_path: Path) -> None:
    """Formulas call operators of PyTorch that an excerpt, or a file of additions, does not declare."""
    schema = "mine(Tensor self, Tensor mat, Tensor vec) -> Tensor"
    native = f"- func: {schema}\n  variants: function\n  dispatch:\n    CPU: mine\n"
    formulas = (
        f"- name: {schema}\n  self: grad.ger(vec.conj())\n  mat, vec: 'grad.defined() ? mine_grads(grad) : "
        "std::tuple<Tensor, Tensor>()'\n  result: self_t + mat_t + vec_t\n"
    )
    (tmp_path / "native_functions.yaml").write_text(native, encoding="utf-8")
    derivatives = tmp_path / "derivatives.yaml"
    derivatives.write_text(formulas, encoding="utf-8")
    found = found_in(tmp_path, tmp_path)
    assert [(i.code, str(i.location)) for i in found.items] == [("GS403", "derivatives.yaml:3:31")]
    # What follows from a mistake is not said again, and both sides of '?' have one type.
    known = formulas.replace("mine_grads(grad)", "qr(grad)").replace("vec: 'g", "vec, self: 'g")
    derivatives.write_text(known.replace("  self: grad.ger(vec.conj())\n", ""), encoding="utf-8")
    found = found_in(tmp_path, tmp_path)
    assert [i.code for i in found.items] == ["GS421"], found.render()
    derivatives.write_text(formulas.replace("grad.ger(vec", "grad.ger((vec"), encoding="utf-8")
    found = found_in(tmp_path, tmp_path)
    assert [i.code for i in found.items] == ["GS901", "GS403"], found.render()


def test_what_lies_above_by_chance_is_no_neighbour(tmp_path: Path) -> None:
    (tmp_path / "native_functions.yaml").write_text(NATIVE, encoding="utf-8")
    inner = tmp_path / "project"
    inner.mkdir()
    (inner / "derivatives.yaml").write_text(DERIVATIVES, encoding="utf-8")
    assert find_files([inner / "derivatives.yaml"]).get("native") is None
    assert find_files([tmp_path]).get("native") is not None


def test_a_folder_without_files_is_said(tmp_path: Path) -> None:
    assert [item.code for item in found_in(tmp_path, tmp_path).items] == ["GS909"]


SETTINGS = """\
[tool.gradsmith.files."ops/*.yaml"]
preset = "lists"
lists = ["native"]
own = ["ours"]
operator = "signature"
fields = ["impl"]
keys = ["comment"]
"""
OPERATORS = """\
comment: what the device has
native:
- signature: sin(Tensor self) -> Tensor
  impl: frob_sin
- cos
ours:
- signature: frob(Tensor self) -> Tensor
  impl: frob
"""


def test_files_are_described_in_pyproject(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text(SETTINGS, encoding="utf-8")
    file = tmp_path / "ops" / "device.yaml"
    file.parent.mkdir()
    file.write_text(OPERATORS, encoding="utf-8")
    found = found_in(file, tmp_path)
    assert not found.items, found.render()
    bad = OPERATORS.replace("- cos", "- coss").replace("  impl: frob\n", "  imp: frob\n")
    file.write_text(bad.replace("comment:", "coment:"), encoding="utf-8")
    found = found_in(file, tmp_path)
    assert [(i.code, str(i.location)) for i in found.items] == [
        ("GS702", "ops/device.yaml:1:1"),
        ("GS705", "ops/device.yaml:5:3"),
        ("GS702", "ops/device.yaml:8:3"),
    ]


@pytest.mark.parametrize(
    ("line", "column", "message"),
    [
        ('preset = "list"', 11, "there is no preset 'list'"),
        ('presets = "lists"', 1, "unknown setting 'presets'"),
        ("lists = 3", 1, "'lists' must be a list of words"),
        ('is_list = "yes"', 1, "'is_list' must be True or False"),
    ],
)
def test_mistakes_in_descriptions(line: str, column: int, message: str, tmp_path: Path) -> None:
    text = f'[tool.gradsmith.files."*.yaml"]\n{line}\n'
    (tmp_path / "pyproject.toml").write_text(text, encoding="utf-8")
    (tmp_path / "ops.yaml").write_text("official:\n- sin\n", encoding="utf-8")
    items = [i for i in found_in(tmp_path / "ops.yaml", tmp_path).items if i.code == "GS713"]
    assert [(i.message, str(i.location)) for i in items] == [
        (message, f"pyproject.toml:2:{column}")
    ]


BACKEND = "backend: XLA\ncpp_namespace: torch_xla\nsupported:\n- abs.out\n- mm\n"


def test_missing_of_a_backend(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "backend.yaml"
    file.write_text(BACKEND, encoding="utf-8")
    assert main(["missing", "--of", str(file), "--core"]) == 0
    said = capsys.readouterr().out
    assert "2 operators supported" in said and ", bmm, " in said
    assert main(["missing", "--of", str(file), "linalg"]) == 0
    assert capsys.readouterr().out.startswith("linalg: 0 of ")
    assert main(["missing", "--of", str(file), "linlag"]) == 2
    assert "did you mean 'linalg'?" in capsys.readouterr().err
    file.write_text("just text", encoding="utf-8")
    assert main(["missing", "--of", str(file)]) == 2
    assert "[tool.gradsmith.files]" in capsys.readouterr().err
    assert main(["missing", "--of", str(tmp_path / "none.yaml")]) == 2
    assert "there is no file" in capsys.readouterr().err


def test_missing_of_a_file_with_mistakes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The report is about what can be read; the exit status is that of findings."""
    file = tmp_path / "backend.yaml"
    file.write_text(BACKEND + "- add.Tensr\n- mm(\n", encoding="utf-8")
    assert main(["missing", "--of", str(file), "--core"]) == 1
    printed = capsys.readouterr()
    assert "2 operators supported" in printed.out
    assert "backend.yaml:6:3: error[GS705]" in printed.err
    file.write_text(BACKEND + "  bad: [\n", encoding="utf-8")
    assert main(["missing", "--of", str(file), "--core"]) == 1
    assert "backend.yaml:6:6: error[GS103]" in capsys.readouterr().err


OLDER = "- func: squeeze.dimname(Tensor(a) self, Dimname dim) -> Tensor(a)\n  dispatch: {CPU: squeeze}\n"


def test_files_of_older_releases_have_their_types(tmp_path: Path) -> None:
    file = tmp_path / "native_functions.yaml"
    file.write_text(OLDER, encoding="utf-8")
    assert not found_in(file, tmp_path).items
    # What an older release had is accepted beside it, and quoted as it is written.
    file.write_text(OLDER + "- func: frob(Dimname dim, Tensr self) -> Tensor\n", encoding="utf-8")
    found = found_in(file, tmp_path)
    assert [(i.code, str(i.location)) for i in found.items] == [
        ("GS202", "native_functions.yaml:3:27")
    ]
    assert "frob(Dimname dim" in found.render()
    file.write_text("- func: frob(Dimname dim, Tensor self) -> Tensor\n", encoding="utf-8")
    assert [i.code for i in found_in(file, tmp_path).items] == ["GS202"]


ENTRIES = """\
- func: frob.Tensor(Tensor self, Tensor other) -> Tensor
  structured_delegate: frob.out
  variants: function, method
- func: frob_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
  structured_delegate: frob.out
  variants: method
- func: frob.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
  structured: True
  dispatch:
    CPU: frob_out
- func: frob.Scalar(Tensor self, Scalar other) -> Tensor
  dispatch:
    CompositeExplicitAutograd: frob
  autogen: frob.Scalar_out
- func: flob(Tensor self) -> Tensor
  dispatch:
    CPU: flob
"""
FORMULAS = """\
- name: frob.Tensor(Tensor self, Tensor other) -> Tensor
  self: grad.frob(other)
  other: at::frob(grad, self)
- name: frob.Scalar(Tensor self, Scalar other) -> Tensor
  self: grad * other
- name: flob(Tensor self) -> Tensor
  self: at::frob(grad, self)
"""
OLDER_CALLS = """\
- name: frob(Tensor other, *, Tensor self) -> Tensor
  aten: frob(self, other)
"""


def test_what_stands_once_is_told_once(tmp_path: Path) -> None:
    """Not for each operator that has the tag, nor for the operator that copies a view."""
    (tmp_path / "tags.yaml").write_text("- tags: inplace_view\n- tag: core\n  desc: In the core.\n")
    (tmp_path / "native_functions.yaml").write_text(
        "- func: frob(Tensor(a) self, SymInt n) -> Tensor(a)\n"
        "  dispatch:\n    CompositeExplicitAutograd: frob\n  tags: core\n"
        "- func: frob_copy(Tensor self, SymInt n) -> Tensor\n"
        "  dispatch:\n    CompositeExplicitAutogradNonFunctional: frob_copy\n  tags: view_copy\n"
        "  autogen: frob_copy.out\n"
    )
    (tmp_path / "derivatives.yaml").write_text(
        "- name: frob(Tensor(a) self, SymInt n) -> Tensor(a)\n  self: grad.sym_size()\n"
    )
    found = found_in(tmp_path, tmp_path)
    assert sorted(item.code for item in found.items) == ["GS302", "GS415"], found.render()


AUTOGEN = """\
- func: frob_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
  dispatch:
    CPU: frob_
  autogen: frob.Tensor, frob.Tensor_out
- func: flob(Tensor self) -> Tensor
  dispatch:
    CPU: flob
  autogen: flob.out
"""


@pytest.mark.parametrize(
    ("old", "new", "meant"),
    [
        ("", "", None),
        ("frob.Tensor,", "frob.Tensr,", "frob.Tensor"),
        ("frob.Tensor_out", "frob.Tensr_out", "frob.Tensor_out"),
        ("flob.out", "flob.outt", "flob.out"),
    ],
)
def test_variants_have_the_names_that_the_generator_gives_them(
    old: str, new: str, meant: str | None, tmp_path: Path
) -> None:
    """Whatever `autogen` calls them: PyTorch's generator does not compare."""
    file = tmp_path / "native_functions.yaml"
    file.write_text(AUTOGEN.replace(old, new) if old else AUTOGEN, encoding="utf-8")
    said = [(i.code, str(i.hint)) for i in found_in(file, tmp_path).items]
    assert said == ([] if meant is None else [("GS905", f"did you mean '{meant}'?")])


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("", "", None),
        ("  structured_delegate", "\tstructured_delegate", "GS103"),
        ("Tensor(Tensor self, Tensor other)", "Tensor(Tensor self, Tensr other)", "GS202"),
        ("other) -> Tensor\n", "other)\n", "GS201"),
        ("frob.Scalar(", "frob.Tensor(", "GS305"),
        ("frob.Tensor(", "frobTensor(", "GS310"),
        ("delegate: frob.out", "delegate: frob.ot", "GS311"),
    ],
)
def test_a_mistake_in_an_entry_is_told_once(
    old: str, new: str, code: str | None, tmp_path: Path
) -> None:
    """Variants, derivatives, formulas and older calls of the operator are not to blame."""
    (tmp_path / "native_functions.yaml").write_text(ENTRIES.replace(old, new, 1))
    (tmp_path / "derivatives.yaml").write_text(FORMULAS)
    (tmp_path / "deprecated.yaml").write_text(OLDER_CALLS)
    found = found_in(tmp_path, tmp_path)
    assert [item.code for item in found.items] == ([code] if code else []), found.render()


def test_an_operator_is_not_mended_to_its_in_place_variant(tmp_path: Path) -> None:
    (tmp_path / "native_functions.yaml").write_text(
        "- func: frob_.Scalar(Tensor(a!) self, Scalar by) -> Tensor(a!)\n"
    )
    (tmp_path / "derivatives.yaml").write_text(
        "- name: frob.Scalar(Tensor self, Scalar by) -> Tensor\n  self: grad\n"
    )
    (found,) = found_in(tmp_path / "derivatives.yaml", tmp_path).items
    assert found.code == "GS405"
    assert found.fix is None
