"""Mistakes that can be read and make no sense: names, tags, categories; one diagnostic each, at its place."""

from __future__ import annotations

import ast
import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from gradsmith.codegen.cli import main
from gradsmith.codegen.diagnostics import Diagnostics
from gradsmith.codegen.pipeline import generate
from gradsmith.codegen.project.settings import load_project

Said = list[tuple[str, str, str]]
Plant = Callable[[str, str, str], Said]


@pytest.fixture
def plant(tiny: Path) -> Plant:
    """`plant(file, old, new)`: code, place and hint of all that is said once `old` has become `new`."""

    def planted(file: str, old: str, new: str) -> Said:
        path = tiny / file
        text = path.read_text()
        assert old in text
        path.write_text(text.replace(old, new, 1))
        if old == HALVES and "\n" not in new:
            formulas = tiny / "derivatives.yaml"
            formulas.write_text(formulas.read_text().replace(old[8:-1], new[8:-1]))
        return said(tiny)

    return planted


def said(root: Path) -> Said:
    diagnostics = Diagnostics()
    project = load_project(root, diagnostics)
    if project is not None:
        generate(project, diagnostics)
    return [
        (item.code, str(item.location).removeprefix(f"{root}/"), item.hint or "")
        for item in diagnostics.items
    ]


HALVES = "- func: halves(Tensor self)"
CATEGORY = "  category: arithmetic\n  doc: The two"


@pytest.mark.parametrize(
    ("old", "new", "code", "place", "hint"),
    [
        (HALVES, "- func: Tensor(Tensor self)", "GS308", "9:9", "another name"),
        (HALVES, "- func: float32(Tensor self)", "GS308", "9:9", "another name"),
        (HALVES, "- func: lambda(Tensor self)", "GS308", "9:9", "another name"),
        (HALVES, "- func: halves(Tensor self, Tensor class)", "GS308", "9:29", "another name"),
        (HALVES, "- func: halves(Tensor self, int kernel=1)", "GS308", "9:29", "another name"),
        (
            HALVES,
            f"{HALVES[:-1]}, MemoryFormat m=contigous_format)",
            "GS203",
            "9:44",
            "contiguous_format",
        ),
        (HALVES, f"{HALVES[:-1]}, ScalarType d=flaot)", "GS203", "9:42", "float"),
        (HALVES, f"{HALVES[:-1]}, Device d=div)", "GS203", "9:38", "quotes"),
        (HALVES, f"{HALVES[:-1]}, int[2] n=[1, breakpoint])", "GS203", "9:38", "whole number"),
        (CATEGORY, f"  operators: True\n{CATEGORY}", "GS303", "12:14", ""),
        (CATEGORY, f"  operators: __mull__\n{CATEGORY}", "GS303", "12:14", "__mul__"),
        (
            CATEGORY,
            f"  variants: function\n  python_module: linalgg\n{CATEGORY}",
            "GS303",
            "13:18",
            "linalg",
        ),
        (CATEGORY, f"  samples: nonsense\n{CATEGORY}", "GS303", "12:12", "numbers"),
        (CATEGORY, f"  samples: (2, 3), flaot32\n{CATEGORY}", "GS303", "12:20", "float32"),
        ("category: arithmetic", "category: README", "GS303", "6:13", "another name"),
        ("autogen: scaled_", "autogen: scaled.oot", "GS310", "3:12", "scaled.out"),
    ],
)
def test_a_name_that_means_something_else_or_nothing(
    plant: Plant, old: str, new: str, code: str, place: str, hint: str
) -> None:
    found = plant("native_functions.yaml", old, new)
    (item,) = (item for item in found if item[0] != "GS503")  # that the kernel takes no more
    assert item[:2] == (code, f"native_functions.yaml:{place}")
    assert hint in item[2]


