"""What --fix mends: what it says, and nothing else; what is mended lints clean, with comments where they were."""

from __future__ import annotations

import sys
from difflib import ndiff
from pathlib import Path

import pytest

from gradsmith.codegen.cli import main
from gradsmith.codegen.diagnostics import Suggestion, is_slip
from gradsmith.codegen.lint.fixes import applied, apply

sys.path.insert(0, str(Path(__file__).parent))
from example_projects import lay_down, put
from test_mistakes import CORPUS, Mistake
from test_pages import found_in

FUNCTIONS = "native_functions.yaml"


@pytest.mark.parametrize("mistake", CORPUS, ids=lambda mistake: mistake.id)
def test_a_fix_changes_its_place_alone(mistake: Mistake, tmp_path: Path) -> None:
    mistake.lay_down(tmp_path)
    place = put(tmp_path, mistake.file, mistake.bad, mistake.whole)
    assert place is not None
    file = tmp_path / mistake.file
    file.write_text(file.read_text(encoding="utf-8") + "# the end\n", encoding="utf-8")
    before = file.read_text(encoding="utf-8")
    found = [item for item in found_in(tmp_path).items if item.code == mistake.code]
    mended = apply(tmp_path, found)
    after = file.read_text(encoding="utf-8")
    if not mended:
        assert after == before
        hint = found[0].hint
        if isinstance(hint, Suggestion) and is_slip(hint.word, hint.meant):
            line = before.split("\n")[place[0] - 1]
            assert " " in line[place[1] - 1 : place[2] - 1], "what is pointed at is no word"
        return
    gone = [line for line in ndiff(before.split("\n"), after.split("\n")) if line.startswith("- ")]
    assert gone == [f"- {before.split(chr(10))[place[0] - 1]}"], "one line, that of the mistake"
    left = found_in(tmp_path)
    # What was a slip of a name may have hidden that the right name is there as well.
    assert mistake.code not in [item.code for item in left.items], left.render()


def test_most_misspelt_names_are_mended(tmp_path: Path) -> None:
    count = 0
    for mistake in CORPUS:
        root = tmp_path / mistake.id
        mistake.lay_down(root)
        put(root, mistake.file, mistake.bad, mistake.whole)
        count += any(item.fix for item in found_in(root).items)
    assert count >= 30


OUT_OF_ORDER = """\
# Above the entry.

- func: stretched(Tensor self) -> Tensor  # the schema
  # what it does
  doc: >-
    Longer than
    one line.

  category: arithmetic   # a page
  # where it runs
  # (in two lines)
  dispatch:
    # the kernel
    CompositeImplicitAutograd: doubled
  variants: function
  samples:
    - (2,)
    # empty
    - (0,)

# Below the entry.
"""

IN_ORDER = """\
# Above the entry.

- func: stretched(Tensor self) -> Tensor  # the schema
  # where it runs
  # (in two lines)
  dispatch:
    # the kernel
    CompositeImplicitAutograd: doubled

  category: arithmetic   # a page
  # what it does
  doc: >-
    Longer than
    one line.
  samples:
    - (2,)
    # empty
    - (0,)

# Below the entry.
"""


@pytest.mark.parametrize("newline", ["\n", "\r\n"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_order_and_redundancy_keep_comments_and_layout(
    newline: str, mark: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lay_down(tmp_path)
    file = tmp_path / FUNCTIONS
    rest = file.read_text(encoding="utf-8")

    def spelled(text: str) -> bytes:
        return (mark + (text + rest).replace("\n", newline)).encode()

    file.write_bytes(spelled(OUT_OF_ORDER))
    assert main(["lint", str(tmp_path), "--fix"]) == 0
    assert "2 fixed" in capsys.readouterr().out
    assert file.read_bytes() == spelled(IN_ORDER)
    assert main(["lint", str(tmp_path), "--strict"]) == 0
    assert capsys.readouterr().out == "no mistakes\n"


def test_the_first_field_keeps_its_dash(tmp_path: Path) -> None:
    lay_down(tmp_path)
    entry = (
        "- category: arithmetic\n  func: stretched(Tensor self) -> Tensor\n"
        "  dispatch: {CompositeImplicitAutograd: doubled}\n  doc: Longer.\n"
    )
    put(tmp_path, FUNCTIONS, entry, False)
    apply(tmp_path, found_in(tmp_path).items)
    assert (
        (tmp_path / FUNCTIONS)
        .read_text(encoding="utf-8")
        .endswith(
            "- func: stretched(Tensor self) -> Tensor\n  dispatch: {CompositeImplicitAutograd: doubled}\n"
            "  category: arithmetic\n  doc: Longer.\n"
        )
    )
    assert not found_in(tmp_path).items


def test_a_file_that_changed_meanwhile_is_left_alone(tmp_path: Path) -> None:
    lay_down(tmp_path)
    put(
        tmp_path,
        FUNCTIONS,
        "- func: scaled(Tensor self, Scalar factor=2) -> Tensor\n  dok: x\n",
        False,
    )
    found = found_in(tmp_path)
    file = tmp_path / FUNCTIONS
    file.write_text("# all gone\n", encoding="utf-8")
    assert apply(tmp_path, found.items) == []
    assert file.read_text(encoding="utf-8") == "# all gone\n"


def test_a_schema_in_both_files_is_mended_in_one(tmp_path: Path) -> None:
    lay_down(tmp_path)
    file = tmp_path / "derivatives.yaml"
    right = file.read_text(encoding="utf-8")
    file.write_text(right.replace("Scalar factor=2)", "Scalar factor=3)"), encoding="utf-8")
    texts, mended = applied(found_in(tmp_path).items)
    assert texts == {"derivatives.yaml": right}
    assert [item.code for item in mended] == ["GS406"]


@pytest.mark.parametrize(
    ("word", "meant", "sure"),
    [
        ("reslt", "result", True),
        ("cpu", "CPU", True),
        ("weighted", "weighted_shape", False),
        ("scaled_backward", "scaled", False),
        ("product.out", "product", False),
        ("GS999", "GS909", False),
    ],
)
def test_what_a_slip_is(word: str, meant: str, sure: bool) -> None:
    assert is_slip(word, meant) is sure


@pytest.mark.parametrize(
    ("file", "entry", "hint"),
    [
        # what is missing or too much has a meaning of its own
        (
            "derivatives.yaml",
            "- name: scaled(Tensor self, Scalar factor=2) -> Tensor\n  self: scaled_backward(grad)\n",
            "did you mean 'scaled_'?",
        ),
        (
            FUNCTIONS,
            "- func: scaled(Tensor self, Scalar factor=2) -> Tensor\n  dispatch: {CPU: doub}\n"
            "  shape: same\n  category: arithmetic\n  doc: Times `factor`.\n",
            "did you mean 'doubled'?",
        ),
    ],
)
def test_a_guess_is_suggested_and_not_applied(
    file: str, entry: str, hint: str, tmp_path: Path
) -> None:
    lay_down(tmp_path)
    put(tmp_path, file, entry, False)
    found = found_in(tmp_path)
    assert hint in found.render()
    before = (tmp_path / file).read_text(encoding="utf-8")
    assert not apply(tmp_path, found.items)
    assert (tmp_path / file).read_text(encoding="utf-8") == before
