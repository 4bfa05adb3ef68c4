"""After an edit of few entries of a library the same is generated as from nothing, in the time that few entries take."""

from __future__ import annotations

import importlib
import os
import random
import re
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from gradsmith.codegen.cli import main
from gradsmith.codegen.incremental import patch

sys.path.insert(0, str(Path(__file__).parent))
from edited_projects import lay_down
from random_edits import meant

COUNT = int(os.environ.get("GRADSMITH_RANDOM_EDITS", "10"))

FUNCTIONS = Path("src", "edited", "native_functions.yaml")
DERIVATIVES = Path("src", "edited", "derivatives.yaml")


@pytest.fixture(scope="module")
def generated_library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("generated") / "library"
    lay_down("library", root)
    assert generate(root) == 0
    return root


@pytest.fixture
def library(generated_library: Path, tmp_path: Path) -> Path:
    """A generated library with entries of many kinds."""
    return Path(shutil.copytree(generated_library, tmp_path / "library"))


@pytest.fixture
def taken(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Of each run that looked at an edit, whether it was enough to do what was edited."""
    found: list[bool] = []
    real = patch.changes_of_edit

    def told(*given: object) -> object:
        changes = real(*given)  # type: ignore[arg-type]
        found.append(changes is not None)
        return changes

    monkeypatch.setattr(patch, "changes_of_edit", told)
    return found


def generate(root: Path) -> int:
    return main(["generate", "--project", str(root), "--traceback"])


def written(root: Path) -> dict[str, bytes]:
    """Everything but what the generator remembers."""
    return {
        path.relative_to(root).as_posix(): path.read_bytes()
        for path in sorted(root.rglob("*"))
        if path.is_file() and ".gradsmith" not in path.parts
    }


def edit(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1
    file.write_text(text.replace(old, new), encoding="utf-8")


def from_nothing(root: Path) -> tuple[int, dict[str, bytes]]:
    """How a run ends for the same YAML that has nothing to remember, and what it leaves."""
    fresh = root.with_name("fresh")
    shutil.copytree(root, fresh, ignore=shutil.ignore_patterns(".gradsmith"))
    try:
        return generate(fresh), written(fresh)
    finally:
        shutil.rmtree(fresh)


EDITS = {
    "words": (FUNCTIONS, "The bell curve exp(-x²)", "The curve exp(-x²)"),
    "a formula": (DERIVATIVES, "self: grad * slope_of_bump", "self: 2 * grad * slope_of_bump"),
    "samples": (FUNCTIONS, "- (4,), 2", "- (4,), 3"),
}


@pytest.mark.parametrize("what", ["words", "a formula", "samples"])
def test_an_edit_is_done_alone(library: Path, taken: list[bool], what: str) -> None:
    file, old, new = EDITS[what]
    edit(library / file, old, new)
    assert generate(library) == 0
    assert taken == [True]
    assert from_nothing(library) == (0, written(library))


def test_ten_edits_in_a_row(library: Path, taken: list[bool]) -> None:
    """What one leaves is what the next one starts from."""
    for number in range(10):
        edit(
            library / FUNCTIONS,
            f"The bell{'!' * number} curve",
            f"The bell{'!' * (number + 1)} curve",
        )
        assert generate(library) == 0
    assert taken == [True] * 10
    assert from_nothing(library) == (0, written(library))


@pytest.mark.parametrize(
    "damage",
    [
        lambda root: edit(root / "src/edited/kernels/examples.py", "exp(-x²) of", "exp(-x²), of"),
        lambda root: edit(root / ".gradsmith/functions.yaml", "The bell curve", "A bell curve"),
        lambda root: (root / ".gradsmith/derivatives.yaml").unlink(),
        lambda root: (root / ".gradsmith/state.json").write_text("{}"),
        lambda root: edit(root / "src/edited/tags.yaml", "May change.", "Changes."),
        lambda root: edit(root / "docs/operators/shape.md", "Two dimensions", "2 dimensions"),
        lambda root: (root / "src/edited/generated/functions.py").unlink(),
        lambda root: (root / "src/edited/generated/more.py").write_text(""),
    ],
    ids=["kernel", "functions", "derivatives", "state", "tags", "by hand", "missing", "foreign"],
)
def test_nothing_is_taken_on_trust(library: Path, taken: list[bool], damage: object) -> None:
    """What was read and what was written must be as it was: otherwise everything is generated."""
    damage(library)  # type: ignore[operator]
    edit(library / FUNCTIONS, "Moving means of `bump`", "Means of `bump`")
    assert generate(library) == 0
    assert True not in taken
    assert from_nothing(library) == (0, written(library))


def test_mistakes_are_found_as_ever(
    library: Path, taken: list[bool], capsys: pytest.CaptureFixture[str]
) -> None:
    edit(library / DERIVATIVES, "self: grad * slope_of_bump", "self: grad * slope_of_bmp")
    before = written(library)
    capsys.readouterr()
    assert generate(library) == 1
    said = capsys.readouterr().err
    assert "src/edited/derivatives.yaml:4:16: error[GS403]" in said, said
    assert taken == [False]
    assert written(library) == before


_FORMULA = re.compile(r"^  \w+: (?!auto|not_|\[)(.+)$", re.MULTILINE)
_DOC = re.compile(r"^  doc: [A-Z].*$", re.MULTILINE)
_KINDS = re.compile(r"^  (?:dtypes|autogen|category|promotion): .*$\n", re.MULTILINE)
_WINDOW = re.compile(r"int window(?:=\d)?(?=[,)])")


def likely(files: dict[str, bytes], rng: random.Random) -> str:
    """An edit that mostly is none too many: of a formula, of words, of a field that may be left out, of a default."""
    functions, derivatives = FUNCTIONS.as_posix(), DERIVATIVES.as_posix()
    kind = rng.choice(["formula", "formula", "words", "words", "field", "default", "entry"])
    name = derivatives if kind == "formula" else functions
    text = files[name].decode()
    if kind == "default":
        of = rng.choice(["moving_mean(", "moving_mean_backward(", "smooth_bump("])
        new = rng.choice(["int window", "int window=2", "int window=3"])
        for file in (functions, derivatives):
            rows = files[file].decode().split("\n")
            rows = [_WINDOW.sub(new, row) if f": {of}" in row else row for row in rows]
            files[file] = "\n".join(rows).encode()
        return f"{of}{new}"
    if kind == "entry":
        first = text.index("- func: bump(")
        end = text.index("- func: moving_mean(")
        files[name] = (
            text[:end]
            + text[first:end]
            .replace("bump", "other_bump", 2)
            .replace(", bump.out", ", other_bump.out")
            .replace("pointwise: other_bump", "pointwise: bump")
            + text[end:]
        ).encode()
        return "another entry"
    pattern = {"formula": _FORMULA, "words": _DOC, "field": _KINDS}[kind]
    found = rng.choice(list(pattern.finditer(text)))
    added = {
        "formula": f" * {rng.randrange(2, 9)}",
        "words": rng.choice([" Indeed.", " See `mixed`.", " `bump` and all.", " (a) | b"]),
    }
    new = "" if kind == "field" else found[0] + added[kind]
    files[name] = (text[: found.start()] + new + text[found.end() :]).encode()
    return f"{found[0]!r} -> {new!r}"


@pytest.mark.parametrize("edit_of", [meant, likely], ids=["meant", "likely"])
def test_random_edits(
    library: Path, taken: list[bool], edit_of: Callable[[dict[str, bytes], random.Random], str]
) -> None:
    """One after the other; those that are refused, and some others, are taken back."""
    rng = random.Random(2)
    accepted = 0
    for _ in range(COUNT):
        before = {name: (library / name).read_bytes() for name in (FUNCTIONS, DERIVATIVES)}
        files = {name.as_posix(): content for name, content in before.items()}
        said = edit_of(files, rng)
        for name in before:
            (library / name).write_bytes(files[name.as_posix()])
        status = generate(library)
        assert from_nothing(library) == (status, written(library)), said
        accepted += status == 0
        if status or rng.randrange(3) == 0:
            for name, content in before.items():
                (library / name).write_bytes(content)
            assert generate(library) == 0
            assert from_nothing(library) == (0, written(library)), f"{said}, taken back"
    assert accepted > COUNT // 20
    if edit_of is likely:
        assert sum(taken) > COUNT // 3


def test_an_edit_that_is_no_text_is_refused(
    library: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    edit(library / FUNCTIONS, "Moving means of `bump`.", "Means of `bump`.")
    assert generate(library) == 0
    before = written(library)
    file = library / FUNCTIONS
    content = file.read_bytes()
    file.write_bytes(content.replace(b"Means of `bump`.", b"Means\xff of `bump`."))
    assert generate(library) == 1
    assert "error[GS102]: byte 0xff is not UTF-8" in capsys.readouterr().err
    file.write_bytes(content)
    assert written(library) == before


_ADDED = (
    """\
- func: NAME(Tensor self) -> Tensor
  autogen: NAME_, NAME.out
  pointwise: bend_0
  promotion: int_to_float
  dtypes: bool, integral, floating
  category: CATEGORY
  doc: Another curve of each element.

""",
    "- name: NAME(Tensor self) -> Tensor\n  self: grad * (1 - result * result)\n  result: auto_element_wise\n\n",
)
_ROUNDS = max(COUNT // 8, 1)


def test_operators_that_come_and_go(
    tmp_path: Path, taken: list[bool], repository: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At random places among many, under names at random places of the alphabet."""
    monkeypatch.syspath_prepend(str(repository))
    many = importlib.import_module("benchmarks.generating_many")
    root = many.lay_down(tmp_path / "many", 400, of_a_family=100)
    assert generate(root) == 0
    files = [root / "src/many/native_functions.yaml", root / "src/many/derivatives.yaml"]
    rng = random.Random(2)
    for number in range(_ROUNDS):
        texts = [file.read_text(encoding="utf-8") for file in files]
        name = rng.choice(re.findall(r"^- name: (\w+)\(", texts[1], re.MULTILINE))
        entries = [re.split(r"^(?=- )", text, flags=re.MULTILINE) for text in texts]
        places = [
            next(n for n, entry in enumerate(rows) if re.match(rf"- \w+: {name}\(", entry))
            for rows in entries
        ]
        (category,) = re.findall(r"category: (\w+)", entries[0][places[0]])
        for rows, place, added in zip(entries, places, _ADDED, strict=True):
            if number % 2:
                del rows[place]
            else:
                new = f"{name[: number % 5 + 1]}w{number}"
                rows.insert(place, added.replace("NAME", new).replace("CATEGORY", category))
        for file, rows in zip(files, entries, strict=True):
            file.write_text("".join(rows), encoding="utf-8")
        assert generate(root) == 0
        assert from_nothing(root) == (0, written(root)), f"{number}: {name}"
    assert sum(taken) > _ROUNDS // 2


@pytest.fixture(scope="module")
def generated_families(tmp_path_factory: pytest.TempPathFactory, repository: Path) -> Path:
    with pytest.MonkeyPatch.context() as patched:
        patched.syspath_prepend(str(repository))
        many = importlib.import_module("benchmarks.generating_many")
    root: Path = many.lay_down(tmp_path_factory.mktemp("generated") / "many", 800, of_a_family=20)
    assert generate(root) == 0
    return root


@pytest.fixture
def families(generated_families: Path, tmp_path: Path) -> Path:
    """A generated library of 20 categories with names that are nearly the same."""
    return Path(shutil.copytree(generated_families, tmp_path / "many"))


def test_a_category_is_not_alone_for_want_of_others(families: Path, taken: list[bool]) -> None:
    """Beside what comes, in one order or another, stand operators of other categories, a few of each."""
    many = importlib.import_module("benchmarks.generating_many")
    for change in (many.add, many.remove):
        change(families, 800, 0)
        assert generate(families) == 0
        assert taken.pop()
        assert from_nothing(families) == (0, written(families))


def test_a_category_that_is_left_with_one_operator(
    families: Path, taken: list[bool], capsys: pytest.CaptureFixture[str]
) -> None:
    """Is one by mistake, where many operators are of another of nearly that name; so it is where others leave it."""
    functions = families / "src/many/native_functions.yaml"
    entries = re.split(r"^(?=- )", functions.read_text(encoding="utf-8"), flags=re.MULTILINE)
    for number in (40, 300):
        entries[number] = re.sub("category: .*", "category: bends_1x", entries[number])
    functions.write_text("".join(entries), encoding="utf-8")
    assert generate(families) == 0
    entries[40] = re.sub("category: .*", "category: bends_2", entries[40])
    functions.write_text("".join(entries), encoding="utf-8")
    taken.clear()
    assert generate(families) == 1
    assert taken == [False]
    assert "nothing else is of the category 'bends_1x'" in capsys.readouterr().err