def test_a_method_is_no_attribute_of_tensors(plant: Plant, tiny: Path) -> None:
    derivatives = tiny / "derivatives.yaml"
    derivatives.write_text(derivatives.read_text().replace("scaled(", "shape("))
    text = (tiny / "native_functions.yaml").read_text()
    (tiny / "native_functions.yaml").write_text(text.replace("  autogen: scaled_\n", ""))
    (item,) = plant("native_functions.yaml", "- func: scaled(", "- func: shape(")
    assert item[:2] == ("GS308", "native_functions.yaml:2:13")


def test_a_category_that_nothing_else_has_and_many_nearly(plant: Plant, tiny: Path) -> None:
    path = tiny / "native_functions.yaml"
    more = "\n- func: {0}(Tensor self) -> Tensor\n  category: arithmetic\n  alias_of: whole\n  doc: Again.\n"
    whole = "\n- func: whole(Tensor self) -> Tensor\n  category: arithmetic\n  doc: All.\n"
    path.write_text(path.read_text() + whole + "".join(map(more.format, ("full", "entire"))))
    (tiny / "kernels" / "whole.py").write_text("def whole(self):\n    return self\n")
    assert said(tiny) == []
    (item,) = plant("native_functions.yaml", "  category: arithmetic", "  category: arithmetik")
    assert item == ("GS303", "native_functions.yaml:6:13", "did you mean 'arithmetic'?")


def test_tags_say_what_the_schema_says(plant: Plant, tiny: Path) -> None:
    (tiny / "tags.yaml").write_text(
        "- tag: inplace_view\n  desc: Changes a view.\n- tag: nondeterministic_seeded\n  desc: Random.\n"
    )
    (item,) = plant("native_functions.yaml", CATEGORY, f"  tags: inplace_view\n{CATEGORY}")
    assert item[:2] == ("GS308", "native_functions.yaml:12:9")


def test_overloads_are_random_or_not_together(plant: Plant, tiny: Path) -> None:
    (tiny / "tags.yaml").write_text("- tag: nondeterministic_seeded\n  desc: Random.\n")
    second = (
        "- func: halves.seeded(Tensor self, *, Generator? generator) -> (Tensor low, Tensor high)\n"
    )
    rest = (
        "  dispatch: {CPU: halves}\n  shape: same\n  tags: nondeterministic_seeded\n  doc: Two.\n\n"
    )
    found = plant("native_functions.yaml", HALVES, f"{second}{rest}{HALVES}")
    assert [item[:2] for item in found if item[2] == "write tags: nondeterministic_seeded"] == [
        ("GS308", "native_functions.yaml:15:3")
    ]


@pytest.mark.parametrize("word", ["['True', True]", "['1', True]"])
def test_differentiability_that_is_no_condition(plant: Plant, word: str) -> None:
    old = '  self: not_implemented("nobody needed it yet")'
    (item,) = plant("derivatives.yaml", old, f"{old}\n  output_differentiability: {word}")
    assert item[:2] == ("GS411", "derivatives.yaml:6:30")


# -- one cause, one diagnostic ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("file", "old", "new", "code", "place"),
    [
        ("native_functions.yaml", "doc: Each element", 'doc: "Each element', "GS103", "7:8"),
        (
            "native_functions.yaml",
            "variants: function, method",
            "variants function",
            "GS103",
            "2:3",
        ),
        ("native_functions.yaml", "{CPU: scaled}", "{CPU: scaled", "GS103", "4:13"),
        ("native_functions.yaml", "- func: scaled", "<<<<<<< HEAD\n- func: scaled", "GS103", "1:1"),
        ("derivatives.yaml", "self: grad", 'self: "grad', "GS103", "2:9"),
        ("pyproject.toml", 'kernels = "kernels"', 'kernels = "kernel"', "GS602", "4:1"),
        ("pyproject.toml", "[tool.gradsmith]", "[tool.gradsmith", "GS601", "1:16"),
        ("kernels/arithmetic.py", "def scaled(self", "def scaled(self,,", "GS506", "1:17"),
    ],
)
def test_what_breaks_a_file_is_said_once_and_where_it_stands(
    plant: Plant, file: str, old: str, new: str, code: str, place: str
) -> None:
    (item,) = plant(file, old, new)
    assert item[:2] == (code, f"{file}:{place}")


