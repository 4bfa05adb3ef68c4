"""Functions that Python programs see beyond the schema: the field ``python``."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from gradsmith.codegen.diagnostics import Diagnostics
from gradsmith.codegen.pipeline import generate
from gradsmith.codegen.project.settings import load_project

CONVERSIONS = """\
def factor_of(name: str, *known: str) -> float:
    return float(known.index(name))


def check(self, limit=1) -> None:
    pass
"""
CONVERTED = """\
  python:
  - nn.functional.scaled
  - nn.functional.scale(Tensor input, float factor, bool inplace=False) -> Tensor
  - nn.functional.scale_(Tensor input) -> Tensor
  - def: nn.functional.named(Tensor input, str name="a", *, bool both=False, int old=0) -> Tensor
    before: check(input, limit=2)
    arguments:
      number: factor_of(name, "a", "b")
      factor: 2 * number
    returns: (result, number) if both else result
    unused: old
    doc: Scaled by a factor that has a name.
"""


def with_python(root: Path, text: str) -> Path:
    """The project at `root`, whose first operator's entry has `text` besides."""
    (root / "kernels" / "conversions.py").write_text(CONVERSIONS)
    file = root / "native_functions.yaml"
    head, _, rest = file.read_text().partition("  category:")
    file.write_text(f"{head}{text}  category:{rest}")
    return root


def function(source: str, name: str) -> str:
    """The definition of one function."""
    head = f"def {name}("
    return head + source.partition(head)[2].partition("\n\n\n")[0].rstrip("\n")


def test_what_is_generated(tiny: Path, generated: Callable[[Path], dict[str, str]]) -> None:
    files = generated(with_python(tiny, CONVERTED))
    source = files["generated/nn_functional.py"]
    assert '_from = deferred_from(globals(), "gradsmith.operators.conversions")' in source
    assert 'check = _from("check")' in source and 'factor_of = _from("factor_of")' in source
    assert "from tiny.generated.functions import scaled\n" in source
    assert function(source, "scale") == (
        "def scale(input, factor, inplace=False):\n"
        '    """Each element times `factor`."""\n'
        "    if inplace:\n"
        "        return functions.scaled_(input, factor)\n"
        "    return functions.scaled(input, factor)"
    )
    assert function(source, "scale_") == (
        "def scale_(input):\n"
        '    """Each element times `factor`; in place."""\n'
        "    return functions.scaled_(input)"
    )
    assert function(source, "named") == (
        'def named(input, name="a", *, both=False, old=0):\n'
        '    """Scaled by a factor that has a name."""\n'
        "    check(input, limit=2)\n"
        '    number = factor_of(name, "a", "b")\n'
        "    result = functions.scaled(input, 2 * number)\n"
        "    return (result, number) if both else result"
    )
    stub = files["generated/nn_functional.pyi"]
    assert "def scale(input: Tensor, factor: float, inplace: bool = False) -> Tensor:" in stub
    assert 'name: str = "a", *, both: bool = False, old: int = 0) -> Any:' in stub


def test_functions_of_the_package_and_methods(
    tiny: Path, generated: Callable[[Path], dict[str, str]]
) -> None:
    """One that has the operator's name stands for its own binding, which only generated code finds then."""
    files = generated(
        with_python(
            tiny,
            "  python:\n"
            "  - def: scaled(Tensor tensor, float by) -> Tensor\n"
            "    arguments:\n"
            "      self: tensor\n"
            "      factor: by\n"
            "  - Tensor.rescaled_(Tensor self, float factor) -> Tensor\n",
        )
    )
    assert function(files["generated/functions.py"], "scaled") == (
        "def scaled(tensor, by):\n"
        '    """Each element times `factor`."""\n'
        "    return raw.scaled(tensor, by)"
    )
    assert (
        "def scaled(tensor: Tensor, by: float) -> Tensor: ..." in files["generated/functions.pyi"]
    )
    assert "def scaled(input, factor=2):" in files["generated/raw.py"]
    assert "def scaled_(input, factor=2):" in files["generated/functions.py"]
    methods = files["generated/tensor_methods.py"].partition("    def rescaled_(self, factor):\n")
    assert methods[0].endswith("    @shows_handlers\n")
    assert methods[2].partition("\n\n")[0].endswith("return functions.scaled_(self, factor)")
    assert (
        "def rescaled_(self, factor: float) -> Tensor: ..." in files["generated/tensor_methods.pyi"]
    )


