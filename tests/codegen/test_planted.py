"""Mistakes as they are made, planted in small projects: one diagnostic each, at its place, that says what to write."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from gradsmith.codegen.diagnostics import Diagnostics
from gradsmith.codegen.model.batching import BatchKind
from gradsmith.codegen.pipeline import build_model, generate
from gradsmith.codegen.project.settings import load_project

sys.path.insert(0, str(Path(__file__).parent))
from edited_projects import lay_down

FUNCTIONS = "src/edited/native_functions.yaml"
FORMULAS = "src/edited/derivatives.yaml"
KERNELS = "src/edited/kernels/examples.py"
HELPERS = "src/edited/formulas/slopes.py"
OWN = "native_functions.yaml"
TAGS = "tags.yaml"
OLDER = "deprecated.yaml"
OF_MIXED = "self: grad * self / result"
OF_EXTREMES = 'self: not_implemented("nobody needed it yet")'
OF_COMPOSITE = (
    "- name: smooth_bump(Tensor self, int window=3) -> Tensor\n  self: grad\n\n- name: swapped"
)
ANSWERS = "[True, True, False]"


@pytest.mark.parametrize(
    ("kind", "file", "old", "new", "code", "place"),
    [
        # formulas
        ("library", FORMULAS, OF_MIXED, "self: cos(grad, grad)", "GS415", "16:9"),
        ("library", FORMULAS, OF_MIXED, "sefl: grad * self / result", "GS408", "16:3"),
        ("library", FORMULAS, OF_MIXED, "self: mul(grad)", "GS415", "16:9"),
        ("library", FORMULAS, OF_MIXED, "self: add(grad, self, 2)", "GS415", "16:9"),
        ("library", FORMULAS, OF_MIXED, "self: sum(grad, dim='a')", "GS415", "16:23"),
        ("library", FORMULAS, OF_MIXED, "self: grad * max(1, 2)", "GS415", "16:20"),
        ("library", FORMULAS, OF_MIXED, "self: (grad * self,)", "GS421", "16:9"),
        ("library", FORMULAS, OF_MIXED, "self: '[grad * self]'", "GS421", "16:10"),
        ("library", FORMULAS, OF_MIXED, "self: grad * len(alpha)", "GS415", "16:20"),
        ("library", FORMULAS, OF_MIXED, "self: grad.cos", "GS421", "16:9"),
        ("library", FORMULAS, OF_MIXED, "self: (grad * self)(other)", "GS420", "16:10"),
        ("library", FORMULAS, "(self_t * self_p + other_t", "(self_t > 0) * (other_t", "GS416", "18:12"),
        ("library", FORMULAS, ANSWERS, "['self', True, False]", "GS411", "22:31"),
        ("library", FORMULAS, ANSWERS, "['slope_of_bump', True, False]", "GS411", "22:31"),
        ("library", FORMULAS, ANSWERS, "[yes, no, no]", "GS403", "22:30"),
        ("library", FORMULAS, '  self: not_implemented("nobody needed it yet")\n', "", "GS424", "20:9"),
        ("library", FORMULAS, OF_MIXED, "self: grad if grad else self", "GS420", "16:17"),
        ("library", FORMULAS, OF_MIXED, "self: grad if self > 0 else -grad", "GS420", "16:17"),
        ("library", FORMULAS, OF_MIXED, "self: grad and self", "GS420", "16:9"),
        ("library", FORMULAS, OF_MIXED, "self: not grad", "GS420", "16:13"),
        ("library", FORMULAS, OF_MIXED, "self: 'lambda: grad'", "GS421", "16:10"),
        ("library", FORMULAS, OF_MIXED, "self: grad['a']", "GS420", "16:14"),
        ("library", FORMULAS, OF_MIXED, "self: grad[1.5]", "GS420", "16:14"),
        ("library", FORMULAS, OF_MIXED, "self: grad @ 3", "GS420", "16:16"),
        ("library", FORMULAS, OF_MIXED, "self: grad * ...", "GS420", "16:16"),
        ("library", FORMULAS, OF_MIXED, "self: grad.sum(dim=1.5)", "GS415", "16:22"),
        ("library", FORMULAS, OF_MIXED, "self: grad.sum(0, 1)", "GS415", "16:21"),
        ("library", FORMULAS, OF_MIXED, "self: grad.reshape(self.shape, 1)", "GS415", "16:22"),
        ("library", FORMULAS, OF_MIXED, "self: grad * self.topk(2).vals", "GS420", "16:29"),
        ("library", FORMULAS, OF_MIXED, "self: grads", "GS413", "17:10"),
        ("library", FORMULAS, OF_MIXED, "self: grads[1]", "GS412", "16:9"),
        ("library", FORMULAS, OF_MIXED, "self: non_differentiable()", "GS403", "16:9"),
        ("library", FORMULAS, OF_MIXED, "self: not_implemented('')", "GS402", "16:9"),
        ("library", FORMULAS, OF_EXTREMES, "self: grads[3]", "GS412", "21:9"),
        ("library", FORMULAS, OF_EXTREMES, "self: grads[-1]", "GS412", "21:9"),
        ("library", FORMULAS, OF_EXTREMES, "self: grads[2]", "GS411", "21:9"),
        ("library", FORMULAS, "- name: swapped", OF_COMPOSITE, "GS417", "24:9"),
        ("library", FORMULAS, OF_MIXED, "self: grad * float(self)", "GS415", "16:22"),
        ("library", FORMULAS, OF_MIXED, "self: grad * bool(other)", "GS415", "16:21"),
        ("library", FORMULAS, OF_MIXED, "self: grad * self[0, 'x']", "GS420", "16:24"),
        # formulas that lose what arrives
        *(
            ("library", FORMULAS, OF_MIXED, f"self: {formula}", code, f"16:{column}")
            for formula, code, column in (
                *(("grad * 0", "GS427", 9), ("-(-grad) * 0", "GS427", 9), ("grad.sum() * 0.0", "GS427", 9)),
                *(("grad - grad", "GS427", 9), ("grad * (self - self)", "GS427", 9), ("grad.real * (1 - 1)", "GS427", 9)),
                *(("grad.detach()", "GS422", 9), ("self * detach(grad)", "GS422", 16), ("grad.sign()", "GS422", 9)),
                *(("grad.detach().real", "GS422", 9), ("grad.detach().sum()", "GS422", 9)),
                *(("grad * grad.sgn()", "GS422", 16), ("grad / grad.abs()", "GS422", 16), ("abs(grad)", "GS422", 9)),
                *(("grad.isnan() * self", "GS422", 9), ("grad.argmax()", "GS422", 9), ("grad / grad.sum()", "GS422", 16)),
                *(("grad.sum() * grad", "GS422", 9), ("grad.sum() + 1", "GS422", 22)),
                *(("ones_like(grad)", "GS422", 9), ("self * grad.new_ones(self.shape)", "GS422", 9)),
                *(("grad[0]", "GS421", 9), ("(grad * self)[-1]", "GS421", 9)),
                *(("grad[..., 0]", "GS421", 9), ("grad.mT * self", "GS421", 9)),
                *(("grad.mul(0)", "GS427", 9), ("mul(grad, 0)", "GS427", 9), ("grad.multiply(0.0)", "GS427", 9)),
                *(("self.new_zeros(self.shape) * grad", "GS427", 9), ("grad.sub(grad)", "GS427", 9)),
                *(("grad.pow(2)", "GS422", 9), ("grad.mul(grad)", "GS422", 9), ("other.div(grad)", "GS422", 19)),
                *(("grad.sum()", "GS421", 9), ("grad.mean() * self", "GS421", 9), ("self * norm(grad)", "GS421", 16)),
                *(("grad.flip(0)", "GS421", 9), ("self * grad.roll(1)", "GS421", 16), ("grad[1:]", "GS421", 9)),
                *(("grad.triu()", "GS421", 9), ("grad.reshape(-1)", "GS421", 9), ("grad.flatten()", "GS421", 9)),
                *(("grad @ other", "GS421", 9), ("grad.matmul(other)", "GS421", 9), ("cat([grad, grad])", "GS421", 9), ("grad[None]", "GS421", 9)),
            )
        ),
        ("library", FORMULAS, "(self_t * self_p + other_t", "0 * (self_t * self_p + other_t", "GS427", "18:11"),
        ("library", FORMULAS, "(self_t * self_p + other_t", "(self_t.cumsum(0) * self_p + other_t", "GS421", "18:12"),
        ("library", FORMULAS, "(self_t * self_p + other_t", "(self_t.detach() * self_p + other_t", "GS416", "18:12"),
        # what follows from another mistake
        ("library", FORMULAS, "swapped(Tensor(a) self, int dim0", "swapped(Tensor(a) self, int dimm0", "GS406", "24:40"),
        ("library", FUNCTIONS, "CPU, Meta: swapped", "CPU, Meta: extremes_shape", "GS503", "69:16"),
        ("library", FUNCTIONS, "- (2, 4), 3\n", "- (2, 4), windw=3\n", "GS308", "19:7"),
        ("library", FUNCTIONS, "  dispatch: {CPU: extremes}", "  dispach: {CPU: extremes}", "GS302", "55:3"),
        ("library", FUNCTIONS, "func: swapped(Tensor(a) self, int dim0, int dim1) -> Tensor(a)",
         "func: {swapped(Tensor(a) self, int dim0, int dim1) -> Tensor(a)}", "GS303", "67:9"),
        ("library", "src/edited/tags.yaml", "tag: experimental", "tag:", "GS303", "1:7"),
        # kernels
        ("library", FUNCTIONS, "pointwise: bump", "pointwise: np.modf", "GS503", "5:14"),
        # names and fields
        ("library", FUNCTIONS, "func: blank(", "func: __mull__(", "GS308", "87:9"),
        ("library", FUNCTIONS, "category: factory", "category: __class__", "GS303", "91:13"),
        ("alone", OWN, "[core, pointwise]", "[core, core]", "GS303", "10:16"),
        ("alone", OWN, "[core, pointwise]", "inplace", "GS308", "10:9"),
        ("alone", OWN, "[core, pointwise]", "out", "GS308", "10:9"),
        ("alone", OWN, "[core, pointwise]", "generated", "GS308", "10:9"),
        ("alone", OWN, "alias_of: times", "alias_of: multiplied", "GS308", "34:13"),
        ("alone", OWN, "[__mul__, __rmul__]", "__add__", "GS305", "24:14"),
        ("alone", OWN, "Scalar alpha=1", "Scalar alpha='1'", "GS203", "1:64"),
        ("alone", OWN, "category: pointwise", "category: layers", "GS303", "11:13"),
        ("alone", OWN, "[core, pointwise]", "inplace_view", "GS307", "10:9"),
        ("alone", OWN, "category: pointwise", "category: pointwise\n  exempt: {strides: ''}", "GS303", "12:21"),
        ("alone", OWN, "CPU: plus\n", "GPU: plus\n", "GS306", "7:5"),
        ("alone", OWN, "  promotion: default", "    promotion: default", "GS306", "8:5"),
        ("alone", OWN, "CPU, Meta: several", "CPU, Meta: severl", "GS501", "19:16"),
        ("alone", OWN, "times.Tensor(", "times.Tensor ", "GS201", "22:22"),
        ("alone", TAGS, "- tag: core", "- tga: core", "GS302", "1:3"),
        ("alone", TAGS, "- tag: core\n  desc: One", "- desc: One", "GS304", "1:3"),
        ("alone", OLDER, "  aten: plus(self, other, alpha)\n", "", "GS304", "1:3"),
        ("alone", OLDER, "Scalar alpha, ", "", "GS313", "2:27"),
        ("alone", OLDER, "-> Tensor", "-> int", "GS313", "1:55"),
        # numbers out of range
        *(
            ("library", FORMULAS, OF_MIXED, f"self: grad * {number}", "GS110", f"16:{column}")
            for number, column in (
                *(("10**10**10", 16), ("(9**9**9 % 7)", 17), ("1e999", 16), ("10.0 ** 400", 16)),
                *(("(1 << 10**12)", 17), ("2**63", 16), ("(1 % 0)", 17), ("(0 ** -1)", 17)),
                *(("(1 << -1)", 17), ("([0] * 10**10)[0]", 23), ("(1.5 << 2)", 17)),
                *(("len([99999999999999999999])", 21), ("1e400j", 16)),
                *(("1e-999", 16), ("2.0 ** -2000", 16), ("(1e-200 * 1e-200)", 17), ("(self / 0)", 24)),
                *(("self // 0.0", 24), ("self % (1 - 1)", 24), ("(0e-999 / 0e0)", 17), ("1e-999j", 16)),
            )
        ),
        ("alone", OWN, "before: checked(reduction)", "before: 10**10**10", "GS110", "46:13"),
        ("library", FUNCTIONS, "(2, 3), 1.5", "(2, 3), 1e-999", "GS110", "94:7"),
        ("library", FUNCTIONS, "- (2, 4), 3", "- (2, 1000, 1000), 3", "GS110", "19:7"),
        ("library", FUNCTIONS, "- (2, 4), 3", "- fixed((2, 10**9)), 3", "GS110", "19:7"),
        ("library", FUNCTIONS, "- (2, 4), 3", "- permutation(2000000), 3", "GS110", "19:7"),
        ("library", FUNCTIONS, "- (2, 4), 3", "- (2, 4), 10**10**10", "GS110", "19:7"),
        ("library", FUNCTIONS, "(2, 3), 1.5", "(2, 3), 1e999", "GS110", "94:7"),
        *(
            ("library", FUNCTIONS, "rtol 1e-4", f"rtol {number}", "GS303", "52:5")
            for number in ("1e999", "inf", "nan", "-1")
        ),
        *(
            ("library", FUNCTIONS, "int[2] size,", f"{type} size={default},", "GS203", place)
            for type, default, place in (
                ("int", "9223372036854775808", "87:24"),
                ("int", "-9223372036854775809", "87:24"),
                ("Scalar", "9" * 30, "87:27"),
                ("float", "9" * 350, "87:26"),
                ("float", "1e999", "87:26"),
                ("float", "-1e400", "87:26"),
                ("float", "1e-999", "87:26"),
                ("int[2]", "[1, 99999999999999999999]", "87:27"),
                ("int[2]", "[1,2,3]", "87:15"),
                ("int[2]", "[1]", "87:15"),
                ("bool[3]", "[True, False]", "87:15"),
            )
        ),
        # kernels
        ("alone", OWN, "small: small:exchanged", "small: small:swapped", "GS501", "63:10"),
        # files
        ("library", KERNELS, "def chained(", "<<<<<<< HEAD\ndef chained(", "GS506", "65:1"),
        ("library", HELPERS, "def pieces(", ">>>>>>> other\ndef pieces(", "GS418", "13:1"),
        ("library", FUNCTIONS, "category: shape\n  doc", "category: shape\n>>>>>>> x\n  doc", "GS103", "71:1"),
        ("library", "pyproject.toml", "extends", "<<<<<<< HEAD\nextends", "GS601", "7:1"),
        ("library", FORMULAS, "- name: swapped", "||||||| base\n- name: swapped", "GS103", "24:1"),
        ("library", "pyproject.toml", 'namespace = "edited"', 'namespace = ["edited"]', "GS602", "8:1"),
        ("library", FUNCTIONS, "category: examples", "category: *here", "GS105", "8:13"),
        ("library", FUNCTIONS, "  pointwise: bump", "  <<: {pointwise: bump}", "GS105", "5:3"),
        ("library", FUNCTIONS, "- func: moving_mean(", "---\n- func: moving_mean(", "GS107", "11:1"),
    ],
)  # fmt: skip
def test_a_mistake_has_one_diagnostic(
    tmp_path: Path, kind: str, file: str, old: str, new: str, code: str, place: str
) -> None:
    lay_down(kind, tmp_path)
    text = (tmp_path / file).read_text(encoding="utf-8")
    assert old in text
    (tmp_path / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    diagnostics = Diagnostics()
    project = load_project(tmp_path, diagnostics)
    if project is not None:
        generate(project, diagnostics)
    (found,) = diagnostics.items
    assert (found.code, str(found.location)) == (code, f"{file}:{place}"), diagnostics.render()
    assert found.hint
    if "<<<<<<<" in new or "|||||||" in new or ">>>>>>>" in new:
        assert "one of the two sides" in found.hint


@pytest.mark.parametrize(
    "formula",
    [
        *("grad.clone()", "grad.sum_to_size(self.shape)", "grad.reshape(self.shape)"),
        *("grad.expand(self.shape)", "grad.to(self.dtype)", "where(self > 0, grad, 0)"),
        *("zeros_like(grad)", "grad.new_zeros(self.shape)", "grad.flip(0).flip(0)"),
        "(grad.unsqueeze(-1) * stack([self, other], -1)).sum(-1)",
        "(grad * stack([self, other])).sum(0)",
        "grad.masked_fill(self > 0, 0).mul(self).div(other + 1)",
        "grad * self.sum()",
        "grad if self.dim() == 0 else grad.transpose(0, -1).transpose(0, -1)",
    ],
)
def test_a_formula_that_may_be_right_is_taken(tmp_path: Path, formula: str) -> None:
    """What two steps away and back make, or what a value is, is left to `verify`."""
    assert _found(tmp_path, FORMULAS, OF_MIXED, f"self: {formula}") == []


@pytest.mark.parametrize("text", ["", "\n", "# nothing\n"])
@pytest.mark.parametrize(
    ("kind", "file", "code"),
    [
        ("library", FUNCTIONS, "GS301"),
        ("library", FORMULAS, "GS419"),
        ("library", KERNELS, "GS501"),
        ("library", HELPERS, "GS418"),
        ("alone", TAGS, "GS307"),
        ("alone", "edited/kernels/arithmetic.py", "GS501"),
        ("alone", "edited/formulas/helpers.py", "GS418"),
    ],
)
def test_an_emptied_file_has_one_diagnostic(
    tmp_path: Path, kind: str, file: str, code: str, text: str
) -> None:
    lay_down(kind, tmp_path)
    (tmp_path / file).write_text(text, encoding="utf-8")
    diagnostics = Diagnostics()
    project = load_project(tmp_path, diagnostics)
    assert project is not None
    generate(project, diagnostics)
    (found,) = diagnostics.items
    assert (found.code, str(found.location)) == (code, f"{file}:1:1"), diagnostics.render()
    assert "the file is empty" in found.message


@pytest.mark.parametrize(
    "default", ["9223372036854775807", "-9223372036854775808", "inf", "1e308", "5e-324"]
)
def test_a_default_at_the_end_of_its_range(tmp_path: Path, default: str) -> None:
    lay_down("library", tmp_path)
    file = tmp_path / FUNCTIONS
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("float value=0.5", f"Scalar value={default}"), encoding="utf-8")
    diagnostics = Diagnostics()
    project = load_project(tmp_path, diagnostics)
    assert project is not None
    assert generate(project, diagnostics), diagnostics.render()


def test_an_empty_module_is_not_blamed_for_one_misspelt_name(tmp_path: Path) -> None:
    lay_down("library", tmp_path)
    (tmp_path / KERNELS).with_name("later.py").write_text("# To come.\n", encoding="utf-8")
    file = tmp_path / FUNCTIONS
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("CPU: mixed", "CPU: mixde"), encoding="utf-8")
    diagnostics = Diagnostics()
    project = load_project(tmp_path, diagnostics)
    assert project is not None
    generate(project, diagnostics)
    (found,) = diagnostics.items
    assert (found.code, str(found.location)) == ("GS501", f"{FUNCTIONS}:43:10")


def _placed(root: Path, argument: str) -> Diagnostics:
    """What generating says of an operator more, with an argument that its kernel takes."""
    lay_down("library", root)
    name = argument.split()[1].partition("=")[0]
    schema = f"placed(Tensor self, *, {argument}) -> Tensor"
    rest = "dispatch: {CPU: placed}\n  shape: placed_shape\n  category: examples\n  doc: Itself."
    kernels = f"""