def test_a_quote_that_ends_at_the_next_one_is_said_where_it_begins(
    plant: Plant, tiny: Path
) -> None:
    path = tiny / "native_functions.yaml"
    path.write_text(path.read_text().replace("doc: The two halves", 'doc: "The two" halves'))
    found = plant("native_functions.yaml", "doc: Each element", 'doc: "Each element')
    assert found[0][:2] == ("GS103", "native_functions.yaml:7:8")


def test_tags_that_cannot_be_read_are_not_unknown_as_well(plant: Plant, tiny: Path) -> None:
    (tiny / "tags.yaml").write_text('- tag: core\n  desc: "One of few.\n')
    (item,) = plant("native_functions.yaml", CATEGORY, f"  tags: core\n{CATEGORY}")
    assert item[:2] == ("GS103", "tags.yaml:2:9")


@pytest.mark.parametrize(
    ("file", "code"), [("native_functions.yaml", "GS301"), ("derivatives.yaml", "GS419")]
)
def test_an_empty_file_is_one_mistake(tiny: Path, file: str, code: str) -> None:
    (tiny / file).write_text("# nothing yet\n")
    (item,) = said(tiny)
    assert item[:2] == (code, f"{file}:1:1")


def test_a_missing_kernel_is_said_with_file_and_signature(plant: Plant) -> None:
    found = plant("native_functions.yaml", "{CPU: scaled}", "{CPU: times}")
    assert [item[:2] for item in found] == [("GS501", "native_functions.yaml:4:19")]
    assert found[0][2] == "write it in kernels/arithmetic.py: def times(self, factor)"


# -- variables of generated code ---------------------------------------------------------------------------


CALLS = """
import json, sys
import gradsmith as gs
import demo.generated.functions as functions

for number, name in enumerate(json.loads(sys.argv[1])):
    x, y = (gs.tensor([value], requires_grad=True) for value in (2.0, 3.0))
    for function in (getattr(gs.ops.demo, f"op{number}"), getattr(functions, f"op{number}")):
        function(x, y).backward()
        assert function(x.detach(), **{name: y.detach()}).item() == 6, name
    assert (x.grad.item(), y.grad.item()) == (6, 4), name
"""


def test_an_argument_has_any_name_that_is_not_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also that of a variable or function of generated code: it works, or generated code has it to itself."""
    root = tmp_path / "demo"
    assert main(["new", "library", "demo", "--path", str(root)]) == 0
    source = root / "src" / "demo"
    shutil.rmtree(
        source / "generated" / "layers"
    )  # classes, whose methods have arguments of their own
    names = sorted(_names_in(source / "generated") - {"self", "demo", "grad", "grads"})
    assert {"kernel", "redispatch", "state"} <= set(names)
    texts = [
        source / f for f in ("native_functions.yaml", "derivatives.yaml", "kernels/examples.py")
    ]
    before = [file.read_text() for file in texts]

    def write(names: list[str]) -> Said:
        for file, text, form in zip(texts, before, (ENTRY, FORMULA, KERNEL), strict=True):
            file.write_text(text + "".join(form.format(n=n, i=i) for i, n in enumerate(names)))
        return said(root)

    refused = write(names)
    assert {code for code, _, _ in refused} == {"GS308"}
    lines = texts[0].read_text().splitlines()
    for _, place, _ in refused:
        names.remove(lines[int(place.split(":")[1]) - 1].split("Tensor ")[2].split(")")[0])
    assert write(names) == []
    monkeypatch.chdir(root)
    assert main(["generate"]) == 0
    done = subprocess.run(
        [sys.executable, "-c", CALLS, json.dumps(names)],
        cwd=root / "src",
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr


ENTRY = """
- func: op{i}(Tensor self, Tensor {n}) -> Tensor
  dispatch: {{CPU: op{i}}}
  shape: op{i}_shape
  category: examples
  doc: The product.
