"""What an edit of YAML changes in generated files: what it says, and nothing because lines have moved."""

from __future__ import annotations

import difflib
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from gradsmith.codegen.pipeline import Model
from gradsmith.codegen.project.memo import Memo
from gradsmith.codegen.project.settings import Project
from gradsmith.dispatch.inspect.places import place_in_yaml

Generated = Callable[..., dict[str, str]]

KERNEL = '''\
"""A smooth step from 0 to 1."""

from gradsmith.core.namespace import Array

__all__ = ["smoothstep"]


def smoothstep(self: Array) -> Array:
    """Zero below 0, one above 1."""
    return self
'''
OPERATOR = """\
- func: smoothstep(Tensor self) -> Tensor
  variants: function, method
  autogen: smoothstep_, smoothstep.out
  pointwise: smoothstep
  promotion: int_to_float
  dtypes: bool, integral, floating
  category: pointwise
  doc: Zero below 0, one above 1, and a polynomial in between.

"""
DERIVATIVE = """\
- name: smoothstep(Tensor self) -> Tensor
  self: grad * where((self > 0) & (self < 1), 6 * self * (1 - self), 0)
  result: auto_element_wise

"""


def changed_lines(before: dict[str, str], after: dict[str, str]) -> int:
    """Lines that a version control system would show as added or removed."""
    count = 0
    for name in before.keys() | after.keys():
        old, new = before.get(name, "").splitlines(), after.get(name, "").splitlines()
        if old != new:
            diff = list(difflib.unified_diff(old, new, n=0, lineterm=""))[2:]
            count += sum(line[:1] in "+-" for line in diff)
    return count


def insert(file: Path, before: str, text: str) -> None:
    """Put `text` before the first line that starts with `before`."""
    content = file.read_text(encoding="utf-8")
    start = f"\n{content}".index(f"\n{before}")
    file.write_text(content[:start] + text + content[start:], encoding="utf-8")


def test_comments_change_nothing(
    inputs_copied: Callable[[], Project], generated: Generated, output: dict[str, str]
) -> None:
    """From nothing: what the generator remembers of entries would not tell that they have moved."""
    root = inputs_copied().root
    for name, before in (
        ("native_functions.yaml", "- func:"),
        ("native_functions.yaml", "- func: mul.Tensor("),
        ("native_functions.yaml", "  pointwise: np.multiply"),
        ("derivatives.yaml", "- name:"),
        ("derivatives.yaml", "- name: mul.Tensor("),
    ):
        insert(root / name, before, "# Why this is so.\n\n")
    assert generated(root) == output


def test_a_sample_changes_the_line_of_its_operator(
    inputs_copied: Callable[[], Project], generated: Generated, output: dict[str, str], memo: Memo
) -> None:
    root = inputs_copied().root
    insert(root / "native_functions.yaml", "    - ..., ..., alpha=2", "    - ..., ..., alpha=3\n")
    assert 0 < changed_lines(output, generated(root, memo)) <= 5


def test_an_operator_changes_what_is_about_it(
    inputs_copied: Callable[[], Project], generated: Generated, output: dict[str, str], memo: Memo
) -> None:
    project = inputs_copied()
    root = project.root
    (root / project.kernels / "smoothstep.py").write_text(KERNEL, encoding="utf-8")
    insert(root / "native_functions.yaml", "- func: sub.Tensor(", OPERATOR)
    insert(root / "derivatives.yaml", "- name: sub.Tensor(", DERIVATIVE)
    assert 100 < changed_lines(output, generated(root, memo)) <= 300


# -- where things stand -------------------------------------------------------------------------------


def test_places_are_those_that_the_loader_knows(model: Model) -> None:
    project = model.project
    for function in model.functions:
        if function.of_lists:
            continue  # declared by a word in the entry of another operator
        where, origin = function.location, function.origin or function
        assert where is not None
        place = place_in_yaml(project.package, project.functions, str(origin.name))
        assert place == f"{where.file}:{where.line}"
    for info in model.derivatives.values():
        assert info.location is not None
        entry = place_in_yaml(project.package, project.derivatives, info.entry)
        assert entry == f"{info.location.file}:{info.location.line}"
        for gradient in info.gradients:
            for name in gradient.names:
                place = place_in_yaml(project.package, project.derivatives, info.entry, name)
                if (
                    gradient.alternatives
                ):  # the field's place, wherever among its formulas the one is
                    field = f"{info.location.file}:"
                    assert place is not None and place.startswith(field)
                    assert info.location.line < int(place.removeprefix(field))
                elif gradient.location is not None and gradient.location.line >= info.location.line:
                    assert place == f"{gradient.location.file}:{gradient.location.line}"
                else:  # nobody wrote this formula: it is for in-place variants of what has none
                    assert place == entry


TEXT = """\
# - func: plain(Tensor self) -> Tensor
- func: plain(Tensor self) -> Tensor
  doc: |
    name: of something
- variants: function
  func: "quoted(str mode='a') -> ()"
-   func: >-
      folded.out(Tensor self, *,
      Tensor(a!) out) -> Tensor(a!)
- {func: flow(Tensor self) -> Tensor, variants: method}
- func: space::spaced (Tensor self) -> Tensor
- name: several(Tensor self, Tensor other) -> Tensor
  self, other: "both"  # other: not here
- name: other(Tensor self) -> Tensor
  "self": grad
- name: plain(Tensor self) -> Tensor
"""


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a package `lib`, whose `lib.generated` has been imported."""
    folder = tmp_path / "site" / "lib"
    (folder / "generated").mkdir(parents=True)
    module = ModuleType("lib.generated")
    module.__path__ = [str(folder / "generated")]
    monkeypatch.setitem(sys.modules, "lib.generated", module)
    return folder


@pytest.mark.parametrize(
    "name, argument, line",
    [
        ("plain", "", 2),
        ("quoted", "", 6),
        ("folded.out", "", 7),
        ("flow", "", 10),
        ("spaced", "", 11),
        ("several", "", 12),
        ("several", "self", 13),
        ("several", "other", 13),
        ("other", "self", 15),
        ("other", "missing", 14),
    ],
)
def test_entries_are_found_however_they_are_written(
    name: str, argument: str, line: int, installed: Path
) -> None:
    file = f"src/{name}_{argument}.yaml"  # what a file says is remembered
    (installed / Path(file).name).write_text(TEXT, encoding="utf-8")
    assert place_in_yaml("lib.generated", file, name, argument) == f"{file}:{line}"


def test_files_are_found_in_the_clone_before_the_package(installed: Path) -> None:
    (installed / "both.yaml").write_text(TEXT, encoding="utf-8")
    clone = installed.parent.parent
    (clone / "src").mkdir()
    (clone / "src" / "both.yaml").write_text("\n\n" + TEXT, encoding="utf-8")
    assert place_in_yaml("lib.generated", "src/both.yaml", "plain") == "src/both.yaml:4"


def test_what_is_not_found_has_no_line(installed: Path) -> None:
    assert place_in_yaml("lib.generated", "absent.yaml", "plain") == "absent.yaml"
    (installed / "there.yaml").write_text(TEXT, encoding="utf-8")
    assert place_in_yaml("lib.generated", "there.yaml", "plane") == "there.yaml"