def test_nothing_is_generated_where_nothing_is_said(
    tiny: Path, generated: Callable[[Path], dict[str, str]]
) -> None:
    assert "generated/nn_functional.py" not in generated(tiny)


def test_what_is_written_by_hand_is_not_generated(
    tiny: Path, generated: Callable[[Path], dict[str, str]]
) -> None:
    files = generated(with_python(tiny, "  manual_python_binding: function\n"))
    assert "def scaled(" not in files["generated/functions.py"]
    assert "def scaled(" not in files["generated/functions.pyi"]
    assert "def scaled(" in files["generated/tensor_methods.py"]


F = "  python: nn.functional.f"
D = "  python:\n    def: nn.functional.f(Tensor input"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("  python: .3(Tensor input) -> Tensor\n", "6:11-37 GS303 "),
        ("  python: f\n", "GS312 'f' has no parameters"),
        (
            "  python: Tensor.f(Tensor input) -> Tensor\n",
            "GS312 the first parameter of 'Tensor.f' is not 'self'",
        ),
        ("  python: 3\n", "6:11-12 GS303 "),
        ("  python:\n    doc: text\n", "7:5-14 GS304 a Python function without 'def'"),
        (f"{F}(Tensr input) -> Tensor\n", "6:27-32 GS202 "),
        (f"{F}(Tensor input)->Tensor\n", "6:40-41 GS201 "),
        ("  python: nn.f(Tensor self) -> Tensor\n", "GS312 there is no module 'nn'"),
        (f"{F}(float factor) -> Tensor\n", "GS312 'self' of 'scaled' gets no value"),
        (f"{F}(Tensor input, int n) -> Tensor\n", "GS312 parameter 'n' is never read"),
        (f"  python: [{F[10:]}, {F[10:]}]\n", "GS312 'nn.functional.f' is defined twice"),
        (f"{D}) -> Tensor\n    nonsense: 1\n", "8:5-13 GS302 unknown field 'nonsense'"),
        (
            f"{D}) -> Tensor\n    before: check(inptu)\n",
            "8:19-24 GS403 'inptu' does not exist here",
        ),
        (f"{D}) -> Tensor\n    before: check(input, 2, 3)\n", "8:13-18 GS415 'check' takes 2"),
        (f"{D}) -> Tensor\n    before: check(input\n", "GS401 "),
        (f"{D}) -> Tensor\n    unused: input\n", "GS312 parameter 'input' is read"),
        (f"{D}) -> Tensor\n    unused: nothing\n", "GS312 'nothing' is not a parameter"),
        (
            f"{D}) -> Tensor\n    arguments:\n      facto: 3\n",
            "9:7-12 GS312 'facto' is not an argument of 'scaled', and nothing reads it",
        ),
        (f"{D}) -> Tensor\n    arguments: 3\n", "8:16-17 GS303 expected arguments"),
        ("  python:\n    def: nn.functional.f\n    doc: text\n", "GS308 'doc' of a mere name"),
    ],
)
def test_mistakes(tiny: Path, text: str, expected: str) -> None:
    diagnostics = Diagnostics()
    project = load_project(with_python(tiny, text), diagnostics)
    assert project is not None
    generate(project, diagnostics)
    found = []
    for item in diagnostics.items:
        assert item.location is not None
        where = item.location
        found.append(f"{where.line}:{where.column}-{where.end_column} {item.code} {item.message}")
    assert len(found) == 1 and expected in found[0], found


def test_a_library_has_no_functions_in_modules_of_gradsmith(tiny: Path) -> None:
    settings = tiny / "pyproject.toml"
    text = settings.read_text() + 'extends = "gradsmith"\nkernels_package = "tiny.kernels"\n'
    settings.write_text(text + '[tool.setuptools.package-dir]\ntiny = "."\n')
    (tiny / "native_functions.yaml").write_text(
        "- func: scaled(Tensor self, Scalar factor=2) -> Tensor\n"
        "  python: nn.functional.scaled\n  dispatch:\n    CPU: scaled\n"
    )
    diagnostics = Diagnostics()
    project = load_project(tiny, diagnostics)
    assert project is not None, diagnostics.render()
    generate(project, diagnostics)
    assert "'scaled' cannot have 'python'" in diagnostics.render()