"""
FORMULA = """
- name: op{i}(Tensor self, Tensor {n}) -> Tensor
  self: grad * {n}
  {n}: grad * self
"""
KERNEL = """

def op{i}(self, {n}):
    return self * {n}


def op{i}_shape(self, {n}):
    return Result(self.shape, self.dtype)
"""


def _names_in(folder: Path) -> set[str]:
    trees = [ast.parse(file.read_text()) for file in sorted(folder.rglob("*.py"))]
    functions = [n for tree in trees for n in ast.walk(tree) if isinstance(n, ast.FunctionDef)]
    names = {n.id for function in functions for n in ast.walk(function) if isinstance(n, ast.Name)}
    return {name for name in names if not name.startswith("_")}


UNBOUND = """
- func: hidden(Tensor self, Scalar factor=2) -> Tensor
  variants: {variants}
  dispatch: {{CPU: scaled}}
  shape: same
"""


def test_formulas_call_operators_without_a_binding(
    tiny: Path, generated: Callable[[Path], dict[str, str]]
) -> None:
    _called_by_the_formula(tiny, "none")
    files = generated(tiny)
    nodes = files["generated/autograd_nodes/arithmetic.py"]
    assert "from tiny.generated.operators import hidden" in nodes
    assert "hidden" not in files["generated/functions.py"]
    assert "hidden" not in files["generated/tensor_methods.py"]


def test_a_formula_calls_a_method_by_bare_name(tiny: Path) -> None:
    _called_by_the_formula(tiny, "method")
    [(code, place, hint)] = said(tiny)
    assert (code, place) == ("GS403", "derivatives.yaml:2:9")
    assert hint.startswith("it is a method: write 'self.hidden(...)'")


def test_formulas_cannot_choose_among_overloads_without_a_binding(tiny: Path) -> None:
    _called_by_the_formula(tiny, "none")
    with (tiny / "native_functions.yaml").open("a") as file:
        file.write(UNBOUND.replace("hidden", "hidden.more").format(variants="none"))
    assert [(code, place) for code, place, _ in said(tiny)] == [("GS403", "derivatives.yaml:2:9")]


def _called_by_the_formula(tiny: Path, variants: str) -> None:
    with (tiny / "native_functions.yaml").open("a") as file:
        file.write(UNBOUND.format(variants=variants))
    formulas = tiny / "derivatives.yaml"
    text = formulas.read_text()
    assert "self: grad * factor" in text
    formulas.write_text(
        text.replace("self: grad * factor", "self: hidden(grad, factor)")
        + "\n- name: hidden(Tensor self, Scalar factor=2) -> Tensor\n  self: grad * factor\n"
    )


def test_a_qualified_call_needs_a_function(tmp_path: Path) -> None:
    root = tmp_path / "mylib"
    assert main(["new", "library", "mylib", "--path", str(root)]) == 0
    yaml = root / "src/mylib/native_functions.yaml"
    entry = "- func: moving_mean_backward(Tensor grad, int window) -> Tensor\n"
    text = yaml.read_text()
    assert entry in text
    yaml.write_text(text.replace(entry, entry + "  variants: none\n"))
    [(code, place, hint)] = said(root)
    assert (code, hint) == ("GS403", "write 'moving_mean_backward'")
    assert place.endswith("derivatives.yaml:10:15")
    formulas = root / "src/mylib/derivatives.yaml"
    formulas.write_text(
        formulas.read_text().replace("mylib.moving_mean_backward", "moving_mean_backward")
    )
    assert said(root) == []