def placed_shape(self, {name}):
    return Result(self.shape, self.dtype)


def placed(self, {name}):
    return self.copy()
"""
    more = {
        FUNCTIONS: f"\n- func: {schema}\n  {rest}\n",
        FORMULAS: f"\n- name: {schema}\n  self: grad\n",
        KERNELS: "\n" + kernels,
    }
    for file, text in more.items():
        path = root / file
        path.write_text(path.read_text(encoding="utf-8") + text, encoding="utf-8")
    diagnostics = Diagnostics()
    project = load_project(root, diagnostics)
    assert project is not None
    generate(project, diagnostics)
    return diagnostics


@pytest.mark.parametrize("argument", ["int device=0", "str layout='a'", "Device[] device=[]"])
def test_a_name_that_the_dispatcher_reads(tmp_path: Path, argument: str) -> None:
    """Its value would never reach the kernel."""
    (found,) = _placed(tmp_path, argument).items
    assert found.code == "GS308" and "is of type" in found.message


@pytest.mark.parametrize("argument", ["Device? where=None", "Layout? how=None"])
def test_the_dispatcher_reads_by_name(tmp_path: Path, argument: str) -> None:
    assert not _placed(tmp_path, argument).items


def test_an_argument_with_the_name_of_what_is_written_to(tmp_path: Path) -> None:
    lay_down("library", tmp_path)
    for name in (FUNCTIONS, FORMULAS):
        file = tmp_path / name
        text = file.read_text(encoding="utf-8")
        file.write_text(
            text.replace("mixed(Tensor self, Tensor other", "mixed(Tensor self, Tensor out")
        )
    diagnostics = Diagnostics()
    project = load_project(tmp_path, diagnostics)
    assert project is not None
    generate(project, diagnostics)
    assert "'mixed.out': two arguments are called 'out'" in diagnostics.render()


def test_elements_of_results_have_names(tmp_path: Path) -> None:
    lay_down("library", tmp_path)
    file = tmp_path / FORMULAS
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace(OF_MIXED, "self: grad * self.topk(2).values.sum()"))
    diagnostics = Diagnostics()
    project = load_project(tmp_path, diagnostics)
    assert project is not None
    assert generate(project, diagnostics), diagnostics.render()


def test_an_operator_over_lists_is_called_for_each_example(tmp_path: Path) -> None:
    lay_down("library", tmp_path)
    diagnostics = Diagnostics()
    project = load_project(tmp_path, diagnostics)
    assert project is not None
    rules = {o.name: o.batch for o in build_model(project, diagnostics).operators}
    assert rules["chained"] is not None and rules["chained"].kind is BatchKind.loop


def _found(root: Path, file: str, old: str, new: str) -> list[tuple[str, str, str]]:
    """Code, place and hint of what generating says of the library with an edit."""
    lay_down("library", root)
    text = (root / file).read_text(encoding="utf-8")
    assert old in text
    (root / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    diagnostics = Diagnostics()
    project = load_project(root, diagnostics)
    if project is not None:
        generate(project, diagnostics)
    return [(d.code, str(d.location), d.hint or "") for d in diagnostics.items]


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        ("self.coss()", "did you mean 'cos'?"),
        ("sgin(self)", "did you mean 'sign'?"),
        ("self.exx()", "did you mean 'exp'?"),
        ("self.reshap(self.shape)", "did you mean 'reshape'?"),
        # These leave the graph.
        ("self.data", "write an operator, a helper"),
        ("self.grad", "write an operator, a helper"),
        ("torch.exp(self)", "write 'exp'"),
    ],
)
def test_what_a_word_was_meant_to_be(tmp_path: Path, word: str, meant: str) -> None:
    ((_, _, hint),) = _found(tmp_path, FORMULAS, OF_MIXED, f"self: grad * {word}")
    assert hint.startswith(meant)


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("extends =", "extend =", "GS602"),
        ("kernels =", "kernel =", "GS602"),
        ("[tool.gradsmith]", "[tool.gradsmiht]", "GS601"),
        ("[tool.gradsmith]", "[tool.gradsmith", "GS601"),
        ("kernels = ", "kernels = 3 # ", "GS602"),
    ],
)
def test_a_setting_that_is_misspelt(tmp_path: Path, old: str, new: str, code: str) -> None:
    ((found, place, hint),) = _found(tmp_path, "pyproject.toml", old, new)
    assert found == code and hint and place != "pyproject.toml:1:1"


@pytest.mark.parametrize(
    ("file", "old", "new", "hint"),
    [
        ("pyproject.toml", '"edited"\npackage', "edited\npackage", "write text between quotes"),
        ("pyproject.toml", 'namespace = "edited"', 'namespace: "edited"', "write 'name = value'"),
        ("pyproject.toml", "extends", 'namespace = "x"\nextends', "leave one of the two out"),
        ("pyproject.toml", "docs/operators", "docs\\operators", "write '/' between"),
        (KERNELS, "def extremes(", "async def extremes(", "write it in"),
        (KERNELS, "    shape[dim] = sum(", "\tshape[dim] = sum(", "indent with spaces"),
        (FUNCTIONS, "# Operators of many kinds.", "%YAML 3.0\n---", "leave the line out"),
        (FUNCTIONS, "  pointwise: bump", "  p\u043eintwise: bump", "did you mean 'pointwise'? (with U+043E, cyrillic"),
        (FUNCTIONS, "  pointwise: bump", "  \ufeffpointwise: bump", "did you mean 'pointwise'? (with U+FEFF, zero"),
        (FUNCTIONS, "  pointwise: bump", "\u00a0\u00a0pointwise: bump", "indent with spaces: this is U+00A0"),
        (FUNCTIONS, "  pointwise: bump", "  pointwise:bump", "write 'pointwise: bump'"),
        (FUNCTIONS, "  pointwise: bump", "  pointwise: bump\n  self: grad", "write formulas in derivatives.yaml"),
        (FUNCTIONS, "bump(Tensor self) -> Tensor", "bump(Tensor self) -> None", "write () for nothing"),
        (FUNCTIONS, "bump(Tensor self) -> Tensor", "bump(TensorList self) -> Tensor", "write Tensor[]"),
        (FUNCTIONS, "- func: bump", "- layer: Bump()\n  function: bump\n\n- func: bump", "move it to layers.yaml"),
        (FUNCTIONS, "- func: bump", "- name: f(Tensor x) -> Tensor\n  x: grad\n\n- func: bump", "move it to derivatives"),
        (FORMULAS, "- name: swapped", "- func: f(Tensor x) -> Tensor\n  doc: F.\n\n- name: swapped", "move it to native"),
        (FORMULAS, OF_MIXED, f"{OF_MIXED}\n  autogen: mixed_", "move it to native_functions.yaml"),
        (FORMULAS, OF_MIXED, "self: where(0 < self < 1, grad, 0)", "write '(0 < self) & (self < 1)'"),
        (FORMULAS, OF_MIXED, "self: where(self > 0 or other > 0, grad, 0)", "write '(self > 0) | (other > 0)'"),
        (FORMULAS, OF_MIXED, "self: \u2212grad * self", "write '-' for"),
        (FORMULAS, OF_MIXED, "self: grad \u2217 (self \u2212 1)", "write '*' for '\u2217'"),
        (FORMULAS, OF_MIXED, "self: grad \u00d7 (self \u2212 1)", "write '*' for '\u00d7'"),
        (FORMULAS, OF_MIXED, "self: grad *\u00a0self", "write a space: this is U+00A0"),
        (FORMULAS, OF_MIXED, "self: grad_output * self", "write 'grad'"),
        (FORMULAS, OF_MIXED, "self: grad * out", "write 'result'"),
    ],
)  # fmt: skip
def test_advice_fits_the_mistake(tmp_path: Path, file: str, old: str, new: str, hint: str) -> None:
    ((_, _, found),) = _found(tmp_path, file, old, new)
    assert found.startswith(hint)


@pytest.mark.parametrize("file", [KERNELS, HELPERS])
@pytest.mark.parametrize(
    ("wrong", "message", "hint"),
    [
        (b"\xef", "byte 0xef is not UTF-8", "save the file as UTF-8"),
        (b"\x00", "a null character", "delete it"),
    ],
)
def test_bytes_that_are_no_text_are_found_where_they_are(
    tmp_path: Path, file: str, wrong: bytes, message: str, hint: str
) -> None:
    lay_down("library", tmp_path)
    path = tmp_path / file
    text = path.read_bytes()
    line = text[: text.index(b"def ")].count(b"\n") + 1
    path.write_bytes(text.replace(b"def ", "'größer ".encode() + wrong + b"'\ndef ", 1))
    diagnostics = Diagnostics()
    project = load_project(tmp_path, diagnostics)
    assert project is not None
    generate(project, diagnostics)
    (item,) = (item for item in diagnostics.items if item.code in ("GS506", "GS418"))
    assert (str(item.location), item.hint) == (f"{file}:{line}:9", hint)
    assert message in item.message


def test_samples_of_whole_numbers_have_no_point(tmp_path: Path) -> None:
    ((code, place, hint),) = _found(tmp_path, FUNCTIONS, "- (2, 4), 3", "- (2, 4), 2.5")
    assert (code, place) == ("GS308", f"{FUNCTIONS}:19:7") and hint.startswith("the schema is")


def test_shapes_of_samples_are_whole_numbers(tmp_path: Path) -> None:
    for size in ("5.5", "-1", "'a'"):
        ((code, place, _),) = _found(tmp_path / size, FUNCTIONS, "- (2, 4), 3", f"- (2, {size}), 3")
        assert (code, place) == ("GS308", f"{FUNCTIONS}:19:7")
